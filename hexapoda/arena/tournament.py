"""A tournament: checked settings, and every game that follows from them."""

import hashlib
import json
import random
from dataclasses import asdict, dataclass, field
from typing import Any

from hexapoda.arena.adjudication import Adjudication, longest_game
from hexapoda.arena.entrants import HTTP, JSON, Entrant, read_entrants
from hexapoda.arena.limits import Limits
from hexapoda.arena.openings import Openings, read_file
from hexapoda.arena.referee import Job
from hexapoda.arena.schedule import MATCH, ROUND_ROBIN, Schedule
from hexapoda.arena.statistics.sprt import Sprt
from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import load

#: The version of the files of a run.
VERSION = 1
#: Random moves of an opening where games would else be too much alike.
OPENING_PLIES = 4
#: What a run may change when it is resumed: the number of games.
CHANGEABLE = ("games",)


@dataclass(frozen=True, slots=True)
class Settings:
    """What a run is: with the same settings and limits without time, it gives the same games."""

    game: str
    entrants: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    #: match, round-robin or gauntlet (the first entrant against all others); None: whichever fits.
    format: str | None = None
    #: Games of each encounter, rounded up to whole groups.
    games: int = 100
    limits: Limits = field(default_factory=Limits)
    #: None: only the longest game where positions can repeat.
    rules: Adjudication | None = None
    seed: int = 1
    #: A file of openings, and how many random moves follow; None: some where a game has no chance.
    openings: str | None = None
    opening_plies: int | None = None
    #: Stop by a sequential test of two entrants.
    sprt: Sprt | None = None


class Tournament:
    """A run, ready to be played. Raises HexapodaError for settings that make no sense.

    >>> tournament = Tournament(Settings("termites", ("random", "random", "nodes=5"), {"players": 3}, games=6))
    >>> len(tournament.schedule), [entrant.name for entrant in tournament.job(1).entrants]
    (6, ['nodes=5', 'random', 'random (2)'])
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        base = load(settings.game)
        self.game = load(settings.game, **{**base.declaration.engine_options, **settings.options})
        declared = self.game.declaration
        self.entrants = read_entrants(declared, settings.entrants)
        start = self.game.start(seed=0)
        #: The seats of each side: one, or those of a team.
        self.sides = [
            tuple(seat for seat, each in enumerate(start.teams) if each == team) for team in dict.fromkeys(start.teams)
        ]
        self.format = settings.format or (ROUND_ROBIN if len(self.entrants) > len(self.sides) else MATCH)
        self.schedule = Schedule(self.format, len(self.entrants), len(self.sides), settings.games)
        self.rules = settings.rules or Adjudication(max_plies=longest_game(declared))
        texts, self.digest = read_file(settings.openings) if settings.openings else ([], "")
        default_plies = OPENING_PLIES if declared.perfect_information and not texts else 0
        self.plies = default_plies if settings.opening_plies is None else settings.opening_plies
        self.openings = Openings(settings.seed, self.plies, texts)
        self._check()

    def _check(self) -> None:
        """Raise an error for settings that don't go together."""
        limits = self.settings.limits
        by_moves = [each for each in self.entrants if each.is_program and each.kind != JSON]
        self.openings.check(self.game, by_moves=bool(by_moves))
        for entrant in by_moves:
            own = limits.of(entrant.limits, entrant.margin)
            if own.nodes is not None:
                raise HexapodaError("arena-no-nodes", name=entrant.name, kind=entrant.kind)
            if own.are_timed and own.depth is not None:
                raise HexapodaError("arena-depth-or-time", name=entrant.name, kind=entrant.kind)
            if not own.are_timed and own.depth is None:
                raise HexapodaError("arena-no-limit", name=entrant.name)
        guests = [entrant for entrant in self.entrants if entrant.kind == HTTP]
        if len(guests) > 1:
            raise HexapodaError("arena-one-http")
        if guests and by_moves:
            raise HexapodaError("arena-http-and-moves", name=by_moves[0].name)
        if self.settings.sprt is not None and (len(self.entrants) != 2 or len(self.sides) != 2):
            raise HexapodaError("arena-sprt-two", count=len(self.entrants), sides=len(self.sides))

    def job(self, number: int) -> Job:
        """The game with a number."""
        fixture = self.schedule[number]
        seats: dict[int, Entrant] = {}
        for seated, index in zip(self.sides, fixture.sides, strict=True):
            seats.update((seat, self.entrants[index]) for seat in seated)
        entrants = tuple(seats[seat] for seat in sorted(seats))
        seeds = tuple(
            random.Random(f"bot {entrant.limits.get('seed', self.settings.seed)} {number} {seat}").getrandbits(40)
            for seat, entrant in enumerate(entrants)
        )
        return Job(
            number,
            fixture.group,
            self.game.name,
            dict(self.game.stated),
            self.openings.of(fixture.group),
            entrants,
            seeds,
            self.settings.limits,
            self.rules,
        )

    def json(self) -> dict[str, Any]:
        """The settings as a run's folder keeps them."""
        settings = self.settings
        return {
            "version": VERSION,
            "game": self.game.name,
            "rules": self.game.declaration.rules_version,
            "options": dict(self.game.options),
            "entrants": [_json_of(each) for each in self.entrants],
            "format": self.format,
            "games": settings.games,
            "seats": sum(map(len, self.sides)),
            "limits": asdict(settings.limits),
            "adjudication": asdict(self.rules),
            "openings": {"file": settings.openings, "digest": self.digest, "plies": self.plies},
            "seed": settings.seed,
            "sprt": None if settings.sprt is None else asdict(settings.sprt),
        }

    def key(self) -> str:
        """A short name for exactly these settings."""
        kept = {name: value for name, value in self.json().items() if name not in CHANGEABLE}
        return hashlib.sha256(json.dumps(kept, sort_keys=True).encode()).hexdigest()[:10]


def _json_of(entrant: Entrant) -> dict[str, Any]:
    own = {"name": entrant.name, "spec": entrant.spec, "kind": entrant.kind}
    return own | {name: value for name, value in entrant.limits.items() if name == "weights"}

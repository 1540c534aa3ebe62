"""The referee: plays one game by the rules, whatever its players do."""

import time
from dataclasses import dataclass, field, replace
from typing import Any

from hexapoda.arena.adjudication import Adjudication, Judge
from hexapoda.arena.entrants import JSON, Entrant
from hexapoda.arena.limits import Clock, Limits
from hexapoda.arena.openings import Opening
from hexapoda.arena.players import ANSWER_SECONDS, make_player
from hexapoda.arena.result import Result
from hexapoda.bots.player import CRASH, ILLEGAL_MOVE, TIME, WRONG_RESULT, Answer, Fault, Player
from hexapoda.kernel.declaration import Said
from hexapoda.play.errors import MoveError
from hexapoda.play.game import Game, Position, load
from hexapoda.play.record import seat_tag

#: What plays on for a seat that is out while others still play: a bot that searches this little.
_STAND_IN = Entrant("stand-in", "nodes=100", limits={"nodes": 100})


@dataclass(frozen=True, slots=True)
class Job:
    """A game to be played, with all that a worker needs to know."""

    number: int
    group: int
    game: str
    options: dict[str, Any]
    opening: Opening
    #: The entrant of each seat.
    entrants: tuple[Entrant, ...]
    #: The seed of each seat's bot.
    seeds: tuple[int, ...]
    limits: Limits = field(default_factory=Limits)
    rules: Adjudication = field(default_factory=Adjudication)


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: its result, its record, and what went wrong, line by line."""

    result: Result
    record: str
    log: tuple[str, ...] = ()


def play(job: Job) -> Played:
    """Play a game to its end. The same job gives the same game, unless limits of time or other programs decide.

    >>> random = Entrant("any", "random", "random")
    >>> job = Job(0, 0, "myrmes", {}, Opening("seed 1", 1), (random, random), (1, 2))
    >>> play(job).result.reason, play(job).record == play(job).record
    ('third-winter', True)
    """
    table = _Table(job)
    try:
        table.play()
        return table.played()
    finally:
        table.close()


class _Table:
    """One game and its players."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.game: Game = load(job.game, **job.options)
        self.position: Position = job.opening.position(self.game)
        self.opening_plies = self.position.ply
        for seat, entrant in enumerate(job.entrants):
            self.position.tags[seat_tag(self.game, seat)] = entrant.name
        self.position.tags["Round"] = str(job.number + 1)
        seats = range(self.position.seats)
        self.limits = [job.limits.of(entrant.limits, entrant.margin) for entrant in job.entrants]
        several = len(self.game.declaration.decisions) > 1
        self.clocks = [Clock(self.limits[seat], several=several) for seat in seats]
        self.players: list[Player | None] = [None for _ in seats]
        self.latency: list[float | None] = [None for _ in seats]
        self.judge = Judge(job.rules, len(seats))
        self.faults: list[tuple[int, Fault]] = []
        self.log: list[str] = []
        self.reason = ""

    # ── the game ──

    def play(self) -> None:
        """Play to the end."""
        for seat, entrant in enumerate(self.job.entrants):
            try:
                player = make_player(entrant, self.game, self.limits[seat], self.job.seeds[seat])
                self.players[seat] = player
                self.latency[seat] = player.latency
                player.start(self.position.copy(), seat)
            except Fault as fault:
                self._lose(seat, fault)
        while self.position.actor is not None:
            self._decide(self.position.actor)
        for seat, player in enumerate(self.players):
            if player is not None and seat not in self.position.departed:
                try:
                    player.finish(self.position.copy())
                except Fault as fault:  # the result stands
                    self._note(seat, f"after the end, {fault}")

    def _decide(self, seat: int) -> None:
        """Ask a seat for its next decision, and judge the game."""
        if self.judge.is_too_long(self.position.ply):
            self._adjudicate("longest-game")
            return
        player = self.players[seat]
        try:
            if player is None or seat in self.position.departed:
                answer = self._stand_in(seat)
            else:
                answer = self._asked(player, seat)
                self.clocks[seat].spend(answer.seconds)
            self._take(seat, answer)
        except Fault as fault:
            if fault.kind == TIME and not self.clocks[seat].overtime:
                self.clocks[seat].overtime = self.limits[seat].margin
            self._lose(seat, fault)

    def _asked(self, player: Player, seat: int) -> Answer:
        """A player's answer. A bot that raises an error has crashed, like any other program."""
        try:
            return player.choose(self.position.copy(), self.clocks[seat].budget())
        except Fault:
            raise
        except Exception as error:
            raise Fault(CRASH, f"{type(error).__name__}: {error}") from error

    def _take(self, seat: int, answer: Answer) -> None:
        """Do what a player wants, if it may."""
        if answer.resigns:
            self._leave(seat, "resign")
            return
        if answer.claims is not None:
            raise Fault(WRONG_RESULT, f"it claims the places {answer.claims} in a game that goes on")
        try:
            turn = self.position.read_turn(answer.moves)
        except MoveError as error:
            raise Fault(ILLEGAL_MOVE, f"“{_shown(answer.moves)}”: {error.message()}") from None
        for action in turn.actions:
            self.position.push_id(action)
        if self.position.actor != seat:
            self.clocks[seat].end_turn()
        if self.position.actor is None or seat in self.position.departed:
            return
        self.judge.hear(seat, answer.score)
        if self.judge.resigns(seat):
            self._leave(seat, "resign")
        elif self.judge.is_drawn(self.position.ply):
            self._adjudicate("adjudication")

    def _stand_in(self, seat: int) -> Answer:
        """The decision of a seat that is out."""
        player = self.players[seat]
        if player is None:
            limits = Limits(nodes=_STAND_IN.limits["nodes"])
            player = self.players[seat] = make_player(_STAND_IN, self.game, limits, self.job.seeds[seat])
        return player.choose(self.position, self.clocks[seat].budget())

    # ── ends ──

    def _adjudicate(self, reason: str) -> None:
        self.position.end("adjudication")
        self.reason = reason

    def _lose(self, seat: int, fault: Fault) -> None:
        """A seat loses by its own fault."""
        self.faults.append((seat, fault))
        self._note(seat, str(fault))
        self._leave(seat, "flag" if fault.kind == TIME else "leave", fault.kind)

    def _leave(self, seat: int, ending: str, reason: str = "") -> None:
        """A seat is out, and with it its allies, who are the same entrant."""
        teams = self.position.teams
        for each in range(self.position.seats):
            if teams[each] == teams[seat] and each not in self.position.departed:
                if self.position.actor is not None:
                    self.position.end(ending, seat=each)
                player, self.players[each] = self.players[each], None
                if player is not None:
                    player.close()
        if self.position.actor is None:
            self.reason = reason or ending

    def _note(self, seat: int, what: str) -> None:
        name = self.job.entrants[seat].name
        self.log.append(f"game {self.job.number}, ply {self.position.ply}: {name} (seat {seat + 1}): {what}")

    # ── what is left of it ──

    def played(self) -> Played:
        """The finished game."""
        position, job = self.position, self.job
        outcome = position.outcome
        assert outcome is not None
        seat, fault = self.faults[0] if self.faults else (None, None)
        more: dict[str, Any] = {"opening_plies": self.opening_plies}
        if any(each is not None for each in self.latency):
            more["latency"] = [None if each is None else round(each, 4) for each in self.latency]
        if outcome.teams:
            more["teams"] = list(outcome.teams)
        if len(self.faults) > 1:
            more["faults"] = [f"{job.entrants[one].name}: {each}" for one, each in self.faults]
        result = Result(
            number=job.number,
            group=job.group,
            opening=job.opening.name,
            entrants=tuple(entrant.name for entrant in job.entrants),
            places=outcome.places,
            scores=outcome.scores if any(outcome.scores) else None,
            reason=self.reason or outcome.reason,
            at_fault=None if seat is None else job.entrants[seat].name,
            fault=None if fault is None else str(fault),
            plies=position.ply,
            seconds=tuple(round(clock.spent, 3) for clock in self.clocks),
            overtime=tuple(max(clock.overtime, 0.0) for clock in self.clocks),
            more=more,
        )
        return Played(result, position.record(), tuple(self.log))

    def close(self) -> None:
        """Let all players go."""
        for player in self.players:
            if player is not None:
                player.close()


def _shown(moves: tuple[Said, ...]) -> str:
    return ", ".join(each if isinstance(each, str) else " ".join(each) for each in moves)[:80]


def check_entrant(
    entrant: Entrant, game: str, options: dict[str, Any], limits: Limits | None = None
) -> tuple[str, float]:
    """Start the program of an entrant once and let it get ready for a game: what it calls itself, and its latency.
    Raises a Fault if it can't, or does not understand its limits."""
    loaded = load(game, **options)
    own = (limits or Limits()).of(entrant.limits, ANSWER_SECONDS)
    player = make_player(entrant, loaded, own, 0)
    try:
        began = time.perf_counter()
        position = loaded.start(seed=0)
        player.start(position, 0)
        waited = time.perf_counter() - began
        latency = waited if player.latency is None else player.latency
        if entrant.kind != JSON:  # its messages have all limits, and it makes of them what it can
            _try_limits(player, position, own)
        return getattr(player, "name", ""), latency
    except Fault:
        raise
    except Exception as error:  # a fault of ours must not pass for a fault of the program
        raise Fault(CRASH, f"{type(error).__name__}: {error}") from error
    finally:
        player.close()


def _try_limits(player: Player, position: Position, limits: Limits) -> None:
    """Let a player search under its limits, for a second at most. Raises a Fault if it can't; being late is none."""
    budget = Clock(limits, several=False).budget()
    if budget.seconds is not None and budget.deadline is not None:
        short = replace(budget, seconds=min(budget.seconds, 1.0), deadline=min(budget.deadline, 1.0))
        player.choose(position, short)

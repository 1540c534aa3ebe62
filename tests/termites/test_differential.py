"""The real game and the plain reference side by side: the same decisions, options, hands and results at every step, in
random games with and without a taste for fighting, with changed data files, and in positions out of nowhere.
"""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import hexapoda
from hexapoda import Game
from hexapoda.kernel import chance
from tests.settings import COUNTS
from tests.termites.boxes import TILE_TERRAINS, changed_data
from tests.termites.components import board_of_radius
from tests.termites.options import kind_number
from tests.termites.positions import COLONIES, DATA, GAME, MAPS, REFERENCE, fond_choice
from tests.termites.real import RealTermites, data_word
from tests.termites.reference import DESTROY, KEEP, STAY, Option, ReferenceTermites

#: The decisions of T13: of games that begin with a map to be built, of all games, of most, and of crowded boards.
BUILDING = {"place-neutral", "place-tile"}
USUAL = {"place-mound", "choose-token", "place-token", "choose-unit", "choose-target"}
FIGHTING = {"choose-from", "choose-retreat", "new-mound", "lost-mound"}
CRAMPED = {"make-room"}

Taste = Callable[[ReferenceTermites, random.Random], Option]


def any_option(reference: ReferenceTermites, rng: random.Random) -> Option:
    return rng.choice(sorted(reference.options()))


def hunting(reference: ReferenceTermites, rng: random.Random) -> Option:
    """Units that can attack, and attacks on flyers and mounds, wherever there are any."""
    options = rng.sample(sorted(reference.options()), len(reference.options()))
    if reference.decision == "choose-unit":
        return next((unit for unit in options[:12] if unit != STAY and reference.attacks(unit[1])), options[0])
    if reference.decision == "choose-target":
        return max(options, key=lambda target: _worth(reference, target[1]))
    return options[0]


def _worth(reference: ReferenceTermites, spot: str) -> int:
    if spot in reference.mounds:
        return 3
    return 0 if spot not in reference.units else 2 if reference.units[spot][1][0] == "F" else 1


class Drawn:
    """What the real game has drawn, for the reference to draw the same: numbers that count a stack by kinds."""

    def __init__(self) -> None:
        self.draws: list[int] = []

    def __call__(self, seat: int, stack: list[str]) -> str:
        return sorted(stack, key=kind_number)[self.draws.pop(0)]


class Pair:
    """The real game and the reference in the same position."""

    def __init__(self, real: RealTermites, reference: ReferenceTermites, drawn: Drawn) -> None:
        self.real, self.reference, self.drawn = real, reference, drawn
        self.asked: Counter[str] = Counter()

    @classmethod
    def begin(cls, game: Game, seed: str, data: dict[str, Any] = DATA) -> "Pair":
        """Both at the start of a game, to which chance brought the same."""
        real, drawn, options = RealTermites(game.start(seed=seed)), Drawn(), game.options
        drawn.draws = list(chance.draws(real.state.rng))
        if options["map"] == "random":
            del drawn.draws[:4]  # the number of the map
        if options["colonies"] == "random":
            left = list(COLONIES)
            colonies = [left.pop(drawn.draws.pop(0)) for _ in range(options["players"])]
        else:
            colonies = options["colonies"].split(",")
        first = drawn.draws.pop(0)
        made: dict[str, Any] = {"tiles": min(options["tiles"], data["map_building"]["tiles_max"])}
        if options["map"] == "build":
            made["map"] = "build"
        elif options["map"].startswith("random"):
            # The reference refuses it if it breaks a rule (T11).
            lists = {kind: [spot for spot, each in real.terrain.items() if each == kind] for kind in TILE_TERRAINS}
            made["custom_map"] = {"neutral_mounds": list(real.mounds), **lists}
        kills = options["flyer_push_into_vegetation_kills"] or data["rules"]["flyer_push_into_vegetation_kills"]
        setup = None if options["setup"] == "standard" else options["setup"]
        reference = ReferenceTermites(
            data,
            options["players"],
            setup,
            colonies=colonies,
            first=first,
            deal=drawn,
            flyer_push_kills=kills,
            **made,
        )
        return cls(real, reference, drawn)

    def agree(self) -> None:
        """Everything that can be asked has the same answer."""
        real, reference = self.real, self.reference
        assert not self.drawn.draws, "the game has drawn more than the rules do"
        assert (real.decision, real.actor) == (reference.decision, reference.actor)
        assert real.options() == reference.options(), real.decision
        assert real.units == reference.units
        assert real.mounds == reference.mounds
        assert real.hands == reference.hands
        assert real.stacks == [sorted(stack) for stack in reference.stacks]
        assert real.reserves == reference.reserves
        assert real.trophy_values() == reference.trophy_values()
        assert real.scores() == reference.scores()
        if reference.decision in (*BUILDING, "place-mound"):
            assert real.terrain == reference.terrain
        if reference.decision is None:
            assert real.reason == reference.reason
            assert real.places() == reference.places()

    def play_on(self, taste: Taste, rng: random.Random, steps: int = 10_000) -> Counter[str]:
        """Play on to the end, or for some steps, comparing at every step; count what was asked."""
        self.agree()
        while self.reference.decision and sum(self.asked.values()) < steps:
            option = taste(self.reference, rng)
            self.asked[self.reference.decision] += 1
            self.asked.update(each[0] for each in (KEEP, DESTROY) if each in self.reference.options())
            self.real.play(option)
            self.drawn.draws = list(chance.draws(self.real.state.rng))
            crowded = self.reference.decision in CRAMPED
            self.reference.play(option)
            self.agree()
            if crowded or self.reference.decision is None:
                carried, anew = self.real.hash_of_pieces()
                assert carried == anew
        return self.asked


@pytest.mark.slow
@pytest.mark.parametrize("players", MAPS)
def test_random_games_agree_with_the_reference_at_every_step(players: int) -> None:
    """Half of the games play anything, half are fond of attacks and mounds."""
    asked: Counter[str] = Counter()
    maps = MAPS[players]
    for number in range(COUNTS["termites_games"] // len(MAPS)):
        rng = random.Random(f"game {players} {number}")
        options: dict[str, Any] = {"players": players, **maps[number % len(maps)]}
        options["flyer_push_into_vegetation_kills"] = rng.random() < 0.5
        if rng.random() < 0.5:
            options["colonies"] = ",".join(rng.sample(COLONIES, players))
        pair = Pair.begin(hexapoda.load("termites", **options), f"game {players} {number}")
        round_number, place = divmod(number, len(maps))
        asked += pair.play_on(fond_choice if (round_number + place) % 2 else any_option, rng)
        assert pair.reference.reason == "tokens-gone"
        assert pair.real.turns == pair.reference.turns == [18] * players
    assert set(asked) >= USUAL | BUILDING | FIGHTING


@pytest.mark.slow
def test_games_with_changed_data_agree_with_the_reference_at_every_step() -> None:
    asked: Counter[str] = Counter()
    for number in range(COUNTS["termites_boxes"]):
        rng = random.Random(f"box {number}")
        radius, players = rng.choice([2, 3, 4, 4, 6, 6]), rng.choice([2, 3, 4])
        data = changed_data(rng, radius)
        made = {"map": "random"} if radius >= 4 and number % 2 else {"map": "build"}
        game = hexapoda.load("termites", players=players, data=data_word(data), **made)
        asked += Pair.begin(game, f"box {number}", data).play_on(fond_choice, rng)
    assert set(asked) >= USUAL | BUILDING | FIGHTING | CRAMPED | {"keep"}


def out_of_nowhere(rng: random.Random) -> dict[str, Any]:
    """A position, crowded or not, that no game need reach, as arguments of `custom`."""
    players = rng.choice([2, 3, 4])
    crowd, tiles = rng.choice([0.2, 0.5, 0.8, 1.0]), rng.choice([0.0, 0.2, 0.5])
    mounds, castes = rng.choice([0.02, 0.1, 0.25]), rng.choice(["WWWSSPPF", "WFFF"])
    position: dict[str, Any] = {"units": {}, "mounds": {}, "terrain": {}}
    for spot in board_of_radius(5).hexes:
        if rng.random() < tiles:
            position["terrain"][spot] = rng.choice(TILE_TERRAINS)
        if rng.random() < mounds:
            owner = rng.choice([*range(players), "neutral"])
            position["mounds"][spot] = (owner, 7 if owner == "neutral" else rng.choice([1, 2, 3, 5, 6, 7, 8, 9]))
        elif rng.random() < crowd:
            position["units"][spot] = (rng.randrange(players), rng.choice(castes) + rng.choice("1233"))
    hands = [[rng.choice("WSPF") + rng.choice("123") for _ in range(rng.randint(0, 3))] for _ in range(players)]
    stacks = [["W1", "F2", "S3"][: rng.randint(0, 3)] if len(hand) == 3 else [] for hand in hands]
    reserves = [sorted(rng.sample(range(5, 10), rng.randint(0, 5))) for _ in range(players)]
    position |= {"hands": hands, "stacks": stacks, "reserves": reserves}
    position |= {"colonies": COLONIES[:players], "actor": rng.randrange(players)}
    return position | {"flyer_push_kills": rng.random() < 0.5}


@pytest.mark.slow
def test_positions_out_of_nowhere_agree_with_the_reference() -> None:
    asked: Counter[str] = Counter()
    for number in range(COUNTS["termites_positions"]):
        rng = random.Random(f"nowhere {number}")
        position, drawn = out_of_nowhere(rng), Drawn()
        pair = Pair(GAME.custom(DATA, deal=None, **position), REFERENCE.custom(DATA, deal=drawn, **position), drawn)
        units = list(pair.reference.units)
        for spot in rng.sample(units, min(10, len(units))):
            assert pair.real.plain_moves(spot) == pair.reference.plain_moves(spot)
            assert pair.real.attacks(spot) == pair.reference.attacks(spot)
        asked += pair.play_on(hunting, rng, 15)
    assert set(asked) >= USUAL - {"place-mound"} | FIGHTING | CRAMPED | {"destroy"}

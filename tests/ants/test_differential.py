"""The real game and the plain reference side by side: the same decisions, options, positions and results at every step,
in random games of all scenarios with and without a taste for fighting, with changed data files, and in positions out of
nowhere.
"""

import random
from collections import Counter
from typing import Any

import pytest

from tests.ants.boxes import changed_data
from tests.ants.playing import SCENARIOS, TASTES, Taste, any_table, fond_option, hunting_option
from tests.ants.positions import DATA
from tests.ants.real import RealAnts, load
from tests.ants.reference import Option, ReferenceAnts
from tests.ants.reference.board import Board
from tests.settings import COUNTS

#: The decisions of A15; on the trails of the box, only a tunnel leads in between two enemies.
USUAL = {"exchange", "action", "sentries", "fury", "march"}
RARE = {"contact"}
CROWDED = {"push"}


class Pair:
    """The real game and the reference in the same position; the reference draws the cards that the game has drawn."""

    reference: ReferenceAnts

    def __init__(self, real: RealAnts) -> None:
        self.real = real
        self._told: list[str] = []
        self.asked: Counter[str] = Counter()

    @classmethod
    def begin(cls, data: dict[str, Any], table: dict[str, Any], seed: str) -> "Pair":
        """Both at the start of a game, to which chance brought the same."""
        real = RealAnts(load(data, **table).start(seed=seed), data)
        pair = cls(real)
        first, *hands = real.position.setup_chance().split("; ")
        dealt = {player: cards for _, player, *cards in (hand.split() for hand in hands)}
        pair._told = [card for player in table["players"] for card in dealt.get(player, [])]
        pair.reference = ReferenceAnts(data, first=first.split()[1], deal=pair._deal, **switched(data, table))
        return pair

    @classmethod
    def nowhere(cls, data: dict[str, Any], position: dict[str, Any]) -> "Pair":
        """Both in a position that no game need reach."""
        pair = cls(RealAnts.custom(data, **position))
        pair.reference = ReferenceAnts.custom(data, deal=pair._deal, **position)
        return pair

    def _deal(self, player: str, pile: list[str]) -> str:
        return self._told.pop(0)

    def agree(self) -> None:
        """The same is asked, with the same options, of players with the same cards; often all else is compared too."""
        real, reference = self.real, self.reference
        assert not self._told, "the game has drawn more than the rules do"
        assert (real.decision, real.actor) == (reference.decision, reference.actor)
        assert real.options() == reference.options(), real.decision
        assert real.hands == reference.hands
        if self.asked.total() % COUNTS["ants_looks"] == 0 or reference.decision is None:
            self.look()

    def look(self) -> None:
        """Everything that can be seen is the same."""
        real, reference = self.real, self.reference
        assert real.standing() == reference.standing()
        for name in ("active", "chips", "board_chips", "markers", "obstacles", "levels"):
            assert getattr(real, name) == getattr(reference, name), name
        for player in reference.players:
            assert real.laid[player] == sorted(reference.laid[player])
            assert real.taken[player] == +reference.taken[player]
        assert real.pile == sorted(reference.pile)
        assert real.discard == sorted(reference.discard)
        if reference.decision:
            assert real.turn_kind == reference.turn_kind
            if reference.turn_kind != "hire":
                tired = [f"{ant.kind}:{ant.cell}" for ant in reference.ants_of(reference.active) if ant.tired]
                assert real.tired() == sorted(tired)
        else:
            assert (real.reason, real.places()) == (reference.reason, reference.places())

    def play_on(self, taste: Taste, rng: random.Random, steps: int = 100_000) -> Counter[str]:
        """Play on to the end, or for some steps, comparing at every step; count what was asked."""
        self.agree()
        while self.reference.decision and self.asked.total() < steps:
            option = taste(self.reference, rng)
            self.asked[self.reference.decision] += 1
            self.real.play(option)
            self._told = self.real.drawn()
            self.reference.play(option)
            self.agree()
        return self.asked


def switched(data: dict[str, Any], table: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a game with the switches of its data file, where its own are as usual."""
    usual = {"bank_limit": 0, "hire_push": "chain", "max_rounds": 60, "centre_entries": 1}
    names = {"centre_entries": "centre_entries_per_turn"}
    stated = {name: data["rules"][names.get(name, name)] for name in usual}
    return {**table, **{name: stated[name] for name in usual if table[name] == usual[name]}}


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_games_agree_with_the_reference_at_every_step(scenario: str) -> None:
    """Half of the games play anything, half are fond of fights."""
    asked: Counter[str] = Counter()
    for number in range(COUNTS["ants_games"] // len(SCENARIOS)):
        seed = f"game {scenario} {number}"
        rng = random.Random(seed)
        pair = Pair.begin(DATA, any_table(rng, scenario), seed)
        asked += pair.play_on(TASTES[number % 2], rng)
    assert set(asked) >= USUAL


@pytest.mark.slow
def test_games_with_changed_data_agree_with_the_reference_at_every_step() -> None:
    asked: Counter[str] = Counter()
    for number in range(COUNTS["ants_boxes"]):
        rng = random.Random(f"box {number}")
        data, table = changed_data(rng), any_table(rng)
        asked += Pair.begin(data, table | {"bank_limit": 0}, f"box {number}").play_on(fond_option, rng)
    assert set(asked) >= USUAL


def out_of_nowhere(rng: random.Random) -> dict[str, Any]:
    """A position, crowded or not, that no game need reach, as arguments of `custom`; nobody is in contact yet."""
    table: dict[str, Any] = {**any_table(rng), "bank_limit": 0}
    players: str = table["players"]
    board = Board(DATA)
    ants: list[str] = []
    owners: dict[str, str] = {}
    for cell in rng.sample(list(board.cells), rng.choice([8, 16, 30])):
        owner = rng.choice(players)
        near = {owners.get(other, owner) for other in board.battle_neighbours(cell)}
        if near != {owner} and near:
            continue
        for _ in range(rng.randint(1, board.capacity(cell))):
            ant = f"{owner}:{rng.choice('WWS')}:{cell}"
            if sum(each[:3] == ant[:3] for each in ants) < (5 if ant[2] == "W" else 3):
                ants.append(ant)
                owners[cell] = owner
    cards = [card["id"] for card in DATA["cards"] for _ in range(card["count"])]
    rng.shuffle(cards)
    hands = {player: [cards.pop() for _ in range(rng.randint(0, 6))] for player in players}
    laid = {player: [card for card in hands[player] if card in ("sentries", "winter_stores")] for player in players}
    hands = {player: [card for card in hand if card not in laid[player]] for player, hand in hands.items()}
    free = [cell for cell in board.cells if cell not in owners]
    markers = {}
    for player in players:
        own = [cell for cell in board.cells if owners.get(cell, player) == player and cell not in markers]
        markers |= dict.fromkeys(rng.sample(own, rng.choice([0, 1, 2, 2, 2])), player)
    obstacles = [cell for cell in free if board.cells[cell] == "trail" and not board.anthills_next_to(cell)]
    obstacles = rng.sample([cell for cell in obstacles if cell not in markers], min(2, cards.count("obstacle")))
    return table | {
        "active": rng.choice(players),
        "ants": ants,
        "hands": hands,
        "laid": laid,
        "chips": {player: rng.choice([0, 0, 1, 3, 6, 12]) for player in players},
        "board_chips": [cell for cell in free if board.is_resource(cell) and rng.random() < 0.7],
        "markers": markers,
        "obstacles": {cell: rng.choice(players) for cell in obstacles},
        "levels": {player: rng.randint(0, 2) for player in players},
    }


@pytest.mark.slow
def test_positions_out_of_nowhere_agree_with_the_reference() -> None:
    asked: Counter[str] = Counter()
    for number in range(COUNTS["ants_positions"]):
        rng = random.Random(f"somewhere {number}")
        asked += Pair.nowhere(DATA, out_of_nowhere(rng)).play_on(hunting_option, rng, 25)
    assert set(asked) >= USUAL | RARE


def crowded(rng: random.Random) -> dict[str, Any]:
    """A position out of nowhere in which the trail before one of the active player's gates is full (A5.8)."""
    position = out_of_nowhere(rng) | {"hire_push": "chain"}
    board, active = Board(DATA), position["active"]
    trail = [rng.choice(board.anthills[active])]
    while len(trail) < rng.choice([2, 3, 4]) and (onward := board.forward(active, trail[-1])):
        trail.append(onward)
    near = {other for cell in trail for other in (cell, *board.battle_neighbours(cell))}
    kept = [ant for ant in position["ants"] if ant[0] != active and ant.split(":")[2] not in near]
    own = [f"{active}:{kind}" for kind in "WWWWSS"]
    rng.shuffle(own)
    full = [f"{own.pop()}:{cell}" for cell in trail for _ in range(board.capacity(cell)) if own]
    markers = {cell: owner for cell, owner in position["markers"].items() if cell not in trail}
    obstacles = {cell: owner for cell, owner in position["obstacles"].items() if cell not in trail}
    treats = [cell for cell in position["board_chips"] if cell not in trail]
    chips = position["chips"] | {active: 9}
    return position | {
        "ants": [*kept, *full],
        "chips": chips,
        "markers": markers,
        "obstacles": obstacles,
        "board_chips": treats,
    }


def pushing_option(game: ReferenceAnts, rng: random.Random) -> Option:
    """A push, wherever there is one."""
    options = sorted(game.options())
    return rng.choice([option for option in options if "push" in option] or options)


@pytest.mark.slow
def test_A5_8_chains_out_of_nowhere_agree_with_the_reference() -> None:
    asked: Counter[str] = Counter()
    for number in range(COUNTS["ants_positions"]):
        rng = random.Random(f"crowded {number}")
        asked += Pair.nowhere(DATA, crowded(rng)).play_on(pushing_option, rng, 12)
    assert set(asked) >= CROWDED

"""What chance decides and what is public, in the real game: T12, T17.2; and the kernel's board, T1.2 to T1.4."""

import json
from collections import Counter
from typing import Any

import numpy as np
import pytest

import hexapoda
from hexapoda import Position
from hexapoda.games.termites.rules import board as kernel_board
from hexapoda.games.termites.state import FAR, HEXES, MAX_RADIUS, NEAR, NO_HEX, STATE
from hexapoda.kernel import chance, jit
from tests.settings import COUNTS
from tests.termites.components import board_of_radius, colony_tokens
from tests.termites.options import hex_numbers
from tests.termites.positions import COLONIES, DATA, MAPS
from tests.termites.real import RealTermites


@pytest.mark.parametrize("radius", range(2, MAX_RADIUS + 1))
def test_T1_2_T1_3_T1_4_the_kernels_board(radius: int) -> None:
    plain, numbers = board_of_radius(radius), hex_numbers(radius)
    state = np.zeros(1, STATE)[0]
    state.radius = radius
    with jit.locked("hexapoda.games.termites"):  # they may be compiled here
        on_board = [number for number in range(HEXES) if kernel_board.on_board(state, number)]
        edge = {spot for spot in plain.hexes if kernel_board.is_edge(state, numbers[spot])}
    assert on_board == list(numbers.values())  # in board order
    assert edge == plain.edge
    for spot in plain.hexes:
        for table, near in ((NEAR, plain.neighbours), (FAR, plain.two_away)):
            found = {number for number in table[numbers[spot]].tolist() if number != NO_HEX}
            assert found & set(on_board) == {numbers[each] for each in near[spot]}


def random_game(players: int, seed: int, **options: Any) -> Position:
    """A random game, to its end."""
    position = hexapoda.load("termites", players=players, **options).start(seed=seed)
    choices = chance.generator(f"choices {seed}")
    while position.actor is not None:
        ids = position.legal_ids()
        position.push_id(int(ids[chance.below(choices[0], len(ids))]))
    return position


@pytest.mark.parametrize("players", MAPS)
def test_T12_chance_brings_colonies_first_player_and_tokens_and_nothing_else(players: int) -> None:
    states = random_game(players, 1, map="build").states
    made = states["rng"]["made"].tolist()
    dealt = next(ply for ply in range(len(states)) if states["hand"][ply].any())
    assert made[0] == players + 1  # colonies and the starting player
    assert not any(made[1:dealt])
    assert made[dealt] == 3 * players  # when the map is built
    # One token a turn as long as the stack lasts; else nothing is drawn.
    later = made[dealt + 1 :]
    assert set(later) == {0, 1}
    assert sum(later) == 15 * players
    for ply, draws in enumerate(later, dealt + 1):
        assert (draws == 1) == (states["stack"][ply].sum() < states["stack"][ply - 1].sum())


def test_T4_4_T4_6_every_token_of_a_stack_is_equally_likely() -> None:
    drawn, games = Counter(), 800
    game = hexapoda.load("termites", colonies="blue,gray")
    for seed in range(games):
        drawn.update(RealTermites(game.start(seed=seed)).hands[1])
    for kind, number in Counter(colony_tokens(DATA, "gray")).items():
        expected = games * 3 * number / 18
        assert abs(drawn[kind] - expected) < 4.5 * expected**0.5, kind


@pytest.mark.parametrize("players", MAPS)
def test_T12_everything_but_the_hands_of_others_is_public(players: int) -> None:
    """Board, reserves, trophies, destroyed tokens, sizes of stacks, and what hand and stack hold together."""
    position = random_game(players, 2)
    while position.ply > 7:
        for _ in range(7):
            position.pop()
        real = RealTermites(position)
        for viewer in (*range(players), None):
            view = json.loads(json.dumps(position.view(viewer)))["board"]
            assert {spot: piece["name"] for spot, piece in view["pieces"].items()} == {
                **{spot: kind for spot, (_, kind) in real.units.items()},
                **{spot: str(value) for spot, (_, value) in real.mounds.items()},
            }
            for seat, shown in enumerate(view["seats"]):
                hand, stack = list(real.hands[seat]), real.stacks[seat]
                if position.decision == "place-token" and seat == position.actor:
                    hand.remove(view["choices"]["token"])  # which all may see
                units = [kind for owner, kind in real.units.values() if owner == seat]
                gone = Counter(colony_tokens(DATA, shown["colony"])) - Counter(real.hands[seat] + stack + units)
                known = sorted(hand) if viewer == seat or not hand else None
                assert (shown["hand"] and sorted(shown["hand"])) == known
                assert (shown["in_hand"], shown["in_stack"]) == (len(hand), len(stack))
                assert Counter(shown["held"]) == Counter(hand + stack)
                assert Counter(shown["lost"]) == gone
                assert (shown["reserve"], shown["trophies"]) == (real.reserves[seat], real.trophy_values()[seat])


def test_T12_what_others_hold_can_be_in_their_hands_or_not() -> None:
    """A view can be imagined in many ways: each keeps the own hand, and all tokens that another holds take turns."""
    position = hexapoda.load("termites").start(seed=3)
    view, real = position.view(0), RealTermites(position)
    hands = [RealTermites(position.game.imagine(view, seed=seed)).hands for seed in range(COUNTS["imagined_hands"])]
    assert {tuple(hand) for hand, _ in hands} == {tuple(real.hands[0])}
    assert {kind for _, hand in hands for kind in hand} == set(real.hands[1] + real.stacks[1])


def test_T17_1_the_standard_board_is_the_smallest_hexagon_that_holds_four_colonies() -> None:
    pieces = 18 * len(COLONIES) + len(COLONIES) + len(COLONIES) - 1
    assert len(board_of_radius(4).hexes) < pieces < len(board_of_radius(5).hexes)
    position = hexapoda.load("termites", players=4).start(seed=1)
    assert len(position.board()["terrain"]) <= len(board_of_radius(5).hexes) == 91
    assert int(position.state.radius) == DATA["board"]["radius"] == 5


def test_T17_6_the_switches_are_options() -> None:
    options = hexapoda.load("termites").options
    assert options["flyer_push_into_vegetation_kills"] is False
    assert options["colonies"] == "random"
    custom = hexapoda.load("termites", map="neutral:C3;water:B3,C4,F6,F7,F8;custom", colonies="red,gold")
    assert custom.start(seed=1).board()["terrain"]["F7"] == "water"


def test_T17_2_a_token_always_has_a_legal_hex() -> None:
    """Of 91 hexes at most 78 are taken before a token is placed, and at most 12 are water, at most 12 vegetation."""
    faces = Counter(face for tile in DATA["tiles"] for face in tile["faces"] for _ in range(tile["count"]))
    players = len(COLONIES)
    taken = 18 * players - 1 + players + players - 1
    assert DATA["board"]["hex_count"] - taken == 13
    assert max(faces["water"], faces["vegetation"]) == 12

"""The plane is unbounded (H1.4) although the kernel keeps it on a torus of 32 by 32: the longest hives, hives that walk
across its seams in every direction, and hives that come around to the same cells.
"""

import random
from collections.abc import Callable
from math import exp

import pytest

import hexapoda
from hexapoda import Position
from hexapoda.kernel import contract
from tests.hive.positions import agree, effect, effects, play, reference_of, stacks, targets
from tests.hive.reference import Hex, Hive, Move, ReferenceHive, add

SIDE = 32
#: The six directions clockwise from the east, and how the hex beside a piece is named (H6.1).
STEPS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
MARKS = ["{}-", "{}\\", "/{}", "-{}", "\\{}", "{}/"]
EACH_WAY = pytest.mark.parametrize(
    "way", range(6), ids=["east", "south-east", "south-west", "west", "north-west", "north-east"]
)
KINDS = ["S1", "Q", "S2", "B1", "B2", "G1", "G2", "G3", "M", "L", "P", "A1", "A2", "A3"]


def key(position: Position) -> int:
    return int(contract.key_at(position.states, position.ply))


def times(step: Hex, number: int) -> Hex:
    return step[0] * number, step[1] * number


def shifted(hive: Hive, by: Hex) -> Hive:
    return {add(place, by): stack for place, stack in hive.items()}


def set_up(hive: Hive, turn: str, **options: str) -> Position:
    pieces = " ".join(f"{name}@{q},{r}" for (q, r), stack in hive.items() for name in stack)
    return hexapoda.load("hive", type="Base+MLP", **options).position(f"{turn} {pieces}")


def comes_back_from_text(position: Position) -> None:
    """The position text says where everything is, and means the same position."""
    again = position.game.position(position.setup())
    assert again.setup() == position.setup()
    assert stacks(again) == stacks(position)
    assert effects(again) == effects(position)
    assert key(again) == key(position)


# ── the longest hives ──


def row_by_play(way: int) -> Position:
    """All 28 pieces in a row: White's go one way and Black's the other, ants last."""
    position = play("", "Base+MLP")
    last = ["", "wS1"]
    for kind in KINDS:
        for seat, colour in enumerate("wb"):
            mark = MARKS[(way + 3) % 6] if seat == 0 else MARKS[way]
            position.push(f"{colour}{kind} {mark.format(last[seat]) if last[seat] else ''}")
            last[seat] = colour + kind
    return position


@EACH_WAY
def test_H1_4_a_row_of_28_pieces_by_play(way: int) -> None:
    position = row_by_play(way)
    row = [times(STEPS[way], number) for number in range(-13, 15)]
    names = [f"w{kind}" for kind in reversed(KINDS)] + [f"b{kind}" for kind in KINDS]
    assert stacks(position) == {place: [name] for place, name in zip(row, names, strict=True)}
    agree(position, reference_of(position))
    comes_back_from_text(position)


@EACH_WAY
def test_H4_5_an_ant_walks_from_end_to_end_of_a_row_of_28(way: int) -> None:
    """White's ants go to the other end one after another; Black, all pinned but for the first move, passes."""
    position = row_by_play(way)
    reference = reference_of(position)
    front = "bA3"
    for number, ant in enumerate(["wA3", "wA2", "wA1"], 15):
        end = times(STEPS[way], number)
        ahead = MARKS[way].format(front)
        assert end in targets(position, ant)
        assert len(targets(position, ant)) == 2 * 27 + 4 - 1  # all around the others, but not the start
        move = position.push(f"{ant} {ahead}")
        reference.play((ant, end))
        assert move.parts == (ant, f"{end[0]},{end[1]}")
        assert move.text in (f"{ant} {ahead}", *(f"{ant} {mark.format(front)}" for mark in MARKS))
        agree(position, reference)
        comes_back_from_text(position)
        position.push("pass")
        reference.play_text("pass")
        front = ant
    assert set(stacks(position)) == {times(STEPS[way], number) for number in range(-10, 18)}


def ring_of_24_with_a_tail() -> Hive:
    """A ring of radius 4 and four pieces that hang on it: the largest hole that seams can part."""
    place, places = times(STEPS[4], 4), []
    for way in range(6):
        for _ in range(4):
            places.append(place)
            place = add(place, STEPS[way])
    places += [(number, 0) for number in range(5, 9)]
    names = [colour + kind for kind in KINDS for colour in "wb"]
    return {spot: [name] for spot, name in zip(places, names, strict=True)}


SHAPES: dict[str, Callable[[], Hive]] = {
    "row east": lambda: stacks(row_by_play(0)),
    "row south-east": lambda: stacks(row_by_play(1)),
    "row south-west": lambda: stacks(row_by_play(2)),
    "ring": ring_of_24_with_a_tail,
}


@pytest.mark.parametrize("shape", SHAPES)
def test_H1_4_legal_moves_do_not_depend_on_where_the_seams_are(shape: str) -> None:
    hive = SHAPES[shape]()
    here = set_up(hive, "White[30]")
    agree(here, reference_of(here))
    moves = effects(here)
    for number in range(SIDE):
        by = (number, 7 * number % SIDE - 16)
        there = set_up(shifted(hive, by), "White[30]")
        assert effects(there) == {(piece, add(target, by)) for piece, target in moves}, by  # type: ignore[misc]
        comes_back_from_text(there)


# ── hives that walk ──


def caravan(way: int, third: str) -> tuple[Position, ReferenceHive]:
    """A row of eight pieces along a direction, in the kernel and in the reference: queens, ants and one more kind."""
    position = hexapoda.load("hive", type="Base+MLP", repetition="off").start()
    last = ["", "wA1"]
    for kind in ["A1", "Q", "A2", third]:
        for seat, colour in enumerate("wb"):
            mark = MARKS[(way + 3) % 6] if seat == 0 else MARKS[way]
            position.push(f"{colour}{kind} {mark.format(last[seat]) if last[seat] else ''}")
            last[seat] = colour + kind
    return position, reference_of(position)


def way_along(way: int, place: Hex) -> int:
    """Twice the distance that a hex lies in a direction: a step aside counts half."""
    q, r = STEPS[way]
    return place[0] * (2 * q + r) + place[1] * (q + 2 * r)


def progress(way: int, places: list[Hex]) -> float:
    """How good it is to lie on these hexes for a hive that wants to get away and yet stay together."""
    along = [way_along(way, place) for place in places]
    across = [way_along((way + 1) % 6, place) - way_along(way, place) / 2 for place in places]
    return 60 * sum(along) / len(places) - variance(along) - variance(across)


def variance(numbers: list[int] | list[float]) -> float:
    mean = sum(numbers) / len(numbers)
    return sum((number - mean) ** 2 for number in numbers) / len(numbers)


@pytest.mark.slow
@EACH_WAY
def test_H1_4_a_hive_walks_40_hexes_across_the_seam(way: int) -> None:
    """All pieces hurry in one direction; at every step all is as on the reference's unbounded plane."""
    dice = random.Random(way)
    position, reference = caravan(way, ["B1", "M", "P", "G1", "L", "S1"][way])
    while min(way_along(way, place) for place in reference.stacks) < 2 * 40:
        moves = agree(position, reference)
        if position.ply % 10 == 0:
            comes_back_from_text(position)
        at = {piece: place for place, stack in reference.stacks.items() for piece in stack}
        walks = {
            move: progress(way, [*(at | {move[0]: move[1]}).values()])
            for move in moves
            if len(move) == 2 and move[0] in at
        }
        best = max(walks.values(), default=0.0)
        weights = [exp(max(value - best, -50.0)) for value in walks.values()]
        move = dice.choices(list(walks), weights)[0] if walks else next(iter(moves))
        position.push_id(moves[move])
        reference.apply(move)
        assert position.actor is not None, "a queen got surrounded on the way"
    agree(position, reference)
    comes_back_from_text(position)


# ── hives that come around ──


def tumble(position: Position, white: int, black: int) -> list[Move]:
    """Two queens roll over each other: White's goes beside Black's, then Black's beside White's; where, is given."""
    return [
        effect(position.push(f"wQ {MARKS[white % 6].format('bQ')}").parts),
        effect(position.push(f"bQ {MARKS[black % 6].format('wQ')}").parts),
    ]


def two_queens(way: int, **options: str) -> Position:
    return play(f"wQ; bQ {MARKS[way].format('wQ')}", **options)


@EACH_WAY
def test_H5_3_a_hive_that_came_around_the_torus_is_not_where_it_was(way: int) -> None:
    """Three times around: the same cells of the torus and the same arrangement, but another place in the plane."""
    position = two_queens(way)
    reference = reference_of(position)
    cells = position.state.cell.tolist()
    keys = {key(position)}
    onward = STEPS[(way + 5) % 6]
    for lap in range(1, 4):
        for _ in range(SIDE):
            for move in tumble(position, way + 4, way):
                reference.play(move)
            agree(position, reference)
        assert position.state.cell.tolist() == cells
        assert set(stacks(position)) == {times(onward, lap * SIDE), add(times(onward, lap * SIDE), STEPS[way])}
        assert position.outcome is None
        assert key(position) not in keys
        keys.add(key(position))
        comes_back_from_text(position)


@EACH_WAY
def test_H5_3_a_hive_that_came_back_across_the_seams_is_where_it_was(way: int) -> None:
    """Twice along the sides of a triangle of twenty hexes a side."""
    position = two_queens(way)
    first = key(position)
    for _ in range(2):
        assert position.outcome is None
        for number, white, black in [
            (19, way + 4, way),
            (20, way + 2, way),
            (20, way + 4, way + 2),
            (1, way + 4, way),
        ]:
            for _ in range(number):
                tumble(position, white, black)
        assert key(position) == first
    assert position.outcome is not None
    assert position.outcome.reason == "repetition"


@pytest.mark.parametrize("by", [(32, 0), (0, 32), (-32, 0), (0, -32), (32, -32), (-32, 32), (64, 0), (32, 64)])
def test_H5_3_a_hive_shifted_by_a_whole_torus_has_another_key(by: Hex) -> None:
    hive = stacks(row_by_play(2))
    here, there = set_up(hive, "White[30]"), set_up(shifted(hive, by), "White[30]")
    assert here.state.cell.tolist() == there.state.cell.tolist()
    assert key(here) != key(there)
    assert here != there
    assert set(stacks(there)) == {add(place, by) for place in hive}
    across = set_up(shifted(hive, (by[0] // 2, by[1] // 2)), "White[30]")  # some pieces on each side of a seam
    assert key(across) not in (key(here), key(there))

"""The kernel and the plain reference side by side: the same legal moves and the same end, at every ply of random games
with various tastes and in random positions that games seldom reach.
"""

import random
from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

import hexapoda
from hexapoda import Position
from hexapoda.games.hive.explain.freedom import why_immobile
from hexapoda.games.hive.explain.scene import Scene
from hexapoda.games.hive.notation.names import piece_named
from hexapoda.games.hive.rules.pieces import slide_distances
from hexapoda.games.hive.setup import GAME_TYPES
from hexapoda.kernel.perft import perft
from tests.hive.positions import agree, reference_of
from tests.hive.reference import Hex, Hive, ReferenceHive, colour, find, kind, neighbours
from tests.settings import COUNTS

PLIES = 120
OPENINGS = ("rulebook", "tournament")

Taste = Callable[[ReferenceHive, str, Hex], float]

# ── what players like: the weight of a piece and its target ──


def nothing_special(reference: ReferenceHive, piece: str, target: Hex) -> float:
    return 1.0


def climbing(reference: ReferenceHive, piece: str, target: Hex) -> float:
    """Beetles and mosquitoes onto others, and soon into play."""
    if target in reference.stacks:
        return 30.0 * len(reference.stacks[target])
    return 4.0 if kind(piece) in "BMP" and find(reference.stacks, piece) is None else 1.0


def throwing(reference: ReferenceHive, piece: str, target: Hex) -> float:
    """Throws of enemy pieces; pillbugs and mosquitoes into play, and others beside them."""
    if colour(piece) != reference.to_move:
        return 60.0
    if kind(piece) in "PM":
        return 20.0 if find(reference.stacks, piece) is None else 3.0
    beside = {kind(reference.stacks[spot][-1]) for spot in neighbours(target) if spot in reference.stacks}
    return 5.0 if "P" in beside else 1.0


def besieging(reference: ReferenceHive, piece: str, target: Hex) -> float:
    """Towards the queens, so that games end."""
    queens = [find(reference.stacks, colour + "Q") for colour in "wb"]
    return 1.0 + sum(25.0 for queen in queens if queen in neighbours(target))


def stretching(reference: ReferenceHive, piece: str, target: Hex) -> float:
    """Away from the others, so that the hive gets long and thin."""
    return 3.0 ** -sum(spot in reference.stacks for spot in neighbours(target))


def repeating(reference: ReferenceHive, piece: str, target: Hex) -> float:
    """Back to earlier positions, with few pieces in play."""
    if find(reference.stacks, piece) is None:
        return 10.0 if kind(piece) == "Q" else 0.001
    after = reference.copy()
    after.apply((piece, target))
    return 1.0 + 50.0 * (after.seen[after._position()] - 1)


def tastes(type: str) -> list[Taste]:
    return [climbing, *([throwing] if "P" in type else []), besieging, stretching, repeating, nothing_special]


def games() -> list[tuple[str, str, Taste, int]]:
    """Types and openings in turn, and tastes so that the games of one round differ in them."""
    chosen = []
    for number in range(COUNTS["reference_games"]):
        turn, i = divmod(number, len(GAME_TYPES))
        liked = tastes(GAME_TYPES[i])
        chosen.append((GAME_TYPES[i], OPENINGS[(i + turn) % 2], liked[(i + turn) % len(liked)], number))
    return chosen


def play_on(position: Position, reference: ReferenceHive, taste: Taste, seed: int, plies: int) -> Counter[str]:
    """Play both on to the end, or for some plies, and compare them at every ply; count what happened."""
    dice = random.Random(seed)
    happened: Counter[str] = Counter()
    moves = agree(position, reference)
    while moves and happened["plies"] < plies:
        weights = [taste(reference, *move) if len(move) == 2 else 1.0 for move in moves]
        move = dice.choices(list(moves), weights)[0]
        happened["plies"] += 1
        happened["throws"] += len(move) == 2 and colour(move[0]) != reference.to_move
        happened["climbs"] += move[-1] in reference.stacks
        position.push_id(moves[move])
        reference.apply(move)
        moves = agree(position, reference)
    happened["ends"] += not moves
    return happened


@pytest.mark.parametrize(("type", "opening", "taste", "seed"), games())
def test_random_games_agree_with_the_reference_at_every_ply(type: str, opening: str, taste: Taste, seed: int) -> None:
    position = hexapoda.load("hive", type=type, opening=opening).start()
    happened = play_on(position, ReferenceHive(type, opening), taste, seed, PLIES)
    # The tastes bring about what they are there for.
    if taste is climbing:
        assert happened["climbs"] > 5
    if taste is throwing:
        assert happened["throws"] > 0
    if taste in (besieging, repeating):
        assert happened["ends"] == 1


# ── positions that games seldom reach ──


def in_play(type: str, dice: random.Random, fewest: int, most: int) -> list[str]:
    """Pieces of both colours, queens included, of each kind the first ones."""
    pieces = []
    for side in "wb":
        kinds = [letter for letter, number in ReferenceHive(type).owned.items() for _ in range(number)][1:]
        dice.shuffle(kinds)
        numbers: Counter[str] = Counter()
        for letter in ["Q", *kinds[: dice.randint(fewest, most) - 1]]:
            numbers[letter] += 1
            pieces.append(side + letter + (str(numbers[letter]) if letter in "BGSA" else ""))
    dice.shuffle(pieces)
    return pieces


def random_hive(type: str, dice: random.Random) -> Hive:
    """A random hive: a lump, a net with holes or a tangle of threads, with some beetles and mosquitoes on top."""
    pieces = in_play(type, dice, 3, 14)
    climbing = dice.choice([0.0, 0.3, 0.9])
    spread = dice.choice([0.4, 1.0, 3.0, 30.0])
    hive: Hive = {(0, 0): [pieces.pop()]}
    climbers = [piece for piece in pieces if kind(piece) in "BM" and dice.random() < climbing]
    for piece in pieces:
        if piece not in climbers:
            edge = sorted({spot for place in hive for spot in neighbours(place)} - set(hive))
            touched = [sum(spot in hive for spot in neighbours(place)) for place in edge]
            weights = [spread**-number * (8.0 if number == 2 else 1.0) for number in touched]
            hive[dice.choices(edge, weights)[0]] = [piece]
    for piece in climbers:
        places = sorted(hive)
        hive[dice.choices(places, [len(hive[place]) ** 2 for place in places])[0]].append(piece)
    return hive


def random_thread(type: str, dice: random.Random) -> Hive:
    """All pieces of the game in one long thin thread: every step goes in one of two neighbouring directions."""
    ring = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    way = dice.randrange(6)
    bend = dice.choice([0.0, 0.1, 0.5])
    hive: Hive = {}
    spot = (0, 0)
    for piece in in_play(type, dice, 14, 14):
        hive[spot] = [piece]
        step = ring[(way + (dice.random() < bend)) % 6]
        spot = spot[0] + step[0], spot[1] + step[1]
    return hive


def set_up(hive: Hive, type: str, dice: random.Random) -> Position:
    """The position of a hive somewhere in the plane, with any player to move and sometimes a piece at rest."""
    east, south = dice.randint(-40, 40), dice.randint(-40, 40)
    pieces = [f"{name}@{q + east},{r + south}" for (q, r), stack in hive.items() for name in stack]
    text = " ".join([dice.choice(["White[30]", "Black[30]"]), *pieces])
    rest = f" rest={dice.choice(sorted(hive.values()))[-1]}" if dice.random() < 0.5 else ""
    return hexapoda.load("hive", type=type).position(text + rest)


@pytest.mark.parametrize("type", GAME_TYPES)
def test_random_hives_agree_with_the_reference(type: str) -> None:
    dice = random.Random(type)
    out = np.zeros((1, hexapoda.load("hive").declaration.max_legal), np.int64)
    for _ in range(COUNTS["random_hives"] // len(GAME_TYPES)):
        position = set_up(random_hive(type, dice), type, dice)
        moves = agree(position, reference_of(position))
        assert perft(position.states, out, 1, 0) == len(moves)  # counted without being written


def test_long_thin_hives_agree_with_the_reference() -> None:
    dice = random.Random(28)
    for number in range(COUNTS["thin_hives"]):
        position = set_up(random_thread("Base+MLP", dice), "Base+MLP", dice)
        play_on(position, reference_of(position), [stretching, climbing, throwing][number % 3], number, 8)


def test_H4_5_an_ant_reaches_what_plain_sliding_steps_reach() -> None:
    dice, compared = random.Random("ants"), 0
    for _ in range(6):
        position = hexapoda.load("hive", opening="rulebook").start()
        while position.actor is not None and position.ply < 60:
            ids = position.legal_ids().tolist()
            scene = Scene(position.state)
            for name in ("A1", "A2", "A3") if scene.queen_in_play else ():
                ant = piece_named("wb"[scene.player] + name)
                assert ant is not None
                if not scene.in_hand(ant):
                    plain = {} if why_immobile(scene, ant) else slide_distances(scene.without(ant), scene.cell(ant))
                    assert {a & 1023 for a in ids if a >> 10 == ant} == plain.keys() - {scene.cell(ant)}
                    compared += bool(plain)
            position.push_id(dice.choice(ids))
    assert compared > 100

"""Position texts that were changed at random, and positions that are played on from there."""

import random
import re
from collections.abc import Sequence

from hexapoda import Position, PositionError


def bare_text(position: Position) -> str:
    """The text of a position without the options of its game."""
    return position.setup().partition(" | ")[2] or position.setup()


def mutated(rng: random.Random, line: str, asked: Sequence[str]) -> str:
    """A line with some words, items or numbers dropped, repeated, swapped or changed, or with another decision."""
    words = [word.partition("=")[::2] for word in line.split()]
    lists = [(name, items.split(",") if items else []) for name, items in words]
    for _ in range(rng.choice((1, 1, 2, 3))):
        _mutate(rng, lists, asked)
    return " ".join(f"{name}={','.join(items)}" for name, items in lists)


def _mutate(rng: random.Random, lists: list[tuple[str, list[str]]], asked: Sequence[str]) -> None:
    name, items = rng.choice(lists)
    if name == "asked":
        items[:] = [rng.choice(asked)]
        return
    if not items or rng.random() < 0.1:
        lists.remove((name, items))
        return
    at = rng.randrange(len(items))
    #: Things that could stand in the same place; anything would be refused at once.
    alike = [each for _, others in lists for each in others if _shape(each) == _shape(items[at])]
    change = rng.randrange(6)
    if change == 0:
        items.pop(at)
    elif change == 1:
        items.append(rng.choice(alike))
    elif change == 2:
        items[at] = rng.choice(alike)
    elif change == 3:
        others = rng.choice([each for _, each in lists if items[at] in each or set(alike) & set(each)])
        others.append(items.pop(at))
    elif change == 4 and "@" in items[at]:
        items[at] = items[at].partition("@")[0] + "@" + rng.choice(alike).partition("@")[2]
    else:
        items[at] = re.sub(
            r"\d+", lambda found: str(max(0, int(found[0]) + rng.choice((-1, 1, 2)))), items[at], count=1
        )


def _shape(item: str) -> str:
    """What kind of thing an item is: "W2@F6" is like "S1@A3", not like "W2" or "7"."""
    return re.sub(r"\d+", "0", re.sub(r"[A-Za-z_]+", "a", item))


def read_or_none(position: Position, line: str) -> Position | None:
    """The position of the same game that a line describes, None if the line is refused."""
    try:
        return position.game.position(line)
    except PositionError:
        return None


def assert_sound(position: Position) -> None:
    """A position shows itself to all seats, and comes back from its text, its views and its record."""
    again = position.game.position(position.setup())
    found, expected = again.state.copy(), position.state.copy()
    found.rng = expected.rng
    differing = [name for name in expected.dtype.names if found[name].tobytes() != expected[name].tobytes()]
    assert not differing, (differing, position.setup())
    assert (position.actor is None) == (not len(position.legal_ids()))
    for seat in (*range(position.seats), None):
        view = position.view(seat)
        assert position.game.imagine(view, seed=1).board(seat) == position.board(seat)


def assert_plays_on(position: Position, rng: random.Random, plies: int) -> None:
    """A position and what random moves make of it are sound, and the record of these moves replays."""
    assert_sound(position)
    last = position.ply + plies
    while position.actor is not None and position.ply < last:
        position.push_id(int(rng.choice(position.legal_ids())))
        if rng.random() < 0.1:
            assert_sound(position)
    assert_sound(position)
    assert position.game.read(position.record()) == position

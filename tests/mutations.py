"""Position texts that were changed at random, and positions that are played on from there.

The rules can play whatever a reader accepts. `mutated` knows lists (`blue=W2@F6,S1@A3`), `scrambled` any text."""

import random
import re
from collections.abc import Sequence

from hexapoda import HexapodaError, Position, PositionError


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


def mutant_plays_on(rng: random.Random, position: Position, asked: Sequence[str]) -> bool:
    """Mutate the text of a position: False if it is refused, else True after the rules have played on from it."""
    again = read_or_none(position, mutated(rng, bare_text(position), asked))
    if again is not None:
        assert_plays_on(again, rng, 30)
    return again is not None


# ── texts of any form ──

#: What is changed within a word: names and numbers.
_ATOM = re.compile(r"-?[0-9]+|[A-Za-z_]+[0-9]*")


def scrambled(text: str, dice: random.Random) -> str:
    """A position text in which a word, a name or a number or two were swapped, dropped, repeated or changed."""
    for _ in range(dice.randint(1, 2)):
        atoms = list(_ATOM.finditer(text))
        if dice.random() < 0.2 or len(atoms) < 2:
            text = " ".join(_changed(text.split(" "), dice))
            continue
        one = dice.choice(atoms)
        alike = [atom for atom in atoms if _is_number(atom) == _is_number(one)]
        new = (
            str(int(one[0]) + dice.choice((-1, 1)))
            if _is_number(one) and dice.random() < 0.5
            else dice.choice(alike)[0]
        )
        text = text[: one.start()] + new + text[one.end() :]
    return text


def _is_number(atom: re.Match[str]) -> bool:
    return atom[0].lstrip("-").isdigit()


def _changed(words: list[str], dice: random.Random) -> list[str]:
    at, to = dice.randrange(len(words)), dice.randrange(len(words))
    match dice.randrange(3):
        case 0:
            words[at], words[to] = words[to], words[at]
        case 1:
            del words[at]
        case _:
            words.insert(to, words[at])
    return words


def accepted(position: Position, dice: random.Random) -> Position | None:
    """The position of a scrambled text, None if it is refused."""
    head, bar, body = position.setup().partition(" | ")
    try:
        return position.game.position(f"{head}{bar}{scrambled(body, dice)}")
    except HexapodaError:
        return None


def play_on(position: Position, dice: random.Random, plies: int = 30) -> None:
    """Play random legal moves, and look at the position from all seats and as text before and after."""
    _look(position)
    for _ in range(plies):
        if position.actor is None:
            break
        position.push_id(int(dice.choice(position.legal_ids())))
    _look(position)


def _look(position: Position) -> None:
    for seat in (*range(position.seats), None):
        position.view(seat)
    text = position.setup()
    again = position.game.position(text)
    assert again.setup() == text
    assert again.actor == position.actor
    if position.actor is not None:
        assert len(position.legal_ids())
        assert again.legal_ids().tolist() == position.legal_ids().tolist()

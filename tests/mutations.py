"""Mutated position texts, and positions that are played on: the rules can play whatever a reader accepts."""

import random
import re

from hexapoda import HexapodaError, Position

#: What is swapped, dropped and repeated within a word: names and numbers.
_ATOM = re.compile(r"-?[0-9]+|[A-Za-z_]+[0-9]*")


def mutated(text: str, dice: random.Random) -> str:
    """A position text in which one to three words, names or numbers were swapped, dropped or repeated."""
    for _ in range(dice.randint(1, 3)):
        words = text.split(" ")
        if dice.random() < 0.3:
            text = " ".join(_changed(words, dice))
            continue
        atoms = list(_ATOM.finditer(text))
        if len(atoms) < 2:
            continue
        one, other = sorted(dice.sample(atoms, 2), key=lambda atom: atom.start())
        if one[0].lstrip("-").isdigit() and dice.random() < 0.4:
            near = int(one[0]) + dice.choice((-1, 1))
            text = text[: one.start()] + str(near) + text[one.end() :]
        else:
            kept = dice.choice((other[0], other[0], ""))
            text = text[: one.start()] + kept + text[one.end() : other.start()] + one[0] + text[other.end() :]
    return text


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
    """The position of a mutated text, None if it is refused."""
    head, bar, body = position.setup().partition(" | ")
    try:
        return position.game.position(f"{head}{bar}{mutated(body, dice)}")
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

"""Mutated position texts, and positions that are played on: the rules can play whatever a reader accepts."""

import random
import re

from hexapoda import HexapodaError, Position

#: What is changed within a word: names and numbers.
_ATOM = re.compile(r"-?[0-9]+|[A-Za-z_]+[0-9]*")


def mutated(text: str, dice: random.Random) -> str:
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

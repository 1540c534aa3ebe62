"""Why a position is judged as it is: the terms of a game's evaluation, in the words of players."""

from dataclasses import dataclass

import numpy as np

from hexapoda import i18n
from hexapoda.kernel import contract
from hexapoda.kernel.weights import by_name, changed
from hexapoda.play.game import Position

#: The term of all that has no other: points that are scored already, or the result of a game that is over.
REST = "rest"


@dataclass(frozen=True, slots=True)
class Term:
    """A part of a judgement."""

    game: str
    name: str
    #: What it adds to the expected result of each seat, from -2 to 2.
    values: tuple[float, ...]

    def text(self, language: str = "en") -> str:
        """What people call it.

        >>> Term("hive", "mobility", (0.1, -0.1)).text()
        'mobility'
        """
        return i18n.text(f"{self.game}-term-{self.name}", {}, language)


def terms(position: Position) -> tuple[Term, ...]:
    """The terms of the evaluation of a position, the weightiest first: what would change without each of them. What a
    network says depends on all of them, so it is a term of its own, and the others are told without it.

    Hidden things count too. For what a seat may know, pass a position that is imagined from its view.

    >>> import hexapoda
    >>> position = hexapoda.load("hive").start()
    >>> for move in ("wS1", "bS1 wS1-", "wA1 -wS1"): _ = position.push(move)
    >>> [each.name for each in terms(position) if each.values[0] > 0]
    ['mobility']
    """
    game = position.game.declaration
    own = contract.weights_of(game.state)
    numbers = by_name(own)
    learned = game.training.weight if game.training else ""
    plain = changed(own, {learned: 0.0}) if learned else own
    whole, without_network = _estimate(position, own), _estimate(position, plain)
    found, nothing = [], dict[str, float]()
    for name, parts in game.terms.items():
        if learned in parts:
            found.append(_term(position, name, whole - without_network))
            continue
        none = {each: 0.0 for each in numbers if each.partition(".")[0] in parts}
        nothing |= none
        found.append(_term(position, name, without_network - _estimate(position, changed(plain, none))))
    found.append(_term(position, REST, _estimate(position, changed(plain, nothing))))
    return tuple(sorted(found, key=lambda each: -max(map(abs, each.values))))


def _term(position: Position, name: str, values: np.ndarray) -> Term:
    return Term(position.game.name, name, tuple(float(each) for each in values))


def _estimate(position: Position, weights: np.ndarray) -> np.ndarray:
    values = np.zeros(position.game.declaration.seats)
    contract.evaluate_at(position.states, position.ply, weights, values)
    return values[: position.seats]

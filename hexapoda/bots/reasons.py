"""Why a bot plays what it plays, as one sentence: what its turn brings about, and what other turns would not.

The terms of the evaluation are compared after the turn and after others that could have been played instead: a term
that is the same whatever one plays is no reason. A game may say in its own words what a turn has brought about
(`Declaration.reasons`). All is told from what a seat knows: terms are averages over what may be hidden, and what a game
says must hold whatever is hidden.
"""

import random
from collections.abc import Sequence

import numpy as np

from hexapoda.bots.terms import REST, terms
from hexapoda.kernel.declaration import Phrase, Reason
from hexapoda.play.errors import MoveError
from hexapoda.play.game import Position
from hexapoda.play.move import Move

#: How often hidden things are drawn anew, and how many other turns are tried for each draw.
_DEALS, _OTHERS = 3, 6
#: A term that gains less than this is no reason.
_LEAST = 0.004


def own_turn(position: Position, line: Sequence[Move]) -> tuple[Move, ...]:
    """The moves at the beginning of a line that belong to the same turn.

    >>> import hexapoda
    >>> position = hexapoda.load("hive").start()
    >>> first = position.legal_moves[1]
    >>> own_turn(position, (first, first)) == (first,)
    True
    """
    ahead, seat = position.copy(), position.actor
    for count, move in enumerate(line):
        if ahead.actor != seat:
            return tuple(line[:count])
        try:
            ahead.push(move)
        except MoveError:  # the search imagined other chance or other secrets
            return tuple(line[:count])
    return tuple(line)


def reason(position: Position, turn: Sequence[Move], *, forced: bool = False) -> Phrase:
    """Why these moves of the deciding seat are good, in one sentence. `forced`: a search has proven that they win.

    >>> import hexapoda
    >>> position = hexapoda.load("hive").start()
    >>> for move in ("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wA1 -wQ", "bA1 bQ-"): _ = position.push(move)
    >>> reason(position, [position.parse("wA1 bQ/")]).words()
    'It leaves the black queen only 3 free hexes and makes room around the white queen.'
    """
    seat = position.actor
    assert seat is not None
    if len(position.legal_ids()) == 1 and len(turn) == 1:
        return Phrase("hint-only")
    hidden = not position.game.declaration.perfect_information
    deals = [_Deal(position.concealed(seat, seed=seed), seat, turn) for seed in range(_DEALS if hidden else 1)]
    if all(deal.wins for deal in deals):
        return Phrase("hint-wins")
    if forced:
        return Phrase("hint-forced")
    return _sentence(position, deals)


def _sentence(position: Position, deals: "Sequence[_Deal]") -> Phrase:
    declared = position.game.declaration
    gains, changes = _mean([deal.gains for deal in deals]), _mean([deal.changes for deal in deals])
    order = {name: number for number, name in enumerate(sorted(gains, key=lambda name: -gains[name]))}
    order = {name: number for name, number in order.items() if gains[name] >= _LEAST}
    facts = [fact for fact in deals[0].facts if fact.term in order and all(fact in each.facts for each in deals)]
    if facts:
        first, *more = sorted(facts, key=lambda fact: order[fact.term])
        more.sort(key=lambda fact: fact.term == first.term)  # what is about something else says more
        if more:
            return Phrase("hint-reasons", {"reason": first.phrase, "other": more[0].phrase})
        return Phrase("hint-reason", {"reason": first.phrase})
    learned = declared.training.weight if declared.training else ""
    from_games = [name for name, parts in declared.terms.items() if learned in parts]
    for name in order:
        if name not in from_games:
            code = "hint-gains" if changes[name] >= _LEAST else "hint-keeps"
            return Phrase(code, {"term": Phrase(f"{declared.name}-term-{name}")})
    return Phrase("hint-experience" if order else "hint-later")


class _Deal:
    """What a turn brings about if hidden things are as they are in a position."""

    def __init__(self, position: Position, seat: int, turn: Sequence[Move]) -> None:
        declared, before = position.game.declaration, position.state
        after = position.copy()
        for move in turn:
            if after.actor != seat:
                break
            after.push(move.text)
        outcome = after.outcome
        self.wins = outcome is not None and outcome.places[seat] == 1 and outcome.returns[seat] > 0
        self.facts: Sequence[Reason] = ()
        if declared.reasons is not None:
            self.facts = declared.reasons(before, after.state, seat)
        chooser, found = random.Random(0), _terms_of(after, seat)
        others = [_terms_of(_another(position, seat, len(turn), chooser), seat) for _ in range(_OTHERS)]
        #: What each term gains for the seat by the turn, and compared with other turns.
        self.changes = _less(found, _terms_of(position, seat))
        self.gains = _less(found, _mean(others))


def _another(position: Position, seat: int, length: int, chooser: random.Random) -> Position:
    """A position after other moves, as many as the turn has, as far as the seat may choose."""
    other = position.copy()
    for _ in range(length):
        if other.actor != seat:
            break
        other.push_id(int(chooser.choice(np.asarray(other.legal_ids()))))
    return other


def _terms_of(position: Position, seat: int) -> dict[str, float]:
    if position.actor is None and position.outcome is not None:
        return {REST: position.outcome.returns[seat]}
    return {term.name: term.values[seat] for term in terms(position)}


def _less(values: dict[str, float], others: dict[str, float]) -> dict[str, float]:
    """The differences by name; a term that is missing is 0."""
    return {name: values.get(name, 0.0) - others.get(name, 0.0) for name in {**values, **others}}


def _mean(rows: Sequence[dict[str, float]]) -> dict[str, float]:
    names = {name: 0 for row in rows for name in row}
    return {name: sum(row.get(name, 0.0) for row in rows) / len(rows) for name in names}

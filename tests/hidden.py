"""Positions that a seat can't tell apart: what they have in common, in all games with secrets."""

import random
from collections.abc import Iterable

import numpy as np

from hexapoda import Position
from hexapoda.kernel import chance, contract

#: As a seat: somebody who only watches.
SPECTATOR = None


def bare(position: Position) -> Position:
    """The same position without its history."""
    return Position(position.game, position.states[-1:].copy())


def number_of(seat: int | None) -> int:
    """A seat as kernels know it."""
    return -1 if seat is SPECTATOR else seat


def assert_looks_the_same(position: Position, other: Position, seat: int | None) -> None:
    """A seat gets the same view, record, key and features of both."""
    assert other.view(seat) == position.view(seat)
    keys = {int(contract.view_key_at(each.states, 0, number_of(seat))) for each in (position, other)}
    assert len(keys) == 1
    assert other.record(seat=seat) == position.record(seat=seat)
    if seat is not SPECTATOR:
        size = contract.module_of(position.game.declaration.state).OBSERVATION
        seen = np.full((2, *size), np.nan, np.float32)
        for out, each in zip(seen, (position, other), strict=True):
            contract.observe_at(each.states, 0, seat, out)
        assert (seen[0] == seen[1]).all()


def concealed(position: Position, other: Position, seat: int) -> Position:
    """What both become when all that a seat can't know is drawn anew: one and the same position, which looks alike."""
    found = []
    for each in (position, other):
        states = each.states
        contract.conceal_at(states, 0, seat, chance.generator("conceal"), 0)
        found.append(Position(position.game, states))
    assert found[0].states[0].tobytes() == found[1].states[0].tobytes()
    assert found[0].view(seat) == position.view(seat)
    return found[0]


def assert_answers_the_same(position: Position, other: Position, seat: int | None, texts: Iterable[str]) -> None:
    """Who is asked what is the same, and so are all choices and explanations of the seat that is asked."""
    assert other.actor == position.actor
    assert other.decision == position.decision
    if seat == position.actor and seat is not SPECTATOR:
        assert list(other.legal_moves) == list(position.legal_moves)
        for text in texts:
            assert other.explain(text, seat=seat) == position.explain(text, seat=seat)
    else:
        asked = {repr(each.explain(text, seat=number_of(seat))) for each in (position, other) for text in texts}
        assert len(asked) == 1  # that it is not asked


def assert_goes_on_the_same(
    position: Position, other: Position, seat: int | None, rng: random.Random
) -> list[str | None]:
    """After some decision that both have, the same seat is asked the same; returns what was asked."""
    common = sorted(set(position.legal_ids().tolist()) & set(other.legal_ids().tolist()))
    if seat == position.actor:
        assert len(common) == len(position.legal_ids())
    asked = []
    for action in rng.sample(common, min(4, len(common))):
        after = [each.copy() for each in (position, other)]
        for each in after:
            each.push_id(action)
        assert after[0].actor == after[1].actor
        assert after[0].decision == after[1].decision
        assert after[0].outcome == after[1].outcome
        asked.append(after[0].decision)
    return asked

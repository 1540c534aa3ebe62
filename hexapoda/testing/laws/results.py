"""Laws about scores, places, returns and values."""

import json

import numpy as np

from hexapoda.kernel import contract
from hexapoda.testing.case import Moment
from hexapoda.testing.law import law, same
from hexapoda.testing.laws.hidden import features


@law()
def outcomes_are_consistent(moment: Moment) -> None:
    """Places begin at 1, ties are equal; returns add up to 0, better places get more, allies get the same."""
    position, states = moment.position, moment.state()
    n = position.seats
    outcome = position.outcome
    if outcome is None:
        return
    same(len(outcome.places), n, "places")
    same(len(outcome.scores), n, "scores")
    for place in outcome.places:
        better = sum(other < place for other in outcome.places)
        same(place, 1 + better, f"a place among {outcome.places}")
    assert outcome.winners, "nobody won"
    assert abs(sum(outcome.returns)) < 1e-9, f"the returns {outcome.returns} do not add up to 0"
    assert all(-1 <= result <= 1 for result in outcome.returns), f"returns {outcome.returns}"
    teams = position.teams
    for one in range(n):
        for other in range(n):
            if outcome.places[one] == outcome.places[other] or teams[one] == teams[other]:
                same(outcome.returns[one], outcome.returns[other], f"returns of seats {one} and {other}")
            elif outcome.places[one] < outcome.places[other]:
                assert outcome.returns[one] > outcome.returns[other], f"{outcome.places} give {outcome.returns}"
    same(json.loads(json.dumps(outcome.json()))["places"], list(outcome.places), "the places in JSON")
    if int(contract.ended_at(states, 0)) and not position.endings:
        places, returns = np.full(n, np.nan), np.full(n, np.nan)
        contract.places_at(states, 0, places)
        contract.returns_at(states, 0, returns)
        same(places.tolist(), list(outcome.places), "the places of the kernel, beside the outcome's")
        assert np.allclose(returns, outcome.returns), f"the kernel returns {returns}, the outcome {outcome.returns}"
        assert outcome.reason in moment.declared.endings[1:], f"the reason {outcome.reason!r} is not declared"


@law()
def leaving_ranks_last(moment: Moment) -> None:
    """A seat that resigns ranks last; the game is over when only one seat or team is left."""
    if moment.position.actor is None or moment.position.seats < 2:
        return
    position = moment.position.copy()
    teams = position.teams
    order = moment.choices.sample(range(position.seats), position.seats)
    for gone, seat in enumerate(order, 1):
        position.end("resign", seat=seat)
        left = {teams[other] for other in order[gone:]}
        same(position.actor is None, len(left) <= 1, f"over after {gone} of {position.seats} seats resigned")
        if position.outcome is not None:
            same(position.outcome.places[order[0]], position.seats, "the place of the first to resign")
            break


@law()
def values_are_within_bounds(moment: Moment) -> None:
    """Scores are numbers, `evaluate` is from -1 to 1, `observe` fills exactly its shape; none changes the state."""
    states, n = moment.state(), moment.position.seats
    before = states.tobytes()
    scores, values = np.full(n + 4, np.nan), np.full(n + 4, np.nan)
    contract.scores_at(states, 0, scores)
    contract.evaluate_at(states, 0, contract.weights_of(states.dtype), values)
    for what, out in (("scores", scores), ("evaluate", values)):
        assert np.isfinite(out[:n]).all(), f"`{what}` gives {out[:n]}"
        assert np.isnan(out[n:]).all(), f"`{what}` wrote beyond the seats"
    assert (np.abs(values[:n]) <= 1).all(), f"`evaluate` gives {values[:n]}"
    for seat in range(n):
        features(moment, states, seat)
    same(states.tobytes(), before, "asking for values changed the state")

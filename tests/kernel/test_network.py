"""Networks as parts of an evaluation: their layout, their answers, the inputs of each game."""

import numpy as np
import pytest

import hexapoda
from hexapoda.bots import RandomBot
from hexapoda.games.names import NAMES
from hexapoda.kernel import contract
from hexapoda.kernel.network import HIDDEN, answer, filled, flat, network
from hexapoda.kernel.weights import by_name, changed, networks, weights
from hexapoda.play.game import declaration

TRAINED = [name for name in NAMES if declaration(name).training]


def test_an_answer_is_that_of_the_layers() -> None:
    chance = np.random.default_rng(1)
    net = filled(network(5), chance.normal(size=5 * HIDDEN + 2 * HIDDEN + 1))
    inputs = chance.normal(size=5).astype(np.float32)
    inputs[2] = 0
    hidden = np.maximum(inputs @ net[0].first + net[0].bias, 0)
    assert answer(net[0], inputs) == pytest.approx(float(hidden @ net[0].last + net[0].base), rel=1e-4)


def test_numbers_in_a_row_come_back() -> None:
    row = np.arange(3 * HIDDEN + 2 * HIDDEN + 1, dtype=np.float32)
    assert (flat(filled(network(3), row)) == row).all()
    with pytest.raises(ValueError, match="7"):
        filled(network(3), np.zeros(7))


def test_a_network_is_a_weight_without_named_numbers() -> None:
    found = weights(tempo=8, opinion=network(1))
    assert by_name(found) == {"tempo": 8.0}
    other = changed(found, {"opinion": [1.0] * networks(found)["opinion"], "tempo": 2})
    assert (float(other[0].tempo), float(other[0].opinion.base), float(found[0].opinion.base)) == (2.0, 1.0, 0.0)


@pytest.mark.parametrize("name", TRAINED)
def test_inputs_are_small_and_all_places_are_written(name: str) -> None:
    """The last inputs are what the rest of the evaluation says; a block that is too short would overwrite the next."""
    game = declaration(name)
    training = game.training
    assert training is not None
    seen = np.zeros(training.inputs, bool)
    for players in (2, 3, 4):
        position, player = hexapoda.load(name, players=players).start(seed=players), RandomBot(players)
        while position.actor is not None and position.ply < 200:
            position.push(player.choose(position))
        states = position.states[: position.ply]
        inputs = np.zeros((len(states), game.seats, training.inputs), np.float32)
        known = np.zeros((len(states), game.seats))
        training.examples(states, contract.weights_of(game.state), inputs, known)
        assert np.isfinite(inputs).all()
        assert np.abs(inputs).max() < 12
        assert not inputs[:, players:].any()
        seen |= inputs.any((0, 1))
    assert seen[-1]
    assert seen.mean() > 0.8


@pytest.mark.parametrize("name", TRAINED)
def test_without_its_weight_a_network_counts_for_nothing(name: str) -> None:
    position = hexapoda.load(name).start(seed=1)
    own = contract.weights_of(position.game.declaration.state)
    nothing = {each: [0.0] * size for each, size in networks(own).items()}

    def estimate(found: np.ndarray) -> list[float]:
        out = np.zeros(position.game.declaration.seats)
        contract.evaluate_at(position.states, 0, found, out)
        return out.tolist()

    assert estimate(changed(own, {"learned": 0})) == estimate(changed(own, nothing))

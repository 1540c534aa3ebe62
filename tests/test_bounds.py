"""No kernel reads or writes beside an array: compiled code does that silently.

Interpreted kernels can't, nor can those that are compiled with bounds checks. `make test` runs this file by itself with
interpreted rules, `make test-long` with bounds checks, and plays far more. For every game and set of options: random
games at full speed; in some of their positions every function of the contract, the doors that Python opens to show,
explain and write a position, perft, batches, and the searches of the bots.
"""

import os
import random

import numpy as np
import pytest

import hexapoda
from hexapoda.bots import analyst
from hexapoda.envs import Batch
from hexapoda.kernel import chance, contract, jit, playout
from hexapoda.kernel.perft import count_sequences
from hexapoda.testing.kernels import keys_and_hashes
from tests.games import CASES, GAMES
from tests.settings import COUNTS

pytestmark = pytest.mark.skipif(
    jit.ENABLED and os.environ.get("NUMBA_BOUNDSCHECK") != "1", reason="runs in `make test-bounds`"
)

#: Games, plies between two looks at one, the longest one; random games at full speed, and positions with their keys.
GAMES_EACH, APART, MOST_PLIES, PLAYOUTS, POSITIONS = (
    (COUNTS["bounds_games"], 9, 400, COUNTS["bounds_playouts"], 2_000) if jit.ENABLED else (1, 25, 250, 1, 60)
)


def look(position: hexapoda.Position, dice: random.Random) -> None:
    """Everything that people, records and bots ask of a position."""
    states, ply, seats = position.states, position.ply, position.seats
    declared = position.game.declaration
    floats, ids = np.zeros(declared.seats), np.zeros(declared.max_legal, np.int64)
    contract.scores_at(states, ply, floats)
    contract.evaluate_at(states, ply, contract.weights_of(states.dtype), floats)
    contract.key_at(states, ply)
    for seat in range(seats):
        contract.view_key_at(states, ply, seat)
        contract.team_at(states, ply, seat)
        position.observe(seat)
        position.game.imagine(position.view(seat), seed=1)
    contract.legal_at(states, ply, ids)
    for move in dice.sample(list(position.legal_moves), min(3, len(position.legal_moves))):
        position.explain(move.text)
        position.explain(move.parts)
        move.phrase()
    position.explain("?")
    assert position.game.position(position.setup()).setup() == position.setup()


@pytest.mark.parametrize(
    ("game", "title"),
    [
        pytest.param(game, title, marks=pytest.mark.xdist_group(f"{game} {'' if jit.ENABLED else title}"))
        for game in GAMES
        for title in CASES[game].conformance
    ],
)
def test_nothing_is_read_or_written_beside_an_array(game: str, title: str) -> None:
    loaded, dice = hexapoda.load(game, **CASES[game].conformance[title]), random.Random(title)
    package = contract.package_of(loaded.declaration.state)
    with jit.locked(package):  # what is compiled, is compiled here
        for number in range(GAMES_EACH):
            position = loaded.start(seed=number)
            while position.actor is not None and position.ply < MOST_PLIES:
                if position.ply % APART == number:
                    look(position, dice)
                position.push_id(int(dice.choice(position.legal_ids())))
            look(position, dice)
            if position.outcome is not None:
                assert len(position.outcome.places) == position.seats
            assert loaded.read(position.record()).setup() == position.setup()
        start = loaded.start(seed=1)
        states, ids = np.repeat(start.states[:1], 2), np.zeros(loaded.declaration.max_legal, np.int64)
        assert playout.play_games(states, ids, chance.generator(1), PLAYOUTS, MOST_PLIES)
        assert keys_and_hashes(loaded, POSITIONS, "bounds")[2]
        assert count_sequences(start.states[:1], 2) > 0
        batch = Batch(loaded, 2, seed=1, max_plies=3, autoreset="same-step")
        for _ in range(2):
            batch.step(batch.choose("greedy"))
            batch.step(batch.choose("random"))
            batch.mask(), batch.legal(), batch.observe(), batch.observe_ends(0)
        bot = analyst(game)
        for ply in (0, 20, 60):
            bot.search(start if not ply else position.at(min(ply, position.ply - 1)), seconds=0.3, depth=3)

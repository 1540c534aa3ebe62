"""Compiled helpers of laws: random games with millions of positions, and kernels that are not in the contract."""

from typing import Any

import numpy as np

from hexapoda.kernel import chance
from hexapoda.kernel.chance import below, siphash
from hexapoda.kernel.contract import (
    actor,
    apply,
    can_skip,
    conceal,
    decision,
    ended,
    key,
    legal,
    prior,
    secret,
    skip,
    urgency,
)
from hexapoda.kernel.jit import compiled
from hexapoda.play.game import Game

_SALT = np.uint64(0xA17B_0A4D_C105_1E57)


@compiled
def successors(states, out, n):
    """A hash of states[0] that is independent of its key: of what is asked, and of the keys after its n actions.

    Positions that are equal by the rules have the same hash: the sum does not depend on the order of the actions, and
    chance brings the same. states[1] is scratch.
    """
    asked = np.uint64(n) | np.uint64(actor(states[0]) + 1) << np.uint64(16)
    asked |= np.uint64(decision(states[0])) << np.uint64(24) | np.uint64(ended(states[0])) << np.uint64(32)
    total = siphash(_SALT, np.uint64(0), asked)
    for i in range(n):
        states[1] = states[0]
        states[1].rng.key[0] = np.uint64(0)
        states[1].rng.key[1] = np.uint64(0)
        states[1].rng.counter = np.uint32(0)
        states[1].rng.made = np.uint8(0)
        states[1].rng.told = np.uint8(0)
        apply(states[1], out[i])
        total += siphash(_SALT, np.uint64(1), np.uint64(key(states[1])))
    return total


@compiled
def collect(starts, states, out, rngs, max_plies, keys, hashes):
    """Play random games and note the key and hash of each position until both arrays are full; return the number of
    games."""
    noted = 0
    games = 0
    while noted < len(keys):
        states[0] = starts[games % len(starts)]
        conceal(states[0], -1, rngs[0])
        games += 1
        for _ in range(max_plies + 1):
            n = np.int64(legal(states[0], out))
            keys[noted] = np.uint64(key(states[0]))
            hashes[noted] = successors(states, out, n)
            noted += 1
            if n == 0 or noted == len(keys):
                break
            apply(states[0], out[below(rngs[0], n)])
    return games


@compiled
def skipped(states, i):
    """Play the null move if it is allowed; return whether it is."""
    if not can_skip(states[i]):
        return False
    skip(states[i])
    return True


@compiled
def urgency_at(states, i):
    """The contract's `urgency`, for Python."""
    return np.int64(urgency(states[i]))


@compiled
def secret_at(states, i):
    """The contract's `secret`, for Python."""
    return np.uint64(secret(states[i]))


@compiled
def prior_at(states, i, ids, n, out):
    """The contract's `prior`, for Python: takes an array and an index."""
    prior(states[i], ids, n, out)


def keys_and_hashes(game: Game, positions: int, seed: str, max_plies: int = 500) -> tuple[Any, Any, int]:
    """Keys and independent hashes of `positions` positions of random games, and the number of games."""
    starts = np.concatenate([game.start(seed=f"{seed}.{number}").states for number in range(64)])
    out = np.zeros(game.declaration.max_legal, np.int64)
    keys, hashes = np.zeros(positions, np.uint64), np.zeros(positions, np.uint64)
    games = collect(starts, game.blank(2), out, chance.generator(seed), max_plies, keys, hashes)
    return keys, hashes, int(games)


def collisions(keys: Any, hashes: Any) -> tuple[int, int]:
    """The number of different keys, and of those with more than one hash.

    >>> collisions(np.array([5, 6, 5, 6]), np.array([1, 2, 1, 3]))
    (2, 1)
    """
    order = np.argsort(keys)
    keys, hashes = keys[order], hashes[order]
    same = keys[1:] == keys[:-1]
    differing = keys[1:][same & (hashes[1:] != hashes[:-1])]
    return 1 + int((~same).sum()), len(np.unique(differing))

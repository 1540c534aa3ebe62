"""Chance: a keyed, counter-based generator that lives inside the state.

SipHash-2-4 of a counter under a 128-bit key: the same on every machine, and the draws that a player has seen do not
tell the next ones. The generator also remembers the draws since `begin`, and can be told them beforehand: so a record
writes chance out in words, and replays without the generator.

A hidden stack is best stored as the number left of each kind, and drawn from when a card is needed: that can't be told
from a stack shuffled beforehand, `conceal` has no order to redraw, and the record tells each draw where it happened.
"""

import hashlib
import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np

from hexapoda.kernel.jit import compiled
from hexapoda.kernel.layout import record

#: Maximum of draws of one action that are remembered or can be told.
REMEMBERED = 24

#: The generator. Inside a game's STATE it is the field `rng`.
#:   key      the 128-bit key          counter  draws so far
#:   made     draws since `begin`      told     draws that were told beforehand
#:   refused  whether a told draw was impossible
#:   draws    the values of the draws since `begin`
RNG = record(
    [
        ("key", "u8", (2,)),
        ("counter", "u4"),
        ("made", "u1"),
        ("told", "u1"),
        ("refused", "u1"),
        ("draws", "u1", (REMEMBERED,)),
    ]
)


@compiled
def _rotate(x, n):
    return (x << np.uint64(n)) | (x >> np.uint64(64 - n))


@compiled
def _round(a, b, c, d):
    """One SipRound on the four words of the state."""
    a = a + b
    b = _rotate(b, 13) ^ a
    a = _rotate(a, 32)
    c = c + d
    d = _rotate(d, 16) ^ c
    a = a + d
    d = _rotate(d, 21) ^ a
    c = c + b
    b = _rotate(b, 17) ^ c
    c = _rotate(c, 32)
    return a, b, c, d


@compiled
def siphash(k0, k1, message):
    """SipHash-2-4 of one 64-bit word (the eight bytes of `message`, little-endian)."""
    a = k0 ^ np.uint64(0x736F6D6570736575)
    b = k1 ^ np.uint64(0x646F72616E646F6D)
    c = k0 ^ np.uint64(0x6C7967656E657261)
    d = k1 ^ np.uint64(0x7465646279746573)
    length = np.uint64(8 << 56)
    for word in (message, length):
        d = d ^ word
        a, b, c, d = _round(a, b, c, d)
        a, b, c, d = _round(a, b, c, d)
        a = a ^ word
    c = c ^ np.uint64(0xFF)
    for _ in range(4):
        a, b, c, d = _round(a, b, c, d)
    return a ^ b ^ c ^ d


@compiled
def random_word(rng):
    """The next 64 random bits; not remembered as a draw."""
    word = siphash(rng.key[0], rng.key[1], np.uint64(rng.counter))
    rng.counter += np.uint32(1)
    return word


@compiled
def below(rng, n):
    """A uniformly random integer from 0 to n - 1 (n up to 2**32); not remembered as a draw."""
    limit = np.uint64(0x100000000) - np.uint64(0x100000000) % np.uint64(n)
    while True:
        word = random_word(rng) >> np.uint64(32)
        if word < limit:
            return np.int64(word % np.uint64(n))


@compiled
def draw(rng, n):
    """Draw an integer from 0 to n - 1 (n up to 256): an event of the game, which its record tells.

    A told draw moves the counter too, so that a record replayed with its own seed goes on as the game did.
    """
    value = below(rng, n)
    made = np.int64(rng.made)
    if made < np.int64(rng.told):
        told = np.int64(rng.draws[made])
        if told < n:
            value = told
        else:
            rng.refused = np.uint8(1)
    if made < REMEMBERED:
        rng.draws[made] = np.uint8(value)
        rng.made = np.uint8(made + 1)
    return value


@compiled
def forget(rng):
    """Forget the remembered draws, with nothing told: `begin` for kernels."""
    rng.made = np.uint8(0)
    rng.told = np.uint8(0)
    rng.refused = np.uint8(0)
    for i in range(REMEMBERED):
        rng.draws[i] = np.uint8(0)


@compiled
def redraw_key(rng, source):
    """Give `rng` a new key from another generator and forget all draws."""
    rng.key[0] = random_word(source)
    rng.key[1] = random_word(source)
    rng.counter = np.uint32(0)
    forget(rng)


def seed_key(rng: Any, seed: int | str | bytes | None) -> None:
    """Set a generator's key from a seed, for research and tests, or with `None` from the system's secrets.

    The seeds 7 and "7" are the same, for tags of records are text.
    """
    rng.key[:] = np.frombuffer(key_of(seed), "<u8")
    rng.counter = 0
    begin(rng)


def key_of(seed: int | str | bytes | None) -> bytes:
    """The 16 bytes of the key that `seed_key` sets."""
    if seed is None:
        return secrets.token_bytes(16)
    written = seed if isinstance(seed, bytes) else str(seed).encode()
    return hashlib.blake2b(written, digest_size=16).digest()


def begin(rng: Any, told: Sequence[int] = ()) -> None:
    """Forget the remembered draws; the next ones will be as told."""
    if len(told) > REMEMBERED:
        raise ValueError(f"{len(told)} told draws, at most {REMEMBERED} can be told")
    rng.made = 0
    rng.told = len(told)
    rng.refused = 0
    rng.draws[:] = 0
    for i, value in enumerate(told):
        rng.draws[i] = value


@compiled
def begin_next(states, i):
    """Copy a state to the next index of its array, and `begin` there with nothing told."""
    states[i + 1] = states[i]
    forget(states[i + 1].rng)


def as_told(rng: Any) -> bool:
    """Whether exactly the told draws were made since `begin`, all of them possible."""
    return not rng.refused and int(rng.made) == int(rng.told)


def draws(rng: Any) -> tuple[int, ...]:
    """The draws made since `begin`."""
    return tuple(int(value) for value in rng.draws[: int(rng.made)])


def generator(seed: int | str | bytes | None = None) -> np.ndarray:
    """An array of one generator, for use outside a state."""
    array = np.zeros(1, RNG)
    seed_key(array[0], seed)
    return array

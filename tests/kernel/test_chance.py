"""The generator: SipHash as published, draws that can be told, seeds."""

import random
import struct

import numpy as np
import pytest

from hexapoda.kernel import chance

#: From the reference implementation of SipHash-2-4 (key 00 01 … 0f, messages of 0, 1 … 15 bytes 00 01 …), and the
#: worked example of the paper's appendix (15 bytes) in the last place.
PUBLISHED = [
    *("310e0edd47db6f72", "fd67dc93c539f874", "5a4fa9d909806c0d", "2d7efbd796666785"),
    *("b7877127e09427cf", "8da699cd64557618", "cee3fe586e46c9cb", "37d1018bf50002ab"),
    *("6224939a79f5f593", "b0e4a90bdf82009e", "f3b9dd94c5bb5d7a", "a7ad6b22462fb3f4"),
    *("fbe50e86bc8f1e75", "903d84c02756ea14", "eef27a8e90ca23f7", "e545be4961ca29a1"),
]
MASK = (1 << 64) - 1


def _rotl(x: int, n: int) -> int:
    return (x << n | x >> (64 - n)) & MASK


def reference_siphash(k0: int, k1: int, message: bytes) -> int:
    """SipHash-2-4 of any message, written from its description."""
    v = [k0 ^ 0x736F6D6570736575, k1 ^ 0x646F72616E646F6D, k0 ^ 0x6C7967656E657261, k1 ^ 0x7465646279746573]

    def rounds(n: int) -> None:
        for _ in range(n):
            v[0] = (v[0] + v[1]) & MASK
            v[1] = _rotl(v[1], 13) ^ v[0]
            v[0] = _rotl(v[0], 32)
            v[2] = (v[2] + v[3]) & MASK
            v[3] = _rotl(v[3], 16) ^ v[2]
            v[0] = (v[0] + v[3]) & MASK
            v[3] = _rotl(v[3], 21) ^ v[0]
            v[2] = (v[2] + v[1]) & MASK
            v[1] = _rotl(v[1], 17) ^ v[2]
            v[2] = _rotl(v[2], 32)

    padded = message + bytes(7 - len(message) % 8) + bytes([len(message) % 256])
    for (word,) in struct.iter_unpack("<Q", padded):
        v[3] ^= word
        rounds(2)
        v[0] ^= word
    v[2] ^= 0xFF
    rounds(4)
    return v[0] ^ v[1] ^ v[2] ^ v[3]


KEY = struct.unpack("<2Q", bytes(range(16)))


def test_the_reference_agrees_with_the_published_vectors() -> None:
    found = [struct.pack("<Q", reference_siphash(*KEY, bytes(range(n)))).hex() for n in range(16)]
    assert found == PUBLISHED


def test_siphash_of_a_word_is_the_published_one() -> None:
    message = int.from_bytes(bytes(range(8)), "little")
    found = int(chance.siphash(np.uint64(KEY[0]), np.uint64(KEY[1]), np.uint64(message)))
    assert struct.pack("<Q", found).hex() == PUBLISHED[8]


def test_siphash_of_random_words_is_the_reference() -> None:
    words = random.Random(1)
    for _ in range(200):
        k0, k1, message = (words.getrandbits(64) for _ in range(3))
        found = int(chance.siphash(np.uint64(k0), np.uint64(k1), np.uint64(message)))
        assert found == reference_siphash(k0, k1, struct.pack("<Q", message))


def test_words_are_siphash_of_a_counter() -> None:
    rng = chance.generator(7)
    key = [int(word) for word in rng[0].key]
    found = [int(chance.random_word(rng[0])) for _ in range(5)]
    assert found == [reference_siphash(*key, struct.pack("<Q", n)) for n in range(5)]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 20, 256, 2**31, 2**32])
def test_below_stays_below(n: int) -> None:
    rng = chance.generator(1)
    assert all(0 <= int(chance.below(rng[0], n)) < n for _ in range(200))


def test_below_is_even() -> None:
    rng = chance.generator(2)
    counts = np.bincount([int(chance.below(rng[0], 6)) for _ in range(6000)], minlength=6)
    chi_squared = float(((counts - 1000) ** 2 / 1000).sum())
    assert chi_squared < 20.5, counts  # 0.1 % of fair dice are above


def test_draws_are_remembered_since_begin() -> None:
    rng = chance.generator(3)
    made = [int(chance.draw(rng[0], 6)) for _ in range(5)]
    assert chance.draws(rng[0]) == tuple(made)
    chance.begin(rng[0])
    assert chance.draws(rng[0]) == ()


def test_more_draws_than_can_be_remembered_are_drawn_all_the_same() -> None:
    one, other = chance.generator(3), chance.generator(3)
    many = [int(chance.draw(one[0], 256)) for _ in range(chance.REMEMBERED + 5)]
    assert many == [int(chance.below(other[0], 256)) for _ in range(chance.REMEMBERED + 5)]
    assert chance.draws(one[0]) == tuple(many[: chance.REMEMBERED])


def test_told_draws_come_as_told_and_the_rest_as_without() -> None:
    told, free = chance.generator(4), chance.generator(4)
    chance.begin(told[0], [5, 0])
    found = [int(chance.draw(told[0], 6)) for _ in range(4)]
    drawn = [int(chance.draw(free[0], 6)) for _ in range(4)]
    assert found == [5, 0, *drawn[2:]]


def test_as_told_means_all_possible_none_missing_none_over() -> None:
    rng = chance.generator(5)
    for told, draws, expected in (([], 0, True), ([3], 1, True), ([3], 0, False), ([3], 2, False), ([6], 1, False)):
        chance.begin(rng[0], told)
        for _ in range(draws):
            assert 0 <= int(chance.draw(rng[0], 6)) < 6
        assert chance.as_told(rng[0]) is expected, (told, draws)


def test_too_many_told_draws_are_refused() -> None:
    with pytest.raises(ValueError, match="at most"):
        chance.begin(chance.generator(1)[0], [0] * (chance.REMEMBERED + 1))


def test_seeds_reproduce_and_text_and_number_are_the_same() -> None:
    keys = [chance.generator(seed)[0].key.tolist() for seed in (7, 7, "7", 8)]
    assert keys[0] == keys[1] == keys[2] != keys[3]


def test_without_a_seed_keys_are_secret() -> None:
    assert chance.generator()[0].key.tolist() != chance.generator()[0].key.tolist()


def test_a_redrawn_key_forgets_everything() -> None:
    rng, source = chance.generator(1), chance.generator(2)
    chance.begin(rng[0], [1, 2])
    chance.draw(rng[0], 6)
    before = rng[0].key.tolist()
    chance.redraw_key(rng[0], source[0])
    assert rng[0].key.tolist() != before
    assert (int(rng[0].counter), int(rng[0].made), int(rng[0].told)) == (0, 0, 0)
    assert not rng[0].draws.any()

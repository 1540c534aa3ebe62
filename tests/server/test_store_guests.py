"""Guests: names and secrets. A secret is returned once, and never stored."""

import hashlib

import pytest

from hexapoda.server.store.errors import StoreError
from hexapoda.server.store.guests import clean_name
from hexapoda.server.store.store import Store
from tests.server.aio import asynchronous


@asynchronous
async def test_a_guest_is_known_by_the_secret_and_by_nothing_else(store_url):
    store = await Store.open(store_url)
    guests = store.guests
    maja, secret = await guests.create("Maja")
    other, other_secret = await guests.create("Maja")
    assert maja != other
    assert len(secret) * 6 >= 128, "bits of a secret in url-safe characters"
    found = await guests.check(maja, secret)
    assert found is not None
    assert (found.id, found.name) == (maja, "Maja")
    for wrong in ("", secret[:-1], secret + "x", other_secret, secret.lower(), "\0", "\ud800", "'; DROP TABLE guests"):
        assert await guests.check(maja, wrong) is None
    for unknown in ("", "nobody", maja + "\0", "\ud800", "%", maja.swapcase()):
        assert await guests.check(unknown, secret) is None
        assert await guests.get(unknown) is None
    await store.close()
    again = await Store.open(store_url)
    assert await again.guests.check(maja, secret) == found
    await again.close()


@asynchronous
async def test_secrets_are_not_in_the_database(sqlite_url, tmp_path):
    store = await Store.open(sqlite_url)
    made = [await store.guests.create("Maja") for _ in range(5)]

    def written() -> bytes:
        return b"".join(path.read_bytes() for path in sorted(tmp_path.iterdir()))

    assert len(list(tmp_path.iterdir())) == 3, "the file and its log"
    in_log = written()
    await store.close()
    for content in (in_log, written()):
        for guest_id, secret in made:
            assert guest_id.encode() in content
            assert hashlib.sha256(secret.encode()).digest() in content
            assert secret.encode() not in content


@asynchronous
async def test_a_guest_can_take_another_name(store_url):
    store = await Store.open(store_url)
    guest_id, secret = await store.guests.create("Maja")
    assert await store.guests.rename(guest_id, " Гусінь  Оля ")
    found = await store.guests.check(guest_id, secret)
    assert found is not None
    assert found.name == "Гусінь Оля"
    assert not await store.guests.rename("nobody", "Gucio")
    with pytest.raises(StoreError, match="1 to 30 characters"):
        await store.guests.rename(guest_id, "x" * 31)
    await store.close()


@asynchronous
async def test_when_a_guest_was_seen_is_written_once_a_minute_at_most(store_url):
    wall = [1_000_000.0]
    store = await Store.open(store_url, wall=lambda: wall[0])
    guest_id, _ = await store.guests.create("Maja")

    async def seen() -> int:
        found = await store.guests.get(guest_id)
        assert found is not None
        assert found.created == 1_000_000_000
        return found.seen

    for after, expected in ((0, 1_000_000_000), (59, 1_000_000_000), (61, 1_000_061_000), (62, 1_000_061_000)):
        wall[0] = 1_000_000 + after
        await store.guests.saw(guest_id)
        assert await seen() == expected
    await store.guests.saw("nobody")
    await store.close()


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Maja", "Maja"),
        ("  two\twords \n", "two words"),
        ("e\u0301", "é"),
        ("a\u202eb\u200bc\0", "abc"),
        ("\U0001f41d", "\U0001f41d"),
        ("x" * 30, "x" * 30),
    ],
)
def test_names_are_one_line_of_visible_characters(text, name):
    assert clean_name(text) == name


@pytest.mark.parametrize("text", ["", "   ", "\u200b\u202e", "x" * 31, "\0", "\ud800"])
def test_names_that_are_none_are_refused_in_three_languages(text):
    with pytest.raises(StoreError) as caught:
        clean_name(text)
    assert caught.value.code == "guest-name"
    assert caught.value.message("pl") == "Nazwa ma od 1 do 30 znaków."
    assert caught.value.message("uk") == "Ім’я має від 1 до 30 символів."

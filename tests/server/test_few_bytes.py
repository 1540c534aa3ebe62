"""Clients that read changes and packed moves see what all others see."""

import json
import random

import msgspec
import pytest

import hexapoda
from hexapoda.server.table.changes import applied, difference
from hexapoda.server.table.choices import packed, unpacked
from tests.games import GAMES
from tests.server.aio import asynchronous
from tests.server.harness import Client, at_random, play_on
from tests.settings import rest_is_long


def in_order(moves):
    return sorted((tuple(move["parts"]), move["text"], "on" in move) for move in moves)


@pytest.mark.parametrize("game", GAMES)
def test_packed_moves_are_the_same_moves_in_fewer_bytes(game):
    position, chance = hexapoda.load(game).start(seed=3), random.Random(3)
    plain, few = 0, 0
    for _ in range(60):
        if position.actor is None:
            break
        moves = position.legal_moves.json()
        told = msgspec.json.encode(packed(moves))
        assert in_order(unpacked(msgspec.json.decode(told))) == in_order(moves)
        plain, few = plain + len(msgspec.json.encode(moves)), few + len(told)
        position.push_id(chance.choice(position.legal_ids().tolist()))
    assert few < 0.8 * plain


@pytest.mark.parametrize(
    "moves",
    [
        [],
        [{"text": "", "parts": []}],
        [{"text": "a {0} b", "parts": ["a", "b"]}],
        [{"text": "a a", "parts": ["a", "a"], "on": True}],
        [{"text": "{{", "parts": ["{"]}, {"text": "x", "parts": ["y"]}],
        [{"text": "pass", "parts": ["pass"]}] * 4,
    ],
)
def test_unusual_moves_are_told_too(moves):
    assert in_order(unpacked(msgspec.json.decode(msgspec.json.encode(packed(moves))))) == in_order(moves)


@pytest.mark.parametrize(
    ("before", "after", "most"),
    [
        ({"a": 1}, {"a": 1}, 0),
        ({"a": 1, "b": 2}, {"b": 3, "c": None}, 3),
        ({"a": [{"b": 1, "c": "x" * 50}]}, {"a": [{"b": 2, "c": "x" * 50}]}, 1),
        ({"a": [1, 2, 3]}, {"a": [1, 3]}, 1),
        ({"a": [1, 2, 3]}, {"a": []}, 1),
        ({"a": []}, {"a": [[], {}]}, 1),
        ({"a": {"b": 1}}, {"a": [1]}, 1),
        ({"a": None}, {"a": {}}, 1),
        ({"a": list(range(200))}, {"a": list(range(200, 0, -1))}, 1),
    ],
)
def test_a_difference_leads_from_one_value_to_the_other(before, after, most):
    entries = msgspec.json.decode(msgspec.json.encode(difference(before, after)))
    assert len(entries) <= most
    found = applied(before, entries)
    assert found == after


@pytest.mark.parametrize("seed", range(20))
def test_differences_of_random_values(seed):
    chance = random.Random(seed)

    def value(depth):
        kind = chance.randrange(4 if depth else 2)
        if kind < 2:
            return chance.choice([2, 3, True, None, "a", "b"])
        many = range(chance.randrange(5))
        if kind == 2:
            return [value(depth - 1) for _ in many]
        return {chance.choice("abcdef"): value(depth - 1) for _ in many}

    for _ in range(50):
        before, after = {"x": value(3), "y": value(2)}, {"x": value(3), "y": value(2)}
        assert json.dumps(applied(before, difference(before, after)), sort_keys=True) == json.dumps(
            after, sort_keys=True
        )


@pytest.mark.parametrize("game", rest_is_long(GAMES, lambda game: game in ("toy", "termites")))
@asynchronous
async def test_a_client_that_is_told_changes_knows_what_one_knows_that_is_told_everything(live_server, game):
    async with (
        Client(live_server, "Maja", protocol=2) as maja,
        Client(live_server, "Gucio", protocol=1, guest=maja.guest, secret=maja.secret) as same,
    ):
        table = await maja.create(game, seats=["me", "me"])
        for each in (maja, same):
            await each.watch(table, maja.seen[table].token)
        for moves in range(40):
            if await play_on(maja, table, at_random(moves), moves=1) == 0:
                break
            number = maja.seen[table].number
            await same.until(table, lambda seen, number=number: seen.number >= number)
            mine, others = (as_told(each.seen[table].state["views"]) for each in (maja, same))
            assert mine == others
            if moves == 20:
                await maja.lose()
                await maja.until(table, lambda seen, number=number: seen.number >= number)
        assert maja.seen[table].changes >= min(10, moves)
        assert same.seen[table].changes == 0
        assert maja.told < same.told


def as_told(views):
    """Views by seat, with their moves in one order, those in advance too."""
    return {each["seat"]: (each["view_key"], _in_one_order(each["view"])) for each in views}


def _in_one_order(view):
    ahead = {"premove": _in_one_order(view["premove"])} if view.get("premove") else {}
    return {**view, "legal": in_order(view.get("legal", ())), **ahead}


@asynchronous
async def test_an_unknown_version_of_the_protocol_is_refused(live_server):
    async with Client(live_server, "Maja") as maja:
        maja.protocol = 3
        # The client expects a welcome, and gets a refusal that names the latest version.
        with pytest.raises(AssertionError, match="unknown-protocol"):
            await maja.lose()
        maja._failure = None

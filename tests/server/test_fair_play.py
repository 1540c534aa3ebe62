"""Fair play: while a game between people runs, nobody at its table gets hints or analyses of it."""

import contextlib

import httpx
import pytest

import hexapoda
from hexapoda.server.table.fair_play import shows_game
from tests.games import GAMES
from tests.server.aio import asynchronous
from tests.server.harness import Client, at_random, clients, take_turns
from tests.server.test_rest import error_of

ANALYSIS = "/api/positions/analysis"


async def answer_to(client: Client, path: str, body: dict) -> str:
    """The code of a refusal, or "" if there is none."""
    _, answer = await client.request("POST", path, body)
    return answer.get("error", {}).get("code", "")


@contextlib.asynccontextmanager
async def game_of_two(server, *names, **fields):
    """The clients, and a table at which the first two have played a little."""
    async with clients(server, *names) as (maja, gucio, *others):
        table = await maja.create("hive", seats=["me"], **fields)
        await gucio.command("join", table, token=maja.seen[table].token)
        for each in (maja, gucio):
            await each.watch(table)
            await each.until(table, lambda seen: seen.status == "running")
        await take_turns([maja, gucio], table, at_random(3), 6)
        yield table, maja, gucio, *others


async def position_of(client: Client, table: str) -> hexapoda.Position:
    """The position of a table, from its events."""
    _, answer = await client.request("GET", f"/api/tables/{table}/events")
    position = hexapoda.load("hive").start()
    for event in answer["events"]:
        for move in event["body"].get("moves", ()):
            position.push(move["text"])
    return position


@asynchronous
async def test_players_get_no_analysis_of_their_running_game_in_any_form(live_server):
    days = {"kind": "days", "days": 3}
    async with game_of_two(live_server, "Maja", "Gucio", "Tekla", clock=days) as (table, maja, gucio, tekla):
        position = await position_of(maja, table)
        ahead = position.copy()
        ahead.push_id(int(ahead.legal_ids()[0]))
        forms = {
            "text": {"position": position.setup()},
            "record": {"record": position.record()},
            "moves": {"moves": [move.text for move in position.moves]},
            "earlier": {"position": position.at(3).setup()},
            "after one more move": {"position": ahead.setup()},
            "after a continuation": {"record": position.record(), "moves": [ahead.moves[-1].text]},
            "other options": {"position": position.setup().replace("repetition=draw", "repetition=off")},
        }
        for name, form in forms.items():
            asked = {"game": "hive", **form, "seconds": 0.05}
            for player in (maja, gucio):
                assert await answer_to(player, ANALYSIS, asked) == "fair-play", name
            assert await answer_to(tekla, ANALYSIS, asked) == "", name  # knows nothing of this game
        assert await answer_to(maja, ANALYSIS, {"game": "hive", "seconds": 0.05}) == ""  # the start is everybody's
        asked = {"game": "hive", "position": position.setup(), "seconds": 0.05}
        async with httpx.AsyncClient(base_url=live_server.url) as nobody:
            answer = await nobody.post(ANALYSIS, json=asked)
            assert error_of(answer) == (401, "not-signed-in")
        # Spectators are at the table too.
        await tekla.watch(table, maja.seen[table].token)
        assert await answer_to(tekla, ANALYSIS, asked) == "fair-play"
        # Nor at another table that stands there.
        assert await answer_to(gucio, "/api/tables", {"game": "hive", "position": position.setup()}) == "fair-play"
        # Once it is over, everything may be asked.
        await maja.command("resign", table, seat=0)
        assert await answer_to(maja, ANALYSIS, asked) == ""


@asynchronous
async def test_no_hints_in_a_position_of_a_running_game_at_another_table(live_server):
    async with game_of_two(live_server, "Maja", "Gucio") as (table, maja, _):
        own = await maja.create("hive", seats=["me", "me"])
        await maja.watch(own)
        await maja.until(own, lambda seen: seen.status == "running")
        ask = {"seat": 0, "level": 1}
        assert await answer_to(maja, f"/api/tables/{own}/hint", ask) == ""
        assert await answer_to(maja, f"/api/tables/{table}/hint", ask) == "no-hints"
        for ply, move in enumerate((await position_of(maja, table)).moves):
            await maja.command("play", own, seat=ply % 2, moves=[move.text], answers=maja.seen[own].at)
        assert await answer_to(maja, f"/api/tables/{own}/hint", ask) == "fair-play"


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_is_recognised_by_what_everybody_sees(game):
    running = hexapoda.load(game).start(seed=4)
    for _ in range(30):
        running.push_id(int(running.legal_ids()[-1]))
    made_up = running.game.imagine(running.view(running.actor), seed=9)
    assert shows_game(made_up, running)
    assert shows_game(running.at(9), running)
    other = hexapoda.load(game).start(seed=4)
    assert not shows_game(other, running)
    for _ in range(12):
        other.push_id(int(other.legal_ids()[0]))
    assert not shows_game(other, running)

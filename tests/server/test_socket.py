"""Play over real sockets with a real server: events in order, acknowledgements, reconnects, and what is refused."""

import asyncio
import json

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.aio import asynchronous
from tests.server.harness import Client, Refusal, at_random, clients, play_on
from tests.settings import COUNTS


async def sit_down(maker, *others, game="hive", **fields):
    """A table where all sit and watch, and the game has started."""
    table = await maker.create(game, seats=["me"], **fields)
    token = maker.seen[table].token
    await maker.watch(table)
    for other in others:
        await other.watch(table, token)
        await other.command("join", table, token=token)
    for each in (maker, *others):
        await each.until(table, lambda seen: seen.status == "running")
    return table


# ── whole games ──


@asynchronous
async def test_one_browser_holds_several_seats(live_server):
    async with Client(live_server) as maja:
        table = await maja.create("toy", seats=["me", "me"])
        await maja.watch(table)
        await maja.until(table, lambda seen: seen.status == "running")
        assert [each["seat"] for each in maja.seen[table].state["views"]] == [0, 1]
        await play_on(maja, table, at_random(3))
        assert maja.seen[table].status == "finished"


@asynchronous
async def test_a_bot_plays_its_seat(live_server):
    async with Client(live_server) as maja:
        table = await maja.create("hive", seats=["me", {"kind": "bot", "level": 1}])
        await maja.watch(table)
        await play_on(maja, table, at_random(4), moves=3)
        await maja.until(table, lambda seen: seen.state["actor"] == 0 or seen.status == "finished")
        movers = [event["by"] for event in maja.seen[table].events if event["body"]["kind"] == "played"]
        assert movers[:4] == [maja.guest, "bot:1"] * 2


# ── numbers, doubles, stale ──


@asynchronous
async def test_a_command_that_is_sent_twice_is_done_once_and_acknowledged_twice(live_server):
    async with clients(live_server, "Maja", "Gucio") as (maja, gucio):
        table = await sit_down(maja, gucio)
        play = {"seat": 0, "moves": ["wS1"], "answers": maja.seen[table].at, "client_id": "mine"}
        first = await maja.say("play", table=table, **play)
        second = await maja.say("play", table=table, **play)
        assert (first["number"], second["number"], second["repeated"]) == (4, 4, True)
        assert maja.seen[table].kinds().count("played") == 1
        # Another guest's command with the same id is another one.
        await gucio.until(table, lambda seen: seen.number == 4)
        reply = {"seat": 1, "moves": ["bS1 -wS1"], "answers": 4, "client_id": "mine"}
        assert (await gucio.say("play", table=table, **reply))["number"] == 5


@asynchronous
async def test_every_state_has_the_keys_of_the_views_and_the_views_themselves_when_they_are_others(live_server):
    async with Client(live_server, "Maja", protocol=1) as maja, Client(live_server, "Gucio") as gucio:
        table = await sit_down(maja, gucio)
        known = maja.seen[table].state["views"]
        number = await maja.command("chat", table, text="Good luck!")
        told = await maja.until_received(lambda each: each.get("event", {}).get("number") == number)
        assert told["state"]["views"] == [{"seat": 0, "view_key": known[0]["view_key"]}]
        number = await maja.command("play", table, seat=0, moves=["wS1"], answers=maja.seen[table].at)
        told = await maja.until_received(lambda each: each.get("event", {}).get("number") == number)
        (shown,) = told["state"]["views"]
        assert shown["view"]["last"]["text"] == "wS1"
        assert shown["view_key"] != known[0]["view_key"]


@asynchronous
async def test_a_stale_move_is_answered_with_the_state(live_server):
    async with clients(live_server, "Maja", "Gucio") as (maja, gucio):
        table = await sit_down(maja, gucio)
        await maja.command("play", table, seat=0, moves=["wS1"], answers=3)
        with pytest.raises(Refusal, match="stale") as refused:
            await gucio.command("play", table, seat=1, moves=["bS1 -wS1"], answers=3)
        assert refused.value.params == {"at": 4}
        await gucio.until_received(lambda each: each["type"] == "state" and each["state"]["at"] == 4)


@asynchronous
async def test_a_client_that_reconnects_gets_exactly_what_it_missed(live_server):
    async with clients(live_server, "Maja", "Gucio") as (maja, gucio):
        table = await sit_down(maja, gucio, game="toy")
        async with connect(live_server.socket_url, compression=None) as other:
            await other.send(json.dumps({"type": "hello", "guest": gucio.guest, "secret": gucio.secret}))
            await other.recv()
            for words in ("one", "two", "three"):
                await maja.command("chat", table, text=words)
            await other.send(json.dumps({"type": "watch", "table": table, "from": 4}))
            missed, state = json.loads(await other.recv()), json.loads(await other.recv())
            assert [event["number"] for event in missed["events"]] == [5, 6]
            assert [event["body"]["text"] for event in missed["events"]] == ["two", "three"]
            assert (state["type"], state["state"]["number"]) == ("state", 6)
            await other.send(json.dumps({"type": "watch", "table": table, "from": 6}))
            assert json.loads(await other.recv())["type"] == "state"


@asynchronous
async def test_watching_while_events_happen_gives_each_exactly_once(live_server):
    async with clients(live_server, "Maja", "Gucio") as (maja, gucio):
        table = await sit_down(maja, gucio)
        count = COUNTS["socket_chats"]

        async def chat():
            for number in range(count):
                await maja.command("chat", table, text=str(number))

        async def look():
            async with Client(live_server, "Tekla") as tekla:
                await tekla.watch(table)
                await tekla.until(table, lambda seen: seen.number == count + 3)
                return [event["number"] for event in tekla.seen[table].events]

        talking = asyncio.create_task(chat())
        lookers = []
        for _ in range(10):
            lookers.append(asyncio.create_task(look()))
            await asyncio.sleep(0.02)
        await talking
        for numbers in await asyncio.gather(*lookers):
            assert numbers == list(range(1, count + 4))


# ── what is refused ──


@pytest.mark.parametrize(
    ("type", "fields", "code"),
    [
        ("play", {"seat": 1, "moves": ["wS1"], "answers": 3}, "not-your-seat"),
        ("play", {"seat": 0, "moves": ["wS1 wS1"], "answers": 3}, "first-alone"),
        ("play", {"seat": 0, "moves": [""], "answers": 3}, None),
        ("play", {"seat": 0, "moves": ["Ж\0💥"], "answers": 3}, None),
        ("play", {"seat": 7, "moves": ["wS1"], "answers": 3}, "bad-seat"),
        ("resign", {"seat": 1}, "not-your-seat"),
        ("premove", {"seat": 1, "moves": ["bS1 -wS1"]}, "not-your-seat"),
        ("offer", {"offer": "rematch", "seat": 0}, "still-running"),
        ("answer", {"offer": "draw", "yes": True}, "no-offer"),
        ("chat", {"text": " \n "}, "empty-chat"),
        ("start", {}, "started-already"),
        ("join", {}, "started-already"),
    ],
)
@asynchronous
async def test_what_makes_no_sense_is_refused_and_the_table_is_unharmed(live_server, type, fields, code):
    async with clients(live_server, "Maja", "Gucio") as (maja, gucio):
        table = await sit_down(maja, gucio)
        with pytest.raises(Refusal) as refused:
            await maja.command(type, table, **fields)
        assert code in (None, refused.value.code)
        assert await maja.command("play", table, seat=0, moves=["wS1"], answers=3) == 4


@asynchronous
async def test_moves_out_of_turn_and_of_others_are_refused(live_server):
    async with clients(live_server, "Maja", "Gucio", "Tekla") as (maja, gucio, tekla):
        table = await sit_down(maja, gucio)
        with pytest.raises(Refusal, match="not-asked"):
            await gucio.command("play", table, seat=1, moves=["bS1"], answers=3)
        await tekla.watch(table, maja.seen[table].token)
        for seat in (0, 1):
            with pytest.raises(Refusal, match="not-your-seat"):
                await tekla.command("play", table, seat=seat, moves=["wS1"], answers=3)
        with pytest.raises(Refusal, match="chat-for-players"):
            await tekla.command("chat", table, text="I know better!")
        with pytest.raises(Refusal, match="no-table"):
            await tekla.command("chat", "nowhere", text="Hello?")
        assert maja.seen[table].number == 3


@asynchronous
async def test_a_table_for_its_players_is_shown_to_nobody_else(live_server):
    async with clients(live_server, "Maja", "Gucio", "Tekla") as (maja, gucio, tekla):
        table = await maja.create("toy", seats=["me"], watching="players")
        token = maja.seen[table].token
        await maja.watch(table)
        with pytest.raises(Refusal, match="needs-link"):
            await tekla.watch(table)
        await tekla.watch(table, token)  # while the table is open, guests with the link may look before they join
        await gucio.watch(table, token)
        await gucio.command("join", table, token=token)
        await gucio.until(table, lambda seen: seen.status == "running")
        await tekla.until_received(lambda each: each["type"] == "unwatched")
        assert tekla.seen[table].kinds() in (["created"], ["created", "joined"])
        for path in ("", "/events", "/record"):
            status, answer = await tekla.request("GET", f"/api/tables/{table}{path}")
            assert (status, answer["error"]["code"]) == (403, "needs-link")


@asynchronous
async def test_wrong_secrets_and_no_hello_are_refused(live_server):
    async with Client(live_server) as maja:
        for hello in (
            {"type": "hello", "guest": maja.guest, "secret": "wrong"},
            {"type": "hello", "guest": "nobody", "secret": maja.secret},
            {"type": "hello", "guest": "", "secret": maja.secret},
        ):
            async with connect(live_server.socket_url) as other:
                await other.send(json.dumps(hello))
                assert json.loads(await other.recv())["code"] == "wrong-secret"
                assert json.loads(await other.recv()) == {"type": "bye", "code": "wrong-secret"}
                with pytest.raises(ConnectionClosed):
                    await other.recv()
                assert other.close_code == 4401
        async with connect(live_server.socket_url) as other:
            await other.send('{"type": "ping"}')
            assert json.loads(await other.recv())["code"] == "hello-first"


@asynchronous
async def test_somebody_without_a_name_may_only_look_on(live_server):
    async with clients(live_server, "Maja", "Gucio") as (maja, gucio):
        table = await sit_down(maja, gucio, game="toy")
        async with connect(live_server.socket_url) as other:
            await other.send('{"type": "hello"}')
            assert json.loads(await other.recv())["guest"] == ""
            await other.send(json.dumps({"type": "watch", "table": table}))
            state = json.loads(await other.recv())
            assert [each["seat"] for each in state["state"]["views"]] == [None]
            assert "token" not in state["info"]
            await other.send(json.dumps({"type": "chat", "table": table, "text": "Hello!"}))
            assert json.loads(await other.recv())["code"] == "not-signed-in"


@asynchronous
async def test_the_cookie_of_a_browser_says_who_it_is(live_server):
    async with httpx.AsyncClient() as browser:
        made = await browser.post(f"{live_server.url}/api/guests", json={"name": "Maja"})
        cookie = made.headers["set-cookie"]
        assert all(word in cookie for word in ("HttpOnly", "SameSite=Strict", "Path=/"))
        headers = {"cookie": cookie.partition(";")[0], "origin": live_server.url}
        async with connect(live_server.socket_url, additional_headers=headers) as socket:
            await socket.send('{"type": "hello"}')
            assert json.loads(await socket.recv())["name"] == "Maja"
        assert (await browser.get(f"{live_server.url}/api/guests/me")).json()["name"] == "Maja"


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("", "bad-json"),
        ("{", "bad-json"),
        ("[" * 10_000, "bad-message"),
        ('{"type": "ping", "x": ' + "[" * 10_000, "bad-message"),
        ('{"x": ' * 2_000, "bad-json"),
        (b"\xff\xfe\x00", "bad-json"),
        ("[]", "bad-message"),
        ("null", "bad-message"),
        ('{"type": "fly"}', "bad-message"),
        ('{"type": "sweep", "table": "x"}', "bad-message"),
        ('{"type": "play", "table": "x"}', "bad-message"),
        ('{"type": "ping", "x": 1}', "bad-message"),
        ('{"type": "watch", "table": "' + "x" * 100 + '"}', "bad-message"),
        ('{"type": "watch", "table": "a b\\u0000"}', "no-table"),
        ('{"type": "watch", "table": "nowhere", "from": -99999999999}', "no-table"),
        ('{"type": "hello"}', "hello-once"),
    ],
)
@asynchronous
async def test_malformed_frames_get_a_coded_error_and_the_socket_goes_on(live_server, frame, code):
    async with Client(live_server) as maja:
        await maja.send(frame)
        assert (await maja.until_received(lambda each: each["type"] == "refused"))["code"] == code
        assert (await maja.say("ping"))["type"] == "pong"
        assert maja.connections == 1


# ── draws, takebacks, rematches, premoves, chat ──


@asynchronous
async def test_draw_and_rematch(live_server):
    async with clients(live_server, "Maja", "Gucio") as (maja, gucio):
        table = await sit_down(maja, gucio)
        await maja.command("offer", table, offer="draw", seat=0)
        await gucio.until(table, lambda seen: bool(seen.state["offers"]))
        await gucio.command("answer", table, offer="draw", yes=False)
        await maja.command("play", table, seat=0, moves=["wS1"], answers=3)
        await gucio.command("offer", table, offer="draw", seat=1)
        await maja.command("answer", table, offer="draw", yes=True)
        await gucio.until(table, lambda seen: seen.status == "finished")
        assert gucio.seen[table].view(1)["outcome"]["reason"] == "agreement"
        await gucio.command("offer", table, offer="rematch", seat=1)
        await maja.command("answer", table, offer="rematch", yes=True)
        await gucio.until(table, lambda seen: bool(seen.state.get("rematch")))
        again = gucio.seen[table].state["rematch"]
        for each in (maja, gucio):
            await each.watch(again)
            await each.until(again, lambda seen: seen.status == "running")
        assert [seat["name"] for seat in maja.seen[again].state["seats"]] == ["Gucio", "Maja"]
        assert maja.seen[again].info["rematch_of"] == table


@asynchronous
async def test_takeback(live_server):
    async with clients(live_server, "Maja", "Gucio") as (maja, gucio):
        table = await sit_down(maja, gucio)
        await maja.command("play", table, seat=0, moves=["wS1"], answers=3)
        await maja.command("offer", table, offer="takeback", seat=0)
        await gucio.command("answer", table, offer="takeback", yes=True)
        await maja.until(table, lambda seen: seen.kinds()[-1] == "taken-back")
        assert maja.seen[table].view(0)["last"] is None
        assert await maja.command("play", table, seat=0, moves=["wG1"], answers=maja.seen[table].at)


@asynchronous
async def test_a_premove_is_secret_and_played_when_it_is_due(live_server):
    async with clients(live_server, "Maja", "Gucio") as (maja, gucio):
        table = await sit_down(maja, gucio)
        assert await gucio.command("premove", table, seat=1, moves=["bS1 -wS1"]) == 0
        assert (await maja.say("ping"))["type"] == "pong"
        assert "bS1 -wS1" not in json.dumps(maja.received)
        await maja.command("play", table, seat=0, moves=["wS1"], answers=3)
        await maja.until(table, lambda seen: seen.number == 5)
        assert maja.seen[table].events[-1]["body"]["moves"][0]["text"] == "bS1 -wS1"
        assert maja.seen[table].events[-1]["by"] == gucio.guest
        # A premove that can't be played is forgotten, and a player may change it.
        await gucio.command("premove", table, seat=1, moves=["bS1 -wS1"])
        await maja.command("play", table, seat=0, moves=["wG1 wS1-"], answers=5)
        await gucio.until(table, lambda seen: seen.state["actor"] == 1)
        assert await gucio.command("play", table, seat=1, moves=["bG1 -bS1"], answers=6) == 7
        await gucio.command("premove", table, seat=1, moves=["bG2 bS1/"])
        await gucio.command("premove", table, seat=1, moves=None)
        await maja.command("play", table, seat=0, moves=["wG2 wS1/"], answers=7)
        await asyncio.sleep(0.2)
        assert maja.seen[table].number == 8


@asynchronous
async def test_the_flag_falls_by_itself_and_moves_after_it_are_refused(live_server):
    async with clients(live_server, "Maja", "Gucio") as (maja, gucio):
        table = await sit_down(maja, gucio, clock={"kind": "game", "seconds": 1, "increment": 0})
        await maja.command("play", table, seat=0, moves=["wS1"], answers=3)
        await maja.until(table, lambda seen: seen.status == "finished")
        last = maja.seen[table].events[-1]
        assert (last["body"], last["by"]) == ({"kind": "gone", "seats": [1], "reason": "flag"}, "server")
        assert 1000 <= last["at"] - maja.seen[table].events[-2]["at"] < 1500
        assert maja.seen[table].view(0)["outcome"]["places"] == [1, 2]
        with pytest.raises(Refusal, match="game-over"):
            await gucio.command("play", table, seat=1, moves=["bS1 -wS1"], answers=4)


@asynchronous
async def test_the_lobby_is_told_live(live_server):
    async with clients(live_server, "Maja", "Gucio") as (maja, gucio):
        await gucio.send({"type": "lobby", "on": True})
        await gucio.until_received(lambda each: each["type"] == "lobby")
        table = await maja.create("toy", seats=["me"], listing="public")
        hidden = await maja.create("toy", seats=["me"])
        await gucio.until_received(lambda each: each["type"] == "lobby" and table in gucio.lobby)
        assert hidden not in gucio.lobby
        seats = [(seat["kind"], seat["name"]) for seat in gucio.lobby[table]["seats"]]
        assert seats == [("person", "Maja"), ("open", "")]
        await gucio.command("join", table)
        await gucio.until_received(lambda each: gucio.lobby[table]["state"] == "running")
        await gucio.command("leave", table)
        await gucio.until_received(lambda each: table not in gucio.lobby)

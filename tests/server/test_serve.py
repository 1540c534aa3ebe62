"""`hexapoda serve`: settings, starting, stopping, and resuming after kill -9."""

import asyncio
import json
import re
import subprocess
import sys

import pytest

from hexapoda.play.errors import HexapodaError
from hexapoda.server.settings import Settings, fields, load_settings
from tests.server.aio import within
from tests.server.harness import ROOT, Client, Server, at_random, clients, play_on
from tests.settings import COUNTS

# ── settings ──


def test_flags_count_more_than_the_environment_and_that_more_than_the_file(tmp_path, monkeypatch):
    file = tmp_path / "hexapoda.toml"
    file.write_text('port = 1001\nmax_body = 20000\nhost = "0.0.0.0"\ntrusted_proxies = ["10.0.0.0/8"]\n')
    monkeypatch.setenv("HEXAPODA_MAX_BODY", "30000")
    monkeypatch.setenv("HEXAPODA_HOST", "::1")
    monkeypatch.setenv("HEXAPODA_ORIGINS", "https://a.example, https://b.example")
    settings = load_settings({"host": "127.0.0.2"}, str(file))
    assert (settings.port, settings.max_body, settings.host) == (1001, 30000, "127.0.0.2")
    assert settings.trusted_proxies == ("10.0.0.0/8",)
    assert settings.origins == ("https://a.example", "https://b.example")
    assert settings.max_message == Settings.model_fields["max_message"].default


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        ({"port": "-1"}, "port can’t be “-1”: it must be a whole number from 0 to 65535."),
        ({"port": "abc"}, "port can’t be “abc”: it must be a whole number from 0 to 65535."),
        ({"max_body": "many"}, "max_body can’t be “many”: it must be a whole number of at least 1000."),
        ({"patience": "0"}, "patience can’t be “0”: it must be a number greater than 0."),
        ({"patience": "long"}, "patience can’t be “long”: it must be a number greater than 0."),
        ({"warm": "maybe"}, "warm can’t be “maybe”: it must be true or false."),
        ({"host": 5}, "host can’t be “5”: it must be text."),
        ({"trusted_proxies": "nowhere"}, "trusted_proxies can’t be"),
        ({"trusted_proxies": [7]}, "such as 10.0.0.0/8."),
        ({"origins": "example.org"}, "write https://HOST"),
        ({"log_level": "loud"}, "log_level can’t be “loud”: it must be one of: debug, info, warning, error."),
        ({"colour": "red"}, "There is no setting colour"),
        ({"workers": "2"}, "There is no setting workers; it is called bot_processes."),
    ],
)
def test_bad_settings_are_named(flags, words):
    with pytest.raises(HexapodaError, match=re.escape(words)):
        load_settings(flags)


def test_every_setting_says_what_it_must_be_in_three_languages():
    for name in Settings.model_fields:
        if name in ("host", "database"):
            continue  # any text
        with pytest.raises(HexapodaError) as raised:
            load_settings({name: "?"})
        for language in ("en", "pl", "uk"):
            words = raised.value.message(language)
            assert name in words
            assert "“?”" in words or "„?”" in words or "«?»" in words
            assert "nput" not in words, "pydantic's own English"


def test_an_old_name_in_the_environment_says_the_new_one(monkeypatch):
    monkeypatch.setenv("HEXAPODA_WORKERS", "2")
    with pytest.raises(HexapodaError, match="no setting HEXAPODA_WORKERS; it is called HEXAPODA_BOT_PROCESSES"):
        load_settings({})


def test_bad_files_are_named(tmp_path):
    for content, words in (
        (b"port = ", "can’t be read"),
        (b"\xff", "UTF-8"),
        (b"poort = 1", "no setting poort"),
        (b"workers = 2", "it is called bot_processes"),
    ):
        file = tmp_path / "hexapoda.toml"
        file.write_bytes(content)
        with pytest.raises(HexapodaError, match=words):
            load_settings({}, str(file))
    with pytest.raises(HexapodaError, match="can’t be read"):
        load_settings({}, str(tmp_path / "nowhere.toml"))


def run_command(*words):
    """Run the command, as a person would."""
    command = [sys.executable, "-m", "hexapoda", "serve", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)


def test_the_help_names_every_setting():
    shown = run_command("--help").stdout
    for group in fields().values():
        for name in group:
            assert f"--{name.replace('_', '-')} " in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_what_can_not_be_started_says_why_in_one_line(live_server):
    for words, expected in (
        (("--port", str(live_server.port)), "port"),
        (("--database", "mysql://somewhere/x", "--port", "0"), "not a valid database address"),
        (("--bot-processes", "many", "--port", "0"), "The setting bot_processes can’t be “many”"),
        (("--port", "x"), "The setting port"),
    ):
        ended = run_command(*words)
        assert ended.returncode == 2
        assert expected in ended.stderr
        assert len(ended.stderr.splitlines()) == 1, ended.stderr


# ── stopping and going on ──


@within(240)
async def test_a_server_that_is_stopped_says_goodbye_and_ends_well(tmp_path):
    server = Server(tmp_path)
    server.start()
    try:
        async with Client(server) as maja:
            stopped = await asyncio.to_thread(server.stop)
            assert stopped == 0
            await maja.until_received(lambda each: each == {"type": "bye", "code": "shutting-down"})
    finally:
        server.stop()
    lines = server.log_lines()
    assert [line["event"] for line in lines if line.get("logger") == "hexapoda.server.serve"] == [
        "ready", "stopping", "stopped"
    ]  # fmt: skip
    assert all("text" not in line and line["level"] == "info" for line in lines)


@within(240)
async def test_games_go_on_after_kill_9_and_nothing_is_lost_or_doubled(tmp_path):
    with Server(tmp_path) as server:
        async with clients(server, "Maja", "Gucio") as (maja, gucio):
            tables = []
            for game in ("hive", "toy"):
                table = await maja.create(game, seats=["me"])
                await maja.watch(table)
                await gucio.watch(table, maja.seen[table].token)
                await gucio.command("join", table, token=maja.seen[table].token)
                tables.append(table)
            stop = asyncio.Event()

            async def play(client, table, seed):
                while not stop.is_set() and client.seen[table].status != "finished":
                    await play_on(client, table, at_random(seed), moves=1)

            players = [
                asyncio.create_task(play(client, table, seed))
                for table in tables
                for seed, client in enumerate((maja, gucio))
            ]
            for _ in range(COUNTS["serve_kills"]):
                await asyncio.sleep(0.4)
                server.kill()
                await asyncio.to_thread(server.start)
                await maja.connected()
                await gucio.connected()
            await asyncio.sleep(0.4)
            stop.set()
            for table in tables:  # ends the wait for the other's move
                for client, seat in ((maja, 0), (gucio, 1)):
                    if client.seen[table].status != "finished":
                        await client.command("resign", table, seat=seat)
                        break
            await asyncio.gather(*players)
            for table in tables:
                _, told = await maja.request("GET", f"/api/tables/{table}/events")
                stored = {event["number"]: event for event in told["events"]}
                assert sorted(stored) == list(range(1, len(stored) + 1))
                for client in (maja, gucio):
                    assert [event["number"] for event in client.seen[table].events] == sorted(stored)
                    mine = [number for at, number in client.acknowledged.values() if at == table]
                    assert len(mine) == len(set(mine))
                    assert all(stored[number]["by"] == client.guest for number in mine)
                    made = [event for event in stored.values() if event["by"] == client.guest and event["number"] > 1]
                    assert len(made) == len(mine)
            assert sum(len(client.acknowledged) for client in (maja, gucio)) > 10


@within(240)
async def test_bots_premoves_and_clocks_go_on_after_a_restart(tmp_path):
    with Server(tmp_path) as server:
        async with clients(server, "Maja", "Gucio") as (maja, gucio):
            # A bot that has to move: it is killed while it thinks for a long time.
            bot = await maja.create("hive", seats=["me", {"kind": "bot", "level": 6}])
            await maja.watch(bot)
            await play_on(maja, bot, at_random(1), moves=1)
            # A clock that runs, and a premove that waits.
            timed = await maja.create("hive", seats=["me"], clock={"kind": "game", "seconds": 4})
            await gucio.command("join", timed, token=maja.seen[timed].token)
            premoved = await maja.create("hive", seats=["me"])
            await gucio.command("join", premoved, token=maja.seen[premoved].token)
            await gucio.command("premove", premoved, seat=1, moves=["bS1 -wS1"])
            for table in (timed, premoved):
                await maja.watch(table)
                await maja.until(table, lambda seen: seen.status == "running")
            server.kill()
            await asyncio.to_thread(server.start)
            await maja.connected()
            await maja.until(bot, lambda seen: seen.kinds().count("played") == 2)
            at = maja.seen[premoved].at
            await maja.command("play", premoved, seat=0, moves=["wS1"], answers=at)
            await maja.until(premoved, lambda seen: seen.kinds().count("played") == 2)
            await maja.until(timed, lambda seen: seen.status == "finished")
            ended, started = maja.seen[timed].events[-1], maja.seen[timed].events[2]
            assert ended["body"] == {"kind": "gone", "seats": [0], "reason": "flag"}
            # Server time, which may have stood still without a server.
            assert 4_000 <= ended["at"] - started["at"] < 6_000


def test_logs_have_no_secrets_and_no_moves(live_server):
    log = live_server.log.read_text()
    assert '"ready"' in log
    for word in ("secret", "Bearer", "wS1", "store honey", "bury"):
        assert word not in log
    for line in live_server.log_lines():
        assert line.get("level") != "error", json.dumps(line)

"""Programs that play on a server are entrants like all others."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import hexapoda
from hexapoda.arena import Limits, Settings, run
from hexapoda.arena.remote import play_remotely
from hexapoda.arena.tournament import Tournament
from hexapoda.play.errors import HexapodaError
from tests.arena.playing import scripted
from tests.server.harness import ROOT, Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "lobby_player.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def ada(server):
    """A program that waits in the lobby."""
    process = subprocess.Popen([sys.executable, str(EXAMPLE), server.url, "Ada"], cwd=ROOT, env=dict(os.environ))
    yield f"name=Ada,http:{server.url}"
    process.kill()
    process.wait()


@pytest.mark.parametrize(
    ("game", "options"), [("myrmes", {}), pytest.param("termites", {"players": 3}, marks=pytest.mark.long)]
)
def test_a_program_in_the_lobby_plays_matches(server, ada, game, options):
    others = ["random,name=a", "nodes=3,name=b"][: options.get("players", 2) - 1]
    whole = Tournament(Settings(game, (ada, *others), options, games=2, opening_plies=2))
    for number in (0, 1):
        found = play_remotely(whole.job(number))
        result = found.result
        assert (result.at_fault, found.log) == (None, ())
        assert "Ada" in result.entrants
        again = hexapoda.load(game).read(found.record)
        assert again.outcome.places == result.places
        assert again.start_setup() == whole.job(number).opening.position(whole.game).setup()
        assert "Ada" in again.tags.values()


def test_a_program_that_does_not_come_loses(server, monkeypatch):
    monkeypatch.setattr("hexapoda.arena.remote.START_SECONDS", 0.5)
    whole = Tournament(Settings("myrmes", (f"name=Bob,http:{server.url}", "random"), games=2))
    result = play_remotely(whole.job(0)).result
    assert (result.at_fault, result.reason, result.places) == ("Bob", "time", (2, 1))


def test_a_program_of_ours_that_cheats_loses_there_too(server, ada):
    whole = Tournament(
        Settings("hive", (ada, scripted("json", "cheat", name="bad")), games=2, limits=Limits(move=20.0))
    )
    found = play_remotely(whole.job(1))
    assert (found.result.at_fault, found.result.reason) == ("bad", "illegal-move")
    assert found.result.places[found.result.entrants.index("bad")] == 2


def test_a_server_that_is_not_there_is_an_error(tmp_path):
    with pytest.raises(HexapodaError) as caught:
        run(Settings("myrmes", ("http:http://127.0.0.1:9", "random"), games=2), tmp_path / "run", processes=1)
    assert caught.value.code == "arena-not-ready"
    assert not (tmp_path / "run").exists()
    whole = Tournament(Settings("myrmes", ("http:http://127.0.0.1:9", "random"), games=2))
    with pytest.raises(RuntimeError, match="127"):
        play_remotely(whole.job(0))


def test_one_program_on_one_server():
    with pytest.raises(HexapodaError) as caught:
        Tournament(Settings("myrmes", ("http:http://a", "http:http://b")))
    assert caught.value.code == "arena-one-http"

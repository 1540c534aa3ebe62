"""The page as a server gives it, and `hexapoda` alone, which opens it."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from hexapoda.server import page
from hexapoda.server.http.app import _PAGE_PATHS
from hexapoda.server.http.files import page_routes
from tests.server.aio import asynchronous
from tests.server.harness import ROOT, Client, Server, free_port

SCRIPT = "console.log('hexapoda');\n" * 200


class Reader:
    """A client of an application."""

    def __init__(self, app):
        self._app = app

    def get(self, path, headers=None):
        return asyncio.run(self._get(path, headers))

    async def _get(self, path, headers):
        transport = httpx.ASGITransport(self._app)
        async with httpx.AsyncClient(transport=transport, base_url="http://page") as client:
            return await client.get(path, headers=headers)


@pytest.fixture
def built(tmp_path):
    """A client of a built page."""
    for name, content in (
        ("index.html", "<!doctype html><title>Hexapoda</title>" + " " * 2_000),
        ("icon.svg", "<svg/>"),
        (".sources", "secret"),
        ("assets/page-5eed.js", SCRIPT),
    ):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(content)
    return Reader(Starlette(routes=page_routes(tmp_path, _PAGE_PATHS)))


@pytest.mark.parametrize("path", [
    "/", "/new/hive", "/tables/3f", "/tables/3f/replay", "/study/hive", "/rules", "/rules/hive", "/workshop/termites",
    "/puzzles", "/puzzles/hive/3f",
    "/open",
])  # fmt: skip
def test_the_pages_own_paths_are_the_page(built, path):
    answer = built.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "<title>Hexapoda</title>" in answer.text


@pytest.mark.parametrize("path", ["/nothing", "/assets/other.js", "/assets/../index.html.bak", "/.sources"])
def test_other_paths_are_nothing(built, path):
    assert built.get(path).status_code == 404


def test_files_with_a_digest_in_their_name_are_kept_and_others_asked_for_again(built):
    assert "immutable" in built.get("/assets/page-5eed.js").headers["cache-control"]
    for path in ("/", "/icon.svg"):
        assert built.get(path).headers["cache-control"] == "no-cache"
        etag = built.get(path).headers["etag"]
        assert built.get(path, headers={"if-none-match": etag}).status_code == 304


def test_files_are_packed_for_those_who_can_unpack_them(built):
    packed = built.get("/assets/page-5eed.js", headers={"accept-encoding": "gzip"})
    assert (packed.headers["content-encoding"], packed.text) == ("gzip", SCRIPT)
    assert int(packed.headers["content-length"]) < len(SCRIPT) / 10
    assert packed.headers["vary"] == "Accept-Encoding"
    plain = built.get("/assets/page-5eed.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    assert "content-encoding" not in built.get("/icon.svg").headers  # too small


def test_answers_are_packed_too(live_server):
    long = httpx.get(f"{live_server.url}/api/games", headers={"accept-encoding": "gzip"})
    assert long.headers["content-encoding"] == "gzip"
    assert {game["name"] for game in long.json()["games"]} >= {"hive", "termites"}
    assert "content-encoding" not in httpx.get(f"{live_server.url}/api/health").headers


# ── hexapoda alone ──


@contextlib.contextmanager
def alone(folder: Path, port: int, *, ends: bool = False) -> Iterator[str]:
    """`hexapoda --no-browser` with a data folder of its own, until Ctrl+C (or until it `ends` by itself); what it says
    first."""
    own = {"PYTHONPATH": str(ROOT), "XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8", "HEXAPODA_BOT_PROCESSES": "0"}
    command = [sys.executable, "-m", "hexapoda", "--no-browser", "--port", str(port)]
    with subprocess.Popen(command, env={**os.environ, **own}, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline()
        finally:
            if not ends:
                process.send_signal(signal.SIGINT)
            assert process.wait(60) == 0


@pytest.mark.skipif(sys.platform != "linux", reason="the data folder is elsewhere")
@asynchronous
async def test_hexapoda_alone_serves_until_it_is_interrupted_and_goes_on_later(tmp_path):
    server = Server(tmp_path, port=free_port())
    with alone(tmp_path, server.port) as said:
        assert said.startswith(f"Hexapoda is running at {server.url}/") or f"API is running at {server.url}/" in said
        with alone(tmp_path, free_port(), ends=True) as said_again:  # one is enough
            assert said_again == f"Hexapoda is already running: {server.url}/\n"
        async with Client(server, "Maja") as maja:
            table = await maja.create("hive", seats=["me", "me"])  # waits for the rules, if it must
    with alone(tmp_path, server.port):
        assert httpx.get(f"{server.url}/api/tables/{table}", timeout=60).json()["info"]["game"] == "hive"
    assert (tmp_path / "hexapoda" / "hexapoda.db").is_file()


def test_the_usual_port_is_taken_or_the_next_one(monkeypatch):
    first = page._free_port()
    assert first in page.PORTS or first == 0
    port = free_port()
    monkeypatch.setattr(page, "PORTS", (port,))
    with page.socket.socket() as taken:
        taken.bind((page.HOST, port))
        taken.listen()
        assert page._free_port() == 0


def test_a_browser_that_does_not_open_is_no_error(monkeypatch):
    def fails(url):
        raise page.webbrowser.Error("no browser")

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(page.webbrowser, "open", fails)
    page._open("http://127.0.0.1:8000/", wait=True)

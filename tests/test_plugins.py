"""A game of another package, which an entry point names: the toy, as if it were installed beside Hexapoda."""

import os
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.aio import asynchronous
from tests.server.harness import PYTHONPATH, ROOT, Client, Server, at_random, play_on


def run(*words: str, path: str = PYTHONPATH) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": path, "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-m", "hexapoda", *words]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False)


def test_the_command_line_knows_it() -> None:
    assert "toy: Crumbs, up to 4 players" in run("games").stdout
    played = run("play", "toy", "--seat1", "random", "--seat2", "random", "--seed", "1", "--moves", "3")
    assert played.returncode == 0, played.stderr
    assert "toy:" not in run("games", path=str(ROOT)).stdout


@asynchronous
async def test_it_is_played_on_a_server_against_a_bot(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert "toy" in {game["name"] for game in httpx.get(f"{server.url}/api/games").json()["games"]}
        async with Client(server, "Maja") as maja:
            table = await maja.create("toy", seats=["me", {"kind": "bot", "level": 1}])
            await maja.watch(table)
            await play_on(maja, table, at_random(1))
            await maja.until(table, lambda seen: seen.status == "finished")


def test_a_package_that_is_broken_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "bees-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.4\nName: bees\nVersion: 1.0\n")
    for value, said in (("nowhere:GAME", "ModuleNotFoundError"), ("json:loads", "is not the Declaration of bees")):
        (folder / "entry_points.txt").write_text(f"[hexapoda.games]\nbees = {value}\n")
        done = run("play", "bees", path=os.pathsep.join((str(ROOT), str(tmp_path))))
        assert done.returncode == 2
        assert done.stderr.startswith("hexapoda: The package bees brings the game “bees”")
        assert said in done.stderr
        assert done.stderr.count("\n") == 1

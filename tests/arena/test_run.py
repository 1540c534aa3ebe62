"""Runs: every game is on disk before it counts, none is lost, none is played twice."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hexapoda.arena import Limits, Result, Settings, play_match, run
from hexapoda.arena.adjudication import Adjudication
from hexapoda.arena.folder import Folder
from hexapoda.arena.interruption import interruptible
from hexapoda.arena.referee import play
from hexapoda.arena.statistics.sprt import Sprt
from hexapoda.arena.tournament import Tournament
from hexapoda.play.errors import HexapodaError
from tests.arena.playing import example, scripted, tournament
from tests.server.clusters import Cluster
from tests.settings import COUNTS

ROOT = Path(__file__).parents[2]
FOUR = ("nodes=4", "nodes=8,name=eight", "random", "random,seed=9,name=other")
SETTINGS = Settings("myrmes", FOUR, games=2)

pytestmark = pytest.mark.slow  # whole runs, some of them killed


def same(result: Result) -> Result:
    """A result without what differs from time to time."""
    return Result.from_line(Result(**{**vars_of(result), "seconds": (), "overtime": (), "more": {}}).line())


def vars_of(result: Result) -> dict:
    return {name: getattr(result, name) for name in Result.__dataclass_fields__}


def expected(settings: Settings) -> dict[int, tuple[Result, str]]:
    """All games of a run, each played by itself."""
    whole = Tournament(settings)
    games = [play(whole.job(number)) for number in range(len(whole.schedule))]
    return {each.result.number: (same(each.result), each.record) for each in games}


def stored(path: Path) -> dict[int, tuple[Result, str]]:
    """All games of a folder; each number is there once."""
    results = [Result.from_line(line) for line in (path / "games.jsonl").read_text().splitlines()]
    assert len({result.number for result in results}) == len(results)
    return {each.number: (same(each), (path / "records" / f"{each.number}.txt").read_text()) for each in results}


def start(path: Path, settings: Settings, **more: object) -> subprocess.Popen[bytes]:
    """A run in a process of its own."""
    words = ", ".join(f"{name}={value!r}" for name, value in more.items())
    program = f"from hexapoda.arena import Limits, Settings, run; run({settings!r}, {str(path)!r}, {words})"
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.Popen([sys.executable, "-c", program], cwd=ROOT, env=environment)


def lines(path: Path) -> int:
    found = path / "games.jsonl"
    return found.read_bytes().count(b"\n") if found.exists() else 0


def until(path: Path, count: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until there are some games on disk."""
    limit = time.monotonic() + 120
    while lines(path) < count and process.poll() is None:
        assert time.monotonic() < limit
        time.sleep(0.005)


@pytest.mark.slow
def test_four_entrants_killed_and_resumed_play_the_same_games(tmp_path):
    path = tmp_path / "run"
    kills = COUNTS["arena_kills"]
    for kill in range(kills):
        process = start(path, SETTINGS, processes=1 + kill % 2)
        until(path, lines(path) + 1 + kill % 3, process)
        process.send_signal(signal.SIGKILL)
        process.wait()
    with (path / "games.jsonl").open("ab") as file:
        file.write(b'{"number":3,"group":1,"openi')  # as if it had died while it wrote
    done = run(SETTINGS, path, processes=1)
    assert len(done.results) == len(done.tournament.schedule) == 12
    assert stored(path) == expected(SETTINGS)
    before = lines(path)
    again = run(SETTINGS, path, processes=1)
    assert (again.played, lines(path)) == (0, before)


@pytest.mark.slow
def test_a_run_can_be_made_longer(tmp_path):
    short = Settings("myrmes", ("random", "random"), games=2)
    longer = Settings("myrmes", ("random", "random"), games=4)
    run(short, tmp_path, processes=1)
    assert run(longer, tmp_path, processes=1).played == 2
    assert stored(tmp_path) == expected(longer)
    assert json.loads((tmp_path / "run.json").read_text())["games"] == 4


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize(
    "how",
    [signal.SIGINT, signal.SIGTERM, pytest.param(signal.SIGKILL, marks=pytest.mark.long)],
    ids=["ctrl-c", "terminate", "kill"],
)
def test_signals_stop_cleanly_and_nothing_is_left_running_even_after_kill_9(how, tmp_path):
    words = ["arena", "hive", "time=0.2", scripted("json", "good"), "--processes", "2", "--out", str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"}
    process = subprocess.Popen(
        [sys.executable, "-m", "hexapoda", *words], env=environment, stderr=subprocess.PIPE, text=True
    )
    limit = time.monotonic() + 60
    children: set[int] = set()
    while not (tmp_path / "run.json").exists() or len(children) < 4:  # two workers, each with an engine
        assert time.monotonic() < limit
        time.sleep(0.05)
        children = _children(process.pid)
    process.send_signal(how)
    _, said = process.communicate(timeout=30)
    if how != signal.SIGKILL:
        assert process.returncode == 128 + how
        *before, last = said.splitlines()
        assert last.endswith("The same command resumes the run.")
        assert all(" games, " in line for line in before), said  # progress, and nothing that Python complains of
    until_gone = time.monotonic() + 20
    while any(_is_running(child) for child in children):
        assert time.monotonic() < until_gone
        time.sleep(0.05)


@pytest.mark.parametrize("ignored", [False, True], ids=["in front", "in the background"])
def test_sigterm_is_heard_where_a_shell_lets_a_job_ignore_ctrl_c(ignored):
    before = {each: signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)}
    signal.signal(signal.SIGINT, signal.SIG_IGN if ignored else signal.default_int_handler)
    ended = []

    async def wait():
        asyncio.get_running_loop().call_later(0.01, signal.raise_signal, signal.SIGTERM)
        try:
            await asyncio.sleep(60)
        finally:
            ended.append(True)

    try:
        with interruptible() as interruption, pytest.raises(KeyboardInterrupt):
            asyncio.run(wait())
        assert (interruption.status, ended) == (143, [True])
        assert signal.getsignal(signal.SIGTERM) == before[signal.SIGTERM]
    finally:
        signal.signal(signal.SIGINT, before[signal.SIGINT])


def _children(parent: int) -> set[int]:
    """The processes that a process has started, and theirs."""
    parents = {}
    for each in Path("/proc").iterdir():
        if each.name.isdecimal():
            try:
                parents[int(each.name)] = int((each / "stat").read_text().rpartition(") ")[2].split()[1])
            except OSError:
                continue
    found = {parent}
    while new := {child for child, of in parents.items() if of in found} - found:
        found |= new
    return found - {parent}


def _is_running(process: int) -> bool:
    try:
        return ") Z" not in Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        return False


def test_programs_that_misbehave_lose_only_their_own_games(tmp_path):
    entrants = ("random,name=good", scripted("json", "crash", name="bad"), "random,name=fine")
    done = run(Settings("myrmes", entrants, games=2, limits=Limits(move=5.0)), tmp_path, processes=2)
    assert len(done.results) == 6
    for result in done.results:
        if "bad" in result.entrants:
            assert (result.at_fault, result.reason) == ("bad", "crash")
            assert result.places[result.entrants.index("bad")] == 2
        else:
            assert result.at_fault is None
    assert (tmp_path / "log.txt").read_text().count("Segmentation fault") == 4


@pytest.mark.slow
def test_a_match_from_python_and_the_example_of_a_program():
    results = play_match("myrmes", example(name="any"), "random", games=2, processes=1, edition="rulebook")
    assert [result.number for result in results] == [0, 1]
    assert [result.entrants[0] for result in results] == ["any", "random"]
    assert all(result.at_fault is None for result in results)


# ── the sequential test ──


def test_a_sequential_test_stops_by_itself_and_stays_stopped(tmp_path):
    settings = Settings("hive", ("depth=1", "random"), games=400, sprt=Sprt(0, 200), rules=Adjudication(max_plies=100))
    done = run(settings, tmp_path, processes=2)
    assert done.is_decided
    assert done.sprt is not None
    assert done.sprt["verdict"] == "H1"
    assert done.sprt["llr"] >= done.sprt["upper"]
    assert done.sprt["games"] <= len(done.results) < 100
    assert done.sprt["games_after"] == len(done.results)
    assert run(settings, tmp_path, processes=1).played == 0


# ── what is in the folder ──


def finished(path: Path) -> Settings:
    settings = Settings("myrmes", ("random", "random"), games=2)
    run(settings, path, processes=1)
    return settings


def test_a_cut_last_line_is_played_again_and_any_other_is_an_error(tmp_path):
    settings = finished(tmp_path)
    games = tmp_path / "games.jsonl"
    whole = games.read_bytes()
    for cut in (1, len(whole) // 3):
        games.write_bytes(whole[:-cut])
        folder = Folder(tmp_path, Tournament(settings))
        folder.close()
        assert list(folder.results) == [0]
        assert games.read_bytes() == whole[: len(whole.splitlines(keepends=True)[0])]
    twice = whole + whole.splitlines(keepends=True)[0]  # it can be read, so it was not cut short
    for wrong in (b"{}\n" + whole, b"nothing\n" + whole, whole + whole, b"[]\n" + whole, twice):
        games.write_bytes(wrong)
        with pytest.raises(HexapodaError, match="line"):
            Folder(tmp_path, Tournament(settings))


@pytest.mark.parametrize(
    ("other", "name"),
    [
        (Settings("myrmes", ("random", "nodes=3"), games=2), "entrants"),
        (Settings("myrmes", ("random", "random"), games=2, seed=5), "seed"),
        (Settings("myrmes", ("random", "random"), games=2, limits=Limits(depth=2)), "limits"),
        (Settings("myrmes", ("random", "random"), games=2, opening_plies=3), "openings"),
        (Settings("termites", ("random", "random"), games=2), "game"),
    ],
)
def test_settings_that_contradict_the_folder_are_an_error(tmp_path, other, name):
    Folder(tmp_path, Tournament(Settings("myrmes", ("random", "random"), games=2))).close()
    before = (tmp_path / "run.json").read_bytes()
    with pytest.raises(HexapodaError, match=f"{name} was") as caught:
        run(other, tmp_path, processes=1)
    assert caught.value.code == "arena-other-run"
    assert (tmp_path / "run.json").read_bytes() == before


def test_a_folder_that_is_no_run_or_in_use_is_left_alone(tmp_path):
    settings = Settings("myrmes", ("random", "random"), games=2)
    (tmp_path / "photos").mkdir()
    (tmp_path / "photos" / "one.jpg").touch()
    with pytest.raises(HexapodaError) as caught:
        Folder(tmp_path / "photos", Tournament(settings))
    assert caught.value.code == "arena-not-a-run"
    with pytest.raises(HexapodaError) as caught:
        Folder(tmp_path / "photos" / "one.jpg", Tournament(settings))
    assert caught.value.code in ("arena-not-a-run", "arena-no-folder")
    folder = Folder(tmp_path / "run", Tournament(settings))
    with pytest.raises(HexapodaError) as caught:
        Folder(tmp_path / "run", Tournament(settings))
    assert caught.value.code == "arena-busy"
    folder.close()
    (tmp_path / "run" / "run.json").write_text("{")
    with pytest.raises(HexapodaError) as caught:
        Folder(tmp_path / "run", Tournament(settings))
    assert caught.value.code == "arena-broken-settings"


def test_games_of_a_group_share_opening_and_chance():
    whole = tournament("termites", "random", "random", "random", options={"players": 3}, games=6)
    jobs = [whole.job(number) for number in range(6)]
    assert len({job.opening for job in jobs[:3]}) == len({job.opening for job in jobs[3:]}) == 1
    assert jobs[0].opening != jobs[3].opening
    starts = {job.opening.position(whole.game).setup() for job in jobs[:3]}
    assert len(starts) == 1


# ── a cluster ──


@pytest.mark.long
def test_a_cluster_loses_a_worker_and_no_game(tmp_path):
    pytest.importorskip("distributed")
    settings = Settings("myrmes", FOUR, games=8)
    cluster = Cluster()
    try:
        cluster.start_scheduler()
        doomed, _ = cluster.start_worker(), cluster.start_worker()
        process = start(tmp_path, settings, cluster=cluster.address)
        until(tmp_path, 4, process)
        doomed.kill()
        assert process.wait(timeout=200) == 0
    finally:
        cluster.close()
    assert stored(tmp_path) == expected(settings)


def test_a_cluster_that_is_not_there_is_one_clear_error(tmp_path, monkeypatch):
    pytest.importorskip("distributed")
    monkeypatch.setattr("hexapoda.bots.executors._CONNECT_SECONDS", 0.3)
    with pytest.raises(HexapodaError) as caught:
        run(SETTINGS, tmp_path, cluster="tcp://127.0.0.1:9")
    assert caught.value.code == "arena-workers"

"""What servers have written before is still read: databases, logs, records and premoves.

`data/before` was written when every decision was an event of its own, `moved`: tables of all games, running and
finished, with takebacks and with an attack in Termites over several decisions, and what is expected of them. It is not
to be written anew.
"""

import json
import shutil
from pathlib import Path

import pytest

import hexapoda
from hexapoda.server.live.metrics import Metrics
from hexapoda.server.live.registry import Registry
from hexapoda.server.store.store import Store
from hexapoda.server.table.events import from_json
from hexapoda.server.table.table import Table
from tests.server.aio import asynchronous

BEFORE = Path(__file__).parent / "data" / "before"
EXPECTED = json.loads((BEFORE / "expected.json").read_text(encoding="utf-8"))
TABLES = sorted(EXPECTED)


def told_by_log(name: str) -> Table:
    lines = (BEFORE / f"{name}.jsonl").read_bytes().splitlines()
    return Table.replay(map(from_json, lines))


def assert_as_expected(table: Table) -> None:
    expected, position = EXPECTED[table.id], table.position
    assert (table.number, table.at, table.status) == (expected["number"], expected["at"], expected["status"])
    assert (position.ply, table.actor) == (expected["ply"], expected["actor"])
    assert [move.text for move in position.moves] == expected["moves"]
    # Its options say the version of the rules, because an old position text does not say what has changed since.
    assert table.status == "finished" or position == table.game.position(expected["setup"])


def test_all_games_are_there_running_and_finished():
    states = {(name.split("-")[0], EXPECTED[name]["status"]) for name in TABLES}
    assert states == {
        (game, state) for game in hexapoda.game_names() if game != "toy" for state in ("running", "finished")
    }


@pytest.mark.parametrize("name", TABLES)
def test_logs_are_replayed(name):
    assert_as_expected(told_by_log(name))


def test_tables_go_on_by_the_rules_under_which_they_began():
    """A5.8, A11.8: no chains, and an ant may march again."""
    options = told_by_log("ants-running").game.options
    assert (options["hire_push"], options["forced_marches"]) == ("single", "any")


@pytest.mark.parametrize("name", TABLES)
def test_records_are_read(name):
    text = (BEFORE / f"{name}.txt").read_text(encoding="utf-8")
    position = hexapoda.load(name.split("-")[0]).read(text)
    assert [move.text for move in position.moves] == EXPECTED[name]["moves"]


@asynchronous
async def test_the_database_is_served_and_premoves_are_kept(tmp_path):
    shutil.copy(BEFORE / "hexapoda.db", tmp_path)
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'hexapoda.db'}")
    registry = Registry(store, Metrics())
    try:
        for name in TABLES:
            async with registry.locked(name) as held:
                assert_as_expected(held.table)
                assert held.table == told_by_log(name)
                # The part of a premove that was played is not played again.
                stored = {} if name == "termites-halfway" else EXPECTED[name]["plans"]
                kept = {str(seat): kept for seat, kept in held.table.premoves.items()}
                assert kept.keys() == stored.keys()
                for seat, plan in stored.items():
                    said = tuple(plan["parts"]) or plan["text"]
                    assert (kept[seat].moves, kept[seat].client_id) == ((said,), plan["client_id"])
    finally:
        await registry.close()
        await store.close()

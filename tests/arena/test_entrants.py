"""Entrants, openings and everything else that a user writes: read as meant, or refused before anything starts."""

import sys

import pytest

import hexapoda
from hexapoda import i18n
from hexapoda.arena import Limits, Settings, run
from hexapoda.arena.entrants import read_entrants
from hexapoda.arena.openings import Opening, Openings, read_file, read_opening
from hexapoda.arena.tournament import Tournament
from hexapoda.bots.player import Budget, Fault
from hexapoda.games.hive.uhp_player import UhpPlayer
from hexapoda.games.names import NAMES
from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import declaration
from tests.arena.playing import scripted

HIVE = declaration("hive")
PYTHON = sys.executable


def one(spec: str):
    return read_entrants(HIVE, [spec])[0]


def test_settings_are_read():
    found = one("level=6,time=0.5,depth=3,iterations=200,seed=3,threads=2,margin=0.1,name=old one")
    assert found.limits == {"level": 6, "seconds": 0.5, "depth": 3, "nodes": 200, "seed": 3, "threads": 2}
    assert (found.name, found.margin, found.kind) == ("old one", 0.1, "bot")
    assert one(" random , seed=2 ").kind == "random"
    assert one("greedy,seed=2").limits == {"seed": 2}


def test_the_command_of_a_program_is_everything_behind_its_colon():
    found = one(f"depth=4,option.Threads=2,name=noka,uhp:{PYTHON} -c 'a, b' --name=x,y")
    assert (found.kind, found.command) == ("uhp", f"{PYTHON} -c 'a, b' --name=x,y")
    assert (found.name, found.options, found.limits) == ("noka", {"Threads": "2"}, {"depth": 4})
    assert one(f"json:{PYTHON} bots/mine.py --fast").name == "mine.py"
    assert one("name=Ada,http:http://127.0.0.1:8000").command == "http://127.0.0.1:8000"


def test_names_are_unique():
    names = [each.name for each in read_entrants(HIVE, ["random", "random", "name=random (2),level=1", "random"])]
    assert names == ["random", "random (3)", "random (2)", "random (4)"]


@pytest.mark.parametrize(
    ("spec", "code"),
    [
        ("", "arena-empty-entrant"),
        ("lvl=6", "arena-entrant"),
        ("level", "arena-entrant"),
        ("level=6,,", "arena-entrant"),
        ("stockfish", "arena-entrant"),
        ("greedy,depth=2", "arena-strange-setting"),
        ("greedy,random", "arena-entrant"),
        ("level=6,level=7", "arena-setting-twice"),
        ("nodes=5,iterations=5", "arena-setting-twice"),
        ("level=9", "bad-level"),
        ("level=six", "bad-level"),
        ("threads=0", "bad-threads"),
        ("threads=many", "bad-threads"),
        ("time=soon", "arena-bad-number"),
        ("time=-1", "arena-bad-number"),
        ("time=nan", "arena-bad-number"),
        ("nodes=0", "arena-bad-number"),
        ("nodes=1.5", "arena-bad-number"),
        ("nodes=٣", "arena-bad-number"),
        ("name=,level=1", "arena-bad-name"),
        (f"name={'x' * 61},level=1", "arena-bad-name"),
        ("random,depth=3", "arena-strange-setting"),
        (f"level=3,uhp:{PYTHON}", "arena-strange-setting"),
        ("option.Threads=1,level=3", "arena-entrant"),
        ("uhp:", "empty-command"),
        ("uhp:/no/such/engine --fast", "arena-no-program"),
        ("json:no-such-program-anywhere", "arena-no-program"),
        ("json:'unfinished", "bad-command"),
        ("http:club.example", "arena-bad-address"),
    ],
)
def test_entrants_that_are_none_are_refused_in_three_languages(spec, code):
    with pytest.raises(HexapodaError) as caught:
        one(spec)
    assert caught.value.code == code
    assert len({caught.value.message(language) for language in i18n.LANGUAGES}) == len(i18n.LANGUAGES)


def test_a_game_without_a_protocol_of_its_own_has_no_engines():
    with pytest.raises(HexapodaError, match=r"json:…, http:…\."):
        read_entrants(declaration("ants"), [f"uhp:{PYTHON}"])


def test_two_entrants_with_one_name():
    with pytest.raises(HexapodaError, match="“new”"):
        read_entrants(HIVE, ["level=1,name=new", "level=2,name=new"])


# ── settings that don't go together ──


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (Settings("chess", ("random", "random")), "unknown-game"),
        (Settings("hive", ("random", "random"), {"type": "Base+X"}), "bad-option"),
        (Settings("hive", ("random",)), "arena-too-few"),
        (Settings("hive", ("random", "random", "random"), format="match"), "arena-match-size"),
        (Settings("hive", ("random", "random"), format="swiss"), "arena-format"),
        (Settings("hive", ("random", f"uhp:{PYTHON}")), "arena-no-limit"),
        (Settings("hive", ("random", f"uhp:{PYTHON}"), limits=Limits(nodes=5)), "arena-no-nodes"),
        (Settings("hive", ("random", f"uhp:{PYTHON}"), limits=Limits(depth=5, turn=1.0)), "arena-depth-or-time"),
        (Settings("hive", ("random", "random"), openings="/no/such/file"), "file-missing"),
    ],
)
def test_settings_that_make_no_sense_are_refused(settings, code):
    with pytest.raises(HexapodaError) as caught:
        Tournament(settings)
    assert caught.value.code == code


@pytest.mark.parametrize("protocol", ["json", "uhp"])
def test_a_program_that_does_not_get_ready_is_refused_before_anything_starts(tmp_path, protocol):
    path = tmp_path / "run"
    program = f"depth=1,{protocol}:{PYTHON} -c 'print(1)'"
    with pytest.raises(HexapodaError) as caught:
        run(Settings("hive", ("random", program)), path, processes=1)
    assert caught.value.code == "arena-not-ready"
    assert not path.exists()


@pytest.mark.parametrize("kind", ["whole", "fraction", "seconds"])
def test_limits_are_told_to_an_engine_in_words_that_it_knows(kind):
    start = hexapoda.load("hive", type="Base").start()
    engine = UhpPlayer(scripted("uhp", kind).partition(":")[2], {}, margin=5.0)
    try:
        engine.start(start, 0)
        for budget in (
            Budget(depth=2),
            Budget(seconds=2.0, deadline=2.0),
            Budget(seconds=1.5, deadline=1.5),
            Budget(seconds=0.5, deadline=20.0),  # a share of a clock
        ):
            assert engine.choose(start, budget).moves == ("wS1",)
        short = Budget(seconds=0.25, deadline=0.25)
        if kind == "whole":
            with pytest.raises(Fault, match="no limit below a second") as caught:
                engine.choose(start, short)
            assert caught.value.kind == "time"
        else:
            assert engine.choose(start, short).moves == ("wS1",)
    finally:
        engine.close()


def test_an_engine_that_does_not_know_its_limit_is_refused_before_anything_starts(tmp_path):
    """It would lose all its games, and nobody would learn how strong it is."""
    path = tmp_path / "run"
    settings = Settings("hive", ("random", scripted("uhp", "whole", name="old")), limits=Limits(move=0.1))
    with pytest.raises(HexapodaError, match="old does not get ready: it has no limit below a second"):
        run(settings, path, processes=1)
    assert not path.exists()


# ── openings ──


@pytest.mark.parametrize("game", NAMES)
def test_an_opening_is_the_same_each_time_and_has_its_random_moves(game):
    loaded = hexapoda.load(game)
    openings = Openings(7, plies=5)
    first, again = openings.of(0).position(loaded), Openings(7, plies=5).of(0).position(loaded)
    assert first.ply == 5
    assert first.record() == again.record()
    assert first.record() != openings.of(1).position(loaded).record()
    assert first.record() != Openings(8, plies=5).of(0).position(loaded).record()


@pytest.mark.parametrize("game", NAMES)
def test_openings_are_positions_records_or_moves(game, tmp_path):
    loaded = hexapoda.load(game)
    position = Opening("x", 3, plies=6).position(loaded)
    assert read_opening(loaded, position.setup(), seed=5) == position
    assert read_opening(loaded, position.record(), seed=5).setup() == position.setup()
    moves = [loaded.start(9).legal_moves[0].text]
    assert read_opening(loaded, ";".join(moves), seed=9).ply >= 1
    path = tmp_path / "openings.txt"
    path.write_text(f"# two\n\n{position.setup()}\n{moves[0]}\n")
    texts, digest = read_file(str(path))
    assert [name for name, _ in texts] == ["openings.txt:3", "openings.txt:4"]
    assert digest
    openings = Openings(1, 0, texts)
    openings.check(loaded, by_moves=False)
    assert openings.of(2).text == openings.of(0).text  # from the beginning again
    with pytest.raises(HexapodaError, match=r"openings\.txt:3"):
        openings.check(loaded, by_moves=True)


def test_a_gamestring_is_an_opening_for_engines_too(tmp_path):
    path = tmp_path / "book.txt"
    path.write_text("Base;InProgress;White[2];wS1;bS1 wS1-\nwG1;bG1 wG1-\n")
    settings = Settings("hive", ("random", scripted("uhp", "good")), limits=Limits(depth=1), openings=str(path))
    assert [Tournament(settings).job(number).opening.name for number in (0, 1, 2)] == ["book.txt:1"] * 2 + [
        "book.txt:2"
    ]


@pytest.mark.parametrize(("text", "told"), [("", "no openings"), ("wS1;wS1", "book:1"), ("nonsense", "book:1")])
def test_openings_that_cannot_be_played(text, told, tmp_path):
    path = tmp_path / "book"
    path.write_text(text)
    with pytest.raises(HexapodaError, match=told):
        Tournament(Settings("hive", ("random", "random"), openings=str(path)))

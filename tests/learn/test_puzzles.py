"""Puzzles: what is shipped is right, proved by plain search; files that are broken; making them again."""

import json
from typing import Any

import pytest

import hexapoda
from hexapoda import i18n
from hexapoda.arena.puzzles.deals import DealsMaker
from hexapoda.arena.puzzles.make import Settings, make, shard_path
from hexapoda.bots import bot
from hexapoda.bots.proof import ProofTooLongError, Prover
from hexapoda.cli import main
from hexapoda.games.names import NAMES
from hexapoda.learn.puzzles import Puzzle, puzzles, read, written
from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import Position
from tests.learn.plain import wins
from tests.settings import LONG

SHIPPED = {name: list(puzzles(name).values()) for name in NAMES}
#: One in so many is looked at in every run.
APART = 40
#: A line of a good file.
GOOD = json.loads(written(SHIPPED["hive"][:1]))


def sample(name: str, *, by: str = "") -> list[Any]:
    """Puzzles of a game: a few of each theme, in the long run all."""
    found = [each for each in SHIPPED[name] if by in str(each.proof["by"])]
    themes = {theme: [each for each in found if each.theme == theme] for theme in {each.theme for each in found}}
    few = {each.id for all_ in themes.values() for each in all_[::APART]}
    return [pytest.param(each, id=f"{each.theme}-{each.id}") for each in found if LONG or each.id in few]


def after(position: Position, *moves: str) -> Position:
    """The position after some moves."""
    ahead = position.copy()
    for move in moves:
        ahead.push(move)
    return ahead


# ── what is shipped ──


def test_there_are_enough_puzzles_of_every_kind():
    themes = {name: {each.theme for each in SHIPPED[name]} for name in NAMES}
    assert len(SHIPPED["hive"]) >= 500
    assert themes["hive"] == {"win-1", "win-2", "win-3", "save"}
    assert all(len(SHIPPED[name]) >= 60 for name in NAMES if name != "hive")
    assert "capture" in themes["termites"]
    assert "anthill-reached" in themes["ants"]
    assert "last-winter" in themes["myrmes"]


@pytest.mark.parametrize("name", NAMES)
def test_themes_have_words_in_every_language(name):
    for theme in {each.theme for each in SHIPPED[name]}:
        for language in i18n.LANGUAGES:
            own, common = (
                i18n.text(f"puzzle-theme-{code}", {}, language, fallback="") for code in (f"{name}-{theme}", theme)
            )
            assert own or common, (theme, language)


@pytest.mark.parametrize("puzzle", [each for name in NAMES for each in sample(name)])
def test_the_line_and_what_refutes_others_can_be_played(puzzle):
    puzzle.check()
    for number, position in puzzle.questions():
        assert position.actor == puzzle.start().actor
        assert puzzle.line[number] in {move.text for move in position.legal_moves}


@pytest.mark.parametrize("puzzle", sample("hive"))
def test_a_puzzle_of_Hive_has_exactly_one_solution_and_no_shorter_one(puzzle):
    """Plain recursion proves it; the file only says which reply to look at after a wrong move."""
    start = puzzle.start()
    seat = start.actor
    for move in start.legal_moves:
        reply = puzzle.refutation(0, move.text)
        ahead = after(start, move.text)
        if puzzle.theme == "save":
            if move.text == puzzle.line[0]:
                assert not wins(ahead, 1 - seat, puzzle.plies)
            else:
                assert wins(after(ahead, *reply), 1 - seat, puzzle.plies - len(reply))
        elif move.text in puzzle.right(0):
            assert wins(ahead, seat, puzzle.plies - 1)
        else:
            assert not wins(after(ahead, *reply), seat, max(0, puzzle.plies - 1 - len(reply)))
    assert len(puzzle.right(0)) == 1
    if puzzle.theme != "save":
        assert not wins(start, seat, max(0, puzzle.plies - 2))
        assert puzzle.theme == f"win-{puzzle.plies // 2 + 1}"


@pytest.mark.parametrize("puzzle", sample("hive"))
def test_no_refutation_of_a_win_lets_it_happen(puzzle):
    """Also later in the solution: after a wrong move and the reply to it, there is no win in time any more."""
    if puzzle.theme == "save":
        return
    for number, position in puzzle.questions():
        for move in position.legal_moves:
            if move.text not in puzzle.right(number):
                ahead = after(position, move.text, *puzzle.refutation(number, move.text))
                assert not wins(ahead, position.actor, max(0, puzzle.plies - number - 2))


@pytest.mark.parametrize("puzzle", sample("hive"))
def test_the_solution_of_Hive_ends_with_the_win_and_goes_on_with_the_only_move(puzzle):
    if puzzle.theme == "save":
        return
    end = after(puzzle.start(), *puzzle.line)
    assert end.outcome is not None
    assert end.outcome.winners == (puzzle.start().actor,)
    assert all(len(puzzle.right(number)) == 1 for number in range(0, len(puzzle.line) - 1, 2))


@pytest.mark.parametrize("puzzle", [each for name in NAMES if name != "hive" for each in sample(name, by="exhaustive")])
def test_a_proved_win_wins_in_every_deal(puzzle):
    start = puzzle.start()
    for seed in range(5):
        deal = start.concealed(start.actor, seed=seed)
        end = after(deal, *puzzle.line)
        assert end.outcome is not None
        assert end.outcome.winners == (start.actor,)
    prover = Prover(start.game.declaration, nodes=2_000_000)
    try:
        assert [start.move(each).text for each in prover.winning_moves(start, puzzle.plies, alone=True)] == [
            puzzle.line[0]
        ]
    except ProofTooLongError:
        pytest.fail("the proof is too long")


@pytest.mark.long
@pytest.mark.parametrize(
    "puzzle", [each for name in NAMES if name != "hive" for each in SHIPPED[name][::4] if not each.plies]
)
def test_the_best_move_stays_the_best_in_other_deals(puzzle):
    start = puzzle.start()
    maker = DealsMaker(start.game.declaration)
    best = start.parse(puzzle.line[0]).id
    for seed in (101, 102):
        deal = start.concealed(start.actor, seed=seed)
        values = {int(each): maker.value(deal, int(each), start.actor, 2_000)[0] for each in start.legal_ids()}
        assert max(values, key=lambda each: values[each]) == best


@pytest.mark.long
def test_the_strongest_level_finds_wins_in_two_within_a_second():
    player, failed = bot("hive", level=8, seed=1), []
    asked = [each for each in SHIPPED["hive"] if each.theme == "win-2"]
    for puzzle in asked:
        move = player.choose(puzzle.start(), seconds=1.0)
        if move.text != puzzle.line[0]:
            failed.append(puzzle.id)
    assert len(failed) <= 0.05 * len(asked), failed


# ── files ──


BROKEN = {
    "not-json": ("{", "puzzles-bad-line"),
    "a-list": ("[1, 2]", "puzzles-bad-line"),
    "no-line": (json.dumps({**GOOD, "line": []}), "puzzles-bad-line"),
    "unknown-field": (json.dumps({**GOOD, "answer": 42}), "puzzles-bad-line"),
    "bad-id": (json.dumps({**GOOD, "id": "../x"}), "puzzles-bad-line"),
    "bad-rating": (json.dumps({**GOOD, "rating": "hard"}), "puzzles-bad-line"),
    "twice": (json.dumps(GOOD), "puzzles-twice"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_file_says_where(tmp_path, case):
    text, code = BROKEN[case]
    path = tmp_path / "puzzles.jsonl"
    path.write_text(f"{json.dumps(GOOD)}\n{text}\n")
    with pytest.raises(HexapodaError) as caught:
        read(path)
    assert caught.value.code == code
    assert caught.value.params["line"] == 2
    for language in i18n.LANGUAGES:
        assert "2" in caught.value.message(language)


def test_a_missing_file_is_an_error(tmp_path, capsys):
    assert main(["puzzles", "list", "hive", "--file", str(tmp_path / "none.jsonl")]) == 2
    assert "none.jsonl" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"line": ["nonsense"]}, "puzzle-wrong"),
        ({"tries": {"0": {GOOD["line"][0]: []}}}, "puzzle-wrong"),
        ({"position": "hive type=Base | nonsense"}, None),
    ],
)
def test_a_wrong_puzzle_is_refused(tmp_path, change, code):
    path = tmp_path / "puzzles.jsonl"
    path.write_text(json.dumps({**GOOD, **change}) + "\n")
    (puzzle,) = read(path)
    with pytest.raises(HexapodaError) as caught:
        puzzle.check()
    assert code in (None, caught.value.code)


def test_what_is_written_is_read_again(tmp_path):
    path = tmp_path / "puzzles.jsonl"
    path.write_text(written(SHIPPED["hive"]))
    assert read(path) == SHIPPED["hive"]


# ── making them ──

QUICK = Settings("hive", {"type": "Base+MLP"}, games=3, nodes=100, shard=1, max_plies=40)


class _StopError(Exception):
    pass


def test_a_run_that_was_stopped_goes_on_as_if_nothing_had_happened(tmp_path):
    whole = make(QUICK, tmp_path / "whole")
    assert all(isinstance(each, Puzzle) for each in whole)

    def stop(done: int, of: int) -> None:
        if done == 2:
            raise _StopError

    with pytest.raises(_StopError):
        make(QUICK, tmp_path / "parts", report=stop)
    assert not shard_path(tmp_path / "parts", 2).exists()
    kept = shard_path(tmp_path / "parts", 0).stat().st_mtime_ns
    assert make(QUICK, tmp_path / "parts") == whole
    assert shard_path(tmp_path / "parts", 0).stat().st_mtime_ns == kept
    assert (tmp_path / "parts" / "puzzles.jsonl").read_bytes() == (tmp_path / "whole" / "puzzles.jsonl").read_bytes()


def test_other_settings_in_the_same_folder_are_refused(tmp_path):
    none = Settings("hive", games=0)
    assert make(none, tmp_path) == []
    with pytest.raises(HexapodaError) as caught:
        make(Settings("hive", games=0, nodes=7), tmp_path)
    assert caught.value.code == "arena-other-run"


def test_puzzles_are_found_in_records(tmp_path):
    puzzle = next(each for each in SHIPPED["hive"] if each.theme == "win-2")
    position = after(puzzle.start(), *puzzle.line)
    record = tmp_path / "game.txt"
    record.write_text(position.record())
    found = make(Settings("hive", games=0, nodes=2_000, records=(str(record),)), tmp_path / "out")
    assert [each.line[0] for each in found if each.id == puzzle.id] == [puzzle.line[0]]


def test_the_command_lists_one_a_line(capsys):
    assert main(["puzzles", "list", "hive", "--theme", "win-3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == sum(each.theme == "win-3" for each in SHIPPED["hive"])
    assert all(line.split()[1] == "win-3" for line in lines)


# ── the prover ──


def test_the_prover_agrees_with_plain_recursion():
    for puzzle in SHIPPED["hive"][:: 400 if not LONG else 20]:
        start = puzzle.start()
        prover = Prover(start.game.declaration)
        for plies in (1, 2, 3):
            assert prover.wins(start, plies) == wins(start, start.actor, plies)


def test_a_proof_that_takes_too_long_is_given_up():
    start = next(each for each in SHIPPED["hive"] if each.theme == "win-3").start()
    with pytest.raises(ProofTooLongError):
        Prover(start.game.declaration, nodes=10).wins(start, 3)


def test_what_chance_decides_is_no_sure_win():
    start = hexapoda.load("termites").start(seed=1)
    assert not Prover(start.game.declaration, nodes=100_000).wins(start, 2)

"""Guided lessons: they can be taken by the rules, their words exist in every language, and broken files say why."""

from dataclasses import replace
from pathlib import Path

import pytest

import hexapoda
from hexapoda import i18n
from hexapoda.games.names import NAMES
from hexapoda.learn.lesson_check import check_lesson
from hexapoda.learn.lessons import Lesson, LessonError, lessons, read_lessons
from hexapoda.server.table.sketch import SEED
from tests.test_i18n import catalog

LESSONS = [(game, lesson) for game in NAMES for lesson in lessons(game)]


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[f"{game}-{lesson.name}" for game, lesson in LESSONS])
def test_a_lesson_can_be_taken_by_the_rules(game: str, lesson: Lesson) -> None:
    check_lesson(game, lesson, seed=SEED)


@pytest.mark.parametrize("game", NAMES)
def test_a_game_has_a_few_lessons_and_ends_with_a_game(game: str) -> None:
    found = lessons(game)
    assert 6 <= len(found) <= 12
    assert [lesson.level is not None for lesson in found] == [False] * (len(found) - 1) + [True]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_message_exists_and_every_text_is_used(language: str) -> None:
    needed = {message for _, lesson in LESSONS for message in lesson.messages}
    assert {message for message in catalog(language) if message.startswith("lesson-")} == needed


@pytest.mark.parametrize("game", NAMES)
def test_the_first_game_comes_to_an_end(game: str) -> None:
    last = lessons(game)[-1]
    position = hexapoda.load(game).position(last.position, seed=SEED)
    # The learner plays a little better than what there is to beat.
    players = [hexapoda.bot(game, level=2 if seat == last.seat else 1, seed=1) for seat in range(position.seats)]
    while position.actor is not None and position.ply < 400:
        position.push(players[position.actor].choose(position))
    assert position.outcome is not None


# ── broken files ──

GOOD = """
[[lesson]]
name = "run"
position = "hive | White[5] wQ@1,0 wG1@0,0 wA1@0,1 wS1@1,-1 bS1@2,-1 bG1@3,-1 bQ@3,0 bB1@2,1"

    [[lesson.step]]
    say = "run"
    point = ["wA1"]
    moves = ["wA1 3,1"]
    otherwise = "other"
    reply = ["bA1 bQ/"]
    done = "done"

        [[lesson.step.wrong]]
        moves = ["wA1 *"]
        say = "elsewhere"

    [[lesson.step]]
    say = "gate"
    refused = ["wA1", "2,0"]
    clause = "H3.3"
"""


def check_all(game: str, file: Path) -> None:
    """Reads and checks a file of lessons."""
    for lesson in read_lessons(game, file):
        check_lesson(game, lesson)


def broken(tmp_path: Path, old: str, new: str) -> str:
    """What is said about the good file when something in it is replaced."""
    assert old in GOOD
    file = tmp_path / "lessons.toml"
    file.write_text(GOOD.replace(old, new), "utf-8")
    with pytest.raises(LessonError) as caught:
        check_all("hive", file)
    for language in i18n.LANGUAGES:
        assert "lesson" in caught.value.message(language)
    return str(caught.value)


def test_the_good_file_is_good(tmp_path: Path) -> None:
    file = tmp_path / "lessons.toml"
    file.write_text(GOOD, "utf-8")
    (lesson,) = read_lessons("hive", file)
    check_lesson("hive", lesson)
    assert lesson.steps[0].teaches(hexapoda.Move("wA1 -wQ", ("wA1", "0,0"), 0)) == "lesson-hive-run-elsewhere"
    assert lesson.steps[0].teaches(hexapoda.Move("wG1 wQ-", ("wG1", "2,0"), 0)) == "lesson-hive-run-other"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('name = "run"', 'name = "Run!"', "lesson[1].name is “Run!”"),
        ('name = "run"', "", "lesson[1].name is missing"),
        ('name = "run"', 'name = "run"\nhands = false', "lesson[1].hands is unknown; the known names here are: hand"),
        ('say = "run"', 'say = "run"\nsay = "run"', "not valid TOML"),
        ('say = "run"', "say = 7", "lesson[1].step[1].say is 7"),
        ('otherwise = "other"', "", "lesson[1].step[1].otherwise is missing"),
        ('clause = "H3.3"', "", "lesson[1].step[2].clause is missing"),
        ('clause = "H3.3"', 'clause = "H3.2"', "in lesson[1].step[2] clicking “wA1 2,0” should be refused by H3.2"),
        ('moves = ["wA1 3,1"]', 'moves = ["wA1 2,0"]', "in lesson[1].step[1] “wA1 2,0” is not a legal decision"),
        ('moves = ["wA1 *"]', 'moves = ["wA9 *"]', "in lesson[1].step[1] “wA9 *” is not a legal decision"),
        ('reply = ["bA1 bQ/"]', 'reply = ["bA1 wQ"]', "in lesson[1].step[1] “bA1 wQ” is not a legal decision"),
        ('point = ["wA1"]', 'point = ["wA7"]', "lesson[1].step[1] points at “wA7”"),
        ("White[5]", "White[x]", "lesson[1].position can’t be set up"),
        ('say = "gate"', 'say = "gate"\nposition = "hive | x"', "lesson[1].step[2].position can’t be set up"),
        ('say = "gate"', 'say = "gate"\nmoves = ["wA1 *"]', "lesson[1].step[2] has both moves and refused"),
        ('name = "run"', 'name = "run"\nseat = 2', "lesson[1].seat is 2"),
        ('name = "run"', 'name = "run"\nseat = 1', "it is not the turn of seat 1"),
        ('name = "run"', 'name = "run"\nlevel = 1', "lesson[1].step asks for something"),
    ],
)
def test_a_broken_file_says_where_and_why(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert said in broken(tmp_path, old, new)


def test_two_lessons_of_one_name_are_refused(tmp_path: Path) -> None:
    assert "lesson[2].name has run twice" in broken(tmp_path, GOOD, GOOD + GOOD)


def test_a_lesson_without_steps_is_refused(tmp_path: Path) -> None:
    assert "lesson[1].step is missing" in broken(tmp_path, GOOD, '[[lesson]]\nname = "run"')


def test_too_many_ways_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexapoda.learn.lesson_check.MOST_WAYS", 3)
    (lesson,) = (each for each in lessons("hive") if each.name == "one-hive")
    with pytest.raises(LessonError, match="more than 3 positions"):
        check_lesson("hive", lesson)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(LessonError, match=r"no file lessons\.toml"):
        read_lessons("hive", tmp_path / "lessons.toml")


def test_whoever_points_at_a_seat_that_is_not_there_is_told() -> None:
    first = lessons("hive")[1]
    with pytest.raises(LessonError, match="there is no seat 5"):
        check_lesson("hive", replace(first, seat=5))

"""Guided lessons in a real browser: each game is learnt to the end of its first game, by mouse, keys and touch."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from hexapoda import i18n
from hexapoda.games.names import NAMES
from hexapoda.learn.lessons import Lesson, lessons
from tests.page.lessons import coach, do_wrong, go_on, start, take
from tests.page.person import Person
from tests.page.test_access import violations
from tests.settings import LONG, rest_is_long

Arrive = Callable[..., Person]
#: Ways to learn: how a person points, on what screen, in which language.
WAYS: dict[str, dict[str, Any]] = {
    "mouse": {"by": "mouse"},
    "keys": {"by": "keys", "language": "pl"},
    "touch": {"by": "touch", "width": "phone", "language": "uk"},
}
#: What every run does; the long run learns each game in each way.
ALWAYS = {("hive", "mouse"), ("myrmes", "keys"), ("termites", "touch")}
#: How many lessons are taken in a run that is not long, and how many decisions of the first game.
FEW = 2
FIRST_GAME = ("hive", "mouse")
FIRST = {"hive": "placing", "myrmes": "births", "termites": "placing"}


def some(game: str) -> list[Lesson]:
    """The lessons that are taken: all of them, or a few."""
    found = list(lessons(game))
    if LONG:
        return found
    begin = next(number for number, lesson in enumerate(found) if lesson.name == FIRST[game])
    return found[begin : begin + FEW]


def of(game: str, name: str) -> Lesson:
    """A lesson by its name."""
    return next(lesson for lesson in lessons(game) if lesson.name == name)


@pytest.mark.parametrize(
    ("game", "way"), rest_is_long([(game, way) for game in NAMES for way in WAYS], lambda *case: case in ALWAYS)
)
def test_a_game_is_learnt(arrive: Arrive, game: str, way: str) -> None:
    person = arrive(**WAYS[way])
    taken = [lesson for lesson in some(game) if lesson.level is None]
    for lesson in taken:
        take(person, game, lesson)
    person.open("/learn")
    finished = i18n.text("page-learn-finished", {}, person.language)
    card = person.page.locator(f'[data-game="{game}"]')
    expect(card.get_by_text(finished)).to_have_count(len(taken))


@pytest.mark.parametrize(
    ("game", "way"), rest_is_long([(game, way) for game in NAMES for way in WAYS], lambda *case: case == FIRST_GAME)
)
def test_the_first_game_is_played(arrive: Arrive, game: str, way: str) -> None:
    person = arrive(**WAYS[way])
    last = lessons(game)[-1]
    person.open(f"/learn/{game}/{last.name}")
    person.use(person.page.locator("[data-play]"))
    person.at_table()
    bar = person.page.locator("[data-lesson-bar]")
    expect(bar).to_have_attribute("data-lesson-bar", "running")
    expect(bar).to_contain_text(i18n.text(last.steps[0].say, {}, person.language))
    person.play_on(2, to_the_end=LONG, few=1)
    expect(bar).to_have_attribute("data-lesson-bar", "over")
    person.open(f"/learn/{game}")
    expect(person.page.get_by_text(i18n.text("page-learn-finished", {}, person.language))).to_have_count(1)


def test_a_newcomer_finds_the_lessons_at_once(arrive: Arrive) -> None:
    person = arrive(width="phone", by="touch")
    person.open("/")
    person.use(person.page.locator('[data-learn="hive"]'))
    person.page.wait_for_url("**/learn/hive")
    person.use(person.page.get_by_role("link", name="Start learning: Hive"))
    person.page.wait_for_url("**/learn/hive/placing")
    expect(coach(person, 0, "asked")).to_contain_text(i18n.text("lesson-hive-placing-first"))


def test_a_wrong_move_teaches_and_is_taken_back(arrive: Arrive) -> None:
    person = arrive()
    lesson = of("hive", "ant")
    person.open("/learn/hive/ant")
    expect(coach(person, 0, "asked")).to_be_visible()
    taught = do_wrong(person, lesson.steps[0], start("hive", lesson))
    expect(coach(person, 0, "wrong")).to_contain_text(i18n.text(taught))
    go_on(person, "again")
    expect(coach(person, 0, "asked")).to_be_visible()
    expect(person.page.locator('[data-spot="wA1"][data-hex="0,1"]')).to_be_visible()


def test_an_illegal_click_is_answered_by_its_rule(arrive: Arrive) -> None:
    person = arrive()
    person.open("/learn/hive/one-hive")
    person.use(person.spot("wQ"))  # it is pinned too
    rule = person.page.get_by_role("link", name="H3.2")
    expect(rule).to_have_attribute("href", "/rules/hive#H3.2")


def test_what_counts_is_shown_by_a_key(arrive: Arrive) -> None:
    person = arrive(by="keys")
    person.open("/learn/hive/grasshopper")
    expect(coach(person, 0, "asked")).to_be_visible()
    expect(person.page.locator("[data-choosable]").first).to_be_attached()
    person.page.keyboard.press("h")
    expect(person.page.locator(".hinted")).to_have_count(2)


def test_the_language_can_change_within_a_lesson(arrive: Arrive) -> None:
    person = arrive()
    person.open("/learn/hive/queen")
    expect(coach(person, 0, "asked")).to_contain_text(i18n.text("lesson-hive-queen-step"))
    person.page.get_by_role("button", name="EN: Language").click()
    person.page.get_by_role("menuitemcheckbox", name="Polski").click()
    expect(coach(person, 0, "asked")).to_contain_text(i18n.text("lesson-hive-queen-step", {}, "pl"))


def test_a_lesson_that_is_not_there_leads_to_those_that_are(arrive: Arrive) -> None:
    person = arrive()
    person.open("/learn/hive/flying")
    expect(person.page.get_by_role("heading", level=1)).to_have_text("There is no such lesson")
    expect(person.page.locator('[data-game="hive"]')).to_be_visible()


@pytest.mark.parametrize("width", ["desk", "phone"])
def test_axe_finds_nothing(arrive: Arrive, width: str) -> None:
    person = arrive(width=width)
    for path in ("/learn", "/learn/hive/one-hive"):
        person.open(path)
        person.page.wait_for_load_state("networkidle")
        assert violations(person) == []
    person.use(person.spot("wA1"))
    expect(coach(person, 0, "done")).to_be_visible()
    assert violations(person) == []

"""How a person takes a guided lesson: what counts is clicked, and what is to be refused is tried."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

import hexapoda
from hexapoda.learn.lessons import Lesson, Step
from hexapoda.server.table.sketch import SEED
from tests.page.person import Person


def nothing(name: str) -> None:
    """What is done at each step by default."""


def take(person: Person, game: str, lesson: Lesson, *, meanwhile: Callable[[str], None] = nothing) -> None:
    """Opens a lesson and takes it to its end. `meanwhile` is called at each step, before it is done and after."""
    person.open(f"/learn/{game}/{lesson.name}")
    position = start(game, lesson)
    for number, step in enumerate(lesson.steps):
        if step.position:
            position = hexapoda.load(game).position(step.position, seed=SEED)
        expect(coach(person, number, "asked")).to_be_visible()
        meanwhile(f"{number}-asked")
        position = do(person, step, position)
        # A step that says nothing afterwards goes on by itself; the last one ends the lesson.
        if (step.done or step.refused) and step is not lesson.steps[-1]:
            expect(coach(person, number, "done")).to_be_visible()
            meanwhile(f"{number}-done")
            go_on(person, "next")
    expect(coach(person, len(lesson.steps) - 1, "over")).to_be_visible()


def coach(person: Person, step: int, phase: str) -> Locator:
    """What a lesson says in a phase of a step."""
    return person.page.locator(f'[data-step="{step}"][data-phase="{phase}"]')


def go_on(person: Person, button: str) -> None:
    """Presses one of the coach's buttons; by keys it has the focus already."""
    found = person.page.locator(f"[data-{button}]")
    if person.by == "keys":
        expect(found).to_be_focused()
        person.page.keyboard.press("Enter")
    else:
        person.use(found)


def do(person: Person, step: Step, position: hexapoda.Position) -> hexapoda.Position:
    """Does what a step asks for; the position after it."""
    game = position.game
    if step.refused:
        for part in step.refused:
            person.use(person.spot(part))
    elif not step.moves:
        go_on(person, "next")
    else:
        move = next(each for each in position.legal_moves if step.accepts(each))
        person.point_at(move, position)
        position = _after(game, position, move.text)
    for text in step.reply:
        position = _after(game, position, text)
    return position


def do_wrong(person: Person, step: Step, position: hexapoda.Position) -> str:
    """Plays a legal decision for which there is a word of its own; the message that it teaches."""
    wrong = [each for each in position.legal_moves if not step.accepts(each) and step.teaches(each) != step.otherwise]
    move = wrong[0]
    person.point_at(move, position)
    return step.teaches(move)


def start(game: str, lesson: Lesson) -> hexapoda.Position:
    """Where a lesson begins."""
    loaded = hexapoda.load(game)
    return loaded.position(lesson.position, seed=SEED) if lesson.position else loaded.start(SEED)


def _after(game: hexapoda.Game, position: hexapoda.Position, text: str) -> hexapoda.Position:
    """The position after a decision, as the page gets it: each begins from a text, which decides what chance brings."""
    after = game.position(position.setup(), seed=SEED)
    after.push(text)
    return game.position(after.setup(), seed=SEED) if after.actor is not None else after

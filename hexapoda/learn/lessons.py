"""Guided lessons: a file `learn/lessons.toml` in a game's package, read with a place for every error.

A lesson is a position and some steps. A step says something, points at things, and asks for a decision: some decisions
count, others teach something; or it asks for a click that the rules refuse, or for nothing. The last lesson may be a
small game against a bot instead. Texts are messages of the catalog: `lesson-GAME-LESSON` is a lesson's title, and
`lesson-GAME-LESSON-NAME` what it says. `hexapoda.learn.lesson_check` plays lessons by the rules.

>>> [lesson.name for lesson in lessons("hive")][:2]
['placing', 'queen']
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hexapoda.games.refusals import ReadingError
from hexapoda.games.toml_reader import Table, file_name, read_file
from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Refusal
from hexapoda.play.errors import RefusedError
from hexapoda.play.game import declaration
from hexapoda.play.move import Move

#: The most entries of a file's lists.
MOST_LESSONS = 24
MOST_STEPS = 40
MOST_WRONG = 12
_LONGEST_POSITION = 20_000
_MOST_LEVEL = 8
_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

_EXAMPLE = {
    "lesson": [
        {
            "name": "placing",
            "position": "hive type=Base | White[1]",
            "step": [
                {
                    "say": "place",
                    "point": ["wA1"],
                    "moves": ["wA1 *"],
                    "otherwise": "other",
                    "reply": ["bA1 wA1-"],
                    "done": "placed",
                    "wrong": [{"moves": ["wQ *"], "say": "queen"}],
                }
            ],
        }
    ]
}


class LessonError(RefusedError):
    """Lessons that can't be read, or that the rules don't allow."""


@dataclass(frozen=True)
class Teaching:
    """Legal decisions that do not count here, and the message that says why."""

    moves: tuple[str, ...]
    say: str


@dataclass(frozen=True)
class Step:
    """One thing to do.

    `moves` count: decisions by their texts or their parts, in which `*` stands for anything. Or the parts of `refused`
    are to be clicked, which the rules refuse by `clause`. With neither there is only something to read. `reply` is what
    is played by itself afterwards, by any seat. A step with a `position` begins anew there.
    """

    say: str
    place: str
    position: str
    point: tuple[str, ...]
    moves: tuple[str, ...]
    refused: tuple[str, ...]
    clause: str
    wrong: tuple[Teaching, ...]
    otherwise: str
    reply: tuple[str, ...]
    done: str

    def accepts(self, move: Move) -> bool:
        """Whether a decision counts."""
        return any(matches(pattern, move) for pattern in self.moves)

    def teaches(self, move: Move) -> str:
        """What a legal decision that does not count teaches."""
        fitting = (each.say for each in self.wrong if any(matches(pattern, move) for pattern in each.moves))
        return next(fitting, self.otherwise)


@dataclass(frozen=True)
class Lesson:
    """A lesson. With a `level` it is a small game against bots of that level, and the steps are advice."""

    name: str
    title: str
    place: str
    file: str
    position: str
    seat: int
    hand: bool
    level: int | None
    steps: tuple[Step, ...]

    @property
    def messages(self) -> tuple[str, ...]:
        """All messages of the lesson."""
        said = [self.title]
        for step in self.steps:
            said += [step.say, *(each.say for each in step.wrong), step.otherwise, step.done]
        return tuple(dict.fromkeys(filter(None, said)))


def matches(pattern: str, move: Move) -> bool:
    """Whether a decision fits a pattern: its text does, or its parts with blanks between them.

    >>> move = Move("wA1 -wQ", ("wA1", "-1,0"), 7)
    >>> matches("wA1 *", move), matches("wA1 -1,0", move), matches("wA1", move)
    (True, True, False)
    """
    fits = re.compile(".*".join(map(re.escape, pattern.split("*")))).fullmatch
    return fits(move.text) is not None or fits(" ".join(move.parts)) is not None


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game; none if it has no file of them. They are read, and not yet played by the rules."""
    path = lessons_path(game)
    return read_lessons(game, path) if path is not None else ()


def lessons_path(game: str) -> Path | None:
    """The file with the lessons of a game; None if there is none."""
    spec = find_spec(contract.package_of(declaration(game).state))
    for folder in (spec and spec.submodule_search_locations) or ():
        path = Path(folder) / "learn" / "lessons.toml"
        if path.is_file():
            return path
    return None


def read_lessons(game: str, path: str | Path) -> tuple[Lesson, ...]:
    """The lessons of a file. LessonError says where it is wrong."""
    try:
        table = Table(read_file(path), file_name(path), example=_EXAMPLE)
        found = tuple(_lesson(game, each) for each in table.tables("lesson", MOST_LESSONS))
        table.finish()
        _refuse_twins(table, [each.name for each in found])
    except ReadingError as error:
        raise LessonError(error.refusal) from None
    return found


def _refuse_twins(table: Table, names: Sequence[str]) -> None:
    for number, name in enumerate(names, 1):
        if name in names[: number - 1]:
            raise table.wrong("file-twice", f"lesson[{number}].name", value=name)


def _lesson(game: str, table: Table) -> Lesson:
    name = _name(table, "name")
    title = f"lesson-{game}-{name}"
    level = table.whole("level", 1, _MOST_LEVEL, 0) or None
    steps = tuple(_step(title, each) for each in table.tables("step", MOST_STEPS))
    if not steps:
        raise table.wrong("lesson-empty")
    lesson = Lesson(
        name=name,
        title=title,
        place=table.place(),
        file=table.file,
        position=table.text("position", "", longest=_LONGEST_POSITION),
        seat=table.whole("seat", 0, declaration(game).seats - 1, 0),
        hand=table.flag("hand", default=True),
        level=level,
        steps=steps,
    )
    table.finish()
    if level is not None and any(step.moves or step.refused or step.position for step in steps):
        raise table.wrong("lesson-game-asks", "step")
    return lesson


def _step(title: str, table: Table) -> Step:
    step = Step(
        say=_message(title, table, "say"),
        place=table.place(),
        position=table.text("position", "", longest=_LONGEST_POSITION),
        point=tuple(table.words("point", [])),
        moves=tuple(table.words("moves", [])),
        refused=tuple(table.words("refused", [])),
        clause=table.text("clause", ""),
        wrong=tuple(_teaching(title, each) for each in _optional(table, "wrong")),
        otherwise=_message(title, table, "otherwise"),
        reply=tuple(table.words("reply", [])),
        done=_message(title, table, "done"),
    )
    table.finish()
    if step.moves and step.refused:
        raise table.wrong("lesson-moves-and-refused")
    if bool(step.refused) != bool(step.clause):
        raise table.wrong("lesson-refused-clause", "clause" if step.refused else "refused")
    if not step.moves and (step.wrong or step.otherwise):
        raise table.wrong("lesson-nothing-counts", "moves")
    if step.moves and not step.otherwise and "*" not in step.moves:
        # Every legal decision that does not count must teach something.
        raise table.wrong("file-missing", "otherwise", example='otherwise = "other"')
    return step


def _optional(table: Table, key: str) -> list[Table]:
    return table.tables(key, MOST_WRONG) if key in table.values else []


def _teaching(title: str, table: Table) -> Teaching:
    found = Teaching(tuple(table.words("moves")), _message(title, table, "say", needed=True))
    table.finish()
    return found


def _message(title: str, table: Table, key: str, *, needed: bool = False) -> str:
    """The message that a key names within its lesson; "" if it names none."""
    if not needed and key not in table.values:
        table.text(key, "")
        return ""
    return f"{title}-{_name(table, key)}"


def _name(table: Table, key: str) -> str:
    name = table.text(key)
    if not _NAME.fullmatch(name):
        raise table.wrong("lesson-bad-name", key, value=name)
    return name


def refuse(lesson: Lesson, code: str, place: str, **params: Any) -> LessonError:
    """An error at a place of a lesson."""
    return LessonError(Refusal("", code, {"file": lesson.file, "place": place, **params}))

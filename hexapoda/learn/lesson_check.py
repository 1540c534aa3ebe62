"""Plays lessons by the rules: whatever a learner may do is walked through, and what can't be is an error with its
place."""

import hexapoda
from hexapoda.learn.lessons import Lesson, Step, matches, refuse
from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import Position

#: The most positions that a step may begin at, through different decisions that count.
MOST_WAYS = 400


def check_lesson(game: str, lesson: Lesson, *, seed: int = 0) -> None:
    """Check a lesson: every decision that it names is legal wherever it may come up, each refusal happens by its
    clause, and what it points at is there. LessonError says where that fails. `seed`: as the page's positions have it.

    >>> from hexapoda.learn.lessons import lessons
    >>> check_lesson("hive", lessons("hive")[0])
    """
    here = [_position(game, lesson, lesson.position, lesson.place, seed)]
    _check_seat(lesson, here[0])
    if lesson.level is not None:
        return
    for step in lesson.steps:
        if step.position:
            here = [_position(game, lesson, step.position, step.place, seed)]
        here = _after(game, lesson, step, here, seed)


def _check_seat(lesson: Lesson, position: Position) -> None:
    if lesson.seat >= position.seats or position.actor is None:
        raise refuse(lesson, "lesson-no-seat", lesson.place, seat=lesson.seat)


def _position(game: str, lesson: Lesson, text: str, place: str, seed: int) -> Position:
    """A position of the file, or the start of a game."""
    try:
        loaded = hexapoda.load(game)
        return loaded.position(text, seed=seed) if text else loaded.start(seed)
    except HexapodaError as error:
        raise refuse(lesson, "lesson-position", f"{place}.position", why=str(error)) from None


def _after(game: str, lesson: Lesson, step: Step, here: list[Position], seed: int) -> list[Position]:
    """All positions that may come after a step, each once."""
    unused = {*step.moves, *(pattern for each in step.wrong for pattern in each.moves)}
    found: dict[str, Position] = {}
    for position in here:
        _check_pointing(lesson, step, position)
        for text in _counting(lesson, step, position, unused):
            after = _played(game, lesson, step, position, text, seed)
            found[after.setup()] = after
    if unused:
        raise refuse(lesson, "lesson-illegal", step.place, move=min(unused), why="")
    if len(found) > MOST_WAYS:
        raise refuse(lesson, "lesson-too-many-ways", step.place, most=MOST_WAYS)
    return list(found.values())


def _counting(lesson: Lesson, step: Step, position: Position, unused: set[str]) -> list[str]:
    """The decisions that count in a position; "" where none is asked for."""
    if step.refused:
        refusal = position.explain(parts=step.refused)
        if refusal is None or refusal.clause != step.clause:
            why = str(refusal.clause) if refusal else "-"
            raise refuse(
                lesson, "lesson-not-refused", step.place, parts=" ".join(step.refused), clause=step.clause, why=why
            )
    if not step.moves:
        return [""]
    if position.actor != lesson.seat:
        raise refuse(lesson, "lesson-not-asked", step.place, seat=lesson.seat)
    legal = list(position.legal_moves)
    unused -= {pattern for pattern in unused if any(matches(pattern, move) for move in legal)}
    counting = [move.text for move in legal if step.accepts(move)]
    if not counting:
        raise refuse(lesson, "lesson-illegal", step.place, move=step.moves[0], why="")
    return counting


def _check_pointing(lesson: Lesson, step: Step, position: Position) -> None:
    """Whatever is pointed at can be clicked: it begins a legal decision, or the rules know why it doesn't."""
    for part in step.point:
        refusal = position.explain(parts=[part])
        if refusal is not None and not refusal.readable:
            raise refuse(lesson, "lesson-pointing", step.place, part=part)


def _played(game: str, lesson: Lesson, step: Step, position: Position, text: str, seed: int) -> Position:
    """The position after a decision and what is played by itself. As on the page, each begins from a text."""
    for said in ([text] if text else []) + list(step.reply):
        position = hexapoda.load(game).position(position.setup(), seed=seed)
        try:
            position.push(said)
        except HexapodaError as error:
            raise refuse(lesson, "lesson-illegal", step.place, move=said, why=str(error)) from None
    return position

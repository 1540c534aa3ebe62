"""Guided lessons: what a page needs to teach a game."""

from functools import cache

from fastapi import APIRouter
from starlette.responses import Response

from hexapoda.learn.lessons import Lesson, Step, lessons
from hexapoda.server.http import schemas
from hexapoda.server.http.openapi import route
from hexapoda.server.http.rest.games import refuse_unknown
from hexapoda.server.http.rest.request import json_answer

router = APIRouter(prefix="/api", tags=["lessons"])


@router.get("/lessons/{name}", **route(answer=schemas.LessonList, says="The lessons."))
async def list_lessons(name: str) -> Response:
    """The guided lessons of a game; none if it has no lessons."""
    refuse_unknown(name)
    return json_answer(_lessons(name))


@cache
def _lessons(name: str) -> schemas.LessonList:
    return schemas.LessonList(name, [_lesson(each) for each in lessons(name)])


def _lesson(lesson: Lesson) -> schemas.LessonAnswer:
    steps = [_step(each) for each in lesson.steps]
    return schemas.LessonAnswer(
        lesson.name, lesson.title, lesson.position, lesson.seat, lesson.hand, lesson.level, steps
    )


def _step(step: Step) -> schemas.StepAnswer:
    return schemas.StepAnswer(
        step.say,
        step.position,
        list(step.point),
        list(step.moves),
        list(step.refused),
        step.clause,
        [schemas.TeachingAnswer(list(each.moves), each.say) for each in step.wrong],
        step.otherwise,
        list(step.reply),
        step.done,
    )

"""The games that a server offers, and the levels of bots."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from fastapi import APIRouter
from starlette.responses import Response

from hexapoda import bots
from hexapoda.kernel.declaration import Declaration, Option
from hexapoda.learn.lessons import lessons
from hexapoda.play import record as records
from hexapoda.play.game import declaration, game_names
from hexapoda.server.http import schemas
from hexapoda.server.http.openapi import route
from hexapoda.server.http.rest.request import json_answer
from hexapoda.server.table.commands import LEVELS
from hexapoda.server.table.refused import Refused

router = APIRouter(prefix="/api", tags=["games"])


def _option(declared: Declaration, option: Option) -> schemas.OptionAnswer:
    return schemas.OptionAnswer(
        option.name,
        list(option.choices),
        option.default,
        declared.usual_options.get(option.name, option.default),
        _lists(option.when),
        [schemas.SuggestionAnswer(each.value, _lists(each.when)) for each in option.suggestions],
        [schemas.SuggestionAnswer(value, _lists(when)) for value, when in option.possible.items()],
        option.expert,
    )


def _lists(when: Mapping[str, tuple[Any, ...]]) -> dict[str, list[Any]]:
    return {name: list(values) for name, values in when.items()}


@cache
def _game(name: str) -> schemas.GameAnswer:
    declared = declaration(name)
    return schemas.GameAnswer(
        name=declared.name,
        title=declared.title,
        seats=declared.seats,
        seat_names=list(declared.seat_names),
        options=[_option(declared, each) for each in declared.options],
        formats=[
            schemas.FormatAnswer(records.NAME, writes=True, variations=True),
            *(schemas.FormatAnswer(each.name, each.write is not None, each.variations) for each in declared.formats),
        ],
        levels=list(LEVELS),
        hidden=not (declared.perfect_information or declared.nothing_hidden),
        editable=declared.editing is not None,
        at_once=sorted(declared.at_once),
        losses=list(declared.judging.losses),
        lessons=len(lessons(name)),
    )


@router.get("/games", **route(answer=schemas.GameList, says="All games."))
async def list_games() -> Response:
    """All games with their options."""
    return json_answer(schemas.GameList([_game(name) for name in game_names()]))


@router.get("/games/{name}", **route(answer=schemas.GameAnswer, says="A game."))
async def read_game(name: str) -> Response:
    """A game with its options."""
    refuse_unknown(name)
    return json_answer(_game(name))


def refuse_unknown(name: str) -> None:
    """Refuses a game that is not known."""
    if name not in game_names():
        raise Refused("unknown-game", name=name[:60], games=", ".join(game_names()))


@router.get("/bots", **route(answer=schemas.BotList, says="The levels of bots."))
async def list_bots() -> Response:
    """The levels of bots, from the weakest to the strongest."""
    levels = [schemas.BotLevel(number, each.seconds, each.depth) for number, each in bots.LEVELS.items()]
    return json_answer(schemas.BotList(levels))

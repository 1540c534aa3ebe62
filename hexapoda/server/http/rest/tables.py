"""Tables: the lobby, new tables and records, what a table shows, and commands."""

import hashlib
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from hexapoda.kernel.declaration import Refusal
from hexapoda.play import record as records
from hexapoda.play.game import Position
from hexapoda.server.bots.analysis import move_json
from hexapoda.server.http import schemas
from hexapoda.server.http.credentials import NOBODY, from_headers
from hexapoda.server.http.openapi import route
from hexapoda.server.http.rest.request import (
    Server,
    Viewer,
    Who,
    json_answer,
    read_body,
    searched,
    share_of,
    worked,
    worked_answer,
)
from hexapoda.server.http.services import Services
from hexapoda.server.live.fair_play import refuse_running_games
from hexapoda.server.live.lobby import lobby_table
from hexapoda.server.live.registry import MOST_EVENTS
from hexapoda.server.live.watchers import info_of
from hexapoda.server.table.commands import LONGEST_ID, ClientCommand, Create, Import
from hexapoda.server.table.events import Event, from_json
from hexapoda.server.table.fair_play import is_between_people
from hexapoda.server.table.guest import Guest
from hexapoda.server.table.new_table import ID_BYTES, start_of
from hexapoda.server.table.play import explain_play
from hexapoda.server.table.refused import Refused
from hexapoda.server.table.replay import known_game, points_of, whole_game
from hexapoda.server.table.sketch_tree import annotations
from hexapoda.server.table.summary import StoredEvent
from hexapoda.server.table.table import Table
from hexapoda.server.table.views import event_for

router = APIRouter(prefix="/api")

_INT64 = 2**63 - 1

Token = Annotated[str, Query(max_length=LONGEST_ID, description="the token of the table's link")]


@router.post(
    "/tables",
    tags=["tables"],
    **route(body=Create, answer=schemas.TableAnswer, status=201, says="A new table."),
)
async def create_table(request: Request, server: Server, who: Who) -> Response:
    """Make a table. The game starts when all seats are taken, or when the host says so."""
    return json_answer(await _new_table(request, server, who, await read_body(request, Create)), 201)


@router.post(
    "/records",
    tags=["records"],
    **route(body=Import, answer=schemas.ImportAnswer, status=201, says="A table that shows the game."),
)
async def import_record(request: Request, server: Server, who: Who) -> Response:
    """Make a table that shows a game from its record. The same record again is the same table. Its comments and
    variations are told in the answer alone: keep them."""
    command = await read_body(request, Import)
    tree = await worked(request, server, annotations, command.game, command.record, command.format)
    answer = await _new_table(request, server, who, command)
    return json_answer({**msgspec.structs.asdict(answer), "tree": tree}, 201)


async def _new_table(request: Request, server: Services, who: Guest, command: Create | Import) -> schemas.TableAnswer:
    most = server.settings.tables_per_guest
    if await server.store.players.unfinished(who.id) >= most:
        raise Refused("too-many-tables", most=most)
    kept = server.settings.records_per_guest
    if isinstance(command, Import) and await server.store.players.imported(who.id) >= kept:
        raise Refused("too-many-records", most=kept)
    if isinstance(command, Create) and command.position:
        position = await worked(request, server, start_of, command)
        await refuse_running_games(server.registry, who, position)
    server.new_tables.take(request.scope["hexapoda.address"])
    said = from_headers(dict(request.scope["headers"]))
    assert said is not None
    table = await server.registry.create(command, who, _table_id(command, said[1]))
    return _table_answer(server, table, who)


def _table_id(command: Create | Import, secret: str) -> str | None:
    """The id by which the same request of the same guest finds the table that it made before; None for a new table.
    It depends on the guest's secret, so nobody else can guess it.

    A record is told by its text: a link to a replay may be opened again at any time, by a page that has forgotten what
    it sent the last time.
    """
    if isinstance(command, Import):
        told = msgspec.json.encode(msgspec.structs.replace(command, client_id=""))
    elif command.client_id:
        told = command.client_id.encode()
    else:
        return None
    return hashlib.blake2b(secret.encode() + b"/" + told, digest_size=ID_BYTES).hexdigest()


def _table_answer(server: Services, table: Table, who: Guest) -> schemas.TableAnswer:
    state = table.state_for(table.viewer(who.id), constants=True)
    return schemas.TableAnswer(table.id, server.registry.now(), info_of(table, who.id), state)


@router.get("/tables", tags=["tables"], **route(answer=schemas.TableList, says="A page of tables."))
async def list_tables(
    server: Server,
    who: Viewer,
    state: Annotated[Literal["open", "running", "finished"] | None, Query(description="open by default")] = None,
    mine: Annotated[bool, Query(description="the tables where you sit or sat, or that you made")] = False,
    limit: Annotated[int, Query(ge=1, le=schemas.LONGEST_PAGE)] = schemas.USUAL_PAGE,
    cursor: Annotated[str | None, Query(max_length=100, description="`next` of the previous page")] = None,
) -> Response:
    """Tables in the lobby, or your own, the newest first."""
    after = None if cursor is None else _read_cursor(cursor)
    if mine:
        if who is NOBODY:
            raise Refused("not-signed-in")
        found = await server.store.players.tables(who.id, state, limit=limit, after=after)
    else:
        found = await server.store.summaries(state or "open", limit=limit, after=after)
    more = f"{found[-1].created}.{found[-1].id}" if len(found) == limit else None
    return json_answer(schemas.TableList([lobby_table(each) for each in found], more))


def _read_cursor(cursor: str) -> tuple[int, str]:
    created, _, table_id = cursor.partition(".")
    if not (created.isascii() and created.isdecimal() and table_id.isascii() and table_id.isprintable()):
        raise Refused("bad-cursor")
    return min(int(created), _INT64), table_id


@router.get("/tables/{table_id}", tags=["tables"], **route(answer=schemas.TableAnswer, says="The table."))
async def read_table(table_id: str, server: Server, who: Viewer, token: Token = "") -> Response:
    """A table as you may see it."""
    async with server.registry.visible(table_id, who.id, token) as table:
        return json_answer(_table_answer(server, table, who))


@router.get("/tables/{table_id}/events", tags=["tables"], **route(answer=schemas.EventList, says="The events."))
async def read_events(
    table_id: str,
    request: Request,
    server: Server,
    who: Viewer,
    after: Annotated[int, Query(ge=0, le=2**31 - 1, description="only events with higher numbers")] = 0,
    limit: Annotated[int, Query(ge=1, le=MOST_EVENTS)] = MOST_EVENTS,
    token: Token = "",
) -> Response:
    """A page of the events of a table, as you may see them; `more`: there are others after the last one. The socket
    sends them live."""
    async with server.registry.visible(table_id, who.id, token) as table:
        rows = await server.store.events(table_id, after=after, limit=limit)
        events = await server.work.do_at_once(share_of(request), _events_for, table, rows, table.viewer(who.id))
        more = bool(events) and events[-1].number < table.number
    return json_answer(schemas.EventList(table_id, events, more))


def _events_for(table: Table, rows: list[StoredEvent], viewer: frozenset[int]) -> list[Event]:
    return [event_for(table, from_json(row.data), viewer) for row in rows if row.number <= table.number]


@router.get(
    "/tables/{table_id}/positions", tags=["tables"], **route(answer=schemas.PositionList, says="The positions.")
)
async def read_positions(
    table_id: str,
    request: Request,
    server: Server,
    who: Viewer,
    first: Annotated[int, Query(alias="from", ge=0, le=2**31 - 1, description="skip this many decisions")] = 0,
    limit: Annotated[int, Query(ge=1, le=schemas.LONGEST_PAGE)] = schemas.USUAL_PAGE,
    seat: Annotated[int | None, Query(ge=0, le=15, description="whose view; of yours, while the game runs")] = None,
    token: Token = "",
) -> Response:
    """The positions of a game from its start on: as you saw them while it runs, with everything once it is over."""
    async with server.registry.visible(table_id, who.id, token) as table:
        if table.started_game is None:
            raise Refused("not-started")
        mine, over = table.viewer(who.id), table.status == "finished"
        if seat is not None:
            table.check_seat(seat)
            if not over and seat not in mine:
                raise Refused("not-your-seat", seat=seat)
        position = table.position.copy()
    return await worked_answer(request, server, _positions, position, first, limit, seat, None if over else mine)


def _positions(
    position: Position, first: int, limit: int, seat: int | None, mine: frozenset[int] | None
) -> dict[str, Any]:
    """Positions of a game, as the viewer with the seats `mine` saw them, or (None: it is over) with everything."""
    asked = position, first, limit, seat
    found = whole_game(*asked) if mine is None else known_game(*asked, mine)
    return {"total": position.ply + 1, "constants": position.constants(), "positions": found}


@router.get(
    "/tables/{table_id}/points",
    tags=["tables"],
    **route(answer=schemas.PointsAnswer, says="Where the points came from."),
)
async def read_points(table_id: str, request: Request, server: Server, who: Viewer, token: Token = "") -> Response:
    """Where the points of a game came from and how they grew, once it is over: they tell hidden things."""
    async with server.registry.visible(table_id, who.id, token) as table:
        if table.started_game is None:
            raise Refused("not-started")
        table.check_status("finished")
        position = table.position.copy()
    return await worked_answer(request, server, points_of, position)


@router.post(
    "/tables/{table_id}/commands",
    tags=["tables"],
    **route(body=ClientCommand, answer=schemas.DoneAnswer, says="Done and stored."),
)
async def do_command(table_id: str, request: Request, server: Server, who: Who, token: Token = "") -> Response:
    """Join, leave, start, play, premove, resign, offer, answer, chat: the same commands as on the socket."""
    command = await read_body(request, ClientCommand)  # type: ignore[arg-type]
    server.check_speech(command, who, request.scope["hexapoda.address"])
    done = await server.registry.carry_out_shielded(table_id, command, who, token)
    return json_answer(schemas.DoneAnswer(table_id, done.number, done.repeated))


@router.get(
    "/tables/{table_id}/record", tags=["records"], **route(answer=schemas.RecordText, says="The record of the game.")
)
async def read_record(
    table_id: str,
    request: Request,
    server: Server,
    who: Viewer,
    format: Annotated[str | None, Query(max_length=LONGEST_ID, description="one of the game's formats")] = None,
    seat: Annotated[int | None, Query(ge=0, le=15, description="one of your seats, while the game runs")] = None,
    token: Token = "",
) -> Response:
    """The record of a game: whole with its seeds once it is over, before that what you know of it."""
    async with server.registry.visible(table_id, who.id, token) as table:
        mine = table.viewer(who.id)
        if seat is not None and table.status != "finished" and seat not in mine:
            raise Refused("not-your-seat", seat=seat)
        seen_from = min(mine, default=None) if seat is None else seat
        text = await server.work.do_at_once(share_of(request), table.record, seen_from, format)
    return json_answer(schemas.RecordText(table_id, format or records.NAME, text))


@router.post(
    "/tables/{table_id}/explain",
    tags=["tables"],
    **route(body=schemas.Attempt, answer=schemas.Explanation, says="Why not, if not."),
)
async def explain(table_id: str, request: Request, server: Server, who: Who) -> Response:
    """Why your seat, which is to act, may not play a move."""
    asked = await read_body(request, schemas.Attempt)
    async with server.registry.visible(table_id, who.id, asked.token) as table:
        table.check_status("running")
        table.check_holder(asked.seat, who)
        position = table.position.copy()
    refusal = await worked(request, server, explain_play, position, asked.seat, asked.moves, asked.text, asked.parts)
    return json_answer(schemas.Explanation.of(refusal))


@router.post(
    "/tables/{table_id}/hint",
    tags=["tables"],
    **route(body=schemas.HintWish, answer=schemas.HintAnswer, says="A hint."),
)
async def give_hint(table_id: str, request: Request, server: Server, who: Who) -> Response:
    """What a bot would play on your seat, why, and how it would go on: not in a game between people, nor in the
    position of one that you play."""
    asked = await read_body(request, schemas.HintWish)
    async with server.registry.visible(table_id, who.id) as table:
        table.check_status("running")
        table.check_holder(asked.seat, who)
        if is_between_people(table.seats):
            raise Refused("no-hints")
        if table.actor != asked.seat:
            raise Refused.of(Refusal("", "not-asked"))
        view, position = table.view_for_bot(asked.seat), table.position.copy()
    await refuse_running_games(server.registry, who, position)
    hint = server.bots.hint(view, asked.level, position.earlier_in_turn, share_of(request))
    found = await searched(request, server, hint)
    told = {name: found[name] for name in ("reason", "line", "own")}
    return json_answer({**move_json(position.parse(found["text"])), **told})

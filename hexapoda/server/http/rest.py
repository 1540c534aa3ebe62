"""The REST API: guests, games, the lobby, tables and records. What changes a table are the same commands as on the
socket, and go the same way."""

import asyncio
import hashlib
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import Response

import hexapoda
from hexapoda.kernel.declaration import Option, Refusal
from hexapoda.play import record as records
from hexapoda.play.game import declaration, game_names
from hexapoda.server.bots.analysis import worded
from hexapoda.server.http import answers
from hexapoda.server.http.credentials import cookie, from_headers
from hexapoda.server.http.limits import is_local
from hexapoda.server.http.openapi import route
from hexapoda.server.http.services import Services
from hexapoda.server.http.socket import NOBODY
from hexapoda.server.live.hub import info_of
from hexapoda.server.live.lobby import shown
from hexapoda.server.store import guests
from hexapoda.server.table.commands import LEVELS, LONGEST_ID, Create, Import, Spoken
from hexapoda.server.table.events import Event, from_json
from hexapoda.server.table.house import Guest
from hexapoda.server.table.play import explain_play
from hexapoda.server.table.refused import Refused
from hexapoda.server.table.replay import known_game, whole_game
from hexapoda.server.table.sketch import Sketch, seen_sketch, sketched, to_analyse
from hexapoda.server.table.summary import StoredEvent, TableSummary
from hexapoda.server.table.table import Table
from hexapoda.server.table.views import told

router = APIRouter(prefix="/api")
Struct = TypeVar("Struct")

#: Seconds that a bot may take for a hint.
_HINT_SECONDS = 60.0
#: The same for an analysis with all its waiting; a game may have to be compiled first.
_ANALYSIS_SECONDS = 300.0
_INT64 = 2**63 - 1

Token = Annotated[str, Query(max_length=LONGEST_ID, description="the token of the table's link")]


def _services(request: Request) -> Services:
    return request.app.state.services


async def _anybody(request: Request) -> guests.Guest | None:
    """The guest who asks, if it says who it is."""
    said = from_headers(dict(request.scope["headers"]))
    if said is None:
        return None
    guest = await _services(request).store.guests.check(*said)
    if guest is None:
        raise Refused("wrong-secret")
    return guest


async def _somebody(guest: Annotated[guests.Guest | None, Depends(_anybody)]) -> guests.Guest:
    if guest is None:
        raise Refused("not-signed-in")
    return guest


async def _who(guest: Annotated[guests.Guest, Depends(_somebody)]) -> Guest:
    return Guest(guest.id, guest.name)


async def _viewer(guest: Annotated[guests.Guest | None, Depends(_anybody)]) -> Guest:
    return NOBODY if guest is None else Guest(guest.id, guest.name)


Server = Annotated[Services, Depends(_services)]
Who = Annotated[Guest, Depends(_who)]
Viewer = Annotated[Guest, Depends(_viewer)]


async def _body(request: Request, kind: type[Struct]) -> Struct:
    """The body of a request; Refused where it is not what it should be."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":
        raise Refused("not-json")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.ValidationError as error:
        raise Refused("bad-request", problem=str(error)[:200]) from None
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Refused("bad-json") from None


def _json(answer: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(answer), status, headers, "application/json")


# ── guests ──


@router.post(
    "/guests",
    tags=["guests"],
    **route(body=answers.GuestName, answer=answers.NewGuestAnswer, status=201, says="A new guest."),
)
async def create_guest(request: Request, server: Server) -> Response:
    """Make a guest: somebody with a name, known by a secret."""
    asked = await _body(request, answers.GuestName)
    name = guests.clean_name(asked.name)
    server.new_guests.take(request.scope["hexapoda.address"])
    guest_id, secret = await server.store.guests.create(name)
    when = server.settings.secure_cookies
    secure = when == "always" or (when == "auto" and request.scope["hexapoda.secure"])
    headers = {"set-cookie": cookie(guest_id, secret, secure=secure)}
    return _json(answers.NewGuestAnswer(guest_id, name, secret), 201, headers)


@router.get("/guests/me", tags=["guests"], **route(answer=answers.GuestAnswer, says="Who you are."))
async def read_guest(guest: Annotated[guests.Guest, Depends(_somebody)]) -> Response:
    """Who asks."""
    return _json(answers.GuestAnswer(guest.id, guest.name, guest.created, guest.seen))


@router.patch(
    "/guests/me",
    tags=["guests"],
    **route(body=answers.GuestName, answer=answers.GuestAnswer, says="Who you are now."),
)
async def rename_guest(
    request: Request, server: Server, guest: Annotated[guests.Guest, Depends(_somebody)]
) -> Response:
    """Take another name. Tables where you sit keep the old one."""
    name = guests.clean_name((await _body(request, answers.GuestName)).name)
    await server.store.guests.rename(guest.id, name)
    return _json(answers.GuestAnswer(guest.id, name, guest.created, guest.seen))


# ── games and bots ──


def _option(option: Option) -> answers.OptionAnswer:
    return answers.OptionAnswer(
        option.name,
        list(option.choices),
        option.default,
        _lists(option.when),
        [answers.SuggestionAnswer(each.value, _lists(each.when)) for each in option.suggestions],
        option.expert,
    )


def _lists(when: Mapping[str, tuple[Any, ...]]) -> dict[str, list[Any]]:
    return {name: list(values) for name, values in when.items()}


@cache
def _game(name: str) -> answers.GameAnswer:
    declared = declaration(name)
    return answers.GameAnswer(
        name=declared.name,
        title=declared.title,
        seats=declared.seats,
        seat_names=list(declared.seat_names),
        options=[_option(each) for each in declared.options],
        formats=[
            answers.FormatAnswer(records.NAME, writes=True),
            *(answers.FormatAnswer(each.name, writes=each.write is not None) for each in declared.formats),
        ],
        levels=list(LEVELS),
        hidden=not (declared.perfect_information or declared.nothing_hidden),
    )


@router.get("/games", tags=["games"], **route(answer=answers.GameList, says="All games."))
async def list_games() -> Response:
    """All games with their options."""
    return _json(answers.GameList([_game(name) for name in game_names()]))


@router.get("/games/{name}", tags=["games"], **route(answer=answers.GameAnswer, says="A game."))
async def read_game(name: str) -> Response:
    """A game with its options."""
    if name not in game_names():
        raise Refused("unknown-game", name=name[:60], games=", ".join(game_names()))
    return _json(_game(name))


@router.get("/bots", tags=["games"], **route(answer=answers.BotList, says="The levels of bots."))
async def list_bots() -> Response:
    """The levels of bots, from the weakest to the strongest."""
    from hexapoda import bots

    levels = [answers.BotLevel(number, each.seconds, each.depth) for number, each in bots.LEVELS.items()]
    return _json(answers.BotList(levels))


# ── tables ──


@router.post(
    "/tables",
    tags=["tables"],
    **route(body=Create, answer=answers.TableAnswer, status=201, says="A new table."),
)
async def create_table(request: Request, server: Server, who: Who) -> Response:
    """Make a table. It starts when all seats are taken, or when its maker says so."""
    return await _made(request, server, who, await _body(request, Create))


@router.post(
    "/records",
    tags=["records"],
    **route(body=Import, answer=answers.TableAnswer, status=201, says="A table that shows the game."),
)
async def import_record(request: Request, server: Server, who: Who) -> Response:
    """Make a table that shows a game from its record."""
    return await _made(request, server, who, await _body(request, Import))


async def _made(request: Request, server: Services, who: Guest, command: Create | Import) -> Response:
    most = server.settings.tables_per_guest
    if await server.store.players.unfinished(who.id) >= most:
        raise Refused("too-many-tables", most=most)
    server.new_tables.take(request.scope["hexapoda.address"])
    said = from_headers(dict(request.scope["headers"]))
    assert said is not None
    # The same request again finds the table that it has made; nobody else can guess the id.
    key = f"{said[1]}/{command.client_id}".encode()
    table_id = hashlib.blake2b(key, digest_size=6).hexdigest() if command.client_id else None
    table = await server.registry.create(command, who, table_id)
    return _json(_table_answer(server, table, who), 201)


def _table_answer(server: Services, table: Table, who: Guest) -> answers.TableAnswer:
    state = table.state(table.viewer(who.id), constants=True)
    return answers.TableAnswer(table.id, server.registry.now(), info_of(table, who.id), state)


@router.get("/tables", tags=["tables"], **route(answer=answers.TableList, says="A page of tables."))
async def list_tables(
    server: Server,
    who: Viewer,
    state: Annotated[Literal["open", "running", "finished"] | None, Query(description="open by default")] = None,
    mine: Annotated[bool, Query(description="the tables where you sit or sat, or that you made")] = False,
    limit: Annotated[int, Query(ge=1, le=answers.LONGEST_PAGE)] = answers.USUAL_PAGE,
    cursor: Annotated[str | None, Query(max_length=100, description="`next` of the page before")] = None,
) -> Response:
    """Tables in the lobby, or your own; the newest first."""
    after = None if cursor is None else _read_cursor(cursor)
    if mine:
        if who is NOBODY:
            raise Refused("not-signed-in")
        found = await server.store.players.tables(who.id, state, limit=limit, after=after)
    else:
        last = None if after is None else TableSummary(id=after[1], game="", created=after[0], updated=0, last_number=0)
        found = await server.store.summaries(state or "open", limit=limit, after=last)
    more = f"{found[-1].created}.{found[-1].id}" if len(found) == limit else None
    return _json(answers.TableList([shown(each) for each in found], more))


def _read_cursor(cursor: str) -> tuple[int, str]:
    created, _, table_id = cursor.partition(".")
    if not (created.isascii() and created.isdecimal() and table_id.isascii() and table_id.isprintable()):
        raise Refused("bad-cursor")
    return min(int(created), _INT64), table_id


@router.get("/tables/{table_id}", tags=["tables"], **route(answer=answers.TableAnswer, says="The table."))
async def read_table(table_id: str, server: Server, who: Viewer, token: Token = "") -> Response:
    """A table as you may see it."""
    async with server.registry.seen(table_id, who.id, token) as table:
        return _json(_table_answer(server, table, who))


@router.get("/tables/{table_id}/events", tags=["tables"], **route(answer=answers.EventList, says="The events."))
async def read_events(
    table_id: str,
    server: Server,
    who: Viewer,
    after: Annotated[int, Query(ge=0, le=2**31 - 1, description="only events with higher numbers")] = 0,
    token: Token = "",
) -> Response:
    """What has happened at a table, as you may see it. The socket tells it live."""
    async with server.registry.seen(table_id, who.id, token) as table:
        rows = await server.store.events(table_id, after=after)
        events = await asyncio.to_thread(_told, table, rows, table.viewer(who.id))
    return _json(answers.EventList(table_id, events))


def _told(table: Table, rows: list[StoredEvent], viewer: frozenset[int]) -> list[Event]:
    return [told(table, from_json(row.data), viewer) for row in rows if row.number <= table.number]


@router.get(
    "/tables/{table_id}/positions", tags=["tables"], **route(answer=answers.PositionList, says="The positions.")
)
async def read_positions(
    table_id: str,
    server: Server,
    who: Viewer,
    first: Annotated[int, Query(alias="from", ge=0, le=2**31 - 1, description="after so many decisions")] = 0,
    limit: Annotated[int, Query(ge=1, le=answers.LONGEST_PAGE)] = answers.USUAL_PAGE,
    seat: Annotated[int | None, Query(ge=0, le=15, description="whose view; of yours, while the game runs")] = None,
    token: Token = "",
) -> Response:
    """The positions of a game from its start on: as you saw them while it runs, all that there was once it is over."""
    async with server.registry.seen(table_id, who.id, token) as table:
        if table.course is None:
            raise Refused("not-started")
        mine, over = table.viewer(who.id), table.status == "finished"
        if seat is not None:
            table.check_seat(seat)
            if not over and seat not in mine:
                raise Refused("not-your-seat", seat=seat)
        position = table.position.copy()
    if over:
        found = await asyncio.to_thread(whole_game, position, first, limit, seat)
    else:
        found = await asyncio.to_thread(known_game, position, first, limit, seat, mine)
    return _json({"total": position.ply + 1, "constants": position.constants(), "positions": found})


@router.post(
    "/tables/{table_id}/commands",
    tags=["tables"],
    **route(body=Spoken, answer=answers.DoneAnswer, says="It is done, and stored."),
)
async def do_command(table_id: str, request: Request, server: Server, who: Who, token: Token = "") -> Response:
    """Join, leave, start, play, premove, resign, offer, answer, chat: the same commands as on the socket."""
    command = await _body(request, Spoken)  # type: ignore[arg-type]
    done = await server.registry.do_whole(table_id, command, who, token)
    return _json(answers.DoneAnswer(table_id, done.number, done.repeated))


# ── records, explanations and hints ──


@router.get(
    "/tables/{table_id}/record", tags=["records"], **route(answer=answers.RecordText, says="The record of the game.")
)
async def read_record(
    table_id: str,
    server: Server,
    who: Viewer,
    format: Annotated[str | None, Query(max_length=LONGEST_ID, description="one of the game's formats")] = None,
    seat: Annotated[int | None, Query(ge=0, le=15, description="one of your seats, while the game runs")] = None,
    token: Token = "",
) -> Response:
    """The record of a game: all of it with its seeds once it is over, before that what you know of it."""
    async with server.registry.seen(table_id, who.id, token) as table:
        mine = table.viewer(who.id)
        if seat is not None and table.status != "finished" and seat not in mine:
            raise Refused("not-your-seat", seat=seat)
        seen_from = min(mine, default=None) if seat is None else seat
        text = await asyncio.to_thread(table.record, seen_from, format)
    return _json(answers.RecordText(table_id, format or records.NAME, text))


@router.post(
    "/tables/{table_id}/explain",
    tags=["tables"],
    **route(body=answers.Attempt, answer=answers.Explanation, says="Why not, if not."),
)
async def explain(table_id: str, request: Request, server: Server, who: Who) -> Response:
    """Why a seat of yours that has to decide may not play a move."""
    asked = await _body(request, answers.Attempt)
    async with server.registry.seen(table_id, who.id, asked.token) as table:
        table.check_status("running")
        table.check_holder(asked.seat, who)
        position = table.position.copy()
    refusal = await asyncio.to_thread(explain_play, position, asked.seat, asked.moves, asked.text, asked.parts)
    return _json(_explanation(refusal))


def _explanation(refusal: Refusal | None) -> answers.Explanation:
    return answers.Explanation(None if refusal is None else answers.Problem(**Refused.of(refusal).json()))


@router.post(
    "/tables/{table_id}/hint", tags=["tables"], **route(body=answers.HintWish, answer=answers.ToldMove, says="A hint.")
)
async def give_hint(table_id: str, request: Request, server: Server, who: Who) -> Response:
    """What a bot would do on a seat of yours; only where no other person plays."""
    asked = await _body(request, answers.HintWish)
    async with server.registry.seen(table_id, who.id) as table:
        table.check_status("running")
        table.check_holder(asked.seat, who)
        if any(seat.kind == "person" and seat.guest != who.id for seat in table.seats):
            raise Refused("no-hints")
        if table.actor != asked.seat:
            raise Refused.of(Refusal("", "not-asked"))
        view, position = table.view_for_bot(asked.seat), table.position.copy()
    try:
        text = await asyncio.wait_for(server.bots.think(view, asked.level, 0), _HINT_SECONDS)
    except Exception as error:
        raise Refused("bot-away") from error
    return _json(worded(position.parse(text)))


# ── positions that are no table's ──


@router.post("/positions", tags=["positions"], **route(body=Sketch, answer=answers.SketchAnswer, says="The position."))
async def show_position(request: Request, server: Server) -> Response:
    """A position that you describe: what a seat sees of it, its legal moves, and its text."""
    asked = await _body(request, Sketch)
    await server.readiness.rules(asked.game)
    return _json(await asyncio.to_thread(seen_sketch, asked))


@router.post(
    "/positions/check",
    tags=["positions"],
    **route(body=Sketch, answer=answers.Explanation, says="Why it can't be, if it can't."),
)
async def check_position(request: Request, server: Server) -> Response:
    """Whether the rules allow a position, or options, that you describe: for whoever is still making it."""
    asked = await _body(request, Sketch)
    await server.readiness.rules(asked.game)
    try:
        await asyncio.to_thread(sketched, asked)
    except Refused as refused:
        return _json(answers.Explanation(answers.Problem(**refused.json())))
    return _json(answers.Explanation(None))


@router.post(
    "/positions/explain",
    tags=["positions"],
    **route(body=answers.SketchAttempt, answer=answers.Explanation, says="Why not, if not."),
)
async def explain_position(request: Request, server: Server) -> Response:
    """Why a move may not be played in a position that you describe."""
    asked = await _body(request, answers.SketchAttempt)
    await server.readiness.rules(asked.game)
    refusal = await asyncio.to_thread(lambda: sketched(asked).explain(asked.text, parts=asked.parts))
    return _json(_explanation(refusal))


@router.post(
    "/positions/analysis",
    tags=["positions"],
    **route(body=answers.SketchAnalysis, answer=answers.AnalysisAnswer, says="What a bot thinks of it."),
)
async def analyse_position(request: Request, server: Server) -> Response:
    """What a bot thinks of a position that you describe. Whoever goes away ends it."""
    asked = await _body(request, answers.SketchAnalysis)
    await server.readiness.rules(asked.game)
    position = await asyncio.to_thread(to_analyse, asked)
    address = request.scope["hexapoda.address"]
    if not server.analyses.add(address):
        raise Refused("too-many-analyses")
    work = asyncio.create_task(server.bots.analyse(position, asked.seconds))
    gone = asyncio.create_task(_gone(request))
    try:
        await asyncio.wait({work, gone}, timeout=_ANALYSIS_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        if work.done():
            return _json(work.result())
    except Exception as error:
        raise Refused("bot-away") from error
    finally:
        work.cancel()
        gone.cancel()
        server.analyses.remove(address)
    raise Refused("bot-away")


async def _gone(request: Request) -> None:
    """Returns when whoever asked has gone away; the body has been read."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


# ── how the server is ──


@router.get("/health", tags=["server"], **route(answer=answers.Health, says="Ready."))
async def health(server: Server) -> Response:
    """Whether the server is ready: the database answers, and it is not about to stop."""
    ready = await server.is_ready()
    status: Any = "ready" if ready else "closing" if server.closing else "away"
    return _json(answers.Health(status, hexapoda.__version__, server.store.now()), 200 if ready else 503)


@router.get("/readiness", tags=["server"], **route(answer=answers.ReadinessList, says="How far each game is."))
async def read_readiness(server: Server) -> Response:
    """How far the games are compiled on the server's machine, which takes a while where it was never done."""
    return _json(answers.ReadinessList(server.readiness.stages()))


@router.get("/health/live", tags=["server"], **route(answer=answers.Health, says="Alive."))
async def live() -> Response:
    """Whether the process lives."""
    return _json(answers.Health("live", hexapoda.__version__))


@router.get("/metrics", tags=["server"], **route(media="text/plain", says="What Prometheus reads."))
async def read_metrics(request: Request, server: Server) -> Response:
    """What the server counts and measures."""
    allowed = server.settings.metrics
    if allowed == "nobody" or (allowed == "local" and not is_local(request.scope["hexapoda.address"])):
        raise Refused("not-for-you")
    return Response(server.metrics.text(), media_type="text/plain")

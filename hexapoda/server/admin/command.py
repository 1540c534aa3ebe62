"""`hexapoda admin`: its arguments, and what it prints."""

import argparse
import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hexapoda import i18n
from hexapoda.arguments import Parser, number, one_line

if TYPE_CHECKING:
    from hexapoda.server.admin.desk import Desk
    from hexapoda.server.settings import Settings
    from hexapoda.server.table.summary import TableSummary

OK, NOTHING = 0, 1

Say = Callable[..., None]
Job = Callable[["Desk", "Settings", argparse.Namespace, Say], Awaitable[int]]

_EPILOG = """\
examples:
  hexapoda admin list guests --words Maja
  hexapoda admin ban 203.0.113.0/24 --days 7 --reason flooding
  hexapoda admin backup hexapoda.backup
Servers that run on the database follow within a second or two.
"""


def add_parser(commands: Any) -> None:
    """Add the command to the others."""
    parser = commands.add_parser(
        "admin",
        help="look after the database of a server, also while it runs",
        description="Look after the database of a server, also while it runs.",
        epilog=_EPILOG,
    )
    parser.add_argument("--config", metavar="FILE", help="the server's TOML file with settings (or HEXAPODA_CONFIG)")
    parser.add_argument("--database", metavar="URL", help="the server's database (or HEXAPODA_DATABASE)")
    parser.add_argument("--json", action="store_true", help="print lines of JSON")
    parser.add_argument("--lang", metavar="LANGUAGE", help="en, pl or uk (default: the system language)")
    jobs = parser.add_subparsers(dest="job", metavar="COMMAND", required=True, parser_class=Parser)

    def job(name: str, does: Job, help: str) -> Parser:
        made = jobs.add_parser(name, help=help, description=f"{help[0].upper()}{help[1:]}.")
        made.set_defaults(does=does)
        return made

    _add_looking(job)
    _add_sanctions(job)
    _add_keeping(job)
    parser.set_defaults(run=_run)


def _add_looking(job: Callable[..., Parser]) -> None:
    some = job("list", _list, "list tables, guests, sanctions in force, or what administrators did")
    some.add_argument("what", choices=("tables", "guests", "sanctions", "orders"), help="what to list")
    some.add_argument("--state", choices=("open", "running", "finished"), help="tables in this state")
    some.add_argument("--game", default="", metavar="NAME", help="tables of this game")
    some.add_argument("--guest", default="", metavar="ID", help="tables of this guest")
    some.add_argument("--words", default="", metavar="TEXT", help="guests with this id, or this in their names")
    some.add_argument("--limit", type=number(1), default=50, metavar="N", help="at most so many (default: 50)")
    one = job("show", _show, "show a table or a guest")
    one.add_argument("id", metavar="ID", help="the id of a table or of a guest")


def _add_sanctions(job: Callable[..., Parser]) -> None:
    ban = job("ban", _ban, "shut out a guest, an address or a network")
    ban.add_argument("who", metavar="WHO", help="the id of a guest, an address, or a network such as 203.0.113.0/24")
    mute = job("mute", _mute, "let a guest chat no more")
    mute.add_argument("who", metavar="GUEST", help="the id of a guest")
    for each in (ban, mute):
        each.add_argument("--days", type=number(0, float), metavar="N", help="for so many days (default: for good)")
        each.add_argument("--reason", default="", metavar="TEXT", help="why, for administrators")
    unban = job("unban", _unban, "let a guest, an address or a network in again")
    unban.add_argument("who", metavar="WHO", help="as it was shut out")
    unmute = job("unmute", _unmute, "let a guest chat again")
    unmute.add_argument("who", metavar="GUEST", help="the id of a guest")


def _add_keeping(job: Callable[..., Parser]) -> None:
    delete = job("delete", _delete, "delete tables with their games")
    delete.add_argument("ids", nargs="+", metavar="TABLE", help="the ids of tables")
    forget = job("forget", _forget, "remove a guest with the name, the chats and the seats")
    forget.add_argument("who", metavar="GUEST", help="the id of a guest")
    prune = job("prune", _prune, "delete what the settings keep_… no longer keep")
    prune.add_argument("--dry-run", action="store_true", help="only say how much that is")
    backup = job("backup", _backup, "write a backup of the whole database")
    backup.add_argument("file", type=Path, metavar="FILE", help="where to write it")
    restore = job("restore", _restore, "put back what is missing, from a backup")
    restore.add_argument("file", type=Path, metavar="FILE", help="a backup")
    restore.add_argument("--replace", action="store_true", help="delete everything else: all is as in the backup")


def _run(arguments: argparse.Namespace) -> int:
    import os

    from hexapoda.server.admin.desk import Desk
    from hexapoda.server.settings import load_settings

    flags = {} if arguments.database is None else {"database": arguments.database}
    settings = load_settings(flags, arguments.config or os.environ.get("HEXAPODA_CONFIG"))
    language = i18n.choose_language(arguments.lang)

    def say(message: str, told: Any = None, **params: Any) -> None:
        """Print a message of the catalog, or with --json what it tells."""
        if arguments.json:
            import msgspec

            line = msgspec.json.encode(params if told is None else told).decode()
        else:
            line = one_line(i18n.text(f"admin-{message}", params, language))
        sys.stdout.write(f"{line}\n")

    async def work() -> int:
        desk = await Desk.open(settings.database, settings.patience)
        try:
            return await arguments.does(desk, settings, arguments, say)
        finally:
            await desk.close()

    return asyncio.run(work())


# ── looking ──


async def _list(desk: "Desk", settings: "Settings", asked: argparse.Namespace, say: Say) -> int:
    match asked.what:
        case "tables":
            for table in await desk.tables(state=asked.state, game=asked.game, guest=asked.guest, limit=asked.limit):
                _tell_table(table, say)
        case "guests":
            for guest in await desk.guests(words=asked.words, limit=asked.limit):
                _tell_guest(guest, say)
        case "sanctions":
            for sanction in await desk.sanctions():
                _tell_sanction(sanction, say)
        case _:
            for order in await desk.orders(asked.limit):
                _tell_order(order, say)
    return OK


async def _show(desk: "Desk", settings: "Settings", asked: argparse.Namespace, say: Say) -> int:
    from hexapoda.play.errors import HexapodaError

    if (table := await desk.table(asked.id)) is not None:
        _tell_table(table.summary, say)
        guests = ", ".join(table.guests) or "–"
        told = {"guests": table.guests, "bytes": table.size, "premoves": table.premoves}
        say("table-more", told, guests=guests, bytes=table.size, events=table.summary.last_number)
        return OK
    if (guest := await desk.guest(asked.id)) is not None:
        _tell_guest(guest, say)
        for sanction in await desk.sanctions():
            if sanction.subject == guest.id:
                _tell_sanction(sanction, say)
        for summary in await desk.tables(guest=guest.id):
            _tell_table(summary, say)
        return OK
    raise HexapodaError("admin-not-found", id=asked.id)


def _tell_table(table: "TableSummary", say: Say) -> None:
    seats = ", ".join(seat.name or seat.kind for seat in table.seats)
    params = {"id": table.id, "game": table.game, "state": table.state, "seats": seats, "events": table.last_number}
    say("table", table, **params)


def _tell_guest(guest: Any, say: Say) -> None:
    say("guest", guest, id=guest.id, name=guest.name, seen=_day(guest.seen), tables=guest.tables)


def _tell_sanction(sanction: Any, say: Say) -> None:
    until = "" if sanction.until is None else _day(sanction.until)
    reason = sanction.reason or "–"
    say("sanction", sanction, kind=sanction.kind, subject=sanction.subject, until=until or "no", reason=reason)


def _tell_order(order: Any, say: Say) -> None:
    details = " ".join(f"{name}={value}" for name, value in order.details.items())
    say("order", order, at=_day(order.at), action=order.action, subject=order.subject, details=details)


def _day(ms: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(ms / 1000))


# ── sanctions ──


async def _ban(desk: "Desk", settings: "Settings", asked: argparse.Namespace, say: Say) -> int:
    say("banned", subject=await desk.ban(asked.who, asked.days, asked.reason))
    return OK


async def _mute(desk: "Desk", settings: "Settings", asked: argparse.Namespace, say: Say) -> int:
    say("muted", subject=await desk.mute(asked.who, asked.days, asked.reason))
    return OK


async def _unban(desk: "Desk", settings: "Settings", asked: argparse.Namespace, say: Say) -> int:
    return _lifted(await desk.unban(asked.who), asked.who, say)


async def _unmute(desk: "Desk", settings: "Settings", asked: argparse.Namespace, say: Say) -> int:
    return _lifted(await desk.unmute(asked.who), asked.who, say)


def _lifted(done: bool, who: str, say: Say) -> int:
    say("lifted" if done else "nothing-to-lift", subject=who)
    return OK if done else NOTHING


# ── keeping ──


async def _delete(desk: "Desk", settings: "Settings", asked: argparse.Namespace, say: Say) -> int:
    count = await desk.delete(asked.ids)
    say("deleted", tables=count)
    return OK if count == len(asked.ids) else NOTHING


async def _forget(desk: "Desk", settings: "Settings", asked: argparse.Namespace, say: Say) -> int:
    from hexapoda.server.admin.forgetting import forget

    done = await forget(desk, asked.who)
    say("forgotten", subject=asked.who, deleted=done.deleted, changed=done.changed)
    return OK


async def _prune(desk: "Desk", settings: "Settings", asked: argparse.Namespace, say: Say) -> int:
    from hexapoda.server.admin.pruning import prune

    done = await prune(desk, settings, really=not asked.dry_run)
    counts = {name: getattr(done, name) for name in done.__struct_fields__}
    say("would-prune" if asked.dry_run else "pruned", **counts)
    return OK


async def _backup(desk: "Desk", settings: "Settings", asked: argparse.Namespace, say: Say) -> int:
    from hexapoda.server.admin.backup import back_up

    size = await back_up(desk, asked.file)
    say("backed-up", file=str(asked.file), bytes=size)
    return OK


async def _restore(desk: "Desk", settings: "Settings", asked: argparse.Namespace, say: Say) -> int:
    from hexapoda.server.admin.backup import restore

    done = await restore(desk, asked.file, replace=asked.replace)
    say("restored", tables=done.tables, guests=done.guests)
    return OK

"""`hexapoda puzzles`: its arguments, and what it prints."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hexapoda import i18n
from hexapoda.arena.command import add_workers, check_workers, compile_once
from hexapoda.arena.tuning.command import Told, resumable
from hexapoda.arguments import Parser, add_game, number, stated_options

OK = 0


def add_parser(commands: Any, words: Sequence[str]) -> None:
    """Add the command to the others."""
    parser = commands.add_parser(
        "puzzles",
        help="make puzzles, or list those that come with a game",
        description="Make puzzles from games of bots against themselves and from records, or list those of a game.",
        epilog="example: hexapoda puzzles list hive --theme win-2",
    )
    ways = parser.add_subparsers(title="ways", metavar="WAY", required=True)
    _make_parser(ways, words)
    _list_parser(ways)


def _make_parser(ways: Any, words: Sequence[str]) -> None:
    parser: Parser = ways.add_parser(
        "make",
        help="find puzzles and prove them",
        description="Find puzzles and prove them. The same command resumes work that was stopped.",
        epilog="example: hexapoda puzzles make hive --games 200 --out runs/puzzles",
    )
    add_game(parser, called=list(words[:2]) == ["puzzles", "make"], words=words, engine=True)
    parser.add_argument("--out", required=True, metavar="FOLDER", help="where everything is kept")
    parser.add_argument("--games", type=number(0), default=200, metavar="N", help="games of bots (default: 200)")
    parser.add_argument("--records", nargs="+", default=[], metavar="FILE", help="games that are looked through too")
    parser.add_argument(
        "--nodes", type=number(1), default=1500, metavar="N", help="positions or iterations of a search (default: 1500)"
    )
    parser.add_argument(
        "--astray",
        type=number(0, float),
        default=0.08,
        metavar="PART",
        help="decisions that are random (default: 0.08)",
    )
    parser.add_argument("--seed", type=number(0), default=1, metavar="N", help="seed of the run (default: 1)")
    add_workers(parser)
    parser.set_defaults(run=resumable(_make))


def _list_parser(ways: Any) -> None:
    parser: Parser = ways.add_parser(
        "list",
        help="print the puzzles of a game, one a line",
        description="Print the puzzles of a game, one a line: id, theme, rating, solution, position.",
        epilog="example: hexapoda puzzles list hive --theme win-2",
    )
    add_game(parser, called=False, words=())
    parser.add_argument("--theme", metavar="THEME", help="only those of a theme")
    parser.add_argument("--file", metavar="FILE", help="those of a file, such as FOLDER/puzzles.jsonl")
    parser.set_defaults(run=_list)


def _make(arguments: argparse.Namespace) -> int:
    from hexapoda.arena.puzzles.make import RESULT, Settings, make

    check_workers(arguments)
    settings = Settings(
        arguments.game,
        stated_options(arguments),
        arguments.games,
        arguments.nodes,
        arguments.seed,
        astray=arguments.astray,
        records=tuple(arguments.records),
    )
    compile_once(arguments.game)
    told = Told("puzzles-shards")
    processes = None if arguments.cluster else arguments.processes or os.cpu_count() or 1
    found = make(settings, Path(arguments.out), processes=processes, cluster=arguments.cluster, report=told)
    params = {"count": len(found), "path": str(Path(arguments.out) / RESULT)}
    sys.stdout.write(i18n.text("puzzles-made", params, i18n.choose_language()) + "\n")
    return OK


def _list(arguments: argparse.Namespace) -> int:
    from hexapoda.learn.puzzles import puzzles, read

    found = read(Path(arguments.file)) if arguments.file else list(puzzles(arguments.game).values())
    for each in found:
        if arguments.theme in (None, each.theme):
            line = " ".join((each.id, each.theme, str(each.rating), "; ".join(each.line), "|", each.position))
            sys.stdout.write(line + "\n")
    return OK

"""`hexapoda arena`: its arguments, and what it prints."""

import argparse
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from hexapoda import i18n
from hexapoda.arena.interruption import interruptible
from hexapoda.arguments import Parser, add_game, number, stated_options

if TYPE_CHECKING:
    from hexapoda.arena.director import Run
    from hexapoda.arena.tournament import Settings

OK = 0

_ENTRANTS = """\
entrants: settings joined by commas, a program last
  level=6                            a bot of a level, 1 to 8
  time=0.5,seed=3,name=old           a bot with its own limits (time, depth, nodes), a seed, a name
  nodes=2000,weights=new.json        the same with other numbers for its judgement
  random                             plays anything
  uhp:./engine --threads=1           an engine by its command line (Hive)
  margin=0.5,json:python my_bot.py   a program that speaks JSON lines (all games)
  name=Ada,http:http://HOST:8000     a program that joins tables on a server
"""


def add_parser(commands: Any, words: Sequence[str]) -> None:
    """Add the command to the others."""
    parser = commands.add_parser(
        "arena",
        help="let bots and engines play matches and tournaments",
        description=f"Play matches and tournaments. The same command resumes a run that was stopped.\n\n{_ENTRANTS}",
        epilog='example: hexapoda arena hive level=6 "uhp:./engine" --games 100 --time 1 --sprt 0 30 --out runs/engine',
    )
    add_game(parser, called=words[:1] == ["arena"], words=words, engine=True)
    parser.add_argument("entrants", nargs="+", metavar="ENTRANT", help="two or more; see above")
    parser.add_argument(
        "--format", metavar="FORMAT", help="match, round-robin, or gauntlet: the first entrant against all others"
    )
    parser.add_argument("--games", type=number(1), default=100, metavar="N", help="games per encounter (default: 100)")
    parser.add_argument("--out", metavar="FOLDER", help="where games are stored (default: runs/GAME-KEY)")
    parser.add_argument("--seed", type=number(0), default=1, metavar="N", help="seed of the run (default: 1)")
    parser.add_argument("--check", action="store_true", help="check how the programs keep their protocol, then stop")
    _add_limits(parser)
    _add_openings(parser)
    _add_ends(parser)
    add_workers(parser)
    parser.set_defaults(run=_arena)


def add_workers(parser: Parser) -> None:
    """The arguments that say where games are played."""
    workers = parser.add_argument_group("workers")
    workers.add_argument("--processes", type=number(1), metavar="N", help="games at once (default: one per processor)")
    workers.add_argument("--cluster", metavar="ADDRESS", help="play on a Dask cluster, such as tcp://HOST:8786")


def check_workers(arguments: argparse.Namespace) -> None:
    """Raise HexapodaError where they contradict each other."""
    from hexapoda.play.errors import HexapodaError

    if arguments.processes is not None and arguments.cluster is not None:
        raise HexapodaError("arena-processes-and-cluster")


def _add_limits(parser: Parser) -> None:
    limits = parser.add_argument_group("limits for each entrant; of several, all hold")
    seconds = number(0, float)
    limits.add_argument("--time", type=seconds, metavar="SECONDS", help="for each decision")
    limits.add_argument("--turn-time", type=seconds, metavar="SECONDS", help="for all decisions of a turn together")
    limits.add_argument("--game-time", type=seconds, metavar="SECONDS", help="for the whole game")
    limits.add_argument(
        "--increment", type=seconds, default=0.0, metavar="SECONDS", help="added to --game-time after each turn"
    )
    limits.add_argument("--depth", type=number(1), metavar="N", help="depth of a search in plies")
    limits.add_argument(
        "--nodes", "--iterations", type=number(1), metavar="N", help="positions or iterations of a search"
    )
    limits.add_argument(
        "--margin", type=seconds, metavar="SECONDS", help="how late an answer may be without losing (default: 0.2)"
    )


def _add_openings(parser: Parser) -> None:
    openings = parser.add_argument_group("openings; games with seats exchanged share one")
    openings.add_argument(
        "--openings", metavar="FILE", help="a position, a record or moves parted by semicolons on each line"
    )
    openings.add_argument(
        "--opening-plies", type=number(0), metavar="N", help="random moves (default: 4 in games without chance)"
    )


def _add_ends(parser: Parser) -> None:
    ends = parser.add_argument_group("ends of games and of the run")
    ends.add_argument(
        "--max-plies",
        type=number(0),
        metavar="N",
        help="a draw after N decisions, 0: never (default: 500 where positions can repeat)",
    )
    ends.add_argument(
        "--resign", nargs=2, metavar=("SCORE", "N"), help="resign after N scores in a row of -SCORE or less"
    )
    ends.add_argument(
        "--draw",
        nargs=3,
        metavar=("SCORE", "N", "PLIES"),
        help="a draw after PLIES if the last N scores of all were within SCORE of 0",
    )
    ends.add_argument(
        "--sprt",
        nargs=2,
        metavar=("ELO0", "ELO1"),
        help="stop when it is clear that the difference is one or the other",
    )
    ends.add_argument(
        "--alpha", metavar="P", default="0.05", help="error rate of --sprt: accepting ELO1 wrongly (default: 0.05)"
    )
    ends.add_argument("--beta", metavar="P", default="0.05", help="the same for ELO0 (default: 0.05)")
    ends.add_argument(
        "--sprt-model", metavar="MODEL", default="logistic", help="the Elo of --sprt: logistic or normalised"
    )


# ── running ──


def _arena(arguments: argparse.Namespace) -> int:
    language = i18n.choose_language()
    if arguments.check:
        from hexapoda.arena.check import run as check

        return check(arguments.game, stated_options(arguments), arguments.entrants, language)
    from hexapoda.arena.director import run
    from hexapoda.arena.progress import Progress

    settings = read_settings(arguments)
    progress = Progress(language)
    with interruptible() as interruption:
        try:
            compile_once(arguments.game)
            with progress:
                done = run(
                    settings, arguments.out, processes=arguments.processes, cluster=arguments.cluster, observe=progress
                )
        except KeyboardInterrupt:
            _stopped(progress.run, language)
            return interruption.status
    _print(done, language)
    sys.stdout.write(i18n.text("arena-done", {"path": str(done.folder)}, language) + "\n")
    return OK


def _stopped(run: "Run | None", language: str) -> None:
    """Report the games of a run that was interrupted, and say where they are."""
    if run is not None and run.results:
        _print(run, language)
    if run is not None:
        params = {"done": len(run.results), "path": str(run.folder)}
        sys.stderr.write(i18n.text("arena-stopped", params, language) + "\n")


def compile_once(game: str) -> None:
    """Compile a game once, before all workers would."""
    from hexapoda.bots.compilation import compile_game
    from hexapoda.kernel import cache
    from hexapoda.play.game import declaration

    declaration(game)
    if cache.rules_are_compiled():
        compile_game(game)


def _print(run: "Run", language: str) -> None:
    """Write the report of a run, and print what is most important of it."""
    from rich.console import Console

    from hexapoda.arena.progress import summary
    from hexapoda.arena.report import write

    write(run.folder, language=language)
    console = Console(highlight=False, markup=False, soft_wrap=True)
    for part in summary(run, language):
        console.print(part)


def read_settings(arguments: argparse.Namespace) -> "Settings":
    """The settings that the arguments state. Raises HexapodaError where they contradict each other."""
    from hexapoda.arena.limits import MARGIN, Limits
    from hexapoda.arena.tournament import Settings
    from hexapoda.play.errors import HexapodaError

    if arguments.increment and arguments.game_time is None:
        raise HexapodaError("arena-increment")
    check_workers(arguments)
    limits = Limits(
        move=arguments.time,
        turn=arguments.turn_time,
        game=arguments.game_time,
        increment=arguments.increment,
        depth=arguments.depth,
        nodes=arguments.nodes,
        margin=MARGIN if arguments.margin is None else arguments.margin,
    )
    return Settings(
        arguments.game,
        tuple(arguments.entrants),
        stated_options(arguments),
        format=arguments.format,
        games=arguments.games,
        limits=limits,
        rules=_rules(arguments),
        seed=arguments.seed,
        openings=arguments.openings,
        opening_plies=arguments.opening_plies,
        sprt=_sprt(arguments),
    )


def _rules(arguments: argparse.Namespace) -> Any:
    from hexapoda.arena.adjudication import Adjudication, longest_game
    from hexapoda.play.game import declaration

    longest = longest_game(declaration(arguments.game)) if arguments.max_plies is None else arguments.max_plies or None
    rules: dict[str, Any] = {"max_plies": longest}
    if arguments.resign is not None:
        rules["resign_score"] = _number("--resign", arguments.resign[0], 1.0)
        rules["resign_count"] = int(_number("--resign", arguments.resign[1]))
    if arguments.draw is not None:
        rules["draw_score"] = _number("--draw", arguments.draw[0], 1.0)
        rules["draw_count"] = int(_number("--draw", arguments.draw[1]))
        rules["draw_after"] = int(_number("--draw", arguments.draw[2]))
    return Adjudication(**rules)


def _sprt(arguments: argparse.Namespace) -> Any:
    if arguments.sprt is None:
        return None
    from hexapoda.arena.statistics.sprt import Sprt

    elo0, elo1 = (_number("--sprt", word, least=-1e6) for word in arguments.sprt)
    rates = {name: _number(f"--{name}", getattr(arguments, name), 1.0) for name in ("alpha", "beta")}
    return Sprt(elo0, elo1, **rates, model=arguments.sprt_model)


def _number(flag: str, text: str, most: float = 1e6, least: float = 0.0) -> float:
    from hexapoda.play.errors import HexapodaError

    try:
        found = float(text[:20])
    except ValueError:
        found = least - 1
    if not least <= found <= most:
        raise HexapodaError("arena-bad-flag", flag=flag, value=i18n.excerpt(text))
    return found

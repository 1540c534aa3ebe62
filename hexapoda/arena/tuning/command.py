"""`hexapoda tune`: its arguments, and what it prints."""

import argparse
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hexapoda import i18n
from hexapoda.arena.command import add_workers, check_workers, compile_once
from hexapoda.arena.interruption import interruptible
from hexapoda.arguments import Parser, add_game, number, stated_options

if TYPE_CHECKING:
    from hexapoda.bots.weights import Weights

OK = 0
#: Seconds between two lines of progress.
_LINE = 10.0


def add_parser(commands: Any, words: Sequence[str]) -> None:
    """Add the command to the others."""
    parser = commands.add_parser(
        "tune",
        help="find better numbers for the bots' judgement",
        description=(
            "Find better numbers for the evaluation of a game. The same command resumes work that was\n"
            "stopped. What comes out is a guess until a match has proved it."
        ),
        epilog=(
            "example: hexapoda tune games hive --names danger,tempo --out runs/danger\n"
            "         hexapoda arena hive nodes=2000,weights=runs/danger/weights.json nodes=2000 --sprt 0 10"
        ),
    )
    ways = parser.add_subparsers(title="ways", metavar="WAY", required=True)
    _by_games(ways, words)
    _selfplay(ways, words)
    _by_results(ways)
    _by_learning(ways)


def _way(ways: Any, words: Sequence[str] | None, name: str, help: str, example: str) -> Parser:
    """A way to tune; `words` are those of the command if the game is to be named."""
    parser = ways.add_parser(name, help=help, description=f"{help[0].upper()}{help[1:]}.", epilog=f"example: {example}")
    if words is not None:
        add_game(parser, called=list(words[:2]) == ["tune", name], words=words, engine=True)
    parser.add_argument("--out", required=True, metavar="FOLDER", help="where everything is kept")
    return parser


def _add_names(parser: Parser) -> None:
    parser.add_argument(
        "--names", default="", metavar="NAME,…", help="which numbers (default: all; a wrong name shows them)"
    )


def _add_play(parser: Parser) -> None:
    """How the games are played that a way needs."""
    parser.add_argument(
        "--nodes", type=number(1), default=500, metavar="N", help="positions or iterations of a search (default: 500)"
    )
    parser.add_argument("--seed", type=number(0), default=1, metavar="N", help="seed of the run (default: 1)")
    add_workers(parser)


def _by_games(ways: Any, words: Sequence[str]) -> None:
    parser = _way(
        ways,
        words,
        "games",
        "by games between two sets of numbers (SPSA)",
        "hexapoda tune games hive --names danger,tempo --pairs 20000 --out runs/danger",
    )
    _add_names(parser)
    parser.add_argument("--pairs", type=number(1), default=2_000, metavar="N", help="pairs of games (default: 2000)")
    parser.add_argument(
        "--rate", type=number(0, float), default=0.02, metavar="R", help="length of the last steps (default: 0.02)"
    )
    _add_play(parser)
    parser.set_defaults(run=resumable(_run_games))


def _selfplay(ways: Any, words: Sequence[str]) -> None:
    parser = _way(
        ways,
        words,
        "selfplay",
        "play games of a bot against itself, for `hexapoda tune results` and `learn`",
        "hexapoda tune selfplay hive --games 1000 --nodes 500 --out runs/selfplay",
    )
    parser.add_argument("--games", type=number(1), default=1_000, metavar="N", help="how many games (default: 1000)")
    parser.add_argument(
        "--astray", type=number(0, float), default=0.0, metavar="PART", help="decisions that are random (default: 0)"
    )
    parser.add_argument("--weights", metavar="FILE", help="other numbers for its judgement")
    _add_play(parser)
    parser.set_defaults(run=resumable(_run_selfplay))


def _by_results(ways: Any) -> None:
    parser = _way(
        ways,
        None,  # the data know it
        "results",
        "by the results of self-play (a logistic fit)",
        "hexapoda tune results --data runs/selfplay --out runs/fit",
    )
    parser.add_argument("--data", required=True, metavar="FOLDER", help="a folder of `hexapoda tune selfplay`")
    _add_names(parser)
    parser.add_argument(
        "--penalty",
        type=number(0, float),
        default=100.0,
        metavar="N",
        help="draws numbers back to where they were, as so many positions (default: 100)",
    )
    parser.add_argument(
        "--test", type=number(0, float), default=0.2, metavar="PART", help="games kept for the test (default: 0.2)"
    )
    parser.set_defaults(run=resumable(_run_results))


def _by_learning(ways: Any) -> None:
    parser = _way(
        ways,
        None,  # the data know it
        "learn",
        "train the network of an evaluation on self-play",
        "hexapoda tune learn --data runs/two,runs/four --out runs/network",
    )
    parser.add_argument("--data", required=True, metavar="FOLDER,…", help="folders of `hexapoda tune selfplay`")
    parser.add_argument("--passes", type=number(1), default=12, metavar="N", help="over all positions (default: 12)")
    parser.add_argument("--seed", type=number(0), default=1, metavar="N", help="seed of the run (default: 1)")
    parser.set_defaults(run=resumable(_run_learning))


# ── running ──


def resumable(work: Callable[[argparse.Namespace], int]) -> Callable[[argparse.Namespace], int]:
    """Work that can be stopped, and says how to go on with it."""

    def run(arguments: argparse.Namespace) -> int:
        with interruptible() as interruption:
            try:
                return work(arguments)
            except KeyboardInterrupt:
                sys.stderr.write(i18n.text("tune-stopped", {"path": arguments.out}, i18n.choose_language()) + "\n")
                return interruption.status

    return run


def _run_games(arguments: argparse.Namespace) -> int:
    from hexapoda.arena.tuning.tune import ByGames, tune_by_games

    check_workers(arguments)
    settings = ByGames(
        arguments.game,
        stated_options(arguments),
        _names(arguments),
        arguments.pairs,
        arguments.nodes,
        arguments.rate,
        arguments.seed,
    )
    compile_once(arguments.game)
    told = Told("tune-pairs")
    where = {"processes": arguments.processes, "cluster": arguments.cluster}
    found = tune_by_games(
        settings, Path(arguments.out), **where, report=lambda run: told(len(run.played), arguments.pairs)
    )
    _print(found, arguments.out)
    return OK


def _run_selfplay(arguments: argparse.Namespace) -> int:
    from hexapoda.arena.tuning import selfplay
    from hexapoda.bots.weights import Weights

    check_workers(arguments)
    weights = dict(Weights.read(arguments.weights, arguments.game).values) if arguments.weights else {}
    settings = selfplay.Settings(
        arguments.game,
        stated_options(arguments),
        arguments.games,
        arguments.nodes,
        arguments.seed,
        astray=arguments.astray,
        weights=weights,
    )
    compile_once(arguments.game)
    told = Told("tune-shards")
    processes = None if arguments.cluster else arguments.processes or os.cpu_count() or 1
    selfplay.play(settings, Path(arguments.out), processes=processes, cluster=arguments.cluster, report=told)
    _say("tune-played", games=arguments.games, path=arguments.out)
    return OK


def _run_results(arguments: argparse.Namespace) -> int:
    from hexapoda.arena.tuning.selfplay import stated_game
    from hexapoda.arena.tuning.tune import ByResults, tune_by_results
    from hexapoda.play.errors import HexapodaError

    game = stated_game(Path(arguments.data)).name
    if not 0 < arguments.test < 1:
        raise HexapodaError("arena-bad-flag", flag="--test", value=str(arguments.test))
    compile_once(game)
    told = Told("tune-step")
    settings = ByResults(_names(arguments), arguments.penalty, arguments.test)
    found, known = tune_by_results(
        settings, Path(arguments.data), Path(arguments.out), lambda found: told(found.step, found.test_positions)
    )
    losses = {"before": f"{known[0].test_loss:.4f}", "after": f"{known[-1].test_loss:.4f}"}
    about = {"games": known[0].games, "positions": known[0].training_positions + known[0].test_positions}
    _say("tune-fitted", **losses, **about)
    _print(found, arguments.out)
    return OK


def _run_learning(arguments: argparse.Namespace) -> int:
    from hexapoda.arena.tuning.learning import ByLearning, learn
    from hexapoda.arena.tuning.selfplay import stated_game
    from hexapoda.arena.tuning.tune import WEIGHTS

    data = [Path(each) for each in arguments.data.split(",") if each]
    compile_once(stated_game(data[0]).name if data else "")
    told = Told("tune-pass")
    settings = ByLearning(passes=arguments.passes, seed=arguments.seed)
    found, known = learn(settings, data, Path(arguments.out), lambda each: told(each.passes, arguments.passes))
    losses = {"before": f"{known[-1].without:.4f}", "after": f"{known[-1].loss:.4f}"}
    _say("tune-learned", **losses, games=known[-1].games, rows=known[-1].rows)
    _say("tune-done", path=str(Path(arguments.out) / WEIGHTS), game=found.game)
    return OK


def _names(arguments: argparse.Namespace) -> tuple[str, ...]:
    return tuple(name.strip() for name in arguments.names.split(",") if name.strip())


def _say(message: str, **params: Any) -> None:
    sys.stdout.write(i18n.text(message, params, i18n.choose_language()) + "\n")


class Told:
    """Says on standard error how far the work is, now and then."""

    def __init__(self, message: str) -> None:
        self._message = message
        self._said = 0.0

    def __call__(self, done: int, of: int) -> None:
        now = time.monotonic()
        if now - self._said >= _LINE or done == of:
            self._said = now
            sys.stderr.write(i18n.text(self._message, {"done": done, "all": of}, i18n.choose_language()) + "\n")


def _print(found: "Weights", out: str) -> None:
    """Print what the numbers were and are, and how to prove them."""
    from rich.console import Console
    from rich.table import Table

    from hexapoda.arena.tuning.tune import WEIGHTS
    from hexapoda.bots.weights import defaults
    from hexapoda.play.game import declaration

    language, before = i18n.choose_language(), defaults(declaration(found.game))
    table = Table(*(i18n.text(f"tune-{column}", {}, language) for column in ("number", "before", "now")))
    for name, value in found.values.items():
        table.add_row(name, f"{before[name]:g}", f"{value:.4g}")
    console = Console(highlight=False, soft_wrap=True)
    console.print(table)
    path = Path(out) / WEIGHTS
    console.print(i18n.text("tune-done", {"path": str(path), "game": found.game}, language))

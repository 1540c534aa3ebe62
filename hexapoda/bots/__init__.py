"""Bots: programs that choose a move, knowing only what their seat may know.

    bot("hive", level=3).choose(position)

Two-player games without chance and hidden information are played by alpha-beta search, all others by Monte-Carlo tree
search. `LEVELS` go from 1, quick and weak, to 8, slow and strong. Weak levels look few moves ahead and misjudge
positions a little, each seed in its own way; strong ones take more time.
"""

import random
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from hexapoda.bots.alphabeta import MAX_DEPTH, AlphaBeta, can_search
from hexapoda.bots.mcts import Mcts
from hexapoda.bots.searcher import Searcher, checked_depth, checked_seconds, checked_threads
from hexapoda.bots.weights import Given
from hexapoda.play.errors import GAME_OVER, HexapodaError, IllegalMoveError
from hexapoda.play.game import Game, Position, declaration
from hexapoda.play.move import Move


@runtime_checkable
class Bot(Protocol):
    """A player that is a program."""

    def choose(
        self,
        position: Position,
        *,
        seconds: float | None = None,
        depth: int | None = None,
        earlier: int | None = None,
    ) -> Move:
        """A legal move; IllegalMoveError when the game is over. A limit given here replaces the bot's own. `earlier` is
        how many choices this turn had before, where the position does not know."""
        ...

    def stop(self) -> None:
        """Make a `choose` that runs in another thread answer at once."""
        ...


class RandomBot:
    """Plays any legal move, each equally likely: the weakest opponent, and the yardstick for all others.

    >>> import hexapoda
    >>> position = hexapoda.load("hive").start()
    >>> RandomBot(seed=1).choose(position) in position.legal_moves
    True
    """

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(
        self,
        position: Position,
        *,
        seconds: float | None = None,
        depth: int | None = None,
        earlier: int | None = None,
    ) -> Move:
        """A random move; the limits have no effect."""
        if position.actor is None:
            raise IllegalMoveError(GAME_OVER)
        return position.move(int(self._random.choice(position.legal_ids())))

    def stop(self) -> None:
        """Nothing to stop."""


@dataclass(frozen=True, slots=True)
class Level:
    """Limits of a bot in seconds for a turn, plies (alpha-beta) and iterations (Monte-Carlo), and the largest error of
    its judgement."""

    seconds: float | None = None
    depth: int | None = None
    iterations: int | None = None
    noise: float = 0.0


LEVELS: dict[int, Level] = {
    1: Level(seconds=1.0, depth=1, iterations=30, noise=0.12),
    2: Level(seconds=1.0, depth=2, iterations=100, noise=0.06),
    3: Level(seconds=1.0, depth=3, iterations=400, noise=0.03),
    4: Level(seconds=1.0, depth=4, iterations=1600, noise=0.01),
    5: Level(seconds=0.3),
    6: Level(seconds=0.75),
    7: Level(seconds=1.5),
    8: Level(seconds=3.0),
}


def bot(
    game: str | Game,
    *,
    level: int | None = None,
    seconds: float | None = None,
    depth: int | None = None,
    nodes: int | None = None,
    seed: int | None = None,
    weights: Given | None = None,
    threads: int = 1,
) -> Bot:
    """A bot for a game (its name, or a `Game`) with the limits of a level, or with limits that replace them.

    A level's time is for a turn, `seconds` are for a decision. `nodes` limits the positions of an alpha-beta search and
    the iterations of a Monte-Carlo search. Without a limit the bot thinks for a second. With a seed, equal positions
    get equal moves unless time runs out first; without a seed, games differ. `weights` replace numbers of the game's
    evaluation: by name, or from a file. `threads` share a search.

    >>> isinstance(bot("hive", level=2), Bot)
    True
    """
    declared = game.declaration if isinstance(game, Game) else declaration(game)
    if level is not None and (isinstance(level, bool) or level not in LEVELS):
        raise HexapodaError("bad-level", level=str(level), first=min(LEVELS), last=max(LEVELS))
    seconds, depth = checked_seconds(seconds), checked_depth(depth, MAX_DEPTH)
    threads = checked_threads(threads)
    chosen = Level() if level is None else LEVELS[level]
    turn_seconds = chosen.seconds if seconds is None else None
    if can_search(declared):
        depth = chosen.depth if depth is None else depth
        player: Searcher = AlphaBeta(
            seconds=seconds,
            turn_seconds=turn_seconds,
            depth=depth,
            nodes=nodes,
            seed=seed,
            noise=chosen.noise,
            weights=weights,
            # Where the depth is the limit, no time is to be saved, and a weak level may miss a threat.
            without=() if chosen.depth is None else ("guards", "late-moves", "estimates"),
            threads=threads,
        )
    else:
        iterations = chosen.iterations if nodes is None else nodes
        player = Mcts(
            seconds=seconds,
            turn_seconds=turn_seconds,
            depth=depth,
            iterations=iterations,
            seed=seed,
            noise=chosen.noise,
            weights=weights,
            threads=threads,
        )
    player.prepare(declared)
    return player


def analyst(game_name: str, *, seed: int = 0) -> Searcher:
    """A bot that analyses positions of a game with `search`.

    >>> import hexapoda
    >>> found = analyst("hive").search(hexapoda.load("hive").start(), seconds=0.05)
    >>> found.values[0] == found.score == -found.values[1]
    True
    """
    game = declaration(game_name)
    player: Searcher = AlphaBeta(seed=seed) if can_search(game) else Mcts(seed=seed)
    player.prepare(game)
    return player

"""Games in which puzzles are looked for: of a bot that plays itself, with random decisions here and there, and those of
records."""

import random
from collections.abc import Iterator
from pathlib import Path

from hexapoda.bots import AlphaBeta, Mcts
from hexapoda.bots.alphabeta import can_search
from hexapoda.bots.analysis import Analysis
from hexapoda.bots.searcher import Searcher
from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import Game, Position

#: Small tables: each search begins with an empty one.
_TABLE_MB, _TREE_MB = 4.0, 16.0

#: A position, and what a search thinks of it; None where there is no choice.
Thought = tuple[Position, Analysis | None]


def thinker(game: Game, nodes: int, seed: int) -> Searcher:
    """A bot whose searches depend on nothing but the position and these numbers."""
    if can_search(game.declaration):
        return AlphaBeta(nodes=nodes, seed=seed, table_mb=_TABLE_MB)
    return Mcts(iterations=nodes, seed=seed, tree_mb=_TREE_MB)


def played(
    game: Game, chance: random.Random, *, nodes: int, random_plies: int, astray: float, most: int
) -> Iterator[Thought]:
    """A game of a bot against itself. The first decisions are random, and some later ones, so that there are mistakes
    to be punished."""
    position = game.start(seed=chance.getrandbits(62))
    bot = thinker(game, nodes, chance.getrandbits(62))
    while position.actor is not None and position.ply < most:
        ids = position.legal_ids()
        if position.ply < random_plies or len(ids) == 1:
            position.push_id(int(chance.choice(list(ids))))
            continue
        found = bot.search(position)
        yield position, found
        position.push_id(int(chance.choice(list(ids))) if chance.random() < astray else found.move.id)


def recorded(game: Game, path: Path, *, nodes: int) -> Iterator[Thought]:
    """The game of a record."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise HexapodaError("puzzles-no-file", path=str(path), why=str(error)) from None
    end = game.read(text)
    bot = thinker(end.game, nodes, 0)
    for ply in range(end.ply):
        position = end.at(ply)
        if len(position.legal_ids()) > 1:
            yield position, bot.search(position)

"""Positions of Hive for the tests of bots."""

from functools import cache

import hexapoda
from hexapoda.bots import AlphaBeta
from hexapoda.play.game import Position

GAME_TYPES = ("Base", "Base+MLP")

#: After both have placed four pieces and something can move: a few dozen moves.
SMALL = (
    r"Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1/;wA1 \wQ;bG1 bQ/",
    r"Base+MLP;InProgress;Black[4];wP;bM wP-;wQ /wP;bQ bM-;wL \wQ;bP bQ\;wA1 -wQ",
    r"Base+P;InProgress;White[6];wP;bP \wP;wQ wP\;bQ bP/;wB1 wP-;bG1 bQ/;wB2 wB1-;bB1 -bP;wB2 wB1;bB1 bP",
)
#: H3.6: only the pass is legal.
ONLY_PASS = (
    r"Base+L;InProgress;Black[6];wB1;bL wB1-;wB2 -wB1;bB1 bL-;wQ \wB1;bQ \bB1;wB2 wB1;bQ \bL;wQ \bQ;bB1 bL;wB2 bB1"
)
#: H5.3: Black can repeat the position for the third time.
BEFORE_REPETITION = (
    r"Base;InProgress;Black[12];wS1;bB1 wS1-;wQ -wS1;bQ bB1-;wA1 -wQ;bA1 bQ-;wA2 \wQ;bA2 bQ/;wA1 /wQ;bA1 bQ\;wA2 \wS1;"
    r"bA1 bQ-;wA1 -wA2;bA1 bQ\;wA2 -wQ;bA1 bQ-;wA2 /wQ;bA1 bQ\;wA1 \wS1;bA1 bQ-;wA2 -wA1;bA1 bQ\;wA1 -wQ"
)


def position(game_string: str, **options: str) -> Position:
    """The position that a GameString leads to."""
    kind, _, _, *moves = game_string.split(";")
    found = hexapoda.load("hive", type=kind, **{"opening": "tournament", **options}).start(seed=0)
    for move in moves:
        found.push(move)
    return found


@cache
def finished_game(kind: str, seed: int) -> Position:
    """A game that weak bots played to a win, so that the values of its last positions are known."""
    for again in range(100):
        game = hexapoda.load("hive", type=kind).start(seed=0)
        players = [AlphaBeta(depth=1, noise=0.1, seed=1000 * seed + 10 * again + seat, table_mb=1) for seat in (0, 1)]
        while game.outcome is None and game.ply < 120:
            assert game.actor is not None
            game.push(players[game.actor].choose(game))
        if game.outcome is not None and not game.outcome.drawn:
            return game
    raise AssertionError("no game ended")


def before_end(game: Position, plies: int) -> Position:
    """A copy of a game with the last moves taken back."""
    earlier = game.copy()
    for _ in range(plies):
        earlier.pop()
    return earlier


def winning_moves(start: Position) -> list[str]:
    """The moves that win at once (H5.1)."""
    found = []
    ahead = start.copy()
    for action in start.legal_ids():
        ahead.push_id(int(action))
        if ahead.outcome is not None and ahead.outcome.winners == (start.actor,):
            found.append(start.move(int(action)).text)
        ahead.pop()
    return found

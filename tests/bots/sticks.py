"""A game to try the search on that is not Hive: sticks. A turn takes one, two or three, decision by decision.

Who takes the last stick wins. So a number of sticks that four divides is lost for the player to move, and all others
are won. Only run without JIT: its kernels are not compiled.
"""

import sys
from typing import Any

import numpy as np

from hexapoda.bots import AlphaBeta
from hexapoda.kernel import contract
from hexapoda.kernel.chance import RNG, redraw_key
from hexapoda.kernel.declaration import Declaration
from hexapoda.kernel.layout import record
from hexapoda.kernel.weights import weights
from hexapoda.play.game import Game

STATE = record([("sticks", "i4"), ("taken", "i4"), ("turn", "i4"), ("rng", RNG)])
SEATS, ACTIONS, MAX_LEGAL, OBSERVATION = 2, 2, 2, (1,)
WEIGHTS = weights(unused=0)
TAKE, STOP = range(2)


def actor(s: Any) -> int:
    return -1 if s.sticks == 0 else int(s.turn)


def seats(s: Any) -> int:
    return 2


def decision(s: Any) -> int:
    return 0


def ended(s: Any) -> int:
    return int(s.sticks == 0)


def legal(s: Any, out: Any) -> int:
    if s.sticks == 0:
        return 0
    out[0], out[1] = TAKE, STOP
    return 2 if s.taken else 1


def apply(s: Any, a: int) -> None:
    if a == TAKE:
        s.sticks -= 1
        s.taken += 1
    if s.sticks and (a == STOP or s.taken == 3):
        s.taken = 0
        s.turn = 1 - s.turn


def places(s: Any, out: Any) -> None:
    """The player whose turn it still is has taken the last stick."""
    out[s.turn], out[1 - s.turn] = 1, 2


def scores(s: Any, out: Any) -> None:
    out[0] = out[1] = 0


def conceal(s: Any, seat: int, rng: Any) -> None:
    redraw_key(s.rng, rng)


def key(s: Any) -> Any:
    return np.uint64(int(s.sticks) * 8 + int(s.taken) * 2 + int(s.turn) + 1) * np.uint64(0x9E3779B97F4A7C15)


def view_key(s: Any, seat: int) -> Any:
    return key(s)


def evaluate(s: Any, w: Any, out: Any) -> None:
    out[0] = out[1] = 0.0


def observe(s: Any, seat: int, out: Any) -> None:
    out[0] = s.sticks


contract.register(__name__, STATE, sys.modules[__name__])


def _unused(*_: Any) -> Any:
    raise NotImplementedError


GAME = Declaration(
    name="sticks",
    title="Sticks",
    rules_version="1",
    layout=1,
    state=STATE,
    seats=2,
    actions=ACTIONS,
    max_legal=MAX_LEGAL,
    decisions=("take",),
    endings=("", "taken"),
    seat_names=("one", "two"),
    options=(),
    setup=lambda s, options: setattr(s, "sticks", 11),
    text=lambda s, a: ("take", "stop")[a],
    parts=lambda s, a: (("take", "stop")[a],),
    parse=lambda s, text: ("take", "stop").index(text),
    board=_unused,
    restore=_unused,
    write=_unused,
    read=_unused,
    perfect_information=True,
)


def check() -> str:
    """Let the bot play against every way to play, and see that it wins whatever can be won."""
    position = Game(GAME, {}).start(seed=1)
    bot = AlphaBeta(seed=1, table_mb=1)
    found = bot.search(position, depth=30)
    assert found.score == 1.0, found
    assert [move.text for move in found.line[:4]] == ["take", "take", "take", "take"], found.line  # three leave eight
    _all_replies(position, bot)
    return "perfect"


def _all_replies(position: Any, bot: AlphaBeta) -> None:
    if position.outcome is not None:
        assert position.outcome.winners == (0,)
        return
    moves = [bot.choose(position, depth=30)] if position.actor == 0 else list(position.legal_moves)
    for move in moves:
        position.push(move)
        _all_replies(position, bot)
        position.pop()

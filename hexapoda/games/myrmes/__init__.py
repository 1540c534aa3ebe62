"""Myrmes. This package is the game's kernel module (see `kernel.contract`) and declares the game (`GAME`)."""

import sys

from hexapoda.games.myrmes import ahead, chance, draw, moves, phrases, setup, text, view
from hexapoda.games.myrmes.observation import OBSERVATION, observe
from hexapoda.games.myrmes.rules import (
    actor,
    apply,
    conceal,
    decision,
    ended,
    key,
    legal,
    places,
    scores,
    seats,
    view_key,
)
from hexapoda.games.myrmes.state import ACTIONS, DECISIONS, ENDINGS, MAX_LEGAL, SEATS, STATE
from hexapoda.games.myrmes.value import evaluate, prior
from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Declaration

__all__ = [
    "ACTIONS",
    "GAME",
    "MAX_LEGAL",
    "OBSERVATION",
    "SEATS",
    "STATE",
    "actor",
    "apply",
    "conceal",
    "decision",
    "ended",
    "evaluate",
    "key",
    "legal",
    "observe",
    "places",
    "prior",
    "scores",
    "seats",
    "view_key",
]

contract.register(STATE, sys.modules[__name__])

GAME = Declaration(
    name="myrmes",
    title="Myrmes",
    rules_version="1",
    layout=1,
    state=STATE,
    seats=SEATS,
    actions=ACTIONS,
    max_legal=MAX_LEGAL,
    decisions=DECISIONS,
    endings=ENDINGS,
    seat_names=("1", "2", "3", "4"),
    options=setup.OPTIONS,
    setup=setup.start,
    text=moves.text,
    parts=moves.parts,
    named=moves.named,
    parse=moves.parse,
    going_on=moves.GOING_ON,
    may_go_on=moves.may_go_on,
    constants=view.constants,
    board=view.board,
    restore=view.restore,
    write=text.write,
    read=text.read,
    phrase=phrases.phrase,
    brought=phrases.brought,
    ahead=ahead.ahead,
    chance=chance.chance,
    told=chance.told,
    nothing_hidden=True,
    called=view.called,
    draw=draw.draw,
)

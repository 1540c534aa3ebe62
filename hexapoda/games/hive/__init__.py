"""Hive. This package is the game's kernel module (see `kernel.contract`) and declares the game (`GAME`)."""

import sys

from hexapoda.games.hive import draw, listing, moves, phrases, records, setup, view
from hexapoda.games.hive.rules import (
    actor,
    apply,
    can_skip,
    conceal,
    count,
    decision,
    ended,
    epoch,
    key,
    legal,
    places,
    repetition,
    scores,
    seats,
    skip,
)
from hexapoda.games.hive.state import ACTIONS, MAX_LEGAL, SEATS, STATE
from hexapoda.games.hive.value import evaluate, prior
from hexapoda.games.hive.view import OBSERVATION, observe, view_key
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
    "can_skip",
    "conceal",
    "count",
    "decision",
    "ended",
    "epoch",
    "evaluate",
    "key",
    "legal",
    "observe",
    "places",
    "prior",
    "repetition",
    "scores",
    "seats",
    "skip",
    "view_key",
]

contract.register(STATE, sys.modules[__name__])

GAME = Declaration(
    name="hive",
    title="Hive",
    rules_version="1",
    layout=1,
    state=STATE,
    seats=SEATS,
    actions=ACTIONS,
    max_legal=MAX_LEGAL,
    decisions=("move",),
    endings=("", "white-surrounded", "black-surrounded", "both-surrounded"),
    seat_names=("white", "black"),
    options=setup.OPTIONS,
    setup=setup.start,
    text=moves.text,
    parts=moves.parts,
    named=listing.named,
    parse=moves.parse,
    phrase=phrases.phrase,
    board=view.board,
    restore=view.restore,
    write=setup.write,
    read=setup.read,
    formats=records.FORMATS,
    perfect_information=True,
    no_repetition={"repetition": "off"},
    engine_options={"opening": "tournament"},  # H2.5
    draw=draw.draw,
)

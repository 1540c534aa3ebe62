"""Ants. This package is the game's kernel module (see `kernel.contract`) and declares the game (`GAME`)."""

import sys

from hexapoda.games.ants import chance, draw, moves, notation, say, setup, text, view
from hexapoda.games.ants.observation import OBSERVATION, observe
from hexapoda.games.ants.rules import (
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
    team,
    view_key,
)
from hexapoda.games.ants.state import ACTIONS, DECISIONS, ENDINGS, MAX_LEGAL, SEATS, STATE
from hexapoda.games.ants.value import evaluate, prior
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
    "team",
    "view_key",
]

contract.register(STATE, sys.modules[__name__])

GAME = Declaration(
    name="ants",
    title="Ants",
    rules_version="2",
    old_rules={"1": setup.meant_by_rules_1},
    layout=2,
    state=STATE,
    seats=SEATS,
    actions=ACTIONS,
    max_legal=MAX_LEGAL,
    decisions=DECISIONS,
    endings=ENDINGS,
    seat_names=("1", "2", "3", "4"),
    options=setup.OPTIONS,
    conflict=setup.conflict,
    setup=setup.start,
    text=notation.text,
    parts=notation.parts,
    named=notation.named,
    parse=moves.parse,
    going_on=notation.GOING_ON,
    may_go_on=notation.may_go_on,
    phrase=say.phrase,
    brought=say.brought,
    constants=view.constants,
    board=view.board,
    restore=view.restore,
    write=text.write,
    read=text.read,
    chance=chance.chance,
    told=chance.told,
    called=view.called,
    draw=draw.draw,
)

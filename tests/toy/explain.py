"""Why a move of Crumbs is not allowed, by clause."""

from typing import Any

from hexapoda.kernel.declaration import Refusal
from tests.toy import rules
from tests.toy.state import ANSWER, BURROW, BURY, CALL_GUARD, KIND_NAMES, PAY, PAY_WITH, ROB, TURN

DECISIONS = ("turn", "pay", "answer")


def unreadable(written: object) -> Refusal:
    """The text is no move at all."""
    return Refusal("C6.1", "toy-unreadable", {"text": str(written)[:40]}, readable=False)


def unfinished(verb: str) -> Refusal:
    """The text stops after its verb."""
    return Refusal("C6.1", "toy-unfinished", {"verb": verb})


def not_in_hand(kind: int) -> Refusal:
    """A card that the seat does not hold."""
    return Refusal("C4.2", "toy-not-in-hand", {"card": KIND_NAMES[kind]})


def refuse(s: Any, action: int) -> Refusal:
    """Why an action that can be read may not be played; the answer tells nothing that the actor does not know."""
    wanted = TURN if action < PAY_WITH else PAY if action < CALL_GUARD else ANSWER
    if wanted != int(s.asked):
        return Refusal("C3.1", "toy-not-now", {"asked": DECISIONS[int(s.asked)]})
    if action == CALL_GUARD:
        return Refusal("C4.3", "toy-not-in-hand", {"card": "guard"})
    if ROB <= action < PAY_WITH:
        seat = action - ROB
        if seat >= int(s.players):
            return Refusal("C1.1", "toy-no-such-seat", {"seat": seat, "last": int(s.players) - 1})
        if seat == int(s.turn):
            return Refusal("C4.1", "toy-robs-itself")
        if rules.team(s, seat) == rules.team(s, int(s.turn)):
            return Refusal("C4.1", "toy-robs-ally", {"seat": seat})
        return Refusal("C4.1", "toy-empty-larder", {"seat": seat})
    kind = action % 4
    if not s.hand[int(s.turn), kind]:
        return Refusal("C3.1", "toy-not-in-hand", {"card": KIND_NAMES[kind]})
    assert BURY <= action < ROB
    return Refusal("C3.2", "toy-burrow-full", {"most": BURROW})

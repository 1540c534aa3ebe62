"""Crumbs: an invented little game that has what Hive has not. It proves that the contract fits more than Hive.

C1 Things
- C1.1 Two to four seats.
- C1.2 20 cards: 8 seeds worth 1 point, 5 fruits worth 2, 3 honeys worth 3, 4 guards worth nothing.
- C1.3 Each seat has a hand of at most two cards, a larder (face up) and a burrow (face down).
- C1.4 The other cards are a hidden stack in random order.
- C1.5 With four, teams are possible: seats 0 and 2 against 1 and 3. Allies do not see each other's cards.

C2 Setup
- C2.1 Chance says who starts.
- C2.2 Everyone is dealt two cards, one each in turn.

C3 A turn
- C3.1 The seat stores a card of its hand in its larder, or buries one, or robs.
- C3.2 A card is buried face down: others see that, not which. A burrow holds at most two.
- C3.3 Robbing: C4.
- C3.4 Then, beginning with this seat, all refill their hands to two as long as the stack lasts. A drawn card is
  seen by its owner alone.
- C3.5 The turn goes to the next seat with a card in hand; all know who has none.

C4 Robbing
- C4.1 The robbed seat is an enemy with a card in its larder.
- C4.2 The robber pays with a card of its hand, to the open discards. With one card in hand there is nothing to
  choose and nothing is asked; with two like ones it is asked, for else all would know that they are alike.
- C4.3 The robbed seat answers: it discards a guard of its hand, and the robbery fails, or it yields. It is asked
  although it has no guard, for else all would know that.
- C4.4 After yielding, a die: from 3 on the robber's larder gets the most valuable card of the robbed one.

C5 End
- C5.1 When nobody has a card in hand (the stack is empty then), the burrows are turned up into the larders.
- C5.2 A larder counts its points; a burrow counts nothing until then.
- C5.3 Most points win, ties equal; allies add theirs up.

C6 Information
- C6.1 Moves: "store honey", "bury seed", "rob 2", "pay fruit", "guard", "yield". Robbing and paying can be said at
  once: "rob 2 pay fruit".
- C6.2 Hidden: the hands and burrows of others and the stack. Their sizes, larders and discards are open.

| decision | who | choices | not asked when |
| --- | --- | --- | --- |
| turn | the seat whose turn it is | store or bury a kind of card, rob a seat | no card in hand (public) |
| pay | the robber | a kind of card | one card in hand (public) |
| answer | the robbed seat, inside another's turn | guard, yield | never: asked without a guard too |
"""

import sys

from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Declaration
from hexapoda.play.game import register
from tests.toy import explain, moves, setup, view
from tests.toy.rules import (
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
)
from tests.toy.state import ACTIONS, MAX_LEGAL, SEATS, STATE
from tests.toy.value import WEIGHTS, evaluate
from tests.toy.view import LEARNING, OBSERVATION, decode, encode, observe, view_key

__all__ = [
    "ACTIONS",
    "GAME",
    "MAX_LEGAL",
    "OBSERVATION",
    "SEATS",
    "STATE",
    "WEIGHTS",
    "actor",
    "apply",
    "conceal",
    "decision",
    "decode",
    "encode",
    "ended",
    "evaluate",
    "key",
    "legal",
    "observe",
    "places",
    "scores",
    "seats",
    "team",
    "view_key",
]

contract.register(__name__, STATE, sys.modules[__name__])

GAME = Declaration(
    name="toy",
    title="Crumbs",
    rules_version="1",
    layout=1,
    state=STATE,
    seats=SEATS,
    actions=ACTIONS,
    max_legal=MAX_LEGAL,
    decisions=explain.DECISIONS,
    endings=("", "cards-gone"),
    seat_names=("seat 0", "seat 1", "seat 2", "seat 3"),
    options=setup.OPTIONS,
    conflict=setup.conflict,
    setup=setup.start,
    learning=LEARNING,
    text=moves.text,
    parts=moves.parts,
    parse=moves.parse,
    going_on=frozenset({"pay"}),
    may_go_on=moves.may_go_on,
    board=view.board,
    restore=view.restore,
    write=setup.write,
    read=setup.read,
    seen_text=moves.seen,
    chance=moves.chance,
    read_chance=moves.told,
)
register(GAME)

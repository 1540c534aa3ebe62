"""Why a decision of Ants is not legal: a clause of the rules, a code and its parameters.

The kernel says whether a decision is legal; these functions only look for the reason, in the order in which a player
would notice it: what is asked, what the words name, the turn, the price, the cell, the way. They look at what the
player who decides may know: the board, chips, the own hand.
"""

from hexapoda.games.ants.explain.asking import (
    asked_now,
    needless,
    no_such_card,
    no_such_cell,
    not_in_hand,
    unfinished,
    unknown_word,
    unreadable,
    which_card,
)
from hexapoda.games.ants.explain.cards import (
    bank_empty,
    card_for_nothing,
    fury_needs_battle,
    no_ambush_from,
    no_card_in_battle,
    which_victim,
    why_no_ambush,
    why_no_cave_in,
    why_no_obstacle,
    why_no_victim,
)
from hexapoda.games.ants.explain.fighting import no_contact, no_fury, no_such_fighter, other_arrival, which_fighter
from hexapoda.games.ants.explain.hiring import (
    emergency_pair,
    emergency_twice,
    push_which,
    why_no_building,
    why_no_emergency,
    why_no_hire,
)
from hexapoda.games.ants.explain.moving import (
    which_kind,
    why_no_column,
    why_no_march,
    why_no_own_ant,
    why_no_step,
    why_no_tunnel,
    why_no_way,
    why_not_kind,
    why_stuck,
)

__all__ = [
    "asked_now",
    "bank_empty",
    "card_for_nothing",
    "emergency_pair",
    "emergency_twice",
    "fury_needs_battle",
    "needless",
    "no_ambush_from",
    "no_card_in_battle",
    "no_contact",
    "no_fury",
    "no_such_card",
    "no_such_cell",
    "no_such_fighter",
    "not_in_hand",
    "other_arrival",
    "push_which",
    "unfinished",
    "unknown_word",
    "unreadable",
    "which_card",
    "which_fighter",
    "which_kind",
    "which_victim",
    "why_no_ambush",
    "why_no_building",
    "why_no_cave_in",
    "why_no_column",
    "why_no_emergency",
    "why_no_hire",
    "why_no_march",
    "why_no_obstacle",
    "why_no_own_ant",
    "why_no_step",
    "why_no_tunnel",
    "why_no_victim",
    "why_no_way",
    "why_not_kind",
    "why_stuck",
]

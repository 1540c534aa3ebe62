"""Why a decision of Termites is not legal: a clause of the rules, a code and its parameters.

The kernel says whether a decision is legal; these functions only look for the reason, in the order in which a player
would notice it: what is asked, what the words name, the hex, its terrain, the way, the strength, the retreat. They
look at what the player who decides may know: the board, the reserves and the own hand.
"""

from hexapoda.games.termites.explain.asking import (
    asked_now,
    spot_named,
    start_hex,
    unfinished_move,
    unreadable,
)
from hexapoda.games.termites.explain.attacking import (
    attack_origins,
    from_where,
    grip,
    mound_has_no_retreat,
    no_retreat,
    not_destroyed,
    other_attack,
    other_from,
    retreat_where,
    why_no_retreat,
    why_not_from,
)
from hexapoda.games.termites.explain.building import (
    faces_left,
    no_such_tile,
    tile_unfinished,
    tile_used_up,
    which_tile,
    why_no_neutral,
    why_no_tile,
)
from hexapoda.games.termites.explain.mounds import mound_unfinished, not_in_reserve, other_hex, why_no_mound
from hexapoda.games.termites.explain.moving import (
    attack_needs_x,
    nothing_to_attack,
    other_unit,
    own_piece,
    why_no_attack,
    why_no_move,
    why_not_unit,
)
from hexapoda.games.termites.explain.placing import (
    must_place,
    no_hex_for,
    no_such_token,
    not_in_hand,
    other_token,
    place_where,
    which_token,
    why_not_placed,
)

__all__ = [
    "asked_now",
    "attack_needs_x",
    "attack_origins",
    "faces_left",
    "from_where",
    "grip",
    "mound_has_no_retreat",
    "mound_unfinished",
    "must_place",
    "no_hex_for",
    "no_retreat",
    "no_such_tile",
    "no_such_token",
    "not_destroyed",
    "not_in_hand",
    "not_in_reserve",
    "nothing_to_attack",
    "other_attack",
    "other_from",
    "other_hex",
    "other_token",
    "other_unit",
    "own_piece",
    "place_where",
    "retreat_where",
    "spot_named",
    "start_hex",
    "tile_unfinished",
    "tile_used_up",
    "unfinished_move",
    "unreadable",
    "which_tile",
    "which_token",
    "why_no_attack",
    "why_no_mound",
    "why_no_move",
    "why_no_neutral",
    "why_no_retreat",
    "why_no_tile",
    "why_not_from",
    "why_not_placed",
    "why_not_unit",
]

"""Why a token can't be placed (T5)."""

from typing import Any

from hexapoda.games.choices import legal_ids
from hexapoda.games.refusals import refused
from hexapoda.games.termites.explain.scene import piece_on, terrain_at
from hexapoda.games.termites.notation.names import KIND_NAMES, caste_name, hex_name, kind_list, kind_name
from hexapoda.games.termites.notation.write import example
from hexapoda.games.termites.rules.board import is_empty
from hexapoda.games.termites.state import DO_KEEP
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Refusal


def _hand(s: Any) -> str:
    return ", ".join(kind_list(s.hand[int(s.decider)]))


def which_token(s: Any) -> Refusal:
    """T5.2: no token is named."""
    return refused("T5.2", "which-token", hand=_hand(s), example=example(s))


def no_such_token(s: Any, name: str) -> Refusal:
    """T1.7: no token has this name."""
    first, last = KIND_NAMES[0], KIND_NAMES[-1]
    params = {"token": excerpt(name), "first": first, "last": last, "hand": _hand(s)}
    return Refusal("T1.7", "no-such-token", params, readable=False)


def not_in_hand(s: Any, kind: int) -> Refusal:
    """T5.2: the player does not hold the token."""
    return refused("T5.2", "not-in-hand", token=kind_name(kind), hand=_hand(s))


def no_hex_for(s: Any, kind: int) -> Refusal:
    """T5.3, T5.6: the token has no legal hex."""
    clause = "T5.6" if DO_KEEP in legal_ids(s) else "T5.3"
    return refused(clause, "no-hex-for-token", token=kind_name(kind), example=example(s))


def must_place(s: Any) -> Refusal:
    """T5.5: a hand is kept only if no token has a legal hex."""
    return refused("T5.5", "must-place", hand=_hand(s), example=example(s))


def place_where(s: Any) -> Refusal:
    """T5.2: the hex is missing."""
    return refused("T5.2", "place-where", token=kind_name(s.token), example=example(s))


def other_token(s: Any, name: str) -> Refusal:
    """T5.2: another token is already chosen."""
    return refused("T5.2", "other-token", token=kind_name(s.token), other=excerpt(name), example=example(s))


def why_not_placed(s: Any, kind: int, spot: int) -> Refusal:
    """T5.2, T5.3: why a token can't be placed on a hex."""
    where = {"token": kind_name(kind), "hex": hex_name(s, spot)}
    if not is_empty(s, spot):
        return refused("T5.2", "place-occupied", **where, **piece_on(s, spot))
    return refused("T5.3", "place-terrain", **where, caste=caste_name(kind), terrain=terrain_at(s, spot))

"""Decisions and chance results as sentences: messages of the catalog with their parameters.

All decisions are public; only the owner knows which tokens are drawn (T12).
"""

from typing import Any

from hexapoda.games.chance_text import ALL
from hexapoda.games.termites import state
from hexapoda.games.termites.chance import drawn
from hexapoda.games.termites.notation.names import caste_name, hex_name, terrain_name
from hexapoda.games.termites.plain import plain
from hexapoda.kernel.declaration import Phrase


def phrase(s: Any, action: int, seat: int | None) -> Phrase:
    """A decision as a sentence."""
    p = plain(s)
    if action >= state.DO_VALUE:
        return _say("new-mound", value=action - state.DO_VALUE, unit=hex_name(p, p.unit), hex=hex_name(p, p.target))
    if action >= state.DO_RETREAT:
        attack = {"unit": hex_name(p, p.unit), "hex": hex_name(p, p.target), "from": hex_name(p, p.origin)}
        if action == state.DO_DESTROY:
            return _say("destroy", **attack)
        return _say("retreat", **attack, to=hex_name(p, action - state.DO_RETREAT))
    if action >= state.DO_FROM:
        origin = hex_name(p, action - state.DO_FROM)
        return _say("attack-from", unit=hex_name(p, p.unit), hex=hex_name(p, p.target), **{"from": origin})
    if action >= state.DO_TARGET:
        does = "move" if p.owner[action - state.DO_TARGET] == state.NOBODY else "attack"
        return _say(does, unit=hex_name(p, p.unit), hex=hex_name(p, action - state.DO_TARGET))
    if action in (state.DO_STAY, state.DO_KEEP):
        return _say("stay" if action == state.DO_STAY else "keep")
    if action >= state.DO_UNIT:
        return _say("unit", hex=hex_name(p, action - state.DO_UNIT))
    if action >= state.DO_PLACE:
        return _say("place", insects=insects(p.token), hex=hex_name(p, action - state.DO_PLACE))
    if action >= state.DO_TOKEN:
        return _say("token", insects=insects(action - state.DO_TOKEN))
    if action >= state.DO_MOUND:
        value, spot = divmod(action - state.DO_MOUND, state.HEXES)
        return _say("mound", value=value, hex=hex_name(p, spot))
    if action >= state.DO_TILE:
        face, spot = divmod(action - state.DO_TILE, state.HEXES)
        return _say("tile", terrain=terrain_name(p.tile_faces[face // 2][face % 2]), hex=hex_name(p, spot))
    return _say("neutral", hex=hex_name(p, action))


def brought(before: Any, action: int | None, after: Any, seat: int | None) -> Phrase | None:
    """The drawn token (T5.4) or hands (T4.6), as a seat knows them."""
    if action is None or (action < state.DO_MOUND and not plain(after).building):  # the map is given or finished
        return _hands(plain(after).hand, seat)
    kind = drawn(before, action, after)
    if kind is None:
        return None
    return _say("draws", insects=insects(kind)) if seat in (ALL, plain(before).active) else _say("draws-hidden")


def _hands(hands: list[list[int]], seat: int | None) -> Phrase | None:
    if not any(map(any, hands)):
        return None
    own = [] if seat in (None, ALL) else hands[seat]
    kinds = [kind for kind, count in enumerate(own) for _ in range(count)]
    return _say("hands-own", insects=tuple(insects(kind, "") for kind in kinds)) if kinds else _say("hands")


def insects(kind: int, case: str = "-object") -> Phrase:
    """ "2 workers", as the object of a sentence, or in the basic form (case "")."""
    return Phrase(f"termites-insects{case}", {"caste": caste_name(kind), "count": kind % state.MAX_SIZE + 1})


def _say(what: str, **params: Any) -> Phrase:
    return Phrase(f"termites-say-{what}", params)

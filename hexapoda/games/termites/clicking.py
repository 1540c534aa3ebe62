"""What somebody means who points at things of a Termites board, legal or not, as a text of the notation.

Decisions are small, so what was chosen before in the turn (the token, the unit, its target) is part of what is meant.
Some hexes and some tokens have the same names ("F2"): a token is meant where a token is asked for, else the hex.
"""

from collections.abc import Sequence
from typing import Any

from hexapoda.games.termites.names import hex_name, hex_named, kind_name, kind_named
from hexapoda.games.termites.state import (
    CHOOSE_FROM,
    CHOOSE_RETREAT,
    CHOOSE_TARGET,
    CHOOSE_TOKEN,
    CHOOSE_UNIT,
    NEW_MOUND,
    NOBODY,
    PLACE_NEUTRAL,
    PLACE_TILE,
    PLACE_TOKEN,
)

#: Buttons: decisions that are about no thing.
_WORDS = ("stay", "keep", "destroy")


def tried(s: Any, clicked: Sequence[str]) -> str:
    """The text that these things mean in this order.

    Only hexes go on with what was begun: whoever points at anything else has begun anew with that. (Except that an
    attack can end with the button "destroy".)
    """
    if not clicked or not all(_is_thing(s, part) for part in clicked):
        return " ".join(clicked)
    phase = int(s.phase)
    others = [at for at, part in enumerate(clicked) if not _is_hex(s, part)]
    if phase in _OF_MOVES and clicked[-1] == "destroy" and len(others) == 1:
        return _moving(s, clicked)
    meant = clicked[others[-1] if others else 0 :]
    first = meant[0]
    if first in _WORDS:
        return first
    if phase in (CHOOSE_TOKEN, PLACE_TOKEN):
        return _placing(s, meant)
    if not _is_hex(s, first):
        return _named(s, meant)
    if phase in _OF_MOVES:
        return _moving(s, meant)
    if phase == PLACE_TILE:
        return "tile"  # a hex before any tile
    return f"{_VERBS.get(phase, 'mound')} {first}"


#: The decisions of a move or an attack.
_OF_MOVES = (CHOOSE_UNIT, CHOOSE_TARGET, CHOOSE_FROM, CHOOSE_RETREAT)
#: The verbs of decisions about a hex.
_VERBS = {PLACE_NEUTRAL: "neutral", NEW_MOUND: "new mound"}


def _is_thing(s: Any, part: str) -> bool:
    """Whether this is anything that can be pointed at."""
    return part in _WORDS or part.isdecimal() or "/" in part or kind_named(part) is not None or _is_hex(s, part)


def _is_hex(s: Any, part: str) -> bool:
    return hex_named(s, part) is not None


def _named(s: Any, meant: Sequence[str]) -> str:
    """A token, the value of a mound or a tile, with the verb that it goes with, and the hex for it."""
    first = meant[0]
    verb = "mound" if first.isdecimal() else "tile" if "/" in first else "place"
    if verb == "mound" and int(s.phase) == NEW_MOUND:
        verb = "new mound"
    return " ".join((verb, *meant[:2]))


def _placing(s: Any, meant: Sequence[str]) -> str:
    """T5: a token, and a hex for it."""
    first = meant[0]
    if int(s.phase) == PLACE_TOKEN:
        return f"place {kind_name(s.token)} {first}" if _is_hex(s, first) else _named(s, meant)
    kind = kind_named(first)
    is_token = kind is not None and (s.hand[int(s.decider)][kind] or not _is_hex(s, first))
    return _named(s, meant) if is_token or not _is_hex(s, first) else first


def _moving(s: Any, meant: Sequence[str]) -> str:
    """T6 to T8: the unit, its target, from where it attacks, and the retreat; from wherever the turn has come to."""
    chosen = {CHOOSE_UNIT: (), CHOOSE_TARGET: (s.unit,), CHOOSE_FROM: (s.unit, s.target)}
    known = chosen.get(int(s.phase), (s.unit, s.target, s.origin))
    words = [*(hex_name(s, spot) for spot in known), *meant]
    ends = " destroy" if words[-1] == "destroy" else ""
    if ends:
        words.pop()
    text = words[0] if words else ""
    if len(words) > 1:
        target = hex_named(s, words[1])
        enemy = target is not None and int(s.owner[target]) not in (NOBODY, int(s.active))
        text += ("x" if enemy else "-") + words[1]
    for verb, word in zip(("from", "retreat"), words[2:], strict=False):
        text += f" {verb} {word}"
    return (text + ends).strip()

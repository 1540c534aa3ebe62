"""Termites' notation: a decision in words, and the things that are clicked for it (`sentence` reads both)."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

from hexapoda.games.termites.names import hex_name, kind_name, terrain_name
from hexapoda.games.termites.plain import plain
from hexapoda.games.termites.rules import legal
from hexapoda.games.termites.rules.board import may_deploy
from hexapoda.games.termites.state import (
    CASTES,
    CHOOSE_TOKEN,
    DO_DESTROY,
    DO_FROM,
    DO_KEEP,
    DO_MOUND,
    DO_PLACE,
    DO_RETREAT,
    DO_STAY,
    DO_TARGET,
    DO_TILE,
    DO_TOKEN,
    DO_UNIT,
    DO_VALUE,
    HEXES,
    MAX_LEGAL,
    MAX_SIZE,
    NOBODY,
)

#: Before the name of a token among parts: "F2" is a hex, "token F2" two flyers.
TOKEN = "token "
_WORDS = {DO_DESTROY: "destroy", DO_STAY: "stay", DO_KEEP: "keep"}


def text(s: Any, action: int) -> str:
    """A decision in words; where a turn is decided in several, the words of those before it are in it."""
    p = plain(s)
    return _text(p, action, _parts(p, action))


def parts(s: Any, action: int) -> tuple[str, ...]:
    """What is clicked for this one decision: hexes, tokens, values and tiles by name, and the words for the rest."""
    return _parts(plain(s), action)


def named(s: Any, actions: Sequence[int]) -> tuple[list[str], list[tuple[str, ...]]]:
    """The texts of several decisions, and the parts of each."""
    p = plain(s)
    clicked = [_parts(p, action) for action in actions]
    return [_text(p, action, each) for action, each in zip(actions, clicked, strict=True)], clicked


def _text(p: SimpleNamespace, action: int, clicked: tuple[str, ...]) -> str:
    """The words of a decision: what is clicked, after what is known before."""
    last = clicked[-1]
    if action >= DO_VALUE:
        return f"new mound {last}"
    if action >= DO_RETREAT:
        end = last if action == DO_DESTROY else f"retreat {last}"
        return f"{hex_name(p, p.unit)}x{hex_name(p, p.target)} from {hex_name(p, p.origin)} {end}"
    if action >= DO_FROM:
        return f"{hex_name(p, p.unit)}x{hex_name(p, p.target)} from {last}"
    if action >= DO_TARGET:
        return f"{hex_name(p, p.unit)}{'-' if p.owner[action - DO_TARGET] == NOBODY else 'x'}{last}"
    if action >= DO_UNIT or action == DO_KEEP:
        return last
    if action >= DO_PLACE:
        return f"place {kind_name(p.token)} {last}"
    if action >= DO_TOKEN:
        return f"place {last.removeprefix(TOKEN)}"
    verb = "mound" if action >= DO_MOUND else "tile" if action >= DO_TILE else "neutral"
    return " ".join((verb, *clicked))


def _parts(p: SimpleNamespace, action: int) -> tuple[str, ...]:
    if action >= DO_VALUE:
        return (str(action - DO_VALUE),)
    if action in _WORDS:
        return (_WORDS[action],)
    for start in (DO_RETREAT, DO_FROM, DO_TARGET, DO_UNIT, DO_PLACE):
        if action >= start:
            return (hex_name(p, action - start),)
    if action >= DO_TOKEN:
        return (TOKEN + kind_name(action - DO_TOKEN),)
    if action >= DO_MOUND:
        value, spot = divmod(action - DO_MOUND, HEXES)
        return (str(value), hex_name(p, spot))
    if action >= DO_TILE:
        face, spot = divmod(action - DO_TILE, HEXES)
        return (tile_name(p, face), hex_name(p, spot))
    return (hex_name(p, action),)


def tile_name(s: Any, face: int) -> str:
    """A tile by its faces, the one that lies up first; `face` is twice its kind, plus one for the second face."""
    faces = [terrain_name(terrain) for terrain in s.tile_faces[face // 2]]
    return "/".join(faces[::-1] if face % 2 else faces)


def legal_ids(s: Any) -> list[int]:
    """The ids of all legal actions."""
    out = np.zeros(MAX_LEGAL, np.int64)
    return out[: int(legal(s, out))].tolist()


def example(s: Any) -> str:
    """A decision that could be taken now, in words: not the one to do nothing, if there is another.

    Error texts end up in logs, so a token is one that anybody could have, not one of the hidden hand.
    """
    ids = legal_ids(s)
    if not ids:
        return ""
    if int(s.phase) == CHOOSE_TOKEN and ids[0] != DO_KEEP:
        caste = next(each for each in range(len(CASTES)) if any(may_deploy(s, spot, each) for spot in range(HEXES)))
        return f"place {kind_name(caste * MAX_SIZE)}"
    return text(s, ids[1] if ids[0] == DO_STAY and len(ids) > 1 else ids[0])

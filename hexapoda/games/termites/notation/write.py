"""Termites' notation: a decision as text and as parts (`sentence` reads both)."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from hexapoda.games.choices import legal_ids
from hexapoda.games.termites import state
from hexapoda.games.termites.notation.names import hex_name, kind_name, terrain_name
from hexapoda.games.termites.plain import plain
from hexapoda.games.termites.rules.board import may_deploy

#: Precedes the name of a token among parts: "F2" is a hex, "token F2" two flyers.
TOKEN = "token "
_WORDS = {state.DO_DESTROY: "destroy", state.DO_STAY: "stay", state.DO_KEEP: "keep"}


def text(s: Any, action: int) -> str:
    """A decision as text, which includes the earlier decisions of the same move."""
    p = plain(s)
    return _text(p, action, _parts(p, action))


def parts(s: Any, action: int) -> tuple[str, ...]:
    """The things to click for a decision: hexes, tokens, values and tiles by name, or a word."""
    return _parts(plain(s), action)


def named(s: Any, actions: Sequence[int]) -> tuple[list[str], list[tuple[str, ...]]]:
    """The texts and the parts of several decisions."""
    p = plain(s)
    clicked = [_parts(p, action) for action in actions]
    return [_text(p, action, each) for action, each in zip(actions, clicked, strict=True)], clicked


def _text(p: SimpleNamespace, action: int, clicked: tuple[str, ...]) -> str:
    """The text of a decision: what is clicked, after what was chosen before."""
    last = clicked[-1]
    if action >= state.DO_VALUE:
        return f"new mound {last}"
    if action >= state.DO_RETREAT:
        end = last if action == state.DO_DESTROY else f"retreat {last}"
        return f"{hex_name(p, p.unit)}x{hex_name(p, p.target)} from {hex_name(p, p.origin)} {end}"
    if action >= state.DO_FROM:
        return f"{hex_name(p, p.unit)}x{hex_name(p, p.target)} from {last}"
    if action >= state.DO_TARGET:
        return f"{hex_name(p, p.unit)}{'-' if p.owner[action - state.DO_TARGET] == state.NOBODY else 'x'}{last}"
    if action >= state.DO_UNIT or action == state.DO_KEEP:
        return last
    if action >= state.DO_PLACE:
        return f"place {kind_name(p.token)} {last}"
    if action >= state.DO_TOKEN:
        return f"place {last.removeprefix(TOKEN)}"
    verb = "mound" if action >= state.DO_MOUND else "tile" if action >= state.DO_TILE else "neutral"
    return " ".join((verb, *clicked))


def _parts(p: SimpleNamespace, action: int) -> tuple[str, ...]:
    if action >= state.DO_VALUE:
        return (str(action - state.DO_VALUE),)
    if action in _WORDS:
        return (_WORDS[action],)
    for start in (state.DO_RETREAT, state.DO_FROM, state.DO_TARGET, state.DO_UNIT, state.DO_PLACE):
        if action >= start:
            return (hex_name(p, action - start),)
    if action >= state.DO_TOKEN:
        return (TOKEN + kind_name(action - state.DO_TOKEN),)
    if action >= state.DO_MOUND:
        value, spot = divmod(action - state.DO_MOUND, state.HEXES)
        return (str(value), hex_name(p, spot))
    if action >= state.DO_TILE:
        face, spot = divmod(action - state.DO_TILE, state.HEXES)
        return (tile_name(p, face), hex_name(p, spot))
    return (hex_name(p, action),)


def tile_name(s: Any, face: int) -> str:
    """A tile by its faces, the upper one first; `face` is twice its kind, plus one for the second face."""
    faces = [terrain_name(terrain) for terrain in s.tile_faces[face // 2]]
    return "/".join(faces[::-1] if face % 2 else faces)


def example(s: Any) -> str:
    """A legal decision as text; doing nothing only if there is nothing else.

    Errors are logged, so a token is one that any player could hold, not one of the hidden hand.
    """
    ids = legal_ids(s)
    if not ids:
        return ""
    if int(s.phase) == state.CHOOSE_TOKEN and ids[0] != state.DO_KEEP:
        caste = next(
            each for each in range(len(state.CASTES)) if any(may_deploy(s, spot, each) for spot in range(state.HEXES))
        )
        return f"place {kind_name(caste * state.MAX_SIZE)}"
    return text(s, ids[1] if ids[0] == state.DO_STAY and len(ids) > 1 else ids[0])

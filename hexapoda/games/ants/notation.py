"""Ants' notation: a decision in words, and the words of a text put in order, legal or not.

keep · exchange fury · end · build · hire W AB1 · hire W AB1 push S · step S AX2-AX3 · tunnel AB5
emergency fury honeydew · card ambush S AB2 W AB4 · card forced_march W AB2-AB3 · card column AB2-AB3
card reinforcements W AB1 push · card honeydew · card winter_stores · card sentries · card obstacle AB3
card cave_in AB5 · contact AB5 AB6 · sentries W · decline · fury W · fury W+1 · pass · march AB4 · stop · push W AB2
"""

import re
from dataclasses import dataclass
from typing import Any

import numpy as np

from hexapoda.games.ants.names import cell_name, fighter_name, kind_name
from hexapoda.games.ants.rules import legal
from hexapoda.games.ants.rules.battles import kind_in, side_of
from hexapoda.games.ants.rules.board import ants_at, of_rank, target_of
from hexapoda.games.ants.rules.hiring import foremost_cell, gate_cell
from hexapoda.games.ants.state import (
    CARD_KINDS,
    CARDS,
    DO_AMBUSH,
    DO_BUILD,
    DO_CAVE_IN,
    DO_COLUMN,
    DO_CONTACT,
    DO_DECLINE,
    DO_EMERGENCY,
    DO_END,
    DO_EXCHANGE,
    DO_FORCED_MARCH,
    DO_FURY,
    DO_GUARD,
    DO_HIRE,
    DO_HONEYDEW,
    DO_KEEP,
    DO_MARCH,
    DO_OBSTACLE,
    DO_PASS,
    DO_PUSH,
    DO_REINFORCEMENTS,
    DO_SENTRIES,
    DO_STEP,
    DO_STOP,
    DO_TUNNEL,
    DO_WINTER_STORES,
    MAX_CAPACITY,
    MAX_LEGAL,
    MOST_FAR,
    SOLDIER,
    WAYS,
    WORKER,
)

#: Actions that are one word.
_WORDS = {
    DO_KEEP: "keep",
    DO_END: "end",
    DO_BUILD: "build",
    DO_DECLINE: "decline",
    DO_PASS: "pass",
    DO_STOP: "stop",
}
#: Cards that are played without anything else to say.
_BARE_CARDS = {DO_HONEYDEW: "honeydew", DO_WINTER_STORES: "winter_stores", DO_SENTRIES: "sentries"}


# ── what an action is about ──


@dataclass(frozen=True, slots=True)
class Hire:
    """A hire: which kind, on which cell, and the kind that is pushed (None: no push)."""

    kind: int
    cell: int
    push: int | None


def hire_of(s: Any, code: int) -> Hire:
    """The hire that a code means for the active player."""
    push = code % 3
    return Hire(code // 3 % 2, int(gate_cell(s, code // 6)), None if push == 0 else push - 1)


def step_of(s: Any, code: int) -> tuple[int, int, int]:
    """The cell, the kind and the target of the step that a code means."""
    cell, kind = code // (2 * WAYS), code // WAYS % 2
    return cell, kind, int(target_of(s, int(s.active), cell, code % WAYS))


def column_of(s: Any, code: int) -> tuple[int, int]:
    """The cell and the target of the column that a code means."""
    return code // WAYS, int(target_of(s, int(s.active), code // WAYS, code % WAYS))


def ambush_of(s: Any, code: int) -> tuple[int, int, int, int]:
    """The own cell and kind, and the enemy's cell and kind, of the ambush that a code means."""
    cell, kind = code // (4 * MOST_FAR), code // (2 * MOST_FAR) % 2
    return cell, kind, int(of_rank(s.far[cell], code // 2 % MOST_FAR)), code % 2


def fighter(s: Any, ant: int) -> str:
    """An ant of the side that decides, by its name in the battle."""
    side = side_of(s, int(s.decider))
    return fighter_name(int(kind_in(s, side, ant)), int(s.bonus[side, ant]))


# ── writing ──


def text(s: Any, action: int) -> str:
    """A decision in words."""
    if action in _WORDS:
        return _WORDS[action]
    if action >= DO_PUSH:
        return f"push {kind_name(action - DO_PUSH)} {cell_name(s, foremost_cell(s, int(s.hire_gate)))}"
    if action >= DO_MARCH:
        return f"march {cell_name(s, action - DO_MARCH)}"
    if action >= DO_FURY:
        return f"fury {fighter(s, action - DO_FURY)}"
    if action >= DO_GUARD:
        return f"sentries {fighter(s, action - DO_GUARD)}"
    if action >= DO_CONTACT:
        return f"contact {cell_name(s, s.arena)} {cell_name(s, action - DO_CONTACT)}"
    if action >= DO_AMBUSH:
        return f"card {_card_text(s, action)}"
    if action >= DO_EMERGENCY:
        return " ".join(("emergency", *_pair(action - DO_EMERGENCY)))
    if action >= DO_TUNNEL:
        return f"tunnel {cell_name(s, action - DO_TUNNEL)}"
    if action >= DO_STEP:
        return f"step {_step_text(s, action - DO_STEP)}"
    if action >= DO_HIRE:
        return f"hire {_hire_text(s, action - DO_HIRE)}"
    return f"exchange {CARDS[action - DO_EXCHANGE]}"


def _card_text(s: Any, action: int) -> str:
    if action in _BARE_CARDS:
        return _BARE_CARDS[action]
    if action >= DO_CAVE_IN:
        return f"cave_in {cell_name(s, action - DO_CAVE_IN)}"
    if action >= DO_OBSTACLE:
        return f"obstacle {cell_name(s, action - DO_OBSTACLE)}"
    if action >= DO_REINFORCEMENTS:
        return f"reinforcements {_hire_text(s, action - DO_REINFORCEMENTS)}"
    if action >= DO_COLUMN:
        cell, target = column_of(s, action - DO_COLUMN)
        return f"column {cell_name(s, cell)}-{cell_name(s, target)}"
    if action >= DO_FORCED_MARCH:
        return f"forced_march {_step_text(s, action - DO_FORCED_MARCH)}"
    cell, kind, target, enemy_kind = ambush_of(s, action - DO_AMBUSH)
    return f"ambush {kind_name(kind)} {cell_name(s, cell)} {kind_name(enemy_kind)} {cell_name(s, target)}"


def _step_text(s: Any, code: int) -> str:
    cell, kind, target = step_of(s, code)
    return f"{kind_name(kind)} {cell_name(s, cell)}-{cell_name(s, target)}"


def _hire_text(s: Any, code: int) -> str:
    """Which kind is pushed is said where there is a choice."""
    hire = hire_of(s, code)
    words = f"{kind_name(hire.kind)} {cell_name(s, hire.cell)}"
    if hire.push is None:
        return words
    return f"{words} push {kind_name(hire.push)}" if len(kinds_at(s, hire.cell)) > 1 else f"{words} push"


def kinds_at(s: Any, cell: int) -> list[int]:
    """The kinds of ants that the active player has on a cell."""
    return [kind for kind in (WORKER, SOLDIER) if ants_at(s, int(s.active), kind, cell)]


def _pair(code: int) -> tuple[str, str]:
    return CARDS[code // CARD_KINDS], CARDS[code % CARD_KINDS]


def parts(s: Any, action: int) -> tuple[str, ...]:
    """What is clicked for a decision: cards, cells and ants by name, and the words for the rest.

    Of an ant on the board the cell comes before its kind; a hire ends with "stay" or with the kind that is pushed.
    """
    if action in _WORDS:
        return (_WORDS[action],)
    if action in _BARE_CARDS:
        return (_BARE_CARDS[action],)
    if action >= DO_PUSH:
        return (cell_name(s, foremost_cell(s, int(s.hire_gate))), kind_name(action - DO_PUSH))
    if action >= DO_MARCH:
        return (cell_name(s, action - DO_MARCH),)
    if action >= DO_GUARD:
        return (fighter(s, action - (DO_FURY if action >= DO_FURY else DO_GUARD)),)
    for start, word in ((DO_CONTACT, ""), (DO_CAVE_IN, "cave_in"), (DO_OBSTACLE, "obstacle")):
        if action >= start:
            cell = cell_name(s, action - start)
            return (word, cell) if word else (cell,)
    if action >= DO_REINFORCEMENTS:
        return ("reinforcements", *_hire_parts(s, action - DO_REINFORCEMENTS))
    if action >= DO_COLUMN:
        return ("column", *(cell_name(s, cell) for cell in column_of(s, action - DO_COLUMN)))
    if action >= DO_FORCED_MARCH:
        return ("forced_march", *_step_parts(s, action - DO_FORCED_MARCH))
    if action >= DO_AMBUSH:
        cell, kind, target, enemy_kind = ambush_of(s, action - DO_AMBUSH)
        return ("ambush", cell_name(s, cell), kind_name(kind), cell_name(s, target), kind_name(enemy_kind))
    if action >= DO_EMERGENCY:
        return ("emergency", *_pair(action - DO_EMERGENCY))
    if action >= DO_TUNNEL:
        return ("tunnel", cell_name(s, action - DO_TUNNEL))
    if action >= DO_STEP:
        return _step_parts(s, action - DO_STEP)
    if action >= DO_HIRE:
        return _hire_parts(s, action - DO_HIRE)
    return (CARDS[action - DO_EXCHANGE],)


def _step_parts(s: Any, code: int) -> tuple[str, ...]:
    cell, kind, target = step_of(s, code)
    return (cell_name(s, cell), kind_name(kind), cell_name(s, target))


def _hire_parts(s: Any, code: int) -> tuple[str, ...]:
    hire = hire_of(s, code)
    pushed = "stay" if hire.push is None else f"push {kind_name(hire.push)}"
    return (kind_name(hire.kind), cell_name(s, hire.cell), pushed)


def legal_ids(s: Any) -> list[int]:
    """The ids of all legal actions."""
    out = np.zeros(MAX_LEGAL, np.int64)
    return out[: int(legal(s, out))].tolist()


def offers(s: Any, *things: str) -> bool:
    """Whether some legal action begins with these things (see `parts`)."""
    return any(parts(s, action)[: len(things)] == things for action in legal_ids(s))


def example(s: Any) -> str:
    """A decision that could be taken now, in words: not the one to do nothing, if there is another.

    It names no card: what it shows may end in a log, and a hand is hidden.
    """
    ids = [action for action in legal_ids(s) if not shows_hand(action)]
    return text(s, ids[min(1, len(ids) - 1)]) if ids else ""


def shows_hand(action: int) -> bool:
    """Whether an action, by being legal, tells of a card in the hand of the player who decides."""
    return (
        DO_EXCHANGE <= action < DO_END or DO_EMERGENCY <= action < DO_CONTACT or DO_FURY <= action < DO_FURY + MAX_CAPACITY
    )


# ── reading ──

#: Longest text that is looked at, in characters.
_LONGEST = 100
_DASHES = re.compile("[-\u2010-\u2015\u2212\u2192>]+")
#: Names of cards that people write in two words, and what becomes of them.
_TWO_WORDS = {
    re.compile(r"\bforced[ _-]march\b"): "forced_march",
    re.compile(r"\bwinter[ _-]stores\b"): "winter_stores",
    re.compile(r"\bcave[ _-]in\b"): "cave_in",
    re.compile(r"\btight[ _-]column\b"): "column",
    re.compile(r"\bant[ _-]fury\b"): "fury",
}
_IS_WORD = re.compile(r"[a-z0-9]{1,20}(?:_[a-z0-9]{1,20})*(?:\+[0-9]{1,3})?", re.ASCII)
_VERBS = (
    *("keep", "exchange", "end", "build", "hire", "step", "tunnel", "emergency", "card"),
    *("contact", "decline", "pass", "march", "stop", "push", *CARDS),
)


@dataclass(frozen=True, slots=True)
class Said:
    """The words of a text: a verb or the name of a card ("" where there is neither), and what follows it."""

    verb: str
    words: tuple[str, ...]


def read(written: Any) -> Said | None:
    """The words of a text in order, None if it is no text of the notation.

    >>> read("Step s ax2 - AX3")
    Said(verb='step', words=('s', 'ax2', 'ax3'))
    >>> read("card Forced March W AB2-AB3").verb, read("AB2-AB3").words, read("?")
    ('forced_march', ('ab2', 'ab3'), None)
    """
    if not isinstance(written, str) or len(written) > 10_000:
        return None
    line = " ".join(written.lower().split())
    if len(line) > _LONGEST:
        return None
    for pattern, name in _TWO_WORDS.items():
        line = pattern.sub(name, line)
    words = _DASHES.sub(" ", line).split()
    if not words or not all(_IS_WORD.fullmatch(word) for word in words):
        return None
    if words[0] == "card" and len(words) > 1 and words[1] in CARDS:
        words.pop(0)
    verb = words.pop(0) if words[0] in _VERBS else ""
    return Said(verb, tuple(words))

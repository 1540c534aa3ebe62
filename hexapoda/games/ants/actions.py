"""Reading the actions of the own turn but for cards: hire, step, tunnel, build, emergency (D2, A3.5)."""

from typing import Any

from hexapoda.games.ants import explain
from hexapoda.games.ants.names import card_named, cell_name, kind_name
from hexapoda.games.ants.notation import kinds_at, legal_ids
from hexapoda.games.ants.rules.board import full_of, reachable
from hexapoda.games.ants.rules.hiring import hire_code
from hexapoda.games.ants.rules.stepping import step_code, way_to
from hexapoda.games.ants.state import (
    CARD_KINDS,
    DO_BUILD,
    DO_EMERGENCY,
    DO_HIRE,
    DO_STEP,
    DO_TUNNEL,
)
from hexapoda.games.ants.words import named, one_cell
from hexapoda.kernel.declaration import Refusal

Words = tuple[str, ...]
Found = int | Refusal


def hire(s: Any, words: Words, base: int = DO_HIRE) -> Found:
    """A5: "W AB1", "W AB1 push", "W AB1 push S"; the base tells a hire from the card Reinforcements."""
    at = words.index("push") if "push" in words else len(words)
    shown = _hire_example(s, base)
    found = named(s, words[:at])
    if isinstance(found, Refusal):
        return found
    behind = named(s, words[at + 1 :])
    if isinstance(behind, Refusal):
        return behind
    if not found.is_at_most(1, 1) or not behind.is_at_most(0, 1):
        return explain.needless(s, words[-1], shown)
    if not found.cells or found.kind is None:
        return explain.unfinished(s, "A5.1", shown)
    cell, push = found.cells[0], behind.kind
    here = kinds_at(s, cell)
    if at < len(words) and push is None:
        push = here[0] if here else 0
    gates = s.gate[int(s.hill[int(s.active)])].tolist()
    action = -1
    if cell in gates:
        action = base + int(hire_code(gates.index(cell), found.kind, 0 if push is None else 1 + push))
    if action not in legal_ids(s):
        return explain.why_no_hire(s, found.kind, cell, push, by_card=base != DO_HIRE)
    if at < len(words) and behind.kind is None and len(here) > 1:
        return explain.push_which(s, cell, f"{shown} push {kind_name(here[0])}")
    return action


def _hire_example(s: Any, base: int) -> str:
    """How a hire is written: on a gate with room, if there is one."""
    gates = s.gate[int(s.hill[int(s.active)])].tolist()
    full = int(full_of(s, int(s.active)))
    cell = next((gate for gate in gates if not full >> gate & 1), gates[0])
    return f"{'hire' if base == DO_HIRE else 'card reinforcements'} W {cell_name(s, cell)}"


def step(s: Any, words: Words) -> Found:
    """A6: "S AX2-AX3", "AX2-AX3"."""
    found = moving_ant(s, words, "step", 2)
    if isinstance(found, Refusal):
        return found
    kind, cell, target, *_ = found
    action = DO_STEP + int(step_code(cell, kind, way_to(s, cell, target)))
    is_legal = leads_to(s, cell, target) and action in legal_ids(s)
    return action if is_legal else explain.why_no_step(s, kind, cell, target)


def leads_to(s: Any, cell: int, target: int) -> bool:
    """A1.16: whether a step can lead from a cell to another one."""
    return bool(int(reachable(s, int(s.active), cell)) >> target & 1)


def moving_ant(s: Any, words: Words, verb: str, most: int) -> tuple[int, ...] | Refusal:
    """The kind of an own ant, its cell, and where it goes; the kind can be left out where there is one only."""
    found = named(s, words)
    if isinstance(found, Refusal):
        return found
    if not found.is_at_most(most, 1):
        return explain.needless(s, words[-1], f"{verb} W AB1-AB2")
    if not found.cells:
        return explain.unfinished(s, "A6.1", f"{verb} W AB1-AB2")
    cell = found.cells[0]
    wrong = explain.why_no_own_ant(s, cell) if found.kind is None else explain.why_not_kind(s, cell, found.kind)
    if wrong is not None:
        return wrong
    here = kinds_at(s, cell)
    shown = f"{verb} {kind_name(here[0])} {cell_name(s, cell)}-{_way_out(s, cell)}"
    if len(found.cells) < 2:
        return explain.unfinished(s, "A6.1", shown)
    if found.kind is None and len(here) > 1:
        return explain.which_kind(s, cell, shown)
    return (here[0] if found.kind is None else found.kind, *found.cells)


def _way_out(s: Any, cell: int) -> str:
    """The name of some cell beside a cell."""
    beside = int(s.beside[cell])
    return cell_name(s, (beside & -beside).bit_length() - 1)


def tunnel(s: Any, words: Words) -> Found:
    """A7: "AB5"."""
    cell = one_cell(s, words, "A7.1", "tunnel AB5")
    if isinstance(cell, Refusal):
        return cell
    return DO_TUNNEL + cell if DO_TUNNEL + cell in legal_ids(s) else explain.why_no_tunnel(s, cell)


def build(s: Any, words: Words) -> Found:
    """A9."""
    if words:
        return explain.needless(s, words[0], "build")
    return DO_BUILD if DO_BUILD in legal_ids(s) else explain.why_no_building(s)


def emergency(s: Any, words: Words) -> Found:
    """A8.6: "fury honeydew"."""
    wrong = explain.why_no_emergency(s)
    if wrong is not None:
        return wrong
    cards = []
    for word in words:
        card = card_named(word)
        if card is None:
            return explain.no_such_card(s, word)
        if not s.hand[int(s.active), card]:
            return explain.not_in_hand(s, card)
        cards.append(card)
    if len(cards) != 2:
        return explain.emergency_pair(s, "emergency fury honeydew")
    one, other = sorted(cards)
    action = DO_EMERGENCY + one * CARD_KINDS + other
    return action if action in legal_ids(s) else explain.emergency_twice(s, one)

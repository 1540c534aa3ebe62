"""Reads the actions of a turn other than cards: hire, step, tunnel, build, emergency (D2, A3.5)."""

from typing import Any

from hexapoda.games.ants import state
from hexapoda.games.ants.explain import cards, hires, moves, question
from hexapoda.games.ants.notation.names import card_named, cell_name, cells_in, kind_name
from hexapoda.games.ants.notation.words import named, one_cell
from hexapoda.games.ants.notation.write import kinds_at, offers
from hexapoda.games.ants.rules.board import full_of, reachable
from hexapoda.games.ants.rules.hires import hire_code
from hexapoda.games.ants.rules.steps import step_code, way_to
from hexapoda.games.choices import allowed, legal_ids
from hexapoda.games.refusals import must
from hexapoda.kernel.declaration import Refusal

Words = tuple[str, ...]
Found = int | Refusal


def hire(s: Any, words: Words, base: int = state.DO_HIRE) -> Found:
    """A5: "W AB1", "W AB1 push", "W AB1 push S"; the base distinguishes a hire from the card Reinforcements."""
    at = words.index("push") if "push" in words else len(words)
    shown = _hire_example(s, base)
    found = must(named(s, words[:at]))
    behind = must(named(s, words[at + 1 :]))
    if not found.is_at_most(1, 1) or not behind.is_at_most(0, 1):
        return question.needless(s, words[-1], shown)
    if not found.cells or found.kind is None:
        return _no_hire_at_all(s, found.kind, base) or question.unfinished(s, "A5.1", shown)
    cell, push = found.cells[0], behind.kind
    here = kinds_at(s, cell)
    if at < len(words) and push is None:
        push = here[0] if here else 0
    gates = s.gate[int(s.hill[int(s.active)])].tolist()
    action = -1
    if cell in gates:
        action = base + int(hire_code(gates.index(cell), found.kind, 0 if push is None else 1 + push))
    if action not in legal_ids(s):
        return hires.why_no_hire(s, found.kind, cell, push, by_card=base != state.DO_HIRE)
    if at < len(words) and behind.kind is None and len(here) > 1:
        return hires.push_which(s, cell, f"{shown} push {kind_name(here[0])}")
    return action


def _no_hire_at_all(s: Any, kind: int | None, base: int) -> Refusal | None:
    """Why no ant of a kind (a worker if none is named) can be hired anywhere; None if one can."""
    kind, by_card = kind or state.WORKER, base != state.DO_HIRE
    if offers(s, *(["reinforcements"] if by_card else []), kind_name(kind)):
        return None
    gate = int(s.gate[int(s.hill[int(s.active)]), 0])
    return hires.why_no_hire(s, kind, gate, None, by_card=by_card)


def _hire_example(s: Any, base: int) -> str:
    """An example of a hire, on a gate with room if there is one."""
    gates = s.gate[int(s.hill[int(s.active)])].tolist()
    full = int(full_of(s, int(s.active)))
    cell = next((gate for gate in gates if not full >> gate & 1), gates[0])
    return f"{'hire' if base == state.DO_HIRE else 'card reinforcements'} W {cell_name(s, cell)}"


def step(s: Any, words: Words) -> Found:
    """A6: "S AX2-AX3", "AX2-AX3"."""
    found = must(moving_ant(s, words, "step", 2))
    kind, cell, target, *_ = found
    action = state.DO_STEP + int(step_code(cell, kind, way_to(s, cell, target)))
    is_legal = leads_to(s, cell, target) and action in legal_ids(s)
    return action if is_legal else moves.why_no_step(s, kind, cell, target)


def leads_to(s: Any, cell: int, target: int) -> bool:
    """A1.16: whether a step can lead from a cell to another."""
    return bool(int(reachable(s, int(s.active), cell)) >> target & 1)


def moving_ant(s: Any, words: Words, verb: str, most: int) -> tuple[int, ...] | Refusal:
    """The kind of an ant, its cell and its targets; the kind can be left out if the cell has only one."""
    found = must(named(s, words))
    if not found.is_at_most(most, 1):
        return question.needless(s, words[-1], f"{verb} W AB1-AB2")
    by_card = verb != "step"
    begun = (verb.removeprefix("card "),) if by_card else ()
    if not found.cells:
        if by_card and not offers(s, *begun):
            return cards.card_for_nothing(s, *begun)
        return question.unfinished(s, "A6.1", f"{verb} W AB1-AB2")
    cell = found.cells[0]
    wrong = moves.why_no_own_ant(s, cell) if found.kind is None else moves.why_not_kind(s, cell, found.kind)
    if wrong is not None:
        return wrong
    here = kinds_at(s, cell)
    shown = f"{verb} {kind_name(here[0])} {cell_name(s, cell)}-{cell_name(s, way_out(s, cell))}"
    if len(found.cells) < 2:
        kinds = here if found.kind is None else [found.kind]
        is_stuck = not any(offers(s, *begun, cell_name(s, cell), kind_name(kind)) for kind in kinds)
        if is_stuck:
            return moves.why_stuck(s, kinds[0], cell, way_out(s, cell), by_card=by_card)
        return question.unfinished(s, "A6.1", shown)
    if found.kind is None and len(here) > 1:
        return moves.which_kind(s, cell, shown)
    return (here[0] if found.kind is None else found.kind, *found.cells)


def way_out(s: Any, cell: int) -> int:
    """A cell next to a cell."""
    return cells_in(s.beside[cell])[0]


def tunnel(s: Any, words: Words) -> Found:
    """A7: "AB5"."""
    if not words and not offers(s, "tunnel"):
        return moves.why_no_tunnel(s, _any_worker(s))
    cell = must(one_cell(s, words, "A7.1", "tunnel AB5"))
    return allowed(s, state.DO_TUNNEL + cell, moves.why_no_tunnel, cell)


def _any_worker(s: Any) -> int:
    """The cell of one of the player's workers; a gate if there is none."""
    workers = cells_in(s.one[int(s.active) * 2 + state.WORKER])
    return workers[0] if workers else int(s.gate[int(s.hill[int(s.active)]), 0])


def build(s: Any, words: Words) -> Found:
    """A9."""
    if words:
        return question.needless(s, words[0], "build")
    return allowed(s, state.DO_BUILD, hires.why_no_building)


def emergency(s: Any, words: Words) -> Found:
    """A8.6: "fury honeydew"."""
    wrong = hires.why_no_emergency(s)
    if wrong is not None:
        return wrong
    pair = []
    for word in words:
        card = card_named(word)
        if card is None:
            return question.no_such_card(s, word)
        if not s.hand[int(s.active), card]:
            return question.not_in_hand(s, card)
        pair.append(card)
    if len(pair) != 2:
        return hires.emergency_pair(s, "emergency fury honeydew")
    one, other = sorted(pair)
    action = state.DO_EMERGENCY + one * state.CARD_KINDS + other
    return allowed(s, action, hires.emergency_twice, one)

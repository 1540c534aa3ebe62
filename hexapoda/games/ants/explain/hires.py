"""Why an ant can't be hired or pushed (A5), a level can't be built (A9), and it is not an emergency (A8.6)."""

from typing import Any

from hexapoda.games.ants.explain.moves import has, why_no_entry
from hexapoda.games.ants.explain.scene import ants_listed, seat_on, stranger_on
from hexapoda.games.ants.notation.names import cell_name, kind_name
from hexapoda.games.ants.rules.board import all_at, ants_at, ants_of, bank, full_of, supply
from hexapoda.games.ants.rules.hires import ahead_of, foremost_cell
from hexapoda.games.ants.state import CARDS, MOVE_TURN, NO_CELL
from hexapoda.games.refusals import listed, refused
from hexapoda.kernel.declaration import Refusal


def why_no_hire(s: Any, kind: int, cell: int, push: int | None, *, by_card: bool) -> Refusal:
    """Why a hire is not possible; `push` is the kind to be pushed."""
    seat = int(s.active)
    if int(s.turn_kind) == MOVE_TURN and not by_card:
        return refused("A3.6", "ants-move-turn")
    chips, cost = int(s.chips[seat]), int(s.cost[kind])
    if chips < cost:
        return refused("A5.2", "ants-hire-chips", kind=kind_name(kind), cost=cost, chips=chips)
    if int(supply(s, seat, kind)) <= 0:
        return refused("A5.2", "ants-hire-supply", kind=kind_name(kind))
    gates = s.gate[int(s.hill[seat])].tolist()
    if cell not in gates:
        own = listed(cell_name(s, gate) for gate in gates)
        return refused("A5.1", "ants-hire-gate", cell=cell_name(s, cell), cells=own)
    if seat_on(s, cell) is not None:
        return refused("A5.3", "ants-hire-stranger", **stranger_on(s, cell))
    if push is None and has(full_of(s, seat), cell):
        return refused("A5.4", "ants-hire-full", cell=cell_name(s, cell), most=int(all_at(s, seat, cell)))
    return why_no_push(s, cell, push)


def why_no_push(s: Any, cell: int, push: int | None) -> Refusal:
    """A5.5, A5.7, A5.8."""
    seat, where = int(s.active), {"cell": cell_name(s, cell)}
    if not all_at(s, seat, cell):
        return refused("A5.5", "ants-push-nobody", **where)
    if push is not None and not ants_at(s, seat, push, cell):
        return refused("A5.5", "ants-other-kind", kind=kind_name(push), ants=ants_listed(s, seat, cell), **where)
    gate = s.gate[int(s.hill[seat])].tolist().index(cell)
    foremost = int(foremost_cell(s, gate))
    ahead = int(ahead_of(s, gate, foremost))
    if ahead == NO_CELL:
        return refused("A5.8", "ants-push-end", foremost=cell_name(s, foremost), **where)
    reason = why_no_entry(s, ahead)
    return refused("A5.7" if foremost == cell else "A5.8", reason.code, **dict(reason.params))


def push_which(s: Any, cell: int, shown: str) -> Refusal:
    """A5.5: the cell has workers and soldiers."""
    here = ants_listed(s, int(s.active), cell)
    return refused("A5.5", "ants-push-which", cell=cell_name(s, cell), ants=here, example=shown)


# ── building and emergency ──


def why_no_building(s: Any) -> Refusal:
    """A9."""
    seat = int(s.active)
    if s.pyramids:
        return refused("A9.3", "ants-build-pyramids")
    level = int(s.levels[seat])
    return refused("A9.1", "ants-build-chips", level=level, cost=int(s.level_cost[level]), chips=int(s.chips[seat]))


def why_no_emergency(s: Any) -> Refusal | None:
    """A8.6: why it is not an emergency."""
    seat = int(s.active)
    if int(ants_of(s, seat)):
        return refused("A8.6", "ants-emergency-ants")
    if s.chips[seat]:
        return refused("A8.6", "ants-emergency-chips", chips=int(s.chips[seat]))
    if int(s.hand[seat].sum(dtype=int)) < 2:
        return refused("A8.6", "ants-emergency-cards", found=int(s.hand[seat].sum(dtype=int)))
    if int(bank(s)) <= 0:
        return refused("A1.5", "ants-bank-empty")
    return None


def emergency_pair(s: Any, shown: str) -> Refusal:
    """A8.6: the text must name two cards."""
    return refused("A8.6", "ants-emergency-pair", example=shown)


def emergency_twice(s: Any, card: int) -> Refusal:
    """A8.6: the player holds only one card of this kind."""
    return refused("A8.6", "ants-emergency-twice", card=CARDS[card])

"""A state as plain Python values, for texts and views: what can change, and what box and options fix."""

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from hexapoda.games.ants.notation.names import cell_names, cells_in
from hexapoda.games.ants.state import HILLS, KINDS, STATE, TUNNEL_WAY
from hexapoda.games.plain_state import plain_reader

Plain = SimpleNamespace
#: The first field that play changes; those before it are constant during a game.
_FIRST = "one"
_NAMES = list(STATE.names or ())
_CHANGING = [name for name in _NAMES[_NAMES.index(_FIRST) :] if name != "rng" and not name.startswith("_fill")]

plain = plain_reader(STATE[["rules_hash", *_CHANGING]])


@dataclass(frozen=True, slots=True)
class Fixed:
    """What is constant during a game, as far as texts and views need it."""

    players: int
    #: The anthill of each seat, and its letter.
    hills: list[int]
    letters: list[str]
    teams: list[int]
    cells: tuple[str, ...]
    #: The movement-adjacent cells of each cell, and those two links away, in their order.
    beside: list[list[int]]
    far: list[list[int]]
    #: The three cells next to each anthill, and the next cell of the trail by anthill and cell.
    gates: list[list[int]]
    onward: list[list[int]]
    #: By kind of ant: their number per player, and their strength.
    ants: list[int]
    strength: list[int]
    hand_size: int
    bank_limit: int
    max_rounds: int


#: A cache of what is fixed in a game, by the hash of its rules.
_kept: dict[int, Fixed] = {}
_MOST_KEPT = 64


def look(s: Any) -> tuple[Plain, Fixed]:
    """What can change, and what box and options fix."""
    p = plain(s)
    found = _kept.get(p.rules_hash)
    if found is None:
        if len(_kept) >= _MOST_KEPT:
            _kept.clear()
        found = _kept[p.rules_hash] = _fixed(s)
    return p, found


def _fixed(s: Any) -> Fixed:
    players, cells = int(s.players), int(s.cells)
    hills = s.hill[:players].tolist()
    return Fixed(
        players=players,
        hills=hills,
        letters=[HILLS[hill] for hill in hills],
        teams=s.team[:players].tolist(),
        cells=cell_names(s),
        beside=[cells_in(each) for each in s.beside[:cells]],
        far=[cells_in(each) for each in s.far[:cells]],
        gates=s.gate.tolist(),
        onward=s.onward.tolist(),
        ants=s.ants.tolist(),
        strength=s.strength.tolist(),
        hand_size=int(s.hand_size),
        bank_limit=int(s.bank_limit),
        max_rounds=int(s.max_rounds),
    )


def number(p: Plain, seat: int, kind: int, cell: int) -> int:
    """The number of a player's ants of a kind on a cell."""
    which = len(KINDS) * seat + kind
    return (p.one[which] >> cell & 1) + (p.two[which] >> cell & 1)


def kinds_on(p: Plain, seat: int, cell: int) -> list[int]:
    """The kinds of ants that a player has on a cell."""
    return [kind for kind in range(len(KINDS)) if p.one[len(KINDS) * seat + kind] >> cell & 1]


def owner_on(p: Plain, f: Fixed, cell: int) -> int:
    """The player other than the active one with ants on a cell, -1 for none."""
    return next((seat for seat in range(f.players) if seat != p.active and kinds_on(p, seat, cell)), -1)


def end_of(p: Plain, f: Fixed, cell: int, way: int) -> int:
    """The end of a way of the active player from a cell (see `state.WAYS`)."""
    return cells_in(p.markers[p.active] & ~(1 << cell))[0] if way == TUNNEL_WAY else f.beside[cell][way]


def side_in_battle(p: Plain, f: Fixed, seat: int | None) -> tuple[int, int, int]:
    """A10.4: the side of a player in the battle, with its seat and cell; any seat but the active one is the enemy."""
    return (0, p.active, p.arena) if seat == p.active else (1, owner_on(p, f, p.rival), p.rival)

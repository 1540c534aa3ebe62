"""Writing a position, and how its things are written."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from hexapoda.games.ants.names import cell_name, cell_names, cells_in, kind_name, seat_name, seat_names
from hexapoda.games.ants.state import (
    ASK_FURY,
    ASK_SENTRIES,
    CARDS,
    DECISIONS,
    ENDINGS,
    KINDS,
    NO_CARD,
    NO_CELL,
    NO_KIND,
    TURNS,
)


def write(s: Any) -> str:
    """The position as one line."""
    words = [_word("over", ENDINGS[int(s.ending)]) if s.ending else _word("asked", DECISIONS[int(s.phase)])]
    words += [_word("first", seat_name(s, s.first)), _word("turn", str(int(s.turn)))]
    words += _course(s)
    words += [_word("treats", *_cells(s, s.treats))] if s.treats else []
    for seat, player in enumerate(seat_names(s)):
        words += [_word(name, *items) for name, items in _player(s, seat, player).items() if items]
    if s.discard.any():
        words.append(_word("discard", *counted(CARDS, s.discard)))
    return " ".join(words)


def _word(name: str, *items: str) -> str:
    return f"{name}={','.join(items)}"


def _cells(s: Any, cells: int) -> list[str]:
    names = cell_names(s)
    return [names[cell] for cell in cells_in(cells)]


def counted(names: Iterable[str], counts: Iterable[int]) -> list[str]:
    """Things by name, with how many there are of each.

    >>> counted(("fury", "ambush", "column"), (2, 0, 1))
    ['fury*2', 'column']
    """
    return [name if count == 1 else f"{name}*{int(count)}" for name, count in zip(names, counts, strict=False) if count]


def ants_on(s: Any, counts: Mapping[tuple[int, int], int]) -> list[str]:
    """Ants by cell and kind: "W*2@AB5"."""
    names = cell_names(s)
    return [
        f"{kind_name(kind)}{f'*{count}' if count > 1 else ''}@{names[cell]}"
        for (cell, kind), count in counts.items()
        if count
    ]


def standing(s: Any, seat: int) -> dict[tuple[int, int], int]:
    """How many ants a player has, by cell and kind."""
    first = len(KINDS) * seat
    return _counted_on(s.one[first:], s.two[first:])


def stepped(s: Any) -> dict[tuple[int, int], int]:
    """How many of the active player's ants have made their normal step, by cell and kind."""
    return _counted_on(s.stepped_one, s.stepped_two)


def marched(s: Any, has_stepped: int) -> dict[tuple[int, int], int]:
    """A11.8: how many of the active player's ants have marched, of those that have made their normal step or not."""
    return _counted_on(s.marched_one[has_stepped::2], s.marched_two[has_stepped::2])


def marched_texts(s: Any) -> list[str]:
    """Those ants; "+" if they have made their normal step too."""
    return [f"{ant}{'+' * stepped}" for stepped in range(2) for ant in ants_on(s, marched(s, stepped))]


def _counted_on(ones: Sequence[int], twos: Sequence[int]) -> dict[tuple[int, int], int]:
    """How many there are by cell and kind, out of the sets of cells with one and with two of each kind."""
    one, two = [[int(cells) for cells in sets[: len(KINDS)]] for sets in (ones, twos)]
    return {
        (cell, kind): 1 + (two[kind] >> cell & 1)
        for cell in cells_in(one[0] | one[1])
        for kind in range(len(KINDS))
        if one[kind] >> cell & 1
    }


def occupied(s: Any) -> list[int]:
    """The cells with ants of each player."""
    one = s.one.tolist()
    return [one[2 * seat] | one[2 * seat + 1] for seat in range(int(s.players))]


def _course(s: Any) -> list[str]:
    """What counts within this turn, and what is under way."""
    words: list[tuple[str, list[str]]] = []
    if s.turn_kind:
        words.append(("kind", [TURNS[int(s.turn_kind)]]))
    if not s.ending and int(s.phase) in (ASK_SENTRIES, ASK_FURY):
        words.append(("decider", [seat_name(s, s.decider)]))
    words.append(("stepped", ants_on(s, stepped(s))))
    words.append(("marched", marched_texts(s)))
    entered = {cell_name(s, cell): count for cell, count in enumerate(s.entries.tolist()) if count}
    words.append(("entered", counted(entered, entered.values())))
    words.append(("pushed", [pushed_text(s, i) for i in range(int(s.pushed))]))
    if int(s.playing) != NO_CARD:
        words.append(("playing", [CARDS[int(s.playing)]]))
    if int(s.hire_kind) != NO_KIND:
        gate = int(s.gate[int(s.hill[int(s.active)]), int(s.hire_gate)])
        words.append(("hire", [f"{kind_name(s.hire_kind)}@{cell_name(s, gate)}"]))
    if int(s.push_kind) != NO_KIND:
        words.append(("push", [kind_name(s.push_kind)]))
    if int(s.march_kind) != NO_KIND:
        march = f"{kind_name(s.march_kind)}@{cell_name(s, s.march_cell)}"
        words.append(("march", [march, *(["stepped"] if s.march_stepped else [])]))
    if int(s.rival) != NO_CELL:
        words.append(("battle", [cell_name(s, s.arena), cell_name(s, s.rival)]))
    elif int(s.arena) != NO_CELL:
        words.append(("arrived", [cell_name(s, s.arena)]))
    if s.bonus.any():
        words.append(("bonus", [str(int(bonus)) for bonus in s.bonus.ravel()]))
    if s.passed:
        words.append(("passed", ["yes"]))
    return [_word(name, *items) for name, items in words if items]


def pushed_text(s: Any, i: int) -> str:
    """An ant of the column: kind, cell, the gate it came from, and "+" if it has gone on already."""
    gate = int(s.gate[int(s.hill[int(s.active)]), int(s.pushed_gate[i])])
    ant = f"{kind_name(s.pushed_kind[i])}@{cell_name(s, s.pushed_cell[i])}"
    return f"{ant}:{cell_name(s, gate)}{'+' if s.pushed_done[i] else ''}"


def _player(s: Any, seat: int, player: str) -> dict[str, list[str]]:
    return {
        player: ants_on(s, standing(s, seat)),
        f"{player}-chips": [str(int(s.chips[seat]))] if s.chips[seat] else [],
        f"{player}-levels": [str(int(s.levels[seat]))] if s.levels[seat] else [],
        f"{player}-taken": counted(seat_names(s), s.taken[seat].tolist()),
        f"{player}-markers": _cells(s, s.markers[seat]),
        f"{player}-obstacles": _cells(s, s.obstacles[seat]),
        f"{player}-table": counted(("winter_stores", "sentries"), (s.stores[seat], s.sentries[seat])),
        f"{player}-hand": counted(CARDS, s.hand[seat]),
    }

"""Writes a position, and names its things."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from hexapoda.games.ants import state
from hexapoda.games.ants.notation.names import cells_in, kind_name
from hexapoda.games.ants.plain import Fixed, Plain, look


def write(s: Any) -> str:
    """The position as one line."""
    p, f = look(s)
    words = [_word("over", state.ENDINGS[p.ending]) if p.ending else _word("asked", state.DECISIONS[p.phase])]
    words += [_word("first", f.letters[p.first]), _word("turn", str(p.turn))]
    words += _course(p, f)
    words += [_word("treats", *named_cells(f, p.treats))] if p.treats else []
    for seat in range(f.players):
        words += [_word(name, *items) for name, items in _player(p, f, seat).items() if items]
    if any(p.discard):
        words.append(_word("discard", *counted(state.CARDS, p.discard)))
    return " ".join(words)


def _word(name: str, *items: str) -> str:
    return f"{name}={','.join(items)}"


def named_cells(f: Fixed, cells: int) -> list[str]:
    """The names of a set of cells."""
    return [f.cells[cell] for cell in cells_in(cells)]


def counted(names: Iterable[str], counts: Iterable[int]) -> list[str]:
    """Things by name, with their counts.

    >>> counted(("fury", "ambush", "column"), (2, 0, 1))
    ['fury*2', 'column']
    """
    return [name if count == 1 else f"{name}*{int(count)}" for name, count in zip(names, counts, strict=False) if count]


def _ants_on(f: Fixed, counts: Mapping[tuple[int, int], int]) -> list[str]:
    """Ants by cell and kind: "W*2@AB5"."""
    return [
        f"{kind_name(kind)}{f'*{count}' if count > 1 else ''}@{f.cells[cell]}" for (cell, kind), count in counts.items()
    ]


def standing(s: Any, seat: int) -> dict[tuple[int, int], int]:
    """The number of a player's ants by cell and kind; as below, `s` is a state or its plain values."""
    first = len(state.KINDS) * seat
    return _counted_on(s.one[first:], s.two[first:])


def stepped(s: Any) -> dict[tuple[int, int], int]:
    """The number of the active player's ants that have made their normal step, by cell and kind."""
    return _counted_on(s.stepped_one, s.stepped_two)


def marched(s: Any, has_stepped: int) -> dict[tuple[int, int], int]:
    """A11.8: the number of those that have marched, with or without having made their normal step."""
    return _counted_on(s.marched_one[has_stepped::2], s.marched_two[has_stepped::2])


def _counted_on(ones: Sequence[int], twos: Sequence[int]) -> dict[tuple[int, int], int]:
    """Numbers by cell and kind, from the sets of cells with one and with two of each kind."""
    one, two = [[int(cells) for cells in sets[: len(state.KINDS)]] for sets in (ones, twos)]
    return {
        (cell, kind): 1 + (two[kind] >> cell & 1)
        for cell in cells_in(one[0] | one[1])
        for kind in range(len(state.KINDS))
        if one[kind] >> cell & 1
    }


def occupied(s: Any) -> list[int]:
    """The cells with ants of each player."""
    one = s.one.tolist()
    return [one[2 * seat] | one[2 * seat + 1] for seat in range(int(s.players))]


def _course(p: Plain, f: Fixed) -> list[str]:
    """The words for the turn in progress."""
    words: list[tuple[str, list[str]]] = []
    if p.turn_kind:
        words.append(("kind", [state.TURNS[p.turn_kind]]))
    if not p.ending and p.phase in (state.ASK_SENTRIES, state.ASK_FURY):
        words.append(("decider", [f.letters[p.decider]]))
    words.append(("stepped", _ants_on(f, stepped(p))))
    words.append(("marched", marched_texts(p, f)))
    entered = {f.cells[cell]: count for cell, count in enumerate(p.entries) if count}
    words.append(("entered", counted(entered, entered.values())))
    words.append(("pushed", pushed_texts(p, f)))
    if p.playing != state.NO_CARD:
        words.append(("playing", [state.CARDS[p.playing]]))
    if p.hire_kind != state.NO_KIND:
        words.append(("hire", [f"{kind_name(p.hire_kind)}@{f.cells[f.gates[f.hills[p.active]][p.hire_gate]]}"]))
    if p.push_kind != state.NO_KIND:
        words.append(("push", [kind_name(p.push_kind)]))
    if p.march_kind != state.NO_KIND:
        march = f"{kind_name(p.march_kind)}@{f.cells[p.march_cell]}"
        words.append(("march", [march, *(["stepped"] if p.march_stepped else [])]))
    if p.rival != state.NO_CELL:
        words.append(("battle", [f.cells[p.arena], f.cells[p.rival]]))
    elif p.arena != state.NO_CELL:
        words.append(("arrived", [f.cells[p.arena]]))
    bonus = [str(each) for side in p.bonus for each in side]
    words.append(("bonus", bonus if any(map(any, p.bonus)) else []))
    if p.passed:
        words.append(("passed", ["yes"]))
    return [_word(name, *items) for name, items in words if items]


def marched_texts(p: Plain, f: Fixed) -> list[str]:
    """The ants that have marched; "+" if they have made their normal step too."""
    if not any(p.marched_one):
        return []
    return [f"{ant}{'+' * has_stepped}" for has_stepped in range(2) for ant in _ants_on(f, marched(p, has_stepped))]


def pushed_texts(p: Plain, f: Fixed) -> list[str]:
    """The ants of the column: kind, cell, the gate they came from, and "+" if they have moved on."""
    gates = f.gates[f.hills[p.active]]
    pushed = zip(p.pushed_kind, p.pushed_cell, p.pushed_gate, p.pushed_done, strict=True)
    return [
        f"{kind_name(kind)}@{f.cells[cell]}:{f.cells[gates[gate]]}{'+' if done else ''}"
        for kind, cell, gate, done in list(pushed)[: p.pushed]
    ]


def _player(p: Plain, f: Fixed, seat: int) -> dict[str, list[str]]:
    player = f.letters[seat]
    return {
        player: _ants_on(f, standing(p, seat)),
        f"{player}-chips": [str(p.chips[seat])] if p.chips[seat] else [],
        f"{player}-levels": [str(p.levels[seat])] if p.levels[seat] else [],
        f"{player}-taken": counted(f.letters, p.taken[seat]),
        f"{player}-markers": named_cells(f, p.markers[seat]),
        f"{player}-obstacles": named_cells(f, p.obstacles[seat]),
        f"{player}-table": counted(("winter_stores", "sentries"), (p.stores[seat], p.sentries[seat])),
        f"{player}-hand": counted(state.CARDS, p.hand[seat]),
    }

"""What a seat sees of Ants: all but the hands of others and what is left in the draw pile (A14)."""

from collections.abc import Mapping
from typing import Any

from hexapoda.games.ants import text
from hexapoda.games.ants.names import (
    card_list,
    card_names,
    cell_name,
    cell_names,
    cells_in,
    fighter_name,
    kind_name,
    seat_name,
    seat_names,
)
from hexapoda.games.ants.rules.battles import ants_in, force, kind_in, seat_of
from hexapoda.games.ants.rules.board import bank, supply
from hexapoda.games.ants.state import (
    CAKE,
    CARDS,
    CELL_KINDS,
    CENTRE,
    DECISIONS,
    ENDINGS,
    HILLS,
    KINDS,
    MARKERS,
    MAX_CELLS,
    NO_CARD,
    NO_CELL,
    NO_KIND,
    SCENARIOS,
    TRAIL,
    TURNS,
)
from hexapoda.games.ants.text.writing import counted, pushed_text, standing, stepped
from hexapoda.kernel.declaration import Refusal

Board = dict[str, Any]


def board(s: Any, seat: int | None) -> Board:
    """Board, players, cards, what is under way, and the numbers of the box that a page needs to explain them."""
    running = not s.ending
    return {
        "scenario": SCENARIOS[2 * bool(s.pyramids) + bool(s.allied)],
        "anthills": _anthills(s),
        "cells": _cells(s),
        "ants": _ants(s),
        "treats": [cell_name(s, cell) for cell in cells_in(s.treats)],
        "markers": _owned(s, s.markers),
        "obstacles": _owned(s, s.obstacles),
        "seats": [_seat(s, each, seat) for each in range(int(s.players))],
        "pile": int(s.pile.sum(dtype=int)),
        "discard": _counts(CARDS, s.discard),
        "bank": int(bank(s)) if s.bank_limit else None,
        "first": int(s.first),
        "turn": int(s.turn),
        "round": (int(s.turn) - 1) // int(s.players) + 1,
        "active": int(s.active),
        "asked": DECISIONS[int(s.phase)] if running else None,
        "decider": int(s.decider) if running else None,
        "over": None if running else ENDINGS[int(s.ending)],
        "kind": TURNS[int(s.turn_kind)],
        "stepped": _stepped(s),
        "entered": {cell_name(s, cell): count for cell, count in enumerate(s.entries.tolist()) if count},
        "pushed": [pushed_text(s, i) for i in range(int(s.pushed))],
        "playing": None if int(s.playing) == NO_CARD else CARDS[int(s.playing)],
        "hire": _hire(s),
        "march": _march(s),
        "arrived": None if int(s.arena) == NO_CELL else cell_name(s, s.arena),
        "battle": None if int(s.rival) == NO_CELL else _battle(s),
        "box": _box(s),
    }


# ── the board ──


def _anthills(s: Any) -> dict[str, Board]:
    owners = {int(s.hill[seat]): seat for seat in range(int(s.players))}
    return {
        name: {
            "owner": owners.get(number),
            "x": int(s.x[MAX_CELLS + number]) / 100,
            "y": int(s.y[MAX_CELLS + number]) / 100,
            "cells": [cell_name(s, cell) for cell in s.gate[number]],
        }
        for number, name in enumerate(HILLS)
    }


#: The cells of boards that were looked at, by the hash of their rules.
_boards: dict[int, dict[str, Board]] = {}
_MOST_BOARDS = 64


def _cells(s: Any) -> dict[str, Board]:
    """The cells with their kind, place and links; a copy, which anybody may change."""
    board = _boards.get(int(s.rules_hash))
    if board is None:
        if len(_boards) >= _MOST_BOARDS:
            _boards.clear()
        board = _boards[int(s.rules_hash)] = {
            name: {
                "kind": CELL_KINDS[CAKE if int(s.cake) >> cell & 1 else CENTRE if int(s.centre) >> cell & 1 else TRAIL],
                "x": int(s.x[cell]) / 100,
                "y": int(s.y[cell]) / 100,
                "links": [cell_name(s, other) for other in cells_in(s.links[cell])],
            }
            for cell, name in enumerate(cell_names(s))
        }
    return {name: {**cell, "links": list(cell["links"])} for name, cell in board.items()}


def _ants(s: Any) -> dict[str, list[Board]]:
    """The ants by cell; two players' only in a battle in the centre."""
    found: dict[str, list[Board]] = {}
    names = cell_names(s)
    for seat in range(int(s.players)):
        for (cell, kind), count in standing(s, seat).items():
            here = found.setdefault(names[cell], [])
            if not here or here[-1]["owner"] != seat:
                here.append({"owner": seat, **dict.fromkeys(KINDS, 0)})
            here[-1][KINDS[kind]] = count
    return found


def _owned(s: Any, sets: Any) -> dict[str, int]:
    return {cell_name(s, cell): seat for seat in range(int(s.players)) for cell in cells_in(sets[seat])}


def _stepped(s: Any) -> dict[str, Board]:
    """The active player's ants that have made their normal step."""
    found: dict[str, Board] = {}
    for (cell, kind), count in stepped(s).items():
        found.setdefault(cell_name(s, cell), dict.fromkeys(KINDS, 0))[KINDS[kind]] = count
    return found


# ── players and cards ──


def _seat(s: Any, seat: int, viewer: int | None) -> Board:
    held = int(s.hand[seat].sum(dtype=int))
    return {
        "anthill": seat_name(s, seat),
        "team": int(s.team[seat]),
        "chips": int(s.chips[seat]),
        "levels": int(s.levels[seat]),
        "taken": {name: int(s.taken[seat, owner]) for owner, name in enumerate(seat_names(s)) if s.taken[seat, owner]},
        "supply": {name: int(supply(s, seat, kind)) for kind, name in enumerate(KINDS)},
        "markers": MARKERS - int(s.markers[seat]).bit_count(),
        "hand": card_list(s.hand[seat]) if seat == viewer or not held else None,
        "in_hand": held,
        "table": _counts(("winter_stores", "sentries"), (s.stores[seat], s.sentries[seat])),
    }


def _counts(names: tuple[str, ...], counts: Any) -> dict[str, int]:
    return {name: int(count) for name, count in zip(names, counts, strict=True) if count}


# ── what is under way ──


def _hire(s: Any) -> Board | None:
    if int(s.hire_kind) == NO_KIND:
        return None
    gate = int(s.gate[int(s.hill[int(s.active)]), int(s.hire_gate)])
    push = None if int(s.push_kind) == NO_KIND else kind_name(s.push_kind)
    return {"kind": kind_name(s.hire_kind), "cell": cell_name(s, gate), "push": push}


def _march(s: Any) -> Board | None:
    if int(s.march_kind) == NO_KIND:
        return None
    return {
        "kind": kind_name(s.march_kind),
        "cell": cell_name(s, s.march_cell),
        "stepped": bool(s.march_stepped),
    }


def _battle(s: Any) -> Board:
    """A10: the two sides with their ants, bonuses and forces, the active player's first."""
    sides = []
    for side, cell in enumerate((s.arena, s.rival)):
        ants = [
            fighter_name(int(kind_in(s, side, ant)), int(s.bonus[side, ant])) for ant in range(int(ants_in(s, side)))
        ]
        owner, strength = int(seat_of(s, side)), int(force(s, side))
        sides.append({"owner": owner, "cell": cell_name(s, cell), "ants": ants, "force": strength})
    return {"sides": sides, "bonus": s.bonus.ravel().tolist(), "passed": bool(s.passed)}


def _box(s: Any) -> Board:
    """What stays the same all game long."""
    return {
        "ants": {
            name: {
                "letter": kind_name(kind),
                "number": int(s.ants[kind]),
                "cost": int(s.cost[kind]),
                "strength": int(s.strength[kind]),
                "mines": bool(s.mines[kind]),
            }
            for kind, name in enumerate(KINDS)
        },
        "level_costs": s.level_cost.tolist(),
        "tunnel_cost": int(s.tunnel_cost),
        "tunnel_distance": int(s.tunnel_distance),
        "hand_size": int(s.hand_size),
        "deck": _counts(CARDS, s.deck),
        "card_names": card_names(s),
        "rounds": int(s.max_rounds),
    }


def called(s: Any, seat: int) -> str:
    """The anthill of a seat."""
    return f"anthill-{seat_name(s, seat).lower()}"


# ── and back ──


def restore(s: Any, seen: Mapping[str, Any], seat: int | None) -> Refusal | None:
    """Fill `s` from a board; unseen hands come in the order of their cards."""
    try:
        refusal = text.read(s, _line(seen, seat))
        if refusal is not None:
            return refusal
        found = board(s, seat)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError):
        return Refusal("", "not-a-view", readable=False)
    return None if found == dict(seen) else Refusal("", "not-a-view", readable=False)


def _line(seen: Mapping[str, Any], seat: int | None) -> str:
    """The position text of a board."""
    players = [each["anthill"] for each in seen["seats"]]
    words: dict[str, list[Any]] = {"first": [players[seen["first"]]], "turn": [seen["turn"]]}
    words["treats"] = seen["treats"]
    words["discard"] = counted(seen["discard"], seen["discard"].values())
    if seen["over"] is None:
        words["asked"], words["decider"] = [seen["asked"]], [players[seen["decider"]]]
        words |= _course_words(seen)
    else:
        words["over"] = [seen["over"]]
    for cell, parties in seen["ants"].items():
        for party in parties:
            words.setdefault(players[party["owner"]], []).extend(_ant_items(cell, party))
    for name in ("markers", "obstacles"):
        for cell, owner in seen[name].items():
            words.setdefault(f"{players[owner]}-{name}", []).append(cell)
    unseen = _unseen(seen, seat)
    for number, each in enumerate(seen["seats"]):
        player = each["anthill"]
        words[f"{player}-chips"], words[f"{player}-levels"] = [each["chips"]], [each["levels"]]
        words[f"{player}-taken"] = counted(each["taken"], each["taken"].values())
        words[f"{player}-table"] = counted(each["table"], each["table"].values())
        words[f"{player}-hand"] = each["hand"] if number == seat else [unseen.pop(0) for _ in range(each["in_hand"])]
    return " ".join(f"{name}={','.join(str(item) for item in items)}" for name, items in words.items() if items)


def _ant_items(cell: str, party: Mapping[str, Any]) -> list[str]:
    return [f"{kind_name(kind)}*{int(party[name])}@{cell}" for kind, name in enumerate(KINDS) if party[name]]


def _course_words(seen: Mapping[str, Any]) -> dict[str, list[Any]]:
    """The words for what this turn has seen and what is under way."""
    words: dict[str, list[Any]] = {"kind": [seen["kind"]]}
    words["stepped"] = [item for cell, party in seen["stepped"].items() for item in _ant_items(cell, party)]
    words["entered"] = counted(seen["entered"], seen["entered"].values())
    words["pushed"] = seen["pushed"]
    words["playing"] = [seen["playing"]] if seen["playing"] else []
    if seen["hire"]:
        words["hire"] = [f"{seen['hire']['kind']}@{seen['hire']['cell']}"]
        words["push"] = [seen["hire"]["push"]] if seen["hire"]["push"] else []
    if seen["march"]:
        march = f"{seen['march']['kind']}@{seen['march']['cell']}"
        words["march"] = [march, *(["stepped"] if seen["march"]["stepped"] else [])]
    if seen["battle"]:
        words["battle"] = [side["cell"] for side in seen["battle"]["sides"]]
        words["bonus"] = seen["battle"]["bonus"] if any(seen["battle"]["bonus"]) else []
        words["passed"] = ["yes"] if seen["battle"]["passed"] else []
    elif seen["arrived"]:
        words["arrived"] = [seen["arrived"]]
    return words


def _unseen(seen: Mapping[str, Any], seat: int | None) -> list[str]:
    """A14: the cards that are in the draw pile or in the hands of others, in the order of cards."""
    left = dict(seen["box"]["deck"])
    gone = [seen["discard"], *(each["table"] for each in seen["seats"]), {"obstacle": len(seen["obstacles"])}]
    if seen["playing"]:
        gone.append({seen["playing"]: 1})
    if seat is not None:
        gone += [{card: 1} for card in seen["seats"][seat]["hand"]]
    for counts in gone:
        for card, count in counts.items():
            left[card] = left.get(card, 0) - count
    return [card for card in CARDS for _ in range(min(max(left.get(card, 0), 0), 255))]

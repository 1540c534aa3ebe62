"""What a seat sees of Ants: all but the hands of others and what is left in the draw pile (A14)."""

from collections.abc import Iterable, Mapping, Sequence
from types import SimpleNamespace
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
)
from hexapoda.games.ants.rules.battles import ants_in, force, kind_in, seat_of
from hexapoda.games.ants.rules.board import bank
from hexapoda.games.ants.rules.hiring import foremost_cell
from hexapoda.games.ants.state import (
    ASK_PUSH,
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
    STATE,
    TRAIL,
    TURNS,
)
from hexapoda.games.ants.text.writing import counted, marched_texts, pushed_text, standing, stepped
from hexapoda.games.lines import restored
from hexapoda.games.plain import plain_reader
from hexapoda.kernel.declaration import Refusal

Board = dict[str, Any]
plain = plain_reader(STATE)


def board(s: Any, seat: int | None) -> Board:
    """Board, players, cards, what is under way, and the numbers of the box that a page needs to explain them."""
    p, names = plain(s), cell_names(s)
    running = not p.ending
    return {
        "scenario": SCENARIOS[2 * bool(p.pyramids) + bool(p.allied)],
        **_ground(s),
        "ants": _ants(p, names),
        "treats": [names[cell] for cell in cells_in(p.treats)],
        "markers": _owned(p, names, p.markers),
        "obstacles": _owned(p, names, p.obstacles),
        "seats": _seats(p, seat),
        "pile": sum(p.pile),
        "discard": _counts(CARDS, p.discard),
        "bank": int(bank(s)) if p.bank_limit else None,
        "first": p.first,
        "turn": p.turn,
        "round": (p.turn - 1) // p.players + 1,
        "active": p.active,
        "asked": DECISIONS[p.phase] if running else None,
        "decider": p.decider if running else None,
        "over": None if running else ENDINGS[p.ending],
        "kind": TURNS[p.turn_kind],
        "stepped": _stepped(p, names),
        "marched": marched_texts(s),
        "entered": {names[cell]: count for cell, count in enumerate(p.entries) if count},
        "pushed": [pushed_text(s, i) for i in range(p.pushed)],
        "playing": None if p.playing == NO_CARD else CARDS[p.playing],
        "hire": _hire(s, p, names),
        "march": _march(p, names),
        "arrived": None if p.arena == NO_CELL else names[p.arena],
        "battle": None if p.rival == NO_CELL else _battle(s),
        "box": _box(s),
    }


# ── the board ──

#: Anthills and cells of boards that were looked at, by the hash of their rules.
_grounds: dict[int, dict[str, dict[str, Board]]] = {}
_MOST_GROUNDS = 64


def _ground(s: Any) -> dict[str, dict[str, Board]]:
    """Anthills and cells, which stay the same all game long; copies, with which a viewer may do anything."""
    found = _grounds.get(int(s.rules_hash))
    if found is None:
        if len(_grounds) >= _MOST_GROUNDS:
            _grounds.clear()
        found = _grounds[int(s.rules_hash)] = {"anthills": _anthills(s), "cells": _cells(s)}
    return {
        "anthills": {name: {**hill, "cells": list(hill["cells"])} for name, hill in found["anthills"].items()},
        "cells": {name: {**cell, "links": list(cell["links"])} for name, cell in found["cells"].items()},
    }


def _anthills(s: Any) -> dict[str, Board]:
    """The anthills with their owner, place and cells."""
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


def _cells(s: Any) -> dict[str, Board]:
    """The cells with their kind, place and links."""
    return {
        name: {
            "kind": CELL_KINDS[CAKE if int(s.cake) >> cell & 1 else CENTRE if int(s.centre) >> cell & 1 else TRAIL],
            "x": int(s.x[cell]) / 100,
            "y": int(s.y[cell]) / 100,
            "links": [cell_name(s, other) for other in cells_in(s.links[cell])],
        }
        for cell, name in enumerate(cell_names(s))
    }


Plain = SimpleNamespace
Names = Sequence[str]


def _ants(p: Plain, names: Names) -> dict[str, list[Board]]:
    """The ants by cell; two players' only in a battle in the centre."""
    found: dict[str, list[Board]] = {}
    for seat in range(p.players):
        for (cell, kind), count in standing(p, seat).items():
            here = found.setdefault(names[cell], [])
            if not here or here[-1]["owner"] != seat:
                here.append({"owner": seat, **dict.fromkeys(KINDS, 0)})
            here[-1][KINDS[kind]] = count
    return found


def _owned(p: Plain, names: Names, sets: Sequence[int]) -> dict[str, int]:
    return {names[cell]: seat for seat in range(p.players) for cell in cells_in(sets[seat])}


def _stepped(p: Plain, names: Names) -> dict[str, Board]:
    """The active player's ants that have made their normal step."""
    found: dict[str, Board] = {}
    for (cell, kind), count in stepped(p).items():
        found.setdefault(names[cell], dict.fromkeys(KINDS, 0))[KINDS[kind]] = count
    return found


# ── players and cards ──


def _seats(p: Plain, viewer: int | None) -> list[Board]:
    players = [HILLS[hill] for hill in p.hill[: p.players]]
    return [
        {
            "anthill": player,
            "team": p.team[seat],
            "chips": p.chips[seat],
            "levels": p.levels[seat],
            "taken": _counts(players, p.taken[seat][: p.players]),
            "supply": {name: _supply(p, seat, kind) for kind, name in enumerate(KINDS)},
            "markers": MARKERS - p.markers[seat].bit_count(),
            "hand": card_list(p.hand[seat]) if seat == viewer or not any(p.hand[seat]) else None,
            "in_hand": sum(p.hand[seat]),
            "table": _counts(("winter_stores", "sentries"), (p.stores[seat], p.sentries[seat])),
        }
        for seat, player in enumerate(players)
    ]


def _supply(p: Plain, seat: int, kind: int) -> int:
    """A1.8; an ant that is paid and not yet placed is in the supply no more."""
    ants = len(KINDS) * seat + kind
    waiting = seat == p.active and p.hire_kind == kind
    return p.ants[kind] - p.one[ants].bit_count() - p.two[ants].bit_count() - waiting


def _counts(names: Iterable[str], counts: Iterable[int]) -> dict[str, int]:
    return {name: int(count) for name, count in zip(names, counts, strict=True) if count}


# ── what is under way ──


def _hire(s: Any, p: Plain, names: Names) -> Board | None:
    """The ant still to be placed, the one that makes room for it, and (A5.8) where one has to go on first."""
    if p.hire_kind == NO_KIND:
        return None
    gate = p.gate[p.hill[p.active]][p.hire_gate]
    push = None if p.push_kind == NO_KIND else kind_name(p.push_kind)
    foremost = names[foremost_cell(s, p.hire_gate)] if p.phase == ASK_PUSH else None
    return {"kind": kind_name(p.hire_kind), "cell": names[gate], "push": push, "foremost": foremost}


def _march(p: Plain, names: Names) -> Board | None:
    if p.march_kind == NO_KIND:
        return None
    return {"kind": kind_name(p.march_kind), "cell": names[p.march_cell], "stepped": bool(p.march_stepped)}


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
    return restored(s, seen, seat, line=_line, read=text.read, board=board)


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
    words["marched"] = seen["marched"]
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

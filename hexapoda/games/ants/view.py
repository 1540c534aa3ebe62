"""What a seat sees of Ants: everything but the draw pile and the hands of others (A14)."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from hexapoda.games.ants import position_text, state
from hexapoda.games.ants.notation.names import (
    card_list,
    card_names,
    cell_name,
    cell_names,
    cells_in,
    fighter_name,
    kind_name,
    seat_name,
)
from hexapoda.games.ants.plain import Fixed, Plain, look, number, side_in_battle
from hexapoda.games.ants.position_text.write import counted, marched_texts, named_cells, pushed_texts, standing, stepped
from hexapoda.games.ants.rules.board import bank
from hexapoda.games.ants.rules.hires import foremost_cell
from hexapoda.games.position_text import restored
from hexapoda.kernel.declaration import Refusal

Board = dict[str, Any]


# ── constants ──


def constants(s: Any) -> Board:
    """The scenario, anthills, cells, and the numbers of the box that a page explains."""
    return {
        "scenario": state.SCENARIOS[2 * bool(s.pyramids) + bool(s.allied)],
        "anthills": _anthills(s),
        "cells": _cells(s),
        "box": _box(s),
    }


def _anthills(s: Any) -> dict[str, Board]:
    """The anthills with their owner, coordinates and cells."""
    owners = {int(s.hill[seat]): seat for seat in range(int(s.players))}
    return {
        name: {
            "owner": owners.get(number),
            "x": int(s.x[state.MAX_CELLS + number]) / 100,
            "y": int(s.y[state.MAX_CELLS + number]) / 100,
            "cells": [cell_name(s, cell) for cell in s.gate[number]],
        }
        for number, name in enumerate(state.HILLS)
    }


def _cells(s: Any) -> dict[str, Board]:
    """The cells with their kind, coordinates and links."""
    return {
        name: {
            "kind": state.CELL_KINDS[
                state.CAKE if int(s.cake) >> cell & 1 else state.CENTRE if int(s.centre) >> cell & 1 else state.TRAIL
            ],
            "x": int(s.x[cell]) / 100,
            "y": int(s.y[cell]) / 100,
            "links": [cell_name(s, other) for other in cells_in(s.links[cell])],
        }
        for cell, name in enumerate(cell_names(s))
    }


def _box(s: Any) -> Board:
    return {
        "ants": {
            name: {
                "letter": kind_name(kind),
                "number": int(s.ants[kind]),
                "cost": int(s.cost[kind]),
                "strength": int(s.strength[kind]),
                "mines": bool(s.mines[kind]),
            }
            for kind, name in enumerate(state.KINDS)
        },
        "level_costs": s.level_cost.tolist(),
        "tunnel_cost": int(s.tunnel_cost),
        "tunnel_distance": int(s.tunnel_distance),
        "hand_size": int(s.hand_size),
        "deck": _counts(state.CARDS, s.deck),
        "card_names": card_names(s),
        "rounds": int(s.max_rounds),
    }


# ── the board ──


def board(s: Any, seat: int | None) -> Board:
    """Board, players, cards, and the action in progress."""
    p, f = look(s)
    running = not p.ending
    return {
        "ants": _ants(p, f),
        "treats": named_cells(f, p.treats),
        "markers": _owned(f, p.markers),
        "obstacles": _owned(f, p.obstacles),
        "seats": _seats(p, f, seat),
        "pile": sum(p.pile),
        "discard": _counts(state.CARDS, p.discard),
        "bank": int(bank(s)) if f.bank_limit else None,
        "first": p.first,
        "turn": p.turn,
        "round": (p.turn - 1) // f.players + 1,
        "active": p.active,
        "asked": state.DECISIONS[p.phase] if running else None,
        "decider": p.decider if running else None,
        "over": None if running else state.ENDINGS[p.ending],
        "kind": state.TURNS[p.turn_kind],
        "stepped": _stepped(p, f),
        "marched": marched_texts(p, f),
        "entered": {f.cells[cell]: count for cell, count in enumerate(p.entries) if count} if any(p.entries) else {},
        "pushed": pushed_texts(p, f) if p.pushed else [],
        "playing": None if p.playing == state.NO_CARD else state.CARDS[p.playing],
        "hire": None if p.hire_kind == state.NO_KIND else _hire(s, p, f),
        "march": None if p.march_kind == state.NO_KIND else _march(p, f),
        "arrived": None if p.arena == state.NO_CELL else f.cells[p.arena],
        "battle": None if p.rival == state.NO_CELL else _battle(p, f),
    }


def _ants(p: Plain, f: Fixed) -> dict[str, list[Board]]:
    """The ants by cell; two players share one only in a battle in the centre."""
    found: dict[str, list[Board]] = {}
    for seat in range(f.players):
        for (cell, kind), count in standing(p, seat).items():
            here = found.setdefault(f.cells[cell], [])
            if not here or here[-1]["owner"] != seat:
                here.append({"owner": seat, **dict.fromkeys(state.KINDS, 0)})
            here[-1][state.KINDS[kind]] = count
    return found


def _owned(f: Fixed, sets: Sequence[int]) -> dict[str, int]:
    return {f.cells[cell]: seat for seat in range(f.players) for cell in cells_in(sets[seat])}


def _stepped(p: Plain, f: Fixed) -> dict[str, Board]:
    """The active player's ants that have made their normal step."""
    found: dict[str, Board] = {}
    for (cell, kind), count in stepped(p).items():
        found.setdefault(f.cells[cell], dict.fromkeys(state.KINDS, 0))[state.KINDS[kind]] = count
    return found


def _seats(p: Plain, f: Fixed, viewer: int | None) -> list[Board]:
    return [
        {
            "anthill": player,
            "team": f.teams[seat],
            "chips": p.chips[seat],
            "levels": p.levels[seat],
            "taken": _counts(f.letters, p.taken[seat][: f.players]),
            "supply": {name: _supply(p, f, seat, kind) for kind, name in enumerate(state.KINDS)},
            "markers": state.MARKERS - p.markers[seat].bit_count(),
            "hand": card_list(p.hand[seat]) if seat == viewer or not any(p.hand[seat]) else None,
            "in_hand": sum(p.hand[seat]),
            "table": _counts(("winter_stores", "sentries"), (p.stores[seat], p.sentries[seat])),
        }
        for seat, player in enumerate(f.letters)
    ]


def _supply(p: Plain, f: Fixed, seat: int, kind: int) -> int:
    """A1.8; an ant that is paid for is no longer in the supply."""
    ants = len(state.KINDS) * seat + kind
    waiting = seat == p.active and p.hire_kind == kind
    return f.ants[kind] - p.one[ants].bit_count() - p.two[ants].bit_count() - waiting


def _counts(names: Iterable[str], counts: Iterable[int]) -> dict[str, int]:
    return {name: int(count) for name, count in zip(names, counts, strict=True) if count}


# ── the action in progress ──


def _hire(s: Any, p: Plain, f: Fixed) -> Board:
    """The ant still to be placed, the one that makes room for it, and (A5.8) the cell whose ant moves on first."""
    return {
        "kind": kind_name(p.hire_kind),
        "cell": f.cells[f.gates[f.hills[p.active]][p.hire_gate]],
        "push": None if p.push_kind == state.NO_KIND else kind_name(p.push_kind),
        "foremost": f.cells[int(foremost_cell(s, p.hire_gate))] if p.phase == state.ASK_PUSH else None,
    }


def _march(p: Plain, f: Fixed) -> Board:
    return {"kind": kind_name(p.march_kind), "cell": f.cells[p.march_cell], "stepped": bool(p.march_stepped)}


def _battle(p: Plain, f: Fixed) -> Board:
    """A10: the two sides with their ants, bonuses and forces, the active player's first."""
    sides = []
    for seat in (p.active, None):
        side, owner, cell = side_in_battle(p, f, seat)
        kinds = [kind for kind in (state.WORKER, state.SOLDIER) for _ in range(number(p, owner, kind, cell))]
        bonuses = p.bonus[side]
        strengths = [f.strength[kind] + bonus for kind, bonus in zip(kinds, bonuses, strict=False)]
        sides.append(
            {
                "owner": owner,
                "cell": f.cells[cell],
                "ants": [fighter_name(kind, bonus) for kind, bonus in zip(kinds, bonuses, strict=False)],
                "force": sum(each for each in strengths if each == max(strengths)),  # A10.6
            }
        )
    return {"sides": sides, "bonus": [*p.bonus[0], *p.bonus[1]], "passed": bool(p.passed)}


def called(s: Any, seat: int) -> str:
    """The anthill of a seat."""
    return f"anthill-{seat_name(s, seat).lower()}"


# ── reading a board ──


def restore(s: Any, seen: Mapping[str, Any], seat: int | None) -> Refusal | None:
    """Fill `s` from a board; unseen hands are filled in the order of cards."""
    deck = _counts(state.CARDS, s.deck)
    line = partial(_line, deck)
    return restored(s, seen, seat, line=line, read=position_text.read, board=board)


def _line(deck: Mapping[str, int], seen: Mapping[str, Any], seat: int | None) -> str:
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
    unseen = _unseen(deck, seen, seat)
    for other, each in enumerate(seen["seats"]):
        player = each["anthill"]
        words[f"{player}-chips"], words[f"{player}-levels"] = [each["chips"]], [each["levels"]]
        words[f"{player}-taken"] = counted(each["taken"], each["taken"].values())
        words[f"{player}-table"] = counted(each["table"], each["table"].values())
        words[f"{player}-hand"] = each["hand"] if other == seat else [unseen.pop(0) for _ in range(each["in_hand"])]
    return " ".join(f"{name}={','.join(str(item) for item in items)}" for name, items in words.items() if items)


def _ant_items(cell: str, party: Mapping[str, Any]) -> list[str]:
    return [f"{kind_name(kind)}*{int(party[name])}@{cell}" for kind, name in enumerate(state.KINDS) if party[name]]


def _course_words(seen: Mapping[str, Any]) -> dict[str, list[Any]]:
    """The words for the turn in progress."""
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


def _unseen(deck: Mapping[str, int], seen: Mapping[str, Any], seat: int | None) -> list[str]:
    """A14: the cards in the draw pile and in the hands of others, in order."""
    left = dict(deck)
    gone = [seen["discard"], *(each["table"] for each in seen["seats"]), {"obstacle": len(seen["obstacles"])}]
    if seen["playing"]:
        gone.append({seen["playing"]: 1})
    if seat is not None:
        gone += [{card: 1} for card in seen["seats"][seat]["hand"]]
    for counts in gone:
        for card, count in counts.items():
            left[card] = left.get(card, 0) - count
    return [card for card in state.CARDS for _ in range(min(max(left.get(card, 0), 0), 255))]

"""What a seat sees of Termites: everything but how others' tokens are split between hand and stack (T12)."""

from collections.abc import Mapping
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from hexapoda.games.position_text import restored
from hexapoda.games.termites import position_text, state
from hexapoda.games.termites.explain.sums import attacks
from hexapoda.games.termites.notation.names import (
    COLONIES,
    KIND_NAMES,
    NEUTRAL_NAME,
    hex_name,
    hex_names,
    kind_list,
    kind_name,
    terrain_name,
    values,
)
from hexapoda.games.termites.plain import plain
from hexapoda.games.termites.rules.queries import scores
from hexapoda.kernel.declaration import Refusal

Board = dict[str, Any]


def constants(s: Any) -> Board:
    """The radius, the numbers of the box that a page explains, and the map if the options fix it."""
    p = plain(s)
    return {"radius": p.radius, "box": _box(p), **_map(p, given=True)}


def board(s: Any, seat: int | None) -> Board:
    """Pieces, players and the choices of this turn; and the map if it was drawn or built."""
    p = plain(s)
    running = not p.ending
    owners, whats, strengths = p.owner, p.what, tuple(p.strength)
    names = hex_names(p.radius).items()
    pieces = [(name, owners[spot], whats[spot]) for spot, name in names if owners[spot] != state.NOBODY]
    return {
        **_map(p, given=False),
        "pieces": {name: _piece(strengths, owner, what).copy() for name, owner, what in pieces},
        "seats": _seats(p, seat, pieces, _points(s)),
        "first": p.first,
        "turn": p.turn,
        "active": p.active if p.turn else None,
        "asked": state.DECISIONS[p.phase] if running else None,
        "decider": p.decider if running else None,
        "over": None if running else state.ENDINGS[p.ending],
        "idle": p.idle,
        "placed": bool(p.placed),
        "choices": _choices(p),
        "attacks": attacks(s) if running and seat == p.decider and p.phase in _OF_UNITS else None,
        "building": _building(p) if p.building else None,
    }


#: The decisions after a unit is chosen.
_OF_UNITS = (state.CHOOSE_TARGET, state.CHOOSE_FROM, state.CHOOSE_RETREAT)


def _points(s: Any) -> list[int]:
    points = np.zeros(state.MAX_PLAYERS, np.float64)
    scores(s, points)
    return [int(each) for each in points.tolist()]


def _map(p: SimpleNamespace, *, given: bool) -> Board:
    """The hexes that are not clear, if `given` says rightly whether the options fix the map; else nothing."""
    if bool(p.given & state.GIVEN_MAP) != given:
        return {}
    terrain, names = p.terrain, hex_names(p.radius)
    return {
        "terrain": {name: state.TERRAINS[terrain[spot]] for spot, name in names.items() if terrain[spot] != state.CLEAR}
    }


@lru_cache(1024)
def _piece(strengths: tuple[int, ...], owner: int, what: int) -> Board:
    """A unit or a mound; neutral mounds have no owner."""
    owned = None if owner == state.NEUTRAL else owner
    if what >= state.MOUND:
        return {"owner": owned, "name": str(what - state.MOUND), "mound": what - state.MOUND}
    caste, size = what // state.MAX_SIZE, what % state.MAX_SIZE + 1
    strength = size * strengths[caste]
    return {"owner": owned, "name": kind_name(what), "caste": state.CASTES[caste], "size": size, "strength": strength}


def _seats(
    p: SimpleNamespace, viewer: int | None, pieces: list[tuple[str, int, int]], points: list[int]
) -> list[Board]:
    units = [[0] * state.KINDS for _ in range(state.MAX_PLAYERS)]
    for _, owner, what in pieces:
        if owner < state.NEUTRAL and what < state.MOUND:
            units[owner][what] += 1
    found = []
    for seat in range(p.players):
        hand, stack = p.hand[seat], p.stack[seat]
        held = [in_hand + in_stack for in_hand, in_stack in zip(hand, stack, strict=True)]
        used = units[seat]
        lost = [
            every - each - on_board for every, each, on_board in zip(p.tokens[p.colony[seat]], held, used, strict=True)
        ]
        if seat == p.active and p.token != state.NO_KIND:
            lost[p.token] -= 1  # chosen, and not on the board yet
        found.append(
            {
                "colony": COLONIES[p.colony[seat]],
                "hand": kind_list(hand) if seat == viewer or not any(hand) else None,
                "in_hand": sum(hand),
                "in_stack": sum(stack),
                "held": _counts(held),
                "lost": _counts(lost),
                "units": sum(units[seat]),
                "reserve": values(p.reserve[seat]),
                "trophies": [value for value, count in enumerate(p.trophies[seat]) for _ in range(count)],
                "score": points[seat],
            }
        )
    return found


def _counts(numbers: list[int]) -> dict[str, int]:
    return {name: number for name, number in zip(KIND_NAMES, numbers, strict=True) if number}


def _choices(p: SimpleNamespace) -> Board:
    """The choices made so far in this turn."""
    return {
        "token": None if p.token == state.NO_KIND else kind_name(p.token),
        "unit": None if p.unit == state.NO_HEX else hex_name(p, p.unit),
        "target": None if p.target == state.NO_HEX else hex_name(p, p.target),
        "from": None if p.origin == state.NO_HEX else hex_name(p, p.origin),
        "robbed": None if p.robbed == state.NOBODY else NEUTRAL_NAME if p.robbed == state.NEUTRAL else p.robbed,
    }


def _building(p: SimpleNamespace) -> Board:
    return {
        "neutral_left": p.neutral_left,
        "tiles_left": p.tiles_left,
        "tiles_now": p.tiles_now,
        "tiles": [
            {"faces": [terrain_name(face) for face in faces], "left": left}
            for faces, left in zip(p.tile_faces, p.tile_left, strict=True)
            if any(faces)
        ],
    }


def _box(p: SimpleNamespace) -> Board:
    """T2, T3."""
    return {
        "hand_size": p.hand_size,
        "neutral_value": p.neutral_value,
        "castes": {
            name: {"letter": letter, "movement": movement, "strength": strength}
            for name, letter, movement, strength in zip(
                state.CASTES, state.CASTE_LETTERS, p.movement, p.strength, strict=True
            )
        },
        "terrain": {
            name: {
                "cost": dict(zip(state.CASTES, p.cost[terrain], strict=True)),
                "deploy": [caste for caste, may in zip(state.CASTES, p.deploy[terrain], strict=True) if may],
                "support": p.support_bonus[terrain],
                "defence": p.defence_bonus[terrain],
            }
            for terrain, name in enumerate(state.TERRAINS)
        },
    }


def called(s: Any, seat: int) -> str:
    """The colony of a seat (T4.3)."""
    return COLONIES[int(s.colony[seat])]


# ── reading a board ──


def restore(s: Any, seen: Mapping[str, Any], seat: int | None) -> Refusal | None:
    """Fill `s` from a board; unseen hands are filled in the order of kinds."""
    return restored(s, seen, seat, line=_line, read=position_text.read, board=board)


def _line(seen: Mapping[str, Any], seat: int | None) -> str:
    """The position text of a board."""
    seats = seen["seats"]
    colonies = [each["colony"] for each in seats]
    words = {"colonies": colonies, "first": [colonies[seen["first"]]]}
    if seen["over"] is None:
        words["asked"] = [seen["asked"]]
    else:
        words["over"] = [seen["over"]]
    words["turn"], words["idle"] = [seen["turn"]], [seen["idle"]]
    if seen["over"] is None and not seen["placed"] and seen["asked"] in _AFTER_PLACING:
        words["placed"] = ["no"]
    for name, choice in seen["choices"].items():
        if choice is not None:
            words[name] = [colonies[choice] if isinstance(choice, int) else choice]
    if seen["asked"] == "place-tile":
        words["tiles"] = [f"{'/'.join(t['faces'])}*{t['left']}" for t in seen["building"]["tiles"] if t["left"]]
    for spot, terrain in seen.get("terrain", {}).items():
        words.setdefault(terrain, []).append(spot)
    for spot, piece in seen["pieces"].items():
        owner = NEUTRAL_NAME if piece["owner"] is None else colonies[piece["owner"]]
        words.setdefault(owner, []).append(f"{piece['name']}@{spot}")
    for number, each in enumerate(seats):
        hand = each["hand"] if number == seat else _first(each["held"], each["in_hand"])
        stack = {kind: count - hand.count(kind) for kind, count in each["held"].items()}
        words[f"{each['colony']}-hand"] = hand
        words[f"{each['colony']}-stack"] = [f"{kind}*{count}" for kind, count in stack.items() if count]
        words[f"{each['colony']}-reserve"] = each["reserve"]
        words[f"{each['colony']}-trophies"] = each["trophies"]
    return " ".join(f"{name}={','.join(str(item) for item in items)}" for name, items in words.items())


_AFTER_PLACING = state.DECISIONS[state.DECISIONS.index("choose-unit") :]


def _first(held: Mapping[str, int], number: int) -> list[str]:
    """The first `number` tokens of some counts, in the order of kinds."""
    there = [name for name in KIND_NAMES for _ in range(min(held.get(name, 0), 255))]
    return there[:number]

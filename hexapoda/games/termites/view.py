"""What a seat sees of Termites: all but the hands of others, and how theirs are split between hand and stack (T12)."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from hexapoda.games.termites import text
from hexapoda.games.termites.names import (
    COLONIES,
    KIND_NAMES,
    NEUTRAL_NAME,
    hex_name,
    hexes,
    kind_list,
    kind_name,
    terrain_name,
    values,
)
from hexapoda.games.termites.rules.reading import scores
from hexapoda.games.termites.state import (
    CASTE_LETTERS,
    CASTES,
    CLEAR,
    DECISIONS,
    ENDINGS,
    KINDS,
    MAX_PLAYERS,
    MAX_SIZE,
    MAX_TILE_KINDS,
    MAX_VALUE,
    MOUND,
    NEUTRAL,
    NO_HEX,
    NO_KIND,
    NOBODY,
    TERRAINS,
)
from hexapoda.kernel.declaration import Refusal

Board = dict[str, Any]


def board(s: Any, seat: int | None) -> Board:
    """Map, pieces, players, the choices of this turn, and the numbers of the box that a page needs to explain them."""
    running = not s.ending
    return {
        "radius": int(s.radius),
        "terrain": _terrain(s),
        "pieces": _pieces(s),
        "seats": _seats(s, seat),
        "first": int(s.first),
        "turn": int(s.turn),
        "active": int(s.active) if s.turn else None,
        "asked": DECISIONS[int(s.phase)] if running else None,
        "decider": int(s.decider) if running else None,
        "over": None if running else ENDINGS[int(s.ending)],
        "idle": int(s.idle),
        "placed": bool(s.placed),
        "choices": _choices(s),
        "building": _building(s) if s.building else None,
        "box": _box(s),
    }


def _terrain(s: Any) -> dict[str, str]:
    """The hexes that are not clear."""
    terrain = s.terrain.tolist()
    return {hex_name(s, spot): TERRAINS[terrain[spot]] for spot in hexes(s) if terrain[spot] != CLEAR}


def _pieces(s: Any) -> dict[str, Board]:
    """Units and mounds by hex; nobody owns a neutral mound."""
    found: dict[str, Board] = {}
    owners, whats, strength = s.owner.tolist(), s.what.tolist(), s.strength.tolist()
    for spot in hexes(s):
        owner, what = owners[spot], whats[spot]
        if owner == NOBODY:
            continue
        piece: Board = {"owner": None if owner == NEUTRAL else owner}
        if what >= MOUND:
            piece.update(name=str(what - MOUND), mound=what - MOUND)
        else:
            size = what % MAX_SIZE + 1
            caste = what // MAX_SIZE
            piece.update(name=kind_name(what), caste=CASTES[caste], size=size, strength=size * strength[caste])
        found[hex_name(s, spot)] = piece
    return found


def _seats(s: Any, viewer: int | None) -> list[Board]:
    points = np.zeros(MAX_PLAYERS)
    scores(s, points)
    units = [[0] * KINDS for _ in range(MAX_PLAYERS)]
    owners, whats = s.owner.tolist(), s.what.tolist()
    for owner, what in zip(owners, whats, strict=True):
        if owner < NEUTRAL and what < MOUND:
            units[owner][what] += 1
    found = []
    for seat in range(int(s.players)):
        held = (s.hand[seat] + s.stack[seat]).tolist()
        chosen = int(s.token) if seat == int(s.active) else NO_KIND
        tokens = s.tokens[int(s.colony[seat])].tolist()
        lost = [tokens[kind] - held[kind] - units[seat][kind] - (kind == chosen) for kind in range(KINDS)]
        found.append(
            {
                "colony": COLONIES[int(s.colony[seat])],
                "hand": kind_list(s.hand[seat]) if seat == viewer or not s.hand[seat].any() else None,
                "in_hand": int(s.hand[seat].sum()),
                "in_stack": int(s.stack[seat].sum()),
                "held": _counts(held),
                "lost": _counts(lost),
                "units": sum(units[seat]),
                "reserve": values(int(s.reserve[seat])),
                "trophies": [value for value in range(MAX_VALUE + 1) for _ in range(int(s.trophies[seat, value]))],
                "score": int(points[seat]),
            }
        )
    return found


def _counts(numbers: list[int]) -> dict[str, int]:
    return {name: number for name, number in zip(KIND_NAMES, numbers, strict=True) if number}


def _choices(s: Any) -> Board:
    """The choices made so far in this turn."""
    found: Board = {"token": None if int(s.token) == NO_KIND else kind_name(int(s.token))}
    for name, field in (("unit", "unit"), ("target", "target"), ("from", "origin")):
        found[name] = None if int(s[field]) == NO_HEX else hex_name(s, int(s[field]))
    robbed = int(s.robbed)
    found["robbed"] = None if robbed == NOBODY else NEUTRAL_NAME if robbed == NEUTRAL else robbed
    return found


def _building(s: Any) -> Board:
    kinds = [kind for kind in range(MAX_TILE_KINDS) if s.tile_faces[kind].any()]
    return {
        "neutral_left": int(s.neutral_left),
        "tiles_left": int(s.tiles_left),
        "tiles_now": int(s.tiles_now),
        "tiles": [
            {"faces": [terrain_name(face) for face in s.tile_faces[kind]], "left": int(s.tile_left[kind])}
            for kind in kinds
        ],
    }


def _box(s: Any) -> Board:
    """What stays the same all game long (T2, T3)."""
    return {
        "hand_size": int(s.hand_size),
        "neutral_value": int(s.neutral_value),
        "castes": {
            name: {
                "letter": CASTE_LETTERS[caste],
                "movement": int(s.movement[caste]),
                "strength": int(s.strength[caste]),
            }
            for caste, name in enumerate(CASTES)
        },
        "terrain": {
            name: {
                "cost": {CASTES[caste]: int(s.cost[terrain, caste]) for caste in range(len(CASTES))},
                "deploy": [CASTES[caste] for caste in range(len(CASTES)) if s.deploy[terrain, caste]],
                "support": int(s.support_bonus[terrain]),
                "defence": int(s.defence_bonus[terrain]),
            }
            for terrain, name in enumerate(TERRAINS)
        },
    }


def called(s: Any, seat: int) -> str:
    """The colony of a seat (T4.3)."""
    return COLONIES[int(s.colony[seat])]


# ── and back ──


def restore(s: Any, seen: Mapping[str, Any], seat: int | None) -> Refusal | None:
    """Fill `s` from a board; unseen hands come in the order of their kinds."""
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
    for spot, terrain in seen["terrain"].items():
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


_AFTER_PLACING = DECISIONS[DECISIONS.index("choose-unit") :]


def _first(held: Mapping[str, int], number: int) -> list[str]:
    """So many tokens out of counts, in the order of kinds."""
    there = [name for name in KIND_NAMES for _ in range(min(held.get(name, 0), 255))]
    return there[:number]

"""What everybody sees of Myrmes: all of it (M1.5)."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

from hexapoda.games.myrmes import text
from hexapoda.games.myrmes.ahead import ahead
from hexapoda.games.myrmes.names import (
    HEX_NAMES,
    OBJECTIVE_NAMES,
    hex_name,
    objective_name,
    owner_name,
    tile_name,
)
from hexapoda.games.myrmes.plain import plain
from hexapoda.games.myrmes.printed import cubes, printed
from hexapoda.games.myrmes.rules import first_player
from hexapoda.games.myrmes.rules.atelier import level_cost
from hexapoda.games.myrmes.rules.colony import eff, free_nurses, reserve, unused_workers
from hexapoda.games.myrmes.rules.placing import largest_size
from hexapoda.games.myrmes.rules.tables import BOX, LAND, OBJECTIVE_LEVEL, OBJECTIVE_POINTS, TILE_POINTS
from hexapoda.games.myrmes.rules.winter import store_limit, winter_need
from hexapoda.games.myrmes.state import (
    ATELIER_ACTIONS,
    COLOURS,
    CUBES,
    DECISIONS,
    ENDINGS,
    EVENTS,
    EXIT,
    FREE,
    HEXES,
    MAX_LEVEL,
    MAX_SPECIAL,
    NO_HEX,
    NO_KIND,
    NO_OBJECTIVE,
    NO_TILE,
    NOBODY,
    OBJECTIVES,
    PHEROMONES,
    PREY,
    SEASONS,
    TILE_KINDS,
    TRACKS,
)
from hexapoda.games.myrmes.text.writing import counted, hexes_of, lost, picked
from hexapoda.kernel.declaration import Refusal

Board = dict[str, Any]

#: The decisions by the phase of the round to which they belong (M1.3).
_PHASES = {
    "event": ("event",),
    "births": ("birth", "born"),
    "workers": ("worker", "garden", "stand"),
    "harvest": ("harvest", "scavenging", "extra-harvest"),
    "atelier": ("atelier", "pay-mix", "pay-special", "pay-pheromones"),
    "storage": ("storage",),
    "winter": ("winter",),
}
PHASE_OF = {decision: phase for phase, decisions in _PHASES.items() for decision in decisions}


def board(s: Any, seat: int | None) -> Board:
    """Garden, tiles, colonies, objectives, and what is under way."""
    p = plain(s)
    running, decision = not p.ending, DECISIONS[p.phase]
    return {
        "players": p.players,
        "edition": "printed-board" if p.printed_board else "rulebook",
        "shuffled": bool(p.shuffled),
        "year": p.played // len(SEASONS) + 1,
        "season": SEASONS[p.played % len(SEASONS)],
        "round": p.played + 1,
        "phase": PHASE_OF[decision] if running else None,
        "asked": decision if running else None,
        "over": None if running else ENDINGS[p.ending],
        "active": p.active,
        "first": int(first_player(s)),
        "dice": list(p.dice),
        "hexes": _hexes(p.players),
        "prey": {hex_name(spot): PREY[what - 1] for spot, what in enumerate(p.content) if FREE < what < EXIT},
        "exits": {name: owner for owner in range(p.players) for name in hexes_of(p.exits[owner])},
        "tiles": {tile_name(tile): _tile(p, tile) for tile in range(p.tiles) if p.tile_kind[tile] != NO_KIND},
        "pools": {"aphid_farm": p.pool[0], "sub_colony": p.pool[1]},
        "objectives": [_objective(p, which) for which in range(OBJECTIVES)],
        "seats": [_seat(s, p, each) for each in range(p.players)],
        "worker": None if p.hex == NO_HEX else {"hex": hex_name(p.hex), "points": p.points},
        "freed": hexes_of(p.freed),
        "harvested": None if p.tile == NO_TILE else tile_name(p.tile),
        "extra": p.extra,
        "acted": [name for bit, name in enumerate(ATELIER_ACTIONS) if p.acted >> bit & 1],
        "paying": None if p.objective == NO_OBJECTIVE else objective_name(p, p.objective),
        "picked": picked(s) if p.picked else [],
        "ahead": ahead(s, seat),
        "box": printed(s),
    }


_GARDENS: dict[int, dict[str, str]] = {}


def _hexes(players: int) -> dict[str, str]:
    """The ground of each hex in play; water is never in play, but seen."""
    if players not in _GARDENS:
        area = BOX.area[players]
        _GARDENS[players] = {
            name: terrain for name, spot, terrain in zip(HEX_NAMES, BOX.hexes, BOX.terrain, strict=True) if spot in area
        }
        assert sum(map(int, LAND[players, :HEXES])) == sum(kind != "water" for kind in _GARDENS[players].values())
    return dict(_GARDENS[players])


def _tile(p: SimpleNamespace, tile: int) -> Board:
    kind, owner = p.tile_kind[tile], p.tile_owner[tile]
    return {
        "kind": TILE_KINDS[kind],
        "owner": None if owner == NOBODY else owner,
        "hexes": hexes_of(p.tile_cells[tile]),
        "cubes": cubes(p.tile_cubes[tile]),
        "points": int(TILE_POINTS[kind]),
    }


def _objective(p: SimpleNamespace, which: int) -> Board:
    number = p.objectives[which]
    printed_on = BOX.objectives[number]
    level = int(OBJECTIVE_LEVEL[number])
    done = [seat for seat in range(p.players) if p.done[seat] >> which & 1]
    return {
        "name": OBJECTIVE_NAMES[number],
        "level": level,
        "points": int(OBJECTIVE_POINTS[level]),
        "about": printed_on.about,
        "need": printed_on.need,
        "pay": printed_on.pay,
        "done": done,
        "fresh": [seat for seat in done if p.fresh[seat] >> which & 1],
    }


def _seat(s: Any, p: SimpleNamespace, seat: int) -> Board:
    level = p.level[seat]
    return {
        "colour": COLOURS[seat],
        "score": p.score[seat],
        "level": level,
        "eff": int(eff(s, seat)),
        "next_level": cubes(level_cost(s, seat)) if level < MAX_LEVEL else None,
        "event": EVENTS[p.event[seat]],
        "larvae": p.larvae[seat],
        "store": cubes(p.store[seat]),
        "store_limit": int(store_limit(s, seat)),
        "workers": p.workers[seat],
        "unused": int(unused_workers(s, seat)),
        "soldiers": p.soldiers[seat],
        "reserve": int(reserve(s, seat)),
        "nurses": p.nurses[seat],
        "free_nurses": int(free_nurses(s, seat)),
        "placed": dict(zip(TRACKS, p.placed[seat], strict=True)),
        "rooms": [room for room in range(4) if p.rooms[seat] >> room & 1],
        "exits": hexes_of(p.exits[seat]),
        "supply": dict(zip(TILE_KINDS, p.supply[seat], strict=False)),
        "lost": dict(zip(TILE_KINDS, lost(p, seat), strict=False)),
        "largest": int(largest_size(s, seat)),
        "cubes": MAX_SPECIAL - p.special[seat],
        "prey": p.prey[seat],
        "winter": int(winter_need(s, seat)),
    }


def called(s: Any, seat: int) -> str:
    """The colour of a seat."""
    return f"myrmes-{COLOURS[seat]}"


# ── and back ──


def restore(s: Any, seen: Mapping[str, Any], seat: int | None) -> Refusal | None:
    """Fill `s` from a board."""
    try:
        refusal = text.read(s, _line(seen))
        if refusal is not None:
            return refusal
        found = board(s, seat)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError):
        return Refusal("", "not-a-view", readable=False)
    return None if found == dict(seen) else Refusal("", "not-a-view", readable=False)


def _line(seen: Mapping[str, Any]) -> str:
    """The position text of a board."""
    words: dict[str, str] = {"asked": seen["asked"]} if seen["over"] is None else {"over": seen["over"]}
    words |= {"round": str(seen["round"]), "turn": COLOURS[seen["active"]]}
    words["dice"] = ",".join(map(str, seen["dice"]))
    words["objectives"] = ",".join(each["name"] for each in seen["objectives"])
    if seen["worker"]:
        words |= {"worker": seen["worker"]["hex"], "points": str(seen["worker"]["points"])}
    words["freed"] = "/".join(seen["freed"])
    words["tile"] = seen["harvested"] or ""
    words["extra"] = str(seen["extra"]) if seen["extra"] else ""
    words["acted"], words["picked"] = ",".join(seen["acted"]), ",".join(seen["picked"])
    words["paying"] = seen["paying"] or ""
    for prey in PREY:
        words[f"{prey}s"] = "/".join(spot for spot, kind in seen["prey"].items() if kind == prey)
    words["tiles"] = "/".join(_tile_word(name, tile) for name, tile in seen["tiles"].items())
    for number, each in enumerate(seen["seats"]):
        words |= {f"{each['colour']}-{name}": word for name, word in _player_words(seen, number, each).items()}
    return " ".join(f"{name}={word}" for name, word in words.items() if word)


def _tile_word(name: str, tile: Mapping[str, Any]) -> str:
    owner = owner_name(NOBODY if tile["owner"] is None else tile["owner"])
    cubes = "+".join(counted(CUBES, [int(tile["cubes"][cube]) for cube in CUBES]))
    return ".".join([name, tile["kind"], owner, "+".join(tile["hexes"]), *([cubes] if cubes else [])])


def _player_words(seen: Mapping[str, Any], number: int, each: Mapping[str, Any]) -> dict[str, str]:
    kinds = TILE_KINDS[:PHEROMONES]
    return {
        "exits": "/".join(each["exits"]),
        "score": str(each["score"]),
        "level": str(each["level"]),
        "event": str(EVENTS.index(each["event"])),
        "larvae": str(each["larvae"]),
        "store": ",".join(str(each["store"][cube]) for cube in CUBES),
        "workers": str(each["workers"]),
        "soldiers": str(each["soldiers"]),
        "nurses": str(each["nurses"]),
        "placed": ",".join(str(each["placed"][track]) for track in TRACKS),
        "rooms": ",".join(map(str, each["rooms"])),
        "lost": ",".join(counted(kinds, [int(each["lost"][kind]) for kind in kinds])),
        "prey": str(each["prey"]),
        "done": ",".join(one["name"] for one in seen["objectives"] if number in one["done"]),
        "fresh": ",".join(one["name"] for one in seen["objectives"] if number in one["fresh"]),
    }

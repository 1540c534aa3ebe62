"""The view of Myrmes: everyone sees everything (M1.5)."""

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

from hexapoda.games.myrmes import position_text, state
from hexapoda.games.myrmes.notation.names import (
    HEX_NAMES,
    OBJECTIVE_NAMES,
    hex_name,
    hexes_of,
    objective_name,
    owner_name,
    picked_names,
    tile_name,
)
from hexapoda.games.myrmes.plain_state import plain
from hexapoda.games.myrmes.position_text.write import counted, lost
from hexapoda.games.myrmes.rules.tables import BOX
from hexapoda.games.position_text import restored
from hexapoda.kernel.declaration import Refusal

Board = dict[str, Any]

#: The decisions of each phase of a round (M1.3).
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
    """Garden, tiles, colonies, objectives, and what is in progress."""
    p = plain(s)
    running, decision = not p.ending, state.DECISIONS[p.phase]
    winter = p.phase == state.ASK_WINTER
    return {
        "year": p.played // len(state.SEASONS) + 1,
        "season": "winter" if winter else state.SEASONS[p.played % len(state.SEASONS)],
        "round": p.played + 1,
        "phase": PHASE_OF[decision] if running else None,
        "asked": decision if running else None,
        "over": None if running else state.ENDINGS[p.ending],
        "active": p.decider,
        "first": (p.played + winter) % p.players,
        "dice": list(p.dice),
        "prey": {
            HEX_NAMES[spot]: state.PREY[what - 1]
            for spot, what in enumerate(p.content)
            if state.FREE < what < state.EXIT
        },
        "exits": {name: owner for owner in range(p.players) for name in hexes_of(p.exits[owner])},
        "tiles": {tile_name(tile): _tile(p, tile) for tile in range(p.tiles) if p.tile_kind[tile] != state.NO_KIND},
        "pools": {"aphid_farm": p.pool[0], "sub_colony": p.pool[1]},
        "done": _marked(p, p.done),
        "fresh": {name: seats for name, seats in _marked(p, p.fresh).items() if seats},
        "seats": [_seat(p, each) for each in range(p.players)],
        "worker": None if p.hex == state.NO_HEX else {"hex": hex_name(p.hex), "points": p.points},
        "freed": hexes_of(p.freed),
        "harvested": None if p.tile == state.NO_TILE else tile_name(p.tile),
        "extra": p.extra,
        "acted": [name for bit, name in enumerate(state.ATELIER_ACTIONS) if p.acted >> bit & 1],
        "paying": None if p.objective == state.NO_OBJECTIVE else objective_name(p, p.objective),
        "picked": picked_names(p) if p.picked else [],
    }


def _marked(p: SimpleNamespace, bits: Sequence[int]) -> dict[str, list[int]]:
    """The seats whose bit is set for each objective of the game."""
    seats = range(p.players)
    return {
        OBJECTIVE_NAMES[number]: [seat for seat in seats if bits[seat] >> which & 1]
        for which, number in enumerate(p.objectives)
    }


def _counted(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    """Counts of things, without zeros."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _tile(p: SimpleNamespace, tile: int) -> Board:
    owner = p.tile_owner[tile]
    return {
        "kind": state.TILE_KINDS[p.tile_kind[tile]],
        "owner": None if owner == state.NOBODY else owner,
        "hexes": hexes_of(p.tile_cells[tile]),
        "cubes": _counted(state.CUBES, p.tile_cubes[tile]),
    }


def _seat(p: SimpleNamespace, seat: int) -> Board:
    return {
        "score": p.score[seat],
        "level": p.level[seat],
        "eff": p.eff[seat],
        "event": state.EVENTS[p.event[seat]],
        "larvae": p.larvae[seat],
        "store": dict(zip(state.CUBES, p.store[seat], strict=True)),
        "store_limit": p.store_limit[seat],
        "workers": p.workers[seat],
        "unused": p.unused[seat],
        "soldiers": p.soldiers[seat],
        "reserve": p.reserve[seat],
        "nurses": p.nurses[seat],
        "free_nurses": p.free_nurses[seat],
        "placed": _counted(state.TRACKS, p.placed[seat]),
        "rooms": [room for room in range(state.ROOMS) if p.rooms[seat] >> room & 1],
        "supply": dict(zip(_PHEROMONES, p.supply[seat], strict=True)),
        "lost": _counted(_PHEROMONES, lost(p, seat)),
        "largest": p.largest[seat],
        "cubes": state.MAX_SPECIAL - p.special[seat],
        "prey": p.prey[seat],
        "winter": _winter(p, seat),
    }


_PHEROMONES = state.TILE_KINDS[: state.PHEROMONES]


def _winter(p: SimpleNamespace, seat: int) -> Board:
    """M14.1 to M14.4: the food that winter takes; by number of exchanges, the food paid and the points lost; and the
    number of exchanges that are useful."""
    need, food = p.winter_need[seat], p.store[seat][state.FOOD]
    paid = [min(need, food + times) for times in range(p.larvae[seat] // BOX.larvae_per_food + 1)]
    lost_points = [BOX.penalty * (need - each) for each in paid]
    return {"need": need, "paid": paid, "lost": lost_points, "exchanged": min(len(paid) - 1, max(0, need - food))}


def called(s: Any, seat: int) -> str:
    """The colour of a seat."""
    return f"myrmes-{state.COLOURS[seat]}"


# ── and back ──


def restore(s: Any, seen: Mapping[str, Any], seat: int | None) -> Refusal | None:
    """Fill `s` from a board."""
    return restored(s, seen, seat, line=_line, read=position_text.read, board=board)


def _line(seen: Mapping[str, Any], seat: int | None) -> str:
    """The position text of a board."""
    words: dict[str, str] = {"asked": seen["asked"]} if seen["over"] is None else {"over": seen["over"]}
    words |= {"round": str(seen["round"]), "turn": state.COLOURS[seen["active"]]}
    words["dice"] = ",".join(map(str, seen["dice"]))
    words["objectives"] = ",".join(seen["done"])
    if seen["worker"]:
        words |= {"worker": seen["worker"]["hex"], "points": str(seen["worker"]["points"])}
    words["freed"] = "/".join(seen["freed"])
    words["tile"] = seen["harvested"] or ""
    words["extra"] = str(seen["extra"]) if seen["extra"] else ""
    words["acted"], words["picked"] = ",".join(seen["acted"]), ",".join(seen["picked"])
    words["paying"] = seen["paying"] or ""
    for prey in state.PREY:
        words[f"{prey}s"] = "/".join(spot for spot, kind in seen["prey"].items() if kind == prey)
    words["tiles"] = "/".join(_tile_word(name, tile) for name, tile in seen["tiles"].items())
    for number, each in enumerate(seen["seats"]):
        words |= {f"{state.COLOURS[number]}-{name}": word for name, word in _player_words(seen, number, each).items()}
    return " ".join(f"{name}={word}" for name, word in words.items() if word)


def _tile_word(name: str, tile: Mapping[str, Any]) -> str:
    owner = owner_name(state.NOBODY if tile["owner"] is None else tile["owner"])
    cubes = "+".join(counted(state.CUBES, [int(tile["cubes"].get(cube, 0)) for cube in state.CUBES]))
    return ".".join([name, tile["kind"], owner, "+".join(tile["hexes"]), *([cubes] if cubes else [])])


def _player_words(seen: Mapping[str, Any], number: int, each: Mapping[str, Any]) -> dict[str, str]:
    return {
        "exits": "/".join(name for name, owner in seen["exits"].items() if owner == number),
        "score": str(each["score"]),
        "level": str(each["level"]),
        "event": str(state.EVENTS.index(each["event"])),
        "larvae": str(each["larvae"]),
        "store": ",".join(str(each["store"][cube]) for cube in state.CUBES),
        "workers": str(each["workers"]),
        "soldiers": str(each["soldiers"]),
        "nurses": str(each["nurses"]),
        "placed": ",".join(str(each["placed"].get(track, 0)) for track in state.TRACKS),
        "rooms": ",".join(map(str, each["rooms"])),
        "lost": ",".join(counted(_PHEROMONES, [int(each["lost"].get(kind, 0)) for kind in _PHEROMONES])),
        "prey": str(each["prey"]),
        "done": ",".join(name for name, seats in seen["done"].items() if number in seats),
        "fresh": ",".join(name for name, seats in seen["fresh"].items() if number in seats),
    }

"""Decisions and chance as sentences: messages of the catalog with their parameters."""

from collections.abc import Iterable, Sequence
from typing import Any

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.notation import write
from hexapoda.games.myrmes.notation.names import hexes_of, tile_name
from hexapoda.games.myrmes.plain_state import plain
from hexapoda.games.myrmes.rules.rooms import ROOM_OF
from hexapoda.games.myrmes.rules.tables import BOX, KIND_OF
from hexapoda.games.myrmes.rules.winter import ends_year
from hexapoda.kernel.declaration import Phrase

_ANTS = ("soldiers", "workers")


def phrase(s: Any, action: int, seat: int | None) -> Phrase:
    """A decision as a sentence; nothing is hidden."""
    if action == state.DO_STOP and int(s.phase) == state.ASK_EXTRA:
        return _say("stop-harvest")
    if action == state.DO_CLEAN:
        return _say("clean", **_tile(plain(s), int(s.hex)))
    if action in write.WORDS:
        return _say(write.WORDS[action])
    start, of = next((start, of) for start, of in _PHRASES if action >= start)
    return of(plain(s), action - start)


def brought(before: Any, action: int | None, after: Any, seat: int | None) -> Phrase | None:
    """The dice of a new year."""
    if action is not None and not ends_year(before, action):
        return None
    return _say("dice", dice=tuple(int(die) for die in after.dice))


def _say(what: str, **params: Any) -> Phrase:
    return Phrase(f"myrmes-say-{what}", params)


def _counts(things: Iterable[str], numbers: Sequence[int]) -> tuple[Phrase, ...]:
    """Counts of things, without zeros."""
    pairs = zip(things, numbers, strict=True)
    found = tuple(Phrase("myrmes-count", {"thing": thing, "count": number}) for thing, number in pairs if number)
    return found or (Phrase("myrmes-nothing"),)


def _birth(p: Any, code: int) -> Phrase:
    numbers = zip(state.TRACKS, write.births_of(code), strict=True)
    nurses = tuple(_say("nurses", track=track, count=count) for track, count in numbers if count)
    return _say("birth", nurses=nurses) if nurses else _say("birth-none")


def _objective(p: Any, which: int) -> Phrase:
    asked = BOX.objectives[p.objectives[which]]
    return _say("objective", title=Phrase("myrmes-objective-title", {"about": asked.about, "number": asked.need}))


def _step(p: Any, spot: int) -> Phrase:
    """Marks on a board need the prey, and the hexes of a tile, which may be gone later."""
    there = p.content[spot]
    if there >= state.TILE:
        return _say("enter", space=write.space_name(p, spot), **_tile(p, spot))
    return _say(
        "step",
        space=write.space_name(p, spot),
        prey=state.PREY[there - 1] if state.FREE < there < state.EXIT else "",
    )


def _tile(p: Any, spot: int) -> dict[str, str]:
    """The hexes of the tile on a hex."""
    return {"hexes": " ".join(hexes_of(p.tile_cells[p.content[spot] - state.TILE]))}


def _place(p: Any, placement: int) -> Phrase:
    kind, hexes = int(KIND_OF[placement]), write.placed_on(p, placement)
    if kind >= state.PHEROMONES:
        return _say("build", kind=state.TILE_KINDS[kind], hexes=hexes)
    return _say("place", kind=Phrase("myrmes-kind", {"kind": state.TILE_KINDS[kind]}), hexes=hexes)


def _extra(p: Any, code: int) -> Phrase:
    tile, cube = divmod(code, len(state.CUBES))
    return _say("extra", tile=tile_name(tile), cube=state.CUBES[cube])


def _special(p: Any, choice: int) -> Phrase:
    tiles = tuple(map(tile_name, write.special_of(p, choice)))
    return _say("pay-special", tiles=tiles, count=len(tiles))


#: The sentences by their first action, in descending order.
_PHRASES = (
    (state.DO_WINTER, lambda p, times: _say("winter", times=times)),
    (state.DO_KEEP, lambda p, code: _say("keep", cubes=_counts(state.CUBES, write.kept_of(p, code)))),
    (state.DO_PHEROMONE, lambda p, tile: _say("pay-pheromones", tiles=tile_name(tile))),
    (state.DO_SPECIAL, _special),
    (state.DO_MIX, lambda p, earth: _say("pay", cubes=_counts(state.CUBES[1:], write.mix_of(p, earth)))),
    (state.DO_OBJECTIVE, _objective),
    (state.DO_TUNNEL, lambda p, spot: _say("tunnel", hex=write.hex_name(spot))),
    (state.DO_EXTRA, _extra),
    (state.DO_TAKE, lambda p, cube: _say("harvest", tile=tile_name(p.tile), cube=state.CUBES[cube])),
    (state.DO_PLACE, _place),
    (state.DO_STAND, lambda p, spot: _say("stand", hex=write.hex_name(spot))),
    (state.DO_STEP, _step),
    (state.DO_EXIT, lambda p, spot: _say("exit", hex=write.hex_name(spot))),
    (state.DO_ROOM, lambda p, way: _say("room", room=int(ROOM_OF[way]), cube=write.ROOM_CUBES.get(way, ""))),
    (state.DO_BORN, lambda p, soldiers: _say("born", ants=_counts(_ANTS, write.born_of(p, soldiers)))),
    (state.DO_BIRTH, _birth),
    (state.DO_EVENT, lambda p, event: _say("event", event=Phrase(f"myrmes-event-{state.EVENTS[event]}"))),
)

"""Reading Myrmes' notation: from a text to the legal decision that it names, or to the reason why there is none.

Verbs can be left out where what is asked makes them clear. A walk can be said at once, from the exit on ("exit 2,11 >
2,12 > B > place P2 4,10 5,10") or from where the worker is; so can cleaning with the hex to stand on ("clean 7,7"), and
an objective with its payment ("objective mix2 earth 1 stone 1").
"""

from collections.abc import Callable
from typing import Any

from hexapoda.games.myrmes import actions, explain
from hexapoda.games.myrmes.names import hex_named, objective_name, tile_named
from hexapoda.games.myrmes.notation import Said, parts, read, text
from hexapoda.games.myrmes.rules import apply
from hexapoda.games.myrmes.rules.garden import first_hex
from hexapoda.games.myrmes.rules.walking import movement
from hexapoda.games.myrmes.state import (
    ASK_ATELIER,
    ASK_BIRTH,
    ASK_BORN,
    ASK_EVENT,
    ASK_EXTRA,
    ASK_GARDEN,
    ASK_HARVEST,
    ASK_MIX,
    ASK_PHEROMONES,
    ASK_SCAVENGING,
    ASK_SPECIAL,
    ASK_STAND,
    ASK_STORAGE,
    ASK_WINTER,
    ASK_WORKER,
    DO_CLEAN,
    MAX_TILES,
    RUNNING,
    TILE,
)
from hexapoda.kernel.declaration import Refusal, Step

__all__ = ["parse", "parts", "text"]

Found = int | Step | Refusal


def parse(s: Any, written: str) -> Found:
    """The legal decision that a text names, as a Step if the text says more than that; or why there is none."""
    if s.ending != RUNNING:
        return Refusal("", "game-over")
    said = read(written)
    if said is None:
        return explain.unreadable(s, written)
    phase = int(s.phase)
    if len(said) > 1 or (phase == ASK_STAND and said[0].verb == "clean"):
        return _walk(s, said)
    if phase == ASK_GARDEN and said[0].verb == "exit":
        return _walk(s, said)
    if phase in (ASK_GARDEN, ASK_WORKER) and said[0].verb == "clean" and said[0].words:
        return _walk(s, said)
    return _one(s, said[0])


def _one(s: Any, said: Said) -> Found:
    """A text that says one decision, or an objective with its payment."""
    if said.verb == "objective" and len(said.words) > 1:
        return _objective(s, said)
    return _READERS[int(s.phase)](s, said)


# ── walks (M8) ──


def _walk(s: Any, said: list[Said]) -> Found:
    """The next decision of a walk: what the worker has done of it already is left out."""
    phase = int(s.phase)
    if phase == ASK_WORKER:
        if said[0].verb != "exit":
            return explain.asked_now(s)
        found = actions.worker(s, said[0])
        return found if isinstance(found, Refusal) else _and_more(s, found, said)
    if phase not in (ASK_GARDEN, ASK_STAND):
        return explain.asked_now(s)
    left = _left_of(s, said)
    if isinstance(left, Refusal):
        return left
    if not left:
        return explain.walk_over(s)
    if left[0].verb == "clean" and left[0].words:
        return _clean_and_stand(s, left, said)
    if phase == ASK_STAND:
        return explain.asked_now(s)
    found = actions.garden(s, left[0])
    return found if isinstance(found, Refusal) or len(left) == 1 else _and_more(s, found, said)


def _left_of(s: Any, said: list[Said]) -> list[Said] | Refusal:
    """What is still to be done of a walk: steps from an exit are counted, others are told by where the worker is."""
    here = int(first_hex(s, int(s.hex)))
    if said[0].verb == "exit":
        done = int(movement(s, int(s.active))) - int(s.points)
        left, steps = said[1:], 0
        while left and steps < done:
            steps += left[0].verb in ("step", "")
            left = left[1:]
        return _without_cleaning(s, left) if steps == done else explain.asked_now(s)
    spaces = [_space(s, each) for each in said]
    known = [space for space in spaces if space is not None]
    if len(set(known)) != len(known):
        return explain.walk_twice(s)
    at = spaces.index(here) + 1 if here in spaces else 0
    return _without_cleaning(s, said[at:])


def _without_cleaning(s: Any, left: list[Said]) -> list[Said]:
    """A cleaning with its hex comes first, unless it has been done: then the worker stands on that hex."""
    if left and left[0].verb == "clean" and left[0].words and int(s.phase) == ASK_GARDEN:
        stands = hex_named(left[0].words[0]) == int(s.hex) and int(s.content[int(s.hex)]) < TILE
        return left[1:] if stands else left
    return left


def _space(s: Any, said: Said) -> int | None:
    """The space that a step leads to."""
    if said.verb not in ("step", "") or len(said.words) != 1:
        return hex_named(said.words[0]) if said.verb == "clean" and said.words else None
    spot, tile = hex_named(said.words[0]), tile_named(said.words[0])
    if spot is None and tile is not None and tile < MAX_TILES:
        spot = int(s.tile_cells[tile, 0])
    return None if spot is None else int(first_hex(s, spot))


def _clean_and_stand(s: Any, left: list[Said], said: list[Said]) -> Found:
    """M8.14, M8.17."""
    if int(s.phase) == ASK_STAND:
        found = actions.stand(s, Said("stand", left[0].words))
        return found if isinstance(found, Refusal) or len(left) == 1 else _and_more(s, found, said)
    found = actions.garden(s, Said("clean", ()))
    if isinstance(found, Refusal):
        return found
    return Step(DO_CLEAN)


def _and_more(s: Any, action: int, said: list[Said]) -> Found:
    """A decision after which a walk goes on."""
    return Step(action) if len(said) > 1 else action


# ── objectives with their payments (M12) ──


def _objective(s: Any, said: Said) -> Found:
    """ "objective mix2 earth 1 stone 1", "objective pheromones4 A B C D"."""
    name, *payment = said.words
    phase = int(s.phase)
    if phase == ASK_ATELIER:
        found = actions.atelier(s, Said("objective", (name,)))
        if isinstance(found, Refusal):
            return found
        after = s.copy()
        apply(after, found)
        if int(after.phase) not in (ASK_MIX, ASK_SPECIAL, ASK_PHEROMONES):
            return explain.needless(s, payment[0], f"objective {name}")
        return Step(found)
    if phase not in (ASK_MIX, ASK_SPECIAL, ASK_PHEROMONES):
        return explain.asked_now(s)
    if objective_name(s, s.objective) != name:
        return explain.asked_now(s)
    if phase != ASK_PHEROMONES:
        return _READERS[phase](s, Said("pay", tuple(payment)))
    return _pheromones(s, payment)


def _pheromones(s: Any, payment: list[str]) -> Found:
    """M12.15: one of the tiles that are named and not chosen yet; the last of them ends the text."""
    left = []
    for word in payment:
        found = actions.pay_pheromone(s, Said("pay", (word,)))
        if isinstance(found, int):
            left.append(found)
        elif not actions.is_picked(s, word):
            return found
    if not left:
        return explain.walk_over(s)
    return left[0] if len(left) == 1 else Step(left[0])


_READERS: dict[int, Callable[[Any, Said], int | Refusal]] = {
    ASK_EVENT: actions.event,
    ASK_BIRTH: actions.birth,
    ASK_BORN: actions.born,
    ASK_WORKER: actions.worker,
    ASK_GARDEN: actions.garden,
    ASK_STAND: actions.stand,
    ASK_HARVEST: actions.harvest,
    ASK_SCAVENGING: actions.harvest,
    ASK_EXTRA: actions.extra,
    ASK_ATELIER: actions.atelier,
    ASK_MIX: actions.pay_mix,
    ASK_SPECIAL: actions.pay_special,
    ASK_PHEROMONES: actions.pay_pheromone,
    ASK_STORAGE: actions.keep,
    ASK_WINTER: actions.winter,
}

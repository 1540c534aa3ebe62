"""Reading one decision: from the words of a text to a legal action or a refusal, for each kind of decision."""

import re
from collections.abc import Sequence
from typing import Any

from hexapoda.games.choices import allowed, legal_ids
from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.explain import atelier, colony, garden, question, scene
from hexapoda.games.myrmes.notation import write
from hexapoda.games.myrmes.notation.names import (
    OBJECTIVE_NAMES,
    event_named,
    hex_named,
    is_hex,
    kind_named,
    picked_names,
    tile_named,
)
from hexapoda.games.myrmes.rules.garden import first_hex
from hexapoda.games.myrmes.rules.rooms import ROOM_OF
from hexapoda.games.myrmes.rules.tables import FIRST_PLACEMENT
from hexapoda.games.refusals import must
from hexapoda.kernel.declaration import Refusal

Found = int | Refusal
Words = Sequence[str]

_NUMBER = re.compile(r"[0-9]{1,3}", re.ASCII)
#: Other words for the tracks.
_TRACK_WORDS = {"larvae": "larva", "soldiers": "soldier", "workers": "worker"}


def _whole(word: str) -> int | None:
    return int(word) if _NUMBER.fullmatch(word) else None


def _alone(s: Any, spoken: write.Spoken, action: int) -> Found:
    """An action that is one word."""
    return question.needless(s, spoken.words[0], spoken.verb) if spoken.words else action


def _counts(s: Any, words: Words, names: Sequence[str], shown: str) -> dict[str, int] | Refusal:
    """Counts of things in any order: "larva 1 worker 2", or "1 larva 2 workers"."""
    found: dict[str, int] = {}
    if len(words) % 2:
        return question.unfinished(s, shown)
    for pair in zip(words[::2], words[1::2], strict=True):
        name, number = pair if _whole(pair[0]) is None else pair[::-1]
        name = _TRACK_WORDS.get(name, name)
        count = _whole(number)
        if name not in names or count is None:
            return question.unknown_word(s, pair[0] if name not in names else number)
        if name in found:
            return question.needless(s, name, shown)
        found[name] = count
    return found


def _one_hex(s: Any, words: Words, shown: str) -> int | Refusal:
    """The only hex that words name."""
    if not words:
        return question.unfinished(s, shown)
    if len(words) > 1:
        return question.needless(s, words[1], shown)
    return _hex(s, words[0])


def _hex(s: Any, word: str) -> int | Refusal:
    spot = hex_named(word)
    if spot is None:
        return question.no_such_hex(s, word) if is_hex(word) else question.unknown_word(s, word)
    return spot


def _tile(s: Any, word: str) -> int | Refusal:
    """A tile on the map, by its letters or one of its hexes."""
    if is_hex(word):
        spot = _hex(s, word)
        if isinstance(spot, Refusal):
            return spot
        tile = scene.tile_at(s, spot)
        return question.no_tile_there(s, spot) if tile is None else tile
    tile = tile_named(word)
    if tile is None or int(s.tile_kind[tile]) == state.NO_KIND:
        return question.no_such_tile(s, word)
    return tile


# ── event and births ──


def event(s: Any, spoken: write.Spoken) -> Found:
    """M5.4: "event 7", "event worker_plus_1"."""
    if spoken.verb not in ("event", ""):
        return question.asked_now(s)
    if not spoken.words:
        return question.unfinished(s, "event 7")
    number = event_named("_".join(spoken.words))
    if number is None:
        return colony.no_such_event(s, " ".join(spoken.words))
    return allowed(s, state.DO_EVENT + number, colony.event_too_far, number)


def birth(s: Any, spoken: write.Spoken) -> Found:
    """M6.1: "birth larva 1 worker 2 atelier 1", "birth none"."""
    if spoken.verb not in ("birth", ""):
        return question.asked_now(s)
    words: Words = () if spoken.words == ("none",) else spoken.words
    if not words and spoken.words != ("none",):
        return question.unfinished(s, "birth larva 1 worker 2")
    counts = must(_counts(s, words, state.TRACKS, "birth larva 1 worker 2 atelier 1"))
    numbers = [counts.get(track, 0) for track in state.TRACKS]
    for track, number, useful in zip(state.TRACKS, numbers, state.USEFUL, strict=True):
        if number not in useful:
            return colony.useless_nurses(s, track, number, useful)
    action = state.DO_BIRTH + write.birth_code(numbers)
    return allowed(s, action, colony.too_few_nurses, sum(numbers))


def born(s: Any, spoken: write.Spoken) -> Found:
    """M6.8: "born soldier 1 worker 1"."""
    if spoken.verb not in ("born", ""):
        return question.asked_now(s)
    counts = must(_counts(s, spoken.words, state.TRACKS[1:3], "born soldier 1 worker 1"))
    if not counts:
        return question.unfinished(s, "born soldier 1 worker 1")
    ants = colony.ants_left(s)
    soldiers = counts.get("soldier", ants - counts.get("worker", 0))
    action = state.DO_BORN + soldiers
    right = soldiers + counts.get("worker", ants - soldiers) == ants and 0 <= soldiers <= state.MOST_SOLDIERS_BORN
    return action if right and action in legal_ids(s) else colony.wrong_births(s)


# ── workers ──


def worker(s: Any, spoken: write.Spoken) -> Found:
    """M7.3: a room or an exit, or the exchange of larvae."""
    if spoken.verb == "exchange":
        return _exchange(s, spoken)
    if spoken.verb == "room":
        return _room(s, spoken.words)
    if spoken.verb == "pass":
        return colony.no_pass(s)
    if spoken.verb in ("exit", ""):
        spot = must(_one_hex(s, spoken.words, "exit 2,11"))
        return allowed(s, state.DO_EXIT + spot, colony.not_your_exit, spot)
    return question.asked_now(s)


def _exchange(s: Any, spoken: write.Spoken) -> Found:
    """M4.7."""
    if spoken.words:
        return question.needless(s, spoken.words[0], "exchange")
    return allowed(s, state.DO_EXCHANGE, colony.too_few_larvae)


def _room(s: Any, words: Words) -> Found:
    """M7.4: "room 0", "room 2 stone"."""
    if not words:
        return question.unfinished(s, "room 0")
    room = _whole(words[0])
    if room is None or room not in ROOM_OF:
        return colony.no_such_room(s, words[0])
    way, has_choice = ROOM_OF.index(room), ROOM_OF.count(room) > 1
    if len(words) > (2 if has_choice else 1):
        return question.needless(s, words[-1], f"room {room}")
    if has_choice and len(words) == 2:
        if words[1] not in write.ROOM_CUBES.values():
            return question.unknown_word(s, words[1])
        way = next(way for way, cube in write.ROOM_CUBES.items() if cube == words[1])
    if state.DO_ROOM + way not in legal_ids(s):
        return colony.room_closed(s, room)
    return colony.which_cube(s) if has_choice and len(words) == 1 else state.DO_ROOM + way


# ── the garden ──


def in_garden(s: Any, spoken: write.Spoken) -> Found:
    """M8, M9."""
    if spoken.verb == "exchange":
        return _exchange(s, spoken)
    if spoken.verb == "stop":
        return _alone(s, spoken, state.DO_STOP)
    if spoken.verb == "clean":
        if spoken.words:
            return question.needless(s, spoken.words[0], "clean")
        return allowed(s, state.DO_CLEAN, garden.why_no_cleaning)
    if spoken.verb == "place":
        return _place(s, spoken.words)
    if spoken.verb in ("step", ""):
        return _step(s, spoken.words)
    return question.asked_now(s)


def _step(s: Any, words: Words) -> Found:
    """M8.4: "step 2,12", "B"."""
    if not words:
        return question.unfinished(s, "step 2,12")
    if len(words) > 1:
        return question.needless(s, words[1], f"step {words[0]}")
    spot = must(_hex(s, words[0])) if is_hex(words[0]) else int(s.tile_cells[must(_tile(s, words[0])), 0])
    action = state.DO_STEP + int(first_hex(s, spot))
    return allowed(s, action, garden.why_no_step, spot)


def _place(s: Any, words: Words) -> Found:
    """M9: "place P3L 2,10 3,10 4,10"."""
    if not words:
        return question.unfinished(s, "place P2 2,10 3,10")
    kind = kind_named(words[0])
    if kind is None:
        return garden.no_such_kind(s, words[0])
    spots = [must(_hex(s, word)) for word in words[1:]]
    for placement in range(int(FIRST_PLACEMENT[kind]), int(FIRST_PLACEMENT[kind + 1])):
        if write.covered_by(s, placement) == sorted(spots):
            legal = state.DO_PLACE + placement in legal_ids(s)
            return state.DO_PLACE + placement if legal else garden.why_no_tile(s, kind, spots)
    return garden.why_no_tile(s, kind, spots)


def stand(s: Any, spoken: write.Spoken) -> Found:
    """M8.17: "stand 7,7"."""
    if spoken.verb not in ("stand", ""):
        return question.asked_now(s)
    spot = must(_one_hex(s, spoken.words, "stand 7,7"))
    return allowed(s, state.DO_STAND + spot, garden.stand_elsewhere, spot)


# ── harvest ──


def _cube(s: Any, words: Words, shown: str) -> tuple[int | None, int | None] | Refusal:
    """A tile and a kind of cube; None for one that is not named."""
    if not words:
        return question.unfinished(s, shown)
    if len(words) > 2:
        return question.needless(s, words[1], shown)
    cube = state.CUBES.index(words[-1]) if words[-1] in state.CUBES else None
    if cube is None and (len(words) == 2 or not (is_hex(words[0]) or tile_named(words[0]) is not None)):
        return question.unknown_word(s, words[-1])
    return must(_tile(s, words[0])) if len(words) == 2 or cube is None else None, cube


def harvest(s: Any, spoken: write.Spoken) -> Found:
    """M10.1, M10.3: "harvest A earth", "earth"."""
    if spoken.verb not in ("harvest", ""):
        return question.asked_now(s)
    found = must(_cube(s, spoken.words, "harvest A earth"))
    tile, cube = found
    if tile not in (None, int(s.tile)):
        return garden.other_harvest(s)
    if cube is None:
        return question.unfinished(s, write.text(s, legal_ids(s)[0]))
    return allowed(s, state.DO_TAKE + cube, garden.no_such_cube, int(s.tile))


def extra(s: Any, spoken: write.Spoken) -> Found:
    """M10.6: "extra A food", "stop"."""
    if spoken.verb == "stop":
        return _alone(s, spoken, state.DO_STOP)
    if spoken.verb not in ("extra", "harvest", ""):
        return question.asked_now(s)
    found = must(_cube(s, spoken.words, "extra A food"))
    tile, cube = found
    if tile is None:
        return question.unfinished(s, "extra A food")
    taken = [action for action in legal_ids(s) if tile == (action - state.DO_EXTRA) // len(state.CUBES)]
    if cube is None and taken:
        return question.unfinished(s, write.text(s, taken[0]))
    action = state.DO_EXTRA + tile * len(state.CUBES) + (cube or 0)
    return action if action in taken else garden.no_such_cube(s, tile)


# ── atelier and objectives ──


def in_atelier(s: Any, spoken: write.Spoken) -> Found:
    """M11.2."""
    if spoken.verb == "done":
        return _alone(s, spoken, state.DO_DONE)
    if spoken.verb == "exchange":
        return _exchange(s, spoken)
    if spoken.verb == "tunnel":
        spot = must(_one_hex(s, spoken.words, "tunnel 3,12"))
        return allowed(s, state.DO_TUNNEL + spot, atelier.why_no_tunnel, spot)
    if spoken.verb in ("level", "nurse"):
        action = must(_alone(s, spoken, state.DO_LEVEL if spoken.verb == "level" else state.DO_NURSE))
        why = atelier.why_no_level if spoken.verb == "level" else atelier.why_no_nurse
        return allowed(s, action, why)
    if spoken.verb in ("objective", ""):
        return _objective(s, spoken.words)
    return question.asked_now(s)


def _objective(s: Any, words: Words) -> Found:
    """M11.9: "objective prey2"."""
    if not words:
        return question.unfinished(s, "objective prey2")
    if len(words) > 1:
        return question.needless(s, words[1], f"objective {words[0]}")
    chosen = [int(each) for each in s.objectives]
    number = OBJECTIVE_NAMES.index(words[0]) if words[0] in OBJECTIVE_NAMES else -1
    if number not in chosen:
        return atelier.no_such_objective(s, words[0])
    which = chosen.index(number)
    return allowed(s, state.DO_OBJECTIVE + which, atelier.why_no_objective, which)


def pay_mix(s: Any, spoken: write.Spoken) -> Found:
    """M12.9: "pay earth 1 stone 1"."""
    if spoken.verb not in ("pay", ""):
        return question.asked_now(s)
    counts = must(_counts(s, spoken.words, state.CUBES[1:], "pay earth 1 stone 1"))
    if not counts:
        return question.unfinished(s, "pay earth 1 stone 1")
    price = atelier.mix_price(s)
    earth = counts.get("earth", price - counts.get("stone", 0))
    if earth + counts.get("stone", price - earth) != price or not 0 <= earth <= price:
        return atelier.wrong_mix(s)
    return allowed(s, state.DO_MIX + earth, atelier.mix_missing)


def pay_special(s: Any, spoken: write.Spoken) -> Found:
    """M12.13: "pay C", "pay C F"."""
    if spoken.verb not in ("pay", ""):
        return question.asked_now(s)
    twice = named_twice(s, spoken.words)
    if twice is not None:
        return twice
    tiles = [must(_tile(s, word)) for word in spoken.words]
    for action in legal_ids(s):
        if write.special_of(s, action - state.DO_SPECIAL) == sorted(tiles):
            return action
    return atelier.wrong_special(s)


def pay_pheromone(s: Any, spoken: write.Spoken) -> Found:
    """M12.15: "pay A": the first of the named tiles."""
    if spoken.verb not in ("pay", ""):
        return question.asked_now(s)
    if not spoken.words:
        return question.unfinished(s, "pay A")
    twice = named_twice(s, spoken.words)
    if twice is not None:
        return twice
    tile = must(_tile(s, spoken.words[0]))
    return allowed(s, state.DO_PHEROMONE + tile, atelier.why_no_pheromone, tile)


def named_twice(s: Any, words: Words) -> Refusal | None:
    """M12.13, M12.15: why a tile can't pay twice; None if each is named once."""
    tiles: list[int | Refusal | None] = [*map(tile_named, picked_names(s)), *(_tile(s, word) for word in words)]
    for number, tile in enumerate(tiles):
        if isinstance(tile, int) and tile in tiles[:number]:
            return atelier.tile_twice(s, tile)
    return None


# ── end of round and winter ──


def keep(s: Any, spoken: write.Spoken) -> Found:
    """M13.2: "keep food 2 earth 1 stone 1"."""
    if spoken.verb not in ("keep", ""):
        return question.asked_now(s)
    counts = must(_counts(s, spoken.words, state.CUBES, "keep food 2 earth 1 stone 1"))
    if not counts:
        return question.unfinished(s, "keep food 2 earth 1 stone 1")
    kept = [counts.get(cube, 0) for cube in state.CUBES]
    if sum(kept) != colony.limit_now(s):
        return colony.wrong_keep(s, sum(kept))
    action = state.DO_KEEP + kept[0] * state.KEEP_STRIDE + kept[1]
    return allowed(s, action, colony.keep_missing)


def winter(s: Any, spoken: write.Spoken) -> Found:
    """M14.3: "winter 2" exchanges twice."""
    if spoken.verb not in ("winter", "exchange", ""):
        return question.asked_now(s)
    if not spoken.words:
        return question.unfinished(s, "winter 0")
    if len(spoken.words) > 1:
        return question.needless(s, spoken.words[1], f"winter {spoken.words[0]}")
    times = _whole(spoken.words[0])
    if times is None:
        return question.unknown_word(s, spoken.words[0])
    legal = times <= state.MOST_EXCHANGES and state.DO_WINTER + times in legal_ids(s)
    return state.DO_WINTER + times if legal else colony.too_many_exchanges(s)

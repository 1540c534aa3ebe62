"""Reading one decision: for each kind of choice, from the words of a text to a legal action, or to a refusal."""

import re
from collections.abc import Sequence
from typing import Any

from hexapoda.games.myrmes import explain
from hexapoda.games.myrmes.names import OBJECTIVE_NAMES, event_named, hex_named, is_hex, kind_named, tile_named
from hexapoda.games.myrmes.notation import (
    Spoken,
    birth_code,
    covered_by,
    legal_ids,
    special_of,
    text,
)
from hexapoda.games.myrmes.rules.garden import first_hex
from hexapoda.games.myrmes.rules.tables import FIRST_PLACEMENT
from hexapoda.games.myrmes.state import (
    CUBES,
    DO_BIRTH,
    DO_BORN,
    DO_CLEAN,
    DO_DONE,
    DO_EVENT,
    DO_EXCHANGE,
    DO_EXIT,
    DO_EXTRA,
    DO_KEEP,
    DO_LEVEL,
    DO_MIX,
    DO_NURSE,
    DO_OBJECTIVE,
    DO_PHEROMONE,
    DO_PLACE,
    DO_ROOM,
    DO_SPECIAL,
    DO_STAND,
    DO_STEP,
    DO_STOP,
    DO_TAKE,
    DO_TUNNEL,
    DO_WINTER,
    MOST_EXCHANGES,
    MOST_KEPT,
    NO_KIND,
    TRACKS,
    USEFUL,
)
from hexapoda.games.myrmes.text.writing import picked
from hexapoda.kernel.declaration import Refusal

Found = int | Refusal
Words = Sequence[str]

_NUMBER = re.compile(r"[0-9]{1,3}", re.ASCII)
#: Other words for the tracks.
_TRACK_WORDS = {"larvae": "larva", "soldiers": "soldier", "workers": "worker"}


def _whole(word: str) -> int | None:
    return int(word) if _NUMBER.fullmatch(word) else None


def _alone(s: Any, spoken: Spoken, action: int) -> Found:
    """An action that is one word."""
    return explain.needless(s, spoken.words[0], spoken.verb) if spoken.words else action


def _counts(s: Any, words: Words, names: Sequence[str], shown: str) -> dict[str, int] | Refusal:
    """Numbers with what they count, in any order: "larva 1 worker 2", or "1 larva 2 workers"."""
    found: dict[str, int] = {}
    if len(words) % 2:
        return explain.unfinished(s, shown)
    for pair in zip(words[::2], words[1::2], strict=True):
        name, number = pair if _whole(pair[0]) is None else pair[::-1]
        name = _TRACK_WORDS.get(name, name)
        count = _whole(number)
        if name not in names or count is None:
            return explain.unknown_word(s, pair[0] if name not in names else number)
        if name in found:
            return explain.needless(s, name, shown)
        found[name] = count
    return found


def _one_hex(s: Any, words: Words, shown: str) -> int | Refusal:
    """The one hex that words name, which is in the garden and in play."""
    if not words:
        return explain.unfinished(s, shown)
    if len(words) > 1:
        return explain.needless(s, words[1], shown)
    return _hex(s, words[0])


def _hex(s: Any, word: str) -> int | Refusal:
    spot = hex_named(word)
    if spot is None:
        return explain.no_such_hex(s, word) if is_hex(word) else explain.unknown_word(s, word)
    return spot


def _tile(s: Any, word: str) -> int | Refusal:
    """A tile on the map, by its letters or by a hex that it covers."""
    if is_hex(word):
        spot = _hex(s, word)
        if isinstance(spot, Refusal):
            return spot
        tile = explain.tile_at(s, spot)
        return explain.no_tile_there(s, spot) if tile is None else tile
    tile = tile_named(word)
    if tile is None or int(s.tile_kind[tile]) == NO_KIND:
        return explain.no_such_tile(s, word)
    return tile


# ── event and births ──


def event(s: Any, spoken: Spoken) -> Found:
    """M5.4: "event 7", "event worker_plus_1"."""
    if spoken.verb not in ("event", ""):
        return explain.asked_now(s)
    if not spoken.words:
        return explain.unfinished(s, "event 7")
    number = event_named("_".join(spoken.words))
    if number is None:
        return explain.no_such_event(s, " ".join(spoken.words))
    return DO_EVENT + number if DO_EVENT + number in legal_ids(s) else explain.event_too_far(s, number)


def birth(s: Any, spoken: Spoken) -> Found:
    """M6.1: "birth larva 1 worker 2 atelier 1", "birth none"."""
    if spoken.verb not in ("birth", ""):
        return explain.asked_now(s)
    words: Words = () if spoken.words == ("none",) else spoken.words
    if not words and spoken.words != ("none",):
        return explain.unfinished(s, "birth larva 1 worker 2")
    counts = _counts(s, words, TRACKS, "birth larva 1 worker 2 atelier 1")
    if isinstance(counts, Refusal):
        return counts
    numbers = [counts.get(track, 0) for track in TRACKS]
    for track, number, useful in zip(TRACKS, numbers, USEFUL, strict=True):
        if number not in useful:
            return explain.useless_nurses(s, track, number, useful)
    action = DO_BIRTH + birth_code(numbers)
    return action if action in legal_ids(s) else explain.too_few_nurses(s, sum(numbers))


def born(s: Any, spoken: Spoken) -> Found:
    """M6.8: "born soldier 1 worker 1"."""
    if spoken.verb not in ("born", ""):
        return explain.asked_now(s)
    counts = _counts(s, spoken.words, TRACKS[1:3], "born soldier 1 worker 1")
    if isinstance(counts, Refusal):
        return counts
    if not counts:
        return explain.unfinished(s, "born soldier 1 worker 1")
    ants = explain.ants_left(s)
    soldiers = counts.get("soldier", ants - counts.get("worker", 0))
    action = DO_BORN + soldiers
    right = soldiers + counts.get("worker", ants - soldiers) == ants and 0 <= soldiers <= 3
    return action if right and action in legal_ids(s) else explain.wrong_births(s)


# ── workers ──


def worker(s: Any, spoken: Spoken) -> Found:
    """M7.3: a room or an exit, or the exchange of larvae."""
    if spoken.verb == "exchange":
        return _exchange(s, spoken)
    if spoken.verb == "room":
        return _room(s, spoken.words)
    if spoken.verb == "pass":
        return explain.no_pass(s)
    if spoken.verb in ("exit", ""):
        spot = _one_hex(s, spoken.words, "exit 2,11")
        if isinstance(spot, Refusal):
            return spot
        return DO_EXIT + spot if DO_EXIT + spot in legal_ids(s) else explain.not_your_exit(s, spot)
    return explain.asked_now(s)


def _exchange(s: Any, spoken: Spoken) -> Found:
    """M4.7."""
    if spoken.words:
        return explain.needless(s, spoken.words[0], "exchange")
    return DO_EXCHANGE if DO_EXCHANGE in legal_ids(s) else explain.too_few_larvae(s)


def _room(s: Any, words: Words) -> Found:
    """M7.4: "room 0", "room 2 stone"."""
    if not words:
        return explain.unfinished(s, "room 0")
    room = _whole(words[0])
    if room is None or room > 3:
        return explain.no_such_room(s, words[0])
    ways = {0: 0, 1: 1, 2: 2, 3: 4}
    way = ways[room]
    if len(words) > (2 if room == 2 else 1):
        return explain.needless(s, words[-1], f"room {room}")
    if room == 2 and len(words) == 2:
        if words[1] not in CUBES[1:]:
            return explain.unknown_word(s, words[1])
        way += CUBES.index(words[1]) - 1
    if DO_ROOM + way not in legal_ids(s):
        return explain.room_closed(s, room)
    return explain.which_cube(s) if room == 2 and len(words) == 1 else DO_ROOM + way


# ── the garden ──


def garden(s: Any, spoken: Spoken) -> Found:
    """M8, M9."""
    if spoken.verb == "exchange":
        return _exchange(s, spoken)
    if spoken.verb == "stop":
        return _alone(s, spoken, DO_STOP)
    if spoken.verb == "clean":
        if spoken.words:
            return explain.needless(s, spoken.words[0], "clean")
        return DO_CLEAN if DO_CLEAN in legal_ids(s) else explain.why_no_cleaning(s)
    if spoken.verb == "place":
        return _place(s, spoken.words)
    if spoken.verb in ("step", ""):
        return _step(s, spoken.words)
    return explain.asked_now(s)


def _step(s: Any, words: Words) -> Found:
    """M8.4: "step 2,12", "B"."""
    if not words:
        return explain.unfinished(s, "step 2,12")
    if len(words) > 1:
        return explain.needless(s, words[1], f"step {words[0]}")
    if is_hex(words[0]):
        spot = _hex(s, words[0])
    else:
        tile = _tile(s, words[0])
        spot = tile if isinstance(tile, Refusal) else int(s.tile_cells[tile, 0])
    if isinstance(spot, Refusal):
        return spot
    action = DO_STEP + int(first_hex(s, spot))
    return action if action in legal_ids(s) else explain.why_no_step(s, spot)


def _place(s: Any, words: Words) -> Found:
    """M9: "place P3L 2,10 3,10 4,10"."""
    if not words:
        return explain.unfinished(s, "place P2 2,10 3,10")
    kind = kind_named(words[0])
    if kind is None:
        return explain.no_such_kind(s, words[0])
    spots = []
    for word in words[1:]:
        spot = _hex(s, word)
        if isinstance(spot, Refusal):
            return spot
        spots.append(spot)
    for placement in range(int(FIRST_PLACEMENT[kind]), int(FIRST_PLACEMENT[kind + 1])):
        if covered_by(s, placement) == sorted(spots):
            legal = DO_PLACE + placement in legal_ids(s)
            return DO_PLACE + placement if legal else explain.why_no_tile(s, kind, spots)
    return explain.why_no_tile(s, kind, spots)


def stand(s: Any, spoken: Spoken) -> Found:
    """M8.17: "stand 7,7"."""
    if spoken.verb not in ("stand", ""):
        return explain.asked_now(s)
    spot = _one_hex(s, spoken.words, "stand 7,7")
    if isinstance(spot, Refusal):
        return spot
    return DO_STAND + spot if DO_STAND + spot in legal_ids(s) else explain.stand_elsewhere(s, spot)


# ── harvest ──


def _cube(s: Any, words: Words, shown: str) -> tuple[int | None, int | None] | Refusal:
    """A tile and a kind of cube, None where one of them is not named."""
    if not words:
        return explain.unfinished(s, shown)
    if len(words) > 2:
        return explain.needless(s, words[1], shown)
    cube = CUBES.index(words[-1]) if words[-1] in CUBES else None
    if cube is None and (len(words) == 2 or not (is_hex(words[0]) or tile_named(words[0]) is not None)):
        return explain.unknown_word(s, words[-1])
    tile = _tile(s, words[0]) if len(words) == 2 or cube is None else None
    return tile if isinstance(tile, Refusal) else (tile, cube)


def harvest(s: Any, spoken: Spoken) -> Found:
    """M10.1, M10.3: "harvest A earth", "earth"."""
    if spoken.verb not in ("harvest", ""):
        return explain.asked_now(s)
    found = _cube(s, spoken.words, "harvest A earth")
    if isinstance(found, Refusal):
        return found
    tile, cube = found
    if tile not in (None, int(s.tile)):
        return explain.other_harvest(s)
    if cube is None:
        return explain.unfinished(s, text(s, legal_ids(s)[0]))
    return DO_TAKE + cube if DO_TAKE + cube in legal_ids(s) else explain.no_such_cube(s, int(s.tile))


def extra(s: Any, spoken: Spoken) -> Found:
    """M10.6: "extra A food", "stop"."""
    if spoken.verb == "stop":
        return _alone(s, spoken, DO_STOP)
    if spoken.verb not in ("extra", "harvest", ""):
        return explain.asked_now(s)
    found = _cube(s, spoken.words, "extra A food")
    if isinstance(found, Refusal):
        return found
    tile, cube = found
    if tile is None:
        return explain.unfinished(s, "extra A food")
    taken = [action for action in legal_ids(s) if tile == (action - DO_EXTRA) // len(CUBES)]
    if cube is None and taken:
        return explain.unfinished(s, text(s, taken[0]))
    action = DO_EXTRA + tile * len(CUBES) + (cube or 0)
    return action if action in taken else explain.no_such_cube(s, tile)


# ── atelier and objectives ──


def atelier(s: Any, spoken: Spoken) -> Found:
    """M11.2."""
    if spoken.verb == "done":
        return _alone(s, spoken, DO_DONE)
    if spoken.verb == "exchange":
        return _exchange(s, spoken)
    if spoken.verb == "tunnel":
        spot = _one_hex(s, spoken.words, "tunnel 3,12")
        if isinstance(spot, Refusal):
            return spot
        return DO_TUNNEL + spot if DO_TUNNEL + spot in legal_ids(s) else explain.why_no_tunnel(s, spot)
    if spoken.verb == "level":
        found = _alone(s, spoken, DO_LEVEL)
        return found if isinstance(found, Refusal) or found in legal_ids(s) else explain.why_no_level(s)
    if spoken.verb == "nurse":
        found = _alone(s, spoken, DO_NURSE)
        return found if isinstance(found, Refusal) or found in legal_ids(s) else explain.why_no_nurse(s)
    if spoken.verb in ("objective", ""):
        return _objective(s, spoken.words)
    return explain.asked_now(s)


def _objective(s: Any, words: Words) -> Found:
    """M11.9: "objective prey2"."""
    if not words:
        return explain.unfinished(s, "objective prey2")
    if len(words) > 1:
        return explain.needless(s, words[1], f"objective {words[0]}")
    chosen = [int(each) for each in s.objectives]
    number = OBJECTIVE_NAMES.index(words[0]) if words[0] in OBJECTIVE_NAMES else -1
    if number not in chosen:
        return explain.no_such_objective(s, words[0])
    which = chosen.index(number)
    return DO_OBJECTIVE + which if DO_OBJECTIVE + which in legal_ids(s) else explain.why_no_objective(s, which)


def pay_mix(s: Any, spoken: Spoken) -> Found:
    """M12.9: "pay earth 1 stone 1"."""
    if spoken.verb not in ("pay", ""):
        return explain.asked_now(s)
    counts = _counts(s, spoken.words, CUBES[1:], "pay earth 1 stone 1")
    if isinstance(counts, Refusal):
        return counts
    if not counts:
        return explain.unfinished(s, "pay earth 1 stone 1")
    price = explain.mix_price(s)
    earth = counts.get("earth", price - counts.get("stone", 0))
    if earth + counts.get("stone", price - earth) != price or not 0 <= earth <= price:
        return explain.wrong_mix(s)
    return DO_MIX + earth if DO_MIX + earth in legal_ids(s) else explain.mix_missing(s)


def pay_special(s: Any, spoken: Spoken) -> Found:
    """M12.13: "pay C", "pay C F"."""
    if spoken.verb not in ("pay", ""):
        return explain.asked_now(s)
    twice = named_twice(s, spoken.words)
    if twice is not None:
        return twice
    tiles = []
    for word in spoken.words:
        tile = _tile(s, word)
        if isinstance(tile, Refusal):
            return tile
        tiles.append(tile)
    for action in legal_ids(s):
        if special_of(s, action - DO_SPECIAL) == sorted(tiles):
            return action
    return explain.wrong_special(s)


def pay_pheromone(s: Any, spoken: Spoken) -> Found:
    """M12.15: "pay A": the first of the tiles that are named."""
    if spoken.verb not in ("pay", ""):
        return explain.asked_now(s)
    if not spoken.words:
        return explain.unfinished(s, "pay A")
    twice = named_twice(s, spoken.words)
    if twice is not None:
        return twice
    tile = _tile(s, spoken.words[0])
    if isinstance(tile, Refusal):
        return tile
    return DO_PHEROMONE + tile if DO_PHEROMONE + tile in legal_ids(s) else explain.why_no_pheromone(s, tile)


def named_twice(s: Any, words: Words) -> Refusal | None:
    """M12.13, M12.15: why one tile can't pay for two; None where each tile is named once."""
    tiles: list[int | Refusal | None] = [*map(tile_named, picked(s)), *(_tile(s, word) for word in words)]
    for number, tile in enumerate(tiles):
        if isinstance(tile, int) and tile in tiles[:number]:
            return explain.tile_twice(s, tile)
    return None


# ── end of round and winter ──


def keep(s: Any, spoken: Spoken) -> Found:
    """M13.2: "keep food 2 earth 1 stone 1"."""
    if spoken.verb not in ("keep", ""):
        return explain.asked_now(s)
    counts = _counts(s, spoken.words, CUBES, "keep food 2 earth 1 stone 1")
    if isinstance(counts, Refusal):
        return counts
    if not counts:
        return explain.unfinished(s, "keep food 2 earth 1 stone 1")
    kept = [counts.get(cube, 0) for cube in CUBES]
    if sum(kept) != explain.limit_now(s):
        return explain.wrong_keep(s, sum(kept))
    action = DO_KEEP + kept[0] * (MOST_KEPT + 1) + kept[1]
    return action if action in legal_ids(s) else explain.keep_missing(s)


def winter(s: Any, spoken: Spoken) -> Found:
    """M14.3: "winter 2" exchanges twice."""
    if spoken.verb not in ("winter", "exchange", ""):
        return explain.asked_now(s)
    if not spoken.words:
        return explain.unfinished(s, "winter 0")
    if len(spoken.words) > 1:
        return explain.needless(s, spoken.words[1], f"winter {spoken.words[0]}")
    times = _whole(spoken.words[0])
    if times is None:
        return explain.unknown_word(s, spoken.words[0])
    legal = times <= MOST_EXCHANGES and DO_WINTER + times in legal_ids(s)
    return DO_WINTER + times if legal else explain.too_many_exchanges(s)

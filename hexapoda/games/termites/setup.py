"""The options of a game of Termites and its start (T4)."""

import hashlib
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from hexapoda.games.boxes import STANDARD
from hexapoda.games.template import copy_all_but_chance
from hexapoda.games.termites.box import SHELF
from hexapoda.games.termites.box.contents import Box
from hexapoda.games.termites.maps import Map, is_map_word, map_of_word, mounds_on, open_map, problems, terrain_on
from hexapoda.games.termites.notation.names import COLONIES, colony_named
from hexapoda.games.termites.random_maps import MAP_BYTES, random_map
from hexapoda.games.termites.rules.apply import begin
from hexapoda.games.termites.rules.board import put
from hexapoda.games.termites.state import GIVEN_COLONIES, GIVEN_MAP, MOUND, NEUTRAL, NOBODY, NOTHING, STATE
from hexapoda.games.toml_reader import is_file, near_first
from hexapoda.i18n import excerpt
from hexapoda.kernel.chance import REMEMBERED, draw
from hexapoda.kernel.declaration import Option, Refusal, Suggestion

SETUP, BUILD, RANDOM = "setup", "build", "random"
#: T11.1.
TILES = 18

_RANDOM_MAP = re.compile(r"random:([0-9]{1,10})", re.IGNORECASE | re.ASCII)


# ── the options ──


def _open_map(value: Any) -> Any:
    """A map file as one word; anything else unchanged."""
    if not is_file(value):
        return value
    found = open_map(value)
    return found if isinstance(found, Refusal) else found.word()


def _read_map(value: Any) -> str | Refusal:
    if isinstance(value, str):
        if value.lower() in (SETUP, BUILD, RANDOM):
            return value.lower()
        match = _RANDOM_MAP.fullmatch(value)
        if match and int(match[1]) < 256**MAP_BYTES:
            return f"{RANDOM}:{int(match[1])}"
        if is_map_word(value):
            found = map_of_word(value)
            return found if isinstance(found, Refusal) else found.word()
    if is_file(value):  # records and position texts must not read files
        return Refusal("", "file-not-here", {"option": "map", "file": excerpt(value)})
    return Refusal("", "option-map", {"value": excerpt(value), "most": 256**MAP_BYTES - 1})


def _read_setup(value: Any) -> str | Refusal:
    if isinstance(value, str) and value.strip() and len(value.split()) == 1:
        return value.lower()  # `conflict` checks whether the box has it
    return Refusal("T4.1", "option-setup", {"value": excerpt(value)})


def _read_colonies(value: Any) -> str | Refusal:
    """T4.3: "random", or the colonies by seat, separated by commas.

    >>> _read_colonies("Blue, grey")
    'blue,gray'
    """
    if isinstance(value, str) and value.lower() == RANDOM:
        return RANDOM
    names = value.split(",") if isinstance(value, str) else value
    if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        names = [excerpt(value)]
    found = []
    for name in names:
        colony = colony_named(name.strip())
        if colony is None:
            choices = ", ".join(near_first(name.strip().lower(), COLONIES))
            return Refusal("T1.1", "option-colony", {"value": excerpt(name), "colonies": choices})
        if COLONIES[colony] in found:
            return Refusal("T1.1", "option-colony-twice", {"colony": COLONIES[colony]})
        found.append(COLONIES[colony])
    return ",".join(found)


def _read_tiles(value: Any) -> Any:
    number = int(value) if isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,9}", value, re.ASCII) else value
    if type(number) is not int or number < 0:
        return Refusal("T11.1", "option-tiles", {"value": excerpt(value)})
    return number


_SETUPS = (
    Suggestion(STANDARD),
    *(Suggestion(f"p{players}_adv", when={"players": (players,)}) for players in (3, 4)),
)
_MAPS = tuple(Suggestion(word) for word in (SETUP, RANDOM, BUILD))

OPTIONS = (
    Option("players", (2, 3, 4), 2),  # T1.1
    Option("setup", (), STANDARD, _read_setup, when={"map": (SETUP,)}, suggestions=_SETUPS),  # T4.1
    Option("map", (), SETUP, _read_map, _open_map, suggestions=_MAPS),  # T4.1, T11
    Option("tiles", (), TILES, _read_tiles, when={"map": (BUILD,)}),  # T11.1
    Option("colonies", (), RANDOM, _read_colonies, suggestions=(Suggestion(RANDOM),)),  # T4.3
    Option("flyer_push_into_vegetation_kills", (False, True), False),  # T8.6
    SHELF.option(),
)


def conflict(options: Mapping[str, Any]) -> Refusal | None:
    """Why options that are valid one by one contradict each other."""
    box, players = box_of(options), options["players"]
    if not box.players_min <= players <= box.players_max:
        numbers = {"players": players, "least": box.players_min, "most": box.players_max}
        return Refusal("T1.1", "option-players", numbers)
    most = largest_hand(players)
    if box.hand_size > most:
        return Refusal("T4.6", "option-hand", {"players": players, "found": box.hand_size, "most": most})
    if options["colonies"] != RANDOM:
        named = len(options["colonies"].split(","))
        if named != players:
            return Refusal("T1.1", "option-colony-number", {"found": named, "players": players})
    return _map_conflict(options, box, players, options["map"])


def _map_conflict(options: Mapping[str, Any], box: Box, players: int, map: str) -> Refusal | None:
    if options["setup"] != STANDARD and map != SETUP:
        return Refusal("T4.1", "option-setup-unused", {"setup": excerpt(options["setup"]), "map": excerpt(map)})
    if options["tiles"] != TILES and map != BUILD:
        return Refusal("T11.1", "option-tiles-unused", {"tiles": options["tiles"], "map": excerpt(map)})
    if options["tiles"] != TILES and options["tiles"] > box.tiles_max:
        return Refusal("T11.1", "option-too-many-tiles", {"tiles": options["tiles"], "most": box.tiles_max})
    if map == SETUP:
        fitting = [setup.id for setup in box.setups_for(players)]
        if not fitting:
            return Refusal("T4.1", "option-no-setup", {"players": players})
        if options["setup"] not in (STANDARD, *fitting):
            listed = ", ".join([STANDARD, *fitting])
            params = {"setup": excerpt(options["setup"]), "players": players, "setups": listed}
            return Refusal("T4.1", "option-other-setup", params)
    if is_map_word(map):
        found = map_of_word(map)
        refused = [found] if isinstance(found, Refusal) else problems(found, box, players)
        if refused:
            return refused[0]
    return None


def largest_hand(players: int) -> int:
    """The largest hand with which the record of a start can hold all its draws.

    >>> [largest_hand(players) for players in (2, 3, 4)]
    [8, 5, 3]
    """
    before = MAP_BYTES + players + 1  # the map, the colonies, the starting player
    return (REMEMBERED - before) // players


def box_of(options: Mapping[str, Any]) -> Box:
    """The box that options name."""
    box = SHELF.of_word(options["data"])
    assert isinstance(box, Box)  # the option was read before
    return box


# ── the start ──


def start(s: Any, options: Mapping[str, Any]) -> None:
    """The start of a game: the map is drawn if it is left to chance, then what `begin` draws."""
    fresh(s, options)
    box = box_of(options)
    if options["map"] == RANDOM:
        number = 0
        for _ in range(MAP_BYTES):
            number = number << 8 | int(draw(s.rng, 256))
        lay_map(s, box, random_map(box, options["players"], number))
    begin(s)


def fresh(s: Any, options: Mapping[str, Any]) -> bool:
    """Fill everything in `s` that the options fix, without drawing; the generator stays. `begin` draws no map."""
    copy_all_but_chance(_template(tuple(options.items())), s)
    return options["map"] != RANDOM


@lru_cache(256)
def _template(options: tuple[tuple[str, Any], ...]) -> Any:
    """A state with everything that the options fix."""
    chosen = dict(options)
    box = box_of(chosen)
    state = np.zeros(1, STATE)
    s = state[0]
    _fill_data(s, box, chosen)
    s.owner[:] = NOBODY
    s.what[:] = NOTHING
    s.reserve[: s.players] = sum(1 << value for value in box.colony_values)
    if chosen["map"] == BUILD:
        s.building = 1
        s.neutral_left = chosen["players"] - 1
        for number, tile in enumerate(box.tiles):
            s.tile_left[number] = tile.count
        s.tiles_left = min(chosen["tiles"], box.tiles_max)
    elif chosen["map"] != RANDOM:
        lay_map(s, box, _fixed_map(box, chosen))
    if chosen["colonies"] != RANDOM:
        give_colonies(s, [COLONIES.index(name) for name in chosen["colonies"].split(",")])
    return s


def _fill_data(s: Any, box: Box, options: Mapping[str, Any]) -> None:
    push_kills = options["flyer_push_into_vegetation_kills"] or box.push_kills
    rules_text = f"{box.text} {options['players']} {push_kills}"
    s.rules_hash = int.from_bytes(hashlib.blake2b(rules_text.encode(), digest_size=8).digest(), "little")
    s.players = options["players"]
    s.radius = box.radius
    s.hand_size = box.hand_size
    s.neutral_value = box.neutral_value
    s.push_kills = push_kills
    s.clear_only = box.clear_only
    s.movement[:] = [caste.movement for caste in box.castes]
    s.strength[:] = [caste.strength for caste in box.castes]
    for number, terrain in enumerate(box.terrain):
        s.cost[number] = terrain.cost
        s.deploy[number] = terrain.deploy
        s.support_bonus[number] = terrain.support_bonus
        s.defence_bonus[number] = terrain.defence_bonus
    s.tokens[:] = box.colonies
    s.given = (options["map"] not in (BUILD, RANDOM)) * GIVEN_MAP | (options["colonies"] != RANDOM) * GIVEN_COLONIES
    for number, tile in enumerate(box.tiles):
        s.tile_faces[number] = tile.faces
    s.tiles_per_turn = box.tiles_per_turn
    s.max_same = box.max_same
    s.max_any = box.max_any


def _fixed_map(box: Box, options: Mapping[str, Any]) -> Map:
    """The map that the options fix."""
    players = options["players"]
    match = _RANDOM_MAP.fullmatch(options["map"])
    if match:
        return random_map(box, players, int(match[1]))
    if options["map"] == SETUP:
        fitting = box.setups_for(players)
        return next((setup for setup in fitting if setup.id == options["setup"]), fitting[0]).map
    found = map_of_word(options["map"])
    assert isinstance(found, Map)  # `conflict` has checked it
    return found


def lay_map(s: Any, box: Box, map: Map) -> None:
    """T4.2: terrain and neutral mounds on the empty board."""
    for spot, terrain in terrain_on(map, box).items():
        s.terrain[spot] = terrain
    for spot in mounds_on(map, box):
        put(s, spot, NEUTRAL, MOUND + box.neutral_value)


def give_colonies(s: Any, colonies: Sequence[int]) -> None:
    """T4.3: the colony of each seat, where the options say it."""
    s.colony[: len(colonies)] = colonies

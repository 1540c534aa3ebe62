"""The options of a game of Ants and its start (A2)."""

import hashlib
import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from hexapoda.games.ants import state
from hexapoda.games.ants.box import SHELF
from hexapoda.games.ants.box.contents import Box
from hexapoda.games.ants.box.graph import Graph, graph_in
from hexapoda.games.ants.box.read import MAX_BANK, MAX_ENTRIES, MAX_ROUNDS
from hexapoda.games.ants.notation.names import set_of
from hexapoda.games.ants.rules.apply import begin
from hexapoda.games.boxes import STANDARD
from hexapoda.games.template import copy_all_but_chance
from hexapoda.i18n import excerpt
from hexapoda.kernel.chance import REMEMBERED
from hexapoda.kernel.declaration import Option, Refusal, Suggestion

NEIGHBOURING, DIAGONAL = "neighbouring", "diagonal"
#: The anthills of the first team (A2.1).
_TEAMS = {NEIGHBOURING: "AB", DIAGONAL: "AC"}


# ── the options ──


def _hills_named(value: Any, separator: str) -> list[str] | None:
    """Anthills by their letters, clockwise; None if a text names anything else, or one twice."""
    names = [name.strip().upper() for name in value.split(separator)] if isinstance(value, str) else value
    if not isinstance(names, list | tuple) or not all(name in state.HILLS for name in names):
        return None
    return sorted(names) if len(set(names)) == len(names) else None


def _read_anthills(value: Any) -> str | Refusal:
    """A2.1: "neighbouring", "diagonal", or the anthills by their letters, separated by commas.

    >>> _read_anthills("c, a")
    'A,C'
    """
    if isinstance(value, str) and value.lower() in (NEIGHBOURING, DIAGONAL):
        return value.lower()
    hills = _hills_named(value, ",")
    if hills is None or len(hills) < 2:
        return Refusal("A2.1", "ants-option-anthills", {"value": excerpt(value)})
    return ",".join(hills)


def _read_teams(value: Any) -> str | Refusal:
    """A2.1: "neighbouring", "diagonal", or one pair of allies; the others are the second team.

    >>> _read_teams("C+B"), _read_teams("A+D/B+C")
    ('A+D', 'A+D')
    """
    if isinstance(value, str) and value.lower() in _TEAMS:
        return value.lower()
    teams = [_hills_named(team, "+") for team in value.split("/")] if isinstance(value, str) else []
    pairs = [team for team in teams if team is not None and len(team) == 2]
    named = [name for team in pairs for name in team]
    if not pairs or len(pairs) != len(teams) or len(set(named)) != len(named) or len(pairs) > 2:
        return Refusal("A2.1", "ants-option-teams", {"value": excerpt(value)})
    first = pairs[0] if state.HILLS[0] in pairs[0] else [name for name in state.HILLS if name not in pairs[0]]
    return "+".join(first)


def _numbers(option: str, most: int, clause: str, least: int = 0) -> Callable[[Any], Any]:
    """A reader of whole numbers within bounds."""

    def read(value: Any) -> Any:
        number = int(value) if isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,9}", value, re.ASCII) else value
        if type(number) is not int or not least <= number <= most:
            params = {"option": option, "value": excerpt(value), "least": least, "most": most}
            return Refusal(clause, "ants-option-number", params)
        return number

    return read


#: A12.2: two against two.
_ALLIES = ("classic_allied", "pyramids_allied")
_ALLIED = {"players": (4,), "scenario": _ALLIES}
_PLACES = (Suggestion(NEIGHBOURING), Suggestion(DIAGONAL))

#: The switches of the data file that are options too. An option that is left at its default means what the file says.
OPTIONS = (
    Option("players", (2, 3, 4), 2),  # A1.1
    Option(
        "scenario", state.SCENARIOS, state.SCENARIOS[0], possible={allied: {"players": (4,)} for allied in _ALLIES}
    ),  # A12
    # A2.1: with three or four players it makes no difference who has which anthill
    Option("anthills", (), NEIGHBOURING, _read_anthills, when={"players": (2,)}, suggestions=_PLACES),
    Option("teams", (), NEIGHBOURING, _read_teams, when=_ALLIED, suggestions=_PLACES),  # A2.1, A12.2
    Option("bank_limit", (), 0, _numbers("bank_limit", MAX_BANK, "A1.5"), expert=True),
    Option("hire_push", state.PUSHES, state.PUSHES[0], expert=True),  # A5.8
    Option("forced_marches", state.MARCHES, state.MARCHES[0], expert=True),  # A11.8
    Option("centre_entries_per_turn", (), 1, _numbers("centre_entries_per_turn", MAX_ENTRIES, "A6.5"), expert=True),
    Option("max_rounds", (), 60, _numbers("max_rounds", MAX_ROUNDS, "A12.8", 1), expert=True),
    SHELF.option(),
)


def conflict(options: Mapping[str, Any]) -> Refusal | None:
    """Why options that are valid one by one contradict each other."""
    box, players = box_of(options), options["players"]
    if not box.players_min <= players <= box.players_max:
        numbers = {"players": players, "least": box.players_min, "most": box.players_max}
        return Refusal("A1.1", "option-players", numbers)
    if is_allied(options) and players != 4:
        return Refusal("A12.2", "ants-option-allied", {"scenario": options["scenario"], "players": players})
    if not is_allied(options) and options["teams"] != NEIGHBOURING:
        params = {"teams": options["teams"], "scenario": options["scenario"]}
        return Refusal("A2.1", "ants-option-teams-unused", params)
    return _anthill_conflict(options) or _chip_conflict(options, box) or _card_conflict(box, players)


def _anthill_conflict(options: Mapping[str, Any]) -> Refusal | None:
    chosen, players = options["anthills"], options["players"]
    if chosen == DIAGONAL and players != 2:
        return Refusal("A2.1", "ants-option-diagonal", {"players": players})
    if chosen not in (NEIGHBOURING, DIAGONAL) and len(chosen.split(",")) != players:
        params = {"anthills": chosen, "found": len(chosen.split(",")), "players": players}
        return Refusal("A2.1", "ants-option-anthill-number", params)
    return None


def _chip_conflict(options: Mapping[str, Any], box: Box) -> Refusal | None:
    """A1.5: the bank has enough chips for the start."""
    limit = _switch(options, "bank_limit", box.bank_limit)
    needed = options["players"] * start_chips(options, box) + box.resource_cells
    if limit and limit < needed:
        params = {"limit": limit, "needed": needed, "players": options["players"], "scenario": options["scenario"]}
        return Refusal("A1.5", "ants-option-bank", params)
    return None


def _card_conflict(box: Box, players: int) -> Refusal | None:
    """A2.4: the deck has enough cards for all hands, and the record of a start can hold their draws."""
    if players * box.hand_size > sum(box.deck):
        params = {"players": players, "hand": box.hand_size, "cards": sum(box.deck)}
        return Refusal("A2.4", "ants-option-deal", params)
    most = (REMEMBERED - 2) // players
    if box.hand_size > most:
        return Refusal("A2.4", "ants-option-hand", {"players": players, "found": box.hand_size, "most": most})
    return None


def box_of(options: Mapping[str, Any]) -> Box:
    """The box that options name."""
    box = SHELF.of_word(options["data"])
    assert isinstance(box, Box)  # the option was read before
    return box


def _switch(options: Mapping[str, Any], name: str, stated: Any) -> Any:
    """A switch as set by the options, or by the data file if the option has its default."""
    default = next(option.default for option in OPTIONS if option.name == name)
    return stated if options[name] == default else options[name]


def is_allied(options: Mapping[str, Any]) -> bool:
    """A12.2, A12.4."""
    return options["scenario"].endswith("allied")


def is_pyramids(options: Mapping[str, Any]) -> bool:
    """A12.3, A12.4."""
    return options["scenario"].startswith("pyramids")


def start_chips(options: Mapping[str, Any], box: Box) -> int:
    """A2.2."""
    return box.start_chips[is_pyramids(options)]


def hills_of(options: Mapping[str, Any]) -> list[int]:
    """A2.1: the anthill of each seat, clockwise.

    >>> hills_of({"players": 3, "anthills": "neighbouring"})
    [0, 1, 2]
    """
    chosen = options["anthills"]
    if chosen == DIAGONAL:
        return [0, 2]
    return (
        list(range(options["players"])) if chosen == NEIGHBOURING else [state.HILLS.index(h) for h in chosen.split(",")]
    )


def teams_of(options: Mapping[str, Any]) -> list[int]:
    """A2.1: the team of each seat; without allies each seat is its own team."""
    if not is_allied(options):
        return list(range(options["players"]))
    pair = str(options["teams"])
    first = _TEAMS.get(pair, pair)
    return [0 if state.HILLS[hill] in first else 1 for hill in hills_of(options)]


def meant_by_rules_1(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a record by version 1 of the rules, in today's terms: no chains, and ants march repeatedly.

    The default of then meant the data file's setting, as today's default does.

    >>> meant_by_rules_1({"players": "3"})
    {'players': '3', 'hire_push': 'single', 'forced_marches': 'any'}
    """
    push = options.get("hire_push", "single")
    if push == "single" and options.get("data", STANDARD) != STANDARD:
        push = state.PUSHES[0]
    return {**options, "hire_push": push, "forced_marches": "any"}


# ── the start ──


def start(s: Any, options: Mapping[str, Any]) -> None:
    """The start of a game: the starting player is drawn, then hands (A2.4, A2.6)."""
    fresh(s, options)
    begin(s)


def fresh(s: Any, options: Mapping[str, Any]) -> bool:
    """Fill everything in `s` that the options fix, without drawing; the generator stays."""
    copy_all_but_chance(_template(tuple(options.items())), s)
    return True


@lru_cache(256)
def _template(options: tuple[tuple[str, Any], ...]) -> Any:
    """A state with everything that the options fix."""
    chosen = dict(options)
    box = box_of(chosen)
    s = np.zeros(1, state.STATE)[0]
    _fill_options(s, box, chosen)
    _fill_numbers(s, box)
    _fill_board(s, box)
    resources = [number for number, cell in enumerate(box.cells) if cell.kind != state.TRAIL]
    s.treats = set_of(resources)
    s.chips[: s.players] = s.start_chips
    s.levels[: s.players] = state.LEVELS if s.pyramids else 0
    return s


def _fill_options(s: Any, box: Box, options: Mapping[str, Any]) -> None:
    s.players = options["players"]
    s.pyramids, s.allied = is_pyramids(options), is_allied(options)
    s.hill[: s.players] = hills_of(options)
    s.team[: s.players] = teams_of(options)
    s.start_chips = start_chips(options, box)
    s.bank_limit = _switch(options, "bank_limit", box.bank_limit)
    s.push_rule = state.PUSHES.index(_switch(options, "hire_push", box.hire_push))
    s.march_once = options["forced_marches"] == state.MARCHES[0]
    s.centre_entries = _switch(options, "centre_entries_per_turn", box.centre_entries)
    s.max_rounds = _switch(options, "max_rounds", box.max_rounds)
    numbers = [int(s[name]) for name in ("bank_limit", "push_rule", "march_once", "centre_entries", "max_rounds")]
    told = f"{box.text} {options['scenario']} {hills_of(options)} {teams_of(options)} {numbers}"
    s.rules_hash = int.from_bytes(hashlib.blake2b(told.encode(), digest_size=8).digest(), "little")


def _fill_numbers(s: Any, box: Box) -> None:
    s.cost[:] = [kind.cost for kind in box.kinds]
    s.strength[:] = [kind.strength for kind in box.kinds]
    s.mines[:] = [kind.mines for kind in box.kinds]
    s.ants[:] = box.ants
    s.level_cost[:] = box.level_costs
    s.deck[:] = box.deck
    for card, names in enumerate(box.card_names):
        for language, name in enumerate(names):
            s.card_name[card, language, : len(name)] = [ord(letter) for letter in name]
    s.hand_size = box.hand_size
    s.tunnel_cost = box.tunnel_cost
    s.tunnel_distance = box.tunnel_distance
    s.emergency_gain = box.emergency_gain


def _fill_board(s: Any, box: Box) -> None:
    graph: Graph = graph_in(box)
    s.cells = len(box.cells)
    for field in ("links", "beside", "fronts", "far"):
        s[field][: s.cells] = [set_of(cells) for cells in getattr(graph, field)]
    for field, kind in (("cake", state.CAKE), ("centre", state.CENTRE)):
        s[field] = set_of(number for number, cell in enumerate(box.cells) if cell.kind == kind)
    s.single = set_of(number for number, cell in enumerate(box.cells) if box.capacity[cell.kind] == 1)
    s.onward[:] = state.NO_CELL
    for number, hill in enumerate(box.hills):
        s.gate[number] = hill.cells
        s.gates[number] = set_of(hill.cells)
        s.distance[number, : s.cells] = graph.distance[number]
        for cell in range(len(box.cells)):
            ahead = graph.onward(number, cell)
            if len(ahead) == 1:
                s.onward[number, cell] = ahead[0]
        s.x[state.MAX_CELLS + number], s.y[state.MAX_CELLS + number] = _hundredths(hill.x), _hundredths(hill.y)
    for number, cell in enumerate(box.cells):
        s.name[number] = list(cell.name.encode().ljust(state.NAME_LENGTH, b"\0"))
        s.x[number], s.y[number] = _hundredths(cell.x), _hundredths(cell.y)


def _hundredths(coordinate: float) -> int:
    return round(100 * coordinate)

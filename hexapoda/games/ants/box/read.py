"""Reads and checks the tables of a data file."""

from hexapoda.games.ants import state
from hexapoda.games.ants.box.board import read_board
from hexapoda.games.ants.box.contents import AntKind, Box
from hexapoda.games.toml_reader import Table
from hexapoda.i18n import LANGUAGES, excerpt

# Limits of what the rules can handle.
MAX_COST = 99
MAX_STRENGTH = 9
MAX_CHIPS = 99
MAX_HAND = 11
MAX_BANK = 9_999
MAX_ENTRIES = 9
MAX_ROUNDS = 1_000
MAX_DISTANCE = 64
#: `rules.keys` packs the number of cards of a kind into six bits.
MAX_OF_CARD = state.MAX_CARDS - 1
#: A8.6.
EMERGENCY_CARDS = 2
TIMINGS = {
    "fury": "battle_reaction",
    "winter_stores": "own_turn_delayed",
    "sentries": "own_turn_delayed",
    "obstacle": "own_turn_delayed",
}
_LONG_TEXT = 1_000


def box_of_tables(table: Table) -> Box:
    """The box of a data file. Raises `Wrong` with the first error."""
    players_min, players_max = _read_meta(table.table("meta"))
    chips, ants, cards = _read_components(table.table("components"))
    kinds = _read_kinds(table.table("ants"))
    costs = _read_levels(table.table("levels"))
    rules = _read_rules(table.table("rules"))
    _read_scenarios(table, rules["start_chips"])
    hills, cells, links = read_board(table)
    deck, card_names = _read_cards(table, cards)
    table.finish()
    return Box(
        players_min=players_min,
        players_max=players_max,
        chips_in_box=chips,
        ants=ants,
        kinds=kinds,
        level_costs=costs,
        hills=hills,
        cells=cells,
        links=links,
        deck=deck,
        card_names=card_names,
        **rules,
    )


def _read_meta(table: Table) -> tuple[int, int]:
    table.exactly("game", "ants")
    table.exactly("schema", 1)
    least = table.whole("players_min", 2, state.MAX_PLAYERS)
    most = table.whole("players_max", least, state.MAX_PLAYERS)
    table.finish()
    return least, most


def _read_components(table: Table) -> tuple[int, tuple[int, ...], int]:
    """A1.2 to A1.4."""
    cards = table.whole("cards", 1, state.MAX_CARDS)
    chips = table.whole("resource_chips", 1, MAX_BANK)
    table.exactly("tunnel_markers_per_player", state.MARKERS)
    table.exactly("anthill_levels_per_player", state.LEVELS)
    ants = tuple(table.whole(f"{kind}s_per_player", 1, state.MAX_ANTS_OF_KIND) for kind in state.KINDS)
    table.finish()
    return chips, ants, cards


def _read_kinds(table: Table) -> tuple[AntKind, ...]:
    """A1.9."""
    found = []
    for name in state.KINDS:
        kind = table.table(name)
        found.append(
            AntKind(kind.whole("cost", 1, MAX_COST), kind.whole("strength", 1, MAX_STRENGTH), kind.flag("mines"))
        )
        kind.finish()
    table.finish()
    return tuple(found)


def _read_levels(table: Table) -> tuple[int, ...]:
    """A9.1."""
    costs = table.wholes("costs", 1, MAX_COST, clause="A9.1")
    if len(costs) != state.LEVELS:
        raise table.wrong("ants-data-levels", "costs", clause="A9.1", found=len(costs), expected=state.LEVELS)
    table.finish()
    return tuple(costs)


def _read_rules(table: Table) -> dict:
    """The numbers and switches of [rules], by the names of a Box."""
    table.exactly("emergency_discard", EMERGENCY_CARDS)
    found = {
        "hand_size": table.whole("hand_size", 0, MAX_HAND),
        "start_chips": (
            table.whole("start_chips_classic", 0, MAX_CHIPS),
            table.whole("start_chips_pyramids", 0, MAX_CHIPS),
        ),
        "tunnel_cost": table.whole("tunnel_cost", 1, MAX_COST),
        "tunnel_distance": table.whole("tunnel_min_distance_from_enemy_anthill", 1, MAX_DISTANCE),
        "emergency_gain": table.whole("emergency_gain", 1, MAX_CHIPS),
        "capacity": tuple(table.whole(f"capacity_{kind}", 1, state.MAX_CAPACITY) for kind in state.CELL_KINDS),
        "bank_limit": table.whole("bank_limit", 0, MAX_BANK),
        "centre_entries": table.whole("centre_entries_per_turn", 0, MAX_ENTRIES),
        "hire_push": table.one_of("hire_push", state.PUSHES, clause="A5.8"),
        "max_rounds": table.whole("max_rounds", 1, MAX_ROUNDS),
    }
    table.finish()
    return found


def _read_scenarios(table: Table, start_chips: tuple[int, int]) -> None:
    """A12: the four scenarios are rules, not data; a file can only repeat them."""
    seen: list[str] = []
    for each in table.tables("scenarios", len(state.SCENARIOS)):
        name = each.one_of("id", state.SCENARIOS, clause="A12.1")
        if name in seen:
            raise each.wrong("file-twice", "id", value=name)
        seen.append(name)
        pyramids, allied = name.startswith("pyramids"), name.endswith("allied")
        each.exactly("players", [4] if allied else [2, 3, 4])
        each.exactly("teams", allied)
        each.exactly("start_chips", start_chips[pyramids])
        each.exactly("levels_at_start", state.LEVELS if pyramids else 0)
        each.finish()


def _read_cards(table: Table, expected: int) -> tuple[tuple[int, ...], tuple[tuple[str, ...], ...]]:
    """A1.3, A11: the number and the names of each kind; kinds can be left out."""
    counts, names = [0] * len(state.CARDS), [("",) * len(LANGUAGES)] * len(state.CARDS)
    for each in table.tables("cards", len(state.CARDS)):
        name = each.one_of("id", state.CARDS, clause="A11.1")
        number = state.CARDS.index(name)
        if counts[number]:
            raise each.wrong("file-twice", "id", clause="A11.1", value=name)
        counts[number] = each.whole("count", 1, MAX_OF_CARD)
        each.exactly("timing", TIMINGS.get(name, "own_turn"))
        names[number] = tuple(_read_name(each, f"name_{language}") for language in LANGUAGES)
        each.text("effect", "", longest=_LONG_TEXT)  # for readers of the file
        each.finish()
    if sum(counts) != expected:
        raise table.wrong("ants-data-deck", "cards", clause="A1.3", found=sum(counts), expected=expected)
    return tuple(counts), tuple(names)


def _read_name(table: Table, key: str) -> str:
    """The name of a card."""
    name = table.text(key)
    if not 0 < len(name.strip()) == len(name) <= state.CARD_NAME_LENGTH or max(name) > "\uffff":
        raise table.wrong("ants-data-card-name", key, clause="A11.1", value=excerpt(name), most=state.CARD_NAME_LENGTH)
    return name

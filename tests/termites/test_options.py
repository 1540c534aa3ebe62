"""The options of Termites, what does not go together, and the start that they make (T4)."""

import pickle
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hexapoda
from hexapoda import OptionError, Position, cli, i18n
from hexapoda.games.termites import setup
from hexapoda.games.termites.box import SHELF
from hexapoda.games.termites.maps import Map, map_of_word, problems, read_map
from hexapoda.games.termites.notation.names import COLONIES, hex_name, hexes, terrain_name
from hexapoda.games.termites.random_maps import random_map
from hexapoda.games.termites.state import CLEAR, MOUND, NEUTRAL, NOBODY
from hexapoda.kernel import chance
from tests.termites.positions import DATA, SETUPS
from tests.termites.test_box import changed

ROOT = Path(__file__).parents[2]
LAKE = 'title = "A lake"\nneutral_mounds = ["F6"]\nwater = ["C4", "D6"]\nstones = ["A1"]\n'
LAKE_WORD = "neutral:F6;water:C4,D6;stones:A1"


def refused(**options: Any) -> OptionError:
    with pytest.raises(OptionError) as raised:
        hexapoda.load("termites", **options)
    for language in i18n.LANGUAGES:
        words = raised.value.message(language)
        assert "\n" not in words
        assert not words.startswith(("refusal-", "error-"))
    return raised.value


def laid(position: Position) -> Map:
    """The map on the board."""
    s = position.state
    lists: dict[str, list[str]] = {name: [] for name in ("water", "vegetation", "stones")}
    for spot in hexes(s):
        if s.terrain[spot] != CLEAR:
            lists[terrain_name(s.terrain[spot])].append(hex_name(s, spot))
    mounds = [hex_name(s, spot) for spot in hexes(s) if s.owner[spot] == NEUTRAL]
    assert all(s.what[spot] == MOUND + s.neutral_value for spot in hexes(s) if s.owner[spot] == NEUTRAL)
    return Map(tuple(mounds), *(tuple(each) for each in lists.values()))


# ── files and words ──


def test_a_map_file_becomes_one_word(tmp_path: Path):
    path = tmp_path / "lake.toml"
    path.write_text(LAKE, encoding="utf-8")
    for value in (path, str(path), LAKE_WORD.lower()):
        game = hexapoda.load("termites", map=value)
        assert game.options["map"] == LAKE_WORD
    assert laid(game.start(seed=1)).word() == LAKE_WORD


def test_a_data_file_becomes_one_word(tmp_path: Path):
    path = tmp_path / "my-box.toml"
    path.write_text(SHELF.standard_text(), encoding="utf-8")
    assert hexapoda.load("termites", data=path).options["data"] == "standard"
    path.write_text(SHELF.standard_text().replace("neutral_value = 7", "neutral_value = 11"), encoding="utf-8")
    game = hexapoda.load("termites", data=str(path))
    assert game.options["data"].startswith("box:")
    assert hexapoda.load("termites", data=game.options["data"]) == game
    assert game.start(seed=1).state.neutral_value == 11


def test_files_can_be_named_in_a_map_or_box_only_when_the_game_is_loaded(tmp_path: Path):
    """Who sends a record must not make others open files."""
    path = tmp_path / "lake.toml"
    path.write_text(LAKE, encoding="utf-8")
    for option in ("map", "data"):
        with pytest.raises(OptionError) as raised:
            hexapoda.load("termites").agreeing({option: str(path)})
        assert raised.value.code == "file-not-here"


def test_a_game_with_files_travels_between_processes(tmp_path: Path):
    path = tmp_path / "lake.toml"
    path.write_text(LAKE, encoding="utf-8")
    game = hexapoda.load("termites", map=path)
    path.unlink()
    assert pickle.loads(pickle.dumps(game)) == game
    error = refused(map=path)
    again = pickle.loads(pickle.dumps(error))
    assert (again.code, again.refusal, str(again)) == (error.code, error.refusal, str(error))


BAD_FILES = [
    ("map", None, "file-not-found", ""),
    ("data", None, "file-not-found", ""),
    ("map", "neutral_mounds = [", "file-not-toml", ""),
    ("map", "water = []", "file-missing", ""),
    ("map", "neutral_mounds = ['F6']\nwater = ['Q9']", "map-no-such-hex", "T1.2"),
    ("map", "neutral_mounds = ['F6', 'C3']", "map-neutral-count", "T1.11"),
    ("map", "neutral_mounds = ['A1']", "map-mound-on-edge", "T11.3"),
    ("map", "neutral_mounds = ['F6']\nwater = ['F5', 'F7']", "map-two-waters", "T11.8"),
    ("map", "neutral_mounds = ['F6']\nwater = ['A1', 'A2', 'A3']", "map-same-terrain", "T11.6"),
    ("data", "[meta]", "file-missing", ""),
    ("data", SHELF.standard_text().replace("worker = [1, 1, 2, 3, 3]", "worker = [1]"), "data-token-count", "T1.9"),
    ("data", SHELF.standard_text().replace('deploy = ["flyer"]', 'deploy = ["moth"]'), "file-not-one-of", ""),
    ("data", SHELF.standard_text().replace("[terrain.water]", "[terrain.lava]"), "file-missing", ""),
]


@pytest.mark.parametrize(("option", "text", "code", "clause"), BAD_FILES)
def test_bad_files_are_refused_by_load_and_by_the_command_line(
    option: str, text: str | None, code: str, clause: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    path = tmp_path / "my.toml"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    error = refused(**{option: path})
    assert error.code == code
    assert error.refusal is not None
    assert error.refusal.clause == clause
    assert cli.main(["play", "termites", f"--{option}", str(path), "--lang", "pl"]) == cli.BAD_INPUT
    assert capsys.readouterr().err == f"hexapoda: {error.message('pl')}\n"


# ── options by themselves ──


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"players": 5}, "bad-option"),
        ({"map": "lake"}, "option-map"),
        ({"map": 7}, "option-map"),
        ({"map": "random:x"}, "option-map"),
        ({"map": "random:-1"}, "option-map"),
        ({"map": f"random:{2**32}"}, "option-map"),
        ({"map": "neutral:F6;lava:A1"}, "map-bad-part"),
        ({"data": "my box"}, "option-data"),
        ({"data": 7}, "option-data"),
        ({"data": "box:xyz"}, "data-bad-word"),
        ({"setup": 3}, "option-setup"),
        ({"setup": ""}, "option-setup"),
        ({"setup": "two words"}, "option-setup"),
        ({"tiles": -1}, "option-tiles"),
        ({"tiles": "many"}, "option-tiles"),
        ({"tiles": True}, "option-tiles"),
        ({"colonies": "green,blue"}, "option-colony"),
        ({"colonies": ""}, "option-colony"),
        ({"colonies": 3}, "option-colony"),
        ({"colonies": ["blue", 3]}, "option-colony"),
        ({"colonies": "blue,Blue"}, "option-colony-twice"),
        ({"flyer_push_into_vegetation_kills": "maybe"}, "bad-option"),
    ],
)
def test_values_that_no_option_has(options: dict[str, Any], code: str):
    assert refused(**options).code == code


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"setup": "p3"}, "option-other-setup"),
        ({"players": 3, "setup": "p9"}, "option-other-setup"),
        ({"setup": "p2", "map": "random"}, "option-setup-unused"),
        ({"setup": "p2", "map": "build"}, "option-setup-unused"),
        ({"setup": "p2", "map": LAKE_WORD}, "option-setup-unused"),
        ({"tiles": 15}, "option-tiles-unused"),
        ({"tiles": 15, "map": "random"}, "option-tiles-unused"),
        ({"tiles": 19, "map": "build"}, "option-too-many-tiles"),
        ({"colonies": "blue"}, "option-colony-number"),
        ({"colonies": "blue,red,gold"}, "option-colony-number"),
        ({"players": 4, "colonies": "blue,red,gold"}, "option-colony-number"),
        ({"players": 3, "map": LAKE_WORD}, "map-neutral-count"),
    ],
)
def test_options_that_do_not_go_together(options: dict[str, Any], code: str):
    assert refused(**options).code == code


def test_T4_1_a_setup_for_others_is_answered_with_those_that_fit():
    assert refused(players=3, setup="p2").message() == (
        "There is no setup “p2” for 3 players; there are: standard, p3, p3_adv. (T4.1)"
    )


def word(*changes: tuple[str, Any]) -> str:
    """A changed box in one word."""
    found = SHELF.read(changed(*changes), "x")
    assert not hasattr(found, "code"), found
    return found.word  # type: ignore[union-attr]


def test_a_box_says_how_many_may_play_and_what_maps_there_are():
    for_two = word(("meta.players_max", 2), ("setups", DATA["setups"][:1]))
    assert refused(data=for_two, players=3).code == "option-players"
    assert refused(data=word(("setups", [])), players=3).code == "option-no-setup"
    assert hexapoda.load("termites", data=word(("setups", [])), map="random").start(seed=1).actor is not None
    own = [{**DATA["setups"][0], "id": "mine"}]
    assert hexapoda.load("termites", data=word(("setups", own)), setup="MINE").options["setup"] == "mine"
    small = word(("board", {"radius": 3}), ("setups", []))
    assert refused(data=small, map="neutral:F6").refusal.clause == "T1.2"  # type: ignore[union-attr]


@pytest.mark.parametrize(("players", "most"), [(2, 8), (3, 5), (4, 3)])
def test_T4_6_hands_are_not_larger_than_a_record_can_tell_of(players: int, most: int):
    data = word(("rules.hand_size", most))
    position = hexapoda.load("termites", data=data, players=players, map="random").start(seed=3)
    assert position.state.hand.sum(axis=1)[:players].tolist() == [most] * players
    assert position.state.rng.made <= chance.REMEMBERED
    assert position.state.rng.made == 4 + players + 1 + players * most
    if most < 8:
        assert refused(data=word(("rules.hand_size", most + 1)), players=players).code == "option-hand"


def test_the_number_of_tiles_by_default_is_that_of_a_smaller_box():
    data = word(("map_building.tiles_min", 2), ("map_building.tiles_max", 5), ("setups", []))
    assert hexapoda.load("termites", data=data, map="build").start(seed=1).state.tiles_left == 5


# ── the start ──


@pytest.mark.parametrize("name", sorted(SETUPS))
def test_T4_1_T4_2_the_setups_are_laid_as_the_data_says(name: str):
    stated = SETUPS[name]
    position = hexapoda.load("termites", players=stated["players"], setup=name).start(seed=1)
    chart = laid(position)
    for key in ("neutral_mounds", "water", "vegetation", "stones"):
        assert sorted(getattr(chart, key)) == sorted(stated[key])
    assert position.decision == "place-mound"


@pytest.mark.parametrize(("players", "first"), [(2, "p2"), (3, "p3"), (4, "p4")])
def test_T4_1_the_standard_setup_is_the_first_for_so_many_players(players: int, first: str):
    standard_start = hexapoda.load("termites", players=players).start(seed=1)
    assert laid(standard_start) == laid(hexapoda.load("termites", players=players, setup=first).start(seed=1))


def test_T4_3_colonies_are_drawn_evenly_or_chosen():
    game = hexapoda.load("termites", players=3)
    drawn = Counter(tuple(game.start(seed=seed).state.colony[:3].tolist()) for seed in range(600))
    assert len(drawn) == 24
    assert max(drawn.values()) < 60
    chosen = hexapoda.load("termites", players=3, colonies=["grey", "Blue", " gold"])
    assert chosen.options["colonies"] == "gray,blue,gold"
    assert chosen.start(seed=1).state.colony[:3].tolist() == [3, 0, 2]


def test_T4_4_T4_6_everybody_has_the_own_tokens_and_all_mounds():
    s = hexapoda.load("termites", players=4, colonies="gold,gray,red,blue").start(seed=5).state
    for seat, name in enumerate(("gold", "gray", "red", "blue")):
        held = s.hand[seat] + s.stack[seat]
        assert held.tolist() == list(SHELF.standard.colonies[COLONIES.index(name)])
        assert s.hand[seat].sum() == 3
        assert s.reserve[seat] == sum(1 << value for value in (5, 6, 7, 8, 9))
    assert (s.owner != NOBODY).sum() == 3  # T1.11: only the neutral mounds are there


def test_T4_5_every_player_can_be_drawn_to_start():
    game = hexapoda.load("termites", players=4)
    assert {int(game.start(seed=seed).state.first) for seed in range(40)} == {0, 1, 2, 3}


def test_T11_1_building_begins_with_an_empty_board_and_so_many_tiles():
    s = hexapoda.load("termites", players=3, map="build", tiles=16).start(seed=1).state
    assert (int(s.building), int(s.neutral_left), int(s.tiles_left)) == (1, 2, 16)
    assert s.tile_left.tolist() == [6, 6, 6, 0, 0, 0]
    assert (s.owner != NOBODY).sum() == 0
    assert s.hand.sum() == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_T11_what_players_build_at_random_is_a_legal_map(players: int):
    game = hexapoda.load("termites", players=players, map="build")
    for seed in range(3):
        position, rng = game.start(seed=seed), random.Random(seed)
        while position.state.building:
            position.push_id(int(rng.choice(position.legal_ids())))
        chart = laid(position)
        assert problems(chart, SHELF.standard, players) == []
        assert len(chart.tiles()) == 18


def test_random_maps_are_drawn_and_told_by_their_number():
    game = hexapoda.load("termites", players=3, map="random")
    maps = set()
    for seed in range(10):
        position = game.start(seed=seed)
        number = int.from_bytes(bytes(chance.draws(position.state.rng)[:4]), "big")
        assert laid(position).word() == random_map(SHELF.standard, 3, number).word()
        again = hexapoda.load("termites", players=3, map=f"random:{number}").start(seed=0)
        assert laid(again) == laid(position)
        maps.add(laid(position).word())
    assert len(maps) == 10


def test_T8_6_the_switch_is_on_by_option_or_by_data():
    on = "rules.flyer_push_into_vegetation_kills"
    assert not hexapoda.load("termites").start(seed=1).state.push_kills
    assert hexapoda.load("termites", flyer_push_into_vegetation_kills=True).start(seed=1).state.push_kills
    assert hexapoda.load("termites", flyer_push_into_vegetation_kills="true").start(seed=1).state.push_kills
    assert hexapoda.load("termites", data=word((on, True))).start(seed=1).state.push_kills


def test_a_start_fills_every_field_whatever_was_there_before():
    game = hexapoda.load("termites", players=2, map="random")
    clean, dirty = game.blank(), game.blank()
    dirty.view(np.uint8)[:] = 0xA5
    for states in (clean, dirty):
        states[0].rng = np.zeros(1, states.dtype)[0].rng
        for name in states.dtype.names or ():
            if name.startswith("_fill"):
                states[0][name] = 0
        chance.seed_key(states[0].rng, 4)
        setup.start(states[0], game.options)
    assert clean.tobytes() == dirty.tobytes()


def test_rules_that_differ_have_different_digests():
    games = [
        hexapoda.load("termites"),
        hexapoda.load("termites", players=3),
        hexapoda.load("termites", flyer_push_into_vegetation_kills=True),
        hexapoda.load("termites", data=word(("castes.worker.movement", 3))),
    ]
    assert len({int(game.start(seed=1).state.rules_hash) for game in games}) == len(games)


# ── side by side, and without the files ──

OTHER = (
    ("board", {"radius": 6}),
    ("setups", []),
    ("castes.soldier.movement", 2),
    ("castes.worker.strength_per_termite", 2),
    ("terrain.stones.defence_bonus", 3),
    ("mounds.colony_values", [3, 8, 12]),
    ("rules.hand_size", 4),
    *((f"colonies.{name}", {"worker": [4, 5], "soldier": [1, 3], "spitter": [2], "flyer": [5]}) for name in COLONIES),
)


def some_moves(position: Position, rng: random.Random, number: int = 10**9) -> list[tuple[int, bytes]]:
    """Play at random, fond of attacks: the moves and the states behind them."""
    played = []
    while position.actor is not None and len(played) < number:
        ids = position.legal_ids()
        position.push_id(int(rng.choice(ids)))
        played.append((len(ids), position.state.tobytes()))
    return played


def test_a_standard_and_a_changed_box_play_side_by_side():
    games = [hexapoda.load("termites"), hexapoda.load("termites", data=word(*OTHER), map="random:5")]
    alone = [some_moves(game.start(seed=1), random.Random(2)) for game in games]
    positions = [game.start(seed=1) for game in games]
    rngs = [random.Random(2), random.Random(2)]
    mixed: list[list[tuple[int, bytes]]] = [[], []]
    while any(position.actor is not None for position in positions):
        for number, position in enumerate(positions):
            mixed[number] += some_moves(position, rngs[number], 3)
    assert mixed == alone
    for position, tokens, value in zip(positions, (18, 6), (35, 23), strict=True):
        assert position.outcome is not None
        assert int(position.state.turn) == 2 * tokens
        assert sum(position.outcome.scores) == 2 * value + captured_neutral(position)


def captured_neutral(position: Position) -> int:
    """The worth of neutral mounds that are no longer on the board."""
    s = position.state
    return int(s.neutral_value) * (int(s.players) - 1 - int((s.owner == NEUTRAL).sum()))


def test_records_and_positions_carry_the_files_with_them(tmp_path: Path):
    box_path, map_path = tmp_path / "my-box.toml", tmp_path / "lake.toml"
    box_path.write_text(SHELF.standard_text().replace("neutral_value = 7", "neutral_value = 3"), encoding="utf-8")
    map_path.write_text(LAKE, encoding="utf-8")
    position = hexapoda.load("termites", map=map_path, data=box_path).start(seed=9)
    some_moves(position, random.Random(9), 80)
    record, text = position.record(), position.setup()
    box_path.unlink()
    map_path.unlink()
    again = hexapoda.load("termites").read(record)
    assert again.game == position.game
    assert again.record() == record
    assert again.setup() == text
    assert hexapoda.load("termites").position(text).setup() == text
    with pytest.raises(hexapoda.HexapodaError) as raised:
        hexapoda.load("termites").read(record.replace("map=neutral:F6", "map=neutral:A1"))
    assert "(T11.3)" in str(raised.value)


# ── the page about files ──


def test_the_examples_of_the_page_about_files_are_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    text = (ROOT / "docs" / "termites-files.md").read_text("utf-8")
    example = re.search(r"^```toml\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    python = re.search(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert example
    assert python
    lake = read_map(example[1])
    assert isinstance(lake, Map)
    assert problems(lake, SHELF.standard, 2) == []
    monkeypatch.chdir(tmp_path)
    Path("lake.toml").write_text(example[1], encoding="utf-8")
    exec(python[1], {})
    game = hexapoda.load("termites", map="lake.toml", data="my-box.toml")
    assert (game.options["map"], game.options["data"]) == (lake.word(), "standard")
    bad = map_of_word("neutral:F6;water:D5,D6,D7")
    assert isinstance(bad, Map)
    assert f"```\n{problems(bad, SHELF.standard, 2)[0].message()}\n```" in text
    wrong = SHELF.read(changed(("terrain.water.enter_cost.flyer", 9)), "my-box.toml")
    assert f"```\n{wrong.message()}\n```" in text  # type: ignore[union-attr]
    for call in re.findall(r'`--map "?([^"`]+)"?`', text):
        assert hexapoda.load("termites", map=call).options["map"]

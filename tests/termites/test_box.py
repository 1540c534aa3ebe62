"""Data files: what is in the box, and every way in which a file can be wrong."""

import base64
import zlib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from hexapoda import i18n
from hexapoda.games.termites.box import SHELF
from hexapoda.games.termites.box.contents import Box
from hexapoda.games.termites.notation.names import COLONIES, kind_list
from hexapoda.games.termites.state import CASTES, MAX_SIZE, TERRAINS
from hexapoda.games.toml_reader import LONGEST
from hexapoda.kernel.declaration import Refusal
from tests import tables
from tests.tables import MISSING
from tests.termites.components import colony_tokens
from tests.termites.positions import DATA


def changed(*changes: tuple[str, Any]) -> dict[str, Any]:
    """The standard data with other values at some places."""
    return tables.changed(DATA, *changes)


def refusal(*changes: tuple[str, Any]) -> Refusal:
    found = SHELF.read(changed(*changes), "my-box.toml")
    assert isinstance(found, Refusal), changes
    for language in i18n.LANGUAGES:  # one line of words, with all that it is about
        words = found.message(language)
        assert words
        assert "{ $" not in words
        assert "{$" not in words
        assert "\n" not in words
        assert not words.startswith("refusal-")
    return found


def box(*changes: tuple[str, Any]) -> Box:
    found = SHELF.read(changed(*changes), "my-box.toml")
    assert isinstance(found, Box), found
    return found


# ── what is right ──


@pytest.mark.parametrize(
    ("colony", "castes", "movement", "strength"),
    [
        ("blue", [11, 2, 2, 3], 35, 39),
        ("red", [5, 7, 3, 3], 29, 37),
        ("gold", [6, 3, 7, 2], 28, 36),
        ("gray", [4, 4, 4, 6], 34, 37),
    ],
)
def test_T17_3_what_the_colonies_are_made_of(colony: str, castes: list[int], movement: int, strength: int):
    tokens = Counter(dict(enumerate(SHELF.standard.colonies[COLONIES.index(colony)])))
    by_caste = [[kind for kind in tokens.elements() if kind // MAX_SIZE == caste] for caste in range(4)]
    assert [len(kinds) for kinds in by_caste] == castes
    points = [caste.movement for caste in SHELF.standard.castes]
    assert sum(points[kind // MAX_SIZE] for kind in tokens.elements()) == movement
    powers = [caste.strength for caste in SHELF.standard.castes]
    assert sum((kind % MAX_SIZE + 1) * powers[kind // MAX_SIZE] for kind in tokens.elements()) == strength


def test_T17_4_every_terrain_is_on_twelve_faces():
    faces = Counter(face for tile in SHELF.standard.tiles for face in tile.faces for _ in range(tile.count))
    assert faces == {1: 12, 2: 12, 3: 12}
    assert sum(tile.count for tile in SHELF.standard.tiles) == 18


def test_T2_T3_T1_10_the_standard_box_is_what_the_file_says():
    found = SHELF.standard
    for number, name in enumerate(CASTES):
        stated = DATA["castes"][name]
        assert (found.castes[number].movement, found.castes[number].strength) == (
            stated["movement"],
            stated["strength_per_termite"],
        )
        for terrain, place in enumerate(TERRAINS):
            assert found.terrain[terrain].cost[number] == DATA["terrain"][place]["enter_cost"][name]
            assert found.terrain[terrain].deploy[number] == (name in DATA["terrain"][place]["deploy"])
    assert [terrain.support_bonus for terrain in found.terrain] == [0, 0, 1, 0]
    assert [terrain.defence_bonus for terrain in found.terrain] == [0, 0, 0, 1]
    assert found.colony_values == (5, 6, 7, 8, 9)
    assert (found.radius, found.hand_size, found.neutral_value) == (5, 3, 7)
    assert [setup.id for setup in found.setups] == ["p2", "p3", "p3_adv", "p4", "p4_adv"]


def test_T1_9_every_colony_has_its_18_tokens():
    for name, counts in zip(COLONIES, SHELF.standard.colonies, strict=True):
        assert sorted(kind_list(counts)) == colony_tokens(DATA, name)
        assert sum(counts) == 18


@pytest.mark.parametrize("radius", [2, 3, 4, 6])
def test_T1_2_boards_of_other_sizes_need_only_their_radius(radius: int):
    found = box(("board", {"radius": radius}), ("setups", []))
    assert found.radius == radius


def test_the_file_may_leave_out_what_is_only_for_its_readers():
    names = [(f"castes.{name}.name_pl", MISSING) for name in CASTES]
    assert box(*names, ("meta.game", MISSING), ("board.hex_count", MISSING)) == SHELF.standard


def test_boxes_of_other_numbers_are_read():
    found = box(
        ("castes.soldier.movement", 2),
        ("mounds.colony_values", [15, 1]),
        ("rules.hand_size", 8),
        *((f"colonies.{name}", dict.fromkeys(CASTES, [5] * 10)) for name in COLONIES),
    )
    assert found.castes[1].movement == 2
    assert found.colony_values == (1, 15)
    assert all(kind_list(counts) == ["W5"] * 10 + ["S5"] * 10 + ["P5"] * 10 + ["F5"] * 10 for counts in found.colonies)


def test_T11_10_a_custom_setup_need_not_obey_the_rules_for_building():
    three_waters = ("setups.0.water", ["F1", "F2", "F3"])
    assert refusal(three_waters, ("setups.0.symmetry", MISSING)).clause == "T11.6"
    assert box(three_waters, ("setups.0.symmetry", MISSING), ("setups.0.custom", True)).setups[0].map.custom


# ── what is wrong ──

WRONG = [
    # missing tables and keys
    ("terrain", MISSING, "file-missing", "terrain"),
    ("castes.flyer", MISSING, "file-missing", "castes.flyer"),
    ("castes.flyer.movement", MISSING, "file-missing", "castes.flyer.movement"),
    ("terrain.water.enter_cost.flyer", MISSING, "file-missing", "terrain.water.enter_cost.flyer"),
    ("terrain.water.deploy", MISSING, "file-missing", "terrain.water.deploy"),
    ("tiles.1.count", MISSING, "file-missing", "tiles[2].count"),
    ("colonies.gray", MISSING, "file-missing", "colonies.gray"),
    ("colonies.gray.flyer", MISSING, "file-missing", "colonies.gray.flyer"),
    ("setups", MISSING, "file-missing", "setups"),
    ("setups.2.neutral_mounds", MISSING, "file-missing", "setups[3].neutral_mounds"),
    ("rules.mound_only_on_clear", MISSING, "file-missing", "rules.mound_only_on_clear"),
    # other kinds of things
    ("mounds", 7, "file-wrong-kind", "mounds"),
    ("castes.worker.movement", "2", "file-wrong-kind", "castes.worker.movement"),
    ("castes.worker.movement", True, "file-wrong-kind", "castes.worker.movement"),
    ("castes.worker.movement", 2.0, "file-wrong-kind", "castes.worker.movement"),
    ("rules.mound_only_on_clear", 1, "file-wrong-kind", "rules.mound_only_on_clear"),
    ("terrain.water.deploy", "flyer", "file-wrong-kind", "terrain.water.deploy"),
    ("terrain.water.deploy", [1], "file-wrong-kind", "terrain.water.deploy"),
    ("tiles", {"faces": 2}, "file-wrong-kind", "tiles"),
    ("tiles", ["water"], "file-wrong-kind", "tiles"),
    ("colonies.red.worker", [1, "2"], "file-wrong-kind", "colonies.red.worker"),
    ("setups.0.title", "x" * 81, "file-wrong-kind", "setups[1].title"),
    ("setups.0.title", "two\nlines", "file-wrong-kind", "setups[1].title"),
    ("setups.0.water", "A4", "file-wrong-kind", "setups[1].water"),
    # keys that nobody knows
    ("terain", {}, "file-unknown-key", "terain"),
    ("castes.ant", {}, "file-unknown-key", "castes.ant"),
    ("terrain.lava", {}, "file-unknown-key", "terrain.lava"),
    ("terrain.stones.defense_bonus", 1, "file-unknown-key", "terrain.stones.defense_bonus"),
    ("terrain.water.enter_cost.flier", 1, "file-unknown-key", "terrain.water.enter_cost.flier"),
    ("colonies.green", {}, "file-unknown-key", "colonies.green"),
    ("setups.0.lava", [], "file-unknown-key", "setups[1].lava"),
    # numbers out of their range
    ("board.radius", 7, "file-out-of-range", "board.radius"),
    ("board.radius", 1, "file-out-of-range", "board.radius"),
    ("board.radius", 1 << 200, "file-out-of-range", "board.radius"),
    ("meta.players_max", 5, "file-out-of-range", "meta.players_max"),
    ("meta.players_min", 1, "file-out-of-range", "meta.players_min"),
    ("castes.flyer.movement", 6, "file-out-of-range", "castes.flyer.movement"),
    ("castes.flyer.strength_per_termite", 0, "file-out-of-range", "castes.flyer.strength_per_termite"),
    ("terrain.water.enter_cost.flyer", -1, "file-out-of-range", "terrain.water.enter_cost.flyer"),
    ("terrain.clear.defence_bonus", 10, "file-out-of-range", "terrain.clear.defence_bonus"),
    ("mounds.colony_values", [0, 6, 7], "file-out-of-range", "mounds.colony_values"),
    ("mounds.colony_values", [5, 16], "file-out-of-range", "mounds.colony_values"),
    ("mounds.neutral_value", 16, "file-out-of-range", "mounds.neutral_value"),
    ("mounds.neutral_in_box", 2, "file-out-of-range", "mounds.neutral_in_box"),
    ("tiles.0.count", 0, "file-out-of-range", "tiles[1].count"),
    ("map_building.tiles_max", 19, "file-out-of-range", "map_building.tiles_max"),
    ("map_building.tiles_min", 19, "file-out-of-range", "map_building.tiles_min"),
    ("rules.hand_size", 0, "file-out-of-range", "rules.hand_size"),
    ("rules.hand_size", 9, "file-out-of-range", "rules.hand_size"),
    ("colonies.red.worker", [1, 6], "file-out-of-range", "colonies.red.worker"),
    ("setups.0.players", 5, "file-out-of-range", "setups[1].players"),
    # names of nothing
    ("terrain.water.deploy", ["flier"], "file-not-one-of", "terrain.water.deploy"),
    ("tiles.0.faces", ["water", "lava"], "file-not-one-of", "tiles[1].faces"),
    ("tiles.0.faces", ["water", "clear"], "file-not-one-of", "tiles[1].faces"),
    ("colonies.red.base_caste", "ant", "file-not-one-of", "colonies.red.base_caste"),
    ("setups.0.symmetry", "C6", "file-not-one-of", "setups[1].symmetry"),
    # what is there twice, too often, or not often enough
    ("terrain.water.deploy", ["flyer", "flyer"], "file-twice", "terrain.water.deploy"),
    ("tiles.0.faces", ["water", "water"], "file-twice", "tiles[1].faces"),
    ("tiles.0.faces", ["vegetation", "stones"], "file-twice", "tiles"),
    ("tiles.0.faces", ["stones", "vegetation"], "file-twice", "tiles"),
    ("tiles.0.faces", ["water"], "data-two-faces", "tiles[1].faces"),
    ("tiles", [{"faces": ["water", "stones"], "count": 3}] * 7, "file-too-many", "tiles"),
    ("mounds.colony_values", [5, 6, 5], "file-twice", "mounds.colony_values"),
    ("mounds.colony_values", [5], "data-few-mounds", "mounds.colony_values"),
    ("colonies.red.worker", [1, 1, 2, 3], "data-token-count", "colonies.red"),
    ("colonies.red.worker", [1, 1, 2, 3, 3, 3], "data-token-count", "colonies.red"),
    ("colonies.blue.worker", [1] * 60, "data-token-range", "colonies.blue"),
    ("colonies.blue", {caste: [] for caste in CASTES}, "data-token-range", "colonies.blue"),
    ("setups.1.id", "p2", "file-twice", "setups[2].id"),
    ("setups.1.id", "standard", "data-setup-id", "setups[2].id"),
    ("setups.1.id", "my map", "data-setup-id", "setups[2].id"),
    # what can't be otherwise
    ("meta.game", "hive", "file-must-be", "meta.game"),
    ("meta.schema", 2, "file-must-be", "meta.schema"),
    ("board.hex_count", 90, "file-must-be", "board.hex_count"),
    ("board.shape", "square", "file-must-be", "board.shape"),
    ("castes.worker.ability", "flying", "file-must-be", "castes.worker.ability"),
]


@pytest.mark.parametrize(("place", "value", "code", "named"), WRONG)
def test_what_is_wrong_with_a_file_is_told_with_its_place(place: str, value: Any, code: str, named: str):
    found = refusal((place, value))
    assert (found.code, found.params["place"]) == (code, named)
    assert found.params["file"] == "my-box.toml"
    for language in i18n.LANGUAGES:
        assert named in found.message(language)


WRONG_SETUPS = [
    ("setups.0.water", ["A9"], "T1.2", "map-no-such-hex", "A9"),
    ("setups.0.water", ["Z1"], "T1.2", "map-no-such-hex", "Z1"),
    ("setups.0.water", ["lake"], "T1.2", "map-not-a-hex", "lake"),
    ("setups.0.water", ["A4", "A4"], "T1.5", "map-hex-twice", "A4"),
    ("setups.0.water", ["A4", "B2"], "T1.5", "map-hex-twice", "B2"),
    ("setups.0.neutral_mounds", ["F6", "f6"], "T1.6", "map-hex-twice", "F6"),
    ("setups.0.neutral_mounds", ["F6", "C4"], "T1.11", "map-neutral-count", None),
    ("setups.0.neutral_mounds", [], "T1.11", "map-neutral-count", None),
    ("setups.0.neutral_mounds", ["A1"], "T11.3", "map-mound-on-edge", "A1"),
    ("setups.1.neutral_mounds", ["D4", "D5"], "T11.3", "map-mounds-adjacent", "D5"),
    ("setups.0.neutral_mounds", ["D5"], "T11.5", "map-mound-on-tile", "D5"),
    ("setups.0.stones", ["F5", "F7", "G5"], "", "map-not-symmetric", None),
]


@pytest.mark.parametrize(("place", "value", "clause", "code", "spot"), WRONG_SETUPS)
def test_T17_5_setups_that_break_the_rules_for_maps_are_refused(
    place: str, value: Any, clause: str, code: str, spot: str | None
):
    found = refusal((place, value))
    assert (found.clause, found.code) == (clause, code)
    assert f"setups[{int(place.split('.')[1]) + 1}]" in found.params["map"]
    if spot is not None:
        assert found.params["hex"] == spot
        assert spot in found.message("pl")


def test_a_misspelt_key_is_answered_with_the_one_that_was_meant():
    found = refusal(("terrain.stones.defense_bonus", 1))
    assert found.params["known"].startswith("defence_bonus, ")
    assert refusal(("terrain.water.deploy", ["flier"])).params["choices"].startswith("flyer, ")


def test_a_missing_key_is_shown_as_the_standard_file_has_it():
    assert refusal(("castes.flyer.movement", MISSING)).params["example"] == "movement = 3"
    assert refusal(("terrain.water.deploy", MISSING)).params["example"] == 'deploy = ["flyer"]'
    assert refusal(("tiles", MISSING)).params["example"] == "[[tiles]]"
    assert refusal(("castes", MISSING)).params["example"] == "[castes.worker]"


def test_T1_9_the_words_about_a_wrong_number_of_tokens():
    assert refusal(("colonies.red.worker", [1, 1, 2, 3])).message() == (
        "my-box.toml: colonies.red has 17 tokens, but blue has 18; all colonies must have the same number. (T1.9)"
    )


# ── files ──


def opened(path: Path) -> Refusal:
    found = SHELF.open(path)
    assert isinstance(found, Refusal)
    assert found.params["file"] == path.name
    return found


def test_a_file_is_read(tmp_path: Path):
    path = tmp_path / "my-box.toml"
    path.write_text("\ufeff" + SHELF.standard_text(), encoding="utf-8")  # some editors write a byte order mark
    assert SHELF.open(path) == SHELF.standard
    assert SHELF.open(str(path)) == SHELF.standard


def test_a_file_that_is_not_there(tmp_path: Path):
    assert opened(tmp_path / "no-box.toml").code == "file-not-found"


def test_a_folder_or_a_device_is_no_file(tmp_path: Path):
    assert opened(tmp_path).code == "file-unreadable"
    assert opened(Path("/dev/zero")).code == "file-unreadable"
    found = SHELF.open("zero\0byte.toml")
    assert isinstance(found, Refusal)
    assert found.code == "file-unreadable"


def test_a_file_that_is_too_large(tmp_path: Path):
    path = tmp_path / "large.toml"
    path.write_text("#" * (LONGEST + 1), encoding="utf-8")
    assert opened(path).code == "file-too-large"


def test_a_file_that_is_no_text(tmp_path: Path):
    path = tmp_path / "picture.toml"
    path.write_bytes(b"a = 1\nb = '\xff'\n")
    found = opened(path)
    assert (found.code, found.params["line"]) == ("file-not-text", 2)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[meta]\ngame = termites\n", 2),
        ("a = 1\na = 2\n", 2),
        ("a = 1\n\nb = [1,\n", 4),
        ("a = " + "[" * 5000, 1),
        ("a = " + "9" * 5000, 1),
    ],
)
def test_a_file_that_is_no_toml_is_told_with_its_line(text: str, line: int, tmp_path: Path):
    path = tmp_path / "bad.toml"
    path.write_text(text, encoding="utf-8")
    found = opened(path)
    assert (found.code, found.params["line"]) == ("file-not-toml", line)
    assert found.message().startswith(f"bad.toml, line {line}: this is not valid TOML (")


# ── one word ──


def packed(text: bytes) -> str:
    return "box:" + base64.urlsafe_b64encode(zlib.compress(text)).decode().rstrip("=")


def test_a_box_and_its_word_are_the_same():
    found = box(("board", {"radius": 6}), ("setups", []), ("mounds.neutral_value", 3))
    assert found.word.startswith("box:")
    assert len(found.word.split()) == 1
    assert SHELF.of_word(found.word) == found
    assert SHELF.word_of(found) == found.word
    assert SHELF.word_of(SHELF.standard) == "standard"
    assert SHELF.of_word(SHELF.standard.word) == SHELF.of_word("standard") == SHELF.standard


def test_setups_of_a_word_are_those_of_the_file():
    found = box(("mounds.neutral_value", 3))
    again = SHELF.of_word(found.word)
    assert isinstance(again, Box)
    assert again.setups == SHELF.standard.setups


@pytest.mark.parametrize(
    "word",
    [
        "box:",
        "box:????",
        "box:aGVsbG8",
        "box:ą",
        "box:" + "A" * 50_000,
        packed(b"[1]"),
        packed(b"{"),
        packed(b"\xff"),
        packed(b"[" * 100_000),
        packed(SHELF.standard.text.encode())[:-20],
        packed(b" " * 10_000_000),  # a bomb: far more than it looks like
    ],
    ids=lambda word: word[:20],
)
def test_a_word_that_tells_of_no_box_is_refused(word: str):
    found = SHELF.of_word(word)
    assert isinstance(found, Refusal)
    assert found.code == "data-bad-word"
    assert found.message("uk")


def test_a_word_is_checked_as_a_file_is():
    found = SHELF.of_word(packed(SHELF.standard.text.encode().replace(b'"radius":5', b'"radius":9')))
    assert isinstance(found, Refusal)
    assert (found.code, found.params["place"]) == ("file-out-of-range", "board.radius")

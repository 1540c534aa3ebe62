"""Data files of Ants: what is in the box, and every way in which a file can be wrong."""

import io
import re
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import hexapoda
from hexapoda import OptionError, i18n
from hexapoda.games.ants.box import SHELF
from hexapoda.games.ants.box.contents import Box
from hexapoda.games.ants.box.graph import graph_in
from hexapoda.games.ants.draw.board import Board
from hexapoda.games.ants.state import CARDS, MAX_CELLS, MAX_LINKS
from hexapoda.kernel.declaration import Refusal
from tests import tables
from tests.ants.positions import DATA
from tests.tables import MISSING


def changed(*changes: tuple[str, Any]) -> dict[str, Any]:
    """The standard data with other values at some places."""
    return tables.changed(DATA, *changes)


def refusal(data: dict[str, Any]) -> Refusal:
    found = SHELF.read(data, "my-box.toml")
    assert isinstance(found, Refusal)
    for language in i18n.LANGUAGES:  # one line of words, with all that it is about
        words = found.message(language)
        assert words
        assert "{ $" not in words
        assert "\n" not in words
        assert not words.startswith("refusal-")
    return found


def box(*changes: tuple[str, Any]) -> Box:
    found = SHELF.read(changed(*changes), "my-box.toml")
    assert isinstance(found, Box), found
    return found


def without_card(name: str) -> dict[str, Any]:
    data = changed()
    left = [card for card in data["cards"] if card["id"] != name]
    return {**data, "cards": left, "components": {**data["components"], "cards": sum(c["count"] for c in left)}}


# ── what is right ──


def test_A1_the_standard_box() -> None:
    box = SHELF.standard
    assert len(box.cells) == 48  # A1.12 to A1.14: 4 x 7 + 4 x 4 + 4
    assert box.resource_cells == 8  # A1.15
    assert sum(box.deck) == 40  # A1.3
    assert dict(zip(CARDS, box.deck, strict=True))["fury"] == 8
    assert box.ants == (5, 3)  # A1.2


def test_A1_the_board_looks_the_same_from_every_anthill() -> None:
    """Turning the board by a quarter sends A to B to C to D to A in every name."""
    box = SHELF.standard
    turn = str.maketrans("ABCD", "BCDA")
    names = [cell.name for cell in box.cells]
    turned = {name: name.translate(turn) for name in names}
    assert sorted(turned.values()) == sorted(names)
    links = {frozenset((names[one], names[other])) for one, other in box.links}
    assert {frozenset(turned[name] for name in link) for link in links} == links
    for number, hill in enumerate(box.hills):
        following = box.hills[(number + 1) % 4]
        assert {turned[names[cell]] for cell in hill.cells} == {names[cell] for cell in following.cells}


def test_A1_18_AE21_distances() -> None:
    names = [cell.name for cell in SHELF.standard.cells]
    away = graph_in(SHELF.standard).distance
    assert [away[0][names.index(name)] for name in ("AX4", "XA", "CX1", "AB7", "AB5")] == [4, 5, 11, 7, 5]
    assert away[1][names.index("AB5")] == 3


def test_A5_6_forward_is_away_from_the_own_anthill() -> None:
    names = [cell.name for cell in SHELF.standard.cells]
    graph = graph_in(SHELF.standard)
    ahead = {gate: [names[cell] for cell in graph.onward(0, names.index(gate))] for gate in ("AB1", "DA7", "AX1")}
    assert ahead == {"AB1": ["AB2"], "DA7": ["DA6"], "AX1": ["AX2"]}


def test_a_box_is_one_word_and_back() -> None:
    assert SHELF.word_of(SHELF.standard) == "standard"
    other = box(("rules.hand_size", 3), ("cells.3.kind", "trail"))
    word = SHELF.word_of(other)
    assert len(word.split()) == 1
    assert SHELF.of_word(word) == other


def test_a_file_is_opened_by_load_and_carried_in_records(tmp_path: Path) -> None:
    path = tmp_path / "my-box.toml"
    path.write_text(SHELF.standard_text().replace("hand_size = 4", "hand_size = 2"), encoding="utf-8")
    position = hexapoda.load("ants", data=str(path)).start(seed=1)
    assert position.board(0)["seats"][0]["in_hand"] == 2
    path.unlink()
    again = hexapoda.load("ants").read(position.record())
    assert again == position


def test_A11_kinds_of_cards_can_be_left_out_and_counted_anew() -> None:
    data = without_card("ambush")
    found = SHELF.read(data, "my-box.toml")
    assert isinstance(found, Box)
    assert found.deck[CARDS.index("ambush")] == 0
    position = hexapoda.load("ants", data=SHELF.word_of(found)).start(seed=1)
    assert position.board(None)["pile"] == 36 - 8


def test_A11_cards_are_called_as_a_file_says(tmp_path: Path) -> None:
    path = tmp_path / "my-box.toml"
    path.write_text(SHELF.standard_text().replace("Forsowny marsz", "Długi skok naprzód!!"), encoding="utf-8")
    game = hexapoda.load("ants", data=str(path))
    hand = "asked=action first=A turn=1 A-hand=forced_march"
    seen = game.position(hand).board(0)
    assert seen["box"]["card_names"]["forced_march"] == {
        "en": "Forced March",
        "pl": "Długi skok naprzód!!",
        "uk": "Марш-кидок",
    }
    console = Console(width=200, record=True, file=io.StringIO())
    console.print(Board(seen, language="pl"))
    assert "forced_march: Długi skok naprzód!!. " in console.export_text()


def test_a_board_of_another_shape_is_played() -> None:
    """A larger board, with 64 cells: each centre trail is four cells longer."""
    data = changed()
    for letter in "ABCD":
        data["graph"]["links"].remove([f"{letter}X4", f"X{letter}"])
        chain = [f"{letter}X4", *(f"{letter}X{number}" for number in range(5, 9)), f"X{letter}"]
        data["graph"]["links"] += [list(pair) for pair in pairwise(chain)]
        for number, name in enumerate(chain[1:-1]):
            data["cells"].append({"id": name, "kind": "trail", "x": 20 + number, "y": "ABCD".index(letter)})
    found = SHELF.read(data, "my-box.toml")
    assert isinstance(found, Box), found
    assert len(found.cells) == MAX_CELLS
    position = hexapoda.load("ants", players=4, data=SHELF.word_of(found)).start(seed=2)
    while position.actor is not None and position.ply < 400:
        position.push_id(int(position.legal_ids()[position.ply % len(position.legal_ids())]))
    assert position.game.position(position.setup()) == position


# ── what is wrong, with its place ──


@pytest.mark.parametrize(
    ("changes", "code", "clause", "place"),
    [
        # tables and keys
        ([("meta.game", "hive")], "file-must-be", "", "meta.game"),
        ([("meta.players_max", 5)], "file-out-of-range", "", "meta.players_max"),
        ([("levels", MISSING)], "file-missing", "", "levels"),
        ([("rules.hand_siez", 4)], "file-unknown-key", "", "rules.hand_siez"),
        ([("rules.hand_size", "4")], "file-wrong-kind", "", "rules.hand_size"),
        ([("rules.hand_size", 12)], "file-out-of-range", "", "rules.hand_size"),
        ([("rules.capacity_trail", 3)], "file-out-of-range", "", "rules.capacity_trail"),
        ([("rules.hire_push", "double")], "file-not-one-of", "A5.8", "rules.hire_push"),
        ([("components.workers_per_player", 13)], "file-out-of-range", "", "components.workers_per_player"),
        ([("ants.worker.strength", 0)], "file-out-of-range", "", "ants.worker.strength"),
        ([("levels.costs", [5, 4])], "ants-data-levels", "A9.1", "levels.costs"),
        ([("scenarios.0.start_chips", 7)], "file-must-be", "", "scenarios[1].start_chips"),
        ([("scenarios.0.id", "chess")], "file-not-one-of", "A12.1", "scenarios[1].id"),
        # cards: A1.3, A11
        ([("components.cards", 41)], "ants-data-deck", "A1.3", "cards"),
        ([("cards.1.count", 5)], "ants-data-deck", "A1.3", "cards"),
        ([("cards.1.id", "fireball")], "file-not-one-of", "A11.1", "cards[2].id"),
        ([("cards.1.id", "fury")], "file-twice", "A11.1", "cards[2].id"),
        ([("cards.1.count", 0)], "file-out-of-range", "", "cards[2].count"),
        ([("cards.1.timing", "battle_reaction")], "file-must-be", "", "cards[2].timing"),
        ([("cards.1.name_uk", MISSING)], "file-missing", "", "cards[2].name_uk"),
        ([("cards.1.name_en", "")], "ants-data-card-name", "A11.1", "cards[2].name_en"),
        ([("cards.1.name_en", " Ambush")], "ants-data-card-name", "A11.1", "cards[2].name_en"),
        ([("cards.1.name_pl", "x" * 21)], "ants-data-card-name", "A11.1", "cards[2].name_pl"),
        ([("cards.1.name_pl", "\N{ANT}")], "ants-data-card-name", "A11.1", "cards[2].name_pl"),
        ([("cards.1.effect", "x" * 2000)], "file-wrong-kind", "", "cards[2].effect"),
        # cells: A1.10
        ([("cells.0.id", "ab1")], "ants-data-cell-name", "A1.10", "cells[1].id"),
        ([("cells.0.id", "W")], "ants-data-cell-name", "A1.10", "cells[1].id"),
        ([("cells.1.id", "AB1")], "file-twice", "A1.10", "cells[2].id"),
        ([("cells.0.kind", "water")], "file-not-one-of", "A1.10", "cells[1].kind"),
        ([("cells.0.x", "left")], "file-wrong-kind", "", "cells[1].x"),
        ([("cells.0.x", 101)], "file-out-of-range", "", "cells[1].x"),
        ([("cells.1.x", 1)], "ants-data-same-place", "", "cells[2].x"),
        # anthills: A1.11
        ([("anthills.0.cells", ["AB1", "DA7"])], "ants-data-gates", "A1.11", "anthills[1].cells"),
        ([("anthills.0.cells", ["AB1", "DA7", "QQ"])], "ants-data-no-cell", "A1.10", "anthills[1].cells"),
        ([("anthills.1.cells", ["BC1", "AB1", "BX1"])], "ants-data-gate-twice", "A1.11", "anthills[2].cells"),
        ([("anthills.0.cells", ["AB4", "DA7", "AX1"])], "ants-data-gate-kind", "A1.11", "anthills[1].cells"),
        ([("anthills.0.id", "B")], "file-twice", "A1.10", "anthills[2].id"),
        ([("anthills.3", MISSING)], "ants-data-no-hill", "A1.10", "anthills"),
        # links: A1.10
        ([("graph.links.0", ["AB1", "AB9"])], "ants-data-no-cell", "A1.10", "graph.links"),
        ([("graph.links.0", ["AB1", "AB1"])], "ants-data-link", "A1.10", "graph.links"),
        ([("graph.links.0", ["AB1"])], "ants-data-link", "A1.10", "graph.links"),
        ([("graph.links.0", ["AB3", "AB2"])], "file-twice", "A1.10", "graph.links"),
        ([("graph.links.0", 7)], "file-wrong-kind", "", "graph.links"),
    ],
)
def test_every_error_says_its_place(changes: list[tuple[str, Any]], code: str, clause: str, place: str) -> None:
    found = refusal(changed(*changes))
    assert (found.code, found.clause, found.params["place"]) == (code, clause, place)
    assert found.params["file"] == "my-box.toml"


def test_A1_18_a_cell_that_no_way_leads_to_is_named() -> None:
    data = changed()
    data["graph"]["links"] = [link for link in data["graph"]["links"] if "AB4" not in link]
    found = refusal(data)
    assert (found.code, found.params["cell"]) == ("ants-data-cut-off", "AB4")


def test_A5_6_one_way_must_lead_forward_from_an_anthill_cell() -> None:
    data = changed()
    data["graph"]["links"].append(["AB1", "DA6"])
    found = refusal(data)
    assert (found.code, found.clause) == ("ants-data-forward", "A5.6")
    assert (found.params["cell"], found.params["found"]) == ("AB1", "AB2, DA6")


def test_a_cell_has_at_most_six_links() -> None:
    data = changed()
    data["graph"]["links"] += [["XA", name] for name in ("BX4", "CX4", "DX4", "AX3", "BX3")]
    found = refusal(data)
    assert (found.code, found.params["cell"], found.params["most"]) == ("ants-data-links", "XA", MAX_LINKS)


def test_more_than_64_cells_are_too_many() -> None:
    data = changed()
    data["cells"] += [{"id": f"Q{number}", "kind": "trail", "x": number, "y": 50} for number in range(17)]
    found = refusal(data)
    assert (found.code, found.params["found"], found.params["most"]) == ("file-too-many", 65, MAX_CELLS)


def test_a_file_that_is_not_there_or_no_toml_is_refused(tmp_path: Path) -> None:
    missing = SHELF.open(tmp_path / "none.toml")
    assert isinstance(missing, Refusal)
    assert missing.code == "file-not-found"
    broken = tmp_path / "broken.toml"
    broken.write_text('[meta]\ngame = "ants', encoding="utf-8")
    found = SHELF.open(broken)
    assert isinstance(found, Refusal)
    assert (found.code, found.params["line"]) == ("file-not-toml", 2)


@pytest.mark.parametrize("word", ["box:", "box:xyz", "box:" + "A" * 50_000, "nonsense", "my-box.toml", 7])
def test_data_that_is_none_is_refused(word: Any) -> None:
    with pytest.raises(OptionError) as error:
        hexapoda.load("ants", data=word)
    assert "\n" not in str(error.value)


# ── the page about files ──


def test_the_examples_of_the_page_about_files_are_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (Path(__file__).parents[2] / "docs" / "ants-files.md").read_text("utf-8")
    python = re.search(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    toml = re.search(r"^```toml\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert python
    assert toml
    monkeypatch.chdir(tmp_path)
    exec(python[1], {})
    assert hexapoda.load("ants", data="my-box.toml").options["data"] == "standard"
    (card,) = tomllib.loads(toml[1])["cards"]
    standard_card = next(each for each in DATA["cards"] if each["id"] == card["id"])
    assert card == {key: value for key, value in standard_card.items() if key != "effect"}
    assert ", ".join(f"`{name}`" for name in CARDS[:4]) in text
    for changes in ([("graph.links.0", ["AB1", "AB9"])], [("cards.0.count", 9)]):
        assert f"```\n{refusal(changed(*changes)).message()}\n```" in text
    for table in re.findall(r"^\| `\[+([a-z]+)", text, re.MULTILINE):
        assert table in DATA

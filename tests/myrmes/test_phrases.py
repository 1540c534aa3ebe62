"""Decisions and chance as sentences, in three languages, and numbers with the right form of what they count."""

import re
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from hexapoda import Position, i18n
from hexapoda.games.myrmes.notation.phrases import brought, phrase
from hexapoda.kernel.declaration import Phrase
from tests.myrmes.positions import at, opening
from tests.myrmes.walks import OPTIONS, walk

LANES = {"red_exits": "2,11", "yellow_exits": "6,3"}


def said(position: Position, text: str, language: str = "en") -> str:
    """What a move is in words."""
    return phrase(position.state, position.parse(text).id, None).words(language)


def data(position: Position, text: str) -> object:
    """What a move is as data."""
    return phrase(position.state, position.parse(text).id, None).json()


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_decision_has_a_sentence_in_every_language(options: dict[str, object]) -> None:
    codes: set[str] = set()
    for position in walk(options, "phrases", rich=True):
        for action in position.legal_ids().tolist()[:40]:
            found = phrase(position.state, action, None)
            codes.add(found.code)
            for language in i18n.LANGUAGES:
                words = found.words(language)
                assert words, found
                assert "{" not in words, found
                assert "myrmes-" not in words, found
    assert {"myrmes-say-exit", "myrmes-say-step", "myrmes-say-place", "myrmes-say-keep", "myrmes-say-winter"} <= codes


def test_decisions_in_words() -> None:
    event = opening(2)
    assert said(event, "event 5") == "chooses the event Soldier +1"
    birth = at("birth")
    assert said(birth, "birth larva 1 worker 2") == "places nurses: 1 on larvae, 2 on workers"
    assert said(birth, "birth none") == "places no nurses"
    born = {"red_soldiers": 4, "red_workers": 2, "red_nurses": 6, "red_placed": "0,2,4,0", "red_event": 1}
    assert said(at("born", **born), "born soldier 1 worker 1") == "raises 1 soldier, 1 worker"
    assert said(at("born", **born), "born soldier 0 worker 2") == "raises 2 workers"
    worker = at("worker", red_level=2, **LANES)
    assert said(worker, "room 2 stone") == "puts a worker into the quarry: 1 stone"
    assert said(worker, "exit 2,11") == "sends a worker out at 2,11"
    garden = at("garden", worker="2,12", points=2, tiles="A.P2.red.3,12+4,11", **LANES)
    assert said(garden, "2,11") == "goes to 2,11"
    assert said(garden, "A") == "goes to tile A"
    assert said(garden, "place P2 2,12 2,13") == "lays a pheromone of 2 on 2,12 2,13"
    assert said(garden, "stop") == "ends the walk"
    assert said(at("storage", red_store="4,1,0"), "keep food 4") == "keeps 4 food"
    assert said(at("winter", round=3, red_larvae=3), "1") == "exchanges larvae for 1 food for winter"


def test_payments_and_harvests_in_words() -> None:
    tiles = "A.aphid_farm.red.3,11+4,11+3,12/B.scavenging.red.5,12+6,12+5,13"
    words = {"red_nurses": 6, "red_placed": "0,0,0,1", **LANES}
    special = at("atelier", objectives="food3 special2 stone3 level2 mix6 level3", tiles=tiles, **words)
    assert said(special, "objective special2", "uk") == "виконує ціль «2 особливі плитки»"
    special.push("objective special2")
    assert said(special, "pay A") == "takes the cube off tile A"
    mix = at("atelier", objectives="food3 mix2 stone3 level2 mix6 level3", red_store="0,1,1", **words)
    mix.push("objective mix2")
    assert said(mix, "pay earth 1 stone 1") == "pays 1 earth, 1 stone"
    more = at("extra-harvest", extra=2, red_event=3, tiles="A.P2.red.3,12+4,11.food", **LANES)
    assert said(more, "extra A food", "pl") == "zbiera jeszcze jedzenie z płytki A"
    assert said(more, "stop") == "harvests no more"


def test_sentences_carry_what_marks_on_a_board_need() -> None:
    garden = at("garden", worker="2,12", points=2, tiles="A.P2.red.3,12+4,11", **LANES)
    assert data(garden, "A") == {"code": "myrmes-say-enter", "params": {"space": "A", "hexes": "4,11 3,12"}}
    assert data(garden, "3,12") == data(garden, "A")
    assert data(garden, "2,11") == {"code": "myrmes-say-step", "params": {"space": "2,11", "prey": ""}}
    hunter = at("garden", worker="4,11", points=2, red_soldiers=2)
    assert data(hunter, "4,10") == {"code": "myrmes-say-step", "params": {"space": "4,10", "prey": "termite"}}
    there = {"worker": "3,12", "points": 1, "tiles": "A.P2.red.3,12+4,12", "red_store": "0,1,0"}
    assert data(at("garden", **there), "clean") == {"code": "myrmes-say-clean", "params": {"hexes": "3,12 4,12"}}
    assert data(garden, "place P2 2,12 2,13") == {
        "code": "myrmes-say-place",
        "params": {"kind": {"code": "myrmes-kind", "params": {"kind": "P2"}}, "hexes": "2,12 2,13"},
    }


def test_M14_7_the_dice_of_a_new_year_are_told() -> None:
    position = at("winter", 2, round=3, turn="red")
    position.push("winter 0")
    after = position.state
    found = brought(position.states[0], position.moves[0].id, after, None)
    assert found == Phrase("myrmes-say-dice", {"dice": tuple(after.dice.tolist())})
    assert found is not None
    assert found.words() == f"the dice of the new year: {', '.join(map(str, after.dice))}"
    event = int(position.legal_ids()[0])
    assert brought(after, event, after, None) is None


# ── numbers and what they count ──


class Numbers(Visitor):
    """The parameters of a message that are numbers, and the words that choose between its variants."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if isinstance(node.selector, ftl.VariableReference) and keys - {"one", "few", "many", "other"}:
            self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def messages(language: str) -> Iterator[tuple[str, set[str], dict[str, set[str]]]]:
    """All messages of Myrmes with the names of their parameters and the choices that words make."""
    for path in sorted((i18n.FOLDER / language).glob("*myrmes*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                found = Numbers()
                found.visit(entry)
                yield entry.id.name, found.names, found.choices


def shown(language: str, count: int) -> Iterator[str]:
    """All messages with a count as every number, in all their variants."""
    for name, names, choices in messages(language):
        numbers = {each: "x" if each in TEXTS else count for each in names - choices.keys()}
        for chosen in product(*choices.values()):
            yield f"{name}: " + i18n.text(name, {**numbers, **dict(zip(choices, chosen, strict=True))}, language)


#: Parameters that are no numbers.
TEXTS = {"asks", "cube", "kind", "objective", "player", "tile", "tiles", "title", "word"}
MANY = "larvae|nurses|workers|soldiers|ants|cubes|points|pts|steps|hexes|tiles|farms|sub-colonies|pheromones|levels"
ONE = "larva|nurse|worker|soldier|ant|cube|point|pt|step|hex|tile|farm|sub-colony|pheromone"
BETWEEN = "(?:(?!on |in |from |of )[a-z-]+ ){0,2}"
#: What must not follow a number in any case of these nouns, by language and number.
WRONG = {
    ("en", 0): rf"\b0 {BETWEEN}(?:{ONE})\b",
    ("en", 1): rf"\b1 {BETWEEN}(?:{MANY})\b",
    ("en", 2): rf"\b2 {BETWEEN}(?:{ONE})\b",
    ("en", 5): rf"\b5 {BETWEEN}(?:{ONE})\b",
    ("pl", 0): r"\b0 (?:larwa|larwy|robotnica|robotnice|kosteczka|kosteczki|punkt|punkty|mrówka|mrówki|akcja|akcje)\b",
    ("pl", 1): r"\b1 (?:larwy|larw|robotnice|robotnic|kosteczki|kosteczek|punkty|punktów|mrówki|mrówek|jedzenia)\b",
    ("pl", 2): r"\b2 (?:larwa|larw|robotnica|robotnic|kosteczka|kosteczek|punkt|punktów|mrówka|mrówek|akcja|akcji)\b",
    ("pl", 5): r"\b5 (?:larwa|larwy|robotnica|robotnice|kosteczka|kosteczki|punkt|punkty|mrówka|mrówki|akcja|akcje)\b",
    ("uk", 0): r"\b0 (?:личинка|личинки|нянька|няньки|кубик|кубики|очко|очки|мураха|мурахи|дія|дії|солдат|солдати)\b",
    ("uk", 1): r"\b1 (?:личинки|личинок|няньки|няньок|кубики|кубиків|очки|очок|мурахи|мурах|дії|дій|їжі|солдати)\b",
    ("uk", 2): r"\b2 (?:личинка|личинок|нянька|няньок|кубик|кубиків|очко|очок|мураха|мурах|дія|дій|солдат)\b",
    ("uk", 5): r"\b5 (?:личинка|личинки|нянька|няньки|кубик|кубики|очко|очки|мураха|мурахи|дія|дії|солдат|солдати)\b",
}


@pytest.mark.parametrize("count", [0, 1, 2, 5])
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_numbers_have_the_right_form_of_what_they_count(language: str, count: int) -> None:
    assert [words for words in shown(language, count) if re.search(WRONG[language, count], words)] == []


def test_wrong_forms_are_found() -> None:
    assert re.search(WRONG["en", 1], "1 nurses have no effect")
    assert re.search(WRONG["en", 1], "1 special tiles")
    assert re.search(WRONG["pl", 2], "2 larw")
    assert any("1 nurse" in words for words in shown("en", 1))

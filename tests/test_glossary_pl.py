"""Polish keeps to its glossary: one word for one thing, in the catalogs and in the rulebooks."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from hexapoda import i18n

RULEBOOKS = i18n.FOLDER.parent.parent / "docs" / "rules"
CLAUSE = re.compile(r'<a id="([A-Z]\d+\.\d+)"></a>')

#: Where the English has the first, the Polish has the second; the messages and clauses that are right without it.
TERMS: dict[tuple[str, str], set[str]] = {
    (r"nurses?", "robotnic"): {"myrmes-draw-asked-atelier", "page-myrmes-confirm"},
    (r"larva room", "porodów"): set(),
    (r"aphid farms?", "mszyc"): set(),
    (r"sub-colon(y|ies)", "pod-koloni"): set(),
    (r"pheromones?", "feromon"): set(),
    (r"atelier", "warszta"): set(),
    (r"prey", "zdobycz"): {"myrmes"},
    (r"hir(e|es|ed|ing)", "werb"): set(),
    (r"tunnel markers?", "znacznik"): set(),
    (r"two against two", "dwóch na dwóch"): set(),
    (r"pillbugs?", "stonog"): set(),
    (r"grasshoppers?", "konik"): set(),
    (r"(throw|throws|throwing|thrown)", "przerzu"): set(),
    (r"mounds?", "kop(iec|c)"): set(),
    (r"vegetation", "roślinnoś"): set(),
    (r"retreats?", "wycof"): set(),
    (r"rulebook", "instrukcj"): set(),
    (r"setup", "scenariusz"): {"command-setup", "command-setup-use", "M2.13", "termites-option-map"}
    | {"refusal-option-map", "refusal-position-no-turn"},
    (r"takeback", "cof"): set(),
    (r"map editor", "edytor map"): set(),
}

#: What Polish does not say (a number stands for what is put into a message), and where it is right all the same.
NEVER: dict[str, set[str]] = {
    r"naj(em|mu|mow|muj|mij|mie)\w*|naj(ąć|ął|ęt|ęci)\w*": set(),
    r"powiedz|nazwij|miej": set(),
    r"pisze się": set(),
    r"w ręce|zatrzym(aj|uje) rękę": set(),
    r"reguł\w*": set(),
    r"imi(ę|enia|eniem)": set(),
    r"komor(a|ze|ę|y) larw": set(),
    r"kostk\w*": set(),
    r"rzut(u|em|owi|y)?": set(),
    r"ustawie[nń]\w*": {"error-bad-setting", "error-renamed-setting", "error-unknown-setting", "page-settings"}
    | {"page-more-choices", "error-wrong-host"},
    r"zabija\w*|przycina\w*": set(),
    r"dwoje na dwoje": set(),
    r"wszystko jedno|obojętn\w*": set(),
    r"co jest w pudełku": set(),
    r"wygrywa najw\w+": set(),
    r"w liczbie \d+|(dwie|trzy) wody|dwóch wód": set(),
    r"\d+ (jedzeni[ea]|ziemi[aeę]|kamie(ń|nie|ni))|jedno jedzenie|jedną ziemię": set(),
}


class Words(Visitor):
    """Collects the words of a message, with a number for whatever is put in between."""

    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.text += node.value

    def visit_Placeable(self, node: ftl.Placeable) -> None:
        if isinstance(node.expression, ftl.SelectExpression):
            for variant in node.expression.variants:
                self.text += " "
                self.visit(variant.value)
        else:
            self.text += "7"


def sayings(language: str) -> dict[str, str]:
    """What is said in a language: the words of every message by its id, and the text of every clause by its number."""
    found = {}
    for path in sorted((i18n.FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                words = Words()
                words.visit(entry.value)
                found[entry.id.name] = words.text
    for path in sorted((RULEBOOKS / language).glob("*.md")):
        start, *clauses = CLAUSE.split(re.sub(r"```.*?```|<!--.*?-->|`[^`]*`", "", path.read_text("utf-8"), flags=re.S))
        found |= {path.stem: start, **dict(zip(clauses[::2], clauses[1::2], strict=True))}
    return {name: re.sub(r"\s+", " ", text) for name, text in found.items()}


ENGLISH, POLISH = sayings("en"), sayings("pl")


@pytest.mark.parametrize(("english", "polish"), TERMS)
def test_a_term_has_its_word(english: str, polish: str) -> None:
    said = {name for name, text in ENGLISH.items() if re.search(rf"\b{english}\b", text, re.I)}
    assert said
    assert {name for name in said if not re.search(polish, POLISH[name], re.I)} == TERMS[english, polish]


@pytest.mark.parametrize("words", NEVER)
def test_other_words_are_not_used(words: str) -> None:
    found = {name for name, text in POLISH.items() if re.search(rf"\b(?:{words})\b", text, re.I)}
    assert found == NEVER[words]

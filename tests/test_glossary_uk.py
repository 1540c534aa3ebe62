"""The Ukrainian catalogs and rulebooks keep to one glossary.

A text is a message of a catalog, named by its id, or a passage of a rulebook, named by the clause at its beginning.
Where an English text has a term of the glossary, the Ukrainian one has its word; and no Ukrainian text has words that
the glossary rules out. A text where something else is right is listed with the rule as an exception.
"""

import re
from functools import cache
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from hexapoda import i18n
from hexapoda.games.names import NAMES
from tests.docs.pages import page

HIVE, TERMITES, ANTS, MYRMES = r"(page-)?hive|H\d", r"(page-)?termites|T\d", r".*ants|A\d", r".*myrmes|M\d"
NOTATION = "myrmes-draw-asked-birth myrmes-draw-asked-born"
PRICES = "myrmes-cost myrmes-store myrmes-on-tile myrmes-draw-asked-pay-mix myrmes-draw-asked-scavenging"
BOARDLESS = "page-hive-ask-move page-hive-ask-piece page-termites-editor-lead"


class Rule(NamedTuple):
    """Ukrainian words; the names of the texts that it is for; and the names of those where it does not hold."""

    words: str
    where: str = ""
    exceptions: str = ""


#: What a Ukrainian text must have, by what its English text has.
TERMS = {
    r"\b(die|dice)\b": Rule(r"\bк[іо]ст[іеяь]"),
    r"\bcubes?\b": Rule("кубик", MYRMES),
    r"(\b(a|another|\d)|§) (food|earth|stone)\b": Rule("кубик", MYRMES, PRICES),
    r"\bplay\w* (any |as many |more |no )?cards?\b": Rule("розігр", ANTS),
    "Ant Fury": Rule("мурашин(а|у|ої) л[юі]т", ANTS),
    "tunnel marker": Rule(r"фіш\w+ тунел", ANTS),
    r"\bdiagonal(?!,)": Rule("по діагоналі"),
    r"\bworkers?\b": Rule("робітник", "", f"M8.5 {NOTATION}"),
    r"\bstart exits?\b": Rule("стартов", MYRMES),
    r"\bmounds?\b": Rule("термітник", TERMITES),
    r"\b(undo|takes? .*back|takeback)\b": Rule("скас", "page-table|error|command.*help"),
    r"\blog\b": Rule("журнал", "page-table"),
    r"\brecords?\b": Rule("запис"),
    r"\bgame is over\b": Rule("закінч"),
    r"\bon the board\b": Rule("дош[кц]", f"{HIVE}|{TERMITES}|command", BOARDLESS),
    r"\boptions?\b": Rule("параметр"),
    r"\bcharacters\b": Rule("символ"),
    r"\badvanced\b": Rule("складніш", exceptions="page-new-experts"),
}
#: What no Ukrainian text may have.
WRONG = (
    Rule("робітниц|навскоси|опці[яїйєюі]|полягл|поліг|врізан|задарма|майстерний|супернику"),
    Rule(r"\b(обра(ти|в|ла|ли|но)|обира\w+|оберіть)\b"),
    Rule(r"\bзнак(и|ів)\b", "", "refusal-two-marks"),
    Rule(r"\b(зі)?гра(ти|є|йте|ють|в) карт|карт\w* §", "page-ants|ants-say|A"),
    Rule(r"(?<!урашина )(?<!урашину )(?<!урашиної )\bлют", ANTS),
    Rule(r"(\bодн[аує]|\d|§|×) (їж[аіу]|земл[яію]|камін[ья]|камен[ів]+)\b", MYRMES),
    Rule(r"кубик\w* (пори|пір|весни|нового)|кида\w+ (три )?кубик|\bмайте\b", MYRMES),
    Rule(r"порожн\w+ пол", rf"(?!{MYRMES})"),
    Rule(r"поверн\w+ (хід|ходу|дошку)|завантажити запис|програти партію"),
    Rule("завершен[оаі]", "", "A11.8"),
    Rule(r"гру закінчено|запис\w* гри(?! «)|нов[аоїу]+ гр[ауи]\b"),
    Rule(r"«§» не є|текст каже|щось пішло не так|\bпри map"),
    Rule("дві води|три води|скільки плиток виклад", TERMITES),
    Rule(" – ", "[a-z-]+$"),
)


class Words(Visitor):
    """Collects what a message says in all its variants, with § for what is filled in."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        self.said.append("".join(each.value if isinstance(each, ftl.TextElement) else "§" for each in node.elements))
        self.generic_visit(node)


@cache
def texts(language: str) -> dict[str, str]:
    """All messages and all passages of the rulebooks, without drawings and notation, by name."""
    found: dict[str, str] = {}
    for path in sorted((i18n.FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                words = Words()
                words.visit(entry)
                found[entry.id.name] = " | ".join(words.said)
    for game in NAMES:
        prose = re.sub(r"<!--.*?-->|```.*?```|`[^`]*`", "", page(game, language), flags=re.DOTALL)
        parts = re.split(r'<a id="([^"]+)"></a>', " ".join(prose.split()))
        found |= dict(zip([f"{game}.md", *parts[1::2]], parts[::2], strict=True))
    return found


def having(words: str, language: str, where: str) -> set[str]:
    """The names of the texts that have such words."""
    found = (name for name, text in texts(language).items() if re.search(words, text, re.IGNORECASE))
    return {name for name in found if re.match(where, name)}


@pytest.mark.parametrize("term", TERMS)
def test_a_term_has_its_word(term: str) -> None:
    rule = TERMS[term]
    named, translated = having(term, "en", rule.where), having(rule.words, "uk", rule.where)
    assert named & translated  # the term is in use
    assert named - translated == set(rule.exceptions.split())


@pytest.mark.parametrize("rule", WRONG, ids=range(len(WRONG)))
def test_words_that_the_glossary_rules_out_are_nowhere(rule: Rule) -> None:
    assert having(rule.words, "uk", rule.where) == set(rule.exceptions.split())

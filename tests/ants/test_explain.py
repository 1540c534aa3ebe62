"""Every refusal of Ants: its clause, its code and parameters, and its words; and that nothing else is refused."""

import ast
import random
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hexapoda
from hexapoda import Refusal, i18n
from hexapoda.games.ants import explain
from hexapoda.games.ants.notation import actions, cards, read, words
from hexapoda.games.ants.notation.names import cell_names
from hexapoda.games.ants.state import CARDS
from tests.ants.lines import at
from tests.ants.refusals import CASES, POSITIONS, Case, named
from tests.settings import COUNTS

SOURCES = [
    *Path(explain.__file__).parent.glob("*.py"),
    *(Path(module.__file__) for module in (read, actions, cards, words) if module.__file__),
]
PAGE = Path(hexapoda.__file__).parents[1] / "docs" / "rules" / "en" / "ants.md"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_refusal(case: Case) -> None:
    refusal = case.where().explain(case.asked)
    assert refusal is not None
    assert (refusal.clause, refusal.code) == (case.clause, case.code)
    assert {name: str(refusal.params[name]) for name in case.params} == case.params
    for language in i18n.LANGUAGES:
        message = refusal.message(language)
        assert message
        assert "\n" not in message
        assert "{ $" not in message
        assert not message.startswith("refusal-")


def test_every_code_of_the_game_has_a_case() -> None:
    written: set[str] = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            named = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id
            if named in ("refused", "Refusal") and isinstance(node.args[1], ast.Constant):
                written.add(str(node.args[1].value))
    assert written - {"game-over"} == {case.code for case in CASES}


def test_every_clause_that_a_case_names_is_on_the_rules_page() -> None:
    clauses = set(re.findall(r'<a id="(A[0-9.]+)"', PAGE.read_text(encoding="utf-8")))
    assert {case.clause for case in CASES} <= clauses | {""}


def test_A12_nothing_is_played_after_the_end() -> None:
    position = at("A=W@AB6")
    position.push("step W AB6-AB7")
    assert position.explain("end") == Refusal("", "game-over")
    assert read.parse(position.state, "end") == Refusal("", "game-over")


def test_another_seat_is_only_told_that_it_is_not_asked() -> None:
    position = at("A-hand=fury*2 B-hand=ambush")
    assert position.explain("card honeydew", seat=1) == Refusal("", "not-asked")


# ── anything that people may write ──

_WORDS = st.sampled_from(
    [
        *CARDS,
        *("card", "hire", "step", "push", "tunnel", "build", "end", "emergency", "exchange", "keep", "march", "stop"),
        *("contact", "pass", "decline", "W", "S", "W+1", "worker", "AB1", "AB2", "AB5", "AX1", "XA", "ZZ", "-", "?"),
    ]
)


@settings(max_examples=COUNTS["ants_texts"], deadline=None)
@given(st.sampled_from(sorted(POSITIONS)), st.lists(_WORDS, max_size=7).map(" ".join))
def test_any_words_are_played_or_refused_with_a_reason(where: str, text: str) -> None:
    position = named(where).copy()
    refusal = position.explain(text)
    if refusal is None:
        before = position.ply
        position.push(text)
        assert position.ply > before
    else:
        assert all("{ $" not in refusal.message(language) for language in i18n.LANGUAGES)


def test_what_is_not_legal_is_refused_and_what_is_legal_is_not() -> None:
    """In positions of random games, all steps, hires and ambushes between all cells are tried."""
    for number in range(COUNTS["ants_explain_games"]):
        rng = random.Random(f"explain {number}")
        position = hexapoda.load("ants", players=rng.choice((2, 3, 4))).start(seed=number)
        while position.actor is not None and position.ply < 150:
            if position.decision == "action" and rng.random() < 0.05:
                _try_everything(position, rng)
            position.push_id(int(rng.choice(position.legal_ids())))


def _try_everything(position: hexapoda.Position, rng: random.Random) -> None:
    cells = cell_names(position.state)
    legal = {move.text for move in position.legal_moves}
    texts = [f"step {kind} {one}-{two}" for kind in "WS" for one in cells for two in cells]
    texts += [
        f"card ambush {own} {one} {other} {two}" for own in "WS" for other in "WS" for one in cells for two in cells
    ]
    texts += [f"card {card} {cell}" for card in ("obstacle", "cave_in") for cell in cells]
    texts += [f"{verb} {kind} {cell}" for verb in ("hire", "card reinforcements") for kind in "WS" for cell in cells]
    texts += [f"tunnel {cell}" for cell in cells]
    for text in rng.sample(texts, 100):
        assert (position.explain(text) is None) == (text in legal), text

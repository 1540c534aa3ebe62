"""Every refusal of Termites: its clause, its code and parameters, and its words; and that nothing else is refused."""

import ast
import random
import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hexapoda
from hexapoda import Position, Refusal, i18n
from hexapoda.games.termites import explain
from hexapoda.games.termites.notation import attacks, read
from hexapoda.games.termites.notation.names import KIND_NAMES, hex_name, hexes
from hexapoda.games.termites.rules.tiles import group_size
from hexapoda.kernel import chance, contract
from tests.settings import COUNTS
from tests.termites.positions import GAME
from tests.termites.real import RealTermites
from tests.termites.refusals import CASES, PLAIN, TE6, TE7, TE16, TE24, Case, at, setting_up
from tests.termites.walks import walks

SOURCES = [*Path(explain.__file__).parent.glob("*.py"), Path(read.__file__), Path(attacks.__file__)]
PAGE = Path(hexapoda.__file__).parents[1] / "docs" / "rules" / "en" / "termites.md"
CLAUSES = set(re.findall(r'<a id="(T[0-9.]+)"', PAGE.read_text(encoding="utf-8")))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_refusal(case: Case) -> None:
    assert case.where().explain(case.asked) == case.refusal


def test_every_code_of_the_game_has_a_case() -> None:
    written: set[str] = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            named = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id
            if named in ("refused", "Refusal") and isinstance(node.args[1], ast.Constant):
                written.add(str(node.args[1].value))
    assert written - {"game-over"} == {case.refusal.code for case in CASES}


def test_every_clause_that_a_case_names_is_on_the_rules_page() -> None:
    assert {case.refusal.clause for case in CASES} <= CLAUSES | {""}


def test_T10_1_nothing_is_played_after_the_end() -> None:
    position = at("blue W1@F6; red W1@A1")()
    position.push("stay")
    assert position.explain("stay") == Refusal("", "game-over")
    assert read.parse(position.state, "F6-F7") == Refusal("T10.1", "game-over")


# ── the numbers of the worked examples ──


def _sums(where: Position, attack: str) -> tuple[object, ...]:
    refusal = where.explain(attack)
    assert refusal is not None
    assert (refusal.clause, refusal.code) == ("T7.14", "too-weak")
    return tuple(refusal.params[name] for name in ("attack", "parts", "defence", "short"))


def test_TE6_five_against_three_and_not_against_five() -> None:
    assert at(TE6)().explain("F5xF6") is None
    stronger = at(TE6.replace("W3@F6", "W5@F6"))()
    assert _sums(stronger, "F5xF6") == (5, "2 (W2 F5) + 2 (S1 E6) + 1 (P1 G7)", 5, 1)


def test_TE7_nine_against_eight_only_with_the_spitters_on_vegetation() -> None:
    assert at(TE7 + "; vegetation H5")().explain("F5xF6") is None
    assert _sums(at(TE7)(), "F5xF6") == (8, "1 (W1 F5) + 4 (S2 E6) + 1 (F1 G6) + 2 (P2 H5)", 8, 1)
    nine = at(TE7.replace("mound 8", "mound 9") + "; vegetation H5")()
    assert _sums(nine, "F5xF6") == (9, "1 (W1 F5) + 4 (S2 E6) + 1 (F1 G6) + 2+1 (P2 H5)", 9, 1)


@pytest.mark.parametrize(
    ("attacker", "attack", "clause"),
    [("W3@F5", "F5xF6", ""), ("F3@F4", "F4xF6", ""), ("W3@F4", "F4xF6", "T7.2")]
    + [(f"{token}@F5", "F5xF6", clause) for token, clause in (("S2", "T7.2"), ("P3", "T7.2"), ("W2", "T7.14"))],
)
def test_TE11_who_may_attack_a_worker_on_stones(attacker: str, attack: str, clause: str) -> None:
    refusal = at(f"blue W1@F6; red {attacker}; stones F6")().explain(attack)
    assert (refusal.clause if refusal else "") == clause
    if clause == "T7.14":
        assert refusal is not None
        assert (refusal.params["defence"], refusal.params["bonus"], refusal.params["terrain"]) == (2, 1, "stones")


def test_TE16_the_attacker_gets_no_bonus_for_vegetation() -> None:
    defended = at(TE16.replace("W2@F6", "S3@F6"))()
    assert _sums(defended, "F5xF6") == (6, "1 (W1 F5) + 3 (P3 D5) + 1+1 (P1 E5)", 6, 1)
    assert _sums(defended, "E5xF6") == (5, "1 (P1 E5) + 3 (P3 D5) + 1 (W1 F5)", 6, 2)


# ── anything at all ──


def _check_form(refusal: Refusal | None, text: str) -> None:
    assert refusal is not None, text
    assert refusal.clause in CLAUSES | {""}, (text, refusal)
    assert all(isinstance(value, str | int) and len(str(value)) <= 200 for value in refusal.params.values()), text
    language = i18n.LANGUAGES[len(text) % len(i18n.LANGUAGES)]  # all three are too slow for all texts
    words = refusal.message(language)
    assert not words.startswith("refusal-"), (text, refusal)
    assert "{" in text or "{" not in words, (text, words)
    assert "\n" not in words, (text, words)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_decision_is_refused_exactly_when_it_is_not_legal(players: int) -> None:
    dice = random.Random(players)
    for position in walks(dice, COUNTS["termites_explain_games"], players=players):
        legal = {move.text.lower() for move in position.legal_moves}
        names = [hex_name(position.state, spot) for spot in hexes(position.state)]
        for text in _texts(dice, position.decision or "", names, position):
            refusal = position.explain(text)
            assert (refusal is None) == (text.lower() in legal), (position.setup(), text, refusal)
            if refusal is not None:
                _check_form(refusal, text)


def _texts(dice: random.Random, decision: str, names: list[str], position: Position) -> list[str]:
    """Texts of the decision that is asked, each saying no more than that, mostly illegal."""
    s, spots = position.state, dice.sample(names, 6)
    values = [dice.randrange(4, 11) for _ in spots]
    unit, target, origin = (hex_name(s, each) for each in (s.unit, s.target, s.origin))
    pairs = list(zip(values, spots, strict=True))
    near = dice.sample([move.parts[-1] for move in position.legal_moves], min(3, len(position.legal_moves)))
    texts = {
        "place-neutral": [f"neutral {spot}" for spot in spots],
        "place-tile": [f"tile {tile} {spot}" for spot in spots for tile in ("water/stones", "vegetation/water")],
        "choose-token": [f"place {kind}" for kind in dice.sample(KIND_NAMES, 6)] + ["keep"],
        "place-token": [f"place {KIND_NAMES[int(s.token)]} {spot}" for spot in spots]
        if decision == "place-token"
        else [],
        "choose-unit": [*spots, *near, "stay"],
        "choose-target": [f"{unit}{sign}{spot}" for spot in [*spots, *near] for sign in "-x"],
        "choose-from": [f"{unit}x{target} from {spot}" for spot in near],
        "choose-retreat": [f"{unit}x{target} from {origin} retreat {spot}" for spot in spots] + ["bury"],
        "new-mound": [f"new mound {value}" for value in values],
    }
    return texts.get(decision, [f"mound {value} {spot}" for value, spot in pairs])


@pytest.mark.slow
def test_T7_an_attack_said_at_once_is_refused_exactly_when_no_such_attack_is_legal() -> None:
    """Unit, target, attack-from hex and retreat in one text, as the reference understands them."""
    dice, tried = random.Random(7), 0
    for position in walks(dice, COUNTS["termites_explain_games"], flyer_push_into_vegetation_kills=True):
        if position.decision != "choose-unit":
            continue
        real = RealTermites(position)
        for start in [spot for spot, (owner, _) in real.units.items() if owner == position.actor]:
            attacks_of = real.attacks(start)
            around = [spot for spot in real.units if spot in attacks_of and real.board.neighbours[spot]]
            for target in around:
                origin, retreat = dice.sample([*real.board.neighbours[target], start, "A1"], 2)
                soldier = real.units[start][1].startswith("S")
                options = real.retreat_options(start, origin, target) or {("destroy",)}
                for end, option in ((f"retreat {retreat}", ("retreat", retreat)), ("destroy", ("destroy",))):
                    happens = option == ("destroy",) if soldier else option in options
                    text = f"{start}x{target} from {origin} {end}"
                    refusal = position.explain(text)
                    assert (refusal is None) == (origin in attacks_of[target] and happens), (position.setup(), text)
                    tried += 1
                    if refusal is not None:
                        _check_form(refusal, text)
    assert tried > 100


def test_T11_the_groups_that_are_named_are_those_of_the_kernel() -> None:
    dice, seen = random.Random(11), 0
    for position in walks(dice, COUNTS["termites_explain_games"], map="build", players=3):
        if position.decision != "place-tile":
            continue
        for spot in dice.sample(hexes(position.state), 12):
            refusal = position.explain(f"tile water/stones {hex_name(position.state, spot)}")
            if refusal is not None and refusal.code in ("tile-group-same", "tile-group-any"):
                s = position.state.copy()
                s.terrain[spot] = 1
                named = refusal.params["hexes"].split(", ")
                assert len(named) == group_size(s, spot, refusal.code == "tile-group-same") > refusal.params["most"]
                seen += 1
    assert seen > 3


@cache
def _worlds() -> list[Position]:
    """One position for each decision."""
    return list({case.where().decision: case.where() for case in CASES}.values())


WORDS = ["F5", "f6", "W2", "A1", "K9", "Z1", "8", "99", "x", "-", "/", "▲8", "water", "water/stones"]
WORDS += ["place", "mound", "new", "neutral", "tile", "from", "retreat", "destroy", "stay", "keep"]


@pytest.mark.slow
@settings(max_examples=COUNTS["termites_texts"], deadline=None)
@given(st.one_of(st.text(max_size=30), st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join)))
def test_any_text_is_legal_or_refused_with_words(text: str) -> None:
    for position in _worlds():
        refusal = position.explain(text)
        if refusal is not None:
            _check_form(refusal, text)


def test_all_decisions_are_among_the_positions_of_the_cases() -> None:
    worlds = _worlds()
    assert {position.decision for position in worlds} == set(worlds[0].game.declaration.decisions)


# ── nothing is given away (T12) ──


@pytest.mark.parametrize("hands", [["S1"], ["F2", "F2"], ["W1", "W1", "W1"]])
def test_T5_2_the_hand_of_another_makes_no_difference(hands: list[str]) -> None:
    one = GAME.position(PLAIN, hands=[["P1"], ["W2", "F2"]]).position
    other = GAME.position(PLAIN, hands=[hands, ["W2", "F2"]]).position
    for text in ("place S1", "place P1 F5", "keep", "place W2 F6", "F4-F5", *(f"place {kind}" for kind in KIND_NAMES)):
        assert one.explain(text) == other.explain(text)


@pytest.mark.parametrize("hand", [["S1"], ["F2", "F2"], ["P3", "W3", "W3"]])
def test_examples_do_not_depend_on_the_own_hand(hand: list[str]) -> None:
    """Errors end up in logs."""
    one = GAME.position(PLAIN, hands=[["P1"], ["W2", "F2"]]).position
    other = GAME.position(PLAIN, hands=[["P1"], hand]).position
    for text in ("castle", "stay", "F4-F5", "mound 8 F8", "F5"):
        assert one.explain(text) == other.explain(text)
    assert one.explain("keep").params["example"] == other.explain("keep").params["example"]  # type: ignore[union-attr]


def test_T5_2_another_seat_is_told_nothing() -> None:
    position = at(PLAIN, hands=True)()
    assert position.explain("place W2", seat=0) == Refusal("", "not-asked")


def test_explanations_depend_on_what_the_actor_knows_alone() -> None:
    dice = random.Random(5)
    texts = [case.asked for case in CASES]
    for number, position in enumerate(walks(dice, COUNTS["termites_explain_games"])):
        if number % 9 or position.actor is None:
            continue
        states = position.states[-1:].copy()
        contract.conceal_at(states, 0, position.actor, chance.generator(number), 0)
        for text in dice.sample(texts, 12):
            assert read.parse(states[0], text) == read.parse(position.state, text), text


# ── words ──


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize(
    "case", {each.refusal.code: each for each in CASES}.values(), ids=lambda each: each.refusal.code
)
def test_every_refusal_has_words_that_show_its_parameters(language: str, case: Case) -> None:
    refusal = case.refusal
    words = refusal.message(language)
    assert words[0].isupper() or not words[0].isalpha(), words
    assert words.endswith((".", f". ({refusal.clause})"))
    chosen = ("owner", "terrain", "caste", "asked")
    other = {"owner": "gray", "terrain": "vegetation", "caste": "spitter", "asked": "new-mound"}
    for name, value in refusal.params.items():
        if name not in chosen and value != 0 and name not in ("points", "bonus", "needed", "cost"):
            assert str(value) in words, name
        changed = other.get(name) or (f"{value}?" if isinstance(value, str) else 7)
        if changed != value and not (name == "terrain" and refusal.params.get("bonus") == 0):
            message = Refusal(refusal.clause, refusal.code, {**refusal.params, name: changed}).message(language)
            assert message != words or (name == "points" and refusal.params.get("needed") == 0), name


@pytest.mark.parametrize(
    ("language", "points", "words"),
    [
        ("en", 1, "only one movement point"),
        ("en", 2, "only 2 movement points"),
        ("pl", 1, "tylko jeden punkt ruchu"),
        ("pl", 2, "tylko 2 punkty ruchu"),
        ("pl", 5, "tylko 5 punktów ruchu"),
        ("uk", 1, "лише 1 очко руху"),
        ("uk", 2, "лише 2 очки руху"),
        ("uk", 5, "лише 5 очок руху"),
    ],
)
def test_points_are_counted_in_the_grammar_of_the_language(language: str, points: int, words: str) -> None:
    params = {"hex": "F6", "token": "W2", "needed": 9, "points": points}
    assert words in Refusal("T6.3", "out-of-reach", params).message(language)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_game_its_seats_and_ends_have_words(language: str) -> None:
    declared = setting_up()().game.declaration
    wanted = ["termites-title", "termites-description", *(f"outcome-{reason}" for reason in declared.endings if reason)]
    wanted += [f"seat-{seat}" for seat in declared.seat_names]
    for message in wanted:
        assert i18n.text(message, language=language) != message
        assert language == "en" or i18n.text(message, language=language) != i18n.text(message)


def test_an_illegal_move_raises_with_the_reason_in_words() -> None:
    with pytest.raises(hexapoda.IllegalMoveError, match=r"too weak: 8 = 1 \(W1 F5\) .* against 8 .*\(T7\.14\)"):
        at(TE7)().push("F5xF6")
    with pytest.raises(hexapoda.InvalidMoveError, match="castle"):
        at(TE24)().push("castle")

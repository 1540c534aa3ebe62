"""Refusals of Hive: the right clause and code for every kind of illegal or unfinished move, and words for all."""

import ast
import json
import random
import re
from pathlib import Path

import pytest

import hexapoda
from hexapoda import i18n
from hexapoda.games.hive import GAME, explain
from hexapoda.games.hive.notation import read
from hexapoda.games.hive.notation.names import PIECE_NAMES, marked
from hexapoda.games.hive.state import KIND_NAMES, NOWHERE, ORIGIN, PIECES
from hexapoda.kernel.hexes import step
from tests.hive.games import GAME_TYPES
from tests.hive.refusals import CASES, HOLE, ROW, Case, position
from tests.settings import COUNTS

#: The parts of the game whose refusals are asked for here; other files have tests of their own.
SOURCES = [*Path(explain.__file__).parent.glob("*.py"), Path(read.__file__)]
#: Codes for which no text of a move asks, tested below by their own.
WITHOUT_CASE = {"unfinished", "cannot-pass", "second-adjacent", "touches-nothing", "game-over"}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_refusal(case: Case) -> None:
    assert case.position.explain(case.asked) == case.refusal


def test_every_code_of_the_game_has_a_case() -> None:
    written: set[str] = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place = {"refused": 1, "Refusal": 1, "_unreadable": 0}.get(node.func.id)
                code = None if place is None or len(node.args) <= place else node.args[place]
                if isinstance(code, ast.Constant):
                    written.add(str(code.value))
    assert written == {case.code for case in CASES} | WITHOUT_CASE


# ── what depends on the order of the legal moves ──


@pytest.mark.parametrize(("piece", "count"), [("wA1", 5), ("wQ", 2)])
def test_H6_1_a_piece_alone_is_unfinished_and_shows_how_to_go_on(piece: str, count: int) -> None:
    row = position(ROW)
    refusal = row.explain(piece)
    assert refusal is not None
    assert (refusal.clause, refusal.code, refusal.readable) == ("H6.1", "unfinished", True)
    assert refusal.params["piece"] == piece
    assert refusal.params["count"] == count
    examples = refusal.params["example"].split(", ")
    assert len(examples) == min(3, count)
    assert all(each.startswith(f"{piece} ") and each in row.legal_moves for each in examples)


def test_H3_6_passing_with_moves_left_is_refused_with_an_example() -> None:
    row = position(ROW)
    refusal = row.explain("pass")
    assert refusal is not None
    assert (refusal.clause, refusal.code) == ("H3.6", "cannot-pass")
    assert refusal.params["count"] == len(row.legal_moves)
    assert refusal.params["example"] in row.legal_moves


def test_H3_6_everything_but_a_forced_pass_is_refused() -> None:
    stuck = position("wQ; bQ wQ-; wS1 -wQ; bQ wQ\\; wS1 bQ\\")
    assert stuck.explain("PASS") is None
    assert [move.text for move in stuck.legal_moves] == ["pass"]
    assert stuck.explain("bQ") == hexapoda.Refusal("H3.2", "pinned", {"piece": "bQ", "one": "wS1", "other": "wQ"})


# ── hexes that no text names, but a page could ──


def _away(cell: int, d: int, steps: int) -> int:
    for _ in range(steps):
        cell = int(step(cell, d))
    return cell


def test_H2_1_the_second_piece_has_to_touch_the_first() -> None:
    refusal = explain.refuse(position("wS1").state, PIECE_NAMES.index("bS1"), _away(ORIGIN, 0, 2))
    assert (refusal.clause, refusal.code) == ("H2.1", "second-adjacent")
    assert refusal.params == {"piece": "bS1", "first": "wS1", "hex": "(2,0)"}


def test_H2_2_a_placed_piece_has_to_touch_the_hive() -> None:
    refusal = explain.refuse(position(ROW).state, PIECE_NAMES.index("wA1"), _away(ORIGIN, 1, 3))
    assert (refusal.clause, refusal.code) == ("H2.2", "touches-nothing")
    assert refusal.params == {"piece": "wA1", "hex": "(0,3)"}


def test_H3_2_a_moved_piece_has_to_touch_the_hive() -> None:
    refusal = explain.refuse(position(ROW).state, PIECE_NAMES.index("wQ"), _away(ORIGIN, 1, 3))
    assert (refusal.clause, refusal.code) == ("H3.2", "away-from-hive")


# ── the end ──

#: bQ in the middle of six pieces.
LOST = "White[8] bQ@0,0 wQ@1,0 wA1@0,1 wA2@-1,1 wA3@-1,0 wG1@0,-1 wG2@1,-1 bA1@2,0 bA2@3,0"


@pytest.mark.parametrize("asked", ["wA1 -wA2", "wA1", "pass", "bA1 bA2-", "wS1 bS1-"])
def test_H5_1_nothing_is_played_after_the_end(asked: str) -> None:
    over = position(LOST)
    assert over.explain(asked).code == "game-over"  # type: ignore[union-attr]
    below = read.parse(over.state, asked)
    assert isinstance(below, hexapoda.Refusal)
    assert (below.clause, below.code) == ("H5.1", "game-over")


def test_H5_2_nor_after_a_draw() -> None:
    both = "White[8] bQ@0,0 wQ@1,0 wA1@0,1 wA2@-1,1 wA3@-1,0 wG1@0,-1 wG2@1,-1 bA1@2,0 bA2@2,-1 bA3@1,1"
    refusal = read.parse(position(both).state, "wA1 -wA2")
    assert isinstance(refusal, hexapoda.Refusal)
    assert (refusal.clause, refusal.code) == ("H5.2", "game-over")


# ── anything at all ──


def _piece_beside_piece(dice: random.Random, s: object) -> tuple[int, int, str]:
    """A piece, a hex that a text can name, and the text."""
    placed = [piece for piece in range(PIECES) if int(s.cell[piece]) != NOWHERE]  # type: ignore[attr-defined]
    piece, reference, d = dice.randrange(PIECES), dice.choice(placed), dice.randrange(7)
    cell = int(s.cell[reference])  # type: ignore[attr-defined]
    if d == 6:
        return piece, cell, f"{PIECE_NAMES[piece]} {PIECE_NAMES[reference]}"
    return piece, int(step(cell, d)), f"{PIECE_NAMES[piece]} {marked(reference, d)}"


@pytest.mark.parametrize("type", GAME_TYPES)
@pytest.mark.parametrize("opening", ["rulebook", "tournament"])
def test_a_move_is_refused_exactly_when_it_is_not_legal(type: str, opening: str) -> None:
    dice = random.Random(f"{type} {opening}")
    for _ in range(COUNTS["explain_games"]):
        game = hexapoda.load("hive", type=type, opening=opening).start()
        game.push_id(int(dice.choice(game.legal_ids())))
        while game.actor is not None and game.ply < 70:
            legal = set(game.legal_ids().tolist())
            for _ in range(5):
                piece, cell, text = _piece_beside_piece(dice, game.state)
                refusal = game.explain(text)
                assert (refusal is None) == (piece << 10 | cell in legal), text
                _check_form(refusal or game.explain(PIECE_NAMES[piece]))
            # Any other hex of the torus is refused too, for whatever reason.
            piece, cell = dice.randrange(PIECES), dice.randrange(1024)
            if piece << 10 | cell not in legal:
                _check_form(explain.refuse(game.state, piece, cell))
            game.push_id(int(dice.choice(sorted(legal))))


def _check_form(refusal: hexapoda.Refusal | None) -> None:
    assert refusal is not None
    assert re.fullmatch(r"H[1-6]\.\d+", refusal.clause)
    assert refusal.readable
    assert all(isinstance(value, str | int) and value != "" for value in refusal.params.values())
    assert json.loads(json.dumps(refusal.params)) == refusal.params


@pytest.mark.parametrize("type", ["Base", "Base+MLP"])
def test_reasons_for_immobile_pieces_hold_on_the_board(type: str) -> None:
    """H3.2, H3.5: what is said to be pinned does part the hive, what is said to be covered is."""
    seen = set()
    dice = random.Random(type)
    for _ in range(COUNTS["explain_games"]):
        game = hexapoda.load("hive", type=type).start()
        while game.actor is not None and game.ply < 60:
            stacks = {(each["q"], each["r"]): each["pieces"] for each in game.view()["board"]["stacks"]}
            for place, pieces in stacks.items():
                refusal = game.explain(dice.choice(pieces))
                if refusal is not None and refusal.code == "covered":
                    assert refusal.params["piece"] != refusal.params["by"] == pieces[-1]
                if refusal is not None and refusal.code == "pinned":
                    assert len(pieces) == 1
                    parts = _parts(set(stacks) - {place})
                    of = {name: i for i, part in enumerate(parts) for where in part for name in stacks[where]}
                    assert of[refusal.params["one"]] != of[refusal.params["other"]]
                seen.add(refusal.code if refusal else "")
            game.push_id(int(dice.choice(game.legal_ids())))
    assert {"pinned", "covered", "unfinished"} <= seen


def _parts(hexes: set[tuple[int, int]]) -> list[set[tuple[int, int]]]:
    parts = []
    while hexes:
        part, todo = set(), [hexes.pop()]
        while todo:
            q, r = todo.pop()
            part.add((q, r))
            near = hexes & {(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)}
            hexes -= near
            todo += near
        parts.append(part)
    return parts


# ── words ──

SAMPLES = [case.refusal for case in CASES] + [
    hexapoda.Refusal("H6.1", "unfinished", {"piece": "wA1", "count": 5, "example": "wA1 -wQ"}),
    hexapoda.Refusal("H3.6", "cannot-pass", {"count": 5, "example": "wA1 -wQ"}),
    hexapoda.Refusal("H2.1", "second-adjacent", {"piece": "bS1", "first": "wS1", "hex": "(2,0)"}),
    hexapoda.Refusal("H2.2", "touches-nothing", {"piece": "wA1", "hex": "(0,3)"}),
]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("refusal", {each.code: each for each in SAMPLES}.values(), ids=lambda each: each.code)
def test_every_refusal_has_words_that_show_all_its_parameters(language: str, refusal: hexapoda.Refusal) -> None:
    words = refusal.message(language)
    assert not words.startswith("refusal-")
    assert "{" not in words
    assert "\n" not in words
    assert words.endswith(f". ({refusal.clause})")
    for name, value in refusal.params.items():
        if isinstance(value, str) and name != "player":
            assert value in words
        other = {"white": "black", "black": "white"}.get(str(value)) or ("bG9" if isinstance(value, str) else 7)
        changed = hexapoda.Refusal(refusal.clause, refusal.code, {**refusal.params, name: other})
        assert changed.message(language) != words


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_game_its_kinds_options_and_ends_have_words(language: str) -> None:
    wanted = ["hive-title", "hive-description", *(f"outcome-{reason}" for reason in GAME.endings if reason)]
    wanted += [f"hive-kind-{kind}" for kind in KIND_NAMES]
    for option in GAME.options:
        wanted.append(f"hive-option-{option.name}")
        wanted += [f"hive-option-{option.name}-{choice.replace('+', '-')}" for choice in option.choices]
    for message in wanted:
        assert i18n.text(message, language=language) != message
    if language != "en":
        assert all(i18n.text(message, language=language) != i18n.text(message) for message in wanted)


@pytest.mark.parametrize(
    ("language", "steps", "words"),
    [
        ("en", 1, "one step away"),
        ("en", 2, "2 steps away"),
        ("pl", 2, "są 2 pola"),
        ("pl", 5, "jest 5 pól"),
        ("uk", 1, "1 поле"),
        ("uk", 2, "2 поля"),
        ("uk", 5, "5 полів"),
    ],
)
def test_steps_are_counted_in_the_grammar_of_the_language(language: str, steps: int, words: str) -> None:
    params = {"piece": "wS1", "hex": "wQ-", "steps": steps}
    assert words in i18n.text("refusal-spider-three-steps", params, language)


def test_an_illegal_move_raises_with_the_reason_in_words() -> None:
    with pytest.raises(hexapoda.IllegalMoveError, match=r"wQ can’t slide to -bA2: .* wS1 and bG1 .*\(H3\.3\)"):
        position(HOLE).push("wQ -bA2")
    with pytest.raises(hexapoda.InvalidMoveError, match="wA4"):
        position(HOLE).push("wA4 wQ-")

"""A drawing of a rulebook that is a position is a board on the page: `python -m docs.rules.boards` writes them."""

import json
import re

import pytest

import hexapoda
from docs.rules.boards import FILE, boards, written
from tests.docs import ants_drawings, hive_drawings, termites_drawings
from tests.docs.pages import Example, examples

BOARDS = json.loads(FILE.read_text(encoding="utf-8"))


def test_the_boards_are_those_of_the_drawings() -> None:
    assert FILE.read_text(encoding="utf-8") == written()


def test_nearly_every_drawing_is_a_board() -> None:
    for game, found in boards().items():
        assert len(found) == len(examples(game, "en"))
    # A key to the signs, the names of hexes and cells, and a board full of mounds are no positions of a game.
    drawn_only = [game for game, found in boards().items() for board in found if board is None]
    assert drawn_only == [*["termites"] * 3, "ants"]


@pytest.mark.parametrize(("game", "number"), [(game, n) for game, found in BOARDS.items() for n in range(len(found))])
def test_a_board_offers_what_the_text_claims(game: str, number: int) -> None:
    board, example = BOARDS[game][number], examples(game, "en")[number]
    if board is None or "position" not in board:
        return
    position = hexapoda.load(game, **board["options"]).position(board["position"])
    for move in board.get("moves", []):
        position.push(move)
    marks = claimed(game, example)
    chosen = board.get("parts", [])
    offered = [move.parts for move in position.legal_moves if list(move.parts[: len(chosen)]) == chosen]
    assert marks <= {parts[len(chosen)] for parts in offered if len(parts) > len(chosen)}


def claimed(game: str, example: Example) -> set[str]:
    """The things that the first claim says can be chosen."""
    if game == "ants":
        drawing, facts = ants_drawings.drawing_of(example)
        match = re.fullmatch(r"step \w \w+ only to (.+)|(?:hire \w|tunnel): (.+)", facts[0])
        return drawing.cells(match[1] or match[2]) if match else set()
    fact = example.facts[0]
    if game == "hive":
        words = fact.split(" to ")[1].split(":")[0].split() if " to " in fact and " not " not in fact else []
        marks = hive_drawings.drawing_of(example).marks
        return {f"{q},{r}" for (q, r), mark in marks.items() if mark in words}
    words = fact.split(" to ")[1].split() if " to " in fact and " not " not in fact else []
    marks = termites_drawings.read_drawing(example.text).marks if example.fence == "termites" else {}
    return {spot for spot, mark in marks.items() if mark in words}

"""A drawing of a rulebook that is a position is a board on the page: `python -m docs.rules.boards` writes them."""

import json

import pytest

import hexapoda
from docs.rules.boards import FILE, boards, written
from tests.docs.pages import examples
from tests.games import module

BOARDS = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.slow
def test_the_boards_are_those_of_the_drawings() -> None:
    assert FILE.read_text(encoding="utf-8") == written()


@pytest.mark.slow
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
    marks = module(game, "boards").claimed(example)
    chosen = board.get("parts", [])
    offered = [move.parts for move in position.legal_moves if list(move.parts[: len(chosen)]) == chosen]
    assert marks <= {parts[len(chosen)] for parts in offered if len(parts) > len(chosen)}

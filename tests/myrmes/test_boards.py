"""The boards of the Myrmes rulebook: whoever reads an example can play it there."""

import pytest

import hexapoda
from docs.rules.boards import boards
from tests.docs.pages import examples
from tests.myrmes.drawings import moves_of

EXAMPLES = examples("myrmes", "en")


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(EXAMPLES)), ids=lambda number: EXAMPLES[number].clause)
def test_the_moves_of_an_example_can_be_played_on_its_board(number: int) -> None:
    board, moves = boards()["myrmes"][number], moves_of(EXAMPLES[number])
    assert board is not None
    position = hexapoda.load("myrmes", **board["options"]).position(board["position"])
    assert set(board["near"]) <= position.board(None)["hexes"].keys()
    if "parts" in board:
        assert board["parts"] == list(position.parse(moves[0]).parts[:1])
    for move in moves:
        position.push(move)

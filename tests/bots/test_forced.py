"""Forced wins and losses in Hive: proven, and seen by the search in about the time that it has for a move."""

import pytest

from tests.bots.forced import ForcedEnd, forced_ends, proven, sees
from tests.settings import rest_is_long

ENDS = list(forced_ends())
#: What the strongest level searches in a second, and less.
NODES, FEW_NODES = 1_000_000, 150_000


def name(end: ForcedEnd) -> str:
    """What a test of it is called."""
    return f"{'win' if end.wins else 'loss'}-in-{end.plies}"


def test_there_are_wins_and_losses_in_two_to_four_moves() -> None:
    assert sum(end.wins for end in ENDS) == sum(not end.wins for end in ENDS) == 60
    assert {end.plies for end in ENDS} == {3, 4, 5, 6, 7, 8}
    assert len({str(end) for end in ENDS}) == len(ENDS)


@pytest.mark.parametrize(
    "end", rest_is_long([end for end in ENDS if end.plies <= 6], lambda end: end.plies == 3), ids=name
)
def test_an_end_is_forced_in_so_many_plies(end: ForcedEnd) -> None:
    assert proven(end.position, end.plies) == end
    assert proven(end.position, end.plies - 1) is None


def test_short_ends_are_seen_soon() -> None:
    short = [end for end in ENDS if end.plies <= 4]
    assert sum(sees(end, nodes=FEW_NODES)[0] for end in short) >= 0.95 * len(short)


@pytest.mark.long
@pytest.mark.parametrize("wins", [True, False], ids=["wins", "losses"])
def test_ends_in_two_to_four_moves_are_seen(wins: bool) -> None:
    ends = [end for end in ENDS if end.wins == wins]
    assert sum(sees(end, nodes=NODES)[0] for end in ends) >= 0.95 * len(ends)


def test_a_guarded_null_move_hides_fewer_losses() -> None:
    losses = [end for end in ENDS if not end.wins and end.plies == 4]
    guarded = sum(sees(end, nodes=FEW_NODES)[1] for end in losses)
    unguarded = sum(sees(end, nodes=FEW_NODES, without=("guards",))[1] for end in losses)
    assert guarded < 0.9 * unguarded

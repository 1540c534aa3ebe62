"""What a puzzle of Ants is about."""

from typing import Any

from hexapoda.games.ants.rules.board import S, W, on_board


def theme(before: Any, after: Any, seat: int) -> str | None:
    """The theme of a turn between two positions: a level, a battle, a hire, chips, or the race to the enemy's door."""
    if int(after.levels[seat]) > int(before.levels[seat]):
        return "build"
    if int(after.taken[seat].sum()) > int(before.taken[seat].sum()):
        return "take-level"
    if sum(_ants(after, other) - _ants(before, other) for other in range(int(before.players)) if other != seat) < 0:
        return "battle"
    if _ants(after, seat) > _ants(before, seat):
        return "hire"
    if int(after.hand[seat].sum()) < int(before.hand[seat].sum()):
        return "card"
    if int(after.chips[seat]) > int(before.chips[seat]):
        return "chips"
    return "race"


def _ants(s: Any, seat: int) -> int:
    return int(on_board(s, seat, W)) + int(on_board(s, seat, S))

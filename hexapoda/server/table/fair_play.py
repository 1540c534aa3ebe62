"""Fair play: while a game between people runs, nobody at its table gets hints or analyses of it."""

from hexapoda.kernel import contract
from hexapoda.play.game import Position
from hexapoda.server.table import seats as seating
from hexapoda.server.table.seats import Seats

#: The view of a spectator, for `view_key_at`.
_SPECTATOR = -1
#: A game that has gone on for more decisions than this is another game.
_AHEAD = 12


def is_between_people(seats: Seats) -> bool:
    """Whether different people still decide here. Seats of one person on one screen, bots, and seats that a bot has
    taken over do not count.

    >>> from hexapoda.server.table.seats import Seat
    >>> ann, bob, bot = Seat("person", "a"), Seat("person", "b"), Seat("bot")
    >>> [is_between_people(seats) for seats in ((ann, bob), (ann, ann, bot), (ann, bot))]
    [True, False, False]
    """
    return len({seats[seat].guest for seat in seating.persons(seats)}) > 1


def shows_game(asked: Position, running: Position) -> bool:
    """Whether a position is one of a running game after its start, or leads on from where that game stands. It is
    recognised by what spectators see, so what a player makes up for hidden hands changes nothing."""
    first = 1 if running.from_start else 0  # all games begin alike
    if asked.game.name != running.game.name or asked.seats != running.seats or running.ply < first:
        return False
    before, course = _public_keys(asked, asked.ply - _AHEAD), _public_keys(running, first)
    last, now = before.pop(), course[-1]
    if last in course or now in before or last in _keys_after(running):
        return True
    # Another option makes another key, but hardly another game.
    return bool(asked.view(None)["board"] == running.view(None)["board"])


def _public_keys(position: Position, first: int) -> list[int]:
    """The keys of the positions of a game from one on, as spectators see them."""
    states = position.states
    return [int(contract.view_key_at(states, ply, _SPECTATOR)) for ply in range(max(0, first), len(states))]


def _keys_after(position: Position) -> set[int]:
    """The keys after each legal decision."""
    found, position = set(), position.at(position.ply)
    for action in position.legal_ids().tolist():
        position.push_id(action)
        found.add(int(contract.view_key(position.state, _SPECTATOR)))
        position.pop()
    return found

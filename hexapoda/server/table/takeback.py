"""What a takeback would undo, and whether it is allowed.

What chance brought can be drawn anew, but what a player has seen stays seen. So a takeback is refused if anything since
then has shown a secret that was not the asker's own, or has shown an ally a secret of the asker.

Whether a decision showed a secret is found without knowing the game, and from public knowledge alone, lest the answer
itself give anything away: take worlds that a spectator holds possible before it (`conceal`). If the decision, as it was
shown to all, is impossible in one of them, it told something. Otherwise play it in each of these worlds as in a game of
its own, and compare from the asker's seats (and from outside) whether worlds that looked alike before look different
afterwards, with chance bringing the same.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

import msgspec
import numpy as np

from hexapoda.kernel import chance, contract
from hexapoda.kernel.declaration import Declaration, Refusal
from hexapoda.play.game import Position
from hexapoda.play.move import ALL_SEATS
from hexapoda.server.table.refused import Refused
from hexapoda.server.table.seats import Seats

#: A spectator, for kernels.
SPECTATOR = -1
#: Worlds in which a decision is tried. Where that shows nothing, how many of them are compared with how many others.
WORLDS = 24
DEEP_WORLDS = 6
OTHERS = 6


class Takeback(msgspec.Struct, frozen=True):
    """A takeback to before the decision `to`; `redraws`: chance has brought something since then."""

    to: int | None = None
    redraws: bool = False


def check_takeback(
    position: Position, seats: Seats, seat: int, to: int | None = None, *, first_plies: Iterable[int] = ()
) -> Takeback:
    """A seat's takeback, to before its decision `to` or its last one; Refused where it is not allowed.

    `first_plies` has the first decision of each command: the decisions of one command are taken back together.
    """
    states = position.states
    own = [ply for ply in range(position.ply) if contract.actor_at(states, ply) == seat]
    if not own:
        raise Refused("nothing-to-take-back")
    to = own[-1] if to is None else to
    if to not in own:
        raise Refused("takeback-not-yours", to=to)
    to = max((first for first in first_plies if first <= to), default=to)
    if any(ply > to for ply, _ in position.endings):
        raise Refused("takeback-past-gone")
    if not position.game.declaration.perfect_information and _shows_secrets(position, seats, seat, to):
        raise Refused("secret-shown")
    return Takeback(to, any(position.written(ply, None)["chance"] for ply in range(to, position.ply)))


def _shows_secrets(position: Position, seats: Seats, seat: int, to: int) -> bool:
    """Whether any decision from `to` on has shown a secret that rules out a takeback."""
    guest, teams = seats[seat].guest, position.teams
    mine = [number for number, each in enumerate(seats) if each.kind == "person" and each.guest == guest]
    if len(mine) == len(seats):
        return False  # one player holds all seats, and has seen everything
    has_allies = any(teams[number] == teams[seat] and number not in mine for number in range(len(seats)))
    declared, states = position.game.declaration, position.states
    decisions = []
    for ply in range(to, position.ply):
        own = int(contract.actor_at(states, ply)) in mine and not has_allies
        seen = position.written(ply, None)["text"]
        decisions.append((own, seen, list(_worlds(states[ply : ply + 1], SPECTATOR, WORLDS))))
    for own, seen, worlds in decisions:
        if not own and not all(_actions(declared, world, seen, SPECTATOR) for world in worlds):
            return True
    for own, seen, worlds in decisions:  # this takes longer
        viewers = mine if own else [*mine, SPECTATOR]
        for world in worlds[:DEEP_WORLDS]:
            for action in _actions(declared, world, seen, SPECTATOR)[:1]:
                if any(_shows(declared, world, action, viewer) for viewer in viewers):
                    return True
    return False


# A world is an array of one state, as kernels take it; a viewer is a seat, or SPECTATOR.


def _worlds(world: np.ndarray, viewer: int, count: int) -> Iterator[np.ndarray]:
    """Some worlds that a viewer of `world` holds possible, always the same ones."""
    for generator in _generators(count):
        other = world.copy()
        contract.conceal_at(other, 0, viewer, generator.copy(), 0)
        yield other


@lru_cache
def _generators(count: int) -> tuple[np.ndarray, ...]:
    return tuple(chance.generator(f"world {number}") for number in range(count))


def _actions(declared: Declaration, world: np.ndarray, seen: str, viewer: int) -> list[int]:
    """The legal decisions that a viewer would see as the text `seen`."""
    out = np.zeros(declared.max_legal, np.int64)
    count = int(contract.legal_at(world, 0, out))
    return [action for action in out[:count].tolist() if _text(declared, world, action, viewer) == seen]


def _text(declared: Declaration, world: np.ndarray, action: int, viewer: int) -> str:
    """A decision as a viewer would see it."""
    if declared.seen_text is None:
        return declared.text(world[0], action)
    return declared.seen_text(world[0], action, None if viewer == SPECTATOR else viewer)


def _shows(declared: Declaration, world: np.ndarray, action: int, viewer: int) -> bool:
    """Whether a decision lets a viewer tell worlds apart that looked alike before."""
    seen, after = _text(declared, world, action, viewer), _after(world, action)
    brought = declared.chance(world[0], action, after[0], ALL_SEATS)
    expected = contract.view_key_at(after, 0, viewer)
    for other in _worlds(world, viewer, OTHERS):
        alike = [_after_told(declared, other, each, brought) for each in _actions(declared, other, seen, viewer)]
        if any(each is None for each in alike):
            continue  # chance can't bring the same there
        if not any(contract.view_key_at(each, 0, viewer) == expected for each in alike):
            return True
    return False


def _after(world: np.ndarray, action: int, told: Sequence[int] = ()) -> np.ndarray:
    """A world after a decision."""
    after = world.copy()
    chance.begin(after[0].rng, told)
    contract.apply_at(after, 0, action)
    return after


def _after_told(declared: Declaration, world: np.ndarray, action: int, brought: str) -> np.ndarray | None:
    """A world after a decision, with chance bringing what a text says; None where it can't."""
    told = declared.read_chance(world[0], action, brought) if brought else ()
    if isinstance(told, Refusal):
        return None
    after = _after(world, action, told)
    return after if chance.as_told(after[0].rng) else None

"""Texts that don't answer the question of a battle (A10)."""

from typing import Any

from hexapoda.games.ants.explain.scene import cells_listed
from hexapoda.games.ants.notation.names import cell_name
from hexapoda.games.ants.notation.write import fighter
from hexapoda.games.ants.rules.battles import ants_in, contacts, side_of
from hexapoda.games.ants.state import ASK_FURY
from hexapoda.games.refusals import listed, refused
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Refusal


def no_contact(s: Any, cell: int) -> Refusal:
    """A10.3: the ants that arrived have no contact with this cell."""
    where = {"cell": cell_name(s, cell), "arrived": cell_name(s, s.arena)}
    return refused("A10.3", "ants-no-contact", cells=cells_listed(s, contacts(s)), **where)


def other_arrival(s: Any, cell: int) -> Refusal:
    """A10.3: ants arrived on another cell."""
    return refused("A10.3", "ants-other-arrival", cell=cell_name(s, cell), arrived=cell_name(s, s.arena))


def _fighters(s: Any) -> str:
    side = side_of(s, int(s.decider))
    return listed(dict.fromkeys(fighter(s, ant) for ant in range(int(ants_in(s, side)))))


def _clause(s: Any) -> str:
    return "A10.10" if int(s.phase) == ASK_FURY else "A10.9"


def no_such_fighter(s: Any, name: str) -> Refusal:
    """The side has no such ant in the battle."""
    return refused(_clause(s), "ants-no-fighter", name=excerpt(name.upper()), ants=_fighters(s))


def which_fighter(s: Any) -> Refusal:
    """The text does not name the ant."""
    return refused(_clause(s), "ants-which-fighter", ants=_fighters(s))


def no_fury(s: Any) -> Refusal:
    """A10.10: the player holds no Ant Fury."""
    return refused("A10.10", "ants-no-fury")

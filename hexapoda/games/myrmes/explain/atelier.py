"""Why an action of the atelier or a payment of an objective is not legal (M11, M12)."""

from typing import Any

from hexapoda.games.choices import legal_ids
from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.explain.garden import why_closed
from hexapoda.games.myrmes.explain.scene import cubes, tile_words
from hexapoda.games.myrmes.notation.names import hex_name, objective_name, tile_name
from hexapoda.games.myrmes.rules import tables
from hexapoda.games.myrmes.rules.atelier import has_marker, level_cost
from hexapoda.games.myrmes.rules.colony import free_nurses
from hexapoda.games.myrmes.rules.objectives import ABOUT_NURSES, ABOUT_PHEROMONES, amount
from hexapoda.games.refusals import listed, refused
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Refusal

#: The clause of an objective, by what it is about.
_CLAUSES = ("M12.8", "M12.9", "M12.10", "M12.11", "M12.12", "M12.12", "M12.13", "M12.14", "M12.16", "M12.15")


def _acted(s: Any, action: int, name: str) -> Refusal | None:
    """M11.2."""
    return refused("M11.2", "myrmes-acted-already", action=name) if int(s.acted) & action else None


def why_no_tunnel(s: Any, spot: int) -> Refusal:
    """M11.4, M11.5."""
    acted = _acted(s, state.TUNNEL, "tunnel")
    if acted is not None:
        return acted
    if not has_marker(s, int(s.decider)):
        return refused("M11.5", "myrmes-tunnel-markers", most=state.MAX_EXITS)
    closed = why_closed(s, spot)
    if closed is not None:
        return refused("M11.4", closed.code, **dict(closed.params))
    there = int(s.content[spot])
    if there != state.FREE:
        code = "tile" if there >= state.TILE else "exit" if there == state.EXIT else "prey"
        return refused("M11.4", f"myrmes-place-{code}", hex=hex_name(spot))
    return refused("M11.4", "myrmes-tunnel-apart", hex=hex_name(spot))


def why_no_level(s: Any) -> Refusal:
    """M11.6, M11.7."""
    acted = _acted(s, state.LEVEL, "level")
    if acted is not None:
        return acted
    seat = int(s.decider)
    if int(s.level[seat]) >= state.MAX_LEVEL:
        return refused("M11.7", "myrmes-level-top", level=state.MAX_LEVEL)
    params = cubes("cost", level_cost(s, seat)) | cubes("store", s.store[seat])
    return refused("M11.6", "myrmes-level-cost", level=int(s.level[seat]) + 1, **params)


def why_no_nurse(s: Any) -> Refusal:
    """M11.8, M2.4."""
    acted = _acted(s, state.NURSE, "nurse")
    if acted is not None:
        return acted
    seat = int(s.decider)
    if int(s.nurses[seat]) >= state.MAX_NURSES:
        return refused("M2.4", "myrmes-nurse-none", most=state.MAX_NURSES)
    price = {"food": tables.NURSE_FOOD, "larvae": tables.NURSE_LARVAE}
    have = {"have_food": int(s.store[seat, state.FOOD]), "have_larvae": int(s.larvae[seat])}
    return refused("M11.8", "myrmes-nurse-cost", **price, **have)


def no_such_objective(s: Any, word: str) -> Refusal:
    """M3.5."""
    names = listed(objective_name(s, which) for which in range(state.OBJECTIVES))
    return refused("M3.5", "myrmes-no-such-objective", objective=excerpt(word), objectives=names)


def why_no_objective(s: Any, which: int) -> Refusal:
    """M12.2 to M12.4."""
    acted = _acted(s, state.OBJECTIVE, "objective")
    if acted is not None:
        return acted
    seat, name, number = int(s.decider), objective_name(s, which), int(s.objectives[which])
    if int(s.done[seat]) >> which & 1:
        return refused("M12.3", "myrmes-objective-done", objective=name)
    level = int(tables.OBJECTIVE_LEVEL[number])
    if level > 1 and not int(s.done[seat]) >> 2 * (level - 2) & 3:
        return refused("M12.2", "myrmes-objective-closed", objective=name, level=level, below=level - 1)
    about, need = int(tables.OBJECTIVE_ABOUT[number]), int(tables.OBJECTIVE_NEED[number])
    clause = _CLAUSES[about]
    if about == ABOUT_PHEROMONES:
        return refused(clause, "myrmes-objective-connected", objective=name, need=need)
    have = int(amount(s, seat, about))
    if about == ABOUT_NURSES and have >= need:
        spare = int(free_nurses(s, seat)) - 1
        return refused("M12.17", "myrmes-objective-nurses", pay=int(tables.OBJECTIVE_PAY[number]), spare=spare)
    return refused(clause, "myrmes-objective-price", objective=name, about=tables.ABOUT[about], need=need, have=have)


# ── payments ──


def mix_price(s: Any) -> int:
    """M12.9."""
    return int(tables.OBJECTIVE_PAY[int(s.objectives[int(s.objective)])])


def wrong_mix(s: Any) -> Refusal:
    """M12.9: too many or too few cubes."""
    return refused("M12.9", "myrmes-mix-sum", price=mix_price(s))


def mix_missing(s: Any) -> Refusal:
    """M12.9: the cubes are not there."""
    return refused("M12.9", "myrmes-mix-missing", **cubes("store", s.store[int(s.decider)]))


def wrong_special(s: Any) -> Refusal:
    """M12.13."""
    tiles = (tile for tile in range(int(s.tiles)) if int(s.tile_owner[tile]) == int(s.decider))
    own = listed(tile_name(tile) for tile in tiles if int(s.tile_kind[tile]) >= state.PHEROMONES)
    return refused("M12.13", "myrmes-special-which", count=mix_price(s), tiles=own)


def tile_twice(s: Any, tile: int) -> Refusal:
    """M12.13, M12.15: a tile pays only once."""
    clause = "M12.13" if int(s.phase) == state.ASK_SPECIAL else "M12.15"
    return refused(clause, "myrmes-tile-twice", tile=tile_name(tile))


def why_no_pheromone(s: Any, tile: int) -> Refusal:
    """M12.15."""
    possible = listed(tile_name(action - state.DO_PHEROMONE) for action in legal_ids(s))
    if int(s.tile_owner[tile]) != int(s.decider) or int(s.tile_kind[tile]) >= state.PHEROMONES:
        return refused("M12.15", "myrmes-pheromone-strange", tiles=possible, **tile_words(s, tile))
    return refused("M12.15", "myrmes-pheromone-apart", tile=tile_name(tile), tiles=possible)

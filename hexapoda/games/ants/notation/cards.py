"""Reads the cards of a turn (A11), each with its targets."""

from collections.abc import Callable
from typing import Any

from hexapoda.games.ants import state
from hexapoda.games.ants.explain import cards, moves, question
from hexapoda.games.ants.notation.actions import Found, Words, hire, leads_to, moving_ant, way_out
from hexapoda.games.ants.notation.names import cell_name, kind_name
from hexapoda.games.ants.notation.words import Named, named, one_cell
from hexapoda.games.ants.notation.write import kinds_at, offers
from hexapoda.games.ants.rules.board import ants_at, rank
from hexapoda.games.ants.rules.cards.ambush import ambush_code
from hexapoda.games.ants.rules.steps import step_code, way_to
from hexapoda.games.choices import allowed, legal_ids
from hexapoda.games.refusals import must
from hexapoda.kernel.declaration import Read, Refusal


def card(s: Any, name: str, words: Words) -> Found | Read:
    """A card by its name, with the words that follow it."""
    number = state.CARDS.index(name)
    if number == state.FURY:
        return cards.fury_needs_battle(s)
    if not s.hand[int(s.active), number]:
        return question.not_in_hand(s, number)
    return _READERS[name](s, words)


def _bare(name: str, action: int) -> Callable[[Any, Words], Found]:
    """A reader of a card without targets."""

    def reader(s: Any, words: Words) -> Found:
        if words:
            return question.needless(s, words[0], f"card {name}")
        return allowed(s, action, cards.bank_empty)

    return reader


def _without_cells(s: Any, card: str, clause: str, shown: str) -> Refusal:
    """A card is named without its target: the text is incomplete, or the card has no target."""
    return question.unfinished(s, clause, shown) if offers(s, card) else cards.card_for_nothing(s, card)


# ── moving ──


def _forced_march(s: Any, words: Words) -> Found | Read:
    """ "W AB2-AB3", "W AB2-AB3-AB4" with the second step, "W AB2-AB3 stop"."""
    stops = words[-1:] == ("stop",)
    found = must(moving_ant(s, words[:-1] if stops else words, "card forced_march", 2 if stops else 3))
    kind, cell, target, *further = found
    action = state.DO_FORCED_MARCH + int(step_code(cell, kind, way_to(s, cell, target)))
    if not leads_to(s, cell, target) or action not in legal_ids(s):
        return moves.why_no_march(s, kind, cell, target)
    rest = "stop" if stops else f"march {cell_name(s, further[0])}" if further else None
    return Read(action, rest)


def _column(s: Any, words: Words) -> Found:
    """ "AB2-AB3"."""
    found = must(named(s, words))
    shown = "card column AB2-AB3"
    if not found.is_at_most(2, 0):
        return question.needless(s, words[-1], shown)
    if not found.cells:
        return _without_cells(s, "column", "A11.9", shown)
    wrong = moves.why_no_own_ant(s, found.cells[0])
    if wrong is not None:
        return wrong
    if len(found.cells) < 2:
        cell = found.cells[0]
        can = offers(s, "column", cell_name(s, cell))
        return question.unfinished(s, "A11.9", shown) if can else moves.why_no_column(s, cell, way_out(s, cell))
    cell, target = found.cells
    action = state.DO_COLUMN + cell * state.WAYS + int(way_to(s, cell, target))
    is_legal = leads_to(s, cell, target) and action in legal_ids(s)
    return action if is_legal else moves.why_no_column(s, cell, target)


def _reinforcements(s: Any, words: Words) -> Found:
    """As a hire."""
    return hire(s, words, state.DO_REINFORCEMENTS)


# ── ambush ──


def _ambush(s: Any, words: Words) -> Found:
    """ "S AB2 W AB4", "AB2 AB4": the player's ant, then the enemy's; kinds can be left out if a cell has only one."""
    found = must(named(s, words))
    shown = "card ambush S AB2 W AB4"
    if not found.is_at_most(2, 2):
        return question.needless(s, words[-1], shown)
    if not found.cells:
        return _without_cells(s, "ambush", "A11.7", shown)
    cell, (own, enemy) = found.cells[0], _ambush_kinds(found)
    wrong = moves.why_no_own_ant(s, cell) if own is None else moves.why_not_kind(s, cell, own)
    if wrong is not None:
        return wrong
    owns = kinds_at(s, cell) if own is None else [own]
    if len(found.cells) < 2:
        can = any(offers(s, "ambush", cell_name(s, cell), kind_name(kind)) for kind in owns)
        return question.unfinished(s, "A11.7", shown) if can else cards.no_ambush_from(s, cell)
    target = found.cells[1]
    wrong = cards.why_no_victim(s, target)
    if wrong is not None:
        return wrong
    enemies = _enemy_kinds(s, target) if enemy is None else [enemy]
    far, legal = int(s.far[cell]), legal_ids(s)
    choices = {
        (one, other): state.DO_AMBUSH + int(ambush_code(cell, one, rank(s.far[cell], target), other))
        for one in owns
        for other in enemies
        if far >> target & 1
    }
    possible = {pair: action for pair, action in choices.items() if action in legal}
    if not possible:
        return cards.why_no_ambush(s, owns[-1], cell, enemies[0], target)
    if len({pair[1] for pair in possible}) > 1:
        shown = f"card ambush {kind_name(owns[0])} {cell_name(s, cell)} {kind_name(enemies[0])} {cell_name(s, target)}"
        return cards.which_victim(s, target, shown)
    return next(iter(possible.values()))  # the ambushing ant makes no difference


def _ambush_kinds(found: Named) -> tuple[int | None, int | None]:
    """The kinds of both ants; a single kind is the player's ant if it comes before the first cell."""
    if len(found.kinds) == 2:
        return found.kinds[0], found.kinds[1]
    if not found.kinds:
        return None, None
    return (found.kinds[0], None) if found.after[0] == 0 else (None, found.kinds[0])


def _enemy_kinds(s: Any, cell: int) -> list[int]:
    """The kinds of other players' ants on a cell."""
    others = [seat for seat in range(int(s.players)) if seat != int(s.active)]
    return [kind for kind in range(2) if any(ants_at(s, seat, kind, cell) for seat in others)]


# ── ground ──


def _obstacle(s: Any, words: Words) -> Found:
    if not words:
        return _without_cells(s, "obstacle", "A11.11", "card obstacle AB3")
    cell = must(one_cell(s, words, "A11.11", "card obstacle AB3"))
    return allowed(s, state.DO_OBSTACLE + cell, cards.why_no_obstacle, cell)


def _cave_in(s: Any, words: Words) -> Found:
    if not words:
        return _without_cells(s, "cave_in", "A11.11", "card cave_in AB5")
    cell = must(one_cell(s, words, "A11.11", "card cave_in AB5"))
    return allowed(s, state.DO_CAVE_IN + cell, cards.why_no_cave_in, cell)


_READERS: dict[str, Callable[[Any, Words], Found | Read]] = {
    "ambush": _ambush,
    "forced_march": _forced_march,
    "column": _column,
    "reinforcements": _reinforcements,
    "honeydew": _bare("honeydew", state.DO_HONEYDEW),
    "winter_stores": _bare("winter_stores", state.DO_WINTER_STORES),
    "sentries": _bare("sentries", state.DO_SENTRIES),
    "obstacle": _obstacle,
    "cave_in": _cave_in,
}

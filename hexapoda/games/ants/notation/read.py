"""Reads Ants' notation: from a text or clicks to the legal decision, or the reason why there is none.

Words that follow from the position can be left out: the kind of an ant if its cell has only one, the verb of a step,
"card" before the name of a card. A forced march can include its second step, and a hire the ants that move on in a
chain of pushes.
"""

from collections.abc import Callable
from typing import Any

from hexapoda.games.ants import state
from hexapoda.games.ants.explain import battles, cards, hires, moves, question
from hexapoda.games.ants.notation.actions import Found, build, emergency, hire, step, tunnel
from hexapoda.games.ants.notation.cards import card
from hexapoda.games.ants.notation.names import card_named, cell_name
from hexapoda.games.ants.notation.words import Saying, named, one_cell, pointed, read
from hexapoda.games.ants.notation.write import fighter
from hexapoda.games.ants.rules.battles import ants_in, contacts, side_of
from hexapoda.games.ants.rules.hires import foremost_cell
from hexapoda.games.choices import allowed, legal_ids
from hexapoda.games.refusals import must, reading
from hexapoda.kernel.declaration import Read, Refusal


@reading
def parse(s: Any, told: Any) -> Read | Refusal:
    """The legal decision at the start of a text or clicks, and the rest of them; or why there is none."""
    if s.ending != state.RUNNING:
        return Refusal("", "game-over")
    said = pointed(s, told) if isinstance(told, tuple) else read(told)
    if said is None:
        return question.unreadable(s, " ".join(told) if isinstance(told, tuple) else told)
    if int(s.phase) in _IN_BATTLE and said.verb in state.CARDS and said.verb not in ("fury", "sentries"):
        return cards.no_card_in_battle(s, said.verb)
    found = _READERS[int(s.phase)](s, said)
    return Read(found) if isinstance(found, int) else found


#: The decisions of a battle.
_IN_BATTLE = (state.ASK_CONTACT, state.ASK_SENTRIES, state.ASK_FURY)


def _alone(s: Any, said: Saying, action: int) -> Found:
    """An action without further words."""
    return question.needless(s, said.words[0], said.verb) if said.words else action


# ── D1 and D2 ──


def _exchange(s: Any, said: Saying) -> Found:
    """A3.3: "keep", "exchange fury", "fury"."""
    if said.verb == "keep":
        return _alone(s, said, state.DO_KEEP)
    names = (
        said.words if said.verb == "exchange" else (said.verb, *said.words) if said.verb in state.CARDS else ("", "")
    )
    if said.verb == "exchange" and not names:
        return question.which_card(s)
    if len(names) != 1:
        return question.asked_now(s)
    number = card_named(names[0])
    if number is None:
        return question.no_such_card(s, names[0])
    return state.DO_EXCHANGE + number if s.hand[int(s.active), number] else question.not_in_hand(s, number)


def _action(s: Any, said: Saying) -> Found | Read:
    """A3.5; without a verb it is a step."""
    said, rest = said.parted("push")
    found = _one_action(s, said)
    return Read(found, rest) if isinstance(found, int) and rest else found


def _one_action(s: Any, said: Saying) -> Found | Read:
    if said.verb in _ACTIONS:
        return _ACTIONS[said.verb](s, said.words)
    if said.verb in state.CARDS:
        return card(s, said.verb, said.words)
    if said.verb == "march":  # the card, in short
        return card(s, "forced_march", said.words)
    if said.verb == "card":
        return question.no_such_card(s, said.words[0]) if said.words else question.which_card(s)
    if said.verb == "end":
        return _alone(s, said, state.DO_END)
    return question.asked_now(s)


_ACTIONS: dict[str, Callable[[Any, tuple[str, ...]], Found]] = {
    "hire": hire,
    "step": step,
    "": step,
    "tunnel": tunnel,
    "build": build,
    "emergency": emergency,
}


# ── battles: D3 to D5 ──


def _contact(s: Any, said: Saying) -> Found:
    """A10.3: "contact AB5 AB6", or the enemy's cell alone."""
    if said.verb not in ("contact", ""):
        return question.asked_now(s)
    found = must(named(s, said.words))
    if not found.cells or not found.is_at_most(2, 0):
        return question.asked_now(s)
    if len(found.cells) == 2 and found.cells[0] != int(s.arena):
        return battles.other_arrival(s, found.cells[0])
    cell = found.cells[-1]
    return state.DO_CONTACT + cell if int(contacts(s)) >> cell & 1 else battles.no_contact(s, cell)


def _sentries(s: Any, said: Saying) -> Found:
    """A10.9: "sentries W", "W", "decline"."""
    if said.verb == "decline":
        return _alone(s, said, state.DO_DECLINE)
    if said.verb not in ("sentries", ""):
        return question.asked_now(s)
    return _fighter(s, said.words, state.DO_GUARD)


def _fury(s: Any, said: Saying) -> Found:
    """A10.10: "fury W", "fury W+1", "W", "pass"."""
    if said.verb == "pass":
        return _alone(s, said, state.DO_PASS)
    if said.verb not in ("fury", ""):
        return question.asked_now(s)
    if said.verb == "fury" and not s.hand[int(s.decider), state.FURY]:
        return battles.no_fury(s)
    found = _fighter(s, said.words, state.DO_FURY)
    return battles.no_fury(s) if isinstance(found, int) and found not in legal_ids(s) else found


def _fighter(s: Any, words: tuple[str, ...], base: int) -> Found:
    """An ant of the decider's side, by its name, which can be left out if there is no choice."""
    side = side_of(s, int(s.decider))
    ants: dict[str, int] = {}
    for ant in range(int(ants_in(s, side))):
        ants.setdefault(fighter(s, ant), ant)
    if len(words) > 1:
        return question.asked_now(s)
    if not words:
        return base if len(ants) == 1 else battles.which_fighter(s)
    name = words[0].upper()
    if name in ants:
        return base + ants[name]
    of_kind = [ant for each, ant in ants.items() if each.startswith(name)]
    return base + of_kind[0] if len(of_kind) == 1 else battles.no_such_fighter(s, words[0])


# ── D6 ──


def _march(s: Any, said: Saying) -> Found:
    """A11.8: "march AB4", "AB4", "stop"; or the whole march, "card forced_march W AB2-AB3-AB4"."""
    if said.verb == "stop":
        return _alone(s, said, state.DO_STOP)
    words = said.words
    if said.verb == "forced_march":
        if words[-1:] == ("stop",):
            return state.DO_STOP
        words = words[-1:]
    elif said.verb not in ("march", ""):
        return question.asked_now(s)
    cell = must(one_cell(s, words, "A11.8", "march AB4"))
    return allowed(s, state.DO_MARCH + cell, moves.why_no_way, int(s.march_cell), cell)


# ── a chain of pushes ──


def _push(s: Any, said: Saying) -> Found | Read:
    """A5.8: "push W AB2", "push W", "W": the ant that moves on; or several of them."""
    said, rest = said.parted("push")
    if said.verb not in ("push", ""):
        return question.asked_now(s)
    found = must(named(s, said.words))
    cell = int(foremost_cell(s, int(s.hire_gate)))
    if not found.is_at_most(1, 1) or found.cells[:1] not in ([], [cell]):
        return question.asked_now(s)
    if found.kind is None:
        return hires.push_which(s, cell, f"push W {cell_name(s, cell)}")
    return Read(state.DO_PUSH + found.kind, rest)


_READERS: dict[int, Callable[[Any, Saying], Found | Read]] = {
    state.ASK_EXCHANGE: _exchange,
    state.ASK_ACTION: _action,
    state.ASK_CONTACT: _contact,
    state.ASK_SENTRIES: _sentries,
    state.ASK_FURY: _fury,
    state.ASK_MARCH: _march,
    state.ASK_PUSH: _push,
}

"""Crumbs in words: action ids to text and back, and what chance brought."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from hexapoda.kernel.chance import begin, draws
from hexapoda.kernel.declaration import Read, Refusal, Said
from tests.toy import explain, rules
from tests.toy.state import (
    ANSWER,
    BURY,
    CALL_GUARD,
    GUARD,
    HAND,
    KIND_NAMES,
    KINDS,
    MAX_LEGAL,
    PAY,
    PAY_WITH,
    ROB,
    STORE,
    YIELD,
)

#: The verbs in the order of their ids, those that answer, and the place that a card goes to by each of the others.
_VERBS = {"store": STORE, "bury": BURY, "rob": ROB, "pay": PAY_WITH, "guard": CALL_GUARD, "yield": YIELD}
_ANSWERS = ("guard", "yield")
_PLACES = {"larder": "store", "burrow": "bury", "discards": "pay"}
#: As a seat: all that happened.
_ALL = -1


def text(s: Any, action: int) -> str:
    """An action in words: "store honey", "rob 2", "rob 2 pay seed", "yield"."""
    for answer in _ANSWERS:
        if action == _VERBS[answer]:
            return answer
    if ROB <= action < PAY_WITH:
        return f"rob {action - ROB}"
    verb = {STORE: "store", BURY: "bury", PAY_WITH: f"rob {int(s.target)} pay"}[action // 4 * 4]
    return f"{verb} {KIND_NAMES[action % 4]}"


def seen(s: Any, action: int, seat: int | None) -> str:
    """C3.2: what is buried is seen by its owner alone."""
    return "bury ?" if BURY <= action < ROB and seat != int(s.turn) else text(s, action)


def parts(s: Any, action: int) -> tuple[str, ...]:
    """What is clicked: a card and the place for it, another seat's larder, or an answer."""
    words = text(s, action).split()
    if words[0] in _ANSWERS:
        return (words[0],)
    if words[0] == "rob" and len(words) == 2:
        return (f"larder {words[1]}",)
    return (words[-1], next(place for place, verb in _PLACES.items() if verb == words[-2]))


def may_go_on(s: Any, action: int) -> bool:
    """C4.2: robbing goes on with paying."""
    return ROB <= action < PAY_WITH


# ── reading ──


def parse(s: Any, said: Said) -> Read | Refusal:
    """The first legal decision that a text or parts name, or why there is none; "rob 2 pay seed" says two."""
    if isinstance(said, tuple):
        return _clicked(s, said)
    words = said.lower().split() if isinstance(said, str) else []
    if len(words) == 4 and words[0] == "rob" and words[2] == "pay":
        return _rob_and_pay(s, words[:2], words[2:])
    return _judged(s, _action(words, said))


def _action(words: list[str], written: object) -> int | Refusal:
    """The id that words name, legal or not."""
    verb = words[0] if words else ""
    if verb in _ANSWERS and len(words) == 1:
        return _VERBS[verb]
    if verb in _VERBS and verb not in _ANSWERS and len(words) == 1:
        return explain.unfinished(verb)
    if len(words) == 2 and verb == "rob" and words[1] in ("0", "1", "2", "3"):
        return ROB + int(words[1])
    if len(words) == 2 and verb in _PLACES.values() and words[1] in KIND_NAMES:
        return _VERBS[verb] + KIND_NAMES.index(words[1])
    return explain.unreadable(written)


def _judged(s: Any, action: int | Refusal, rest: Said | None = None) -> Read | Refusal:
    """The action, if it is legal."""
    if isinstance(action, Refusal):
        return action
    out = np.zeros(MAX_LEGAL, np.int64)
    if action in out[: int(rules.legal(s, out))]:
        return Read(action, rest)
    return explain.refuse(s, action)


def _rob_and_pay(s: Any, robbing: list[str], paying: list[str]) -> Read | Refusal:
    whole = " ".join([*robbing, *paying])
    robbed, paid = _action(robbing, whole), _action(paying, whole)
    if isinstance(robbed, Refusal) or isinstance(paid, Refusal):
        return explain.unreadable(whole)
    if int(s.asked) == PAY and robbed == ROB + int(s.target):
        return _judged(s, paid)
    # C4.2: with one card in hand nothing is asked, so there is nothing to go on with
    alone = int(s.hand[int(s.turn)].sum()) == 1
    found = _judged(s, robbed, None if alone else " ".join(paying))
    if isinstance(found, Read) and not s.hand[int(s.turn), paid - PAY_WITH]:
        return explain.not_in_hand(paid - PAY_WITH)
    return found


def _clicked(s: Any, clicked: tuple[str, ...]) -> Read | Refusal:
    """What is meant by pointing at a card and a place for it, at another's larder, or at an answer."""
    first, place = (*clicked, "", "")[:2]
    seat = first.removeprefix("larder ")
    if first in KIND_NAMES and place in _PLACES:
        return _judged(s, _VERBS[_PLACES[place]] + KIND_NAMES.index(first), clicked[2:] or None)
    if first in _ANSWERS:
        return _judged(s, _VERBS[first], clicked[1:] or None)
    if first != seat and seat in ("0", "1", "2", "3"):
        return _judged(s, ROB + int(seat), clicked[1:] or None)
    return explain.unfinished(first) if first in KIND_NAMES and not place else explain.unreadable(" ".join(clicked))


# ── chance: "starts 1; 0 seed,honey; 1 guard,seed" at the start, "die 5; 0 honey" in a turn ──


def _used(before: Any, action: int) -> tuple[int, int] | None:
    """The seat and the kind of the card that an action takes from a hand before the hands are refilled."""
    if action == CALL_GUARD:
        return int(before.target), GUARD
    return None if action == YIELD or ROB <= action < PAY_WITH else (int(before.turn), action % 4)


def _drawn(before: Any, action: int, after: Any) -> list[tuple[int, list[int]]]:
    """The cards that seats have drawn, in the order of drawing."""
    players = int(before.players)
    found = []
    for i in range(players):
        seat = (int(before.turn) + i) % players
        kept = before.hand[seat].astype(int)
        if (used := _used(before, action)) is not None and used[0] == seat:
            kept[used[1]] -= 1
        more = after.hand[seat].astype(int) - kept
        cards = [kind for kind in range(KINDS) for _ in range(more[kind])]
        if cards:
            found.append((seat, cards))
    return found


def chance(before: Any, action: int | None, after: Any, seat: int | None) -> str:
    """What chance brought: public dice and starts, and cards that only their owner sees (C3.4)."""
    events = []
    if action is None:
        events.append(f"starts {int(after.turn)}")
        everyone = range(int(after.players))
        drawn = [(each, [k for k in range(KINDS) for _ in range(int(after.hand[each, k]))]) for each in everyone]
    elif ROB <= action < CALL_GUARD:
        return ""  # robbing and paying draw nothing, and the turn goes on
    else:
        if action == YIELD:
            events.append(f"die {draws(after.rng)[0] + 1}")
        drawn = _drawn(before, action, after)
    for owner, cards in drawn:
        known = seat in (_ALL, owner)
        events.append(f"{owner} " + ",".join(KIND_NAMES[kind] if known else "?" for kind in cards))
    return "; ".join(events)


def _bad(text: str) -> Refusal:
    return Refusal("", "toy-bad-chance", {"text": text[:60]}, readable=False)


def told(before: Any, action: int | None, text: str) -> Sequence[int] | Refusal:
    """The draws that a full text of chance means."""
    values: list[int] = []
    cards: list[tuple[int, list[int]]] = []
    for event in text.split(";") if text.strip() else []:
        head, _, rest = event.strip().partition(" ")
        if head in ("starts", "die") and rest in "0123456" and len(rest) == 1 and not cards and not values:
            values.append(int(rest) - (head == "die"))
        elif head in ("0", "1", "2", "3") and all(name in KIND_NAMES for name in rest.split(",")):
            cards.append((int(head), [KIND_NAMES.index(name) for name in rest.split(",")]))
        else:
            return _bad(text)
    if any(value < 0 for value in values):
        return _bad(text)
    dealt = _in_order_of_dealing(cards) if action is None else [kind for _, kinds in cards for kind in kinds]
    stack = [int(n) for n in before.stack]
    if action is None:
        stack = [n + sum(int(before.hand[seat, kind]) for seat in range(4)) for kind, n in enumerate(stack)]
    for kind in dealt:
        if stack[kind] == 0:
            return _bad(text)
        values.append(sum(stack[:kind]))
        stack[kind] -= 1
    found = chance(before, action, _tried(before, action, values), _ALL)
    return values if _events(found) == _events(text) else _bad(text)


def _tried(before: Any, action: int | None, values: list[int]) -> Any:
    """What would come of these draws."""
    after = before.copy()
    if action is None:
        after.hand[:] = 0
    begin(after.rng, values)
    if action is None:
        rules.setup(after)
    else:
        rules.apply(after, action)
    return after


def _events(text: str) -> list[list[str]]:
    """The events of a text of chance, whatever the order of cards that are drawn together."""
    return [sorted(event.replace(",", " ").split()) for event in text.split(";")]


def _in_order_of_dealing(cards: list[tuple[int, list[int]]]) -> list[int]:
    """C2.2: one card to each, and again."""
    rounds = range(HAND)
    return [kinds[i] for i in rounds for _, kinds in sorted(cards) if i < len(kinds)]


def asked_name(s: Any) -> str:
    """What is asked, for position texts."""
    return "over" if int(s.asked) > ANSWER else explain.DECISIONS[int(s.asked)]

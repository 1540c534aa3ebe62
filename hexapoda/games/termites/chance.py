"""Chance results as text (T12): the map, colonies, starting player and hands at the start, then drawn tokens.

    map 305419896; colonies blue gold; first 2; hand 1 W1 W2 S1; hand 2 W2 P1 F1
    draws S2

Only what is left to chance is written. If a map is built, hands are drawn after its last tile. All players know whose
hand it is and that a token is drawn; only the owner knows which: others read "?".
"""

import re
from collections.abc import Sequence
from typing import Any

from hexapoda.games.chance_text import Events, Untold, seen_by
from hexapoda.games.termites.notation.names import COLONIES, colony_named, kind_list, kind_name, kind_named
from hexapoda.games.termites.random_maps import MAP_BYTES
from hexapoda.games.termites.rules.apply import apply
from hexapoda.games.termites.state import DO_PLACE, DO_UNIT, GIVEN_COLONIES, KINDS
from hexapoda.i18n import excerpt
from hexapoda.kernel.chance import begin, draws
from hexapoda.kernel.declaration import Refusal

# ── writing ──


def chance(before: Any, action: int | None, after: Any, seat: int | None) -> str:
    """The chance results of an action, or of the setup, as a seat knows them."""
    if action is None:
        return "; ".join([*_start(after), *_hands(after, seat)])
    if before["building"] and not after["building"]:
        return "; ".join(_hands(after, seat))
    kind = drawn(before, action, after)
    return "" if kind is None else " ".join(["draws", *seen_by(seat, int(before["active"]), [kind_name(kind)])])


def _start(s: Any) -> list[str]:
    """The public chance results before hands are drawn."""
    events = []
    if _has_drawn_map(s):
        events.append(f"map {int.from_bytes(bytes(draws(s.rng)[:MAP_BYTES]), 'big')}")
    if _has_drawn_colonies(s):
        events.append("colonies " + " ".join(COLONIES[int(s.colony[seat])] for seat in range(int(s.players))))
    return [*events, f"first {int(s.first) + 1}"]


def _has_drawn_colonies(s: Any) -> bool:
    return not int(s.given) & GIVEN_COLONIES


def _has_drawn_map(s: Any) -> bool:
    """Whether the start drew a map: more than colonies, the starting player and hands."""
    colonies = int(s.players) if _has_drawn_colonies(s) else 0
    return int(s.rng.made) > colonies + 1 + int(s.hand.sum())


def _hands(s: Any, seat: int | None) -> list[str]:
    """T4.6: all first hands, once they are drawn."""
    hands = [kind_list(hand) for hand in s["hand"][: int(s["players"])].tolist()]
    return [" ".join(["hand", str(each + 1), *seen_by(seat, each, hand)]) for each, hand in enumerate(hands) if hand]


def drawn(before: Any, action: int, after: Any) -> int | None:
    """T5.4: the kind of token that was drawn after one was placed, None if there was none."""
    if not DO_PLACE <= action < DO_UNIT:
        return None
    owner = int(before["active"])
    held, now = before["hand"][owner].tolist(), after["hand"][owner].tolist()
    return next((kind for kind in range(KINDS) if now[kind] > held[kind]), None)


# ── reading ──


def told(before: Any, action: int | None, text: str) -> Sequence[int] | Refusal:
    """The draws that a full chance text describes, or what is wrong with it."""
    try:
        events = Events(text)
        if action is None:
            found = _told_start(before, events)
        elif before.building and _ends_building(before, action):
            colonies = [int(colony) for colony in before.colony]
            found = _told_hands(before, events, int(before.first), colonies)
        elif DO_PLACE <= action < DO_UNIT and before.stack[int(before.active)].any():
            found = [_told_draw(before, events)]
        else:
            found = []
        events.finish()
        return found
    except Untold as wrong:
        return wrong.refusal


def _ends_building(before: Any, action: int) -> bool:
    """Whether a mound or a tile is the last one of the map, after which hands are drawn."""
    after = before.copy()
    begin(after.rng)
    apply(after, action)
    return not after.building


def _number(words: list[str], most: int) -> int | None:
    """The only word as a number from 0 to `most`, None if it is not one."""
    number = int(words[0]) if len(words) == 1 and re.fullmatch(r"[0-9]{1,10}", words[0], re.ASCII) else -1
    return number if 0 <= number <= most else None


def _told_start(s: Any, events: Events) -> list[int]:
    """T4.3, T4.5, T4.6; `s` is a start with other draws, of which only the number matters."""
    players, found = int(s.players), []
    if _has_drawn_map(s):
        most = 256**MAP_BYTES - 1
        words = events.take("map", "map 305419896", "T4.1")
        number = _number(words, most)
        if number is None:
            raise Untold("T4.1", "chance-map", text=excerpt(" ".join(words)), most=most)
        found += number.to_bytes(MAP_BYTES, "big")
    colonies = [int(colony) for colony in s.colony]
    if _has_drawn_colonies(s):
        colonies = _told_colonies(events.take("colonies", f"colonies {' '.join(COLONIES[:players])}", "T4.3"), players)
        left = list(range(len(COLONIES)))
        for colony in colonies:
            found.append(left.index(colony))
            left.remove(colony)
    words = events.take("first", "first 2", "T4.5")
    first = _number(words, players)
    if not first:
        raise Untold("T4.5", "chance-first", text=excerpt(" ".join(words)), players=players)
    found.append(first - 1)
    return found if s.building else found + _told_hands(s, events, first - 1, colonies)


def _told_colonies(words: list[str], players: int) -> list[int]:
    colonies = [colony for word in words if (colony := colony_named(word)) is not None]
    if len(colonies) != len(words) or len(set(colonies)) != len(colonies) or len(colonies) != players:
        given = {"text": excerpt(" ".join(words)), "players": players, "colonies": ", ".join(COLONIES)}
        raise Untold("T4.3", "chance-colonies", **given)
    return colonies


def _told_hands(s: Any, events: Events, first: int, colonies: list[int]) -> list[int]:
    """T4.6: the draws of all hands, from the starting player on; texts list them in the order of seats."""
    players = int(s.players)
    by_seat = {}
    for seat in range(players):
        stack = [int(n) for n in s.tokens[colonies[seat]]]
        wanted = min(int(s.hand_size), sum(stack))
        if wanted:
            words = events.take("hand", f"hand {seat + 1} {' '.join(kind_list(stack)[:wanted])}", "T4.6")
            by_seat[seat] = _told_hand(words, seat, stack, wanted)
    order = [(first + turn) % players for turn in range(players)]
    return [draw for seat in order for draw in by_seat.get(seat, [])]


def _told_hand(words: list[str], seat: int, stack: list[int], wanted: int) -> list[int]:
    if not words or words[0] != str(seat + 1):
        raise Untold("T4.6", "chance-hand-of", seat=seat + 1, text=excerpt(f"hand {' '.join(words)}"))
    if len(words) - 1 != wanted:
        raise Untold("T4.6", "chance-hand-size", seat=seat + 1, found=len(words) - 1, wanted=wanted)
    return [_taken(stack, word, "T4.6") for word in words[1:]]


def _told_draw(before: Any, events: Events) -> int:
    """T5.4."""
    stack = [int(n) for n in before.stack[int(before.active)]]
    words = events.take("draws", f"draws {kind_list(stack)[0]}", "T5.4")
    if len(words) != 1:
        raise Untold("T5.4", "chance-one-token", text=excerpt(f"draws {' '.join(words)}"))
    return _taken(stack, words[0], "T5.4")


def _taken(stack: list[int], name: str, clause: str) -> int:
    """The draw that takes a token from a stack: its rank among the remaining tokens in the order of kinds."""
    kind = kind_named(name)
    if kind is None or not stack[kind]:
        left = ", ".join(dict.fromkeys(kind_list(stack)))
        raise Untold(clause, "chance-token", token=excerpt(name), left=left)
    stack[kind] -= 1
    return sum(stack[:kind])

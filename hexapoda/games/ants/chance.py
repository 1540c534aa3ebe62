"""Chance results as text (A14): the starting player and the hands at the start, then drawn cards.

    first B; hand A fury fury honeydew ambush; hand B column sentries fury cave_in
    draws fury ambush

Players are named by their anthills. All players know whose hand it is and how many cards are drawn; only the owner
knows which: others read "?". Cards are listed in the order of drawing, because the discard pile may become the draw
pile in between (A4.1).
"""

from collections.abc import Sequence
from typing import Any

from hexapoda.games.ants.notation.names import card_list, card_named, seat_name, seat_names
from hexapoda.games.ants.plain import look
from hexapoda.games.ants.state import CARD_KINDS, CARDS, DO_END, DO_EXCHANGE, DO_KEEP, OBSTACLE
from hexapoda.games.chance_text import Events, Untold, seen_by
from hexapoda.i18n import excerpt
from hexapoda.kernel.chance import draws
from hexapoda.kernel.declaration import Refusal

# ── writing ──


def chance(before: Any, action: int | None, after: Any, seat: int | None) -> str:
    """The chance results of an action, or of the setup, as a seat knows them."""
    if action is None:
        return "; ".join([f"first {seat_name(after, after.first)}", *_hands(after, seat)])
    found = drawn(before, action, after)
    if found is None or not found[1]:
        return ""
    return " ".join(["draws", *seen_by(seat, *found)])


def drawn(before: Any, action: int, after: Any) -> tuple[int, list[str]] | None:
    """The seat that drew cards with an action, and the cards in order; None if it is not an action that draws."""
    piles = _Piles.of(before, action)
    return None if piles is None else (piles.seat, [CARDS[piles.take(number)] for number in draws(after.rng)])


def _hands(s: Any, seat: int | None) -> list[str]:
    """A2.4: all first hands."""
    hands = [card_list(s.hand[each]) for each in range(int(s.players))]
    return [
        " ".join(["hand", seat_name(s, each), *seen_by(seat, each, hand)]) for each, hand in enumerate(hands) if hand
    ]


class _Piles:
    """The two piles during an action, the seat that draws, and how many cards it draws."""

    def __init__(self, pile: list[int], discard: list[int], seat: int, wanted: int) -> None:
        self.pile, self.discard, self.seat = pile, discard, seat
        self.wanted = min(wanted, sum(pile) + sum(discard))

    @classmethod
    def of(cls, before: Any, action: int) -> "_Piles | None":
        """The piles when the first card is drawn; None if no card is drawn."""
        if not DO_KEEP < action <= DO_END:
            return None
        p, f = look(before)
        pile, discard = list(p.pile), list(p.discard)
        if action < DO_END:  # A3.3
            discard[action - DO_EXCHANGE] += 1
            return cls(pile, discard, p.active, 1)
        if p.turn >= f.players * f.max_rounds:
            return None
        seat = (p.active + 1) % f.players
        discard[OBSTACLE] += p.obstacles[seat].bit_count()  # A3.1
        return cls(pile, discard, seat, max(0, f.hand_size - sum(p.hand[seat])))

    def _reshuffle(self) -> None:
        """A4.1."""
        if not any(self.pile):
            self.pile, self.discard = self.discard, [0] * CARD_KINDS

    def take(self, number: int) -> int:
        """Take the card that a draw means."""
        self._reshuffle()
        card = next(card for card in range(CARD_KINDS) if sum(self.pile[: card + 1]) > number)
        self.pile[card] -= 1
        self._reshuffle()
        return card

    def number_of(self, card: int | None) -> int | None:
        """Take a card and return the draw that means it; None if it is not in the pile."""
        self._reshuffle()
        if card is None or not self.pile[card]:
            return None
        number = sum(self.pile[:card])
        self.take(number)
        return number


# ── reading ──


def told(before: Any, action: int | None, text: str) -> Sequence[int] | Refusal:
    """The draws that a full chance text describes, or what is wrong with it."""
    try:
        events = Events(text)
        found = _told_start(before, events) if action is None else _told_draws(before, action, events)
        events.finish()
        return found
    except Untold as wrong:
        return wrong.refusal


def _told_start(s: Any, events: Events) -> list[int]:
    """A2.4, A2.6; `s` is a start with other draws, which do not matter."""
    players = seat_names(s)
    words = events.take("first", f"first {players[0]}", "A2.6")
    if len(words) != 1 or words[0].upper() not in players:
        raise Untold("A2.6", "ants-chance-first", text=excerpt(" ".join(words)), players=", ".join(players))
    first = players.index(words[0].upper())
    hands = _told_hands(s, events, players) if s.hand_size else {}
    found, piles = [first], _Piles(s.deck.tolist(), [0] * CARD_KINDS, first, 0)
    for turn in range(len(players)):
        for name in hands.get((first + turn) % len(players), []):
            found.append(_drawn(piles, name, "A2.4"))
    return found


def _told_hands(s: Any, events: Events, players: list[str]) -> dict[int, list[str]]:
    """A2.4: the hand of each seat, in the order of seats."""
    size, hands = int(s.hand_size), {}
    for seat, player in enumerate(players):
        example = " ".join(["hand", player, *card_list(s.deck)[:size]])
        words = events.take("hand", example, "A2.4")
        if not words or words[0].upper() != player:
            raise Untold("A2.4", "ants-chance-hand-of", player=player, text=excerpt(f"hand {' '.join(words)}"))
        if len(words) - 1 != size:
            raise Untold("A2.4", "ants-chance-hand-size", player=player, found=len(words) - 1, wanted=size)
        hands[seat] = words[1:]
    return hands


def _told_draws(before: Any, action: int, events: Events) -> list[int]:
    """A3.2, A3.3."""
    piles = _Piles.of(before, action)
    if piles is None or not piles.wanted:
        return []
    left = card_list(piles.pile if any(piles.pile) else piles.discard)
    words = events.take("draws", f"draws {left[0]}", "A3.2")
    if len(words) != piles.wanted:
        raise Untold("A3.2", "ants-chance-number", text=excerpt(f"draws {' '.join(words)}"), wanted=piles.wanted)
    return [_drawn(piles, word, "A3.2") for word in words]


def _drawn(piles: _Piles, name: str, clause: str) -> int:
    """The draw of a named card."""
    number = piles.number_of(card_named(name))
    if number is None:
        left = ", ".join(dict.fromkeys(card_list(piles.pile)))
        raise Untold(clause, "ants-chance-card", card=excerpt(name), left=left or "-")
    return number

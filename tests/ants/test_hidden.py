"""A14: what is hidden (other hands, draw pile, chance to come) changes nothing that others are shown, asked or told."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import hexapoda
from hexapoda import Position
from hexapoda.games.ants.state import CARD_KINDS, CARDS
from hexapoda.kernel import chance
from tests.hidden import (
    SPECTATOR,
    assert_answers_the_same,
    assert_goes_on_the_same,
    assert_looks_the_same,
    bare,
    concealed,
)
from tests.settings import COUNTS

#: Every scenario and number of players, with every switch.
HIDDEN_OPTIONS: tuple[dict[str, Any], ...] = (
    {"max_rounds": 20},
    {"players": 3, "scenario": "pyramids", "hire_push": "column", "max_rounds": 15},
    {"players": 4, "bank_limit": 25, "max_rounds": 12},
    {"players": 4, "scenario": "classic_allied", "teams": "diagonal", "max_rounds": 12},
    {"players": 4, "scenario": "pyramids_allied", "centre_entries_per_turn": 0, "max_rounds": 16},
)
TEXTS = (
    *(f"exchange {card}" for card in CARDS),
    *(f"card {card}" for card in CARDS),
    *("fury W", "fury S", "pass", "sentries W", "decline", "keep", "end", "stop", "build"),
    *("hire W AB1 push", "step W AB2-AB3", "card ambush S AB2 W AB4", "card obstacle AB3", "emergency fury fury"),
)


def walk(options: dict[str, Any], seed: str) -> Iterator[Position]:
    """All positions of a random game, which is one and the same position, played on."""
    position = hexapoda.load("ants", **options).start(seed=seed)
    rng = random.Random(seed)
    yield position
    while position.actor is not None:
        ids = position.legal_ids().tolist()
        position.push_id(rng.choice(ids if rng.random() < 0.5 else ids[len(ids) // 2 :]))
        yield position


def reshuffled(position: Position, seat: int | None, seed: str) -> Position:
    """A position like this one but for all that a seat can't know; it has no history that could tell anything."""
    states = position.states[-1:].copy()
    s, rng = states[0], random.Random(seed)
    others = [other for other in range(position.seats) if other != seat]
    counts = s.pile + sum(s.hand[other] for other in others)
    unseen = [card for card in range(CARD_KINDS) for _ in range(int(counts[card]))]
    rng.shuffle(unseen)
    for other in others:
        hand = [unseen.pop() for _ in range(int(s.hand[other].sum()))]
        s.hand[other] = [hand.count(card) for card in range(CARD_KINDS)]
    s.pile[:] = [unseen.count(card) for card in range(CARD_KINDS)]
    chance.seed_key(s.rng, seed)
    return Position(position.game, states)


def moments(options: dict[str, Any], every: int) -> Iterator[tuple[Position, Position, int | None]]:
    """Positions of random games, beside each one a position that a seat can't tell from it, and that seat."""
    for number in range(COUNTS["ants_hidden_games"]):
        for position in walk(options, f"hidden {number}"):
            battle = position.decision in ("fury", "sentries", "contact") and position.ply % 3 == 0
            if position.ply % every == 0 or battle or position.actor is None:
                for seat in (*range(position.seats), SPECTATOR):
                    yield bare(position), reshuffled(position, seat, f"{number} {position.ply}"), seat


@pytest.mark.parametrize("options", HIDDEN_OPTIONS, ids=str)
def test_A14_views_keys_and_features_do_not_depend_on_what_is_hidden(options: dict[str, Any]) -> None:
    different = 0
    for position, other, seat in moments(options, every=41):
        different += position.setup() != other.setup()
        assert_looks_the_same(position, other, seat)
    assert different > 10


@pytest.mark.parametrize("options", HIDDEN_OPTIONS, ids=str)
def test_A14_moves_and_explanations_for_the_actor_do_not_depend_on_other_hands(options: dict[str, Any]) -> None:
    for position, other, seat in moments(options, every=53):
        assert_answers_the_same(position, other, seat, TEXTS)


#: Texts that name no card, wrong at most moments.
CARDLESS = (
    "castle!",
    "exchange",
    "card",
    "card castle",
    "emergency",
    "step",
    "hire W",
    "hire W ZZ9",
    "end now",
    "keep no",
)


@pytest.mark.parametrize("options", HIDDEN_OPTIONS, ids=str)
def test_A14_what_is_said_of_a_wrong_text_shows_nothing_of_the_hand(options: dict[str, Any]) -> None:
    """Errors end up in logs: their examples and lists name no card that is hidden."""
    different = 0
    for position, other, seat in moments(options, every=31):
        if seat is SPECTATOR and position.actor is not None:
            different += position.legal_ids().tolist() != other.legal_ids().tolist()
            for text in CARDLESS:
                assert position.explain(text) == other.explain(text), (position.decision, text)
    assert different > 5


@pytest.mark.parametrize("options", HIDDEN_OPTIONS, ids=str)
def test_A10_10_A15_who_is_asked_what_next_does_not_depend_on_what_is_hidden(options: dict[str, Any]) -> None:
    rng = random.Random(1)
    asked: Counter[str | None] = Counter()
    for position, other, seat in moments(options, every=31):
        asked.update(assert_goes_on_the_same(position, other, seat, rng))
    assert asked["fury"] > 3


@pytest.mark.parametrize("options", HIDDEN_OPTIONS, ids=str)
def test_A14_conceal_keeps_what_a_seat_sees_and_depends_on_nothing_else(options: dict[str, Any]) -> None:
    changed = 0
    for position, other, seat in moments(options, every=41):
        if seat is SPECTATOR:
            continue
        changed += concealed(position, other, seat).setup() != position.setup()
    assert changed > 10


def test_A1_7_A14_chips_and_supplies_are_open() -> None:
    for position in walk({"players": 3, "max_rounds": 10}, "open"):
        if position.ply % 10 == 0:
            seats = [position.board(viewer)["seats"] for viewer in (0, 1, 2, SPECTATOR)]
            shown = [
                [(seat["chips"], seat["supply"], seat["levels"], seat["markers"]) for seat in each] for each in seats
            ]
            assert all(each == shown[0] for each in shown)
            assert [chips for chips, *_ in shown[0]] == position.state.chips[:3].tolist()


def test_A14_a_seat_sees_its_own_hand_and_only_how_many_cards_others_hold() -> None:
    position = hexapoda.load("ants", players=3).start(seed=5)
    for viewer in (0, 1, 2, SPECTATOR):
        board = position.board(viewer)
        assert board["pile"] == 28
        for seat, player in enumerate(board["seats"]):
            assert (player["hand"] is not None) == (seat == viewer)
            assert player["in_hand"] == 4


def test_A14_discarded_and_laid_cards_are_public() -> None:
    """All that a spectator sees, with what is hidden, makes up the deck."""
    for position in walk({"players": 2, "max_rounds": 12}, "public"):
        if position.ply % 7:
            continue
        board = position.board(SPECTATOR)
        seen = Counter(board["discard"]) + Counter({"obstacle": len(board["obstacles"])})
        for seat in board["seats"]:
            seen += Counter(seat["table"])
        hidden = Counter({card: int(position.state.pile[n]) for n, card in enumerate(CARDS)})
        for seat in range(position.seats):
            hidden += Counter(position.board(seat)["seats"][seat]["hand"])
        assert seen + hidden + Counter([board["playing"]] if board["playing"] else []) == Counter(board["box"]["deck"])


# ── whole games that differ in a card which nobody but its owner has seen ──


def unseen_draw(position: Position, owner: int) -> tuple[int, str, str] | None:
    """The last draw of a seat if its card is in hand still: the ply, the card, and one that could have been drawn."""
    s = position.state
    for ply in range(position.ply - 1, -1, -1):
        words = position.move_view(ply)["chance"].split()
        drawer = int(position.states[ply + 1]["active"])
        if words and words[0] == "draws" and drawer == owner:
            card = words[-1]
            others = [name for n, name in enumerate(CARDS) if s.pile[n] and name != card]
            there = int(s.hand[owner, CARDS.index(card)]) > 0
            return (ply, card, others[0]) if there and others else None
    return None


@pytest.mark.slow
@pytest.mark.parametrize("options", HIDDEN_OPTIONS[:4], ids=str)
def test_A14_games_that_differ_in_an_unseen_draw_look_the_same(options: dict[str, Any]) -> None:
    tried = 0
    for number in range(COUNTS["ants_hidden_games"]):
        for position in walk(options, f"draws {number}"):
            if position.ply % 23 or not 0 < position.ply < 150:
                continue
            for owner in range(position.seats):
                found = unseen_draw(position, owner)
                if found is None:
                    continue
                ply, card, instead = found
                since = [position.move_view(n)["text"] for n in range(ply + 1, position.ply)]
                reshuffles = any(
                    position.states[n]["pile"].sum() > position.states[n - 1]["pile"].sum()
                    for n in range(ply + 1, position.ply + 1)
                )
                if reshuffles or any(card in text for text in since):
                    continue  # the card, or one like it, has been seen since
                other = position.game.start(seed="other", chance_text=position.setup_chance())
                for n in range(position.ply):
                    told = position.move_view(n)
                    words = told["chance"].split()
                    if n == ply:
                        words[-1] = instead
                    other.push(told["text"], chance_text=" ".join(words))
                tried += 1
                assert other.view(owner) != position.view(owner)
                for seat in (*range(position.seats), SPECTATOR):
                    if seat != owner:
                        assert other.view(seat) == position.view(seat)
                        assert other.record(seat=seat) == position.record(seat=seat)
    assert tried > 3

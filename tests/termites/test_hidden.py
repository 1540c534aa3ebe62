"""T12: what is hidden (other hands, the split between hand and stack, chance to come) changes nothing that others are
shown, asked or told."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import hexapoda
from hexapoda import Position
from hexapoda.games.termites.notation.names import KIND_NAMES
from hexapoda.games.termites.state import KINDS
from hexapoda.kernel import chance
from tests.hidden import (
    SPECTATOR,
    assert_answers_the_same,
    assert_goes_on_the_same,
    assert_looks_the_same,
    bare,
)
from tests.settings import COUNTS
from tests.termites.walks import OPTIONS, walk

HIDDEN_OPTIONS = OPTIONS[:6]


def reshuffled(position: Position, seat: int | None, seed: str) -> Position:
    """A position like this one but for all that a seat can't know; it has no history that could tell anything."""
    states = position.states[-1:].copy()
    s, rng = states[0], random.Random(seed)
    for other in range(position.seats):
        if other == seat:
            continue
        held = [kind for kind in range(KINDS) for _ in range(int(s.hand[other, kind]) + int(s.stack[other, kind]))]
        rng.shuffle(held)
        hand = held[: int(s.hand[other].sum())]
        for kind in range(KINDS):
            s.hand[other, kind] = hand.count(kind)
            s.stack[other, kind] = held.count(kind) - hand.count(kind)
    chance.seed_key(s.rng, seed)
    return Position(position.game, states)


def moments(options: dict[str, Any], every: int = 13) -> Iterator[tuple[Position, Position, int | None]]:
    """Positions of random games, beside each one a position that a seat can't tell from it, and that seat."""
    for number in range(COUNTS["termites_hidden_games"]):
        for position in walk(options, f"hidden {number}"):
            if position.ply % every == 0 or position.actor is None:
                for seat in (*range(position.seats), SPECTATOR):
                    yield bare(position), reshuffled(position, seat, f"{number} {position.ply}"), seat


@pytest.mark.parametrize("options", HIDDEN_OPTIONS, ids=str)
def test_T12_views_keys_and_features_do_not_depend_on_what_is_hidden(options: dict[str, Any]) -> None:
    different = 0
    for position, other, seat in moments(options):
        different += position.setup() != other.setup()
        assert_looks_the_same(position, other, seat)
    assert different > 10


@pytest.mark.parametrize("options", HIDDEN_OPTIONS, ids=str)
def test_T12_moves_and_explanations_for_the_actor_do_not_depend_on_other_hands(options: dict[str, Any]) -> None:
    texts = [
        *(f"place {kind}" for kind in KIND_NAMES[:12]),
        "place W2 F6",
        "F5-F6",
        "F5xF6",
        "stay",
        "keep",
        "mound 8 F8",
    ]
    for position, other, seat in moments(options, every=19):
        assert_answers_the_same(position, other, seat, texts)


@pytest.mark.parametrize("options", HIDDEN_OPTIONS, ids=str)
def test_T13_who_is_asked_what_next_does_not_depend_on_what_is_hidden(options: dict[str, Any]) -> None:
    rng = random.Random(1)
    for position, other, seat in moments(options, every=23):
        assert_goes_on_the_same(position, other, seat, rng)


def test_a_seat_sees_its_own_hand_and_only_how_many_tokens_others_hold() -> None:
    position = hexapoda.load("termites", players=3).start(seed=5)
    for viewer in (0, 1, 2, SPECTATOR):
        for seat, player in enumerate(position.view(viewer)["board"]["seats"]):
            assert (player["hand"] is not None) == (seat == viewer)
            assert (player["in_hand"], player["in_stack"]) == (3, 15)
            assert sum(player["held"].values()) == 18


def test_the_chosen_token_is_public() -> None:
    for position in walk({"players": 2}, "chosen"):
        if position.decision == "place-token":
            break
    token = position.view(position.actor)["board"]["choices"]["token"]
    assert (f"token {token}",) == position.moves[-1].parts
    for seat in (0, 1, SPECTATOR):
        assert position.view(seat)["board"]["choices"]["token"] == token


# ── whole games that differ in a token which nobody but its owner has seen ──


def unseen_draw(position: Position, owner: int) -> tuple[int, str, str] | None:
    """The last draw of a seat if its token is in hand still: the ply, the token, and one that could have been drawn."""
    s = position.state
    for ply in range(position.ply - 1, -1, -1):
        seen = position.move_view(ply)
        if seen["seat"] == owner and seen["chance"].startswith("draws "):
            token = seen["chance"].split()[-1]
            kind = KIND_NAMES.index(token)
            others = [name for each, name in enumerate(KIND_NAMES) if s.stack[owner, each] and each != kind]
            there = int(s.hand[owner, kind]) > 0
            return (ply, token, others[0]) if there and others else None
    return None


@pytest.mark.slow
@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3, "map": "build"}, {"players": 4}], ids=str)
def test_T12_games_that_differ_in_an_unseen_draw_look_the_same(options: dict[str, Any]) -> None:
    tried = 0
    for number in range(COUNTS["termites_hidden_games"]):
        for position in walk(options, f"draws {number}"):
            if position.ply % 31 or not 0 < position.ply < 190:
                continue
            for owner in (position.ply % position.seats, (position.ply + 1) % position.seats):
                found = unseen_draw(position, owner)
                if found is None or int(position.state.hand[owner].sum()) < 3:
                    continue
                ply, token, instead = found
                other = position.game.start(seed="other", chance_text=position.setup_chance())
                for n in range(position.ply):
                    told = position.move_view(n)
                    chance_text = told["chance"].replace(token, instead) if n == ply else told["chance"]
                    other.push(told["text"], chance_text=chance_text)
                tried += 1
                assert other.view(owner) != position.view(owner)
                for seat in (*range(position.seats), SPECTATOR):
                    if seat != owner:
                        assert other.view(seat) == position.view(seat)
                        assert other.record(seat=seat) == position.record(seat=seat)
    assert tried > 3

"""Whole games of the reference implementation, played at random."""

import copy
import random
from collections import Counter

import pytest

from tests.settings import COUNTS
from tests.termites.positions import COLONIES, DATA, REFERENCE, SETUPS, play_out
from tests.termites.reference import ReferenceTermites


def walk(game: ReferenceTermites, start: str) -> tuple[set[str], dict[str, set[str]]]:
    """Plain moves and attacks by trying every path step by step, to check the search for cheapest ways."""
    seat, kind = game.units[start]
    flyer, costs = kind[0] == "F", {t: entry["enter_cost"] for t, entry in DATA["terrain"].items()}
    names = {"W": "worker", "S": "soldier", "P": "spitter", "F": "flyer"}
    stops, attacks = set(), {}

    def step(at: str, points: int) -> None:
        for spot in game.board.neighbours[at]:
            cost = costs[game.terrain[spot]][names[kind[0]]]
            if cost == 0 or cost > points:
                continue
            piece = game.units.get(spot) or game.mounds.get(spot)
            if piece is None:
                stops.add(spot)
            elif piece[0] != seat and game.attack_strength(start, spot) > game.defence(spot):
                attacks.setdefault(spot, set()).add(at)
            flyer_there = spot in game.units and game.units[spot][1][0] == "F"
            if piece is None or piece[0] == seat or (flyer and not flyer_there):
                step(spot, points - cost)

    step(start, DATA["castes"][names[kind[0]]]["movement"])
    return stops, attacks


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS)
def test_T6_T7_moves_and_attacks_are_those_of_all_paths(setup: str):
    rng = random.Random(setup)
    game = REFERENCE.new_game(SETUPS[setup]["players"], setup, deal=lambda seat, stack: rng.choice(stack))
    checked = 0
    while game.decision:
        if game.decision == "choose-unit":
            for spot in game.units:
                assert (game.plain_moves(spot), game.attacks(spot)) == walk(game, spot)
                checked += 1
        game.play(rng.choice(sorted(game.options())))
    assert checked > 300


@pytest.mark.parametrize("setup", SETUPS)
def test_T10_2_random_games_have_18_turns_a_player_and_scores_that_add_up(setup: str):
    players = SETUPS[setup]["players"]
    asked = Counter()
    for seed in range(COUNTS["termites_reference_games"]):
        rng = random.Random(f"{setup} {seed}")
        game = REFERENCE.new_game(
            players,
            setup,
            first=rng.randrange(players),
            deal=lambda seat, stack, rng=rng: rng.choice(stack),
            colonies=rng.sample(COLONIES, players),
            flyer_push_kills=seed % 2 == 1,
        )
        asked += play_out(game, rng)
        neutral = players - 1 - sum(owner == "neutral" for owner, _ in game.mounds.values())
        assert game.reason == "tokens-gone"
        assert game.turns == [18] * players
        assert not any(game.hands)
        assert not any(game.stacks)
        assert sum(game.scores()) == 35 * players + 7 * neutral
        assert min(game.places()) == 1
    assert set(asked) >= {"choose-from", "choose-retreat", "new-mound", "lost-mound"}


def test_copies_are_independent():
    rng = random.Random(7)
    game = REFERENCE.new_game(3, "p3_adv", deal=lambda seat, stack: rng.choice(stack))
    while game.decision:
        before = {name: copy.deepcopy(value) for name, value in vars(game).items() if name not in ("_deal", "board")}
        twin = game.copy()
        option = rng.choice(sorted(twin.options()))
        twin.play(option)
        assert before == {name: value for name, value in vars(game).items() if name not in ("_deal", "board")}
        game = twin


def test_illegal_options_are_refused():
    with pytest.raises(ValueError, match="no answer to place-mound"):
        REFERENCE.new_game().play(("mound", 5, "A1"))

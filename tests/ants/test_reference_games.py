"""Whole games of the reference implementation, played at random."""

import random
from collections import Counter
from typing import Any

import pytest

from tests.ants.playing import SCENARIOS, TASTES, any_table
from tests.ants.positions import DATA, REFERENCE
from tests.ants.reference import ReferenceAnts
from tests.ants.reference.battles import contacts
from tests.settings import COUNTS

ENDS = {
    "classic": {"anthill-reached", "levels-built"},
    "classic_allied": {"levels-built"},
    "pyramids": {"levels-taken"},
    "pyramids_allied": {"levels-taken"},
}
#: But for "contact": on the trails of the box, only a tunnel leads in between two enemies.
DECISIONS = {"exchange", "action", "sentries", "fury", "march"}


def begin(table: dict[str, Any], rng: random.Random) -> ReferenceAnts:
    return ReferenceAnts(DATA, first=rng.choice(table["players"]), deal=lambda player, pile: rng.choice(pile), **table)


def check(game: ReferenceAnts) -> None:
    """What is so at every moment between battles."""
    assert sorted(game.cards()) == sorted(card["id"] for card in DATA["cards"] for _ in range(card["count"]))
    assert min(game.chips.values()) >= 0
    for cell in {ant.cell for ant in game.ants if ant.cell}:
        there = game.ants_on(cell)
        assert len({ant.owner for ant in there}) == 1  # A1.20
        assert len(there) <= game.board.capacity(cell)  # A1.19
        assert cell not in game.obstacles
    assert max(Counter(game.markers.values()).values(), default=0) <= 2
    if game.bank_limit:
        assert sum(game.chips.values()) + len(game.board_chips) <= game.bank_limit
    if game.pyramids:
        lost = Counter({victim: sum(taken[victim] for taken in game.taken.values()) for victim in game.players})
        assert all(game.levels[player] + lost[player] == 3 for player in game.players)
    assert not any(contacts(game, player) for player in game.players)  # A10.3


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_A12_random_games_end_and_lose_nothing(scenario: str):
    asked, played, ends = Counter(), Counter(), Counter()
    for seed in range(COUNTS["ants_reference_games"]):
        rng = random.Random(f"random {scenario} {seed}")
        table = any_table(rng, scenario)
        if seed % 3:
            table["max_rounds"] = 60
        game, taste = begin(table, rng), TASTES[seed % 2]
        decisions, turn = 0, (game.active, 0)
        while game.decision:
            if game.decision in ("exchange", "action"):
                check(game)
            asked[game.decision] += 1
            option = taste(game, rng)
            played[" ".join(option[:2]) if option[0] == "card" else option[0]] += 1
            game.play(option)
            now = game.active, game.turns[game.active]
            decisions, turn = (decisions + 1, turn) if now == turn else (0, now)
            assert decisions < 60  # A15: a turn is finite
        ends[game.reason] += 1
        assert game.winners
        if game.reason != "rounds-over":
            assert set(game.winners) == game.teams[game.winners[0]]
    assert set(ends) >= ENDS[scenario]
    assert set(asked) >= DECISIONS
    cards = {f"card {card['id']}" for card in DATA["cards"]} - {"card fury"}
    assert cards | {"hire", "step", "tunnel", "fury", "pass", "exchange", "keep", "march", "stop"} <= set(played)
    assert ("build" in played) == scenario.startswith("classic")


def test_illegal_options_are_refused():
    with pytest.raises(ValueError, match="no answer to exchange"):
        REFERENCE.new_game().play(("end",))

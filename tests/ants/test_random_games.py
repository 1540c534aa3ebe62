"""Random games of the real game: what the rules conserve is conserved at every step, and every game ends in time.

Whole games are looked at as arrays of their states, so that thousands can be played.
"""

import random
import re
from typing import Any

import numpy as np
import pytest

import hexapoda
from hexapoda import Game
from hexapoda.games.ants.state import (
    ASK_CONTACT,
    BUILT,
    DECISIONS,
    HIRE_TURN,
    MAX_PLAYERS,
    MOVE_TURN,
    NO_CARD,
    NO_KIND,
    OBSTACLE,
    OPEN_TURN,
    REACHED,
    ROUNDS,
    RUNNING,
    SCENARIOS,
    SENTRIES,
    TAKEN,
    WINTER_STORES,
)
from hexapoda.kernel import contract
from tests.ants.playing import any_table
from tests.ants.positions import DATA
from tests.ants.real import load
from tests.settings import COUNTS

#: What a turn asks, a letter for a decision (A15): D1 e, D2 a, D3 c, D4 s, D5 f, D6 m, and p who goes on (A5.8).
LETTERS = dict(enumerate("eacsfmp"))
#: An action is followed by its battles, between pushes too, and a forced march by a second step and its own.
BATTLES = "[csfp]*"
TURN = re.compile(rf"ea({BATTLES}(m{BATTLES})?a)*({BATTLES}(m{BATTLES})?)?")
#: How the games of each scenario can end (A12).
ENDS = {
    "classic": {BUILT, REACHED, ROUNDS},
    "classic_allied": {BUILT, ROUNDS},
    "pyramids": {TAKEN, ROUNDS},
    "pyramids_allied": {TAKEN, ROUNDS},
}
#: More decisions than a turn of a random game has: each action but the last takes a card, a chip, a level or a step,
#: and each battle an ant (A15, A10.12).
LONGEST_TURN = 100


def played(game: Game, seed: str, out: Any) -> tuple[Any, list[int]]:
    """All states of a random game, and who decided in each."""
    rng = random.Random(seed)
    states = np.concatenate([game.start(seed=seed).states, game.blank(1_000)])
    actors = [int(contract.actor_at(states, 0))]
    for ply in range(20_000):
        if ply + 1 == len(states):
            states = np.concatenate([states, game.blank(len(states))])
        n = int(contract.legal_at(states, ply, out))
        assert (n == 0) == (actors[-1] == -1)
        if n == 0:
            return states[: ply + 1], actors
        states[ply + 1] = states[ply]
        contract.apply_at(states, ply + 1, int(out[_choice(out[:n], rng)]))
        actors.append(int(contract.actor_at(states, ply + 1)))
    raise AssertionError("the game does not end")


def _choice(ids: Any, rng: random.Random) -> int:
    """Any move, seldom the end of the turn, which is the first of the actions."""
    return rng.randrange(len(ids)) if rng.random() < 0.5 else rng.randrange(len(ids) // 2, len(ids))


def bits(sets: Any) -> Any:
    """Sets of cells, as one word each, taken apart: the last axis is that of the cells."""
    return (sets[..., None] >> np.arange(64, dtype=np.uint64)) & np.uint64(1) == 1


def check_cards(states: Any, cards: int) -> None:
    """A1.3, A4: every card is in one place."""
    total = states["hand"].sum(axis=1, dtype=int) + states["pile"] + states["discard"]
    total[:, WINTER_STORES] += states["stores"].sum(axis=1, dtype=int)
    total[:, SENTRIES] += states["sentries"].sum(axis=1, dtype=int)
    total[:, OBSTACLE] += bits(states["obstacles"]).sum(axis=(1, 2))
    steps = np.nonzero(states["playing"] != NO_CARD)[0]
    total[steps, states["playing"][steps]] += 1
    assert (total == states["deck"]).all()
    assert (total.sum(axis=1) == cards).all()


def check_ants(states: Any, players: int) -> Any:
    """A1.2, A1.19, A1.20: eight ants a player, on cells with room; two players on a cell only in the centre."""
    one, two = bits(states["one"]), bits(states["two"])
    assert not (two & ~one).any()
    on_cells = (one.astype(int) + two).reshape(len(states), MAX_PLAYERS, 2, 64)
    assert not on_cells[:, players:].any()
    on_board = on_cells.sum(axis=3)
    coming = np.zeros_like(on_board)
    steps = np.nonzero(states["hire_kind"] != NO_KIND)[0]
    coming[steps, states["active"][steps], states["hire_kind"][steps]] = 1
    supply = np.array([5, 3]) - on_board - coming
    assert (supply >= 0)[:, :players].all()
    by_player = on_cells.sum(axis=2)
    room = np.where(bits(states["single"]), 1, 2)
    assert (by_player <= room[:, None]).all()
    shared = (by_player > 0).sum(axis=1) > 1
    assert not (shared & ~bits(states["centre"])).any()
    assert (shared.sum(axis=1) <= (states["phase"] > ASK_CONTACT)).all()
    return on_cells


def check_ground(states: Any, on_cells: Any) -> None:
    """A7.2, A7.3, A8.2, A11.11: markers, chips and obstacles lie where they may."""
    occupied = on_cells.sum(axis=(1, 2)) > 0
    markers, obstacles = bits(states["markers"]), bits(states["obstacles"])
    treats, resources = bits(states["treats"]), bits(states["cake"] | states["centre"])
    assert (markers.sum(axis=2) <= 2).all()
    assert (markers.sum(axis=1) <= 1).all()
    assert (obstacles.sum(axis=1) <= 1).all()
    assert not (markers.any(axis=1) & resources).any()
    lying = obstacles.any(axis=1)
    gates = bits(states["gates"]).any(axis=1)
    assert not (lying & (occupied | markers.any(axis=1) | resources | gates)).any()
    assert not (treats & ~resources).any()
    assert not (treats & occupied).any()
    assert not (treats[1:] & ~treats[:-1]).any()  # never refilled


def check_chips(states: Any, players: int, limit: int) -> None:
    """A1.5, A8.1, A8.6."""
    chips, left = states["chips"][:, :players].astype(int), bits(states["treats"]).sum(axis=1)
    assert (chips < 2_000).all()  # nobody paid what was not there
    if limit:
        assert (chips.sum(axis=1) + left <= limit).all()


def check_levels(states: Any, players: int) -> None:
    """A9, A12.3: levels are built one by one, or wander from their owners to others."""
    levels, taken = states["levels"][:, :players].astype(int), states["taken"][:, :players, :players].astype(int)
    if states["pyramids"][0]:
        assert (levels + taken.sum(axis=1) == 3).all()
        assert (np.diff(taken, axis=0) >= 0).all()
        assert not np.diagonal(taken, axis1=1, axis2=2).any()
    else:
        assert not taken.any()
        assert (levels <= 3).all()
        assert np.isin(np.diff(levels, axis=0), (0, 1)).all()


def check_turns(states: Any, actors: list[int], players: int) -> tuple[int, set[str]]:
    """A2.6, A3, A12.8, A15: turns go clockwise and ask in their order; return the longest, and what was asked."""
    turns, active, phases = states["turn"].astype(int), states["active"], states["phase"].tolist()
    rounds, ending = int(states["max_rounds"][0]), int(states["ending"][-1])
    assert (states["ending"][:-1] == RUNNING).all()
    assert turns[-1] <= rounds * players
    assert (ending == ROUNDS) <= (turns[-1] == rounds * players)
    assert np.isin(np.diff(turns), (0, 1)).all()
    assert (active == (int(states["first"][0]) + turns - 1) % players).all()
    longest, asked = 0, set()
    for turn in range(1, int(turns[-1]) + 1):
        steps = np.nonzero((turns == turn) & (states["ending"] == RUNNING))[0].tolist()
        letters = "".join(LETTERS[phases[step]] for step in steps)
        assert TURN.fullmatch(letters), letters
        assert len(letters) < LONGEST_TURN
        assert letters.endswith("a") or (turn == turns[-1] and ending != ROUNDS)
        others = {actors[step] for step in steps if LETTERS[phases[step]] in "eacmp"}
        assert others == {int(active[steps[0]])}
        longest, asked = max(longest, len(letters)), asked | {DECISIONS[phases[step]] for step in steps}
        kinds = states["turn_kind"][steps].tolist()
        assert kinds == sorted(kinds, key=[OPEN_TURN, HIRE_TURN, MOVE_TURN].index)  # A3.6
        assert not {HIRE_TURN, MOVE_TURN} <= set(kinds)
    return longest, asked


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_A1_A3_A4_A12_random_games_end_in_time_and_lose_nothing(scenario: str) -> None:
    out = np.zeros(hexapoda.load("ants").declaration.max_legal, np.int64)
    ends, asked, longest = set(), set(), 0
    for number in range(COUNTS["ants_random_games"] // len(SCENARIOS)):
        seed = f"random {scenario} {number}"
        table = any_table(random.Random(seed), scenario)
        if number % 3:
            table["max_rounds"] = 60
        players = len(table["players"])
        states, actors = played(load(DATA, **table), seed, out)
        check_cards(states, 40)
        check_ground(states, check_ants(states, players))
        check_chips(states, players, table["bank_limit"])
        check_levels(states, players)
        most, found = check_turns(states, actors, players)
        longest, asked = max(longest, most), asked | found
        ends.add(int(states["ending"][-1]))
    assert ends == ENDS[scenario]
    assert asked >= {"exchange", "action", "sentries", "fury", "march"}
    assert longest >= 10

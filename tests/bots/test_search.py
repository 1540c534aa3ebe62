"""The alpha-beta search: right values, wins and losses seen, the same answer to the same question."""

import numpy as np
import pytest

import hexapoda
from hexapoda.bots import AlphaBeta
from hexapoda.bots.analysis import Analysis
from hexapoda.bots.transpositions import ESTIMATE
from hexapoda.kernel import contract
from hexapoda.play.move import LegalMoves
from hexapoda.testing.kernels import prior_at, urgency_at
from tests.bots.minimax import minimax, move_values
from tests.bots.positions import (
    BEFORE_REPETITION,
    GAME_TYPES,
    ONLY_PASS,
    SMALL,
    before_end,
    finished_game,
    position,
    winning_moves,
)
from tests.bots.searches import search
from tests.settings import COUNTS

#: What a plain minimax does not have.
SELECTIVE = ("skips", "reductions", "late-moves", "estimates")
PLAIN = {"without": ("table", *SELECTIVE)}

GAMES = [(kind, seed) for kind in GAME_TYPES for seed in range(COUNTS["bot_endgames"] // len(GAME_TYPES))]


@pytest.mark.slow
@pytest.mark.parametrize("without", [("table", *SELECTIVE), SELECTIVE], ids=["plain", "table"])
@pytest.mark.parametrize("start", SMALL, ids=["spiders", "expansions", "stacks"])
def test_search_of_a_depth_is_minimax_of_that_depth(start: str, without: tuple[str, ...]) -> None:
    here = position(start, repetition="off")
    for depth in (1, 2, 3):
        found = search(here, depth=depth, without=without)
        assert round(found.score * ESTIMATE) == minimax(here, depth)
        assert found.depth == depth
        assert len(found.line) == depth


@pytest.mark.parametrize("without", [("table", *SELECTIVE), SELECTIVE], ids=["plain", "table"])
def test_several_lines_are_the_best_moves_in_order(without: tuple[str, ...]) -> None:
    here = position(SMALL[0], repetition="off")
    for depth in (1, 2):
        values = move_values(here, depth)
        found = AlphaBeta(seed=0, without=without).search(here, depth=depth, lines=5)
        scores = [round(each.score * ESTIMATE) for each in found.candidates]
        assert scores == sorted(values.values(), reverse=True)[:5]
        assert scores == [values[each.move.id] for each in found.candidates]
        assert len({each.move.id for each in found.candidates}) == 5
        assert all(each.line[0] == each.move and len(each.line) == depth for each in found.candidates)
        assert (found.move, found.line) == (found.candidates[0].move, found.candidates[0].line)


def test_there_are_no_more_lines_than_moves_and_a_report_of_each_depth() -> None:
    here, reports = position(ONLY_PASS), list[Analysis]()
    found = AlphaBeta(seed=1).search(here, depth=2, lines=9, report=reports.append)
    assert [each.move.text for each in found.candidates] == ["pass"]
    assert [each.depth for each in reports] == [1, 2]
    for wrong in (0, -1, 2.0, True):
        with pytest.raises(hexapoda.HexapodaError) as caught:
            AlphaBeta().search(here, depth=1, lines=wrong)  # type: ignore[arg-type]
        assert caught.value.code == "bad-lines"


def test_search_of_a_depth_is_minimax_where_positions_repeat() -> None:
    here = position(BEFORE_REPETITION)
    for depth in (1, 2):
        found = search(here, depth=depth, **PLAIN)
        values = move_values(here, depth)
        assert round(found.score * ESTIMATE) == max(values.values())
        assert values[found.move.id] == max(values.values())


def only(here: hexapoda.Position, action: int) -> LegalMoves:
    """The legal moves, as if there were no other than one."""
    return LegalMoves(here.game.declaration, here.state_bytes(here.ply), np.array([action]), here.explain)


def test_H5_3_third_repetition_is_a_draw_in_the_search() -> None:
    """Only the repeating move is left to choose, however good the position looks."""
    here = position(BEFORE_REPETITION)
    repeating = here.parse("bA1 bQ-").id
    bot = AlphaBeta(seed=1)
    bot.search(here, depth=1)
    assert move_values(here, 1)[repeating] == 0
    here._legal = only(here, repeating)
    assert bot.search(here, depth=3).score == 0
    off = position(BEFORE_REPETITION, repetition="off")
    off._legal = only(off, repeating)
    assert bot.search(off, depth=3).score != 0


def test_H5_3_a_position_seen_once_before_the_root_is_no_draw_yet() -> None:
    """Two plies earlier in the same shuffle, the position to be repeated has occurred only twice."""
    here = before_end(position(BEFORE_REPETITION), 8)
    seen = [int(key) for key in here.trail["key"]]
    ahead = here.copy()
    ahead.push("bA1 bQ-")
    assert seen.count(int(ahead.trail["key"][-1])) == 1
    assert ahead.outcome is None
    here._ids = np.array([here.parse("bA1 bQ-").id])
    assert search(here, depth=1).score != 0


@pytest.mark.parametrize(("kind", "seed"), GAMES)
def test_H5_1_wins_at_once_where_that_is_possible(kind: str, seed: int) -> None:
    here = before_end(finished_game(kind, seed), 1)
    wins = winning_moves(here)
    assert wins
    for limits in ({"depth": 1}, {"seconds": 0}, {"seconds": 0.02}, {"depth": 4}):
        found = search(here, **limits)
        assert found.move.text in wins
        assert (found.score, found.forced) == (1.0, 1)


@pytest.mark.parametrize(("kind", "seed"), GAMES)
def test_H5_1_what_wins_at_once_is_urgent_and_promises_most(kind: str, seed: int) -> None:
    for plies in (1, 3):
        here = before_end(finished_game(kind, seed), plies)
        ids = here.legal_ids()
        promise = np.zeros(len(ids))
        prior_at(here.states, here.ply, ids, len(ids), promise)
        wins = {here.parse(text).id for text in winning_moves(here)}
        promising = {int(each) for each, points in zip(ids, promise, strict=True) if points >= 900}
        assert wins <= promising
        assert not wins or urgency_at(here.states, here.ply) & contract.MAY_WIN
        for each in promising - wins:  # these surround the enemy queen too, but the own one with her
            ahead = here.copy()
            ahead.push_id(each)
            assert ahead.outcome is not None
            assert ahead.outcome.reason == "both-surrounded"


@pytest.mark.parametrize(("kind", "seed"), GAMES)
def test_H5_1_does_not_let_the_other_win_at_once_where_that_can_be_helped(kind: str, seed: int) -> None:
    here = before_end(finished_game(kind, seed), 2)
    ahead = here.copy()
    safe = []
    for move in here.legal_moves:
        ahead.push(move)
        surrounds_own_queen = ahead.outcome is not None and here.actor not in ahead.outcome.winners
        if not surrounds_own_queen and not winning_moves(ahead):
            safe.append(move)
        ahead.pop()
    found = search(here, depth=2)
    assert found.move in safe or not safe
    assert (found.forced == 2) == (not safe)


def test_a_win_in_two_moves_is_found_and_played_to_the_end() -> None:
    tried = 0
    for kind, seed in GAMES:
        game = finished_game(kind, seed)
        here = before_end(game, 3)
        plain = search(here, depth=3, **PLAIN)
        if plain.forced != 3 or plain.score < 0:  # the loser could have helped it, or there was a shorter way
            continue
        tried += 1
        bot = AlphaBeta(seed=3)
        winner = here.actor
        found = bot.search(here, seconds=20)  # it ends as soon as the win is certain
        assert (found.score, found.forced) == (1.0, 3)
        while here.outcome is None:
            here.push(bot.choose(here, seconds=20))
        assert here.outcome.winners == (winner,)
        assert here.ply == game.ply
    assert tried >= 2


@pytest.mark.parametrize("threads", [2, 3])
def test_several_threads_find_what_one_finds(threads: int) -> None:
    for kind, seed in GAMES:
        here = before_end(finished_game(kind, seed), 3)
        one, several = search(here, depth=3, **PLAIN), search(here, depth=3, threads=threads, **PLAIN)
        assert (several.score, several.forced, several.depth) == (one.score, one.forced, one.depth)
        assert several.move in here.legal_moves


def test_a_lost_player_holds_out_as_long_as_possible() -> None:
    """Surrounding the own queen loses sooner than being surrounded, so the values differ."""
    for kind, seed in GAMES:
        here = before_end(finished_game(kind, seed), 2)
        values = move_values(here, 2)
        found = search(here, depth=2, **PLAIN)
        assert values[found.move.id] == max(values.values())


def test_the_line_is_playable_and_begins_with_the_move() -> None:
    here = position(SMALL[1])
    found = search(here, depth=4)
    assert found.line[0] == found.move
    for move in found.line:
        here.push(move)


def test_same_depth_and_seed_give_the_same_answer() -> None:
    here = position(SMALL[0])
    first = search(here, depth=5, seed=7)
    bot = AlphaBeta(seed=7)
    bot.search(position(SMALL[1]), seconds=0.05)  # earlier searches do not matter
    for again in (search(here, depth=5, seed=7), bot.search(here, depth=5)):
        assert (again.line, again.score, again.nodes) == (first.line, first.score, first.nodes)


def test_equally_good_moves_take_turns_over_seeds() -> None:
    start = hexapoda.load("hive").start()
    start.push("wS1")
    assert len({search(start, depth=1, seed=seed).move for seed in range(12)}) > 1


def test_the_answer_does_not_depend_on_the_generator() -> None:
    """A bot sees only what its seat may know, and not the key of later dice."""
    answers = []
    for seed in ("one", "two"):
        here = hexapoda.load("hive", type="Base+MLP").start(seed=seed)
        here.push("wL")
        answers.append(search(here, depth=3))
    assert answers[0].line == answers[1].line


def test_H3_6_passes_when_only_the_pass_is_legal() -> None:
    here = position(ONLY_PASS)
    assert AlphaBeta(seed=1).choose(here).text == "pass"
    found = search(here, depth=3)
    assert found.move.text == "pass"
    assert len(found.line) == 3


def test_searching_leaves_the_position_as_it_was() -> None:
    here = position(SMALL[0])
    states, trail, setup = here.states.tobytes(), here.trail.tobytes(), here.setup()
    search(here, depth=4)
    assert (here.states.tobytes(), here.trail.tobytes(), here.setup()) == (states, trail, setup)


def test_noise_changes_what_is_played_and_is_repeatable() -> None:
    here = position(SMALL[0])
    noisy = [search(here, depth=1, seed=seed, noise=0.3).move for seed in range(10)]
    assert len(set(noisy)) > 2
    assert noisy == [search(here, depth=1, seed=seed, noise=0.3).move for seed in range(10)]

"""Monte-Carlo search on Crumbs (tests.toy): what it knows, what it finds, its limits."""

import _thread
import itertools
import os
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

import hexapoda
from hexapoda import i18n
from hexapoda.bots import AlphaBeta, Bot, Mcts, RandomBot, bot
from hexapoda.bots import mcts_kernel as kernel
from hexapoda.bots.analysis import Analysis, line_of
from hexapoda.bots.mcts_tree import Tree
from hexapoda.kernel.jit import ENABLED
from hexapoda.play.game import Position
from tests import toy
from tests.bots.games import WAYS_TO_SEARCH
from tests.bots.searches import consider
from tests.settings import COUNTS

#: How much longer than asked a search may work, in its own processor time, for machines are busy.
LATE = 0.5

WAYS = ({"players": 2}, {"players": 3}, {"players": 4}, {"players": 4, "teams": "on"})


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    bot("toy").choose(hexapoda.load("toy").start(seed=1), seconds=0)


def at(text: str, **options: object) -> Position:
    return hexapoda.load("toy", **options).position(text, seed=1)


def stack_gone(hands: str, larders: str, burrows: str, **options: object) -> Position:
    """Seat 0 is to move and all other cards are discarded, so nothing will be drawn."""
    held = hands + larders + burrows
    discards = "".join(
        letter * (count - held.count(letter)) for letter, count in zip("sfhg", (8, 5, 3, 4), strict=True)
    )
    return at(
        f"turn=0 asked=turn hands={hands} larders={larders} burrows={burrows} discards={discards}",
        players=hands.count(",") + 1,
        **options,
    )


def middle(seed: int, **options: object) -> Position:
    """A position of a random game in which there is a choice."""
    position = hexapoda.load("toy", **options).start(seed=seed)
    player = RandomBot(seed)
    while position.ply < 6 or len(position.legal_ids()) < 2:
        position.push(player.choose(position))
    return position


def told(found: Analysis) -> list[tuple[str, int, float]]:
    return [(each.move.text, each.visits, each.score) for each in found.candidates]


# ── what it may know ──


@pytest.mark.parametrize("options", WAYS)
def test_the_choice_does_not_depend_on_what_is_hidden(options: dict) -> None:
    for seed in range(4):
        position = middle(seed, **options)
        view = position.view(position.actor)
        others = [position.game.imagine(view, seed=again) for again in range(4)]
        assert len({other.setup() for other in others}) > 1  # the hidden cards do differ
        for way in WAYS_TO_SEARCH:
            answers = [told(consider(each, iterations=200, seed=3, **way)) for each in (position, *others)]
            assert answers == [answers[0]] * len(answers)


def test_a_tree_that_is_kept_is_not_used_for_another_seat() -> None:
    """A tree that knows one seat's cards would reveal them to another."""
    position = middle(1, players=2)
    fresh = Mcts(seed=1, iterations=50)
    player = Mcts(seed=1, iterations=50)
    player.search(position, seconds=60)
    position.push(next(iter(position.legal_moves)))
    while len(position.legal_ids()) < 2:
        position.push(next(iter(position.legal_moves)))
    assert position.actor != middle(1, players=2).actor
    assert told(player.search(position, seconds=60)) == told(fresh.search(position))


def test_searching_leaves_the_position_as_it_was() -> None:
    position = middle(2)
    states, setup = position.states.tobytes(), position.setup()
    consider(position, iterations=100)
    assert (position.states.tobytes(), position.setup()) == (states, setup)


def test_same_seed_and_iterations_give_the_same_answer() -> None:
    position = middle(3, players=3)
    first = told(consider(position, iterations=300, seed=7))
    player = Mcts(seed=7)
    player.search(middle(4, players=3), seconds=0.05)  # earlier searches do not matter
    assert told(player.search(position, iterations=300)) == first
    assert told(consider(position, iterations=300, seed=8)) != first


@pytest.mark.slow
@pytest.mark.skipif(not ENABLED, reason="compares with compiled code")
def test_finds_the_same_without_jit() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from tests.bots.test_mcts import answer_for_comparison as a; print(a())"],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == answer_for_comparison()


def answer_for_comparison() -> str:
    return str(told(consider(middle(5, players=3), iterations=120, seed=2, noise=0.1, tree_mb=0.1)))


@pytest.mark.skipif(not ENABLED, reason="starts interpreted rules")
def test_moves_kept_with_a_node_are_as_good_as_moves_generated_anew() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from tests.bots.test_mcts import print_both_ways as both; both()"],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    kept, anew = done.stdout.splitlines()
    assert kept == anew


def print_both_ways() -> None:
    """What a search finds, and what it finds if every visit to a node may have other legal moves."""
    print(answer_for_comparison())
    numbers = itertools.count()
    kernel.secret = lambda s: next(numbers)
    print(answer_for_comparison())


# ── what it finds ──


def test_plays_the_one_move_that_wins() -> None:
    """The last card of the game, a honey: stored it makes 8 against 7; robbing is a gamble."""
    win = stack_gone("h,", "ffs,hff", "gg,")
    assert {move.text for move in win.legal_moves} == {"store honey", "rob 1"}
    for limits in ({"iterations": 60}, {"seconds": 0.02}):
        found = consider(win, **limits)
        assert (found.move.text, found.score) == ("store honey", 1.0)


def test_a_lost_game_is_seen_as_lost() -> None:
    assert consider(stack_gone("s,", ",", ",hh"), iterations=300).score == -1.0


def test_of_three_each_plays_for_itself() -> None:
    """Seat 1 has the last card. It could try to rob seat 0 of its place, but wins for certain by storing."""
    position = stack_gone("s,h,", "hh,ffs,ffs", ",,")
    storing = next(e for e in consider(position, iterations=600).candidates if e.move.text == "store seed")
    assert abs(storing.score) < 0.1  # seat 0 will be second of three
    position.push("store seed")
    found = consider(position, iterations=300)
    assert found.move.text in ("store honey", "bury honey")
    assert found.score == 1.0


def test_of_four_each_place_has_its_value() -> None:
    """Seat 0, with the last card, is last with one point; a lucky robbery brings it 3, and a shared second place."""
    position = stack_gone("s,,,", ",h,h,hs", "gg,,,")
    scores = {each.move.text: each.score for each in consider(position, iterations=400).candidates}
    assert scores["store seed"] == -1.0
    assert -0.5 < scores["rob 1"] < -0.2  # 4 of 6 dice bring 0, between the second and the third place; the others -1


def test_allies_share_what_they_win() -> None:
    position = stack_gone("s,,,", "s,f,hh,f", "gg,,,", teams="on")
    found = consider(position, iterations=200)
    assert (found.move.text, found.score) == ("store seed", 1.0)  # seat 0 has two points, its ally six


@pytest.mark.parametrize("options", WAYS)
def test_beats_random_play(options: dict) -> None:
    n, seats = COUNTS["mcts_toy_games"], options["players"]
    won = 0.0
    for i in range(n):
        position = hexapoda.load("toy", **options).start(seed=i)
        mine = {seat for seat in range(seats) if position.teams[seat] == position.teams[i % seats]}
        bots: list[Bot] = [Mcts(iterations=200, seed=i, tree_mb=1), RandomBot(i)]
        while position.actor is not None:
            position.push(bots[position.actor not in mine].choose(position))
        assert position.outcome is not None
        winners = position.outcome.winners
        won += len(mine & set(winners)) / len(winners)
    assert won / n > 1 / len(set(position.teams)) + 0.2


def test_noise_and_seeds_change_what_is_played() -> None:
    position = middle(6, players=4)
    answers = [consider(position, iterations=20, seed=seed, noise=0.5).move for seed in range(12)]
    assert len(set(answers)) > 1
    assert answers == [consider(position, iterations=20, seed=seed, noise=0.5).move for seed in range(12)]


# ── limits ──


def test_every_move_is_told_with_its_visits() -> None:
    position = middle(7, players=3)
    found = consider(position, iterations=150)
    assert found.nodes == sum(each.visits for each in found.candidates) == 150
    assert {each.move for each in found.candidates} == set(position.legal_moves)
    assert [each.visits for each in found.candidates] == sorted((e.visits for e in found.candidates), reverse=True)
    assert found.move == found.candidates[0].move
    assert found.line[0] == found.move


@pytest.mark.parametrize("game", ["termites", "ants", "myrmes"])
def test_lines_go_on_while_no_other_and_no_chance_decides(game: str) -> None:
    player, lengths = RandomBot(5), list[int]()
    position = hexapoda.load(game).start(seed=5)
    while position.actor is not None and position.ply < 60:
        if position.ply % 12 == 0:
            found = Mcts(seed=1, tree_mb=4).search(position, iterations=600, lines=2)
            assert found.line == found.candidates[0].line
            for each in found.candidates[:2]:
                ahead = position.copy()
                for move in each.line:
                    assert ahead.actor == position.actor or ahead.game.declaration.nothing_hidden
                    assert move in ahead.legal_moves
                    ahead.push(move)
                lengths.append(len(each.line))
            assert all(each.line == (each.move,) for each in found.candidates[2:])
        position.push(player.choose(position))
    assert max(lengths) > 1


def test_reports_come_while_the_search_goes_on() -> None:
    reports = list[Analysis]()
    found = Mcts(seed=1, tree_mb=4).search(middle(7, players=3), seconds=0.8, report=reports.append)
    assert reports
    assert [each.nodes for each in reports] == sorted(each.nodes for each in reports)
    assert reports[-1].nodes <= found.nodes


@pytest.mark.parametrize("megabytes", [0, 0.01, 0.1])
def test_memory_is_bounded_and_the_search_goes_on(megabytes: float) -> None:
    position = middle(8, players=4)
    player = Mcts(seed=1, tree_mb=megabytes)
    found = player.search(position, iterations=5_000)
    (tree,) = player._trees
    least = tree.game.max_legal * kernel.EDGE.itemsize + 1000  # the root itself always has room
    assert tree.nbytes <= megabytes * 2**20 + least
    assert found.nodes == sum(each.visits for each in found.candidates) == 5_000
    assert found.move in position.legal_moves


def test_a_small_tree_is_made_larger_when_it_is_full() -> None:
    position = middle(8, players=4)
    player = Mcts(seed=1, tree_mb=8)
    player.search(position, iterations=10)
    before = player._trees[0].nbytes
    found = player.search(position, iterations=20_000)
    assert player._trees[0].nbytes > before
    assert told(found) == told(consider(position, iterations=20_000, seed=1, tree_mb=64))  # it has forgotten nothing


def test_a_tree_that_cannot_grow_forgets_what_is_seldom_visited() -> None:
    player = Mcts(seed=1, tree_mb=0.1)
    (tree,) = searched(player, middle(8, players=4), 2_000)
    nodes = tree._nodes[tree._nodes["age"] == tree._trees[0].age]
    moves = sorted(tree.root_moves())
    tree._make_room()
    left = tree._nodes[tree._nodes["age"] == tree._trees[0].age]
    assert 4 * len(left) <= len(tree._nodes)
    assert sorted(tree.root_moves()) == moves
    forgotten = ~np.isin(nodes["key"], left["key"])
    assert forgotten.any()
    assert nodes["visits"][forgotten].max() < left["visits"].min()
    assert int(tree._trees[0].edges) == left["edges"].sum()


def searched(player: Mcts, position: Position, iterations: int) -> list[Tree]:
    """The trees of a bot after a search."""
    player.search(position, iterations=iterations)
    return player._trees


# ── threads ──


@pytest.mark.parametrize("iterations", [1, 2, 301])
def test_threads_share_the_iterations(iterations: int) -> None:
    position = middle(7, players=3)
    found = consider(position, iterations=iterations, threads=3)
    assert found.nodes == sum(each.visits for each in found.candidates) == iterations
    assert told(consider(position, iterations=iterations, threads=3)) == told(found)


def test_threads_search_differently() -> None:
    trees = searched(Mcts(seed=1, threads=2), middle(7, players=3), 400)
    assert sorted(trees[0].root_moves()) != sorted(trees[1].root_moves())


def test_threads_keep_to_the_time_and_none_is_left_running() -> None:
    before = threading.active_count()
    player = bot("toy", seed=1, threads=3)
    began = time.process_time()
    assert player.choose(middle(9), seconds=0.2) in middle(9).legal_moves
    assert time.process_time() - began <= 3 * (0.2 + LATE)
    assert threading.active_count() == before


@pytest.mark.parametrize("threads", [0, -1, 1.5, True, 10**6])
def test_a_bad_number_of_threads_is_told_in_three_languages(threads: object) -> None:
    for game in ("toy", "hive"):
        with pytest.raises(hexapoda.HexapodaError) as caught:
            bot(game, threads=threads)  # type: ignore[arg-type]
        assert caught.value.code == "bad-threads"
        assert len({caught.value.message(language) for language in i18n.LANGUAGES}) == len(i18n.LANGUAGES)


@pytest.mark.parametrize("seconds", [0, 0.01, 0.1, 0.4])
def test_answers_in_time(seconds: float) -> None:
    position = middle(9)
    player = bot("toy", seed=1)
    began = time.thread_time()
    move = player.choose(position, seconds=seconds)
    assert time.thread_time() - began <= seconds + LATE
    assert move in position.legal_moves


def test_uses_the_time_that_it_has() -> None:
    found = Mcts(seed=1).search(middle(9, players=4), seconds=0.3)
    assert found.seconds >= 0.25
    assert found.nodes > 50


def test_iterations_and_time_both_limit() -> None:
    assert Mcts(seed=1, iterations=40).search(middle(9), seconds=30).nodes == 40
    assert Mcts(seed=1, iterations=10**9).search(middle(9), seconds=0.05).seconds < 5


def test_looks_no_further_than_its_depth() -> None:
    position = middle(10, players=3)
    assert consider(position, iterations=500, depth=2).depth == 2
    assert consider(position, iterations=500).depth > 2


@pytest.mark.parametrize("threads", [1, 2])
def test_stop_from_another_thread_ends_a_search_without_limits(threads: int) -> None:
    position = middle(11)
    player = Mcts(seed=1, threads=threads)
    timer = threading.Timer(0.2, player.stop)
    timer.start()
    began = time.thread_time()
    move = player.choose(position, seconds=float("inf"))
    timer.join()
    assert time.thread_time() - began < 0.2 + LATE
    assert move in position.legal_moves


@pytest.mark.parametrize("threads", [1, 2])
def test_ctrl_c_interrupts_a_search_and_the_bot_goes_on(threads: int) -> None:
    position = middle(11)
    before = threading.active_count()
    player = bot("toy", seed=1, threads=threads)
    timer = threading.Timer(0.2, _thread.interrupt_main)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        player.choose(position, seconds=60)
    timer.join()
    assert threading.active_count() == before
    assert player.choose(position, seconds=0.05) in position.legal_moves


def test_a_single_legal_move_is_played_at_once() -> None:
    only = at("turn=0 asked=answer target=1 hands=s,ss larders=,f burrows=, discards=g")
    began = time.thread_time()
    assert bot("toy", seed=1).choose(only, seconds=60).text == "yield"
    assert time.thread_time() - began < 10


# ── how people get it ──


def test_games_with_hidden_things_are_played_by_sampling_and_the_others_are_not() -> None:
    assert isinstance(bot("toy"), Mcts)
    assert isinstance(bot("hive"), AlphaBeta)
    assert isinstance(bot("toy"), Bot)


@pytest.mark.parametrize("level", range(1, 9))
def test_every_level_plays_a_legal_move(level: int) -> None:
    position = middle(12, players=3)
    assert bot("toy", level=level, seed=1).choose(position, seconds=0.05) in position.legal_moves


def test_a_game_that_is_over_has_no_move_to_choose() -> None:
    position = middle(12)
    position.end("resign", seat=0)
    with pytest.raises(hexapoda.IllegalMoveError):
        Mcts(seed=1).choose(position)


@pytest.mark.parametrize("iterations", [0, -1, 1.5, True])
def test_a_bad_number_of_iterations_is_told_in_three_languages(iterations: object) -> None:
    with pytest.raises(hexapoda.HexapodaError) as caught:
        Mcts(iterations=iterations)  # type: ignore[arg-type]
    assert caught.value.code == "bad-iterations"
    assert len({caught.value.message(language) for language in i18n.LANGUAGES}) == len(i18n.LANGUAGES)


def test_alpha_beta_refuses_games_that_it_cannot_play() -> None:
    with pytest.raises(hexapoda.HexapodaError, match=toy.GAME.name):
        AlphaBeta(depth=1).choose(middle(12))


def test_a_line_ends_where_what_follows_is_only_likely() -> None:
    position = middle(3, players=2)
    first, *_ = position.legal_ids().tolist()
    never = next(action for action in range(position.game.declaration.actions) if action not in position.legal_ids())
    assert [move.id for move in line_of(position, [first])] == [first]
    assert line_of(position, [never, first]) == ()
    assert all(each.line[0] == each.move for each in Mcts(seed=0).search(position, iterations=200, lines=3).candidates)

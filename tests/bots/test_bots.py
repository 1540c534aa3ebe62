"""Bots as users get them: by name, level and limits; random bots; errors."""

import os
import random
import subprocess
import sys

import numpy as np
import pytest

import hexapoda
from hexapoda import i18n
from hexapoda.bots import LEVELS, AlphaBeta, Bot, RandomBot, bot
from hexapoda.bots.transpositions import (
    AT_LEAST,
    EXACT,
    FORCED,
    NO_MOVE,
    WIN,
    depth_of,
    find,
    move_of,
    new_table,
    store,
    value_at,
)
from hexapoda.kernel.jit import ENABLED
from hexapoda.play.game import Position
from tests.bots.positions import SMALL, position
from tests.bots.searches import search
from tests.settings import COUNTS


def play(white: Bot, black: Bot, kind: str = "Base+MLP", longest: int = 200, **limits: float) -> Position:
    """A game of two bots."""
    game = hexapoda.load("hive", type=kind).start(seed=0)
    while game.outcome is None and game.ply < longest:
        game.push((white if game.actor == 0 else black).choose(game, **limits))
    return game


def points(wins: list[Position], seats: list[int]) -> float:
    """How many games the given seats won; draws and unfinished games count half."""
    total = 0.0
    for game, seat in zip(wins, seats, strict=True):
        drawn = game.outcome is None or game.outcome.drawn
        total += 0.5 if drawn else float(game.outcome is not None and game.outcome.winners == (seat,))
    return total


def test_the_public_door_gives_the_same_bots() -> None:
    assert isinstance(hexapoda.bot("hive", level=1), AlphaBeta)
    assert isinstance(RandomBot(1), Bot)
    assert isinstance(bot("hive"), Bot)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_a_legal_move(level: int) -> None:
    here = position(SMALL[1])
    assert bot("hive", level=level, seed=1).choose(here, seconds=0.05) in here.legal_moves


def test_limits_of_a_level_can_be_replaced() -> None:
    player = bot("hive", level=8, seconds=0.5, depth=3)
    assert isinstance(player, AlphaBeta)
    assert (player.seconds, player.depth) == (0.5, 3)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"level": 0}, "bad-level"),
        ({"level": 9}, "bad-level"),
        ({"level": True}, "bad-level"),
        ({"level": "3"}, "bad-level"),
        ({"seconds": -1}, "bad-seconds"),
        ({"seconds": float("nan")}, "bad-seconds"),
        ({"seconds": "soon"}, "bad-seconds"),
        ({"depth": 0}, "bad-depth"),
        ({"depth": 2.5}, "bad-depth"),
        ({"depth": -3}, "bad-depth"),
        ({"threads": 0}, "bad-threads"),
        ({"threads": 2.0}, "bad-threads"),
    ],
)
def test_bad_options_are_told_in_three_languages(options: dict, code: str) -> None:
    with pytest.raises(hexapoda.HexapodaError) as caught:
        bot("hive", **options)
    assert caught.value.code == code
    words = {caught.value.message(language) for language in i18n.LANGUAGES}
    assert len(words) == len(i18n.LANGUAGES)
    assert all(str(next(iter(options.values()))) in each for each in words)
    if not options.keys() & {"level", "threads"}:
        with pytest.raises(hexapoda.HexapodaError, match=r"0 or more|1 or more"):
            bot("hive").choose(position(SMALL[0]), **options)


def test_an_unknown_game_has_no_bot() -> None:
    with pytest.raises(hexapoda.OptionError, match="chess"):
        bot("chess")


@pytest.mark.parametrize("player", [RandomBot(1), AlphaBeta(seed=1, depth=1)])
def test_a_game_that_is_over_has_no_move_to_choose(player: Bot) -> None:
    here = position(SMALL[0])
    here.end("resign", seat=0)
    with pytest.raises(hexapoda.IllegalMoveError):
        player.choose(here)


def test_random_bot_plays_legal_moves_by_its_seed() -> None:
    games = [play(RandomBot(1), RandomBot(2), longest=40) for _ in range(2)]
    assert games[0].moves == games[1].moves
    assert play(RandomBot(3), RandomBot(2), longest=40).moves != games[0].moves


def test_beats_random_play_always() -> None:
    n = COUNTS["bot_random_games"]
    seats = [i % 2 for i in range(n)]
    games = []
    for i, seat in enumerate(seats):
        pair: list[Bot] = [RandomBot(i), RandomBot(i)]
        pair[seat] = AlphaBeta(depth=5, seed=i, table_mb=4)
        games.append(play(*pair, kind=("Base", "Base+MLP")[i // 2 % 2]))
    assert points(games, seats) == n


def test_beats_a_player_who_looks_one_move_ahead_mostly() -> None:
    n = COUNTS["bot_greedy_games"]
    seats = [i % 2 for i in range(n)]
    games = []
    for i, seat in enumerate(seats):
        pair: list[Bot] = [AlphaBeta(depth=1, seed=i, table_mb=1)] * 2
        pair[seat] = AlphaBeta(depth=3, seed=i, table_mb=4)
        games.append(play(*pair, longest=120))
    assert points(games, seats) >= 0.7 * n


@pytest.mark.long
@pytest.mark.parametrize("level", [level for level in LEVELS if LEVELS[level].depth and level + 1 in LEVELS])
def test_a_level_loses_to_the_next_one_more_often_than_not(level: int) -> None:
    seats = [i % 2 for i in range(24)]
    games = []
    for i, seat in enumerate(seats):
        pair = [bot("hive", level=level, seed=i)] * 2
        pair[seat] = bot("hive", level=level + 1, seed=i)
        games.append(play(*pair, longest=120))
    assert points(games, seats) > len(seats) / 2


# ── the table ──


def test_table_is_no_larger_than_asked() -> None:
    for megabytes in (0, 1, 3, 64):
        assert new_table(megabytes).nbytes <= max(megabytes * 2**20, 32)


def test_table_gives_back_what_was_stored_and_keeps_the_deeper_of_one_search() -> None:
    table = new_table(0)  # a single bucket
    keys = [random.Random(i).getrandbits(64) for i in range(3)]
    for key, depth in zip(keys, (9, 2, 3), strict=True):
        _store(table, key, depth=depth, value=10 * depth, move=depth)
    assert [_found(table, key) for key in keys] == [(9, 90, 9), None, (3, 30, 3)]
    _store(table, keys[1], depth=1, value=5, move=4, age=1)  # another search: old entries make room
    assert [_found(table, key) for key in keys] == [None, (1, 5, 4), (3, 30, 3)]
    _store(table, keys[1], depth=2, value=6, move=NO_MOVE, age=1)  # no better move known: the old one stays
    assert _found(table, keys[1]) == (2, 6, 4)


def test_table_tells_a_forced_win_as_a_distance_from_the_position() -> None:
    table = new_table(0)
    _store(table, 5, depth=3, value=WIN - 7, move=1, ply=4)  # found 4 plies from the root, 3 plies on it is won
    assert _found(table, 5, ply=2) == (3, WIN - 5, 1)
    _store(table, 5, depth=3, value=-(WIN - 7), move=1, ply=4)
    assert _found(table, 5, ply=2) == (3, -(WIN - 5), 1)
    assert FORCED < WIN - 200


def _store(table, key, *, depth, value, move, age=0, ply=0) -> None:
    store(table, np.uint64(key), age, depth, value, EXACT if depth > 2 else AT_LEAST, move, ply)


def _found(table, key, ply=0) -> tuple[int, int, int] | None:
    content = np.uint64(find(table, np.uint64(key)))
    return (int(depth_of(content)), int(value_at(content, ply)), int(move_of(content))) if content else None


def test_an_entry_that_two_threads_wrote_half_each_is_not_found() -> None:
    table, other = new_table(0), new_table(0)
    _store(table, 5, depth=3, value=20, move=1)
    _store(other, 6, depth=4, value=-20, move=2)
    table[0, 0].lock = other[0, 0].lock
    assert _found(table, 5) is None
    assert _found(table, 6) is None


# ── without JIT, and another game ──


def _without_jit(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.skipif(not ENABLED, reason="compares with compiled code")
def test_finds_the_same_without_jit() -> None:
    code = "from tests.bots.test_bots import answer_for_comparison as answer; print(answer())"
    assert _without_jit(code) == answer_for_comparison()


def answer_for_comparison() -> str:
    found = search(position(SMALL[2]), depth=2)
    return f"{[move.text for move in found.line]} {found.score} {found.nodes}"


def test_plays_another_game_perfectly_where_a_turn_is_several_decisions() -> None:
    assert _without_jit("from tests.bots.sticks import check; print(check())") == "perfect"


def test_a_part_of_the_search_that_there_is_not_is_an_error_that_names_all_parts() -> None:
    with pytest.raises(
        hexapoda.HexapodaError,
        match="no part “magic”; its parts are table, skips, guards, reductions, late-moves, estimates",
    ):
        AlphaBeta(without=("magic",))

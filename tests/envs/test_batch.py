"""Batches: the same games as Position plays, whatever the number of threads, and unharmed by bad input."""

import pickle
import random
from typing import Any

import numpy as np
import pytest

import hexapoda
from hexapoda.bots import RandomBot
from hexapoda.envs import Batch
from tests.envs.games import ALWAYS, GAMES_WITH_OPTIONS, WITH_SECRETS, codes_of, load, look_alike
from tests.settings import COUNTS

SIZE = 4


def random_codes(batch: Batch, rng: random.Random) -> np.ndarray:
    codes, offsets = batch.legal()
    return np.array(
        [
            rng.choice(codes[offsets[i] : offsets[i + 1]]) if offsets[i + 1] > offsets[i] else -1
            for i in range(len(batch))
        ],
        np.int64,
    )


def assert_same(batch: Batch, i: int, position: hexapoda.Position) -> None:
    """A game of a batch is in this position."""
    over = position.actor is None or position.ply >= batch.max_plies
    assert batch.actors[i] == (-1 if over else position.actor)
    assert batch.plies[i] == position.ply
    assert batch.position(i).state_bytes(0) == position.state_bytes(position.ply)
    codes, offsets = batch.legal()
    legal = [] if over else codes_of(position).tolist()
    assert np.sort(codes[offsets[i] : offsets[i + 1]]).tolist() == legal
    assert np.flatnonzero(batch.mask()[i]).tolist() == legal
    for seat in range(position.seats):
        assert (batch.observe(seat)[i] == position.observe(seat)).all()
    if position.outcome is not None:
        assert batch.terminated[i]
        assert batch.rewards[i].tolist() == pytest.approx(position.outcome.returns)
    else:
        assert batch.truncated[i] == over
        assert not batch.rewards[i].any()


@pytest.mark.parametrize(("game", "options"), GAMES_WITH_OPTIONS)
def test_games_go_as_positions_do_step_by_step(game: str, options: dict[str, Any]) -> None:
    """Actors, legal actions, features of all seats, results, and the bytes of the states are equal, through ends and
    new beginnings."""
    loaded, rng = hexapoda.load(game, **options), random.Random(game)
    batch = Batch(loaded, SIZE, seed=11, max_plies=40)
    positions = [loaded.start(seed=batch.seed_of(i)) for i in range(SIZE)]
    for _ in range(COUNTS["batch_plies"]):
        i = rng.randrange(SIZE)
        assert_same(batch, i, positions[i])
        over, codes = batch.actors < 0, random_codes(batch, rng)
        batch.step(codes)
        for i in range(SIZE):
            if over[i]:
                positions[i] = loaded.start(seed=batch.seed_of(i))
            else:
                positions[i].push(positions[i].coded(int(codes[i])))
    assert batch.episodes.all()


def test_a_third_repetition_is_a_draw_as_in_a_position() -> None:
    """H5.3: two queens go there and back."""
    position = hexapoda.load("hive").start()
    batch = Batch(position.game, 2, seed=1, autoreset="disabled")
    texts = ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"]
    while position.actor is not None and position.ply < 40:
        if position.ply in (4, 5):
            texts.append(next(move.text for move in position.legal_moves if move.text[1] == "Q"))
        elif position.ply > 5:
            texts.append(texts[position.ply - 4])
        move = position.parse(texts[position.ply])
        code = int(position.codes()[position.legal_ids().tolist().index(move.id)])
        batch.step([code, code])
        position.push(move)
    assert position.outcome is not None
    assert position.outcome.reason == "repetition"
    assert batch.terminated.all()
    assert batch.actors.tolist() == [-1, -1]
    assert not batch.rewards.any()


@pytest.mark.parametrize("game", ALWAYS)
def test_the_number_of_threads_makes_no_difference(game: str) -> None:
    one, three = (Batch(load(game), 200, seed=3, threads=threads) for threads in (1, 3))
    for batch in (one, three):
        batch.play(30)
        batch.step(batch.choose("greedy"))
    assert (one.observe(0) == three.observe(0)).all()
    assert (one.mask() == three.mask()).all()
    assert [each.tolist() for each in one.legal()] == [each.tolist() for each in three.legal()]
    assert (one.actors == three.actors).all()


@pytest.mark.parametrize("game", ALWAYS)
def test_equal_seeds_give_equal_games_and_others_do_not(game: str) -> None:
    def course(seed: int | str) -> list[Any]:
        batch = Batch(load(game), 3, seed=seed)
        batch.play(25)
        return [batch.position(i).state_bytes(0) for i in range(3)]

    assert course(5) == course("5") != course(6)
    assert len(set(course(5))) == 3


def test_each_game_has_a_seed_of_its_own_and_goes_on_to_new_ones() -> None:
    batch = Batch(load("toy"), 3, seed=9)
    assert [batch.seed_of(i) for i in range(3)] == ["9.0", "9.1", "9.2"]
    batch.reset(games=[1])
    assert batch.seed_of(1) == "9.1+1"
    batch.reset(seed=["a", 4], games=[0, 2])
    assert [batch.seed_of(i) for i in range(3)] == ["a", "9.1+1", "4"]
    for i in range(3):
        start = load("toy").start(seed=batch.seed_of(i))
        assert batch.position(i).state_bytes(0) == start.state_bytes(0)


# ── when games are over ──


def played_to_an_end(batch: Batch) -> np.ndarray:
    """Play until some game ends; return which."""
    for _ in range(200):
        batch.step(batch.choose("random"))
        ended = np.flatnonzero(batch.terminated | batch.truncated)
        if len(ended):
            return ended
    raise AssertionError("no game ended")


def test_the_next_step_begins_games_anew_and_ignores_their_actions() -> None:
    batch = Batch(load("toy"), 8, seed=2, autoreset="next-step")
    ended = played_to_an_end(batch)
    assert (batch.actors[ended] == -1).all()
    assert not batch.mask()[ended].any()
    assert not batch.observe()[ended].any()
    assert batch.rewards[ended].any()
    actions = batch.choose("random")
    actions[ended] = 10**9
    batch.step(actions)
    assert (batch.actors[ended] >= 0).all()
    assert (batch.plies[ended] == 0).all()
    assert (batch.episodes[ended] == 1).all()
    assert not batch.rewards[ended].any()
    assert not batch.terminated[ended].any()


def test_the_same_step_begins_games_anew_and_keeps_their_ends() -> None:
    batch, other = (
        Batch(load("toy"), 8, seed=2, autoreset=mode)  # type: ignore[arg-type]
        for mode in ("same-step", "next-step")
    )
    ended = played_to_an_end(batch)
    assert (played_to_an_end(other) == ended).all()
    assert batch.ended.tolist() == ended.tolist()
    assert (batch.actors >= 0).all()
    assert (batch.plies[ended] == 0).all()
    assert (batch.rewards[ended] == other.rewards[ended]).all()
    for seat in range(3):
        assert (batch.observe_ends(seat) == other.observe(seat)[ended]).all()
    batch.step(batch.choose("random"))
    assert batch.ended.tolist() == []
    assert batch.observe_ends(0).shape == (0, batch.game.learning.features.size)


def test_without_autoreset_games_stay_over_until_they_are_reset() -> None:
    batch = Batch(load("toy"), 8, seed=2, autoreset="disabled")
    ended = played_to_an_end(batch)
    with pytest.raises(hexapoda.HexapodaError, match=rf"Game {ended[0]} is over; reset it first"):
        batch.step(batch.choose("random"))
    rest = np.flatnonzero(batch.actors >= 0)
    batch.step(batch.choose("random", rest), games=rest)
    assert batch.terminated[ended].all()
    batch.reset(games=batch.actors < 0)
    assert (batch.actors >= 0).all()


def test_long_games_are_truncated_and_nobody_wins() -> None:
    batch = Batch("hive", 4, seed=1, max_plies=7, autoreset="disabled")
    batch.play(6)
    assert not batch.truncated.any()
    batch.step(batch.choose("random"))
    assert batch.truncated.all()
    assert not batch.terminated.any()
    assert not batch.rewards.any()
    assert (batch.plies == 7).all()


# ── roll-outs ──


@pytest.mark.parametrize("game", ALWAYS)
def test_a_roll_out_is_what_its_steps_are(game: str) -> None:
    rolled, stepped = (Batch(load(game), 6, seed=4, autoreset="same-step") for _ in range(2))
    played = rolled.play(40, "random")
    finished, returns = np.zeros(6, np.int64), np.zeros((6, rolled.seats))
    for _ in range(40):
        stepped.step(stepped.choose("random"))
        finished += stepped.terminated | stepped.truncated
        returns += stepped.rewards
    assert (played.finished == finished).all()
    assert played.returns == pytest.approx(returns)
    assert (rolled.actors >= 0).all()
    assert (rolled.observe(0) == stepped.observe(0)).all()


def test_a_roll_out_goes_to_the_end() -> None:
    batch = Batch(load("termites"), 6, seed=4)
    played = batch.play()
    assert played.finished.tolist() == [1] * 6
    assert (batch.actors == -1).all()
    assert played.returns.sum(axis=1) == pytest.approx(np.zeros(6))
    assert (played.returns == batch.rewards).all()
    batch.step(batch.choose("random"))
    assert (batch.plies == 0).all()


@pytest.mark.parametrize("game", ["hive", "termites", "ants", "myrmes"])
def test_a_greedy_player_beats_a_random_one(game: str) -> None:
    batch = Batch(game, 64, seed=6, autoreset="disabled")
    while (running := np.flatnonzero(batch.actors >= 0)).size:
        own = batch.actors[running] == 0
        codes = np.where(own, batch.choose("greedy", running), batch.choose("random", running))
        batch.step(codes, games=running)
    assert batch.rewards[:, 0].mean() > batch.rewards[:, 1].mean() + 0.2


def test_a_greedy_player_judges_by_the_numbers_that_it_is_given() -> None:
    """Some numbers for the danger of the queens are left out, and one is made much larger."""
    batch = Batch("hive", 32, seed=2)
    batch.play(30)
    own = batch.choose("greedy")
    assert (batch.choose("greedy", weights={}) == own).all()
    other = batch.choose("greedy", weights={"danger.4": 0, "danger.5": 0, "tempo": 200})
    assert (other != own).any()
    with pytest.raises(hexapoda.HexapodaError, match="no weight called speed"):
        batch.choose("greedy", weights={"speed": 1})


def test_any_bot_can_be_asked() -> None:
    batch = Batch(load("toy"), 3, seed=1)
    codes = batch.choose(RandomBot(seed=1))
    assert all(batch.mask()[i, codes[i]] for i in range(3))
    assert batch.play(5, RandomBot(seed=1)).finished.shape == (3,)


# ── hidden things ──


@pytest.mark.parametrize("game", ALWAYS)
def test_what_a_seat_sees_does_not_depend_on_what_it_can_not_know(game: str) -> None:
    batch, differing = Batch(load(game), 12, seed=8, autoreset="disabled"), 0
    for _ in range(6):
        running = np.flatnonzero(batch.actors >= 0)
        batch.step(batch.choose("random", running), games=running)
        for seat in range(batch.seats):
            other = Batch(batch.game, 12, seed=1)
            for i in range(12):
                other.put(look_alike(batch.position(i), seat, f"{seat} {i}"), [i])
            differing += sum(batch.position(i).setup() != other.position(i).setup() for i in range(12))
            assert (batch.observe(seat) == other.observe(seat)).all()
            assert (batch.mask(seat) == other.mask(seat)).all()
            assert (batch.actors == other.actors).all()
    assert bool(differing) == (game in WITH_SECRETS)


def test_a_mask_of_a_seat_is_empty_while_another_is_asked() -> None:
    batch = Batch(load("termites"), 6, seed=3)
    batch.play(4)
    by_seat = [batch.mask(seat) for seat in range(3)]
    for i, actor in enumerate(batch.actors.tolist()):
        assert [bool(mask[i].any()) for mask in by_seat] == [seat == actor for seat in range(3)]
    assert (batch.mask(batch.actors) == batch.mask()).all()
    assert (batch.observe(batch.actors) == batch.observe()).all()


# ── games in and out ──


@pytest.mark.parametrize("game", ALWAYS)
def test_games_are_restored_as_they_were(game: str) -> None:
    batch = Batch(load(game), 4, seed=5)
    batch.play(12)
    kept, seen = pickle.loads(pickle.dumps(batch.snapshot())), batch.observe(0)
    course = [batch.play(9).finished.tolist(), batch.observe(0).tolist(), [batch.seed_of(i) for i in range(4)]]
    batch.restore(kept)
    assert (batch.observe(0) == seen).all()
    assert [batch.play(9).finished.tolist(), batch.observe(0).tolist(), [batch.seed_of(i) for i in range(4)]] == course
    one, other = batch.snapshot([2]), Batch(load(game), 3, seed=0)
    other.restore(one)
    assert (other.observe(0) == batch.observe(0)[2]).all()


def test_games_go_on_from_a_position() -> None:
    game = hexapoda.load("hive", type="Base+MLP")
    position = game.start()
    for text in ("wS1", "bG1 wS1-", "wQ -wS1", "bQ bG1-"):
        position.push(text)
    batch = Batch(game, 3, seed=1)
    batch.put(position, [0, 2])
    assert batch.actors.tolist() == [0, 0, 0]
    assert batch.plies.tolist() == [0, 0, 0]
    assert batch.position(2) == game.position(position.setup())
    assert (batch.mask()[0] == position.mask()).all()
    with pytest.raises(hexapoda.HexapodaError, match="The batch plays"):
        batch.put(hexapoda.load("hive").start())


def test_arrays_are_the_batch_s_own_memory() -> None:
    batch = Batch(load("toy"), 4, seed=1)
    actors, features = batch.actors, np.empty((4, batch.game.learning.features.size), np.float32)
    assert batch.observe(out=features) is features
    taken = np.from_dlpack(batch.rewards)
    assert np.shares_memory(taken, batch.rewards)
    batch.step(batch.choose())
    assert batch.actors is actors
    assert np.from_dlpack(batch.mask()).any()


# ── bad input ──


@pytest.mark.parametrize("game", ["hive", "termites"])
def test_illegal_actions_are_refused_and_nothing_is_played(game: str) -> None:
    batch = Batch(load(game), 6, seed=2, threads=1)
    batch.play(8)
    before, actions = batch.snapshot(), batch.choose("random")
    mask = batch.mask()
    for wrong in (int(np.flatnonzero(~mask[4])[0]), -1, -(10**12), mask.shape[1], 2**62):
        bad = actions.copy()
        bad[4] = wrong
        with pytest.raises(hexapoda.HexapodaError, match=rf"Game 4: {wrong} is no legal action of seat \d"):
            batch.step(bad)
        assert (batch.snapshot().states == before.states).all()
        assert (batch.mask() == mask).all()
    batch.step(actions)
    assert (batch.plies == before.plies + 1).all()


def test_no_number_but_the_legal_ones_is_an_action() -> None:
    """An action has one number, even where others would describe the same."""
    batch = Batch(load("hive"), 1, seed=2)
    batch.play(9)
    legal = set(batch.legal()[0].tolist())
    kept = batch.snapshot()
    for code in range(batch.game.learning.actions.size):
        if code in legal:
            batch.step([code])
            batch.restore(kept)
        else:
            with pytest.raises(hexapoda.HexapodaError):
                batch.step([code])


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        ([1, 2], "shape"),
        ([[1, 2, 3]], "shape"),
        ([0.5, 1.0, 2.0], "float64"),
        (None, "shape"),
        (["a", "b", "c"], "<U1"),
        ([True, False, True], "bool"),
        (1, "shape"),
    ],
)
def test_actions_of_another_shape_or_type_are_refused(actions: Any, message: str) -> None:
    batch = Batch(load("toy"), 3, seed=2)
    before = batch.snapshot().states
    with pytest.raises(hexapoda.HexapodaError, match=message):
        batch.step(actions)
    assert (batch.snapshot().states == before).all()


def test_other_bad_arguments_are_refused_in_words() -> None:
    batch = Batch(load("toy"), 3, seed=2)
    size = batch.game.learning.features.size
    read_only = np.zeros((3, size), np.float32)
    read_only.flags.writeable = False
    bad: list[tuple[Any, str]] = [
        (lambda: Batch("toy", 0), "from 1 to"),
        (lambda: Batch("toy", 2.5), "2.5"),  # type: ignore[arg-type]
        (lambda: Batch("toy", True), "True"),
        (lambda: Batch("toy", 2, max_plies=0), "from 1 to"),
        (lambda: Batch("toy", 2, threads=0), "threads"),
        (lambda: Batch("toy", 2, autoreset="never"), "next-step, same-step, disabled"),  # type: ignore[arg-type]
        (lambda: Batch("chess", 2), "There is no game"),
        (lambda: batch.observe(3), "There is no seat 3"),
        (lambda: batch.observe("0"), "There is no seat 0"),
        (lambda: batch.observe([0, 1]), "seat"),
        (lambda: batch.observe([0, 1, 7]), "There is no seat 7"),
        (lambda: batch.observe(out=np.zeros((3, size))), "float32"),
        (lambda: batch.observe(out=np.zeros((size, 3), np.float32).T), "contiguous"),
        (lambda: batch.observe(out=read_only), "writable"),
        (lambda: batch.mask(out=np.zeros((3, 2), bool)), "bool"),
        (lambda: batch.step([0], games=[3]), "from 0 to 2"),
        (lambda: batch.step([0, 0], games=[1, 1]), "different"),
        (lambda: batch.reset(games=[0.5]), "whole numbers"),  # type: ignore[list-item]
        (lambda: batch.reset(seed=[1, 2]), "2 seeds"),
        (lambda: batch.choose("best"), "random, greedy"),  # type: ignore[arg-type]
        (lambda: batch.position(-1), "from 0 to 2"),
        (lambda: batch.restore(batch.snapshot([0, 1])), "2 games"),
        (lambda: batch.restore(Batch("toy", 3, seed=1).snapshot()), "The batch plays"),
    ]
    before = batch.snapshot().states
    for call, words in bad:
        with pytest.raises(hexapoda.HexapodaError, match=words):
            call()
    assert (batch.snapshot().states == before).all()


def test_an_empty_choice_of_games_is_no_mistake() -> None:
    batch = Batch(load("toy"), 3, seed=2)
    batch.step([], games=[])
    batch.reset(games=[])
    assert (batch.plies == 0).all()

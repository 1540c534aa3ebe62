"""Games as texts: what is told, what is refused and why, and the score."""

import random
from typing import Any

import pytest

import hexapoda
from hexapoda.envs.text import TextGame, prompt
from tests.envs.games import ALWAYS, GAMES_WITH_OPTIONS, WITH_SECRETS, load, look_alike


@pytest.mark.parametrize(("game", "options"), GAMES_WITH_OPTIONS)
def test_a_game_is_played_by_texts_and_by_numbers(game: str, options: dict[str, Any]) -> None:
    rng, played = random.Random(2), TextGame(game, seed=3, max_plies=120, **options)
    answers = 0
    while not played.over:
        legal = played.position.legal_moves
        assert played.position.actor == played.seat
        told = played.prompt()
        number = rng.randrange(len(legal))
        assert number >= 200 or f"\n{number + 1}. {legal[number].text}\n" in told
        by_number = number < 200 and played.position.explain(str(number + 1)) is not None and rng.random() < 0.5
        move = legal[number]
        reply = played.answer(str(number + 1) if by_number else f"  `{move.text}`\n")
        assert reply.played
        assert move.text in reply.text
        answers += 1
    score = played.score
    assert (score.played, score.refused, score.over, score.legal) == (answers, 0, True, 1.0)
    outcome = played.position.outcome
    assert score.result == (0.0 if outcome is None else outcome.returns[0])


def test_an_illegal_answer_is_refused_with_its_clause() -> None:
    game = TextGame("hive", opponents="random", seed=1, seat=0)
    game.answer("wS1")
    reply = game.answer("wQ wS1")
    assert not reply.played
    assert reply.refusal is not None
    assert reply.refusal.clause == "H2.3"
    assert reply.text.endswith("(H2.3)")
    assert TextGame("hive", seed=1, language="pl").answer("?").text != game.answer("?").text
    assert game.score.refused == 2
    assert game.score.legal == pytest.approx(1 / 3)
    assert game.answer("wQ -wS1").played or game.position.explain("wQ -wS1")


def test_too_many_illegal_answers_in_a_row_lose() -> None:
    game = TextGame("hive", seed=1, tries=2)
    assert not game.answer("nonsense").played
    assert game.answer("wS1").played
    assert not game.answer("nonsense").played
    assert not game.over
    assert not game.answer("").played
    assert game.over
    assert game.score.result == -1.0
    with pytest.raises(hexapoda.HexapodaError, match="over"):
        game.answer("wQ -wS1")


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
@pytest.mark.parametrize("game", ALWAYS)
def test_a_prompt_does_not_depend_on_what_its_seat_can_not_know(game: str, language: str) -> None:
    rng, position, differing = random.Random(5), load(game).start(seed=6), 0
    for _ in range(12):
        for seat in range(position.seats):
            bare = look_alike(position, seat, "a")
            other = look_alike(bare, seat, "b")
            differing += bare.setup() != other.setup()
            assert prompt(other, seat, language) == prompt(bare, seat, language)
        position.push(rng.choice(position.legal_moves))
    assert bool(differing) == (game in WITH_SECRETS)


def test_what_others_hide_is_not_told_among_the_last_moves() -> None:
    position = load("toy").start(seed=1)
    while not position.ply or "bury" not in position.moves[-1].text:
        position.push(next((move for move in position.legal_moves if "bury" in move.text), position.legal_moves[0]))
    seat = position.move_view(position.ply - 1)["seat"]
    assert "bury ?" in prompt(position, (seat + 1) % 3)
    assert position.moves[-1].text in prompt(position, seat)


def test_bad_arguments_are_refused_in_words() -> None:
    with pytest.raises(hexapoda.HexapodaError, match="no seat 2"):
        TextGame("hive", seat=2)
    with pytest.raises(hexapoda.HexapodaError, match="level from 1"):
        TextGame("hive", opponents="best")

"""Hints: what a bot would play, why, and the line; told from what the seat knows."""

import random
import re

import pytest

import hexapoda
from hexapoda import i18n
from hexapoda.bots import RandomBot, bot
from hexapoda.bots.hints import hint
from hexapoda.bots.reasons import reason
from hexapoda.bots.searcher import Searcher
from hexapoda.games.names import NAMES
from hexapoda.kernel.declaration import Phrase
from hexapoda.play.game import Position, declaration


def reached(game: str, decisions: int, seed: int) -> Position:
    """A position after random decisions."""
    here, player = hexapoda.load(game).start(seed=seed), RandomBot(seed)
    while here.ply < decisions and here.actor is not None:
        here.push(player.choose(here))
    return here


def searcher(game: str) -> Searcher:
    """A quick bot."""
    found = bot(game, level=2, seed=1)
    assert isinstance(found, Searcher)
    return found


def told(phrase: Phrase) -> set[str]:
    """The codes of the parts of a reason."""
    return {each.code for each in phrase.params.values() if isinstance(each, Phrase)}


def after(*moves: str) -> Position:
    """A position of Hive."""
    here = hexapoda.load("hive", opening="rulebook").start()
    for move in moves:
        here.push(move)
    return here


@pytest.mark.parametrize("game", NAMES)
def test_a_hint_is_a_legal_move_with_one_sentence_in_every_language(game: str) -> None:
    player = searcher(game)
    for decisions in (0, 9, 30, 47):
        here = reached(game, decisions, seed=decisions)
        if here.actor is None:
            continue
        found = hint(player, here)
        assert found.move.text in here.legal_moves
        assert found.line[0] == found.move
        assert 1 <= found.own <= len(found.line)
        for language in i18n.LANGUAGES:
            words = found.reason.words(language)
            assert re.fullmatch(r"\S.*[^.]\.", words)
            assert not re.search(r"hint-|-reason-|-term-|\{", words)


@pytest.mark.parametrize("game", NAMES)
def test_a_reason_is_the_same_whatever_the_seat_cannot_know(game: str) -> None:
    for decisions in (12, 31):
        here = reached(game, decisions, seed=7)
        if here.actor is None:
            continue
        seat, chooser, turn, ahead = here.actor, random.Random(1), [], here.concealed(here.actor, seed=0)
        while ahead.actor == seat and len(turn) < 3:
            turn.append(ahead.legal_moves[chooser.randrange(len(ahead.legal_moves))])
            ahead.push(turn[-1])
        known = here.view(seat)
        assert len({str(reason(here.game.imagine(known, seed=seed), turn[:1]).json()) for seed in range(4)}) == 1


@pytest.mark.parametrize("game", NAMES)
def test_every_reason_of_a_game_has_words_and_belongs_to_a_term(game: str) -> None:
    declared, found = declaration(game), 0
    assert declared.reasons is not None
    for seed in range(4):
        here = hexapoda.load(game).start(seed=seed)
        player = RandomBot(seed)
        while here.ply < 120 and here.actor is not None:
            seat, before = here.actor, here.state.copy()
            here.push(player.choose(here))
            for each in declared.reasons(before, here.state, seat):
                found += 1
                assert each.term in {*declared.terms, "rest"}
                for language in i18n.LANGUAGES:
                    words = each.phrase.words(language)
                    assert words[0].islower()
                    assert "{" not in words
                    assert "-reason-" not in words
    assert found > 20


def test_H3_2_a_move_that_pins_a_piece_says_so() -> None:
    here = after("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wA1 -wQ", "bA1 bQ-")
    found = reason(here, [here.parse("wA1 bA1-")])
    assert "hive-reason-pins" in told(found)
    assert "black ant 1" in found.words("en")
    assert "czarną mrówkę 1" in found.words("pl")


def test_H5_1_a_move_beside_the_queen_says_how_many_hexes_she_has_left() -> None:
    here = after("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wA1 -wQ", "bA1 bQ-")
    found = reason(here, [here.parse("wA1 bQ/")])
    assert "hive-reason-surrounds" in told(found)
    assert "only 3 free hexes" in found.words()


def placed(pieces: str) -> Position:
    """White's turn in a position of Hive."""
    return hexapoda.load("hive").position(f"hive type=Base | White[9] {pieces}")


def test_H3_5_a_beetle_on_top_of_a_piece_covers_it() -> None:
    here = placed("wQ@-1,0 wA1@0,0 bQ@1,0 bA1@1,1 wB1@0,1")
    found = reason(here, [here.parse("wB1 bA1")])
    assert found.words() == "It pins the black queen and covers black ant 1."
    assert found.words("pl") == "Ten ruch unieruchamia czarną królową i przykrywa czarną mrówkę 1."


def test_a_move_that_surrounds_the_queen_wins() -> None:
    here = placed("bQ@0,0 wS1@1,0 bS1@1,-1 wG1@0,-1 wS2@-1,0 wB1@-1,1 wQ@2,-1 wA1@3,-1")
    assert reason(here, [here.parse("wA1 bQ\\")]).code == "hint-wins"
    found = hint(searcher("hive"), here)
    assert (found.reason.code, found.line) == ("hint-wins", (found.move,))


def test_H3_6_the_only_legal_move_needs_no_other_reason() -> None:
    here = placed("wQ@0,0 bQ@1,0 bB1@0,0")
    only = list(here.legal_moves)
    assert len(only) == 1
    assert hint(searcher("hive"), here).reason.code == "hint-only"


def test_T9_a_captured_mound_is_the_reason() -> None:
    here, player = hexapoda.load("termites").start(seed=2), searcher("termites")
    while here.actor is not None:
        seat, found = here.actor, hint(player, here)
        before = here.board()["seats"][seat]["trophies"]
        for move in found.line[: found.own]:
            here.push(move.text)
        if len(here.board()["seats"][seat]["trophies"]) > len(before):
            assert {"termites-reason-captures"} <= told(found.reason) or found.reason.code == "hint-wins"
            return
    pytest.fail("nobody captured a mound")

"""Termites at the terminal: several people at one screen who must not see each other's tokens, bots, maps, records."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import hexapoda
from tests.terminal.sitting import answer, looked_at, sitting, typed
from tests.termites.walks import walk

#: A line about a player: the letter of the colony, the number of the seat; the next line shows the hand.
HAND = re.compile(r"^[▸ ]  \w  Player (\d) \(\w+\): .*\n +hand (.*?) · stack", re.MULTILINE)
DRAWN = re.compile(r"^Player (\d) \(\w+\): .*\{draws (\S+)\}$", re.MULTILINE)
COVERED = {"░░ ░░ ░░", "░░ ░░", "░░", "–"}


Moves = tuple[tuple[int, str], ...]


@cache
def game_with(decision: str, **options: Any) -> tuple[str, Moves, tuple[str, ...], int]:
    """A random game in which something is asked: its seed, its moves with who plays them, the position before each as a
    text, and the number of the first move that answers it."""
    for number in range(100):
        asked, texts = [], []
        for position in walk(options, str(number)):
            asked.append(position.decision)
            texts.append(position.setup())
        if decision in asked:
            moves = tuple((position.move_view(ply)["seat"], move.text) for ply, move in enumerate(position.moves))
            return str(number), moves, tuple(texts), asked.index(decision)
    raise AssertionError(f"{decision} is never asked")


def before(decision: str, plies: int, after: int = 0, **options: Any) -> tuple[list[str], Moves]:
    """What to type to come to where something is asked, from some plies before it; and all moves from there to some
    plies after the question."""
    _, moves, texts, at = game_with(decision, **options)
    return [f"setup {texts[at - plies]}"], moves[at - plies : at + after]


def said_after_setup(lines: list[str], moves: Moves, **settings: Any) -> str:
    """What the terminal says from the position on."""
    said = sitting([*lines, *typed(moves)], game="termites", **settings)
    return said[said.index(lines[0]) + len(lines[0]) :]


def assert_covered(said: str) -> int:
    """Check that players see only their own hands and draws; returns how often a hand was seen."""
    hands = 0
    for seat, screen in looked_at(said):
        running = screen.partition("All tokens have been placed.")[0]
        for number, hand in HAND.findall(running):
            assert int(number) == seat or hand in COVERED
            hands += int(number) == seat and hand not in COVERED
        for number, token in DRAWN.findall(screen):
            assert int(number) == seat or token == "?"
    return hands


@pytest.mark.slow
def test_two_at_one_screen_never_see_the_hand_of_the_other() -> None:
    seed, moves, _, _ = game_with("lost-mound", players=2)
    said = sitting(typed(moves), game="termites", seed=int(seed))
    assert "All tokens have been placed." in said
    assert assert_covered(said) > 100
    assert len(DRAWN.findall(said)) == 30


@pytest.mark.parametrize("decision", ["lost-mound", "choose-retreat"])
def test_three_at_one_screen_never_see_the_hands_of_the_others(decision: str) -> None:
    said = said_after_setup(*before(decision, 8, 10, players=3))
    assert {seat for seat, _ in looked_at(said)} == {1, 2, 3}
    assert assert_covered(said) > 10


def test_T9_2_the_screen_goes_to_the_player_who_lost_a_mound_and_on_from_there() -> None:
    lines, moves = before("lost-mound", 3, 1, players=2)
    (active, _), (robbed, _) = moves[-2:]
    assert robbed != active
    shown = looked_at(said_after_setup(lines, moves))
    # The robbed player places the mound, and has the next turn: the screen stays there.
    assert [seat for seat, _ in shown][-2:] == [active + 1, robbed + 1]
    assert "place a mound for the one you lost" in shown[-1][1]


def test_nobody_passes_the_screen_to_bots_and_their_hands_stay_covered() -> None:
    options = {"players": 3, "colonies": "red,blue,gold"}
    lines = ["1"] * 60  # mounds, tokens, hexes and units by number, as they come
    seats = {"seat2": "random", "seat3": "random"}
    said = sitting(["moves", *lines], game="termites", options=options, seats=seats, seed=3, moves=60)
    assert "Pass the screen" not in said
    assert "Player 1 (red): human · Player 2 (blue): random · Player 3 (gold): random" in said
    found = HAND.findall(said)
    assert {hand for number, hand in found if number != "1"} <= COVERED
    assert all(hand not in COVERED for number, hand in found if number == "1")
    assert not [token for number, token in DRAWN.findall(said) if number != "1" and token != "?"]


@pytest.mark.slow
def test_who_only_watches_bots_sees_no_hand() -> None:
    seats = {"seat1": "random", "seat2": "random"}
    said = sitting([], game="termites", seats=seats, seed=4, moves=40)
    assert "Stopped after the requested number of moves." in said
    assert {hand for _, hand in HAND.findall(said)} <= COVERED
    assert {token for _, token in DRAWN.findall(said)} == {"?"}


def test_T11_a_map_is_built_by_hand_without_covering_anything() -> None:
    game = hexapoda.load("termites", map="build", tiles=4, colonies="blue,red")
    position = game.start(seed=1)
    lines = ["neutral F6", "tile water/stones A1", "tile stones/water A2", "tile vegetation/water K6"]
    for line in lines:
        position.push(line)
    said = sitting(lines, game="termites", options=game.options, seed=1)
    assert "Pass the screen" not in said
    assert "still to be placed: 1" in said
    assert "│~~~~~│^^^^^│" in said
    assert "15 × " not in said
    # With the last tile hands are drawn, and from now on they are covered.
    last = "tile vegetation/stones K5"
    told = sitting([*lines, last, "", "mound 5 C4"], game="termites", options=game.options, seed=1)
    position.push(last)
    assert position.decision == "place-mound"
    assert "Pass the screen" in told
    assert HAND.findall(told)[-1][1] not in ("", "–")


def test_refusals_name_their_clause_and_change_nothing() -> None:
    said = sitting(["mound 8 A1", "mound 8 F7", "mound 4 C4", "F5xF6"], game="termites", seed=1)
    assert said.count("(T4.9)") == 2
    assert said.count("(T") == 4
    assert "Turn 1" not in said


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_a_game_speaks_the_language(language: str) -> None:
    said = said_after_setup(*before("choose-retreat", 6, 6, players=2), language=language)
    assert not re.search(r"(refusal|termites|seat|called|drawing|terminal)-\w", said)
    if language != "en":
        assert not re.search(r"\b(Player|hand|stack|reserve|water|neutral mound)\b", said)


def test_a_record_that_is_saved_in_the_middle_of_a_turn_goes_on(tmp_path: Path) -> None:
    lines, moves = before("choose-retreat", 6, 1, players=2)
    first, again, retreat = tmp_path / "game.txt", tmp_path / "again.txt", moves[-1][1]
    said = sitting([*lines, *typed(moves[:-1]), f"save {first}"], game="termites")
    assert f"Saved: {first}" in said
    saved = hexapoda.load("termites").read(first.read_text("utf-8"))
    assert saved.decision == "choose-retreat"
    # The retreat ends the turn, so the screen goes on and comes back.
    goes_on = [retreat, "", "undo", "", f"save {again}"]
    assert f": {retreat}\n" in sitting(goes_on, game="termites", file=str(first))
    assert again.read_text("utf-8") == first.read_text("utf-8")


@pytest.mark.slow
def test_the_record_and_the_position_on_the_screen_tell_nothing_hidden() -> None:
    seed, moves, _, _ = game_with("lost-mound", players=2)
    cut = next(n for n in range(12, 30) if moves[n - 1][0] == moves[n][0])  # within a turn
    played = [*typed(moves[:cut])]
    said = answer([*played, "record"], game="termites", seed=int(seed))
    position = hexapoda.load("termites").start(seed=int(seed))
    for _, text in moves[:cut]:
        position.push(text)
    assert position.record(seat=position.actor).strip() in said
    assert "ask again when the game is over" in answer([*played, "setup"], game="termites", seed=int(seed))


def test_seats_are_changed_by_number_or_colony() -> None:
    options = {"colonies": "gold,red"}
    for name in ("red", "2", "seat2"):
        said = sitting([f"seat {name} random"], game="termites", options=options, seed=2)
        assert "Player 1 (gold): human · Player 2 (red): random" in said
    assert "Gracz 2 (czerwony): losowy" in sitting(
        ["gracz czerwony losowy"], game="termites", options=options, language="pl", seed=2
    )


def test_choices_of_a_turn_are_numbered_once_it_has_begun() -> None:
    lines, moves = before("choose-from", 2, 1, players=2)
    attack = moves[-1][1].partition(" from ")[0]
    said = said_after_setup(lines, moves[:-1])
    assert "from which hex" in said
    assert f"1 {attack} from" in said
    assert "Type a number to choose" in said
    assert f": {attack} from" in said_after_setup(lines, (*moves[:-1], (moves[-1][0], "1")))

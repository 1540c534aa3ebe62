"""Ants at the terminal: people at one screen who must not see each other's cards, bots, options, records."""

import re
from pathlib import Path
from typing import Any

import pytest

import hexapoda
from hexapoda.bots import RandomBot
from tests.terminal.sitting import answer, looked_at, sitting, typed

#: A line about a player, and the hand some lines below it.
HAND = re.compile(r"^[▸ ]  \w  Player (\d) \(anthill \w\): .*\n(?: {5}.*\n)*? {5}hand (.*?)(?: · .*)?$", re.MULTILINE)
#: A player who exchanges a card draws one, and so does the next player when a turn ends.
DRAWN = re.compile(r"^Player (\d) \(anthill \w\): (\w+).*\{draws (.+)\}$", re.MULTILINE)


def game_of(seed: int, plies: int, **options: Any) -> list[tuple[int, str]]:
    """The moves of a random game, each with its seat."""
    position = hexapoda.load("ants", **options).start(seed=seed)
    player = RandomBot(seed)
    moves = []
    while position.actor is not None and position.ply < plies:
        move = player.choose(position)
        moves.append((position.actor, move.text))
        position.push(move)
    return moves


def is_covered(hand: str) -> bool:
    return set(hand) <= set("░ –")


@pytest.mark.slow
def test_A14_three_at_one_screen_never_see_the_hands_of_the_others() -> None:
    moves = game_of(5, 60, players=3)
    assert {seat for seat, _ in moves} == {0, 1, 2}
    said = sitting(typed(moves), game="ants", options={"players": 3}, seed=5)
    seen = 0
    for seat, screen in looked_at(said):
        for number, hand in HAND.findall(screen):
            assert int(number) == seat or is_covered(hand)
            seen += int(number) == seat and not is_covered(hand)
        for number, verb, cards in DRAWN.findall(screen):
            owner = int(number) % 3 + 1 if verb == "end" else int(number)
            assert owner == seat or set(cards) <= set("? ")
    assert seen > 50


def test_A10_10_the_screen_goes_to_the_other_side_of_a_battle_and_back() -> None:
    line = (
        "ants players=2 | asked=action first=A turn=1 A=S@AB4 A-hand=fury B=W@AB6 B-hand=ambush "
        "treats=XA A-chips=1 B-chips=1"
    )
    said = sitting([f"setup {line}", "step S AB4-AB5", "pass", "", "pass", "", "end"], game="ants", seed=1)
    shown = looked_at(said[said.index(line) + len(line) :])
    assert [seat for seat, _ in shown][:3] == [1, 2, 1]
    assert "a battle is fought" in shown[1][1]
    assert "hand ambush" in shown[1][1]
    assert "fury" not in shown[1][1].replace("play a fury (fury W)", "").partition("Player 2")[0]


def test_bots_play_and_their_hands_stay_covered() -> None:
    seats = {"seat2": "random", "seat3": "random"}
    said = sitting(["moves", *["1"] * 40], game="ants", options={"players": 3}, seats=seats, seed=3, moves=40)
    assert "Pass the screen" not in said
    assert "Player 1 (anthill A): human · Player 2 (anthill B): random · Player 3 (anthill C): random" in said
    found = HAND.findall(said)
    assert found
    assert all(is_covered(hand) for number, hand in found if number != "1")


def test_a_move_that_is_not_allowed_is_explained_in_the_language_of_the_player() -> None:
    lines = ["setup ants players=2 | asked=action first=A turn=1 A=W@AB2", "step W AB2-AB4"]
    assert "No step leads from AB2 to AB4" in answer(lines, game="ants", seed=1)
    assert "Z AB2 nie ma kroku na AB4" in answer(lines, game="ants", seed=1, language="pl")
    assert "З AB2 кроком не дійти до AB4" in answer(lines, game="ants", seed=1, language="uk")


def test_a_game_is_saved_and_loaded(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    moves = game_of(5, 20, players=2)
    said = sitting([*typed(moves), f"save {path}", f"load {path}", "moves"], game="ants", seed=5)
    assert path.exists()
    assert '[Game "ants"]' in path.read_text("utf-8")
    assert "Traceback" not in said

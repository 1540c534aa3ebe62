"""Texts of moves: what the game writes it reads, in other spellings too, and what is none is refused."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hexapoda
from hexapoda.kernel import chance
from hexapoda.kernel.declaration import Read
from tests.myrmes.positions import at, me, refusal, texts
from tests.myrmes.walks import walk
from tests.settings import COUNTS

PHEROMONES = "food3 pheromones4 stone3 level2 mix6 level3"
FOUR = "A.P2.red.2,12+3,12/B.P2.red.2,13+3,13/C.P2.red.4,12+5,12/D.P2.red.4,13+5,13"
LANES = {"red_exits": "2,11", "yellow_exits": "6,3"}


@pytest.mark.parametrize("players", [2, 4])
def test_every_legal_move_is_read_back(players: int) -> None:
    for seed in range(COUNTS["myrmes_notation_games"]):
        position = hexapoda.load("myrmes", players=players).start(seed=seed)
        choices = chance.generator(f"notation {seed}")
        while position.actor is not None:
            moves = list(position.legal_moves)
            assert len({move.text for move in moves}) == len({move.parts for move in moves}) == len(moves)
            for move in moves[:: max(1, len(moves) // 6)]:
                for text in (move.text, move.text.upper(), f"  {move.text.replace(' ', '   ')} "):
                    assert position.game.declaration.parse(position.state, text) == Read(move.id)
            position.push_id(moves[int(chance.below(choices[0], len(moves)))].id)


@pytest.mark.parametrize(
    ("asked", "changes", "text", "meant"),
    [
        ("event", {"red_larvae": 3}, "worker_plus_1", "event 7"),
        ("event", {"red_larvae": 3}, "event worker+1", "event 7"),
        ("birth", {}, "birth 2 workers 1 larva", "birth larva 1 worker 2"),
        ("birth", {}, "atelier 1", "birth atelier 1"),
        ("worker", LANES, "2,11", "exit 2,11"),
        ("worker", LANES, "exit 2, 11", "exit 2,11"),
        ("garden", {"worker": "2,11", "points": 2, **LANES}, "2,12", "step 2,12"),
        ("garden", {"worker": "2,11", "points": 2, "tiles": "A.P2.red.3,11+3,12", **LANES}, "3,12", "step A"),
        ("garden", {"worker": "2,12", "points": 2, **LANES}, "place p2 3,12 2,12", "place P2 2,12 3,12"),
        ("storage", {"red_store": "4,1,0"}, "keep earth 1 food 3", "keep food 3 earth 1 stone 0"),
        ("winter", {"round": 4 - 1, "turn": "blue", "blue_larvae": 3, "players": 2}, "1", "winter 1"),
    ],
)
def test_other_spellings(asked: str, changes: dict[str, object], text: str, meant: str) -> None:
    position = at(asked, **changes)
    assert position.parse(text).text == meant


def test_M8_4_a_walk_is_said_at_once() -> None:
    position = at("worker", tiles="A.P2.blue.2,9+2,10", red_soldiers=1, red_store="0,1,0", **LANES)
    moves = position.parse_all("exit 2,11 > A > clean 2,10 > place P2 2,10 3,10")
    assert [move.text for move in moves] == [
        "exit 2,11",
        "step A",
        "clean",
        "stand 2,10",
        "place P2 2,10 3,10",
    ]
    position.push("exit 2,11 -> A > clean 2,10 > 3,10 > stop")
    assert me(position)["workers"] == 1


def test_M8_4_a_walk_goes_on_from_where_the_worker_is() -> None:
    position = at("worker", **LANES)
    position.push("exit 2,11")
    position.push("2,12 > 3,12 > place P2 3,12 4,12")
    assert me(position)["supply"]["P2"] == 5


def test_a_walk_that_fails_later_is_not_begun() -> None:
    position = at("worker", **LANES)
    assert refusal(position, "exit 2,11 > 2,12 > 2,14") == ("M8.4", "myrmes-not-beside")
    with pytest.raises(hexapoda.IllegalMoveError):
        position.push("exit 2,11 > 2,12 > 2,14")
    assert position.ply == 0
    assert refusal(position, "2,12 > 3,12") == ("M7.3", "myrmes-asked-now")
    position.push("exit 2,11")
    assert refusal(position, "exit 2,11") == ("M8.4", "myrmes-asked-now")


def test_M8_4_a_walk_may_come_to_a_space_twice() -> None:
    position = at("worker", **LANES)
    position.push("exit 2,11")
    assert [move.text for move in position.parse_all("2,12 > 2,11 > 2,12")] == ["step 2,12", "step 2,11", "step 2,12"]


def reading(position: "hexapoda.Position", text: str) -> tuple[str, object]:
    """The decision that comes first in a text, and what is left."""
    found = position.game.declaration.parse(position.state, text)
    assert isinstance(found, Read), found
    return position.move(found.action).text, found.rest


def test_a_text_is_read_from_left_to_right() -> None:
    position = at("worker", tiles="A.P2.blue.2,9+2,10", red_soldiers=1, red_store="0,1,0", **LANES)
    rest: object = "exit 2,11 -> A > CLEAN 2,10 > place P2 2, 10 3,10"
    expected = [
        ("exit 2,11", "a > clean 2,10 > place p2 2,10 3,10"),
        ("step A", "clean 2,10 > place p2 2,10 3,10"),
        ("clean", "stand 2,10 > place p2 2,10 3,10"),
        ("stand 2,10", "place p2 2,10 3,10"),
        ("place P2 2,10 3,10", None),
    ]
    for each in expected:
        found = reading(position, str(rest))
        assert found == each
        rest = found[1]
        position.push(found[0])


def test_M12_an_objective_is_said_with_its_payment() -> None:
    position = at("atelier", objectives="food3 mix2 stone3 level2 mix6 level3", red_store="0,1,1", red_placed="0,0,0,1")
    assert [move.text for move in position.parse_all("objective mix2 earth 1 stone 1")] == [
        "objective mix2",
        "pay earth 1 stone 1",
    ]
    assert reading(position, "objective mix2 earth 1 stone 1") == ("objective mix2", "pay earth 1 stone 1")
    position.push("objective mix2")
    assert reading(position, "objective mix2 earth 1 stone 1") == ("pay earth 1 stone 1", None)
    assert refusal(position, "objective food3 earth 1 stone 1") == ("M12.9", "myrmes-asked-now")
    plain = at("atelier", red_store="3,0,0", red_placed="0,0,0,1")
    assert refusal(plain, "objective food3 A") == ("", "myrmes-needless-word")


def test_M12_15_pheromones_are_named_one_after_the_other() -> None:
    position = at("atelier", objectives=PHEROMONES, tiles=FOUR, red_placed="0,0,0,1", red_nurses=6, **LANES)
    text = "objective pheromones4 A B C D"
    assert reading(position, text) == ("objective pheromones4", "pay a b c d")
    assert [move.text for move in position.parse_all(text)] == [
        "objective pheromones4",
        *(f"pay {tile}" for tile in "ABCD"),
    ]
    position.push("objective pheromones4")
    assert reading(position, "pay A B C D") == ("pay A", "pay b c d")
    assert reading(position, "a b") == ("pay A", "pay b")


@pytest.mark.slow
@settings(max_examples=COUNTS["myrmes_texts"], deadline=None)
@given(st.text(alphabet="0123456789,> ABPLT-_+efghinoprstwx", max_size=40), st.integers(0, 5))
def test_any_text_is_read_or_refused(text: str, which: int) -> None:
    positions = (
        at("event"),
        at("birth"),
        at("worker"),
        at("garden", worker="2,12", points=2, tiles="A.P2.red.3,12+4,11", **LANES),
        at("atelier", red_placed="0,0,0,2"),
        at("storage", red_store="4,4,4"),
    )
    found = positions[which].explain(text)
    if found is not None:
        for language in ("en", "pl", "uk"):
            assert "\n" not in found.message(language)
            assert "{" not in found.message(language)
    else:
        assert positions[which].parse(text).text in texts(positions[which])


@pytest.mark.parametrize("players", [2, 4])
def test_only_what_may_go_on_is_followed_by_a_decision_that_goes_on(players: int) -> None:
    declared = hexapoda.load("myrmes", players=players).declaration
    assert declared.going_on < set(declared.decisions)
    for position in walk({"players": players}, "going on", rich=True):
        for move in position.legal_moves if position.ply % 3 == 0 else ():
            with position.lookahead(move.id):
                goes_on, actor = position.decision in declared.going_on, position.actor
            if goes_on:
                assert declared.may_go_on(position.state, move.id), move
                assert actor == position.actor


@pytest.mark.parametrize(("name", "asked"), [("food3", ""), ("mix2", "pay-mix"), ("pheromones4", "pay-pheromones")])
def test_M12_4_an_objective_goes_on_where_its_payment_is_chosen(name: str, asked: str) -> None:
    objectives = (
        "food3 pheromones4 stone3 level2 mix6 level3"
        if name == "pheromones4"
        else "food3 mix2 stone3 level2 mix6 level3"
    )
    words = {"tiles": FOUR, "red_store": "3,1,1", "red_placed": "0,0,0,1", "red_nurses": 6, **LANES}
    position = at("atelier", objectives=objectives, **words)
    declared, move = position.game.declaration, position.parse(f"objective {name}")
    assert declared.may_go_on(position.state, move.id) == bool(asked)
    assert not declared.may_go_on(position.state, position.parse("done").id)
    position.push(move)
    assert (position.decision in declared.going_on, position.decision == asked) == (bool(asked), bool(asked))

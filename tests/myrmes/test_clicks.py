"""Pointing at things in any order: the decision that is meant, or the reason why it can't be taken."""

import random
from typing import Any

import pytest

from hexapoda import Position
from hexapoda.games.myrmes.notation.clicks import pointed
from hexapoda.games.myrmes.notation.names import HEX_NAMES, OBJECTIVE_NAMES
from hexapoda.games.myrmes.state import CUBES, TRACKS
from hexapoda.kernel.declaration import Read, Refusal
from tests.clicks import assert_clicks
from tests.myrmes.positions import at, opening
from tests.myrmes.walks import OPTIONS, walk
from tests.settings import COUNTS

BUTTONS = ("exchange", "clean", "stop", "tunnel", "level", "nurse", "done")
COUNTED = [f"{name} {number}" for name in (*TRACKS, *CUBES) for number in range(7)]


def clickable(board: Any) -> list[str]:
    """All hexes, tiles, kinds of tiles, events, objectives, rooms, cubes, numbers and buttons."""
    things = [*HEX_NAMES, "0,0", *board["tiles"], *board["box"]["tiles"], *board["box"]["events"], *OBJECTIVE_NAMES]
    return [*things, *(f"room {room}" for room in range(4)), *CUBES, *COUNTED, *map(str, range(4)), *BUTTONS]


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_click_is_legal_or_has_a_reason(options: dict[str, Any]) -> None:
    asked: dict[str, int] = {}
    for number in range(COUNTS["click_games"]):
        choices = random.Random(f"{options} {number}")
        for position in walk(options, f"clicks {number}", rich=True):
            decision = position.decision
            if decision is not None and asked.setdefault(decision, 0) < 3 and choices.random() < 0.5:
                asked[decision] += 1
                assert_clicks(position, clickable(position.board(position.actor)), choices, furthers=60)
    assert {"event", "birth", "worker", "garden", "harvest", "atelier", "storage", "winter"} <= asked.keys()


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_parts_of_a_move_mean_that_move(options: dict[str, Any]) -> None:
    for position in walk(options, "parts", rich=True):
        choices = random.Random(position.ply)
        moves = list(position.legal_moves)
        for move in choices.sample(moves, min(6, len(moves))):
            assert position.game.declaration.parse(position.state, move.parts) == Read(move.id)
        parts = [move.parts for move in moves]
        assert len(set(parts)) == len(parts)
        # what is chosen bit by bit is whole only when nothing can go on with it
        beginnings = {each[:length] for each in parts for length in range(1, len(each))}
        assert not beginnings & set(parts)


def meant(position: Position, *parts: str) -> str:
    """What these things mean, as a text of the notation."""
    return str(pointed(position.state, parts))


def why(position: Position, *parts: str) -> tuple[str, str]:
    refusal = position.explain(parts=parts)
    assert refusal is not None, parts
    return refusal.clause, refusal.code


def test_what_is_asked_says_what_a_hex_means() -> None:
    assert meant(at("worker"), "2,11") == "exit 2,11"
    assert meant(at("garden", worker="2,11", points=3), "2,12") == "step 2,12"
    assert meant(at("atelier", red_placed="0,0,0,1"), "3,12") == "tunnel 3,12"
    assert meant(at("atelier", red_placed="0,0,0,1"), "tunnel", "3,12") == "tunnel 3,12"


def test_pointing_at_something_else_begins_anew() -> None:
    position = at("garden", worker="3,11", points=2)
    assert meant(position, "P2", "room 0") == "room 0"
    assert meant(position, "P2", "3,11", "4,11") == "place p2 3,11 4,11"
    assert meant(position, "P2", "3,11 4,11") == "place p2 3,11 4,11"
    assert meant(position, "P2", "P3L") == "place p3l"
    assert meant(opening(2), "larva 1", "soldier 0", "larva 2") == "birth larva 2 soldier 0"


def test_wrong_clicks_in_the_colony_have_their_clauses() -> None:
    event = opening(2)
    assert why(event, "level_plus_1") == ("M5.4", "myrmes-event-larvae")
    assert why(event, "room 0") == ("M5.4", "myrmes-asked-now")
    birth = at("birth")
    assert why(birth, "larva 3", "soldier 3") == ("M6.1", "myrmes-nurses-few")
    assert why(birth, "soldier 1") == ("M6.3", "myrmes-nurses-useless")
    worker = at("worker")
    assert why(worker, "room 1") == ("M7.5", "myrmes-room-level")
    assert why(worker, "8,11") == ("M8.1", "myrmes-not-your-exit")
    assert why(worker, "exchange") == ("M4.7", "myrmes-exchange-larvae")
    storage = at("storage", red_store="3,1,1")
    assert why(storage, "food 2", "earth 1", "stone 0") == ("M13.2", "myrmes-keep-sum")
    assert why(at("winter", round=3), "1") == ("M14.3", "myrmes-winter-larvae")


def test_wrong_clicks_in_the_garden_have_their_clauses() -> None:
    tiles = "A.P2.blue.3,10+2,10.earth"
    position = at("garden", worker="3,11", points=2, tiles=tiles)
    assert why(position, "A") == ("M8.7", "myrmes-enemy-tile")
    assert why(position, "2,10") == ("M8.7", "myrmes-enemy-tile")
    assert why(position, "4,10") == ("M8.11", "myrmes-hunt-soldiers")
    assert why(position, "5,10") == ("M8.6", "myrmes-water")
    assert why(position, "P5") == ("M9.3", "myrmes-place-size")
    assert why(position, "aphid_farm") == ("M9.12", "myrmes-place-level")
    assert why(position, "P2", "3,11 3,10") == ("M9.9", "myrmes-place-tile")
    assert why(position, "P2", "3,11 5,11") == ("M9.7", "myrmes-place-shape")
    assert why(position, "clean") == ("M8.14", "myrmes-clean-nothing")


def test_a_tile_without_a_cube_is_not_all_that_a_harvest_takes() -> None:
    there: dict[str, Any] = {"ladybugs": None, "termites": None, "spiders": None}
    there["tiles"] = "A.P2.red.3,10+4,10.food+earth/B.P2.red.3,11+4,11"
    position = at("harvest", 2, tile="A", **there)
    assert position.explain(parts=["A"]) is None
    assert why(position, "3,10") == ("M10.1", "myrmes-unfinished")
    assert why(position, "B") == ("M10.1", "myrmes-other-harvest")
    more = at("extra-harvest", 2, extra=2, red_event=3, **there)
    assert why(more, "3,10") == ("M10.6", "myrmes-unfinished")
    assert why(more, "B") == ("M10.1", "myrmes-harvest-cube")


def test_M9_9_a_tile_that_fits_nowhere_says_so() -> None:
    around = "A.P2.blue.3,10+2,10/B.P2.blue.4,11+4,12/C.P2.blue.2,12+3,12"
    prey: dict[str, Any] = {"ladybugs": None, "termites": None, "spiders": "4,10"}
    position = at("garden", worker="3,11", points=0, tiles=around, **prey)
    assert why(position, "P2") == ("M9.9", "myrmes-place-nowhere")
    assert position.explain("place P2") == position.explain(parts=["P2"])
    free = at("garden", worker="3,11", points=0)
    found = free.explain("place P2")
    assert found is not None
    assert (found.clause, found.code) == ("M9.8", "myrmes-unfinished")
    assert str(found.params["example"]).startswith("place P2 ")


def test_wrong_clicks_in_the_atelier_have_their_clauses() -> None:
    position = at("atelier", 2, red_placed="0,0,0,1", red_exits="2,11/3,13/1,11/0,11")
    assert why(position, "tunnel") == ("M11.5", "myrmes-tunnel-markers")
    assert why(position, "level") == ("M11.6", "myrmes-level-cost")
    assert why(position, "nurse") == ("M11.8", "myrmes-nurse-cost")
    assert why(position, "food3") == ("M12.8", "myrmes-objective-price")
    assert why(position, "prey4") == ("M3.5", "myrmes-no-such-objective")
    free = at("atelier", red_placed="0,0,0,1")
    assert why(free, "tunnel", "8,8") == ("M11.4", "myrmes-place-prey")
    assert why(free, "9,9") == ("M11.4", "myrmes-tunnel-apart")


def test_nonsense_stays_nonsense() -> None:
    position = opening(2)
    for parts in ((), ("",), ("?",), ("ZZ",), ("event 7", "larva"), ("food  2",), ("2,11 x",)):
        assert pointed(position.state, parts) is None
        found = position.game.declaration.parse(position.state, parts)
        assert isinstance(found, Refusal)
        assert (found.code, found.readable) == ("not-a-move", False)

"""What a view tells a seat ahead of its decisions: the same that the rules say once it is asked."""

from typing import Any

import pytest

from hexapoda import Position
from tests.myrmes.positions import at, opening
from tests.myrmes.walks import OPTIONS, walk

#: Decisions that are told ahead; what a worker does waits for what the others do (M7.1).
TOLD = ("event", "birth", "born", "harvest", "scavenging", "extra-harvest", "atelier", "storage", "winter")
HARVESTS = ("harvest", "scavenging")
Told = tuple[str, list[tuple[str, list[str]]]]


def ahead(position: Position, seat: int | None) -> Any:
    return position.view(seat).get("premove")


def as_told(told: Any) -> Told:
    return told["decision"], [(move["text"], move["parts"]) for move in told["legal"]]


def as_asked(position: Position) -> Told:
    assert position.decision is not None
    return position.decision, [(move.text, list(move.parts)) for move in position.legal_moves]


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_M4_2_what_is_ahead_is_what_becomes_legal(options: dict[str, Any]) -> None:
    asked: set[str] = set()
    for seed in range(3):
        waiting: dict[int, Any] = {}
        for position in walk(options, f"ahead {seed}", rich=True):
            actor = position.actor
            if actor is None:
                break
            told = waiting.pop(actor, None)
            if position.view(actor)["board"]["round"] != waiting.get(-1):
                told, waiting = None, {-1: position.view(actor)["board"]["round"]}  # riches have come
            if told is not None:
                asked.add(told["decision"])
                assert position.decision == told["decision"]
                if told["exact"]:
                    assert as_told(told) == as_asked(position)
            waiting[actor] = follow(position)
            waiting |= {seat: ahead(position, seat) for seat in range(position.seats) if seat != actor}
    assert asked >= {"event", "birth", "harvest", "atelier", "storage", "winter"}


def follow(position: Position) -> Any:
    """M10.1, M10.3: what is taken from one tile changes nothing on the others, so the next harvest is known."""
    then = position.copy()
    then.push(then.legal_moves[0])
    if position.decision not in HARVESTS or then.actor != position.actor or then.decision not in HARVESTS:
        return None
    return {"decision": then.decision, "legal": then.view(then.actor)["legal"], "exact": True}


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_only_who_waits_in_a_simultaneous_phase_is_told_anything(options: dict[str, Any]) -> None:
    for position in walk(options, "who"):
        for seat in (*range(position.seats), None):
            told = ahead(position, seat)
            if seat is None or seat == position.actor or position.actor is None:
                assert told is None
            elif told is not None:
                assert told["decision"] in TOLD
                assert told["exact"] or told["decision"] == "atelier"
                assert position.view(seat)["board"]["seats"][seat]["unused"] == 0 or position.decision not in (
                    "worker",
                    "garden",
                    "stand",
                )
            elif position.decision in ("event", "birth"):
                # who has placed nurses will send a worker next
                assert position.decision == "birth"


def test_M4_4_the_birth_can_be_chosen_while_others_choose_their_events() -> None:
    position = opening(2)
    assert as_told(ahead(position, 1))[0] == "event"
    position.push("event 5")
    told = ahead(position, 0)
    assert (told["decision"], told["exact"]) == ("birth", True)
    birth = {"text": "birth larva 1 worker 2", "parts": ["larva 1", "soldier 0", "worker 2", "atelier 0"]}
    assert birth in told["legal"]


def test_M6_8_a_choice_of_ants_is_told_ahead() -> None:
    position = at("birth", 2, turn="red", blue_workers=4, blue_soldiers=3, blue_nurses=5, red_event=5, blue_event=5)
    position.push("birth none")
    position.push("birth soldier 2 worker 2")
    assert position.decision == "born"
    first = at("birth", 2, turn="red", red_workers=4, red_soldiers=3, red_nurses=5, red_event=5, blue_event=5)
    first.push("birth soldier 2 worker 2")
    assert as_told(ahead(first, 0)) == (
        "born",
        [
            ("born soldier 0 worker 1", ["soldier 0", "worker 1"]),
            ("born soldier 1 worker 0", ["soldier 1", "worker 0"]),
        ],
    )


TWO_TILES = "A.P2.blue.3,10+4,10.food+earth/B.P2.blue.3,11+4,11.food+stone"


def test_who_has_no_workers_left_chooses_the_harvest_while_others_walk() -> None:
    position = at("worker", 2, turn="red", tiles=TWO_TILES, ladybugs=None, termites=None, spiders=None, blue_workers=0)
    told = ahead(position, 1)
    assert as_told(told) == ("harvest", [("harvest A food", ["A", "food"]), ("harvest A earth", ["A", "earth"])])
    assert [move.get("on") for move in told["legal"]] == [True, True]
    there = position.ahead(1)
    assert there is not None
    there[0].push("harvest A food")
    assert as_asked(there[0]) == (
        "harvest",
        [("harvest B food", ["B", "food"]), ("harvest B stone", ["B", "stone"])],
    )
    assert not any("on" in move for move in there[0].legal_moves.json())
    busy = at("worker", 2, turn="red", tiles=TWO_TILES, ladybugs=None, termites=None, spiders=None, blue_workers=1)
    assert ahead(busy, 1) is None


def test_M11_4_an_atelier_is_uncertain_while_others_could_take_a_hex() -> None:
    words: dict[str, Any] = {"red_placed": "0,0,0,1", "blue_placed": "0,0,0,1"}
    told = ahead(at("atelier", 2, turn="red", **words), 1)
    assert (told["decision"], told["exact"]) == ("atelier", False)
    assert any(move["parts"][0] == "tunnel" for move in told["legal"])
    walking = ahead(at("worker", 2, turn="red", blue_workers=0, **words), 1)
    assert (walking["decision"], walking["exact"]) == ("atelier", False)


def test_M13_6_the_next_event_can_be_chosen_while_others_clear_their_store() -> None:
    position = at("storage", 2, turn="red", red_store="3,1,1", blue_larvae=1)
    assert as_told(ahead(position, 1)) == (
        "event",
        [
            ("event 2", ["larva_plus_2"]),
            ("event 3", ["harvest_plus_3"]),
            ("event 4", ["move_plus_3"]),
        ],
    )


def test_M14_7_nothing_is_told_beyond_dice_that_are_not_rolled_yet() -> None:
    last = at("winter", 2, turn="red", round=3)
    assert last.view(None)["board"]["first"] == 1
    assert ahead(last, 1) is None
    assert as_told(ahead(at("winter", 2, turn="blue", round=3, red_larvae=3), 0)) == (
        "winter",
        [("winter 0", ["0"]), ("winter 1", ["1"])],
    )

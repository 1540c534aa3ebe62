"""Explanations: every kind of refusal, with its clause; and none that crashes or says nothing."""

import re
from pathlib import Path
from typing import Any

import pytest

import hexapoda
from hexapoda.games.myrmes import explain
from hexapoda.kernel import chance
from tests.myrmes.positions import at, refusal
from tests.settings import COUNTS

LANES = {"red_exits": "2,11", "yellow_exits": "6,3"}
IN_GARDEN = {"worker": "2,12", "points": 2, **LANES}
NURSE = {"red_placed": "0,0,0,2"}
PHEROMONES = {
    "objectives": "food3 pheromones4 stone3 nurses6 mix6 level3",
    "tiles": "A.P2.red.2,12+2,13/B.P2.red.3,12+3,13/C.P2.red.4,12+4,13/D.P2.red.5,12+5,13/E.P2.blue.6,12+6,13",
    **LANES,
}

#: Position (decision and changes), text, clause, code without its beginning.
REFUSED: list[tuple[str, dict[str, Any], str, str, str]] = [
    ("event", {}, "birth none", "M5.4", "asked-now"),
    ("event", {}, "event", "M5.4", "unfinished"),
    ("event", {}, "event 9", "M5.2", "no-such-event"),
    ("event", {}, "event 0", "M5.4", "event-larvae"),
    ("birth", {}, "birth soldier 1", "M6.3", "nurses-useless"),
    ("birth", {}, "birth larva 3 atelier 1", "M6.1", "nurses-few"),
    ("birth", {}, "birth bees 2", "", "unknown-word"),
    (
        "born",
        {"red_soldiers": 4, "red_workers": 2, "red_nurses": 6, "red_placed": "0,2,4,0", "red_event": 1},
        "born soldier 3",
        "M6.8",
        "born-wrong",
    ),
    ("worker", {}, "exchange", "M4.7", "exchange-larvae"),
    ("worker", {}, "exchange 2", "", "needless-word"),
    ("worker", {}, "pass", "M7.2", "no-pass"),
    ("worker", {}, "room 9", "M7.5", "no-such-room"),
    ("worker", {}, "room 1", "M7.5", "room-level"),
    ("worker", {"red_rooms": "0"}, "room 0", "M7.4", "room-occupied"),
    ("worker", {"red_level": 3}, "room 3", "M7.9", "queen-food"),
    ("worker", {"red_level": 2}, "room 2", "M7.8", "room-cube"),
    ("worker", {}, "exit 8,11", "M8.1", "not-your-exit"),
    ("worker", {}, "exit 0,0", "M3.1", "no-such-hex"),
    ("garden", IN_GARDEN, "step 9,3", "M8.6", "water"),
    ("garden", {**IN_GARDEN, "players": 2, "yellow_exits": None}, "step 9,0", "M3.2", "outside"),
    ("garden", IN_GARDEN, "step 2,12", "M8.4", "same-space"),
    ("garden", IN_GARDEN, "step 5,12", "M8.4", "not-beside"),
    ("garden", {**IN_GARDEN, "points": 0}, "step 3,12", "M8.4", "no-points"),
    ("garden", {**IN_GARDEN, "tiles": "A.P2.blue.3,12+4,12"}, "step A", "M8.7", "enemy-tile"),
    ("garden", {"worker": "4,11", "points": 2}, "step 4,10", "M8.11", "hunt-soldiers"),
    ("garden", IN_GARDEN, "step Q", "M8.3", "no-such-tile"),
    ("garden", IN_GARDEN, "clean", "M8.14", "clean-nothing"),
    ("garden", {"worker": "3,12", "points": 1, "tiles": "A.P2.red.3,12+4,12.food"}, "clean", "M8.14", "clean-cubes"),
    ("garden", {"worker": "3,12", "points": 1, "tiles": "A.P2.red.3,12+4,12"}, "clean", "M8.14", "clean-earth"),
    (
        "garden",
        {"worker": "3,11", "points": 1, "tiles": "A.aphid_farm.red.3,11+4,11+3,12"},
        "clean",
        "M8.19",
        "clean-special",
    ),
    (
        "stand",
        {"worker": "3,12", "points": 1, "freed": "3,12/4,12", "blue_lost": "P2"},
        "stand 2,12",
        "M8.17",
        "stand-elsewhere",
    ),
    ("garden", IN_GARDEN, "place P9 2,12", "M2.7", "no-such-kind"),
    ("garden", {**IN_GARDEN, "worker": "2,11"}, "place P2 2,11 2,12", "M9.2", "place-here"),
    ("garden", IN_GARDEN, "place P3T 2,12 3,12 2,13", "M9.3", "place-size"),
    ("garden", {**IN_GARDEN, "red_lost": "P2*6"}, "place P2 2,12 3,12", "M9.6", "place-supply"),
    ("garden", IN_GARDEN, "place scavenging 2,12 3,12 2,13", "M9.12", "place-level"),
    ("garden", {**IN_GARDEN, "red_level": 1}, "place scavenging 2,12 3,12 2,13", "M9.13", "place-cost"),
    ("garden", IN_GARDEN, "place P2 2,12 4,12", "M9.7", "place-shape"),
    ("garden", IN_GARDEN, "place P2 3,12 4,12", "M9.8", "place-worker"),
    ("garden", IN_GARDEN, "place P2 2,12 2,11", "M9.9", "place-exit"),
    ("garden", {"worker": "4,11", "points": 2}, "place P2 4,11 4,10", "M9.9", "place-prey"),
    ("garden", {**IN_GARDEN, "tiles": "A.P2.blue.3,12+4,12"}, "place P2 2,12 3,12", "M9.9", "place-tile"),
    ("harvest", {"tile": "A", "tiles": "A.P2.red.3,12+4,11.food/B.P2.red.2,12+2,13.earth"}, "harvest", "", ""),
    ("atelier", NURSE, "tunnel 9,3", "M11.4", "water"),
    ("atelier", {**NURSE, **LANES}, "tunnel 5,12", "M11.4", "tunnel-apart"),
    (
        "atelier",
        {"red_exits": "2,11/2,12/3,12/3,13", "yellow_exits": "6,3", **NURSE},
        "tunnel 2,13",
        "M11.5",
        "tunnel-markers",
    ),
    ("atelier", {**NURSE, "acted": "level"}, "level", "M11.2", "acted-already"),
    ("atelier", NURSE, "level", "M11.6", "level-cost"),
    ("atelier", {**NURSE, "red_level": 3}, "level", "M11.7", "level-top"),
    ("atelier", NURSE, "nurse", "M11.8", "nurse-cost"),
    ("atelier", {**NURSE, "red_nurses": 8}, "nurse", "M2.4", "nurse-none"),
    ("atelier", NURSE, "objective larvae9", "M3.5", "no-such-objective"),
    ("atelier", {**NURSE, "red_done": "food3"}, "objective food3", "M12.3", "objective-done"),
    ("atelier", NURSE, "objective stone3", "M12.2", "objective-closed"),
    ("atelier", NURSE, "objective food3", "M12.8", "objective-price"),
    ("atelier", {**NURSE, **PHEROMONES, "tiles": None}, "objective pheromones4", "M12.15", "objective-connected"),
    (
        "atelier",
        {
            "objectives": "food3 prey2 food5 nurses6 mix6 nurses8",
            "red_nurses": 8,
            "red_placed": "0,0,0,1",
            "red_done": "food3,prey2,food5,nurses6,mix6",
        },
        "objective nurses8",
        "",
        "",
    ),
    ("storage", {"red_store": "4,1,0"}, "keep food 5", "M13.2", "keep-sum"),
    ("storage", {"red_store": "4,1,0"}, "keep stone 4", "M13.2", "keep-missing"),
    ("winter", {"players": 2, "round": 3, "turn": "blue"}, "winter 1", "M14.3", "winter-larvae"),
]


@pytest.mark.parametrize(
    ("asked", "changes", "text", "clause", "code"),
    [each for each in REFUSED if each[4]],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_refusals_name_their_clause(asked: str, changes: dict[str, Any], text: str, clause: str, code: str) -> None:
    position = at(asked, **changes)
    assert refusal(position, text) == (clause, f"myrmes-{code}")
    found = position.explain(text)
    assert found is not None
    for language in ("en", "pl", "uk"):
        assert "{" not in found.message(language)


def paying(objective: str, **changes: Any) -> "hexapoda.Position":
    position = at("atelier", **{"red_nurses": 6, **NURSE, **changes})
    position.push(f"objective {objective}")
    return position


def test_refusals_of_payments() -> None:
    mix = paying("mix2", objectives="food3 mix2 stone3 level2 mix6 level3", red_store="0,1,1")
    assert refusal(mix, "pay earth 3") == ("M12.9", "myrmes-mix-sum")
    assert refusal(mix, "pay earth 2") == ("M12.9", "myrmes-mix-missing")
    special = "A.aphid_farm.red.3,11+4,11+3,12/B.scavenging.red.5,12+6,12+5,13"
    one = paying("special2", objectives="food3 special2 stone3 level2 mix6 level3", tiles=special, **LANES)
    assert refusal(one, "pay A B") == ("M12.13", "myrmes-special-which")
    four = paying("pheromones4", **PHEROMONES)
    assert refusal(four, "pay E") == ("M12.15", "myrmes-pheromone-strange")
    four.push("pay A")
    assert refusal(four, "pay A") == ("M12.15", "myrmes-tile-twice")
    assert refusal(four, "pay 2,14") == ("M8.3", "myrmes-no-tile-there")
    far = paying("pheromones4", **{**PHEROMONES, "tiles": f"{PHEROMONES['tiles']}/F.P2.red.9,9+10,9"})
    assert refusal(far, "pay F") == ("M12.15", "myrmes-pheromone-apart")


def test_a_tile_that_is_named_twice_for_an_objective_says_so() -> None:
    position = at("atelier", **{"red_nurses": 6, **NURSE, **PHEROMONES})
    found = position.explain("objective pheromones4 A B a C")
    assert found is not None
    assert (found.clause, found.code, found.params) == ("M12.15", "myrmes-tile-twice", {"tile": "A"})
    assert refusal(position, "objective pheromones4 A 2,12 B C") == ("M12.15", "myrmes-tile-twice")
    special = "A.aphid_farm.red.3,11+4,11+3,12/B.scavenging.red.5,12+6,12+5,13"
    two = paying("special2", objectives="food3 special2 stone3 level2 mix6 level3", tiles=special, **LANES)
    assert refusal(two, "pay A A") == ("M12.13", "myrmes-tile-twice")
    two = at(
        "atelier",
        **{"red_nurses": 6, **NURSE, **LANES},
        objectives="food3 special2 stone3 level2 mix6 level3",
        tiles=special,
    )
    assert refusal(two, "objective special2 B B") == ("M12.13", "myrmes-tile-twice")


def test_refusals_of_harvests() -> None:
    tiles = "A.P4R.red.3,6+2,7+3,7+2,8.food*2+earth/B.P2.blue.6,4+5,5.stone/C.scavenging.red.3,11+4,11+3,12"
    position = at("harvest", tile="A", tiles=tiles, **LANES)
    assert refusal(position, "harvest B stone") == ("M10.1", "myrmes-other-harvest")
    assert refusal(position, "stone") == ("M10.1", "myrmes-harvest-cube")
    more = at("extra-harvest", extra=2, red_event=3, tiles=tiles, **LANES)
    assert refusal(more, "extra B stone") == ("M10.1", "myrmes-harvest-strange")
    assert refusal(more, "extra C stone") == ("M10.6", "myrmes-harvest-special")


def test_M12_17_too_few_nurses_off_objectives() -> None:
    position = at(
        "atelier",
        objectives="food3 prey2 food5 nurses6 mix6 level3",
        red_nurses=6,
        red_done="food3,prey2,food5,mix6,level3",
        red_placed="0,0,0,1",
    )
    assert refusal(position, "objective nurses6") == ("M12.17", "myrmes-objective-nurses")


def test_every_code_of_explanations_is_tried() -> None:
    folder = Path(explain.__file__).parent
    written = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    codes = set(re.findall(r'"myrmes-([a-z-]+)"', written))
    here = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    tried = {code for *_, code in REFUSED} | set(re.findall(r'"myrmes-([a-z-]+)"', here))
    assert codes - tried == set()


@pytest.mark.parametrize("players", [2, 4])
def test_moves_of_other_moments_are_explained_in_every_language(players: int) -> None:
    for seed in range(COUNTS["myrmes_explain_games"]):
        position = hexapoda.load("myrmes", players=players).start(seed=seed)
        choices, known = chance.generator(f"explain {seed}"), ["stop", "place P2 2,12 3,12", "tunnel 3,12"]
        while position.actor is not None:
            legal = {move.text for move in position.legal_moves}
            for text in known[-12:]:
                found = position.explain(text)
                assert found is None if text in legal else True, text
                assert found is not None or position.parse(text).text in legal, text  # a tile by one of its hexes
                for language in ("en", "pl", "uk") if found is not None else ():
                    assert found is not None
                    assert found.message(language).count("\n") == 0
            ids = position.legal_ids()
            known.append(position.move(int(ids[int(chance.below(choices[0], len(ids)))])).text)
            position.push(known[-1])

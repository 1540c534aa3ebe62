"""The atelier and objectives (M11, M12)."""

import pytest

from hexapoda.games.myrmes.box.read import standard
from hexapoda.play.game import Position
from tests.myrmes.positions import at, board, me, refusal, starting, store, texts

LANES = {"red_exits": "2,11", "yellow_exits": "6,3"}
ONE, TWO = "0,0,0,1", "0,0,0,2"


def test_M11_1_all_actions_of_a_player_before_the_next() -> None:
    position = at("atelier", 2, red_placed=TWO, blue_placed=ONE, red_store="0,2,0")
    position.push("level")
    assert position.actor == 0
    position.push("tunnel 3,11")
    assert position.actor == 1


def test_M11_2_each_action_once() -> None:
    position = at("atelier", red_placed="0,0,0,3", red_nurses=4, red_store="0,4,2", **LANES)
    position.push("level")
    assert refusal(position, "level") == ("M11.2", "myrmes-acted-already")
    position.push("tunnel 3,11")
    assert refusal(position, "tunnel 2,12") == ("M11.2", "myrmes-acted-already")


def test_M11_3_nurses_may_stay_unused() -> None:
    position = at("atelier", 2, red_placed="0,0,0,3")
    position.push("done")
    assert position.decision == "event"


def test_M11_4_a_tunnel_next_to_something_of_ones_own() -> None:
    tiles = "A.P2.red.5,12+6,11/B.aphid_farm.blue.9,11+10,11+9,12"
    position = at("atelier", red_placed=ONE, tiles=tiles, **LANES)
    assert {"tunnel 2,12", "tunnel 3,11", "tunnel 4,12", "tunnel 6,12"} <= texts(position)
    assert refusal(position, "tunnel 10,12") == ("M3.1", "myrmes-no-such-hex")
    assert refusal(position, "tunnel 9,10") == ("M11.4", "myrmes-tunnel-apart")
    assert refusal(position, "tunnel 5,11") == ("M11.4", "myrmes-water")
    assert refusal(position, "tunnel 5,12") == ("M11.4", "myrmes-place-tile")
    position.push("tunnel 4,12")
    assert me(position)["exits"] == ["2,11", "4,12"]
    assert store(position) == (0, 1, 0)


def test_M11_5_no_marker_no_earth() -> None:
    position = at("atelier", red_exits="2,11/2,12/3,12/3,13", yellow_exits="6,3", red_placed=ONE)
    assert refusal(position, "tunnel 2,13") == ("M11.5", "myrmes-tunnel-markers")


@pytest.mark.parametrize(
    ("edition", "level", "cost"),
    [
        ("rulebook", 0, "0,2,0"),
        ("rulebook", 1, "0,1,2"),
        ("rulebook", 2, "0,0,3"),
        ("printed-board", 0, "0,2,0"),
        ("printed-board", 1, "0,2,1"),
        ("printed-board", 2, "0,0,3"),
    ],
)
def test_M11_6_M11_7_levels_one_by_one(edition: str, level: int, cost: str) -> None:
    position = at("atelier", edition=edition, red_level=level, red_store=cost, red_placed=ONE)
    position.push("level")
    assert (me(position)["level"], store(position)) == (level + 1, (0, 0, 0))
    top = at("atelier", edition=edition, red_level=3, red_store="9,9,9", red_placed=ONE)
    assert refusal(top, "level") == ("M11.7", "myrmes-level-top")


def test_M11_8_a_nurse() -> None:
    position = at("atelier", 2, red_store="2,0,0", red_larvae=2, red_placed=TWO)
    position.push("nurse")
    assert (me(position)["nurses"], me(position)["larvae"], store(position)[0]) == (4, 0, 0)
    assert me(position)["placed"]["atelier"] == 1  # the new one does not work yet
    poor = at("atelier", red_store="1,0,0", red_larvae=2, red_placed=ONE)
    assert refusal(poor, "nurse") == ("M11.8", "myrmes-nurse-cost")


def test_M11_9_M11_10_objectives_and_new_exits() -> None:
    position = at("atelier", 2, red_store="3,0,0", red_placed=TWO)
    position.push("objective food3")
    position.push("tunnel 3,11")
    while position.decision != "worker":
        position.push(next(iter(position.legal_moves)))
    while position.actor != 0:
        position.push("room 0")
    assert starting(position, "exit") == {"exit 2,11", "exit 3,11"}


# ── objectives ──


def ready(objective: str, **changes: object) -> Position:
    """A position in which an objective is tried."""
    box = {each.name: each for each in standard().objectives}
    level = box[objective].level
    names = {1: ["food3", "prey2"], 2: ["food5", "stone3"], 3: ["mix6", "prey4"]}
    other = next(name for name in names[level] if name != objective)
    names[level] = sorted([objective, other], key=list(box).index)
    done = {1: None, 2: names[1][0], 3: f"{names[1][0]},{names[2][0]}"}[level]
    line = " ".join(name for level in (1, 2, 3) for name in names[level])
    return at("atelier", objectives=line, **{"red_done": done, "red_nurses": 6, "red_placed": ONE, **changes})


def test_M12_1_points_by_level() -> None:
    for objective, changes, points in (
        ("food3", {"red_store": "3,0,0"}, 6),
        ("food5", {"red_store": "5,0,0"}, 9),
        ("stone5", {"red_store": "0,0,5"}, 12),
    ):
        position = ready(objective, **changes)
        position.push(f"objective {objective}")
        assert me(position)["score"] == 10 + points


def test_M12_2_levels_open_one_after_the_other() -> None:
    position = at("atelier", red_store="0,0,9", red_placed=ONE)
    assert refusal(position, "objective stone3") == ("M12.2", "myrmes-objective-closed")
    assert refusal(position, "objective mix6") == ("M12.2", "myrmes-objective-closed")
    second = at("atelier", red_store="3,0,9", red_placed=ONE, red_done="prey2", red_nurses=5)
    assert {"objective stone3", "objective food3"} <= texts(second)


def test_M12_3_each_objective_once() -> None:
    position = at("atelier", red_store="3,0,0", red_placed=ONE, red_done="food3", red_nurses=5)
    assert refusal(position, "objective food3") == ("M12.3", "myrmes-objective-done")


def test_M12_4_M12_5_paid_at_the_moment_and_the_nurse_stays() -> None:
    position = at("atelier", 2, red_store="3,0,0", red_placed=ONE)
    position.push("objective food3")
    assert store(position) == (0, 0, 0)
    assert (me(position)["nurses"], me(position)["free_nurses"]) == (3, 2)


@pytest.mark.parametrize(("players", "bonus"), [(2, 5), (3, 4), (4, 3)])
def test_M12_6_M12_7_earlier_completers_get_a_bonus(players: int, bonus: int) -> None:
    others = {"red_done": "food3", "red_nurses": 4}
    position = at("atelier", players, turn="blue", blue_store="3,0,0", blue_placed=ONE, **others)
    position.push("objective food3")
    assert (me(position, 0)["score"], me(position, 1)["score"]) == (10 + bonus, 16)
    fresh = at("atelier", players, turn="blue", blue_store="3,0,0", blue_placed=ONE, red_fresh="food3", **others)
    fresh.push("objective food3")
    assert me(fresh, 0)["score"] == 10


@pytest.mark.parametrize(
    ("objective", "name", "enough", "short"),
    [
        ("food3", "M12_8", {"red_store": "3,0,0"}, {"red_store": "2,3,3"}),
        ("food5", "M12_8", {"red_store": "5,0,0"}, {"red_store": "4,3,3"}),
        ("stone3", "M12_10", {"red_store": "0,0,3"}, {"red_store": "3,3,2"}),
        ("stone5", "M12_10", {"red_store": "0,0,5"}, {"red_store": "5,5,4"}),
        ("prey2", "M12_11", {"red_prey": 2, "ladybugs": None}, {"red_prey": 1, "ladybugs": None}),
        ("prey3", "M12_11", {"red_prey": 3, "ladybugs": None}, {"red_prey": 2, "ladybugs": None}),
        ("prey4", "M12_11", {"red_prey": 4, "ladybugs": None}, {"red_prey": 3, "ladybugs": None}),
        ("larvae5", "M12_12", {"red_larvae": 5}, {"red_larvae": 4}),
        ("larvae9", "M12_12", {"red_larvae": 9}, {"red_larvae": 8}),
        ("soldiers2", "M12_12", {"red_soldiers": 2}, {"red_soldiers": 1}),
        ("level2", "M12_14", {"red_level": 2}, {"red_level": 1, "red_event": 0}),
        ("level3", "M12_14", {"red_level": 3}, {"red_level": 2, "red_event": 0}),
    ],
)
def test_M12_8_M12_10_M12_11_M12_12_M12_14_prices(
    objective: str, name: str, enough: dict[str, object], short: dict[str, object]
) -> None:
    position = ready(objective, **enough)
    position.push(f"objective {objective}")
    colony = me(position)
    left = colony["larvae"] if objective.startswith("larvae") else 0
    assert (sum(colony["store"].values()), colony["prey"], colony["soldiers"], left) == (0, 0, 0, 0)
    if objective.startswith("level"):
        assert colony["level"] == 1
    clause, code = refusal(ready(objective, **short), f"objective {objective}")
    assert (clause.replace(".", "_"), code) == (name, "myrmes-objective-price")


@pytest.mark.parametrize(("objective", "price"), [("mix2", 2), ("mix6", 6)])
def test_M12_9_mixtures(objective: str, price: int) -> None:
    position = ready(objective, red_store=f"0,{price},1")
    position.push(f"objective {objective}")
    assert texts(position) == {f"pay earth {price} stone 0", f"pay earth {price - 1} stone 1"}
    assert refusal(position, "pay earth 1 stone 0") == ("M12.9", "myrmes-mix-sum")
    position.push(f"pay earth {price} stone 0")
    assert store(position) == (0, 0, 1)
    short = ready(objective, red_store=f"9,{price - 1},0")
    assert refusal(short, f"objective {objective}") == ("M12.9", "myrmes-objective-price")


SPECIAL = "A.aphid_farm.red.3,11+4,11+3,12/B.scavenging.red.5,12+6,12+5,13/C.sub_colony.red.7,6+8,6+7,7+8,7"


def test_M12_13_special_tiles_lose_their_cubes() -> None:
    position = ready("special2", tiles=SPECIAL, **LANES)
    position.push("objective special2")
    assert texts(position) == {"pay A", "pay B", "pay C"}
    assert refusal(position, "pay A B") == ("M12.13", "myrmes-special-which")
    position.push("pay B")
    assert board(position)["tiles"]["B"]["owner"] is None
    assert me(position)["cubes"] == 2
    position = ready("special3", tiles=SPECIAL, **LANES)
    position.push("objective special3 C A")
    assert [tile["owner"] for tile in board(position)["tiles"].values()] == [None, 0, None]
    two = ready("special3", tiles=SPECIAL.replace("C.sub_colony.red", "C.sub_colony.nobody"), **LANES)
    assert refusal(two, "objective special3") == ("M12.13", "myrmes-objective-price")


#: A chain of pheromones A B C D E along the lower edge, F apart.
CHAIN = "/".join(
    [
        "A.P2.red.2,12+2,13.earth",
        "B.P2.red.3,12+3,13",
        "C.P2.red.4,12+4,13.stone",
        "D.P2.red.5,12+5,13",
        "E.P2.red.6,12+6,13.earth",
        "F.P2.red.7,7+8,7",
    ]
)


def test_M12_15_connected_pheromones_are_chosen_one_by_one() -> None:
    position = ready("pheromones4", tiles=CHAIN, **LANES)
    position.push("objective pheromones4")
    assert texts(position) == {"pay A", "pay B", "pay C", "pay D", "pay E"}
    position.push("pay A")
    assert texts(position) == {"pay B", "pay C", "pay D"}  # E would be too far
    position.push("pay D")
    assert texts(position) == {"pay B", "pay C"}
    assert refusal(position, "pay E") == ("M12.15", "myrmes-pheromone-apart")
    position.push("pay C")
    position.push("pay B")
    cubes = {name: sum(tile["cubes"].values()) for name, tile in board(position)["tiles"].items()}
    assert cubes == {"A": 0, "B": 0, "C": 0, "D": 0, "E": 1, "F": 0}
    assert me(position)["score"] == 16


def test_M12_15_special_tiles_do_not_connect() -> None:
    tiles = CHAIN.replace("B.P2.red.3,12+3,13", "B.P2.red.3,12+4,11")
    tiles = tiles.replace("C.P2.red.4,12+4,13.stone", "C.aphid_farm.red.4,12+3,13+4,13")
    position = ready("pheromones4", tiles=tiles, **LANES)
    assert refusal(position, "objective pheromones4") == ("M12.15", "myrmes-objective-connected")


def test_M12_15_seven_pheromones() -> None:
    row = [f"{name}.P2.red.{q},12+{q},13" for name, q in zip("ABCDE", range(2, 7), strict=True)]
    tiles = "/".join([*row, "F.P2.red.3,11+4,11", "G.P3L.red.7,12+8,12+9,12.food"])
    position = ready("pheromones7", tiles=tiles, **LANES)
    position.push("objective pheromones7 G F A B C D E")
    assert me(position)["score"] == 22
    assert sum(board(position)["tiles"]["G"]["cubes"].values()) == 0


@pytest.mark.parametrize(("objective", "need", "returned"), [("nurses6", 6, 1), ("nurses8", 8, 2)])
def test_M12_16_nurses(objective: str, need: int, returned: int) -> None:
    position = ready(objective, red_nurses=need)
    position.push(f"objective {objective}")
    assert me(position)["nurses"] == need - returned
    short = ready(objective, red_nurses=need - 1)
    assert refusal(short, f"objective {objective}") == ("M12.16", "myrmes-objective-price")


def test_M12_17_nurses_with_nothing_to_do_are_returned_first() -> None:
    position = at(
        "atelier",
        objectives="food3 prey2 food5 nurses6 mix6 nurses8",
        red_nurses=8,
        red_done="food3,prey2,nurses6",
        red_placed="0,0,0,4",
    )
    position.push("objective nurses8")
    assert me(position)["placed"]["atelier"] == 2  # of five free ones one acts, one idles: another is returned too
    assert (me(position)["nurses"], me(position)["free_nurses"]) == (6, 2)
    few = at(
        "atelier",
        objectives="food3 prey2 food5 nurses6 mix6 level3",
        red_nurses=6,
        red_done="food3,prey2,food5",
        red_placed="0,0,0,3",
    )
    few.push("objective nurses6")
    assert me(few)["placed"]["atelier"] == 1


def test_M12_18_the_twenty_objectives() -> None:
    names = [each.name for each in standard().objectives]
    assert names[:7] == ["food3", "mix2", "larvae5", "prey2", "soldiers2", "special2", "pheromones4"]
    assert names[7:14] == ["food5", "stone3", "larvae9", "prey3", "special3", "level2", "nurses6"]
    assert names[14:] == ["stone5", "mix6", "prey4", "level3", "nurses8", "pheromones7"]

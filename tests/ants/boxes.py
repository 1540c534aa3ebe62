"""Data files changed at random: other boards, ants, numbers and decks than those of the box."""

import copy
import random
from itertools import pairwise
from typing import Any

from hexapoda.games.ants.box import SHELF
from hexapoda.games.ants.box.contents import Box
from tests.ants.positions import DATA
from tests.ants.reference.board import Board

#: What the rules allow at most (cells of the board, links of a cell, cards).
MAX_CELLS, MAX_LINKS, MAX_CARDS = 64, 6, 64


def changed_data(rng: random.Random) -> dict[str, Any]:
    """A data file with almost everything drawn."""
    data = copy.deepcopy(DATA)
    data |= changed_board(rng)
    data["components"] |= {"workers_per_player": rng.randint(1, 7), "soldiers_per_player": rng.randint(1, 5)}
    for kind, mines in (("worker", 0.9), ("soldier", 0.3)):
        numbers = {
            "cost": rng.choice([1, 1, 2, 3]),
            "strength": rng.choice([1, 1, 2, 3]),
            "mines": rng.random() < mines,
        }
        data["ants"][kind] |= numbers
    data["levels"]["costs"] = [rng.randint(2, 9) for _ in range(3)]
    data["rules"] |= {
        "hand_size": rng.choice([0, 1, 3, 4, 4, 5]),
        "start_chips_classic": rng.randint(1, 9),
        "start_chips_pyramids": rng.randint(1, 9),
        "tunnel_cost": rng.choice([1, 1, 2]),
        "tunnel_min_distance_from_enemy_anthill": rng.randint(1, 5),
        "emergency_gain": rng.choice([1, 1, 3]),
        "capacity_trail": rng.choice([1, 2, 2, 2]),
        "capacity_cake": rng.choice([1, 1, 2]),
        "capacity_centre": rng.choice([1, 2, 2]),
        "bank_limit": rng.choice([0, 0, 60]),
        "centre_entries_per_turn": rng.choice([0, 1, 1, 2]),
        "hire_push": rng.choice(["chain", "single", "column"]),
        "max_rounds": rng.choice([5, 15, 40]),
    }
    for scenario in data["scenarios"]:
        family = "pyramids" if scenario["id"].startswith("pyramids") else "classic"
        scenario["start_chips"] = data["rules"][f"start_chips_{family}"]
    data["cards"] = changed_deck(rng)
    data["components"]["cards"] = sum(card["count"] for card in data["cards"])
    return data


def changed_deck(rng: random.Random) -> list[dict[str, Any]]:
    """Some kinds left out, others with other counts; enough to deal four hands of five, and often no more."""
    cards = rng.sample(copy.deepcopy(DATA["cards"]), rng.randint(3, 10))
    cards.sort(key=lambda card: [each["id"] for each in DATA["cards"]].index(card["id"]))
    for card in cards:
        card["count"] = rng.randint(1, 6)
    while sum(card["count"] for card in cards) < 20:
        rng.choice(cards)["count"] += 1
    return cards


def small_box() -> str:
    """A box in one word for quick battles: two cells of A touch two of B, and most cards are played in battles."""
    gates = {hill: [f"{hill}{n}" for n in (1, 2, 3)] for hill in "ABCD"}
    links = [["A1", "B1"], ["A2", "B2"], ["C1", "D1"], ["C2", "D2"], ["XA", "XB"], ["XB", "XC"], ["XC", "XD"]]
    links += [[f"{hill}3", f"X{hill}"] for hill in gates]
    cells = {cell: "trail" for three in gates.values() for cell in three} | {f"X{hill}": "centre" for hill in gates}
    board = _board(cells, links, gates, [(x, y) for y in range(5) for x in range(5)])
    counts = {"fury": 20, "ambush": 4, "sentries": 8, "honeydew": 8}
    cards = [{**card, "count": counts[card["id"]]} for card in DATA["cards"] if card["id"] in counts]
    found = SHELF.read({**DATA, **board, "cards": cards}, "small.toml")
    assert isinstance(found, Box), found
    return found.word


def changed_board(rng: random.Random) -> dict[str, Any]:
    """Trails of other lengths with side ways between them, where every ant can still be pushed forward."""
    while True:
        cells, links, gates = _trails(rng, rng.randint(2, 7), rng.randint(1, 4))
        inner = [cell for cell in cells if not any(cell in three for three in gates.values())]
        for _ in range(rng.choice([0, 2, 5, 12])):
            pair = sorted(rng.sample(inner, 2))
            if pair not in links and all(sum(cell in link for link in links) < MAX_LINKS for cell in pair):
                links.append(pair)
        places = rng.sample([(x, y) for x in range(16) for y in range(16)], len(cells) + 4)
        board = _board(cells, links, gates, places)
        if len(cells) <= MAX_CELLS and _can_push_everywhere({**DATA, **board}):
            return board


def _board(
    cells: dict[str, str], links: list[list[str]], gates: dict[str, list[str]], places: list[tuple[int, int]]
) -> dict[str, Any]:
    """The tables of a board; the anthills have the first four places."""
    return {
        "anthills": [
            {"id": hill, "x": x, "y": y, "cells": three}
            for (hill, three), (x, y) in zip(gates.items(), places, strict=False)
        ],
        "cells": [
            {"id": cell, "kind": kind, "x": x, "y": y}
            for (cell, kind), (x, y) in zip(cells.items(), places[4:], strict=False)
        ],
        "graph": {"links": links},
    }


def _trails(rng: random.Random, side: int, inward: int) -> tuple[dict[str, str], list[list[str]], dict[str, list[str]]]:
    """Trails along the sides and to the centre, like those of the box but longer or shorter: cells, links, gates."""
    cells: dict[str, str] = {}
    links: list[list[str]] = []
    for one, other in ("AB", "BC", "CD", "DA"):
        names = [f"{one}{other}{n}" for n in range(1, side + 1)]
        cells |= dict.fromkeys(names, "trail")
        links += [list(pair) for pair in pairwise(names)]
        if side > 2:
            cells[rng.choice(names[1:-1])] = "cake"
    for one in "ABCD":
        names = [*(f"{one}X{n}" for n in range(1, inward + 1)), f"X{one}"]
        cells |= dict.fromkeys(names, "trail") | {names[-1]: "centre"}
        links += [list(pair) for pair in pairwise(names)]
    links += [["XA", "XB"], ["XB", "XC"], ["XC", "XD"], ["XA", "XD"]]
    last = side
    gates = {
        "A": ["AB1", f"DA{last}", "AX1"],
        "B": ["BC1", f"AB{last}", "BX1"],
        "C": ["CD1", f"BC{last}", "CX1"],
        "D": ["DA1", f"CD{last}", "DX1"],
    }
    return cells, [sorted(link) for link in links], gates


def _can_push_everywhere(data: dict[str, Any]) -> bool:
    """A5.6."""
    board = Board(data)
    return all(board.forward(hill, gate) for hill, three in board.anthills.items() for gate in three)

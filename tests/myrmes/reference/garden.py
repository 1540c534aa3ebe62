"""The garden of Myrmes and the shapes of tiles, read from the data file: M3.1, M9.7. Nothing here changes in a game."""

from typing import Any

#: Axial coordinates (q, r).
Hex = tuple[int, int]

STEPS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def name_of(spot: Hex) -> str:
    return f"{spot[0]},{spot[1]}"


def hex_named(name: str) -> Hex:
    q, r = name.split(",")
    return int(q), int(r)


def neighbours(spot: Hex) -> set[Hex]:
    """The six hexes that share an edge with one, in play or not."""
    return {(spot[0] + q, spot[1] + r) for q, r in STEPS}


def rotated(spot: Hex) -> Hex:
    """By 60 degrees about (0, 0)."""
    q, r = spot
    return -r, q + r


def reflected(spot: Hex) -> Hex:
    """In the line through (0, 0) and (1, 1)."""
    q, r = spot
    return r, q


def placements(cells: list[Hex], spot: Hex) -> set[frozenset[Hex]]:
    """M9.7, M9.8: what a shape covers, turned and reflected and moved in every way, if it covers a hex."""
    found: set[frozenset[Hex]] = set()
    for flip in (False, True):
        turned = [reflected(cell) if flip else cell for cell in cells]
        for _ in range(6):
            turned = [rotated(cell) for cell in turned]
            for on in turned:
                q, r = spot[0] - on[0], spot[1] - on[1]
                found.add(frozenset((cell[0] + q, cell[1] + r) for cell in turned))
    return found


class Garden:
    """The hexes in play by their ground ("grass", …, "water"), where prey lies at the start, and the start exits."""

    def __init__(self, data: dict[str, Any], players: int) -> None:
        letters = data["garden"]["letters"]
        self.ground: dict[Hex, str] = {
            (row["q0"] + n, row["r"]): letters[letter]
            for row in data["garden"]["rows"]
            for n, letter in enumerate(row["t"])
        }
        area = data["area"][f"p{players}"]  # M3.1, M3.2
        out = {(q, r) for q, r in area.get("excluded", [])}
        if "keep_rows" in area:
            first, last = area["keep_rows"]
            out = {(q, r) for q, r in self.ground if not first <= r <= last}
        for spot in out:
            del self.ground[spot]
        self.prey_spots = [(q, r) for q, r in data["prey_spots"]["hexes"] if (q, r) in self.ground]
        self.start_exits = [(q, r) for q, r in data["start_exits"][f"p{players}"]]

    def is_land(self, spot: Hex) -> bool:
        """M8.6: in play and no water."""
        return self.ground.get(spot, "water") != "water"

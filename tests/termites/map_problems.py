"""What is wrong with a map, clause by clause (T11); shares nothing with the code that builds maps in a game."""

from collections.abc import Callable, Iterable
from itertools import combinations

Axial = tuple[int, int]

#: A problem of the map as a whole has no hex.
NOWHERE = ""


def map_problems(
    data: dict,
    players: int,
    neutral_mounds: Iterable[str],
    terrain: dict[str, str] | list[tuple[str, str]],
    custom: bool,
) -> list[tuple[str, str]]:
    """Every breach of the rules for maps as (clause, hex).

    Terrain is given by hex, or as (hex, terrain) pairs, so that a hex named twice is seen. A group that is too large is
    named by its first hex in board order, two adjacent mounds by the later one; a problem without a place has hex "".

    - T1.2 no such hex; T1.5 no such terrain, or two terrains on one hex; T1.6 two mounds on one hex
    - T1.11 the number of neutral mounds
    - T11.3 a neutral mound on the edge or next to another; T11.5 a neutral mound on a tile
    - T11.1 too many tiles; T11.2 faces that the tiles don't have; T11.6-T11.8 groups and water next to neutral mounds:
      not checked for custom maps (T11.10)
    """
    radius = data["board"]["radius"]
    mounds = list(neutral_mounds)
    pairs = list(terrain.items()) if isinstance(terrain, dict) else terrain
    problems: list[tuple[str, str]] = []

    for spot in [*mounds, *(spot for spot, _ in pairs)]:
        if locate(spot, radius) is None:
            problems.append(("T1.2", spot))
    seen: dict[str, str] = {}
    for spot, kind in pairs:
        if kind not in data["terrain"] or spot in seen:
            problems.append(("T1.5", spot))
        seen.setdefault(spot, kind)
    problems += [("T1.6", spot) for n, spot in enumerate(mounds) if spot in mounds[:n]]
    if len(mounds) != players - 1:
        problems.append(("T1.11", NOWHERE))

    # From here on only what could be read; hexes by their axial coordinates.
    mound_at = {at: spot for spot in mounds if (at := locate(spot, radius)) is not None}
    tile_at = {
        at: (spot, kind)
        for spot, kind in seen.items()
        if kind in data["terrain"] and kind != "clear" and (at := locate(spot, radius)) is not None
    }
    earlier: set[Axial] = set()
    for at, spot in mound_at.items():
        q, r = at
        on_edge = max(abs(q), abs(r), abs(q + r)) == radius
        if on_edge or earlier.intersection(around(at)):
            problems.append(("T11.3", spot))
        if at in tile_at:
            problems.append(("T11.5", spot))
        earlier.add(at)
    if custom:
        return problems

    problems += supply_problems(data, [kind for _, kind in tile_at.values()])
    limits = data["map_building"]
    alike = groups(tile_at, lambda a, b: tile_at[a][1] == tile_at[b][1])
    any_kind = groups(tile_at, lambda a, b: True)
    problems += [("T11.6", tile_at[g[0]][0]) for g in alike if len(g) > limits["max_connected_same_terrain"]]
    problems += [("T11.7", tile_at[g[0]][0]) for g in any_kind if len(g) > limits["max_connected_any_terrain"]]
    for at, spot in mound_at.items():
        if sum(tile_at.get(near, ("", ""))[1] == "water" for near in around(at)) >= 2:
            problems.append(("T11.8", spot))
    return problems


def locate(spot: str, radius: int) -> Axial | None:
    """The axial coordinates of a hex (T1.2), None if the board has no such hex.

    >>> locate("F6", 5), locate("A1", 5), locate("K6", 5), locate("A7", 5), locate("F06", 5)
    ((0, 0), (0, -5), (0, 5), None, None)
    """
    row, number = spot[:1], spot[1:]
    r = ord(row) - ord("A") - radius if row else radius + 1
    if abs(r) > radius or number not in {str(n) for n in range(1, 2 * radius + 2 - abs(r))}:
        return None
    return int(number) - 1 + max(-radius, -radius - r), r


def around(at: Axial) -> list[Axial]:
    """The six places around one, on the board or not."""
    q, r = at
    return [(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)]


def groups(places: Iterable[Axial], belong: Callable[[Axial, Axial], bool]) -> list[list[Axial]]:
    """The places in connected groups, each in board order: neighbours that belong together are in one group."""
    found: list[set[Axial]] = []
    for at in places:
        touching = [group for group in found if any(near in group and belong(at, near) for near in around(at))]
        found = [group for group in found if group not in touching]
        found.append({at}.union(*touching))
    in_order = [sorted(group, key=board_order) for group in found]
    return sorted(in_order, key=lambda group: board_order(group[0]))


def board_order(at: Axial) -> Axial:
    """Rows from the top, each from the left."""
    return at[1], at[0]


def supply_problems(data: dict, kinds: list[str]) -> list[tuple[str, str]]:
    """T11.1, T11.2: whether the tiles of the box can show these terrains, each tile one of its two faces.

    They can exactly if, for every set of terrains, no more hexes show one of them than tiles have one of them (Hall).
    """
    if len(kinds) > data["map_building"]["tiles_max"]:
        return [("T11.1", NOWHERE)]
    faces = sorted(set(kinds))
    for size in range(1, len(faces) + 1):
        for some in combinations(faces, size):
            tiles = sum(tile["count"] for tile in data["tiles"] if set(tile["faces"]) & set(some))
            if sum(kind in some for kind in kinds) > tiles:
                return [("T11.2", NOWHERE)]
    return []

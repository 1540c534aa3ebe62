"""The boards of Termites' rulebook, out of its drawings, which show a part of the board only: the rest is made up, so
that the whole is a position that the rules allow. What no rules allow is left as the drawing that it is."""

import re
from dataclasses import dataclass, field, replace
from typing import Any

import hexapoda
from hexapoda import HexapodaError
from tests.docs.boards import Board, stated
from tests.docs.pages import Example
from tests.termites.components import colony_tokens
from tests.termites.drawings import BOARD, DATA, Drawing, read_drawing
from tests.termites.positions import COLONIES
from tests.termites.real import map_word


def board(example: Example) -> Board | None:
    """A drawing of Termites as a whole position, or a map."""
    if example.fence == "map":
        return _map_board(example)
    if example.clause == "start":  # the key to the signs is no position of a game
        return None
    drawing = read_drawing(example.text)
    for fact in example.facts:
        if match := re.fullmatch(r"also: (\w+) reserve empty", fact):
            drawing.no_reserve.add(COLONIES.index(match[1]))
    claims = [fact for fact in example.facts if not fact.startswith("also")]
    if any("map" in claim for claim in claims):
        return _checked(_map_options(Scene(drawing, active=0, turn=0).map()), "", [], drawing, still=True)
    if claims[0].startswith("mounds"):
        start = Scene(drawing, active=0, turn=0)
        return _checked(_map_options(start.map()), start.text("place-mound"), [], drawing, hand=True)
    return _scene_board(drawing, claims)


def _map_board(example: Example) -> Board | None:
    """The start of a game with a setup of the box."""
    match = re.fullmatch(r"setup (p(\d)\w*)", example.facts[0])
    if match is None:
        return None
    return _checked({"players": int(match[2]), "setup": match[1]}, "", [], Drawing(), still=True)


def _map_options(map_data: dict[str, Any]) -> Board:
    return {"players": 2, "colonies": "blue,red", "map": map_word(map_data)}


def _checked(options: Board, position: str, moves: list[str], drawing: Drawing, **more: bool) -> Board:
    """A board whose position the rules allow; they complain otherwise."""
    game = hexapoda.load("termites", **options)
    if position:
        found = game.position(position)
        for move in moves:
            found.push(move)
    return stated(options=options, position=position, moves=moves, **more, marks=drawing.marks, near=drawing.hexes)


def _scene_board(drawing: Drawing, claims: list[str]) -> Board | None:
    """A drawing as a part of a game that two play, if there is one."""
    first = re.match(r"([A-K]\d+)", claims[0])
    placing = claims[0].startswith("place")
    active = drawing.units[first[1]][0] if first else 0
    moves = [first[1]] if first else []
    # What retreats go to is not what the chosen unit may go to.
    retreating = [match[1] for claim in claims if (match := re.match(r"(\w+)x\w+ from \w+: retreat ●", claim))]
    drawn = drawing
    if retreating == moves:
        drawn = replace(drawing, marks={spot: mark for spot, mark in drawing.marks.items() if mark != "●"})
    elif retreating:
        moves = []
    for scene in scenes(drawing, active, placing):
        options = _map_options(scene.map())
        try:
            asked = "choose-token" if placing else "choose-unit"
            return _checked(options, scene.text(asked), moves, drawn, hand=placing)
        except HexapodaError:
            continue
    return None


def scenes(drawing: Drawing, active: int, placing: bool) -> "list[Scene]":
    """Scenes around a drawing, those at early turns first; there must have been time to place its tokens."""
    captured = 3 if drawing.no_reserve else 0
    if captured:  # Red has attacked mounds so often that some unit of Blue's must be left, somewhere far away.
        corners = ("A1", "A6", "F1", "F11", "K1", "K6")
        far = max(corners, key=lambda spot: min(BOARD.distance(spot, other) for other in drawing.hexes))
        drawing = replace(drawing, units={**drawing.units, far: (0, "W1")})
    units = [sum(owner == seat for owner, _ in drawing.units.values()) for seat in (0, 1)]
    return [
        Scene(drawing, active, turn, first, placing, captured)
        for turn in range(1, 36)
        for first in (0, 1)
        if (turn - 1 + first) % 2 == active
        and all(placed(seat, turn, first) - (placing and seat == active) >= number for seat, number in enumerate(units))
    ]


def placed(seat: int, turn: int, first: int) -> int:
    """How many tokens a seat has placed by a turn."""
    return (turn + 1 - (seat != first)) // 2


@dataclass
class Scene:
    """A position of two players, blue and red, around a drawing."""

    drawing: Drawing
    active: int
    turn: int
    first: int = 0
    placing: bool = False
    #: How many mounds red has captured: the neutral one and blue ones.
    captured: int = 0
    mounds: list[dict[str, int]] = field(init=False)

    def __post_init__(self) -> None:
        self.mounds = self._mounds() if self.turn else [{}, {}]

    def map(self) -> dict[str, Any]:
        """Terrain and neutral mound like an entry of `setups`: a map of one's own, free of T11.6 to T11.8."""
        kinds = ("water", "vegetation", "stones")
        terrain = {kind: [spot for spot, each in self.drawing.terrain.items() if each == kind] for kind in kinds}
        neutral = [spot for spot, (owner, _) in self.drawing.mounds.items() if owner == "neutral"]
        return {**terrain, "neutral_mounds": neutral or self._free_hexes(list(self.drawing.mounds))[:1], "custom": True}

    def _mounds(self) -> list[dict[str, int]]:
        """T4.8: two mounds of each, those of the drawing among them. Red has placed one more for each captured one."""
        drawn = self.drawing.mounds
        taken = [*drawn, *self.map()["neutral_mounds"]]
        found: list[dict[str, int]] = []
        for seat, number in enumerate((2, 2 + self.captured)):
            own = {spot: value for spot, (owner, value) in drawn.items() if owner == seat}
            values = [value for value in DATA["mounds"]["colony_values"] if value not in own.values()]
            while len(own) < number:
                spot = self._free_hexes(taken)[0]
                own[spot] = values.pop(0)
                taken.append(spot)
            found.append(own)
        return found

    def _free_hexes(self, mounds: list[str]) -> list[str]:
        """T4.9: where one more mound could be, outside of the drawing, the farthest from it first."""
        waters = {spot for spot, kind in self.drawing.terrain.items() if kind == "water"}
        drawn = self.drawing.hexes
        free = [
            spot
            for spot in BOARD.hexes
            if spot not in BOARD.edge
            and spot not in drawn
            and len(waters & set(BOARD.neighbours[spot])) < 2
            and all(BOARD.distance(spot, other) > 1 for other in mounds)
        ]
        return sorted(free, key=lambda spot: -min(BOARD.distance(spot, other) for other in drawn))

    def text(self, asked: str) -> str:
        """The position text; the rules say whether it is one."""
        words = {"asked": asked, "colonies": "blue,red", "first": COLONIES[self.first]}
        if self.turn:
            words |= {"turn": str(self.turn), "active": COLONIES[self.active]}
        lost_mounds = self._lost_mounds()
        for seat, colony in enumerate(COLONIES[:2]):
            units = {spot: kind for spot, (owner, kind) in self.drawing.units.items() if owner == seat}
            hand, stack = self._tokens(seat, list(units.values()))
            kept = self.mounds[seat].values()
            reserve = [v for v in DATA["mounds"]["colony_values"] if v not in kept and (seat or v not in lost_mounds)]
            pieces = [f"{value}@{spot}" for spot, value in self.mounds[seat].items()]
            pieces += [f"{kind}@{spot}" for spot, kind in units.items()]
            lists = {"": pieces, "-hand": hand, "-stack": stack, "-reserve": [str(value) for value in reserve]}
            if seat and self.captured:
                lists["-trophies"] = [str(value) for value in sorted([7, *lost_mounds])]
            words |= {colony + of: ",".join(items) for of, items in lists.items() if items}
        if not self.captured:
            words["neutral"] = ",".join(f"7@{spot}" for spot in self.map()["neutral_mounds"])
        return " ".join(f"{name}={value}" for name, value in words.items())

    def _lost_mounds(self) -> list[int]:
        free = [v for v in DATA["mounds"]["colony_values"] if v not in self.mounds[0].values()]
        return free[: max(0, self.captured - 1)]

    def _tokens(self, seat: int, units: list[str]) -> tuple[list[str], list[str]]:
        """Hand and stack: what is neither on the board nor lost. What an example places is in the hand."""
        left = list(colony_tokens(DATA, COLONIES[seat]))
        for unit in units:
            if unit in left:
                left.remove(unit)
        begun = placed(seat, self.turn, self.first) - (self.placing and seat == self.active)
        lost = begun - len(units) if self.turn else 0
        if lost > 0:
            del left[-lost:]
        hand = (
            [kind for kind in ("W1", "S2", "F1") if kind in left] if self.placing and seat == self.active else left[:3]
        )
        for kind in hand:
            left.remove(kind)
        return hand, left


def claimed(example: Example) -> set[str]:
    """The hexes that the first claim says can be chosen."""
    fact = example.facts[0]
    words = fact.split(" to ")[1].split() if " to " in fact and " not " not in fact else []
    marks = read_drawing(example.text).marks if example.fence == "termites" else {}
    return {spot for spot, mark in marks.items() if mark in words}

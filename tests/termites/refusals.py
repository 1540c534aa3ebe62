"""The cases of `refusals.txt`: one for every way in which a decision of Termites is refused.

A line says the clause (- where no rule is concerned), the position, what is asked, the code and its parameters. A
position is one of those below or written as on the rules page, then come decisions that are taken in it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

import hexapoda
from hexapoda import Position, Refusal
from hexapoda.games.termites.notation.names import hex_name, hexes
from tests.termites.positions import FULL, GAME

#: Where a position is set up, red is to move; `hands` are those of blue and red, and make red place a token first.
PLAIN = """blue W1@F6, mound 8@H5; red W2@F4, S1@H8, F1@C2, mound 7@D6; neutral mound 7@J4;
    water E4; vegetation D3; stones G4"""
HANDS = [["P1"], ["W2", "F2", "W2"]]
#: TE6, TE7 (with H5 clear), TE11 (the last attacker but one), TE12, TE13, TE24 with red as the attacker.
TE6 = "blue W3@F6; red W2@F5, S1@E6, P1@G7; stones G6; water F7"
TE7 = "blue mound 8@F6; red W1@F5, S2@E6, P2@H5, F1@G6"
TE11 = "blue W1@F6; red W2@F5, W3@F4, S2@E5, P3@E6; stones F6"
TE12 = "blue W1@F6, W3@E6, W3@G6; red W1@E5, W1@F5, W1@G5, F2@F8"
TE13 = "blue W1@F6, W2@F5; red W2@G6; water E5 E6 F7"
TE16 = "blue W2@F6; red W1@F5, P1@E5, P3@D5, W3@D4, P2@C4; vegetation E5"
TE24 = "red F2@F5; blue W1@F6, W3@E5, W3@E6, W3@G5, W3@G6"
#: A soldier and a worker beside a worker with room to retreat.
GRIP = "blue W1@F6; red S1@F5, W1@E5"
#: A flyer that can only retreat to G6, or be pushed onto vegetation (T8.6).
PUSHED = "blue F1@F6; red W2@F5, W1@E5, W1@G5; vegetation E6 F7"
#: A worker between walls of blue workers; a wide way around is too far.
WALL = "blue W1@F5, W1@E5, W1@E6, mound 9@G5; red W2@F4"
LAKE = "blue W1@B1; red W2@F6, W1@K1; water E5 E6 F5 F7 G5 G6"
#: All hexes but one are water, and on that one stands a unit: no worker fits anywhere.
WATER_WORLD = "red W1@A1; water " + " ".join(hex_name(5, spot) for spot in hexes(5)[1:])
#: Red takes a mound of blue; both have others in reserve.
CAPTURE = "blue mound 5@F6; red W3@F5, W3@E6"
TE19 = "neutral mound 7@F6; water D4 D5; blue mound 5@H3; red W3@H4, W3@H2"
#: TE15, but F4 is blue's: when red has taken it and placed a mound there, blue must remove W1@F2.
ROOM = FULL.replace("mound 7@F4, ", "").replace("blue W1@F2", "gray mound 7@J6, blue mound 5@F4, W1@F2, W1@A1")
ROOM = ROOM.replace(", mound 7@J6;", ";") + "; red W3@F3, W3@G3"
#: A map after some tiles: waters C3 and C2, stones C4, vegetation D4, and water beside the mound on F6.
BUILT = (
    "neutral F6; tile water/stones C3; tile stones/water C4; tile water/vegetation E6; tile vegetation/water D4; "
    "tile water/vegetation B2"
)
#: All six tiles with stones and water lie on the board.
USED_UP = "neutral F6; " + "; ".join(f"tile stones/water {spot}" for spot in ("A1", "A3", "A5", "C1", "C3", "C5"))

#: A position that is made when a test asks for it.
Where = Callable[[], Position]


@cache
def _after(begin: Where, played: str) -> Position:
    position = begin()
    for move in filter(None, played.split("; ")):
        position.push(move)
    return position


def _played(begin: Where, played: str) -> Where:
    return lambda: _after(begin, played).copy()


@cache
def _set_up(text: str, hands: bool, more: tuple[tuple[str, Any], ...]) -> Where:
    options = {name: [list(each) for each in value] if name == "reserves" else value for name, value in more}
    return lambda: GAME.position(text, hands=HANDS if hands else None, **options).position


def at(text: str, played: str = "", *, hands: bool = False, **more: Any) -> Where:
    """A position as on the rules page, red to move, after some decisions in words."""
    return _played(_set_up(text, hands, tuple(more.items())), played)


@cache
def _new_game(**options: Any) -> Where:
    colonies = ",".join(["blue", "red", "gold", "gray"][: options["players"]])
    start = "first 1" if options.get("map") == "build" else None
    game = partial(hexapoda.load, "termites", colonies=colonies, **options)
    return lambda: game().start(seed=1, chance_text=start)


def building(played: str = "", players: int = 2) -> Where:
    """A game whose map is being built."""
    return _played(_new_game(map="build", players=players), played)


def setting_up(played: str = "", players: int = 2) -> Where:
    """A game on its standard map, in which the first mounds are placed."""
    return _played(_new_game(players=players), played)


#: How `refusals.txt` calls the positions.
_PLACES: dict[str, Callable[[str], Where]] = {
    **{name: partial(at, text) for name, text in globals().copy().items() if name.isupper() and isinstance(text, str)},
    "HAND": partial(at, PLAIN, hands=True),
    "WATER_WORLD": partial(at, WATER_WORLD, hands=True),
    "ROOM": partial(at, ROOM, players=4, reserves=((5, 6), (9,), (), ())),
    "SETUP": setting_up,
    "SETUP3": partial(setting_up, players=3),
    "BUILD": building,
    "BUILD3": partial(building, players=3),
    "BUILT": lambda played: building(f"{BUILT}; {played}"),
    "USED_UP": lambda played: building(f"{USED_UP}; {played}"),
}


@dataclass(frozen=True)
class Case:
    """Where something is asked, and the refusal; `title` is the whole line without its parameters."""

    title: str
    where: Where
    asked: str
    refusal: Refusal


def _case(line: str) -> Case:
    clause, place, asked, code, params = (each.strip() for each in line.split("|"))
    name, _, played = place.partition(" > ")
    found: dict[str, str | int] = {}
    for param in params.split("; "):
        key, _, value = param.partition("=")
        found[key] = int(value) if value.isdigit() else value
    refusal = Refusal("" if clause == "-" else clause, code, found, code not in ("not-a-move", "no-such-token"))
    where = _PLACES[name](played) if name in _PLACES else at(name, played)
    return Case(f"{clause} {place}: {asked}", where, asked, refusal)


_LINES = Path(__file__).with_name("refusals.txt").read_text(encoding="utf-8").splitlines()
CASES = [_case(line) for line in _LINES if line and not line.startswith("#")]

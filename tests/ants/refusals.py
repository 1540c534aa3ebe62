"""The cases of `refusals.txt`: one for every way in which a decision of Ants is refused.

A line says the clause (- where no rule is concerned), the position, what is asked, the code and some parameters. A
position is one of those below, or a position text (see `lines.at`) with options before a `>`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

from hexapoda import Position
from hexapoda.games.ants.box import SHELF
from tests.ants.lines import after, at
from tests.ants.positions import DATA

FILE = Path(__file__).with_name("refusals.txt")


def dear_soldiers() -> str:
    """A box in which a soldier costs nine chips."""
    return SHELF.word_of(
        SHELF.read({**DATA, "ants": {**DATA["ants"], "soldier": {**DATA["ants"]["soldier"], "cost": 9}}}, "")
    )


def narrow_trails() -> str:
    """A box in which one ant fits on a cell of a trail."""
    return SHELF.word_of(SHELF.read({**DATA, "rules": {**DATA["rules"], "capacity_trail": 1}}, ""))


POSITIONS: dict[str, Callable[[], Position]] = {
    "PLAIN": lambda: at(
        "A=W@AB1,W@AX1,S@AX1 A-chips=8 A-hand=fury,ambush,forced_march,column B=W@AB6,S@AB6 B-obstacles=AB2",
        data=dear_soldiers(),
    ),
    "EXCHANGE": lambda: at("asked=exchange A-hand=fury*2,ambush,honeydew"),
    # AE18: the soldier comes out of the tunnel between two enemies
    "CONTACT": lambda: after(
        at("A=S@AX2 A-markers=AX2,AB5 B=W@AB4 C=S@AB6", players=3),
        "step S AX2-AB5",
    ),
    "SENTRIES": lambda: after(
        at("A=W@AX2,S@AX2 B=S@AX4 A-table=sentries A-hand=column B-hand=fury"), "card column AX2-AX3"
    ),
    "BATTLE": lambda: after(at("A=W@AB4 B=S@AB6 A-hand=fury B-hand=fury"), "step W AB4-AB5"),
    "BATTLE_B": lambda: after(at("A=W@AB4 B=W@AB6 A-hand=fury B-hand=ambush"), "step W AB4-AB5", "pass"),
    "MARCH": lambda: after(at("A=W@AB1 A-hand=forced_march"), "card forced_march W AB1-AB2"),
    # the first step leads to a battle
    "MARCHING": lambda: at("A=W@AB2 B=W@AB4 A-hand=forced_march,fury"),
    # a full cell makes room
    "PUSH": lambda: after(at("A=W@AB1,W@AB2,S@AB2 A-chips=1"), "hire W AB1 push"),
    "NARROW": lambda: at("A=W@AX1,W@AX2,W@AX3,W@AX4,S*2@XA A-chips=1", data=narrow_trails()),
    "TEAMS": lambda: at("A=W@BC5 B=W@BC6 A-hand=ambush", players=4, scenario="classic_allied", teams="neighbouring"),
    "NEAR": lambda: at("A=W@XA B=W@AX4"),
    "ENTERED": lambda: at("kind=move A=W@XB B=S@XA entered=XA"),
    "AMBUSH": lambda: at("A=S@AB2,W@DA6,W@XA,S@CX2 B=W@AB4,W@CX4,S@CX4,S@DA4 C=W@XC A-hand=ambush", players=3),
}


@dataclass(frozen=True)
class Case:
    """One line."""

    clause: str
    where: Callable[[], Position]
    asked: str
    code: str
    params: dict[str, Any]
    title: str


def _cases() -> list[Case]:
    found = []
    for line in FILE.read_text("utf-8").splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        clause, where, asked, code, params = (part.strip() for part in line.split("|"))
        found.append(
            Case(
                "" if clause == "-" else clause,
                _where(where),
                asked,
                code,
                dict(word.strip().split("=", 1) for word in params.split(";") if word.strip()),
                f"{code} ({asked})",
            )
        )
    return found


@cache
def named(name: str) -> Position:
    """One of the positions above, made once: play on copies."""
    return POSITIONS[name]()


def _where(text: str) -> Callable[[], Position]:
    if text in POSITIONS:
        return lambda: named(text).copy()
    options, arrow, line = text.rpartition(">")
    stated = dict(word.split("=") for word in options.split()) if arrow else {}
    return partial(at, line, **stated)


CASES = _cases()

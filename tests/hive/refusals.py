"""One case for every way in which a move of Hive is refused: what was played, what is asked, and the answer.

The positions are moves as in a GameString, or a position text where play would take too long to get there.
"""

from dataclasses import dataclass
from typing import Any

import hexapoda
from hexapoda import Position, Refusal


@dataclass(frozen=True)
class Case:
    """`title` begins with the clause; `played` leads to the position in which `asked` is refused."""

    title: str
    played: str
    asked: str
    code: str
    params: dict[str, str | int]
    type: str = "Base"
    opening: str = "rulebook"
    readable: bool = True

    @property
    def position(self) -> Position:
        return position(self.played, type=self.type, opening=self.opening)

    @property
    def refusal(self) -> Refusal:
        return Refusal(self.title.split()[0], self.code, self.params, self.readable)


def position(played: str, **options: Any) -> Position:
    """The position after the moves "wS1; bS1 wS1-; …", or of a position text."""
    game = hexapoda.load("hive", **options)
    if "@" in played:
        return game.position(played)
    start = game.start()
    for move in filter(None, played.split("; ")):
        start.push(move)
    return start


#: wQ wS1 bS1 bQ in a row, White to move.
ROW = "wS1; bS1 wS1-; wQ -wS1; bQ bS1-"
#: Both without a queen in their fourth turn.
LATE = "wS1; bS1 wS1-; wS2 -wS1; bS2 bS1-; wA1 -wS2; bA1 bS2-"
#: wG1 has only the queen beside it; wQ bS1 bQ go on to the right.
HOP = "wQ; bS1 wQ-; wG1 -wQ; bQ bS1-"
#: HE1: bB1 on bP and wB2 on wB1 stand on both sides of wP/.
THROW_GATE = r"wP; bP \wP; wQ wP\; bQ bP/; wB1 wP-; bG1 bQ/; wB2 wB1-; bB1 -bP; wB2 wB1; bB1 bP"
#: bB1 on bA1 and wB1 on wA1 stand on both sides of the step from 0,0 to bQ.
TOP_GATE = "White[6] {}@0,0 wA1@1,0 wB1@1,0 bA1@0,-1 bB1@0,-1 bQ@1,-1 wQ@2,0"
#: wL touches only the stack with bB1; around wQ behind it every second hex is a high stack.
LADYBUG_TRAP = "White[8] wL@0,0 bA1@1,0 bB1@1,0 wQ@2,0 bQ@3,-1 bB2@3,-1 wA1@2,1 wB1@2,1"
#: wS1 in a closed hole of three hexes.
HOLE = "White[6] wS1@0,0 wQ@-1,1 wA1@-1,0 wA2@0,-1 wA3@1,-1 bQ@2,-1 bA1@2,0 bA2@1,1 bA3@0,2 bG1@-1,2"
#: wP under wB1, beside bQ and wQ.
COVERED_PILLBUG = r"wP; bQ wP/; wB1 -wP; bP bQ/; wQ wB1\; bA1 bP-; wB1 wP; bB1 bQ-"
#: wP beside both queens; bA1 has just moved to wQ-.
PILLBUG = r"wP; bQ \wP; wQ /wP; bA1 -bQ; wB1 -wQ; bA1 wQ-"

CASES = [
    # ── notation ──
    Case("H6.1 a hex without a piece", ROW, "(5,5)", "piece-first", {"hex": "(5,5)"}),
    Case("H6.1 not a move", ROW, "castle", "unreadable", {"text": "castle"}, readable=False),
    Case("H6.1 nothing at all", ROW, "", "unreadable", {"text": ""}, readable=False),
    Case("H6.1 no such kind", ROW, "wX1 wQ-", "no-such-piece", {"text": "wX1"}, readable=False),
    Case("H6.1 no such number", ROW, "wA4 wQ-", "no-such-piece", {"text": "wA4"}, readable=False),
    Case("H6.1 no such reference", ROW, "wA1 -bS3", "no-such-piece", {"text": "bS3"}, readable=False),
    Case("H6.1 a number is missing", ROW, "wB", "needs-number", {"text": "wB", "names": "wB1, wB2"}, readable=False),
    Case("H6.1 two marks", ROW, "wA1 -wQ-", "two-marks", {"text": "wA1 -wQ-"}, readable=False),
    Case("H6.1 a reference in hand", ROW, "wA1 -wG1", "reference-not-placed", {"piece": "wG1"}),
    Case("H6.1 beside itself, in hand", ROW, "wA1 -wA1", "reference-not-placed", {"piece": "wA1"}),
    # ── whose turn ──
    Case("H1.1 an enemy piece placed", ROW, "bA1 bQ-", "not-your-piece", {"piece": "bA1", "player": "white"}),
    Case("H1.1 an enemy piece moved", ROW, "bQ bS1\\", "not-your-piece", {"piece": "bQ", "player": "white"}),
    Case("H1.1 an enemy piece alone", "wS1", "wS1", "not-your-piece", {"piece": "wS1", "player": "black"}),
    Case("H1.1 black does not start", "", "bS1", "not-your-piece", {"piece": "bS1", "player": "white"}),
    Case("H1.3 a piece of an expansion", ROW, "wM -wQ", "not-in-game", {"piece": "wM"}, type="Base+LP"),
    Case("H1.3 as a reference", ROW, "wA1 -bP", "not-in-game", {"piece": "bP"}, type="Base+ML"),
    # ── placing ──
    Case("H2.1 the first piece beside something", "", "wS1 bS1-", "first-alone", {"piece": "wS1"}),
    Case(
        "H2.2 touching an enemy",
        ROW,
        "wA1 wS1\\",
        "touches-enemy",
        {"piece": "wA1", "hex": "wS1\\", "enemies": "bS1"},
    ),
    Case(
        "H2.2 a stack has the colour of its top",
        r"wQ; bQ wQ-; wS1 -wQ; bB1 bQ/; wA1 -wS1; bB1 \bQ; wA2 -wA1; bB1 wQ",
        r"wA3 \wQ",
        "touches-enemy",
        {"piece": "wA3", "hex": r"\wQ", "enemies": "bB1"},
    ),
    Case(
        "H2.2 touching only an enemy",
        ROW,
        "wA1 bQ-",
        "touches-no-own",
        {"piece": "wA1", "hex": "bQ-", "enemies": "bQ", "player": "white"},
    ),
    Case("H2.2 no hex for any piece", "wQ; bQ wQ-; wS1 -wQ; bQ wQ\\; wS1 bQ\\", "bA1", "no-place", {"piece": "bA1"}),
    Case("H2.3 on a piece", ROW, "wA1 wQ", "occupied", {"piece": "wA1", "on": "wQ"}),
    Case("H2.3 beetles too", ROW, "wB1 -bQ", "occupied", {"piece": "wB1", "on": "bS1"}),
    Case("H2.3 in the second turn", "wS1", "bS1 wS1", "occupied", {"piece": "bS1", "on": "wS1"}),
    Case("H2.4 another piece placed", LATE, "wA2 -wA1", "queen-due", {"piece": "wA2", "queen": "wQ"}),
    Case("H2.4 another piece moved", LATE, "wA1 /wS2", "queen-due", {"piece": "wA1", "queen": "wQ"}),
    Case("H2.4 another piece alone", LATE, "wG1", "queen-due", {"piece": "wG1", "queen": "wQ"}),
    Case(
        "H2.4 no hex for the queen",
        "White[6] wS1@0,0 bB1@0,0 wS2@1,0 bB2@1,0 wA1@2,0 bQ@3,0",
        "wA1 bB2",
        "queen-due-pass",
        {"piece": "wA1", "queen": "wQ"},
    ),
    Case("H2.5 white's queen first", "", "wQ", "queen-first", {"piece": "wQ"}, opening="tournament"),
    Case("H2.5 black's queen first", "wS1", "bQ wS1-", "queen-first", {"piece": "bQ"}, opening="tournament"),
    Case("H2.6 the second before the first", ROW, "wA2 -wQ", "next-number", {"piece": "wA2", "next": "wA1"}),
    Case("H2.6 alone", ROW, "wA3", "next-number", {"piece": "wA3", "next": "wA1"}),
    # ── moving ──
    Case("H3.1 before the queen", "wS1; bS1 wS1-", "wS1 bS1-", "queen-not-placed", {"piece": "wS1", "queen": "wQ"}),
    Case("H3.2 pinned", ROW, "wS1 -wQ", "pinned", {"piece": "wS1", "one": "bS1", "other": "wQ"}),
    Case("H3.2 pinned, no target", ROW, "wS1", "pinned", {"piece": "wS1", "one": "bS1", "other": "wQ"}),
    Case("H3.2 away from the hive", ROW, "wQ -wQ", "away-from-hive", {"piece": "wQ", "hex": "-wQ"}),
    Case(
        "H3.3 a gate",
        r"wB1; bQ wB1-; wQ -wB1; bB1 bQ/; wQ \wB1; bS1 bB1-; wS1 wQ/",
        "bS1 wB1/",
        "gate",
        {"piece": "bS1", "hex": "wB1/", "one": "bB1", "other": "wS1"},
    ),
    Case(
        "H3.3 a gate beside the queen",
        HOLE,
        "wQ -bA2",
        "gate",
        {"piece": "wQ", "hex": "-bA2", "one": "wS1", "other": "bG1"},
    ),
    Case(
        "H3.3 losing contact",
        r"wB1; bB1 wB1/; wS1 -wB1; bQ \bB1; wQ \wS1",
        "bQ -bQ",
        "loses-contact",
        {"piece": "bQ", "hex": "-bQ"},
    ),
    Case("H3.3 into a hole", HOLE, "wA1 wS1\\", "no-way", {"piece": "wA1", "hex": "wS1\\"}),
    Case(
        "H3.3 shut in",
        "wB1; bS1 -wB1; wS1 wB1\\; bB1 /bS1; wQ /wS1; bB2 /bB1; wB2 wQ-; bQ -bS1; wA1 /wQ; bB2 bB1\\",
        "wQ",
        "shut-in",
        {"piece": "wQ"},
    ),
    Case(
        "H3.4 a beetle's gate on top",
        TOP_GATE.format("wB2"),
        "wB2 bQ",
        "gate-on-top",
        {"piece": "wB2", "hex": "bQ", "one": "bB1", "other": "wB1"},
    ),
    Case(
        "H3.4 a ladybug's gate on top",
        LADYBUG_TRAP,
        "wL wQ-",
        "gate-on-top",
        {"piece": "wL", "hex": "wQ-", "one": "bB2", "other": "wB1"},
        type="Base+L",
    ),
    Case(
        "H3.5 covered",
        r"wQ; bQ -wQ; wB1 wQ/; bB1 \bQ; wB1 wQ; bS1 /bQ",
        "wQ wB1-",
        "covered",
        {"piece": "wQ", "by": "wB1"},
    ),
    Case("H4.10 resting", PILLBUG, "bA1 wP-", "resting", {"piece": "bA1"}, type="Base+P"),
    # ── kinds ──
    Case("H4.1 where it stands", ROW, "wQ -wS1", "stays", {"piece": "wQ"}),
    Case("H4.1 onto a piece", ROW, "wQ wS1", "cannot-climb", {"piece": "wQ", "on": "wS1"}),
    Case("H4.1 two steps", ROW, r"wQ \bS1", "one-step", {"piece": "wQ", "hex": r"\bS1"}),
    Case("H4.2 two steps", "wQ; bS1 wQ-; wB1 -wQ; bQ bS1-", "wB1 bS1", "one-step", {"piece": "wB1", "hex": "bS1"}),
    Case(
        "H4.2 on its own stack", r"wQ; bQ -wQ; wB1 wQ/; bB1 \bQ; wB1 wQ; bS1 /bQ", "wB1 wQ", "stays", {"piece": "wB1"}
    ),
    Case("H4.3 not in a line", HOP, "wG1 /bQ", "grasshopper-line", {"piece": "wG1", "hex": "/bQ"}),
    Case("H4.3 nothing to jump", HOP, r"wG1 \wQ", "grasshopper-nothing-to-jump", {"piece": "wG1", "hex": r"\wQ"}),
    Case(
        "H4.3 beyond the first empty hex",
        "wQ; bS1 wQ/; wG1 -wQ; bQ bS1-",
        "wG1 bQ\\",
        "grasshopper-first-empty",
        {"piece": "wG1", "hex": "bQ\\", "landing": "wQ-"},
    ),
    Case("H4.3 onto a piece", HOP, "wG1 bQ", "cannot-climb", {"piece": "wG1", "on": "bQ"}),
    Case(
        "H4.4 too near",
        "wQ; bS1 wQ-; wS1 -wQ; bQ bS1-",
        "wS1 wQ/",
        "spider-three-steps",
        {"piece": "wS1", "hex": "wQ/", "steps": 2},
    ),
    Case(
        "H4.4 too far",
        "wQ; bS1 wQ-; wS1 -wQ; bQ bS1-",
        "wS1 bQ/",
        "spider-three-steps",
        {"piece": "wS1", "hex": "bQ/", "steps": 4},
    ),
    Case("H4.4 no way of three steps", HOLE, "wS1", "spider-nowhere", {"piece": "wS1"}),
    Case("H4.5 where it stands", HOLE, "wA1 wA1", "stays", {"piece": "wA1"}),
    Case(
        "H4.6 no such way",
        "wQ; bS1 wQ-; wL -wQ; bQ bS1-",
        "wL /wQ",
        "ladybug-path",
        {"piece": "wL", "hex": "/wQ"},
        type="Base+L",
    ),
    Case("H4.6 nowhere to go", LADYBUG_TRAP, "wL", "ladybug-nowhere", {"piece": "wL"}, type="Base+L"),
    Case(
        "H4.7 touching a mosquito on a stack (HE8)",
        r"wA1; bM -wA1; wM wA1-; bQ \bM; wB1 \wM; bQ -wB1; wQ wB1/; bQ -wQ; wM wA1",
        "bM /wA1",
        "only-mosquitoes",
        {"piece": "bM", "touching": "wM"},
        type="Base+M",
    ),
    Case(
        "H4.7 like none of its neighbours",
        r"wQ; bQ \wQ; wM wQ\; bS1 bQ/; wG1 /wQ; bS2 bS1-",
        "wM -wQ",
        "mosquito-out-of-reach",
        {"piece": "wM", "hex": "-wQ", "touching": "wG1, wQ"},
        type="Base+M",
    ),
    Case(
        "H4.7 not a beetle",
        "wQ; bS1 wQ-; wM -wQ; bQ bS1-",
        "wM wQ",
        "cannot-climb",
        {"piece": "wM", "on": "wQ"},
        type="Base+M",
    ),
    # ── throws ──
    Case(
        "H4.8 thrown from afar",
        "wP; bS1 wP-; wQ -wP; bQ bS1-",
        r"bQ \wP",
        "throw-not-adjacent",
        {"piece": "bQ", "thrower": "wP"},
        type="Base+P",
    ),
    Case(
        "H4.8 thrown too far",
        PILLBUG,
        "bQ bA1\\",
        "throw-target-far",
        {"piece": "bQ", "thrower": "wP", "hex": "bA1\\"},
        type="Base+P",
    ),
    Case(
        "H4.8 thrown onto a piece",
        PILLBUG,
        "bQ bA1",
        "throw-occupied",
        {"piece": "bQ", "thrower": "wP", "on": "bA1"},
        type="Base+P",
    ),
    Case("H4.8 thrown where it stands", PILLBUG, r"bQ \wP", "stays", {"piece": "bQ"}, type="Base+P"),
    Case(
        "H4.8 no room to throw to",
        "White[7] wP@0,0 wQ@1,0 wA1@0,1 wA2@-1,1 wA3@-1,0 wS1@-1,2 bQ@1,-1 bA1@0,-1 bA2@2,-2 bA3@3,-3",
        "bA1",
        "throw-no-room",
        {"piece": "bA1", "thrower": "wP"},
        type="Base+P",
    ),
    Case(
        "H4.9 in a stack",
        r"wP; bQ wP\; wB1 -wP; bB1 bQ\; wG1 /wB1; bM /bQ; wQ \wB1; bB1 bQ; wM wQ-; bL bM-",
        "bB1 wP-",
        "throw-stacked",
        {"piece": "bB1", "thrower": "wP"},
        type="Base+MLP",
    ),
    Case(
        "H4.9 by a covered pillbug",
        COVERED_PILLBUG,
        "bQ wP-",
        "thrower-covered",
        {"piece": "bQ", "thrower": "wP", "by": "wB1"},
        type="Base+P",
    ),
    Case(
        "H4.9 an own piece by a covered pillbug",
        COVERED_PILLBUG,
        r"wQ \wP",
        "thrower-covered",
        {"piece": "wQ", "thrower": "wP", "by": "wB1"},
        type="Base+P",
    ),
    Case(
        "H4.7 by a mosquito on top (HE3)",
        r"wB1; bP /wB1; wQ wB1-; bQ /bP; wM \wB1; bM /bQ; wM wB1; bM -bQ",
        "wQ -wM",
        "thrower-on-top",
        {"piece": "wQ", "thrower": "wM"},
        type="Base+MLP",
    ),
    Case(
        "H4.10 by a resting pillbug (HE5)",
        "wP; bP wP-; wQ -wP; bQ bP/; wQ /bP; wP wQ-",
        "wQ wP-",
        "thrower-resting",
        {"piece": "wQ", "thrower": "wP"},
        type="Base+P",
    ),
    Case(
        "H4.10 of a resting piece (HE6)",
        r"wP; bP \wP; wQ wP-; bQ -bP; wQ bP-",
        "wQ bP/",
        "resting",
        {"piece": "wQ"},
        type="Base+MP",
    ),
    Case(
        "H4.11 before the queen",
        "wP; bP /wP",
        "bP wP-",
        "throw-needs-queen",
        {"piece": "bP", "thrower": "wP", "queen": "wQ"},
        type="Base+P",
    ),
    Case(
        "H3.2 of a pinned piece",
        "wP; bS1 wP-; wQ -wP; bQ bS1-",
        r"bS1 \wP",
        "pinned",
        {"piece": "bS1", "one": "bQ", "other": "wP"},
        type="Base+P",
    ),
    Case(
        "H3.4 set down through a gate (HE1)",
        THROW_GATE,
        r"wQ \wB2",
        "throw-gate-down",
        {"piece": "wQ", "thrower": "wP", "hex": r"\wB2", "one": "bB1", "other": "wB2"},
        type="Base+P",
    ),
    Case(
        "H3.4 lifted through a gate",
        TOP_GATE.format("wP"),
        "bQ -wP",
        "throw-gate-up",
        {"piece": "bQ", "thrower": "wP", "one": "bB1", "other": "wB1"},
        type="Base+P",
    ),
    Case(
        "H3.4 lifted through a gate, no target",
        TOP_GATE.format("wP"),
        "bQ",
        "throw-gate-up",
        {"piece": "bQ", "thrower": "wP", "one": "bB1", "other": "wB1"},
        type="Base+P",
    ),
]

"""The rules of Hive, compiled. Each function names the clauses that it carries out."""

from hexapoda.games.hive.rules.acting import apply, can_skip, conceal, drop, judge, key, lift, setup, skip
from hexapoda.games.hive.rules.freedom import cut_rows, open_on_top, pinned, slides, tall_rows, ways_on_top
from hexapoda.games.hive.rules.moving import can_throw, count, legal
from hexapoda.games.hive.rules.pieces import beetle_steps
from hexapoda.games.hive.rules.placing import placeable, placing_hexes
from hexapoda.games.hive.rules.reading import (
    actor,
    decision,
    ended,
    epoch,
    height_at,
    kinds_touched,
    occupied_ring,
    occupied_rows,
    places,
    queen_placed,
    repetition,
    scores,
    seats,
    to_move,
    top_at,
)

__all__ = [
    "actor",
    "apply",
    "beetle_steps",
    "can_skip",
    "can_throw",
    "conceal",
    "count",
    "cut_rows",
    "decision",
    "drop",
    "ended",
    "epoch",
    "height_at",
    "judge",
    "key",
    "kinds_touched",
    "legal",
    "lift",
    "occupied_ring",
    "occupied_rows",
    "open_on_top",
    "pinned",
    "placeable",
    "places",
    "placing_hexes",
    "queen_placed",
    "repetition",
    "scores",
    "seats",
    "setup",
    "skip",
    "slides",
    "tall_rows",
    "to_move",
    "top_at",
    "ways_on_top",
]

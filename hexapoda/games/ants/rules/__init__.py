"""The rules of Ants, compiled. Each function names the clauses that it carries out."""

from hexapoda.games.ants.rules.choosing import legal
from hexapoda.games.ants.rules.knowing import conceal, key, view_key
from hexapoda.games.ants.rules.reading import actor, decision, ended, places, scores, seats, team
from hexapoda.games.ants.rules.turns import apply, begin

__all__ = [
    "actor",
    "apply",
    "begin",
    "conceal",
    "decision",
    "ended",
    "key",
    "legal",
    "places",
    "scores",
    "seats",
    "team",
    "view_key",
]

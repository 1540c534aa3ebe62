"""The rules of Termites, compiled. Each function names the clauses that it carries out."""

from hexapoda.games.termites.rules.acting import apply, begin
from hexapoda.games.termites.rules.choosing import legal
from hexapoda.games.termites.rules.knowing import conceal, key, view_key
from hexapoda.games.termites.rules.reading import actor, decision, ended, places, scores, seats

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
    "view_key",
]

"""The rules of Myrmes, compiled. Each function names the clauses that it carries out."""

from hexapoda.games.myrmes.rules.choosing import legal
from hexapoda.games.myrmes.rules.knowing import conceal, key, view_key
from hexapoda.games.myrmes.rules.reading import actor, decision, ended, first_player, places, scores, seats
from hexapoda.games.myrmes.rules.turns import apply, begin

__all__ = [
    "actor",
    "apply",
    "begin",
    "conceal",
    "decision",
    "ended",
    "first_player",
    "key",
    "legal",
    "places",
    "scores",
    "seats",
    "view_key",
]

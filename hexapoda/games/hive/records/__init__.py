"""Hive's other record formats: GameStrings (H6.2), PGN, and BoardSpace's SGF (read only).

The moves decide: a stated result counts only if the moves do not show one (`results`), which replaying finds out.
"""

from hexapoda.games.hive.records import gamestring, pgn, sgf
from hexapoda.kernel.declaration import Format

FORMATS = (
    Format("gamestring", gamestring.recognises, gamestring.read, gamestring.write),
    Format("sgf", sgf.recognises, sgf.read),
    Format("pgn", pgn.recognises, pgn.read, pgn.write, variations=True),
)

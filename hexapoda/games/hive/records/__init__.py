"""Hive's record formats besides the house's own: GameStrings (H6.2), PGN, and BoardSpace's SGF (read only).

The moves decide: a reader takes a stated result for what the moves do not show (`results`), and replaying finds out.
"""

from hexapoda.games.hive.records import gamestring, pgn, sgf
from hexapoda.kernel.declaration import Format

FORMATS = (
    Format("gamestring", gamestring.recognises, gamestring.read, gamestring.write),
    Format("sgf", sgf.recognises, sgf.read),
    Format("pgn", pgn.recognises, pgn.read, pgn.write),
)

"""A position of Termites as one line of text, and back.

    asked=choose-from colonies=blue,red first=blue turn=9 active=blue unit=F8 target=F6
    blue=8@C4,7@I3,F2@F8,W2@E5 blue-hand=W1,W2*2 blue-stack=W1,S2*3 blue-reserve=5,6,9 blue-trophies=7 red=…

The words can be in any order. Pieces are written as in the rulebook: W2@F6 is a token with two workers on F6, 8@C4 a
mound; F1*3 is three equal tokens. Terrain (water=A4,F4) is written if the options do not fix the map, and the remaining
tiles while a map is built. What follows from the rest is not written: how many mounds are still to be placed, who
decides, which tokens are out of the game.
"""

from hexapoda.games.termites.position_text.read import draft, read
from hexapoda.games.termites.position_text.write import write

__all__ = ["draft", "read", "write"]

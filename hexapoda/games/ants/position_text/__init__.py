"""A position of Ants as one line of text, and back.

    asked=fury first=A turn=9 move decider=B playing=forced_march march=W@AB5 battle=AB5,AB6 treats=AB4,XA,XB
    A=W@AB1,W*2@AB5,S@AX2 A-chips=3 A-levels=1 A-markers=AX2,AB5 A-hand=fury*2,ambush B=S@AB6 B-table=sentries …

The words can be in any order. Players are named by their anthills; W@AB5 is a worker on AB5, S*2@AX1 are two soldiers,
fury*2 two equal cards. What follows from the rest is not written: whose turn it is, the supplies, the draw pile.

The words for the turn in progress, all about the active player: `stepped` (ants that have made their normal step),
`marched` (ants after a forced march; W@AB5+ has stepped too), `entered` (centre cells), `pushed`, `playing` (a card),
`hire` and `push` (an ant still to be placed, and one that makes room for it), `march`, `arrived` (the cell whose
contacts are fought), `battle` (the player's cell and the enemy's), `bonus`, `passed`.
"""

from hexapoda.games.ants.position_text.read import draft, read
from hexapoda.games.ants.position_text.write import write

__all__ = ["draft", "read", "write"]

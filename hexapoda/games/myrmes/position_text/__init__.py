"""A position of Myrmes as one line of text, and back.

    asked=garden round=2 turn=red dice=5,3,1 objectives=food3,prey2,food5,stone3,mix6,prey4 worker=2,12 points=2
    ladybugs=1,7/4,7 termites=4,10 tiles=A.P2.red.3,12+4,11.food+earth/B.aphid_farm.nobody.5,12+6,12+5,13
    red-exits=2,11 red-score=12 red-event=5 red-workers=2 red-nurses=3 red-lost=P2 …

The words can come in any order; most of those for 0 or nothing are left out. `lost` are pheromones that were cleaned
away; supplies and pools follow from that and from the map. `placed` are nurses on the larva, soldier and worker track
and in the atelier, `rooms` the occupied ones, `done` completed objectives and `fresh` those of the present round. In
progress: `worker` and its `points`, `freed` hexes to stand on, the `tile` being harvested, `extra` cubes still to be
taken, actions of the atelier (`acted`), the objective being paid (`paying`) and the pheromones `picked` for it.
"""

from hexapoda.games.myrmes.position_text.read import draft, read
from hexapoda.games.myrmes.position_text.write import write

__all__ = ["draft", "read", "write"]

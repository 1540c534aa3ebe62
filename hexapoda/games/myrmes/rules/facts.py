"""Facts that follow from the state of each colony, in one call: views and texts need all of them."""

import numpy as np

from hexapoda.games.myrmes.rules.births import soldiers_due, workers_due
from hexapoda.games.myrmes.rules.colony import eff, free_nurses, reserve, unused_workers
from hexapoda.games.myrmes.rules.placements import largest_size
from hexapoda.games.myrmes.rules.storage import store_limit
from hexapoda.games.myrmes.rules.winter import winter_need
from hexapoda.kernel.jit import compiled

#: What `tell_facts` writes for each seat, in this order.
FACTS = (
    "eff",
    "store_limit",
    "unused",
    "reserve",
    "free_nurses",
    "largest",
    "winter_need",
    "soldiers_due",
    "workers_due",
)


@compiled
def tell_facts(states, out):
    """Write the facts of the first state, a row for each seat."""
    s = states[0]
    for seat in range(np.int64(s.players)):
        out[seat, 0] = eff(s, seat)
        out[seat, 1] = store_limit(s, seat)
        out[seat, 2] = unused_workers(s, seat)
        out[seat, 3] = reserve(s, seat)
        out[seat, 4] = free_nurses(s, seat)
        out[seat, 5] = largest_size(s, seat)
        out[seat, 6] = winter_need(s, seat)
        out[seat, 7] = soldiers_due(s, seat)
        out[seat, 8] = workers_due(s, seat)

"""Who decides what: the part of the kernel contract that is the same in all games with these fields in their state.

`players`, `decider` (a seat), `phase` (an index into the game's decisions) and `ending` (0 while the game goes on).
"""

import numpy as np

from hexapoda.kernel.jit import compiled


@compiled
def actor(s):
    return np.int64(s.decider) if s.ending == 0 else np.int64(-1)


@compiled
def seats(s):
    return np.int64(s.players)


@compiled
def decision(s):
    return np.int64(s.phase)


@compiled
def ended(s):
    return np.int64(s.ending)

"""Features from counts to numbers between -1 and 1 (see `kernel.features`)."""

import numpy as np

from hexapoda.kernel.jit import compiled


@compiled
def scaled(out, factors):
    """Divide features by the maxima of their blocks. What is beyond a maximum counts as the maximum."""
    for i in range(factors.shape[0]):
        out[i] = min(max(out[i] * factors[i], np.float32(-1.0)), np.float32(1.0))

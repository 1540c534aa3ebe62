"""Cards that bring ants or chips: Reinforcements, Honeydew, Winter Stores; and Sentries, which wait for a battle."""

import numpy as np

from hexapoda.games.ants.rules.board import bank, take_chips
from hexapoda.games.ants.rules.hires import begin_hire, hire_choices
from hexapoda.games.ants.state import DO_HONEYDEW, DO_REINFORCEMENTS
from hexapoda.kernel.jit import compiled

HONEYDEW_CHIPS = 1
#: The chips of each Winter Stores card (A11.10).
STORED_CHIPS = 2


@compiled
def reinforcements_choices(s, out, n):
    """One hire (A5), in any kind of turn."""
    return hire_choices(s, np.int64(DO_REINFORCEMENTS), out, n)


@compiled
def play_reinforcements(s, code):
    begin_hire(s, code)


@compiled
def honeydew_choices(s, out, n):
    """A chip, if the bank has one (A11.4)."""
    if bank(s) >= HONEYDEW_CHIPS:
        out[n] = DO_HONEYDEW
        n += 1
    return n


@compiled
def play_honeydew(s):
    take_chips(s, np.int64(s.active), np.int64(HONEYDEW_CHIPS))


@compiled
def play_winter_stores(s):
    """The card waits for an income from mining (A11.10)."""
    s.stores[s.active] += np.uint8(1)


@compiled
def play_sentries(s):
    """The card waits for the next battle (A11.10)."""
    s.sentries[s.active] += np.uint8(1)

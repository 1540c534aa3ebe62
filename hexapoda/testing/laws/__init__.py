"""The laws, in the order in which a new game should try them."""

from hexapoda.testing.law import Law
from hexapoda.testing.laws import hidden, learning, moves, results, state, text

LAWS: tuple[Law, ...] = tuple(
    each
    for module in (moves, state, text, results, hidden, learning)
    for each in vars(module).values()
    if isinstance(each, Law)
)

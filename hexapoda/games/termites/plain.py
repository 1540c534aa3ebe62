"""A state of Termites as plain Python values."""

from hexapoda.games.plain_state import plain_reader
from hexapoda.games.termites.state import STATE

plain = plain_reader(STATE)

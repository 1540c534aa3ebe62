"""A state of Myrmes as plain Python values."""

from hexapoda.games.myrmes.state import STATE
from hexapoda.games.plain import plain_reader

plain = plain_reader(STATE)

"""The ten cards (A11). A card that is played in its owner's turn has two functions: its choices, and its effect.

    ambush.py     ambush            (Ant Fury and Sentries are part of a battle: see `rules.battles`)
    marches.py    forced march, tight column
    supplies.py   reinforcements, honeydew, winter stores, sentries laid out
    ground.py     obstacle, cave-in

`card_choices` collects the choices of all cards in hand; `play_card` plays the card of an action.
"""

import numpy as np

from hexapoda.games.ants import state
from hexapoda.games.ants.rules.cards.ambush import ambush_choices, play_ambush
from hexapoda.games.ants.rules.cards.ground import cave_in_choices, obstacle_choices, play_cave_in, play_obstacle
from hexapoda.games.ants.rules.cards.marches import (
    column_choices,
    forced_march_choices,
    play_column,
    play_forced_march,
)
from hexapoda.games.ants.rules.cards.supplies import (
    honeydew_choices,
    play_honeydew,
    play_reinforcements,
    play_sentries,
    play_winter_stores,
    reinforcements_choices,
)
from hexapoda.kernel.jit import compiled


@compiled
def card_choices(s, out, n):
    """A11.1, A11.4: append all ways to play the cards in hand that have an effect."""
    seat = np.int64(s.active)
    if s.hand[seat, state.AMBUSH]:
        n = ambush_choices(s, out, n)
    if s.hand[seat, state.FORCED_MARCH]:
        n = forced_march_choices(s, out, n)
    if s.hand[seat, state.COLUMN]:
        n = column_choices(s, out, n)
    if s.hand[seat, state.REINFORCEMENTS]:
        n = reinforcements_choices(s, out, n)
    if s.hand[seat, state.HONEYDEW]:
        n = honeydew_choices(s, out, n)
    if s.hand[seat, state.WINTER_STORES]:
        out[n] = state.DO_WINTER_STORES
        n += 1
    if s.hand[seat, state.SENTRIES]:
        out[n] = state.DO_SENTRIES
        n += 1
    if s.hand[seat, state.OBSTACLE]:
        n = obstacle_choices(s, out, n)
    if s.hand[seat, state.CAVE_IN]:
        n = cave_in_choices(s, out, n)
    return n


@compiled
def play_card(s, a):
    """Play the card of an action."""
    if a >= state.DO_CAVE_IN:
        show(s, np.int64(state.CAVE_IN))
        play_cave_in(s, a - state.DO_CAVE_IN)
    elif a >= state.DO_OBSTACLE:
        lay_out(s, np.int64(state.OBSTACLE))
        play_obstacle(s, a - state.DO_OBSTACLE)
    elif a == state.DO_SENTRIES:
        lay_out(s, np.int64(state.SENTRIES))
        play_sentries(s)
    elif a == state.DO_WINTER_STORES:
        lay_out(s, np.int64(state.WINTER_STORES))
        play_winter_stores(s)
    elif a == state.DO_HONEYDEW:
        show(s, np.int64(state.HONEYDEW))
        play_honeydew(s)
    elif a >= state.DO_REINFORCEMENTS:
        show(s, np.int64(state.REINFORCEMENTS))
        play_reinforcements(s, a - state.DO_REINFORCEMENTS)
    elif a >= state.DO_COLUMN:
        show(s, np.int64(state.COLUMN))
        play_column(s, a - state.DO_COLUMN)
    elif a >= state.DO_FORCED_MARCH:
        show(s, np.int64(state.FORCED_MARCH))
        play_forced_march(s, a - state.DO_FORCED_MARCH)
    else:
        show(s, np.int64(state.AMBUSH))
        play_ambush(s, a - state.DO_AMBUSH)


@compiled
def show(s, card):
    """A11.1: a card leaves the hand; it is discarded when its effect is complete."""
    s.hand[s.active, card] -= np.uint8(1)
    s.playing = card


@compiled
def lay_out(s, card):
    """A11.2: a card leaves the hand and stays on the table until its condition is met."""
    s.hand[s.active, card] -= np.uint8(1)

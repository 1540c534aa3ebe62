"""Loads the rules of games. The first time on a machine, that compiles them."""

import random

import hexapoda
from hexapoda.play.game import game_names

#: Decisions of the game that is played to load its rules; a longer one is left unfinished.
_LONGEST_GAME = 2_000


def load_rules(name: str) -> None:
    """Load all rules of a game, so that no player has to wait for them later."""
    game = hexapoda.load(name)
    position = game.start(seed=0)
    position.push(next(iter(position.legal_moves)))
    for seat in (None, *range(position.seats)):
        position.view(seat)
        game.imagine(position.view(seat), seed=0)
    choices = random.Random(0)
    for _ in range(_LONGEST_GAME):  # how games end is part of it
        if position.actor is None:
            break
        position.push_id(choices.choice(position.legal_ids().tolist()))
    position.views(None)
    position.record()


def load_all_rules() -> None:
    """Load the rules of all games."""
    for name in game_names():
        load_rules(name)

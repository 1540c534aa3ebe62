"""A bot of one's own, for any game: `python examples/own_bot.py termites`. It plays against a random player.

It tries every move in positions that it imagines (for it does not know what others hide), plays all of them to the end
at random, and takes the move with the best mean result.
"""

import sys

import numpy as np

import hexapoda
from hexapoda.envs import Batch


class RolloutBot:
    def __init__(self, game, rollouts=16, most=500):
        self.game, self.rollouts, self.most = game, rollouts, most

    def choose(self, position, **limits):
        moves, seat = position.legal_moves, position.actor
        size = len(moves) * self.rollouts
        batch = Batch(self.game, size, seed=position.ply, max_plies=self.most, autoreset="disabled")
        for number in range(self.rollouts):
            imagined = self.game.imagine(position.view(seat), seed=f"{position.ply} {number}")
            batch.put(imagined, np.arange(len(moves)) * self.rollouts + number)
        batch.step(np.repeat(position.codes(), self.rollouts))
        results = batch.rewards[:, seat] + batch.play().returns[:, seat]
        return moves[int(results.reshape(len(moves), -1).mean(axis=1).argmax())]

    def stop(self):
        pass  # it is quick anyway


def main(name="termites", **settings):
    game = hexapoda.load(name)
    position, players = game.start(seed=1), [RolloutBot(game, **settings), hexapoda.RandomBot(seed=1)]
    while position.actor is not None and position.ply < 500:
        position.push(players[position.actor].choose(position))
    print(position.outcome)
    return position


if __name__ == "__main__":
    main(*sys.argv[1:])

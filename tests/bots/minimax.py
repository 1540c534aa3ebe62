"""Plain minimax over the kernel contract, independent of the search that it checks: no pruning, no table."""

import numpy as np

from hexapoda.bots.transpositions import ESTIMATE, WIN
from hexapoda.kernel import contract
from hexapoda.play.game import Position


def minimax(position: Position, depth: int) -> int:
    """The value of a position for the player to move, in the units of the search."""
    return max(move_values(position, depth).values())


def move_values(position: Position, depth: int) -> dict[int, int]:
    """The value of every legal move."""
    states = np.concatenate([position.states[-1:], position.game.blank(depth)])
    keys = [int(key) for key in position.trail["key"]] if contract.repetition_at(states, 0) else []
    walker = _Walker(states, keys, position.game.declaration.max_legal)
    return {int(a): walker.after(int(a), 0, depth) for a in position.legal_ids()}


class _Walker:
    def __init__(self, states: np.ndarray, keys: list[int], max_legal: int) -> None:
        self.states, self.keys, self.root = states, keys, len(keys) - 1
        self.outs = np.zeros((len(states), max_legal), np.int64)
        self.two = np.zeros(2)

    def after(self, action: int, ply: int, depth: int) -> int:
        """The value of an action for the player who takes it."""
        mover = contract.actor_at(self.states, ply)
        self.states[ply + 1] = self.states[ply]
        contract.apply_at(self.states, ply + 1, action)
        if contract.actor_at(self.states, ply + 1) < 0:
            contract.places_at(self.states, ply + 1, self.two)
            ahead = np.sign(self.two[1 - mover] - self.two[mover])
            return int(ahead) * (WIN - ply - 1)
        if self.keys:
            key = int(contract.key_at(self.states, ply + 1))
            if key in self.keys[self.root :] or self.keys.count(key) >= 2:
                return 0
            self.keys.append(key)
        value = self._value(ply + 1, depth - 1)
        if self.keys:
            self.keys.pop()
        return value if contract.actor_at(self.states, ply + 1) == mover else -value

    def _value(self, ply: int, depth: int) -> int:
        if depth == 0:
            contract.evaluate_at(self.states, ply, contract.weights_of(self.states.dtype), self.two)
            return int(self.two[contract.actor_at(self.states, ply)] * ESTIMATE)
        n = contract.legal_at(self.states, ply, self.outs[ply])
        return max(self.after(int(self.outs[ply, i]), ply, depth) for i in range(n))

"""Proofs that a seat wins within some decisions, whatever the others do: exhaustive, for positions near an end.

    prover = Prover(position.game.declaration)
    prover.winning_moves(position, plies=3)      # the moves that win by force with the second own move

What chance decides wins nothing, and of the others' hidden things nothing is known but what they decide: see
`proof_kernel`. A position counts as new; that it occurred before is not held against it.
"""

from collections.abc import Collection

import numpy as np

from hexapoda.bots import proof_kernel as kernel
from hexapoda.kernel import contract, history, jit
from hexapoda.kernel.declaration import Declaration
from hexapoda.play.game import Position

MAX_PLY = kernel.MAX_PLY
#: More positions than any proof looks at.
_NO_LIMIT = 2**62


class ProofTooLongError(Exception):
    """A proof that looked at as many positions as it may."""


class Prover:
    """Proves wins in positions of one game.

    >>> import hexapoda
    >>> position = hexapoda.load("hive").start()
    >>> Prover(position.game.declaration).wins(position, plies=3)
    False
    """

    def __init__(self, game: Declaration, *, nodes: int = _NO_LIMIT, trusts_urgency: bool = False) -> None:
        """A proof that needs more than `nodes` positions raises ProofTooLongError. `trusts_urgency`: believe the game
        where it says that no win is near, which is quick, and not quite certain."""
        self.game, self._most = game, nodes
        self._trusts = trusts_urgency and hasattr(contract.module_of(game.state), "urgency")
        plies = MAX_PLY + 2
        self._proofs = np.zeros(1, kernel.PROOF)
        self._states = np.zeros(plies, game.state)
        self._moves = np.zeros((plies, game.max_legal), np.int64)
        self._orders = np.zeros((plies, game.max_legal), np.int32)
        self._trail = np.zeros(plies, history.TRAIL)
        jit.warm_up(contract.package_of(game.state), "proof", [("proof", self._compile)])

    @property
    def nodes(self) -> int:
        """The positions that the last proof looked at."""
        return int(self._proofs[0].nodes)

    def wins(self, position: Position, plies: int, *, seat: int | None = None, alone: bool = False) -> bool:
        """Whether a seat (by default the one to decide) wins within `plies` decisions; `alone`: all of them its own."""
        self._states[0] = position.state
        return self._proven(position.actor if seat is None else seat, plies, alone)

    def winning_moves(self, position: Position, plies: int, *, alone: bool = False) -> list[int]:
        """All actions with which the seat to decide wins within `plies` decisions, this one counted."""
        seat, nodes, found = position.actor, 0, list[int]()
        for action in map(int, position.legal_ids()):
            if self._enter(position, action) and self._proven(seat, plies - 1, alone):
                found.append(action)
            nodes += self.nodes
        self._proofs[0].nodes = nodes
        return found

    def losing_moves(self, position: Position, plies: int) -> list[int]:
        """All actions of the seat to decide after which another seat wins within `plies` decisions."""
        found = list[int]()
        others = [seat for seat in range(position.seats) if seat != position.actor]
        for action in map(int, position.legal_ids()):
            if any(self._enter(position, action) and self._proven(seat, plies, False) for seat in others):
                found.append(action)
        return found

    def shortest(self, position: Position, most: int, *, alone: bool = False) -> int | None:
        """The fewest decisions, at most `most`, within which the seat to decide wins; None if it does not."""
        for plies in range(1, most + 1):
            if self.wins(position, plies, alone=alone):
                return plies
        return None

    def promising(self, position: Position) -> list[int]:
        """The legal actions, those first that look best at first sight."""
        ids, promise = self._promises(position)
        return [int(ids[i]) for i in np.argsort(-promise, kind="stable")]

    def temptations(self, position: Position, right: Collection[int]) -> int:
        """How many other moves look at least as good at first sight as the best of the right ones."""
        ids, promise = self._promises(position)
        is_right = np.isin(ids, list(right))
        return int((promise[~is_right] >= promise[is_right].max()).sum())

    def _promises(self, position: Position) -> tuple[np.ndarray, np.ndarray]:
        ids = np.array(position.legal_ids(), np.int64)
        promise = np.zeros(len(ids), np.int32)
        self._states[0] = position.state
        kernel.promises(self._states, ids, promise)
        return ids, promise

    def _enter(self, position: Position, action: int) -> bool:
        """Look at the position after an action; whether chance left it alone."""
        self._states[0] = position.state
        before = int(self._states[0].rng.counter)
        contract.apply_at(self._states, 0, action)
        return int(self._states[0].rng.counter) == before

    def _proven(self, seat: int | None, plies: int, alone: bool) -> bool:
        proof = self._proofs[0]
        proof.nodes, proof.most, proof.trusts, proof.own = 0, self._most, self._trusts, alone
        proof.answers[:] = kernel.NO_MOVE
        if seat is None or plies > MAX_PLY:
            raise ValueError(f"no proof of {plies} decisions")
        arrays = self._proofs, self._states, self._moves, self._orders, self._trail
        found = int(kernel.prove(*arrays, seat, plies))
        if found == kernel.UNKNOWN:
            raise ProofTooLongError
        return found == kernel.YES

    def _compile(self) -> None:
        self._states[0] = np.zeros(1, self.game.state)[0]
        self._proofs[0].most = 0
        kernel.prove(self._proofs, self._states, self._moves, self._orders, self._trail, 0, 0)
        kernel.promises(self._states, np.zeros(0, np.int64), np.zeros(0, np.int32))

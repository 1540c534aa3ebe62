"""Puzzles with a proof: forced wins with the first, second or third own move, and the only move that does not lose.

For games of two without chance and secrets. Every legal move is searched to the end, whatever it looks like: exactly
one is right, there is no shorter win, and each later move of the solution is the only one too, up to the last.
"""

import hashlib
from collections.abc import Sequence

from hexapoda.arena.puzzles.rating import rating
from hexapoda.arena.puzzles.refutations import grouped
from hexapoda.bots.alphabeta import AlphaBeta
from hexapoda.bots.analysis import Analysis
from hexapoda.bots.proof import ProofTooLongError, Prover
from hexapoda.kernel.declaration import Declaration
from hexapoda.learn.puzzles import OTHERS, Puzzle
from hexapoda.play.game import Position

#: Decisions of a win with the first, second, third own move.
WINS = (1, 3, 5)
#: A save holds against wins of this many decisions; all other moves lose within them.
SAVES = (1, 3)
#: Fewer legal moves make no puzzle.
_LEAST_MOVES = 8
#: Positions after which a proof is given up, and how deep the search goes whose nodes rate a puzzle.
_MOST_NODES = 40_000_000
_DEEPEST = 6
#: A win is looked for where the search expects at least this much, and has not found it; and for so many positions.
_HOPEFUL, _GLANCE_NODES = 0.1, 400_000
#: Of the replies to a wrong move, so many are considered.
_REPLIES = 8


class ExactMaker:
    """Finds puzzles in the positions of one game."""

    def __init__(self, game: Declaration) -> None:
        #: The quick one finds candidates, the other one proves them.
        self._quick = Prover(game, nodes=_MOST_NODES, trusts_urgency=True)
        self._prover = Prover(game, nodes=_MOST_NODES)
        self._glance = Prover(game, nodes=_GLANCE_NODES, trusts_urgency=True)

    def puzzle(self, position: Position, thought: Analysis, made: str) -> Puzzle | None:
        """The puzzle that a position is, if it is one, by what a search thinks of it."""
        if len(position.legal_ids()) < _LEAST_MOVES or (thought.forced is not None and thought.forced > max(WINS)):
            return None
        start = position.game.position(position.setup(), seed=0)
        try:
            if thought.forced is not None:
                return self._win(start, thought.forced, made) if thought.score > 0 else None
            if thought.score > _HOPEFUL and (seen := self._seen(start)) is not None:
                return self._win(start, seen, made)
            return self._save(start, made)
        except ProofTooLongError:
            return None

    def _seen(self, start: Position) -> int | None:
        """Within how many decisions a win is seen at a glance that the search overlooked."""
        try:
            return next((plies for plies in WINS if self._glance.wins(start, plies)), None)
        except ProofTooLongError:
            return None

    # ── wins ──

    def _win(self, start: Position, seen: int, made: str) -> Puzzle | None:
        for plies in (each for each in WINS if each <= seen):
            if len(self._quick.winning_moves(start, plies)) > 1:
                return None
        for plies in (each for each in WINS if each <= seen):
            found = self._prover.winning_moves(start, plies)
            if found:
                break
        else:
            return None
        if len(found) > 1:
            return None
        positions = self._prover.nodes
        line = self._line(start, plies)
        if line is None:
            return None
        texts, also, tries = line
        tempting = self._prover.temptations(start, found)
        nodes = found_after(start, found[0], max(_DEEPEST, plies))
        proof = {"by": "exhaustive search", "positions": positions, "moves": len(start.legal_ids())}
        return Puzzle(
            id_of(start),
            start.setup(),
            f"win-{plies // 2 + 1}",
            plies,
            rating(plies // 2 + 1, nodes, tempting),
            texts,
            also,
            tries,
            proof,
            made,
        )

    def _line(
        self, start: Position, plies: int
    ) -> tuple[tuple[str, ...], dict[int, tuple[str, ...]], dict[int, dict[str, tuple[str, ...]]]] | None:
        """The solution with the longest resistance, in which each own move but the last is the only one."""
        position, line = start.copy(), list[str]()
        also, tries = dict[int, tuple[str, ...]](), dict[int, dict[str, tuple[str, ...]]]()
        for left in range(plies, 0, -2):
            right = self._prover.winning_moves(position, left)
            if not right or (left > 1 and len(right) > 1):
                return None
            refuted = self._refutations(position, right, left)
            if refuted is None:
                return None
            tries[len(line)] = refuted
            if len(right) > 1:
                also[len(line)] = tuple(position.move(each).text for each in right[1:])
            line.append(_pushed(position, right[0]))
            if left > 1:
                reply = self._resistance(position, left - 2)
                if reply is None:
                    return None
                line.append(_pushed(position, reply))
        return tuple(line), also, tries

    def _resistance(self, position: Position, plies: int) -> int | None:
        """A reply that holds out as long as possible and leaves one right move only, or few at the end."""
        kept: tuple[int, int] | None = None
        for reply in map(int, position.legal_ids()):
            ahead = position.copy()
            ahead.push_id(reply)
            if ahead.actor is None or (plies > 2 and self._quick.wins(ahead, plies - 2)):
                continue
            right = self._quick.winning_moves(ahead, plies)
            if right and (plies == 1 or len(right) == 1) and (kept is None or len(right) < kept[0]):
                kept = len(right), reply
        return None if kept is None else kept[1]

    def _refutations(self, position: Position, right: Sequence[int], plies: int) -> dict[str, tuple[str, ...]] | None:
        """For each wrong move a reply after which it no longer wins in time; None where that is not certain."""
        replies, seat = dict[str, list[str]](), position.actor
        for action in map(int, position.legal_ids()):
            if action in right:
                continue
            ahead = position.copy()
            text = _pushed(ahead, action)
            replies[text] = []
            for reply in self._prover.promising(ahead) if ahead.actor is not None else ():
                after = ahead.copy()
                after.push_id(reply)
                if not self._quick.wins(after, max(plies - 2, 0), seat=seat):
                    replies[text].append(ahead.move(reply).text)
                if len(replies[text]) == _REPLIES:
                    break
        chosen = grouped(replies)
        for text in replies:
            ahead = position.copy()
            for move in (text, *chosen.get(text, chosen[OTHERS])):
                ahead.push(move)
            if self._prover.wins(ahead, max(plies - 2, 0), seat=seat):
                return None
        return chosen

    # ── saves ──

    def _save(self, start: Position, made: str) -> Puzzle | None:
        legal = set(map(int, start.legal_ids()))
        for plies in SAVES:
            lost = self._quick.losing_moves(start, plies)
            if len(legal) - len(lost) > 1:
                continue
            lost = self._prover.losing_moves(start, plies)
            right = legal - set(lost)
            if len(right) != 1:
                return None
            return self._saved(start, next(iter(right)), plies, made)
        return None

    def _saved(self, start: Position, right: int, plies: int, made: str) -> Puzzle | None:
        """The puzzle, unless the move loses too, only later, or a win would have been better."""
        if self._prover.shortest(start, max(WINS)) is not None:
            return None
        ahead = start.copy()
        ahead.push_id(right)
        if ahead.actor is None or self._quick.wins(ahead, max(WINS)):
            return None
        replies = dict[str, list[str]]()
        for action in map(int, start.legal_ids()):
            if action == right:
                continue
            lost = start.copy()
            text = _pushed(lost, action)
            if lost.actor is not None:
                replies[text] = [lost.move(each).text for each in self._prover.winning_moves(lost, plies)]
            else:
                replies[text] = []
        nodes = found_after(start, right, _DEEPEST)
        return Puzzle(
            id_of(start),
            start.setup(),
            "save",
            plies,
            rating(plies // 2 + 1, nodes, self._prover.temptations(start, [right])),
            (start.move(right).text,),
            {},
            {0: grouped(replies)},
            {"by": "exhaustive search", "positions": self._prover.nodes, "moves": len(start.legal_ids())},
            made,
        )


def _pushed(position: Position, action: int) -> str:
    """Play an action; its text."""
    text = position.move(action).text
    position.push_id(action)
    return text


def found_after(position: Position, action: int, deepest: int) -> int:
    """The positions that a search sees before it settles on an action: those of the first depth from which on it always
    chooses it."""
    bot = AlphaBeta(seed=0, table_mb=4)
    nodes, settled = 0, 0
    for depth in range(1, deepest + 1):
        found = bot.search(position, depth=depth)
        nodes += found.nodes
        if found.move.id != action:
            settled = 0
        elif not settled:
            settled = nodes
        if found.forced is not None:
            break
    return settled or 2 * nodes


def id_of(position: Position) -> str:
    """A short name of a position, the same wherever it is found."""
    return hashlib.blake2b(position.setup().encode(), digest_size=5).hexdigest()

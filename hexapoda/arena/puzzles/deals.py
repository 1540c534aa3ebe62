"""Puzzles of games with chance or secrets: the best move wins more than any other by a clear margin, for every deal.

The seat to decide does not know what is hidden, nor what chance will bring. So what it can't see is dealt anew, many
times; in each deal the position after each move is searched by itself, and the best move must be ahead of all others by
more than an inaccuracy (`Declaration.judging`), in every deal. A win within the seat's own turn is proved instead: with
the fewest decisions, of which all are tried, and what chance decides does not count.

The solution goes on as long as the same seat decides and its next choice is as clear.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from hexapoda.arena.puzzles.exact import id_of
from hexapoda.arena.puzzles.rating import rating
from hexapoda.bots.analysis import Analysis
from hexapoda.bots.mcts import Mcts
from hexapoda.bots.proof import ProofTooLongError, Prover
from hexapoda.bots.verdicts import loss
from hexapoda.kernel.declaration import Declaration
from hexapoda.learn.puzzles import Puzzle
from hexapoda.play.game import Position
from hexapoda.play.move import Move

#: How many deals are looked at, and the iterations of each search: at a glance, and for the proof.
DEALS, GLANCE, ITERATIONS = 8, 250, 2_000
SHOWN_ITERATIONS = 600
#: Moves that a glance puts at most this many margins behind the best are compared with it in every deal.
_NEAR = 2.0
#: Fewer and more legal moves make no puzzle.
_LEAST_MOVES, _MOST_MOVES = 4, 60
#: Where a seat wins whatever it plays, there is nothing to solve, and where the best move still loses, no joy in it.
_DECIDED, _LOST = 0.9, -0.5
#: Own decisions of a win that is proved, and positions after which a proof is given up.
_MOST_PLIES, _MOST_NODES = 6, 100_000
#: The part of the margin at which a position is worth a closer look.
_PROMISING = 0.7
#: A move that a search tried less often is not known to it.
_LEAST_VISITS = 8
#: Wrong moves whose consequences are shown, and how far.
_SHOWN, _SHOWN_PLIES = 8, 4
#: Iterations of the searches that rate a puzzle.
_LADDER = (30, 120, 500, 2_000, 8_000)
_MEMORY = 16.0


@dataclass(frozen=True, slots=True)
class _Choice:
    """A clear choice: the best move and the expected results of it and of the next best, in the deal where they are
    closest; and what follows other moves."""

    best: int
    value: float
    other: float
    tries: dict[str, tuple[str, ...]]


class DealsMaker:
    """Finds puzzles in the positions of one game."""

    def __init__(self, game: Declaration) -> None:
        self._game = game
        self._margin = (game.judging.losses[0] + game.judging.losses[1]) / 2
        self._bot = Mcts(seed=0, tree_mb=_MEMORY)
        self._prover = Prover(game, nodes=_MOST_NODES)

    def puzzle(self, position: Position, thought: Analysis, made: str) -> Puzzle | None:
        """The puzzle that a position is, if it is one, by what a search thinks of it."""
        moves = len(position.legal_ids())
        if position.seats != 2 or self._goes_on(position) or not _LEAST_MOVES <= moves <= _MOST_MOVES:
            return None
        assert position.actor is not None
        deal = position.concealed(position.actor, seed=0)
        start = position.game.position(deal.setup(), seed=0)
        if thought.score > _DECIDED and (won := self._win(start, made)) is not None:
            return won
        if not self._promises(thought):
            return None
        return self._best(start, made)

    def _goes_on(self, position: Position) -> bool:
        """Whether the decision is the rest of one that was begun: the target of a chosen unit …"""
        return position.decision in self._game.going_on

    def _promises(self, thought: Analysis) -> bool:
        """Whether one move looks better than all others that were looked at."""
        rest = [each.score for each in thought.candidates if each.move != thought.move and each.visits >= _LEAST_VISITS]
        return bool(rest) and thought.score > _LOST and loss(thought.score, max(rest)) >= _PROMISING * self._margin

    # ── wins that are proved ──

    def _win(self, start: Position, made: str) -> Puzzle | None:
        """A win within the turn with the fewest decisions, if exactly one decision leads to it."""
        position, line, positions = start.copy(), list[str](), 0
        tries = dict[int, dict[str, tuple[str, ...]]]()
        also = dict[int, tuple[str, ...]]()
        if self._draws(start):
            return None
        try:
            plies = self._prover.shortest(start, _MOST_PLIES, alone=True)
            if plies is None or self._is_easy(start, plies):
                return None
            while position.actor is not None:
                right = self._prover.winning_moves(position, plies - len(line), alone=True)
                positions += self._prover.nodes
                if not line and len(right) > 1:
                    return None
                best = min(right, key=lambda action: self._left(position, action))
                if len(right) > 1:
                    also[len(line)] = tuple(position.move(each).text for each in right if each != best)
                tries[len(line)] = self._shown(
                    position, [int(each) for each in position.legal_ids() if each not in right]
                )
                line.append(position.move(best).text)
                position.push_id(best)
        except ProofTooLongError:
            return None
        if position.outcome is None:
            return None
        first = start.parse(line[0]).id
        return Puzzle(
            id_of(start),
            start.setup(),
            position.outcome.reason,
            len(line),
            rating(len(line), self._found_after(start, line[0]), self._prover.temptations(start, [first])),
            tuple(line),
            also,
            tries,
            {"by": "exhaustive search", "positions": positions, "moves": len(start.legal_ids())},
            made,
        )

    def _is_easy(self, start: Position, plies: int) -> bool:
        """Whether most moves win with one decision more: then the win waits, and there is nothing to find."""
        return 2 * len(self._prover.winning_moves(start, plies + 1, alone=True)) > len(start.legal_ids())

    def _left(self, position: Position, action: int) -> int:
        """After how many more decisions a winning move wins."""
        ahead = position.copy()
        ahead.push_id(action)
        if ahead.actor is None:
            return 0
        return self._prover.shortest(ahead, _MOST_PLIES, alone=True) or _MOST_PLIES

    def _draws(self, position: Position) -> bool:
        """Whether chance decides something in the same turn after one of the legal moves: then nobody can tell whether
        that wins too."""
        before, seat = int(position.state.rng.counter), position.actor
        for action in map(int, position.legal_ids()):
            with position.lookahead(action):
                if position.actor == seat and int(position.state.rng.counter) != before:
                    return True
        return False

    # ── margins ──

    def _best(self, start: Position, made: str) -> Puzzle | None:
        first = self._choice(start)
        if first is None:
            return None
        seat, position = start.actor, start.copy()
        line, tries, own = list[str](), dict[int, dict[str, tuple[str, ...]]](), 0
        choice: _Choice | None = first
        while choice is not None:
            if choice.tries:
                tries[len(line)] = choice.tries
            own += 1
            line.append(position.move(choice.best).text)
            draws = int(position.state.rng.counter)
            position.push_id(choice.best)
            if position.actor != seat or int(position.state.rng.counter) != draws:
                break
            forced = len(position.legal_ids()) == 1
            choice = _Choice(int(position.legal_ids()[0]), 0, 0, {}) if forced else self._choice(position)
            if choice is None and self._goes_on(position):
                return None
        assert seat is not None
        theme = self._theme(start, line, position, seat)
        if theme is None:
            return None
        nodes = self._found_after(start, line[0])
        return Puzzle(
            id_of(start),
            start.setup(),
            theme,
            0,
            rating(len(tries), nodes, self._prover.temptations(start, [first.best])),
            tuple(line),
            {},
            tries,
            {
                "by": "search over deals",
                "deals": DEALS,
                "iterations": ITERATIONS,
                "best": round(first.value, 3),
                "next": round(first.other, 3),
            },
            made,
        )

    def _choice(self, position: Position) -> _Choice | None:
        """The one move that is clearly the best, for every deal."""
        seat = position.actor
        assert seat is not None
        ids = [int(each) for each in position.legal_ids()]
        if len(ids) > _MOST_MOVES:
            return None
        deals = [position.concealed(seat, seed=number) for number in range(DEALS)]
        glance = {action: self.value(deals[0], action, seat, GLANCE)[0] for action in ids}
        order = sorted(ids, key=lambda action: -glance[action])
        best = order[0]
        near = [each for each in order[1:] if loss(glance[best], glance[each]) <= _NEAR * self._margin]
        closest: tuple[float, float, float] | None = None
        for number in range(DEALS):
            deal = deals[number]
            values = {action: self.value(deal, action, seat, ITERATIONS)[0] for action in (best, *near)}
            # a glance may mislead, the first deal does not
            if number == 0 and near:
                best = max(values, key=lambda action: values[action])
                near = [each for each in (order[0], *near) if each != best]
            other = max((values[each] for each in near), default=glance[order[1]])
            lost = loss(values[best], other)
            if lost < self._margin or values[best] <= _LOST or other >= _DECIDED:
                return None
            if closest is None or lost < closest[0]:
                closest = lost, values[best], other
        assert closest is not None
        wrong = [each for each in order if each != best][:_SHOWN]
        return _Choice(best, closest[1], closest[2], self._shown(position, wrong))

    def value(self, deal: Position, action: int, seat: int, iterations: int) -> tuple[float, Sequence[Move]]:
        """What a seat can expect after an action, and how play goes on."""
        ahead = deal.copy()
        ahead.push_id(action)
        if ahead.outcome is not None:
            return ahead.outcome.returns[seat], ()
        found = self._bot.search(ahead, iterations=iterations)
        return found.values[seat], found.line

    def _shown(self, position: Position, wrong: Sequence[int]) -> dict[str, tuple[str, ...]]:
        """What follows wrong moves: the rest of the turn and the answer, as far as that is certain."""
        seat = position.actor
        assert seat is not None
        shown = dict[str, tuple[str, ...]]()
        for action in wrong[:_SHOWN]:
            line = self.value(position, action, seat, SHOWN_ITERATIONS)[1]
            shown[position.move(action).text] = tuple(move.text for move in line[:_SHOWN_PLIES])
        return shown

    # ── what it is about ──

    def _theme(self, start: Position, line: Sequence[str], end: Position, seat: int) -> str | None:
        """The theme in the game's words; None for a puzzle about nothing."""
        if end.outcome is not None:
            return end.outcome.reason
        theme = self._game.theme
        return None if theme is None else theme(start.state, end.state, seat)

    def _found_after(self, start: Position, text: str) -> int:
        """The iterations after which a search settles on a move."""
        settled = 0
        for iterations in _LADDER:
            chosen = Mcts(seed=1, tree_mb=_MEMORY).search(start, iterations=iterations).move.text
            if chosen != text:
                settled = 0
            elif not settled:
                settled = iterations
        return settled or 2 * _LADDER[-1]

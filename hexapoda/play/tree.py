"""Games with variations and comments: what a replay, a study or an annotated record holds.

A node is a position that a decision led to; its first variation is how the line goes on, the others could have been
played instead. The main line ends where the game ended: what follows there (after a resignation, say) is analysis.
"""

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from hexapoda.i18n import tidy
from hexapoda.kernel import contract, history
from hexapoda.kernel.declaration import LONGEST_COMMENT, Ending, Refusal, Said, Transcript, Turn, annotated
from hexapoda.play import record
from hexapoda.play.errors import GAME_OVER, IllegalMoveError, RecordError, RefusedError
from hexapoda.play.move import ALL_SEATS, Move
from hexapoda.play.view import SeenLine

if TYPE_CHECKING:
    from hexapoda.play.game import Game, Position

#: The most nodes of a tree, its start not counted.
MOST_NODES = 10_000


class GameNode:
    """A position in a tree, and the decision that led there. Nodes are made by `add`.

    >>> import hexapoda
    >>> tree = hexapoda.GameTree(hexapoda.load("hive").start())
    >>> spider = tree.root.add("wS1")
    >>> queen = tree.root.add("wQ", comment="The queen first.")
    >>> [node.move.text for node in tree.root.variations], queen.is_main
    (['wS1', 'wQ'], False)
    >>> queen.promote()
    >>> tree.main_line == [queen]
    True
    """

    __slots__ = ("_children", "_comment", "_endings", "_tree", "chance", "move", "parent", "ply")

    def __init__(self, tree: "GameTree", parent: "GameNode | None", move: Move | None, chance: str) -> None:
        """For the package itself."""
        self._tree = tree
        self._children: list[GameNode] = []
        self._comment = ""
        #: The ends by `Position.end` of the game that came here.
        self._endings: list[Ending] = []
        #: The node before; None at the start.
        self.parent = parent
        #: The decision that led here; None at the start.
        self.move = move
        #: What chance brought with it, in words.
        self.chance = chance
        #: How many decisions led here.
        self.ply: int = 0 if parent is None else parent.ply + 1

    @property
    def comment(self) -> str:
        """What an annotator says here: one paragraph, of which unprintable characters are removed."""
        return self._comment

    @comment.setter
    def comment(self, text: str) -> None:
        text = tidy(text)
        if len(text) > LONGEST_COMMENT:
            raise RefusedError(Refusal("", "comment-too-long", {"longest": LONGEST_COMMENT}))
        self._comment = text

    @property
    def variations(self) -> "tuple[GameNode, ...]":
        """What can follow: how the line goes on, then the alternatives."""
        return tuple(self._children)

    @property
    def next(self) -> "GameNode | None":
        """How the line goes on; None at its end."""
        return None if self._is_end or not self._children else self._children[0]

    @property
    def is_main(self) -> bool:
        """Whether the node is part of the main line."""
        node = self
        while node.parent is not None:
            if node.parent.next is not node:
                return False
            node = node.parent
        return True

    @property
    def path(self) -> "list[GameNode]":
        """The nodes from the first decision to this one."""
        nodes: list[GameNode] = []
        node = self
        while node.parent is not None:
            nodes.append(node)
            node = node.parent
        return nodes[::-1]

    @property
    def _is_end(self) -> bool:
        """Whether the game ended here by `Position.end`, so that what follows is no part of it."""
        return bool(self._endings) and self.position().outcome is not None

    def position(self) -> "Position":
        """The position, with all moves that led to it: an independent copy."""
        return self._tree._position_at(self)

    def setup(self) -> str:
        """The position as one line of text, for `Game.position`."""
        return self._tree._walk_to(self).setup()

    def move_view(self, seat: int | None = ALL_SEATS) -> dict[str, Any]:
        """The decision that led here as a seat saw it, as from `Position.move_view`."""
        if self.parent is None:
            raise RefusedError(Refusal("", "start-stays"))
        return self._tree._walk_to(self).move_view(self.ply - 1, seat)

    def add(self, move: Move | Said, *, chance_text: str | None = None, comment: str = "") -> "GameNode":
        """Add a move, as for `Position.push`, and return its node: the one that is there, if the move is. A text that
        says several decisions adds a node for each, and the last one is returned."""
        node = self._tree._play(self, move, chance_text)
        if comment:
            node.comment = comment
        return node

    def promote(self) -> None:
        """Move this variation one place up among its siblings."""
        self._shift(-1)

    def demote(self) -> None:
        """Move this variation one place down among its siblings."""
        self._shift(1)

    def promote_to_main(self) -> None:
        """Make the line that leads here the main line."""
        for node in self.path:
            siblings = node._siblings()
            siblings.remove(node)
            siblings.insert(0, node)

    def remove(self) -> None:
        """Remove this node and all that follows it."""
        siblings = self._siblings()
        self._tree._count -= 1 + sum(1 for _ in self._below())
        siblings.remove(self)

    def _shift(self, by: int) -> None:
        siblings = self._siblings()
        here = siblings.index(self)
        there = min(max(here + by, 0), len(siblings) - 1)
        siblings.insert(there, siblings.pop(here))

    def _siblings(self) -> "list[GameNode]":
        if self.parent is None:
            raise RefusedError(Refusal("", "start-stays"))
        return self.parent._children

    def _below(self) -> "Iterator[GameNode]":
        """All nodes after this one, each line to its end before its variations."""
        left = [*reversed(self._children)]
        while left:
            node = left.pop()
            yield node
            left += reversed(node._children)

    def __repr__(self) -> str:
        if self.move is None:
            return f"<GameNode at the start, {len(self._children)} variations>"
        return f"<GameNode {self.move.text!r} after {self.ply - 1} decisions, {len(self._children)} variations>"


class GameTree:
    """A game with variations and comments. `Game.read_tree` reads one from a record.

    >>> import hexapoda
    >>> game = hexapoda.load("hive", type="Base").start()
    >>> _ = game.push("wS1"), game.push("bS1 wS1-")
    >>> tree = hexapoda.GameTree(game)
    >>> reply = tree.root.next.add("bQ wS1-", comment="The queen first.")
    >>> _ = reply.add("wQ -wS1")
    >>> print(tree.record(format="pgn").partition("\\n\\n")[2])
    1. wS1
    2. bS1 wS1-
    (2. bQ wS1- {The queen first.}
    3. wQ -wS1)
    <BLANKLINE>
    >>> again = hexapoda.load("hive").read_tree(tree.record())
    >>> [node.move.text for node in again.root.next.variations]
    ['bS1 wS1-', 'bQ wS1-']
    >>> again.position() == game
    True
    """

    def __init__(self, position: "Position") -> None:
        """The tree of a game that was played: its moves are the main line."""
        self._kind = type(position)
        #: The game with its options.
        self.game: Game = position.game
        #: Names of players, event, date …: free tags that a record carries.
        self.tags = dict(position.tags)
        #: What the reader of a record passed over, as (code, params).
        self.notices = list(position.notices)
        #: The position before the first decision.
        self.root = GameNode(self, None, None, "")
        self._count = 0
        self._walker = _line_of(_Walker, position)
        self._walker._endings = []
        self._walker._arrive()
        #: Where the walker is.
        self._at = self.root
        for ply in range(position.ply):
            self._at = self._grow(self._at, ply)
        nodes = [self.root, *self._at.path]
        for ply, ending in position.endings:
            nodes[ply]._endings.append(ending)

    @property
    def main_line(self) -> list[GameNode]:
        """The nodes of the main line, from the first decision on."""
        nodes: list[GameNode] = []
        node = self.root.next
        while node is not None:
            nodes.append(node)
            node = node.next
        return nodes

    @property
    def is_plain(self) -> bool:
        """Whether there are no comments and no variations."""
        return len(self.main_line) == self._count and not any(node.comment for node in (self.root, *self))

    def __len__(self) -> int:
        """How many nodes there are, the start not counted."""
        return self._count

    def __iter__(self) -> Iterator[GameNode]:
        """All nodes but the start, each line to its end before its variations."""
        return self.root._below()

    def position(self) -> "Position":
        """The position at the end of the main line: the game as it was played."""
        return (self.main_line or [self.root])[-1].position()

    def record(self, *, format: str | None = None) -> str:
        """The tree as text, for `Game.read_tree`; in a format that holds no variations, the main line.

        Without comments and variations it is the record of the game.
        """
        written = record.write_annotated(self.position(), self.root.comment, self._turns(), format)
        if len(written) > record.LONGEST:
            raise RecordError(Refusal("", "record-too-long", {"longest": record.LONGEST}))
        return written

    # ── moving about ──

    def _walk_to(self, node: GameNode) -> "_Walker":
        """The walker at a node."""
        here, there = self._at.path, node.path
        shared = 0
        while shared < min(len(here), len(there)) and here[shared] is there[shared]:
            shared += 1
        for _ in here[shared:]:
            self._walker.pop()
        for each in there[shared:]:
            self._walker.take(each)
        self._at = node
        return self._walker

    def _position_at(self, node: GameNode) -> "Position":
        position = _line_of(self._kind, self._walk_to(node))
        for each in (self.root, *node.path):
            for ending in each._endings:
                position._endings.append((each.ply, ending))
                if each is not node and position._ended_by() is not None:
                    position._endings.pop()  # the moves after it are no part of the game
        position._arrive()
        position.tags, position.notices = dict(self.tags), list(self.notices)
        return position

    def _play(self, node: GameNode, said: Move | Said, chance_text: str | None) -> GameNode:
        """Add a move after a node."""
        self._walk_to(node)
        if not node._children and self._is_over(node):
            raise IllegalMoveError(GAME_OVER)
        text = said.text if isinstance(said, Move) else said
        if chance_text is None:
            known = self._known(node, text)
            if known is not None:
                return known
        self._walker.push(text, chance_text=chance_text)
        for ply in range(node.ply, self._walker.ply):
            self._at = self._grow(self._at, ply)
        return self._at

    def _is_over(self, node: GameNode) -> bool:
        """Whether the game ended here by repetition, or before its first move: then nothing can follow. What the rules
        end otherwise has no legal moves."""
        if node is self.root:
            return node._is_end
        return self._walker.is_drawn() and node.is_main

    def _known(self, node: GameNode, said: Said) -> GameNode | None:
        """The node that a text or parts lead to, if it is there already, whatever chance brought."""
        for move in self._walker.parse_all(said):
            found = [each for each in node._children if each.move is not None and each.move.id == move.id]
            if not found:
                return None
            node = found[0]
        return node

    def _grow(self, parent: GameNode, ply: int) -> GameNode:
        """The node of the walker's decision number `ply`: the one that is there, or a new one."""
        move, chance = self._walker._move_at(ply), self._walker.written(ply)["chance"]
        for each in parent._children:
            if each.move is not None and (each.move.id, each.chance) == (move.id, chance):
                return each
        if self._count >= MOST_NODES:
            while self._walker.ply > parent.ply:
                self._walker.pop()
            raise RefusedError(Refusal("", "tree-too-large", {"most": MOST_NODES}))
        node = GameNode(self, parent, move, chance)
        parent._children.append(node)
        self._count += 1
        return node

    # ── text ──

    def _turns(self) -> list[tuple[int, Turn]]:
        """The turns of the main line, with their comments and variations."""
        main = self.main_line
        turns = self._turns_of(self.root, main, {each.ply for each in main if each._endings})
        #: Lines whose comments and variations are to be filled in: the node before, the nodes, the turns.
        left = [(self.root, main, turns)]
        while left:
            start, nodes, filled = left.pop()
            before = start
            for ply, turn in filled:
                node = nodes[ply - start.ply]
                turn.comment = node.comment
                # The siblings of a variation's first move belong to the line around it.
                others = before._children[1:] if before is not start or nodes is main else []
                # What follows the end of the game repeats the last move.
                after = node._children if node is nodes[-1] else []
                for each, again in [*((each, False) for each in others), *((each, True) for each in after)]:
                    branch, run = (node if again else before), [each, *_continuation(each)]
                    made = self._turns_of(branch, run)
                    repeated = [Turn(turn.text, turn.chance)] if again else []
                    turn.variations.append([*repeated, *(later for _, later in made)])
                    left.append((branch, run, made))
                before = node
        return turns

    def _turns_of(self, before: GameNode, nodes: list[GameNode], ends: Collection[int] = ()) -> list[tuple[int, Turn]]:
        """The turns of a line that goes on from a node, each with the number of its last decision; `ends` are the plies
        after which a record tells of an end. It tells of those in the main line only."""
        if not nodes:
            return []
        stops = {each.ply - 1 for each in nodes if each.comment or each.ply in ends or len(each._children) > 1}
        return record.turns_of(self._walk_to(nodes[-1]), first=before.ply, stops=stops)

    def _take(self, found: Transcript) -> None:
        """Take over the comments and variations of a transcript, which has been replayed."""
        nodes = [self.root, *self.main_line]
        self._note(self.root, found.comment, "")
        #: Variations that are to be read, the next one last, each with the node before it.
        left: list[tuple[GameNode, list[Turn]]] = []
        node = self.root
        for turn, reached in zip(found.turns, found.reached, strict=True):
            left += [(node, each) for each in turn.variations]
            node = nodes[reached]
            self._note(node, turn.comment, turn.place)
        left.reverse()
        while left:
            node, turns = left.pop()
            later: list[tuple[GameNode, list[Turn]]] = []
            for turn in turns:
                later += [(node, each) for each in turn.variations]
                with _placed(turn.place):
                    node = self._play(node, turn.text, turn.chance)
                self._note(node, turn.comment, turn.place)
            left += reversed(later)

    def _note(self, node: GameNode, comment: str, place: str) -> None:
        if comment:
            with _placed(place):
                node.comment = annotated(node.comment, comment)


class _Walker(SeenLine[Any]):
    """A line that goes back and forth in a tree. Repetition does not end it: people may look at what comes after."""

    def _arrive(self, found: int | None = None) -> None:
        super()._arrive(found)
        if self._drawn:
            seat = int(contract.actor_at(self._states, self.ply))
            self._drawn, self._actor = False, None if seat < 0 else seat

    def is_drawn(self) -> bool:
        """Whether the game would be drawn by repetition here."""
        return int(history.arrive_at(self._trail, self._states, self.ply)) >= history.DRAWN - 1

    def take(self, node: GameNode) -> None:
        """Play the decision of a node, with what chance brought."""
        assert node.move is not None
        told: Any = ()
        if node.chance:
            told = self.game.declaration.read_chance(self.state, node.move.id, node.chance)
        self._push(node.move.id, told)


Walked = TypeVar("Walked", bound=SeenLine[Any])


def _line_of(kind: type[Walked], line: SeenLine[Any]) -> Walked:
    """A copy of a line, as a line of another kind."""
    other = kind.__new__(kind)
    other.__setstate__(line.__getstate__())
    return other


def _continuation(node: GameNode) -> Iterator[GameNode]:
    """How the line goes on after a node, to its last one."""
    while node._children:
        node = node._children[0]
        yield node


@contextmanager
def _placed(place: str) -> Iterator[None]:
    """Names the place in a record at which something is refused."""
    try:
        yield
    except RefusedError as error:
        raise RecordError(error.refusal, place) from None


def annotated_game(position: "Position", found: Transcript) -> GameTree:
    """The tree of a transcript that led to a position."""
    tree = GameTree(position)
    tree._take(found)
    return tree

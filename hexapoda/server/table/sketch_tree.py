"""Trees that a client describes: games with variations and comments, of a replay or a study. They belong to no table,
and nothing of them is stored."""

from typing import Annotated, Any

import msgspec

import hexapoda
from hexapoda import GameNode, GameTree
from hexapoda.kernel.declaration import LONGEST_COMMENT
from hexapoda.play.move import ALL_SEATS
from hexapoda.server.table.commands import LONGEST_POSITION, MOST_OPTIONS, Id, MoveText
from hexapoda.server.table.games import checked_game
from hexapoda.server.table.refused import Refused, refusing
from hexapoda.server.table.sketch import LONGEST_RECORD, SEED

#: The most moves beside a record, and the longest text of what chance brought.
MOST_BRANCHES = 2_000
LONGEST_CHANCE = 2_000

Comment = Annotated[str, msgspec.Meta(max_length=2 * LONGEST_COMMENT)]


class Branch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A move in a tree after the node `parent`: 0 is the start, then come the moves of the record, then those in the
    list. `chance` says what chance brought, else it is drawn. A move that is there already only gets the comment."""

    parent: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    text: MoveText
    chance: Annotated[str, msgspec.Meta(max_length=LONGEST_CHANCE)] = ""
    comment: Comment = ""


class SketchTree(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game with variations and comments: that of a record (in one of the game's formats, detected), or one that
    begins at a position text or at the start of the game; with more moves (`nodes`) and a `comment` at its start."""

    game: Id
    options: Annotated[dict[str, str | int | bool], msgspec.Meta(max_length=MOST_OPTIONS)] = {}
    position: Annotated[str, msgspec.Meta(max_length=LONGEST_POSITION)] = ""
    record: Annotated[str, msgspec.Meta(max_length=LONGEST_RECORD)] = ""
    comment: Comment = ""
    nodes: Annotated[tuple[Branch, ...], msgspec.Meta(max_length=MOST_BRANCHES)] = ()


@refusing()
def sketch_tree(sketch: SketchTree) -> GameTree:
    """The tree that a client describes, or Refused."""
    game = checked_game(sketch.game, sketch.options)
    if sketch.position and sketch.record:
        raise Refused("position-or-record")
    if sketch.record:
        tree = game.read_tree(sketch.record)
    else:
        tree = GameTree(game.position(sketch.position, seed=SEED) if sketch.position else game.start(SEED))
    if sketch.comment:
        tree.root.comment = sketch.comment
    _grow(tree, sketch.nodes)
    return tree


def _grow(tree: GameTree, branches: tuple[Branch, ...]) -> None:
    nodes = dict(enumerate([tree.root, *tree.main_line]))
    first = len(nodes)
    below: dict[int, list[int]] = {}
    for number, branch in enumerate(branches, first):
        if branch.parent >= number:
            raise Refused("no-such-node", number=branch.parent)
        below.setdefault(branch.parent, []).append(number)
    # One line after the other, so that the tree is walked once whatever the order of the list.
    left = [number for parent in range(first - 1, -1, -1) for number in reversed(below.get(parent, ()))]
    while left:
        number = left.pop()
        branch = branches[number - first]
        nodes[number] = nodes[branch.parent].add(branch.text, chance_text=branch.chance or None, comment=branch.comment)
        left += reversed(below.get(number, ()))


def tree_view(tree: GameTree) -> dict[str, Any]:
    """A tree as it is sent: the nodes of the main line come first, and each comes after its parent."""
    main = tree.main_line
    known = set(map(id, main))
    nodes = [*main, *(node for node in tree if id(node) not in known)]
    numbers = {id(node): number for number, node in enumerate((tree.root, *nodes))}
    return {
        "game": tree.game.name,
        "options": dict(tree.game.options),
        "tags": tree.tags,
        "position": tree.root.setup(),
        "comment": tree.root.comment,
        "main": len(main),
        "nodes": [{"parent": numbers[id(node.parent)], **_node_view(node)} for node in nodes],
    }


def _node_view(node: GameNode) -> dict[str, Any]:
    """A move with everything about it; the position's text where chance made it."""
    position = node.setup() if node.chance else None
    return {**node.move_view(ALL_SEATS), "comment": node.comment, "position": position}


@refusing()
def annotations(game: str, record: str, format: str | None) -> dict[str, Any] | None:
    """The tree of a record that has comments or variations, else None. Refused, with the place in the text, where one
    of its moves is not allowed."""
    if not hexapoda.load(game).transcript(record, format=format).is_annotated:
        return None
    return tree_view(hexapoda.load(game).read_tree(record, format=format))

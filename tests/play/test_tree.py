"""Games with variations and comments: what is written is read back, and whatever is wrong is refused in words."""

import contextlib
import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hexapoda
from hexapoda.kernel.declaration import LONGEST_COMMENT
from hexapoda.play import tree as trees
from tests.games import CASES, GAMES
from tests.hive.games import REPEATING
from tests.settings import COUNTS

HIVE = hexapoda.load("hive", type="Base")

ANNOTATED = """\
[Game "hive"]
[Rules "1"]
[Options "type=Base opening=rulebook repetition=draw"]
[Moves "3"]
[Result "*"]

; Two spiders.
1. wS1
2. bS1 wS1-
; Solid.
  (2. bQ wS1-
  ; The queen first.
  3. wQ -wS1
    (3. wA1 -wS1
    )
  4. bA1 bQ-
  )
  (2. bB1 wS1-
  )
3. wQ -wS1
end
"""


def two_moves() -> hexapoda.Position:
    """A short game."""
    position = HIVE.start()
    position.push("wS1")
    position.push("bS1 wS1-")
    return position


def shape(node: hexapoda.GameNode) -> list:
    """A tree as nested lists."""
    top: list = []
    left = [(node, top)]
    while left:
        each, into = left.pop()
        below: list = []
        into += [each.move and each.move.text, each.chance, each.comment, below]
        left += [(child, below) for child in reversed(each.variations)]
    return top


def refused(text: str) -> hexapoda.RecordError:
    """The error that a record is refused with, in words of three languages."""
    with pytest.raises(hexapoda.RecordError) as caught:
        HIVE.read_tree(text)
    for language in ("en", "pl", "uk"):
        words = caught.value.message(language)
        assert "\n" not in words
        assert not re.search(r"(refusal|place|error)-[a-z]|\{\$", words), words
    return caught.value


# ── there and back ──


def test_a_record_has_comments_below_their_moves_and_variations_below_what_they_replace() -> None:
    tree = HIVE.read_tree(ANNOTATED)
    first = tree.root.next
    assert first is not None
    assert tree.root.comment == "Two spiders."
    assert [each.move.text for each in first.variations if each.move] == ["bS1 wS1-", "bQ wS1-", "bB1 wS1-"]
    queen = first.variations[1]
    assert queen.comment == "The queen first."
    assert [each.move.text for each in queen.variations if each.move] == ["wQ -wS1", "wA1 -wS1"]
    assert (len(tree), len(tree.main_line), tree.is_plain) == (8, 3, False)
    assert tree.record() == ANNOTATED
    # Reading the game alone leaves them out.
    assert [move.text for move in HIVE.read(ANNOTATED).moves] == ["wS1", "bS1 wS1-", "wQ -wS1"]


@pytest.mark.parametrize("name", GAMES)
def test_a_record_without_comments_and_variations_is_that_of_the_game(name: str) -> None:
    for seed in range(COUNTS["tree_games"]):
        position = played(name, random.Random(seed), 60)
        tree = hexapoda.GameTree(position)
        assert tree.is_plain
        assert tree.record() == position.record()
        assert tree.position() == position
        assert position.game.read_tree(tree.record()).record() == position.record()


def played(name: str, chance: random.Random, plies: int) -> hexapoda.Position:
    """A game of random moves with random options."""
    options = chance.choice(list(CASES[name].conformance.values()))
    position = hexapoda.load(name, **options).start(chance.randrange(100))
    while position.actor is not None and position.ply < plies:
        position.push_id(int(chance.choice(position.legal_ids())))
    return position


COMMENTS = [
    "",
    "",
    "Solid.",
    "; (1. end) {x}",
    'Ćma "żółta" — чому? 🐜',
    "end",
    "-- resign seat=1",
    "1. wS1",
    ")",
    "[Game]",
]


def grown(name: str, seed: int, comments: list[str]) -> hexapoda.GameTree:
    """A random tree."""
    chance = random.Random(seed)
    tree = hexapoda.GameTree(played(name, chance, chance.choice((0, 5, 25))))
    ending = chance.choice((None, None, "resign", "agreement"))
    if ending and len(tree) and tree.position().actor is not None:
        position = tree.position()
        position.end(ending, seat=0 if ending == "resign" else None)
        tree = hexapoda.GameTree(position)
    nodes = [tree.root, *tree]
    for _ in range(20):
        node = found = chance.choice(nodes)
        position = node.position()
        while any(ply == node.ply for ply, _ in position.endings):
            position.pop()  # what follows the end of a game is analysis
        with contextlib.suppress(hexapoda.IllegalMoveError):  # drawn by repetition, or resigned before the first move
            if position.legal_moves:
                found = node.add(chance.choice(position.legal_moves).text)
        found.comment = chance.choice(comments)
        nodes.append(found)
        if chance.random() < 0.1 and found.parent is not None and not found.is_main:
            chance.choice((found.promote, found.demote))()
    tree.root.comment = chance.choice(comments)
    return tree


@pytest.mark.parametrize("name", GAMES)
def test_random_trees_of_every_game_are_written_and_read_back(name: str) -> None:
    for seed in range(COUNTS["trees"]):
        tree = grown(name, seed, COMMENTS)
        text = tree.record()
        again = hexapoda.load(name).read_tree(text)
        assert shape(again.root) == shape(tree.root)
        assert again.record() == text
        assert again.position() == tree.position()
        # Each node has its position. (A resignation that was demoted to a variation is not kept.)
        for one, other in list(zip(tree, again, strict=True))[::5]:
            assert one.position().setup() == other.position().setup()


@pytest.mark.parametrize("name", GAMES)
def test_mutated_trees_are_read_or_refused(name: str) -> None:
    text = grown(name, 3, COMMENTS).record()
    chance = random.Random(1)
    for _ in range(COUNTS["record_texts"] // 4):
        at, end = sorted(chance.sample(range(len(text) + 1), 2))
        other = chance.choice(("", "(", ")", ";", "\n", "\n)", "\n(", "9", "{", "end", text[at:end][:30]))
        broken = text[:at] + other + text[min(end, at + chance.randrange(6)) :]
        with contextlib.suppress(hexapoda.HexapodaError):
            tree = hexapoda.load(name).read_tree(broken)
            assert hexapoda.load(name).read_tree(tree.record()).record() == tree.record()


_LINES = st.sampled_from(
    ["1. wS1", "2. bS1 wS1-", "(1. wQ", "(2. bQ wS1-", "3. wQ -wS1", "2. bS1 wQ-", ")", "(", "; Why?", ";", "end"]
)


@given(st.lists(_LINES, max_size=14).map(lambda lines: "\n".join(['[Game "hive"]', *lines])))
@settings(max_examples=COUNTS["record_texts"], deadline=None)
def test_what_is_read_is_written_and_read_again(text: str) -> None:
    with contextlib.suppress(hexapoda.RecordError):
        tree = HIVE.read_tree(text)
        again = HIVE.read_tree(tree.record())
        assert shape(again.root) == shape(tree.root)


# ── growing and cutting ──


def test_a_move_that_is_there_already_is_not_added_again() -> None:
    tree = hexapoda.GameTree(two_moves())
    first = tree.root.next
    assert first is tree.root.add("wS1")
    assert first is tree.root.add(("wS1", "0,0"))
    assert len(tree) == 2
    queen = tree.root.add("wQ", comment="Why not?")
    assert (len(tree), queen.comment, queen.is_main, queen.ply) == (3, "Why not?", False, 1)
    with pytest.raises(hexapoda.IllegalMoveError):
        queen.add("wQ")
    with pytest.raises(hexapoda.InvalidMoveError):
        queen.add("xyzzy")
    assert queen.variations == ()


def test_a_text_that_says_several_decisions_adds_a_node_for_each() -> None:
    game = hexapoda.load("termites").start(seed=2)
    tree = hexapoda.GameTree(game)
    node = tree.root
    while node.position().decision != "choose-unit":
        node = node.add(node.position().legal_moves[0])
    units = [move for move in node.position().legal_moves if move.json().get("on")]
    on = node.position()
    on.push(units[0])
    target = on.legal_moves[0].text
    last = node.add(target)
    assert last.ply == node.ply + 2
    assert last.parent is not None
    assert last.parent.parent is node
    assert shape(hexapoda.load("termites").read_tree(tree.record()).root) == shape(tree.root)


def test_chance_that_brought_something_else_is_another_variation() -> None:
    game = hexapoda.load("toy").start(seed=1)
    tree = hexapoda.GameTree(game)
    drawn = next(
        (node, move)
        for node in _walk(tree)
        for move in node.position().legal_moves
        if node.add(move.text).chance and len({_told(node, move.text, seed) for seed in range(20)}) > 1
    )
    node, move = drawn
    first = node.add(move.text)
    other = next(told for told in (_told(node, move.text, seed) for seed in range(20)) if told != first.chance)
    second = node.add(move.text, chance_text=other)
    assert second is not first
    assert (second.chance, second.move.text if second.move else "") == (other, move.text)
    assert node.add(move.text, chance_text=first.chance) is first
    again = hexapoda.load("toy").read_tree(tree.record())
    assert shape(again.root) == shape(tree.root)


def _walk(tree: hexapoda.GameTree):
    node = tree.root
    for _ in range(8):
        yield node
        node = node.add(node.position().legal_moves[0].text)


def _told(node: hexapoda.GameNode, text: str, seed: int) -> str:
    position = node.position()
    position.redraw(seed)
    position.push(text)
    return str(position.written(position.ply - 1)["chance"])


def test_variations_are_promoted_demoted_and_removed() -> None:
    tree = HIVE.read_tree(ANNOTATED)
    first = tree.root.variations[0]
    solid, queen, beetle = first.variations
    beetle.promote()
    assert first.variations == (solid, beetle, queen)
    beetle.promote()
    beetle.promote()
    assert first.variations == (beetle, solid, queen)
    assert [node.move.text for node in tree.main_line if node.move] == ["wS1", "bB1 wS1-"]
    beetle.demote()
    assert tree.main_line[1] is solid
    ant = queen.variations[1]
    ant.promote_to_main()
    assert [node.move.text for node in tree.main_line if node.move] == ["wS1", "bQ wS1-", "wA1 -wS1"]
    assert tree.position().moves[-1].text == "wA1 -wS1"
    queen.remove()
    assert (len(tree), tree.main_line[1]) == (4, solid)
    for refuse in (tree.root.remove, tree.root.promote, tree.root.demote):
        with pytest.raises(hexapoda.RefusedError, match="start"):
            refuse()


def test_comments_are_one_printable_paragraph() -> None:
    tree = hexapoda.GameTree(two_moves())
    tree.root.comment = " One\n\ttwo \u202egnp.exe\x00\u200b "
    assert tree.root.comment == "One two gnp.exe"
    tree.root.comment = "x" * LONGEST_COMMENT
    with pytest.raises(hexapoda.RefusedError, match="2,000"):
        tree.root.comment = "x" * (LONGEST_COMMENT + 1)
    assert HIVE.read_tree(tree.record()).root.comment == tree.root.comment


# ── the end of the game ──


@pytest.mark.parametrize("ending", ["resign", "agreement"])
def test_what_follows_a_game_that_players_ended_is_analysis(ending: str) -> None:
    position = two_moves()
    position.end(ending, seat=0 if ending == "resign" else None)
    tree = hexapoda.GameTree(position)
    last = tree.main_line[-1]
    after = last.add("wQ -wS1", comment="Play on!")
    after.add("bQ bS1-")
    last.add("wA1 -wS1")
    assert (after.is_main, last.next, tree.main_line[-1]) == (False, None, last)
    assert tree.position().outcome == position.outcome
    assert after.position().outcome is None
    again = HIVE.read_tree(tree.record())
    assert shape(again.root) == shape(tree.root)
    assert again.position().endings == position.endings
    assert HIVE.read(tree.record()) == position


def test_what_the_rules_ended_is_over() -> None:
    position = HIVE.read(REPEATING)
    tree = hexapoda.GameTree(position)
    with pytest.raises(hexapoda.IllegalMoveError, match="over"):
        tree.main_line[-1].add("wA3 /wA1")
    resigned = HIVE.start()
    resigned.end("resign", seat=0)
    with pytest.raises(hexapoda.IllegalMoveError, match="over"):
        hexapoda.GameTree(resigned).root.add("wS1")


def test_H5_3_a_variation_may_go_on_after_a_repetition() -> None:
    moves = REPEATING.split(";")[3:]
    tree = hexapoda.GameTree(two_moves())
    node = tree.root.add(moves[0])
    for text in (*moves[1:], "wA3 /wA1"):
        node = node.add(text)
    assert node.position().outcome is None
    assert node.parent is not None
    assert node.parent.position().outcome is not None
    assert shape(HIVE.read_tree(tree.record()).root) == shape(tree.root)


def test_a_seat_that_left_is_gone_in_what_follows() -> None:
    position = hexapoda.load("termites", players=3).start(seed=1)
    position.push(position.legal_moves[0])
    position.end("leave", seat=2)
    for _ in range(3):
        position.push(position.legal_moves[0])
    tree = hexapoda.GameTree(position)
    assert tree.record() == position.record()
    node = tree.main_line[2].add(tree.main_line[2].position().legal_moves[1].text)
    assert node.position().departed == (2,)
    before = tree.main_line[0].parent
    assert before is not None
    assert before.add(before.position().legal_moves[1].text).position().departed == ()
    assert shape(hexapoda.load("termites").read_tree(tree.record()).root) == shape(tree.root)


# ── what is refused ──


@pytest.mark.parametrize(
    ("old", "new", "code", "place"),
    [
        ("(2. bQ wS1-", "(2. bQ wS1", "occupied", "line 11"),
        ("(2. bQ wS1-", "(2. xyzzy", "unreadable", "line 11"),
        ("(2. bQ wS1-", "(3. bQ wS1-", "bad-number", "line 11"),
        ("(2. bQ wS1-", "(", "bad-record-line", "line 11"),
        ("(2. bQ wS1-", "(; Why?", "bad-record-line", "line 11"),
        ("  4. bA1 bQ-", "  4. bA1 bQ- {heads}", "no-chance-here", "line 16"),
        ("  4. bA1 bQ-", "  -- resign seat=1", "bad-record-line", "line 16"),
        ("1. wS1", "(1. wS1\n)\n1. wS1", "early-variation", "line 8"),
        ("3. wQ -wS1\nend", "3. wQ -wS1\n)\nend", "closed-variation", "line 21"),
        ("  )\n3. wQ", "3. wQ", "open-variation", "line 20"),
        ("Solid.", "x" * 2001, "comment-too-long", "line 9"),
    ],
)
def test_a_spoilt_tree_is_refused_with_its_place(old: str, new: str, code: str, place: str) -> None:
    error = refused(ANNOTATED.replace(old, new, 1))
    assert (error.code, error.place) == (code, place)


def test_the_game_is_read_even_if_a_variation_breaks_the_rules() -> None:
    spoilt = ANNOTATED.replace("(2. bQ wS1-", "(2. bQ wS1")
    assert HIVE.read(spoilt) == HIVE.read(ANNOTATED)


def test_a_tree_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trees, "MOST_NODES", 3)
    tree = hexapoda.GameTree(two_moves())
    queen = tree.root.add("wQ")
    with pytest.raises(hexapoda.RefusedError, match="at most 3"):
        queen.add("bQ wQ-")
    assert (len(tree), queen.variations) == (3, ())
    assert tree.root.add("wS1") is tree.main_line[0]
    assert refused(ANNOTATED).code == "tree-too-large"


def test_variations_may_be_nested_to_any_depth() -> None:
    tree = hexapoda.GameTree(HIVE.start())
    node = tree.root
    chance = random.Random(4)
    for _ in range(60):
        first, second = chance.sample(list(node.position().legal_moves), 2)
        node.add(first)
        node = node.add(second)
    text = tree.record()
    assert shape(HIVE.read_tree(text).root) == shape(tree.root)
    assert max(len(line) - len(line.lstrip()) for line in text.splitlines()) <= 16
    assert shape(HIVE.read_tree(tree.record(format="pgn")).root) == shape(tree.root)

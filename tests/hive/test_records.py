"""Hive's record formats: GameStrings (H6.2), PGN, and BoardSpace's SGF."""

import contextlib
import pickle
import random
import re
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hexapoda
from hexapoda.games.hive.records import FORMATS, gamestring, pgn, sgf
from hexapoda.kernel.declaration import Refusal, Transcript
from tests.hive.games import GAME_TYPES, PASSING, REPEATING, boardspace, random_game
from tests.settings import COUNTS

DATA = Path(__file__).parent.parent / "data" / "records"
SAMPLES = {path.name: path.read_text(encoding="utf-8") for path in sorted(DATA.iterdir())}
HIVE = hexapoda.load("hive")
TWO_MOVES = "Base;InProgress;White[2];wS1;bS1 wS1-"


def refused(text: str, *, format: str | None = None, **options: str) -> hexapoda.RecordError:
    """The error that a record is refused with."""
    with pytest.raises(hexapoda.RecordError) as caught:
        hexapoda.load("hive", **options).read(text, format=format)
    assert "\n" not in str(caught.value)
    return caught.value


def texts(position: hexapoda.Position) -> list[str]:
    return [move.text for move in position.moves]


# ── all formats ──


@pytest.mark.parametrize("name", SAMPLES)
def test_the_same_game_in_every_format_and_dialect_is_read_as_the_same_game(name: str) -> None:
    position = HIVE.read(SAMPLES[name])
    assert position.record(format="gamestring") == SAMPLES["passing.gamestring"].strip()
    assert position.outcome is not None
    assert (position.outcome.reason, position.outcome.winners) == ("resign", (0,))
    if name != "passing.gamestring":
        assert (position.tags["White"], position.tags["Black"]) == ("Ada", "Bo")
        assert position.tags["Date"] == "2018.10.28"
    assert position.notices == []


@pytest.mark.parametrize("kind", GAME_TYPES)
@pytest.mark.parametrize("opening", ["rulebook", "tournament"])
def test_random_games_go_through_gamestring_and_pgn_and_back(kind: str, opening: str) -> None:
    for seed in range(COUNTS["record_games"]):
        position = random_game(seed, 40 + 40 * (seed % 5), type=kind, opening=opening)
        if position.actor is not None and seed % 3:
            agreed = seed % 3 == 1
            position.end("agreement" if agreed else "resign", seat=None if agreed else 1)
        for name in ("gamestring", "pgn"):
            again = hexapoda.load("hive", opening=opening).read(position.record(format=name))
            assert texts(again) == texts(position)
            assert again == position


@pytest.mark.parametrize("kind", GAME_TYPES)
@pytest.mark.parametrize("dialect", ["modern", "old", "robot"])
def test_random_games_are_read_from_boardspace_wherever_they_lie_on_its_torus(kind: str, dialect: str) -> None:
    for seed in range(COUNTS["record_games"]):
        position = random_game(seed, 60, type=kind)
        again = HIVE.read(boardspace(position, dialect, column=(13, 25, 0)[seed % 3], row=(13, 26, 1)[seed % 3]))
        assert texts(again) == texts(position)
        assert again.setup() == position.setup()


@pytest.mark.slow
@pytest.mark.parametrize("name", SAMPLES)
def test_readers_survive_a_record_cut_at_every_character(name: str) -> None:
    text = SAMPLES[name]
    for end in range(len(text)):
        for each in FORMATS:
            assert isinstance(each.read(text[:end]), Transcript | Refusal)
    for end in range(0, len(text), 29):
        with contextlib.suppress(hexapoda.RecordError):
            HIVE.read(text[:end])


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in SAMPLES if name.endswith((".sgf", ".txt"))])
def test_a_record_in_sgf_or_the_house_format_that_is_cut_anywhere_is_refused(name: str) -> None:
    whole = SAMPLES[name].rstrip()
    for end in range(len(whole)):
        with pytest.raises(hexapoda.RecordError):
            HIVE.read(whole[:end])


_PIECES_OF_RECORDS = [
    *("(;", ")", "[", "]", "{", "}", ";", "\\", '"', "\n", "\r\n", " ", ".", "1.", "12.", "$3", "(", "*", "1-0", "%"),
    *("GM[27]", "SU[hive]", "SU[hive-plm]", "P0[1 pick W 4 wS1]", "P0[2 dropb wS1 N 13 .]", "P0[3 done]", "P1[", "RE["),
    *("Base;", "Base+MLP;", "InProgress;", "White[1];", "Black[1]", "wS1", "bS1 wS1-", "pass", "[GameType ", '"Base"]'),
    *("[Result ", '[Game "hive"]', "WhiteWins", "\ufeff", "²", "٣", "\x00", "99999999999999999999999", "P0[4 resign]"),
]
_TEXTS = st.one_of(
    st.text(),
    st.lists(st.sampled_from(_PIECES_OF_RECORDS), max_size=30).map("".join),
    st.tuples(st.sampled_from(sorted(SAMPLES)), st.integers(0), st.integers(0, 20), st.text(max_size=8)).map(
        lambda t: _spoilt(SAMPLES[t[0]], *t[1:])
    ),
)


def _spoilt(text: str, at: int, gone: int, put: str) -> str:
    at %= len(text)
    return text[:at] + put + text[at + gone :]


@pytest.mark.slow
@given(_TEXTS)
@settings(max_examples=COUNTS["record_texts"], deadline=None)
def test_no_text_makes_a_reader_raise_anything_but_a_clear_error(text: str) -> None:
    for each in FORMATS:
        found = each.read(text)
        if isinstance(found, Refusal):
            assert "place" in found.params
        each.recognises(text)
    for name in (None, "gamestring", "pgn", "sgf", "hexapoda"):
        try:
            position = HIVE.read(text, format=name)
        except hexapoda.RecordError as error:
            for language in ("en", "pl", "uk"):
                words = error.message(language)
                assert "\n" not in words
                for quoted in error.refusal.params.values():
                    words = words.replace(str(quoted), "")
                assert not re.search(r"(refusal|place|error)-[a-z]|\{\$", words), words
        else:
            assert isinstance(position, hexapoda.Position)


@pytest.mark.slow
def test_long_nonsense_is_refused_quickly() -> None:
    before = time.process_time()
    parts = ("(", "[", "{", ";", "\\", "1. ", "a ", "$1 ", "1. a ", '[A "', "Base;", "(;A[", "(;GM[27]", "(;P0[1 \\]")
    for part in parts:
        for each in FORMATS:
            assert isinstance(each.read(part * (100_000 // len(part))), Transcript | Refusal)
    assert time.process_time() - before < 20  # about 2 s; what is quadratic takes minutes


# ── GameStrings ──


def test_H6_2_a_gamestring_is_type_state_turn_and_moves() -> None:
    position = HIVE.read(TWO_MOVES)
    assert position.game.options["type"] == "Base"
    assert position.record(format="gamestring") == TWO_MOVES
    assert HIVE.start().record(format="gamestring") == "Base;NotStarted;White[1]"


def test_H6_3_a_gamestring_may_have_its_letters_in_any_order_and_space_around_its_fields() -> None:
    written = HIVE.read(" base+plm ; inprogress ;Black[1] ; wP \n").record(format="gamestring")
    assert written == "Base+MLP;InProgress;Black[1];wP"


@pytest.mark.parametrize(
    ("state", "reason", "winners"),
    [("Draw", "agreement", (0, 1)), ("WhiteWins", "resign", (0,)), ("BlackWins", "resign", (1,))],
)
def test_H6_2_a_finished_state_that_the_moves_do_not_show_is_kept(
    state: str, reason: str, winners: tuple[int, ...]
) -> None:
    position = HIVE.read(TWO_MOVES.replace("InProgress", state))
    assert position.outcome is not None
    assert (position.outcome.reason, position.outcome.winners) == (reason, winners)
    assert position.record(format="gamestring") == TWO_MOVES.replace("InProgress", state)
    assert position.pop() is None
    assert position.actor == 0


def surrounded() -> str:
    """The GameString of a random game that a surrounded queen ended."""
    for seed in range(100):
        position = random_game(seed, 400, type="Base+MLP")
        if position.outcome is not None and position.outcome.reason in ("white-surrounded", "black-surrounded"):
            return position.record(format="gamestring")
    raise AssertionError("no game ended")


def test_H6_2_the_moves_decide_and_a_result_that_contradicts_them_is_a_notice() -> None:
    text = surrounded()
    truth = HIVE.read(text).outcome
    assert truth is not None
    for state in ("Draw", "WhiteWins", "BlackWins", "InProgress"):
        position = HIVE.read(re.sub("WhiteWins|BlackWins", state, text))
        assert position.outcome == truth
        ignored = [("result-ignored", {})] if state not in (text.split(";")[1], "InProgress") else []
        assert position.notices == ignored


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("Base;InProgress;White[3];wS1;bS1 wS1-", "other-turn", "field 3"),
        ("Base;InProgress;White;wS1", "bad-turn", "field 3"),
        ("Base;InProgress;White[0];wS1", "bad-turn", "field 3"),
        ("Base;InProgress;White[99999999999999999999]", "bad-turn", "field 3"),
        ("Base;NotStarted;Black[1];wS1", "other-game-state", "field 2"),
        ("Base;InProgress;White[1]", "other-game-state", "field 2"),
        ("Base;Finished;Black[1];wS1", "unknown-game-state", "field 2"),
        ("Base+X;InProgress;Black[1];wS1", "unknown-game-type", "field 1"),
        ("Base+MM;InProgress;Black[1];wS1", "unknown-game-type", "field 1"),
        ("Base;InProgress", "gamestring-fields", "field 2"),
        ("Base;", "gamestring-fields", "field 2"),
        ("Base;InProgress;White[2];wS1;", "empty-move", "move 2"),
        ("Base;InProgress;Black[1];wS1\nBase;NotStarted;White[1]", "gamestring-lines", "line 2"),
        ("Base;InProgress;White[2];wS1;bS1 wQ-", "reference-not-placed", "move 2"),
        ("Base;InProgress;White[2];wS1;xyzzy", "unreadable", "move 2"),
    ],
)
def test_H6_2_an_impossible_gamestring_is_refused_with_its_place(text: str, code: str, place: str) -> None:
    error = refused(text)
    assert (error.code, error.place) == (code, place)
    assert str(error).startswith(place + ": ")


def test_an_illegal_move_is_refused_with_its_number_and_clause() -> None:
    error = refused("Base;InProgress;White[3];wS1;bS1 wS1-;wS2 wS1/;bQ bS1-")
    assert (error.refusal.clause, error.place) == ("H2.2", "move 3")
    assert str(error).endswith("(H2.2)")


def test_the_place_and_the_reason_are_told_in_every_language() -> None:
    error = refused("Base;InProgress;White[2];wS1;xyzzy")
    assert [error.message(language).split(":")[0] for language in ("en", "pl", "uk")] == ["move 2", "ruch 2", "хід 2"]
    other = refused(TWO_MOVES, type="Base+M")
    assert other.message("pl").startswith("Opcja type")
    assert pickle.loads(pickle.dumps(other)).message("uk") == other.message("uk")


def test_H6_2_without_strictness_the_moves_alone_count() -> None:
    for text in (
        "Base;InProgress;White[9];wS1",
        "Base;NotStarted;;wS1",
        "Base;NotStarted;nonsense;wS1",
        "Base;InProgress;White[1];wS1",
    ):
        found = gamestring.read(text, strict=False)
        assert isinstance(found, Transcript)
        assert [turn.text for turn in found.turns] == ["wS1"]


def test_H2_5_a_record_that_starts_with_a_queen_is_read_as_rulebook_and_others_leave_the_opening_open() -> None:
    for queen in ("Base;InProgress;White[2];wQ;bS1 wQ-", "Base;InProgress;White[2];wS1;bQ wS1-"):
        assert HIVE.read(queen).game.options["opening"] == "rulebook"
        assert refused(queen, opening="tournament").code == "other-option"
    assert hexapoda.load("hive", opening="tournament").read(TWO_MOVES).game.options["opening"] == "tournament"


def test_options_of_load_that_contradict_a_record_are_an_error() -> None:
    error = refused(TWO_MOVES, type="Base+M")
    assert error.code == "other-option"
    assert "Base+M" in str(error)


def test_H5_3_a_third_repetition_draws_also_in_a_record() -> None:
    position = HIVE.read(REPEATING)
    assert position.outcome is not None
    assert position.outcome.reason == "repetition"
    assert position.notices == []


def test_H5_3_a_record_that_goes_on_after_a_third_repetition_is_read_without_that_rule() -> None:
    longer = REPEATING.replace("Draw;White[13]", "InProgress;Black[13]") + ";wA3 /wA1"
    for game in (HIVE, hexapoda.load("hive", repetition="draw")):
        position = game.read(longer)
        assert position.game.options["repetition"] == "off"
        assert position.notices == [("repetition-ignored", {"move": 24})]
        assert position.outcome is None


def test_H5_3_a_record_that_goes_on_after_a_third_repetition_may_still_end_in_a_draw() -> None:
    position = HIVE.read(REPEATING.replace("White[13]", "Black[13]") + ";wA3 /wA1")
    assert position.outcome is not None
    assert (position.outcome.reason, position.outcome.drawn) == ("agreement", True)
    assert position.notices == [("repetition-ignored", {"move": 24})]


def test_H5_3_a_player_who_resigns_after_a_third_repetition_has_gone_on_too() -> None:
    position = HIVE.read(REPEATING.replace("Draw", "BlackWins"))
    assert position.game.options["repetition"] == "off"
    assert position.outcome is not None
    assert (position.outcome.reason, position.outcome.winners) == ("resign", (1,))


@pytest.mark.parametrize("format", ["gamestring", "pgn"])
def test_a_game_that_began_at_a_set_up_position_is_not_written_in_formats_that_cannot_say_so(format: str) -> None:
    position = HIVE.position("White[2] wS1@0,0 bS1@1,0")
    with pytest.raises(hexapoda.RecordError) as caught:
        position.record(format=format)
    assert caught.value.code == "format-without-setup"


# ── PGN ──


def pgn_of(movetext: str, *tags: str) -> str:
    return "\n".join([*tags, "", movetext])


def test_pgn_is_written_with_the_seven_tags_the_game_type_and_one_move_a_line() -> None:
    position = HIVE.read(TWO_MOVES)
    position.tags.update(White='Ada "the Ant"', Annotator="back\\slash")
    assert position.record(format="pgn").splitlines() == [
        '[Event "?"]',
        '[Site "?"]',
        '[Date "????.??.??"]',
        '[Round "?"]',
        r'[White "Ada \"the Ant\""]',
        '[Black "?"]',
        '[Result "*"]',
        '[GameType "Base"]',
        r'[Annotator "back\\slash"]',
        "",
        "1. wS1",
        "2. bS1 wS1-",
    ]
    assert HIVE.read(position.record(format="pgn")).tags == position.tags


@given(st.dictionaries(st.from_regex(r"[A-Za-z_0-9]{1,9}", fullmatch=True), st.text(max_size=12), max_size=4))
@settings(max_examples=COUNTS["record_texts"] // 3, deadline=None)
def test_pgn_keeps_all_tags_whatever_they_say(tags: dict[str, str]) -> None:
    tags = {name: " ".join(value.split()) for name, value in tags.items() if name not in ("GameType", "Result")}
    position = HIVE.read(TWO_MOVES)
    position.tags.update(tags)
    again = HIVE.read(position.record(format="pgn"), format="pgn")
    unknown = ("", "?", "????.??.??")
    assert {n: v for n, v in again.tags.items() if v not in unknown} == {
        n: v for n, v in tags.items() if v not in unknown
    }
    assert texts(again) == texts(position)


@pytest.mark.parametrize(
    "movetext",
    [
        "1. wS1\n2. bS1 wS1-",
        "1. wS1 2. bS1 wS1-",
        "1.wS1 2.bS1 wS1- *",
        "1. wS1 bS1 wS1- *",
        "1. wS1 1... bS1 wS1-",
        "wS1\nbS1 wS1-\n",
        "{a}1{b}.{c}wS1{d}2.{e}bS1{f}wS1-{g}InProgress{h}",
        "1. wS1!! $1 2. bS1 wS1-?! $22",
        "; a comment 9. wQ\n1. wS1 ; another\n% and a third\n2. bS1 wS1-",
        "1. wS1 (1. wQ (1. wA1) {)} 2. bS1 wQ-) 2. bS1 wS1- (2. bQ -wS1)",
        "1. wS1 .\r\n2. bS1 wS1-\r\n",
    ],
)
def test_pgn_is_read_in_every_layout_with_comments_nags_and_variations_beside_the_game(movetext: str) -> None:
    position = HIVE.read(pgn_of(movetext, '[GameType "Base"]'))
    assert texts(position) == ["wS1", "bS1 wS1-"]
    assert position.outcome is None


def annotated(movetext: str) -> str:
    """A PGN as a tree, and that on one line: each move with its comment, and what could have been played instead."""
    tree = HIVE.read_tree(pgn_of(movetext, '[GameType "Base"]'))
    again = HIVE.read_tree(tree.record(format="pgn"))
    assert one_line(again.root) == one_line(tree.root)
    return one_line(tree.root)


def one_line(node: hexapoda.GameNode) -> str:
    """A node's comment and what follows, on one line."""
    return said(node) + following(node)


def said(node: hexapoda.GameNode) -> str:
    """A move and its comment."""
    return (node.move.text if node.move else "") + (f" {{{node.comment}}}" if node.comment else "")


def following(node: hexapoda.GameNode) -> str:
    """What follows a node; alternatives are in parentheses."""
    if not node.variations:
        return ""
    first, *others = node.variations
    return f" > {said(first)}{''.join(f' ({one_line(each)})' for each in others)}{following(first)}"


@pytest.mark.parametrize(
    ("movetext", "expected"),
    [
        ("1. wS1 (1. wQ) 2. bS1 wS1-", "wS1 (wQ) > bS1 wS1-"),
        ("1.wS1 (1.wQ (1.wA1)) 2.bS1 wS1- *", "wS1 (wQ) (wA1) > bS1 wS1-"),
        # Several variations, of several moves, with dots for the second move of a pair.
        (
            "1. wS1 bS1 wS1- (1... bQ wS1- 2. wQ -wS1) (1... bB1 wS1-) 2. wQ -wS1 1-0",
            "wS1 > bS1 wS1- (bQ wS1- > wQ -wS1) (bB1 wS1-) > wQ -wS1",
        ),
        # Comments before and after moves, numbers and variations, over several lines.
        ("{Before.} 1. wS1 {After.} 2. bS1 wS1-", "{Before.} > wS1 {After.} > bS1 wS1-"),
        ("1. {Between.} wS1 2. bS1 {Amidst.} wS1-", "{Between.} > wS1 > bS1 wS1- {Amidst.}"),
        ("1. wS1 ( {Instead:} 1. wQ {why?} ) {On.} 2. bS1 wS1-", "wS1 {On.} (wQ {Instead: why?}) > bS1 wS1-"),
        ("1. wS1 {One\n  two.} ; three\n2. bS1 wS1-", "wS1 {One two. three} > bS1 wS1-"),
        ("1. wS1 ({Only words.}) () 2. bS1 wS1-", "wS1 {Only words.} > bS1 wS1-"),
        # Signs and glyphs.
        ("1. wS1!? {Rare.} 2. bS1 wS1- $4 $22 (2. bQ wS1- $1)", "wS1 {!? Rare.} > bS1 wS1- {??} (bQ wS1- {!})"),
        # A result in a variation says nothing; a pass may be one.
        ("1. wS1 2. bS1 wS1- (2. bQ wS1- *) *", "wS1 > bS1 wS1- (bQ wS1-)"),
        # The same move again goes on where it is.
        ("1. wS1 (1. wS1 2. bQ wS1-) 2. bS1 wS1-", "wS1 > bS1 wS1- (bQ wS1-)"),
        ("1. wS1 (2. wQ) (7. wA1) 2. bS1 wS1-", "wS1 (wQ) (wA1) > bS1 wS1-"),
        ("1. wS1 (wQ bS1 wQ-) 2. bS1 wS1-", "wS1 (wQ > bS1 wQ-) > bS1 wS1-"),
    ],
)
def test_pgn_keeps_comments_and_nested_variations_in_every_layout(movetext: str, expected: str) -> None:
    assert annotated(movetext).strip(" >") == expected


def test_pgn_is_written_with_comments_in_braces_and_variations_in_parentheses() -> None:
    tree = hexapoda.GameTree(HIVE.read(TWO_MOVES))
    first = tree.root.variations[0]
    tree.root.comment, first.comment = "Two spiders.", "No {braces} in comments."
    queen = first.add("bQ wS1-", comment="Why not?")
    queen.add("wQ -wS1")
    queen.add("wA1 -wS1")
    first.add("bB1 wS1-")
    written = tree.record(format="pgn").partition("\n\n")[2]
    assert written.splitlines() == [
        "{Two spiders.}",
        "1. wS1 {No (braces) in comments.}",
        "2. bS1 wS1-",
        "(2. bQ wS1- {Why not?}",
        "3. wQ -wS1",
        "(3. wA1 -wS1))",
        "(2. bB1 wS1-)",
    ]
    # A format that holds no variations has the game alone.
    assert tree.record(format="gamestring") == TWO_MOVES


def test_H6_2_an_illegal_move_in_a_variation_of_a_pgn_is_refused_with_its_line() -> None:
    text = pgn_of("1. wS1\n(1. wQ\n2. bS1 wS1-)\n2. bS1 wS1-", '[GameType "Base"]')
    with pytest.raises(hexapoda.RecordError) as caught:
        HIVE.read_tree(text)
    assert (caught.value.code, caught.value.place) == ("reference-not-placed", "line 5")
    assert texts(HIVE.read(text)) == ["wS1", "bS1 wS1-"]


@pytest.mark.parametrize("kind", GAME_TYPES)
def test_random_trees_go_through_pgn_and_back(kind: str) -> None:
    for seed in range(COUNTS["record_games"]):
        tree = hexapoda.GameTree(random_game(seed, 12, type=kind))
        chance = random.Random(seed)
        nodes = [tree.root, *tree]
        for _ in range(12):
            node = chance.choice(nodes)
            if len(node.position().legal_moves):
                nodes.append(node.add(chance.choice(node.position().legal_moves)))
                nodes[-1].comment = chance.choice(("", "Solid.", "1. wQ", "[x] ;", "* 1-0", "% no"))
        again = hexapoda.load("hive", opening=tree.game.options["opening"]).read_tree(tree.record(format="pgn"))
        assert one_line(again.root) == one_line(tree.root)
        assert again.position() == tree.position()


@pytest.mark.parametrize("result", ["1-0", "WhiteWins"])
def test_a_result_that_the_moves_of_a_pgn_do_not_show_is_kept(result: str) -> None:
    for text in (
        pgn_of("1. wS1", f'[Result "{result}"]'),
        pgn_of(f"1. wS1\n\n{result}"),
        pgn_of(f"1. wS1 {result}", '[Result "*"]'),
        pgn_of(f"1. wS1 {result}", '[Result "1-0"]'),
    ):
        outcome = HIVE.read(text).outcome
        assert outcome is not None
        assert (outcome.reason, outcome.winners) == ("resign", (0,))
    assert HIVE.read(pgn_of("1. wS1", '[Result "1/2-1/2"]')).outcome == HIVE.read(pgn_of("1. wS1 Draw")).outcome


def test_a_result_that_means_nothing_is_a_notice() -> None:
    position = HIVE.read(pgn_of("1. wS1", '[Result "error parsing result"]'))
    assert position.notices == [("result-unknown", {"text": "error parsing result"})]
    assert position.outcome is None


def test_of_several_games_the_first_is_read_and_the_others_are_a_notice() -> None:
    one = SAMPLES["viewer.pgn"]
    position = HIVE.read(one + "\n" + one)
    assert position.notices == [("more-games", {})]
    assert position == HIVE.read(one)
    twice = HIVE.read(SAMPLES["old.sgf"] * 2)
    assert twice.notices == [("more-games", {})]
    assert twice == HIVE.read(SAMPLES["old.sgf"])


def test_a_pgn_without_game_type_leaves_the_type_to_load() -> None:
    assert HIVE.read("1. wS1\n2. bS1 wS1-").game.options["type"] == "Base"
    assert hexapoda.load("hive", type="Base+M").read("1. wM\n2. bS1 wM-").game.options["type"] == "Base+M"


def test_a_pgn_may_have_tags_that_mean_something_else_in_a_house_record() -> None:
    tags = ('[Termination "Time forfeit"]', '[Moves "many"]', '[Seed "x"]', '[Rules "club"]', '[Options "a b"]')
    position = HIVE.read(pgn_of("1. wS1", '[GameType "Base"]', *tags))
    assert position.tags["Termination"] == "Time forfeit"
    again = HIVE.read(position.record())
    assert again.tags == {}


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ('[GameType "Base"\n1. wS1', "bad-tag", "line 1"),
        ('[White "a"]\n[White "b"]\n', "double-tag", "line 2"),
        ('[White "a"]\n[GameType "Chess"]\n1. wS1', "unknown-game-type", "line 2"),
        ('[White "a"]\n\n1. wS1\n{never closed', "open-comment", "line 4"),
        ('[White "a"]\n\n1. wS1 (2. bS1', "open-variation", "line 3"),
        ('[White "a"]\n\n1. wS1 )', "bad-movetext", "line 3"),
        ('[White "a"]\n\n1. wS1 1-0 2. bS1 wS1-', "text-after-result", "line 3"),
        ('[Result "1-0"]\n\n1. wS1 0-1', "two-results", "line 3"),
        ('[White "a"]\n\n1. wS1\n2. bS1', "unfinished", "move 2"),
        ('[White "a"]\n\n1. wS1\n2. bS1 wS1-\n3. wS9 wS1\n', "no-such-piece", "move 3"),
        ('[White "a"]\n\n1. wS1 wS1-\n2. bS1 wS1-', "first-alone", "move 1"),
    ],
)
def test_a_spoilt_pgn_is_refused_with_its_place(text: str, code: str, place: str) -> None:
    error = refused(text, format="pgn")
    assert (error.code, error.place) == (code, place)


# ── BoardSpace ──


def sgf_of(*nodes: str, header: str = "GM[27]SU[hive]") -> str:
    return f"(;{header}\n; P0[0 Start P0]\n" + "\n".join(f"; {node}" for node in nodes) + "\n)"


FIRST = ("P0[1 pick W 4 wS1]", "P0[2 dropb wS1 N 13 .]", "P0[3 done]")


@pytest.mark.parametrize(
    ("written", "kind"),
    [
        ("hive", "Base"),
        ("Hive", "Base"),
        ("hive-m", "Base+M"),
        ("hive-lm", "Base+ML"),
        ("Hive-PLM", "Base+MLP"),
        ("hive-plm 2 0 101", "Base+MLP"),
        ("hive-pielm", "Base+MLP"),
    ],
)
def test_the_game_type_of_a_boardspace_record_is_its_setup(written: str, kind: str) -> None:
    assert HIVE.read(sgf_of(*FIRST, header=f"GM[27]SU[{written}]")).game.options["type"] == kind


def test_the_cell_counts_and_not_the_reference_behind_it() -> None:
    for reference in (".", "-wQ", "wS1.", "wS1\\\\", "wS1\\", "", "no reference at all"):
        nodes = (*FIRST, f"P1[4 dropb bA1 M 12 {reference}]TM[2]", "P1[5 done]")
        assert texts(HIVE.read(sgf_of(*nodes))) == ["wS1", "bA1 /wS1"]


def test_columns_outside_the_letters_wrap_around() -> None:
    for column in ("Z", "1A"):
        nodes = ("P0[1 move W wS1 A 1 .]", "P0[2 done]", f"P1[3 move B bS1 {column} 1 .]", "P1[4 done]")
        assert texts(HIVE.read(sgf_of(*nodes))) == ["wS1", "bS1 -wS1"]


def test_a_piece_that_is_put_back_where_it_was_has_not_moved() -> None:
    nodes = (
        "P1[4 pick B 1 bA1]",
        "P1[5 dropb bA1 M 13 .]",
        "P1[6 pickb M 13 bA1]",
        "P1[7 dropb bA1 M 12 .]",
        "P1[8 done]",
    )
    assert texts(HIVE.read(sgf_of(*FIRST, *nodes))) == ["wS1", "bA1 /wS1"]
    nodes = ("P1[4 move B bA1 M 12 .]", "P1[5 undo]", "P1[6 move B bG1 M 13 .]", "P1[7 done]")
    assert texts(HIVE.read(sgf_of(*FIRST, *nodes))) == ["wS1", "bG1 -wS1"]


@pytest.mark.parametrize(
    ("nodes", "reason", "winners"),
    [
        (("P1[4 resign]", "P1[5 done]"), "resign", (0,)),
        (("P1[4 Resign ]",), "resign", (0,)),
        (("P1[4 offerdraw]", "P1[5 done]", "P0[6 acceptdraw]", "P0[7 done]"), "agreement", (0, 1)),
        (("P1[4 WinOnTime ]",), "flag", (1,)),
    ],
)
def test_ends_by_a_click_are_kept(nodes: tuple[str, ...], reason: str, winners: tuple[int, ...]) -> None:
    outcome = HIVE.read(sgf_of(*FIRST, *nodes)).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == (reason, winners)


def test_a_resignation_that_is_taken_back_does_not_count() -> None:
    assert HIVE.read(sgf_of(*FIRST, "P1[4 resign]", "P1[5 resign]")).outcome is None
    nodes = ("P1[4 resign]", "P1[5 reset]", "P1[6 movedone B bA1 M 12 .]")
    assert texts(HIVE.read(sgf_of(*FIRST, *nodes))) == ["wS1", "bA1 /wS1"]


@pytest.mark.parametrize(
    ("result", "winners"),
    [
        ("Game won by Ada", (0,)),
        ("Bo vann spelet", (1,)),
        ("The game is a draw", (0, 1)),
        ("Bobby won", None),
        ("Ada and Bo are gone", None),
    ],
)
def test_a_result_in_the_header_counts_where_the_moves_show_none(result: str, winners: tuple[int, ...] | None) -> None:
    header = f'GM[27]SU[hive]RE[{result}]P0[id "Ada"]P1[id "Bo"]'
    outcome = HIVE.read(sgf_of(*FIRST, header=header)).outcome
    assert (None if outcome is None else outcome.winners) == winners


def test_players_who_swap_colours_are_tagged_by_the_colour_that_they_play() -> None:
    players = 'P0[id "Ada"]P1[id "Bo"]'
    swapped = HIVE.read(sgf_of(*FIRST, "P1[4 swap]", "P1[5 done]", header=f"GM[27]SU[hive-pielm]{players}"))
    assert (swapped.tags["White"], swapped.tags["Black"]) == ("Bo", "Ada")
    mapped = HIVE.read(sgf_of("P1[1 movedone W S1 N 13 .]", header=f"GM[27]CM[1,0]SU[hive]{players}"))
    assert (mapped.tags["White"], mapped.tags["Black"]) == ("Bo", "Ada")


def test_what_stands_behind_the_end_of_a_game_is_passed_over() -> None:
    text = surrounded()
    position = HIVE.read(text)
    longer = boardspace(position, "modern", last="pass")
    assert HIVE.read(longer) == position


def test_only_the_main_line_of_an_sgf_tree_is_read() -> None:
    main, other = "; P1[4 movedone B bA1 M 12 .]", "; P1[4 movedone B bG1 M 12 .]"
    text = sgf_of(*FIRST)[:-1]
    assert texts(HIVE.read(f"{text}({main})({other}))")) == ["wS1", "bA1 /wS1"]


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        (sgf_of(header="GM[1]SU[hive]"), "sgf-other-game", "line 1"),
        (sgf_of(header="GM[27]\nSU[Hive-Ultimate]"), "sgf-type", "line 2"),
        (sgf_of(header="GM[27]"), "sgf-no-type", "line 1"),
        (sgf_of(*FIRST)[:-1], "sgf-cut", "line 6"),
        (sgf_of(*FIRST)[:-3], "sgf-cut", "line 5"),
        (sgf_of("P0[1 pick W 4 wX1]"), "sgf-piece", "node 1"),
        (sgf_of("P0[7 dropb wS1 N x .]"), "sgf-cell", "node 7"),
        (sgf_of("P0[7 dropb wS1 13 N .]"), "sgf-cell", "node 7"),
        (sgf_of("P0[2 pickb N 13 wS1]"), "sgf-empty-cell", "node 2"),
        (sgf_of("P0[1 dance]"), "sgf-click", "node 1"),
        (sgf_of("P0[1 dropb wS1]"), "sgf-click", "node 1"),
        (sgf_of("P0[1]"), "sgf-click", "node 1"),
        (sgf_of("P0[1 edit]"), "sgf-click", "node 1"),
        (sgf_of(*FIRST, "P1[4 movedone B bA1 A 1 .]"), "sgf-far-away", "node 4"),
        (sgf_of(*FIRST, "P0[4 movedone W wA1 N 14 .]"), "not-your-piece", "node 4"),
        (sgf_of(*FIRST, "P1[4 done]"), "cannot-pass", "node 4"),
        (sgf_of("?"), "sgf-unreadable", "line 3"),
    ],
)
def test_a_spoilt_boardspace_record_is_refused_with_its_node_or_line(text: str, code: str, place: str) -> None:
    error = refused(text, format="sgf")
    assert (error.code, error.place) == (code, place)


def test_a_piece_under_another_cannot_be_moved_by_a_record() -> None:
    position = HIVE.read(PASSING)
    text = boardspace(position, "robot")[:-2].replace(";\nP0[time", "; P1[99 MoveDone B bB1 A 1 .]\n;\nP0[time") + "\n)"
    assert refused(text).code == "sgf-covered"


def test_every_format_recognises_its_own_texts_and_no_other() -> None:
    formats = {"gamestring": gamestring, "pgn": pgn, "sgf": sgf}
    for name, text in SAMPLES.items():
        known = {each for each, module in formats.items() if module.recognises(text)}
        expected = {".sgf": {"sgf"}, ".pgn": {"pgn"}, ".gamestring": {"gamestring"}, ".txt": {"pgn"}}
        assert known == expected[Path(name).suffix]

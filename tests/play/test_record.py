"""Our record format: what `Position.record` writes, `Game.read` reads back; refusals are clear."""

import contextlib
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hexapoda
from hexapoda.play.record import LONGEST
from tests.hive.games import GAME_TYPES, REPEATING, random_game
from tests.settings import COUNTS

HIVE = hexapoda.load("hive")


def short_game() -> hexapoda.Position:
    return HIVE.read("Base;InProgress;White[2];wS1;bS1 wS1-")


def refused(text: str, **options: str) -> hexapoda.RecordError:
    with pytest.raises(hexapoda.RecordError) as caught:
        hexapoda.load("hive", **options).read(text)
    for language in ("en", "pl", "uk"):
        words = caught.value.message(language)
        assert "\n" not in words
        assert not re.search(r"(refusal|place|error)-[a-z]|\{\$", words), words
    return caught.value


# ── there and back ──


def test_a_record_is_tags_numbered_moves_and_an_end() -> None:
    position = short_game()
    position.tags["White"] = "Ada"
    assert position.record().splitlines() == [
        '[Game "hive"]',
        '[Rules "1"]',
        '[Options "type=Base opening=rulebook repetition=draw"]',
        '[White "Ada"]',
        '[Moves "2"]',
        '[Result "*"]',
        "",
        "1. wS1",
        "2. bS1 wS1-",
        "end",
    ]


@pytest.mark.parametrize("kind", GAME_TYPES)
def test_random_games_of_every_type_go_there_and_back(kind: str) -> None:
    for seed in range(COUNTS["record_games"]):
        for repetition in ("draw", "off"):
            position = random_game(seed, 50 + 50 * (seed % 5), type=kind, repetition=repetition)
            again = HIVE.read(position.record())
            assert again == position
            assert again.moves == position.moves
            assert again.record() == position.record()


ENDINGS = [
    {"reason": "resign", "seat": 0},
    {"reason": "flag", "seat": 1},
    {"reason": "leave", "seat": 1},
    {"reason": "agreement"},
    {"reason": "adjudication"},
    {"reason": "adjudication", "places": (2, 1)},
]


@pytest.mark.parametrize("ending", ENDINGS)
def test_every_end_otherwise_than_by_the_rules_is_kept(ending: dict) -> None:
    for position in (short_game(), HIVE.start(7)):
        position.end(ending["reason"], seat=ending.get("seat"), places=ending.get("places"))
        again = HIVE.read(position.record())
        assert again.outcome == position.outcome
        assert again.endings == position.endings


def test_a_game_from_a_set_up_position_is_kept_with_its_start() -> None:
    position = HIVE.position("Black[2] wS1@0,0 bS1@1,0 wQ@-1,0")
    position.push("bQ bS1-")
    again = HIVE.read(position.record())
    assert again == position
    assert again.start_setup() == position.start_setup()
    assert "Setup" in position.record()


@pytest.mark.parametrize("seed", [7, -3, 0, 12345678901234567890, "seven", "007", "1e3", "", "−1"])
def test_a_seed_is_told_once_the_game_is_over_and_is_a_number_again_if_it_was_one(seed: int | str) -> None:
    position = HIVE.start(seed)
    assert "Seed" not in position.record()
    position.end("resign", seat=0)
    assert HIVE.read(position.record()).seed == seed


@given(st.dictionaries(st.from_regex(r"\w{1,9}", fullmatch=True), st.text(max_size=20), max_size=4))
@settings(max_examples=COUNTS["record_texts"] // 3, deadline=None)
def test_free_tags_are_kept_whatever_they_say_on_one_line(tags: dict[str, str]) -> None:
    position = short_game()
    own = ("Game", "Rules", "Options", "Setup", "Chance", "Seat", "Moves", "Result", "Termination", "Seed")
    position.tags.update((name, value) for name, value in tags.items() if name not in own)
    again = HIVE.read(position.record())
    assert again.tags == {name: " ".join(value.split()) for name, value in position.tags.items()}
    assert again == position


def test_a_tag_with_a_name_that_no_reader_would_understand_is_not_written() -> None:
    position = short_game()
    position.tags["White player"] = "Ada"
    with pytest.raises(hexapoda.HexapodaError, match="White player"):
        position.record()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\r"),
        lambda text: "\ufeff" + text,
        lambda text: text.replace("\n", "\n\n  "),
        lambda text: text.rstrip(),
        lambda text: "\n\n" + text + "\n\n",
    ],
)
def test_line_ends_space_and_a_byte_order_mark_do_not_matter(spoil) -> None:
    assert HIVE.read(spoil(short_game().record())) == short_game()


def test_a_game_typed_in_by_hand_needs_few_tags_and_no_end() -> None:
    assert HIVE.read('[Game "hive"]\n1. wS1\n2. bS1 wS1-') == short_game()


def test_H5_3_a_record_that_goes_on_after_a_third_repetition_is_read_without_that_rule() -> None:
    text = HIVE.read(REPEATING).record()
    text = re.sub(r"\[(Moves|Result|Termination) .*\n", "", text).replace("end\n", "25. wA3 /wA1\n")
    position = HIVE.read(text)
    assert position.game.options["repetition"] == "off"
    assert position.notices == [("repetition-ignored", {"move": 24})]
    # The record that is written again says so itself.
    assert HIVE.read(position.record()).notices == []
    resigned = HIVE.read(text.replace("25. wA3 /wA1", "-- resign seat=0"))
    assert resigned.outcome is not None
    assert resigned.outcome.reason == "resign"


# ── what is refused ──


@pytest.mark.parametrize(
    ("old", "new", "code", "place"),
    [
        ('[Game "hive"]', '[Game "chess"]', "other-game", ""),
        ('[Rules "1"]', '[Rules "2"]', "other-rules", ""),
        ("type=Base ", "type=Base+X ", "bad-option", ""),
        ("type=Base ", "typo=Base ", "unknown-option", ""),
        ("type=Base ", "type ", "bad-options-text", ""),
        ("type=Base ", "type=Base type=Base ", "bad-options-text", ""),
        ('[Moves "2"]', '[Moves "3"]', "record-cut", ""),
        ('[Moves "2"]', f'[Moves "{"9" * 5000}"]', "record-cut", ""),
        ('[Moves "2"]', '[Moves "2"', "bad-tag", "line 4"),
        ('[Moves "2"]', '[Moves "2"] 1. wS1', "bad-tag", "line 4"),
        ('[Moves "2"]', '[Moves "2"]\n[Moves "2"]', "double-tag", "line 5"),
        ('[Moves "2"]', '[Moves "2"]\n[Seat "0"]', "partial-record", ""),
        ('[Moves "2"]', '[Moves "2"]\n[Setup "White[9] wS1@0,0"]', "wrong-number-placed", ""),
        ('[Moves "2"]', '[Moves "2"]\n[Chance "heads"]', "no-chance-here", ""),
        ('[Result "*"]', '[Result "1-0"]', "other-result", ""),
        ('[Result "*"]', '[Termination "resign"]', "other-result", ""),
        ("1. wS1", "2. wS1", "bad-number", "line 7"),
        ("1. wS1", "01. wS1", "bad-number", "line 7"),
        ("1. wS1", f"{'9' * 5000}. wS1", "bad-number", "line 7"),
        ("1. wS1", "wS1", "bad-record-line", "line 7"),
        ("1. wS1", "1. -- resign seat=0", "unreadable", "line 7"),
        ("1. wS1", "1. wS1 {heads}", "no-chance-here", "line 7"),
        ("1. wS1", "1. wX1", "no-such-piece", "line 7"),
        ("bS1 wS1-", "bS1 wS1", "occupied", "line 8"),
        ("end", "-- vanish", "unknown-ending", "line 9"),
        ("end", "-- resign", "bad-seat", "line 9"),
        ("end", "-- resign seat=2", "bad-seat", "line 9"),
        ("end", "-- resign seat=99999999999999999999", "bad-record-line", "line 9"),
        ("end", "-- agreement seat=1", "seatless-ending", "line 9"),
        ("end", "-- adjudication places=1,2,3", "bad-places", "line 9"),
        ("end", "-- adjudication places=7,9", "bad-places", "line 9"),
        ("end", "-- resign seat=0\n3. wQ -wS1", "game-over", "line 10"),
        ("end", "-- resign seat=0\n-- resign seat=1", "game-over", "line 10"),
        ("end", "", "record-not-closed", "line 9"),
        ("end", "end\nend", "bad-record-line", "line 9"),
    ],
)
def test_a_spoilt_record_is_refused_with_its_place(old: str, new: str, code: str, place: str) -> None:
    text = short_game().record()
    if old == "end" and new:
        text = re.sub(r"\[(Moves|Result) .*\n", "", text).replace("1. ", "\n\n1. ")
        new += "\nend"
    assert text.count(old) == 1
    error = refused(text.replace(old, new))
    assert error.code == code
    assert error.place == place
    assert len(str(error)) < 400


def test_a_record_cut_anywhere_is_refused() -> None:
    position = short_game()
    position.tags["White"] = 'A"d\\a'
    position.end("resign", seat=1)
    text = position.record().rstrip()
    for end in range(len(text)):
        with pytest.raises(hexapoda.RecordError):
            HIVE.read(text[:end])
    assert HIVE.read(text) == position


def test_options_of_load_that_contradict_the_record_are_named() -> None:
    error = refused(short_game().record(), type="Base+M")
    assert error.code == "other-option"
    assert "Base+M" in str(error)
    assert refused(short_game().record(), opening="tournament").code == "other-option"
    assert hexapoda.load("hive", type="Base").read(short_game().record()) == short_game()


def test_an_endless_text_no_text_and_a_text_of_no_format_are_refused() -> None:
    assert refused("x" * (LONGEST + 1)).code == "record-too-long"
    assert refused("").code == "empty-record"
    assert refused(" \n ").code == "empty-record"
    assert refused("Dear diary, today I moved an ant.").code == "unknown-record"
    assert refused(None).code == "empty-record"  # type: ignore[arg-type]


def test_an_unknown_format_is_an_error_that_lists_the_known_ones() -> None:
    with pytest.raises(hexapoda.OptionError, match="gamestring"):
        short_game().record(format="xml")
    with pytest.raises(hexapoda.OptionError, match="sgf"):
        HIVE.read("x", format="xml")
    with pytest.raises(hexapoda.OptionError, match="hexapoda, gamestring, pgn"):
        short_game().record(format="sgf")


_LINES = st.sampled_from(
    [
        *(
            '[Game "hive"]',
            '[Rules "1"]',
            '[Options "type=Base"]',
            '[Moves "1"]',
            '[Result "*"]',
            '[Seed "7"]',
            "",
            "end",
        ),
        *(
            "1. wS1",
            "2. bS1 wS1-",
            "1. wS1 {}",
            "-- resign seat=0",
            "-- agreement",
            "3. pass",
            '[Setup "White[1]"]',
            "{",
        ),
    ]
)


@given(st.one_of(st.lists(_LINES, max_size=12).map("\n".join), st.text().map('[Game "hive"]\n'.__add__)))
@settings(max_examples=COUNTS["record_texts"], deadline=None)
def test_no_text_raises_anything_but_a_clear_error(text: str) -> None:
    with contextlib.suppress(hexapoda.RecordError):
        position = HIVE.read(text, format="hexapoda")
        assert HIVE.read(position.record()) == position

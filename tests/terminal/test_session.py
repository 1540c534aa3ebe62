"""A sitting at the terminal: whole games, commands, and everything that can be typed wrongly."""

import re
from dataclasses import replace

import pytest

import hexapoda
from hexapoda.kernel.declaration import Phrase
from hexapoda.play import game as play_game
from tests import toy
from tests.terminal.sitting import SHORT_GAME, answer, sitting

#: White's ant can move, Black's spider holds the hive together.
OPENING = ("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wA1 /wQ", "bA1 bQ-")
COMMANDS = [
    *["moves", "why", "hint", "undo", "board", "record", "setup", "save", "load"],
    *["draw", "resign", "new", "seat", "lang", "help", "quit"],
]


def prompts(text: str) -> list[str]:
    """The lines that were asked and typed."""
    return [line for line in text.splitlines() if re.match(r"\w*> ?", line)]


# ── playing ──


def test_a_whole_game_ends_with_its_outcome_in_words_and_an_offer():
    said = sitting(SHORT_GAME)
    assert "White wins. The black queen is surrounded." in said
    assert "new starts another" in said
    assert prompts(said)[:3] == ["White> wS1", "Black> bQ -wS1", "White> wQ wS1/"]
    assert said.endswith("Goodbye.\n")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Turn 5", "White wins. The black queen is surrounded.", "Goodbye."]),
        ("pl", ["Tura 5", "Wygrana: Biały.", "Do widzenia."]),
        ("uk", ["Хід 5", "Перемога: Білі.", "До побачення."]),
    ],
)
def test_a_whole_game_speaks_the_language(language, words):
    said = sitting(SHORT_GAME, language=language)
    assert [each for each in words if each not in said] == []
    if language != "en":
        assert "White" not in said
        assert "wins" not in said


def test_the_game_can_be_taken_back_after_its_end():
    said = sitting([*SHORT_GAME, "undo", "wA1 bS2-", "undo 3"])
    assert said.count("White wins.") == 2
    assert prompts(said)[-1] == "White> "


def test_the_end_of_the_lines_ends_the_sitting_politely():
    assert sitting([]).endswith("Goodbye.\n")


def test_spaces_and_capitals_do_not_matter():
    assert "Black: bS1 wS1-" in sitting(["  WS1 ", "bs1   ws1-", ""])


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "spider 1 comes into play to the right of white spider 1"),
        ("pl", "pająk 1 wchodzi do gry na prawo od białego pająka 1"),
        ("uk", "павук 1 входить у гру праворуч від білого павука 1"),
    ],
)
def test_a_move_is_told_in_the_notation_and_in_words(language, sentence):
    assert f": bS1 wS1-\n  {sentence}\n" in sitting(["wS1", "bS1 wS1-"], language=language)


def test_options_of_the_game_count():
    assert "wP" in sitting([], options={"type": "Base+P"})
    assert "wP" not in sitting([])
    refused = answer(["wQ"], options={"opening": "tournament"})
    assert "(H2.5)" in refused


# ── refusals ──


def test_an_illegal_move_is_explained_with_its_clause_and_the_game_goes_on():
    said = sitting([*OPENING, "wS1 -wQ", "wA1 wS1\\"])
    assert "(H3.2)" in said
    assert "White: wA1 wS1\\" in said


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_why_names_the_clause_in_every_language(language):
    said = answer([*OPENING, "why wS1 -wQ"], language=language)
    assert "(H3.2)" in said
    assert "refusal-" not in said


def test_why_says_that_a_legal_move_is_legal_and_plays_nothing():
    assert answer([*OPENING, "why wA1 wS1\\"]).startswith("wA1 wS1\\ is legal.")
    assert prompts(sitting([*OPENING, "why wA1 wS1\\"]))[-1] == "White> "


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("undoo", "Did you mean undo?"),
        ("make me a sandwich", "help lists the commands"),
        ("wX1 bQ-", "(H6.1)"),
        ("why", "the usage is: why MOVE"),
        ("undo 0", "“0” is not a whole number of at least 1; the usage is: undo [N]"),
        ("undo x", "“x” is not a whole number of at least 1; the usage is: undo [N]"),
        ("undo 99999999999999999999999", "is not a whole number"),
        ("undo 7", "Only 6 moves can be taken back."),
        ("lang xx", "There is no language “xx”; choose one of: en, pl, uk."),
        ("seat green engine", "There is no seat “green”; the seats are: seat1, white, black, seat2."),
        ("seat black chess", "choose one of: human, engine, random"),
        ("seat black", "the usage is: seat"),
        ("record chess", "There is no format “chess”"),
        ("setup nonsense", "“nonsense” is not a valid turn"),
        ("setup termites a=b | x", "This belongs to the game “termites”, not to hive."),
        ("save", "the usage is: save FILE"),
        ("load", "the usage is: load FILE"),
        ("load /no/such/file", "There is no file /no/such/file."),
        ("load /", "/ is a folder, not a file."),
        ("save /", "/ is a folder, not a file."),
        ("save /no/such/folder/game", "The folder for /no/such/folder/game does not exist."),
        ("load a\0b", "null"),
        ("moves wS1", "(H3.2)"),
        ("moves zzz", "(H6.1)"),
        ("99", "can’t be read"),
    ],
)
def test_a_wrong_line_gets_a_clear_answer_and_changes_nothing(line, words):
    said = sitting([*OPENING, line, "setup"])
    assert words in said
    assert "Traceback" not in said
    assert hexapoda.load("hive").position(said.splitlines()[-3]).setup() == said.splitlines()[-3]
    assert "White[4]" in said.splitlines()[-3]


def test_what_could_steer_the_terminal_is_not_repeated():
    said = sitting(["\x1b[2Jx", "load \x1b]0;title\x07"])
    assert "\x1b" not in said
    assert "\x07" not in said


def test_after_the_end_moves_are_refused_and_commands_work():
    said = sitting([*SHORT_GAME, "wA1 bS2-", "hint", "resign", "draw", "moves", "record gamestring"])
    assert said.count("The game is over.\n") == 5
    assert "Base;WhiteWins;Black[5];wS1" in said


# ── looking ──


def test_moves_lists_all_legal_moves_by_piece():
    position = hexapoda.load("hive").start()
    for move in OPENING:
        position.push(move)
    said = answer([*OPENING, "moves"])
    for move in position.legal_moves:
        assert move.text in said
    assert "wA1 (" in said


def test_moves_of_a_piece_are_numbered_on_the_board_and_can_be_chosen_by_number():
    said = answer([*OPENING, "moves wA1"])
    number = re.search(r"(\d+) wA1 wS1\\", said)
    assert number is not None
    assert f"│ {number[1]} │" in said
    assert "White: wA1 wS1\\" in sitting([*OPENING, "moves wA1", number[1]])


def test_a_piece_alone_offers_its_moves_too():
    assert "Type a number" in answer([*OPENING, "wa1"])


def test_numbers_mean_nothing_once_the_position_is_another():
    assert "can’t be read" in sitting([*OPENING, "wA1", "wA1 wS1\\", "1"])


def test_record_and_setup_print_what_the_api_reads():
    said = sitting([*OPENING, "record"])
    record = said[said.index("[Game") : said.rindex("White>")]
    assert [move.text for move in hexapoda.load("hive").read(record).moves] == list(OPENING)


def test_setup_goes_to_a_position():
    said = sitting(["setup White[3] wS1@0,0 bS1@1,0 wQ@-1,0 bQ@2,0", "undo", "wA1 /wQ"])
    assert "There is nothing to take back." in said
    assert "White: wA1 /wQ" in said


def test_setup_keeps_the_options_unless_the_line_has_its_own():
    line = "White[3] wS1@0,0 bS1@1,0 wQ@-1,0 bQ@2,0"
    assert "type=Base+P" in sitting([f"setup {line}", "setup"], options={"type": "Base+P"})
    said = sitting([f"setup hive type=Base+L | {line}", "setup"], options={"type": "Base+P"})
    assert "type=Base+L opening=rulebook" in said.splitlines()[-3]


def test_help_lists_every_command():
    said = answer(["help"])
    assert [name for name in COMMANDS if not re.search(rf"^{name}\b", said, re.MULTILINE)] == []


def test_lang_changes_the_words_and_the_commands():
    said = sitting(["wS1", "lang pl", "cofnij", "ruchy", "fruwaj", "lang uk", "чому wS9", "вийти"])
    assert "Biały> ruchy" in said
    assert "jako ruchu" in said
    assert said.endswith("До побачення.\n")


def test_the_words_of_commands_are_all_different_in_each_language():
    from hexapoda.terminal import commands

    assert list(commands.COMMANDS) == COMMANDS
    for language in ("en", "pl", "uk"):
        assert len({commands.word(name, language) for name in COMMANDS}) == len(COMMANDS)


# ── ends ──


def test_H5_4_resigning_loses():
    said = sitting([*OPENING, "resign"])
    assert "Black wins. Resignation." in said


def test_H5_4_a_draw_needs_the_other_players_yes():
    assert "Draw. The players agreed to a draw." in sitting([*OPENING, "draw", "yes"])
    refused = sitting([*OPENING, "draw", "no", "wA1 wS1\\"])
    assert "Black declines the draw." in refused
    assert "White: wA1 wS1\\" in refused
    assert "Black declines the draw." in sitting([*OPENING, "draw"])


def test_new_starts_again_with_the_same_options():
    said = sitting([*OPENING, "new", "setup"], options={"type": "Base+M"})
    assert "hive type=Base+M opening=rulebook repetition=draw | White[1]" in said


# ── files ──


def test_a_game_is_saved_and_loaded(tmp_path):
    path = tmp_path / "my game.txt"
    said = sitting([*OPENING, f"save {path}", "new", f"load {path}", "wA1 wS1\\"])
    assert f"Saved: {path}" in said
    assert "White: wA1 wS1\\" in said
    assert [move.text for move in hexapoda.load("hive").read(path.read_text()).moves] == list(OPENING)


def test_a_game_is_saved_in_the_format_that_the_name_ends_with(tmp_path):
    sitting([*OPENING, f"save {tmp_path / 'game.gamestring'}", f"save {tmp_path / 'game.pgn'}"])
    assert (tmp_path / "game.gamestring").read_text().startswith("Base;InProgress;White[4];wS1;")
    assert '[GameType "Base"]' in (tmp_path / "game.pgn").read_text()


def test_a_file_that_is_there_is_written_over_only_after_a_yes(tmp_path):
    path = tmp_path / "game"
    path.write_text("precious")
    assert "already exists and was not changed" in sitting(["wS1", f"save {path}", "no"])
    assert path.read_text() == "precious"
    said = sitting(["wS1", f"save {path}", "yes", "bS1 wS1-", f"save {path}"])
    assert said.count("already exists") == 1
    assert "bS1 wS1-" in path.read_text()
    assert [each.name for each in tmp_path.iterdir()] == ["game"]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "The record is empty."),
        (b"nothing of the kind", "none of the known formats"),
        (b"\xff\xfe\x00", "is not UTF-8 text"),
        (b"Base;InProgress;White[2];wS1;bS1 wS9-", "move 2"),
        (b'[Game "chess"]\n\n1. e4\nend\n', "not to hive"),
        (b'[Game "hive"]\n[Options "type=Huge"]\n\nend\n', "can’t be “Huge”"),
    ],
)
def test_a_broken_file_is_named_with_the_place_and_the_game_goes_on(tmp_path, content, words):
    path = tmp_path / "broken"
    path.write_bytes(content)
    said = sitting([*OPENING, f"load {path}", "wA1 wS1\\"])
    line = next(line for line in said.splitlines() if words in line)
    assert str(path) in line
    assert "White: wA1 wS1\\" in said


def test_a_record_cut_in_half_is_refused(tmp_path):
    path = tmp_path / "whole"
    sitting([*OPENING, f"save {path}"])
    whole = path.read_text()
    path.write_text(whole[: len(whole) * 2 // 3])
    assert "Black: bA1 bQ-" in sitting([*OPENING, f"load {path}", "board"]).rpartition(str(path))[2]


def test_a_sitting_begins_with_a_file(tmp_path):
    path = tmp_path / "game"
    sitting([*OPENING, f"save {path}"], options={"type": "Base+L"})
    assert "type=Base+L" in sitting(["setup"], file=str(path))


def test_a_notice_about_a_record_is_told(tmp_path):
    moves = (
        "wS1;bB1 wS1-;wQ -wS1;bQ bB1-;wA1 -wQ;bA1 bQ-;wA2 \\wQ;bA2 bQ/;wA1 /wQ;bA1 bQ\\;wA2 \\wS1;bA1 bQ-;wA1 -wA2;"
        "bA1 bQ\\;wA2 -wQ;bA1 bQ-;wA2 /wQ;bA1 bQ\\;wA1 \\wS1;bA1 bQ-;wA2 -wA1;bA1 bQ\\;wA1 -wQ;bA1 bQ-;wA1 /wQ"
    )
    path = tmp_path / "long.gamestring"
    path.write_text(f"Base;InProgress;Black[13];{moves}")
    assert "ruchu 24" in sitting([f"load {path}"], language="pl")


# ── several decisions in one line ──


@pytest.fixture
def robbery(tmp_path):
    """A file with a game of the toy in which seat 1 can rob seat 0."""
    path = tmp_path / "crumbs"
    started = hexapoda.load(toy.GAME.name).start(chance_text="starts 0; 0 seed,fruit; 1 seed,guard")
    started.push("store fruit", chance_text="0 honey")
    path.write_text(started.record())
    return str(path)


def test_a_line_that_says_several_decisions_is_played_as_a_whole(robbery):
    said = sitting(["why rob 0 pay seed", "rob 0 pay seed", "", "board"], game="toy", file=robbery)
    assert re.search("rob 0 pay seed.*legal", said)
    assert "seat 1: rob 0 pay seed" in said
    assert "seat 0> board" in said, "the robbed seat is to answer"
    assert "seat 1: rob 0\n" not in said


def test_what_has_no_words_but_the_notation_is_told_once(robbery):
    said = sitting(["rob 0 pay seed"], game="toy", file=robbery)
    assert said.count("rob 0 pay seed") == 2, "where it is typed, and where it is told"


def test_all_decisions_of_a_line_are_told_in_words(robbery, monkeypatch):
    def phrase(s, action, seat):
        return Phrase("seat-number", {"number": action})

    monkeypatch.setitem(play_game._declarations, "toy", replace(toy.GAME, phrase=phrase))
    said = sitting(["rob 0 pay seed"], game="toy", file=robbery)
    assert "seat 1: rob 0 pay seed\n  Player 8; Player 12\n" in said


def test_such_a_line_is_refused_as_a_whole(robbery):
    said = sitting(["rob 0 pay honey", "moves"], game="toy", file=robbery)
    assert "toy-not-in-hand" in said
    assert "rob 0" in said.rpartition("moves")[2], "nothing was played"


def test_such_a_line_counts_as_several_moves(robbery):
    lines = ["rob 0 pay seed", "", "yield"]
    assert "seat 0> yield" in sitting(lines, game="toy", file=robbery, moves=3)
    assert "seat 0> yield" not in sitting(lines, game="toy", file=robbery, moves=2)

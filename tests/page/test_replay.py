"""Replay and analysis: every step of a game, the engine's verdicts, variations, and records in and out."""

import functools
import itertools
import random
import re

import pytest
from playwright.sync_api import expect

import hexapoda
from tests.page import layout, scenes
from tests.page.person import Person
from tests.page.tables import TERMITES, Arrive, button, sees, until

#: White surrounds the black queen by an ant at 1,1, or Black surrounds the white one by an ant at -1,1.
RACE = "White[20] wQ@0,0 wG1@1,-1 wS1@0,1 wB1@2,-1 wA1@3,-1 bQ@1,0 bS1@2,0 bB1@-1,0 bG1@0,-1 bA1@-1,-1"
PLIES = 10


@functools.cache
def short_game() -> hexapoda.Position:
    """The first moves of a game of Hive."""
    return scenes.played("hive", PLIES)


@functools.cache
def long_game() -> hexapoda.Position:
    """Many random moves of Hive."""
    position, chance = hexapoda.load("hive").start(seed=1), random.Random(2)
    while position.ply < 44:
        position.push(chance.choice(position.legal_moves))
    return position


@functools.cache
def missed_win() -> hexapoda.Position:
    """White misses a win, and Black wins."""
    position = hexapoda.load("hive").position(RACE)
    position.push("wA1 wB1/")
    position.push(next(move for move in position.legal_moves if move.parts == ("bA1", "-1,1")))
    assert position.outcome is not None
    return position


@pytest.fixture
def maja(arrive: Arrive) -> Person:
    """A guest."""
    person = arrive()
    scenes.become_guest(person)
    return person


def replay(person: Person, position: hexapoda.Position, at: int | None = None) -> None:
    """Opens the replay of a game."""
    person.table = scenes.shown(person, position)
    person.open(f"/tables/{person.table}/replay{'' if at is None else f'#{at}'}")
    person.page.locator("[data-spot]").first.wait_for(state="attached")


def stands_at(person: Person, number: int, position: hexapoda.Position) -> None:
    """Expects the position after `number` decisions, on the board, on the slider and in the address."""
    last = len(position.moves)
    expect(person.page.get_by_label("Position", exact=True)).to_have_value(str(number))
    sees(person, f"{number} / {last}")
    until(person, lambda: person.page.url.endswith(f"#{number}"), "an address that says where we are")
    pieces = {each for stack in position.at(number).view(None)["board"]["stacks"] for each in stack["pieces"][-1:]}
    until(person, lambda: on_board(person) == pieces, f"the pieces after {number} decisions: {pieces}")


def on_board(person: Person) -> set[str]:
    """The top pieces of Hive."""
    names = person.page.locator("g[data-hex]").evaluate_all("all => all.map(each => each.dataset.spot)")
    return {name for name in names if name[0] in "wb"}


def test_walking_by_keys(maja: Person) -> None:
    game = short_game()
    replay(maja, game)
    stands_at(maja, 0, game)
    for key, number in (("ArrowRight", 1), ("ArrowRight", 2), ("End", PLIES), ("ArrowLeft", PLIES - 1), ("Home", 0)):
        maja.page.keyboard.press(key)
        stands_at(maja, number, game)
    maja.page.keyboard.press("ArrowLeft")
    stands_at(maja, 0, game)
    # In the row of tabs they choose a tab.
    maja.page.get_by_role("tab", name="Moves").focus()
    maja.page.keyboard.press("ArrowRight")
    expect(maja.page.get_by_role("tab", name="Analysis")).to_have_attribute("aria-selected", "true")
    stands_at(maja, 0, game)


def test_walking_by_slider_buttons_and_moves(maja: Person) -> None:
    game = short_game()
    replay(maja, game)
    maja.page.get_by_label("Position", exact=True).fill("5")
    stands_at(maja, 5, game)
    for name, number in (("One move forward", 6), ("One move back", 5), ("To the end", PLIES), ("To the start", 0)):
        button(maja, name).click()
        stands_at(maja, number, game)
    moves = maja.page.get_by_role("region", name="Moves", exact=True).get_by_role("button")
    expect(moves).to_have_count(PLIES + 1)
    expect(moves.nth(1)).to_contain_text("Spider 1 opens the game")
    moves.nth(4).click()
    stands_at(maja, 4, game)
    expect(moves.nth(4)).to_have_attribute("aria-current", "step")
    # In the notation, in sentences on hover and for screen readers, or as the user wishes.
    expect(moves.nth(1)).to_have_attribute("title", "Spider 1 opens the game")
    for choice, shown in (("Notation", "wS1"), ("Sentences", "Spider 1 opens the game"), ("Both", "wS1")):
        button(maja, "Settings").click()
        maja.page.get_by_role("group", name="Move list").get_by_text(choice).click()
        maja.page.keyboard.press("Escape")
        expect(moves.nth(1).get_by_text(shown, exact=True)).to_be_visible()


def test_the_board_is_large_and_nothing_moves(maja: Person) -> None:
    maja.page.set_viewport_size({"width": 1440, "height": 900})
    replay(maja, long_game(), 0)
    assert layout.visible_moves(maja) > 40  # half-moves, after the start
    assert layout.board_share(maja) >= 0.8
    places = layout.places(maja)
    for _ in range(8):
        maja.page.keyboard.press("ArrowRight")
    expect(maja.page.locator("[data-moves] [aria-current]")).to_contain_text(long_game().moves[7].text)
    assert layout.places(maja) == places
    maja.page.keyboard.press("End")
    expect(maja.page.locator("[data-moves] [aria-current]")).to_be_in_viewport(ratio=1)
    assert layout.places(maja) == places


def test_a_game_plays_by_itself(maja: Person) -> None:
    game = short_game()
    replay(maja, game, 7)
    maja.page.get_by_label("Speed").select_option("fast")
    button(maja, "Autoplay").click()
    stands_at(maja, PLIES, game)
    expect(button(maja, "Autoplay")).to_be_visible()


def test_a_link_to_a_position(maja: Person, arrive: Arrive) -> None:
    game = short_game()
    replay(maja, game, 7)
    stands_at(maja, 7, game)
    maja.page.evaluate("location.hash = '#3'")
    stands_at(maja, 3, game)
    # Another visitor, not yet a guest, opens the address.
    nina = arrive(language="pl")
    nina.open(maja.page.url.removeprefix(maja.server.url))
    until(nina, lambda: on_board(nina) == on_board(maja), "the same position")
    # A number beyond the end means the end.
    nina.open("/")
    nina.open(f"/tables/{maja.table}/replay#99")
    sees(nina, f"{PLIES} / {PLIES}")


def test_a_replay_of_termites_from_every_seat(maja: Person) -> None:
    game = scenes.played("termites", 13)
    replay(maja, game, 13)
    names = game.view(None)["board"]["seats"]
    # One entry for each turn, whose lines say what one text can say.
    turns = maja.page.get_by_role("region", name="Moves", exact=True).get_by_role("listitem")
    assert turns.count() == 1 + len([None for _ in itertools.groupby(game.move_view(ply)["seat"] for ply in range(13))])
    # The marks of the last turn are the same after a jump as after a walk.
    after_jump = marks(maja)
    assert after_jump
    maja.page.get_by_label("Position", exact=True).fill("9")
    for number in range(10, 14):
        maja.page.keyboard.press("ArrowRight")
        sees(maja, f"{number} / 13")
    until(maja, lambda: marks(maja) == after_jump, f"the same marks: {after_jump}")
    for seat in (0, 1):
        maja.page.get_by_label("Point of view").select_option(names[seat]["colony"].capitalize())
        hand = sorted(game.view(seat)["board"]["seats"][seat]["hand"])
        until(maja, lambda hand=hand: tokens(maja) == hand, f"the hand of {seat}")


def marks(person: Person) -> list[str]:
    """The arrows and the hexes that mark the last turn of Termites."""
    found = person.page.locator(".board svg :is(.way, .last)")
    return found.evaluate_all("all => all.map(each => each.getAttribute('d') + each.getAttribute('transform')).sort()")


def test_a_replay_of_myrmes_goes_from_an_empty_garden_to_its_tiles(maja: Person) -> None:
    game = scenes.played("myrmes", 30)
    tiles = game.view(None)["board"]["tiles"]
    assert tiles
    replay(maja, game, 0)
    expect(maja.page.locator('g[data-spot="A"]')).to_have_count(0)
    maja.page.keyboard.press("End")
    for name in tiles:
        expect(maja.page.locator(f'g[data-spot="{name}"]')).to_have_count(1)
    expect(maja.page.locator("[data-uncover]")).to_have_count(0)


def tokens(person: Person) -> list[str]:
    """The visible tokens in hands."""
    shown = person.page.locator('button[data-spot^="token "]').evaluate_all("all => all.map(each => each.dataset.spot)")
    return sorted(part.removeprefix("token ") for part in shown)


# ── analysis ──


def test_analysis_draws_a_graph_and_finds_mistakes(maja: Person) -> None:
    game = missed_win()
    replay(maja, game)
    maja.page.get_by_role("tab", name="Analysis").click()
    button(maja, "Analyse the game").click()
    graph = maja.page.get_by_role("group", name=re.compile("positions: 3 of 3"))
    expect(graph).to_be_visible()
    expect(maja.page.get_by_role("progressbar")).to_have_count(0)
    expect(graph).to_have_accessible_name(re.compile("White: inaccuracies 0, mistakes 0, blunders 1, accuracy 0%"))
    expect(graph).to_have_accessible_name(re.compile("Black: .* accuracy 100%"))
    curve = graph.locator("path.curve").get_attribute("d")
    assert len(re.findall(r"[ML]", curve or "")) >= 3
    assert box_height(maja) > 40
    button(maja, "Next mistake").click()
    stands_at(maja, 1, game)
    sees(maja, re.compile("Blunder"))
    expect(button(maja, "Next mistake")).to_be_disabled()
    expect(graph.get_by_role("button", name=re.compile("^1. .*blunder"))).to_have_attribute("aria-current", "step")
    # The board shows the better move, which can be played.
    expect(maja.spot("wA1").locator(".hint")).to_be_attached()
    maja.page.locator("p").filter(has_text="Better was:").get_by_role("button").click()
    expect(maja.page.get_by_role("region", name="What if…").get_by_role("listitem")).to_have_count(1)
    expect(maja.spot("wA1")).to_have_attribute("data-hex", "1,1")


def box_height(person: Person) -> float:
    """The height of the graph's curve, in pixels."""
    box = person.page.locator("path.curve").bounding_box()
    return box["height"] if box else 0


def test_analysis_can_be_stopped(maja: Person) -> None:
    replay(maja, short_game())
    maja.page.get_by_role("tab", name="Analysis").click()
    button(maja, "Analyse the game").click()
    expect(maja.page.get_by_role("progressbar")).to_be_visible()
    # A reload goes on with it, after a stop it waits to be told.
    maja.page.reload()
    maja.page.get_by_role("tab", name="Analysis").click()
    expect(maja.page.get_by_role("progressbar")).to_be_visible()
    button(maja, "Stop").click()
    expect(maja.page.get_by_role("progressbar")).to_have_count(0)
    expect(button(maja, re.compile("Analyse the game|Continue"))).to_be_visible()


def test_another_move_is_answered_by_the_engine(maja: Person) -> None:
    game = short_game()
    replay(maja, game, PLIES)
    stands_at(maja, PLIES, game)
    maja.page.get_by_role("tab", name="Analysis").click()
    maja.page.get_by_role("switch", name="Engine replies").click()
    piece, target = next(move.parts for move in game.legal_moves if move.parts[0].startswith("wG"))
    maja.point(piece)
    maja.point(target)
    aside = maja.page.get_by_role("region", name="What if…")
    expect(aside.get_by_role("listitem")).to_have_count(2)
    expect(maja.spot(piece)).to_have_attribute("data-hex", target)
    button(maja, "Back to the game").click()
    expect(aside).to_have_count(0)
    stands_at(maja, PLIES, game)


def test_a_token_of_termites_is_placed_by_two_clicks(maja: Person) -> None:
    game = hexapoda.load("termites", **TERMITES["options"]).position(TERMITES["position"])
    for text in ("place W1", "E5", "stay"):
        game.push(next(move for move in game.legal_moves if text in (move.text, *move.parts)))
    replay(maja, game, 0)
    maja.page.locator('button[data-spot="token S2"]').click()
    maja.point("F5")
    expect(maja.page.get_by_role("region", name="What if…").get_by_role("listitem")).to_have_count(2)
    expect(maja.page.locator('g[data-spot="F5"]')).to_have_accessible_name(re.compile("2 soldiers"))


def test_a_forbidden_move_is_explained_in_a_replay(maja: Person) -> None:
    replay(maja, missed_win(), 0)
    maja.spot("bQ").click()
    sees(maja, re.compile("belongs to the opponent"))


def test_the_engine_estimates_what_is_shown(maja: Person) -> None:
    replay(maja, missed_win(), 0)
    maja.page.get_by_role("tab", name="Analysis").click()
    maja.page.get_by_role("switch", name="Engine evaluation").click()
    expect(maja.page.get_by_role("img", name=re.compile(r"White: \+"))).to_be_visible()
    sees(maja, re.compile("Ant 1 goes to the right of white spider 1"))
    # The best moves, each with what follows; the board shows the one that is pointed at, and a click plays it.
    lines = maja.page.get_by_role("list", name="Best lines").get_by_role("listitem")
    expect(lines).to_have_count(3)
    second = lines.nth(1).get_by_role("button").first
    piece = (second.text_content() or "").split()[0]
    expect(maja.spot(piece).locator(".hint")).to_have_count(0)
    second.focus()
    expect(maja.spot(piece).locator(".hint")).to_be_attached()
    second.click()
    expect(maja.page.get_by_role("region", name="What if…").get_by_role("listitem")).to_have_count(1)


def test_playing_on_makes_a_table(maja: Person) -> None:
    game = missed_win()
    replay(maja, game, 0)
    button(maja, "Play on from here").click()
    maja.page.get_by_label("Level").select_option("1")
    button(maja, "Play against the bot").click()
    maja.page.wait_for_url(re.compile("/tables/[^/]+$"))
    maja.at_table()
    assert maja.look()["views"][0]["view"]["board"]["stacks"] == game.at(0).view(0)["board"]["stacks"]
    maja.point("wA1")
    maja.point("1,1")
    expect(maja.page.locator("[data-result]")).to_contain_text("You won!")


# ── variations ──


def try_aside(person: Person, game: hexapoda.Position, at: int, number: int = 0) -> hexapoda.Move:
    """Plays another move than the game's in one of its positions."""
    here = game.at(at)
    others = [move for move in here.legal_moves if move.text != game.moves[at].text and len(move.parts) == 2]
    move = others[number]
    person.page.get_by_label("Position", exact=True).fill(str(at))
    stands_at(person, at, game)
    for part in move.parts:
        person.point(part)
    expect(person.page.get_by_role("region", name="What if…")).to_contain_text(words(move))
    return move


def words(move: hexapoda.Move) -> str:
    """A move as a sentence."""
    said = move.phrase().words("en")
    return said[:1].upper() + said[1:]


def variations(person: Person) -> list[str]:
    """The variations in the list of moves, in the notation."""
    found = person.page.locator("[data-moves] .variation")
    return [" ".join((text or "").split()) for text in found.all_text_contents()]


def test_what_is_tried_is_kept_commented_promoted_and_deleted(maja: Person) -> None:
    game = short_game()
    replay(maja, game, 6)
    first, second = try_aside(maja, game, 4, 0), try_aside(maja, game, 4, 5)
    until(maja, lambda: variations(maja) == [f"5. {first.text}", f"5. {second.text}"], "two variations")
    maja.page.get_by_label("Comment on this position").fill("Slower.")
    button(maja, "Move the variation up").click()
    until(maja, lambda: variations(maja) == [f"5. {second.text} Slower.", f"5. {first.text}"], "the other order")
    # The game stays the main line.
    expect(button(maja, "Move the variation up")).to_be_disabled()
    button(maja, "Back to the game").click()
    button(maja, "Comment and variation").click()
    expect(button(maja, "Delete from here on")).to_be_disabled()
    maja.page.get_by_label("Comment on this position").fill("A choice.")
    # A reload keeps all of it.
    maja.page.reload()
    button(maja, "Comment and variation").click()
    until(maja, lambda: variations(maja) == [f"5. {second.text} Slower.", f"5. {first.text}"], "the same again")
    expect(maja.page.get_by_label("Comment on this position")).to_have_value("A choice.")
    maja.page.get_by_role("button", name=words(first), exact=True).last.click()
    expect(maja.spot(first.parts[0])).to_have_attribute("data-hex", first.parts[1])
    button(maja, "Delete from here on").click()
    until(maja, lambda: variations(maja) == [f"5. {second.text} Slower."], "one variation")
    stands_at(maja, 4, game)


def test_variations_are_in_records_and_in_links(maja: Person, arrive: Arrive) -> None:
    game = short_game()
    maja.context.grant_permissions(["clipboard-read", "clipboard-write"])
    replay(maja, game)
    move = try_aside(maja, game, 4)
    maja.page.get_by_label("Comment on this position").fill("Instead.")
    button(maja, "Record").click()
    sees(maja, re.compile("With variations and comments: .*pgn"))
    button(maja, "Copy as pgn").click()
    until(maja, lambda: f"(5. {move.text} {{Instead.}})" in copied(maja), "the variation in the record")
    record = copied(maja)
    button(maja, "Copy as gamestring").click()
    until(maja, lambda: copied(maja).startswith("Base;"), "a format without variations")
    maja.page.keyboard.press("Escape")
    button(maja, "Copy link").click()
    until(maja, lambda: "#4~" in copied(maja), "a link with the variations")
    # Another guest opens the link, and imports the record.
    nina = arrive()
    nina.open(copied(maja).removeprefix(maja.server.url))
    until(nina, lambda: variations(nina) == [f"5. {move.text} Instead."], "the variation of the link")
    expect(nina.spot(move.parts[0])).to_have_attribute("data-hex", move.parts[1])
    nina.open("/")
    button(nina, "Paste it or choose a file").click()
    nina.page.get_by_label("The record", exact=True).fill(record)
    button(nina, "Show the game").click()
    nina.page.wait_for_url("**/replay*")
    until(nina, lambda: variations(nina) == [f"5. {move.text} Instead."], "the variation of the record")


def test_a_study_keeps_its_variations_in_its_address(maja: Person, arrive: Arrive) -> None:
    maja.open("/study/hive")
    maja.page.locator("[data-spot]").first.wait_for(state="attached")
    maja.page.get_by_role("tab", name="Moves").click()
    for piece in ("wS1", "wA1"):
        maja.point(piece)
        maja.point("0,0")
        expect(maja.page.locator("[data-moves] [aria-current]")).to_contain_text(piece)
        if piece == "wS1":
            button(maja, "One move back").click()
    until(maja, lambda: variations(maja) == ["1. wA1"], "a variation")
    button(maja, "Move the variation up").click()
    until(maja, lambda: variations(maja) == ["1. wS1"], "the other main line")
    until(maja, lambda: "#~" in maja.page.url, "an address with variations")
    nina = arrive()
    nina.open(maja.page.url.removeprefix(maja.server.url))
    nina.page.get_by_role("tab", name="Moves").click()
    until(nina, lambda: variations(nina) == ["1. wS1"], "the same variation")
    expect(nina.spot("wA1")).to_have_attribute("data-hex", "0,0")


def test_playing_on_with_a_friend_waits_for_them(maja: Person) -> None:
    replay(maja, missed_win(), 0)
    button(maja, "Play on from here").click()
    maja.page.get_by_label("Against").select_option("friend")
    button(maja, "Invite a friend").click()
    maja.page.locator("[data-invite]").first.wait_for()


# ── records ──


def test_a_record_is_downloaded_and_copied(maja: Person) -> None:
    game = short_game()
    maja.context.grant_permissions(["clipboard-read", "clipboard-write"])
    replay(maja, game)
    button(maja, "Record").click()
    with maja.page.expect_download() as saved:
        button(maja, re.compile("^Download as hex")).click()
    text = saved.value.path().read_text(encoding="utf-8")
    assert [move.text for move in hexapoda.load("hive").read(text).moves] == [move.text for move in game.moves]
    button(maja, "Copy as gamestring").click()
    until(maja, lambda: copied(maja).startswith("Base;"), "a GameString in the clipboard")
    assert copied(maja).count(";") == PLIES + 2
    maja.page.keyboard.press("Escape")
    button(maja, "Copy link").click()
    until(maja, lambda: copied(maja) == maja.page.url, "the link in the clipboard")


def copied(person: Person) -> str:
    """The clipboard's text."""
    return person.page.evaluate("navigator.clipboard.readText()")


@pytest.fixture
def importing(arrive: Arrive) -> Person:
    """A new visitor with the import dialog open."""
    person = arrive()
    person.open("/")
    button(person, "Paste it or choose a file").click()
    return person


def gamestring() -> str:
    """The short game in other programs' format."""
    return ";".join(["Base", "InProgress", f"White[{PLIES // 2 + 1}]", *(move.text for move in short_game().moves)])


@pytest.mark.parametrize("kind", ["record", "gamestring", "file"])
def test_an_imported_record_is_replayed(importing: Person, kind: str) -> None:
    game = short_game()
    if kind == "file":
        content = game.record().encode()
        importing.page.get_by_label("Choose a file").set_input_files(
            {"name": "game.txt", "mimeType": "text/plain", "buffer": content}
        )
        expect(importing.page.get_by_label("The record", exact=True)).to_have_value(re.compile("wS1"))
    else:
        importing.page.get_by_label("The record", exact=True).fill(game.record() if kind == "record" else gamestring())
    button(importing, "Show the game").click()
    importing.page.wait_for_url("**/replay*")
    importing.page.locator("[data-spot]").first.wait_for(state="attached")
    importing.page.keyboard.press("End")
    stands_at(importing, PLIES, game)


@pytest.mark.parametrize(
    ("record", "words"),
    [
        ("", "There is no record yet."),
        ("Base;InProgress;White[2];wS1;bS1 wS1", "This is not a Hive record: .*bS1"),
        ("hello", "This is not a "),
    ],
)
def test_an_error_in_a_record_is_told(importing: Person, record: str, words: str) -> None:
    importing.forgive("status of 4")
    importing.page.get_by_label("The record", exact=True).fill(record)
    button(importing, "Show the game").click()
    expect(importing.page.get_by_role("alert").filter(has_text=re.compile(words))).to_be_visible()
    expect(importing.page.get_by_label("The record", exact=True)).to_have_value(record)


# ── study ──


def test_a_position_is_studied(maja: Person) -> None:
    maja.open("/study/hive")
    field = maja.page.get_by_label("Position as text")
    field.fill(RACE)
    button(maja, "Set up").click()
    expect(maja.spot("wA1")).to_be_visible()
    maja.point("wA1")
    maja.point("1,1")
    sees(maja, "The game is over.")
    maja.page.reload()
    expect(maja.spot("wA1")).to_have_attribute("data-hex", "1,1")


def test_a_position_that_cannot_be_is_refused_in_words(maja: Person) -> None:
    maja.forgive("status of 4")
    maja.open("/study/hive")
    maja.page.get_by_label("Position as text").fill("White[3] wQ@0,0 bQ@5,5")
    button(maja, "Set up").click()
    expect(maja.page.get_by_role("alert")).to_contain_text("is not connected")

"""Replay and analysis: every step of a game, the engine's verdicts, variations, and records in and out."""

import functools
import re

import pytest
from playwright.sync_api import expect

import hexapoda
from tests.page import scenes
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


def test_walking_by_slider_buttons_and_moves(maja: Person) -> None:
    game = short_game()
    replay(maja, game)
    maja.page.get_by_label("Position", exact=True).fill("5")
    stands_at(maja, 5, game)
    for name, number in (("One move forward", 6), ("One move back", 5), ("To the end", PLIES), ("To the start", 0)):
        button(maja, name).click()
        stands_at(maja, number, game)
    moves = maja.page.get_by_role("region", name="Moves").get_by_role("button")
    expect(moves).to_have_count(PLIES + 1)
    expect(moves.nth(1)).to_contain_text("Spider 1 opens the game")
    moves.nth(4).click()
    stands_at(maja, 4, game)
    expect(moves.nth(4)).to_have_attribute("aria-current", "step")


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
    game = scenes.played("termites", 14)
    replay(maja, game, 14)
    names = game.view(None)["board"]["seats"]
    for seat in (0, 1):
        maja.page.get_by_role("group", name="Point of view").get_by_text(names[seat]["colony"].capitalize()).click()
        hand = sorted(game.view(seat)["board"]["seats"][seat]["hand"])
        until(maja, lambda hand=hand: tokens(maja) == hand, f"the hand of {seat}")


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
    shown = person.page.locator("button[data-spot]").evaluate_all("all => all.map(each => each.dataset.spot)")
    return sorted(part.removeprefix("token ") for part in shown)


# ── analysis ──


def test_analysis_draws_a_graph_and_finds_mistakes(maja: Person) -> None:
    game = missed_win()
    replay(maja, game)
    button(maja, "Analyse the game").click()
    graph = maja.page.get_by_role("group", name=re.compile("positions: 3 of 3"))
    expect(graph).to_be_visible()
    expect(maja.page.get_by_role("progressbar")).to_have_count(0)
    expect(graph).to_have_accessible_name(re.compile("White: inaccuracies 0, mistakes 0, blunders 1"))
    curve = graph.locator("path.curve").get_attribute("d")
    assert len(re.findall(r"[ML]", curve or "")) >= 3
    assert box_height(maja) > 40
    button(maja, "Next mistake").click()
    stands_at(maja, 1, game)
    sees(maja, re.compile("Blunder"))
    expect(button(maja, "Next mistake")).to_be_disabled()
    expect(graph.get_by_role("button", name=re.compile("^1. .*blunder"))).to_have_attribute("aria-current", "step")
    # The better move can be shown.
    maja.page.locator("p").filter(has_text="Better was:").get_by_role("button").click()
    expect(maja.page.get_by_role("region", name="What if…").get_by_role("listitem")).to_have_count(1)
    expect(maja.spot("wA1")).to_have_attribute("data-hex", "1,1")


def box_height(person: Person) -> float:
    """The height of the graph's curve, in pixels."""
    box = person.page.locator("path.curve").bounding_box()
    return box["height"] if box else 0


def test_analysis_can_be_stopped(maja: Person) -> None:
    replay(maja, short_game())
    button(maja, "Analyse the game").click()
    expect(maja.page.get_by_role("progressbar")).to_be_visible()
    button(maja, "Stop").click()
    expect(maja.page.get_by_role("progressbar")).to_have_count(0)
    expect(button(maja, "Analyse the game")).to_be_visible()


def test_another_move_is_answered_by_the_engine(maja: Person) -> None:
    game = short_game()
    replay(maja, game, PLIES)
    stands_at(maja, PLIES, game)
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
    maja.page.get_by_role("switch", name="Engine evaluation").click()
    expect(maja.page.get_by_role("img", name=re.compile(r"White: \+"))).to_be_visible()
    sees(maja, re.compile("Ant 1 goes to the right of white spider 1"))


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

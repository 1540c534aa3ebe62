"""A table with one person: choosing, refusals, hints, undo, marks, looks and keys."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.person import BOT_PATIENCE, Person
from tests.page.tables import ANTS, BEGUN, OPEN_HIVE, TERMITES, Arrive, at_rest, button, drawn, link, sees, sit, until
from tests.page.test_access import violations

#: Clicks of which the last is illegal, with the clause and some words of the refusal.
WRONG: dict[str, tuple[str, dict[str, Any], list[str], str, str]] = {
    "a pinned piece": ("hive", drawn("hive", 3), ["wA1"], "H3.2", "would split the hive"),
    "a place beside an enemy": ("hive", {"position": OPEN_HIVE}, ["wG1", "2,-1"], "H2.2", "only its own colour"),
    "a jump over nothing": ("hive", drawn("hive", 11), ["wG1", "0,-1"], "H4.3", "jumps over at least one piece"),
    "an enemy's piece": ("hive", {"position": OPEN_HIVE}, ["bQ"], "", "belongs to the opponent"),
    "a worker on water": ("termites", TERMITES, ["token W1", "F6"], "T5.3", "workers may not be placed on water"),
    "a flyer on vegetation": (
        "termites",
        TERMITES,
        ["token F1", "F7"],
        "T5.3",
        "flyers may not be placed on vegetation",
    ),
    "a step too far": ("ants", ANTS, ["AB2", "AB5"], "A1.16", "No step leads from AB2 to AB5"),
    "an ant that has stepped": ("ants", ANTS, ["AX2"], "A6.1", "can’t step any more this turn"),
    "an enemy's ant": ("ants", ANTS, ["AB6"], "A6.1", "belong to player B"),
    "a cell behind an obstacle": (
        "ants",
        {**drawn("ants", 15), "seats": ["me"] * 4},
        ["AB2", "AB3"],
        "A6.4",
        "obstacle on AB3",
    ),
    "a mound": ("termites", drawn("termites", 4), ["B4"], "", "mounds don’t move"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_click_says_why(arrive: Arrive, case: str) -> None:
    game, wishes, parts, clause, words = WRONG[case]
    maja = arrive()
    sit(maja, game, **wishes)
    maja.uncover()
    for part in parts[:-1]:
        maja.point(part)
    wrong = maja.page.locator(f'g[data-spot="{parts[-1]}"]')
    expect(wrong).not_to_have_attribute("data-choosable", "")
    wrong.click()
    sees(maja, re.compile(words))
    if not clause:
        return
    with maja.context.expect_page() as opened:
        link(maja, f"Rule {clause}").click()
    rule = opened.value.locator(f'[id="{clause}"]')
    expect(rule).to_be_in_viewport()
    assert opened.value.url.endswith(f"/rules/{game}#{clause}")


def test_a_wrong_click_is_explained_in_ones_own_language(arrive: Arrive) -> None:
    maja = arrive(language="pl")
    sit(maja, "hive", **drawn("hive", 3))
    maja.spot("wA1").click()
    sees(maja, re.compile("rozpadłby się"))
    expect(link(maja, "Zasada H3.2")).to_be_visible()


def test_a_refusal_goes_with_the_next_choice(arrive: Arrive) -> None:
    maja = arrive()
    sit(maja, "hive", **drawn("hive", 3))
    maja.spot("wA1").click()
    sees(maja, re.compile("split the hive"))
    maja.point("wG1")
    expect(maja.page.get_by_text(re.compile("split the hive"))).to_have_count(0)


def test_choosing_another_piece_begins_anew_and_escape_goes_back(arrive: Arrive) -> None:
    maja = arrive()
    sit(maja, "hive", position=OPEN_HIVE)
    for piece, name in (("wG1", "white grasshopper 1"), ("wB1", "white beetle 1")):
        maja.spot(piece).click()
        sees(maja, f"Choose a place for {name}")
    expect(maja.spot("wB1")).to_have_accessible_name(re.compile("chosen"))
    expect(maja.spot("wG1")).not_to_have_accessible_name(re.compile("chosen"))
    maja.page.keyboard.press("Escape")
    sees(maja, "Choose a piece on the board or in your reserve")


@pytest.mark.parametrize("game", ["hive", "termites"])
def test_a_hint_marks_a_move_that_can_be_played(arrive: Arrive, game: str) -> None:
    maja = arrive()
    sit(maja, game, ["me", {"kind": "bot", "level": 1}], **BEGUN[game])
    before = maja.look()["at"]
    button(maja, "Hint").click()
    expect(maja.page.get_by_text(re.compile(r"A bot would play: .*\. +\S.*\."))).to_be_visible(timeout=BOT_PATIENCE)
    hinted = maja.page.locator('[data-choosable][aria-label*=", hint"]').first
    expect(hinted).to_be_visible()
    hinted.click()
    if game == "hive":
        hinted.click()
    else:  # a hint is one decision; where the token goes is the next one
        maja.page.locator("g[data-spot][data-choosable]").first.click()
    maja.wait_for(before + 1)


@pytest.mark.parametrize("width", ["desk", "phone"])
def test_a_second_hint_shows_how_the_game_would_go_on(arrive: Arrive, width: str) -> None:
    maja = arrive(width=width)
    sit(maja, "hive", ["me", {"kind": "bot", "level": 1}], **BEGUN["hive"])
    button(maja, "Hint").click()
    button(maja, "Show the line").click(timeout=BOT_PATIENCE)
    line = maja.page.get_by_role("list", name="How the game could go on").get_by_role("listitem")
    expect(line.nth(1)).to_be_visible()
    expect(line.first).to_have_class(re.compile("own"))
    assert violations(maja) == []


@pytest.mark.parametrize("game", ["hive", "termites"])
def test_undo_against_a_bot_gives_the_position_before(arrive: Arrive, game: str) -> None:
    maja = arrive()
    sit(maja, game, ["me", {"kind": "bot", "level": 1}], **BEGUN[game])
    maja.page.locator("[data-choosable]").first.wait_for(state="attached")
    expect(button(maja, "Undo")).to_be_disabled()
    before, board = spots(maja), own_board(maja)
    maja.play()
    assert maja.wait_for_turn()
    while own_board(maja) != board:  # a token and its hex are two decisions
        number = maja.look()["number"]
        button(maja, "Undo").click()
        until(maja, lambda number=number: maja.look()["number"] > number, "taken back")
    until(maja, lambda: spots(maja) == before, "the same things to see")
    expect(button(maja, "Undo")).to_be_disabled()
    sees(maja, re.compile("Maja takes back move 1"))


def test_undo_is_refused_in_words_where_a_secret_was_shown(arrive: Arrive) -> None:
    maja = arrive()
    sit(maja, "termites", ["me", {"kind": "bot", "level": 1}], **TERMITES)
    for part in ("token W1", "E5", "stay"):
        maja.point(part)
    sees(maja, re.compile("Reproduction: choose a token"))
    button(maja, "Undo").click()
    sees(maja, "Hidden information has been revealed since then, so the move can’t be taken back.")


def own_board(person: Person) -> Any:
    """The board as the server shows it to this person."""
    return person.look()["views"][0]["view"]["board"]


def spots(person: Person) -> list[str]:
    """The names of all clickable things."""
    return person.page.locator("[data-spot]").evaluate_all("all => all.map(each => each.ariaLabel)")


def test_the_last_move_is_marked_and_said(arrive: Arrive) -> None:
    maja = arrive()
    sit(maja, "hive", position=OPEN_HIVE)
    maja.point("wG1")
    maja.point("-1,0")
    expect(maja.spot("wG1")).to_have_accessible_name("white grasshopper 1, moved last")
    live = maja.page.locator("[data-live][aria-live=polite]")
    expect(live).to_have_text("White: grasshopper 1 comes into play to the left of the white queen. To move: Black")
    # In the notation, and as a sentence for screen readers; one entry for each turn.
    log = maja.page.get_by_role("region", name="Log", exact=True)
    expect(log.get_by_role("listitem").last.get_by_text("wG1 -wQ", exact=True)).to_be_visible()
    words = "White: wG1 -wQ Grasshopper 1 comes into play to the left of the white queen"
    expect(log.get_by_role("link")).to_have_accessible_name(words)


def test_who_may_have_thrown_a_piece_is_marked(arrive: Arrive) -> None:
    maja = arrive()
    sit(maja, "hive", **drawn("hive", 16))
    maja.point("bA1")
    maja.point("0,-1")
    sees(maja, "Possible throwers of black ant 1: white pillbug")
    expect(maja.spot("wP")).to_have_accessible_name(re.compile("may have thrown the piece that moved last"))


def test_a_move_of_termites_leaves_a_trail(arrive: Arrive) -> None:
    maja = arrive()
    sit(maja, "termites", ["me", "bot"], **TERMITES)
    assert maja.page.locator("path.last").count() == 0
    maja.point("token W1")
    maja.point("E5")
    expect(maja.spot("E5")).to_have_accessible_name(re.compile("blue unit, 1 worker, strength 1"))
    expect(maja.page.locator("path.last")).to_have_count(1)
    expect(maja.page.locator("[data-live]")).to_contain_text("places 1 worker on E5")


def test_an_attack_is_added_up_before_it_is_made(arrive: Arrive) -> None:
    maja = arrive()
    sit(maja, "termites", **drawn("termites", 13))
    maja.uncover()
    maja.point("F5")
    expect(maja.spot("F6")).to_have_accessible_name(re.compile(r"attack \d+ against \d+"))


def test_a_stack_can_be_looked_into(arrive: Arrive) -> None:
    maja = arrive()
    sit(maja, "hive", **drawn("hive", 7))
    stack = maja.spot("wB2")
    expect(stack).to_have_accessible_name("stack of 3, from the top: white beetle 2, black beetle 1, black ladybug")
    fan = maja.page.locator(".fan")
    stack.hover()
    expect(fan).to_be_visible()
    maja.page.mouse.move(5, 5)
    expect(fan).to_have_count(0)
    maja.page.keyboard.press("Tab")  # from now on the focus moves by keys
    stack.focus()
    expect(fan).to_be_visible()
    maja.page.keyboard.press("Enter")
    expect(button(maja, "black ladybug")).to_be_visible()


#: Two things of each board, the first one left of the second.
LEFT_AND_RIGHT = {"hive": ("wQ", "bQ"), "termites": ("B4", "J4"), "ants": ("AB2", "AB6"), "myrmes": ("2,11", "8,11")}


@pytest.mark.parametrize("game", LEFT_AND_RIGHT)
def test_turning_and_zooming(arrive: Arrive, game: str) -> None:
    maja = arrive()
    sit(maja, game, ["me", "bot"], **BEGUN[game])
    first, second = [maja.page.locator(f'g[data-spot="{part}"]') for part in LEFT_AND_RIGHT[game]]

    def ahead() -> float:
        one, other = first.bounding_box(), second.bounding_box()
        assert one is not None
        assert other is not None
        return other["x"] - one["x"] + other["y"] - one["y"]

    def width() -> float:
        box = first.bounding_box()
        return box["width"] if box else 0

    before, fitted = at_rest(maja, ahead), at_rest(maja, width)
    assert before > 0
    button(maja, "Flip the board").click()
    until(maja, lambda: ahead() < 0, "turned")
    maja.page.keyboard.press("f")
    until(maja, lambda: ahead() == pytest.approx(before, abs=2), "turned back")
    button(maja, "Zoom in").click()
    until(maja, lambda: width() > fitted * 1.1, "larger")
    button(maja, "Show everything").click()
    until(maja, lambda: width() == pytest.approx(fitted, abs=1), "as before")
    button(maja, "Zoom out").click()
    until(maja, lambda: width() < fitted * 0.95, "smaller")


def test_pieces_and_places_carry_the_names_of_messages(arrive: Arrive) -> None:
    maja = arrive(width="phone")
    sit(maja, "hive", position=OPEN_HIVE)
    expect(maja.page.locator(".board .tile text")).to_have_text(["Q", "A1", "S1", "Q"])
    # Those of places are too small on a phone until one zooms in.
    sit(maja, "ants", **ANTS)
    maja.uncover()
    name = maja.page.locator(".board text").get_by_text("AX4", exact=True)
    expect(name).to_be_hidden()
    for _ in range(3):
        maja.page.keyboard.press("+")
    expect(name).to_be_visible()


def test_sharing(arrive: Arrive) -> None:
    maja = arrive()
    sit(maja, "hive", ["me", "bot"])
    button(maja, "Share").click()
    dialog = maja.page.get_by_role("dialog", name="Share")
    shared = dialog.get_by_label("Link to the table")
    expect(shared).to_have_value(re.compile(f"^{re.escape(maja.server.url)}/tables/{maja.table}"))
    expect(dialog.get_by_role("img", name="QR code of the link")).to_be_visible()
    maja.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_sound_stays_off_after_a_reload(arrive: Arrive) -> None:
    maja = arrive()
    sit(maja, "hive", ["me", "bot"])
    button(maja, "Turn sound off").click()
    maja.page.reload()
    expect(button(maja, "Turn sound on")).to_be_visible()


def test_rarer_things_are_in_a_menu_on_a_phone(arrive: Arrive) -> None:
    maja = arrive(width="phone", by="touch")
    sit(maja, "hive", ["me", {"kind": "bot", "level": 1}], position=OPEN_HIVE)
    queen = maja.spot("wQ")
    before = queen.bounding_box()
    button(maja, "More").tap()
    menu = maja.page.get_by_role("menu", name="More")
    expect(menu.get_by_role("menuitemcheckbox", name="Flip the board")).to_be_in_viewport()
    menu.get_by_role("menuitemcheckbox", name="Flip the board").tap()
    until(maja, lambda: queen.bounding_box() != before, "turned")
    button(maja, "More").tap()
    menu.get_by_role("menuitem", name="Resign").tap()
    maja.page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).tap()
    expect(maja.page.locator("[data-result]")).to_contain_text("Bot won")
    button(maja, "Log").tap()
    sees(maja, "Maja resigns.")
    button(maja, "Close").tap()
    old = maja.table
    button(maja, "Rematch").tap()
    maja.page.wait_for_url(lambda url: old not in url)
    maja.page.locator("[data-spot]").first.wait_for(state="attached")
    assert maja.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_rulebook_is_found_from_the_table(arrive: Arrive) -> None:
    maja = arrive()
    sit(maja, "termites", ["me", "bot"])
    link(maja, "Rules").click()
    maja.page.wait_for_url("**/rules/termites")
    expect(maja.page.get_by_role("heading", level=1)).to_contain_text("Termites")


_WATCHED = """() => {
  window.moving = 0;
  const look = () => {
    const running = document.getAnimations().filter(each => each.effect.getComputedTiming().duration > 1);
    window.moving = Math.max(window.moving, running.length);
    requestAnimationFrame(look);
  };
  look();
}"""


#: A move of each game, and where it can be made.
MOVES: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "hive": (BEGUN["hive"], ("wQ", "0,1")),
    "termites": (drawn("termites", 4), ("F6", "G6")),
    "ants": (ANTS, ("AB2", "AB3")),
    "myrmes": (drawn("myrmes", 7), ("4,11", "stop")),
}


@pytest.mark.parametrize("game", MOVES)
@pytest.mark.parametrize("calm", [True, False])
def test_moves_are_animated_unless_somebody_wants_calm(arrive: Arrive, game: str, calm: bool) -> None:
    maja = arrive(calm=calm)
    wishes, move = MOVES[game]
    sit(maja, game, ["me", {"kind": "bot", "level": 1}], **wishes)
    maja.page.evaluate(_WATCHED)
    at = maja.look()["at"]
    for part in move:
        maja.point(part)
    maja.wait_for(at + 1)
    assert maja.wait_for_turn()
    maja.page.wait_for_timeout(100)
    moving = maja.page.evaluate("window.moving")
    assert moving == 0 if calm else moving > 0


#: Something that can be chosen and a place beside it.
FOCUSED = {"hive": ("wQ", "-1,0"), "termites": ("F6", "E5"), "ants": ("AB2", "AB3"), "myrmes": ("4,11", "5,9")}


@pytest.mark.parametrize("game", FOCUSED)
@pytest.mark.parametrize("contrast", [False, True])
def test_the_focus_is_visible(arrive: Arrive, game: str, contrast: bool) -> None:
    maja = arrive(contrast=contrast)
    sit(maja, game, ["me", "bot"], **MOVES[game][0])
    maja.page.locator("[data-choosable]").first.wait_for(state="attached")
    for part in FOCUSED[game]:
        spot = maja.page.locator(f'g[data-spot="{part}"]')
        without = spot.screenshot()
        maja.page.keyboard.press("Tab")  # from now on the focus moves by keys
        spot.focus()
        assert spot.screenshot() != without, part
        spot.blur()

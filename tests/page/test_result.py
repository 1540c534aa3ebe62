"""The end of a game: who won, the moment when it ends, and where the points came from."""

import functools

import pytest
from playwright.sync_api import expect

import hexapoda
from hexapoda import i18n
from hexapoda.games.names import NAMES
from tests.page import scenes
from tests.page.tables import Arrive, button
from tests.page.test_replay import RACE

#: Keeps what is said in the moment when the game ends, which passes.
_WATCH = """new MutationObserver(() => {
  window.said ??= document.querySelector('.victory')?.textContent;
}).observe(document, {subtree: true, childList: true})"""


@functools.cache
def almost_over(game: str) -> tuple[hexapoda.Position, hexapoda.Move]:
    """A game before its last decision, and that decision."""
    if game == "hive":  # whose games of bots may end by repetition, which a position does not know
        position = hexapoda.load("hive").position(RACE)
        return position, next(move for move in position.legal_moves if move.parts == ("wA1", "1,1"))
    whole = scenes.played(game, 1_000, level=1)
    assert whole.outcome is not None
    return whole.at(len(whole.moves) - 1), whole.moves[-1]


@pytest.mark.parametrize("game", NAMES)
def test_the_end_tells_why(arrive: Arrive, game: str) -> None:
    maja = arrive()
    scenes.become_guest(maja)
    maja.page.add_init_script(_WATCH)
    position, move = almost_over(game)
    maja.open(f"/tables/{scenes.table_from(maja, position)}")
    maja.at_table()
    if not maja.is_played_at_once(position):
        maja.uncover()
        maja.point_at(move, position)
    maja.sees_result()
    result = maja.page.locator("[data-result]")
    assert maja.page.evaluate("window.said").strip() == result.get_by_role("heading").inner_text()
    expect(maja.page.locator(".victory")).to_have_count(0)
    outcome = maja.look()["views"][0]["view"]["outcome"]
    expect(result).to_contain_text(i18n.text(f"outcome-{outcome['reason']}", {}, "en"))
    button(maja, "How it ended").click()
    dialog = maja.page.get_by_role("dialog", name="How it ended")
    expect(dialog).to_contain_text("The last move")
    rows = dialog.get_by_role("row").filter(has=maja.page.get_by_role("rowheader"))
    assert rows.count() >= 2
    if any(abs(score) > 1 for score in outcome["scores"]):
        total = rows.filter(has=maja.page.get_by_role("rowheader", name="Total"))
        assert total.get_by_role("cell").all_inner_texts() == [str(score) for score in outcome["scores"]]

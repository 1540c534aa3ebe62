"""The end of a game: who won, the moment when it ends, and where the points came from."""

import functools

import pytest
from playwright.sync_api import expect

import hexapoda
from hexapoda import i18n
from hexapoda.games.names import NAMES
from tests.page import scenes
from tests.page.tables import Arrive, button


@functools.cache
def almost_over(game: str) -> hexapoda.Position:
    """A game before its last decision."""
    whole = scenes.played(game, 1_000, level=1)
    assert whole.outcome is not None
    return whole.at(len(whole.moves) - 1)


@pytest.mark.parametrize("game", NAMES)
def test_the_end_tells_why(arrive: Arrive, game: str) -> None:
    maja = arrive()
    scenes.become_guest(maja)
    maja.open(f"/tables/{scenes.table_from(maja, almost_over(game))}")
    maja.at_table()
    while maja.look()["status"] == "running":
        assert maja.play(1)
    maja.sees_result()
    # The moment on the board, which passes.
    victory = maja.page.locator(".victory")
    expect(victory).to_be_visible()
    expect(victory).to_have_count(0)
    outcome = maja.look()["views"][0]["view"]["outcome"]
    expect(maja.page.locator("[data-result]")).to_contain_text(i18n.text(f"outcome-{outcome['reason']}", {}, "en"))
    button(maja, "How it ended").click()
    dialog = maja.page.get_by_role("dialog", name="How it ended")
    expect(dialog).to_contain_text("The last move")
    rows = dialog.get_by_role("row").filter(has=maja.page.get_by_role("rowheader"))
    assert rows.count() >= 2
    if any(abs(score) > 1 for score in outcome["scores"]):
        total = rows.filter(has=maja.page.get_by_role("rowheader", name="Total"))
        assert total.get_by_role("cell").all_inner_texts() == [str(score) for score in outcome["scores"]]

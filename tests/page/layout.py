"""Measures of a layout: how large the board is, how many moves are in sight, and what moves."""

from typing import Any

from tests.page.person import Person

_SHARE = """() => {
  const board = document.querySelector('.board-frame').getBoundingClientRect();
  return board.height / innerHeight;
}"""
_MOVES = """() => {
  const list = document.querySelector('[data-moves]')?.getBoundingClientRect();
  return [...document.querySelectorAll('[data-moves] li')].filter(each => {
    const box = each.getBoundingClientRect();
    return box.top >= list.top && box.bottom <= list.bottom + 1 && box.bottom <= innerHeight;
  }).length;
}"""
_PLACES = """() => [...document.querySelectorAll('main section, main [role=group], main [role=tab], main [data-moves], '
  + 'main input, main select, main button:not([data-spot])')]
.filter(each => !each.parentElement.closest('[data-moves], .board-frame, .hand, .guide') && each.checkVisibility())
.map(each => each.getBoundingClientRect())
.map(box => [box.x, box.y, box.width, box.height].map(Math.round))"""
_WIDTH = "() => document.documentElement.scrollWidth"


def board_share(person: Person) -> float:
    """The height of the board, as a share of the window's."""
    return person.page.evaluate(_SHARE)


def visible_moves(person: Person) -> int:
    """How many entries of the list of moves are in sight."""
    return person.page.evaluate(_MOVES)


def places(person: Person) -> list[list[int]]:
    """Where the board, the hands, the guide, the lists and the buttons are, without what is in them."""
    person.page.wait_for_timeout(100)  # two frames
    return person.page.evaluate(_PLACES)


def moved(before: list[list[int]], after: list[list[int]]) -> int:
    """How many elements are not where they were; those that came or went count too."""
    same = sum(one == other for one, other in zip(before, after, strict=False))
    return max(len(before), len(after)) - same


def overhang(person: Person) -> int:
    """By how many pixels the page is wider than the screen. (A phone's window grows with the page.)"""
    assert person.page.viewport_size is not None
    return person.page.evaluate(_WIDTH) - person.page.viewport_size["width"]


def measured(person: Person, **more: Any) -> dict[str, Any]:
    """All of it."""
    return {
        "board": round(board_share(person), 2),
        "moves": visible_moves(person),
        "overhang": overhang(person),
        **more,
    }

"""Options are read from values and from text."""

import pytest

from hexapoda.kernel.declaration import Option, Refusal

PLAYERS = Option("players", (2, 3, 4), 2)
TYPE = Option(
    "type", ("Base", "Base+M"), "Base", canonical=lambda value: value.strip() if isinstance(value, str) else value
)
PLIES = Option("plies", (), 500)
DATA = Option("data", (), "box", canonical=lambda value: value or None)
NO_BOX = Refusal("", "no-box")
BOX = Option("box", (), "box", canonical=lambda value: value if value == "box" else NO_BOX)


@pytest.mark.parametrize(
    ("option", "value", "expected"),
    [
        (PLAYERS, 3, 3),
        (PLAYERS, "3", 3),
        (PLAYERS, 5, None),
        (PLAYERS, "many", None),
        (PLAYERS, True, None),
        (PLAYERS, 2.0, None),
        (PLAYERS, None, None),
        (TYPE, "base+m", "Base+M"),
        (TYPE, " Base ", "Base"),
        (TYPE, 3, None),
        (PLIES, 12, 12),
        (PLIES, "-12", -12),
        (PLIES, "9" * 30, None),
        (PLIES, "many", None),
        (PLIES, True, None),
        (DATA, "my-box", "my-box"),
        (DATA, "", None),
        (DATA, 3, None),
        (BOX, "box", "box"),
        (BOX, "bag", NO_BOX),  # a value can be refused with a reason
        (BOX, 3, NO_BOX),
    ],
)
def test_options_read_values_and_text(option: Option, value: object, expected: object) -> None:
    found = option.read(value)
    assert found == expected
    assert type(found) is type(expected)


def test_refusals_are_values() -> None:
    assert Refusal("H3.2", "pinned", {"piece": "wA1"}) == Refusal("H3.2", "pinned", {"piece": "wA1"})
    assert Refusal("", "unreadable", readable=False) != Refusal("", "unreadable")

"""The boards of the rulebook of Ants, out of its drawings."""

import re

import hexapoda
from tests.ants.drawings import drawing_of
from tests.ants.positions import GAME
from tests.docs.boards import Board, stated
from tests.docs.pages import Example

#: What is chosen already, by the words that the first claim begins with.
_CHOSEN = re.compile(
    r"step (?P<kind>\w) (?P<cell>\w+) |hire (?P<hired>\w): |(?P<tunnel>tunnel)|card (?P<card>\w+)(?: not)?: "
)


def board(example: Example) -> Board | None:
    """A drawing of Ants; the cells that it does not show are empty. The names of cells are left as they are drawn."""
    if example.fence == "board":
        return None
    drawing, facts = drawing_of(example)
    for fact in facts:  # a hand that the text names can be tried
        if match := re.match(r"with (hand [^:;]+): ", fact):
            drawing = drawing.also(match[1])
    options: Board = {"players": len(drawing.players)}
    if drawing.scenario != "classic":
        options["scenario"] = drawing.scenario
    position = drawing.position(GAME).position.setup().partition(" | ")[2]
    hexapoda.load("ants", **options).position(position)  # the rules allow it; they complain otherwise
    match = _CHOSEN.match(facts[0])
    chosen = match.groupdict() if match else {}
    parts = [chosen[name] for name in ("cell", "kind", "hired", "tunnel", "card") if chosen.get(name)]
    from_hand = ("hire", "card", "play hire", "play card")
    return stated(
        options=options,
        position=position,
        parts=parts,
        hand=facts[0].startswith(from_hand),
        marks=drawing.marks,
        near=list(dict.fromkeys(drawing.drawn)),
    )


def claimed(example: Example) -> set[str]:
    """The cells that the first claim says can be chosen."""
    drawing, facts = drawing_of(example)
    match = re.fullmatch(r"step \w \w+ only to (.+)|(?:hire \w|tunnel): (.+)", facts[0])
    return drawing.cells(match[1] or match[2]) if match else set()

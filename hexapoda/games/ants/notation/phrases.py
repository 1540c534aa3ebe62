"""Decisions and chance results as sentences: messages of the catalog with their parameters.

A played card has two parameters: `card` is its name, `which` its word in the notation.
"""

from collections.abc import Mapping
from typing import Any

from hexapoda.games.ants.box import SHELF
from hexapoda.games.ants.chance import drawn
from hexapoda.games.ants.notation.battles import FIGHTING, fallen
from hexapoda.games.ants.notation.names import card_names
from hexapoda.games.ants.notation.write import Teller, Told
from hexapoda.games.ants.state import CARDS, DO_END, NO_CELL
from hexapoda.i18n import LANGUAGES
from hexapoda.kernel.declaration import Phrase


def phrase(s: Any, action: int, seat: int | None) -> Phrase:
    """A decision as a sentence, with the battle that it ends; all decisions are public."""
    teller = Teller(s)
    told = teller.told(action)
    done = _done(s, teller, told)
    fight = fallen(s, action, told.things[0] if told.does == "hire" else "") if told.does in FIGHTING else None
    return done if fight is None else Phrase("ants-say-fought", {"done": done, "battle": fight})


def _done(s: Any, teller: Teller, told: Told) -> Phrase:
    done = Phrase(f"ants-say-{told.does}", _params(teller, told))
    if told.does == "hire" and told.things[2] != "stay":
        done = Phrase("ants-say-hire-push", {**done.params, **_pushed(teller, told)})
    if not told.card or told.does in ("card", "card-on"):
        return done
    return Phrase("ants-say-by-card", {"card": card(s, told.card), "which": told.card, "done": done})


def _params(teller: Teller, told: Told) -> dict[str, Any]:
    """The parameters of a decision's message."""
    params: dict[str, Any] = dict(zip(_THINGS.get(told.does, ()), told.things, strict=False))
    for name in ("card", "other"):
        if name in params:
            params[name] = card(teller.state, params[name])
    if "ant" in params:
        params["kind"] = params["ant"][0]
    if told.does in ("card", "card-on"):
        params |= {"card": card(teller.state, told.card), "which": told.card}
    elif told.does == "fury":
        params["card"] = card(teller.state, "fury")
    elif told.does == "contact":
        params["cell"] = teller.f.cells[teller.p.arena]
    elif told.does == "march":
        params["from"] = teller.f.cells[teller.p.march_cell]
    return params


#: The parameters for the things of a decision (see `write.Told`).
_THINGS = {
    "exchange": ("card",),
    "hire": ("kind", "cell"),
    "step": ("from", "kind", "to"),
    "tunnel": ("cell",),
    "emergency": ("card", "other"),
    "ambush": ("cell", "kind", "target", "enemy"),
    "column": ("from", "to"),
    "card-on": ("cell",),
    "contact": ("enemy",),
    "sentries": ("ant",),
    "fury": ("ant",),
    "march": ("to",),
    "push": ("cell", "kind"),
}


def _pushed(teller: Teller, told: Told) -> dict[str, Any]:
    """A5.8: the kind that is pushed, and the path of all ants that move on, from the gate to the last new cell."""
    f, p = teller.f, teller.p
    hill = f.hills[p.active]
    path = [f.cells.index(told.things[1])]
    foremost = teller.foremost(f.gates[hill].index(path[0]))
    while path[-1] != foremost:
        path.append(f.onward[hill][path[-1]])
    ahead = f.onward[hill][foremost]
    return {
        "pushed": told.things[2].removeprefix("push "),
        "path": tuple(f.cells[cell] for cell in (*path, ahead) if cell != NO_CELL),
    }


def brought(before: Any, action: int | None, after: Any, seat: int | None) -> Phrase | None:
    """The drawn cards, or their number, as a seat knows them."""
    found = None if action is None else drawn(before, action, after)
    if not found or not found[1]:
        return None
    owner, cards = found
    who = "next" if action == DO_END else "same"  # after the end of a turn the next player draws
    if seat in (-1, owner):
        return Phrase("ants-say-draws", {"who": who, "cards": tuple(card(before, each) for each in cards)})
    return Phrase("ants-say-draws-hidden", {"who": who, "count": len(cards)})


def card(s: Any, name: str) -> Phrase | Mapping[str, str]:
    """The name of a card: from the catalog, or from the box if it has its own."""
    own = card_names(s).get(name)
    return Phrase("ants-card", {"card": name}) if own in (None, _standard(name)) else own


def _standard(name: str) -> dict[str, str]:
    return dict(zip(LANGUAGES, SHELF.standard.card_names[CARDS.index(name)], strict=True))

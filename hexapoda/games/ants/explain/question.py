"""Texts that answer another question than the current one, say too little, or name something unknown."""

from typing import Any

from hexapoda.games.ants import state
from hexapoda.games.ants.notation.names import cell_names
from hexapoda.games.ants.notation.write import example
from hexapoda.games.refusals import refused
from hexapoda.games.toml_reader import near_first
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Refusal

#: The clause of each decision.
CLAUSES = {
    state.ASK_EXCHANGE: "A3.3",
    state.ASK_ACTION: "A3.5",
    state.ASK_CONTACT: "A10.3",
    state.ASK_SENTRIES: "A10.9",
    state.ASK_FURY: "A10.10",
    state.ASK_MARCH: "A11.8",
    state.ASK_PUSH: "A5.8",
}
#: How many cells are proposed for an unknown one.
_PROPOSED = 6


def unreadable(s: Any, written: Any) -> Refusal:
    """The text is not a move."""
    return Refusal("", "not-a-move", {"text": excerpt(written), "example": example(s)}, readable=False)


def asked_now(s: Any) -> Refusal:
    """The text answers another question."""
    phase = int(s.phase)
    return refused(CLAUSES[phase], "ants-asked-now", asked=state.DECISIONS[phase], example=example(s))


def no_such_cell(s: Any, name: str) -> Refusal:
    """A1.10: the board has no cell with this name."""
    near = near_first(name.upper()[:10], cell_names(s))[:_PROPOSED]
    return refused("A1.10", "ants-no-such-cell", cell=excerpt(name.upper()), cells=", ".join(near))


def no_such_card(s: Any, name: str) -> Refusal:
    """A11.1: there is no such card."""
    return refused(
        "A11.1", "ants-no-such-card", card=excerpt(name), cards=", ".join(near_first(name[:20], state.CARDS))
    )


def which_card(s: Any) -> Refusal:
    """A11.1: the text does not say which card."""
    return refused("A11.1", "ants-which-card")


def not_in_hand(s: Any, card: int) -> Refusal:
    """A11.1: the player does not hold the card."""
    return refused("A11.1", "ants-not-in-hand", card=state.CARDS[card])


def needless(s: Any, word: str, shown: str) -> Refusal:
    """There is an extra word."""
    return refused("", "ants-needless-word", word=excerpt(word), example=shown)


def unfinished(s: Any, clause: str, shown: str) -> Refusal:
    """The text is incomplete."""
    return refused(clause, "ants-unfinished", example=shown)


def unknown_word(s: Any, word: str) -> Refusal:
    """A word names neither a cell nor an ant."""
    looks_like_cell = len(word) <= 4 and word[:1].isalpha() and (len(word) == 2 or word[-1:].isdigit())
    if looks_like_cell:
        return no_such_cell(s, word)
    return Refusal("", "ants-unknown-word", {"word": excerpt(word), "example": example(s)}, readable=False)

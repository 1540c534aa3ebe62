"""Drafts that a client sets up by hand, in an editor. They belong to no table, and nothing of them is stored."""

from typing import Annotated, Any

import msgspec

from hexapoda.kernel.declaration import Edits, Phrase, Setting, Tool
from hexapoda.play.draft import Draft
from hexapoda.server.table.commands import LONGEST_POSITION, MOST_OPTIONS, Id, SeatNumber
from hexapoda.server.table.games import checked_game
from hexapoda.server.table.refused import Refused, refusing
from hexapoda.server.table.views import lean_view

#: The longest word of a change, and the most words.
LONGEST_WORD = 2_000
MOST_WORDS = 12

Word = Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)]


class DraftWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A draft: a position text that the rules need not allow, by default the start of the game; and a change of it
    (`edit`): a tool and its places, or "set", the name of a setting and its value. The view is that of `seat` (null:
    of a spectator)."""

    game: Id
    options: Annotated[dict[str, str | int | bool], msgspec.Meta(max_length=MOST_OPTIONS)] = {}
    position: Annotated[str, msgspec.Meta(max_length=LONGEST_POSITION)] = ""
    edit: Annotated[tuple[Word, ...], msgspec.Meta(max_length=MOST_WORDS)] = ()
    seat: SeatNumber | None = None


@refusing()
def draft_view(asked: DraftWish) -> dict[str, Any]:
    """A draft after a change: its text, what is wrong with it, what a seat sees, and what can be changed next."""
    draft = Draft(checked_game(asked.game, asked.options), asked.position)
    if asked.edit:
        draft = draft.edited(*asked.edit)
    if asked.seat is not None and asked.seat >= draft.seats:
        raise Refused("bad-seat", seat=str(asked.seat), last=draft.seats - 1)
    return {
        "view": lean_view(dict(draft.view(asked.seat))),
        "constants": draft.constants(),
        "options": dict(draft.game.options),
        "position": draft.text,
        "problem": None if draft.problem is None else Refused.of(draft.problem).json(),
        **edits_json(draft.edits()),
    }


def edits_json(edits: Edits) -> dict[str, Any]:
    """What can be changed, as it is sent.

    >>> import hexapoda
    >>> sorted(edits_json(Draft(hexapoda.load("hive")).edits()))
    ['areas', 'settings', 'tools']
    """
    return {
        "tools": [_tool(each) for each in edits.tools],
        "areas": {name: list(places) for name, places in edits.areas.items()},
        "settings": [_setting(each) for each in edits.settings],
    }


def _tool(tool: Tool) -> dict[str, Any]:
    label = None if tool.label is None else tool.label.json()
    return {"part": tool.part, "area": tool.area, "places": tool.places, "label": label, "seat": tool.seat}


def _setting(setting: Setting) -> dict[str, Any]:
    return {
        "name": setting.name,
        "label": setting.label.json(),
        "value": setting.value,
        "choices": _named(setting.choices),
        "least": setting.least,
        "most": setting.most,
        "things": _named(setting.things),
        "seat": setting.seat,
    }


def _named(pairs: tuple[tuple[str, Phrase], ...]) -> list[dict[str, Any]]:
    return [{"name": name, "label": label.json()} for name, label in pairs]

"""Positions of Ants set up by hand: ants, markers, obstacles and chips on the board; cards, levels and the turn beside
it."""

from collections.abc import Sequence
from typing import Any

from hexapoda.games.ants import state
from hexapoda.games.ants.notation.names import cell_names, seat_names
from hexapoda.games.ants.position_text import write
from hexapoda.games.word_editing import (
    ERASE,
    Brush,
    Words,
    line_of,
    named,
    word_setting,
    words_edited,
    words_of,
)
from hexapoda.kernel.declaration import SET, Edits, Phrase, Refusal, Setting, Tool

_BOARD = "board"
#: The words of the turn in progress that are about a decision under way: they go with it.
_COURSE = (
    *("decider", "stepped", "marched", "entered", "pushed", "playing", "hire", "push"),
    *("march", "arrived", "battle", "bonus", "passed"),
)
#: What is always offered of them: which ants have stepped.
_ALWAYS = ("stepped", "marched")
_MOST_CHIPS = 30_000
_ON_TABLE = ("winter_stores", "sentries")


def edits(s: Any) -> Edits:
    """What can be changed in a draft."""
    erase = Tool(ERASE, _BOARD, label=Phrase("edit-erase"))
    tools = (erase, *(each.tool for each in _brushes(s)))
    return Edits(tools, {_BOARD: cell_names(s)}, _settings(s))


def _brushes(s: Any) -> list[Brush]:
    """Chips; each player's ants, markers and obstacles."""
    treats = Tool("treats", _BOARD, label=Phrase("ants-edit-treat"))
    found = [Brush(treats, "treats", group="treats")]
    for seat, player in enumerate(seat_names(s)):
        for letter, kind in zip(state.KIND_LETTERS, state.KINDS, strict=True):
            label = Phrase("ants-edit-ant", {"kind": kind})
            tool = Tool(f"{player}.{letter}", _BOARD, label=label, seat=seat)
            found.append(Brush(tool, player, letter, "ants", state.MAX_CAPACITY))
        for word in ("markers", "obstacles"):
            tool = Tool(f"{player}.{word}", _BOARD, label=Phrase(f"ants-edit-{word}"), seat=seat)
            found.append(Brush(tool, f"{player}-{word}", group=word))
    return found


def _settings(s: Any) -> tuple[Setting, ...]:
    words, players = words_of(write(s)), seat_names(s)
    asked = tuple((name, Phrase("ants-edit-decision", {"decision": name})) for name in state.DECISIONS)
    over = tuple((f"over:{name}", Phrase(f"outcome-{name}")) for name in state.ENDINGS[1:])
    now = words["asked"] if "asked" in words else f"over:{words['over']}"
    last = int(s.players) * int(s.max_rounds)
    found = [
        Setting("asked", Phrase("edit-asked"), now, (*asked, *over)),
        Setting("first", Phrase("ants-edit-first"), words["first"], named(players, _anthill)),
        Setting("turn", Phrase("edit-turn"), words["turn"], least=1, most=last),
    ]
    if not s.ending:
        kinds = named(state.TURNS, lambda kind: Phrase("ants-edit-kind-of-turn", {"kind": kind}))
        found.append(Setting("kind", Phrase("ants-edit-kind"), words.get("kind", state.TURNS[0]), kinds))
        under_way = int(s.phase) not in (state.ASK_EXCHANGE, state.ASK_ACTION)
        offered = [word for word in _COURSE if under_way or word in _ALWAYS or word in words]
        found += [word_setting(words, word) for word in offered]
    cards = named(state.CARDS, _card)
    found.append(_counts(words, "discard", "discard", cards, None))
    for seat, player in enumerate(players):
        found += [
            _number(words, f"{player}-chips", "chips", _MOST_CHIPS, seat),
            _number(words, f"{player}-levels", "levels", state.LEVELS, seat),
            _counts(words, f"{player}-taken", "taken", named(players, _anthill), seat),
            _counts(words, f"{player}-hand", "hand", cards, seat),
            _counts(words, f"{player}-table", "table", named(_ON_TABLE, _card), seat),
        ]
    return tuple(found)


def _anthill(player: str) -> Phrase:
    return Phrase(f"called-anthill-{player.lower()}")


def _card(card: str) -> Phrase:
    return Phrase("ants-card", {"card": card})


def _number(words: Words, name: str, label: str, most: int, seat: int) -> Setting:
    return Setting(name, Phrase(f"ants-edit-{label}"), words.get(name, "0"), least=0, most=most, seat=seat)


def _counts(words: Words, name: str, label: str, things: Any, seat: int | None) -> Setting:
    most = state.MAX_CARDS
    return Setting(name, Phrase(f"ants-edit-{label}"), words.get(name, ""), most=most, things=things, seat=seat)


def edit(s: Any, said: Sequence[str]) -> str | Refusal:
    """The text after a change."""
    words = words_of(write(s))
    if len(said) == 3 and said[:2] == (SET, "asked"):
        return line_of(_with_asked(words, said[2]))
    found = words_edited(words, edits(s), _brushes(s), said)
    return found if isinstance(found, Refusal) else line_of(found)


def _with_asked(words: Words, asked: str) -> Words:
    """Another decision, or the end of the game: what was under way goes."""
    over, _, ending = asked.rpartition(":")
    gone = {"asked", "over", *_COURSE, *(("kind",) if over else ())} - ({*_ALWAYS} if not over else set())
    kept = {name: rest for name, rest in words.items() if name not in gone}
    return {"over": ending, **kept} if over else {"asked": asked, **kept}

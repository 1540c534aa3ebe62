"""Positions set up by hand where they are lines of words: "blue=8@C4,W2@F6", "water=A4,F4", "turn=9".

A brush writes into a word: a place alone, or a thing and its place. Brushes of a group exclude each other on a place. A
setting is a word as a whole.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from hexapoda.kernel.declaration import SET, Edits, Phrase, Refusal, Setting, Tool

#: The words of a line by name, in their order.
Words = dict[str, str]

#: The brush that takes everything off a place.
ERASE = "erase"
_ITEM = re.compile(r"([^*@]+)(?:\*([0-9]+))?@(.+)")


@dataclass(frozen=True, slots=True)
class Brush:
    """A tool and what it writes."""

    tool: Tool
    #: The word, and what is written before the place; "": the place alone.
    word: str
    item: str = ""
    #: What excludes each other on a place.
    group: str = ""
    #: How many of its things of one word a place can have.
    most: int = 1


def words_of(text: str) -> Words:
    """The words of a line.

    >>> words_of("turn=3 blue=W2@F6,8@C4")
    {'turn': '3', 'blue': 'W2@F6,8@C4'}
    """
    return {name: rest for name, _, rest in (word.partition("=") for word in text.split())}


def line_of(words: Mapping[str, str]) -> str:
    """Words as a line; empty ones are left out."""
    return " ".join(f"{name}={rest}" for name, rest in words.items() if rest)


def bad_edit(said: Iterable[str]) -> Refusal:
    """The refusal of a change that means nothing here."""
    return Refusal("", "bad-edit", {"text": " ".join(said)[:60]}, readable=False)


def words_edited(
    words: Words,
    edits: Edits,
    brushes: Sequence[Brush],
    said: Sequence[str],
    *,
    separators: Mapping[str, str] | None = None,
) -> Words | Refusal:
    """The words after a change that `edits` offers. `separators` are those of words whose places have commas."""
    if len(said) == 3 and said[0] == SET:
        known = any(setting.name == said[1] for setting in edits.settings)
        if not known or re.search(r"[\s=|]", said[2]):
            return bad_edit(said)
        return {**words, said[1]: said[2]}
    by = separators or {}
    brush = next((each for each in brushes if said and each.tool.part == said[0]), None)
    if len(said) != 2 or not (brush or said[0] == ERASE) or not _is_offered(edits, said):
        return bad_edit(said)
    found = dict(words)
    for other in dict.fromkeys((each.word, each.group) for each in brushes):
        word, group = other
        if brush is None or (group == brush.group and (word != brush.word or brush.most == 1)):
            found[word] = _without(found.get(word, ""), said[1], by.get(word, ","))
    if brush is not None:
        found[brush.word] = _with(found.get(brush.word, ""), brush, said[1], by.get(brush.word, ","))
    return found


def _is_offered(edits: Edits, said: Sequence[str]) -> bool:
    return any(tool.part == said[0] and said[1] in edits.areas[tool.area] for tool in edits.tools)


def _without(items: str, place: str, separator: str) -> str:
    """Items without those at a place."""
    return separator.join(item for item in items.split(separator) if item.partition("@")[2] != place and item != place)


def _with(items: str, brush: Brush, place: str, separator: str) -> str:
    """Items with one more."""
    if not brush.item:
        return separator.join([*filter(None, items.split(separator)), place])
    found, more = [], 1
    for item in filter(None, items.split(separator)):
        match = _ITEM.fullmatch(item)
        if match and match[1] == brush.item and match[3] == place:
            more += int(match[2] or 1)
        else:
            found.append(item)
    count = f"*{more}" if more > 1 else ""
    return separator.join([*found, f"{brush.item}{count}@{place}"])


# ── settings ──


def named(names: Iterable[str], label: Callable[[str], Phrase]) -> tuple[tuple[str, Phrase], ...]:
    """Values with what they are called."""
    return tuple((name, label(name)) for name in names)


def plainly(name: str) -> Phrase:
    """A value as position texts name it."""
    return Phrase("edit-value", {"value": name})


def word_setting(words: Words, name: str, label: Phrase | None = None, *, seat: int | None = None) -> Setting:
    """The setting of a word that is written as a text; the few who need it know the notation."""
    shown = label or Phrase("edit-word", {"word": name})
    return Setting(name, shown, words.get(name, ""), seat=seat)

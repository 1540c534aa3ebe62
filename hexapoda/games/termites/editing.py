"""Positions of Termites set up by hand: tokens, mounds and terrain on the board; hands, reserves and the turn beside
it. What is set on the board is taken from where it would be otherwise."""

from collections.abc import Iterable, Sequence
from typing import Any

from hexapoda.games.position_text import counted as read_count
from hexapoda.games.refusals import refused
from hexapoda.games.termites import state, view
from hexapoda.games.termites.notation.names import COLONIES, KIND_NAMES, NEUTRAL_NAME, hex_name, values
from hexapoda.games.termites.notation.phrases import insects
from hexapoda.games.termites.position_text import write
from hexapoda.games.termites.position_text.write import CHOICES
from hexapoda.games.word_editing import (
    ERASE,
    Brush,
    Words,
    line_of,
    named,
    plainly,
    word_setting,
    words_edited,
    words_of,
)
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import SET, Edits, Phrase, Refusal, Setting, Tool

_BOARD = "board"
_PIECES, _GROUND = "pieces", "ground"
#: The words that tell choices made before a decision: they go with it.
_MADE = (*(word for word, _, _ in CHOICES), "placed", "tiles")
_LAST_TURN = 60_000


def edits(s: Any) -> Edits:
    """What can be changed in a draft."""
    tools = [each.tool for each in _brushes(s)]
    erase = Tool(ERASE, _BOARD, label=Phrase("edit-erase"))
    board = tuple(hex_name(s, spot) for spot in _spots(s))
    return Edits((erase, *tools), {_BOARD: board}, _settings(s))


def _spots(s: Any) -> list[int]:
    return [spot for spot in range(state.HEXES) if state.RADIUS[spot] <= int(s.radius)]


def _colonies(s: Any) -> list[str]:
    return [COLONIES[int(s.colony[seat])] for seat in range(int(s.players))]


def _brushes(s: Any) -> list[Brush]:
    """Terrain, where the options do not fix it; the neutral mound; each colony's mounds and tokens."""
    found = []
    if not int(s.given) & state.GIVEN_MAP:
        for terrain in state.TERRAINS[1:]:
            label = Phrase("termites-edit-terrain", {"terrain": terrain})
            found.append(Brush(Tool(terrain, _BOARD, label=label), terrain, group=_GROUND))
    value = str(int(s.neutral_value))
    neutral = Tool(NEUTRAL_NAME, _BOARD, label=Phrase("termites-edit-neutral", {"value": value}))
    found.append(Brush(neutral, NEUTRAL_NAME, value, _PIECES))
    for seat, colony in enumerate(_colonies(s)):
        for mound in _mounds(s, seat):
            label = Phrase("termites-edit-mound", {"value": mound})
            tool = Tool(f"{colony}.{mound}", _BOARD, label=label, seat=seat)
            found.append(Brush(tool, colony, str(mound), _PIECES))
        for kind, most in enumerate(s.tokens[int(s.colony[seat])].tolist()):
            if most:
                tool = Tool(f"{colony}.{KIND_NAMES[kind]}", _BOARD, label=insects(kind, ""), seat=seat)
                found.append(Brush(tool, colony, KIND_NAMES[kind], _PIECES))
    return found


def _mounds(s: Any, seat: int) -> list[int]:
    """T1.10: the mounds that a colony may have, as far as they are anywhere."""
    standing = [int(what) - state.MOUND for what, owner in zip(s.what, s.owner, strict=True) if int(owner) == seat]
    trophies = [value for value in range(state.MAX_VALUE + 1) if int(s.trophies[:, value].sum(dtype=int))]
    return sorted({*(each for each in standing if each >= 0), *values(s.reserve[seat]), *trophies, *range(5, 10)})


def _settings(s: Any) -> tuple[Setting, ...]:
    words, colonies = words_of(write(s)), _colonies(s)
    asked = tuple((name, Phrase("termites-edit-decision", {"decision": name})) for name in state.DECISIONS)
    over = tuple((f"over:{name}", Phrase(f"outcome-{name}")) for name in state.ENDINGS[1:])
    found = [
        Setting("asked", Phrase("edit-asked"), _asked(words), (*asked, *over)),
        Setting("first", Phrase("termites-edit-first"), words["first"], _named(colonies)),
        Setting("turn", Phrase("edit-turn"), str(int(s.turn)), least=0, most=_LAST_TURN),
        Setting("idle", Phrase("termites-edit-idle"), str(int(s.idle)), least=0, most=int(s.players)),
    ]
    if not int(s.given) & state.GIVEN_COLONIES:
        found.insert(0, word_setting(words, "colonies", Phrase("termites-edit-colonies")))
    found += [word_setting(words, word) for word in _needed(s)]
    for seat, colony in enumerate(colonies):
        kinds = [name for name, most in zip(KIND_NAMES, s.tokens[int(s.colony[seat])], strict=True) if most]
        tokens = named(kinds, plainly)
        mounds = named(map(str, _mounds(s, seat)), plainly)
        trophies = named(map(str, range(state.MAX_VALUE + 1)), plainly)
        for part, things, most in (
            ("hand", tokens, 255),
            ("stack", tokens, 255),
            ("reserve", mounds, 1),
            ("trophies", trophies, 255),
        ):
            name, label = f"{colony}-{part}", Phrase(f"termites-edit-{part}")
            found.append(Setting(name, label, words.get(name, ""), most=most, things=things, seat=seat))
    return tuple(found)


def _asked(words: Words) -> str:
    return words["asked"] if "asked" in words else f"over:{words['over']}"


def _needed(s: Any) -> list[str]:
    """The words of choices that come before the decision, and of what else only it has."""
    if s.ending:
        return []
    phase = int(s.phase)
    found = [word for word, field, nothing in CHOICES if int(s[field]) != nothing]
    found += {
        state.PLACE_TILE: ["tiles"],
        state.PLACE_TOKEN: ["token"],
        state.CHOOSE_TARGET: ["unit"],
        state.CHOOSE_FROM: ["unit", "target"],
        state.CHOOSE_RETREAT: ["unit", "target", "from"],
        state.NEW_MOUND: ["unit", "target", "robbed"],
        state.LOST_MOUND: ["unit", "target", "robbed"],
        state.MAKE_ROOM: ["unit", "target", "robbed"],
    }.get(phase, [])
    return [*dict.fromkeys(found), *(["placed"] if phase >= state.CHOOSE_UNIT else [])]


def _named(colonies: Iterable[str]) -> tuple[tuple[str, Phrase], ...]:
    return named(colonies, lambda colony: Phrase(f"called-{colony}"))


def board(s: Any, seat: int | None) -> dict[str, Any]:
    """The board of a draft: what could be attacked is not looked for, because the unit that attacks may be missing."""
    shown = s.copy()
    shown.phase = state.CHOOSE_UNIT
    return {**view.board(shown, seat), "asked": None if s.ending else state.DECISIONS[int(s.phase)]}


def edit(s: Any, said: Sequence[str]) -> str | Refusal:
    """The text after a change."""
    words = words_of(write(s))
    if len(said) == 3 and said[:2] == (SET, "asked"):
        return line_of(_with_asked(words, said[2]))
    if len(said) == 3 and said[:2] == (SET, "colonies"):
        return _with_colonies(s, words, said)
    brushes = _brushes(s)
    found = words_edited(words, edits(s), brushes, said)
    if isinstance(found, Refusal):
        return found
    brush = next((each for each in brushes if each.tool.part == said[0]), None)
    if brush is not None and brush.tool.seat is not None:
        found = _taken(s, found, brush)
    found.pop("active", None)  # it follows from the turn
    return line_of(found)


def _with_colonies(s: Any, words: Words, said: Sequence[str]) -> str | Refusal:
    """Other colonies in the places of those that play: what is theirs becomes what the others have."""
    colonies = said[2].lower().split(",")
    if len(set(colonies)) != int(s.players) or len(colonies) != int(s.players) or not set(colonies) <= set(COLONIES):
        return refused("T1.1", "position-colonies", text=excerpt(said[2]), players=int(s.players))
    new = dict(zip(_colonies(s), colonies, strict=True))
    found = {}
    for name, rest in words.items():
        owner, dash, part = name.partition("-")
        found[new.get(owner, owner) + dash + part] = new.get(rest, rest)
    return line_of({**found, "colonies": ",".join(colonies)})


def _with_asked(words: Words, asked: str) -> Words:
    """Another decision, or the end of the game: the choices before the old one go."""
    kept = {name: rest for name, rest in words.items() if name not in (*_MADE, "asked", "over", "active")}
    over, _, ending = asked.rpartition(":")
    return {"over": ending, **kept} if over else {"asked": asked, **kept}


def _taken(s: Any, words: Words, brush: Brush) -> Words:
    """What is set on the board is no longer in the reserve, or, if all others are on the board, in the stack."""
    colony = brush.word
    is_mound = brush.item.isdecimal()
    if is_mound:
        return {**words, f"{colony}-reserve": _less(words.get(f"{colony}-reserve", ""), brush.item)}
    most = int(s.tokens[COLONIES.index(colony)][KIND_NAMES.index(brush.item)])
    there = sum(item.startswith(f"{brush.item}@") for item in words.get(colony, "").split(","))
    for part in ("hand", "stack"):
        there += _count(words.get(f"{colony}-{part}", ""), brush.item)
    for part in ("stack", "hand"):
        name = f"{colony}-{part}"
        if there > most and _count(words.get(name, ""), brush.item):
            return {**words, name: _less(words[name], brush.item)}
    return words


def _count(items: str, thing: str) -> int:
    counts = [read_count(item.lower()) for item in items.split(",") if item]
    return sum(each[1] for each in counts if each is not None and each[0] == thing.lower())


def _less(items: str, thing: str) -> str:
    """Counted items without one of a thing."""
    found = []
    for item in filter(None, items.split(",")):
        name, _, count = item.partition("*")
        left = int(count or 1) - (name == thing)
        if left:
            found.append(name if left == 1 else f"{name}*{left}")
    return ",".join(found)

"""Positions of Myrmes set up by hand: exits, prey and tiles in the garden; colonies and the course of the year beside
it."""

from collections.abc import Sequence
from typing import Any

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.box.shapes import forms
from hexapoda.games.myrmes.notation.names import (
    NO_OWNER,
    OBJECTIVE_NAMES,
    colours,
    hex_name,
    hex_named,
    objective_name,
    tile_name,
)
from hexapoda.games.myrmes.position_text import write
from hexapoda.games.myrmes.rules.tables import BOX, GROUND, MORE_POINTS, PREY_COUNT, SIZE
from hexapoda.games.refusals import refused
from hexapoda.games.word_editing import (
    ERASE,
    Brush,
    Words,
    bad_edit,
    line_of,
    named,
    plainly,
    word_setting,
    words_edited,
    words_of,
)
from hexapoda.kernel.declaration import SET, Edits, Phrase, Refusal, Setting, Tool

_GARDEN = "garden"
_WORKER = "worker"
#: The words of what is under way: they go with the decision.
_COURSE = ("worker", "points", "freed", "tile", "extra", "acted", "paying", "picked")
#: Between things whose places have commas, and the words with such places.
_NEXT = "/"
_SEPARATORS = {f"{prey}s": _NEXT for prey in state.PREY} | {f"{colour}-exits": _NEXT for colour in state.COLOURS}
_MOST = 99
_MOST_POINTS = 9999


def edits(s: Any) -> Edits:
    """What can be changed in a draft."""
    erase = Tool(ERASE, _GARDEN, label=Phrase("edit-erase"))
    worker = Tool(_WORKER, _GARDEN, label=Phrase("myrmes-edit-worker"))
    tools = (erase, worker, *(each.tool for each in _brushes(s)), *_tiles(s))
    garden = tuple(hex_name(spot) for spot in range(state.HEXES) if int(s.content[spot]) != state.CLOSED)
    return Edits(tools, {_GARDEN: garden}, _settings(s))


def _brushes(s: Any) -> list[Brush]:
    """Prey, and each player's exits."""
    found = []
    for prey in state.PREY:
        tool = Tool(prey, _GARDEN, label=Phrase("myrmes-edit-token", {"prey": prey}))
        found.append(Brush(tool, f"{prey}s"))
    for seat, colour in enumerate(colours(s)):
        tool = Tool(f"{colour}.exit", _GARDEN, label=Phrase("myrmes-edit-exit"), seat=seat)
        found.append(Brush(tool, f"{colour}-exits"))
    return found


def _tiles(s: Any) -> list[Tool]:
    """Each player's tiles, which take as many hexes as they have."""
    return [
        Tool(
            f"{colour}.{name}",
            _GARDEN,
            int(SIZE[kind]),
            Phrase("myrmes-kind", {"kind": name}),
            seat if colour != NO_OWNER else None,
        )
        for seat, colour in enumerate((*colours(s), NO_OWNER))
        for kind, name in enumerate(state.TILE_KINDS)
        if colour != NO_OWNER or kind >= state.PHEROMONES
    ]


# ── settings ──


def _settings(s: Any) -> tuple[Setting, ...]:
    words, players = words_of(write(s)), colours(s)
    asked = tuple((name, Phrase("myrmes-edit-decision", {"decision": name})) for name in state.DECISIONS)
    over = tuple((f"over:{name}", Phrase(f"outcome-{name}")) for name in state.ENDINGS[1:])
    now = words["asked"] if "asked" in words else f"over:{words['over']}"
    rounds = named(map(str, range(1, state.ROUNDS + 1)), _season)
    found = [
        Setting("asked", Phrase("edit-asked"), now, (*asked, *over)),
        Setting("round", Phrase("myrmes-edit-round"), words["round"], rounds),
        Setting("turn", Phrase("edit-decider"), words["turn"], named(players, _player)),
        word_setting(words, "dice", Phrase("myrmes-edit-dice")),
        word_setting(words, "objectives", Phrase("myrmes-edit-objectives")),
    ]
    if not s.ending:
        found += [word_setting(words, word) for word in _offered(s, words)]
    if words.get("tiles"):
        found.append(word_setting(words, "tiles", Phrase("myrmes-edit-tiles")))
    objectives = named((objective_name(s, which) for which in range(state.OBJECTIVES)), _objective)
    for seat, colour in enumerate(players):
        found += _of_colony(words, colour, seat, objectives)
    return tuple(found)


def _offered(s: Any, words: Words) -> list[str]:
    """The words of what is under way that the decision may have."""
    phase = int(s.phase)
    may_have = {
        state.ASK_GARDEN: ("points",),
        state.ASK_STAND: ("points", "freed"),
        state.ASK_HARVEST: ("tile", "extra"),
        state.ASK_SCAVENGING: ("tile",),
        state.ASK_EXTRA: ("extra", "tile"),
        state.ASK_ATELIER: ("acted",),
        state.ASK_MIX: ("acted", "paying"),
        state.ASK_SPECIAL: ("acted", "paying"),
        state.ASK_PHEROMONES: ("acted", "paying", "picked"),
    }.get(phase, ())
    return [word for word in _COURSE if word != _WORKER and (word in may_have or word in words)]


def _of_colony(words: Words, colour: str, seat: int, objectives: Any) -> list[Setting]:
    def number(word: str, most: int, least: int = 0) -> Setting:
        name = f"{colour}-{word}"
        return Setting(name, _label(word), words.get(name, "0"), least=least, most=most, seat=seat)

    def counts(word: str, things: Any, most: int) -> Setting:
        name = f"{colour}-{word}"
        return Setting(name, _label(word), words.get(name, ""), most=most, things=things, seat=seat)

    events = tuple((str(number), Phrase(f"myrmes-event-{event}")) for number, event in enumerate(state.EVENTS))
    event = f"{colour}-event"
    return [
        number("score", _MOST_POINTS, -_MOST_POINTS),
        number("level", state.MAX_LEVEL),
        Setting(event, _label("event"), words[event], events, seat=seat),
        number("larvae", _MOST),
        word_setting(words, f"{colour}-store", _label("store"), seat=seat),
        number("workers", state.MAX_ANTS),
        number("soldiers", state.MAX_ANTS),
        number("nurses", state.MAX_NURSES),
        word_setting(words, f"{colour}-placed", _label("placed"), seat=seat),
        counts("rooms", named(map(str, range(state.ROOMS)), _room), 1),
        counts("lost", named(state.TILE_KINDS[: state.PHEROMONES], plainly), state.OWN_PHEROMONES),
        number("prey", int(PREY_COUNT.sum())),
        counts("done", objectives, 1),
        counts("fresh", objectives, 1),
    ]


def _label(word: str) -> Phrase:
    return Phrase(f"myrmes-edit-{word}")


def _player(colour: str) -> Phrase:
    return Phrase(f"called-{colour}")


def _season(number: str) -> Phrase:
    played = int(number) - 1
    season = state.SEASONS[played % len(state.SEASONS)]
    return Phrase("myrmes-edit-season", {"season": season, "year": played // len(state.SEASONS) + 1})


def _room(room: str) -> Phrase:
    return Phrase("myrmes-edit-room", {"room": int(room)})


def _objective(name: str) -> Phrase:
    objective = BOX.objectives[OBJECTIVE_NAMES.index(name)]
    return Phrase("myrmes-objective-title", {"about": objective.about, "number": objective.need})


# ── changes ──


def edit(s: Any, said: Sequence[str]) -> str | Refusal:
    """The text after a change."""
    words = words_of(write(s))
    if len(said) == 3 and said[:2] == (SET, "asked"):
        return line_of(_with_asked(words, said[2]))
    tool = next((each for each in _tiles(s) if said and each.part == said[0]), None)
    if tool is not None:
        return _with_tile(s, words, said)
    if len(said) == 2 and said[0] == _WORKER and hex_named(said[1]) is not None:
        return line_of({**words, _WORKER: said[1], "points": words.get("points", str(int(MORE_POINTS)))})
    if len(said) == 2 and said[0] == ERASE:
        words = _without_tile(s, words, said[1])
    found = words_edited(words, edits(s), _brushes(s), said, separators=_SEPARATORS)
    return found if isinstance(found, Refusal) else line_of(found)


def _with_asked(words: Words, asked: str) -> Words:
    """Another decision, or the end of the game: what was under way goes."""
    over, _, ending = asked.rpartition(":")
    kept = {name: rest for name, rest in words.items() if name not in ("asked", "over", *_COURSE)}
    return {"over": ending, **kept} if over else {"asked": asked, **kept}


def _with_tile(s: Any, words: Words, said: Sequence[str]) -> str | Refusal:
    """A tile on some hexes, with the cubes that their ground gives to a pheromone (M9.11)."""
    owner, _, name = said[0].partition(".")
    kind = state.TILE_KINDS.index(name)
    spots = [hex_named(each) for each in said[1:]]
    cells = [BOX.hexes[spot] for spot in spots if spot is not None]
    if len(cells) != len(said) - 1:
        return bad_edit(said)
    if set(forms(cells)) != set(BOX.tiles[kind].forms):
        return refused("M9.7", "myrmes-edit-shape", kind=name)
    ground = [int(GROUND[spot]) for spot in spots if spot is not None]
    counts = [ground.count(cube) if kind < state.PHEROMONES else 0 for cube in range(len(state.CUBES))]
    cubes = [f"{cube}*{count}" if count > 1 else cube for cube, count in zip(state.CUBES, counts, strict=True) if count]
    tiles = [each for each in words.get("tiles", "").split(_NEXT) if each]
    tile = [tile_name(_first_free(s)), name, owner, "+".join(said[1:]), *(["+".join(cubes)] if cubes else [])]
    return line_of({**words, "tiles": _NEXT.join([*tiles, ".".join(tile)])})


def _first_free(s: Any) -> int:
    """The lowest number that no tile on the map has."""
    return next(tile for tile in range(state.MAX_TILES) if int(s.tile_kind[tile]) == state.NO_KIND)


def _without_tile(s: Any, words: Words, place: str) -> Words:
    """Without the tile on a hex. Those after it keep their order, and get the numbers before theirs."""
    tiles = [each.split(".") for each in words.get("tiles", "").split(_NEXT) if each]
    kept = [each for each in tiles if place not in each[3].split("+")]
    found = dict(words)
    if len(kept) < len(tiles):
        found = {name: rest for name, rest in words.items() if name not in ("tile", "picked")}
        renamed = [".".join([tile_name(number), *each[1:]]) for number, each in enumerate(kept)]
        found["tiles"] = _NEXT.join(renamed)
    if words.get(_WORKER) == place:
        found = {name: rest for name, rest in found.items() if name not in (_WORKER, "points")}
    return found

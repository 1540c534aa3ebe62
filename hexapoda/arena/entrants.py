"""Entrants: who plays, as written on the command line.

    level=6                                a bot of a level
    time=0.5,seed=3,name=old               a bot with its own limits, a seed and a name
    nodes=2000                             a bot that searches so many positions (or iterations) for each decision
    nodes=2000,weights=new.json            the same with other numbers for its judgement
    random                                 plays anything
    greedy                                 plays what the game's evaluation likes best after one decision
    depth=4,uhp:./engine --threads=1       a UHP engine: everything behind the colon is its command
    margin=0.5,json:python my_bot.py       a program that speaks JSON lines
    http:http://club.example:8000          a program that joins tables on a server

Settings are joined by commas; a program comes last.
"""

import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hexapoda.bots import LEVELS
from hexapoda.bots.program import words_of
from hexapoda.bots.searcher import MOST_THREADS
from hexapoda.bots.weights import Weights
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Declaration
from hexapoda.play.errors import HexapodaError

#: Kinds of entrants.
BOT, RANDOM, GREEDY, JSON, HTTP = "bot", "random", "greedy", "json", "http"
#: Those that are a word of their own.
_WORDS = (RANDOM, GREEDY)
#: A protocol of a game is a kind too, if the game declares how its engines are played with: "uhp" by "uhp-player".
PLAYER = "-player"
#: The longest name of an entrant.
LONGEST_NAME = 60
#: The settings of an option of a program begin so: `option.Threads=2`.
_OPTION = "option."


@dataclass(frozen=True, slots=True)
class Entrant:
    """One who takes part."""

    name: str
    #: As it was written.
    spec: str
    kind: str = BOT
    #: The program's command line, or the address of a server.
    command: str = ""
    #: Its own limits: level, seconds, depth, nodes, threads, seed; and numbers of its evaluation: weights.
    limits: dict[str, Any] = field(default_factory=dict)
    #: What a program is told.
    options: dict[str, str] = field(default_factory=dict)
    #: Seconds that an answer may be late; None: as all.
    margin: float | None = None

    @property
    def is_program(self) -> bool:
        """Whether it is a program in a process of its own."""
        return self.kind not in (BOT, *_WORDS, HTTP)


def read_entrants(game: Declaration, specs: Sequence[str]) -> tuple[Entrant, ...]:
    """The entrants of a game. Names are made unique; a name that was stated twice is an error.

    >>> from hexapoda.play.game import declaration
    >>> [each.name for each in read_entrants(declaration("hive"), ["level=2", "level=2", "random", "nodes=9,name=new"])]
    ['level=2', 'level=2 (2)', 'random', 'new']
    """
    found = [_read(game, spec) for spec in specs]
    stated = [entrant.name for entrant in found if entrant.name]
    for name in stated:
        if stated.count(name) > 1:
            raise HexapodaError("arena-same-name", name=name)
    taken = set(stated)
    named = []
    for entrant in found:
        name, count = entrant.name or _short(entrant), 1
        while not entrant.name and name in taken:
            count += 1
            name = f"{_short(entrant)} ({count})"
        taken.add(name)
        named.append(_named(entrant, name))
    return tuple(named)


def _named(entrant: Entrant, name: str) -> Entrant:
    return Entrant(name, entrant.spec, entrant.kind, entrant.command, entrant.limits, entrant.options, entrant.margin)


def _short(entrant: Entrant) -> str:
    """A name for an entrant that states none."""
    if entrant.is_program:
        words = words_of(entrant.command)
        # "python3 bots/mine.py" is called mine.py
        named = [word for word in words if not word.startswith("-") and not Path(word).name.startswith("python")]
        return Path((named or words)[0]).name[:LONGEST_NAME]
    return " ".join(entrant.spec.split())[:LONGEST_NAME]


def _read(game: Declaration, spec: str) -> Entrant:
    kinds = (JSON, HTTP, *(name.removesuffix(PLAYER) for name in game.protocols if name.endswith(PLAYER)))
    settings, kind, command = _split(spec, kinds)
    read: dict[str, Any] = {}
    options: dict[str, str] = {}
    for word in settings:
        name, equals, value = (part.strip() for part in word.partition("="))
        if name in _WORDS and not equals and kind == BOT:
            kind = name
        elif name.startswith(_OPTION) and equals and len(name) > len(_OPTION) and kind not in (BOT, *_WORDS):
            options[name.removeprefix(_OPTION)] = value
        elif name not in _SETTINGS or not equals:
            known = (*_SETTINGS, *_WORDS, *(f"{each}:…" for each in kinds))
            raise HexapodaError("arena-entrant", spec=excerpt(spec), word=excerpt(word), known=", ".join(known))
        else:
            key, reader = _SETTINGS[name]
            if key in read:
                raise HexapodaError("arena-setting-twice", spec=excerpt(spec), name=name)
            read[key] = reader(name, value)
    name, margin = read.pop("name", ""), read.pop("margin", None)
    _check_limits(spec, kind, read)
    if "weights" in read:  # the numbers themselves: workers may not have the file, and it may change
        read["weights"] = Weights.read(read["weights"], game.name).values
    if kind not in (BOT, *_WORDS):
        _check_command(kind, command)
    return Entrant(name, spec, kind, command, read, options, margin)


def _split(spec: str, kinds: Sequence[str]) -> tuple[list[str], str, str]:
    """The settings of an entrant, its kind, and a program's command."""
    settings: list[str] = []
    left = spec.strip()
    while left:
        for kind in kinds:
            if left.startswith(f"{kind}:"):
                return settings, kind, left.removeprefix(f"{kind}:").strip()
        word, _, left = left.partition(",")
        settings.append(word.strip())
        left = left.strip()
    if not settings:
        raise HexapodaError("arena-empty-entrant")
    return settings, BOT, ""


def _check_limits(spec: str, kind: str, limits: dict[str, Any]) -> None:
    """Raise an error for settings that have no meaning for a kind of entrant."""
    known = {
        BOT: {"level", "seconds", "depth", "nodes", "seed", "weights", "threads"},
        RANDOM: {"seed"},
        GREEDY: {"seed", "weights"},
        HTTP: set(),
    }
    strange = set(limits) - known.get(kind, {"seconds", "depth", "nodes"})
    if strange:
        raise HexapodaError("arena-strange-setting", spec=excerpt(spec), name=min(strange), kind=kind)


def _check_command(kind: str, command: str) -> None:
    """Raise an error for a program that is not there."""
    if kind == HTTP:
        if not command.startswith(("http://", "https://")):
            raise HexapodaError("arena-bad-address", address=excerpt(command))
        return
    program = words_of(command)[0]
    if shutil.which(program) is None:
        raise HexapodaError("arena-no-program", program=excerpt(program))


# ── settings ──


def _whole(least: int, most: int = 10**12) -> Callable[[str, str], int]:
    def read(name: str, text: str) -> int:
        number = int(text) if text.isascii() and text.isdecimal() and len(text) < 20 else -1
        if not least <= number <= most:
            raise HexapodaError("arena-bad-number", name=name, value=excerpt(text), least=least)
        return number

    return read


def _seconds(name: str, text: str) -> float:
    try:
        number = float(text[:20])
    except ValueError:
        number = -1.0
    if not 0 <= number < 1e6:
        raise HexapodaError("arena-bad-number", name=name, value=excerpt(text), least=0)
    return number


def _level(name: str, text: str) -> int:
    if not text.isdecimal() or int(text[:9]) not in LEVELS:
        raise HexapodaError("bad-level", level=excerpt(text), first=min(LEVELS), last=max(LEVELS))
    return int(text)


def _threads(name: str, text: str) -> int:
    if not (text.isascii() and text.isdecimal() and 1 <= int(text[:9]) <= MOST_THREADS):
        raise HexapodaError("bad-threads", threads=excerpt(text), most=MOST_THREADS)
    return int(text)


def _name(name: str, text: str) -> str:
    shown = " ".join(text.split())
    if not shown or len(shown) > LONGEST_NAME or not shown.isprintable():
        raise HexapodaError("arena-bad-name", name=excerpt(text), longest=LONGEST_NAME)
    return shown


def _file(name: str, text: str) -> str:
    return text


#: The settings of an entrant: what each is kept as, and how it is read.
_SETTINGS: dict[str, tuple[str, Callable[[str, str], Any]]] = {
    "level": ("level", _level),
    "time": ("seconds", _seconds),
    "depth": ("depth", _whole(1)),
    "nodes": ("nodes", _whole(1)),
    "iterations": ("nodes", _whole(1)),
    "seed": ("seed", _whole(0)),
    "weights": ("weights", _file),
    "threads": ("threads", _threads),
    "margin": ("margin", _seconds),
    "name": ("name", _name),
}

"""UHP, the Universal Hive Protocol: an engine on any pair of streams (H6.4, H6.5).

    newgame Base+MLP
    Base+MLP;NotStarted;White[1]
    ok
    play wQ
    invalidmove wQ can’t be a player’s first piece in the tournament opening. (H2.5)
    ok

`Engine` answers line by line in memory, so that tests and fuzzers drive it as easily as a process does.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TextIO, TypeVar

from hexapoda import __version__
from hexapoda.bots import LEVELS, AlphaBeta, Bot
from hexapoda.bots import bot as bot_of
from hexapoda.bots.alphabeta import TABLE_MB
from hexapoda.bots.analysis import Analysis
from hexapoda.bots.searcher import MOST_THREADS, Report
from hexapoda.bots.weights import defaults
from hexapoda.games.hive.records import gamestring
from hexapoda.games.hive.setup import GAME_TYPES, game_type
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Refusal
from hexapoda.play.errors import HexapodaError, IllegalMoveError, InvalidMoveError, RecordError
from hexapoda.play.game import Position, declaration, load, replay
from hexapoda.play.record import LONGEST

GAME = "hive"
CAPABILITIES = "Mosquito;Ladybug;Pillbug"

_TIME = re.compile(r"([0-9]{1,3}):([0-5]?[0-9]):([0-5]?[0-9](?:\.[0-9]{1,7})?)", re.ASCII)
_SECONDS = re.compile(r"[0-9]{1,6}(?:\.[0-9]{1,9})?", re.ASCII)
_NUMBER = re.compile(r"[0-9]{1,9}", re.ASCII)

Number = TypeVar("Number", int, float)


class UhpError(HexapodaError):
    """A command that can't be carried out: the answer is `err`."""


@dataclass(frozen=True, slots=True)
class Setting:
    """An option as UHP lists it: a bool, an enum of `choices`, or an int from the first to the last of them."""

    name: str
    kind: str
    default: Any
    choices: tuple[Any, ...]

    def line(self, value: Any) -> str:
        """`Name;kind;value;default;choice;…`"""
        return ";".join(str(part) for part in (self.name, self.kind, value, self.default, *self.choices))

    def read(self, text: str) -> Any:
        """The value that a text means, None if it means none."""
        if self.kind == "int":
            number = int(text) if _NUMBER.fullmatch(text) else -1
            return number if self.choices[0] <= number <= self.choices[1] else None
        return next((choice for choice in self.possible if str(choice).lower() == text.lower()), None)

    @property
    def possible(self) -> tuple[Any, ...]:
        """The values that it can have, of an int the first and the last."""
        return ("True", "False") if self.kind == "bool" else self.choices


def _game_settings() -> tuple[Setting, ...]:
    """The game's own options, besides its type, which `newgame` chooses; with the defaults of engines (H2.5)."""
    declared = declaration(GAME)
    return tuple(
        Setting(option.name.title(), "enum", declared.engine_options.get(option.name, option.default), option.choices)
        for option in declared.options
        if option.name != "type"
    )


#: Options of the bot. A seed of 0 means that games differ from each other; at level 0 it plays as well as it can.
BOT_SETTINGS = (
    Setting("TranspositionTableSizeMB", "int", TABLE_MB, (1, 4096)),
    Setting("Threads", "int", 1, (1, MOST_THREADS)),
    Setting("Seed", "int", 0, (0, 2**31 - 1)),
    Setting("Level", "int", 0, (0, max(LEVELS))),
    # Off, since a program that never reads them would block the engine once the pipe is full.
    Setting("SearchInfo", "bool", "False", ()),
)


def _term_settings() -> dict[str, Setting]:
    """The options of the bot's evaluation: what each of its terms counts for, in percent."""
    return {name: Setting(f"{name.title()}Percent", "int", 100, (0, 1000)) for name in declaration(GAME).terms}


def engine_bot(
    *,
    level: int,
    table_mb: int,
    threads: int,
    seed: int | None,
    weights: Mapping[str, float] | None,
    report: Report | None,
) -> Bot:
    """The bot that thinks for the engine."""
    if level:
        player = bot_of(GAME, level=level, threads=threads, seed=seed, weights=weights)
        assert isinstance(player, AlphaBeta)
    else:
        player = AlphaBeta(table_mb=table_mb, threads=threads, seed=seed, weights=weights)
    player.report = report
    return player


def scaled(percents: Mapping[str, int]) -> dict[str, float] | None:
    """The evaluation's numbers by name, by what its terms count for; None for its own.

    >>> scaled({"tempo": 150})
    {'tempo': 12.0}
    """
    declared = declaration(GAME)
    changed = [(declared.terms[name], percent) for name, percent in percents.items() if percent != 100]
    own = defaults(declared).items()
    found = {
        name: value * percent / 100
        for parts, percent in changed
        for name, value in own
        if name.partition(".")[0] in parts
    }
    return found or None


def info_line(found: Analysis) -> str:
    """What a search knows so far, in one line: its end in plies where that is forced, else the result that it expects,
    from -1 (lost) to 1 (won); and the best line."""
    won = "win" if found.score > 0 else "loss"
    score = f"score {found.score:+.3f}" if found.forced is None else f"{won} {found.forced}"
    line = ";".join(move.text for move in found.line)
    speed = f"nodes {found.nodes} nps {found.nodes_per_second:.0f} time {found.seconds:.3f}"
    return f"info depth {found.depth} {score} {speed} line {line}"


class Engine:
    """One engine: a game, a bot that thinks about it, and options.

    >>> engine = Engine()
    >>> engine.handle("newgame Base+PLM")
    ['Base+MLP;NotStarted;White[1]', 'ok']
    >>> engine.handle("play wS1")
    ['Base+MLP;InProgress;Black[1];wS1', 'ok']
    """

    def __init__(
        self, make_bot: Callable[..., Bot] = engine_bot, tell: Callable[[str], object] = lambda line: None
    ) -> None:
        """`tell` gets a line for each depth of a search, if the option SearchInfo asks for that."""
        #: Set by `exit`: nothing more is answered.
        self.closed = False
        self.position: Position | None = None
        self._make_bot = make_bot
        self._tell = tell
        self._bot: Bot | None = None
        self._game_options = tuple(setting.name.lower() for setting in _game_settings())
        self._terms = _term_settings()
        settings = (*_game_settings(), *BOT_SETTINGS, *self._terms.values())
        self._settings = {setting.name.lower(): setting for setting in settings}
        self._values = {name: setting.default for name, setting in self._settings.items()}
        self._commands: dict[str, tuple[Callable[[str], list[str]], str]] = {
            "info": (self._info, ""),
            "newgame": (self._newgame, "[GameType | GameString]"),
            "play": (self._play, "MoveString"),
            "pass": (self._pass, ""),
            "validmoves": (self._validmoves, ""),
            "bestmove": (self._bestmove, "time hh:mm:ss | depth N | seconds X"),
            "undo": (self._undo, "[N]"),
            "options": (self._options, "[get NAME | set NAME VALUE]"),
            "exit": (self._exit, ""),
        }

    def greeting(self) -> list[str]:
        """What an engine says of itself when it starts."""
        return [*self._info(""), "ok"]

    def handle(self, line: str) -> list[str]:
        """The answer to a command, line by line; nothing once it is told to exit."""
        if self.closed:
            return []
        try:
            answer = self._answer(line)
        except (IllegalMoveError, InvalidMoveError) as error:
            answer = [f"invalidmove {_one_line(str(error))}"]
        except HexapodaError as error:
            answer = [f"err {_one_line(str(error))}"]
        except Exception as error:  # a fault of ours: the game goes on, and the one line says what happened
            answer = [f"err {_one_line(str(UhpError('uhp-fault', what=f'{type(error).__name__}: {error}')))}"]
        return [] if self.closed else [*answer, "ok"]

    def _answer(self, line: str) -> list[str]:
        word, _, arguments = " ".join(line.replace("\ufeff", "").split()).partition(" ")
        if word.lower() not in self._commands:
            raise UhpError("uhp-unknown-command", text=excerpt(word), commands=", ".join(self._commands))
        command, usage = self._commands[word.lower()]
        if arguments and not usage:
            raise self._misused(word)
        return command(arguments)

    def _misused(self, word: str) -> UhpError:
        return UhpError("uhp-usage", usage=f"{word.lower()} {self._commands[word.lower()][1]}".strip())

    # ── the game ──

    def _info(self, _: str) -> list[str]:
        return [f"id Hexapoda {__version__}", CAPABILITIES]

    def _newgame(self, text: str) -> list[str]:
        kind = text or "Base"
        options = {name: self._values[name] for name in self._game_options}
        if ";" in text:
            position = self._replayed(text, options)
        elif game_type(kind) in GAME_TYPES:
            position = load(GAME, type=kind, **options).start()
        else:
            raise UhpError("uhp-game-type", text=excerpt(kind), types=", ".join(GAME_TYPES))
        self.position, self._bot = position, None
        return [self._game_string()]

    def _replayed(self, text: str, options: dict[str, Any]) -> Position:
        if len(text) > LONGEST:
            raise RecordError(Refusal("", "record-too-long", {"longest": LONGEST}))
        found = gamestring.read(text, strict=False)
        if isinstance(found, Refusal):
            raise RecordError(found)
        # A game that starts with a queen is one of the rulebook's, whatever the option says.
        return replay(load(GAME, **{**options, **found.options}), found)

    def _game_string(self) -> str:
        return self._present().record(format="gamestring")

    def _present(self) -> Position:
        if self.position is None:
            raise UhpError("uhp-no-game")
        return self.position

    def _running(self) -> Position:
        position = self._present()
        if position.actor is None:
            raise UhpError("uhp-game-over")
        return position

    def _play(self, text: str) -> list[str]:
        position = self._running()
        if not text:
            raise self._misused("play")
        position.push(text)
        return [self._game_string()]

    def _pass(self, _: str) -> list[str]:
        return self._play("pass")

    def _validmoves(self, _: str) -> list[str]:
        return [";".join(move.text for move in self._running().legal_moves)]

    def _undo(self, text: str) -> list[str]:
        position = self._present()
        if text and not _NUMBER.fullmatch(text):
            raise self._misused("undo")
        count = int(text or 1)
        if not 1 <= count <= position.ply:
            raise UhpError("uhp-undo", count=count, plies=position.ply)
        while count:
            count -= position.pop() is not None  # a resignation or the like is no ply of its own
        return [self._game_string()]

    # ── thinking ──

    def _bestmove(self, text: str) -> list[str]:
        position = self._running()
        kind, _, limit = text.partition(" ")
        seconds = depth = None
        time = _TIME.fullmatch(limit)
        if kind.lower() == "time" and time:
            seconds = 3600 * int(time[1]) + 60 * int(time[2]) + float(time[3])
        elif kind.lower() == "seconds" and _SECONDS.fullmatch(limit):
            seconds = float(limit)
        elif kind.lower() == "depth" and _NUMBER.fullmatch(limit) and int(limit) > 0:
            depth = int(limit)
        else:
            raise self._misused("bestmove")
        if self._bot is None:
            self._bot = self._make_bot(
                level=self._values["level"],
                table_mb=self._values["transpositiontablesizemb"],
                threads=self._values["threads"],
                seed=self._values["seed"] or None,
                weights=scaled({term: self._values[each.name.lower()] for term, each in self._terms.items()}),
                report=self._report if self._values["searchinfo"] == "True" else None,
            )
        if self._values["level"]:
            level = LEVELS[self._values["level"]]
            seconds, depth = _least(seconds, level.seconds), _least(depth, level.depth)
        return [self._bot.choose(position, seconds=seconds, depth=depth).text]

    def _report(self, found: Analysis) -> None:
        self._tell(info_line(found))

    # ── options ──

    def _options(self, text: str) -> list[str]:
        match text.split():
            case []:
                return [setting.line(self._values[name]) for name, setting in self._settings.items()]
            case [word, name] if word.lower() == "get":
                return [self._option_line(name)]
            case [word, name, value] if word.lower() == "set":
                self._set(name, value)
                return [self._option_line(name)]
        raise self._misused("options")

    def _setting(self, name: str) -> Setting:
        if name.lower() not in self._settings:
            names = ", ".join(setting.name for setting in self._settings.values())
            raise UhpError("uhp-unknown-option", name=excerpt(name), names=names)
        return self._settings[name.lower()]

    def _option_line(self, name: str) -> str:
        return self._setting(name).line(self._values[name.lower()])

    def _set(self, name: str, text: str) -> None:
        setting = self._setting(name)
        value = setting.read(text)
        if value is None:
            choices = (" … " if setting.kind == "int" else ", ").join(map(str, setting.possible))
            raise UhpError("uhp-bad-option", name=setting.name, value=excerpt(text), choices=choices)
        self._values[name.lower()] = value
        if name.lower() not in self._game_options:
            self._bot = None  # the next one is made so

    def _exit(self, _: str) -> list[str]:
        self.closed = True
        return []


def _least(given: Number | None, own: Number | None) -> Number | None:
    """The lower of two limits."""
    return min((each for each in (given, own) if each is not None), default=None)


def _one_line(text: str) -> str:
    return "".join(c if c.isprintable() else "?" for c in " ".join(text.split()))


def serve(source: Iterable[str], sink: TextIO, info: TextIO) -> None:
    """Answer the commands of `source` on `sink` until there are no more, or one is `exit`; say on `info` what searches
    know so far."""
    engine = Engine(tell=lambda line: _send(info, [line]))
    _send(sink, engine.greeting())
    for line in source:
        _send(sink, engine.handle(line))
        if engine.closed:
            return


def _send(sink: TextIO, lines: list[str]) -> None:
    for line in lines:
        sink.write(line + "\n")
    sink.flush()

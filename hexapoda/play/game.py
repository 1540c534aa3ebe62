"""A game with its options chosen: where positions come from."""

import importlib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any

import numpy as np

from hexapoda.kernel import chance, contract, jit
from hexapoda.kernel.cache import RULES
from hexapoda.kernel.declaration import Declaration, Refusal, Transcript
from hexapoda.play.errors import OptionError, PositionError, RecordError

if TYPE_CHECKING:
    from hexapoda.play.position import Position

#: The games of the house, in the order in which they are shown: the one place that names them.
NAMES = ("hive", "termites", "ants", "myrmes")
#: Other packages add games by entry points of this group, each of which is a Declaration.
ENTRY_POINTS = "hexapoda.games"
_declarations: dict[str, Declaration] = {}


def register(declaration: Declaration) -> None:
    """Make a game known for as long as this process runs."""
    _declarations[declaration.name] = declaration


@cache
def _installed() -> dict[str, EntryPoint]:
    """The games of other packages."""
    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def game_names() -> tuple[str, ...]:
    """The names of all games.

    >>> "hive" in game_names()
    True
    """
    return tuple(dict.fromkeys((*NAMES, *_installed(), *_declarations)))


def declaration(name: str) -> Declaration:
    """The declaration of a game by its name."""
    if name not in _declarations:
        if name in NAMES:
            register(importlib.import_module(f"hexapoda.games.{name}").GAME)
        elif name in _installed():
            register(_load(_installed()[name]))
        else:
            raise OptionError("unknown-game", name=name, games=", ".join(game_names()))
    return _declarations[name]


def _load(point: EntryPoint) -> Declaration:
    """The game of another package, which may be broken in any way."""
    try:
        found = point.load()
        if not (isinstance(found, Declaration) and found.name == point.name):
            raise TypeError(f"{point.value} is not the Declaration of {point.name}")
        return found
    except Exception as error:
        package = point.dist.name if point.dist else "?"
        raise OptionError(
            "broken-game", name=point.name, package=package, what=f"{type(error).__name__}: {error}"
        ) from error


def load(name: str, **options: Any) -> "Game":
    """A game with its options; unknown names and values raise an OptionError that lists the valid ones.

    >>> load("hive", type="Base+MLP").options["opening"]
    'rulebook'
    """
    return Game(declaration(name), options)


class Game:
    """A game with all options chosen. Two games are equal when their name and options are."""

    def __init__(self, declared: Declaration, stated: Mapping[str, Any]) -> None:
        self.declaration = declared
        self.stated = {name: self._choice(name, value, may_open=True) for name, value in stated.items()}
        self.options = {option.name: self.stated.get(option.name, option.default) for option in declared.options}
        conflict = declared.conflict(self.options) if declared.conflict else None
        if conflict is not None:
            raise OptionError.of(conflict)

    def _choice(self, name: str, value: Any, *, may_open: bool = False) -> Any:
        declared = {option.name: option for option in self.declaration.options}
        if name not in declared:
            raise OptionError("unknown-option", game=self.name, option=name, options=", ".join(declared))
        found = declared[name].opened(value) if may_open else value
        choice = found if isinstance(found, Refusal) else declared[name].read(found)
        if isinstance(choice, Refusal):
            raise OptionError.of(choice)
        if choice is None:
            choices = ", ".join(str(each) for each in declared[name].choices)
            raise OptionError("bad-option", game=self.name, option=name, value=str(value)[:60], choices=choices)
        return choice

    @property
    def name(self) -> str:
        """The name for `load`."""
        return self.declaration.name

    @property
    def title(self) -> str:
        """The name for people."""
        return self.declaration.title

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (self.name, self.options) == (other.name, other.options)

    def __hash__(self) -> int:
        return hash((self.name, tuple(self.options.items())))

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"hexapoda.load({self.name!r}{options})"

    def __reduce__(self) -> Any:
        return (_reloaded, (self.name, self.options, tuple(self.stated)))

    def with_options(self, **options: Any) -> "Game":
        """The same game with other options; what was stated before stays unless it is stated anew."""
        return Game(self.declaration, {**self.stated, **options})

    def agreeing(self, options: Mapping[str, Any]) -> "Game":
        """This game with the options of a text: they fill in what `load` left out; a contradiction is an error."""
        choices = {name: self._choice(name, value) for name, value in options.items()}
        for name, choice in choices.items():
            if self.stated.get(name, choice) != choice:
                raise OptionError(
                    "other-option", option=name, value=str(choice)[:60], stated=str(self.stated[name])[:60]
                )
        return self.with_options(**choices)

    def blank(self, capacity: int = 1) -> np.ndarray:
        """An array of states, all zero."""
        return np.zeros(capacity, self.declaration.state)

    def start(self, seed: int | str | None = None, *, chance_text: str | None = None) -> "Position":
        """The start of a game. Without a seed, chance comes from the system's secrets.

        `chance_text` says what chance brings at the start, all of it, as a record does; without one it is drawn.

        >>> load("hive").start().actor
        0
        """
        from hexapoda.play.position import Position

        states = self._set_up(seed)
        if chance_text is not None:
            told = self.declaration.read_chance(states[0], None, chance_text)
            if isinstance(told, Refusal):
                raise RecordError(told)
            states = self._set_up(seed, told)
            if not chance.as_told(states[0].rng):
                raise RecordError(Refusal("", "impossible-chance", {"text": chance_text[:60]}))
        return Position(self, states, seed=seed, from_start=True)

    def _set_up(self, seed: int | str | None, told: Sequence[int] = ()) -> np.ndarray:
        """States of which the first is the start of a game."""
        _compile(self)
        states = self.blank(8)
        chance.seed_key(states[0].rng, seed)
        chance.begin(states[0].rng, told)
        self.declaration.setup(states[0], self.options)
        return states

    def position(self, text: str, *, seed: int | str | None = None) -> "Position":
        """The position that a line of text describes (see `Position.setup`), checked by the rules."""
        from hexapoda.play.position import Position, split_setup

        options, body = split_setup(self, text)
        game = self.agreeing(options)
        states = game._set_up(seed)
        refusal = game.declaration.read(states[0], body)
        if refusal is not None:
            raise PositionError(refusal)
        chance.begin(states[0].rng)
        return Position(game, states, seed=seed)

    def imagine(self, view: Mapping[str, Any], *, seed: int | str | None = None) -> "Position":
        """A position that agrees with a view: what is hidden in it is drawn anew."""
        from hexapoda.play.position import imagined

        return imagined(self, view, seed)

    def read(self, text: str, *, format: str | None = None) -> "Position":
        """The game that a record tells, replayed to its last move. The format is recognised, or named."""
        from hexapoda.play.record import replay

        return replay(self, self.transcript(text, format=format))

    def transcript(self, text: str, *, format: str | None = None) -> Transcript:
        """A record as it is written, not yet replayed: options, tags, moves and ending."""
        from hexapoda.play.record import read_transcript

        return read_transcript(self.declaration, text, format)

    def seats(self, states: np.ndarray) -> int:
        """How many seats play in the first of the states."""
        return int(contract.seats_at(states, 0))


#: The games whose rules are known to be compiled, or are being compiled, in this process.
_compiled: set[str] = set()


def _compile(game: Game) -> None:
    """Compile the rules of a game where that has not been done on this machine yet, with a progress bar."""
    if game.name in _compiled:
        return
    _compiled.add(game.name)
    position: list[Position] = []

    def play() -> None:
        position[0].push(next(iter(position[0].legal_moves)))
        position[0].pop()

    steps: list[tuple[str, Callable[[], object]]] = [
        ("start", lambda: position.append(game.start(seed=0))),
        ("moves", play),
        ("explanations", lambda: position[0].explain("?")),
        ("views", lambda: (position[0].view(0), position[0].view_key(0))),
        ("text", lambda: game.position(position[0].setup())),
        ("imagination", lambda: game.imagine(position[0].view(0), seed=0)),
    ]
    jit.warm_up(contract.package_of(game.declaration.state), RULES, steps)


def _reloaded(name: str, options: Mapping[str, Any], stated: tuple[str, ...]) -> Game:
    return Game(declaration(name), {each: options[each] for each in stated})

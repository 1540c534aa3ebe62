"""A game with its options chosen, and options as text."""

from collections.abc import Mapping
from typing import Any, Self

import numpy as np

from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Declaration, Refusal
from hexapoda.kernel.features import Block, Blocks, Learning
from hexapoda.play.errors import OptionError, PositionError


class GameOptions:
    """A declared game with all options chosen. Two are equal when their names and options are."""

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

    @property
    def learning(self) -> Learning:
        """What learning programs see and do: the layouts of features and actions, by name.

        >>> import hexapoda
        >>> learning = hexapoda.load("termites").learning
        >>> learning.actions.name(learning.actions["choose-unit"].first + 63), learning.version
        ('choose-unit[63]', 0)
        """
        declared = self.declaration
        if declared.learning is not None:
            return declared.learning
        shape = contract.module_of(declared.state).OBSERVATION
        return Learning(
            Blocks(Block("features", shape, "what the game says", most=None)),
            Blocks(Block("actions", (declared.actions,), "actions as the rules number them")),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameOptions) and (self.name, self.options) == (other.name, other.options)

    def __hash__(self) -> int:
        return hash((self.name, tuple(self.options.items())))

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"hexapoda.load({self.name!r}{options})"

    def with_options(self, **options: Any) -> Self:
        """The same game with other options; what was stated before stays unless it is stated anew."""
        return type(self)(self.declaration, {**self.stated, **options})

    def agreeing(self, options: Mapping[str, Any]) -> Self:
        """This game with the options of a text, which fill in what `load` left out; OptionError on a contradiction."""
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

    def seats(self, states: np.ndarray) -> int:
        """How many seats play in the first of the states."""
        return int(contract.seats_at(states, 0))


def options_text(options: Mapping[str, Any]) -> str:
    """Options as "name=value name=value".

    >>> options_text({"type": "Base", "opening": "rulebook"})
    'type=Base opening=rulebook'
    """
    return " ".join(f"{name}={value}" for name, value in options.items())


def read_options(text: str) -> dict[str, str] | Refusal:
    """Read "name=value name=value"."""
    options = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or not name or name in options:
            return Refusal("", "bad-options-text", {"text": word}, readable=False)
        options[name] = value
    return options


def split_setup(game: str, text: str) -> tuple[dict[str, str], str]:
    """Split a position text of a game into its options and the game's own line.

    >>> split_setup("hive", "hive type=Base | 1.w wS1")
    ({'type': 'Base'}, '1.w wS1')
    """
    if not isinstance(text, str) or "\n" in text.strip():
        raise PositionError(Refusal("", "not-one-line", readable=False))
    head, bar, body = text.strip().partition(" | ")
    if not bar:
        return {}, text.strip()
    name, _, rest = head.partition(" ")
    if name != game:
        raise PositionError(Refusal("", "other-game", {"name": name, "game": game}))
    options = read_options(rest)
    if isinstance(options, Refusal):
        raise PositionError(options)
    return options, body.strip()

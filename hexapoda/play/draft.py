"""Drafts: positions that are set up by hand, and may break any rule until they are finished."""

from collections.abc import Mapping
from typing import Any

from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Editing, Edits, Refusal
from hexapoda.play.errors import PositionError
from hexapoda.play.game import Game, Position
from hexapoda.play.options import options_text, split_setup

#: Chance is always the same in a draft.
_SEED = 0


class Draft:
    """A position that is set up by hand. A change gives another draft; the rules say what is wrong with it.

    >>> import hexapoda
    >>> draft = Draft(hexapoda.load("hive"))
    >>> draft = draft.edited("wQ", "0,0").edited("bA1", "2,0")
    >>> draft.text.partition(" | ")[2], draft.problem.clause
    ('White[2] wQ@0,0 bA1@2,0', 'H3.2')
    >>> draft.edited("bA1", "1,0").problem is None
    True
    """

    def __init__(self, game: Game, text: str = "") -> None:
        """The draft of a position text, by default of the start of the game. Raises a PositionError where the text
        can't be read."""
        options, body = split_setup(game.name, text)
        #: The game with the options that the text states.
        self.game = game.agreeing(options)
        self._editing = _editing_of(self.game)
        self._states = self.game.start(_SEED).states
        if body:
            refusal = self._editing.draft(self._states[0], body)
            if refusal is not None:
                raise PositionError(refusal)
        written = self.game.declaration.write(self._states[0])
        #: The draft as a position text.
        self.text = f"{self.game.name} {options_text(self.game.options)} | {written}"
        self._position: Position | None = None
        #: Why the rules do not allow the position, None if they do.
        self.problem: Refusal | None = None
        try:
            self._position = self.game.position(self.text, seed=_SEED)
        except PositionError as error:
            self.problem = error.refusal

    @property
    def seats(self) -> int:
        """How many seats play."""
        return int(contract.seats_at(self._states, 0))

    def position(self) -> Position:
        """The finished position. Raises a PositionError where the rules do not allow it."""
        if self._position is None:
            assert self.problem is not None
            raise PositionError(self.problem)
        return self._position.copy()

    def edits(self) -> Edits:
        """What can be changed."""
        return self._editing.edits(self._states[0])

    def edited(self, *said: str) -> "Draft":
        """The draft after a change: a tool and its places, or "set", the name of a setting and its value. Raises a
        PositionError where there is no room for it."""
        found = self._editing.edit(self._states[0], said)
        if isinstance(found, Refusal):
            raise PositionError(found)
        return Draft(self.game, found)

    def view(self, seat: int | None = None) -> Mapping[str, Any]:
        """What a seat (None: a spectator) would see, without its legal moves."""
        if self._position is not None:
            known = self._position.view(seat)
            return {name: value for name, value in known.items() if name not in ("legal", "premove")}
        board = self._editing.board or self.game.declaration.board
        return {
            "game": self.game.name,
            "options": dict(self.game.options),
            "seat": seat,
            "seats": self.seats,
            "actor": None,
            "decision": None,
            "scores": [0] * self.seats,
            "gone": [],
            "outcome": None,
            "board": board(self._states[0], seat),
            "last": None,
        }

    def constants(self) -> dict[str, Any]:
        """What of the board never changes during a game."""
        return self.game.declaration.constants(self._states[0])


def _editing_of(game: Game) -> Editing:
    editing = game.declaration.editing
    if editing is None:
        raise PositionError(Refusal("", "no-editing", {"game": game.name}))
    return editing

"""Games and their positions. They make each other, so they live together; all that they do is in modules below."""

from collections.abc import Mapping, Sequence
from importlib.metadata import EntryPoint
from typing import Any

import numpy as np

from hexapoda.games.names import installed_games
from hexapoda.kernel import chance, contract, jit
from hexapoda.kernel.cache import RULES
from hexapoda.kernel.declaration import Declaration, Ending, Refusal, Transcript
from hexapoda.play import record
from hexapoda.play.errors import NOT_A_VIEW, OptionError, PositionError, RecordError, RefusedError
from hexapoda.play.move import ALL_SEATS
from hexapoda.play.options import GameOptions, split_setup
from hexapoda.play.outcome import BY_SEAT, ENDINGS
from hexapoda.play.tree import GameTree, annotated_game
from hexapoda.play.view import SeenLine

_declarations: dict[str, Declaration] = {}


def register(declaration: Declaration) -> None:
    """Make a game known for as long as this process runs."""
    _declarations[declaration.name] = declaration


def game_names() -> tuple[str, ...]:
    """The names of all games.

    >>> "hive" in game_names()
    True
    """
    return tuple(dict.fromkeys((*installed_games(), *_declarations)))


def declaration(name: str) -> Declaration:
    """The declaration of a game by its name."""
    if name not in _declarations:
        if name not in installed_games():
            raise OptionError("unknown-game", name=name, games=", ".join(game_names()))
        register(_load(installed_games()[name]))
    return _declarations[name]


def _load(point: EntryPoint) -> Declaration:
    """A game that is installed. That of another package may be broken in any way."""
    try:
        found = point.load()
        if not (isinstance(found, Declaration) and found.name == point.name):
            raise TypeError(f"{point.value} is not the Declaration of {point.name}")
        return found
    except Exception as error:
        package = point.dist.name if point.dist else point.module
        raise OptionError(
            "broken-game", name=point.name, package=package, what=f"{type(error).__name__}: {error}"
        ) from error


def load(name: str, **options: Any) -> "Game":
    """A game with its options; unknown names and values raise an OptionError that lists the valid ones.

    >>> load("hive", type="Base+MLP").options["opening"]
    'rulebook'
    """
    return Game(declaration(name), options)


class Game(GameOptions):
    """A game with all options chosen: where positions come from. Two are equal when their names and options are."""

    def start(
        self, seed: int | str | None = None, *, chance_text: str | None = None, told: Sequence[int] = ()
    ) -> "Position":
        """The start of a game. Without a seed, chance comes from the system's secrets.

        `chance_text` says all that chance brings at the start, as a record does; without it, chance is drawn, but for
        the numbers that are `told`.

        >>> load("hive").start().actor
        0
        """
        states = self._set_up(seed, told)
        if chance_text is not None:
            found = self.declaration.read_chance(states[0], None, chance_text)
            if isinstance(found, Refusal):
                raise RecordError(found)
            states = self._set_up(seed, found)
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
        options, body = split_setup(self.name, text)
        game = self.agreeing(options)
        states = game._set_up(seed)
        refusal = game.declaration.read(states[0], body)
        if refusal is not None:
            raise PositionError(refusal)
        chance.begin(states[0].rng)
        return Position(game, states, seed=seed)

    def imagine(self, view: Mapping[str, Any], *, seed: int | str | None = None) -> "Position":
        """A position that agrees with a view; what the view hides is drawn anew."""
        try:
            return self.agreeing(dict(view["options"]))._imagined(view, seed)
        except OptionError:
            raise
        except RefusedError as error:
            raise PositionError(error.refusal) from None
        except (ValueError, KeyError, TypeError, AttributeError, IndexError, OverflowError):
            raise PositionError(NOT_A_VIEW) from None

    def _imagined(self, view: Mapping[str, Any], seed: int | str | None) -> "Position":
        states, seat = self._set_up(seed), view["seat"]
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats(states)):
            raise PositionError(NOT_A_VIEW)
        if "earlier" in view:
            position = self.position(view["earlier"], seed=seed)
            for text in view["recent"]:
                position.push(str(text))
        else:
            refusal = self.declaration.restore(states[0], view["board"], seat)
            if refusal is not None:
                raise PositionError(refusal)
            chance.begin(states[0].rng)
            position = Position(self, states, seed=seed)
        rng = chance.generator(seed)
        contract.conceal_at(position._states, position.ply, -1 if seat is None else seat, rng, 0)
        for ending in _endings_of(view):
            if position.actor is not None:
                position.end(ending.reason, seat=ending.seat, places=ending.places)
        return position

    def read(self, text: str, *, format: str | None = None) -> "Position":
        """Replay a record to its last move. Without a format, the record's is recognised."""
        return replay(self, self.transcript(text, format=format))

    def read_tree(self, text: str, *, format: str | None = None) -> GameTree:
        """Read a record with its comments and variations, every move of which the rules must allow.

        >>> tree = load("hive").read_tree("1. wS1 {Solid.} (1. wQ) 2. bS1 wS1-")
        >>> [node.move.text for node in tree.root.variations], tree.root.next.comment
        (['wS1', 'wQ'], 'Solid.')
        """
        found = self.transcript(text, format=format)
        return annotated_game(replay(self, found), found)

    def transcript(self, text: str, *, format: str | None = None) -> Transcript:
        """A record as written, not yet replayed: options, tags, moves and ending."""
        return record.read_transcript(self.declaration, text, format)

    def __reduce__(self) -> Any:
        return (_reloaded, (self.name, self.options, tuple(self.stated)))


def _reloaded(name: str, options: Mapping[str, Any], stated: tuple[str, ...]) -> Game:
    return Game(declaration(name), {each: options[each] for each in stated})


#: Columns of a drawn board.
_DRAWN_WIDTH = 100


class Position(SeenLine[Game]):
    """The state of a game. `push` plays a move, `pop` takes it back, to any depth.

    >>> import hexapoda
    >>> position = hexapoda.load("hive", type="Base").start()
    >>> position.push("wS1")
    Move(text='wS1', parts=('wS1', '0,0'), id=1552)
    >>> len(position.legal_moves)
    30
    >>> position.explain("bS1 wS1").code
    'occupied'
    """

    def record(self, *, seat: int | None = ALL_SEATS, format: str | None = None) -> str:
        """The game as text, for `Game.read`: all of it, or what a seat knows; in our format or another."""
        return record.write(self, seat, format)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.game == other.game and self.setup() == other.setup() and self.outcome == other.outcome

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        """The board as the deciding seat may see it, drawn with characters.

        >>> import hexapoda
        >>> print(hexapoda.load("hive", type="Base").start())
        Turn 1
        ▸ White     wQ   wS1 ×2  wB1 ×2  wG1 ×3  wA1 ×3
          Black     bQ   bS1 ×2  bB1 ×2  bG1 ×3  bA1 ×3
        """
        draw = self.game.declaration.draw
        if draw is None:
            return repr(self)
        from rich.console import Console

        console = Console(width=_DRAWN_WIDTH, no_color=True, force_terminal=False, highlight=False)
        with console.capture() as drawn:
            console.print(draw(self.board(self._actor)))
        return "\n".join(line.rstrip() for line in drawn.get().splitlines()).strip("\n")

    def __repr__(self) -> str:
        declared = self.game.declaration
        if declared.perfect_information or declared.nothing_hidden:
            return f"<Position {self.setup()}>"
        # The text of a position would tell the secrets.
        asked = "over" if self._actor is None else f"seat {self._actor} decides: {self.decision}"
        return f"<Position {self.game.name} after {self.ply} decisions, {asked}>"


def _endings_of(view: Mapping[str, Any]) -> list[Ending]:
    """The ends by `end` that a view tells of. While other seats play on, it does not tell why a seat left."""
    outcome = view["outcome"] or {}
    reason = outcome.get("reason", "")
    endings = [Ending("leave", seat) for seat in view["gone"]]
    if endings and reason in BY_SEAT:
        endings[-1] = Ending(reason, endings[-1].seat)
    elif reason in ENDINGS:
        endings.append(Ending(reason, places=tuple(outcome["places"]) if reason == "adjudication" else None))
    return endings


def replay(game: Game, found: Transcript) -> Position:
    """The position at the end of a transcript."""
    record.refuse_partial(found)
    position = _started(game, found, found.options)
    repeated = record.play(position, found)
    if repeated is not None:
        # Programs differ in what ends a game by repetition, so a record that goes on is read without that rule.
        without = game.declaration.no_repetition
        stated = {name: value for name, value in game.stated.items() if name not in without}
        position = _started(Game(game.declaration, stated), found, {**found.options, **without})
        record.play(position, found)
        position.notices.append(("repetition-ignored", {"move": repeated}))
    if found.places is not None and (position.outcome is None or position.outcome.places != found.places):
        position.notices.append(("result-ignored", {}))
    return position


def _started(game: Game, found: Transcript, options: Mapping[str, Any]) -> Position:
    seed = record.seed_of(found)
    try:
        game = game.agreeing(options)
        return game.position(found.setup, seed=seed) if found.setup else game.start(seed, chance_text=found.chance)
    except OptionError as error:
        raise RecordError(Refusal("", error.code, error.params), cause=error) from None
    except RefusedError as error:
        raise RecordError(error.refusal) from None


#: The games whose rules are known to be compiled, or are being compiled, in this process.
_compiled: set[str] = set()


def _compile(game: Game) -> None:
    """Compile the rules of a game, with a progress bar, unless this machine has them compiled already."""
    if game.name in _compiled:
        return
    _compiled.add(game.name)
    position: list[Position] = []

    def play() -> None:
        position[0].push(next(iter(position[0].legal_moves)))
        position[0].pop()

    steps: list[jit.Step] = [
        ("start", lambda: position.append(game.start(seed=0))),
        ("moves", play),
        ("explanations", lambda: position[0].explain("?")),
        ("views", lambda: (position[0].view(0), position[0].view_key(0))),
        ("text", lambda: game.position(position[0].setup())),
        ("imagination", lambda: game.imagine(position[0].view(0), seed=0)),
    ]
    jit.warm_up(contract.package_of(game.declaration.state), RULES, steps)

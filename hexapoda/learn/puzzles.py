"""Puzzles: positions where one move is the only right one, with the line that shows it and what refutes the others.

    {"id": "3f9c…", "position": "hive type=Base … | White[21] …", "theme": "win-2", "plies": 3, "rating": 1340,
     "line": ["wA1 bQ/", "bB1 wA1", "wS2 bQ-"], "also": {"2": ["wS2 -bQ"]},
     "tries": {"0": {"": ["bA1 wQ-"], "wG1 bQ/": ["bQ bS1-"]}, "2": {"": []}}, "proof": {…}, "made": "…"}

A game's puzzles are lines of JSON in `games/NAME/learn/puzzles.jsonl`. `hexapoda puzzles make` makes them.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import msgspec

from hexapoda.kernel import contract
from hexapoda.play.errors import HexapodaError, RefusedError
from hexapoda.play.game import Game, Position, declaration, load

FILE = Path("learn") / "puzzles.jsonl"
#: In `tries`: all moves that are not named.
OTHERS = ""
_SEED = 0


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle. Moves are texts of the notation, decision by decision."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern=r"^[0-9a-z-]+$")]
    #: The position as text. What the seat to decide can't see is one of many deals.
    position: str
    #: What is to be done: "win-2" for a forced win with the second move, "save", or a code of the game's own.
    theme: Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[0-9a-z-]+$")]
    #: In how many decisions it is won (by force), or lost by all other moves; 0 where the best move just wins the most.
    plies: Annotated[int, msgspec.Meta(ge=0)]
    rating: Annotated[int, msgspec.Meta(ge=0, le=4000)]
    #: The solution, with what the others reply to it.
    line: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    #: Other right moves: by the number of decisions of the line before them.
    also: dict[int, tuple[str, ...]] = {}
    #: What follows wrong moves and shows why they are wrong, in the same way; `OTHERS` stands for those not named.
    tries: dict[int, dict[str, tuple[str, ...]]] = {}
    #: How it was proved: by whom, with how many positions, deals …
    proof: dict[str, str | int | float] = {}
    #: Where the position comes from.
    made: str = ""

    def start(self) -> Position:
        """The position to solve."""
        return _game(self.position).position(self.position, seed=_SEED)

    def refutation(self, number: int, move: str) -> tuple[str, ...]:
        """What follows a wrong move after the first `number` decisions of the line."""
        tries = self.tries.get(number, {})
        return tries.get(move, tries.get(OTHERS, ()))

    def right(self, number: int) -> tuple[str, ...]:
        """The right moves after the first `number` decisions of the line; that of the line comes first."""
        return (self.line[number], *self.also.get(number, ()))

    def questions(self) -> list[tuple[int, Position]]:
        """The positions in which the solver decides: after how many decisions of the line."""
        position, found = self.start(), list[tuple[int, Position]]()
        solver = position.actor
        for number, text in enumerate(self.line):
            if position.actor == solver:
                found.append((number, position.copy()))
            self._push(position, text)
        return found

    def _push(self, position: Position, text: str) -> None:
        try:
            position.push(text)
        except RefusedError as error:
            raise HexapodaError("puzzle-wrong", id=self.id, move=text) from error

    def check(self) -> None:
        """Replay everything: all moves are legal, and right and wrong ones are told apart. Raises HexapodaError."""
        for number, position in self.questions():
            legal = {move.text for move in position.legal_moves}
            right, tries = self.right(number), self.tries.get(number, {})
            wrong = [text for text in (*right, *filter(None, tries)) if text not in legal]
            if wrong or set(right) & set(tries):
                raise HexapodaError("puzzle-wrong", id=self.id, move=(wrong or sorted(set(right) & set(tries)))[0])
            for text in legal - set(right):
                ahead = position.copy()
                for move in (text, *self.refutation(number, text)):
                    self._push(ahead, move)


@cache
def _game(text: str) -> Game:
    return load(text.partition(" ")[0])


def path_of(name: str) -> Path:
    """Where the puzzles of a game are."""
    package = import_module(contract.package_of(declaration(name).state))
    return Path(str(package.__file__)).parent / FILE


@cache
def puzzles(name: str) -> dict[str, Puzzle]:
    """The puzzles that come with a game, by their ids; none for a game without puzzles.

    >>> "win-2" in {puzzle.theme for puzzle in puzzles("hive").values()}
    True
    """
    path = path_of(name)
    return {puzzle.id: puzzle for puzzle in read(path)} if path.is_file() else {}


def read(path: Path) -> list[Puzzle]:
    """The puzzles of a file. Raises HexapodaError, with the line, where one can't be read."""
    try:
        lines = path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise HexapodaError("puzzles-no-file", path=str(path), why=str(error)) from None
    found, ids = list[Puzzle](), set[str]()
    for number, line in enumerate(lines, 1):
        try:
            puzzle = msgspec.json.decode(line, type=Puzzle)
        except msgspec.DecodeError as error:
            raise HexapodaError("puzzles-bad-line", path=str(path), line=number, why=str(error)) from None
        if puzzle.id in ids:
            raise HexapodaError("puzzles-twice", path=str(path), line=number, id=puzzle.id)
        ids.add(puzzle.id)
        found.append(puzzle)
    return found


def written(puzzles: Sequence[Puzzle]) -> str:
    """Puzzles as the text of a file."""
    return "".join(msgspec.json.encode(_plain(each)).decode() + "\n" for each in puzzles)


def _plain(puzzle: Puzzle) -> dict[str, Any]:
    return {name: value for name, value in msgspec.to_builtins(puzzle, str_keys=True).items() if value not in ({}, "")}

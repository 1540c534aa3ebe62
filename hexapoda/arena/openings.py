"""Openings: where games start. Games that compare entrants with each other share one."""

import hashlib
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import Game, Position
from hexapoda.terminal import files

#: How often other random moves are tried where an opening ends its game.
_ATTEMPTS = 100


@dataclass(frozen=True, slots=True)
class Opening:
    """Where a game starts: a seed for chance, then a text, then random moves."""

    #: What it is called in results.
    name: str
    seed: int
    #: A position, a record of one line, or moves parted by semicolons; "" for the start of the game.
    text: str = ""
    #: How many random moves follow.
    plies: int = 0

    def position(self, game: Game) -> Position:
        """The position, the same each time. Raises HexapodaError if there is none."""
        for attempt in range(_ATTEMPTS):
            position = read_opening(game, self.text, self.seed)
            choices = random.Random(f"opening {self.seed} {attempt}")
            for _ in range(self.plies):
                if position.actor is None:
                    break
                position.push_id(choices.choice(position.legal_ids().tolist()))
            if position.actor is not None:
                return position
        raise HexapodaError("arena-opening-over", opening=self.name)


def read_opening(game: Game, text: str, seed: int) -> Position:
    """The position of a text.

    >>> import hexapoda
    >>> hive = hexapoda.load("hive", type="Base", opening="tournament")
    >>> read_opening(hive, "wS1; bS1 wS1-", seed=1).ply
    2
    >>> read_opening(hive, "Base;InProgress;Black[1];wS1", seed=1).ply
    1
    """
    if not text:
        return game.start(seed)
    if text.startswith(f"{game.name} ") and " | " in text:
        return game.position(text, seed=seed)
    if text.lstrip().startswith("[") or any(each.recognises(text) for each in game.declaration.formats):
        position = game.read(text)
        while position.endings:  # what counts are the moves
            position.pop()
        position.redraw(seed)
        return position
    position = game.start(seed)
    for move in filter(None, (each.strip() for each in text.split(";"))):
        position.push(move)
    return position


class Openings:
    """The openings of a run: one for each group of games, by number."""

    def __init__(self, seed: int, plies: int = 0, texts: Sequence[tuple[str, str]] = ()) -> None:
        """`texts` are names and texts; without any, games start at the beginning. Random moves follow."""
        self._seed = seed
        self._plies = plies
        self._texts = tuple(texts)

    def of(self, group: int) -> Opening:
        """The opening of a group of games."""
        seed = random.Random(f"group {self._seed} {group}").getrandbits(40)
        if not self._texts:
            return Opening(f"seed {seed}", seed, "", self._plies)
        name, text = self._texts[group % len(self._texts)]
        return Opening(f"{name} seed {seed}" if self._plies else name, seed, text, self._plies)

    def check(self, game: Game, *, by_moves: bool) -> None:
        """Raise an error for openings that can't be played; `by_moves`: an entrant knows games by their moves only."""
        for group in range(max(len(self._texts), 1)):
            opening = self.of(group)
            try:
                position = opening.position(game)
            except HexapodaError as error:
                raise files.BadFileError(opening.name, error) from None
            if by_moves and not position.from_start:
                raise HexapodaError("arena-opening-position", opening=opening.name)


def read_file(path: str) -> tuple[list[tuple[str, str]], str]:
    """The openings of a file, each with a name, and the file's digest.

    A file that begins with a tag is one record. Else each line is an opening: a position, a record of one line, or
    moves parted by semicolons. Empty lines and lines that begin with # do not count.
    """
    text = files.read(path)
    digest = hashlib.sha256(text.encode()).hexdigest()[:16]
    name = Path(path).name
    if text.lstrip().startswith("["):
        return [(name, text)], digest
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    found = [(f"{name}:{number}", line) for number, line in lines if line and not line.startswith("#")]
    if not found:
        raise HexapodaError("arena-no-openings", path=path)
    return found, digest

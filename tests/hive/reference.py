"""Hive in plain Python, written from the rules alone, to check the fast kernel, with which it shares nothing.

A hive is a dict of axial hexes (q to the right, r downward) to stacks of piece names, bottom first.
What moves a piece takes the hive *without* that piece, for so the rules judge contact, gates and heights.
"""

from collections import Counter
from typing import Self

Hex = tuple[int, int]
Hive = dict[Hex, list[str]]
Move = tuple[str] | tuple[str, Hex]

PASS: Move = ("pass",)

#: How many of each kind a player owns (H1.2, H1.3).
BASE = {"Q": 1, "B": 2, "G": 3, "S": 2, "A": 3}
EXPANSIONS = {"M": 1, "L": 1, "P": 1}

#: The mark before or after the reference piece and the step that it means (H6.1).
MARK_BEFORE = {"-": (-1, 0), "/": (-1, 1), "\\": (0, -1)}
MARK_AFTER = {"-": (1, 0), "/": (1, -1), "\\": (0, 1)}
DIRECTIONS = [*MARK_BEFORE.values(), *MARK_AFTER.values()]


def add(spot: Hex, step: Hex) -> Hex:
    return spot[0] + step[0], spot[1] + step[1]


def neighbours(spot: Hex) -> list[Hex]:
    return [add(spot, step) for step in DIRECTIONS]


def common_neighbours(a: Hex, b: Hex) -> list[Hex]:
    """The two hexes adjacent to both of two adjacent hexes: the gate between them."""
    around_b = neighbours(b)
    return [spot for spot in neighbours(a) if spot in around_b]


def colour(piece: str) -> str:
    return piece[0]


def kind(piece: str) -> str:
    return piece[1]


def height(hive: Hive, spot: Hex) -> int:
    return len(hive.get(spot, []))


def find(hive: Hive, piece: str) -> Hex | None:
    return next((spot for spot, stack in hive.items() if piece in stack), None)


def lift(hive: Hive, spot: Hex) -> Hive:
    """The hive without the top piece of a hex."""
    rest = {place: stack for place, stack in hive.items() if place != spot}
    if height(hive, spot) > 1:
        rest[spot] = hive[spot][:-1]
    return rest


def connected(hive: Hive) -> bool:
    """H3.2: every piece can be reached from every other over occupied hexes."""
    start = next(iter(hive))
    seen, frontier = {start}, [start]
    while frontier:
        for spot in neighbours(frontier.pop()):
            if spot in hive and spot not in seen:
                seen.add(spot)
                frontier.append(spot)
    return len(seen) == len(hive)


def slide_is_free(hive: Hive, a: Hex, b: Hex) -> bool:
    """H3.3: exactly one side of the gate is occupied (both: too narrow, none: contact is lost)."""
    return sum(spot in hive for spot in common_neighbours(a, b)) == 1


def climb_is_free(hive: Hive, a: Hex, b: Hex) -> bool:
    """H3.4: not both sides of the gate are higher than the higher of the two hexes."""
    level = max(height(hive, a), height(hive, b))
    return not all(height(hive, spot) > level for spot in common_neighbours(a, b))


def slides(hive: Hive, start: Hex) -> set[Hex]:
    """H4.1, H4.8: the hexes one sliding step away, for the queen and the pillbug."""
    return {spot for spot in neighbours(start) if spot not in hive and slide_is_free(hive, start, spot)}


def beetle_moves(hive: Hive, start: Hex) -> set[Hex]:
    """H4.2: one step, on the ground, up, along the top or down."""
    climbs = {spot for spot in neighbours(start) if start in hive or spot in hive}
    climbs = {spot for spot in climbs if climb_is_free(hive, start, spot)}
    return climbs if start in hive else climbs | slides(hive, start)


def grasshopper_moves(hive: Hive, start: Hex) -> set[Hex]:
    """H4.3: straight over one or more pieces to the first empty hex."""
    landings: set[Hex] = set()
    for step in DIRECTIONS:
        spot = add(start, step)
        if spot in hive:
            while spot in hive:
                spot = add(spot, step)
            landings.add(spot)
    return landings


def spider_moves(hive: Hive, start: Hex) -> set[Hex]:
    """H4.4: exactly three sliding steps over four different hexes."""
    paths = [[start]]
    for _ in range(3):
        paths = [[*path, spot] for path in paths for spot in slides(hive, path[-1]) if spot not in path]
    return {path[-1] for path in paths}


def ant_moves(hive: Hive, start: Hex) -> set[Hex]:
    """H4.5: any number of sliding steps, but not back to the start."""
    seen, frontier = {start}, [start]
    while frontier:
        for spot in slides(hive, frontier.pop()) - seen:
            seen.add(spot)
            frontier.append(spot)
    return seen - {start}


def ladybug_moves(hive: Hive, start: Hex) -> set[Hex]:
    """H4.6: onto the hive, along its top, and down to another hex than the start."""
    ends = {start}
    for lands_on_a_piece in (True, True, False):
        ends = {
            spot
            for end in ends
            for spot in neighbours(end)
            if (spot in hive) == lands_on_a_piece and climb_is_free(hive, end, spot)
        }
    return ends - {start}


def throw_moves(hive: Hive, thrower: Hex, start: Hex) -> set[Hex]:
    """H4.8: from `start` onto the thrower and down to another empty hex beside the thrower."""
    if not climb_is_free(hive, start, thrower):
        return set()
    empty = {spot for spot in neighbours(thrower) if spot not in hive and spot != start}
    return {spot for spot in empty if climb_is_free(hive, thrower, spot)}


MOVES = {
    "Q": slides,
    "B": beetle_moves,
    "G": grasshopper_moves,
    "S": spider_moves,
    "A": ant_moves,
    "L": ladybug_moves,
    "P": slides,
}


class ReferenceHive:
    """A game of Hive. `type` is a game type (H1.3), `opening` see H2.5, `repetition` see H5.3."""

    def __init__(self, type: str = "Base", opening: str = "tournament", repetition: str = "draw") -> None:
        base, _, letters = type.partition("+")
        if base != "Base" or not set(letters) <= set(EXPANSIONS) or len(set(letters)) < len(letters):
            raise ValueError(f"unknown game type {type!r}")
        if opening not in ("tournament", "rulebook") or repetition not in ("draw", "off"):
            raise ValueError(f"unknown option in opening={opening!r}, repetition={repetition!r}")
        self.type, self.opening, self.repetition = type, opening, repetition
        self.owned = BASE | {letter: EXPANSIONS[letter] for letter in letters}
        self.stacks: Hive = {}
        self.plies = 0
        self.resting: str | None = None
        self.seen: Counter[object] = Counter()  # positions since the last placement (H5.3)

    @classmethod
    def from_game_string(cls, text: str, **options: str) -> Self:
        """The position after the moves of a GameString (H6.2); its state and turn are not looked at."""
        fields = text.split(";")
        game = cls(fields[0], **options)
        for move in fields[3:]:
            game.play_text(move)
        return game

    def copy(self) -> Self:
        twin = self.__class__(self.type, self.opening, self.repetition)
        twin.stacks = {spot: list(stack) for spot, stack in self.stacks.items()}
        twin.plies, twin.resting, twin.seen = self.plies, self.resting, self.seen.copy()
        return twin

    @property
    def to_move(self) -> str:
        """H1.1: white starts."""
        return "wb"[self.plies % 2]

    @property
    def turn(self) -> int:
        """The number of this turn of the player to move."""
        return self.plies // 2 + 1

    @property
    def status(self) -> str:
        """H5.1 to H5.3 in the words of H6.2."""
        white_lost, black_lost = self._surrounded("wQ"), self._surrounded("bQ")
        thrice = self.repetition == "draw" and self.seen[self._position()] >= 3
        if (white_lost and black_lost) or thrice:
            return "Draw"
        if white_lost or black_lost:
            return "BlackWins" if white_lost else "WhiteWins"
        return "InProgress" if self.plies else "NotStarted"

    def legal_moves(self) -> set[Move]:
        """Every legal move; H3.6: `pass` when there is nothing else; none when the game is over."""
        if self.status not in ("NotStarted", "InProgress"):
            return set()
        moves: set[Move] = {(piece, spot) for piece in self._placeable() for spot in self._free_places()}
        if find(self.stacks, self.to_move + "Q") is not None:  # H3.1, H4.11
            for spot, stack in self.stacks.items():
                moves |= {(stack[-1], end) for end in self._moves_from(spot)}
        return moves or {PASS}

    def play(self, move: Move) -> None:
        if move not in self.legal_moves():
            raise ValueError(f"illegal move {move}")
        self.apply(move)

    def apply(self, move: Move) -> None:
        """Play a move that is known to be legal."""
        self.resting = None
        if len(move) == 2:  # not a pass
            piece, end = move
            start = find(self.stacks, piece)
            if start is None:
                self.seen.clear()
            else:
                self.stacks = lift(self.stacks, start)
                self.resting = piece
            self.stacks[end] = [*self.stacks.get(end, []), piece]
        self.plies += 1
        self.seen[self._position()] += 1

    def play_text(self, text: str) -> None:
        self.play(self.parse(text))

    def parse(self, text: str) -> Move:
        """The move of a MoveString (H6.1, H6.3), legal or not."""
        if text == "pass":
            return PASS
        piece, _, reference = text.partition(" ")
        if not reference:
            if self.plies:
                raise ValueError(f"{text!r} names no place")
            return piece, (0, 0)
        step = (0, 0)
        if reference[0] in MARK_BEFORE:
            step, reference = MARK_BEFORE[reference[0]], reference[1:]
        elif reference[-1] in MARK_AFTER:
            step, reference = MARK_AFTER[reference[-1]], reference[:-1]
        place = find(self.stacks, reference)
        if place is None:
            raise ValueError(f"{reference!r} of {text!r} is not in play")
        return piece, add(place, step)

    def _placeable(self) -> list[str]:
        """The pieces that may come into play now: of each kind the next number (H2.6)."""
        in_play = [piece for stack in self.stacks.values() for piece in stack]
        pieces: list[str] = []
        for letter, number in self.owned.items():
            names = [self.to_move + letter + (str(i + 1) if number > 1 else "") for i in range(number)]
            pieces += [name for name in names if name not in in_play][:1]
        queen = self.to_move + "Q"
        if queen in pieces and self.turn >= 4:  # H2.4
            return [queen]
        if self.turn == 1 and self.opening == "tournament":  # H2.5
            pieces.remove(queen)
        return pieces

    def _free_places(self) -> list[Hex]:
        """H2.1 to H2.3: the empty hexes on which the player to move may place a piece."""
        if self.plies == 0:
            return [(0, 0)]
        empty = {spot for place in self.stacks for spot in neighbours(place) if spot not in self.stacks}
        if self.plies == 1:
            return list(empty)
        return [spot for spot in empty if {colour(piece) for piece in self._touching(spot)} == {self.to_move}]

    def _touching(self, spot: Hex) -> list[str]:
        """The top pieces of the stacks around a hex (H2.2, H3.5)."""
        return [self.stacks[place][-1] for place in neighbours(spot) if place in self.stacks]

    def _moves_from(self, spot: Hex) -> set[Hex]:
        """Where the top piece of a hex may go, by itself or thrown."""
        piece = self.stacks[spot][-1]
        rest = lift(self.stacks, spot)
        if piece == self.resting or not connected(rest):  # H4.10, H3.2
            return set()
        ends: set[Hex] = set()
        if colour(piece) == self.to_move:
            for letter in self._kinds(spot):
                ends |= MOVES[letter](rest, spot)
        if spot not in rest:  # H4.9: no piece in a stack is thrown
            for thrower in neighbours(spot):
                if self._throws(thrower):
                    ends |= throw_moves(rest, thrower, spot)
        return ends

    def _kinds(self, spot: Hex) -> set[str]:
        """The kinds as which the top piece of a hex moves; H4.7 for the mosquito."""
        piece = self.stacks[spot][-1]
        if kind(piece) != "M":
            return {kind(piece)}
        if height(self.stacks, spot) > 1:
            return {"B"}
        return {kind(neighbour) for neighbour in self._touching(spot)} - {"M"}

    def _throws(self, spot: Hex) -> bool:
        """H4.7 to H4.10: may the piece on this hex throw for the player to move, pinned or not?"""
        if spot not in self.stacks:
            return False
        piece = self.stacks[spot][-1]
        return colour(piece) == self.to_move and piece != self.resting and "P" in self._kinds(spot)

    def _surrounded(self, queen: str) -> bool:
        """H5.1: all six neighbours of a queen are occupied."""
        place = find(self.stacks, queen)
        return place is not None and all(spot in self.stacks for spot in neighbours(place))

    def _position(self) -> object:
        """H5.3: what makes two positions the same."""
        kinds = frozenset((spot, tuple(piece[:2] for piece in stack)) for spot, stack in self.stacks.items())
        rest = find(self.stacks, self.resting) if self.resting and "P" in self.owned else None
        return self.to_move, kinds, rest


def perft(game: ReferenceHive, depth: int) -> int:
    """How many sequences of `depth` moves there are; a finished game has no children."""
    if depth == 0:
        return 1
    moves = game.legal_moves()
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        child = game.copy()
        child.apply(move)
        count += perft(child, depth - 1)
    return count

"""What each seat may know: boards, moves, texts and sentences."""

import hashlib
import json
from typing import Any, Self

from hexapoda.kernel import contract, history
from hexapoda.kernel.declaration import Phrase
from hexapoda.play.line import G
from hexapoda.play.move import ALL_SEATS, phrase_of
from hexapoda.play.options import options_text
from hexapoda.play.turn import SpokenLine


class SeenLine(SpokenLine[G]):
    """A line as a seat, a spectator (None) or a complete record (ALL_SEATS) sees it."""

    #: The bytes of a state and its text: the views of many positions begin with the same one.
    _earlier: tuple[bytes, str] = b"", ""

    # ── positions ──

    def view(self, seat: int | None = None, *, history: bool = False) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know and that can change, ready for JSON; with its legal moves if it
        is to act. What never changes is in `constants`.

        Where positions can repeat, `history` adds what came since the last irreversible move, for `imagine`.
        """
        return self.views(seat, history=history)[0]

    def views(self, *seats: int | None, history: bool = False) -> list[dict[str, Any]]:
        """The views of several seats. They may share parts, so they are to be read only.

        >>> import hexapoda
        >>> [len(view.get("legal", ())) for view in hexapoda.load("hive", type="Base").start().views(None, 0, 1)]
        [0, 5, 0]
        """
        for seat in seats:
            if seat is not None:
                self._check_seat(seat)
        common, made = None, []
        for seat in seats:
            if common is None or not self.game.declaration.perfect_information:
                common = self._known_to(seat, history)
            view = {**common, "seat": seat}
            if seat is not None and seat == self._actor:
                view["legal"] = self.legal_moves.json()
            elif seat is not None and (ahead := self.ahead(seat)) is not None:
                later, certain = ahead
                view["premove"] = {"decision": later.decision, "legal": later.legal_moves.json(), "exact": certain}
            made.append(view)
        return made

    def _known_to(self, seat: int | None, with_history: bool) -> dict[str, Any]:
        """What a seat may know, without its legal moves; the same for all where nothing is hidden."""
        now, outcome = self.ply, self.outcome
        known: dict[str, Any] = {
            "game": self.game.name,
            "options": dict(self.game.options),
            "seat": seat,
            "seats": self.seats,
            "actor": self._actor,
            "decision": self.decision,
            "scores": list(self._by_seat(contract.scores_at)),
            "gone": list(self.departed),
            "outcome": None if outcome is None else outcome.json(),
            "board": self.game.declaration.board(self.state, seat),
            "last": self.move_view(now - 1, seat) if now else None,
        }
        if with_history and contract.repetition_at(self._states, now):
            since = int(history.since_irreversible(self._trail, now))
            known["earlier"] = self._earlier_setup(since)
            known["recent"] = [self._seen_text(ply, seat) for ply in range(since, now)]
        return known

    def constants(self) -> dict[str, Any]:
        """What of the board never changes during a game and is public, ready for JSON."""
        return self.game.declaration.constants(self._states[0])

    def board(self, seat: int | None = None) -> dict[str, Any]:
        """The whole board as a seat sees it, with the constants, for drawings."""
        return {**self.constants(), **self.game.declaration.board(self.state, seat)}

    def ahead(self, seat: int) -> tuple[Self, bool] | None:
        """The position in which a waiting seat will be asked next, if the others can't change what it may choose
        there, and whether that is certain."""
        ahead = self.game.declaration.ahead
        if ahead is None or self._actor is None or seat == self._actor:
            return None
        found = ahead(self.state, seat)
        if found is None:
            return None
        states = self.game.blank()
        states[0], certain = found
        return type(self)(self.game, states), certain

    def view_key(self, seat: int | None = None) -> str:
        """A short digest of `view(seat)`: equal exactly where the views are equal."""
        text = json.dumps(self.view(seat), sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    # ── moves ──

    def move_view(self, ply: int, seat: int | None = ALL_SEATS) -> dict[str, Any]:
        """The move number `ply` (from 0) as a seat saw it: in the notation (`written`), and as sentences."""
        brought = self.brought(ply, seat)
        return {
            **self.written(ply, seat),
            "phrase": self.phrase(ply, seat).json(),
            "brought": None if brought is None else brought.json(),
        }

    def written(self, ply: int, seat: int | None = ALL_SEATS) -> dict[str, Any]:
        """The move number `ply` (from 0) as a seat saw it: its text, its parts and what chance brought."""
        move, text = self._move_at(ply), self._seen_text(ply, seat)
        before, after, action = self._states[ply], self._states[ply + 1], self._actions[ply]
        return {
            "seat": int(contract.actor_at(self._states, ply)),
            "text": text,
            "parts": list(move.parts) if text == move.text else [],
            "chance": self.game.declaration.chance(before, action, after, seat),
        }

    def phrase(self, ply: int, seat: int | None = ALL_SEATS) -> Phrase:
        """The move number `ply` (from 0) as a sentence, as a seat saw it.

        >>> import hexapoda
        >>> position = hexapoda.load("hive").start()
        >>> _ = position.push("wS1")
        >>> position.phrase(0).words() != ""
        True
        """
        return phrase_of(self.game.declaration, self._states[ply], self._actions[ply], seat)

    def brought(self, ply: int, seat: int | None = ALL_SEATS) -> Phrase | None:
        """What chance brought with the move number `ply`, as a sentence, as a seat saw it."""
        declared = self.game.declaration
        around = self._states[ply], self._actions[ply], self._states[ply + 1], seat
        if declared.brought is not None:
            return declared.brought(*around)
        text = declared.chance(*around)
        return Phrase("move-text", {"text": text}) if text else None

    def _seen_text(self, ply: int, seat: int | None) -> str:
        seen = self.game.declaration.seen_text
        if seen is None or seat == ALL_SEATS:
            return self._move_at(ply).text
        return seen(self._states[ply], self._actions[ply], seat)

    def setup_chance(self, seat: int | None = ALL_SEATS) -> str:
        """What chance brought at the start of the game, as a seat saw it; "" for a game that began elsewhere."""
        return self.game.declaration.chance(None, None, self._states[0], seat) if self.from_start else ""

    # ── texts of positions ──

    def setup(self) -> str:
        """The position as one line of text, for `Game.position`. It tells everything but the generator."""
        return self._setup_of(self.ply)

    def start_setup(self) -> str:
        """The position that this one started from, as one line of text."""
        return self._setup_of(0)

    def _setup_of(self, ply: int) -> str:
        written = self.game.declaration.write(self._states[ply])
        return f"{self.game.name} {options_text(self.game.options)} | {written}"

    def _earlier_setup(self, ply: int) -> str:
        """The position at a ply as text, from the cache if it is the one asked for last."""
        state = self.state_bytes(ply)
        if self._earlier[0] != state:
            self._earlier = state, self._setup_of(ply)
        return self._earlier[1]

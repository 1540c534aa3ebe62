"""The words of a report in one language, ready to stand in a page."""

from functools import cached_property
from html import escape
from typing import Any

from hexapoda import i18n
from hexapoda.kernel.declaration import Declaration
from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import declaration


class Words:
    """Messages `report-…` of the catalog, and the words of a game for its seats and endings."""

    def __init__(self, game: str, language: str) -> None:
        self.language = language
        self._game = game

    def __call__(self, message: str, **params: Any) -> str:
        """A message, escaped."""
        return escape(i18n.text(f"report-{message}", params, self.language))

    @cached_property
    def _declared(self) -> Declaration | None:
        try:
            return declaration(self._game)
        except HexapodaError:  # a game that is not installed here
            return None

    @property
    def title(self) -> str:
        """The name of the game, not escaped."""
        return i18n.text(f"{self._game}-title", None, self.language, fallback=self._game)

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        names = self._declared.seat_names if self._declared else ()
        if seat < len(names):
            return escape(i18n.text(f"seat-{names[seat]}", None, self.language, fallback=names[seat]))
        return escape(i18n.text("seat-number", {"number": seat + 1}, self.language))

    def reason(self, reason: str) -> str:
        """Why a game ended, without a full stop."""
        own = i18n.text(f"report-reason-{reason}", None, self.language, fallback="")
        words = own or i18n.text(f"outcome-{reason}", None, self.language, fallback=reason)
        return escape(words.removesuffix("."))

"""The ladder of errors. Each is a ValueError with a code and parameters; the catalog has its words."""

from typing import Any, Final

from hexapoda import i18n
from hexapoda.kernel.declaration import Refusal

GAME_OVER: Final = Refusal("", "game-over")
NOT_A_VIEW: Final = Refusal("", "not-a-view", readable=False)


class HexapodaError(ValueError):
    """Anything that Hexapoda refuses. `str()` gives one English sentence, `message(language)` one in any language."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.params = params

    def message(self, language: str = "en") -> str:
        """The error in words."""
        return i18n.text(f"error-{self.code}", self.params, language)

    def __str__(self) -> str:
        return self.message()

    def __reduce__(self) -> Any:
        return (_rebuilt, (type(self), self.code, self.params))


def _rebuilt(kind: type[HexapodaError], code: str, params: dict[str, Any]) -> HexapodaError:
    return kind(code, **params)


class OptionError(HexapodaError):
    """An unknown game, an unknown option, or a value that an option does not have.

    `refusal` is the game's own reason, if it gives one: an error in a file, options that don't go together.
    """

    refusal: Refusal | None = None

    @classmethod
    def of(cls, refusal: Refusal) -> "OptionError":
        """The error that a refusal makes."""
        error = cls(refusal.code, **refusal.params)
        error.refusal = refusal
        return error

    def message(self, language: str = "en") -> str:
        return super().message(language) if self.refusal is None else self.refusal.message(language)

    def __reduce__(self) -> Any:
        return super().__reduce__() if self.refusal is None else (type(self).of, (self.refusal,))


class RefusedError(HexapodaError):
    """An error whose reason is a `Refusal`."""

    def __init__(self, refusal: Refusal, **params: Any) -> None:
        super().__init__(refusal.code, **params)
        self.refusal = refusal

    def message(self, language: str = "en") -> str:
        return self.refusal.message(language)

    def __reduce__(self) -> Any:
        return (type(self), (self.refusal,))


class MoveError(RefusedError):
    """A move that can't be played."""


class InvalidMoveError(MoveError):
    """A move that can't be read."""


class IllegalMoveError(MoveError):
    """A move that a rule forbids."""


class PositionError(RefusedError):
    """A position text or a view that can't be read, or that the rules don't allow."""


class RecordError(RefusedError):
    """A record that can't be read or replayed; `place` says where, and `cause` is the error behind it, if any."""

    def __init__(self, refusal: Refusal, place: str = "", cause: HexapodaError | None = None) -> None:
        super().__init__(refusal)
        self.place = place or str(refusal.params.get("place", ""))
        self.cause = cause

    def message(self, language: str = "en") -> str:
        words = self.cause.message(language) if self.cause else self.refusal.message(language)
        return f"{place_text(self.place, language)}: {words}" if self.place else words

    def __reduce__(self) -> Any:
        return (type(self), (self.refusal, self.place, self.cause))


def place_text(place: str, language: str = "en") -> str:
    """A place in a text ("line 3", "move 12") in words."""
    kind, _, number = place.partition(" ")
    return i18n.text(f"place-{kind}", {"number": number}, language) if number.isdecimal() else place

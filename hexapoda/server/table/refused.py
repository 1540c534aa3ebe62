"""What a table says instead of carrying out a command."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from hexapoda.kernel.declaration import Refusal
from hexapoda.play.errors import HexapodaError, RecordError


class Refused(HexapodaError):  # noqa: N818 it says what happened
    """A command that is not carried out, as a code with parameters. `refusal` is the game's reason, where it has one.

    >>> Refused("stale", at=7).json()
    {'code': 'stale', 'params': {'at': 7}, 'clause': '', 'message': 'error-stale'}
    """

    refusal: Refusal | None = None

    @classmethod
    def of(cls, error: HexapodaError | Refusal) -> "Refused":
        """Any error or refusal of the package, as a table says it."""
        if isinstance(error, Refused):
            return error
        refusal = error if isinstance(error, Refusal) else getattr(error, "refusal", None)
        if refusal is None:
            return cls(error.code, **error.params)
        place = {"place": error.place} if isinstance(error, RecordError) and error.place else {}
        refused = cls(refusal.code, **{**refusal.params, **place})
        refused.refusal = refusal
        return refused

    def message(self, language: str = "en") -> str:
        return super().message(language) if self.refusal is None else self.refusal.message(language)

    def json(self) -> dict[str, Any]:
        """The refusal as it is sent; `message` is the id of its words in the catalog."""
        plain = (str, int, float, bool)
        return {
            "code": self.code,
            "params": {name: value if isinstance(value, plain) else str(value) for name, value in self.params.items()},
            "clause": "" if self.refusal is None else self.refusal.clause,
            "message": f"{'error' if self.refusal is None else 'refusal'}-{self.code}",
        }

    def __reduce__(self) -> Any:
        return super().__reduce__() if self.refusal is None else (type(self).of, (self.refusal,))


class Repeated(HexapodaError):  # noqa: N818 no error at all
    """A command that was already carried out, as the event `number`: it is acknowledged again, not done again."""

    def __init__(self, number: int) -> None:
        super().__init__("repeated", number=number)
        self.number = number

    def __reduce__(self) -> Any:
        return (type(self), (self.number,))


@contextmanager
def refusing() -> Iterator[None]:
    """Turns errors of the package into Refused.

    >>> import hexapoda
    >>> with refusing():
    ...     hexapoda.load("hive").start().push("wS1 bS1")
    Traceback (most recent call last):
    hexapoda.server.table.refused.Refused: The first piece of the game has no reference; write it alone: wS1. (H2.1)
    """
    try:
        yield
    except HexapodaError as error:
        raise Refused.of(error) from None

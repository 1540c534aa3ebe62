"""Premoves as they are kept: decisions given before their time."""

import msgspec


class KeptPremove(msgspec.Struct, frozen=True):
    """A premove that waits: a guest's decisions for a seat, given when the table's `at` was `answers`. Only its seat
    may know it."""

    seat: int
    guest: str
    moves: tuple[str | tuple[str, ...], ...]
    answers: int
    client_id: str = ""


class _Plan(msgspec.Struct, frozen=True):
    """The old stored form: a text, or parts of which `played` were played."""

    seat: int
    guest: str
    text: str
    answers: int
    client_id: str = ""
    parts: tuple[str, ...] = ()
    played: int = 0


def read_premove(data: bytes) -> KeptPremove:
    """A stored premove.

    >>> read_premove(b'{"seat":1,"guest":"bob","text":"","answers":7,"parts":["F5","F6"],"played":1}').moves
    (('F6',),)
    """
    try:
        return msgspec.json.decode(data, type=KeptPremove)
    except msgspec.ValidationError:
        old = msgspec.json.decode(data, type=_Plan)
        return KeptPremove(old.seat, old.guest, (old.parts[old.played :] or old.text,), old.answers, old.client_id)

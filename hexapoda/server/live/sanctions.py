"""Who is shut out, and who may not chat."""

import ipaddress
import time
from collections.abc import Callable, Iterable

from hexapoda.server.store.orders import BAN, MUTE, Sanction

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Sanctions:
    """The sanctions in force.

    >>> sanctions = Sanctions(wall=lambda: 100.0)
    >>> sanctions.take([Sanction("ban", "203.0.113.0/24", None, ""), Sanction("mute", "maja", 99_000, "")])
    >>> sanctions.is_banned("maja", "203.0.113.9"), sanctions.is_banned("", "198.51.100.1"), sanctions.is_mute("maja")
    (True, False, False)
    """

    def __init__(self, wall: Callable[[], float] = time.time) -> None:
        self._wall = wall
        self._until: dict[tuple[str, str], int | None] = {}
        self._networks: list[tuple[Network, int | None]] = []

    def take(self, all_there_are: Iterable[Sanction]) -> None:
        """Replace what was known."""
        self._until, self._networks = {}, []
        for each in all_there_are:
            network = as_network(each.subject)
            if network is None:
                self._until[each.kind, each.subject] = each.until
            elif each.kind == BAN:
                self._networks.append((network, each.until))

    def is_banned(self, guest_id: str, address: str) -> bool:
        """Whether a guest, or an address (as limits know it), is shut out."""
        if self._is_in_force((BAN, guest_id)):
            return True
        if not self._networks:
            return False
        place = as_network(address)
        return place is not None and any(
            place.version == network.version and place.subnet_of(network) and self._lasts(until)  # type: ignore[arg-type]
            for network, until in self._networks
        )

    def is_mute(self, guest_id: str) -> bool:
        """Whether a guest may not chat."""
        return self._is_in_force((MUTE, guest_id))

    def _is_in_force(self, key: tuple[str, str]) -> bool:
        return key in self._until and self._lasts(self._until[key])

    def _lasts(self, until: int | None) -> bool:
        return until is None or self._wall() * 1000 < until


def as_network(subject: str) -> Network | None:
    """A subject as a network of addresses; None if it is a guest.

    >>> str(as_network("203.0.113.9")), as_network("maja")
    ('203.0.113.9/32', None)
    """
    try:
        return ipaddress.ip_network(subject, strict=False)
    except ValueError:
        return None

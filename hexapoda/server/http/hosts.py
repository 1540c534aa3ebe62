"""Under which names the server is reached. A page of another site can make its own name lead here; its requests say so
in their `Host`, and are refused."""

import ipaddress
from collections.abc import Mapping, Sequence
from typing import Any

from hexapoda.server.http.limits import Addresses

#: Names of this machine for itself, and the ends of names that only the local network gives.
_LOCAL, _NEAR = "localhost", (".localhost", ".local")


class Hosts:
    """The names that are served: those of the settings, names of the local network, and addresses; no site can make
    them its own. Without any in the settings, a trusted proxy may pass on whatever name it serves.

    >>> hosts = Hosts(("hive.example",), Addresses([]))
    >>> [hosts.serve(None, {b"host": host}) for host in (b"Hive.example:8000", b"[::1]:8000", b"evil.example")]
    [True, True, False]
    """

    def __init__(self, names: Sequence[str], addresses: Addresses) -> None:
        self._names = frozenset(name.lower().rstrip(".") for name in names)
        self._addresses = addresses

    def serve(self, client: Sequence[Any] | None, headers: Mapping[bytes, bytes]) -> bool:
        """Whether a request is for this server. Only programs leave the name out."""
        if b"host" not in headers:
            return True
        name = _name(headers[b"host"].decode("latin-1"))
        if name in self._names or name == _LOCAL or name.endswith(_NEAR) or _is_address(name):
            return True
        if name and "." not in name and not self._names:  # as computers at home are called
            return True
        return not self._names and self._addresses.is_trusted(client)


def _name(host: str) -> str:
    """A host without its port."""
    bare = host.strip().lower()
    if bare.startswith("["):
        return bare[1:].partition("]")[0]
    return bare.rpartition(":")[0].rstrip(".") if ":" in bare else bare.rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True

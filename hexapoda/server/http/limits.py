"""Limits for each address, guest and socket, and what counts as one address."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from hexapoda.server.table.refused import Refused

#: The most buckets and guests in memory; the least recently used go first.
_MOST_BUCKETS = 50_000


class Bucket:
    """A token bucket: `burst` at once, `rate` per second on average.

    >>> bucket = Bucket(rate=2, burst=1, now=0.0)
    >>> bucket.take(now=0.0), bucket.take(now=0.0), bucket.take(now=0.5)
    (0.0, 0.5, 0.0)
    """

    __slots__ = ("_burst", "_rate", "_tokens", "_when")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate, self._burst, self._tokens, self._when = rate, burst, float(burst), now

    def take(self, now: float) -> float:
        """Take one token; returns 0, or the seconds to wait (then nothing is taken)."""
        self._fill(now)
        if self._tokens >= 1:
            self._tokens -= 1
            return 0.0
        return (1 - self._tokens) / self._rate

    def wait(self, now: float) -> float:
        """The seconds until something is in it; 0 if there is now."""
        self._fill(now)
        return max(0.0, -self._tokens / self._rate)

    def spend(self, amount: float, now: float) -> None:
        """Take what something cost, even if that is more than there is."""
        self._fill(now)
        self._tokens -= amount

    def _fill(self, now: float) -> None:
        self._tokens = min(self._burst, self._tokens + (now - self._when) * self._rate)
        self._when = now


class Buckets:
    """A bucket for each key."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> None:
        """Take one token, or raise Refused("too-fast")."""
        now = self._clock()
        wait = self._of(key, now).take(now)
        if wait > 0:
            raise too_fast(wait)

    def check(self, key: str) -> None:
        """Raise Refused("too-fast") while more was spent than has flowed in."""
        now = self._clock()
        wait = self._of(key, now).wait(now)
        if wait > 0:
            raise too_fast(wait)

    def spend(self, key: str, amount: float) -> None:
        """Take what something cost."""
        now = self._clock()
        self._of(key, now).spend(amount, now)

    def _of(self, key: str, now: float) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > _MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket


def too_fast(wait: float) -> Refused:
    """The refusal of a request that comes too fast; `seconds` to wait, rounded up."""
    return Refused("too-fast", seconds=max(1, -int(-wait // 1)))


class Counts:
    """Counts things by key and in total, with limits for both."""

    def __init__(self, most: int, most_in_total: int) -> None:
        self._most, self._most_in_total = most, most_in_total
        self._counts: dict[str, int] = {}
        self.total = 0

    def add(self, key: str) -> bool:
        """Count one more; False if that would be too many."""
        count = self._counts.get(key, 0)
        if count >= self._most or self.total >= self._most_in_total:
            return False
        self._counts[key] = count + 1
        self.total += 1
        return True

    def remove(self, key: str) -> None:
        """Count one less."""
        self.total -= 1
        self._counts[key] -= 1
        if not self._counts[key]:
            del self._counts[key]


class LastSeen:
    """From which address each guest came last, as far as it is remembered."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def note(self, guest_id: str, address: str) -> None:
        """A guest came from an address."""
        self._addresses[guest_id] = address
        self._addresses.move_to_end(guest_id)
        if len(self._addresses) > _MOST_BUCKETS:
            self._addresses.popitem(last=False)

    def address_of(self, guest_id: str) -> str:
        """Its address; "" where it is not remembered."""
        return self._addresses.get(guest_id, "")


class Addresses:
    """Finds the address of a client. X-Forwarded-* headers count only if a trusted proxy sent them.

    >>> addresses = Addresses(["10.0.0.0/8"])
    >>> headers = {b"x-forwarded-for": b"6.6.6.6, 203.0.113.9, 10.0.0.2"}
    >>> addresses.address(("10.0.0.1", 5000), headers), addresses.address(("198.51.100.1", 5000), headers)
    ('203.0.113.9', '198.51.100.1')
    """

    def __init__(self, trusted: Iterable[str]) -> None:
        self._trusted = [ipaddress.ip_network(each) for each in trusted]

    def address(self, client: Sequence[Any] | None, headers: Mapping[bytes, bytes]) -> str:
        """The address for limits: an IPv4 address, or the /64 network of an IPv6 address."""
        host = str(client[0]) if client else "local"
        if self.is_trusted(client):
            hops = [hop.strip() for hop in headers.get(b"x-forwarded-for", b"").decode("latin-1").split(",")]
            for hop in reversed(hops):
                if _parsed(hop) is None:
                    break
                host = hop
                if not self._contains(hop):
                    break
        parsed = _parsed(host)
        if isinstance(parsed, ipaddress.IPv6Address):
            if parsed.ipv4_mapped is not None:
                return str(parsed.ipv4_mapped)
            return str(ipaddress.ip_network((parsed, 64), strict=False))
        return host

    def is_secure(self, scheme: str, client: Sequence[Any] | None, headers: Mapping[bytes, bytes]) -> bool:
        """Whether the client uses https, with us or with the proxy."""
        if self.is_trusted(client) and b"x-forwarded-proto" in headers:
            return headers[b"x-forwarded-proto"].split(b",")[-1].strip().lower() in (b"https", b"wss")
        return scheme in ("https", "wss")

    def is_trusted(self, client: Sequence[Any] | None) -> bool:
        """Whether a connection comes from one of our proxies."""
        return client is not None and self._contains(str(client[0]))

    def _contains(self, host: str) -> bool:
        parsed = _parsed(host)
        if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
            parsed = parsed.ipv4_mapped
        return parsed is not None and any(parsed in network for network in self._trusted)


def is_local(address: str) -> bool:
    """Whether an address is this machine.

    >>> is_local("127.0.0.1"), is_local("203.0.113.9")
    (True, False)
    """
    if address == "local" or address == "::/64":  # ::1, as its network
        return True
    parsed = _parsed(address)
    return parsed is not None and parsed.is_loopback


def _parsed(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None

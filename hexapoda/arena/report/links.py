"""Links that open a game in the replay page.

The record travels in the link itself, behind the `#`: compressed (raw deflate), then in base64 for addresses. It
reaches the page without passing through a server's log, and a report works wherever it is copied to.
"""

import base64
import zlib


def replay_link(base: str, record: str) -> str:
    """The address under which the page of a server shows a record.

    >>> replay_link("http://127.0.0.1:8000", "[Game]")
    'http://127.0.0.1:8000/open#i3ZPzE2NBQA'
    """
    return f"{base}/open#{packed(record)}"


def packed(text: str) -> str:
    """A text as a link has it."""
    press = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    data = press.compress(text.encode("utf-8")) + press.flush()
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def unpacked(text: str) -> str:
    """The text that was packed.

    >>> unpacked(packed("wS1 \N{EN DASH} bS1"))
    'wS1 – bS1'
    """
    data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    return zlib.decompress(data, -zlib.MAX_WBITS).decode("utf-8")

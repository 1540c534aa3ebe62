"""As much of WebDriver BiDi as a look at a page needs: commands, their answers, and the console's messages."""

import contextlib
import itertools
import json
from typing import Any

from websockets.sync.connection import Connection

#: An answer that takes longer, in seconds, is an error.
_PATIENCE = 60


class Bidi:
    """A session with a browser, over a socket."""

    def __init__(self, socket: Connection) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)
        self._told: list[dict[str, Any]] = []
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded"])

    def send(self, method: str, **params: Any) -> dict[str, Any]:
        """Sends a command and waits for its answer."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(timeout=_PATIENCE))
            if message.get("id") != number:
                self._hear(message)
            elif message["type"] == "error":
                raise AssertionError(f"{method}: {message['error']}: {message['message']}")
            else:
                return message["result"]

    def console(self) -> list[dict[str, Any]]:
        """All messages of the console so far."""
        with contextlib.suppress(TimeoutError):
            while True:
                self._hear(json.loads(self._socket.recv(timeout=0)))
        return self._told

    def _hear(self, message: dict[str, Any]) -> None:
        if message.get("method") == "log.entryAdded":
            self._told.append(message["params"])

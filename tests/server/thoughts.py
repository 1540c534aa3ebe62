"""What bot processes do in tests instead of thinking."""

import os
import signal
import time
from pathlib import Path
from typing import Any


def do(view: dict[str, Any], level: int, seed: int, earlier: int) -> str:
    """Does what the "view" says: wait some seconds, die (once, where a file is named), fail, or answer."""
    if "note" in view:
        Path(view["note"]).write_text(str(os.getpid()))
    if "die_once" in view and not Path(view["die_once"]).exists():
        Path(view["die_once"]).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    if view.get("die"):
        os.kill(os.getpid(), signal.SIGKILL)
    if view.get("fail"):
        raise ValueError("no idea")
    time.sleep(view.get("seconds", 0))
    return f"{view.get('say', '')} {os.getpid()}"

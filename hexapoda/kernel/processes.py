"""Child processes: how rules run in them is decided before they load any."""

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from hexapoda.kernel import cache

#: A child process runs below its parent, which answers people.
_NICENESS = 5
#: A process that is forked from one with threads may wait for their locks for ever.
CONTEXT = multiprocessing.get_context("spawn")
#: Set when what this process does is no longer wanted.
stop_event: Any = threading.Event()


def child_pool(rules: str, stop: Any = None) -> ProcessPoolExecutor:
    """A pool of one child process, with rules compiled or interpreted; an event given here is its `stop_event`."""
    return ProcessPoolExecutor(1, mp_context=CONTEXT, initializer=_set_up, initargs=(rules, stop))


def _set_up(rules: str, stop: Any) -> None:
    """What a child process does first: decide how rules run; leave Ctrl+C to its parent; lower its own priority; and
    exit with its parent, however that ends."""
    global stop_event
    os.environ[cache.SWITCH] = rules
    if stop is not None:
        stop_event = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    threading.Thread(target=_exit_with_parent, name="hexapoda-parent", daemon=True).start()


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)

"""Child processes: how rules run in them is decided before they load any."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any

from hexapoda.kernel import cache

#: A child process runs below its parent, which answers people.
_NICENESS = 5
#: A process that is forked from one with threads may wait for their locks for ever.
CONTEXT = multiprocessing.get_context("spawn")
#: Set when what this process does is to end.
stop_event: Any = threading.Event()
#: Seconds between looks at it.
_GLANCE = 0.05


def child_pool(rules: str, stop: Any = None) -> ProcessPoolExecutor:
    """A pool of one child process, with rules compiled or interpreted; an event given here is its `stop_event`."""
    return ProcessPoolExecutor(1, mp_context=CONTEXT, initializer=_set_up, initargs=(rules, stop))


@contextmanager
def heeding(stop: Callable[[], object], event: Any = None) -> Iterator[None]:
    """While the block runs, call `stop` when this process's `stop_event` is set (or another event)."""
    over, ending = threading.Event(), stop_event if event is None else event

    def watch() -> None:
        while not over.is_set():
            if ending.wait(_GLANCE):
                stop()  # repeatedly: a search that is about to start would not notice
                over.wait(_GLANCE)

    threading.Thread(target=watch, name="hexapoda-stop", daemon=True).start()
    try:
        yield
    finally:
        over.set()


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

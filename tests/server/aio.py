"""Tests that are coroutines."""

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import Any

#: Seconds after which a test hangs.
_SECONDS = 240


def asynchronous(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run a test in an event loop of its own; tasks that it leaves behind are errors."""
    return within(_SECONDS)(test)


def within(seconds: float) -> Callable[[Callable[..., Coroutine[Any, Any, None]]], Callable[..., None]]:
    """The same with a time limit, for tests that start servers on a busy machine."""

    def decorate(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
        @functools.wraps(test)
        def run(*args: Any, **kwargs: Any) -> None:
            asyncio.run(asyncio.wait_for(test(*args, **kwargs), seconds))

        return run

    return decorate

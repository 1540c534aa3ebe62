"""What all tests share."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from hexapoda.kernel import cache
from tests.settings import LONG

# A shell lets what it runs in the background ignore Ctrl+C, and that is inherited.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

#: The tier of rules that this run is for.
_RULES = os.environ.get(cache.SWITCH)


@pytest.fixture(autouse=True)
def _same_rules() -> Iterator[None]:
    """A command that runs in this process chooses the rules of all processes that it starts; later tests start theirs
    with those of this run."""
    yield
    if _RULES is None:
        os.environ.pop(cache.SWITCH, None)
    else:
        os.environ[cache.SWITCH] = _RULES


def pytest_configure(config: pytest.Config) -> None:
    """Compile what the tests use once, before parallel workers would all do it."""
    checks = os.environ.get("NUMBA_BOUNDSCHECK") == "1"  # another code, which `test_bounds.py` compiles for itself
    if config.getoption("numprocesses", None) and not hasattr(config, "workerinput") and not checks:
        from tests.warm import warm_all

        warm_all()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The tests in a browser run by themselves, `pytest tests/page`: Playwright keeps an event loop running in the
    process, which others can't have."""
    own = Path(__file__).parent / "page"
    return True if collection_path == own and not any("page" in str(word) for word in config.args) else None


#: What starts a server or a database.
_SERVICES = {"postgres", "live_server"}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that start servers or databases as slow; leave out the long ones unless they are asked for."""
    for item in items:
        named = set(getattr(item, "fixturenames", ()))
        on_postgresql = "postgresql" in getattr(getattr(item, "callspec", None), "params", {}).values()
        if named & _SERVICES or on_postgresql or hasattr(getattr(item, "module", None), "Server"):
            item.add_marker(pytest.mark.slow)
    if LONG:
        return
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.skip(reason="long: runs in `make test-long`"))

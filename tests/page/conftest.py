"""A server with the built page, and people with browsers."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from hexapoda.kernel import cache
from hexapoda.server.http.app import PAGE
from tests.page import chromium
from tests.page.person import Person
from tests.server.harness import Server

_FOUND = chromium.find()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skips the tests of the page where there is no browser."""
    if _FOUND is None:
        for item in items:
            if "tests/page/" in item.path.as_posix():
                item.add_marker(pytest.mark.skip(reason=chromium.why_missing()))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The Chromium that was found, without its sandbox, which root can't use."""
    return {**browser_type_launch_args, "executable_path": _FOUND, "args": ["--no-sandbox", "--disable-gpu"]}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server shared by all tests of this process; a test that stops one starts its own."""
    assert (PAGE / "index.html").is_file(), "the page is not built: make page"
    with Server(tmp_path_factory.mktemp("page"), rules=cache.COMPILED, bot_processes=1) as running:
        yield running


@pytest.fixture
def arrive(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Makes a person with a browser: `arrive(width="phone", language="pl", dark=True)`. After the test, no browser's
    console may have an error."""
    people: list[Person] = []

    def someone(**wishes: Any) -> Person:
        person = Person(browser, wishes.pop("server", server), **wishes)
        people.append(person)
        return person

    yield someone
    problems = [problem for person in people for problem in person.problems]
    for person in people:
        person.leave()
    assert not problems, "\n".join(problems)


@pytest.fixture
def maja(arrive: Callable[..., Person]) -> Person:
    """The person who makes a table."""
    return arrive()


@pytest.fixture
def olek(arrive: Callable[..., Person]) -> Person:
    """The person who joins by the link."""
    return arrive()

"""What the tests of Ants share."""

import pytest

from tests.ants.positions import IMPLEMENTATIONS, Rules


@pytest.fixture(params=IMPLEMENTATIONS, ids=lambda rules: rules.name)
def rules(request: pytest.FixtureRequest) -> Rules:
    """The plain reference and the real game: what the rules page says holds for both."""
    return request.param

"""What the tests of Termites share."""

import pytest

from tests.termites.positions import GAME, REFERENCE, Rules


@pytest.fixture(params=[REFERENCE, GAME], ids=lambda rules: rules.name)
def rules(request: pytest.FixtureRequest) -> Rules:
    """The plain reference and the real game: what the rules page says holds for both."""
    return request.param

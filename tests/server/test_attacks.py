"""One visitor does what would tire the server: a second person plays on, and the visitor is refused. How long the
second person waits is measured by `python -m benchmarks.attacks`."""

import pytest

from tests.server.aio import within
from tests.server.attacks import ATTACKS, SETTINGS, under
from tests.server.harness import Server
from tests.settings import rest_is_long


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("attacked"), **SETTINGS) as found:
        yield found
        errors = [line for line in found.log_lines() if line.get("level") not in ("info", "warning")]
        assert not errors


@pytest.mark.parametrize("name", rest_is_long(ATTACKS, lambda name: name in ("positions", "pings", "imports")))
@within(300)
async def test_a_second_person_plays_on_while_one_visitor_attacks(server, name):
    attackers = []

    async def attack(attacker):
        attackers.append(attacker)
        await ATTACKS[name](attacker)

    async def watch(witness):
        await witness.play(12)
        while not attackers[0].refused:
            await witness.play(1)

    witness, _ = await under(server, attack, watch)
    assert len(witness.moves) >= 12

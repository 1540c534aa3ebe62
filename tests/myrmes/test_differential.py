"""The real game and the plain reference side by side: the same decisions, options, positions and results at every step,
in random games with and without a taste for tiles and objectives, and in games that begin each round with riches.
"""

import random
from collections import Counter
from typing import Any

import pytest

from tests.myrmes.playing import DATA, PLAYERS, TASTES, Taste, any_table, enrich, keen_option
from tests.myrmes.real import NODES, RealMyrmes
from tests.myrmes.reference import Option, ReferenceMyrmes
from tests.myrmes.reference.table import Table
from tests.settings import COUNTS, LONG

#: Everything that can be asked (the table S), and the kinds of tiles, objectives and events that can be chosen.
ASKED = set(NODES.values())
TILES = {each["id"] for each in [*DATA["pheromone"], *DATA["special"]]}
OBJECTIVES = {each["id"] for each in DATA["objective"]}
EVENTS = {each["id"] for each in DATA["event"]}


class Pair:
    """The real game and the reference in the same position; chance is the real game's."""

    reference: ReferenceMyrmes

    def __init__(self, table: dict[str, Any], seed: str, *, rich: bool = False) -> None:
        self.real, self.seed = RealMyrmes.begin(seed, **table), seed
        self.rng = random.Random(seed)
        #: What was seen: decisions, and the kinds of tiles, objectives and events that were chosen.
        self.seen: Counter[str] = Counter()
        self.reference = ReferenceMyrmes(
            DATA,
            table["players"],
            edition=table["edition"],
            roll=lambda year: self.real.dice(),
            gift=self._enrich if rich else None,
            **self.real.chance(),
        )
        check_chance(self.reference, shuffled=table["start_exits"] == "shuffled")

    def _enrich(self, g: Table) -> None:
        """Before the riches of a round all is as it was; then the real game gets the same ones."""
        assert isinstance(g, ReferenceMyrmes)
        assert self.real.table() == g.position()
        enrich(g, self.rng)
        self.real.become(g, f"{self.seed} {g.round}")

    def agree(self) -> None:
        """The same is asked, with the same options, and everything that can be seen is the same."""
        real, reference = self.real, self.reference
        assert (real.decision, real.actor) == (reference.decision, reference.actor)
        assert real.options() == reference.options(), real.decision
        assert real.table() == reference.position()
        if reference.decision is None:
            assert real.result() == ("third-winter", reference.places(), reference.scores())

    def play_on(self, taste: Taste) -> Counter[str]:
        """Play to the end, comparing at every step; tell what was seen."""
        self.agree()
        while self.reference.decision:
            option = taste(self.reference, self.rng)
            self._see(option)
            self.real.play(option)
            self.reference.play(option)
            self.agree()
        return self.seen

    def _see(self, option: Option) -> None:
        self.seen[str(self.reference.decision)] += 1
        if option[0] == "event":
            self.seen[DATA["event"][int(option[1])]["id"]] += 1
        elif option[0] in ("place", "objective"):
            self.seen[option[1]] += 1


def check_chance(g: ReferenceMyrmes, *, shuffled: bool) -> None:
    """M3.4, M3.5, M3.9, M5.1: chance brought what it can bring."""
    levels = {each["id"]: each["level"] for each in DATA["objective"]}
    assert [levels[name] for name in g.objectives] == [1, 1, 2, 2, 3, 3]
    assert len(set(g.objectives)) == 6
    exits = [colony.exits[0] for colony in g.colonies]
    assert sorted(exits) == sorted(g.garden.start_exits)
    assert shuffled or exits == g.garden.start_exits
    assert all(1 <= die <= 6 for die in g.dice)
    assert max(Counter(g.prey.values()).values()) <= 6
    assert set(g.prey) <= set(g.garden.prey_spots)


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_agree_with_the_reference_at_every_step(players: int) -> None:
    """Half of the games play anything, half are keen."""
    seen: Counter[str] = Counter()
    for number in range(COUNTS["myrmes_games"] // len(PLAYERS)):
        seed = f"game {players} {number}"
        seen += Pair(any_table(random.Random(seed), players), seed).play_on(TASTES[number % 2])
    assert set(seen) >= EVENTS | {"P2", "EVENT", "BIRTH", "USE_WORKER", "GARDEN", "ATELIER", "DISCARD", "WINTER"}


@pytest.mark.slow
def test_rich_games_agree_with_the_reference_at_every_step() -> None:
    """Many games see all that there is, a few most of it."""
    seen: Counter[str] = Counter()
    for number in range(COUNTS["myrmes_rich_pairs"]):
        seed = f"rich {number}"
        seen += Pair(any_table(random.Random(seed), PLAYERS[number % 3]), seed, rich=True).play_on(keen_option)
    assert len((ASKED | TILES | EVENTS | OBJECTIVES) - set(seen)) <= (0 if LONG else 6)

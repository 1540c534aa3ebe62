"""Games of bots with secrets and chance against random players, and positions of such games."""

from typing import Any

import hexapoda
from hexapoda.bots import Bot, Mcts, RandomBot
from hexapoda.play.game import Position
from tests.bots.searches import consider


def wins_against_random(game: str, number: int, iterations: int, **options: Any) -> bool:
    """Whether a bot, seated by the number of the game, wins against random players, alone or with its allies."""
    position = hexapoda.load(game, **options).start(seed=number)
    mine = number % position.seats
    players: list[Bot] = [Mcts(iterations=iterations, seed=number, tree_mb=4), RandomBot(number)]
    teams = position.teams
    while position.actor is not None:
        position.push_id(players[teams[position.actor] != teams[mine]].choose(position).id)
    assert position.outcome is not None
    return {teams[winner] for winner in position.outcome.winners} == {teams[mine]}


def positions(game: str, seed: int, apart: int = 20, **options: Any) -> list[Position]:
    """Positions of a random game with a choice: up to three of each kind of decision, more than `apart` plies apart."""
    position = hexapoda.load(game, **options).start(seed=seed)
    player = RandomBot(seed)
    found: dict[str, list[Position]] = {}
    while position.actor is not None and position.ply < 400:
        some = found.setdefault(str(position.decision), [])
        if len(position.legal_ids()) > 1 and (not some or position.ply > some[-1].ply + apart):
            some.append(position.copy())
        position.push_id(player.choose(position).id)
    return [each for some in found.values() for each in some[:3]]


def points_of_more_thought(game: str, games: int, *, strong: int = 2_000, weak: int = 100, **options: Any) -> float:
    """How many two-player games a bot wins against one with fewer iterations; draws count half."""
    points = 0.0
    for number in range(games):
        position = hexapoda.load(game, **options).start(seed=number // 2)
        mine = number % 2
        players = [Mcts(iterations=strong, seed=number, tree_mb=16), Mcts(iterations=weak, seed=number, tree_mb=4)]
        while position.actor is not None:
            position.push_id(players[position.actor != mine].choose(position).id)
        assert position.outcome is not None
        places = position.outcome.places
        points += (places[mine] < places[1 - mine]) + 0.5 * (places[0] == places[1])
    return points


def assert_blind_to_secrets(some: list[Position]) -> None:
    """Positions that look alike to the actor get the same answers, and some of them do differ."""
    different = 0
    for position in some:
        others = assert_alike(position)
        different += len({each.setup() for each in others}) > 1
    assert different > 3


#: Ways to search: as usual, with a tree that is soon full, with threads.
WAYS_TO_SEARCH: tuple[dict[str, Any], ...] = ({"tree_mb": 4}, {"tree_mb": 0.03}, {"tree_mb": 4, "threads": 2})


def assert_alike(position: Position) -> list[Position]:
    """A position and two that look the same to the actor get the same answers; returns these two."""
    view = position.view(position.actor)
    others = [position.game.imagine(view, seed=again) for again in range(2)]
    for way in WAYS_TO_SEARCH:
        found = [consider(one, iterations=100, seed=3, **way).candidates for one in (position, *others)]
        answers = [[(each.move, each.visits, each.score) for each in candidates] for candidates in found]
        assert answers == [answers[0]] * 3
    return others

"""PettingZoo: every seat is an agent.

    from hexapoda.envs import pettingzoo

    env = pettingzoo.env("termites", players=3)

The seats of a game decide one after the other, and what the next one is asked depends on it, so there is no parallel
version. An observation has the features of the game (`Game.learning`) as the agent knows them, and the mask of its
legal actions, which is empty while another agent is asked.
"""

from typing import Any

try:
    import gymnasium
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:  # pragma: no cover
    from hexapoda.play.errors import HexapodaError

    raise ImportError(str(HexapodaError("envs-missing", package="pettingzoo", extra="pettingzoo"))) from error
import numpy as np

from hexapoda.envs.batch import MAX_PLIES
from hexapoda.play.game import Game, Position, load

#: The reward of an agent that plays an illegal action, which ends the game.
ILLEGAL = -1.0


def env(game: str | Game, **settings: Any) -> AECEnv:
    """A game for PettingZoo, with the usual wrappers: an illegal action ends it, and the agent has lost."""
    made: AECEnv = raw_env(game, **settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv, EzPickle):  # noqa: N801, as PettingZoo calls it
    """The same without wrappers: an illegal action is an IllegalMoveError, and nothing has happened."""

    def __init__(
        self,
        game: str | Game,
        *,
        max_plies: int = MAX_PLIES,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Games are truncated after `max_plies` decisions. `options` are those of the game."""
        EzPickle.__init__(self, game, max_plies=max_plies, render_mode=render_mode, **options)
        super().__init__()
        self.game = load(game, **options) if isinstance(game, str) else game
        learning = self.game.learning
        self.metadata = {
            "name": f"hexapoda_{self.game.name}_v{learning.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self._max_plies = max_plies
        self._position = self.game.start(seed=0)
        self.possible_agents = [f"player_{seat}" for seat in range(self._position.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = learning.features.bounds()
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(low, high, dtype=np.float32),
                    "action_mask": Box(0, 1, (learning.actions.size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(learning.actions.size) for agent in self.possible_agents}
        self._no_action = np.zeros(learning.actions.size, np.int8)
        self._numbers = np.random.default_rng()

    @property
    def position(self) -> Position:
        """The position, with everything that is known of the game."""
        return self._position

    def observation_space(self, agent: str) -> gymnasium.Space:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space:
        """What an agent plays."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. Without a seed it goes on with those of the last one."""
        if seed is not None:
            self._numbers = np.random.default_rng(seed)
        self._position = self.game.start(seed=int(self._numbers.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """Find out who is asked next and what may be answered."""
        position = self._position
        self._asked = position.actor if position.ply < self._max_plies else None
        self._codes = position.codes()
        if self._asked is not None:
            self.agent_selection = self.possible_agents[self._asked]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What an agent knows."""
        seat, mask = self._seat_of[agent], self._no_action.copy()
        if seat == self._asked:
            mask[self._codes] = 1
        return {"observation": self._position.observe(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Play an action of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        position = self._position
        found = np.flatnonzero(self._codes == action)
        position.push_id(int(position.legal_ids()[found[0]])) if len(found) else position.coded(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._ask()
        if self._asked is None:
            outcome = position.outcome
            over, long = dict.fromkeys(self.agents, outcome is not None), dict.fromkeys(self.agents, outcome is None)
            self.terminations, self.truncations = over, long
            if outcome is not None:
                self.rewards = dict(zip(self.agents, outcome.returns, strict=True))
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The board as the agent that is asked sees it."""
        if self.render_mode != "ansi":
            return None
        from hexapoda.envs.text import drawn

        return drawn(self._position, self._asked)

    def close(self) -> None:
        """Nothing to close."""

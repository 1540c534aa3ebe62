"""Gymnasium: one agent against bots.

    import gymnasium
    import hexapoda.envs.gymnasium                      # registers Hexapoda/Hive-v0, Hexapoda/Termites-v0 …

    env = gymnasium.make("Hexapoda/Hive-v0", opponents="greedy", type="Base+MLP")
    envs = gymnasium.make_vec("Hexapoda/Termites-v0", num_envs=1024, players=3)

An observation is a vector (see `Game.learning`), the actions are numbers, and `info["action_mask"]` says which are
legal. The reward is 0 until the game is over, then the return: from 1 for the first place to -1 for the last.
"""

from collections.abc import Sequence
from typing import Any

try:
    import gymnasium
    from gymnasium.spaces import Box, Discrete, MultiDiscrete
    from gymnasium.vector import AutoresetMode
except ImportError as error:  # pragma: no cover
    from hexapoda.play.errors import HexapodaError

    raise ImportError(str(HexapodaError("envs-missing", package="gymnasium", extra="gymnasium"))) from error
import numpy as np

from hexapoda.bots import Bot
from hexapoda.envs.batch import AUTORESETS, MAX_PLIES, POLICIES, Autoreset, Batch
from hexapoda.envs.opponents import Opponent, by_seat, opponent
from hexapoda.play.errors import HexapodaError, IllegalMoveError
from hexapoda.play.game import Game, Position, game_names, load

#: What happens after an illegal action: the agent has lost, or it is an error and nothing has happened.
ILLEGAL = ("lose", "raise")
_MODES: dict[Autoreset, AutoresetMode] = dict(
    zip(AUTORESETS, (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP, AutoresetMode.DISABLED), strict=True)
)


def spaces(game: Game) -> tuple[Box, Discrete]:
    """What is observed and what is played in a game."""
    low, high = game.learning.features.bounds()
    return Box(low, high, dtype=np.float32), Discrete(game.learning.actions.size)


def _check_illegal(illegal: str) -> str:
    if illegal not in ILLEGAL:
        raise HexapodaError("envs-illegal", value=str(illegal), choices=", ".join(ILLEGAL))
    return illegal


class OneAgentEnv(gymnasium.Env):
    """A game in which one seat is the agent's and bots play the others."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012, as Gymnasium declares it

    def __init__(
        self,
        game: str | Game,
        *,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = 0,
        max_plies: int = MAX_PLIES,
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`opponents` is one for all other seats, or a list. Without a `seat` each game draws it. Games are truncated
        after `max_plies` decisions of all seats. `options` are those of the game."""
        self.game = load(game, **options) if isinstance(game, str) else game
        self.observation_space, self.action_space = spaces(self.game)
        self.render_mode = render_mode
        self._position = self.game.start(seed=0)
        self._seat = seat if seat is None else _seat_of(seat, self._position.seats)
        self._wanted = by_seat(opponents, self._position.seats - 1)
        self._max_plies, self._illegal = max_plies, _check_illegal(illegal)
        self._bots: list[Bot] = []
        self._lost = False
        #: The agent's seat in this game.
        self.seat = 0

    @property
    def position(self) -> Position:
        """The position, with everything that is known of the game."""
        return self._position

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game; the bots play until the agent is asked."""
        super().reset(seed=seed)
        if seed is not None or not self._bots:
            self._bots = [opponent(each, self.game, int(self.np_random.integers(2**31))) for each in self._wanted]
        self._position = self.game.start(seed=int(self.np_random.integers(2**62)))
        self.seat = int(self.np_random.integers(self._position.seats)) if self._seat is None else self._seat
        self._lost = False
        self._let_others_play()
        return self._position.observe(self.seat), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the bots play until the agent is asked again."""
        info: dict[str, Any] = {}
        try:
            self._position.push(self._position.coded(int(action)))
        except IllegalMoveError as error:
            if self._illegal == "raise" or self._is_over():
                raise
            self._lost, info = True, {"refusal": str(error)}
        self._let_others_play()
        position, reward = self._position, 0.0
        if self._lost:
            reward = -1.0
        elif position.outcome is not None:
            reward = position.outcome.returns[self.seat]
        terminated = self._lost or position.actor is None
        truncated = not terminated and position.ply >= self._max_plies
        return position.observe(self.seat), reward, terminated, truncated, {**self._info(), **info}

    def _is_over(self) -> bool:
        return self._lost or self._position.actor is None or self._position.ply >= self._max_plies

    def _let_others_play(self) -> None:
        position = self._position
        while not self._is_over() and position.actor != self.seat:
            assert position.actor is not None
            other = (position.actor - self.seat) % position.seats - 1  # the first bot sits after the agent
            position.push(self._bots[other].choose(position))

    def _info(self) -> dict[str, Any]:
        position, mask = self._position, np.zeros(self.game.learning.actions.size, np.int8)
        if not self._is_over():
            mask[position.codes()] = 1
        return {"action_mask": mask, "seat": self.seat, "decision": position.decision or ""}

    def action_masks(self) -> np.ndarray:
        """The legal actions as sb3-contrib asks for them."""
        return self._info()["action_mask"].astype(bool)

    def render(self) -> str | None:
        """The board as the agent sees it."""
        if self.render_mode != "ansi":
            return None
        from hexapoda.envs.text import drawn

        return drawn(self._position, self.seat)


def _seat_of(seat: Any, seats: int) -> int:
    if isinstance(seat, bool) or not hasattr(seat, "__index__") or not 0 <= seat < seats:
        raise HexapodaError("bad-seat", seat=str(seat)[:60], last=seats - 1)
    return int(seat)


class OneAgentVectorEnv(gymnasium.vector.VectorEnv):
    """Many such games at once, on a `Batch`: compiled loops on all processors."""

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        *,
        opponents: str | Bot = "random",
        seat: int | None = 0,
        max_plies: int = MAX_PLIES,
        autoreset: Autoreset = "next-step",
        threads: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`opponents` are "random" or "greedy", which are compiled, or a bot, which is asked game by game. An illegal
        action is an error, and nothing has happened then. `autoreset` is "next-step", "same-step" or "disabled"."""
        self.game = load(game, **options) if isinstance(game, str) else game
        if autoreset not in AUTORESETS:
            raise HexapodaError("batch-autoreset", mode=str(autoreset), modes=", ".join(AUTORESETS))
        if not isinstance(opponents, Bot) and opponents not in POLICIES:
            raise HexapodaError("batch-policy", policy=str(opponents)[:60], policies=", ".join(POLICIES))
        self.autoreset: Autoreset = autoreset
        self.metadata = {"render_modes": [], "autoreset_mode": _MODES[autoreset]}
        self.render_mode = render_mode
        self.num_envs = num_envs
        #: The games. The door resets them itself: the agent's step is more than one decision.
        self.batch = Batch(self.game, num_envs, seed=0, max_plies=max_plies, autoreset="disabled", threads=threads)
        self._seat = seat if seat is None else _seat_of(seat, self.batch.seats)
        #: The agent's seat in each game.
        self.seats = np.zeros(num_envs, np.int64)
        self._opponents: Any = opponents
        self.single_observation_space, self.single_action_space = spaces(self.game)
        low, high = self.game.learning.features.bounds()
        self.observation_space = Box(
            np.tile(low, (num_envs, 1)), np.tile(high, (num_envs, 1)), (num_envs, len(low)), np.float32
        )
        self.action_space = MultiDiscrete(np.full(num_envs, self.single_action_space.n))
        self._all = np.arange(num_envs)
        self._over = np.zeros(num_envs, bool)

    def reset(  # type: ignore[override]
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games; with `options={"reset_mask": …}` those that the mask says."""
        given: list[Any] = [None] * self.num_envs
        if isinstance(seed, (int, np.integer)):
            given = [int(seed) + i for i in range(self.num_envs)]
        elif seed is not None:
            given = list(seed)
        if len(given) != self.num_envs:
            raise HexapodaError("batch-seeds", found=len(given), size=self.num_envs)
        super().reset(seed=next((int(each) for each in given if each is not None), None))
        games = self._all
        if options is not None and "reset_mask" in options:
            mask = options["reset_mask"]
            fits = isinstance(mask, np.ndarray) and mask.shape == (self.num_envs,) and mask.dtype == bool
            if not fits or not mask.any():
                raise HexapodaError("batch-array", what="reset_mask", shape=str((self.num_envs,)), dtype="bool")
            games = np.flatnonzero(mask)
        drawn = self.np_random.integers(2**62, size=len(games)).tolist()
        seeds = [each if given[i] is None else int(given[i]) for i, each in zip(games.tolist(), drawn, strict=True)]
        self._begin(games, seeds)
        self._let_others_play(games)
        return self.batch.observe(self.seats), self._infos()

    def _begin(self, games: np.ndarray, seeds: list[int] | None = None) -> None:
        self.batch.reset(games=games, seed=seeds)
        self._over[games] = False
        if self._seat is None:
            self.seats[games] = self.np_random.integers(self.batch.seats, size=len(games))
        else:
            self.seats[games] = self._seat

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play an action in each game, and let the others play until the agents are asked again."""
        codes = np.asarray(actions)
        again = self._over.copy() if self.autoreset == "next-step" else np.zeros(self.num_envs, bool)
        playing = np.flatnonzero(~again)
        if codes.shape != (self.num_envs,):
            raise HexapodaError("batch-actions", size=self.num_envs, shape=str(codes.shape), dtype=str(codes.dtype))
        self.batch.step(codes[playing], games=playing)
        if again.any():
            self._begin(np.flatnonzero(again))
        self._let_others_play(self._all)
        rewards = self.batch.rewards[self._all, self.seats]
        terminated, truncated = self.batch.terminated.copy(), self.batch.truncated.copy()
        self._over = terminated | truncated
        infos: dict[str, Any] = {}
        if self.autoreset == "same-step" and self._over.any():
            ended = np.flatnonzero(self._over)
            infos = self._final(ended)
            self._begin(ended)
            self._let_others_play(ended)
        return self.batch.observe(self.seats), rewards, terminated, truncated, {**self._infos(), **infos}

    def _let_others_play(self, games: np.ndarray) -> None:
        """Let the bots play in games until an agent is asked or the game is over."""
        while True:
            actors = self.batch.actors[games]
            waiting = games[(actors >= 0) & (actors != self.seats[games])]
            if not len(waiting):
                return
            self.batch.step(self.batch.choose(self._opponents, waiting), games=waiting)

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, bool)
        mask = self.batch.mask(self.seats).view(np.int8)
        return {
            "action_mask": mask,
            "_action_mask": everywhere,
            "seat": self.seats.copy(),
            "_seat": everywhere.copy(),
        }

    def _final(self, ended: np.ndarray) -> dict[str, Any]:
        """The last observations of games that begin anew at once."""
        seen, last = self.batch.observe(self.seats), np.full(self.num_envs, None, object)
        for i in ended.tolist():
            last[i] = seen[i].copy()
        return {"final_obs": last, "_final_obs": self._over.copy(), "final_info": {}, "_final_info": self._over.copy()}


def register() -> None:
    """Make all games known to Gymnasium, as Hexapoda/NAME-vVERSION."""
    for name in game_names():
        environment = f"Hexapoda/{name.capitalize()}-v{load(name).learning.version}"
        if environment not in gymnasium.registry:
            gymnasium.register(
                environment,
                entry_point="hexapoda.envs.gymnasium:OneAgentEnv",
                vector_entry_point="hexapoda.envs.gymnasium:OneAgentVectorEnv",
                kwargs={"game": name},
            )


register()

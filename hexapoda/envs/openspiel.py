"""OpenSpiel: each game as a Python game, so that its algorithms and bots run on ours.

    import pyspiel
    import hexapoda.envs.openspiel                      # registers hexapoda_hive, hexapoda_termites …

    game = pyspiel.load_game("hexapoda_termites(players=3)")

Chance is explicit: each draw of a number is a node of its own whose outcomes are equally likely. The information state
of a player is the whole game as it was seen; the tensor is the observation of `Game.learning`.
"""

import copy
import json
from typing import Any

try:
    import pyspiel
except ImportError as error:  # pragma: no cover
    from hexapoda.play.errors import HexapodaError

    raise ImportError(str(HexapodaError("envs-missing", package="open_spiel", extra="openspiel"))) from error
import numpy as np

from hexapoda.envs.batch import MAX_PLIES
from hexapoda.kernel import chance, contract
from hexapoda.kernel.declaration import Declaration
from hexapoda.play.game import Game, Position, declaration, game_names, load

#: The most outcomes of a draw.
_MOST_OUTCOMES = 256
_PREFIX = "hexapoda_"


class _Course:
    """A game under way, with chance decided number by number: the position, what is being carried out, and the numbers
    drawn for it so far."""

    #: What is carried out before the first decision.
    START = -1

    def __init__(self, game: Game) -> None:
        self.game = game
        self.position: Position | None = None
        self.doing: int | None = self.START
        self.told: list[int] = []
        #: How many outcomes the next draw has; 0 where nothing is drawn.
        self.outcomes = 0
        self._carry_out()

    def __deepcopy__(self, memo: Any) -> "_Course":
        other = copy.copy(self)
        other.told = list(self.told)
        if self.position is not None:
            other.position = self.position.copy()
        return other

    def do(self, action: int) -> None:
        """Begin to carry out an action, by the kernel's id."""
        self.doing, self.told = action, []
        self._carry_out()

    def draw(self, number: int) -> None:
        """Decide the next draw."""
        self.told.append(number)
        self._carry_out()

    def _carry_out(self) -> None:
        """Carry out what is begun, if all of its draws are decided; else find out what is drawn next."""
        assert self.doing is not None
        made, _ = self._tried(self.told)
        if made > len(self.told):
            self.outcomes = self._count_outcomes()
            return
        if self.doing == self.START:
            self.position = self.game.start(seed=0, told=self.told)
        else:
            assert self.position is not None
            self.position.push_id(self.doing, told=self.told)
        self.doing, self.told, self.outcomes = None, [], 0

    def _tried(self, told: list[int]) -> tuple[int, bool]:
        """How many draws there are if these are told, and whether one of them is impossible."""
        if self.doing == self.START:
            rng = self.game.start(seed=0, told=told).state.rng
        else:
            assert self.position is not None
            states = np.frombuffer(bytearray(self.position.state_bytes(self.position.ply)), self.position.states.dtype)
            chance.begin(states[0].rng, told)
            contract.apply_at(states, 0, self.doing)
            rng = states[0].rng
        return int(rng.made), bool(rng.refused)

    def _count_outcomes(self) -> int:
        """The outcomes of the next draw: numbers from there on are impossible."""
        low, high = 1, _MOST_OUTCOMES
        while low < high:
            middle = (low + high) // 2
            if self._tried([*self.told, middle])[1]:
                high = middle
            else:
                low = middle + 1
        return low


class HexapodaState(pyspiel.State):
    """A state of any of our games."""

    def __init__(self, game: "HexapodaGame") -> None:
        super().__init__(game)
        self._most = game.max_plies
        self._course = _Course(game.played)

    @property
    def position(self) -> Position | None:
        """The position; None before all draws of the start are decided."""
        return self._course.position

    def current_player(self) -> int:
        """Who is asked: a player, chance, or nobody."""
        if self._course.outcomes:
            return pyspiel.PlayerId.CHANCE
        position = self._course.position
        assert position is not None
        if position.actor is None or position.ply >= self._most:
            return pyspiel.PlayerId.TERMINAL
        return position.actor

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.current_player() == pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        position = self._course.position
        assert position is not None
        return sorted(position.codes().tolist()) if position.actor == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn: all numbers are equally likely."""
        count = self._course.outcomes
        return [(number, 1.0 / count) for number in range(count)]

    def _apply_action(self, action: int) -> None:
        if self._course.outcomes:
            self._course.draw(action)
        else:
            position = self._course.position
            assert position is not None
            self._course.do(position.coded(action).id)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        position = self._course.position
        assert position is not None
        return position.coded(action).text

    def returns(self) -> list[float]:
        """The results of a game that is over, else zeros."""
        position = self._course.position
        outcome = None if position is None or self._course.outcomes else position.outcome
        return [0.0] * self.num_players() if outcome is None else list(outcome.returns)

    def seen(self, player: int) -> list[str]:
        """The whole game as a player saw it."""
        position = self._course.position
        if position is None:
            return []
        lines = [position.setup_chance(player)]
        for ply in range(position.ply):
            written = position.written(ply, player)
            lines.append(f"{written['seat']}: {written['text']} {written['chance']}".rstrip())
        return lines

    def __str__(self) -> str:
        position = self._course.position
        begun = f" drawing after {self._course.told}" if self._course.outcomes else ""
        return ("the start" if position is None else position.setup()) + begun


class _Observer:
    """What a player knows, as a tensor by blocks, and as text."""

    def __init__(self, game: "HexapodaGame", perfect_recall: bool) -> None:
        learning = game.played.learning
        self._recalls = perfect_recall
        self.tensor = np.zeros(0 if perfect_recall else learning.features.size, np.float32)
        self.dict = (
            {}
            if perfect_recall
            else {each.name: self.tensor[each.places].reshape(each.shape) for each in learning.features}
        )

    def set_from(self, state: HexapodaState, player: int) -> None:
        """Fill the tensor with what a player knows."""
        if not self._recalls:
            self.tensor[:] = 0.0 if state.position is None else state.position.observe(player)

    def string_from(self, state: HexapodaState, player: int) -> str:
        """The same as text: the view, or the whole game as it was seen."""
        if self._recalls:
            return "\n".join(state.seen(player))
        if state.position is None:
            return ""
        view = state.position.view(player)
        return json.dumps({name: view[name] for name in ("actor", "decision", "board")}, sort_keys=True)


class HexapodaGame(pyspiel.Game):
    """Any of our games; made by `pyspiel.load_game`."""

    #: The name of the game and its type, set by `_registered`.
    NAME = ""
    TYPE: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        stated = dict(params or {})
        self.max_plies = int(stated.get("max_plies", MAX_PLIES))
        chosen = {name: value for name, value in stated.items() if name != "max_plies"}
        #: The game that is played.
        self.played = load(self.NAME, **chosen)
        start = self.played.start(seed=0)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.played.learning.actions.size,
            max_chance_outcomes=_MOST_OUTCOMES,
            num_players=start.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.max_plies,
        )
        super().__init__(self.TYPE, info, stated)

    def new_initial_state(self) -> HexapodaState:
        """The start of a game."""
        return HexapodaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        """What looks at states for players."""
        return _Observer(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


def _type_of(declared: Declaration) -> Any:
    """How OpenSpiel sees a game."""
    of = pyspiel.GameType
    hidden = not (declared.perfect_information or declared.nothing_hidden)
    seats = next((option.choices for option in declared.options if option.name == "players"), (declared.seats,))
    return of(
        short_name=f"{_PREFIX}{declared.name}",
        long_name=f"{declared.title} (Hexapoda)",
        dynamics=of.Dynamics.SEQUENTIAL,
        chance_mode=of.ChanceMode.DETERMINISTIC if declared.perfect_information else of.ChanceMode.EXPLICIT_STOCHASTIC,
        information=of.Information.IMPERFECT_INFORMATION if hidden else of.Information.PERFECT_INFORMATION,
        utility=of.Utility.ZERO_SUM,
        reward_model=of.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "max_plies": MAX_PLIES,
            **{option.name: _plain(option.default) for option in declared.options},
        },
    )


def _plain(value: Any) -> Any:
    """A default as OpenSpiel's parameters can hold it."""
    return value if isinstance(value, (bool, int, float)) else str(value)


def register() -> None:
    """Make all games known to OpenSpiel, as hexapoda_NAME."""
    known = set(pyspiel.registered_names())
    for name in game_names():
        declared = declaration(name)
        if f"{_PREFIX}{name}" not in known:
            kind = type(f"{name.capitalize()}Game", (HexapodaGame,), {"NAME": name, "TYPE": _type_of(declared)})
            pyspiel.register_game(kind.TYPE, kind)


register()

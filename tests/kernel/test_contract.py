"""Dispatch on the dtype of the state, and the defaults of optional kernels."""

from types import SimpleNamespace

import numpy as np
import pytest

import hexapoda
from hexapoda.kernel import contract
from hexapoda.kernel.layout import record
from hexapoda.kernel.perft import perft
from hexapoda.play.game import Position
from tests import toy


def _module(**changed: object) -> SimpleNamespace:
    names = {name: getattr(toy, name) for name in (*contract.REQUIRED, *contract.CONSTANTS)}
    return SimpleNamespace(**{**names, **changed})


def test_a_module_must_define_all_required_names() -> None:
    module = _module()
    del module.legal, module.ACTIONS
    with pytest.raises(TypeError, match="legal, ACTIONS missing"):
        contract.register("made up", record([("made_up", "u8")]), module)


def test_modules_of_one_package_must_not_define_a_name_differently() -> None:
    with pytest.raises(TypeError, match="two different things called legal"):
        contract.register("made up", record([("made_up", "u8")]), _module(), _module(legal=toy.apply))


@pytest.mark.parametrize(
    ("state", "why"),
    [
        (np.dtype([("small", "u1"), ("large", "u8")]), "aligned"),
        (np.dtype([("small", "u1"), ("large", "u8")], align=True), "bytes of no field"),
        (toy.STATE, "the very same STATE"),
    ],
)
def test_states_that_kernels_could_not_use_are_refused(state: np.dtype, why: str) -> None:
    with pytest.raises(TypeError, match=why):
        contract.register("made up", state, _module())
    assert contract.module_of(toy.STATE).legal is toy.legal


def _counted(position: Position, depth: int) -> int:
    """Perft by pushing and popping."""
    if depth == 1:
        return len(position.legal_moves)
    total = 0
    for a in position.legal_ids():
        position.push_id(int(a))
        total += _counted(position, depth - 1)
        position.pop()
    return total


@pytest.mark.parametrize(("name", "options"), [("hive", {"type": "Base"}), ("toy", {"players": 3})])
def test_one_generic_kernel_plays_both_games(name: str, options: dict[str, object]) -> None:
    game = hexapoda.load(name, **options)
    position = game.start(seed=1)
    for depth in (1, 2, 3):
        states = game.blank(depth)
        states[0] = position.state
        outs = np.zeros((depth, game.declaration.max_legal), np.int64)
        assert int(perft(states, outs, depth, 0)) == _counted(position, depth)


def _ended(larders: str, teams: str = "off") -> np.ndarray:
    left = [n - larders.count(letter) for letter, n in zip("sfhg", (8, 5, 3, 4), strict=True)]
    discards = "".join(letter * n for letter, n in zip("sfhg", left, strict=True))
    game = hexapoda.load("toy", players=4, teams=teams)
    return game.position(f"turn=0 asked=over hands=,,, larders={larders} burrows=,,, discards={discards}").states


@pytest.mark.parametrize(
    ("larders", "teams", "expected"),
    [
        ("fh,ssss,f,s", "off", (1, 1 / 3, -1 / 3, -1)),
        ("ff,ssss,f,s", "off", (2 / 3, 2 / 3, -1 / 3, -1)),
        ("f,f,ss,ss", "off", (0, 0, 0, 0)),
        ("f,s,s,s", "off", (1, -1 / 3, -1 / 3, -1 / 3)),
        ("f,hh,s,s", "on", (-1, 1, -1, 1)),
        ("f,s,s,f", "on", (0, 0, 0, 0)),
    ],
)
def test_returns_come_from_places_and_teams(larders: str, teams: str, expected: tuple[float, ...]) -> None:
    returns = np.zeros(4)
    contract.returns_at(_ended(larders, teams), 0, returns)
    assert returns == pytest.approx(expected)


def test_what_a_game_leaves_out_has_a_meaning() -> None:
    states = hexapoda.load("toy", players=3).start(seed=1).states
    assert int(contract.epoch_at(states, 0)) == 0
    assert int(contract.repetition_at(states, 0)) == 0
    hive = hexapoda.load("hive").start().states
    assert [int(contract.team_at(hive, 0, seat)) for seat in (0, 1)] == [0, 1]

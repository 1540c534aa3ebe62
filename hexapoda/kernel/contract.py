"""The kernel contract: what every game compiles, called by generic code without knowing the game.

Generic kernels import the functions of this module and call them on a state; which game's function runs is
decided by the dtype of the state, when the generic kernel is compiled. Without JIT the same names dispatch at
run time. A game package registers its modules once:

    contract.register(__name__, STATE, state, legal, apply, queries, …)

They define, compiled, all names of `REQUIRED`; those of `OPTIONAL` have a meaning when left out.
"""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from hexapoda.kernel.bits import octets
from hexapoda.kernel.jit import ENABLED, compiled
from hexapoda.kernel.layout import has_holes

#: name -> arguments. The meaning of each is in its docstring below.
REQUIRED: dict[str, str] = {
    "actor": "s",
    "seats": "s",
    "decision": "s",
    "ended": "s",
    "legal": "s, out",
    "apply": "s, a",
    "scores": "s, out",
    "places": "s, out",
    "conceal": "s, seat, rng",
    "key": "s",
    "view_key": "s, seat",
    "evaluate": "s, w, out",
    "observe": "s, seat, out",
}
OPTIONAL: dict[str, str] = {
    "begin": "s",
    "count": "s, out",
    "decode": "s, code",
    "encode": "s, a",
    "encode_all": "s, ids, n, codes",
    "returns": "s, out",
    "team": "s, seat",
    "epoch": "s",
    "repetition": "s",
    "prior": "s, ids, n, out",
    "skip": "s",
    "can_skip": "s",
    "urgency": "s",
    "secret": "s",
}
#: The most seats of any game.
_MOST_SEATS = 64
#: Bits of `urgency`.
MAY_WIN, MAY_LOSE = 1, 2
CONSTANTS = ("STATE", "SEATS", "ACTIONS", "MAX_LEGAL", "OBSERVATION", "WEIGHTS")

_modules: dict[np.dtype, Any] = {}
_records: dict[Any, Any] = {}


def register(package: str, state: np.dtype, *modules: Any) -> None:
    """Gather the contract's names from the modules of a package: they are the rules of all states of dtype `state`."""
    found: dict[str, Any] = {}
    for module in modules:
        for name in (*REQUIRED, *OPTIONAL, *CONSTANTS):
            if hasattr(module, name) and found.setdefault(name, getattr(module, name)) is not getattr(module, name):
                raise TypeError(f"{package} has two different things called {name}")
    missing = [name for name in (*REQUIRED, *CONSTANTS) if name not in found]
    if missing:
        raise TypeError(f"{package} does not fulfil the kernel contract: {', '.join(missing)} missing")
    if not state.isalignedstruct:
        raise TypeError(f"{package}: STATE must be an aligned record dtype")
    if has_holes(state):
        raise TypeError(f"{package}: STATE has bytes of no field; lay it out with kernel.layout.record")
    if state in _modules and _modules[state].__name__ != package:
        raise TypeError(f"{package}: {_modules[state].__name__} has the very same STATE, so nothing tells them apart")
    _modules[state] = SimpleNamespace(__name__=package, **found)
    if ENABLED:
        import numba

        from hexapoda.kernel.doors import add_game

        record = numba.from_dtype(state)
        _records[record] = _modules[state]
        add_game(package, record)


def module_of(state: np.dtype) -> Any:
    """What was gathered for states of this dtype: the names of the contract, and the package's name."""
    return _modules[state]


def weights_of(state: np.dtype) -> np.ndarray:
    """The numbers by which the game whose states have this dtype is evaluated."""
    return _modules[state].WEIGHTS


def package_of(state: np.dtype) -> str:
    """The package of the game whose states have this dtype."""
    return _modules[state].__name__


def _function(module: Any, name: str) -> Callable[..., Any]:
    own = getattr(module, name, None)
    return own if own is not None else _DEFAULTS[name]


def _dispatched(name: str, arguments: str, meaning: str) -> Callable[..., Any]:
    """A function of the contract: run-time dispatch in Python, compile-time dispatch in kernels."""
    scope: dict[str, Any] = {"_modules": _modules, "_function": _function}
    exec(f"def {name}({arguments}):\n    return _function(_modules[s.dtype], {name!r})({arguments})\n", scope)
    function = scope[name]
    function.__doc__ = meaning
    function.__module__ = __name__
    if ENABLED:
        from hexapoda.kernel.doors import choose_by_state

        choose_by_state(function, lambda state: _function(_records[state], name) if state in _records else None)
    return function


actor = _dispatched("actor", "s", "The seat that decides now, -1 when the game is over.")
seats = _dispatched("seats", "s", "How many seats play.")
decision = _dispatched("decision", "s", "Which kind of choice is asked: an index into the game's names of decisions.")
ended = _dispatched("ended", "s", "Why the game is over: an index into the game's names of endings, 0 while it is not.")
legal = _dispatched(
    "legal", "s, out", "Write the ids of all legal actions in a deterministic order, each effect once; return how many."
)
apply = _dispatched(
    "apply", "s, a", "Carry out a legal action and whatever follows without a choice, up to the next decision."
)
scores = _dispatched(
    "scores", "s, out", "Points by seat at this moment, as far as all may know them; 0 where a game has no scoring."
)
places = _dispatched("places", "s, out", "Final places by seat, 1 the best, ties equal. Only once over.")
conceal = _dispatched(
    "conceal",
    "s, seat, rng",
    "Redraw all that `seat` cannot know, the generator too: a function of the seat's view and of `rng` alone.",
)
key = _dispatched("key", "s", "64-bit hash of all that decides what may be played from here; never leaves the process.")
view_key = _dispatched("view_key", "s, seat", "64-bit hash of what `seat` knows (-1: a spectator).")
evaluate = _dispatched(
    "evaluate",
    "s, w, out",
    "A quick estimate of `returns` by seat, each from -1 to 1, by numbers like the game's WEIGHTS.",
)
observe = _dispatched("observe", "s, seat, out", "Features for learning, as floats, from what `seat` knows.")
begin = _dispatched("begin", "s", "Draw the start of a game in a state that has all that its options fix.")
encode = _dispatched("encode", "s, a", "The number of a legal action in the layout for learning programs.")
encode_all = _dispatched("encode_all", "s, ids, n, codes", "Write `encode` of each of the n legal actions.")
decode = _dispatched(
    "decode", "s, code", "The action that a number of that layout stands for, legal or not; -1 if it stands for none."
)
count = _dispatched("count", "s, out", "How many legal actions there are; `out` is scratch of at least MAX_LEGAL.")
returns = _dispatched("returns", "s, out", "Result by seat once over: 1 for the first place down to -1 for the last.")
team = _dispatched("team", "s, seat", "The team of a seat, as a number; by default each seat is a team of its own.")
epoch = _dispatched("epoch", "s", "A number that grows with every irreversible action: only equal ones can repeat.")
repetition = _dispatched("repetition", "s", "The occurrence of a position that ends the game as a draw, 0 for never.")
prior = _dispatched("prior", "s, ids, n, out", "How promising each of the n legal actions looks, for move ordering.")
skip = _dispatched("skip", "s", "The null move of a search: the turn goes to the next seat although nothing is played.")
can_skip = _dispatched("can_skip", "s", "Whether `skip` keeps the position meaningful here.")
urgency = _dispatched(
    "urgency",
    "s",
    "Whether the game may end very soon: MAY_WIN if by the actor's next action, MAY_LOSE if by another's.",
)
secret = _dispatched(
    "secret",
    "s",
    "A number that fixes the legal actions together with what all see; 0 where nothing hidden matters for them.",
)


# What a game gets that leaves an optional function out.


@compiled
def _count(s, out):
    return legal(s, out)


@compiled
def _returns(s, out):
    """By teams: 1 - 2 (place - 1) / (teams - 1), ties share the mean of their places' results; allies get the same."""
    n = np.int64(seats(s))
    found = octets(_MOST_SEATS)
    places(s, out)
    for i in range(n):
        found[i] = np.int64(out[i])
    for i in range(n):
        place = _team_place(s, found, n, i)
        teams, better, tied = 0, 0, 0
        for j in range(n):
            if _speaks_for_team(s, j):
                other = _team_place(s, found, n, j)
                teams += 1
                better += other < place
                tied += other == place
        # the places better + 1 … better + tied are shared: their mean is better + (tied + 1) / 2
        out[i] = 1.0 - 2.0 * (better + (tied - 1) / 2.0) / max(teams - 1, 1)


@compiled
def _team_place(s, places, n, seat):
    """The best place of a seat's team."""
    best = np.int64(places[seat])
    for ally in range(n):
        if team(s, ally) == team(s, seat):
            best = min(best, np.int64(places[ally]))
    return best


@compiled
def _speaks_for_team(s, seat):
    """Whether a seat is the first of its team."""
    first = True
    for before in range(seat):
        if team(s, before) == team(s, seat):
            first = False
    return first


@compiled
def _seat_itself(s, seat):
    return np.int64(seat)


@compiled
def _zero(s):
    return np.int64(0)


@compiled
def _flat(s, ids, n, out):
    for i in range(n):
        out[i] = 0


@compiled
def _nothing(s):
    return None


@compiled
def _same(s, a):
    return np.int64(a)


@compiled
def _one_by_one(s, ids, n, codes):
    for k in range(n):
        codes[k] = np.int64(encode(s, ids[k]))


@compiled
def _known_to_actor(s):
    """The actor knows its legal actions, so they depend on what it knows."""
    return np.uint64(view_key(s, np.int64(actor(s))))


_DEFAULTS: dict[str, Callable[..., Any]] = {
    "begin": _nothing,
    "encode": _same,
    "encode_all": _one_by_one,
    "decode": _same,
    "count": _count,
    "returns": _returns,
    "team": _seat_itself,
    "epoch": _zero,
    "repetition": _zero,
    "prior": _flat,
    "skip": _nothing,
    "can_skip": _zero,
    "urgency": _zero,
    "secret": _known_to_actor,
}


# Doors for Python: calling a kernel with (array, index) costs a tenth of calling it with a record.


@compiled
def actor_at(states, i):
    return np.int64(actor(states[i]))


@compiled
def seats_at(states, i):
    return np.int64(seats(states[i]))


@compiled
def decision_at(states, i):
    return np.int64(decision(states[i]))


@compiled
def ended_at(states, i):
    return np.int64(ended(states[i]))


@compiled
def legal_at(states, i, out):
    return np.int64(legal(states[i], out))


@compiled
def apply_at(states, i, a):
    apply(states[i], a)


@compiled
def scores_at(states, i, out):
    scores(states[i], out)


@compiled
def places_at(states, i, out):
    places(states[i], out)


@compiled
def returns_at(states, i, out):
    returns(states[i], out)


@compiled
def team_at(states, i, seat):
    return np.int64(team(states[i], seat))


@compiled
def conceal_at(states, i, seat, rngs, j):
    conceal(states[i], seat, rngs[j])


@compiled
def key_at(states, i):
    return np.uint64(key(states[i]))


@compiled
def view_key_at(states, i, seat):
    return np.uint64(view_key(states[i], seat))


@compiled
def evaluate_at(states, i, weights, out):
    evaluate(states[i], weights[0], out)


@compiled
def observe_at(states, i, seat, out):
    observe(states[i], seat, out)


@compiled
def encode_at(states, i, ids, codes):
    for k in range(ids.shape[0]):
        codes[k] = np.int64(encode(states[i], ids[k]))


@compiled
def encode_all_at(states, i, ids, codes):
    encode_all(states[i], ids, ids.shape[0], codes)


@compiled
def decode_at(states, i, code):
    return np.int64(decode(states[i], code))


@compiled
def epoch_at(states, i):
    return np.int64(epoch(states[i]))


@compiled
def repetition_at(states, i):
    return np.int64(repetition(states[i]))

"""Laws about states: push and pop, copies, pickles, seeds, keys, and kernels without JIT."""

import pickle
from itertools import pairwise

import numpy as np

from hexapoda.kernel import chance, contract
from hexapoda.testing.case import Case, Moment, play
from hexapoda.testing.kernels import collisions, keys_and_hashes
from hexapoda.testing.law import law, same
from hexapoda.testing.traces import trace, trace_without_jit


@law()
def pop_undoes_push(moment: Moment) -> None:
    """After as many pops as pushes, every byte, the legal moves and the outcome are as before; `end` is undone too."""
    position, choices = moment.position.copy(), moment.choices
    before = position.states.tobytes()
    legal, outcome = position.legal_ids().tolist(), position.outcome
    for depth in (1, 4):
        pushed = []
        while len(pushed) < depth and position.actor is not None:
            pushed.append(position.move(int(choices.choice(position.legal_ids()))))
            position.push(pushed[-1])
        if position.actor is not None:
            position.end("adjudication")
            same(position.pop(), None, "what `pop` returns for an end")
        for move in reversed(pushed):
            same(position.pop(), move, "the move that `pop` returns")
        same(position.states.tobytes(), before, "the states after push and pop")
        same(position.legal_ids().tolist(), legal, "the legal ids after push and pop")
        same(position.outcome, outcome, "the outcome after push and pop")


@law(every=2)
def lookahead_leaves_no_trace(moment: Moment) -> None:
    """Inside `lookahead` a position is where the move leads; afterwards it is unchanged."""
    position = moment.position
    if position.actor is None:
        return
    before = position.states.tobytes(), position.legal_ids().tolist(), position.view_key(position.actor)
    action = int(moment.choices.choice(position.legal_ids()))
    other = position.copy()
    other.push_id(action)
    with position.lookahead(action):
        same(position.states.tobytes(), other.states.tobytes(), "the states inside `lookahead`")
        same(position.outcome, other.outcome, "the outcome inside `lookahead`")
        same(position.views(None), other.views(None), "the view inside `lookahead`")
    after = position.states.tobytes(), position.legal_ids().tolist(), position.view_key(position.actor)
    same(after, before, "states, legal ids and view after `lookahead`")


@law(every=2)
def copies_are_independent(moment: Moment) -> None:
    """A copy is equal; changing it does not change the original; both continue alike."""
    position = moment.position
    before = position.states.tobytes(), position.record()
    copied = position.copy()
    assert copied == position, "a copy is not equal"
    copied.tags["Event"] = "copy"
    if position.actor is not None:
        action = int(moment.choices.choice(position.legal_ids()))
        copied.push_id(action)
        other = position.copy()
        other.push_id(action)
        same(copied.states.tobytes(), other.states.tobytes(), "the states of two copies after the same move")
    same((position.states.tobytes(), position.record()), before, "the original after its copy was changed")


@law(every=3)
def pickles_are_whole(moment: Moment) -> None:
    """A pickled position comes back with its moves, bytes and tags, and continues alike."""
    position = moment.position.copy()
    position.tags["Event"] = "pickle"
    again = pickle.loads(pickle.dumps(position))
    assert again == position, "a pickled position is not equal"
    same(again.states.tobytes(), position.states.tobytes(), "the states out of a pickle")
    same(again.record(), position.record(), "the record out of a pickle")
    if position.actor is not None:
        action = int(moment.choices.choice(position.legal_ids()))
        position.push_id(action)
        again.push_id(action)
        same(again.states.tobytes(), position.states.tobytes(), "the states after a move out of a pickle")


@law(whole=True)
def seeds_reproduce(case: Case) -> None:
    """The same seed gives the same game byte for byte; another seed gives another, if there is chance."""
    for seed, position in list(zip(case.seeds, case.played, strict=True))[:4]:
        again = play(case.game, seed, case.max_plies)
        same(again.states.tobytes(), position.states.tobytes(), f"the states of game {seed!r} played again")
    told = [
        [position.setup_chance(), *(position.written(ply)["chance"] for ply in range(position.ply))]
        for position in case.played
    ]
    if len(told) > 3 and any(any(texts) for texts in told):
        assert len({tuple(texts) for texts in told}) > 1, "chance brings the same under all seeds"


@law(whole=True)
def chance_is_drawn_within_bounds(case: Case) -> None:
    """All draws of an action are remembered, so that a record can tell them."""
    for seed, position in zip(case.seeds, case.played, strict=True):
        made = int(position.states["rng"]["made"].max())
        assert made < chance.REMEMBERED, f"{made} draws for one action in game {seed!r}: too many to be remembered"


@law()
def keys_leave_chance_out(moment: Moment) -> None:
    """Another generator changes neither the keys nor the legal moves."""
    states, other = moment.state(), moment.state()
    chance.seed_key(other[0].rng, "another")
    same(int(contract.key_at(other, 0)), int(contract.key_at(states, 0)), "the key with another generator")
    for seat in range(-1, moment.position.seats):
        same(
            int(contract.view_key_at(other, 0, seat)),
            int(contract.view_key_at(states, 0, seat)),
            f"the view_key of {seat} with another generator",
        )
    out = np.zeros((2, moment.declared.max_legal), np.int64)
    counts = [int(contract.legal_at(each, 0, out[i])) for i, each in enumerate((states, other))]
    same(out[1, : counts[1]].tolist(), out[0, : counts[0]].tolist(), "the legal ids with another generator")


@law(whole=True)
def keys_tell_positions_apart(case: Case) -> None:
    """Positions with equal keys are equal: the same is asked and the same positions follow."""
    keys, hashes, games = keys_and_hashes(case.game, case.collision_positions, f"{case.seed}", case.max_plies)
    different, collided = collisions(keys, hashes)
    assert collided == 0, f"{collided} keys of {different} ({len(keys)} positions) belong to different positions"
    assert different > len(keys) // 50, f"only {different} different keys in {len(keys)} positions of {games} games"


@law(whole=True)
def equal_positions_have_equal_keys(case: Case) -> None:
    """Positions of random games with equal texts have equal keys."""
    known: dict[str, int] = {}
    for position in case.played:
        states = position.states
        for ply in range(len(states)):
            text = case.game.declaration.write(states[ply])
            key = int(contract.key_at(states, ply))
            same(known.setdefault(text, key), key, f"the key of {text!r}")


@law(whole=True)
def epochs_only_grow(case: Case) -> None:
    """`epoch` never goes down, and positions repeat only within one epoch."""
    for seed, position in zip(case.seeds, case.played, strict=True):
        states = position.states
        epochs = [int(contract.epoch_at(states, ply)) for ply in range(len(states))]
        assert all(one <= two for one, two in pairwise(epochs)), f"the epoch goes down in game {seed!r}"
        first: dict[int, int] = {}
        for ply in range(len(states)):
            key = int(contract.key_at(states, ply))
            if int(contract.repetition_at(states, ply)) and key in first:
                same(
                    epochs[ply], epochs[first[key]], f"the epoch of the repeated position at ply {ply} of game {seed!r}"
                )
            first.setdefault(key, ply)


@law(whole=True)
def kernels_run_without_jit(case: Case) -> None:
    """The same game runs without JIT: the same legal ids, bytes, keys, views and values, ply by ply."""
    plies = case.plies_without_jit
    compiled, plain = trace(case.game, case.seeds[0], plies), trace_without_jit(case.game, case.seeds[0], plies)
    for one, other in zip(compiled, plain, strict=False):
        for part, without in zip(one.split("; "), other.split("; "), strict=True):
            same(without, part, "without JIT")
    same(len(plain), len(compiled), "plies without JIT")

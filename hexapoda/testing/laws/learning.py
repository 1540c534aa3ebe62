"""Laws about what learning programs see and do."""

import numpy as np

from hexapoda.kernel import contract
from hexapoda.testing.case import Case, Moment
from hexapoda.testing.law import law, same
from hexapoda.testing.laws.hidden import features


@law(whole=True)
def layouts_are_complete(case: Case) -> None:
    """The blocks of features and actions have all that the kernel has, and the version has its place in the history."""
    learning = case.game.learning
    module = contract.module_of(case.game.declaration.state)
    same(learning.features.size, int(np.prod(module.OBSERVATION)), "the size of the features")
    for blocks in (learning.features, learning.actions):
        same([each.first for each in blocks[1:]], [each.places.stop for each in blocks[:-1]], "where blocks begin")
        same(len(set(blocks.names())), blocks.size, "how many names there are")
        assert all(each.meaning for each in blocks), "a block has no meaning"
    same(max(learning.history), learning.version, "the last version of the history")


@law(every=2)
def features_keep_to_their_layout(moment: Moment) -> None:
    """All features lie within the bounds that their blocks state."""
    learning = moment.position.game.learning
    low, high = learning.features.bounds()
    for seat in range(moment.position.seats):
        found = features(moment, moment.state(), seat)
        wrong = np.flatnonzero((found < low) | (found > high))
        assert not len(wrong), f"{learning.features.name(int(wrong[0]))} is {found[wrong[0]]} for seat {seat}"


@law()
def actions_have_numbers_of_their_own(moment: Moment) -> None:
    """Legal actions have different numbers in the layout for learning programs, from which they are found again."""
    position, states = moment.position, moment.state()
    codes, singly = position.codes(), np.zeros(len(position.legal_ids()), np.int64)
    contract.encode_at(states, 0, position.legal_ids(), singly)
    same(codes.tolist(), singly.tolist(), "the numbers of the legal actions, one by one")
    same(len(set(codes.tolist())), len(codes), "how many numbers the legal actions have")
    size = position.game.learning.actions.size
    assert not len(codes) or 0 <= codes.min() <= codes.max() < size, f"a number is not in 0…{size - 1}"
    for action, code in zip(position.legal_ids().tolist(), codes.tolist(), strict=True):
        same(int(contract.decode_at(states, 0, code)), action, f"the action of number {code}")
    for code in moment.choices.sample(range(size), min(size, 12)):
        found = int(contract.decode_at(states, 0, code))
        assert -1 <= found < moment.declared.actions, f"number {code} stands for action {found}"

"""Layouts of records: aligned, and without holes."""

import pickle

import numpy as np
import pytest

import hexapoda
from hexapoda.kernel.layout import has_holes, record
from tests import toy

INNER = record([("word", "u8"), ("byte", "u1")])


def test_holes_are_filled_and_offsets_stay() -> None:
    fields = [("small", "u1"), ("large", "u8"), ("odd", "u2", (3,))]
    inner = np.dtype([("word", "u8"), ("byte", "u1")], align=True)
    plain, filled = np.dtype([*fields, ("inner", inner)], align=True), record([*fields, ("inner", INNER)])
    assert has_holes(plain)
    assert not has_holes(filled)
    assert filled.itemsize == plain.itemsize
    assert [filled.fields[name][1] for name in plain.names] == [plain.fields[name][1] for name in plain.names]  # type: ignore[index, union-attr]


def test_a_nested_record_keeps_its_alignment() -> None:
    layout = record([("byte", "u1"), ("inner", INNER)])
    assert layout.fields["inner"][1] % 8 == 0  # type: ignore[index]
    one = np.zeros(1, layout)[0]
    one.inner.word = 5
    assert one.inner.word == 5


def test_a_pickle_brings_back_the_same_layout() -> None:
    layout = record([("byte", "u1"), ("inner", INNER, (2,))])
    one = np.zeros(3, layout)
    one[1].inner[1].word = 7
    again = pickle.loads(pickle.dumps(one))
    assert again.dtype.type is layout.type
    assert again[1].inner[1].word == 7


def test_an_attribute_that_is_no_field_is_an_error() -> None:
    one = np.zeros(1, INNER)[0]
    with pytest.raises(AttributeError):
        _ = one.nothing
    with pytest.raises(ValueError, match="no field of name nothing"):
        one.nothing = 1


def test_holes_inside_nested_records_are_found() -> None:
    holey = np.dtype([("large", "u8"), ("small", "u1")], align=True)
    assert has_holes(np.dtype([("inner", holey, (2,))], align=True))


@pytest.mark.parametrize("name", ["hive", "toy"])
def test_states_are_aligned_and_without_holes(name: str) -> None:
    state = (toy.GAME if name == "toy" else hexapoda.load(name).declaration).state
    assert state.isalignedstruct
    assert not has_holes(state)
    assert state.fields["rng"][1] % 8 == 0  # type: ignore[index]

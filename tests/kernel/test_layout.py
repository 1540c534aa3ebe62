"""Layouts of records: aligned, and without holes."""

import numpy as np
import pytest

import hexapoda
from hexapoda.kernel.layout import has_holes, nested, record
from tests import toy

INNER = nested([("word", "u8"), ("byte", "u1")])


def test_holes_are_filled_and_offsets_stay() -> None:
    fields = [("small", "u1"), ("large", "u8"), ("odd", "u2", (3,)), ("inner", INNER)]
    plain, filled = np.dtype(fields, align=True), record(fields)
    assert has_holes(plain)
    assert not has_holes(filled)
    assert filled.itemsize == plain.itemsize
    assert [filled.fields[name][1] for name, *_ in fields] == [plain.fields[name][1] for name, *_ in fields]  # type: ignore[index]


def test_a_nested_record_keeps_its_alignment() -> None:
    layout = record([("byte", "u1"), ("inner", INNER)])
    assert layout.fields["inner"][1] % 8 == 0  # type: ignore[index]
    one = np.zeros(1, layout)[0]
    one.inner.word = 5
    assert one.inner.word == 5


def test_holes_inside_nested_records_are_found() -> None:
    holey = np.dtype([("large", "u8"), ("small", "u1")], align=True)
    assert has_holes(np.dtype([("inner", holey, (2,))], align=True))


@pytest.mark.parametrize("name", ["hive", "toy"])
def test_states_are_aligned_and_without_holes(name: str) -> None:
    state = (toy.GAME if name == "toy" else hexapoda.load(name).declaration).state
    assert state.isalignedstruct
    assert not has_holes(state)
    assert state.fields["rng"][1] % 8 == 0  # type: ignore[index]

"""The cache of compiled kernels: its name changes with all that decides what they do; the warm-up runs once."""

import os
from pathlib import Path

import pytest

from hexapoda.kernel import jit

KERNEL = "from hexapoda.kernel.jit import compiled\n\n\n@compiled\ndef f(x):\n    return x\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder whose kernels count for the digest."""
    monkeypatch.setenv(jit.EXTRA_SOURCES, os.pathsep.join([os.environ.get(jit.EXTRA_SOURCES, ""), str(tmp_path)]))
    return tmp_path


def test_a_changed_kernel_changes_the_digest(folder: Path) -> None:
    names = [jit.digest()]
    (folder / "rules.py").write_text(KERNEL)
    names.append(jit.digest())
    (folder / "rules.py").write_text(KERNEL.replace("return x", "return x + 1"))
    names.append(jit.digest())
    (folder / "state.py").write_text("STATE = 1\n")
    names.append(jit.digest())
    assert len(set(names)) == 4
    assert jit.digest() == names[-1]


def test_a_file_without_kernels_leaves_the_digest_alone(folder: Path) -> None:
    before = jit.digest()
    (folder / "words.py").write_text("HELLO = 'hello'\n")
    assert jit.digest() == before


def test_all_kernels_of_the_package_and_of_the_toy_count() -> None:
    found = {path.name for path in jit.kernel_sources()}
    assert {"contract.py", "chance.py", "rules.py", "state.py", "value.py", "kernels.py"} <= found
    assert any(path.parent.name == "toy" for path in jit.kernel_sources())


def test_bounds_checks_change_the_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    before = jit.digest()
    monkeypatch.setattr(jit.numba.config, "BOUNDSCHECK", 1 if not jit.numba.config.BOUNDSCHECK else None)
    assert jit.digest() != before


def test_the_cache_can_be_put_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(jit.CACHE_FOLDER, str(tmp_path))
    assert jit.cache_folder() == tmp_path / "kernels" / jit.digest()


def test_the_warm_up_runs_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(jit, "FOLDER", tmp_path / "cache")
    done: list[str] = []
    for _ in range(2):
        jit.warm_up("game", [("one", lambda: done.append("one")), ("two", lambda: done.append("two"))], quiet=True)
    assert done == ["one", "two"]
    assert capsys.readouterr().err == ""


def test_a_warm_up_that_failed_is_tried_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(jit, "FOLDER", tmp_path)
    done: list[str] = []

    def fails() -> None:
        raise RuntimeError("no compiler")

    with pytest.raises(RuntimeError):
        jit.warm_up("game", [("fails", fails)], quiet=True)
    jit.warm_up("game", [("works", lambda: done.append("works"))], quiet=True)
    assert done == ["works"]


def test_without_jit_there_is_nothing_to_warm_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "FOLDER", None)
    jit.warm_up("game", [("never", lambda: pytest.fail("ran"))], quiet=True)
    with jit.locked():
        pass

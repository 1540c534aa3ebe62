"""Where compiled kernels are kept: the folder's name changes with all that decides what they do, game by game."""

import importlib
from pathlib import Path

import pytest

from hexapoda.games.names import NAMES, package_of
from hexapoda.kernel import cache

KERNEL = "from hexapoda.kernel.jit import compiled\n\n\n@compiled\ndef f(x):\n    return x\n"


@pytest.fixture
def bees(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of another game."""
    folder = tmp_path / "bees"
    folder.mkdir()
    (folder / "__init__.py").write_text("raise RuntimeError('nothing is imported to name a folder')\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    importlib.invalidate_caches()
    return folder


def test_a_changed_kernel_changes_the_digest_of_its_game_alone(bees: Path) -> None:
    others = {name: cache.digest(package_of(name)) for name in NAMES}
    names = [cache.digest("bees")]
    (bees / "rules.py").write_text(KERNEL)
    names.append(cache.digest("bees"))
    (bees / "rules.py").write_text(KERNEL.replace("return x", "return x + 1"))
    names.append(cache.digest("bees"))
    (bees / "state.py").write_text("STATE = 1\n")
    names.append(cache.digest("bees"))
    (bees / "box.toml").write_text("hexes = 7\n")
    names.append(cache.digest("bees"))
    assert len(set(names)) == 5
    assert cache.digest("bees") == names[-1]
    assert {name: cache.digest(package_of(name)) for name in NAMES} == others


def test_a_file_without_kernels_leaves_the_digest_alone(bees: Path) -> None:
    before = cache.digest("bees")
    (bees / "words.py").write_text("HELLO = 'hello'\n")
    assert cache.digest("bees") == before


def test_generic_kernels_count_for_every_game_and_those_of_other_games_for_none() -> None:
    generic = {path.name for path in cache.sources(cache.GENERIC)}
    assert {"contract.py", "chance.py", "kernels.py"} <= generic
    assert not any("hive" in path.parts for path in cache.sources(cache.GENERIC))
    assert {"state.py", "legal.py", "apply.py"} <= {path.name for path in cache.sources(package_of("hive"))}


@pytest.mark.parametrize(("name", "value"), [("NUMBA_BOUNDSCHECK", "1"), ("NUMBA_OPT", "1"), ("NUMBA_CPU_NAME", "x")])
def test_flags_change_the_digest(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.delenv(name, raising=False)
    before = cache.digest(cache.GENERIC)
    monkeypatch.setenv(name, value)
    assert cache.digest(cache.GENERIC) != before


def test_the_cache_can_be_put_elsewhere(bees: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(cache.CACHE_FOLDER, str(tmp_path))
    assert cache.folder("bees") == tmp_path / "kernels" / f"bees-{cache.digest('bees')}"
    cache.folder.cache_clear()


def test_rules_are_compiled_unless_that_is_not_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    for value, compiled, for_now in (
        ("", True, False),
        (cache.INTERPRETED, False, False),
        (cache.FOR_NOW, False, True),
    ):
        monkeypatch.setenv(cache.SWITCH, value)
        assert (cache.rules_are_compiled(), cache.are_interpreted_for_now()) == (compiled, for_now)
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    assert (cache.rules_are_compiled(), cache.are_interpreted_for_now()) == (False, False)

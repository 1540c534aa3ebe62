"""The warm-up runs once on a machine; kernels are doors for Python and code to link for each other."""

import multiprocessing
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hexapoda.kernel import cache, jit

compiled_only = pytest.mark.skipif(not jit.ENABLED, reason="nothing is compiled without JIT")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a game's kernels."""
    monkeypatch.setattr(jit, "ENABLED", True)
    monkeypatch.setattr(cache, "folder", lambda package: tmp_path)
    return tmp_path


def test_the_warm_up_runs_once(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    done: list[str] = []
    for _ in range(2):
        jit.warm_up(
            "bees", "rules", [("one", lambda: done.append("one")), ("two", lambda: done.append("two"))], quiet=True
        )
    assert done == ["one", "two"]
    assert capsys.readouterr().err == ""
    assert cache.is_ready("bees", "rules")
    assert not cache.is_ready("bees")


def test_it_says_how_far_it_is_while_it_runs(folder: Path) -> None:
    said: list[str] = []
    jit.warm_up("bees", "rules", [("moves", lambda: said.append(cache.progress("bees")))], quiet=True)
    assert said == ["rules, step 1 of 1 (moves), after 0 s"]
    assert cache.progress("bees") == ""


def test_a_warm_up_that_failed_is_tried_again(folder: Path) -> None:
    done: list[str] = []

    def fails() -> None:
        raise RuntimeError("no compiler")

    with pytest.raises(RuntimeError):
        jit.warm_up("bees", "rules", [("fails", fails)], quiet=True)
    jit.warm_up("bees", "rules", [("works", lambda: done.append("works"))], quiet=True)
    assert done == ["works"]


def test_where_nothing_can_be_stored_everything_still_runs(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "is_writable", lambda package: False)
    done: list[str] = []
    for _ in range(2):
        jit.warm_up("bees", "rules", [("one", lambda: done.append("one"))], quiet=True)
    assert done == ["one", "one"]
    assert not list(folder.iterdir())


def test_without_jit_there_is_nothing_to_warm_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "ENABLED", False)
    jit.warm_up("bees", "rules", [("never", lambda: pytest.fail("ran"))], quiet=True)


def _hold(folder: str, held: "multiprocessing.synchronize.Event", seconds: float) -> None:
    from filelock import FileLock

    with FileLock(Path(folder) / "lock"):
        (Path(folder) / "progress").write_text("rules, step 2 of 6")
        held.set()
        time.sleep(seconds)


def test_a_process_that_waits_for_another_says_so_and_how_far_that_is(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    context = multiprocessing.get_context("spawn")
    held = context.Event()
    other = context.Process(target=_hold, args=(str(folder), held, 1.0))
    other.start()
    assert held.wait(60)
    with jit.locked("bees"):
        pass
    other.join()
    assert capsys.readouterr().err.startswith("Waiting for another process that compiles bees: rules, step 2 of 6\n")


@compiled_only
def test_only_what_python_calls_is_emitted_and_kept() -> None:
    @jit.compiled
    def inner(x):
        return x + 1

    @jit.compiled
    def outer(x):
        return inner(x) * 2

    assert outer(np.int64(3)) == 8
    assert len(outer.overloads) == 1  # type: ignore[attr-defined]
    assert not inner.overloads  # type: ignore[attr-defined]
    assert inner(np.int64(3)) == 4  # and it can still be called


@compiled_only
def test_what_an_inlined_kernel_calls_is_not_forced_inline_too() -> None:
    @jit.compiled
    def rule(x):
        return x + 1

    @jit.inlined
    def helper(x):
        return rule(x) + 1

    @jit.compiled
    def play(x):
        return helper(x)

    assert play(1) == 3
    forced = ["alwaysinline" in _code(kernel) for kernel in (rule, helper)]
    assert forced == [False, True]


def _code(kernel: Any) -> str:
    """A kernel as it is linked into its callers."""
    [compiled] = kernel._linked.overloads.values()
    return compiled.library.get_llvm_str()


def test_interpreted_rules_need_no_compiler() -> None:
    program = (
        "import sys, hexapoda\n"
        "position = hexapoda.load('hive').start(seed=1)\n"
        "position.push('wS1')\n"
        "print(len(position.legal_moves), 'numba' in sys.modules)"
    )
    environment = {**os.environ, cache.SWITCH: cache.INTERPRETED}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["30", "False"]

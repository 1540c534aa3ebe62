"""A wheel that carries kernels: where it is installed, nothing is compiled."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from hexapoda.kernel import cache, jit

ROOT = Path(__file__).resolve().parents[1]
#: The first move of a strong engine, and whether anything was compiled for it.
PROGRAM = """
import hexapoda
from numba.core import event

compiled = []

class Listener(event.Listener):
    def on_start(self, event):
        compiled.append(event)

    def on_end(self, event):
        pass

event.register("numba:compile", Listener())
position = hexapoda.load("hive").start(seed=1)
print(hexapoda.bot("hive", level=6).choose(position).text, len(compiled), hexapoda.__file__)
"""


@pytest.mark.long
@pytest.mark.skipif(not jit.ENABLED, reason="nothing is compiled without JIT")
def test_a_strong_engine_of_an_installed_wheel_moves_and_nothing_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    portable = {**os.environ, cache.PORTABLE: "1", cache.CACHE_FOLDER: str(tmp_path / "portable")}
    subprocess.run([sys.executable, "-m", "hexapoda", "compile", "hive"], cwd=ROOT, env=portable, check=True)
    kernels = tmp_path / "portable" / "kernels"
    fits = subprocess.run(
        [sys.executable, "-m", "hexapoda.kernel.cache"],
        cwd=ROOT,
        env=portable,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(fits.stdout)["cpu"] in {level for level, _ in cache.LEVELS.values()}
    (kernels / "fits.json").write_text(fits.stdout)
    monkeypatch.setenv("HEXAPODA_KERNELS", str(kernels))
    monkeypatch.setenv("HEXAPODA_SKIP_PAGE", "1")
    wheel = Path(next(WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])))
    assert "py3-none-any" not in wheel.name
    installed = tmp_path / "site"
    zipfile.ZipFile(wheel).extractall(installed)
    clean = {**os.environ, "PYTHONPATH": str(installed), cache.CACHE_FOLDER: str(tmp_path / "empty")}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=tmp_path, env=clean, capture_output=True, text=True, check=True
    )
    move, compiled, file = done.stdout.split()
    assert move.startswith("w")
    assert Path(file).is_relative_to(installed)
    assert compiled == "0"
    assert not (tmp_path / "empty").exists()

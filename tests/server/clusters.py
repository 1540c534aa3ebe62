"""A Dask cluster on this machine."""

import os
import subprocess
import sys

from tests.server.harness import ROOT, free_port


def _start(*words: str) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "10s"}
    return subprocess.Popen(
        [sys.executable, "-m", *words], cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


class Cluster:
    """A scheduler and its workers on this machine."""

    def __init__(self) -> None:
        self._port = free_port()
        self.address = f"tcp://127.0.0.1:{self._port}"
        self._processes: list[subprocess.Popen[bytes]] = []

    def start_scheduler(self) -> subprocess.Popen[bytes]:
        words = ("--host", "127.0.0.1", "--port", str(self._port), "--no-dashboard", "--no-jupyter")
        self._processes.append(_start("distributed.cli.dask_scheduler", *words))
        return self._processes[-1]

    def start_worker(self) -> subprocess.Popen[bytes]:
        words = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1", "--death-timeout", "60")
        self._processes.append(_start("distributed.cli.dask_worker", self.address, *words))
        return self._processes[-1]

    def close(self) -> None:
        for process in self._processes:
            process.kill()
            process.wait()

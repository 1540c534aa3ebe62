"""Running out of file descriptors is said in the log, and the server goes on."""

import resource
import socket
import subprocess
import sys
import time
from contextlib import ExitStack

import httpx

from hexapoda.server.descriptors import Descriptors, open_and_limit
from tests.server.harness import Server


def test_it_is_said_once_and_again_after_it_was_better(caplog):
    counts = iter([(50, 100), (91, 100), (95, 100), (85, 100), (95, 100), (70, 100), (95, 100)])
    descriptors = Descriptors(lambda: next(counts))
    said = []
    for _ in range(7):
        descriptors.look()
        said.append(caplog.text.count("running out"))
    assert said == [0, 1, 1, 1, 1, 1, 2]
    there, most = open_and_limit()
    assert 0 < there < most


def test_a_server_without_descriptors_says_so_and_serves_again_when_there_are_some(tmp_path, monkeypatch):
    start = subprocess.Popen

    def with_few(*words, **options):
        few = lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (120, 120))  # noqa: E731
        return start(*words, preexec_fn=few, **options)

    monkeypatch.setattr("tests.server.harness.subprocess.Popen", with_few)
    server = Server(tmp_path, connections_per_address=1_000)
    with server, ExitStack() as held:
        until = time.monotonic() + 60
        while "running out of file descriptors" not in server.log.read_text():
            assert time.monotonic() < until
            held.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=5))
            time.sleep(0.02)
        held.close()
        while True:
            try:
                assert httpx.get(f"{server.url}/api/health", timeout=5).status_code == 200
                break
            except httpx.TransportError:
                assert time.monotonic() < until
    assert sys.platform != "win32"

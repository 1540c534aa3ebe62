"""Debian's packages, for browsers that tests need."""

import os
import shutil
import subprocess
import sys


def can_install() -> bool:
    """Whether this is Debian, and we are root."""
    return shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0


def install(*packages: str) -> bool:
    """Installs packages; whether all of them are there then."""
    return can_install() and _run("apt-get", "update", "-q") and _run("apt-get", "install", "-y", "-q", *packages)


def _run(*command: str) -> bool:
    """Whether a command did what it was to."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stderr.strip()[-500:], file=sys.stderr)
    return not done.returncode

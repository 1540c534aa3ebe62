"""Compiles games: all that people and bots need of one, once on a machine; several at a time, each in its process."""

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence

from hexapoda.bots import analyst
from hexapoda.games.names import package_of
from hexapoda.kernel import cache, contract, jit
from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import declaration, game_names, load
from hexapoda.play.move import Move

#: Decisions of the game that is played to load its rules; a longer one is left unfinished.
_LONGEST_GAME = 2_000
#: Decisions between two looks at what is refused, and how many moves are tried there.
_APART, _TRIED = 15, 12
#: Seconds between two looks at how far processes are.
_LOOK = 0.2


def load_rules(name: str) -> None:
    """Load all rules of a game, so that no player has to wait for them later."""
    game = load(name)
    position = game.start(seed=0)
    position.push(next(iter(position.legal_moves)))
    for seat in (None, *range(position.seats)):
        position.view(seat)
        game.imagine(position.view(seat), seed=0)
    choices = random.Random(0)
    for _ in range(_LONGEST_GAME):  # how games end is part of it
        if position.actor is None:
            break
        position.push_id(choices.choice(position.legal_ids().tolist()))
    position.views(None)
    position.record()


def load_explanations(name: str) -> None:
    """Load what explains why a move is not allowed, by trying in some positions what was legal in others."""
    position, choices = load(name).start(seed=1), random.Random(1)
    found: list[Move] = []
    for ply in range(_LONGEST_GAME):
        if position.actor is None:
            break
        if ply % _APART == 0:
            for move in choices.sample(found, min(len(found), _TRIED)):
                position.explain(move.text)
                position.explain(parts=move.parts)
            moves = list(position.legal_moves)
            found += choices.sample(moves, min(len(moves), _TRIED))
        position.push_id(choices.choice(position.legal_ids().tolist()))


def load_all_rules() -> None:
    """Load the rules of all games."""
    for name in game_names():
        load_rules(name)


def compile_game(name: str, *, quiet: bool = False) -> None:
    """Compile a game, with progress; returns at once where that has been done."""
    steps: list[jit.Step] = [
        ("rules", lambda: load_rules(name)),
        ("bots", lambda: analyst(name).search(load(name).start(seed=0), seconds=0)),
        ("explanations", lambda: load_explanations(name)),
    ]
    jit.warm_up(contract.package_of(declaration(name).state), cache.COMPLETE, steps, quiet=quiet)


def command(name: str, *, low_priority: bool = False) -> list[str]:
    """The command that compiles a game in a process of its own."""
    return [sys.executable, "-m", "hexapoda", "compile", name, *(["--low-priority"] if low_priority else [])]


def environment() -> dict[str, str]:
    """The environment of such a process: whatever this one runs, that one compiles."""
    return {**os.environ, cache.SWITCH: cache.COMPILED}


def compile_games(names: Sequence[str], report: Callable[[str, str], None]) -> None:
    """Compile games side by side, as many as there are processors; `report` hears how far each is."""
    waiting = [name for name in names if not cache.is_ready(package_of(name))]
    running: dict[str, subprocess.Popen[str]] = {}
    try:
        while waiting or running:
            while waiting and len(running) < (os.cpu_count() or 1):
                name = waiting.pop(0)
                running[name] = subprocess.Popen(
                    command(name), env=environment(), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
                )
            for name, process in list(running.items()):
                report(name, cache.progress(package_of(name)))
                if process.poll() is not None:
                    _check(name, running.pop(name))
                    report(name, "")
            time.sleep(_LOOK)
    finally:
        for process in running.values():
            process.terminate()
            process.wait()


def _check(name: str, process: subprocess.Popen[str]) -> None:
    said = process.stderr.read().strip().splitlines() if process.stderr else []
    if process.returncode:
        raise HexapodaError("not-compiled", game=name, what=said[-1] if said else f"exit status {process.returncode}")

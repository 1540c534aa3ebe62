"""All games keep the laws of the kit, and the kit notices games that do not."""

import os
import re
import subprocess
import sys
from functools import cache
from typing import Any

import numpy as np
import pytest

import hexapoda
from hexapoda.kernel import contract, jit
from hexapoda.kernel.cache import folder
from hexapoda.testing import LAWS, Case, Law, compile_kit, conform
from hexapoda.testing.kernels import collisions, keys_and_hashes
from tests.games import CASES, GAMES
from tests.settings import COUNTS, LONG

#: Games with sets of their options, by title: those that are always tried, and those of the long run.
SETS = {
    f"{game} {title}": (game, options) for game, cases in CASES.items() for title, options in cases.conformance.items()
}
MORE_SETS = {
    f"{game} {title}": (game, options)
    for game, cases in CASES.items()
    for title, options in cases.more_conformance.items()
}


@cache
def _case(name: str) -> Case:
    game, options = (SETS | MORE_SETS)[name]
    cases = CASES[game]
    return Case(
        hexapoda.load(game, **options),
        games=max(1, COUNTS["conformance_games"] // (cases.more_share if name in MORE_SETS else cases.share)),
        max_plies=cases.max_plies or COUNTS["conformance_plies"],
        moments_a_game=10 if LONG else 6,
        collision_positions=20_000,
        plies_without_jit=cases.plies_without_jit,
    )


def _tried(name: str, law: Law) -> Any:
    """One process plays the games of a set, and tries all laws on them. The law that starts another process is tried on
    one set of each game, except in the long run."""
    marks = [pytest.mark.xdist_group(name)]
    if law.name == "kernels run without jit":
        first = next(each for each in SETS if SETS[each][0] == SETS[name][0])
        marks += [pytest.mark.slow, *([] if name == first else [pytest.mark.long])]
    return pytest.param(name, law, marks=marks, id=f"{name}-{law.name.replace(' ', '-')}")


@pytest.mark.parametrize(("game", "law"), [_tried(name, law) for name in SETS for law in LAWS])
def test_game_keeps_the_law(game: str, law: Law) -> None:
    law.run(_case(game))


@pytest.mark.long
@pytest.mark.parametrize("game", MORE_SETS)
def test_more_games_keep_all_laws(game: str) -> None:
    for law in LAWS:
        law.run(_case(game))


@pytest.mark.parametrize("game", GAMES)
def test_keys_of_random_positions_do_not_collide(game: str) -> None:
    options, share = CASES[game].collisions
    positions = COUNTS["collision_positions"] // share
    keys, hashes, _ = keys_and_hashes(hexapoda.load(game, **options), positions, "collisions")
    different, collided = collisions(keys, hashes)
    assert collided == 0
    assert different > len(keys) // 20


def test_keys_that_are_too_short_would_be_noticed() -> None:
    keys, hashes, _ = keys_and_hashes(hexapoda.load("toy", players=4), 20_000, "short")
    assert collisions(keys, hashes)[1] == 0
    assert collisions(keys & np.uint64(0xFFFFF), hashes)[1] > 50


def _as_the_rules_see_it(text: str) -> str:
    """H5.3: a Hive position by kinds, without the numbers of like pieces and of the turn."""
    options, _, body = text.partition(" | ")
    turn, *words = body.split()
    side, number = re.fullmatch(r"(White|Black)\[(\d+)\]", turn).groups()  # type: ignore[union-attr]
    rest = next((word[5:] for word in words if word.startswith("rest=")), None)
    resting = next((word.split("@")[1] for word in words if word.split("@")[0] == rest), None)
    pieces = [re.sub(r"\d(?=@)", "", word) for word in words if "@" in word]
    # H2.4: before both queens are placed the number of the turn matters too
    queens = sum(piece[1:].startswith("Q@") for piece in pieces)
    due = number if queens < 2 and int(number) <= 4 else ""
    return f"{options} {side} {due} {' '.join(pieces)} {resting if 'P' in options.split('type=')[1].split()[0] else ''}"


@pytest.mark.parametrize("type", ["Base", "Base+MLP"])
def test_H5_3_keys_are_equal_exactly_where_positions_are_the_same(type: str) -> None:
    """Short walks from few beginnings meet often, so that there are many equal positions to compare."""
    game = hexapoda.load("hive", type=type, repetition="off")
    by_text: dict[str, int] = {}
    by_key: dict[int, str] = {}
    met = 0
    for beginning in range(3):
        case = Case(game, games=1, seed=f"beginning {beginning}", max_plies=12 + 6 * beginning)
        start = case.played[0]
        for a in start.legal_ids()[:10]:
            start.push_id(int(a))
            for b in start.legal_ids()[:10]:
                start.push_id(int(b))
                for c in start.legal_ids()[:10]:
                    start.push_id(int(c))
                    text = _as_the_rules_see_it(start.setup())
                    key = int(contract.key_at(start.states, start.ply))
                    met += text in by_text
                    assert by_text.setdefault(text, key) == key, text
                    assert by_key.setdefault(key, text) == text, text
                    start.pop()
                start.pop()
            start.pop()
    assert met > 10, "the walks did not meet"


def test_conform_runs_all_laws_on_a_game() -> None:
    conform(hexapoda.load("toy"), games=1, seed=3, max_plies=10)


@pytest.mark.skipif(not jit.ENABLED, reason="nothing is compiled without JIT")
def test_what_is_warm_is_marked_and_not_compiled_again() -> None:
    compile_kit(hexapoda.load("toy"), quiet=True)
    mark = folder("tests.toy") / "testing.ready"
    before = mark.stat().st_mtime_ns
    compile_kit(hexapoda.load("toy", players=3), quiet=True)
    assert mark.stat().st_mtime_ns == before


def test_a_broken_law_names_game_seed_and_ply() -> None:
    def fails(moment: Any) -> None:
        assert moment.position.ply < 1, "too far"

    broken = Law("never far", fails)
    with pytest.raises(
        AssertionError, match=r"load\('toy', players=3.*breaks the law 'never far' \(seed '5.0', ply 1\): too far"
    ):
        broken.run(Case(hexapoda.load("toy", players=3), games=1, seed=5, max_plies=6))


def test_an_error_inside_a_law_is_a_broken_law() -> None:
    def fails(case: Any) -> None:
        raise KeyError("lost")

    with pytest.raises(AssertionError, match="KeyError"):
        Law("kept", fails, whole=True).run(Case(hexapoda.load("toy"), games=1, max_plies=3))


@pytest.mark.slow
def test_the_kit_notices_broken_games() -> None:
    """One process without JIT, where kernels can be replaced, tries toys that break one law each."""
    environment = {
        **os.environ,
        "NUMBA_DISABLE_JIT": "1",
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    }
    command = [sys.executable, "-m", "tests.broken_toys"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    verdicts = done.stdout.splitlines()
    assert len(verdicts) > 20
    assert [line for line in verdicts if not line.endswith(": caught")] == []

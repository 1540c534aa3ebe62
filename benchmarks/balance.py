"""Whether the games are fair: `python -m benchmarks.balance [--games N] [--nodes N] [--out FOLDER] [PART …]`.

The same bot plays all seats; what a seat, a place in the turn order or a colony scores beyond the average is an
imbalance of the game, or of how the bot plays it. Prints a table in Markdown. Resumed by the same line.
"""

import argparse
import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path
from statistics import mean

import hexapoda
from hexapoda.arena import Limits, Result, Settings, run
from hexapoda.arena.folder import RECORDS
from hexapoda.arena.statistics.sample import seat_score
from hexapoda.arena.statistics.seats import mean_with_error
from hexapoda.play.game import Position

#: What is played, by name: the game and its options.
PARTS: dict[str, tuple[str, dict[str, object]]] = {
    **{f"termites-{n}": ("termites", {"players": n}) for n in (2, 3, 4)},
    **{f"ants-{n}": ("ants", {"players": n}) for n in (2, 3, 4)},
    **{f"ants-pyramids-{n}": ("ants", {"players": n, "scenario": "pyramids"}) for n in (2, 3, 4)},
    "ants-allied-4": ("ants", {"players": 4, "scenario": "pyramids_allied"}),
    **{f"myrmes-{n}": ("myrmes", {"players": n}) for n in (2, 3, 4)},
}


def labels(start: Position) -> list[list[str]]:
    """What each seat of a game is, as its first position says: its place in the turn order, and its colony."""
    words = dict(word.split("=", 1) for word in start.setup().partition(" | ")[2].split() if "=" in word)
    seats = range(start.seats)
    colonies = words.get("colonies", "").split(",")
    first = 0
    if "first" in words:
        first = colonies.index(words["first"]) if "colonies" in words else "ABCD".index(words["first"])
    order = [f"turn {(seat - first) % start.seats + 1}" for seat in seats]
    return [[order[seat], f"seat {seat + 1}", *([colonies[seat]] if "colonies" in words else [])] for seat in seats]


def rounds(end: Position) -> int | None:
    """How many rounds a game had, where its position counts turns."""
    turn = re.search(r" turn=(\d+)", end.setup())
    return None if turn is None else (int(turn[1]) - 1) // end.seats + 1


def table(results: Iterable[Result], folder: Path, game: hexapoda.Game) -> list[str]:
    """The lines of a table: what each kind of seat scores, how games end, and how long they are."""
    # games of a group share their chance, so a group is one observation
    scores: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    reasons: Counter[str] = Counter()
    lengths, decisions = [], []
    for result in results:
        end = game.read((folder / RECORDS / f"{result.number}.txt").read_text("utf-8"))
        for seat, own in enumerate(labels(end.at(0))):
            for label in own:
                scores[label][result.group].append(seat_score(result, seat))
        reasons[result.reason] += 1
        decisions.append(result.plies)
        if (number := rounds(end)) is not None:
            lengths.append(number)
    lines = []
    for label, groups in sorted(scores.items()):
        found = mean_with_error([mean(each) for each in groups.values()])
        count = sum(map(len, groups.values()))
        clear = "" if found.low <= 0.5 <= found.high else " **"
        lines.append(f"| {label} | {count} | {found.value:.3f} ± {found.error:.3f}{clear} |")
    ends = ", ".join(f"{name} {count}" for name, count in reasons.most_common())
    longest = f", {mean(lengths):.1f} rounds on average (at most {max(lengths)})" if lengths else ""
    return [*lines, "", f"{sum(reasons.values())} games: {ends}; {mean(decisions):.0f} decisions{longest}."]


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="Whether the games are fair: the same bot plays all seats.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)} (default: all)")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--nodes", type=int, default=100)
    parser.add_argument("--out", type=Path, default=Path("runs/balance"))
    parser.add_argument("--processes", type=int)
    given = parser.parse_args()
    unknown = [part for part in given.parts if part not in PARTS]
    if unknown:
        parser.error(f"there is no part {unknown[0]}; there are {', '.join(PARTS)}")
    for part in given.parts or PARTS:
        name, options = PARTS[part]
        game = hexapoda.load(name, **options)
        same = tuple(f"name=bot {seat + 1}" for seat in range(len(set(game.start(seed=0).teams))))
        settings = Settings(name, same, options, games=given.games, limits=Limits(nodes=given.nodes))
        done = run(settings, given.out / f"{part}-{given.nodes}", processes=given.processes)
        print(f"\n### {part}, {given.nodes} iterations\n\n| | seats | score |\n| --- | --- | --- |")
        print("\n".join(table(done.results, done.folder, game)), flush=True)


if __name__ == "__main__":
    main()

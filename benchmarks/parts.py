"""What a part of the alpha-beta search is worth in Hive: a match of the search against the same search without it.

    python -m benchmarks.parts PART … [--games N] [--seconds S | --nodes N] [--never PART …] [--elo0 E] [--elo1 E]

Pairs of games share a random opening, with colours swapped; types of game take turns. `--never` leaves parts out on
both sides. A move has so many positions (repeatable) or seconds. The match ends early once the test of elo0 against
elo1 is decided.
"""

import argparse

import hexapoda
from hexapoda.arena.openings import Opening
from hexapoda.arena.statistics.elo import elo
from hexapoda.arena.statistics.sample import Sample
from hexapoda.arena.statistics.sprt import Sprt
from hexapoda.bots import AlphaBeta
from hexapoda.play.game import Position

TYPES = ("Base", "Base+MLP")
#: Random plies at the start of a game, and the longest game, a draw.
OPENING, LONGEST = 6, 140
TABLE_MB = 16


def played(start: Position, players: tuple[AlphaBeta, AlphaBeta]) -> float:
    """The score of the first of two players, White first: the game ends as soon as a search sees its forced end."""
    position = start.copy()
    while position.actor is not None and position.ply < LONGEST:
        if len(position.legal_ids()) == 1:
            position.push_id(int(position.legal_ids()[0]))
            continue
        found = players[position.actor].search(position)
        if found.forced is not None and found.score > 0:
            return 1.0 if position.actor == 0 else 0.0
        position.push(found.move)
    if position.outcome is None or position.outcome.drawn:
        return 0.5
    return 1.0 if position.outcome.winners == (0,) else 0.0


def pair(
    number: int, without: tuple[set[str], set[str]], seconds: float | None = None, nodes: int | None = None
) -> float:
    """The mean score of the first side in two games of one opening."""
    game = hexapoda.load("hive", type=TYPES[number % len(TYPES)], opening="tournament")
    start = Opening(str(number), number, plies=OPENING).position(game)
    first, second = (
        AlphaBeta(without=each, seed=2 * number + side, table_mb=TABLE_MB, seconds=seconds, nodes=nodes)
        for side, each in enumerate(without)
    )
    return (played(start, (first, second)) + 1 - played(start, (second, first))) / 2


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description="What parts of the search are worth in Hive.")
    parser.add_argument("parts", nargs="+")
    parser.add_argument("--never", nargs="*", default=[])
    parser.add_argument("--games", type=int, default=300)
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--seconds", type=float)
    limit.add_argument("--nodes", type=int)
    parser.add_argument("--elo0", type=float, default=0.0)
    parser.add_argument("--elo1", type=float, default=40.0)
    given = parser.parse_args()
    seconds = 0.05 if given.seconds is None and given.nodes is None else given.seconds
    never, test = set(given.never), Sprt(given.elo0, given.elo1)
    scores: list[float] = []
    for number in range(given.games // 2):
        scores.append(pair(number, (never, never | set(given.parts)), seconds, given.nodes))
        sample = Sample.of(scores, 2)
        llr = test.llr(sample)
        decided = test.verdict(llr)
        if len(scores) % 10 == 0 or decided:
            print(f"{sample.games} games: {elo(sample)} Elo, LLR {llr:.2f}", flush=True)
        if decided:
            print(f"{decided} accepted: {given.elo0 if decided == 'H0' else given.elo1:g} Elo")
            break
    for i, kind in enumerate(TYPES):
        print(f"{kind}: {elo(Sample.of(scores[i :: len(TYPES)], 2))} Elo")


if __name__ == "__main__":
    main()

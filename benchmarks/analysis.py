"""How well reviews tell good play from bad: games of a random player against a bot of level 6, judged turn by turn. In
each game at least half of the random turns must be marked, and of all the bot's turns at most one in ten: else the exit
status is 1. A game's smallest losses of an
inaccuracy, a mistake and a blunder (`Declaration.judging`) were chosen by the quantiles: an inaccuracy is above what
nine in ten of the bot's turns lose, and about one in ten of the random turns is a blunder.

    python -m benchmarks.analysis [GAME …] [--games N] [--seconds S]
"""

import argparse
import statistics
import sys
import time
from collections import Counter

import hexapoda
from hexapoda.bots import RandomBot
from hexapoda.games.names import NAMES

LEVEL = 6
#: The least share of random turns that is marked in each game, and the most of the bot's.
LEAST_RANDOM, MOST_BOT = 0.5, 0.1
#: Random games of Hive may not end.
MOST_DECISIONS = 1_000


def played(game: str, seed: int) -> tuple[hexapoda.Position, int]:
    """A game of a random player against a bot, and the bot's seat."""
    position, seat = hexapoda.load(game).start(seed=seed), seed % 2
    players = {seat: hexapoda.bot(game, level=LEVEL, seed=seed), 1 - seat: RandomBot(seed)}
    while position.actor is not None and position.ply < MOST_DECISIONS:
        position.push(players[position.actor].choose(position))
    return position, seat


def measure(game: str, games: int, seconds: float) -> bool:
    """Print what is marked of the turns of each side, and the quantiles of what they lose; whether that is enough."""
    judged: dict[bool, list[hexapoda.Judgement]] = {False: [], True: []}
    shares, spent, turns = [], 0.0, 0
    for seed in range(games):
        position, seat = played(game, seed)
        began = time.perf_counter()
        found = hexapoda.review(position, seconds=seconds)
        spent, turns = spent + time.perf_counter() - began, turns + len(found)
        for each in found:
            judged[each.seat == seat].append(each)
        own = [each for each in found if each.seat != seat]
        shares.append(sum(each.verdict is not None for each in own) / max(1, len(own)))
    print(f"{game}: {games} games, {turns} turns, {60 * turns / spent:.0f} turns in a minute")
    for is_bot, all_ in judged.items():
        marked = Counter(each.verdict for each in all_)
        losses = sorted(each.loss for each in all_)
        quantiles = " ".join(f"{losses[int(part * len(losses))]:.3f}" for part in (0.25, 0.5, 0.75, 0.9, 0.95))
        share = 1 - marked[None] / len(all_)
        accuracy = statistics.mean(each.accuracy for each in all_)
        kinds = " ".join(f"{marked[kind]}" for kind in ("inaccuracy", "mistake", "blunder"))
        print(
            f"  {'level 6' if is_bot else 'random '} marked {share:4.0%} (?! ? ??: {kinds}), "
            f"accuracy {accuracy:.0%}, losses at 25/50/75/90/95 %: {quantiles}"
        )
    print(f"  random, by game: {' '.join(f'{share:.0%}' for share in shares)}", flush=True)
    bots = judged[True]
    return min(shares) >= LEAST_RANDOM and sum(each.verdict is not None for each in bots) <= MOST_BOT * len(bots)


def main() -> int:
    """Read the command line and measure; returns the exit status."""
    parser = argparse.ArgumentParser(description="How well reviews tell good play from bad.")
    parser.add_argument("games_", metavar="GAME", nargs="*", default=list(NAMES))
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=0.2)
    given = parser.parse_args()
    wrong = [game for game in given.games_ or NAMES if not measure(game, given.games, given.seconds)]
    if wrong:
        print(f"not enough: {', '.join(wrong)}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

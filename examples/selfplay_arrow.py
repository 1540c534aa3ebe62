"""Self-play data as an Arrow file, for any learning program: `python examples/selfplay_arrow.py hive games.arrow`.

One row for each decision: what the deciding seat saw, the legal actions, what it played (greedily, now and then at
random), and how the game ended for it. Needs pyarrow.
"""

import sys

import numpy as np
import pyarrow
import pyarrow.ipc

from hexapoda.envs import Batch


def main(name="hive", path="games.arrow", size=64, most=200, random_share=0.2):
    batch, choose = Batch(name, int(size), seed=1, max_plies=most, autoreset="disabled"), np.random.default_rng(1)
    rows = []
    while (running := np.flatnonzero(batch.actors >= 0)).size:
        features, (codes, offsets) = batch.observe(), batch.legal()
        actions = np.where(choose.random(size) < random_share, batch.choose("random"), batch.choose("greedy"))
        for i in running:
            legal = codes[offsets[i] : offsets[i + 1]]
            rows.append((int(i), int(batch.actors[i]), features[i].copy(), legal, int(actions[i])))
        batch.step(actions[running], games=running)
    table = pyarrow.table(
        {
            "game": [game for game, *_ in rows],
            "seat": [seat for _, seat, *_ in rows],
            "features": pyarrow.array(
                [list(features) for _, _, features, *_ in rows], pyarrow.list_(pyarrow.float32())
            ),
            "legal": [legal.tolist() for *_, legal, _ in rows],
            "action": [action for *_, action in rows],
            "result": [float(batch.rewards[game, seat]) for game, seat, *_ in rows],
        }
    ).replace_schema_metadata({"game": name, "version": str(batch.game.learning.version)})
    with pyarrow.ipc.new_file(path, table.schema) as file:
        file.write_table(table)
    print(f"{table.num_rows:,} decisions of {size} games in {path}")
    return table


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Write the golden playthroughs anew: `python -m tests.goldens.regenerate`. Review the difference."""

from pathlib import Path
from typing import Any

import hexapoda
from hexapoda.testing.goldens import playthrough
from tests import toy

assert toy.GAME.name == "toy"

FOLDER = Path(__file__).parent

#: file -> game, options, seed
GOLDENS: dict[str, tuple[str, dict[str, Any], int]] = {
    "hive-base": ("hive", {"type": "Base", "opening": "rulebook"}, 12),
    "hive-base-p": ("hive", {"type": "Base+P", "opening": "rulebook"}, 7),
    "hive-base-lp": ("hive", {"type": "Base+LP", "opening": "rulebook"}, 5),
    "hive-base-m-tournament": ("hive", {"type": "Base+M", "opening": "tournament"}, 1),
    "hive-base-mlp-tournament": ("hive", {"type": "Base+MLP", "opening": "tournament"}, 7),
    "termites-p2": ("termites", {"players": 2, "setup": "p2"}, 9),
    "termites-p3": ("termites", {"players": 3, "setup": "p3"}, 10),
    "termites-p3-adv": ("termites", {"players": 3, "setup": "p3_adv", "flyer_push_into_vegetation_kills": True}, 1),
    "termites-p4": ("termites", {"players": 4, "setup": "p4", "colonies": "gray,red,blue,gold"}, 4),
    "termites-p4-adv": ("termites", {"players": 4, "setup": "p4_adv"}, 4),
    "termites-build": ("termites", {"players": 2, "map": "build", "tiles": 15}, 3),
    "ants-classic-2": ("ants", {"players": 2, "anthills": "diagonal"}, 1),
    "ants-classic-3": ("ants", {"players": 3, "hire_push": "column", "anthills": "A,B,D"}, 1),
    "ants-classic-4": ("ants", {"players": 4, "bank_limit": 25}, 2),
    "ants-classic-allied": ("ants", {"players": 4, "scenario": "classic_allied", "max_rounds": 12}, 6),
    "ants-pyramids-2": ("ants", {"players": 2, "scenario": "pyramids"}, 134),
    "ants-pyramids-3": (
        "ants",
        {"players": 3, "scenario": "pyramids", "centre_entries_per_turn": 0, "max_rounds": 12},
        7,
    ),
    "ants-pyramids-4": ("ants", {"players": 4, "scenario": "pyramids", "max_rounds": 10}, 8),
    "ants-pyramids-allied": ("ants", {"players": 4, "scenario": "pyramids_allied", "teams": "A+C", "max_rounds": 9}, 9),
    "myrmes-2": ("myrmes", {"players": 2}, 2),
    "myrmes-3": ("myrmes", {"players": 3, "edition": "printed-board"}, 3),
    "myrmes-4": ("myrmes", {"players": 4, "start_exits": "shuffled"}, 4),
    "toy-2": ("toy", {"players": 2}, 1),
    "toy-3": ("toy", {"players": 3}, 2),
    "toy-4": ("toy", {"players": 4}, 3),
    "toy-4-teams": ("toy", {"players": 4, "teams": "on"}, 4),
}


def golden(name: str) -> str:
    """The playthrough as it is now."""
    game, options, seed = GOLDENS[name]
    return playthrough(hexapoda.load(game, **options), seed)


def main() -> None:
    """Write all files, and say which have changed."""
    for name in GOLDENS:
        path, text = FOLDER / f"{name}.txt", golden(name)
        changed = not path.exists() or path.read_text(encoding="utf-8") != text
        path.write_text(text, encoding="utf-8")
        print(f"{path.name}: {'changed' if changed else 'as before'}")


if __name__ == "__main__":
    main()

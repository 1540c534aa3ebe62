"""How much the tests do: one place for all counts, as (in `make test`, in `make test-long`)."""

import os

#: `make test-long` sets it.
LONG = os.environ.get("HEXAPODA_LONG") == "1"

_COUNTS: dict[str, tuple[int, int]] = {
    # differential play against other implementations: random games
    "reference_games": (16, 160),
    # positions out of nowhere against the reference: hives of all shapes; long thin ones, played on for some plies
    "random_hives": (240, 8_000),
    "thin_hives": (12, 400),
    "openspiel_games": (24, 240),
    # published counts: depth of perft by the rules' table
    "perft_depth": (6, 7),
    # conformance kit: random games a game and set of options (half as many of Hive, which is long), and their length
    "conformance_games": (8, 100),
    "conformance_plies": (120, 500),
    "collision_positions": (200_000, 10_000_000),
    # records: random games a game type; texts that readers must survive
    "record_games": (3, 40),
    "record_texts": (300, 5_000),
    # UHP: random sessions of good and bad commands
    "uhp_sessions": (200, 2_000),
    # explanations: random games a game type and opening; position texts: the same
    "explain_games": (3, 60),
    "setup_games": (2, 60),
    "notation_games": (1, 40),
    "notation_texts": (300, 20_000),
    "setup_texts": (200, 10_000),
    # bots: won games whose last moves they must find; games against random and against greedy players
    "bot_endgames": (16, 200),
    "bot_random_games": (6, 100),
    "bot_greedy_games": (10, 60),
}

COUNTS: dict[str, int] = {name: counts[LONG] for name, counts in _COUNTS.items()}

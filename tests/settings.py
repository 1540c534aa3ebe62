"""How much the tests do: one place for all counts, as (in `make test`, in `make test-long`)."""

import os
from collections.abc import Callable, Iterable
from typing import Any

import pytest

#: `make test-long` sets it.
LONG = os.environ.get("HEXAPODA_LONG") == "1"

_COUNTS: dict[str, tuple[int, int]] = {
    # trees of each game: records without variations, random trees
    "tree_games": (1, 20),
    "trees": (3, 60),
    # differential play against other implementations: random games
    "reference_games": (8, 80),
    # positions out of nowhere against the reference: hives of all shapes; long thin ones, played on for some plies
    "random_hives": (120, 3_000),
    "thin_hives": (12, 150),
    "openspiel_games": (24, 200),
    # Termites: games of the reference by itself (of each setup), maps built by both
    "termites_reference_games": (7, 60),
    "built_maps": (2, 20),
    # Termites against its reference: whole games of the box and of changed boxes, positions out of nowhere
    "termites_games": (12, 500),
    "termites_boxes": (8, 150),
    "termites_positions": (100, 800),
    # Termites' random games, which keep all that the rules conserve; ways to imagine what another holds
    "termites_random_games": (100, 10_000),
    "imagined_hands": (30, 300),
    # Termites: random games (of each set of options, of changed boxes) whose positions are written, read and looked at
    "termites_text_games": (1, 8),
    "termites_text_boxes": (20, 150),
    "termites_hidden_games": (1, 8),
    # Termites: random games whose texts are read and refused; texts of anything
    "termites_notation_games": (2, 20),
    "termites_explain_games": (2, 15),
    "termites_texts": (150, 2_000),
    "termites_mutations": (80, 3_000),
    # Ants: games of the reference by itself (of each scenario); against it: whole games of the box and of changed
    # boxes, with a thorough look at every so many-th step, and positions out of nowhere; random games, which keep all
    # that the rules conserve; games that are looked at from all seats
    "ants_reference_games": (8, 60),
    "ants_games": (12, 500),
    "ants_looks": (5, 2),
    "ants_boxes": (8, 120),
    "ants_positions": (60, 600),
    "ants_random_games": (100, 10_000),
    "ants_hidden_games": (1, 8),
    # Ants: random games whose positions are written and read, whose moves are read and refused; texts of anything
    "ants_text_games": (2, 15),
    "ants_notation_games": (2, 15),
    "ants_explain_games": (2, 15),
    "ants_texts": (150, 2_000),
    "ants_mutations": (70, 3_000),
    # Myrmes: games of the reference by itself; against it: whole games, and games with riches in each round
    "myrmes_reference_games": (6, 40),
    "myrmes_games": (12, 300),
    "myrmes_rich_pairs": (9, 90),
    # Myrmes: random games, which keep all that the rules conserve, of them with riches in each round; games whose
    # positions are written and read, whose moves are read and refused; texts of anything
    "myrmes_random_games": (100, 5_000),
    "myrmes_rich_games": (20, 500),
    "myrmes_text_games": (2, 15),
    "myrmes_notation_games": (2, 15),
    "myrmes_explain_games": (2, 15),
    "myrmes_texts": (150, 2_000),
    # published counts: depth of perft by the rules' table
    "perft_depth": (6, 7),
    # conformance kit: random games a game and set of options (half as many of Hive, which is long), and their length
    "conformance_games": (5, 25),
    "conformance_plies": (120, 300),
    "bounds_games": (2, 10),
    "bounds_playouts": (60, 1_000),
    "collision_positions": (100_000, 10_000_000),
    # records: random games a game type; texts that readers must survive
    "record_games": (3, 15),
    "record_texts": (200, 2_000),
    # UHP: random sessions of good and bad commands
    "uhp_sessions": (100, 800),
    # explanations: random games a game type and opening; position texts: the same
    "explain_games": (3, 20),
    "setup_games": (2, 20),
    "notation_games": (1, 15),
    "notation_texts": (300, 6_000),
    "setup_texts": (200, 4_000),
    # Hive, Myrmes: texts of random positions that were changed anyhow; those that are read are played on
    "mutated_texts": (150, 3_000),
    # what people point at: random games of each game and set of options
    "click_games": (1, 10),
    # Termites: random maps that two checkers look at; maps of the generator
    "map_checks": (200, 6_000),
    "random_maps": (60, 1_000),
    # bots: won games whose last moves they must find; games against random and against greedy players
    "bot_endgames": (10, 80),
    "bot_random_games": (6, 40),
    "bot_greedy_games": (10, 30),
    # Monte-Carlo bots: games against random players, by game and way to play
    "mcts_toy_games": (24, 100),
    "mcts_termites_games": (10, 40),
    "mcts_termites_crowds": (4, 20),
    "mcts_ants_games": (8, 40),
    "mcts_ants_crowds": (2, 12),
    "mcts_myrmes_games": (12, 30),
    # the server's tables: walks of people who say anything, and pairs of tables that look alike, a game and its options
    "table_walks": (4, 30),
    "table_twins": (12, 60),
    # the server's store: tables written at once; numbers that two processes race for; kills of a writing process,
    # and how many events are acknowledged before each
    "store_tables": (100, 500),
    "store_race": (12, 100),
    "store_kills": (2, 10),
    "store_acknowledged": (300, 2_000),
    "store_cuts": (8, 30),
    # sockets: how often in a hundred moves a connection is lost; what is said while others begin to watch
    "socket_losses": (15, 15),
    "socket_chats": (40, 400),
    # kills of a server while two games are played
    "serve_kills": (2, 6),
    # pairs of servers that look alike to a seat, of each game and set of options; and what strangers try on them
    "leak_worlds": (1, 4),
    "fuzz_requests": (5, 40),
    "fuzz_frames": (400, 6_000),
    # faults in the midst of play: tables at once and kills of the one server; the same with two processes on one
    # PostgreSQL, which is also stopped for some seconds
    "fault_tables": (5, 50),
    "fault_kills": (2, 15),
    "fault_shared_tables": (3, 12),
    "fault_shared_kills": (1, 8),
    "fault_outages": (1, 3),
    # the arena's statistics: matches, sequential tests and tournaments with a known truth
    "simulated_matches": (400, 4_000),
    "simulated_sprts": (500, 4_000),
    "simulated_tournaments": (60, 400),
    # batches: steps beside positions
    "batch_plies": (60, 1_500),
    # decisions of a game that OpenSpiel simulates
    "openspiel_plies": (10, 60),
    # kills of a tournament while it is played
    "arena_kills": (2, 10),
}

COUNTS: dict[str, int] = {name: counts[LONG] for name, counts in _COUNTS.items()}


def rest_is_long(cases: Iterable[Any], always: Callable[..., bool]) -> list[Any]:
    """Cases of a test: those that are tried in every run, and the others marked for the long run."""
    tuples = [case if isinstance(case, tuple) else (case,) for case in cases]
    return [pytest.param(*case, marks=() if always(*case) else pytest.mark.long) for case in tuples]

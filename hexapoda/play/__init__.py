"""What people import: games, positions, moves, outcomes, records and errors."""

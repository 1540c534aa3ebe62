"""Ants in the terminal: the board, and the players with their cards."""

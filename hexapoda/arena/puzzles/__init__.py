"""Puzzles are found in games that bots play against themselves and in records, and proved by search."""

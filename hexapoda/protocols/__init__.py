"""Protocols by which other programs talk to the games: so far UHP, Hive's own (`uhp`)."""

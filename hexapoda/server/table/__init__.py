"""A table where a game is played: commands, events, and the table as their fold. Pure: no IO, no clock of its own."""

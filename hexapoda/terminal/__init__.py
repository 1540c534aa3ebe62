"""Play in the terminal: any game, people and bots in any seat, in three languages."""

"""What teaches a game: guided lessons, and what else is learnt from positions. Generic: what is taught is data."""

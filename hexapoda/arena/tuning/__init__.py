"""Tuning: self-play that leaves positions with values and results, SPSA and a logistic fit that find better numbers,
and weights files that say how they were made."""

"""What the results of a run prove: Elo with error bars, SPRT, ratings, the advantage of a seat.

Every figure is explained in `docs/statistics.md`.
"""

"""Simulators for research: thousands of games at once, and doors to Gymnasium, PettingZoo, OpenSpiel and language
models.

    from hexapoda.envs import Batch

The doors are modules of their own, which import their library only when they are imported: `hexapoda.envs.gymnasium`,
`hexapoda.envs.pettingzoo`, `hexapoda.envs.openspiel`, `hexapoda.envs.text`.
"""

from hexapoda.envs.batch import Batch, Played, Snapshot

__all__ = ["Batch", "Played", "Snapshot"]

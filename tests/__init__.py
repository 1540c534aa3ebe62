"""The tests. The kernels of their toy game belong to the digest that names the cache of compiled code, in every process
of theirs; so this comes before anything is compiled."""

import os
from pathlib import Path

os.environ.setdefault("HEXAPODA_KERNEL_PATH", str(Path(__file__).parent / "toy"))

"""What was measured, as files: benchmarks and tournaments write them, and the pages of the games are made from them."""

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "figures"


def read(name: str) -> dict[str, Any]:
    """What a file says; nothing where there is none."""
    path = FOLDER / f"{name}.json"
    return json.loads(path.read_text("utf-8")) if path.exists() else {}


def write(name: str, said: dict[str, Any]) -> None:
    """Write a file, a line for each row."""
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.json").write_text(json.dumps(said, ensure_ascii=False, indent=1) + "\n", "utf-8")

"""Builds the documentation site: `python -m docs.site [FOLDER]` (or `make docs`), by default into build/docs/site.

The pages are those of the repository: the README is the first one, and links to files that are no pages lead to the
repository. Nothing in the site is fetched from elsewhere, neither while it is built nor while it is read.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[1]
CONFIG = Path(__file__).with_name("zensical.toml")
FOLDER = ROOT / "build" / "docs"
#: What gives the site its looks, and where it stands.
LOOKS = {"docs/site.css": "site.css", "web/public/icon.svg": "icon.svg"}
#: Where a file that is no page can be read.
REPOSITORY = "https://github.com/hexapoda-games/hexapoda/blob/main/"
#: Pages that have their place outside docs/, and what they are called in the site.
OUTSIDE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
}
_COLOURS = re.compile("\x1b\\[[0-9;]*m")
_FENCES = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\((?![a-z]+:|#)([^)\s#]*)(#[^)\s]*)?\)")


def pages() -> dict[str, str]:
    """The files that become pages, by their path in the repository, and where they stand in the site."""
    inside = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md"))
    return {**OUTSIDE, **{path: path.removeprefix("docs/") for path in inside}}


def with_links(text: str, path: str, places: dict[str, str], files: set[str]) -> str:
    """A page with its links as they are in the site; other files of docs/ that it shows are added to `files`."""

    def link(found: re.Match[str]) -> str:
        target = os.path.normpath(PurePosixPath(path).parent / found[1]).replace(os.sep, "/")
        anchor = found[2] or ""
        if target.startswith("docs/") and target not in places:
            files.add(target)
        elif target not in places:
            return f"]({REPOSITORY}{target}{anchor})"
        place = places.get(target, target.removeprefix("docs/"))
        return f"]({os.path.relpath(place, PurePosixPath(places[path]).parent).replace(os.sep, '/')}{anchor})"

    parts = _FENCES.split(text)
    return "".join(part if number % 2 else _LINK.sub(link, part) for number, part in enumerate(parts))


def assemble(folder: Path) -> None:
    """Put everything that the site is made of into a folder."""
    shutil.rmtree(folder, ignore_errors=True)
    places, files = pages(), set[str]()
    for path, place in places.items():
        target = folder / "pages" / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(with_links((ROOT / path).read_text("utf-8"), path, places, files), "utf-8")
    shown = {path: path.removeprefix("docs/") for path in sorted(files) if (ROOT / path).is_file()}
    for path, place in {**LOOKS, **shown}.items():
        target = folder / "pages" / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, target)
    config = CONFIG.read_text("utf-8").replace('paths = ["../.."]', f"paths = [{str(ROOT)!r}]")
    (folder / CONFIG.name).write_text(config, "utf-8")


def build(folder: Path = FOLDER) -> Path:
    """Build the site in a folder; returns where it is. A link that leads nowhere is a RuntimeError."""
    assemble(folder)
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--config-file", str(folder / CONFIG.name)]
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise RuntimeError(_COLOURS.sub("", done.stdout).partition("Traceback")[0])
    return folder / "site"


if __name__ == "__main__":
    try:
        print(build(*map(Path, sys.argv[1:])) / "index.html")
    except RuntimeError as error:
        sys.exit(str(error))

"""What is built for people who install the package: its description, and a release that has the page."""

import re
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

ROOT = Path(__file__).resolve().parents[1]
LINK = re.compile(r"\]\(([^)]+)\)")


def test_pictures_and_links_of_the_description_work_without_the_repository() -> None:
    metadata = ProjectMetadata(str(ROOT), PluginManager())
    text = metadata.core.readme
    home = metadata.core.urls["Homepage"].removeprefix("https://github.com/")
    links = LINK.findall(text)
    assert len(links) == len(LINK.findall((ROOT / "README.md").read_text("utf-8"))) > 20
    for link in links:
        assert link.startswith(("https://", "#")), link
        inside = re.match(rf"https://(?:github\.com/{home}/blob|raw\.githubusercontent\.com/{home})/main/([^#]+)", link)
        assert inside is None or (ROOT / inside[1]).is_file(), link
    assert "](docs/" not in text


def test_classifiers_and_the_oldest_python_agree() -> None:
    core = ProjectMetadata(str(ROOT), PluginManager()).core
    named = [each.removeprefix("Programming Language :: Python :: ") for each in core.classifiers if ":: 3." in each]
    assert core.requires_python == f">={named[0]}"
    assert (ROOT / "hexapoda" / "py.typed").is_file()


def test_a_release_without_the_page_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEXAPODA_SKIP_PAGE", "1")
    monkeypatch.setenv("HEXAPODA_RELEASE", "1")
    with pytest.raises(RuntimeError, match="A release needs the page"):
        next(WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"]))
    assert not list(tmp_path.iterdir())

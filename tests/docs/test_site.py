"""The documentation site: every link leads somewhere, and nothing is fetched from elsewhere."""

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest

pytest.importorskip("zensical")
from docs import site

#: What a page loads by itself, unlike a link.
LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}
#: Links of the head that only name an address.
NAMED = {"canonical", "prev", "next", "alternate"}


class Page(HTMLParser):
    """What a page has: anchors, links, what it loads, and the texts of its paragraphs."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.paragraphs: list[str] = []
        self._open = False
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.anchors |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        if tag in LOADED and LOADED[tag] in found and found.get("rel") not in NAMED:
            self.loaded.append(found[LOADED[tag]])
        if tag == "p":
            self._open = True
            self.paragraphs.append("")

    def handle_endtag(self, tag: str) -> None:
        self._open = self._open and tag != "p"

    def handle_data(self, data: str) -> None:
        if self._open:
            self.paragraphs[-1] += data


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Page]:
    root = site.build(tmp_path_factory.mktemp("site"))
    return {path: Page(path) for path in sorted(root.rglob("*.html")) if path.name != "404.html"}


@pytest.mark.slow
@pytest.mark.xdist_group("site")
def test_every_page_is_built_and_can_be_found(pages: dict[Path, Page]) -> None:
    root = next(path.parent for path in pages if path.name == "index.html")
    built = {path.relative_to(root).as_posix() for path in pages}
    assert built == {place.removesuffix("md") + "html" for place in site.pages().values()}
    config = site.CONFIG.read_text("utf-8")
    assert {place for place in site.pages().values() if f'"{place}"' not in config} == set()


@pytest.mark.slow
@pytest.mark.xdist_group("site")
def test_links_lead_somewhere(pages: dict[Path, Page]) -> None:
    for path, page in pages.items():
        for link in (*page.links, *page.loaded):
            if re.match(r"https?:|mailto:|data:", link):
                continue
            name, _, anchor = unquote(link).partition("#")
            target = (path.parent / name).resolve() if name else path
            assert target.exists(), f"{path.name}: {link}"
            if anchor and target in pages:
                assert anchor in pages[target].anchors, f"{path.name}: {link}"


@pytest.mark.slow
@pytest.mark.xdist_group("site")
def test_nothing_is_fetched_from_elsewhere(pages: dict[Path, Page]) -> None:
    for path, page in pages.items():
        assert not [each for each in page.loaded if re.match(r"(https?:)?//", each)], path.name
    for path in {path.parent for path in pages}:
        for style in path.rglob("*.css"):
            assert not re.findall(r"(?:url\(|@import )[\"']?(?:https?:)?//[^)]*", style.read_text("utf-8")), style.name


@pytest.mark.slow
@pytest.mark.xdist_group("site")
def test_lists_and_tables_are_shown_as_such(pages: dict[Path, Page]) -> None:
    """GitHub begins a list right after a line of text; the site needs an empty line before it."""
    for path, page in pages.items():
        for text in page.paragraphs:
            assert not re.search(r"^(- |\* |\d+\. |\|)", text, re.MULTILINE), f"{path.name}: {text[:200]}"

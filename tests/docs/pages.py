"""What all rulebooks have in common: pages, tables, clauses, and drawings with hidden words about them."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

ANCHOR = re.compile(r'<a id="([^"]*)"></a>')
FENCE = re.compile(r"^```(\w+)\n(.*?)\n```$", re.DOTALL | re.MULTILINE)
EXAMPLE = re.compile(r"<!-- example:(.*)\n((?:.*\n)*?)-->\n```(\w+)\n((?:.*\n)*?)```")


@dataclass(frozen=True)
class Example:
    """A drawing with what the text says about it: the comment before it, which readers of the page do not see."""

    clause: str
    head: str
    facts: tuple[str, ...]
    fence: str
    text: str


def rulebook(game: str, language: str) -> Path:
    return ROOT / "docs" / "rules" / language / f"{game}.md"


def page(game: str, language: str) -> str:
    return rulebook(game, language).read_text(encoding="utf-8")


def tables(text: str) -> list[list[list[str]]]:
    """The cells of the tables of a page, without their heads."""
    found = []
    for lines in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        rows = [re.findall(r"[^|]+", line) for line in lines.splitlines()]
        found.append([[cell.strip() for cell in row] for row in rows[2:]])
    return found


def fences(text: str, kind: str) -> list[str]:
    """What stands in the fences of one kind."""
    return [inside for found, inside in FENCE.findall(text) if found == kind]


def examples(game: str, language: str) -> list[Example]:
    """The drawings of a page that have a comment; each is named by the clause that it belongs to."""
    text = page(game, language)
    found = []
    for match in EXAMPLE.finditer(text):
        clause = (["start", *ANCHOR.findall(text[: match.start()])])[-1]
        head, facts, fence, drawing = match.groups()
        found.append(Example(clause, head.strip(), tuple(facts.splitlines()), fence, drawing.removesuffix("\n")))
    return found

"""Pieces of HTML. Every function takes pieces that are HTML already; `escape` what is not."""

from collections.abc import Sequence


def element(tag: str, content: str, kind: str = "") -> str:
    """An element with a class.

    >>> element("p", "Hello", "lead")
    '<p class="lead">Hello</p>'
    """
    return f'<{tag} class="{kind}">{content}</{tag}>' if kind else f"<{tag}>{content}</{tag}>"


def section(title: str, *content: str, note: str = "") -> str:
    """A part of the page with its heading, and a sentence that explains it."""
    return element("section", element("h2", title) + (element("p", note, "note") if note else "") + "".join(content))


def notice(text: str) -> str:
    """Something that should not be overlooked."""
    return element("p", text, "notice")


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], *, texts: int = 1, kind: str = "") -> str:
    """A table that scrolls sideways where it is too wide. The first `texts` columns are text, the others numbers."""
    head = "".join(f'<th scope="col"{_align(index, texts)}>{each}</th>' for index, each in enumerate(heads))
    body = "".join(
        "<tr>"
        + "".join(
            f'<th scope="row">{cell}</th>' if index == 0 else f"<td{_align(index, texts)}>{cell}</td>"
            for index, cell in enumerate(row)
        )
        + "</tr>\n"
        for row in rows
    )
    name = f' class="{kind}"' if kind else ""
    inside = f"<table{name}><thead><tr>{head}</tr></thead><tbody>\n{body}</tbody></table>"
    return f'<div class="wide" tabindex="0">{inside}</div>'


def _align(index: int, texts: int) -> str:
    return "" if index < texts else ' class="number"'


def facts(pairs: Sequence[tuple[str, str]]) -> str:
    """Names with values, the important figures of a section."""
    inside = "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in pairs)
    return f'<dl class="facts">{inside}</dl>'


def folded(title: str, content: str) -> str:
    """Something that is shown on demand."""
    return f"<details><summary>{title}</summary>{content}</details>"

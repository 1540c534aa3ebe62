"""Messages in English, Polish and Ukrainian: one catalog for terminal, server and page (Project Fluent).

A message is an id with parameters; the catalogs are `locale/LANGUAGE/*.ftl`. This module imports no other part of the
package, so all of them may use it.
"""

import locale
import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "pl", "uk")
FOLDER = Path(__file__).resolve().parent / "locale"


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # a tenth of a second, which not every command needs

    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def text(
    message: str, params: Mapping[str, Any] | None = None, language: str = "en", *, fallback: str | None = None
) -> str:
    """The words of a message in the language, else in English, else `fallback`, else the id with its parameters.

    >>> text("refusal-game-over")
    'The game is over.'
    >>> text("seat-purple", fallback="purple")
    'purple'
    """
    values = {name: value if isinstance(value, int | float) else str(value) for name, value in (params or {}).items()}
    for each in (language, "en"):
        bundle = _bundle(each)
        if bundle.has_message(message):
            pattern = bundle.get_message(message).value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, values)[0])
    if fallback is not None:
        return fallback
    return f"{message} {values}" if values else message


def choose_language(wanted: str | None = None) -> str:
    """The wanted language, else that of the locale, else English.

    >>> choose_language("pl_PL.UTF-8")
    'pl'
    """
    # The first of these that is set decides, as POSIX says.
    stated = filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG")))
    name = wanted or next(stated, None) or locale.getlocale()[0] or ""
    return name[:2].lower() if name[:2].lower() in LANGUAGES else "en"


def tidy(written: str) -> str:
    """What people write, on one line and without unprintable characters.

    >>> tidy(" Well\\tplayed!\\x00\\n")
    'Well played!'
    """
    return " ".join("".join(letter if letter.isprintable() else " " for letter in written).split())


def excerpt(written: Any) -> str:
    """What an error quotes of an unreadable text: short, on one line, and printable."""
    words = " ".join(str(written)[:200].split())
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in words)
    return shown if len(shown) <= 40 else shown[:39] + "…"

"""The examples of docstrings as blocks of code, for the reference of the site: an extension of griffe."""

import re
from typing import Any

import griffe

_EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*$).+)*(?:\n\n>>> .*(?:\n(?!\s*$).+)*)*", re.MULTILINE)


class Doctests(griffe.Extension):
    """Puts a fence around every example."""

    def on_instance(self, *, obj: griffe.Object, **_: Any) -> None:
        """Called for every class, function and attribute."""
        if obj.docstring:
            obj.docstring.value = _EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", obj.docstring.value)

"""Where lines come from: a person at a terminal, or any stream."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol

from rich.console import Console

from hexapoda.terminal.screen import printable


class Reader(Protocol):
    """A source of lines."""

    def read(self, prompt: str) -> str | None:
        """The next line, None at the end."""
        ...


class StreamReader:
    """Lines of a stream. The prompt and each line are echoed, so that the console's text reads as a dialogue."""

    def __init__(self, source: Iterable[str], console: Console, *, echo: bool = True) -> None:
        self._lines: Iterator[str] = iter(source)
        self._console = console
        self._echo = echo

    def read(self, prompt: str) -> str | None:
        self._console.print(prompt, end="", markup=False, highlight=False)
        line = next(self._lines, None)
        if self._echo:
            echo = printable((line or "").rstrip("\r\n"))
            self._console.print(echo, markup=False, highlight=False, soft_wrap=True)
        return line


class TerminalReader:
    """A person at a terminal, with editing, history and completion (`complete` lists the completions of a text)."""

    def __init__(self, complete: Callable[[str], Iterable[str]], *, session: Any = None) -> None:
        from prompt_toolkit import PromptSession

        self._session: Any = session or PromptSession()
        self._completer = _completer(complete)

    def read(self, prompt: str) -> str | None:
        try:
            return self._session.prompt(prompt, completer=self._completer, complete_while_typing=True)
        except EOFError:
            return None


def _completer(complete: Callable[[str], Iterable[str]]) -> Any:
    from prompt_toolkit.completion import Completer, Completion

    class Whole(Completer):
        """Completes the whole line, for moves have spaces in them."""

        def get_completions(self, document: Any, complete_event: Any) -> Iterator[Completion]:
            typed = document.text_before_cursor
            for text in complete(typed):
                yield Completion(text, start_position=-len(typed))

    return Whole()

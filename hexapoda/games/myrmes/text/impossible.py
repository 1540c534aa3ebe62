"""What is raised inside this folder where a line describes no position; `read` turns it into its Refusal."""

from hexapoda.kernel.declaration import Refusal


class ImpossibleError(Exception):
    """A line that describes no position of the game, and why."""

    def __init__(self, clause: str, code: str, **params: str | int) -> None:
        super().__init__(code)
        self.refusal = Refusal(clause, code, params)


class UnreadableError(ImpossibleError):
    """A line that can't be understood."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__("", code)
        self.refusal = Refusal("", code, params, readable=False)

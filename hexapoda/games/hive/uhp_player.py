"""Lets any engine that speaks UHP, the Universal Hive Protocol, play in the arena (H6.4, H6.5)."""

import math
import time
from collections.abc import Mapping

from hexapoda.bots.player import BABBLE, ILLEGAL_MOVE, TIME, WRONG_RESULT, Answer, Budget, Fault
from hexapoda.bots.program import Program
from hexapoda.games.hive.records import gamestring
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Refusal
from hexapoda.play.game import Position

#: Seconds that an engine has to start, and to answer a command that needs no search.
START_SECONDS = 60.0
ANSWER_SECONDS = 20.0
#: The most lines of one answer: more is babble.
_MOST_LINES = 10_000
#: A search that is limited by depth alone may take this long.
HANGING_SECONDS = 600.0
#: Words for the limit of a search. `seconds` is not in the protocol, but several engines know it.
_DEPTH, _SECONDS, _FRACTION, _WHOLE = "depth", "seconds", "time with a fraction", "time"


class UhpPlayer:
    """An engine in a process of its own. It follows the game move by move."""

    def __init__(self, command: str, options: Mapping[str, str], margin: float) -> None:
        """Start an engine and set its options."""
        self.latency: float | None = None
        self.margin = margin
        self.name = ""
        self._known = 0
        #: The words for a limit that the engine does not know, and what it said: it is not asked with them again.
        self._refused: dict[str, str] = {}
        self._program = Program(command)
        try:
            greeting = self.answered(START_SECONDS)
            self.name = next((line[3:].strip() for line in greeting if line.lower().startswith("id ")), "")
            for name, value in options.items():
                self._asked(f"options set {name} {value}")
            began = time.perf_counter()
            self._asked("info")
            self.latency = time.perf_counter() - began
        except BaseException:
            self.close()
            raise

    # ── a game ──

    def start(self, position: Position, seat: int) -> None:
        if position.from_start:
            self._asked(f"newgame {position.game.options['type']}")
        else:
            raise Fault(BABBLE, "UHP has no word for a game that starts from a position")
        self._known = 0
        self._follow(position)

    def choose(self, position: Position, budget: Budget) -> Answer:
        self._follow(position)
        deadline = HANGING_SECONDS if budget.deadline is None else budget.deadline + self.margin
        (said, *more), seconds = self._search(budget, deadline)
        if more or not said:
            raise Fault(BABBLE, f"{len(more) + bool(said)} lines instead of a move")
        return Answer((said.partition(";")[0],), seconds=seconds)

    def _search(self, budget: Budget, deadline: float) -> tuple[list[str], float]:
        """What an engine answers to `bestmove`, in the first words for the limit that it knows, and how long that took.
        Raises a Fault if it knows none of them."""
        commands = search_commands(budget)
        for words, command in commands.items():
            if words in self._refused:
                continue
            began = time.perf_counter()
            said = self.asked(command, deadline) or [""]
            seconds = time.perf_counter() - began
            if not said[0].startswith("err"):
                return said, seconds
            self._refused[words] = said[0]
        refusal = self._refused[list(commands)[-1]]
        if _WHOLE in commands or _DEPTH in commands:
            raise Fault(BABBLE, f"“{excerpt(refusal)}” instead of a move")
        raise Fault(
            TIME, f"it has no limit below a second (“{excerpt(refusal)}”): give it a second or more, or a depth"
        )

    def finish(self, position: Position) -> None:
        self._follow(position)

    def close(self) -> None:
        self._program.close("exit")

    def _follow(self, position: Position) -> None:
        """Tell the engine all moves that it does not know yet, and look at what it makes of them."""
        moves = position.moves
        while self._known < len(moves):
            self._known += 1
            text = moves[self._known - 1].text
            said = self._asked("pass" if text == "pass" else f"play {text}")[-1]
            self._check_result(said, position, self._known)

    def _check_result(self, said: str, position: Position, ply: int) -> None:
        """Raise a Fault if the engine takes a running game for finished, or sees another winner."""
        found = gamestring.read(said, strict=False)
        if isinstance(found, Refusal):
            raise Fault(BABBLE, f"“{excerpt(said)}” is not a GameString")
        claimed = found.places
        if claimed is None:
            return
        outcome = position.at(ply).outcome
        if outcome is None or outcome.places != claimed:
            raise Fault(WRONG_RESULT, f"it says “{excerpt(said.partition(';')[2].partition(';')[0])}” after ply {ply}")

    # ── lines ──

    def _asked(self, command: str) -> list[str]:
        """The answer to a command that has to succeed."""
        said = self.asked(command, ANSWER_SECONDS)
        if not said:
            raise Fault(BABBLE, f"no answer to “{excerpt(command)}”")
        if said[0].startswith("invalidmove"):
            raise Fault(ILLEGAL_MOVE, f"it refuses the legal “{excerpt(command)}”: {excerpt(said[0])}")
        if said[0].startswith("err"):
            raise Fault(BABBLE, f"it refuses “{excerpt(command)}”: {excerpt(said[0])}")
        return said

    def asked(self, command: str, seconds: float) -> list[str]:
        """The lines that answer a command, without the “ok”."""
        self._program.send(command)
        return self.answered(seconds)

    def answered(self, seconds: float) -> list[str]:
        """All lines up to the next “ok”."""
        until = time.perf_counter() + seconds
        lines: list[str] = []
        while len(lines) < _MOST_LINES:
            try:
                line = self._program.line(until - time.perf_counter()).strip()
            except Fault as fault:
                raise (Fault(TIME, f"no answer within {seconds:.3g} s") if fault.kind == TIME else fault) from None
            if line == "ok":
                return lines
            if line:
                lines.append(line)
        raise Fault(BABBLE, f"more than {_MOST_LINES} lines without an “ok”")


def search_commands(budget: Budget) -> dict[str, str]:
    """`bestmove` with the limit of a budget, in all words that engines know, the most exact first. UHP itself has
    whole seconds only: those are rounded down, but not to none while the deadline allows one.

    >>> list(search_commands(Budget(seconds=2, deadline=2)).values()), list(search_commands(Budget(depth=3)).values())
    (['bestmove time 00:00:02'], ['bestmove depth 3'])
    >>> list(search_commands(Budget(seconds=62.4, deadline=90)).values())
    ['bestmove seconds 62.400', 'bestmove time 00:01:02.400', 'bestmove time 00:01:02']
    >>> list(search_commands(Budget(seconds=0.25, deadline=0.25)).values())
    ['bestmove seconds 0.250', 'bestmove time 00:00:00.250']
    """
    if budget.seconds is None:
        return {_DEPTH: f"bestmove depth {budget.depth or 1}"}
    whole, ms = divmod(math.floor(1000 * budget.seconds), 1000)
    found = {}
    if ms or not whole:
        found[_SECONDS] = f"bestmove seconds {whole}.{ms:03}"
        found[_FRACTION] = f"bestmove time {_clock(whole)}.{ms:03}"
    if whole or (budget.deadline or 0) >= 1:
        found[_WHOLE] = f"bestmove time {_clock(whole or 1)}"
    return found


def _clock(seconds: int) -> str:
    return f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}"

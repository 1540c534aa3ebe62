"""The game at a terminal: its position, its players, and what is on the screen."""

from dataclasses import replace
from typing import Any

from hexapoda.bots.hints import Hint, hint
from hexapoda.kernel.declaration import Marks
from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import Game, Position, load
from hexapoda.play.move import Move
from hexapoda.terminal import files
from hexapoda.terminal.engine import EngineProcess
from hexapoda.terminal.players import ENGINE, Players
from hexapoda.terminal.reader import Reader
from hexapoda.terminal.screen import Screen

#: Seconds between two looks at the compiler.
_LOOK = 0.5
#: Longest list of choices that is shown unasked.
_LISTED = 40


class Session:
    """A position, its players, and the screen and keyboard of the people among them."""

    #: Where lines come from.
    reader: Reader
    #: How many more decisions are played; None for no limit.
    moves_left: int | None = None
    #: The hint for this position.
    _hint: Hint | None = None

    def __init__(self, position: Position, players: Players, screen: Screen, *, seed: int | None = None) -> None:
        self.position = position
        self.players = players
        self.screen = screen
        self.seed = seed
        #: Whether the player has left.
        self.done = False
        #: Whether the position has changed since it was shown.
        self.fresh = True
        self._hint = None
        #: Files that were written or read: overwriting them needs no question.
        self.files: set[str] = set()
        #: The numbered choices on the screen, each the first parts of a move.
        self.choices: list[tuple[str, ...]] = []
        self._last_human: int | None = None
        #: The first ply of the last turn.
        self._played_from = position.ply
        #: Whether the seats have ever seen different things: after that, even equal views tell something.
        self._secret = False

    @property
    def game(self) -> Game:
        """The game with no options stated: loaded texts bring their own."""
        return load(self.position.game.name)

    # ── questions ──

    def ask(self, message: str, **params: Any) -> str | None:
        """Ask for a line; None when there are no more."""
        return self.reader.read(self.screen.words(message, **params) + " ")

    def agrees(self, message: str, **params: Any) -> bool:
        """Ask a yes-or-no question."""
        answer = (self.ask(message, **params) or "").strip().lower()
        return answer in self.screen.words("terminal-yes").split()

    # ── moves ──

    def play(self, move: Move | str) -> None:
        """Play a legal move; a text may say several decisions at once."""
        begun = self.position.ply
        self.position.push(move)
        if self.moves_left is not None:
            self.moves_left -= self.position.ply - begun
        self.changed()
        self._played_from = begun

    def let_bot_play(self, seat: int) -> None:
        """Let the bot of a seat choose a move, and play it."""
        kind = self.players.kind(self.position, seat)
        self.play(self.bot_move(kind, seat, "terminal-thinking"))

    def bot_move(self, kind: str, seat: int, message: str) -> Move:
        """What the bot of a kind would play for a seat; meanwhile a message is shown. It may wait for the compiler."""
        bot = self._ready_bot(kind, seat)
        with self.screen.wait(message, seat=self.name(seat)):
            return bot.choose(self.position.copy())

    def hint(self, seat: int, message: str) -> Hint:
        """What the engine would play for a seat, and why; as `bot_move`. It thinks once about a position."""
        if self._hint is None:
            bot = self._ready_bot(ENGINE, seat)
            with self.screen.wait(message, seat=self.name(seat)):
                here = self.position.copy()
                found = bot.hint(here) if isinstance(bot, EngineProcess) else hint(bot, here)
            self._hint = found
        return self._hint

    @property
    def has_hint(self) -> bool:
        """Whether a hint was given for this position."""
        return self._hint is not None

    def _ready_bot(self, kind: str, seat: int) -> Any:
        bot, said = self.players.bot(kind, self.position, seat), ""
        while isinstance(bot, EngineProcess) and (progress := bot.wait(_LOOK)) is not None:
            if progress != said:
                said = progress
                self.screen.say("terminal-compiling", style="dim", progress=progress)
        return bot

    def undo(self, count: int) -> None:
        """Take back `count` moves, and those of bots before them, until a person is to decide."""
        possible = self.position.ply + len(self.position.endings)
        if count > possible > 0:
            raise HexapodaError("undo-too-many", count=possible)
        for _ in range(count):
            self.position.pop()
        while self.position.ply and self._bot_follows_person():
            self.position.pop()
        self.changed()

    def _bot_follows_person(self) -> bool:
        seat = self.position.actor
        humans = self.players.humans(self.position)
        return bool(humans) and seat is not None and seat not in humans

    def begin(self, position: Position) -> None:
        """Go on with another position."""
        self.position = position
        self._last_human = None
        self.tell_notices()
        self.changed()

    def tell_notices(self) -> None:
        """Say what the reader of the record passed over."""
        for notice in files.notices(self.position, self.screen.language):
            self.screen.line(notice, style="yellow")

    def changed(self) -> None:
        """Note that the position has changed: it is shown at the next turn."""
        self.fresh = True
        self._hint = None
        self.choices = []
        self._played_from = self.position.ply

    # ── choices by number ──

    def offer(self, begun: tuple[str, ...]) -> bool:
        """Number the next parts of moves that begin with these; False if there are none."""
        following = self._following(begun)
        if not following:
            return False
        self._draw(Marks(chosen=next(iter(following))[:-1], targets=self._number(following)))
        self._list(following)
        return True

    def _following(self, begun: tuple[str, ...]) -> dict[tuple[str, ...], list[Move]]:
        """The moves that begin with these parts, by their parts up to the next one."""
        lower = tuple(part.lower() for part in begun)
        n = len(begun)
        following: dict[tuple[str, ...], list[Move]] = {}
        for move in self.position.legal_moves:
            if len(move.parts) > n and tuple(part.lower() for part in move.parts[:n]) == lower:
                following.setdefault(move.parts[: n + 1], []).append(move)
        return following

    def _number(self, following: dict[tuple[str, ...], list[Move]]) -> dict[str, str]:
        """Number choices, so that the numbers can be typed; returns the label of each next part."""
        self.choices = list(following)
        return {parts[-1]: str(number) for number, parts in enumerate(self.choices, 1)}

    def _list(self, following: dict[tuple[str, ...], list[Move]]) -> None:
        self.screen.choices(moves[0].text if len(moves) == 1 else " ".join(parts) for parts, moves in following.items())
        self.screen.say("terminal-choose", style="dim")

    def choose(self, parts: tuple[str, ...]) -> None:
        """Play the move with these parts, or offer those that begin with them."""
        found = [move for move in self.position.legal_moves if move.parts[: len(parts)] == parts]
        if len(found) == 1:
            self.play(found[0])
        else:
            self.offer(parts)

    # ── what people see ──

    def secret(self) -> bool:
        """Whether the seats see different things, now or at some time before."""
        declared, state = self.position.game.declaration, self.position.state
        if declared.seen_text is not None:
            self._secret = True
        elif not self._secret and not declared.nothing_hidden:
            boards = [declared.board(state, seat) for seat in range(self.position.seats)]
            self._secret = any(board != boards[0] for board in boards)
        return self._secret

    def viewer(self) -> int | None:
        """The seat whose view is shown: the person to move, else the only person, else a spectator."""
        humans = self.players.humans(self.position)
        if self.position.actor in humans:
            return self.position.actor
        return humans[0] if len(humans) == 1 else None

    def show(self) -> None:
        """Draw the position, tell the last move, and the outcome once there is one."""
        self.fresh = False
        self._cover()
        marks, following = self._last_marks(), self._going_on()
        self._draw(replace(marks, targets=self._number(following)) if following else marks)
        self._tell_last()
        if following:
            self._list(following)
        outcome = self.position.outcome
        if outcome is not None:
            self.screen.outcome(self.position, outcome)
            self.screen.say("terminal-over")

    def _tell_last(self) -> None:
        """Tell the last turn: its last decision in the notation, all of them in words."""
        position, now, viewer = self.position, self.position.ply, self.viewer()
        if not now:
            return
        last = position.move_view(now - 1, viewer)
        told = f"{last['text']} {{{last['chance']}}}" if last["chance"] else last["text"]
        self.screen.say("terminal-played", seat=self.name(last["seat"]), move=told)
        plies = range(min(self._played_from, now - 1), now)
        self.screen.sentences(*(each(ply, viewer) for ply in plies for each in (position.phrase, position.brought)))

    def _going_on(self) -> dict[tuple[str, ...], list[Move]]:
        """The choices of a person who has just made one and is asked again, unless they are too many to list."""
        seat = self.position.actor
        if seat is None or not self.position.ply or self.position.move_view(self.position.ply - 1)["seat"] != seat:
            return {}
        following = self._following(()) if seat in self.players.humans(self.position) else {}
        return following if len(following) <= _LISTED else {}

    def _cover(self) -> None:
        """Have the screen passed on before a person sees what another must not."""
        seat = self.position.actor
        if seat is None or seat not in self.players.humans(self.position):
            return
        if self._last_human not in (None, seat) and self.secret():
            self.screen.console.clear()
            self.ask("terminal-pass-screen", seat=self.name(seat))
            self.screen.console.clear()
        self._last_human = seat

    def _draw(self, marks: Marks) -> None:
        self.screen.board(self.position, self.viewer(), marks)

    def _last_marks(self) -> Marks:
        if not self.position.ply:
            return Marks()
        viewer = self.viewer()
        before = self.position.at(self.position.ply - 1).board(viewer)
        return Marks(last=self.position.move_view(self.position.ply - 1, viewer)["parts"], before=before)

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self.screen.seat(self.position, seat)

    # ── help ──

    def use(self, name: str) -> str:
        """How a command is written, in the language."""
        return self.screen.words(f"command-{name}-use")

    def example(self) -> str:
        """A move to write, for beginners."""
        return next((move.text for move in self.position.legal_moves), self.use("new"))

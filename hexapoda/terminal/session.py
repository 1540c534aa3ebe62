"""One sitting at the terminal: show the position, ask whoever is to decide, carry it out, until somebody leaves."""

import difflib
from dataclasses import replace
from typing import Any

from hexapoda.kernel.declaration import Marks
from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import Game, Position, load
from hexapoda.play.move import Move
from hexapoda.terminal import commands, files
from hexapoda.terminal.players import HUMAN, Players
from hexapoda.terminal.reader import Reader
from hexapoda.terminal.screen import Screen

#: The most choices that are listed without being asked for.
_LISTED = 40
#: What is quoted of a line that nobody understands.
_QUOTED = 40


class Session:
    """A position, who plays it, and the screen and keyboard of the people among them."""

    def __init__(
        self, position: Position, players: Players, screen: Screen, *, seed: int | None = None, most: int | None = None
    ) -> None:
        self.position = position
        self.players = players
        self.screen = screen
        self.seed = seed
        #: How many more moves are played before the sitting ends by itself.
        self.most = most
        self.done = False
        #: Files that this sitting has written or read: writing them again needs no question.
        self.files: set[str] = set()
        self._reader: Reader | None = None
        self._fresh = True
        self._last_human: int | None = None
        #: The first of the decisions that were played at once.
        self._played_from = position.ply
        #: Whether the seats have seen different things; once they have, that they seem equal tells something, too.
        self._secret = False
        #: The numbered choices on the screen, each the first parts of a move.
        self._choices: list[tuple[str, ...]] = []

    @property
    def game(self) -> Game:
        """The game with no options stated: texts that are loaded bring their own."""
        return load(self.position.game.name)

    # ── the sitting ──

    def run(self, reader: Reader) -> None:
        """Play until somebody leaves or the lines end."""
        self._reader = reader
        self.screen.welcome(self.position.game)
        self.screen.seats(self.position, self.players)
        self._tell_notices()
        while not self.done:
            if self._fresh:
                self.show()
            if self.most is not None and self.most <= 0:
                self.screen.say("terminal-stopped")
                return
            seat = self.position.actor
            if seat is not None and self.players.kind(self.position, seat) != HUMAN:
                self._let_bot_play(seat)
                continue
            line = self.ask("terminal-prompt", seat="" if seat is None else self._name(seat))
            if line is None:
                self.done = True
            else:
                self.obey(line)
        self.screen.say("terminal-bye")

    def obey(self, line: str) -> None:
        """Carry out what a line says; whatever goes wrong is told, and changes nothing."""
        text = " ".join(line.split())
        try:
            if text:
                self._obey(text, line.strip())
        except HexapodaError as error:
            self.screen.error(error)

    def _obey(self, text: str, line: str) -> None:
        if text.isascii() and text.isdigit() and 0 < int(text[:9]) <= len(self._choices):
            self._choose(self._choices[int(text[:9]) - 1])
            return
        refusal = self.position.explain(text)
        if refusal is None:
            self.play(text)
            return
        first, *rest = line.split(maxsplit=1)
        command = commands.named(first, self.screen.language)
        if command is not None:
            commands.COMMANDS[command](self, "".join(rest))
            return
        self.screen.line(refusal.message(self.screen.language), style="red" if refusal.readable else "")
        if not self.offer(text) and (not refusal.readable or self.position.actor is None):
            self._suggest(first)

    def _suggest(self, first: str) -> None:
        """Say what could have been meant."""
        words = [commands.word(name, self.screen.language) for name in commands.COMMANDS]
        near = difflib.get_close_matches(first.lower()[:_QUOTED], words, n=1)
        if near:
            self.screen.say("terminal-did-you-mean", command=near[0])
        else:
            self.screen.say("terminal-try-help", example=self.example())

    def ask(self, message: str, **params: Any) -> str | None:
        """Ask for a line; None when there are no more."""
        assert self._reader is not None
        return self._reader.read(self.screen.words(message, **params) + " ")

    def agrees(self, message: str, **params: Any) -> bool:
        """Ask a question that is answered with yes or no."""
        answer = (self.ask(message, **params) or "").strip().lower()
        return answer in self.screen.words("terminal-yes").split()

    # ── moves ──

    def play(self, move: Move | str) -> None:
        """Play a legal move; a text may say several decisions at once."""
        begun = self.position.ply
        self.position.push(move)
        if self.most is not None:
            self.most -= self.position.ply - begun
        self.changed()
        self._played_from = begun

    def _let_bot_play(self, seat: int) -> None:
        kind = self.players.kind(self.position, seat)
        bot = self.players.bot(kind, self.position, seat)
        with self.screen.wait("terminal-thinking", seat=self._name(seat)):
            move = bot.choose(self.position.copy())
        self.play(move)

    def undo(self, count: int) -> None:
        """Take back so many moves, and those of bots before them, until a person is to decide."""
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
        self._tell_notices()
        self.changed()

    def _tell_notices(self) -> None:
        for notice in files.notices(self.position, self.screen.language):
            self.screen.line(notice, style="yellow")

    def changed(self) -> None:
        """The position is another one now: show it at the next turn."""
        self._fresh = True
        self._choices = []
        self._played_from = self.position.ply

    # ── choices by number ──

    def offer(self, text: str) -> bool:
        """Number the ways in which a move that is only begun can go on; False if no move begins so."""
        begun = tuple(text.split())
        return self._offer(begun)

    def _offer(self, begun: tuple[str, ...]) -> bool:
        following = self._following(begun)
        if not following:
            return False
        self._draw(Marks(chosen=next(iter(following))[:-1], targets=self._number(following)))
        self._list(following)
        return True

    def _following(self, begun: tuple[str, ...]) -> dict[tuple[str, ...], list[Move]]:
        """The ways in which a move that begins with some parts can go on, each by one part more."""
        lower = tuple(part.lower() for part in begun)
        n = len(begun)
        following: dict[tuple[str, ...], list[Move]] = {}
        for move in self.position.legal_moves:
            if len(move.parts) > n and tuple(part.lower() for part in move.parts[:n]) == lower:
                following.setdefault(move.parts[: n + 1], []).append(move)
        return following

    def _number(self, following: dict[tuple[str, ...], list[Move]]) -> dict[str, str]:
        """Number ways to go on, so that the numbers can be typed; the label of each next part."""
        self._choices = list(following)
        return {parts[-1]: str(number) for number, parts in enumerate(self._choices, 1)}

    def _list(self, following: dict[tuple[str, ...], list[Move]]) -> None:
        self.screen.choices(moves[0].text if len(moves) == 1 else " ".join(parts) for parts, moves in following.items())
        self.screen.say("terminal-choose", style="dim")

    def _choose(self, parts: tuple[str, ...]) -> None:
        found = [move for move in self.position.legal_moves if move.parts[: len(parts)] == parts]
        if len(found) == 1:
            self.play(found[0])
        else:
            self._offer(parts)

    # ── what people see ──

    def secret(self) -> bool:
        """Whether the game has secrets: its seats see different things, be it not at this very moment."""
        declared, state = self.position.game.declaration, self.position.state
        if declared.seen_text is not None:
            self._secret = True
        elif not self._secret and not declared.nothing_hidden:
            boards = [declared.board(state, seat) for seat in range(self.position.seats)]
            self._secret = any(board != boards[0] for board in boards)
        return self._secret

    def viewer(self) -> int | None:
        """The seat whose view is shown: the person to move, or the only one there is; else a spectator."""
        humans = self.players.humans(self.position)
        if self.position.actor in humans:
            return self.position.actor
        return humans[0] if len(humans) == 1 else None

    def show(self) -> None:
        """Draw the position, tell the last move, and the outcome once there is one."""
        self._fresh = False
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
        """Say what was played last: in the notation, and all decisions that were played at once in words."""
        position, now, viewer = self.position, self.position.ply, self.viewer()
        if not now:
            return
        last = position.move_view(now - 1, viewer)
        told = f"{last['text']} {{{last['chance']}}}" if last["chance"] else last["text"]
        self.screen.say("terminal-played", seat=self._name(last["seat"]), move=told)
        plies = range(min(self._played_from, now - 1), now)
        self.screen.sentences(*(each(ply, viewer) for ply in plies for each in (position.phrase, position.brought)))

    def _going_on(self) -> dict[tuple[str, ...], list[Move]]:
        """The choices of a person who has just made one and is asked again, if they are not too many to be listed."""
        seat = self.position.actor
        if seat is None or not self.position.ply or self.position.move_view(self.position.ply - 1)["seat"] != seat:
            return {}
        following = self._following(()) if seat in self.players.humans(self.position) else {}
        return following if len(following) <= _LISTED else {}

    def _cover(self) -> None:
        """Before a person sees what another one must not, the screen changes hands."""
        seat = self.position.actor
        if seat is None or seat not in self.players.humans(self.position):
            return
        if self._last_human not in (None, seat) and self.secret():
            self.screen.console.clear()
            self.ask("terminal-pass-screen", seat=self._name(seat))
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

    def _name(self, seat: int) -> str:
        return self.screen.seat(self.position, seat)

    # ── help ──

    def use(self, name: str) -> str:
        """How a command is written, in the language."""
        return self.screen.words(f"command-{name}-use")

    def example(self) -> str:
        """A move to write, for those who see the game for the first time."""
        return next((move.text for move in self.position.legal_moves), self.use("new"))

    def complete(self, typed: str) -> list[str]:
        """Lines that begin with what is typed, moves and commands, each to the end of its next word."""
        start = " ".join(typed.split()) + (" " if typed.strip() and typed.endswith(" ") else "")
        moves = list(self.position.legal_moves)
        words = {name: commands.word(name, self.screen.language) for name in commands.COMMANDS}
        lines = [*(move.text for move in moves), *words.values()]
        lines += [f"{words['moves']} {move.parts[0]}" for move in moves if move.parts]
        lines += [f"{words['why']} {move.text}" for move in moves]
        found = {}
        for line in lines:
            if line.lower().startswith(start.lower()):
                end = line.find(" ", len(start))
                found[line if end < 0 else line[:end]] = None
        return list(found)

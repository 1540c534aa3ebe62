"""Players of the arena: our own bots, programs that speak JSON lines, and engines of a game's own protocol."""

import json
import pkgutil
import time
from typing import Any

from hexapoda import __version__, bots
from hexapoda.arena.entrants import BOT, GREEDY, JSON, PLAYER, RANDOM, Entrant
from hexapoda.arena.limits import Limits
from hexapoda.bots.player import BABBLE, Answer, Budget, Fault, Player
from hexapoda.bots.program import Program
from hexapoda.bots.searcher import Searcher
from hexapoda.envs.opponents import GreedyBot
from hexapoda.i18n import excerpt
from hexapoda.play.game import Game, Position

#: The version of the JSON-lines protocol.
PROTOCOL = 1
#: Seconds that a program has to start, and to answer when there is nothing to think about.
START_SECONDS = 60.0
ANSWER_SECONDS = 20.0
#: Seconds after which a program hangs that has no limit of time.
HANGING_SECONDS = 600.0


def make_player(entrant: Entrant, game: Game, limits: Limits, seed: int) -> Player:
    """The player of an entrant. Raises a Fault if its program does not start."""
    if entrant.kind == BOT:
        return BotPlayer(entrant, game, limits, seed)
    if entrant.kind == RANDOM:
        return PlainPlayer(bots.RandomBot(seed))
    if entrant.kind == GREEDY:
        return PlainPlayer(GreedyBot(game, seed, entrant.limits.get("weights")))
    if entrant.kind == JSON:
        return JsonPlayer(entrant.command, entrant.options, limits.margin)
    engine = pkgutil.resolve_name(game.declaration.protocols[entrant.kind + PLAYER])
    return engine(entrant.command, entrant.options, limits.margin)


class PlainPlayer:
    """A bot that thinks nothing and needs no time."""

    latency: float | None = None

    def __init__(self, bot: bots.Bot) -> None:
        self._bot = bot

    def start(self, position: Position, seat: int) -> None:
        pass

    def choose(self, position: Position, budget: Budget) -> Answer:
        began = time.perf_counter()
        move = self._bot.choose(position)
        return Answer((move.text,), seconds=time.perf_counter() - began)

    def finish(self, position: Position) -> None:
        pass

    def close(self) -> None:
        pass


class BotPlayer:
    """One of our bots, in this process."""

    latency: float | None = None

    def __init__(self, entrant: Entrant, game: Game, limits: Limits, seed: int) -> None:
        own = dict(entrant.limits)
        level, seconds = own.get("level"), own.get("seconds")
        bot = bots.bot(
            game,
            level=level,
            seconds=seconds,
            depth=limits.depth,
            nodes=limits.nodes,
            seed=seed,
            weights=own.get("weights"),
            threads=own.get("threads", 1),
        )
        assert isinstance(bot, Searcher)
        self._bot = bot

    def start(self, position: Position, seat: int) -> None:
        _load_search(position)

    def choose(self, position: Position, budget: Budget) -> Answer:
        began = time.perf_counter()
        if len(position.legal_ids()) == 1:
            return Answer((position.legal_moves[0].text,), seconds=time.perf_counter() - began)
        own, given = self._bot.own_seconds(position), budget.seconds
        stricter = given is not None and (own is None or given < own)
        found = self._bot.think(position, seconds=given if stricter else None)
        return Answer((found.move.text,), found.score, time.perf_counter() - began)

    def finish(self, position: Position) -> None:
        pass

    def close(self) -> None:
        pass


#: The games whose searches this process has loaded.
_loaded: set[str] = set()


def _load_search(position: Position) -> None:
    """Load the compiled search of a game, which does not count as thinking. Another bot does it, lest this one know
    more in the first game of a process than in others."""
    if position.game.name not in _loaded and position.actor is not None:
        bots.analyst(position.game.name).search(position, seconds=0)
        _loaded.add(position.game.name)


class JsonPlayer:
    """A program that speaks JSON lines: it gets views and answers with moves (docs/arena.md)."""

    def __init__(self, command: str, options: dict[str, str], margin: float) -> None:
        self.latency: float | None = None
        self.margin = margin
        self.name = ""
        #: The games that the program plays; () if it does not say.
        self.games: tuple[str, ...] = ()
        self._seat = 0
        self._number = 0
        self._options = options
        self._program = Program(command)
        try:
            greeting = {"type": "hello", "protocol": PROTOCOL, "arena": f"hexapoda {__version__}"}
            hello = self.asked(greeting, START_SECONDS)
            self.name = str(hello.get("name", ""))
            games = hello.get("games")
            self.games = tuple(map(str, games)) if isinstance(games, list) else ()
            began = time.perf_counter()
            self.asked({"type": "ping"}, ANSWER_SECONDS)
            self.latency = time.perf_counter() - began
        except BaseException:
            self.close()
            raise

    def start(self, position: Position, seat: int) -> None:
        self._seat = seat
        if self.games and position.game.name not in self.games:
            raise Fault(BABBLE, f"it plays {', '.join(self.games)}, not {position.game.name}")
        told = {
            "type": "start",
            "game": position.game.name,
            "options": dict(position.game.options),
            "seat": seat,
            "seats": position.seats,
            "constants": position.constants(),
            "settings": self._options,
        }
        self.asked(told, START_SECONDS)

    def choose(self, position: Position, budget: Budget) -> Answer:
        limits = {name: getattr(budget, name) for name in ("seconds", "deadline", "turn", "clock", "depth", "nodes")}
        told = {"type": "move", "view": position.view(self._seat), "limits": {**limits, "increment": budget.increment}}
        wait = HANGING_SECONDS if budget.deadline is None else budget.deadline + self.margin
        began = time.perf_counter()
        said = self.asked(told, wait)
        return read_answer(said, time.perf_counter() - began)

    def finish(self, position: Position) -> None:
        outcome = position.outcome
        told = None if outcome is None else outcome.json()
        self.asked({"type": "end", "outcome": told, "view": position.view(self._seat)}, ANSWER_SECONDS)

    def close(self) -> None:
        self._program.close(json.dumps({"type": "quit"}))

    def asked(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The answer to a message: the next line, an object with the same id."""
        self._number += 1
        self._program.send(json.dumps({**message, "id": self._number}, ensure_ascii=False, separators=(",", ":")))
        return self.read(self._number, seconds)

    def read(self, number: int, seconds: float) -> dict[str, Any]:
        """The next line, which has to be the answer with a number."""
        line = self._program.line(seconds)
        try:
            said = json.loads(line)
        except (ValueError, RecursionError):
            said = None
        if not isinstance(said, dict):
            raise Fault(BABBLE, f"“{excerpt(line)}” is not a JSON object")
        if said.get("id") != number:
            raise Fault(BABBLE, f"an answer with id {excerpt(said.get('id'))} to message {number}")
        if "error" in said:
            raise Fault(BABBLE, f"it says: {excerpt(said['error'])}")
        return said


def read_answer(said: dict[str, Any], seconds: float) -> Answer:
    """What a program answers to a `move`. Raises a Fault if it makes no sense.

    >>> read_answer({"id": 1, "move": "wS1", "score": 0.1}, 0.5)
    Answer(moves=('wS1',), score=0.1, seconds=0.5, resigns=False, claims=None)
    """
    score, places = said.get("score"), said.get("result")
    known = isinstance(score, int | float) and not isinstance(score, bool) and -1 <= score <= 1
    if score is not None and not known:
        raise Fault(BABBLE, f"the score {excerpt(score)} is not a number from -1 to 1")
    if said.get("resign") is True:
        return Answer(score=score, seconds=seconds, resigns=True)
    if places is not None:
        claimed = tuple(places) if isinstance(places, list) else ()
        return Answer(score=score, seconds=seconds, claims=claimed)
    moves = [said["move"]] if "move" in said else said.get("moves")
    if not isinstance(moves, list) or not moves:
        raise Fault(BABBLE, "an answer without a move")
    return Answer(tuple(_read_move(move) for move in moves), score, seconds)


def _read_move(move: Any) -> str | tuple[str, ...]:
    """A move: a text, or its parts."""
    if isinstance(move, str):
        return move
    if isinstance(move, list) and move and all(isinstance(part, str) for part in move):
        return tuple(move)
    raise Fault(BABBLE, f"{excerpt(move)} is neither the text of a move nor its parts")

"""Games on a server: a program that plays there, as any guest does, is an entrant of the arena.

For each game the arena makes a public table, with the opening's position and a free seat for the program. The program
watches the lobby, joins, and plays by the server's protocol (docs/protocol.md). The arena plays all other seats, each
knowing only what it may see. The server is the referee and draws the chances of the game; the arena keeps the time.
"""

import json
import time
import urllib.error
import urllib.request
from contextlib import ExitStack
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from hexapoda.arena.entrants import HTTP, Entrant
from hexapoda.arena.limits import Clock
from hexapoda.arena.players import HANGING_SECONDS, START_SECONDS, make_player
from hexapoda.arena.referee import Job, Played
from hexapoda.arena.result import Result
from hexapoda.bots.player import CRASH, ILLEGAL_MOVE, TIME, WRONG_RESULT, Answer, Fault, Player
from hexapoda.i18n import excerpt
from hexapoda.play.game import Game, Position, load
from hexapoda.play.outcome import ranked_last

#: What the arena is called at tables; programs look for it.
NAME = "Arena"
#: Seconds that a server has to answer.
_ANSWER_SECONDS = 30.0
#: The longest message of a server, in bytes.
_LONGEST_MESSAGE = 2**24

#: The guest that this process is on each server.
_guests: dict[str, dict[str, str]] = {}


def play_remotely(job: Job) -> Played:
    """Play a game at a table of a server. Raises RuntimeError if the server fails."""
    address = next(entrant.command for entrant in job.entrants if entrant.kind == HTTP).rstrip("/")
    try:
        guest = _guests.get(address) or _guests.setdefault(address, _ask(f"{address}/api/guests", {"name": NAME}))
        table = _RemoteTable(job, address, guest)
        try:
            table.play()
            return table.played()
        finally:
            table.close()
    except (OSError, WebSocketException, ValueError) as error:
        raise RuntimeError(f"the server {address} fails: {error}") from error


def check_server(entrant: Entrant, game: str, options: dict[str, Any]) -> None:
    """Raise a Fault unless there is a server that plays the game."""
    try:
        found = _ask(f"{entrant.command.rstrip('/')}/api/games")
        games = [each["name"] for each in found["games"]]
    except (OSError, ValueError, LookupError, TypeError) as error:
        raise Fault(CRASH, f"there is no server: {error}") from None
    if game not in games:
        raise Fault(CRASH, f"the server does not play {game}")


def _ask(url: str, body: dict[str, Any] | None = None, guest: dict[str, str] | None = None) -> Any:
    """The answer to a request: a POST if it has a body."""
    headers = {"content-type": "application/json"}
    if guest is not None:
        headers["authorization"] = f"Bearer {guest['id']}.{guest['secret']}"
    request = urllib.request.Request(url, None if body is None else json.dumps(body).encode(), headers)
    try:
        with urllib.request.urlopen(request, timeout=_ANSWER_SECONDS) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            said = error.read(2_000).decode("utf-8", "replace")
        raise OSError(f"{error.code} {excerpt(said)}") from None


class _RemoteTable:
    """One game at a table of a server."""

    def __init__(self, job: Job, address: str, guest: dict[str, str]) -> None:
        self._job, self._address, self._guest = job, address, guest
        self._game: Game = load(job.game, **job.options)
        self._start: Position = job.opening.position(self._game)
        seats = range(self._start.seats)
        self._limits = [job.limits.of(entrant.limits, entrant.margin) for entrant in job.entrants]
        several = len(self._game.declaration.decisions) > 1
        self._clocks = [Clock(limits, several=several) for limits in self._limits]
        self._guests = [seat for seat in seats if job.entrants[seat].kind == HTTP]
        self._players: dict[int, Player] = {}
        self._faults: list[tuple[int, Fault]] = []
        self._sent = 0
        self._started = self._over = False
        wishes = [{"kind": "open" if seat in self._guests else "me"} for seat in seats]
        order = {"game": job.game, "options": job.options, "seats": wishes, "position": self._start.setup()}
        self._table = _ask(f"{address}/api/tables", {**order, "listing": "public", "chat": "nobody"}, guest)["id"]
        self._open = ExitStack()
        socket = connect(f"{address.replace('http', 'ws', 1)}/api/socket", max_size=_LONGEST_MESSAGE)
        self._socket: ClientConnection = self._open.enter_context(socket)

    # ── the game ──

    def play(self) -> None:
        """Play to the end, or until the program is at fault."""
        for seat, entrant in enumerate(self._job.entrants):
            if seat not in self._guests:
                player = make_player(entrant, self._game, self._limits[seat], self._job.seeds[seat])
                self._players[seat] = player
                player.start(self._start.copy(), seat)
        self._say(type="hello", guest=self._guest["id"], secret=self._guest["secret"])
        self._say(type="watch", table=self._table)
        began, state = time.perf_counter(), self._state(START_SECONDS)
        while not self._over:
            if state is None:
                self._program_fails(began)
                return
            began = time.perf_counter()
            self._started = state["status"] != "open"
            if state["status"] == "finished":
                self._over = True
            elif state["status"] == "open":
                state = self._state(START_SECONDS)
            elif state["actor"] in self._guests:
                state = self._wait_for_program(state["actor"])
            else:
                self._answer(state)
                state = self._state(_ANSWER_SECONDS)

    def _wait_for_program(self, seat: int) -> dict[str, Any] | None:
        """The next state after a decision of the program; None if it comes too late."""
        clock, began = self._clocks[seat], time.perf_counter()
        deadline = clock.budget().deadline
        limit = HANGING_SECONDS if deadline is None else deadline + self._limits[seat].margin
        state = self._state(limit)
        try:
            clock.spend(time.perf_counter() - began)
        except Fault as fault:
            self._faults.append((seat, fault))
            return None
        if state is not None and state["actor"] != seat:
            clock.end_turn()
        return state

    def _program_fails(self, began: float) -> None:
        """The program did not join, or did not answer in time: its seat has lost, and the table is left."""
        if not self._faults:
            waited = time.perf_counter() - began
            self._faults.append((self._guests[0], Fault(TIME, f"nothing from the program within {waited:.1f} s")))
        self._say(type="leave", table=self._table)

    def _answer(self, state: dict[str, Any]) -> None:
        """Decide for one of our seats."""
        seat = state["actor"]
        view = next((each["view"] for each in state["views"] if each["seat"] == seat and "view" in each), None)
        if view is None:
            self._say(type="watch", table=self._table)
            return
        position = self._game.imagine({**view, "options": dict(self._game.options)}, seed=self._job.seeds[seat])
        try:
            answer = self._players[seat].choose(position, self._clocks[seat].budget())
            self._clocks[seat].spend(answer.seconds)
            moves = self._checked(position, answer)
        except Fault as fault:
            self._faults.append((seat, fault))
            moves = None
        if moves is None:
            self._say(type="resign", table=self._table, seat=seat)
            return
        self._say(type="play", table=self._table, seat=seat, moves=moves, answers=state["at"])

    def _checked(self, position: Position, answer: Answer) -> list[Any] | None:
        """The moves of an answer, None if it resigns."""
        if answer.resigns:
            return None
        if answer.claims is not None:
            raise Fault(WRONG_RESULT, f"it claims the places {answer.claims} in a game that goes on")
        refusal = position.explain(answer.moves[0]) if isinstance(answer.moves[0], str) else None
        if refusal is not None:
            raise Fault(ILLEGAL_MOVE, f"“{answer.moves[0]}”: {refusal.message()}")
        return [each if isinstance(each, str) else list(each) for each in answer.moves]

    # ── the socket ──

    def _say(self, **message: Any) -> None:
        if message["type"] not in ("hello", "watch"):
            self._sent += 1
            message["client_id"] = f"{self._table}-{self._sent}"
        self._socket.send(json.dumps(message))

    def _state(self, seconds: float) -> dict[str, Any] | None:
        """The next state of the table that has changed, None if there is none in time."""
        until = time.perf_counter() + seconds
        while (left := until - time.perf_counter()) > 0:
            try:
                message = json.loads(self._socket.recv(timeout=left))
            except TimeoutError:
                return None
            if message["type"] == "refused":
                raise OSError(f"a command was refused: {message['code']}")
            if message.get("state") is not None:
                return message["state"]
        return None

    # ── what is left of it ──

    def played(self) -> Played:
        """The finished game."""
        job = self._job
        record = self._record()
        outcome, plies = None, self._start.ply
        if self._over:
            position = self._game.read(record)
            outcome, plies = position.outcome, self._start.ply + position.ply
        seat, fault = self._faults[0] if self._faults else (None, None)
        lost = ranked_last((1,) * len(job.entrants), self._guests)
        log = [f"game {job.number}: {job.entrants[one].name} (seat {one + 1}): {each}" for one, each in self._faults]
        result = Result(
            number=job.number,
            group=job.group,
            opening=job.opening.name,
            entrants=tuple(entrant.name for entrant in job.entrants),
            places=lost if outcome is None else outcome.places,
            scores=outcome.scores if outcome is not None and any(outcome.scores) else None,
            reason=fault.kind if fault is not None else outcome.reason if outcome is not None else CRASH,
            at_fault=None if seat is None else job.entrants[seat].name,
            fault=None if fault is None else str(fault),
            plies=plies,
            seconds=tuple(round(clock.spent, 3) for clock in self._clocks),
            overtime=tuple(max(clock.overtime, 0.0) for clock in self._clocks),
            more={"opening_plies": self._start.ply, "server": self._address, "table": self._table},
        )
        return Played(result, record, tuple(log))

    def _record(self) -> str:
        """The record of the game: complete if it has ended, else what our seats know of it."""
        if self._started:
            return _ask(f"{self._address}/api/tables/{self._table}/record", guest=self._guest)["record"]
        position = self._start.copy()
        for seat in self._guests:
            if position.actor is not None:
                position.end("flag", seat=seat)
        return position.record()

    def close(self) -> None:
        """Let all players go."""
        self._open.close()
        for player in self._players.values():
            player.close()

"""`hexapoda arena GAME --check ENGINE`: does a program keep to its protocol? A list of what it does and does not."""

import pkgutil
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from hexapoda import i18n
from hexapoda.arena.entrants import JSON, Entrant, read_entrants
from hexapoda.arena.players import ANSWER_SECONDS, JsonPlayer
from hexapoda.bots.conformance import Check, attempt, exits, expect
from hexapoda.bots.player import ILLEGAL_MOVE, Budget, Fault
from hexapoda.play.errors import HexapodaError, MoveError
from hexapoda.play.game import Game, Position, load

OK, FAILED = 0, 1
#: The end of the name under which a game declares the checks of a protocol.
CHECK = "-check"
#: Decisions of a game that a program plays through, and its limits of time.
_PLIES = 200
_SECONDS = 0.5
_MARGIN = 0.5


def run(game: str, options: dict[str, Any], specs: Sequence[str], language: str = "en") -> int:
    """Check programs and print what they pass; returns the exit status, 0 if they pass everything."""
    base = load(game)
    loaded = load(game, **{**base.declaration.engine_options, **options})
    failed = 0
    for entrant in read_entrants(loaded.declaration, specs):
        if not entrant.is_program:
            raise HexapodaError("arena-check-what", spec=i18n.excerpt(entrant.spec))
        sys.stdout.write(f"{entrant.name}\n")
        for check in checks(entrant, loaded):
            failed += not check.passed
            words = i18n.text(f"arena-check-{check.code}", language=language)
            mark = i18n.text("arena-passed" if check.passed else "arena-failed", language=language)
            sys.stdout.write(f"  {mark}  {words}{f' ({check.what})' if check.what else ''}\n")
            sys.stdout.flush()
    return FAILED if failed else OK


def checks(entrant: Entrant, game: Game) -> Iterator[Check]:
    """The checks of an entrant's protocol, one after the other."""
    if entrant.kind != JSON:
        own = pkgutil.resolve_name(game.declaration.protocols[entrant.kind + CHECK])
        yield from own(entrant.command, entrant.options, game)
        return
    for code, check in _CHECKS.items():
        yield attempt(code, lambda check=check: _with_program(entrant, lambda player: check(player, game)))


def _with_program(entrant: Entrant, work: Callable[[JsonPlayer], str | None]) -> str | None:
    player = JsonPlayer(entrant.command, entrant.options, _MARGIN)
    try:
        return work(player)
    finally:
        player.close()


# ── JSON lines ──


def _start(player: JsonPlayer, game: Game) -> str:
    player.start(game.start(seed=0), 0)
    return f"{player.name or '?'}, {1000 * (player.latency or 0):.1f} ms"


def _moves(player: JsonPlayer, game: Game) -> str:
    """It plays a game through from each seat."""
    count = 0
    for seat in range(game.start(seed=0).seats):
        count += _play(player, game, seat, Budget(seconds=_SECONDS, deadline=10.0))
    return f"{count} decisions"


def _play(player: JsonPlayer, game: Game, seat: int, budget: Budget) -> int:
    """Let it play a seat, and chance all others; how many decisions it was asked for."""
    position, choices, asked = game.start(seed=seat), random.Random(seat), 0
    player.start(position, seat)
    while position.actor is not None and position.ply < _PLIES:
        if position.actor != seat:
            position.push_id(choices.choice(position.legal_ids().tolist()))
            continue
        _take(position, player, budget)
        asked += 1
    if position.actor is not None:
        position.end("adjudication")
    player.finish(position)
    return asked


def _take(position: Position, player: JsonPlayer, budget: Budget) -> float:
    answer = player.choose(position, budget)
    if answer.resigns or answer.claims is not None:
        raise Fault(ILLEGAL_MOVE, "it gives up or claims a result")
    try:
        for action in position.read_turn(answer.moves).actions:
            position.push_id(action)
    except MoveError as error:
        raise Fault(ILLEGAL_MOVE, f"“{answer.moves[0]}”: {error.message()}") from None
    return answer.seconds


def _time(player: JsonPlayer, game: Game) -> str:
    """It keeps a limit of time."""
    position, longest = game.start(seed=0), 0.0
    seat = position.actor
    assert seat is not None
    player.start(position, seat)
    for _ in range(3):
        if position.actor == seat:
            longest = max(longest, _take(position, player, Budget(seconds=_SECONDS, deadline=_SECONDS, move=_SECONDS)))
    expect(longest <= _SECONDS + _MARGIN, f"{longest:.2f} s of {_SECONDS} s")
    return f"{longest:.2f} s of {_SECONDS} s"


def _options(player: JsonPlayer, game: Game) -> None:
    """Settings that it does not know make no difference, or are refused."""
    position = game.start(seed=0)
    told = {"type": "start", "game": game.name, "options": dict(game.options), "seat": 0, "seats": position.seats}
    told |= {"constants": position.constants(), "settings": {"no such setting": "x"}}
    _tolerates(player, told)
    player.start(position, 0)


def _odd_input(player: JsonPlayer, game: Game) -> None:
    """It answers what it does not know with an error, and goes on as before."""
    for message in (
        {"type": "no such type"},
        {"type": "start", "game": "no such game"},
        {"type": "move", "view": None},
    ):
        _tolerates(player, message)
    player.asked({"type": "ping", "more": [None, {"x": 1.5}], "text": "\u0105\u0436\U0001f41c" * 100}, ANSWER_SECONDS)


def _tolerates(player: JsonPlayer, message: dict[str, Any]) -> None:
    """Whether a message is answered, by an error or not."""
    try:
        player.asked(message, ANSWER_SECONDS)
    except Fault as fault:
        if not fault.what.startswith("it says:"):
            raise


def _exit(player: JsonPlayer, game: Game) -> str:
    return exits(player.close)


_CHECKS: dict[str, Callable[[JsonPlayer, Game], str | None]] = {
    "start": _start,
    "moves": _moves,
    "time": _time,
    "options": _options,
    "odd-input": _odd_input,
    "exit": _exit,
}

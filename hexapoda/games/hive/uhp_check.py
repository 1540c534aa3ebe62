"""Checks whether an engine keeps to UHP: what `hexapoda arena hive --check "uhp:COMMAND"` asks (H6.4, H6.5)."""

import random
from collections.abc import Callable, Iterator, Mapping

from hexapoda.bots.conformance import Check, attempt, exits, expect
from hexapoda.bots.player import Budget, Fault
from hexapoda.games.hive.uhp_player import ANSWER_SECONDS, UhpPlayer
from hexapoda.i18n import excerpt
from hexapoda.play.game import Game, Position

#: Random games that an engine follows, and the plies of each.
_GAMES = 3
_PLIES = 30
#: Seconds beyond a second that an engine may take to answer when it is given one.
_MARGIN = 0.5


def checks(command: str, options: Mapping[str, str], game: Game) -> Iterator[Check]:
    """Carry out all checks. After one that fails, the next has a new process."""
    for code, check in _CHECKS.items():
        yield attempt(code, lambda check=check: _with_engine(command, options, lambda engine: check(engine, game)))


def _with_engine(command: str, options: Mapping[str, str], work: Callable[[UhpPlayer], str | None]) -> str | None:
    engine = UhpPlayer(command, options, _MARGIN)
    try:
        return work(engine)
    finally:
        engine.close()


def _random_game(game: Game, seed: int, plies: int = _PLIES) -> Position:
    position = game.start(seed)
    choices = random.Random(seed)
    while position.actor is not None and position.ply < plies:
        position.push_id(choices.choice(position.legal_ids().tolist()))
    return position


def _start(engine: UhpPlayer, game: Game) -> str:
    expect(engine.name != "", "no “id” line in its greeting")
    return f"{engine.name}, {1000 * (engine.latency or 0):.1f} ms"


def _moves(engine: UhpPlayer, game: Game) -> str:
    """It follows random games and plays legal moves in them."""
    count = 0
    for seed in range(_GAMES):
        whole = _random_game(game, seed)
        for ply in range(0, whole.ply, 7):
            position = whole.at(ply)
            engine.start(game.start(seed), 0)
            answer = engine.choose(position, Budget(depth=1))
            refusal = position.explain(str(answer.moves[0]))
            expect(refusal is None, f"{answer.moves[0]}: {'' if refusal is None else refusal.message()}")
            count += 1
    return f"{count} positions"


def _valid_moves(engine: UhpPlayer, game: Game) -> None:
    """Its lists of legal moves are ours. (A move can be written in several ways.)"""
    for seed in range(_GAMES):
        position = _random_game(game, seed)
        if position.actor is None:
            continue
        engine.start(position, 0)
        said = engine.asked("validmoves", ANSWER_SECONDS)
        expect(len(said) == 1, "“validmoves” is answered in one line")
        ids = []
        for text in said[0].split(";"):
            refusal = position.explain(text)
            expect(refusal is None, f"“{excerpt(text)}” is not legal: {'' if refusal is None else refusal.message()}")
            ids.append(position.parse(text).id)
        missing = set(position.legal_ids().tolist()) - set(ids)
        if missing:
            expect(False, f"the legal “{position.move(missing.pop()).text}” is missing")


def _time(engine: UhpPlayer, game: Game) -> str:
    """It keeps a limit of a second."""
    engine.start(game.start(0), 0)
    took = engine.choose(game.start(0), Budget(seconds=1.0, deadline=1.0)).seconds
    expect(took <= 1.0 + _MARGIN, f"{took:.2f} s of 1 s")
    return f"{took:.2f} s of 1 s"


def _fractions(engine: UhpPlayer, game: Game) -> str:
    """It knows limits below a second."""
    engine.start(game.start(0), 0)
    took = engine.choose(game.start(0), Budget(seconds=0.25, deadline=0.25)).seconds
    expect(took <= 0.25 + _MARGIN, f"{took:.2f} s of 0.25 s")
    return f"{took:.2f} s of 0.25 s"


def _options(engine: UhpPlayer, game: Game) -> str:
    """It lists its options as NAME;KIND;VALUE;DEFAULT;…."""
    lines = engine.asked("options", ANSWER_SECONDS)
    for line in lines:
        fields = line.split(";")
        known = len(fields) >= 4 and fields[1] in ("bool", "int", "double", "enum")
        expect(known, f"“{excerpt(line)}” is not an option")
    return f"{len(lines)}"


def _undo(engine: UhpPlayer, game: Game) -> None:
    position = _random_game(game, 1, 6)
    engine.start(position, 0)
    said = engine.asked("undo", ANSWER_SECONDS)
    before = position.at(position.ply - 1).record(format="gamestring")
    expect(bool(said) and said[0].count(";") == before.count(";"), f"“{excerpt(said[0] if said else '')}” after undo")


def _odd_input(engine: UhpPlayer, game: Game) -> None:
    """It refuses what makes no sense and goes on as before."""
    engine.start(game.start(0), 0)
    for command in ("hexapoda", "play", "bestmove hard", "newgame Chess", "options set NoSuchOption 1", "\tundo 99"):
        said = engine.asked(command, ANSWER_SECONDS)
        refused = bool(said) and said[0].startswith(("err", "invalidmove"))
        expect(refused, f"“{excerpt(said[0] if said else '')}” to “{command.strip()}”, not err")
    first = game.start(0).legal_moves[0].text
    said = engine.asked("play wQ wQ", ANSWER_SECONDS)
    expect(bool(said) and said[0].startswith(("invalidmove", "err")), "an illegal move is not refused")
    said = engine.asked(f"play {first}", ANSWER_SECONDS)
    expect(bool(said) and not said[0].startswith(("err", "invalidmove")), "it does not go on after an illegal move")


def _results(engine: UhpPlayer, game: Game) -> str:
    """It says who has won a finished game, and nothing before."""
    for seed in range(100):
        position = _random_game(game, seed, 500)
        outcome = position.outcome
        if outcome is not None and not outcome.drawn:
            engine.start(position, 0)
            said = engine.asked("undo", ANSWER_SECONDS) and engine.asked(
                f"play {position.moves[-1].text}", ANSWER_SECONDS
            )
            state = said[0].split(";")[1] if said and ";" in said[0] else ""
            expect(state == ("WhiteWins" if outcome.places[0] == 1 else "BlackWins"), f"“{state}” after the end")
            return f"{position.ply} plies"
    raise Fault("babble", "no random game was decided")


def _exit(engine: UhpPlayer, game: Game) -> str:
    return exits(engine.close)


_CHECKS: dict[str, Callable[[UhpPlayer, Game], str | None]] = {
    "start": _start,
    "moves": _moves,
    "legal-moves": _valid_moves,
    "time": _time,
    "fractions": _fractions,
    "options": _options,
    "undo": _undo,
    "odd-input": _odd_input,
    "results": _results,
    "exit": _exit,
}

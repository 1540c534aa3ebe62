"""GameStrings (H6.2): `GameType;GameState;Turn;move;move;…`, as UHP engines and viewers exchange them."""

from hexapoda.games.hive.notation.names import turn_name, turn_ply
from hexapoda.games.hive.records.results import STATES, opening, stated, unreadable
from hexapoda.games.hive.setup import GAME_TYPES, game_type
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Refusal, Transcript, Turn

NOT_STARTED, IN_PROGRESS = "NotStarted", "InProgress"
#: GameStates in lower case: the places of a finished game, None for one in progress.
_PLACES = {NOT_STARTED.lower(): None, IN_PROGRESS.lower(): None, **{word.lower(): p for p, word in STATES.items()}}


def recognises(text: str) -> bool:
    """Whether a text looks like a GameString.

    >>> recognises("Base+MLP;NotStarted;White[1]")
    True
    """
    kind, semicolon, _ = text.lstrip()[:40].partition(";")
    return bool(semicolon) and kind.strip().lower().startswith("base")


def read(text: str, *, strict: bool = True) -> Transcript | Refusal:
    """Read a GameString. If strict, state and turn must agree with the moves; else, as in UHP, only the moves count.

    >>> read("Base;InProgress;Black[1];wS1").turns
    [Turn(text='wS1', chance='', place='move 1')]
    >>> read("Base;InProgress;White[2];wS1").params["expected"]
    'Black[1]'
    """
    lines = text.strip().splitlines() or [""]
    if len(lines) > 1:
        return unreadable("gamestring-lines", "line 2", text=excerpt(lines[1]))
    fields = [" ".join(each.split()) for each in lines[0].split(";")]
    if len(fields) < 3:
        return unreadable("gamestring-fields", f"field {len(fields)}", found=len(fields))
    kind, state, turn, *moves = fields
    if game_type(kind) not in GAME_TYPES:
        return unreadable("unknown-game-type", "field 1", text=excerpt(kind), types=", ".join(GAME_TYPES))
    if state.lower() not in _PLACES:
        states = ", ".join((NOT_STARTED, IN_PROGRESS, *STATES.values()))
        return unreadable("unknown-game-state", "field 2", text=excerpt(state), states=states)
    for number, move in enumerate(moves, 1):
        if not move:
            return unreadable("empty-move", f"move {number}")
    if strict:
        refusal = _contradiction(state, turn, len(moves))
        if refusal is not None:
            return refusal
    found = Transcript(turns=[Turn(move, place=f"move {number}") for number, move in enumerate(moves, 1)])
    found.options = {"type": game_type(kind), **opening(found.turns)}
    places = _PLACES[state.lower()]
    if places is not None:
        stated(found, places)
    return found


def _contradiction(state: str, turn: str, plies: int) -> Refusal | None:
    """How the first fields contradict the number of moves."""
    ply = turn_ply(turn)
    if ply is None:
        return unreadable("bad-turn", "field 3", text=excerpt(turn))
    if ply != plies:
        return Refusal("H6.2", "other-turn", {"text": turn, "expected": turn_name(plies), "place": "field 3"})
    expected = IN_PROGRESS if plies else NOT_STARTED
    if _PLACES[state.lower()] is None and state.lower() != expected.lower():
        return Refusal("H6.2", "other-game-state", {"text": state, "expected": expected, "place": "field 2"})
    return None


def write(game: Transcript) -> str | Refusal:
    """A game as a GameString."""
    if game.setup:
        return Refusal("H6.2", "format-without-setup", {"format": "gamestring"})
    going = IN_PROGRESS if game.turns else NOT_STARTED
    state = going if game.places is None else STATES[game.places[0], game.places[1]]
    moves = (turn.text for turn in game.turns)
    return ";".join((game.options["type"], state, turn_name(len(game.turns)), *moves))

"""Positions of Myrmes as tests write them: the opening with some words of its text changed."""

from functools import cache
from typing import Any

import hexapoda
from hexapoda.games.myrmes.state import COLOURS, TRACKS
from hexapoda.play.game import Position

#: Prey of the four-player opening by hex.
PREY = {
    "7,1": "ladybug",
    "13,1": "termite",
    "7,4": "spider",
    "10,4": "ladybug",
    "8,5": "termite",
    "6,6": "spider",
    "9,6": "ladybug",
    "1,7": "termite",
    "4,7": "spider",
    "10,7": "ladybug",
    "13,7": "termite",
    "5,8": "spider",
    "8,8": "ladybug",
    "6,9": "spider",
    "4,10": "termite",
    "7,10": "ladybug",
    "1,13": "spider",
    "7,13": "termite",
}
OBJECTIVES = "food3 prey2 stone3 level2 mix6 level3"


def start_chance(players: int, objectives: str = OBJECTIVES, dice: str = "5 3 1") -> str:
    """What chance brings at the start of all games here."""
    from hexapoda.games.myrmes.chance import _prey_spots
    from hexapoda.games.myrmes.notation.names import hex_name

    state = hexapoda.load("myrmes", players=players).start(seed=0).state
    prey = " ".join(f"{hex_name(spot)} {PREY[hex_name(spot)]}" for spot in _prey_spots(state))
    return f"prey {prey}; objectives {objectives}; dice {dice}"


def opening(players: int = 4, *, objectives: str = OBJECTIVES, dice: str = "5 3 1", **options: Any) -> Position:
    """The start of a game."""
    game = hexapoda.load("myrmes", players=players, **options)
    return game.start(seed=1, chance_text=start_chance(players, objectives, dice))


@cache
def _words(players: int, objectives: str) -> dict[str, str]:
    text = opening(players, objectives=objectives).setup().partition(" | ")[2]
    return dict(word.split("=", 1) for word in text.split())


def line(players: Any = 4, objectives: Any = OBJECTIVES, **changes: Any) -> str:
    """The opening's text with some words changed (`red_level=1`), left out (None) or added."""
    words = dict(_words(players, objectives))
    for name, value in changes.items():
        key = name.replace("_", "-") if name.split("_")[0] in COLOURS else name
        words.pop(key, None)
        if value is not None:
            words[key] = str(value)
    return " ".join(f"{name}={value}" for name, value in words.items())


def at(
    asked: str = "worker",
    players: Any = 4,
    *,
    objectives: Any = OBJECTIVES,
    edition: Any = "rulebook",
    turn: Any = "red",
    **changes: Any,
) -> Position:
    """The opening with some words changed, at a decision."""
    game = hexapoda.load("myrmes", players=players, edition=edition)
    return game.position(line(players, objectives, asked=asked, turn=turn, **changes), seed=1)


def texts(position: Position) -> set[str]:
    """The legal moves in words."""
    return {move.text for move in position.legal_moves}


def starting(position: Position, *verbs: str) -> set[str]:
    """The legal moves that begin with one of some words."""
    return {text for text in texts(position) if text.split()[0] in verbs}


def placements(position: Position, kind: str) -> set[str]:
    """The hexes on which a kind of tile could be placed."""
    return {text.split(" ", 2)[2] for text in texts(position) if text.startswith(f"place {kind} ")}


def me(position: Position, seat: int = 0) -> Any:
    """A colony as everybody sees it, with its exits and with what it has none of."""
    seen = position.board(None)
    colony = seen["seats"][seat]
    return {
        **colony,
        "exits": [spot for spot, owner in seen["exits"].items() if owner == seat],
        "placed": {**dict.fromkeys(TRACKS, 0), **colony["placed"]},
        "lost": {**dict.fromkeys(colony["supply"], 0), **colony["lost"]},
        "winter": colony["winter"]["need"],
    }


def store(position: Position, seat: int = 0) -> tuple[int, int, int]:
    """Food, earth and stone of a player."""
    found = me(position, seat)["store"]
    return found["food"], found["earth"], found["stone"]


def board(position: Position) -> Any:
    """What everybody sees."""
    return position.board(None)


def refusal(position: Position, text: str) -> tuple[str, str]:
    """Why a text is refused: clause and code."""
    found = position.explain(text)
    assert found is not None, f"{text!r} is legal"
    return found.clause, found.code

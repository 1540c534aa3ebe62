"""The real game, asked like the reference: what `ReferenceMyrmes` can tell, told by the game's own views and moves."""

from collections.abc import Iterable
from typing import Any, Self

import hexapoda
from hexapoda import Position
from hexapoda.games.myrmes.state import COLOURS, CUBES, EVENTS, TRACKS
from tests.myrmes.reference import ATELIER, Option, ReferenceMyrmes
from tests.myrmes.reference.garden import Hex, hex_named

#: The game's decisions as the table S calls them.
NODES = {
    "event": "EVENT",
    "birth": "BIRTH",
    "born": "BIRTH_CUT",
    "worker": "USE_WORKER",
    "garden": "GARDEN",
    "stand": "CLEAN_HEX",
    "harvest": "HARVEST_CUBE",
    "scavenging": "HARVEST_SCAV",
    "extra-harvest": "HARVEST_EXTRA",
    "atelier": "ATELIER",
    "pay-mix": "OBJ_MIX",
    "pay-special": "OBJ_SPECIAL",
    "pay-pheromones": "OBJ_PHEROMONE",
    "storage": "DISCARD",
    "winter": "WINTER",
}
#: The game's names of the pools (M2.9), as the data file calls them.
_POOLS = {"AS": "aphid_farm", "SUB": "sub_colony"}


class RealMyrmes:
    """One game. Chance is the game's own."""

    def __init__(self, position: Position) -> None:
        self.position = position
        #: The legal options of a ply with their ids.
        self._options: tuple[int, dict[Option, int]] | None = None

    @classmethod
    def begin(cls, seed: str, **options: Any) -> Self:
        return cls(hexapoda.load("myrmes", **options).start(seed=seed))

    def become(self, reference: ReferenceMyrmes, seed: str) -> None:
        """Be where the reference is, at the start of a round."""
        self.position = self.position.game.position(text_of(reference), seed=seed)
        self._options = None

    # ---------------------------------------------------------------- chance

    def chance(self) -> dict[str, Any]:
        """M4.6: what chance brought at the start, as arguments of the reference; the dice can be asked at any time."""
        told = dict(event.split(" ", 1) for event in self.position.setup_chance().split("; "))
        prey = told["prey"].split()
        exits: list[Hex] | None = [hex_named(name) for name in told["exits"].split()] if "exits" in told else None
        return {
            "prey": {hex_named(name): kind for name, kind in zip(prey[::2], prey[1::2], strict=True)},
            "objectives": told["objectives"].split(),
            "exits": exits,
        }

    def dice(self) -> list[int]:
        return self._board()["dice"]

    # ---------------------------------------------------------------- asking and answering

    @property
    def decision(self) -> str | None:
        return None if self.position.decision is None else NODES[self.position.decision]

    @property
    def actor(self) -> int | None:
        return self.position.actor

    def options(self) -> set[Option]:
        """Every legal answer to the decision at hand; none when the game is over."""
        return set(self._actions())

    def _actions(self) -> dict[Option, int]:
        if self._options is None or self._options[0] != self.position.ply:
            moves = list(self.position.legal_moves)
            found = {tuple(move.text.split()): move.id for move in moves}
            assert len(found) == len(moves), "the same option twice"
            self._options = self.position.ply, found
        return self._options[1]

    def play(self, option: Option) -> None:
        """Answer the decision at hand and go on to the next one."""
        self.position.push_id(self._actions()[option])

    # ---------------------------------------------------------------- what is where, and the result

    def _board(self) -> dict[str, Any]:
        return self.position.board(None)

    def table(self) -> dict[str, Any]:
        """All that is on the table, as the reference tells it."""
        board = self._board()
        tiles = {
            name: {
                **{key: tile[key] for key in ("kind", "owner")},
                "hexes": sorted(tile["hexes"]),
                "cubes": _all(CUBES, tile["cubes"]),
            }
            for name, tile in board["tiles"].items()
        }
        worker = board["worker"]
        space = None
        if worker and not board["freed"]:
            on = (name for name, tile in tiles.items() if worker["hex"] in tile["hexes"])
            space = next(on, worker["hex"])
        return {
            **{key: board[key] for key in ("round", "first", "dice", "prey", "harvested", "extra", "paying")},
            "objectives": [each["name"] for each in board["objectives"]],
            "tiles": tiles,
            "pools": {pool: board["pools"][name] for pool, name in _POOLS.items()},
            "worker": space,
            "points": worker["points"] if worker else 0,
            "freed": sorted(board["freed"]),
            "acted": sorted(board["acted"]),
            "picked": sorted(board["picked"]),
            "colonies": [self._colony(board, seat) for seat in range(board["players"])],
        }

    def _colony(self, board: dict[str, Any], seat: int) -> dict[str, Any]:
        colony = board["seats"][seat]
        same = ("score", "level", "larvae", "store", "workers", "soldiers", "nurses", "rooms", "prey")
        return {
            **{key: colony[key] for key in same},
            "placed": _all(TRACKS, colony["placed"]),
            "exits": [name for name, owner in board["exits"].items() if owner == seat],
            "lost": _all(colony["supply"], colony["lost"]),
            "event": EVENTS.index(colony["event"]),
            "pheromones": colony["supply"],
            "done": sorted(name for name, seats in board["done"].items() if seat in seats),
            "fresh": sorted(
                name for name, seats in board["fresh"].items() if seat in seats and self.decision in ATELIER
            ),
        }

    def result(self) -> tuple[str, list[int], list[int]]:
        outcome = self.position.outcome
        assert outcome is not None
        return outcome.reason, list(outcome.places), list(outcome.scores)


def _all(names: Iterable[str], counts: dict[str, int]) -> dict[str, int]:
    """Numbers of things, also of those that are not there."""
    return {name: counts.get(name, 0) for name in names}


def text_of(reference: ReferenceMyrmes) -> str:
    """Where the reference is, at the start of a round, as a position text of the game."""
    told = reference.position()
    words = {"asked": "event", "round": str(told["round"]), "turn": COLOURS[told["first"]]}
    words |= {"dice": ",".join(map(str, told["dice"])), "objectives": ",".join(told["objectives"])}
    for kind in ("ladybug", "termite", "spider"):
        words[f"{kind}s"] = "/".join(name for name, prey in told["prey"].items() if prey == kind)
    words["tiles"] = "/".join(_tile_text(name, tile) for name, tile in told["tiles"].items())
    for colour, colony in zip(COLOURS, told["colonies"], strict=False):
        plain = ("score", "level", "event", "larvae", "workers", "soldiers", "nurses", "prey")
        own = {name: str(colony[name]) for name in plain}
        own |= {"exits": "/".join(colony["exits"]), "done": ",".join(_in_order(colony["done"], told["objectives"]))}
        own |= {"store": ",".join(map(str, colony["store"].values())), "lost": ",".join(_counted(colony["lost"]))}
        words |= {f"{colour}-{name}": word for name, word in own.items()}
    return " ".join(f"{name}={word}" for name, word in words.items() if word)


def _in_order(names: list[str], order: list[str]) -> list[str]:
    return [name for name in order if name in names]


def _counted(counts: dict[str, int]) -> list[str]:
    return [f"{name}*{count}" for name, count in counts.items() if count]


def _tile_text(name: str, tile: dict[str, Any]) -> str:
    owner = "nobody" if tile["owner"] is None else COLOURS[tile["owner"]]
    words = [name, tile["kind"], owner, "+".join(tile["hexes"]), "+".join(_counted(tile["cubes"]))]
    return ".".join(word for word in words if word)

"""A game that has started: the position as the events have changed it, and the seeds of chance."""

from hexapoda.kernel import contract
from hexapoda.play.game import Game, Position
from hexapoda.play.move import ALL_SEATS
from hexapoda.play.record import seat_tag
from hexapoda.server.table.events import Adjudicated, Agreed, Body, Event, Gone, Played, TakenBack
from hexapoda.server.table.refused import refusing
from hexapoda.server.table.seats import Seats


class StartedGame:
    """A game that has started."""

    def __init__(self, position: Position, seed: str = "") -> None:
        self.position = position
        #: Each seed with the number of the decision before which it was set. They are public once the game is over.
        self.seeds = [(0, seed)] if seed else []
        #: The first decision of each `played` that was not taken back, by the number of its event.
        self.first_plies: dict[int, int] = {}

    @classmethod
    def start(cls, game: Game, seed: str, seats: Seats, table: str, text: str = "") -> "StartedGame":
        """The start of a game, or a position text; the tags of its record name the players."""
        position = game.position(text, seed=seed) if text else game.start(seed)
        position.tags["Table"] = table
        for number, seat in enumerate(seats):
            position.tags[seat_tag(game, number)] = seat.name or (f"Bot {seat.level}" if seat.level else "?")
        return cls(position, seed)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StartedGame) and self._folded() == other._folded()

    __hash__ = None  # type: ignore[assignment]

    def _folded(self) -> tuple[object, ...]:
        position = self.position
        return position.game, position.states.tobytes(), position.endings, position.tags, self.seeds, self.first_plies

    def apply(self, event: Event) -> None:
        """Carry out an event."""
        match body := event.body:
            case Played():
                self.first_plies[event.number] = self.position.ply
                for move in body.moves:
                    self.position.push(move.text)
            case TakenBack():
                self._take_back(body)
            case Gone():
                _end_seats(self.position, body)
            case Agreed():
                self.position.end("agreement")
            case Adjudicated():
                self.position.end("adjudication")

    def actor_after(self, body: Body) -> int | None:
        """The seat to decide after an event that is neither the start nor a move."""
        match body:
            case TakenBack():
                return int(contract.actor_at(self.position.states, body.to))
            case Gone():
                before = len(self.position.endings)
                try:
                    _end_seats(self.position, body)
                    return self.position.actor
                finally:
                    while len(self.position.endings) > before:
                        self.position.pop()
        return None

    def _take_back(self, body: TakenBack) -> None:
        while self.position.ply > body.to:
            self.position.pop()
        self.first_plies = {number: first for number, first in self.first_plies.items() if first < body.to}
        if not self.position.game.declaration.perfect_information:
            self.position.redraw(body.seed)
            self.seeds.append((body.to, body.seed))

    @refusing()
    def record(self, *, whole: bool, seat: int | None, format: str | None) -> str:
        """The record of the game: the whole of it with all seeds, or what a seat knows of it."""
        redrawn = " ".join(f"{ply}:{seed}" for ply, seed in self.seeds[1:])
        position = self.position
        if whole and redrawn:
            position = position.copy()
            position.tags["Redrawn"] = redrawn
        return position.record(seat=ALL_SEATS if whole else seat, format=format)


def _end_seats(position: Position, body: Gone) -> None:
    for seat in body.seats:
        if position.actor is not None:
            position.end("leave" if body.reason == "abandoned" else body.reason, seat=seat)

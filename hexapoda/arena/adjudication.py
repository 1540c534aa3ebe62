"""Games that end before the rules end them, by stated rules. All of them are off unless they are asked for, except
the longest game where positions can repeat for ever."""

from dataclasses import dataclass

from hexapoda.kernel.declaration import Declaration

#: The longest game in decisions, where random play may never come to an end.
LONGEST = 500


@dataclass(frozen=True, slots=True)
class Adjudication:
    """The rules. A score is what a player expects for itself, from -1 to 1; without scores, a player is not judged."""

    #: A draw after this many decisions; None: never.
    max_plies: int | None = None
    #: A player resigns whose score was at most minus this in so many of its decisions in a row.
    resign_score: float | None = None
    resign_count: int = 3
    #: A draw after a number of decisions if the last scores of all players, so many each, were all this close to 0.
    draw_score: float | None = None
    draw_count: int = 8
    draw_after: int = 40


def longest_game(game: Declaration) -> int | None:
    """The default for the longest game: a limit only where positions can repeat.

    >>> from hexapoda.play.game import declaration
    >>> longest_game(declaration("hive")), longest_game(declaration("myrmes"))
    (500, None)
    """
    return LONGEST if game.no_repetition else None


class Judge:
    """Hears the scores of a game and says what they mean."""

    def __init__(self, rules: Adjudication, seats: int) -> None:
        self._rules = rules
        self._scores: list[list[float]] = [[] for _ in range(seats)]

    def hear(self, seat: int, score: float | None) -> None:
        """Note what a player says of its decision; None, as where it had no choice, changes nothing."""
        if score is not None:
            self._scores[seat].append(score)

    def resigns(self, seat: int) -> bool:
        """Whether a seat has to resign."""
        limit, last = self._rules.resign_score, self._scores[seat][-self._rules.resign_count :]
        return limit is not None and len(last) == self._rules.resign_count and all(each <= -limit for each in last)

    def is_drawn(self, ply: int) -> bool:
        """Whether the game is a draw."""
        rules = self._rules
        if rules.draw_score is None or ply < rules.draw_after:
            return False
        last = [scores[-rules.draw_count :] for scores in self._scores]
        return all(
            len(each) == rules.draw_count and all(abs(score) <= rules.draw_score for score in each) for each in last
        )

    def is_too_long(self, ply: int) -> bool:
        """Whether the game has lasted too long."""
        return self._rules.max_plies is not None and ply >= self._rules.max_plies

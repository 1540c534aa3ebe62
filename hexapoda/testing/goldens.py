"""Golden playthroughs: random games written down, so that a person can review what a change of rules changes.

Moves are chosen by their texts, so a playthrough stays the same when only the order of legal moves or an id changes.
"""

import hashlib
from collections.abc import Iterable

from hexapoda.kernel import chance
from hexapoda.play.game import Game, Position
from hexapoda.play.options import options_text

#: Up to this many legal moves are listed, and more in the first plies; otherwise there is a digest of them.
FEW_MOVES = 8
FIRST_PLIES, FIRST_MOVES = 4, 60
#: A longer random game is stopped and counts as a draw.
MAX_PLIES = 500


def _digest(texts: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:12]


def playthrough(game: Game, seed: int, max_plies: int = MAX_PLIES) -> str:
    """A random game as text: what was asked, what was legal, what was played, what chance brought, how it ended."""
    position = game.start(seed=seed)
    choices = chance.generator(f"golden {seed}")
    lines = [f"game: {game.name}", f"options: {options_text(game.options)}"]
    lines += [f"rules: {game.declaration.rules_version}", f"seed: {seed}"]
    lines += [f"start: {position.setup()}", f"chance: {position.setup_chance()}".strip(), ""]
    while position.actor is not None and position.ply < max_plies:
        texts = sorted(move.text for move in position.legal_moves)
        lines.append(_asked(position, texts))
        position.push(texts[int(chance.below(choices[0], len(texts)))])
        played = position.written(position.ply - 1)
        lines.append(f"  {played['text']}" + (f"  {{{played['chance']}}}" if played["chance"] else ""))
    if position.actor is not None:
        position.end("adjudication")
    return "\n".join([*lines, "", *_end(position)]) + "\n"


def _asked(position: Position, texts: list[str]) -> str:
    most = FIRST_MOVES if position.ply < FIRST_PLIES else FEW_MOVES
    legal = ", ".join(texts) if len(texts) <= most else f"#{_digest(texts)}"
    return f"{position.ply + 1}. seat {position.actor}, {position.decision}, {len(texts)} legal: {legal}"


def _end(position: Position) -> list[str]:
    outcome = position.outcome
    assert outcome is not None
    return [
        f"end: {position.setup()}",
        f"outcome: {outcome.reason}",
        f"places: {' '.join(map(str, outcome.places))}",
        f"scores: {' '.join(map(str, outcome.scores))}",
        f"returns: {' '.join(f'{result:g}' for result in outcome.returns)}",
        f"record: #{_digest([position.record()])}",
    ]

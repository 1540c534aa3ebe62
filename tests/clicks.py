"""Pointing at anything whatever: it is legal, or there is a reason why it is not."""

import random

from hexapoda import Position


def assert_clicks(
    position: Position, things: list[str], choices: random.Random, *, furthers: int | None = None
) -> None:
    """Any first click, and further ones (so many; None: any) after some of what legal moves begin with."""
    begun = sorted({move.parts[:n] for move in position.legal_moves for n in range(1, len(move.parts))})
    clicks = [(thing,) for thing in things]
    for parts in choices.sample(begun, min(3, len(begun))):
        clicks += [(*parts, thing) for thing in (things if furthers is None else choices.sample(things, furthers))]
    legal = {move.parts[:n] for move in position.legal_moves for n in range(1, len(move.parts) + 1)}
    for parts in clicks:
        refusal = position.explain(parts=parts)
        if parts in legal:
            assert refusal is None, parts
        elif refusal is None:  # begun anew, or in other words: another order, or a place for what is on it
            assert parts[-1:] in legal or position.parse_all(parts), (position.decision, parts)
        else:
            assert refusal.readable, (position.decision, parts, refusal)
            assert refusal.clause.startswith(position.game.name[0].upper()), (position.decision, parts, refusal)

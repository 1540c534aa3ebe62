"""Myrmes: how generic code plays and shows it (`GAME`), and the kernels that it compiles (`contract.register`)."""

from hexapoda.games.myrmes import (
    ahead,
    chance,
    draw,
    moves,
    notation,
    observation,
    ordering,
    phrases,
    setup,
    state,
    text,
    value,
    view,
)
from hexapoda.games.myrmes.rules import choosing, knowing, reading, turns
from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Declaration

contract.register(__name__, state.STATE, state, choosing, knowing, reading, turns, value, ordering, observation)

GAME = Declaration(
    name="myrmes",
    title="Myrmes",
    rules_version="1",
    layout=1,
    state=state.STATE,
    seats=state.SEATS,
    actions=state.ACTIONS,
    max_legal=state.MAX_LEGAL,
    decisions=state.DECISIONS,
    endings=state.ENDINGS,
    seat_names=("1", "2", "3", "4"),
    options=setup.OPTIONS,
    setup=setup.start,
    text=notation.text,
    parts=notation.parts,
    named=notation.named,
    parse=moves.parse,
    going_on=moves.GOING_ON,
    may_go_on=moves.may_go_on,
    constants=view.constants,
    board=view.board,
    restore=view.restore,
    write=text.write,
    read=text.read,
    phrase=phrases.phrase,
    brought=phrases.brought,
    ahead=ahead.ahead,
    chance=chance.chance,
    read_chance=chance.told,
    nothing_hidden=True,
    called=view.called,
    draw=draw.Board,
)

"""Ants: how generic code plays and shows it (`GAME`), and the kernels that it compiles (`contract.register`)."""

from hexapoda.games.ants import chance, draw, moves, notation, observation, say, setup, state, text, value, view
from hexapoda.games.ants.rules import choosing, knowing, reading, turns
from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Declaration

contract.register(__name__, state.STATE, state, choosing, knowing, reading, turns, value, observation)

GAME = Declaration(
    name="ants",
    title="Ants",
    rules_version="2",
    old_rules={"1": setup.meant_by_rules_1},
    layout=2,
    state=state.STATE,
    seats=state.SEATS,
    actions=state.ACTIONS,
    max_legal=state.MAX_LEGAL,
    decisions=state.DECISIONS,
    endings=state.ENDINGS,
    seat_names=("1", "2", "3", "4"),
    options=setup.OPTIONS,
    conflict=setup.conflict,
    setup=setup.start,
    text=notation.text,
    parts=notation.parts,
    named=notation.named,
    parse=moves.parse,
    going_on=notation.GOING_ON,
    may_go_on=notation.may_go_on,
    phrase=say.phrase,
    brought=say.brought,
    constants=view.constants,
    board=view.board,
    restore=view.restore,
    write=text.write,
    read=text.read,
    chance=chance.chance,
    read_chance=chance.told,
    called=view.called,
    draw=draw.Board,
)

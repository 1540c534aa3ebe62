"""Termites: how generic code plays and shows it (`GAME`), and the kernels that it compiles (`contract.register`)."""

from hexapoda.games.termites import chance, draw, moves, notation, observation, phrase, setup, state, text, value, view
from hexapoda.games.termites.rules import acting, choosing, knowing, reading
from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Declaration

contract.register(__name__, state.STATE, state, acting, choosing, knowing, reading, value, observation)

GAME = Declaration(
    name="termites",
    title="Termites",
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
    conflict=setup.conflict,
    setup=setup.start,
    text=notation.text,
    parts=notation.parts,
    named=notation.named,
    parse=moves.parse,
    going_on=moves.GOING_ON,
    may_go_on=moves.may_go_on,
    phrase=phrase.phrase,
    brought=phrase.brought,
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

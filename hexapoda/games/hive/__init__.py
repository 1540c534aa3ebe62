"""Hive: how generic code plays and shows it (`GAME`), and the kernels that it compiles (`contract.register`)."""

from hexapoda.games.hive import draw, listing, moves, phrases, records, setup, state, value, view
from hexapoda.games.hive.rules import acting, moving, reading
from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Declaration

contract.register(__name__, state.STATE, state, acting, moving, reading, value, view)

GAME = Declaration(
    name="hive",
    title="Hive",
    rules_version="1",
    layout=1,
    state=state.STATE,
    seats=state.SEATS,
    actions=state.ACTIONS,
    max_legal=state.MAX_LEGAL,
    decisions=("move",),
    endings=("", "white-surrounded", "black-surrounded", "both-surrounded"),
    seat_names=("white", "black"),
    options=setup.OPTIONS,
    setup=setup.start,
    text=moves.text,
    parts=moves.parts,
    named=listing.named,
    parse=moves.parse,
    phrase=phrases.phrase,
    board=view.board,
    restore=view.restore,
    write=setup.write,
    read=setup.read,
    formats=records.FORMATS,
    perfect_information=True,
    no_repetition={"repetition": "off"},
    engine_options={"opening": "tournament"},  # H2.5
    draw=draw.Board,
)

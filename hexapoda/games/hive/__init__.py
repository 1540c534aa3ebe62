"""Hive: how generic code plays and shows it (`GAME`), and the kernels that it compiles (`contract.register`)."""

from hexapoda.games.hive import (
    draw,
    editing,
    observation,
    points,
    position_text,
    reasons,
    records,
    setup,
    state,
    value,
    view,
)
from hexapoda.games.hive.notation import phrases, read, write
from hexapoda.games.hive.rules import apply, legal, queries
from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Declaration, Editing, Judging

contract.register(__name__, state.STATE, state, legal, apply, queries, value, view, observation)

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
    fresh=setup.fresh,
    learning=observation.LEARNING,
    text=write.text,
    parts=write.parts,
    named=write.named,
    parse=read.parse,
    phrase=phrases.phrase,
    board=view.board,
    restore=view.restore,
    write=position_text.write,
    read=position_text.read,
    formats=records.FORMATS,
    protocols={  # H6.4
        "uhp": f"{__name__}.uhp:serve",
        "uhp-player": f"{__name__}.uhp_player:UhpPlayer",
        "uhp-check": f"{__name__}.uhp_check:checks",
    },
    perfect_information=True,
    no_repetition={"repetition": "off"},
    usual_options={"type": "Base+MLP", "opening": "tournament"},
    engine_options={"opening": "tournament"},  # H2.5
    terms=value.TERMS,
    reasons=reasons.reasons,
    sources=points.sources,
    standing=points.standing,
    judging=Judging(20_000, (0.008, 0.12, 0.5)),
    draw=draw.Board,
    editing=Editing(position_text.draft, editing.edits, editing.edit),
)

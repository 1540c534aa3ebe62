"""Termites: its declaration for generic code (`GAME`) and its kernels (`contract.register`)."""

from hexapoda.games import turns
from hexapoda.games.termites import (
    chance,
    draw,
    editing,
    observation,
    points,
    position_text,
    reasons,
    setup,
    state,
    value,
    view,
)
from hexapoda.games.termites.learn import themes
from hexapoda.games.termites.notation import phrases, read, write
from hexapoda.games.termites.rules import apply, keys, legal, queries
from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Declaration, Editing, Judging

contract.register(__name__, state.STATE, state, legal, apply, turns, queries, keys, value, observation)

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
    fresh=setup.fresh,
    learning=observation.LEARNING,
    text=write.text,
    parts=write.parts,
    named=write.named,
    parse=read.parse,
    going_on=read.GOING_ON,
    may_go_on=read.may_go_on,
    at_once=read.AT_ONCE,
    phrase=phrases.phrase,
    brought=phrases.brought,
    constants=view.constants,
    board=view.board,
    restore=view.restore,
    write=position_text.write,
    read=position_text.read,
    chance=chance.chance,
    read_chance=chance.told,
    called=view.called,
    terms=value.TERMS,
    reasons=reasons.reasons,
    training=value.TRAINING,
    sources=points.sources,
    judging=Judging(5_000, (0.12, 0.4, 1.2)),
    theme=themes.theme,
    draw=draw.Board,
    editing=Editing(position_text.draft, editing.edits, editing.edit, editing.board),
)

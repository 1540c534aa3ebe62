"""Ants: its declaration for generic code (`GAME`) and its kernels (`contract.register`)."""

from hexapoda.games import turns
from hexapoda.games.ants import chance, editing, observation, points, position_text, reasons, setup, state, value, view
from hexapoda.games.ants.draw.board import Board
from hexapoda.games.ants.learn import themes
from hexapoda.games.ants.notation import phrases, read, write
from hexapoda.games.ants.rules import apply, keys, legal, queries
from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Declaration, Editing, Judging

contract.register(__name__, state.STATE, state, legal, apply, turns, queries, keys, value, observation)

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
    fresh=setup.fresh,
    learning=observation.LEARNING,
    text=write.text,
    parts=write.parts,
    named=write.named,
    parse=read.parse,
    going_on=write.GOING_ON,
    may_go_on=write.may_go_on,
    at_once=write.AT_ONCE,
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
    judging=Judging(5_000, (0.15, 0.5, 1.2)),
    theme=themes.theme,
    draw=Board,
    editing=Editing(position_text.draft, editing.edits, editing.edit),
)

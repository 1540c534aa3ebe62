"""Myrmes: how generic code plays and shows it (`GAME`), and the kernels that it compiles (`contract.register`)."""

from hexapoda.games import turns
from hexapoda.games.myrmes import (
    chance,
    constants,
    draw,
    editing,
    observation,
    points,
    position_text,
    premove,
    prior,
    reasons,
    setup,
    state,
    value,
    view,
)
from hexapoda.games.myrmes.learn import themes
from hexapoda.games.myrmes.notation import phrases, read, write
from hexapoda.games.myrmes.rules import apply, keys, legal, queries
from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Declaration, Editing, Judging

contract.register(__name__, state.STATE, state, legal, apply, turns, queries, keys, value, prior, observation)

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
    fresh=setup.fresh,
    learning=observation.LEARNING,
    text=write.text,
    parts=write.parts,
    named=write.named,
    parse=read.parse,
    going_on=read.GOING_ON,
    may_go_on=read.may_go_on,
    at_once=read.AT_ONCE,
    constants=constants.constants,
    board=view.board,
    restore=view.restore,
    write=position_text.write,
    read=position_text.read,
    phrase=phrases.phrase,
    brought=phrases.brought,
    ahead=premove.ahead,
    chance=chance.chance,
    read_chance=chance.told,
    nothing_hidden=True,
    called=view.called,
    terms=value.TERMS,
    reasons=reasons.reasons,
    training=value.TRAINING,
    sources=points.sources,
    judging=Judging(5_000, (0.012, 0.06, 0.15)),
    theme=themes.theme,
    draw=draw.Board,
    editing=Editing(position_text.draft, editing.edits, editing.edit),
)

"""Drafts: positions set up by hand, which the rules check and every change of which is an operation of the game."""

import contextlib
import random

import pytest

import hexapoda
from hexapoda.bots import RandomBot
from hexapoda.kernel.declaration import AWAY, SET
from hexapoda.play.draft import Draft
from hexapoda.play.errors import PositionError
from hexapoda.play.game import Position
from tests.settings import LONG

HIVE_TYPES = ("Base", "Base+MLP")


def body(draft: Draft) -> str:
    """The text of a draft without the options."""
    return draft.text.partition(" | ")[2]


def placed(*edits: str, type: str = "Base") -> Draft:
    """A draft of Hive after some changes, each written with a blank: "wQ 0,0"."""
    draft = Draft(hexapoda.load("hive", type=type))
    for edit in edits:
        draft = draft.edited(*edit.split())
    return draft


def played(game: str, decisions: int, seed: int, **options: str) -> Position:
    """A position after random decisions."""
    here, player = hexapoda.load(game, **options).start(seed=seed), RandomBot(seed)
    while here.ply < decisions and here.actor is not None:
        here.push(player.choose(here))
    return here


def test_a_position_of_hive_in_five_edits() -> None:
    draft = placed("wQ 0,0", "bQ 1,0", "wA1 -1,0", "bG1 2,0", "set colour black")
    assert body(draft) == "Black[3] wA1@-1,0 wQ@0,0 bQ@1,0 bG1@2,0"
    assert draft.problem is None
    assert draft.position().actor == 1


def test_H3_2_a_hive_in_two_parts_is_a_draft_with_a_problem() -> None:
    draft = placed("wQ 0,0", "bQ 2,0")
    assert draft.problem is not None
    assert (draft.problem.clause, draft.problem.code) == ("H3.2", "not-connected")
    with pytest.raises(PositionError):
        draft.position()
    assert draft.view()["board"]["stacks"][1] == {"q": 2, "r": 0, "pieces": ["bQ"]}
    assert draft.edited("bQ", "1,0").problem is None


def test_H4_2_a_spider_on_top_is_a_problem_until_it_goes() -> None:
    draft = placed("wQ 0,0", "bQ 1,0", "wS1 1,0")
    assert draft.problem is not None
    assert draft.problem.clause == "H4.2"
    assert draft.edited("wS1", AWAY).problem is None


def test_H2_6_a_piece_that_goes_leaves_no_gap_in_the_numbers() -> None:
    draft = placed("wQ 0,0", "bQ 1,0", "wA1 -1,0", "wA2 -2,0", "wA3 -3,0", "wA1 away")
    assert body(draft) == "White[5] wA2@-3,0 wA1@-2,0 wQ@0,0 bQ@1,0"


def test_H4_10_the_resting_piece_is_chosen_where_there_are_pillbugs() -> None:
    draft = placed("wQ 0,0", "bQ 1,0", "wP -1,0", "set rest wP", type="Base+MLP")
    assert body(draft).endswith(" rest=wP")
    assert body(draft.edited("wP", AWAY)) == "White[3] wQ@0,0 bQ@1,0"
    assert not any(setting.name == "rest" for setting in placed().edits().settings)


@pytest.mark.parametrize(
    ("edit", "code"),
    [
        (("wQ",), "bad-edit"),
        (("wX", "0,0"), "bad-edit"),
        (("wQ", "nowhere"), "bad-edit"),
        (("wQ", "1,2,3"), "bad-edit"),
        (("wQ", "99999999999,0"), "bad-edit"),
        (("wM", "0,0"), "not-in-game"),
        ((SET, "colour", "green"), "bad-edit"),
        ((SET, "turn", "0"), "bad-edit"),
        ((SET, "turn", "-1"), "bad-edit"),
        ((SET, "turn", "9" * 30), "bad-edit"),
        ((SET, "weather", "fine"), "bad-edit"),
        ((SET, "rest", "wA9"), "bad-edit"),
        (("bQ", "31,0"), "draft-too-wide"),
        ((), "bad-edit"),
    ],
)
def test_a_bad_change_is_refused_and_nothing_is_lost(edit: tuple[str, ...], code: str) -> None:
    draft = placed("wS1 0,0", "bS1 1,0")
    before = draft.text
    with pytest.raises(PositionError) as caught:
        draft.edited(*edit)
    assert caught.value.refusal.code == code
    assert caught.value.refusal.message("pl") != caught.value.refusal.message("en")
    assert draft.text == before


def rebuilt(goal: Position) -> Draft:
    """A position of Hive, set up again from an empty table by its own operations."""
    board, draft = goal.board(), Draft(goal.game)
    stacks = {(stack["q"], stack["r"]): stack["pieces"] for stack in board["stacks"]}
    for (q, r), pieces in stacks.items():
        for piece in pieces:
            draft = draft.edited(piece, f"{q},{r}")
    turn, number = board["turn"].rstrip("]").split("[")
    draft = draft.edited(SET, "colour", turn.lower()).edited(SET, "turn", number)
    if any(setting.name == "rest" for setting in draft.edits().settings):
        draft = draft.edited(SET, "rest", board["resting"] or "none")
    return draft


@pytest.mark.parametrize("type", HIVE_TYPES)
@pytest.mark.parametrize("seed", range(40 if LONG else 3))
def test_every_position_of_hive_can_be_set_up_and_reads_back_the_same(type: str, seed: int) -> None:
    goal = played("hive", 7 * seed + 11, seed, type=type)
    draft = rebuilt(goal)
    assert draft.problem is None
    assert draft.position().board() | {"resting": 0} == goal.board() | {"resting": 0}
    if "P" in type:
        assert draft.text == goal.setup()
    assert Draft(goal.game, draft.text).text == draft.text


@pytest.mark.parametrize("type", HIVE_TYPES)
def test_whatever_hive_offers_can_be_done_in_any_order(type: str) -> None:
    chooser, draft = random.Random(5), Draft(hexapoda.load("hive", type=type))
    for _ in range(2000 if LONG else 60):
        offered = draft.edits()
        if chooser.random() < 0.1:
            setting = chooser.choice(offered.settings)
            value = chooser.choice(setting.choices)[0] if setting.choices else str(chooser.randint(1, 30))
            draft = draft.edited(SET, setting.name, value)
        else:
            tool = chooser.choice(offered.tools)
            with contextlib.suppress(PositionError):  # too far from the others, for one
                draft = draft.edited(tool.part, chooser.choice(offered.areas[tool.area]))
        assert draft.view(None)["board"]["turn"]
        assert Draft(draft.game, draft.text).text == draft.text
        if draft.problem is None:
            assert draft.position().setup() == draft.text


def test_a_link_of_an_older_version_is_a_clear_error() -> None:
    with pytest.raises(PositionError) as caught:
        Draft(hexapoda.load("hive"), "hive type=Base | White3 wQ@0,0")
    assert caught.value.refusal.code == "bad-turn"
    with pytest.raises(PositionError) as caught:
        Draft(hexapoda.load("hive"), "ants players=2 | asked=action")
    assert caught.value.refusal.code == "other-game"

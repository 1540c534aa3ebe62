"""Drafts: positions set up by hand, which the rules check and every change of which is an operation of the game."""

import contextlib
import random

import pytest

import hexapoda
from hexapoda.bots import RandomBot
from hexapoda.kernel.declaration import AWAY, SET, Setting
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


# ── games whose positions are lines of words ──

WORD_GAMES = ("termites", "ants", "myrmes")


def set_up_again(goal: Position) -> Draft:
    """A position, set up again from the start of its game: the board by brushes, all else by settings."""
    draft = Draft(goal.game)
    wanted = words(goal.setup())
    if goal.game.name == "termites":
        draft = _change(draft, "colonies", wanted["colonies"])
    draft = cleared(draft)
    over = f"over:{wanted['over']}" if "over" in wanted else ""
    draft = draft.edited(SET, "asked", over or wanted["asked"])
    for edit in BRUSHED[goal.game.name](wanted):
        draft = draft.edited(*edit)
    # A setting may need another one first: a tile that is harvested, a turn.
    for _ in range(3):
        for setting in draft.edits().settings:
            if setting.name != "asked":
                draft = _change(draft, setting.name, wanted.get(setting.name, ""))
    return draft


def _change(draft: Draft, name: str, value: str) -> Draft:
    setting = next((each for each in draft.edits().settings if each.name == name), None)
    if setting is None or setting.value == value:
        return draft
    fallback = "0" if setting.least is not None else setting.choices[0][0] if setting.choices else ""
    with contextlib.suppress(PositionError):
        return draft.edited(SET, name, value or fallback)
    return draft


def words(text: str) -> dict[str, str]:
    """The words of a position text."""
    return dict(word.split("=", 1) for word in text.partition(" | ")[2].split())


def cleared(draft: Draft) -> Draft:
    """A draft with nothing on its board."""
    for place in draft.edits().areas[draft.edits().tools[0].area]:
        with contextlib.suppress(PositionError):
            draft = draft.edited("erase", place)
    return draft


def _of_termites(wanted: dict[str, str]) -> list[tuple[str, ...]]:
    found: list[tuple[str, ...]] = []
    for terrain in ("water", "vegetation", "stones"):
        found += [(terrain, place) for place in wanted.get(terrain, "").split(",") if place]
    for owner in (*wanted["colonies"].split(","), "neutral"):
        for piece in filter(None, wanted.get(owner, "").split(",")):
            what, _, place = piece.partition("@")
            found.append((owner if owner == "neutral" else f"{owner}.{what}", place))
    return found


def _of_ants(wanted: dict[str, str]) -> list[tuple[str, ...]]:
    found = [("treats", place) for place in wanted.get("treats", "").split(",") if place]
    for player in "ABCD":
        for ant in filter(None, wanted.get(player, "").split(",")):
            what, _, place = ant.partition("@")
            kind, _, count = what.partition("*")
            found += [(f"{player}.{kind}", place)] * int(count or 1)
        for word in ("markers", "obstacles"):
            found += [(f"{player}.{word}", place) for place in wanted.get(f"{player}-{word}", "").split(",") if place]
    return found


def _of_myrmes(wanted: dict[str, str]) -> list[tuple[str, ...]]:
    found: list[tuple[str, ...]] = []
    for prey in ("ladybug", "termite", "spider"):
        found += [(prey, place) for place in wanted.get(f"{prey}s", "").split("/") if place]
    for colour in ("red", "blue", "green", "yellow"):
        found += [(f"{colour}.exit", place) for place in wanted.get(f"{colour}-exits", "").split("/") if place]
    for tile in filter(None, wanted.get("tiles", "").split("/")):
        _, kind, owner, cells, *_ = tile.split(".")
        found.append((f"{owner}.{kind}", *cells.split("+")))
    if "worker" in wanted:
        found.append(("worker", wanted["worker"]))
    return found


BRUSHED = {"termites": _of_termites, "ants": _of_ants, "myrmes": _of_myrmes}


@pytest.mark.parametrize("game", WORD_GAMES)
@pytest.mark.parametrize("seed", range(30 if LONG else 2))
def test_every_position_can_be_set_up_by_its_own_operations(game: str, seed: int) -> None:
    goal = played(game, 41 * seed + 37, seed)
    draft = set_up_again(goal)
    assert draft.text == goal.setup()
    assert draft.problem is None
    assert draft.position().board() == goal.board()
    assert Draft(goal.game, draft.text).text == draft.text


@pytest.mark.parametrize("game", WORD_GAMES)
def test_whatever_is_offered_never_breaks_anything(game: str) -> None:
    chooser, draft = random.Random(3), Draft(hexapoda.load(game))
    wrong = 0
    for _ in range(3000 if LONG else 150):
        offered = draft.edits()
        try:
            if chooser.random() < 0.4:
                setting = chooser.choice(offered.settings)
                draft = draft.edited(SET, setting.name, some_value(setting, chooser))
            else:
                tool = chooser.choice(offered.tools)
                places = [chooser.choice(offered.areas[tool.area]) for _ in range(tool.places)]
                draft = draft.edited(tool.part, *places)
        except PositionError as error:
            assert all(error.refusal.message(language) for language in ("en", "pl", "uk"))  # noqa: PT017
            continue
        wrong += draft.problem is not None
        for seat in (None, *range(draft.seats)):
            draft.view(seat)
        assert Draft(draft.game, draft.text).text == draft.text
    assert wrong


def some_value(setting: Setting, chooser: random.Random) -> str:
    """A value that a form could send."""
    if setting.choices:
        return chooser.choice(setting.choices)[0]
    if setting.things:
        names = [name for name, _ in setting.things]
        chosen = chooser.sample(names, chooser.randint(0, min(3, len(names))))
        return ",".join(name if setting.most == 1 or chooser.random() < 0.5 else f"{name}*2" for name in chosen)
    if setting.most is not None:
        return str(chooser.randint(setting.least or 0, min(setting.most, 40)))
    return chooser.choice(("", "x", setting.value, "1", "A", "F6", "2,11"))

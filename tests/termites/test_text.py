"""A position as one line: it comes back as it was, and is refused only where the rules can't play on."""

import copy
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import hexapoda
from hexapoda import i18n
from hexapoda.games.termites import position_text
from hexapoda.games.termites.state import DECISIONS
from hexapoda.play.errors import PositionError
from tests import mutations
from tests.settings import COUNTS
from tests.termites.positions import DATA
from tests.termites.real import data_word
from tests.termites.walks import OPTIONS, changed_options, walk

#: Blue to move a unit in the third turn of a game on the printed map.
BASE = (
    "asked=choose-unit colonies=blue,red first=blue turn=3 active=blue blue=8@C4,5@I7,W2@F5,F1@H3 blue-hand=W1,W3,S1 "
    "blue-stack=W2*5,W3*3,S2,P1,P2,F2*2 blue-reserve=6,7,9 red=6@D8,9@H2,W1@G5 red-hand=S1,P1,F2 "
    "red-stack=W1,W2,W3*2,S1*4,S2*2,P1,P2,F1,F2 red-reserve=5,7,8 neutral=7@F6"
)
#: The first mounds are being placed: the starting player has placed one.
SETUP = (
    "asked=place-mound colonies=blue,red first=blue blue=8@C4 blue-hand=W1,W3,S1 "
    "blue-stack=W2*6,W3*3,S2,P1,P2,F1,F2*2 blue-reserve=5,6,7,9 red-hand=S1,P1,F2 "
    "red-stack=W1*2,W2,W3*2,S1*4,S2*2,P1,P2,F1,F2 red-reserve=5,6,7,8,9 neutral=7@F6"
)
#: Three tiles of a map are placed.
BUILDING = (
    "asked=place-tile colonies=blue,red first=blue tiles=water/vegetation*5,vegetation/stones*6,stones/water*4 "
    "water=A1,A2 stones=C3 blue-stack=W1,W2*6,W3*4,S1,S2,P1,P2,F1,F2*2 blue-reserve=5,6,7,8,9 "
    "red-stack=W1*2,W2,W3*2,S1*5,S2*2,P1*2,P2,F1,F2*2 red-reserve=5,6,7,8,9 neutral=7@F6"
)


def load(**options: Any) -> Any:
    return hexapoda.load("termites", **{"players": 2, **options})


def refusal(line: str, **options: Any) -> tuple[str, str]:
    """The clause and the code with which a line is refused, ("", "") if it is read."""
    try:
        load(**options).position(line)
    except PositionError as error:
        return error.refusal.clause, error.refusal.code
    return "", ""


def changed(line: str, *changes: tuple[str, str]) -> str:
    """A line with words replaced, added (an empty one is replaced) or removed (it is replaced by an empty one)."""
    for old, new in changes:
        assert not old or line.count(old) == 1, old
        line = line.replace(old, new) if old else f"{line} {new}"
    return " ".join(line.split())


# ── there and back ──


def assert_same(position: hexapoda.Position) -> None:
    """The text gives the same state, but for the generator."""
    again = position.game.position(position.setup())
    found, expected = again.state.copy(), position.state.copy()
    found.rng = expected.rng
    differing = [name for name in expected.dtype.names if found[name].tobytes() != expected[name].tobytes()]
    assert not differing, (differing, position.setup())


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_position_of_random_games_comes_back_as_it_was(options: dict[str, Any]) -> None:
    for number in range(COUNTS["termites_text_games"]):
        rng = random.Random(number)
        for position in walk(options, f"text {number}"):
            if rng.random() < 0.15 or position.actor is None:
                assert_same(position)


@pytest.mark.slow
def test_positions_on_cramped_boards_come_back_too() -> None:
    """Boards on which mounds and tiles find no place: T4.11, T9.6, T9.7, T11.9."""
    asked: Counter[str] = Counter()
    for number in range(COUNTS["termites_text_boxes"]):
        for position in walk(changed_options(f"box {number}"), f"box {number}"):
            asked[str(position.decision)] += 1
            seldom = position.decision in (None, "place-mound", "new-mound", "lost-mound", "make-room")
            if seldom or position.ply % 15 == 0:
                assert_same(position)
    assert {"place-tile", "new-mound", "lost-mound", "make-room"} <= set(asked)


def test_T5_6_T10_3_positions_on_a_full_board_come_back_too() -> None:
    """Nobody moves on nineteen hexes, so that the board is full before all tokens are placed."""
    data = copy.deepcopy(DATA)
    data["board"] |= {"radius": 2, "side": 3, "hex_count": 19, "edge_hex_count": 12}
    data["setups"] = []
    for caste in data["castes"].values():
        caste["movement"] = 0
    options = {"players": 3, "data": data_word(data), "map": "build", "tiles": 4}
    idle: set[int] = set()
    for number in range(3):
        for position in walk(options, f"full {number}"):
            idle.add(int(position.state.idle))
            assert_same(position)
        assert position.outcome is not None
        assert position.outcome.reason == "nobody-placed"
    assert idle == {0, 1, 2, 3}


@pytest.mark.parametrize("line", [BASE, SETUP])
def test_texts_that_people_write_are_read_in_any_order_and_case(line: str) -> None:
    written = load().position(line)
    words = line.split()
    random.Random(1).shuffle(words)
    shuffled = load().position("  ".join(words).upper().replace("W2*5", "w2,w2*4"))
    assert shuffled == written
    assert position_text.write(written.state) == line


def test_the_turn_of_the_active_player_need_not_be_written() -> None:
    assert load().position(changed(BASE, ("active=blue ", ""))) == load().position(BASE)


def test_a_position_of_a_built_map_tells_its_map_and_the_tiles_left() -> None:
    position = load(map="build").position(BUILDING)
    assert position.decision == "place-tile"
    assert position.actor == 1  # T11.4: blue has placed two tiles, red one
    assert int(position.state.tiles_now) == 1
    assert position_text.write(position.state) == BUILDING
    turned = changed(BUILDING, ("stones/water*4", "water/stones*4"))
    assert load(map="build").position(turned) == position


def test_what_is_not_asked_of_a_player_is_concluded() -> None:
    assert load().position(SETUP).actor == 1  # T4.8: first, second, second, first
    second = changed(SETUP, ("red-hand", "red=9@H2 red-hand"), ("red-reserve=5,6,7,8,9", "red-reserve=5,6,7,8"))
    assert load().position(second).actor == 1


# ── what can't be ──

UNREADABLE = [
    ("position-bad-word", ("turn=3", "turn:3")),
    ("position-bad-word", ("blue-hand", "blue-hands")),
    ("position-double-word", ("", "turn=3")),
    ("position-missing", ("first=blue ", "")),
    ("position-missing", ("asked=choose-unit ", "")),
    ("position-missing", ("", "over=tokens-gone")),
    ("position-bad-value", ("asked=choose-unit", "asked=choose")),
    ("position-bad-value", ("first=blue", "first=gray")),
    ("position-bad-value", ("turn=3", "turn=x")),
    ("position-bad-value", ("turn=3", "turn=99999")),
    ("position-bad-value", ("blue-hand=W1", "blue-hand=X1")),
    ("position-bad-value", ("W2*5", "W2*0")),
    ("position-bad-value", ("W2*5", "W2*999")),
    ("position-bad-value", ("blue-reserve=6", "blue-reserve=99")),
    ("position-bad-value", ("", "placed=maybe")),
    ("position-bad-value", ("", "unit=F5,F6")),
    ("position-bad-piece", ("W2@F5", "F5")),
    ("position-bad-piece", ("8@C4", "88@C4")),
    ("position-needless", ("", "tiles=water/stones*3")),
]
IMPOSSIBLE = [
    ("T1.1", "position-colonies", ("colonies=blue,red", "colonies=blue,green")),
    ("T1.1", "position-colonies", ("colonies=blue,red", "colonies=blue,blue")),
    ("T1.1", "position-colonies", ("colonies=blue,red", "colonies=blue,red,gray")),
    ("T1.1", "position-colony-absent", ("", "gray-hand=W1")),
    ("T1.2", "position-no-hex", ("W2@F5", "W2@F12")),
    ("T1.2", "position-no-hex", ("W2@F5", "W2@L1")),
    ("T1.5", "position-two-terrains", ("", "water=A4 stones=A4")),
    ("T1.5", "position-other-map", ("", "water=A4,F4,F8,K3,A1")),
    ("T1.6", "position-two-pieces", ("W2@F5", "W2@G5")),
    ("T1.6", "position-two-pieces", ("W2@F5", "W2@F6")),
    ("T1.9", "position-too-many-tokens", ("F1@H3", "S2@H3")),
    ("T1.10", "position-mound-value", ("8@C4", "4@C4")),
    ("T1.10", "position-mound-twice", ("8@C4", "9@C4")),
    ("T1.10", "position-mound-twice", ("blue-reserve=6,7,9", "blue-reserve=6,6,7,9")),
    ("T1.11", "position-neutral-piece", ("7@F6", "8@F6")),
    ("T1.11", "position-neutral-piece", ("7@F6", "W1@F6")),
    ("T1.12", "position-trophies", ("", "red-trophies=8")),
    ("T5.1", "position-active", ("active=blue", "active=red")),
    ("T5.1", "position-turn-early", ("asked=choose-unit", "asked=place-mound")),
    ("T5.1", "position-no-turn", ("turn=3 active=blue ", "")),
    ("T1.11", "position-neutral-count", ("7@F6", "7@F6,7@H6")),
]
#: What play never brings about, by the clause that keeps it from doing so, but what the rules can play on.
ODD = [
    ("T1.12", ("neutral=7@F6", "")),
    ("T3.3", ("W2@F5", "W2@F4")),
    ("T3.6", ("F1@H3", "F1@J2")),
    ("T4.2", ("7@F6", "7@E6")),
    ("T4.9", ("8@C4", "8@C1")),
    ("T4.9", ("8@C4", "8@D5")),
    ("T4.9", ("8@C4", "8@E6")),
    ("T5.4", ("blue-hand=W1,W3,S1 blue-stack=W2*5", "blue-hand=W1,W3 blue-stack=S1,W2*5")),
    ("T5.4", ("blue-hand=W1,W3,S1 blue-stack=W2*5", "blue-hand=W1,W3,S1,W2 blue-stack=W2*4")),
    ("T5.5", ("turn=3", "turn=5")),
    ("T5.5", ("asked=choose-unit", "asked=choose-token")),
    ("T9.2", (",9@H2", ",9@H2,5@J4"), ("red-reserve=5,7,8", "red-reserve=7,8")),
    ("T9.2", (",5@I7", ""), ("blue-reserve=6", "blue-reserve=5,6")),
    ("T9.2", (",W2@F5,F1@H3", "")),
    ("T9.2", ("neutral=7@F6", "red-trophies=7"), ("9@H2", "9@H2,8@J4"), ("5,7,8", "5,7")),
    ("T10.1", ("asked=choose-unit", "over=tokens-gone")),
    ("T10.3", ("", "idle=1")),
]


@pytest.mark.parametrize(("code", "change"), UNREADABLE, ids=str)
def test_texts_that_are_no_position_say_what_is_wrong(code: str, change: tuple[str, str]) -> None:
    assert refusal(changed(BASE, change)) == ("", code)


@pytest.mark.parametrize("case", IMPOSSIBLE, ids=lambda case: f"{case[0]} {case[1]} {case[2][1]}")
def test_impossible_positions_are_refused_with_their_clause(case: tuple[Any, ...]) -> None:
    clause, code, *changes = case
    assert refusal(BASE) == ("", "")
    assert refusal(changed(BASE, *changes)) == (clause, code)


def assert_plays_on(line: str, **options: Any) -> None:
    mutations.assert_plays_on(load(**options).position(line), random.Random(line), 1_000)


@pytest.mark.parametrize("case", ODD, ids=lambda case: f"{case[0]} {case[1][1]}")
def test_odd_positions_are_played_to_the_end(case: tuple[Any, ...]) -> None:
    assert_plays_on(changed(BASE, *case[1:]))


@pytest.mark.parametrize(
    "changes",
    [
        [("W2*6", "W2*5")],  # T4.4
        [
            ("blue=8@C4", "red=8@C4"),
            ("blue-reserve=5", "blue-reserve=8,5"),
            ("red-reserve=5,6,7,8", "red-reserve=5,6,7"),
        ],
        [("neutral=7@F6", "")],  # T1.11
        [("blue=8@C4", "blue=8@C4,W1@F8"), ("blue-hand=W1,", "blue-hand=")],  # T5.1
    ],
    ids=str,
)
def test_odd_setups_are_played_to_the_end(changes: list[tuple[str, str]]) -> None:
    assert_plays_on(changed(SETUP, *changes))


@pytest.mark.parametrize(
    ("clause", "code", "change"),
    [
        ("T4.7", "position-first-mounds", ("red-reserve=5,6,7,8,9", "red-reserve=5")),
        ("T4.9", "position-not-asked", ("blue=8@C4", "blue=8@C4,5@F8,6@H6,7@D8 red=9@H2")),
        ("T11.3", "position-not-building", ("asked=place-mound", "asked=place-neutral")),
        ("T5.1", "position-no-turn", ("asked=place-mound", "asked=choose-token")),
    ],
    ids=str,
)
def test_before_the_first_turn_there_are_mounds_to_place(clause: str, code: str, change: tuple[str, str]) -> None:
    line = changed(SETUP, change)
    if code == "position-not-asked":
        line = changed(
            line, ("blue-reserve=5,6,7,9", "blue-reserve=9"), ("red-reserve=5,6,7,8,9", "red-reserve=5,6,7,8")
        )
    assert refusal(line) == (clause, code)


@pytest.mark.parametrize(
    ("clause", "code", "changes"),
    [
        ("T4.4", "position-tokens-early", [("blue-stack=W1,", "blue-hand=W1 blue-stack=")]),
        ("T11.2", "position-tiles-left", [("water/vegetation*5", "water/vegetation*7")]),
        ("T11.3", "position-tiles-early", [("asked=place-tile", "asked=place-neutral"), ("neutral=7@F6", "")]),
        (
            "T11.9",
            "position-not-asked",
            [("red-stack", "red=8@C8 red-stack"), ("red-reserve=5,6,7,8", "red-reserve=5,6,7")],
        ),
        ("T1.11", "position-neutral-count", [("7@F6", "7@F6,7@H6")]),
    ],
    ids=str,
)
def test_while_a_map_is_built_all_that_comes_later_waits(
    clause: str, code: str, changes: list[tuple[str, str]]
) -> None:
    assert refusal(building(*changes), map="build") == (clause, code)


def building(*changes: tuple[str, str]) -> str:
    """A changed map under construction, without its tiles where none is to be placed."""
    line = changed(BUILDING, *changes)
    words = line.split()
    return line if "asked=place-tile" in line else " ".join(word for word in words if not word.startswith("tiles="))


@pytest.mark.parametrize(
    "changes",
    [
        [("water/vegetation*5", "water/vegetation*6")],  # T11.2
        [("water=A1,A2 stones=C3", "water=A1 vegetation=C3,D6")],  # T11.2
        [("water=A1,A2", "water=A1,A2,A3")],  # T11.6
        [("water=A1,A2 stones=C3", "water=A1,A2 stones=B3,C3 vegetation=C4")],  # T11.7
        [("water=A1,A2", "water=E5,F7")],  # T4.9
        [("asked=place-tile", "asked=place-mound")],  # T11.9
    ],
    ids=str,
)
def test_odd_maps_are_played_to_the_end(changes: list[tuple[str, str]]) -> None:
    assert_plays_on(building(*changes), map="build")


CHOOSE_FROM = changed(BASE, ("asked=choose-unit", "asked=choose-from"), ("", "unit=F5 target=G5"))
CHOOSE_RETREAT = changed(CHOOSE_FROM, ("asked=choose-from", "asked=choose-retreat"), ("", "from=G4"))
CHOOSE_TOKEN = changed(
    BASE, ("asked=choose-unit", "asked=choose-token"), (",F1@H3", ""), ("P2,F2*2 blue-r", "P2,F1,F2*2 blue-r")
)


@pytest.mark.parametrize(
    ("line", "change", "clause"),
    [
        (CHOOSE_TOKEN, None, ""),
        (CHOOSE_FROM, None, ""),
        (CHOOSE_RETREAT, None, ""),
        (changed(CHOOSE_RETREAT, ("from=G4", "from=F5")), None, ""),
        (CHOOSE_FROM, ("target=G5", "target=D8"), "T7.3"),  # too far away
        (CHOOSE_FROM, ("target=G5", "target=F6"), "T7.3"),  # too weak
        (CHOOSE_FROM, ("target=G5", "target=E5"), "T7.3"),  # empty
        (CHOOSE_FROM, ("unit=F5", "unit=G5"), "T7.3"),  # red's
        (CHOOSE_FROM, ("W1@G5", "W2@G5"), "T7.3"),  # T7.14: not stronger
        (CHOOSE_RETREAT, ("from=G4", "from=H4"), "T8.5"),  # three points
        (CHOOSE_RETREAT, ("from=G4", "from=E5"), "T8.5"),  # not beside the target
        (changed(BASE, ("asked=choose-unit", "asked=choose-target"), ("", "unit=F5")), None, ""),
        (changed(BASE, ("asked=choose-unit", "asked=choose-target")), ("", "unit=C4"), "T6.1"),  # a mound
        (
            changed(CHOOSE_TOKEN, ("asked=choose-token", "asked=place-token")),
            ("blue-hand=W1,", "token=W1 blue-hand="),
            "",
        ),
    ],
    ids=str,
)
def test_what_was_chosen_must_lead_to_what_is_asked(line: str, change: tuple[str, str] | None, clause: str) -> None:
    line = changed(line, change) if change else line
    if "W2@G5" in line:
        line = changed(line, ("red-stack=W1,W2", "red-stack=W1*2"))
    assert refusal(line) == (clause, "position-not-asked" if clause else "")


@pytest.mark.parametrize(
    "change",
    [("", "unit=F5"), ("", "token=W1"), ("", "robbed=red"), ("asked=choose-unit", "asked=choose-target")],
    ids=str,
)
def test_choices_that_do_not_belong_to_the_question_are_refused(change: tuple[str, str]) -> None:
    assert refusal(changed(BASE, change)) == ("", "position-choices")


def captures() -> list[hexapoda.Position]:
    """Positions of random games in which a mound was just captured, a few of each kind."""
    found: dict[str, list[hexapoda.Position]] = {"new-mound": [], "lost-mound": []}
    for number in range(40):
        for position in walk({"players": 3}, f"captures {number}"):
            if position.decision in found and len(found[position.decision]) < 3:
                found[position.decision].append(position.copy())
        if all(len(each) == 3 for each in found.values()):
            break
    return [each for some in found.values() for each in some]


@pytest.mark.slow
def test_T9_2_what_follows_a_capture_has_room_and_an_owner() -> None:
    """A new mound comes to an empty hex, and no neutral mound is replaced; any unit can have captured it."""
    for position in captures():
        line = position_text.write(position.state)
        words = dict(word.split("=", 1) for word in line.split())
        occupied = words["blue"].split(",")[0].partition("@")[2]
        target = changed(line, (f"target={words['target']}", f"target={occupied}"))
        neutral = changed(line, (f"robbed={words['robbed']}", "robbed=neutral"))
        if position.decision == "new-mound":
            assert refusal(target, players=3) == ("T9.2", "position-not-asked")
            assert_plays_on(neutral, players=3)
        else:
            assert_plays_on(target, players=3)
            assert refusal(neutral, players=3) == ("T9.2", "position-not-asked")
        assert_plays_on(changed(line, (f"unit={words['unit']}", "unit=A1")), players=3)


@pytest.mark.slow
def test_positions_whose_texts_were_changed_at_random_are_refused_or_played_on() -> None:
    rng = random.Random("mutations")
    accepted, left = 0, COUNTS["termites_mutations"]
    while left > 0:
        for position in walk(rng.choice(OPTIONS), f"mutations {left}"):
            if left and rng.random() < 0.1:
                left -= 1
                accepted += mutations.mutant_plays_on(rng, position, DECISIONS)
    assert accepted > COUNTS["termites_mutations"] // 8


def test_positions_of_other_colonies_and_maps_contradict_the_options() -> None:
    assert refusal(BASE, colonies="blue,red") == ("", "")
    assert refusal(BASE, colonies="red,blue") == ("T4.3", "position-other-colonies")
    given = {"map": "neutral:F6;water:A1"}
    assert refusal(BASE, **given) == ("", "")
    assert refusal(changed(BASE, ("", "water=A1")), **given) == ("", "")
    assert refusal(changed(BASE, ("", "water=A2")), **given) == ("T1.5", "position-other-map")


def codes() -> set[str]:
    """The codes of all refusals of position texts."""
    sources = sorted(Path(position_text.__file__).parent.glob("*.py"))
    return {code for source in sources for code in re.findall(r'"(position-[a-z-]+)"', source.read_text("utf-8"))}


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    assert len(codes()) > 20
    for code in codes():
        assert i18n.text(f"refusal-{code}", {}, language, fallback="") != "", code


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_refusals_in_words_have_no_holes(language: str) -> None:
    seen = set()
    for line in [changed(BASE, *case[2:]) for case in IMPOSSIBLE] + [changed(BASE, change) for _, change in UNREADABLE]:
        with pytest.raises(PositionError) as caught:
            load().position(line)
        message = caught.value.message(language)
        assert not {"{", "}", "$"} & set(message), message
        seen.add(caught.value.refusal.code)
    assert len(seen) > 18

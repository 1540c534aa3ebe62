"""What somebody points at, in whatever order: the decision that is meant, or the reason why it can't be taken."""

import random
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hexapoda
from hexapoda import Move, Position, Refusal
from hexapoda.games.ants.notation.names import cell_names
from hexapoda.games.ants.notation.read import parse
from hexapoda.games.ants.notation.words import Saying, pointed, read
from hexapoda.games.ants.state import CARDS
from hexapoda.kernel.declaration import Read
from tests.ants.lines import after, at
from tests.ants.refusals import POSITIONS, named
from tests.clicks import assert_clicks
from tests.settings import COUNTS

OPTIONS = [
    {},
    {"players": 3},
    {"players": 4, "hire_push": "column"},
    {"scenario": "pyramids"},
    {"players": 4, "scenario": "pyramids_allied"},
]
BUTTONS = ("keep", "end", "build", "stay", "push W", "push S", "tunnel", "emergency", "decline", "pass", "stop")


ANYTHING = [*CARDS, *BUTTONS, "AB1", "AB2", "AX1", "XA", "AB5", "AB6", "W", "S", "W+1", "S+2", "play", "hire", "castle"]


def clickable(position: Position) -> list[str]:
    """All cells, all cards, the ants of a supply or a battle, and the buttons."""
    return [*cell_names(position.state), *CARDS, "W", "S", "W+1", "S+1", *BUTTONS]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_click_is_legal_or_has_a_reason(options: dict[str, str]) -> None:
    for number in range(COUNTS["click_games"]):
        choices = random.Random(f"{options} {number}")
        position = hexapoda.load("ants", **options).start(seed=number)
        while position.actor is not None and position.ply < 120:
            if choices.random() < 0.25:
                for move in position.legal_moves:
                    assert position.parse(move.parts) == move
                    assert meant(position, move.parts) == move
            if choices.random() < 0.03:
                assert_clicks(position, clickable(position), choices)
            position.push_id(choices.choice(position.legal_ids().tolist()))


@pytest.mark.parametrize("where", sorted(POSITIONS))
def test_every_click_of_whatever_is_asked_is_legal_or_has_a_reason(where: str) -> None:
    position = named(where)
    for move in position.legal_moves:
        assert position.parse(move.parts) == move
        assert meant(position, move.parts) == move
    assert_clicks(position, clickable(position), random.Random(where))


def meant(position: Position, parts: Sequence[str]) -> Move:
    """What things mean to the game, which is asked where no legal move begins with them."""
    found = parse(position.state, tuple(parts))
    assert isinstance(found, Read), found
    return position.move(found.action)


def said(position: Position, parts: Sequence[str]) -> Saying:
    """The same as words in small letters, as those of a text are."""
    found = pointed(position.state, parts)
    assert found is not None
    return Saying(found.verb, tuple(word.lower() for word in found.words))


@given(st.sampled_from(sorted(POSITIONS)), st.lists(st.sampled_from(ANYTHING) | st.text(max_size=4), max_size=6))
def test_any_things_in_any_order_are_played_or_refused(where: str, parts: list[str]) -> None:
    found = parse(named(where).state, tuple(parts))
    assert isinstance(found, Refusal | Read)
    if isinstance(found, Read):
        assert found.action in named(where).legal_ids()
        assert found.rest is None


# ── what each kind of wrong click is told ──

#: Where (a name of refusals.py, or a position text), what is pointed at, what that means, and why it is wrong.
WRONG = """
EXCHANGE  | AB1              | step AB1                  | A3.3   ants-asked-now
EXCHANGE  | hire, W          | hire W                    | A3.3   ants-asked-now
EXCHANGE  | column           | exchange column           | A11.1  ants-not-in-hand
EXCHANGE  | end              | end                       | A3.3   ants-asked-now
PLAIN     | CD1              | step CD1                  | A6.1   ants-no-ant
PLAIN     | AB6              | step AB6                  | A6.1   ants-not-your-ant
PLAIN     | AB1, W, AB3      | step W AB1-AB3            | A1.16  ants-not-beside
PLAIN     | AB1, W, AB2      | step W AB1-AB2            | A6.4   ants-obstacle-there
PLAIN     | AB1, W, AX1      | step W AB1-AX1            | A1.19  ants-no-room
PLAIN     | AB1, S           | step S AB1                | A6.1   ants-other-kind
PLAIN     | AX1, DA6         | step AX1-DA6              | A6.1   ants-which-kind
PLAIN     | S                | hire S                    | A5.2   ants-hire-chips
PLAIN     | W, AB2           | hire W AB2                | A5.1   ants-hire-gate
PLAIN     | W, AX1, AB3      | hire W AB3                | A5.1   ants-hire-gate
PLAIN     | W, AX1, stay     | hire W AX1                | A5.4   ants-hire-full
PLAIN     | W, AB1, push W   | hire W AB1 push W         | A5.7   ants-obstacle-there
PLAIN     | W, AB1, push S   | hire W AB1 push S         | A5.5   ants-other-kind
PLAIN     | fury             | card fury                 | A10.10 ants-fury-in-battle
PLAIN     | ambush           | card ambush               | A11.7  ants-card-for-nothing
PLAIN     | honeydew, play   | card honeydew             | A11.1  ants-not-in-hand
PLAIN     | column, AB1      | card column AB1           | A11.9  ants-column-of-two
PLAIN     | column, AX1, AB1 | card column AX1-AB1       | A11.9  ants-column-room
PLAIN     | forced_march, AB1, W, AB2 | card forced_march W AB1-AB2 | A6.4 ants-obstacle-there
PLAIN     | tunnel, AX2      | tunnel AX2                | A7.1   ants-tunnel-worker
PLAIN     | emergency        | emergency                 | A8.6   ants-emergency-ants
PLAIN     | pass             | pass                      | A3.5   ants-asked-now
AMBUSH    | ambush, DA6      | card ambush DA6           | A11.7  ants-ambush-none
AMBUSH    | ambush, DA6, W, DA4, S | card ambush W DA6 S DA4 | A11.7 ants-ambush-strength
AMBUSH    | ambush, AB2, S, AB3    | card ambush S AB2 AB3   | A11.7 ants-ambush-nobody
AMBUSH    | ambush, AB2, S, CX4    | card ambush S AB2 CX4   | A11.7 ants-ambush-distance
CONTACT   | AB3              | contact AB3               | A10.3  ants-no-contact
CONTACT   | W                | hire W                    | A10.3  ants-asked-now
SENTRIES  | W+1              | sentries W+1              | A10.9  ants-no-fighter
SENTRIES  | sentries         | sentries                  | A10.9  ants-which-fighter
SENTRIES  | AX3              | step AX3                  | A10.9  ants-asked-now
BATTLE    | S                | fury S                    | A10.10 ants-no-fighter
BATTLE    | AB6              | step AB6                  | A10.10 ants-asked-now
BATTLE    | end              | end                       | A10.10 ants-asked-now
BATTLE_B  | W                | fury W                    | A10.10 ants-no-fury
BATTLE_B  | ambush           | card ambush               | A10.11 ants-no-card-in-battle
MARCH     | AB5              | march AB5                 | A1.16  ants-not-beside
MARCH     | end              | end                       | A11.8  ants-asked-now
TEAMS     | BC5, W, BC6      | step W BC5-BC6            | A6.7   ants-ally-there
NEAR      | XA, W, AX4       | step W XA-AX4             | A6.4   ants-enemy-there
ENTERED   | XB, W, XA        | step W XB-XA              | A6.5   ants-entered-already
kind=hire A=W@AB1                 | AB1          | step AB1       | A3.6  ants-hire-turn
kind=move A=W@AB2 stepped=W@AB2   | AB2          | step AB2       | A6.1  ants-stepped-already
kind=move A=W@AB2 stepped=W@AB2   | AB2, W, AB3  | step W AB2-AB3 | A6.1  ants-stepped-already
kind=move A-chips=9               | W            | hire W         | A3.6  ants-move-turn
A=W@AB3 A-chips=0                 | build        | build          | A9.1  ants-build-chips
A=W@AB3 A-chips=0                 | tunnel       | tunnel         | A7.1  ants-tunnel-chips
A=W@AB3 A-chips=1 A-markers=AX2,AX3 | tunnel     | tunnel         | A7.1  ants-tunnel-markers
A=W@AB4 A-chips=1                 | tunnel, AB4  | tunnel AB4     | A7.2  ants-tunnel-resource
A=W@AB3,W@AX3 A-chips=1 A-markers=AB3 | tunnel, AB3 | tunnel AB3  | A7.3  ants-tunnel-there
A-hand=fury,ambush                | emergency, fury, fury | emergency fury fury | A8.6 ants-emergency-twice
A-hand=obstacle                   | obstacle, AB4 | card obstacle AB4 | A11.11 ants-obstacle-trail
A-hand=cave_in                    | cave_in      | card cave_in   | A11.11 ants-card-for-nothing
A-hand=cave_in B-markers=BX3      | cave_in, BX2 | card cave_in BX2 | A11.11 ants-cave-in-nothing
A-hand=reinforcements             | reinforcements | card reinforcements | A5.2 ants-hire-chips
"""
CASES = [[word.strip() for word in line.split("|")] for line in WRONG.strip().splitlines()]


@pytest.mark.parametrize(("where", "clicked", "meant", "why"), CASES)
def test_a_wrong_click_is_told_the_clause(where: str, clicked: str, meant: str, why: str) -> None:
    position = named(where) if where.isupper() and "=" not in where else at(where)
    parts = clicked.split(", ")
    assert said(position, parts) == read(meant)
    refusal = position.explain(parts=parts)
    assert refusal is not None
    assert [refusal.clause, refusal.code] == why.split()


def test_nothing_that_can_be_pointed_at_is_no_move() -> None:
    refusal = at("A=W@AB1").explain(parts=["castle"])
    assert refusal is not None
    assert not refusal.readable


def test_whoever_points_at_something_else_has_begun_anew() -> None:
    position = at("A=W@AB1,W@AX2 A-chips=5 A-hand=honeydew,column")
    assert said(position, ["AB1", "W", "honeydew"]) == read("card honeydew")
    assert said(position, ["column", "W"]) == read("hire W")
    assert said(position, ["AB1", "W", "build"]) == read("build")
    assert said(position, ["honeydew", "AX2"]) == read("step AX2")
    assert said(position, ["W", "AB1", "DA7"]) == read("hire W DA7")
    assert position.parse(("AB1", "W", "honeydew")).text == "card honeydew"


def test_what_is_pushed_is_meant_by_name_where_there_is_a_choice() -> None:
    position = at("A=W@AB1,W@AX1,S@AX1 A-chips=5")
    assert position.parse(("W", "AB1", "push W")).text == "hire W AB1 push"
    assert position.parse(("W", "AX1", "push W")).text == "hire W AX1 push W"


def test_a_fury_can_be_played_by_the_card_where_one_ant_fights() -> None:
    position = after(at("A=W@AB4 B=S@AB6 A-hand=fury B-hand=fury"), "step W AB4-AB5")
    assert position.explain(parts=["fury"]) is None
    assert position.parse(("W",)).text == "fury W"

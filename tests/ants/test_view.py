"""What a seat sees of Ants, as data: the board, players, covered hands, and what is under way."""

import json
import random

import hexapoda
from hexapoda.games.ants.box import SHELF
from hexapoda.games.ants.state import CARDS
from hexapoda.i18n import LANGUAGES, text
from tests.ants.lines import after, at
from tests.ants.positions import DATA


def test_A14_others_see_how_many_cards_a_hand_has_but_not_which() -> None:
    board = at("A-hand=fury*2,ambush B-hand=column")
    seen = {seat: board.board(seat)["seats"] for seat in (0, 1, None)}
    assert [seats[0]["hand"] for seats in seen.values()] == [["fury", "fury", "ambush"], None, None]
    assert [seats[0]["in_hand"] for seats in seen.values()] == [3, 3, 3]
    assert "fury" not in json.dumps(seen[1])


def test_A14_the_discard_pile_and_the_number_of_cards_in_the_draw_pile_are_open() -> None:
    board = at("A-hand=fury*2 discard=ambush*2,column").board(None)
    assert board["discard"] == {"ambush": 2, "column": 1}
    assert board["pile"] == 40 - 5


def test_ants_by_cell_and_owner() -> None:
    board = at("kind=move A=W@AB1,W*2@XA,S@AX2 B=S@BX1 stepped=W@XA").board(0)
    assert board["ants"]["XA"] == [{"owner": 0, "worker": 2, "soldier": 0}]
    assert board["ants"]["BX1"] == [{"owner": 1, "worker": 0, "soldier": 1}]
    assert board["stepped"] == {"XA": {"worker": 1, "soldier": 0}}
    assert board["seats"][0]["supply"] == {"worker": 2, "soldier": 2}


def test_A10_a_battle_shows_both_sides_with_their_forces() -> None:
    position = at("A=S@AB4 A-hand=fury B=W*2@AB6 B-hand=fury*2")
    after(position, "step S AB4-AB5", "pass", "fury W")
    assert position.board(0)["battle"] == {
        "sides": [
            {"owner": 0, "cell": "AB5", "ants": ["S"], "force": 2},
            {"owner": 1, "cell": "AB6", "ants": ["W+1", "W"], "force": 2},
        ],
        "bonus": [0, 0, 1, 0],
        "passed": False,
    }


def test_A10_14_a_battle_in_the_centre_has_two_parties_on_a_cell() -> None:
    position = at("A=W@XB A-hand=fury B=W@XA")
    position.push("step W XB-XA")
    board = position.board(None)
    assert [party["owner"] for party in board["ants"]["XA"]] == [0, 1]
    assert [side["cell"] for side in board["battle"]["sides"]] == ["XA", "XA"]


def test_the_board_is_told_as_data() -> None:
    board = hexapoda.load("ants", anthills="diagonal").start(seed=1).board(None)
    assert len(board["cells"]) == 48
    assert board["cells"]["AB4"] == {"kind": "cake", "x": 4.0, "y": 0.0, "links": ["AB3", "AB5"]}
    assert board["anthills"]["A"]["owner"] == 0
    assert board["anthills"]["B"]["owner"] is None
    assert board["anthills"]["C"]["cells"] == ["CD1", "BC7", "CX1"]
    board["cells"]["AB4"]["links"].clear()  # a viewer may do what it likes with what it was given
    assert hexapoda.load("ants", anthills="diagonal").start(seed=1).board(None)["cells"]["AB4"]["links"]


def test_players_are_called_by_their_anthills() -> None:
    position = hexapoda.load("ants", anthills="B,D").start(seed=1)
    called = position.game.declaration.called
    assert called is not None
    codes = [called(position.state, seat) for seat in range(2)]
    assert [text(f"called-{code}") for code in codes] == ["anthill B", "anthill D"]


def test_A11_cards_are_called_in_all_languages_as_the_data_file_calls_them() -> None:
    called = hexapoda.load("ants").start(seed=1).board(None)["box"]["card_names"]
    for card in DATA["cards"]:
        for language in LANGUAGES:
            assert called[card["id"]][language] == card[f"name_{language}"]
            assert text(f"ants-card-{card['id']}-effect", None, language) != f"ants-card-{card['id']}-effect"
    assert [card["id"] for card in DATA["cards"]] == list(CARDS)
    assert sum(SHELF.standard.deck) == 40


def played(players: int, plies: int) -> hexapoda.Position:
    """A random game after some decisions."""
    position, rng = hexapoda.load("ants", players=players).start(seed=7), random.Random(7)
    while position.ply < plies:
        position.push_id(rng.choice(position.legal_ids().tolist()))
    return position


def test_a_view_holds_what_changes_and_is_small() -> None:
    """What never changes is told once (`constants`): after 40 decisions a spectator gets at most 2 kB."""
    for players in (2, 4):
        position = played(players, 40)
        view = position.view(None)
        assert not position.constants().keys() & view["board"].keys()
        assert position.constants().keys() | view["board"].keys() == position.board(None).keys()
        told = {name: value for name, value in view.items() if name not in ("game", "options", "seats")}
        assert len(json.dumps(told, separators=(",", ":"), ensure_ascii=False).encode()) <= 2_000
    assert position.constants() == played(4, 0).constants()


def test_A5_8_A11_8_a_chain_and_a_march_under_way_are_shown() -> None:
    chain = after(at("A=W@AB1,W@AB2,S@AB2 A-chips=1"), "hire W AB1 push")
    assert chain.board(None)["hire"] == {"kind": "W", "cell": "AB1", "push": "W", "foremost": "AB2"}
    march = at("A=W@AB1,W@AB2 A-hand=forced_march*2")
    after(march, "card forced_march W AB1-AB2", "stop")
    assert march.board(None)["marched"] == ["W@AB2"]
    after(march, "step W AB2-AB3")
    assert march.board(None)["marched"] == ["W@AB3+"]

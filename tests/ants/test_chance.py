"""What chance brings to Ants, in words: hands and drawn cards, as each seat sees them, and told again."""

import pytest

import hexapoda
from hexapoda import HexapodaError, IllegalMoveError, InvalidMoveError, Position, RecordError, i18n
from hexapoda.games.ants.box import SHELF
from tests.ants.lines import at
from tests.ants.positions import DATA

START = "first B; hand A fury fury ambush column; hand B honeydew sentries obstacle cave_in"


def start(text: str = START, **options: object) -> Position:
    return hexapoda.load("ants", **options).start(seed=1, chance_text=text)


def test_A2_4_A2_6_a_start_is_told() -> None:
    position = start()
    assert position.actor == 1
    assert position.setup_chance() == START
    assert position.board(0)["seats"][0]["hand"] == ["fury", "fury", "ambush", "column"]


def test_A14_a_seat_sees_its_own_hand() -> None:
    position = start()
    assert position.setup_chance(0) == "first B; hand A fury fury ambush column; hand B ? ? ? ?"
    assert position.setup_chance(1) == "first B; hand A ? ? ? ?; hand B honeydew sentries obstacle cave_in"
    assert position.setup_chance(None) == "first B; hand A ? ? ? ?; hand B ? ? ? ?"


def test_A3_3_an_exchanged_card_is_seen_by_its_owner() -> None:
    position = start()
    position.push("exchange cave_in", chance_text="draws ambush")
    assert [position.move_view(0, seat)["chance"] for seat in (-1, 0, 1, None)] == [
        "draws ambush",
        "draws ?",
        "draws ambush",
        "draws ?",
    ]


def test_A3_2_the_next_player_draws_up_to_four() -> None:
    position = at("A-hand=fury B-hand=fury,ambush first=A turn=1")
    position.push("end", chance_text="draws column obstacle")
    assert position.actor == 1
    assert position.move_view(0, 1)["chance"] == "draws column obstacle"
    assert position.move_view(0, 0)["chance"] == "draws ? ?"


#: All cards but one fury and one column are in hands, on the table or discarded.
ALMOST_EMPTY = (
    "asked=action A-hand=fury*2 B-hand=fury,ambush A-table=winter_stores*3,sentries*3 "
    "discard=fury*4,ambush*3,forced_march*5,column*2,reinforcements*4,honeydew*4,obstacle*3,cave_in*3"
)


def test_A4_1_the_discard_pile_becomes_the_draw_pile_at_once() -> None:
    position = at(ALMOST_EMPTY)
    assert position.board(None)["pile"] == 2
    position.push("end", chance_text="draws column fury")
    board = position.board(None)
    assert board["discard"] == {}
    assert board["pile"] == 28


def test_A4_1_cards_are_told_in_the_order_in_which_they_were_drawn() -> None:
    """The pile is used up by the first card; the second one comes from the discard pile."""
    position = at(ALMOST_EMPTY.replace("A-hand=fury*2", "A-hand=fury*3"))
    assert position.board(None)["pile"] == 1
    position.push("end", chance_text="draws column cave_in")
    assert position.move_view(0)["chance"] == "draws column cave_in"
    other = at(ALMOST_EMPTY.replace("A-hand=fury*2", "A-hand=fury*3"))
    with pytest.raises(HexapodaError) as error:
        other.push("end", chance_text="draws cave_in column")
    assert error.value.code == "ants-chance-card"


def test_A4_2_without_cards_nobody_draws() -> None:
    line = (
        "asked=action first=A turn=1 A-hand=fury*4 B-hand=ambush A-table=winter_stores*3,sentries*3 "
        "A-obstacles=AB2,AB3,BC2"
    )
    counts = {"fury": 4, "ambush": 1, "winter_stores": 3, "sentries": 3, "obstacle": 3}
    few = [{**card, "count": counts[card["id"]]} for card in DATA["cards"] if card["id"] in counts]
    box = SHELF.read({**DATA, "cards": few, "components": {**DATA["components"], "cards": 14}}, "my-box.toml")
    position = at(line, data=SHELF.word_of(box))  # type: ignore[arg-type]
    assert position.board(None)["pile"] == 0
    position.push("end", chance_text="")
    assert position.board(1)["seats"][1]["hand"] == ["ambush"]


@pytest.mark.parametrize(
    ("text", "code", "clause"),
    [
        ("first B; ; hand", "chance-empty", ""),
        ("", "chance-missing", "A2.6"),
        ("hand A fury", "chance-expected", "A2.6"),
        ("first C", "ants-chance-first", "A2.6"),
        ("first B; hand B fury fury fury fury", "ants-chance-hand-of", "A2.4"),
        ("first B; hand A fury fury fury", "ants-chance-hand-size", "A2.4"),
        ("first B; hand A ? ? ? ?", "chance-hidden", ""),
        (START.replace("sentries", "castle"), "ants-chance-card", "A2.4"),
        (START.replace("fury fury ambush column", "column column column column"), "ants-chance-card", "A2.4"),
        (f"{START}; draws fury", "no-chance-here", ""),
    ],
)
def test_a_start_that_can_not_be_is_refused(text: str, code: str, clause: str) -> None:
    with pytest.raises(RecordError) as error:
        start(text)
    assert (error.value.refusal.code, error.value.refusal.clause) == (code, clause)
    for language in i18n.LANGUAGES:
        assert "{ $" not in error.value.message(language)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "chance-missing"),
        ("draws", "ants-chance-number"),
        ("draws fury ambush", "ants-chance-number"),
        ("draws ?", "chance-hidden"),
        ("draws castle", "ants-chance-card"),
        ("throws fury", "chance-expected"),
        ("draws ambush; draws ambush", "no-chance-here"),
    ],
)
def test_draws_that_can_not_be_are_refused(text: str, code: str) -> None:
    position = start()
    with pytest.raises((InvalidMoveError, IllegalMoveError)) as error:
        position.push("exchange cave_in", chance_text=text)
    assert error.value.refusal.code == code
    assert position.ply == 0


def test_where_nothing_is_drawn_nothing_can_be_told() -> None:
    position = start()
    with pytest.raises(InvalidMoveError) as error:
        position.push("keep", chance_text="draws fury")
    assert error.value.refusal.code == "no-chance-here"

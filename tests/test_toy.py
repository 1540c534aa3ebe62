"""The rules of Crumbs, by clause (see `tests.toy`), and what hidden hands, dice and teams ask of the API."""

import pytest

import hexapoda
from hexapoda import ALL_SEATS, HexapodaError, IllegalMoveError, InvalidMoveError, OptionError, Position, RecordError
from tests import toy

assert toy.GAME.name == "toy"


def at(text: str, **options: object) -> Position:
    """A position out of its text."""
    return hexapoda.load("toy", **options).position(text, seed=1)


def said(text: str) -> dict[str, object]:
    """The sentence of a game that has none of its own: the notation."""
    return {"code": "move-text", "params": {"text": text}}


def texts(position: Position) -> list[str]:
    return [move.text for move in position.legal_moves]


# ── C1, C2: things and setup ──


@pytest.mark.parametrize("players", [2, 3, 4])
def test_C1_1_two_to_four_seats(players: int) -> None:
    position = hexapoda.load("toy", players=players).start(seed=1)
    assert position.seats == players
    assert position.view()["board"]["hands"] == [2] * players
    assert position.view()["board"]["stack"] == 20 - 2 * players


def test_C1_1_five_seats_are_refused_with_the_choices() -> None:
    with pytest.raises(OptionError) as error:
        hexapoda.load("toy", players=5)
    assert error.value.params["choices"] == "2, 3, 4"


@pytest.mark.parametrize("players", [2, 3])
def test_C1_5_teams_need_four(players: int) -> None:
    with pytest.raises(OptionError) as error:
        hexapoda.load("toy", players=players, teams="on")
    assert error.value.code == "toy-teams-need-four"


def test_C1_5_a_record_with_teams_is_read_by_the_game_without_options() -> None:
    record = hexapoda.load("toy", players=4, teams="on").start(seed=1).record()
    assert hexapoda.load("toy").read(record).teams == (0, 1, 0, 1)


def test_C2_1_who_starts_is_chance() -> None:
    starters = {hexapoda.load("toy", players=4).start(seed=seed).actor for seed in range(40)}
    assert starters == {0, 1, 2, 3}


def test_C2_2_the_start_can_be_told() -> None:
    told = "starts 1; 0 honey,guard; 1 seed,seed"
    position = hexapoda.load("toy").start(seed=9, chance_text=told)
    assert position.actor == 1
    assert position.view(0)["board"]["hand"] == ["honey", "guard"]
    assert position.setup_chance() == told
    assert position.setup_chance(1) == "starts 1; 0 ?,?; 1 seed,seed"
    assert position.setup_chance(None) == "starts 1; 0 ?,?; 1 ?,?"


@pytest.mark.parametrize(
    "told",
    [
        "",
        "starts 1",
        "starts 5; 0 honey,guard; 1 seed,seed",
        "starts 1; 0 honey,guard",
        "starts 1; 0 honey,honey; 1 honey,honey",
        "starts 1; 0 honey,guard; 1 seed,seed; 2 seed,seed",
        "starts one; 0 honey,guard; 1 seed,seed",
    ],
)
def test_C2_2_a_start_that_cannot_be_is_refused(told: str) -> None:
    with pytest.raises(RecordError):
        hexapoda.load("toy").start(chance_text=told)


# ── C3: a turn ──


def test_C3_1_a_turn_stores_buries_or_robs() -> None:
    position = at("turn=0 asked=turn hands=sh,gg larders=,f burrows=, discards=")
    assert texts(position) == ["store seed", "store honey", "bury seed", "bury honey", "rob 1"]
    assert position.push("store honey", chance_text="0 seed").text == "store honey"
    assert position.setup().endswith("turn=1 asked=turn hands=ss,gg larders=h,f burrows=, discards=")


def test_C3_1_like_cards_are_one_choice() -> None:
    assert texts(at("turn=0 asked=turn hands=ss,gg larders=, burrows=, discards=")) == ["store seed", "bury seed"]


def test_C3_2_a_full_burrow_takes_no_more() -> None:
    position = at("turn=0 asked=turn hands=sh,gg larders=, burrows=ff, discards=")
    assert texts(position) == ["store seed", "store honey"]
    assert position.explain("bury seed").code == "toy-burrow-full"


def test_C3_2_what_is_buried_only_its_owner_sees() -> None:
    position = at("turn=0 asked=turn hands=sh,gg larders=, burrows=, discards=")
    position.push("bury honey", chance_text="0 fruit")
    assert position.move_view(0, seat=0)["text"] == "bury honey"
    words = {"phrase": said("bury ?"), "brought": said("0 ?")}
    assert position.move_view(0, seat=1) == {"seat": 0, "text": "bury ?", "parts": [], "chance": "0 ?", **words}
    assert position.phrase(0, seat=0).json() == said("bury honey")
    assert position.move_view(0, seat=None)["text"] == "bury ?"
    assert position.view(0)["board"]["burrow"] == ["honey"]
    for other in (1, None):
        view = position.view(other)
        assert view["board"]["burrows"] == [1, 0]
        assert "honey" not in repr(view)


def test_C3_4_all_refill_their_hands() -> None:
    position = at("turn=0 asked=answer target=1 hands=s,gg larders=,f burrows=, discards=s")
    position.push("guard", chance_text="0 honey; 1 fruit")
    assert position.view(0)["board"]["hand"] == ["seed", "honey"]
    assert position.view(1)["board"]["hand"] == ["fruit", "guard"]
    assert position.move_view(0, seat=0)["chance"] == "0 honey; 1 ?"
    assert position.move_view(0, seat=1)["chance"] == "0 ?; 1 fruit"


def test_C3_5_who_has_no_card_is_passed_over() -> None:
    rest = "larders=sss,gg,g burrows=,, discards=sssssffffhhh"
    position = at(f"turn=0 asked=turn hands=f,,g {rest}", players=3)
    position.push("store fruit")
    assert position.actor == 2


# ── C4: robbing ──


def test_C4_1_only_enemies_with_a_larder_are_robbed() -> None:
    position = at("turn=0 asked=turn hands=sh,gg,ss,ss larders=,f,f, burrows=,,, discards=", players=4, teams="on")
    assert [text for text in texts(position) if text.startswith("rob")] == ["rob 1"]
    assert position.explain("rob 0").code == "toy-robs-itself"
    assert position.explain("rob 2").code == "toy-robs-ally"
    assert position.explain("rob 3").code == "toy-empty-larder"
    without = at("turn=0 asked=turn hands=sh,gg larders=,f burrows=, discards=")
    assert without.explain("rob 3").code == "toy-no-such-seat"


def test_C4_2_two_like_cards_are_asked_for_one_is_not() -> None:
    two = at("turn=0 asked=turn hands=ss,gg larders=,f burrows=, discards=")
    two.push("rob 1")
    assert (two.actor, two.decision, texts(two)) == (0, "pay", ["rob 1 pay seed"])
    one = at("turn=0 asked=turn hands=s,gg larders=,ssg burrows=, discards=sssssfffffhhhg")
    one.push("rob 1")
    assert (one.actor, one.decision) == (1, "answer")
    assert one.view()["board"]["discards"].count("seed") == 6


def test_C4_3_the_robbed_seat_answers_inside_the_turn() -> None:
    position = at("turn=0 asked=turn hands=sh,fg larders=,f burrows=, discards=")
    position.push("rob 1")
    position.push("pay seed")
    assert (position.actor, position.decision) == (1, "answer")
    assert texts(position) == ["guard", "yield"]
    assert "legal" in position.view(1)
    assert "legal" not in position.view(0)
    position.push("guard")
    assert position.actor == 1, "now it is seat 1's own turn"
    assert position.decision == "turn"
    assert position.view()["board"]["larders"] == [[], ["fruit"]]


def test_C4_3_without_a_guard_the_one_option_is_asked() -> None:
    position = at("turn=0 asked=answer target=1 hands=s,ff larders=,f burrows=, discards=s")
    assert texts(position) == ["yield"]
    assert position.explain("guard").clause == "C4.3"


def test_C4_3_nobody_else_can_tell_whether_there_is_a_guard() -> None:
    with_guard = at("turn=0 asked=answer target=1 hands=s,fg larders=,f burrows=, discards=s")
    without = at("turn=0 asked=answer target=1 hands=s,ff larders=,f burrows=, discards=s")
    for seat in (0, None):
        assert with_guard.view(seat) == without.view(seat)
        assert with_guard.view_key(seat) == without.view_key(seat)
    assert with_guard.view(1) != without.view(1)
    for text in ("guard", "yield", "rob 1", "nonsense"):
        assert with_guard.explain(text, seat=0) == without.explain(text, seat=0)
        assert with_guard.explain(text, seat=0).code == "not-asked"


@pytest.mark.parametrize(("die", "larders"), [(1, [[], ["fruit", "honey"]]), (2, [[], ["fruit", "honey"]])])
def test_C4_4_a_low_die_saves_the_larder(die: int, larders: list[list[str]]) -> None:
    position = at("turn=0 asked=answer target=1 hands=s,ff larders=,fh burrows=, discards=s")
    position.push("yield", chance_text=f"die {die}; 0 seed")
    assert position.view()["board"]["larders"] == larders


@pytest.mark.parametrize("die", [3, 4, 5, 6])
def test_C4_4_a_high_die_takes_the_most_valuable_card(die: int) -> None:
    position = at("turn=0 asked=answer target=1 hands=s,ff larders=,fh burrows=, discards=s")
    position.push("yield", chance_text=f"die {die}; 0 seed")
    assert position.view()["board"]["larders"] == [["honey"], ["fruit"]]
    assert position.move_view(0, seat=None)["chance"] == f"die {die}; 0 ?"


@pytest.mark.parametrize(
    "told", ["", "die 0; 0 seed", "die 7; 0 seed", "die 3", "0 seed", "die 3; 0 seed,seed", "die 3; 1 x"]
)
def test_C4_4_chance_that_cannot_be_is_refused_and_nothing_is_played(told: str) -> None:
    position = at("turn=0 asked=answer target=1 hands=s,ff larders=,fh burrows=, discards=s")
    before = position.states.tobytes()
    with pytest.raises((InvalidMoveError, IllegalMoveError)):
        position.push("yield", chance_text=told)
    assert position.ply == 0
    assert position.states.tobytes() == before


def test_C4_4_cards_that_are_out_cannot_be_drawn() -> None:
    position = at("turn=0 asked=turn hands=sh,gg larders=, burrows=hh, discards=")
    with pytest.raises(InvalidMoveError):
        position.push("store seed", chance_text="0 honey")


# ── C5: the end ──


def test_C5_1_the_end_turns_up_the_burrows() -> None:
    position = at("turn=0 asked=turn hands=s, larders=sss,sss burrows=h,f discards=sffffhhgggg")
    assert position.view()["scores"] == [3, 3], "a burrow counts nothing yet"
    position.push("store seed")
    assert position.actor is None
    assert position.outcome == hexapoda.Outcome(places=(1, 2), scores=(7, 5), reason="cards-gone")
    assert position.view()["board"]["burrows"] == [0, 0]


def test_C5_3_ties_are_equal() -> None:
    position = at("turn=0 asked=over hands=, larders=ssss,ff burrows=, discards=ssssfffhhhgggg")
    assert position.outcome.places == (1, 1)
    assert position.outcome.returns == (0.0, 0.0)
    assert position.outcome.drawn


def test_C5_3_allies_share_their_teams_result() -> None:
    cards = "hands=,,, larders=hhh,ssss,s,ff burrows=,,, discards=sssfffgggg"
    alone = at(f"turn=0 asked=over {cards}", players=4)
    assert alone.outcome.places == (1, 2, 4, 2)
    assert alone.outcome.returns == pytest.approx((1, 0, -1, 0))
    allied = at(f"turn=0 asked=over {cards}", players=4, teams="on")
    assert allied.outcome.places == (1, 3, 1, 3)
    assert allied.outcome.returns == (1, -1, 1, -1)
    assert allied.outcome.winners == (0, 2)
    assert allied.outcome.teams == (0, 1, 0, 1)


def test_C5_3_a_game_of_teams_is_over_when_one_team_is_gone() -> None:
    position = hexapoda.load("toy", players=4, teams="on").start(seed=1)
    position.end("resign", seat=1)
    position.end("leave", seat=0)
    assert position.actor is not None
    position.end("flag", seat=3)
    assert position.outcome.places == (3, 4, 1, 2)
    assert position.outcome.returns == (1, -1, 1, -1)
    assert position.outcome.reason == "flag"


def test_with_three_seats_the_game_goes_on_when_one_leaves() -> None:
    position = hexapoda.load("toy", players=3).start(seed=1)
    position.end("leave", seat=2)
    while position.actor is not None:
        position.push_id(int(position.legal_ids()[0]))
    assert position.outcome.reason == "cards-gone"
    assert position.outcome.places[2] == 3
    assert position.game.read(position.record()).outcome == position.outcome


# ── several decisions in one text (C6.1) ──

ROBBING = "turn=0 asked=turn hands=sh,fg larders=,f burrows=, discards="


def test_C6_1_robbing_and_paying_are_said_at_once() -> None:
    position = at(ROBBING)
    assert position.explain("Rob 1  pay honey") is None
    assert position.ply == 0, "explaining plays nothing"
    assert [move.text for move in position.parse_all("rob 1 pay honey")] == ["rob 1", "rob 1 pay honey"]
    assert position.parse("rob 1 pay honey").text == "rob 1"
    assert position.push("rob 1 pay honey").text == "rob 1 pay honey"
    assert [move.text for move in position.moves] == ["rob 1", "rob 1 pay honey"]
    assert (position.actor, position.decision) == (1, "answer")
    step_by_step = at(ROBBING)
    step_by_step.push("rob 1")
    step_by_step.push("pay honey")
    assert step_by_step.setup() == position.setup()


def test_C6_1_clicks_say_robbing_and_paying_at_once() -> None:
    position = at(ROBBING)
    parts = ("larder 1", "honey", "discards")
    assert [move.text for move in position.parse_all(parts)] == ["rob 1", "rob 1 pay honey"]
    assert position.push(parts).text == "rob 1 pay honey"
    assert (position.actor, position.decision) == (1, "answer")


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        (("larder 0",), "toy-robs-itself"),
        (("honey", "discards"), "toy-not-now"),
        (("guard", "larder"), "toy-not-in-hand"),
        (("larder 1", "fruit", "discards"), "toy-not-in-hand"),
        (("yield",), "toy-not-now"),
        (("fruit",), "toy-unfinished"),
        (("honey", "castle"), "toy-unreadable"),
    ],
)
def test_C6_1_wrong_clicks_are_explained_and_nothing_is_played(parts: tuple[str, ...], code: str) -> None:
    position = at(ROBBING)
    assert position.explain(parts=parts).code == code
    with pytest.raises((IllegalMoveError, InvalidMoveError)):
        position.push(parts)
    assert position.ply == 0


def test_C6_1_what_another_seat_decides_is_not_said_in_one_breath() -> None:
    position = at(ROBBING)
    turn = position.read_turn(["rob 1 pay honey", "yield"])
    assert (len(turn.actions), turn.rest) == (2, ("yield",))
    assert position.explain(parts=("larder 1", "honey", "discards", "yield")).code == "turn-interrupted"


def test_C6_1_robbing_says_that_it_can_go_on() -> None:
    legal = at(ROBBING).view(0)["legal"]
    assert [move["text"] for move in legal if move.get("on")] == ["rob 1"]


def test_C6_1_what_follows_is_read_in_the_position_that_it_leads_to() -> None:
    position = at(ROBBING)
    position.push("rob 1")
    assert position.parse_all("rob 1 pay seed") == (position.parse("pay seed"),)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("rob 1 pay guard", "toy-not-in-hand"),
        ("rob 0 pay seed", "toy-robs-itself"),
        ("rob 1 pay rent", "toy-unreadable"),
    ],
)
def test_C6_1_all_decisions_of_a_text_are_played_or_none(text: str, code: str) -> None:
    position = at(ROBBING)
    assert position.explain(text).code == code
    with pytest.raises((IllegalMoveError, InvalidMoveError)) as error:
        position.push(text)
    assert error.value.refusal.code == code
    assert (position.ply, position.decision) == (0, "turn")


def test_C6_1_nothing_is_played_where_the_chance_of_the_last_decision_is_garbled() -> None:
    position = at(ROBBING)
    with pytest.raises(InvalidMoveError):
        position.push("rob 1 pay honey", chance_text="die 6")
    assert (position.ply, position.decision) == (0, "turn")


def test_C6_1_a_decision_that_is_not_asked_may_be_said_if_it_is_true() -> None:
    one = "turn=0 asked=turn hands=s,gg larders=,ssg burrows=, discards=sssssfffffhhhg"
    position = at(one)
    assert position.explain("rob 1 pay guard").code == "toy-not-in-hand"
    assert position.push("rob 1 pay seed").text == "rob 1"
    assert (position.actor, position.decision) == (1, "answer")


def test_a_record_has_one_line_for_decisions_that_one_text_says() -> None:
    position = hexapoda.load("toy").start(seed=3, chance_text="starts 0; 0 seed,fruit; 1 seed,guard")
    position.push("store fruit", chance_text="0 honey")
    position.push("rob 0 pay seed")
    record = position.record()
    assert '[Moves "2"]' in record
    assert record.endswith("1. store fruit {0 honey}\n2. rob 0 pay seed\nend\n")
    again = hexapoda.load("toy").read(record)
    assert [move.text for move in again.moves] == ["store fruit", "rob 0", "rob 0 pay seed"]
    assert again.record() == record
    assert "2. rob 0 pay seed\n" in position.record(seat=0)


def test_an_end_between_two_decisions_keeps_their_lines_apart() -> None:
    position = hexapoda.load("toy", players=3).start(
        seed=3, chance_text="starts 0; 0 seed,fruit; 1 seed,guard; 2 seed,seed"
    )
    position.push("store fruit", chance_text="0 honey")
    position.push("rob 0")
    position.end("leave", seat=2)
    position.push("pay seed")
    record = position.record()
    assert "2. rob 0\n-- leave seat=2\n3. rob 0 pay seed\nend" in record
    again = hexapoda.load("toy").read(record)
    assert (again.endings, again.record()) == (position.endings, record)


# ── records and views ──


def test_a_game_played_with_the_box_can_be_typed_in() -> None:
    record = """
    [Game "toy"]
    [Options "players=2 teams=off"]
    [Chance "starts 0; 0 seed,fruit; 1 seed,guard"]
    [Moves "5"]
    [Result "*"]

    1. store fruit {0 honey}
    2. rob 0
    3. pay seed
    4. yield {die 6; 1 seed}
    5. bury honey {0 guard}
    end
    """
    position = hexapoda.load("toy").read(record)
    assert position.setup().endswith("turn=1 asked=turn hands=sg,sg larders=,f burrows=h, discards=s")


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        ("1. store fruit {0 honey}", "1. store fruit"),
        ("1. store fruit {0 honey}", "1. store fruit {0 ?}"),
        ("1. store fruit {0 honey}", "1. store fruit {1 honey}"),
        ("1. store fruit {0 honey}", "1. store fruit {0 honey; 0 honey}"),
        ('[Chance "starts 0; 0 seed,fruit; 1 seed,guard"]', ""),
    ],
)
def test_a_record_that_leaves_chance_out_or_garbles_it_is_refused(line: str, instead: str) -> None:
    record = (
        '[Game "toy"]\n[Options "players=2 teams=off"]\n[Chance "starts 0; 0 seed,fruit; 1 seed,guard"]\n\n'
        "1. store fruit {0 honey}\nend\n"
    )
    hexapoda.load("toy").read(record)
    with pytest.raises(RecordError):
        hexapoda.load("toy").read(record.replace(line, instead))


def test_the_record_for_a_seat_hides_what_it_may_not_know() -> None:
    position = hexapoda.load("toy").start(seed=2, chance_text="starts 0; 0 honey,honey; 1 seed,guard")
    position.push("bury honey", chance_text="0 fruit")
    for seat in (1, None):
        record = position.record(seat=seat)
        assert "honey" not in record
        assert "1. bury ? {0 ?}" in record
    assert "1. bury honey {0 fruit}" in position.record(seat=0)
    assert "guard" not in position.record(seat=0)
    assert position.record(seat=ALL_SEATS) == position.record()


def test_imagined_positions_do_not_know_the_hidden_hands() -> None:
    game = hexapoda.load("toy")
    position = game.start(seed=2, chance_text="starts 0; 0 honey,honey; 1 guard,guard")
    imagined = [game.imagine(position.view(0), seed=seed) for seed in range(30)]
    assert {tuple(each.view(0)["board"]["hand"]) for each in imagined} == {("honey", "honey")}
    hands = {tuple(each.view(1)["board"]["hand"]) for each in imagined}
    assert len(hands) > 4
    assert any("honey" in hand for hand in hands)
    assert not any(hand.count("honey") > 1 for hand in hands), "two of the three honeys are in the own hand"


@pytest.mark.parametrize(
    "text", ["", "turn=0", "turn=0 asked=turn hands=sssss, larders=, burrows=, discards=", "x y z"]
)
def test_a_position_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(HexapodaError):
        at(text)

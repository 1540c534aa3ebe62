"""What takebacks may cross: chance is drawn anew, secrets that were shown stay shown. The game is Crumbs, tests/toy."""

import pytest

import hexapoda
from hexapoda.server.table.commands import Answer, Offer, Resign
from hexapoda.server.table.events import SPECTATOR, seen_by, to_json
from hexapoda.server.table.seats import Seat
from hexapoda.server.table.takeback import check_takeback
from tests.server.sitting import ANN, BOB, BOT, CID, ME, TOY, code, outside, sitting

ALONE = tuple(Seat("person", name) for name in "abcd")


def crumbs(*moves, hands, turn=0, larders=None, burrows=None, discards="", players=2, teams="off", target=""):
    """A position of Crumbs after some moves."""
    nothing = ",".join([""] * players)
    words = [f"turn={turn}", f"asked={'answer' if target else 'turn'}", *([f"target={target}"] if target else [])]
    words += [
        f"hands={hands}",
        f"larders={larders or nothing}",
        f"burrows={burrows or nothing}",
        f"discards={discards}",
    ]
    position = hexapoda.load(TOY, players=players, teams=teams).position(" ".join(words), seed=5)
    for move in moves:
        position.push(move)
    return position


def verdict(position, seat=0, to=None, seats=ALONE):
    """The refusal's code, or the takeback."""
    try:
        return check_takeback(position, seats[: position.seats], seat, to)
    except hexapoda.HexapodaError as error:
        return error.code


def test_what_one_has_shown_oneself_can_be_taken_back():
    terms = verdict(crumbs("store seed", hands="sf,sg"))
    assert (terms.to, terms.redraws) == (0, True)


def test_what_another_has_shown_can_not():
    assert verdict(crumbs("store seed", "store fruit", hands="sf,fg")) == "secret-shown"
    assert verdict(crumbs("store seed", "rob 0", "pay fruit", hands="sf,fg", larders=",h")) == "secret-shown"


def test_what_another_has_hidden_tells_nothing():
    terms = verdict(crumbs("store seed", "bury fruit", hands="sf,fg"))
    assert terms.to == 0


def test_an_answer_that_only_some_hands_can_give_is_a_secret_shown():
    robbing = ("rob 1", "pay seed")
    assert verdict(crumbs(*robbing, "guard", hands="ss,fg", larders=",h")) == "secret-shown"
    assert verdict(crumbs(*robbing, "yield", hands="ss,fg", larders=",h")).to == 1
    assert verdict(crumbs(*robbing, "yield", hands="ss,fg", larders=",h"), to=0).to == 0


def test_C4_2_a_card_that_is_paid_without_being_asked_is_a_secret_shown():
    position = crumbs("store seed", "rob 0", hands="sf,s", larders=",f", burrows=",g", discards="ssssssfffhhhggg")
    assert position.move_view(1, None)["text"] == "rob 0"
    assert verdict(position) == "secret-shown"


def test_C5_1_burrows_that_are_turned_up_are_secrets_shown():
    position = crumbs("store seed", hands="s,,", burrows=",s,g", discards="ssssssfffffhhhggg", players=3)
    assert position.outcome is not None
    assert verdict(position) == "secret-shown"
    known = crumbs("store seed", hands="s,,", burrows=",g,", discards="sssssssfffffhhhggg", players=3)
    assert verdict(known).to == 0  # all could count that it is the last guard


def test_chance_that_is_crossed_is_said_and_chance_that_is_not_is_not():
    position = crumbs("rob 1", hands="ss,fg", larders=",h")
    assert verdict(position).redraws is False
    position.push("pay seed")
    assert verdict(position).redraws is False
    position.push("yield")
    assert verdict(position).redraws is True


def test_what_an_ally_has_seen_can_not_be_taken_back():
    hands = "sf,sf,sf,sf"
    assert verdict(crumbs("store seed", hands=hands, players=4)).to == 0
    assert verdict(crumbs("store seed", hands=hands, players=4, teams="on")) == "secret-shown"
    assert verdict(crumbs("bury seed", hands=hands, players=4, teams="on")).to == 0


def test_who_holds_all_seats_has_no_secrets():
    position = crumbs("store seed", "store fruit", hands="sf,fg")
    assert verdict(position, seats=(Seat("person", "a"),) * 2).to == 0
    assert verdict(position, seats=(Seat("person", "a"), Seat("bot", level=1))) == "secret-shown"


@pytest.mark.parametrize(
    "alike",
    [
        [("bury fruit", "fg"), ("bury guard", "fg"), ("bury honey", "hh"), ("bury seed", "sg")],
        [("store fruit", "fg"), ("store fruit", "ff"), ("store fruit", "hf")],
        [("rob 0", "fg"), ("rob 0", "ff"), ("rob 0", "gg")],
    ],
)
def test_the_answer_does_not_depend_on_what_is_hidden(alike):
    games = [crumbs("store seed", move, hands=f"sf,{hand}") for move, hand in alike]
    assert len({game.move_view(1, 0)["text"] for game in games}) == 1
    assert len({str(verdict(game)) for game in games}) == 1


def test_what_only_the_asker_could_have_counted_is_a_secret_too():
    """Else the others would learn from the answer what the asker holds."""
    position = crumbs("bury seed", "store guard", hands="sf,g", discards="sssssssffffhhhggg")
    assert position.view(0)["board"]["stack"] == 0
    assert verdict(position) == "secret-shown"


def test_games_without_secrets_are_taken_back_freely():
    position = hexapoda.load("hive").start()
    for text in ("wS1", "bS1 wS1-", "wQ -wS1"):
        position.push(text)
    assert (verdict(position, 0).to, verdict(position, 1).to) == (2, 1)
    assert verdict(position, 0, to=0).redraws is False


# ── at a table ──


def begun(**wishes):
    """A table where seat 0 has just stored a card, as the first decision."""
    for number in range(50):
        table = sitting(TOY, at=outside(f"try {number}"), **wishes)
        if table.table.actor == 0:
            table.play(next(move.text for move in table.table.position.legal_moves if move.text.startswith("store")))
            return table
    raise AssertionError("seat 0 never starts")


def test_what_chance_brings_after_a_takeback_is_new_and_its_seed_is_told_at_the_end():
    table = begun(options={"players": 2})
    stored = table.log[-1].body
    offered = table.say(Offer("takeback", 0), ANN).body
    assert offered.redraws
    event = table.say(Answer("takeback", True), BOB)
    seed = event.body.seed
    assert table.table.position.states["rng"]["counter"][-1] == 0
    for viewer in (SPECTATOR, frozenset({0}), frozenset({0, 1})):
        assert seed.encode() not in to_json(seen_by(event, viewer))
    brought = set()
    for other in range(12):
        again = begun(options={"players": 2})
        again.outside = outside(f"redrawn {other}")
        again.agree("takeback", 0, BOB)
        brought.add(again.play(stored.moves[0].text).body.moves[0].chance)
    assert len(brought) > 1
    table.play(stored.moves[0].text)
    assert table.table == table.replayed()
    assert seed not in table.table.record(0)
    table.say(Resign(0), ANN)
    record = table.table.record()
    assert f'[Redrawn "0:{seed}"]' in record
    assert hexapoda.load(TOY).read(record).setup() == table.table.position.setup()


def test_a_bot_that_has_gone_on_meanwhile_can_make_a_takeback_impossible():
    table = begun(people=2, options={"players": 3}, seats=(ME, BOT))
    assert table.table.actor == 1
    table.say(Offer("takeback", 0), ANN)
    table.play(next(move.text for move in table.table.position.legal_moves if move.text.startswith("store")))
    assert "takeback" in table.table.offers
    assert code(table.say, Answer("takeback", True), BOB) == "secret-shown"
    assert table.say(Answer("takeback", False), BOB).body.yes is False


def test_nobody_comes_back_by_a_takeback():
    table = begun(people=3, options={"players": 3})
    table.say(Resign(2), CID)
    assert code(table.say, Offer("takeback", 0), ANN) == "takeback-past-gone"


def test_deciding_on_takebacks_is_slow_where_there_are_secrets_only():
    assert begun(options={"players": 2}).table.is_slow(Offer("takeback", 0))
    assert not begun(options={"players": 2}).table.is_slow(Offer("draw", 0))
    assert not sitting().table.is_slow(Offer("takeback", 0))


@pytest.mark.parametrize("name", ["takeback", "draw"])
def test_offers_look_the_same_to_all(name):
    table = begun(options={"players": 2})
    event = table.say(Offer(name, 0), ANN)
    assert len({to_json(seen_by(event, viewer)) for viewer in (SPECTATOR, frozenset({0}), frozenset({1}))}) == 1

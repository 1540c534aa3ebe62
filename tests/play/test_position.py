"""Positions: playing and taking back, ends, views, copies, and what is refused."""

import json
import pickle

import pytest

import hexapoda
from hexapoda import (
    Game,
    HexapodaError,
    IllegalMoveError,
    InvalidMoveError,
    LegalMoves,
    Move,
    OptionError,
    Outcome,
    Position,
    PositionError,
)
from tests import toy

assert toy.GAME.name == "toy"

OPENING = ("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-")


@pytest.fixture
def game() -> Game:
    return hexapoda.load("hive", type="Base")


@pytest.fixture
def position(game: Game) -> Position:
    return game.start()


def played(position: Position, *moves: str) -> Position:
    for move in moves:
        position.push(move)
    return position


# ── playing ──


def test_a_game_starts_with_white_to_move(position: Position) -> None:
    assert (position.actor, position.decision, position.ply, position.seats) == (0, "move", 0, 2)
    assert position.outcome is None
    assert position.moves == ()


def test_push_takes_texts_and_moves(position: Position) -> None:
    move = position.push("wS1")
    assert move == Move("wS1", ("wS1", "0,0"), move.id)
    assert str(move) == "wS1"
    reply = next(iter(position.legal_moves))
    assert position.push(reply) == reply
    assert position.moves == (move, reply)
    assert position.actor == 0


def test_a_move_of_another_position_is_played_by_its_text(game: Game) -> None:
    """An id has a meaning only in its position, so a Move from another one counts by its text."""
    one, other = game.start(), game.start()
    move = one.parse("wS1")
    strange = Move("wA1", move.parts, move.id)
    assert other.push(strange).text == "wA1"


def test_push_id_plays_by_number(position: Position) -> None:
    action = int(position.legal_ids()[3])
    text = position.move(action).text
    position.push_id(action)
    assert position.moves[0].text == text


@pytest.mark.parametrize("action", [-1, 10**9])
def test_push_id_refuses_what_is_not_legal(position: Position, action: int) -> None:
    with pytest.raises(IllegalMoveError) as error:
        position.push_id(action)
    assert error.value.refusal.code == "unknown-id"
    assert position.ply == 0


def test_pop_gives_back_the_move(position: Position) -> None:
    move = position.push("wS1")
    assert position.pop() == move
    assert position.ply == 0
    assert position.actor == 0


def test_pop_at_the_start_is_an_error(position: Position) -> None:
    with pytest.raises(HexapodaError) as error:
        position.pop()
    assert error.value.code == "nothing-to-undo"


def test_push_and_pop_to_any_depth(game: Game) -> None:
    position = game.start()
    start = position.states.tobytes()
    for _ in range(200):
        position.push_id(int(position.legal_ids()[-1]))
        if position.actor is None:
            break
    assert position.ply > 20
    while position.ply:
        position.pop()
    assert position.states.tobytes() == start


def test_unreadable_and_illegal_moves_are_different_errors(position: Position) -> None:
    played(position, *OPENING)
    with pytest.raises(InvalidMoveError) as unreadable:
        position.push("nonsense")
    assert not unreadable.value.refusal.readable
    with pytest.raises(IllegalMoveError) as illegal:
        position.push("wA1 bQ-")
    assert illegal.value.refusal.clause
    assert position.ply == len(OPENING)
    for error in (unreadable.value, illegal.value):
        assert isinstance(error, ValueError)
        assert str(error)
        assert pickle.loads(pickle.dumps(error)).refusal == error.refusal


def test_explain_says_why_or_nothing(position: Position) -> None:
    assert position.explain("wS1") is None
    assert position.explain("nonsense") is not None
    assert position.explain("wS1", seat=0) is None
    refusal = position.explain("wS1", seat=1)
    assert refusal is not None
    assert refusal.code == "not-asked"


# ── legal moves ──


def test_legal_moves_are_a_lazy_collection(position: Position) -> None:
    moves = position.legal_moves
    assert isinstance(moves, LegalMoves)
    assert len(moves) == 5
    assert bool(moves)
    assert "wS1" in moves
    assert "bS1" not in moves
    assert 5 not in moves
    assert next(iter(moves)) in moves
    assert Move("wS1", ("wS1", "0,0"), -5) not in moves
    assert repr(moves).startswith("<5 legal moves: ")


def test_the_repr_of_many_moves_is_short(position: Position) -> None:
    played(position, "wS1")
    assert repr(position.legal_moves).endswith("… 18 more>")


def test_a_move_as_json_has_no_id(position: Position) -> None:
    assert position.parse("wS1").json() == {"text": "wS1", "parts": ["wS1", "0,0"]}


# ── ends ──


@pytest.mark.parametrize("reason", ["resign", "flag", "leave"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_that_gives_up_loses(position: Position, reason: str, seat: int) -> None:
    position.end(reason, seat=seat)
    assert position.outcome == Outcome(places=(2, 1) if seat == 0 else (1, 2), scores=(0, 0), reason=reason)
    assert position.outcome.winners == (1 - seat,)
    assert (position.actor, position.decision, len(position.legal_moves)) == (None, None, 0)


def test_agreement_is_a_draw_and_adjudication_what_it_says(position: Position) -> None:
    position.end("agreement")
    assert position.outcome == Outcome((1, 1), (0, 0), "agreement")
    position.pop()
    position.end("adjudication")
    assert position.outcome == Outcome((1, 1), (0, 0), "adjudication")
    position.pop()
    position.end("adjudication", places=(2, 1))
    assert position.outcome.returns == (-1.0, 1.0)


def test_pop_takes_back_the_end_first(position: Position) -> None:
    played(position, "wS1")
    position.end("agreement")
    assert position.endings[0][0] == 1
    assert position.pop() is None
    assert position.outcome is None
    assert position.ply == 1


def test_after_the_end_nothing_is_played(position: Position) -> None:
    position.end("agreement")
    with pytest.raises(IllegalMoveError) as error:
        position.push("wS1")
    assert error.value.refusal.code == "game-over"
    with pytest.raises(IllegalMoveError):
        position.end("resign", seat=0)
    with pytest.raises(IllegalMoveError):
        position.push_id(0)
    assert position.explain("wS1").code == "game-over"


@pytest.mark.parametrize(
    ("reason", "how", "code"),
    [
        ("boredom", {}, "unknown-ending"),
        ("resign", {}, "bad-seat"),
        ("resign", {"seat": 2}, "bad-seat"),
        ("resign", {"seat": -1}, "bad-seat"),
        ("resign", {"seat": "white"}, "bad-seat"),
        ("agreement", {"seat": 0}, "seatless-ending"),
        ("agreement", {"places": (1, 2)}, "bad-places"),
        ("adjudication", {"places": (1, 3)}, "bad-places"),
        ("adjudication", {"places": (2, 2)}, "bad-places"),
        ("adjudication", {"places": (1,)}, "bad-places"),
    ],
)
def test_ends_that_make_no_sense_are_refused(position: Position, reason: str, how: dict, code: str) -> None:
    with pytest.raises(HexapodaError) as error:
        position.end(reason, **how)
    assert error.value.code == code
    assert position.outcome is None


def test_a_seat_leaves_once() -> None:
    position = hexapoda.load("toy", players=4).start(seed=1)
    position.end("leave", seat=2)
    with pytest.raises(HexapodaError) as error:
        position.end("resign", seat=2)
    assert error.value.code == "seat-gone"
    position.end("resign", seat=0)
    assert position.departed == (2, 0)
    position.end("adjudication", places=(1, 2, 2, 4))
    assert position.outcome.places == (3, 1, 4, 2)


def test_returns_share_ties_and_teams() -> None:
    assert Outcome((1, 2, 3), (9, 5, 2), "x").returns == (1, 0, -1)
    assert Outcome((1, 1, 3), (9, 9, 2), "x").returns == (0.5, 0.5, -1)
    assert Outcome((1, 1), (0, 0), "x").drawn
    assert Outcome((3, 1, 3, 1), (0, 9, 0, 9), "x", teams=(0, 1, 0, 1)).returns == (-1, 1, -1, 1)
    assert Outcome((1, 2), (0, 0), "x").json() == {"places": [1, 2], "scores": [0, 0], "reason": "x"}


# ── views ──


def test_a_view_is_for_a_seat_or_a_spectator(position: Position) -> None:
    played(position, "wS1")
    for seat in (0, 1, None):
        view = position.view(seat)
        assert view["seat"] == seat
        assert (view["game"], view["actor"], view["decision"]) == ("hive", 1, "move")
        last = {"seat": 0, "text": "wS1", "parts": ["wS1", "0,0"], "chance": ""}
        assert view["last"] == {**last, "phrase": position.phrase(0, seat).json(), "brought": None}
        assert ("legal" in view) == (seat == 1)
        assert json.loads(json.dumps(view)) == view
    assert position.view_key(0) != position.view_key(1)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_are_no_views_for_other_seats(position: Position, seat: int) -> None:
    with pytest.raises(HexapodaError) as error:
        position.view(seat)
    assert error.value.code == "bad-seat"


def test_imagine_agrees_with_a_view_and_needs_no_options(game: Game) -> None:
    position = played(game.start(), *OPENING)
    view = json.loads(json.dumps(position.view(0)))
    imagined = hexapoda.load("hive").imagine(view, seed=1)
    assert imagined == position
    assert imagined.game == game
    assert imagined.states[-1]["rng"]["key"].tolist() != position.states[-1]["rng"]["key"].tolist()


def test_imagine_knows_what_counts_for_repetition(game: Game) -> None:
    there, back = ("wA1 \\wQ", "bA1 bQ/"), ("wA1 -wQ", "bA1 bQ-")
    position = played(game.start(), *OPENING, "wA1 -wQ", "bA1 bQ-", *there, *back, *there, back[0])
    imagined = game.imagine(position.view(1, history=True), seed=1)
    imagined.push(back[1])
    assert imagined.outcome.reason == "repetition"


@pytest.mark.parametrize(
    "view", [{}, [], None, "view", 5, {"options": 3}, {"options": {}, "seat": 7, "board": {}, "gone": []}]
)
def test_what_is_no_view_is_refused(game: Game, view: object) -> None:
    with pytest.raises(PositionError) as error:
        game.imagine(view)  # type: ignore[arg-type]
    assert error.value.refusal.code == "not-a-view"


def test_a_view_of_other_options_is_refused(game: Game) -> None:
    other = hexapoda.load("hive", type="Base+M").start()
    with pytest.raises(OptionError) as error:
        game.imagine(other.view(0))
    assert error.value.code == "other-option"


# ── values among values ──


def test_copies_go_their_own_way(position: Position) -> None:
    played(position, "wS1")
    copied = position.copy()
    copied.push("bS1 wS1-")
    copied.tags["Event"] = "copy"
    assert (position.ply, copied.ply) == (1, 2)
    assert position.tags == {}
    assert copied.pop() is not None
    assert copied == position


def test_equality_is_by_game_position_and_outcome(game: Game) -> None:
    one, other = played(game.start(), *OPENING), played(game.start(), *OPENING)
    assert one == other
    assert one != game.start()
    assert one != hexapoda.load("hive", type="Base+M").start()
    assert one != "position"
    other.end("agreement")
    assert one != other
    with pytest.raises(TypeError):
        hash(one)


def test_pickling_keeps_everything(position: Position) -> None:
    played(position, *OPENING)
    position.tags["White"] = "Ada"
    again = pickle.loads(pickle.dumps(position))
    assert again == position
    assert again.record() == position.record()
    for _ in range(20):
        again.push_id(int(again.legal_ids()[0]))
    assert again.ply == len(OPENING) + 20


def test_states_are_given_out_as_copies(position: Position) -> None:
    states, trail = position.states, position.trail
    states["ply"] = 99
    trail["key"] = 1
    assert position.state.ply == 0
    assert position.trail["key"][0] != 1


def test_the_repr_shows_the_position(position: Position) -> None:
    assert repr(position).startswith("<Position hive type=Base opening=rulebook repetition=draw | White[1]")


# ── games, options, texts ──


def test_games_are_equal_by_name_and_options() -> None:
    assert hexapoda.load("hive") == hexapoda.load("hive", type="Base")
    assert hexapoda.load("hive") != hexapoda.load("hive", type="Base+M")
    assert len({hexapoda.load("hive"), hexapoda.load("hive", type="base"), hexapoda.load("toy")}) == 2
    assert pickle.loads(pickle.dumps(hexapoda.load("toy", players=3))) == hexapoda.load("toy", players=3)
    assert repr(hexapoda.load("toy")) == "hexapoda.load('toy', players=2, teams='off')"


@pytest.mark.parametrize(
    ("name", "options", "code", "said"),
    [
        ("chess", {}, "unknown-game", "hive"),
        ("hive", {"size": 3}, "unknown-option", "type"),
        ("hive", {"type": "Base+X"}, "bad-option", "Base+MLP"),
        ("hive", {"type": 7}, "bad-option", "Base+MLP"),
        ("toy", {"players": 1}, "bad-option", "2, 3, 4"),
    ],
)
def test_unknown_names_and_values_list_the_valid_ones(name: str, options: dict, code: str, said: str) -> None:
    with pytest.raises(OptionError) as error:
        hexapoda.load(name, **options)
    assert error.value.code == code
    assert said in str(error.value)
    assert "\n" not in str(error.value)


def test_position_texts_carry_their_options(game: Game) -> None:
    text = played(hexapoda.load("hive", type="Base+M").start(), "wM").setup()
    assert hexapoda.load("hive").position(text).game.options["type"] == "Base+M"
    with pytest.raises(OptionError) as error:
        game.position(text)
    assert error.value.code == "other-option"


@pytest.mark.parametrize(
    "text", ["", "two\nlines", "toy players=2 | turn=0", "hive type | White[1]", "hive | ", 5, None]
)
def test_texts_that_are_no_position_are_refused(game: Game, text: object) -> None:
    with pytest.raises(PositionError) as error:
        game.position(text)  # type: ignore[arg-type]
    assert "\n" not in str(error.value)


def test_a_position_read_from_text_has_no_start_to_tell_of() -> None:
    position = hexapoda.load("toy").start(seed=1)
    again = position.game.position(position.setup())
    assert again == position
    assert (position.from_start, again.from_start) == (True, False)
    assert again.setup_chance() == ""
    assert "[Setup " in again.record()
    assert "[Setup " not in again.record(seat=0)


def test_people_get_games_that_nobody_can_foresee() -> None:
    one, other = hexapoda.load("toy").start(), hexapoda.load("toy").start()
    assert one.seed is None
    assert one.state.rng.key.tolist() != other.state.rng.key.tolist()


# ── chance anew ──


def crumbs_played() -> Position:
    """A game of Crumbs some moves in, always the same."""
    position = hexapoda.load(toy.GAME.name, players=3).start(seed=4)
    for _ in range(4):
        position.push(next(iter(position.legal_moves)))
    return position


def test_redraw_changes_what_chance_will_bring_and_nothing_that_it_brought() -> None:
    first, again = crumbs_played(), crumbs_played()
    first.redraw("other")
    assert first == again
    assert first.record() == again.record()
    assert [first.view(seat) for seat in (None, 0, 1, 2)] == [again.view(seat) for seat in (None, 0, 1, 2)]
    futures = set()
    for seed in range(12):
        position = crumbs_played()
        position.redraw(seed)
        position.push(next(iter(position.legal_moves)))
        futures.add(position.move_view(4)["chance"])
    assert len(futures) > 1


def test_the_same_seed_redraws_the_same_and_secrets_redraw_something_else() -> None:
    def generator(seed: str | None) -> list[int]:
        position = crumbs_played()
        position.redraw(seed)
        return [*position.state.rng.key.tolist(), int(position.state.rng.counter)]

    assert generator("a") == generator("a") != generator("b")
    assert generator(None) != generator(None)


def test_moves_are_told_alike_however_they_were_played() -> None:
    by_text, by_id = crumbs_played(), hexapoda.load(toy.GAME.name, players=3).start(seed=4)
    for move in by_text.moves:
        by_id.push_id(move.id)
    assert by_id.moves == by_text.moves == by_text.copy().moves
    assert [by_id.pop() for _ in range(4)] == list(reversed(by_text.moves))

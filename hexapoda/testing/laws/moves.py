"""Laws about decisions and moves: ids, texts, parts, refusals."""

import json
from typing import Any

import numpy as np

from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Read, Refusal, Said
from hexapoda.kernel.perft import perft
from hexapoda.play.errors import IllegalMoveError, InvalidMoveError
from hexapoda.play.game import Position
from hexapoda.testing.case import Case, Moment
from hexapoda.testing.kernels import prior_at, skipped, urgency_at
from hexapoda.testing.law import law, one_line, same

#: Texts that are not moves of any game.
GARBAGE = (
    *("", " ", "\t\n", "?", "0", "-1", "99999999999999999999", "pass pass", "--", "{}", "x" * 10_000, "\0", "​", "💥"),
    *("1. e4", "None", "'; drop", "%s%s", "w", "wQ1 wQ1 wQ1", "store store", "rob rob", "\\", "/", "ą", "𝟙"),
)


@law(whole=True)
def the_declaration_fits_the_kernel(case: Case) -> None:
    """Declaration and kernel agree on sizes; names are unique; defaults are among the choices."""
    declared = case.game.declaration
    module = contract.module_of(declared.state)
    same(
        (declared.seats, declared.actions, declared.max_legal),
        (module.SEATS, module.ACTIONS, module.MAX_LEGAL),
        "sizes",
    )
    assert all(isinstance(size, int) and size > 0 for size in module.OBSERVATION), f"OBSERVATION {module.OBSERVATION}"
    same(declared.endings[0], "", "the ending of a game that goes on")
    for names in (declared.decisions, declared.endings, declared.seat_names, [each.name for each in declared.options]):
        assert len(set(names)) == len(names), f"a name is there twice: {names}"
    for option in declared.options:
        same(option.read(option.default), option.default, f"the default of {option.name}, read")
        for choice in option.choices:
            same(option.read(str(choice)), choice, f"the choice {choice!r} of {option.name}, read from text")
            assert len(str(choice).split()) == 1, f"the choice {choice!r} of {option.name} is not one word"


@law()
def who_is_asked_what(moment: Moment) -> None:
    """While the game runs, the actor is a seat and its decision has a name; otherwise it has ended, for a reason."""
    position, declared, states = moment.position, moment.declared, moment.state()
    seats = int(contract.seats_at(states, 0))
    assert 1 <= seats <= declared.seats, f"{seats} seats, at most {declared.seats} declared"
    assert len(declared.seat_names) >= seats, f"{seats} seats but {len(declared.seat_names)} names of seats"
    actor, ended = int(contract.actor_at(states, 0)), int(contract.ended_at(states, 0))
    assert -1 <= actor < seats, f"actor {actor} of {seats} seats"
    assert (actor == -1) == (ended != 0), f"actor {actor}, but `ended` is {ended}"
    assert 0 <= ended < len(declared.endings), f"`ended` is {ended}, {len(declared.endings)} endings declared"
    if actor >= 0:
        decision = int(contract.decision_at(states, 0))
        assert 0 <= decision < len(declared.decisions), f"decision {decision} has no name"
    same(moment.position.states[-1:].tobytes(), states.tobytes(), "asking changed the state")
    assert (position.actor is None) == (position.outcome is not None), "an outcome exactly when nobody is to act"


@law()
def legal_ids_are_unique_and_in_range(moment: Moment) -> None:
    """Legal ids are unique, below ACTIONS, at most MAX_LEGAL, always in the same order, and none only at the end."""
    declared, states = moment.declared, moment.state()
    before = states.tobytes()
    guarded = np.full(declared.max_legal + 64, -7, np.int64)
    n = int(contract.legal_at(states, 0, guarded[: declared.max_legal]))
    assert 0 <= n <= declared.max_legal, f"{n} legal actions, MAX_LEGAL is {declared.max_legal}"
    assert (guarded[declared.max_legal :] == -7).all(), "`legal` wrote beyond MAX_LEGAL"
    ids = guarded[:n].tolist()
    assert len(set(ids)) == n, "an id is there twice"
    assert all(0 <= a < declared.actions for a in ids), (
        f"an id is not in 0…{declared.actions - 1}: {min(ids)} to {max(ids)}"
    )
    assert (n == 0) == (int(contract.actor_at(states, 0)) == -1), f"{n} legal actions at actor {moment.position.actor}"
    again = np.full(declared.max_legal, 3, np.int64)
    m = int(contract.legal_at(states, 0, again))
    same(again[:m].tolist(), ids, "the legal ids asked a second time")
    counted = int(perft(states, again.reshape(1, -1), 1, 0))
    same(counted, n, "`count`, beside the number of legal actions")
    same(states.tobytes(), before, "`legal` changed the state")


@law()
def texts_name_moves(moment: Moment) -> None:
    """Each legal move has a unique text of one line that is read back as this move, named alone or with all others."""
    position = moment.position.copy()  # has no listed texts, so it has to read each
    moves = list(moment.position.legal_moves)
    for move in moves:
        same(move, position.move(move.id), "a move as one of all, and by itself")
    assert len({move.text for move in moves}) == len(moves), (
        f"two moves with one text: {_twice([m.text for m in moves])!r}"
    )
    for move in moves:
        assert move.text == " ".join(move.text.split()) != "", f"{move.text!r} is no neat line"
        assert not set("{}") & set(move.text), f"{move.text!r}: braces are for chance in records"
        assert not move.text.startswith("--"), f"{move.text!r}: dashes are for endings in records"
        same(position.parse(move.text), move, f"the move read from {move.text!r}")
        assert position.explain(move.text) is None, (
            f"{move.text!r} is legal, but refused: {position.explain(move.text)}"
        )
        assert move in position.legal_moves, f"{move!r} is not `in` the legal moves"
        same(moment.position.parse(move.text), move, f"the move found by {move.text!r}")


@law(every=2)
def several_decisions_in_one_text(moment: Moment) -> None:
    """A text that says several decisions is played as a whole, by one seat, and draws nothing on the way.

    The text of a later decision must be read to its end if it begins with the text of the first. (Otherwise it may be a
    short answer to the first: a hex to place a token on, and later to move the unit from.)
    """
    before, parse = moment.position, moment.declared.parse
    for text, way in _texts_to_come(moment):
        first, begun = parse(before.state, text), before.move(way[0]).text
        if isinstance(first, Read) and first.action == way[0] and text != begun and text.startswith(begun):
            turn = before.read_turn([text])
            same(
                list(turn.actions), way[: len(turn.actions)] if turn.rest else way, f"the decisions read from {text!r}"
            )
        if before.explain(text) is None:
            _check_turn(before, text, [move.id for move in before.parse_all(text)])


@law(every=2)
def several_decisions_by_their_parts(moment: Moment) -> None:
    """Decisions that go on with each other can be said together, by their parts."""
    before, choices = moment.position, moment.choices
    for _ in range(4):
        ahead, parts, ids = before.copy(), (), []
        while ahead.actor is not None and (not ids or ahead.goes_on):
            move = choices.choice(ahead.legal_moves)
            ahead.push(move)
            parts, ids = (*parts, *move.parts), [*ids, move.id]
        if ids:
            _check_turn(before, parts, ids)


def _check_turn(before: Position, said: Said, ids: list[int]) -> None:
    """Check that what is said at once plays these decisions one by one."""
    at_once, one_by_one = before.copy(), before.copy()
    same(list(before.read_turn([said]).actions), ids, f"the decisions read from {said!r}")
    same(at_once.push(said).id, ids[-1], f"what is returned after {said!r}")
    for number, action in enumerate(ids, 1):
        same(one_by_one.actor, before.actor, f"the seat that decides number {number} of {said!r}")
        assert action in one_by_one.legal_ids(), f"{said!r} leads to an action that is not legal: {action}"
        one_by_one.push_id(action)
        if number < len(ids):
            same(one_by_one.move_view(one_by_one.ply - 1)["chance"], "", f"chance inside {said!r}")
    same(at_once.states.tobytes(), one_by_one.states.tobytes(), f"the states after {said!r} at once")


@law()
def what_goes_on_is_undisturbed(moment: Moment) -> None:
    """A decision that another goes on with draws nothing, and `may_go_on` foresees it."""
    position, declared = moment.position, moment.declared
    unknown = declared.going_on - set(declared.decisions)
    assert not unknown, f"going_on has names that no decision has: {', '.join(sorted(unknown))}"
    for action in position.legal_ids().tolist():
        with position.lookahead(action):
            if not position.goes_on:
                continue
            same(int(position.state.rng.made), 0, "the number of draws before a decision that goes on")
        text = position.move(action).text
        assert declared.may_go_on(position.state, action), f"`may_go_on` says no of {text!r}, which is gone on with"


@law()
def parts_lead_to_one_move(moment: Moment) -> None:
    """Clicking a move's parts in order leads to that move alone: no parts equal or begin those of another move."""
    moves = list(moment.position.legal_moves)
    chosen: dict[tuple[str, ...], str] = {}
    for move in moves:
        assert move.parts, f"{move.text!r} has no parts"
        assert all(isinstance(part, str) and part for part in move.parts), f"{move.text!r}: {move.parts!r}"
        assert move.parts not in chosen, f"{move.text!r} and {chosen[move.parts]!r} have the parts {move.parts!r}"
        chosen[move.parts] = move.text
    for parts, text in chosen.items():
        for length in range(1, len(parts)):
            shorter = chosen.get(parts[:length])
            assert shorter is None, f"the parts of {shorter!r} are the beginning of those of {text!r}"


@law(every=2)
def moves_travel_as_json(moment: Moment) -> None:
    """A move's JSON has its text and parts, never its id, and plays the same move elsewhere."""
    moves = list(moment.position.legal_moves)
    for move in moment.choices.sample(moves, min(3, len(moves))):
        sent = json.loads(json.dumps(move.json()))
        on = {"on": True} if moment.declared.may_go_on(moment.position.state, move.id) else {}
        same(sent, {"text": move.text, "parts": list(move.parts), **on}, f"the JSON of {move.text!r}")
        one, other = moment.position.copy(), moment.position.copy()
        one.push(move)
        other.push(sent["text"])
        same(other.states.tobytes(), one.states.tobytes(), f"the states after {move.text!r} by text")


@law(every=2)
def refusals_explain(moment: Moment) -> None:
    """Every text is a legal move, or refused with a code and simple parameters; nothing crashes."""
    position = moment.position.copy()
    before = position.states.tobytes()
    for text in _texts(moment):
        refusal = position.explain(text)
        if refusal is None:
            position.push(text)
            while position.ply > moment.position.ply:
                position.pop()
            continue
        _check_refusal(refusal, text)
        try:
            position.push(text)
        except (InvalidMoveError, IllegalMoveError) as error:
            same(error.refusal, refusal, f"the reason why {text[:40]!r} can't be pushed, beside `explain`")
            readable = position.actor is None or refusal.readable
            same(type(error), IllegalMoveError if readable else InvalidMoveError, f"the error for {text[:40]!r}")
            one_line(error, f"{text[:40]!r}")
        else:
            raise AssertionError(f"{text[:40]!r} is refused by `explain`, but can be pushed")
    same(position.states.tobytes(), before, "the states after texts were refused or taken back")


@law()
def the_end_is_the_end(moment: Moment) -> None:
    """After the end there are no legal moves, also not in views, and every move is refused because the game is over."""
    position = moment.position
    if position.actor is not None:
        assert len(position.legal_moves) > 0
        return
    assert len(position.legal_moves) == 0
    assert position.decision is None
    assert all("legal" not in position.view(seat) for seat in moment.viewers)
    last = position.moves[-1].text if position.ply else "pass"
    refusal = position.explain(last)
    assert refusal is not None, f"{last!r} after the end is not refused"
    assert refusal.code == "game-over", f"{last!r} after the end is refused with {refusal}"


@law(whole=True)
def games_go_on_to_an_end(case: Case) -> None:
    """Every random game ends, or is stopped after `max_plies` moves with moves still to play."""
    for seed, position in zip(case.seeds, case.played, strict=True):
        if position.actor is None:
            assert position.outcome is not None, f"no outcome at the end of game {seed!r}"
        else:
            same(position.ply, case.max_plies, f"moves played in game {seed!r}, which is not over")


@law(every=2)
def helpers_of_search(moment: Moment) -> None:
    """`prior` gives every legal action a number, `urgency` has known bits, and neither changes anything; `skip`, if
    allowed, passes the turn and leaves legal moves."""
    states, ids = moment.state(), moment.position.legal_ids()
    if not len(ids):
        return
    promise = np.full(len(ids), np.nan)
    prior_at(states, 0, ids, len(ids), promise)
    assert np.isfinite(promise).all(), "`prior` leaves actions without a finite number"
    urgency = urgency_at(states, 0)
    assert 0 <= urgency <= contract.MAY_WIN | contract.MAY_LOSE, f"no such urgency: {urgency}"
    same(states.tobytes(), moment.position.states[-1:].tobytes(), "`prior` or `urgency` changed the state")
    if skipped(states, 0):
        actor = int(contract.actor_at(states, 0))
        assert actor not in (-1, moment.position.actor), f"after the null move it is seat {actor}'s turn"
        out = np.zeros(moment.declared.max_legal, np.int64)
        assert int(contract.legal_at(states, 0, out)) > 0, "nothing is legal after the null move"


def _twice(texts: list[str]) -> str | None:
    return next((text for text in texts if texts.count(text) > 1), None)


def _texts(moment: Moment) -> list[str]:
    """Texts to explain: garbage, moves of other moments, and truncated legal moves."""
    others = [move.text for other in moment.case.played[:4] for move in other.moves[-40:]]
    own = [move.text for move in moment.position.legal_moves]
    choices = moment.choices
    some = choices.sample(own, min(6, len(own)))
    cut = [text[: choices.randrange(len(text))] for text in some]
    return [*GARBAGE, *choices.sample(others, min(20, len(others))), *some, *cut]


def _texts_to_come(moment: Moment) -> list[tuple[str, list[int]]]:
    """Texts of decisions that the actor can reach from here, each with the ids that lead to it and its own."""
    choices, texts = moment.choices, []
    for _ in range(4):
        ahead, way = moment.position.copy(), []
        while ahead.actor is not None and ahead.actor == moment.position.actor and len(way) < 5:
            move = choices.choice(ahead.legal_moves)
            way.append(move.id)
            texts.append((move.text, list(way)))
            ahead.push(move)
    return texts


def _check_refusal(refusal: Any, text: str) -> None:
    assert isinstance(refusal, Refusal), f"{text[:40]!r} is answered with {refusal!r}"
    assert refusal.code, f"the refusal of {text[:40]!r} has no code"
    for name, value in refusal.params.items():
        assert isinstance(value, str | int | float), f"the refusal {refusal.code}: {name} is {type(value).__name__}"
        assert len(str(value)) <= 200, f"the refusal {refusal.code} of a long text has a long {name}"

"""Laws about hidden information: views, `conceal`, `imagine`, and that nothing tells more than a view."""

import json
from typing import Any

import numpy as np

from hexapoda.kernel import chance, contract
from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import Game, Position
from hexapoda.testing.case import SPECTATOR, Case, Moment, conceal, seat_words
from hexapoda.testing.kernels import secret_at
from hexapoda.testing.law import law, one_line, same

#: Deals that are compared in one position.
_DEALS = 4


def _number(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


def _at_hand(moment: Moment, states: Any) -> Position:
    """A position that starts with a state, without a history that could tell anything."""
    return Position(moment.position.game, states.copy())


@law(every=3)
def views_are_json(moment: Moment) -> None:
    """A view survives JSON unchanged; only the actor's has legal moves; equal views have equal keys."""
    position = moment.position
    for seat in moment.viewers:
        view = position.view(seat)
        same(json.loads(json.dumps(view, allow_nan=False)), view, f"the view of {seat_words(seat)} after a round trip")
        assert ("legal" in view) == (seat is not None and seat == position.actor), f"legal moves for {seat_words(seat)}"
        same(view["seat"], seat, "the seat of the view")
        same(position.view_key(seat), position.copy().view_key(seat), "the key of a view, asked twice")
    together = position.views(*moment.viewers)
    same(together, [position.view(seat) for seat in moment.viewers], "the views of all, made together")


@law(every=3)
def constants_never_change(moment: Moment) -> None:
    """Constants survive JSON, stay the same for the whole game, tell no secret, and are in no view."""
    position = moment.position
    constants = position.constants()
    same(json.loads(json.dumps(constants, allow_nan=False)), constants, "the constants after a round trip")
    for state, what in ((position.state, "now"), (moment.concealed(None, "a")[0], "with all secrets drawn anew")):
        same(moment.declared.constants(state), constants, f"the constants {what}")
    for seat in moment.viewers:
        twice = constants.keys() & position.view(seat)["board"].keys()
        assert not twice, f"constants are sent again to {seat_words(seat)}: {', '.join(sorted(twice))}"


@law(every=2)
def conceal_keeps_the_view(moment: Moment) -> None:
    """After `conceal` the seat sees the same: board, actor, decision, scores, legal moves; the generator is new."""
    position = _at_hand(moment, moment.state())
    for seat in moment.viewers:
        states = moment.concealed(seat, "a")
        same(_at_hand(moment, states).view(seat), position.view(seat), f"concealed from {seat_words(seat)}")
        keys = [int(contract.view_key_at(each, 0, _number(seat))) for each in (states, moment.state())]
        same(keys[0], keys[1], f"the view_key after concealing from {seat_words(seat)}")
        old, new = (each["rng"][0] for each in (moment.state(), states))
        assert new["key"].tolist() != old["key"].tolist(), "`conceal` keeps the generator"
        same((int(new["counter"]), int(new["made"]), int(new["told"])), (0, 0, 0), "what the new generator has drawn")


@law(every=2)
def conceal_knows_only_the_view(moment: Moment) -> None:
    """Equal views and equal generators give equal bytes, whatever was hidden."""
    for seat in moment.viewers:
        first, again = moment.concealed(seat, "a"), moment.state()
        guess, restored = moment.concealed(seat, "b"), moment.restored(seat)
        for other, what in ((again, "twice"), (guess, "from another guess"), (restored, "from the view alone")):
            conceal(other, seat, "a")
            differing = [name for name in other.dtype.names if other[name].tobytes() != first[name].tobytes()]
            assert not differing, f"concealed from {seat_words(seat)}, {what}: the fields {', '.join(differing)} differ"


@law(every=3)
def nothing_tells_more_than_the_view(moment: Moment) -> None:
    """States that look alike to a seat give it the same view, explanations, features and record."""
    texts = [move.text for move in moment.position.legal_moves]
    for other in moment.case.played[:3]:
        texts += [move.text for move in other.moves[-12:]]
    texts = moment.choices.sample(texts, min(24, len(texts)))
    for seat in moment.viewers:
        told = [_told(moment, states, seat, texts) for states in _alike(moment, seat)]
        for other in told[1:]:
            same(other, told[0], f"what {seat_words(seat)} is told by states that it sees alike")


def _alike(moment: Moment, seat: int | None) -> list[Any]:
    """States that look alike to a seat."""
    return [moment.state(), moment.concealed(seat, "a"), moment.concealed(seat, "b"), moment.restored(seat)]


def _told(moment: Moment, states: Any, seat: int | None, texts: list[str]) -> dict[str, Any]:
    position = _at_hand(moment, states)
    told = {"view": position.view(seat), "record": position.record(seat=seat)}
    for text in texts:
        told[f"explain {text!r}"] = repr(position.explain(text, seat=SPECTATOR if seat is None else seat))
    if seat is not None:
        told["features"] = features(moment, states, seat).tolist()
    return told


def features(moment: Moment, states: Any, seat: int) -> Any:
    """The features of `observe`, checked for their shape."""
    size = int(np.prod(contract.module_of(states.dtype).OBSERVATION))
    guarded = np.full(size + 16, np.nan, np.float32)
    contract.observe_at(states, 0, seat, guarded[:size])
    assert np.isnan(guarded[size:]).all(), "`observe` wrote beyond OBSERVATION"
    assert np.isfinite(guarded[:size]).all(), (
        f"`observe` leaves {int((~np.isfinite(guarded[:size])).sum())} features unset"
    )
    return guarded[:size]


@law()
def what_is_asked_next_is_public(moment: Moment) -> None:
    """Who is asked what after a move depends only on what everyone sees: the board, the move and its chance."""
    if moment.position.actor is None:
        return
    asked: dict[str, Any] = {}
    for guess in (None, "a", "b", "c"):
        states = moment.concealed(None, guess) if guess else moment.state()
        states["rng"] = moment.state()["rng"]  # so that public chance brings the same
        start = _at_hand(moment, states)
        for action in start.legal_ids()[:12]:
            after = start.copy()
            after.push_id(int(action))
            (seen, _), now = _notation(after.move_view(0, None)), (after.actor, after.decision)
            same(now, asked.setdefault(seen, now), f"who is asked what after {seen}")


@law()
def what_is_played_at_once_is_public(moment: Moment) -> None:
    """Where a decision may be played at once, its options follow from what everyone sees."""
    unknown = moment.declared.at_once - set(moment.declared.decisions)
    assert not unknown, f"at_once has names that no decision has: {', '.join(sorted(unknown))}"
    if moment.position.actor is None or moment.position.decision not in moment.declared.at_once:
        return
    options = sorted(moment.position.legal_ids().tolist())
    for guess in ("a", "b", "c"):
        other = sorted(_at_hand(moment, moment.concealed(None, guess)).legal_ids().tolist())
        same(other, options, f"the options of {moment.position.decision}, which is played at once where there is one")


@law(every=2)
def what_goes_on_shows_no_secret(moment: Moment) -> None:
    """A decision that another goes on with tells its seat nothing about what is hidden."""
    seat = moment.position.actor
    if seat is None or not moment.declared.going_on:
        return
    worlds = [_at_hand(moment, states) for states in _alike(moment, seat)[:3]]
    for action in moment.choices.sample(worlds[0].legal_ids().tolist(), min(12, len(worlds[0].legal_ids()))):
        text, views = worlds[0].move(action).text, []
        for world in worlds:
            with world.lookahead(action):
                views.append(world.view(seat) if world.goes_on else None)
        for view in views[1:]:
            same(view, views[0], f"what seat {seat} sees after {text!r}, in worlds that it saw alike")


@law(every=3)
def moves_seen_alike_leave_views_alike(moment: Moment) -> None:
    """Different moves that look alike to another seat, with their chance, leave it with the same view and record."""
    position = moment.position
    if position.actor is None or moment.declared.seen_text is None:
        return
    for seat in moment.viewers:
        if seat == position.actor:
            continue
        known: dict[str, tuple[str, dict[str, Any]]] = {}  # by what was seen: a move, and what the seat knows after it
        for move in position.legal_moves:
            after = position.copy()
            after.push(move)
            told = {"view": after.view(seat), "record": after.record(seat=seat)}
            first, expected = known.setdefault(_notation(told["view"]["last"])[0], (move.text, told))
            same(told, expected, f"what {seat_words(seat)} knows after {move.text!r}, which it saw like {first!r}")


@law(every=3)
def sentences_tell_no_more_than_the_notation(moment: Moment) -> None:
    """A seat that sees the same notation of a move and its chance reads the same sentences, whatever is hidden."""
    if moment.position.actor is None:
        return
    for seat in moment.viewers:
        known: dict[str, Any] = {}
        for guess in ("a", "b", "c"):
            start = _at_hand(moment, moment.concealed(seat, guess))
            for action in start.legal_ids()[:12].tolist():
                with start.lookahead(action):
                    seen, words = _notation(start.move_view(0, seat))
                same(words, known.setdefault(seen, words), f"the sentences that {seat_words(seat)} reads for {seen}")


def _notation(seen: dict[str, Any]) -> tuple[str, list[Any]]:
    """A move as a seat saw it: in the notation, and its sentences."""
    words = ("phrase", "brought")
    return json.dumps({name: seen[name] for name in seen if name not in words}), [seen[name] for name in words]


@law(every=3)
def imagined_positions_agree_with_the_view(moment: Moment) -> None:
    """`imagine` turns a view from JSON into a position with that view, the same for the same seed."""
    position = moment.position
    for seat in moment.choices.sample(moment.viewers, 2):
        view = json.loads(json.dumps(position.view(seat, history=True)))
        imagined = position.game.imagine(view, seed=1)
        # Past moves are not imagined, except those that count for repetition.
        found, expected = ({**each, "last": None} for each in (imagined.view(seat, history=True), view))
        same(found, expected, f"the view of {seat_words(seat)} of the imagined position")
        again = Game(moment.declared, {}).imagine(view, seed=1)
        same(again.states.tobytes(), imagined.states.tobytes(), "the states imagined twice with one seed")


@law(every=5)
def imagined_positions_end_alike(moment: Moment) -> None:
    """An end by resignation or agreement in a view is imagined too."""
    position = moment.position
    if position.actor is None or position.seats < 2:
        return
    for reason, seat in (("agreement", None), ("resign", 0), ("leave", position.seats - 1)):
        ended = position.copy()
        ended.end(reason, seat=seat)
        imagined = position.game.imagine(ended.view(0), seed=1)
        same(imagined.outcome, ended.outcome, f"the imagined outcome after {reason}")
        same(imagined.departed, ended.departed, f"the seats imagined as gone after {reason}")


@law(whole=True)
def broken_views_are_refused(case: Case) -> None:
    """A view with something missing or replaced is imagined or refused in one line; nothing crashes."""
    early = [moment for moment in case.moments if moment.position.ply <= 40]
    for moment in early[:: max(1, len(early) // 4)]:
        view = moment.position.view(moment.position.actor, history=True)
        for broken in _broken(view, moment):
            try:
                moment.position.game.imagine(broken, seed=1).view(None)
            except HexapodaError as error:
                one_line(error, "a broken view")
            except Exception as error:
                changed = {name: value for name, value in broken.items() if view.get(name) != value}
                raise AssertionError(f"{moment.where}: {type(error).__name__}: {error} for {changed}") from error


def _broken(view: dict[str, Any], moment: Moment) -> list[dict[str, Any]]:
    junk = (None, [], {}, "x", -1, 255, 10**12, [None], [[-1]], ["x", "x", "x", "x"], {"x": 1}, True, 0.5)
    broken: list[dict[str, Any]] = [{}, {"seat": 0}]
    for name in view:
        broken.append({key: value for key, value in view.items() if key != name})
        broken += [{**view, name: value} for value in moment.choices.sample(junk, 4)]
    for name in view["board"]:
        broken += [{**view, "board": {**view["board"], name: value}} for value in moment.choices.sample(junk, 4)]
        if "earlier" in view:  # the board is read only without a history to replay
            kept = {key: value for key, value in view.items() if key not in ("earlier", "recent")}
            broken += [{**kept, "board": {**view["board"], name: value}} for value in moment.choices.sample(junk, 4)]
    return broken


@law(whole=True)
def view_keys_tell_views_apart(case: Case) -> None:
    """`view_key` is equal exactly where a seat knows the same."""
    by_key: dict[tuple[int, int], str] = {}
    by_view: dict[tuple[int, str], int] = {}
    for moment in case.moments:
        for seat in moment.viewers:
            for states in (moment.state(), moment.concealed(seat, "a")):
                position, number = _at_hand(moment, states), _number(seat)
                known = json.dumps(position.view(seat), sort_keys=True)
                key = int(contract.view_key_at(states, 0, number))
                same(by_key.setdefault((number, key), known), known, f"{moment.where}: a view with a known view_key")
                same(by_view.setdefault((number, known), key), key, f"{moment.where}: the view_key of a known view")


@law()
def secrets_fix_the_choices(moment: Moment) -> None:
    """Positions that a spectator can't tell apart have the same legal actions if `secret` is the same."""
    out = np.zeros(moment.declared.max_legal, np.int64)
    by_secret: dict[int, list[int]] = {}
    for states in (moment.state(), *(moment.concealed(None, f"deal {i}") for i in range(_DEALS))):
        choices = sorted(out[: int(contract.legal_at(states, 0, out))].tolist())
        hidden = int(secret_at(states, 0))
        same(by_secret.setdefault(hidden, choices), choices, f"the legal actions with the secret {hidden}")


@law(every=3)
def chance_is_told_as_it_was_seen(moment: Moment) -> None:
    """All of chance can be told again, move by move, with any generator; impossible chance is refused."""
    position = moment.position
    if position.ply == 0:
        again = position.game.start(seed="other", chance_text=position.setup_chance())
        same(again.setup(), position.setup(), f"the start told as {position.setup_chance()!r}")
        return
    before = position.copy()
    before.pop()
    text, move = position.move_view(position.ply - 1)["chance"], position.moves[-1]
    states = before.states
    chance.seed_key(states[-1].rng, "other")
    again = _at_hand(moment, states[-1:])
    again.push(move.text, chance_text=text)
    same(again.setup(), position.setup(), f"the position after {move.text!r} with {text!r} told")
    for wrong in ("nonsense", "; ;", f"{text}; {text or 1}", "-1"):
        other = _at_hand(moment, states[-1:])
        try:
            other.push(move.text, chance_text=wrong)
        except HexapodaError:
            same(other.ply, 0, f"moves after chance was refused: {wrong!r}")
        else:
            raise AssertionError(f"{wrong!r} was taken for chance after {move.text!r}")

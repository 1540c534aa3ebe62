"""Reads Termites' notation: from a text or clicks to the legal decision, or the reason why there is none.

A text may contain several decisions of a turn ("place W2 F6", "F5xF6 from E6 retreat G5"): the first one is read, and
the rest is left to the next position. A decision that the rules don't ask for, because there is no choice, may be
named, but must be what happens.
"""

from collections.abc import Callable
from typing import Any

from hexapoda.games.choices import legal_ids
from hexapoda.games.refusals import must, reading
from hexapoda.games.termites import state
from hexapoda.games.termites.explain import attacks, mounds, moves, placements, question, tiles
from hexapoda.games.termites.explain.reach import reach_of
from hexapoda.games.termites.notation.attacks import attack_decisions, chosen_ways, from_where, retreat_where
from hexapoda.games.termites.notation.names import hex_name, hex_named, kind_name, kind_named, values
from hexapoda.games.termites.notation.sentence import Sentence, pointed, read
from hexapoda.games.termites.notation.write import example, tile_name
from hexapoda.games.termites.plain import plain
from hexapoda.games.termites.rules.board import caste_of, is_empty, may_deploy
from hexapoda.games.termites.rules.mounds import mound_fits, neutral_fits, room_can_be_made
from hexapoda.games.termites.rules.paths import can_attack, can_go, can_move
from hexapoda.games.termites.rules.tiles import tile_fits
from hexapoda.kernel.declaration import Read, Refusal, Said

#: Decisions that continue the one before: nothing is drawn or shown in between, and the same seat decides.
GOING_ON = frozenset({"place-token", "choose-target", "choose-from", "choose-retreat", "new-mound"})
#: The decisions in which hands do not matter, without the target of a unit: the player may want to take back the unit.
AT_ONCE = frozenset({"choose-unit", "choose-from", "choose-retreat", "new-mound", "lost-mound", "make-room"})


def may_go_on(s: Any, action: int) -> bool:
    """Whether another decision can continue this one: a token, a unit, an attack with an open ending."""
    if state.DO_TARGET <= action < state.DO_FROM:
        p, target = plain(s), action - state.DO_TARGET
        if p.owner[target] == state.NOBODY:
            return False
        if p.what[target] >= state.MOUND:
            return p.reserve[p.active].bit_count() > 1  # T9.2, step 3
        return p.what[p.unit] // state.MAX_SIZE != state.SOLDIER  # T8.2
    return (
        state.DO_TOKEN <= action < state.DO_KEEP
        or state.DO_UNIT <= action < state.DO_STAY
        or state.DO_FROM <= action < state.DO_RETREAT
    )


@reading
def parse(s: Any, said: Said) -> Read | Refusal:
    """The legal decision at the start of a text or clicks, and the rest of them; or why there is none."""
    if s.ending != state.RUNNING:
        return Refusal("T10.1", "game-over")
    if not isinstance(said, tuple):
        sentence = read(said)
        return question.unreadable(s, said) if sentence is None else _READERS[int(s.phase)](s, sentence)
    sentence, rest = pointed(s, said)
    if sentence is None:
        return question.unreadable(s, " ".join(said))
    found = must(_READERS[int(s.phase)](s, sentence))
    return Read(found.action, rest or None)


# ── building a map (T11) ──


def _place_neutral(s: Any, said: Sentence) -> Read | Refusal:
    if not (said.bare or (said.verb == "neutral" and said.words)):
        return question.asked_now(s)
    spot = must(question.spot_named(s, said.words[0]))
    return Read(state.DO_NEUTRAL + spot) if neutral_fits(s, spot) else mounds.why_no_neutral(s, spot)


def _place_tile(s: Any, said: Sentence) -> Read | Refusal:
    if said.verb != "tile":
        return question.asked_now(s)
    face = must(_face(s, said.word(0)))
    if len(said.words) < 2:
        return tiles.tile_unfinished(s)
    spot = must(question.spot_named(s, said.words[1]))
    terrain = int(s.tile_faces[face // 2, face % 2])
    return (
        Read(state.DO_TILE + face * state.HEXES + spot)
        if tile_fits(s, spot, terrain)
        else tiles.why_no_tile(s, terrain, spot)
    )


def _face(s: Any, name: str) -> int | Refusal:
    """T11.2: the tile with a name: both faces, or the upper one alone if only one remaining tile has it."""
    if not name:
        return tiles.tile_unfinished(s)
    left = tiles.faces_left(s)
    by_both = [face for face in left if tile_name(s, face) == name]
    if by_both:
        return by_both[0]
    if any(tile_name(s, face) == name for face in range(2 * len(s.tile_faces)) if s.tile_faces[face // 2].any()):
        return tiles.tile_used_up(s, name)
    by_upper = [face for face in left if tile_name(s, face).split("/")[0] == name]
    if len(by_upper) == 1:
        return by_upper[0]
    return tiles.which_tile(s, name, by_upper) if by_upper else tiles.no_such_tile(s, name)


# ── mounds (T4.7, T9) ──


def _place_mound(s: Any, said: Sentence) -> Read | Refusal:
    """A value and a hex; a single value may be left out."""
    if said.verb != "mound" and not said.bare:
        return question.asked_now(s)
    reserve = values(s.reserve[int(s.decider)])
    words = list(said.words)
    value = int(words.pop(0)) if words and words[0].isdigit() else None
    if value is not None and value not in reserve:
        return mounds.not_in_reserve(s, value)
    if len(words) != 1 or (value is None and len(reserve) > 1):
        return mounds.mound_unfinished(s)
    spot = must(question.spot_named(s, words[0]))
    making_room = int(s.phase) == state.MAKE_ROOM
    fits = room_can_be_made(s, int(s.decider), spot) if making_room else mound_fits(s, spot)
    chosen = reserve[0] if value is None else value
    return Read(state.DO_MOUND + chosen * state.HEXES + spot) if fits else mounds.why_no_mound(s, spot)


def _new_mound(s: Any, said: Sentence) -> Read | Refusal:
    """A value; the hex is that of the captured mound."""
    if said.verb not in ("mound", "new mound"):
        return question.asked_now(s)
    value, name = said.word(0), said.word(1)
    if not value.isdigit():
        return mounds.mound_unfinished(s)
    if int(value) not in values(s.reserve[int(s.decider)]):
        return mounds.not_in_reserve(s, int(value))
    spot = must(question.spot_named(s, name) if name else int(s.target))
    return Read(state.DO_VALUE + int(value)) if spot == int(s.target) else mounds.other_hex(s, spot)


# ── reproduction (T5) ──


def _choose_token(s: Any, said: Sentence) -> Read | Refusal:
    hand = s.hand[int(s.decider)]
    if said.verb == "keep":
        return Read(state.DO_KEEP) if state.DO_KEEP in legal_ids(s) else placements.must_place(s)
    name, where = said.word(0), said.word(1)
    kind = kind_named(name)
    if said.verb == "go":
        # a token's name alone is an answer, though hexes and flyers share names
        if kind is None or not hand[kind] or said.sign or said.tail:
            return question.asked_now(s)
    elif said.verb != "place":
        return question.asked_now(s)
    if not name:
        return placements.which_token(s)
    if kind is None:
        return placements.no_such_token(s, name)
    if not hand[kind]:
        return placements.not_in_hand(s, kind)
    action = state.DO_TOKEN + kind
    is_legal = action in legal_ids(s)
    if not where:
        return Read(action) if is_legal else placements.no_hex_for(s, kind)
    spot = must(question.spot_named(s, where))
    return Read(action, hex_name(s, spot)) if is_legal else placements.why_not_placed(s, kind, spot)


def _place_token(s: Any, said: Sentence) -> Read | Refusal:
    """The hex, with or without the token before it."""
    chosen = int(s.token)
    if said.verb != "place" and (said.verb != "go" or said.sign or said.tail):
        return question.asked_now(s)
    *tokens, where = said.words or ("",)
    if where == kind_name(chosen) and not tokens and said.verb == "place":
        where = ""  # "place F2" repeats the chosen token
    if tokens and tokens[0] != kind_name(chosen):
        return placements.other_token(s, tokens[0])
    if not where:
        return placements.place_where(s)
    if not tokens and hex_named(s, where) is None and kind_named(where) is not None:
        return placements.other_token(s, where)
    spot = must(question.spot_named(s, where))
    return (
        Read(state.DO_PLACE + spot)
        if may_deploy(s, spot, caste_of(chosen))
        else placements.why_not_placed(s, chosen, spot)
    )


# ── movement (T6 to T8) ──


def _choose_unit(s: Any, said: Sentence) -> Read | Refusal:
    if said.verb == "stay":
        return Read(state.DO_STAY)
    if said.verb != "go" or not said.word(0):
        return question.asked_now(s)
    unit = must(question.spot_named(s, said.words[0]))
    refusal = moves.why_not_unit(s, unit)
    if refusal is not None:
        return refusal
    can = can_move(s, unit)
    if len(said.words) == 1:
        return Read(state.DO_UNIT + unit) if said.bare and can else question.unfinished_move(s, unit)
    if not can:
        return _target(s, unit, said)  # the reason
    return Read(state.DO_UNIT + unit, f"{said.sign}{said.words[1]} {said.tail}".strip())


def _choose_target(s: Any, said: Sentence) -> Read | Refusal:
    unit = int(s.unit)
    if said.verb != "go" or not said.words:
        return question.asked_now(s)
    names_unit = said.words[0] == hex_name(s, unit)
    if len(said.words) == 2 and said.words[0] and not names_unit:
        return moves.other_unit(s, said.words[0], example(s))
    if len(said.words) == 1 and (said.sign or names_unit):
        return question.start_hex(s, unit) if said.bare else question.unfinished_move(s, unit)
    return _target(s, unit, said)


def _target(s: Any, unit: int, said: Sentence) -> Read | Refusal:
    """T6.8, T7: the target of a move or an attack."""
    target = must(question.spot_named(s, said.words[-1]))
    if target == unit:
        return question.start_hex(s, unit)
    reach = reach_of(s, unit)
    attack = said.sign == "x" or bool(said.tail)
    if is_empty(s, target):
        if not can_go(s, unit, target, reach):
            return moves.why_no_move(s, unit, target)
        return moves.nothing_to_attack(s, unit, target) if attack else Read(state.DO_TARGET + target)
    if int(s.owner[target]) == int(s.active):
        return moves.own_piece(s, target, attack=attack)
    if not can_attack(s, unit, target, reach):
        return moves.why_no_attack(s, unit, target)
    if said.sign == "-":
        return moves.attack_needs_x(s, unit, target)
    decisions = must(attack_decisions(s, unit, target, said))
    return Read(decisions[0], said.tail if len(decisions) > 1 else None)


def _is_this_attack(s: Any, said: Sentence) -> bool:
    """Whether a text names the attack in progress, or none."""
    names = (hex_name(s, s.unit), hex_name(s, s.target))
    return said.verb == "go" and said.sign != "-" and said.words in ((), names, names[1:], ("", names[1]))


def _choose_from(s: Any, said: Sentence) -> Read | Refusal:
    unit, target = int(s.unit), int(s.target)
    if said.bare:
        said = Sentence("go", origin=said.words[0])
    if not _is_this_attack(s, said):
        return attacks.other_attack(s) if said.verb == "go" else question.asked_now(s)
    if not said.tail:
        return from_where(s, unit, target)
    decisions = must(attack_decisions(s, unit, target, said))
    return Read(decisions[1], said.end if len(decisions) > 2 else None)


def _choose_retreat(s: Any, said: Sentence) -> Read | Refusal:
    unit, target = int(s.unit), int(s.target)
    if said.bare:
        said = Sentence("go", retreat=said.words[0])
    if not _is_this_attack(s, said):
        return attacks.other_attack(s) if said.verb == "go" else question.asked_now(s)
    decisions = must(attack_decisions(s, unit, target, said, int(s.origin)))
    if said.retreat is None and not said.destroy:
        return retreat_where(s, unit, target, chosen_ways(s))
    return Read(decisions[-1])


_READERS: dict[int, Callable[[Any, Sentence], Read | Refusal]] = {
    state.PLACE_NEUTRAL: _place_neutral,
    state.PLACE_TILE: _place_tile,
    state.PLACE_MOUND: _place_mound,
    state.CHOOSE_TOKEN: _choose_token,
    state.PLACE_TOKEN: _place_token,
    state.CHOOSE_UNIT: _choose_unit,
    state.CHOOSE_TARGET: _choose_target,
    state.CHOOSE_FROM: _choose_from,
    state.CHOOSE_RETREAT: _choose_retreat,
    state.NEW_MOUND: _new_mound,
    state.LOST_MOUND: _place_mound,
    state.MAKE_ROOM: _place_mound,
}

"""Whether tokens, mounds, trophies and turns fit together (T1.9 to T1.12, T4, T5, T9, T10)."""

from typing import Any

from hexapoda.games.position_text import ImpossibleError
from hexapoda.games.termites import state
from hexapoda.games.termites.notation.names import COLONIES, hexes, kind_name, values
from hexapoda.games.termites.position_text.ground import neutral_mounds
from hexapoda.games.termites.position_text.write import lying
from hexapoda.games.termites.rules.mounds import mound_fits


def check_course(s: Any, start: Any) -> None:
    """Everything that is counted."""
    for seat in range(int(s.players)):
        _check_tokens(s, seat)
        _check_own_mounds(s, start, seat)
    _check_trophies(s, start)
    if int(s.turn) == 0:
        _check_before_play(s, start)
        return
    if int(s.phase) in (state.PLACE_NEUTRAL, state.PLACE_TILE, state.PLACE_MOUND):
        raise ImpossibleError("T5.1", "position-turn-early", turn=int(s.turn))
    cramped = _setup_was_cramped(s, start)
    for seat in range(int(s.players)):
        _check_hand(s, seat)
        _check_placed_mounds(s, start, seat, cramped)
    _check_turns(s, start)
    _check_lost(s, start)


def _colony(s: Any, seat: int) -> str:
    return COLONIES[int(s.colony[seat])]


def _tokens(s: Any, seat: int) -> list[int]:
    """T1.9: how many tokens of each kind a player's colony has."""
    return s.tokens[int(s.colony[seat])].tolist()


# ── tokens ──


def units(s: Any, seat: int) -> list[int]:
    """How many units of each kind a player has on the board."""
    found = [0] * state.KINDS
    for _, owner, what in lying(s):
        if owner == seat and what < state.MOUND:
            found[what] += 1
    return found


def gone(s: Any, seat: int) -> list[int]:
    """How many tokens of each kind a player has lost."""
    there = [0] * state.KINDS
    if int(s.token) != state.NO_KIND and seat == int(s.active):
        there[int(s.token)] += 1
    held = zip(_tokens(s, seat), units(s, seat), s.hand[seat].tolist(), s.stack[seat].tolist(), there, strict=True)
    return [token - unit - hand - stack - chosen for token, unit, hand, stack, chosen in held]


def _check_tokens(s: Any, seat: int) -> None:
    for kind, missing in enumerate(gone(s, seat)):
        if missing < 0:
            most = _tokens(s, seat)[kind]
            params = {"colony": _colony(s, seat), "kind": kind_name(kind), "found": most - missing, "most": most}
            raise ImpossibleError("T1.9", "position-too-many-tokens", **params)


def _held(s: Any, seat: int) -> tuple[int, int]:
    """How many tokens a player has in hand, the chosen one among them, and in the stack."""
    chosen = int(s.phase) == state.PLACE_TOKEN and seat == int(s.active) and int(s.token) != state.NO_KIND
    return int(s.hand[seat].sum()) + chosen, int(s.stack[seat].sum())


def _check_hand(s: Any, seat: int) -> None:
    """T4.6, T5.4: a hand is full until the stack is empty."""
    hand, stack = _held(s, seat)
    expected = min(int(s.hand_size), hand + stack)
    if hand != expected:
        params = {"colony": _colony(s, seat), "hand": hand, "stack": stack, "expected": expected}
        raise ImpossibleError("T5.4", "position-hand-size", **params)


# ── mounds ──


def _mounds(s: Any, seat: int) -> list[int]:
    """The values of a player's mounds on the board."""
    return [what - state.MOUND for _, owner, what in lying(s) if owner == seat and what >= state.MOUND]


def lost(s: Any, start: Any, seat: int) -> list[int]:
    """The values of the mounds that were captured from a player."""
    kept = [*_mounds(s, seat), *values(int(s.reserve[seat]))]
    return [value for value in values(int(start.reserve[seat])) if value not in kept]


def _check_own_mounds(s: Any, start: Any, seat: int) -> None:
    """T1.10, T1.12: each mound of the colony once."""
    kept = [*_mounds(s, seat), *values(int(s.reserve[seat]))]
    for value in sorted(kept):
        if not int(start.reserve[seat]) >> value & 1:
            raise ImpossibleError("T1.10", "position-mound-value", colony=_colony(s, seat), value=value)
        if kept.count(value) > 1:
            raise ImpossibleError("T1.10", "position-mound-twice", colony=_colony(s, seat), value=value)


def _check_trophies(s: Any, start: Any) -> None:
    """T1.12: what is missing of the mounds is among the trophies of others."""
    players = range(int(s.players))
    standing = int((s.owner == state.NEUTRAL).sum())
    neutral = 0 if int(s.turn) == 0 else neutral_mounds(start) - standing
    missing = [lost(s, start, seat) for seat in players]
    for value in range(state.MAX_VALUE + 1):
        from_players = [each.count(value) for each in missing]
        from_neutral = neutral if value == int(s.neutral_value) else 0
        there = sum(from_players) + from_neutral
        found = [int(s.trophies[seat, value]) for seat in players]
        # Of a map that was built nobody knows any more how many neutral mounds had found a place.
        fewest = sum(from_players) if start.building else there
        if not fewest <= sum(found) <= there:
            raise ImpossibleError("T1.12", "position-trophies", value=value, found=sum(found), expected=there)
        for seat in players:
            if found[seat] > there - from_players[seat]:
                raise ImpossibleError("T1.12", "position-own-trophy", colony=_colony(s, seat), value=value)


def setup_order(s: Any) -> list[int]:
    """T4.7, T4.8: who places the mounds before the first turn, one after the other."""
    first, players = int(s.first), int(s.players)
    return [first, 1 - first, 1 - first, first] if players == 2 else [(first + i) % players for i in range(players)]


def _check_before_play(s: Any, start: Any) -> None:
    """T4: before the first turn there are no units and no trophies, and all tokens are in hand or stack."""
    if s.ending or int(s.phase) > state.PLACE_MOUND:
        raise ImpossibleError("T5.1", "position-no-turn")
    building = int(s.phase) != state.PLACE_MOUND
    if building and not start.building:
        raise ImpossibleError("T11.3", "position-not-building")
    order = setup_order(s)
    placed = order[: len(order) - int(s.setup_left)] if not building else []
    for seat in range(int(s.players)):
        held = int(s.hand[seat].sum()) + int(s.stack[seat].sum())
        if held != sum(_tokens(s, seat)):
            params = {"colony": _colony(s, seat), "found": held, "expected": sum(_tokens(s, seat))}
            raise ImpossibleError("T4.4", "position-tokens-early", **params)
        if not building:
            _check_hand(s, seat)
        elif s.hand[seat].any():
            raise ImpossibleError("T4.6", "position-hand-early", colony=_colony(s, seat))
        if len(_mounds(s, seat)) != placed.count(seat):
            params = {"colony": _colony(s, seat), "found": len(_mounds(s, seat)), "expected": placed.count(seat)}
            raise ImpossibleError("T4.7", "position-first-mounds", **params)


def _check_placed_mounds(s: Any, start: Any, seat: int, cramped: bool) -> None:
    """T4.7, T4.8, T9.2: as many own mounds came to the board as the setup, captures and losses brought there."""
    phase, active = int(s.phase), seat == int(s.active)
    captured, robbed = int(s.trophies[seat].sum()), len(lost(s, start, seat))
    placed = len(_mounds(s, seat)) + robbed
    if active and phase == state.NEW_MOUND:
        captured -= 1  # not yet replaced
    if not active and phase in (state.NEW_MOUND, state.LOST_MOUND, state.MAKE_ROOM) and seat == int(s.robbed):
        robbed -= 1
    begun = setup_order(s).count(seat)
    most = begun + captured + robbed
    fewest = 0 if not s.reserve[seat] else captured + (0 if cramped else begun)
    if not fewest <= placed <= most:
        raise ImpossibleError("T9.2", "position-placed-mounds", colony=_colony(s, seat), found=placed, most=most)


def _setup_was_cramped(s: Any, start: Any) -> bool:
    """T4.11: whether there can have been too few hexes for the first mounds; each mound takes at most seven."""
    bare = s.copy()
    bare.owner[:] = state.NOBODY
    fit = [spot for spot in hexes(s) if mound_fits(bare, spot)]
    return len(fit) <= 7 * (neutral_mounds(start) + len(setup_order(s)) - 1)


# ── turns ──


def _begun(s: Any, seat: int, turn: int) -> int:
    """How many turns a player has begun when a turn of the game has."""
    return (turn - 1 - (seat - int(s.first)) % int(s.players)) // int(s.players) + 1


def _check_turns(s: Any, start: Any) -> None:
    """T5.2, T5.5, T10: a token was placed in each turn, as long as there were any, and the game ends in time."""
    players, turn, active = range(int(s.players)), int(s.turn), int(s.active)
    totals = [sum(_tokens(s, seat)) for seat in players]
    left = [sum(_held(s, seat)) for seat in players]
    kept = _could_be_kept(s, start)
    for seat in players:
        turns = _begun(s, seat, turn)
        if seat == active and not s.ending and not s.placed:
            turns -= 1
        placed, expected = totals[seat] - left[seat], min(turns, totals[seat])
        if placed > expected or (placed < expected and not kept):
            params = {"colony": _colony(s, seat), "placed": placed, "expected": expected, "turn": turn}
            raise ImpossibleError("T5.5", "position-placed-tokens", **params)
    _check_idle(s, totals, kept)
    over = sum(left) == 0 and not s.placed
    if int(s.ending) == state.TOKENS_GONE and not (over and (kept or _begun(s, active, turn) == totals[active])):
        raise ImpossibleError("T10.1", "position-not-over")
    if int(s.ending) == state.NOBODY_PLACED and (int(s.idle) < len(players) or sum(left) == 0):
        raise ImpossibleError("T10.3", "position-not-over")
    if not s.ending and (over or int(s.idle) >= len(players)):
        raise ImpossibleError("T10.1", "position-over")


def _check_lost(s: Any, start: Any) -> None:
    """T8.1, T9.2, T9.6: a movement phase destroys at most one unit, which is the attacker where a mound is captured;
    making room for another mound costs one more."""
    players, active = range(int(s.players)), int(s.active)
    moving = not s.ending and int(s.phase) not in (state.NEW_MOUND, state.LOST_MOUND, state.MAKE_ROOM)
    moves = [_begun(s, seat, int(s.turn)) - (seat == active and moving) for seat in players]
    captures = [int(s.trophies[seat].sum()) for seat in players]
    for seat in players:
        found, attacks = sum(gone(s, seat)), sum(moves) - moves[seat] - sum(captures) + captures[seat]
        most = captures[seat] + attacks + len(lost(s, start, seat))
        if captures[seat] > moves[seat] or not captures[seat] <= found <= most:
            params = {"colony": _colony(s, seat), "found": found, "captures": captures[seat], "most": most}
            raise ImpossibleError("T9.2", "position-lost-tokens", **params)


def _could_be_kept(s: Any, start: Any) -> bool:
    """T5.6: whether the board can have been so full that a token had no legal hex. There never were more pieces than
    tokens placed, first mounds and neutral mounds."""
    castes = {kind // state.MAX_SIZE for seat in range(int(s.players)) for kind, n in enumerate(_tokens(s, seat)) if n}
    terrain, deploy = s.terrain.tolist(), s.deploy.tolist()
    room = min(sum(deploy[terrain[spot]][caste] for spot in hexes(s)) for caste in castes)
    return room <= int(s.turn) - 1 + len(setup_order(s)) + neutral_mounds(start)


def _check_idle(s: Any, totals: list[int], kept: bool) -> None:
    """T10.3: turns in a row without a token placed are those of players who had none left, or none that fitted."""
    turn, idle = int(s.turn), int(s.idle)
    last = turn if s.ending else turn - 1
    expected = 0
    while expected < min(last, len(totals)):
        seat = (int(s.first) + last - expected - 1) % len(totals)
        if _begun(s, seat, last - expected) <= totals[seat]:
            break
        expected += 1
    if idle != expected and not (kept and idle <= min(last, len(totals))):
        raise ImpossibleError("T10.3", "position-idle", found=idle, expected=expected)

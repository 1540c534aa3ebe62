"""Reads a position: the words of a line, and the state that they describe."""

import re
from collections.abc import Iterable
from typing import Any

from hexapoda.games.ants import state
from hexapoda.games.ants.notation.names import cell_named, kind_named, seat_names, set_of
from hexapoda.games.ants.position_text.check import check
from hexapoda.games.ants.rules.arrivals import forget_business, forget_turn
from hexapoda.games.ants.rules.board import add
from hexapoda.games.position_text import (
    ImpossibleError,
    Told,
    UnreadableError,
    bad_value,
    chosen,
    counted,
    counts,
    missing,
    need,
    split,
    whole,
)
from hexapoda.games.refusals import reading
from hexapoda.i18n import excerpt

#: Words about the turn in progress; below those about a player, "A" and "A-hand" for instance.
_COURSE_WORDS = (
    *("kind", "decider", "stepped", "marched", "entered", "pushed", "playing", "hire", "push"),
    *("march", "arrived", "battle", "bonus", "passed"),
)
_WORDS = ("asked", "over", "first", "turn", "active", "treats", "discard", *_COURSE_WORDS)
_PLAYER_WORDS = ("", "-chips", "-levels", "-taken", "-markers", "-obstacles", "-table", "-hand")
_ANT = re.compile(r"([a-z])(?:\*([0-9]))?@([a-z0-9]+)", re.ASCII)
_PUSHED = re.compile(r"([a-z])@([a-z0-9]+):([a-z0-9]+)(\+?)", re.ASCII)
#: The most chips of a player: all that one could mine in the longest game fits on top of them.
_MOST_CHIPS = 30_000


@reading
def read(s: Any, text: str) -> None:
    """Fill `s`, which is a start of the same game, from a line; or return why the rules can't play on from there."""
    told = _split(s, text)
    _fill(s, told)
    check(s)


@reading
def draft(s: Any, text: str) -> None:
    """The same for a line that the rules need not allow."""
    _fill(s, _split(s, text))


def _split(s: Any, text: str) -> Told:
    """The items of each word of a line, by its name."""
    players = [player.lower() for player in seat_names(s)]
    known = {*_WORDS, *(player + of for player in players for of in _PLAYER_WORDS)}
    told = split(text, known, lambda word: _unknown(word, players))
    for name, example in (("first", "A"), ("turn", "1")):
        need(told, name, example)
    if ("asked" in told) == ("over" in told):
        raise missing("asked", "action")
    for name in _COURSE_WORDS if "over" in told else ():
        if name in told:
            raise UnreadableError("ants-position-needless", name=name)
    return told


def _unknown(word: str, players: Iterable[str]) -> ImpossibleError:
    """The error of an unknown word."""
    if re.match(r"[a-d](-[a-z]+)?=", word):
        return ImpossibleError("A2.1", "ants-position-no-player", name=excerpt(word), players=_listed(players))
    return UnreadableError("ants-position-bad-word", text=excerpt(word))


def _listed(players: Iterable[str]) -> str:
    return ", ".join(players).upper()


# ── words ──


def _cell(s: Any, name: str) -> int:
    cell = cell_named(s, name)
    if cell is None:
        raise ImpossibleError("A1.10", "ants-position-no-cell", text=excerpt(name))
    return cell


def _cells(s: Any, told: Told, name: str) -> int:
    """A set of cells."""
    cells = [_cell(s, item) for item in told.get(name, [])]
    if len(set(cells)) != len(cells):
        raise bad_value(name, told, "AB4,XA")
    return set_of(cells)


def _seat(s: Any, told: Told, name: str) -> int:
    """The seat of the player named by a word."""
    players = seat_names(s)
    if len(told[name]) != 1 or told[name][0].upper() not in players:
        raise bad_value(name, told, players[0])
    return players.index(told[name][0].upper())


def _kind(told: Told, name: str, letter: str, example: str) -> int:
    kind = kind_named(letter) if len(letter) == 1 else None
    if kind is None:
        raise bad_value(name, told, example)
    return kind


def _ants(s: Any, told: Told, name: str) -> dict[tuple[int, int], int]:
    """The number of ants in a word, by cell and kind."""
    found: dict[tuple[int, int], int] = {}
    for item in told.get(name, []):
        match = _ANT.fullmatch(item)
        if match is None or match[2] == "0":
            raise bad_value(name, told, "W*2@AB1,S@AX2")
        place = (_cell(s, match[3]), _kind(told, name, match[1], "W*2@AB1,S@AX2"))
        found[place] = found.get(place, 0) + int(match[2] or 1)
        if found[place] > state.MAX_CAPACITY:
            raise ImpossibleError("A1.19", "ants-position-crowd", cell=match[3].upper(), most=state.MAX_CAPACITY)
    return found


# ── the state ──


def _fill(s: Any, told: Told) -> None:
    forget_business(s)
    forget_turn(s)
    s.playing = state.NO_CARD
    s.winner = 0
    s.first = _seat(s, told, "first")
    players = int(s.players)
    s.turn = whole(told, "turn", players * int(s.max_rounds), 1)
    s.active = (int(s.first) + int(s.turn) - 1) % players
    if "active" in told and _seat(s, told, "active") != int(s.active):
        expected = seat_names(s)[int(s.active)]
        raise ImpossibleError("A2.6", "ants-position-active", turn=int(s.turn), player=expected)
    if "over" in told:
        s.ending = 1 + chosen(told, "over", state.ENDINGS[1:], state.ENDINGS[1])
        s.phase = state.ASK_ACTION
        s.winner = 0 if int(s.ending) == state.ROUNDS else int(s.active)
    else:
        s.ending = state.RUNNING
        s.phase = chosen(told, "asked", state.DECISIONS, "action")
    s.decider = _seat(s, told, "decider") if "decider" in told else int(s.active)
    s.treats = _cells(s, told, "treats")
    _fill_players(s, told)
    _fill_turn(s, told)
    _fill_business(s, told)
    _fill_cards(s, told)


def _fill_players(s: Any, told: Told) -> None:
    players = [player.lower() for player in seat_names(s)]
    for field in ("one", "two", "markers", "obstacles", "chips", "levels", "stores", "sentries"):
        s[field][:] = 0
    s.taken[:] = 0
    s.hand[:] = 0
    for seat, player in enumerate(players):
        for (cell, kind), count in _ants(s, told, player).items():
            for _ in range(count):
                add(s.one, s.two, seat * len(state.KINDS) + kind, cell)
        s.chips[seat] = whole(told, f"{player}-chips", _MOST_CHIPS)
        s.levels[seat] = whole(told, f"{player}-levels", state.LEVELS)
        taken = counts(told, f"{player}-taken", players, f"{players[-1]}*2")
        s.taken[seat] = [*taken, *[0] * (state.MAX_PLAYERS - len(taken))]
        s.markers[seat] = _cells(s, told, f"{player}-markers")
        s.obstacles[seat] = _cells(s, told, f"{player}-obstacles")
        table = counts(told, f"{player}-table", ("winter_stores", "sentries"), "winter_stores,sentries*2")
        s.stores[seat], s.sentries[seat] = table
        s.hand[seat] = counts(told, f"{player}-hand", state.CARDS, "fury*2,ambush")


def _fill_turn(s: Any, told: Told) -> None:
    s.turn_kind = chosen(told, "kind", state.TURNS, "move") if "kind" in told else 0
    for (cell, kind), count in _ants(s, told, "stepped").items():
        for _ in range(count):
            add(s.stepped_one, s.stepped_two, kind, cell)
    for has_stepped in range(2):
        ants = [item.removesuffix("+") for item in told.get("marched", []) if item.endswith("+") == has_stepped]
        for (cell, kind), count in _ants(s, {"marched": ants}, "marched").items():
            for _ in range(count):
                add(s.marched_one, s.marched_two, kind * 2 + has_stepped, cell)
    for item in told.get("entered", []):
        found = counted(item)
        if found is None or s.entries[_cell(s, found[0])]:
            raise bad_value("entered", told, "XA")
        s.entries[_cell(s, found[0])] = found[1]
    if len(told.get("pushed", [])) > len(s.pushed_cell):
        raise bad_value("pushed", told, "W@AB2:AB1")
    for i, item in enumerate(told.get("pushed", [])):
        match = _PUSHED.fullmatch(item)
        if match is None:
            raise bad_value("pushed", told, "W@AB2:AB1")
        s.pushed_kind[i] = _kind(told, "pushed", match[1], "W@AB2:AB1")
        s.pushed_cell[i] = _cell(s, match[2])
        s.pushed_gate[i] = _gate(s, match[3])
        s.pushed_done[i] = bool(match[4])
        s.pushed = i + 1


def _gate(s: Any, name: str) -> int:
    """The number of the active player's gate with a name."""
    gates = s.gate[int(s.hill[int(s.active)])].tolist()
    cell = _cell(s, name)
    if cell not in gates:
        player = seat_names(s)[int(s.active)]
        raise ImpossibleError("A1.11", "ants-position-no-gate", cell=name.upper(), player=player)
    return gates.index(cell)


def _placed_ant(s: Any, told: Told, name: str) -> tuple[int, str]:
    """The kind of an ant and the name of its cell."""
    match = _ANT.fullmatch(told[name][0]) if told[name] else None
    if match is None or match[2]:
        raise bad_value(name, told, "W@AB1")
    return _kind(told, name, match[1], "W@AB1"), match[3]


def _fill_business(s: Any, told: Told) -> None:
    if "playing" in told:
        s.playing = chosen(told, "playing", state.CARDS, "forced_march")
    if "hire" in told:
        if len(told["hire"]) != 1:
            raise bad_value("hire", told, "W@AB1")
        s.hire_kind, cell = _placed_ant(s, told, "hire")
        s.hire_gate = _gate(s, cell)
    if "push" in told:
        s.push_kind = _kind(told, "push", ",".join(told["push"]), "S")
    if "march" in told:
        if told["march"][1:] not in ([], ["stepped"]):
            raise bad_value("march", told, "W@AB5")
        s.march_kind, cell = _placed_ant(s, told, "march")
        s.march_cell = _cell(s, cell)
        s.march_stepped = len(told["march"]) > 1
    if "battle" in told and ("arrived" in told or len(told["battle"]) != 2):
        raise bad_value("battle", told, "AB5,AB6")
    if "arrived" in told and len(told["arrived"]) != 1:
        raise bad_value("arrived", told, "AB5")
    where = [_cell(s, name) for name in told.get("battle", told.get("arrived", []))]
    s.arena = where[0] if where else state.NO_CELL
    s.rival = where[1] if len(where) > 1 else state.NO_CELL
    if "bonus" in told:
        bonus = told["bonus"]
        if len(bonus) != 4 or not all(re.fullmatch(r"[0-9]{1,2}", each) for each in bonus):
            raise bad_value("bonus", told, "1,0,0,0")
        s.bonus[:] = [[int(each) for each in bonus[:2]], [int(each) for each in bonus[2:]]]
    if "passed" in told:
        s.passed = 1 - chosen(told, "passed", ("yes", "no"), "yes")


def _fill_cards(s: Any, told: Told) -> None:
    """A14: the draw pile is the rest of the deck."""
    s.discard[:] = counts(told, "discard", state.CARDS, "fury*2,ambush")
    for card in range(state.CARD_KINDS):
        there = int(s.discard[card]) + int(s.hand[:, card].sum(dtype=int)) + (int(s.playing) == card)
        if card == state.WINTER_STORES:
            there += int(s.stores.sum(dtype=int))
        elif card == state.SENTRIES:
            there += int(s.sentries.sum(dtype=int))
        elif card == state.OBSTACLE:
            there += sum(int(cells).bit_count() for cells in s.obstacles)
        if there > int(s.deck[card]):
            most = int(s.deck[card])
            raise ImpossibleError("A1.3", "ants-position-cards", card=state.CARDS[card], found=there, most=most)
        s.pile[card] = int(s.deck[card]) - there

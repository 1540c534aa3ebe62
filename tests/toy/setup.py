"""The options and the start of Crumbs, and a position as one line.

`turn=0 asked=answer target=1 hands=sh,g larders=,fs burrows=g, discards=s`: cards by their first letters, seats parted
by commas; what is not named is in the stack.
"""

from collections.abc import Mapping
from typing import Any

from hexapoda.kernel.declaration import Option, Refusal
from tests.toy import rules
from tests.toy.explain import DECISIONS
from tests.toy.moves import asked_name
from tests.toy.state import ANSWER, BURROW, HAND, KIND_COUNTS, KIND_NAMES, KINDS, NOBODY, OVER, TURN

OPTIONS = (
    Option("players", (2, 3, 4), 2),  # C1.1
    Option("teams", ("off", "on"), "off", when={"players": (4,)}),  # C1.5
)


def conflict(options: Mapping[str, Any]) -> Refusal | None:
    """C1.5: teams are for four."""
    if options["teams"] == "on" and options["players"] != 4:
        return Refusal("C1.5", "toy-teams-need-four", {"players": options["players"]})
    return None


def start(s: Any, options: Mapping[str, Any]) -> None:
    """The start of a game: the hands dealt."""
    s.players = options["players"]
    s.teams = options["teams"] == "on"
    rules.setup(s)


_LETTERS = "".join(name[0] for name in KIND_NAMES)


def letters(cards: Any) -> str:
    """Cards by their first letters."""
    return "".join(_LETTERS[kind] * int(cards[kind]) for kind in range(KINDS))


def write(s: Any) -> str:
    """The position as one line."""
    players = range(int(s.players))
    words = [f"turn={int(s.turn)}", f"asked={asked_name(s)}"]
    if int(s.target) != NOBODY:
        words.append(f"target={int(s.target)}")
    for name, places in (("hands", s.hand), ("larders", s.larder), ("burrows", s.burrow)):
        words.append(f"{name}=" + ",".join(letters(places[seat]) for seat in players))
    return " ".join([*words, f"discards={letters(s.discards)}"])


def _problem(code: str, **params: Any) -> Refusal:
    return Refusal("", code, params, readable=False)


def read(s: Any, text: str) -> Refusal | None:
    """Fill `s`, whose options are set, from a line; or say why the line does not describe a position of Crumbs."""
    found = dict(word.partition("=")[::2] for word in text.split())
    players = int(s.players)
    seats = [str(seat) for seat in range(players)]
    wanted = {"turn", "asked", "hands", "larders", "burrows", "discards"}
    if set(found) - {"target"} != wanted or found["turn"] not in seats:
        return _problem("toy-bad-position", text=text[:60])
    asked = [*DECISIONS, "over"].index(found["asked"]) if found["asked"] in (*DECISIONS, "over") else None
    if asked is None or (asked in (TURN, OVER)) == ("target" in found) or found.get("target", "0") not in seats:
        return _problem("toy-bad-position", text=text[:60])
    places = {name: found[name].split(",") for name in ("hands", "larders", "burrows")}
    cards = "".join([found["discards"], *(each for place in places.values() for each in place)])
    if any(len(place) != players for place in places.values()) or set(cards) - set(_LETTERS):
        return _problem("toy-bad-position", text=text[:60])
    if any(cards.count(letter) > KIND_COUNTS[kind] for kind, letter in enumerate(_LETTERS)):
        return _problem("toy-too-many-cards")
    if any(len(hand) > HAND for hand in places["hands"]) or any(len(hole) > BURROW for hole in places["burrows"]):
        return _problem("toy-too-many-cards")
    _fill(s, found, asked, places, cards)
    return _check(s)


def _fill(s: Any, found: Mapping[str, str], asked: int, places: Mapping[str, list[str]], cards: str) -> None:
    s.turn, s.asked, s.target = int(found["turn"]), asked, int(found.get("target", NOBODY))
    for seat in range(int(s.players)):
        for kind, letter in enumerate(_LETTERS):
            s.hand[seat, kind] = places["hands"][seat].count(letter)
            s.larder[seat, kind] = places["larders"][seat].count(letter)
            s.burrow[seat, kind] = places["burrows"][seat].count(letter)
    for kind, letter in enumerate(_LETTERS):
        s.discards[kind] = found["discards"].count(letter)
        s.stack[kind] = KIND_COUNTS[kind] - cards.count(letter)


def _check(s: Any) -> Refusal | None:
    """Whether play by the rules could lead here, as far as one look tells."""
    sizes = [int(s.hand[seat].sum()) for seat in range(int(s.players))]
    turn, asked = int(s.turn), int(s.asked)
    if asked == OVER:
        return None if not any(sizes) and not s.stack.any() and not s.burrow.any() else _problem("toy-not-over")
    if sizes[turn] == 0 and asked != ANSWER:
        return _problem("toy-no-cards", seat=turn)
    if int(s.target) != NOBODY and not rules.may_rob(s, int(s.target)):
        return _problem("toy-cannot-rob", seat=int(s.target))
    paid = [seat for seat in range(int(s.players)) if asked == ANSWER and seat == turn]
    if s.stack.any() and any(size < HAND - (seat in paid) for seat, size in enumerate(sizes)):
        return _problem("toy-not-refilled")
    return None

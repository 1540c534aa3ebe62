"""The drawings of the Termites rulebook: pieces of the board, whole boards, and what the text claims about them.

A fence `termites` shows some hexes, each with its name and what is on it:

     ╱●╲ ╱ ╲       the mark of a hex with a unit or mound; an empty hex has its mark inside
    │E5 │E6 │      names
    │bW2│ × │      blue, two workers; b▲8 is a blue mound of value 8, n▲7 a neutral one
     ╲^╱ ╲~╱       terrain: ~ water, " vegetation, ^ stones, nothing if clear

A fence `map` shows the whole board, a sign for each hex. The comment before a drawing says what the text claims:

    <!-- example:
    also: red reserve empty              what the drawing does not show
    F6 only to ●                         these are all the plain moves of a unit (marks or names of hexes)
    F6 to ●                              these are some of them
    F6 not to ×: T6.6                    illegal, by this clause
    F5xF6: 5 against 3                   legal, with this attack strength and defence
    F5xF6 not: 8 against 8               illegal for lack of strength
    F5xF6 not: T7.2                      illegal, by this clause
    F8xF6 from E6 F7                     the attack can come from exactly these hexes
    F8xF6 from E6: retreat ●             exactly these retreats, or `destroy`
    S1xF6: destroy                       a soldier attacks
    defence of F6: 3
    place W1: F5 F6                      the hexes, of those drawn, where a token may be placed
    place W1 not: F7: T5.3               illegal, by this clause
    mounds: ●                            the hexes, of those drawn, where a mound may be placed
    mounds not: ×: T4.9                  illegal, by this clause
    play F5xF6, new mound 5: F6 r▲5, F5 empty       these moves lead there
    legal map                            terrain and neutral mounds obey the rules for maps
    illegal map: T11.6
    setup p2                             the map is this setup of the data
    names                                every hex shows its name
    room only for blue on ●              TE15: mounds of others are ▲, a blue unit is on ●
    if H5 clear, A1 bW2: …               the same drawing with other things on these hexes
    with flyer_push_into_vegetation_kills: …         with this option
    -->

Everything is asked of both implementations of the rules, the reference and the game; clauses are those that the game
names when it refuses.
"""

import re
from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any

import pytest

import hexapoda
from hexapoda import OptionError
from hexapoda.games.termites.draw import SYMBOLS
from tests.docs.pages import Example
from tests.termites.components import board_of_radius
from tests.termites.map_problems import map_problems
from tests.termites.positions import BLUE, COLONIES, DATA, GAME, GOLD, REFERENCE, SETUPS, Rules, hexes
from tests.termites.real import map_word
from tests.termites.reference import Option, Owner

#: The fences that hold drawings.
FENCES = ("termites", "map")

BOARD = board_of_radius(DATA["board"]["radius"])
OWNERS: dict[str, Owner] = {"b": 0, "r": 1, "n": "neutral"}
TERRAIN = {sign: terrain for terrain, sign in SYMBOLS.items()}
MAP_SIGNS = {sign.replace(" ", "·"): terrain for sign, terrain in TERRAIN.items()}
UNIT = re.compile(r"([br])([WSPF]\d)")
MOUND = re.compile(r"([brn])▲(\d)")
HEX = re.compile(r"[A-K]\d\d?")
ATTACK = re.compile(r"\w\d+x\w\d+\b")


@dataclass
class Drawing:
    """A piece of the board: which hexes are drawn, what lies there, and the marks."""

    hexes: list[str] = field(default_factory=list)
    units: dict[str, tuple[int, str]] = field(default_factory=dict)
    mounds: dict[str, tuple[Owner, int]] = field(default_factory=dict)
    terrain: dict[str, str] = field(default_factory=dict)
    marks: dict[str, str] = field(default_factory=dict)
    #: What is not drawn: seats without mounds in reserve, and an option.
    no_reserve: set[int] = field(default_factory=set)
    flyer_push_kills: bool = False

    def put(self, spot: str, thing: str) -> bool:
        """Put a unit, a mound, a terrain or nothing on a hex; False if the words are none of these."""
        if thing in DATA["terrain"]:
            self.terrain[spot] = thing
            return True
        if unit := UNIT.fullmatch(thing):
            self.clear(spot)
            owner = OWNERS[unit[1]]
            assert isinstance(owner, int)
            self.units[spot] = owner, unit[2]
        elif mound := MOUND.fullmatch(thing):
            self.clear(spot)
            self.mounds[spot] = OWNERS[mound[1]], int(mound[2])
        elif thing == "empty":
            self.clear(spot)
        else:
            return False
        return True

    def clear(self, spot: str) -> None:
        self.units.pop(spot, None)
        self.mounds.pop(spot, None)

    def thing(self, spot: str) -> str:
        """What lies on a hex, in the words of a drawing."""
        letters = {owner: letter for letter, owner in OWNERS.items()}
        if spot in self.units:
            return letters[self.units[spot][0]] + self.units[spot][1]
        if spot in self.mounds:
            return f"{letters[self.mounds[spot][0]]}▲{self.mounds[spot][1]}"
        return "empty"

    def spots(self, words: str) -> set[str]:
        """The hexes that words name, each by its name or by its mark; every mark is somewhere."""
        found: set[str] = set()
        for word in words.split():
            marked = {word} if HEX.fullmatch(word) else {spot for spot, mark in self.marks.items() if mark == word}
            assert marked, f"no {word} in the drawing"
            found |= marked
        return found

    def position(self, rules: Rules, seat: int, hand: str | None = None) -> Any:
        """The position at the start of a seat's turn, with one token in hand or, with none, at the movement phase."""
        placed = self.mounds.values()
        values = DATA["mounds"]["colony_values"]
        return rules.custom(
            DATA,
            colonies=COLONIES[:2],
            actor=seat,
            units=dict(self.units),
            mounds=dict(self.mounds),
            terrain=dict(self.terrain),
            hands=[[hand], [hand]] if hand else None,
            reserves=[
                [] if owner in self.no_reserve else [value for value in values if (owner, value) not in placed]
                for owner in range(2)
            ],
            flyer_push_kills=self.flyer_push_kills,
        )

    def map(self) -> dict[str, Any]:
        """Terrain and neutral mounds like an entry of `setups`; a game needs a neutral mound, if one far away."""
        neutral = [spot for spot, (owner, _) in self.mounds.items() if owner == "neutral"]
        far = next(spot for spot in BOARD.hexes if spot not in BOARD.edge and self._is_far(spot))
        kinds = {kind: [spot for spot, each in self.terrain.items() if each == kind] for kind in MAP_SIGNS.values()}
        return {**kinds, "neutral_mounds": neutral or [far]}

    def _is_far(self, spot: str) -> bool:
        return min(BOARD.distance(spot, other) for other in self.hexes) > 2


# ── reading drawings ──


def read_drawing(text: str) -> Drawing:
    """Read a drawing of some hexes: four columns and three lines each, every row shifted by two columns."""
    drawing = Drawing()
    lines = text.split("\n")
    width = max(map(len, lines)) + 4
    lines = [line.ljust(width) for line in lines]
    origins = set()
    for top in range(0, len(lines) - 1, 3):
        above, names, inside, below = lines[top : top + 4]
        for at in range(width - 4):
            name = names[at + 1 : at + 4].strip()
            if names[at] != "│" or not name:
                continue
            assert name in BOARD.axial, f"{name} is no hex"
            q, r = BOARD.axial[name]
            origins.add((at - 4 * q - 2 * r, top - 3 * r))
            assert (names[at + 4], inside[at], inside[at + 4]) == ("│", "│", "│"), f"walls of {name}"
            assert (above[at + 1], above[at + 3], below[at + 1], below[at + 3]) == ("╱", "╲", "╲", "╱"), name
            drawing.hexes.append(name)
            drawing.terrain[name] = TERRAIN[below[at + 2]]
            thing, mark = inside[at + 1 : at + 4].strip(), above[at + 2].strip()
            if thing and not drawing.put(name, thing):
                assert not mark, f"two marks on {name}"
                mark = thing
            if mark:
                drawing.marks[name] = mark
    assert len(origins) == 1, "hexes in wrong places"
    assert len(re.findall(r"│(?=[A-K]\d)", text)) == len(drawing.hexes)
    return drawing


def read_map(text: str) -> dict[str, str]:
    """Read a whole board: what stands in the place of each hex. Each line begins with the letter of its row."""
    signs, origins = {}, set()
    for line in text.split("\n"):
        row = line[0]
        found = list(re.finditer(r"\S+", line[1:]))
        hexes = [spot for spot in BOARD.hexes if spot[0] == row]
        assert len(found) == len(hexes), f"row {row}"
        for spot, sign in zip(hexes, found, strict=True):
            q, r = BOARD.axial[spot]
            origins.add(sign.start() - 4 * q - 2 * r)
            signs[spot] = sign[0]
    assert list(signs) == BOARD.hexes
    assert len(origins) == 1, "hexes in wrong places"
    return signs


# ── checking what is said ──


def check(example: Example) -> None:
    """Check everything that an example claims."""
    assert example.facts
    if example.fence == "map":
        for fact in example.facts:
            check_map(fact, read_map(example.text))
        return
    drawing = read_drawing(example.text)
    facts = []
    for fact in example.facts:
        if match := re.fullmatch(r"also: (\w+) reserve empty", fact):
            drawing.no_reserve.add(COLONIES.index(match[1]))
        else:
            facts.append(fact)
    assert facts
    for rules in (REFERENCE, GAME):
        for fact in facts:
            check_fact(fact, drawing, rules)
    told = {word for fact in facts for word in re.findall(r"[^\s:,]+", fact)}
    assert all(spot in told or mark in told for spot, mark in drawing.marks.items())  # no mark without a word about it


def check_map(fact: str, signs: dict[str, str]) -> None:
    """Check a claim about a drawing of the whole board."""
    if fact == "names":
        assert all(sign == spot for spot, sign in signs.items())
    elif match := re.fullmatch(r"setup (\w+)", fact):
        setup = SETUPS[match[1]]
        drawn = {kind: {spot for spot in signs if signs[spot] == sign} for sign, kind in MAP_SIGNS.items()}
        assert all(set(setup[kind]) == drawn[kind] for kind in ("water", "vegetation", "stones"))
        assert set(setup["neutral_mounds"]) == {spot for spot in signs if signs[spot] == "▲"}
    elif fact == "room only for blue on ●":
        marked = {spot for spot, sign in signs.items() if sign == "●"}
        others: Iterable[Owner] = cycle([1, 2, 3, "neutral"])
        mounds = dict(zip([spot for spot in signs if signs[spot] == "▲"], others, strict=False))
        for rules in (REFERENCE, GAME):
            position = rules.custom(
                DATA,
                colonies=COLONIES,
                units=dict.fromkeys(marked, (BLUE, "W1")),
                mounds={spot: (owner, 7) for spot, owner in mounds.items()},
            )
            assert position.mound_hexes() == set()
            assert position.hexes_to_clear(BLUE) == marked
            assert position.hexes_to_clear(GOLD) == set()
    else:
        pytest.fail(f"unknown words about a map: {fact}")


def check_fact(fact: str, drawing: Drawing, rules: Rules) -> None:
    """Check a line of an example's comment."""
    if match := re.fullmatch(r"if ([^:]+): (.+)", fact):
        other = deepcopy(drawing)
        for change in match[1].split(", "):
            assert other.put(*change.split(" ")), change
        check_fact(match[2], other, rules)
    elif match := re.fullmatch(r"with flyer_push_into_vegetation_kills: (.+)", fact):
        other = deepcopy(drawing)
        other.flyer_push_kills = True
        check_fact(match[1], other, rules)
    elif match := re.fullmatch(r"play ([^:]+): (.+)", fact):
        check_play(match[1].split(", "), match[2].split(", "), drawing, rules)
    elif ATTACK.match(fact):
        check_attack(fact, drawing, rules)
    elif match := re.fullmatch(r"(\w+) (only to|to|not to) ([^:]+)(?:: (\S+))?", fact):
        start, relation, spots = match[1], match[2], drawing.spots(match[3])
        position = drawing.position(rules, drawing.units[start][0])
        legal = position.plain_moves(start)
        assert {"only to": legal == spots, "to": legal >= spots, "not to": not legal & spots}[relation], fact
        if relation == "not to":
            for spot in spots:
                assert_refused(position, rules, f"{start}-{spot}", match[4])
    else:
        check_places(fact, drawing, rules)


def assert_refused(position: Any, rules: Rules, move: str, clause: str) -> None:
    """The game refuses a move by a clause; the reference has no words."""
    if rules is GAME:
        refusal = position.position.explain(move)
        assert refusal is not None, move
        assert refusal.clause == clause, f"{move}: {refusal.clause}, not {clause}"


def check_attack(fact: str, drawing: Drawing, rules: Rules) -> None:
    """Check a line that begins with an attack, "F5xF6"."""
    start, target, rest = re.fullmatch(r"(\w\d+)x(\w\d+):? (.+)", fact).groups()  # type: ignore[union-attr]
    position = drawing.position(rules, drawing.units[start][0])
    attacks = position.attacks(start)
    if match := re.fullmatch(r"(not: )?(\d+) against (\d+)", rest):
        assert (position.attack_strength(start, target), position.defence(target)) == (int(match[2]), int(match[3]))
        assert (target in attacks) == (not match[1])
        if match[1]:
            assert_refused(position, rules, f"{start}x{target}", "T7.14")
    elif match := re.fullmatch(r"not: (T\d+\.\d+)", rest):
        assert target not in attacks
        assert_refused(position, rules, f"{start}x{target}", match[1])
    elif rest == "destroy":
        assert target in attacks
        assert drawing.units[start][1][0] == "S"
    elif match := re.fullmatch(r"from (\w+): retreat (.+?)( or destroy)?", rest):
        expected: set[Option] = {("retreat", spot) for spot in drawing.spots(match[2])}
        assert match[1] in attacks[target]
        fates = position.retreat_options(start, match[1], target)
        assert fates == (expected | {("destroy",)} if match[3] else expected)
    elif match := re.fullmatch(r"from (\w+): destroy", rest):
        assert match[1] in attacks[target]
        assert not any(option[0] == "retreat" for option in position.retreat_options(start, match[1], target))
    elif match := re.fullmatch(r"from (.+)", rest):
        assert attacks[target] == drawing.spots(match[1])
    else:
        pytest.fail(f"unknown words about an attack: {fact}")


def check_places(fact: str, drawing: Drawing, rules: Rules) -> None:
    """Check a line about single hexes: defence, tokens and mounds that may be placed, and maps."""
    drawn = set(drawing.hexes)
    if match := re.fullmatch(r"defence of (\w+): (\d+)", fact):
        assert drawing.position(rules, BLUE).defence(match[1]) == int(match[2])
    elif match := re.fullmatch(r"place (\w+): (.+)", fact):
        position = drawing.position(rules, BLUE, match[1])
        position.play(("token", match[1]))
        assert hexes(position.options()) & drawn == drawing.spots(match[2])
    elif match := re.fullmatch(r"place (\w+) not: ([^:]+): (T\d+\.\d+)", fact):
        for spot in drawing.spots(match[2]):
            assert_refused(drawing.position(rules, BLUE, match[1]), rules, f"place {match[1]} {spot}", match[3])
    elif match := re.fullmatch(r"mounds: (.+)", fact):
        assert drawing.position(rules, BLUE).mound_hexes() & drawn == drawing.spots(match[1])
    elif match := re.fullmatch(r"mounds not: ([^:]+): (T\d+\.\d+)", fact):
        start = hexapoda.load("termites", map=map_word({**drawing.map(), "custom": True})).start()
        for spot in drawing.spots(match[1]):
            refusal = start.explain(f"mound 8 {spot}")
            assert refusal is not None, spot
            assert refusal.clause == match[2], spot
    elif fact == "legal map":
        assert broken_clauses(drawing, rules) == set()
    elif match := re.fullmatch(r"illegal map: (T\d+\.\d+)", fact):
        assert broken_clauses(drawing, rules) == {match[1]}
    else:
        pytest.fail(f"unknown words in an example: {fact}")


def broken_clauses(drawing: Drawing, rules: Rules) -> set[str]:
    """The clauses that the terrain and the neutral mounds of a drawing break; of the game, the one that it names."""
    if rules is GAME:
        try:
            hexapoda.load("termites", map=map_word(drawing.map()))
        except OptionError as error:
            return {error.refusal.clause if error.refusal else error.code}
        return set()
    tiles = {spot: kind for spot, kind in drawing.terrain.items() if kind != "clear"}
    return {clause for clause, _ in map_problems(DATA, 2, drawing.map()["neutral_mounds"], tiles, custom=False)}


def check_play(moves: list[str], results: list[str], drawing: Drawing, rules: Rules) -> None:
    """Play moves in notation and compare what lies on some hexes afterwards, e.g. "F6 r▲5" or "F5 empty"."""
    first = moves[0].split("x")[0]
    position = drawing.position(rules, drawing.units[first][0])
    for move in moves:
        if rules is GAME:
            position.position.push(move)
        else:
            push(position, move)
    after = Drawing(units=position.units, mounds=position.mounds)
    for result in results:
        spot, thing = result.split(" ")
        assert after.thing(spot) == thing


def push(position: Any, move: str) -> None:
    """Play a move in notation with the reference: "F5xF6 from E6 retreat G5" is four answers."""
    if match := re.fullmatch(r"mound (\d) (\w+)", move):
        position.play(("mound", int(match[1]), match[2]))
    elif match := re.fullmatch(r"new mound (\d)", move):
        position.play(("value", int(match[1])))
    else:
        match = re.fullmatch(r"(\w\d+)[-x](\w\d+)(?: from (\w+))?(?: retreat (\w+))?", move)
        assert match, f"no move: {move}"
        position.play(("unit", match[1]))
        position.play(("target", match[2]))
        for word, spot in (("from", match[3]), ("retreat", match[4])):
            if spot:
                position.play((word, spot))

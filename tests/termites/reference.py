"""Termites in plain Python, written from the rules alone, to check the fast kernel, with which it shares nothing.

Hexes are names ("F6"), tokens are kinds ("W2": two workers), players are seats (0, 1, … clockwise). A unit is
(seat, kind), a mound is (owner, value), where the owner is a seat or "neutral". The numbers in the docstrings are
the clauses of the rules page. The game goes on by itself up to the next decision of the table T13:

    game.decision, game.actor        what is asked, and whom
    game.options()                   every legal answer, a set of tuples
    game.play(("place", "F6"))       one of them
"""

import copy
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Literal, Self

from tests.termites.components import board_of_radius, caste, colony_tokens, entry_costs, termites, terrain_pairs
from tests.termites.map_problems import map_problems

Unit = tuple[int, str]
Owner = int | Literal["neutral"]
Mound = tuple[Owner, int]
Option = tuple[Any, ...]
Deal = Callable[[int, list[str]], str]

STAY: Option = ("stay",)
KEEP: Option = ("keep",)
DESTROY: Option = ("destroy",)


class ReferenceTermites:
    """One game. `deal(seat, sorted_stack)` says which token is drawn, whenever one is drawn."""

    def __init__(
        self,
        data: dict,
        players: int,
        setup: str | None,
        *,
        colonies: list[str],
        first: int,
        deal: Deal,
        map: Literal["setup", "build"] = "setup",
        tiles: int = 18,
        flyer_push_kills: bool = False,
        custom_map: dict | None = None,
    ) -> None:
        if len(colonies) != players:
            raise ValueError(f"{players} players need {players} colonies, not {len(colonies)}")
        if tiles > data["map_building"]["tiles_max"]:
            raise ValueError(f"at most {data['map_building']['tiles_max']} tiles are placed, not {tiles} (T11.1)")
        self._lay_out(data, colonies, first, deal, flyer_push_kills)
        order = self.turn_order()
        if map == "build":
            # T11.3 one mound a player; T11.4 two tiles a turn, from the starting player again; T11.1 as many as agreed
            self._neutral_placers = order[: players - 1]
            per_turn = data["map_building"]["tiles_per_turn"]
            self._tile_placers = [order[n // per_turn % players] for n in range(tiles)]
        else:
            self._use_map(custom_map if custom_map is not None else self._setup_of_data(setup))
        # T4.7 one mound each in turn order; T4.8 two players: first, second, second, first
        self._mound_placers = order + order[::-1] if players == 2 else order
        self._continue_setup()

    @classmethod
    def custom(
        cls,
        data: dict,
        *,
        colonies: list[str],
        actor: int = 0,
        first: int = 0,
        units: dict[str, Unit] | None = None,
        mounds: dict[str, Mound] | None = None,
        terrain: dict[str, str] | None = None,
        hands: list[list[str]] | None = None,
        stacks: list[list[str]] | None = None,
        reserves: list[list[int]] | None = None,
        trophies: list[list[Mound]] | None = None,
        deal: Deal = lambda seat, stack: stack[0],
        flyer_push_kills: bool = False,
    ) -> Self:
        """A position at the start of the actor's turn: with an empty hand, at the movement phase (T5.7).

        Hands and stacks are empty and reserves hold the mounds that are nowhere else, unless stated.
        """
        game = cls.__new__(cls)
        game._lay_out(data, colonies, first, deal, flyer_push_kills)
        game.units.update(units or {})
        game.mounds.update(mounds or {})
        game.terrain.update(terrain or {})
        game.hands = [sorted(hand) for hand in hands] if hands else [[] for _ in colonies]
        game.stacks = [sorted(stack) for stack in stacks] if stacks else [[] for _ in colonies]
        if trophies:
            game.trophies = [list(won) for won in trophies]
        elsewhere = [*game.mounds.values(), *(mound for won in game.trophies for mound in won)]
        for seat, reserve in enumerate(game.reserves):
            reserve[:] = reserves[seat] if reserves else [value for value in reserve if (seat, value) not in elsewhere]
        game._begin_turn(actor)
        return game

    def _lay_out(self, data: dict, colonies: list[str], first: int, deal: Deal, flyer_push_kills: bool) -> None:
        """T4.4: the blank board, stacks and reserves; nothing drawn yet."""
        self.data, self.colonies, self.first = data, list(colonies), first
        self.players = len(colonies)
        self.flyer_push_kills = flyer_push_kills
        self._deal = deal
        self._entry_costs = entry_costs(data)
        self.board = board_of_radius(data["board"]["radius"])
        self.terrain = dict.fromkeys(self.board.hexes, "clear")
        self.units: dict[str, Unit] = {}
        self.mounds: dict[str, Mound] = {}
        self.hands: list[list[str]] = [[] for _ in colonies]
        self.stacks = [colony_tokens(data, colony) for colony in colonies]
        self.reserves = [sorted(data["mounds"]["colony_values"]) for _ in colonies]
        self.trophies: list[list[Mound]] = [[] for _ in colonies]
        #: Tiles that nobody has placed yet, by their two faces (T11.2).
        self.tiles = Counter(tuple(sorted(tile["faces"])) for tile in data["tiles"] for _ in range(tile["count"]))
        self.turns = [0 for _ in colonies]
        self.reason: Literal["tokens-gone", "nobody-placed"] | None = None

        self.decision: str | None = None
        self.actor: int | None = None
        self._options: set[Option] = set()
        self._neutral_placers: list[int] = []
        self._tile_placers: list[int] = []
        self._mound_placers: list[int] = []
        self._dealt = False
        self._turns_without_placing = 0
        #: The seat whose turn it is; what it has chosen so far: the token, the moving unit's hex, the attacked hex.
        self._active = first
        self._token = ""
        self._start = ""
        self._target = ""
        self._captured: Mound = ("neutral", 0)

    def _setup_of_data(self, setup: str | None) -> dict:
        """T4.1: the named setup, or the first one for that many players."""
        fitting = [entry for entry in self.data["setups"] if entry["players"] == self.players]
        for entry in fitting:
            if setup in (None, entry["id"]):
                return entry
        raise ValueError(f"no setup {setup!r} for {self.players} players; there are {[e['id'] for e in fitting]}")

    def _use_map(self, map_data: dict) -> None:
        """T4.2, T11.10: terrain and neutral mounds of a setup or of a map of the players' own."""
        pairs, neutrals = terrain_pairs(map_data), map_data["neutral_mounds"]
        problems = map_problems(self.data, self.players, neutrals, pairs, map_data.get("custom", False))
        if problems:
            raise ValueError(f"not a legal map: {problems}")
        self.terrain.update(pairs)
        self.mounds.update((spot, ("neutral", self.data["mounds"]["neutral_value"])) for spot in neutrals)

    # ---------------------------------------------------------------- asking and answering

    def options(self) -> set[Option]:
        """Every legal answer to the decision at hand; none when the game is over."""
        return set(self._options)

    def play(self, option: Option) -> None:
        """Answer the decision at hand and go on to the next one."""
        if option not in self._options:
            raise ValueError(f"{option} is no answer to {self.decision}; legal are {sorted(self._options)}")
        getattr(self, f"_{str(self.decision).replace('-', '_')}")(option)

    def _ask(self, decision: str, seat: int, options: set[Option]) -> bool:
        """Make this the decision at hand; False, and nothing is asked, where there is no option."""
        if not options:
            return False
        self.decision, self.actor, self._options = decision, seat, options
        return True

    def copy(self) -> Self:
        """An independent copy; only `deal` is shared."""
        twin = copy.copy(self)
        for name, value in vars(self).items():
            if isinstance(value, list):
                setattr(twin, name, [list(part) if isinstance(part, list) else part for part in value])
            elif isinstance(value, dict | set) and name != "data":
                setattr(twin, name, value.copy())
        return twin

    # ---------------------------------------------------------------- what lies where

    def turn_order(self) -> list[int]:
        """The seats clockwise from the starting player (T4.5)."""
        return [(self.first + n) % self.players for n in range(self.players)]

    def is_empty(self, spot: str) -> bool:
        """T1.6: neither unit nor mound."""
        return spot not in self.units and spot not in self.mounds

    def owner(self, spot: str) -> Owner | None:
        """Whose piece stands on a hex."""
        if spot in self.units:
            return self.units[spot][0]
        return self.mounds[spot][0] if spot in self.mounds else None

    def trophy_values(self) -> list[list[int]]:
        """The values of each player's trophies."""
        return [sorted(value for _, value in won) for won in self.trophies]

    def hexes_of(self, seat: int) -> list[str]:
        """The hexes of a player's units, in board order."""
        return [spot for spot in self.board.hexes if spot in self.units and self.units[spot][0] == seat]

    # ---------------------------------------------------------------- T2, T3: castes and terrain

    def strength(self, kind: str) -> int:
        """T1.8, T2.1."""
        return termites(kind) * self.data["castes"][caste(kind)]["strength_per_termite"]

    def movement(self, kind: str) -> int:
        """T2.1."""
        return self.data["castes"][caste(kind)]["movement"]

    def entry_cost(self, kind: str, spot: str) -> int | None:
        """T3.1-T3.6: the points that it takes to enter a hex; None where this caste never can."""
        return self._entry_costs[kind[0], self.terrain[spot]]

    def may_be_placed(self, kind: str, spot: str) -> bool:
        """T5.2, T5.3, T3.7."""
        return self.is_empty(spot) and caste(kind) in self.data["terrain"][self.terrain[spot]]["deploy"]

    # ---------------------------------------------------------------- T11: building a map

    def neutral_hexes(self) -> set[str]:
        """T11.3: where a neutral mound may be placed."""
        return {
            spot
            for spot in self.board.hexes
            if spot not in self.board.edge
            and spot not in self.mounds
            and not any(neighbour in self.mounds for neighbour in self.board.neighbours[spot])
        }

    def may_lay(self, kind: str, spot: str) -> bool:
        """T11.5-T11.8: whether a tile may lie on a hex with this terrain up."""
        limits = self.data["map_building"]
        if self.terrain[spot] != "clear" or spot in self.mounds:
            return False
        tiles = [other for other in self.board.hexes if self.terrain[other] != "clear"]
        alike = [other for other in tiles if self.terrain[other] == kind]
        if len(self.board.group(spot, alike)) > limits["max_connected_same_terrain"]:
            return False
        if len(self.board.group(spot, tiles)) > limits["max_connected_any_terrain"]:
            return False
        return kind != "water" or not any(
            neighbour in self.mounds and self.waters_around(neighbour) >= 1 for neighbour in self.board.neighbours[spot]
        )

    def waters_around(self, spot: str) -> int:
        return sum(self.terrain[neighbour] == "water" for neighbour in self.board.neighbours[spot])

    def tile_options(self) -> set[Option]:
        """T11.9: every remaining tile with either face on every legal hex; equal tiles are one option."""
        faces = {(up, down) for pair, left in self.tiles.items() if left for up, down in (pair, pair[::-1])}
        legal = {up: [spot for spot in self.board.hexes if self.may_lay(up, spot)] for up, _ in faces}
        return {("tile", up, down, spot) for up, down in faces for spot in legal[up]}

    def _place_neutral(self, option: Option) -> None:
        """B1."""
        self.mounds[option[1]] = ("neutral", self.data["mounds"]["neutral_value"])
        self._continue_setup()

    def _place_tile(self, option: Option) -> None:
        """B2."""
        _, up, down, spot = option
        self.tiles[tuple(sorted((up, down)))] -= 1
        self.terrain[spot] = up
        self._continue_setup()

    # ---------------------------------------------------------------- T4: setup

    def _continue_setup(self) -> None:
        """Go on with building (T11), the first hands (T4.6) and the first mounds (T4.7, T4.8), then the first turn."""
        while self._neutral_placers:
            if self._ask("place-neutral", self._neutral_placers.pop(0), {("neutral", h) for h in self.neutral_hexes()}):
                return
        while self._tile_placers:
            if self._ask("place-tile", self._tile_placers.pop(0), self.tile_options()):
                return
            self._tile_placers.clear()  # T11.9: building ends
        if not self._dealt:
            self._dealt = True
            for seat in self.turn_order():
                for _ in range(self.data["rules"]["hand_size"]):
                    self._draw(seat)
        while self._mound_placers:
            seat = self._mound_placers.pop(0)
            if self._ask("place-mound", seat, self.mound_options(seat, self.mound_hexes())):
                return  # else T4.11: the placement is skipped
        self._begin_turn(self.first)

    def _draw(self, seat: int) -> None:
        """T5.4: one token from the own stack, if there is one."""
        if self.stacks[seat]:
            kind = self._deal(seat, list(self.stacks[seat]))
            self.stacks[seat].remove(kind)
            self.hands[seat] = sorted([*self.hands[seat], kind])

    def suits_a_mound(self, spot: str) -> bool:
        """T4.9 without (b): whether a mound might stand there, were the hex empty."""
        return (
            spot not in self.board.edge
            and (self.terrain[spot] == "clear" or not self.data["rules"]["mound_only_on_clear"])
            and not any(neighbour in self.mounds for neighbour in self.board.neighbours[spot])
            and self.waters_around(spot) <= 1
        )

    def mound_hexes(self) -> set[str]:
        """T4.9, T4.10: the legal mound hexes."""
        return {spot for spot in self.board.hexes if self.is_empty(spot) and self.suits_a_mound(spot)}

    def mound_options(self, seat: int, hexes: Iterable[str]) -> set[Option]:
        """Any value of the reserve on any of these hexes."""
        return {("mound", value, spot) for spot in hexes for value in self.reserves[seat]}

    def _put_mound(self, seat: int, value: int, spot: str) -> None:
        self.reserves[seat].remove(value)
        self.mounds[spot] = (seat, value)

    def _place_mound(self, option: Option) -> None:
        """S1."""
        assert self.actor is not None
        self._put_mound(self.actor, option[1], option[2])
        self._continue_setup()

    # ---------------------------------------------------------------- T5: turn and reproduction phase

    def _begin_turn(self, seat: int) -> None:
        """T5.1, D1: choose a token, or keep a hand that has no legal hex (T5.6); an empty hand moves at once (T5.7)."""
        self._active = seat
        self.turns[seat] += 1
        self._turns_without_placing += 1
        if not self.hands[seat]:
            self._begin_movement()
            return
        tokens = {
            ("token", kind)
            for kind in self.hands[seat]
            if any(self.may_be_placed(kind, spot) for spot in self.board.hexes)
        }
        self._ask("choose-token", seat, tokens or {KEEP})

    def _choose_token(self, option: Option) -> None:
        if option == KEEP:
            self._begin_movement()
            return
        self._token = option[1]
        spots = [spot for spot in self.board.hexes if self.may_be_placed(self._token, spot)]
        self._ask("place-token", self._active, {("place", spot) for spot in spots})

    def _place_token(self, option: Option) -> None:
        """D2, then the draw (T5.4)."""
        self.units[option[1]] = (self._active, self._token)
        self.hands[self._active].remove(self._token)
        self._turns_without_placing = 0
        self._draw(self._active)
        self._begin_movement()

    # ---------------------------------------------------------------- T6: movement phase

    def may_pass(self, unit: Unit, spot: str) -> bool:
        """T6.5-T6.7: empty hexes and own pieces; for flyers also enemy pieces that are no flyers."""
        seat, kind = unit
        if self.is_empty(spot) or self.owner(spot) == seat:
            return True
        return caste(kind) == "flyer" and not (spot in self.units and caste(self.units[spot][1]) == "flyer")

    def reach(self, start: str) -> dict[str, int]:
        """T6.3, T6.4: the hexes to which a unit can go, passing, with the fewest points that it takes."""
        unit = self.units[start]
        points = self.movement(unit[1])
        reach, frontier = {start: 0}, [start]
        while frontier:
            spot = frontier.pop(0)
            for neighbour in self.board.neighbours[spot]:
                cost = self.entry_cost(unit[1], neighbour)
                if cost is None or reach[spot] + cost > points or not self.may_pass(unit, neighbour):
                    continue
                if neighbour not in reach or reach[spot] + cost < reach[neighbour]:
                    reach[neighbour] = reach[spot] + cost
                    frontier.append(neighbour)
        return reach

    def plain_moves(self, start: str) -> set[str]:
        """T6.8, T6.9: the empty hexes where the unit may stop."""
        return {spot for spot in self.reach(start) if self.is_empty(spot)}

    def attacks(self, start: str) -> dict[str, set[str]]:
        """T7.1-T7.4, T7.14, T7.16: every hex that the unit may attack, with its attack-from hexes."""
        seat, kind = self.units[start]
        reach = self.reach(start)
        attacks = {}
        for target in {neighbour for spot in reach for neighbour in self.board.neighbours[spot]}:
            cost = self.entry_cost(kind, target)
            if self.owner(target) in (None, seat) or cost is None:
                continue
            froms = {
                spot
                for spot in self.board.neighbours[target]
                if spot in reach and reach[spot] + cost <= self.movement(kind)
            }
            if froms and self.attack_strength(start, target) > self.defence(target):
                attacks[target] = froms
        return attacks

    def _begin_movement(self) -> None:
        """D3: T6.1, T6.2."""
        movable = {
            ("unit", spot) for spot in self.hexes_of(self._active) if self.plain_moves(spot) or self.attacks(spot)
        }
        if movable:
            self._ask("choose-unit", self._active, movable | {STAY})
        else:
            self._end_turn()

    def _choose_unit(self, option: Option) -> None:
        """D4."""
        if option == STAY:
            self._end_turn()
            return
        self._start = option[1]
        targets = self.plain_moves(self._start) | self.attacks(self._start).keys()
        self._ask("choose-target", self._active, {("target", spot) for spot in targets})

    def _choose_target(self, option: Option) -> None:
        """A plain move, or an attack on a mound (T9) or a unit (T8), where D5 may be asked."""
        self._target = option[1]
        if self.is_empty(self._target):
            self.units[self._target] = self.units.pop(self._start)
            self._end_turn()
        elif self._target in self.mounds:
            self._capture()
        elif caste(self.units[self._start][1]) == "soldier":
            self._choose_retreat(DESTROY)  # T8.2
        else:
            froms = {("from", spot) for spot in self.distinct_froms()}
            if len(froms) > 1:
                self._ask("choose-from", self._active, froms)
            else:
                self._choose_from(froms.pop())

    # ---------------------------------------------------------------- T7: strength

    def support(self, spot: str) -> int:
        """What a unit adds to an attack, T7.6-T7.8: a spitter on vegetation one more."""
        kind = self.units[spot][1]
        bonus = self.data["terrain"][self.terrain[spot]].get("spitter_support_bonus", 0)
        return self.strength(kind) + (bonus if caste(kind) == "spitter" else 0)

    def attack_strength(self, start: str, target: str) -> int:
        """T7.5-T7.11, T2.2."""
        seat, kind = self.units[start]
        others = set(self.hexes_of(seat)) - {start}
        adjacent = others.intersection(self.board.neighbours[target])
        spitters = {spot for spot in others.intersection(self.board.two_away[target]) if self.units[spot][1][0] == "P"}
        return self.strength(kind) + sum(self.support(spot) for spot in adjacent | spitters)

    def defence(self, spot: str) -> int:
        """T7.12, T7.13: a mound has its value; a unit its strength, one more on stones (T3.8: nowhere else)."""
        if spot in self.mounds:
            return self.mounds[spot][1]
        return self.strength(self.units[spot][1]) + self.data["terrain"][self.terrain[spot]].get("defence_bonus", 0)

    # ---------------------------------------------------------------- T8: attack on a unit

    def retreats(self, start: str, attack_from: str, target: str) -> set[str]:
        """T8.3, T8.4, T8.7: the hexes to which the defender may retreat."""
        defender = self.units[target][1]
        room = self._room(start, attack_from, target)
        return {spot for spot in room if self.entry_cost(defender, spot) is not None}

    def _room(self, start: str, attack_from: str, target: str) -> set[str]:
        """The empty hexes next to the target but the attack-from hex; the attacker has left its own (T8.7)."""
        return {
            spot
            for spot in self.board.neighbours[target]
            if spot != attack_from and (spot == start or self.is_empty(spot))
        }

    def retreat_options(self, start: str, attack_from: str, target: str) -> set[Option]:
        """D6: the legal retreats; with the switch of T8.6, a flyer may be pushed to death into vegetation.

        That is vegetation which it can't enter: with other data it may well be able to.
        """
        retreats = self.retreats(start, attack_from, target)
        options: set[Option] = {("retreat", spot) for spot in retreats}
        if self.flyer_push_kills and caste(self.units[target][1]) == "flyer":
            rest = self._room(start, attack_from, target) - retreats
            if any(self.terrain[spot] == "vegetation" for spot in rest):
                options.add(DESTROY)
        return options

    def distinct_froms(self) -> list[str]:
        """D5: the attack-from hexes; of those with the same retreat options only the first in board order.

        To have no retreat and to be destroyed by choice alone is the same for the defender (T8.9).
        """
        first: dict[frozenset[Option], str] = {}
        for spot in sorted(self.attacks(self._start)[self._target], key=self.board.hexes.index):
            options = self.retreat_options(self._start, spot, self._target) or {DESTROY}
            first.setdefault(frozenset(options), spot)
        return list(first.values())

    def _choose_from(self, option: Option) -> None:
        """D6, T8.5: the attacking player chooses; without a legal retreat the defender is destroyed (T8.9)."""
        options = self.retreat_options(self._start, option[1], self._target)
        if len(options) > 1:
            self._ask("choose-retreat", self._active, options)
        else:
            self._choose_retreat(options.pop() if options else DESTROY)

    def _choose_retreat(self, fate: Option) -> None:
        """T8.1, T8.10, T8.12: the defender retreats or is destroyed, the attacker stands on the target hex."""
        attacker, defender = self.units.pop(self._start), self.units.pop(self._target)
        if fate != DESTROY:
            self.units[fate[1]] = defender
        self.units[self._target] = attacker
        self._end_turn()

    # ---------------------------------------------------------------- T9: attack on a mound

    def _capture(self) -> None:
        """T9.2 steps 1 and 2, then D7 (step 3), asked where there is more than one value to choose."""
        self._captured = self.mounds.pop(self._target)
        self.trophies[self._active].append(self._captured)
        del self.units[self._start]
        values = {("value", value) for value in self.reserves[self._active]}
        if len(values) > 1:
            self._ask("new-mound", self._active, values)
        elif values:
            self._new_mound(values.pop())
        else:
            self._ask_robbed()  # T9.4

    def _new_mound(self, option: Option) -> None:
        """T9.2 step 3, T9.3: on the hex of the captured mound, unchecked."""
        self._put_mound(self._active, option[1], self._target)
        self._ask_robbed()

    def _ask_robbed(self) -> None:
        """T9.2 step 4: D8, or D9 where no hex is legal (T9.6), or nothing (T9.4, T9.7)."""
        robbed = self._captured[0]
        if robbed == "neutral":
            self._end_turn()
            return
        if self._ask("lost-mound", robbed, self.mound_options(robbed, self.mound_hexes())):
            return
        if self._ask("make-room", robbed, self.mound_options(robbed, self.hexes_to_clear(robbed))):
            return
        self._end_turn()

    def hexes_to_clear(self, seat: int) -> set[str]:
        """T9.6: the hexes of own units where a mound might stand instead."""
        return {spot for spot in self.hexes_of(seat) if self.suits_a_mound(spot)}

    def _lost_mound(self, option: Option) -> None:
        """D8."""
        assert self.actor is not None
        self._put_mound(self.actor, option[1], option[2])
        self._end_turn()

    def _make_room(self, option: Option) -> None:
        """D9: the unit is out of the game."""
        del self.units[option[2]]
        self._lost_mound(option)

    # ---------------------------------------------------------------- T10: end and scoring

    def _end_turn(self) -> None:
        """T10.1, T10.3: over when all hands are empty, or when nobody placed a token for a whole round."""
        if not any(self.hands):
            self.reason = "tokens-gone"
        elif self._turns_without_placing >= self.players:
            self.reason = "nobody-placed"
        else:
            self._begin_turn((self._active + 1) % self.players)
            return
        self.decision, self.actor, self._options = None, None, set()

    def scores(self) -> list[int]:
        """T10.4: own mounds on the board and in reserve, and trophies."""
        return [
            sum(value for owner, value in self.mounds.values() if owner == seat)
            + sum(self.reserves[seat])
            + sum(value for _, value in self.trophies[seat])
            for seat in range(self.players)
        ]

    def places(self) -> list[int]:
        """T10.5, T10.6: by score, then by units on the board; equal players share the better place."""
        merits = [(score, len(self.hexes_of(seat))) for seat, score in enumerate(self.scores())]
        return [1 + sum(other > merit for other in merits) for merit in merits]

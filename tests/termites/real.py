"""The real game, asked like the reference: what `ReferenceTermites` can do, done by the game's own kernel.

So one test of a rule tries both, and both can be compared step by step.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Self

import numpy as np

import hexapoda
from hexapoda import OptionError, Position
from hexapoda.games.termites.box import SHELF
from hexapoda.games.termites.box.contents import Box
from hexapoda.games.termites.maps import Map
from hexapoda.games.termites.rules import apply, board, mounds, paths, strength, tiles
from hexapoda.games.termites.state import MOUND, NEUTRAL, NOBODY, STATE, TERRAINS
from hexapoda.kernel import chance, contract, jit
from tests.termites.components import board_of_radius
from tests.termites.options import hex_names, hex_numbers, kind_number, kind_of, legal_options
from tests.termites.reference import Deal, Mound, Option, Owner, Unit

#: What the kernel calls the owner of a neutral mound, and what the reference does.
_OWNERS: dict[int, Owner] = {NEUTRAL: "neutral"}


class RealTermites:
    """One game. Where there is a `deal`, the game draws what that says, else what its own generator says."""

    def __init__(self, position: Position, deal: Deal | None = None) -> None:
        self.position = position
        self._deal = deal
        self.board = board_of_radius(int(position.state.radius))
        self._numbers = hex_numbers(int(position.state.radius))
        self._names = hex_names(int(position.state.radius))
        _compile()

    # ---------------------------------------------------------------- where games come from

    @classmethod
    def begin(
        cls,
        data: Mapping[str, Any],
        players: int,
        setup: str | None,
        *,
        colonies: list[str],
        first: int,
        deal: Deal,
        map: str = "setup",
        tiles: int = 18,
        flyer_push_kills: bool = False,
        custom_map: dict | None = None,
    ) -> Self:
        """A game from its beginning; the arguments are those of the reference."""
        options: dict[str, Any] = {"players": players, "colonies": ",".join(colonies), "data": data_word(data)}
        options |= {"setup": setup} if setup else {}
        options |= {"map": map if custom_map is None else map_word(custom_map)}
        options |= {"tiles": tiles} if map == "build" else {}
        try:
            game = hexapoda.load("termites", flyer_push_into_vegetation_kills=flyer_push_kills, **options)
        except OptionError as error:
            raise ValueError(f"refused by {error.refusal.clause if error.refusal else error.code}") from error
        # Told only who is first, it draws hands at random: that shows how many tokens are drawn.
        drawn = cls(Position(game, game._set_up(0, [first]), from_start=True), deal)
        told = [first, *drawn._told(int(drawn.state.rng.made) - 1)]
        states = game._set_up(0, told)
        assert chance.as_told(states[0].rng)
        return cls(Position(game, states, from_start=True), deal)

    @classmethod
    def custom(
        cls,
        data: Mapping[str, Any],
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
        deal: Deal | None = lambda seat, stack: stack[0],
        flyer_push_kills: bool = False,
    ) -> Self:
        """A position at the start of the actor's turn; the arguments are those of the reference.

        The state is filled as it is, without the checks of position texts: examples have tokens that no colony has.
        """
        game = hexapoda.load(
            "termites",
            players=len(colonies),
            colonies=",".join(colonies),
            map="build",
            data=data_word(data),
            flyer_push_into_vegetation_kills=flyer_push_kills,
        )
        _compile()
        states = game._set_up(0, [first])
        s, numbers = states[0], hex_numbers(data["board"]["radius"])
        s.building = s.neutral_left = s.tiles_left = s.tiles_now = 0
        s.tile_left[:] = 0
        for spot, kind in (terrain or {}).items():
            s.terrain[numbers[spot]] = TERRAINS.index(kind)
        for spot, (owner, kind) in (units or {}).items():
            board.put(s, numbers[spot], owner, kind_number(kind))
        for spot, (owner, value) in (mounds or {}).items():
            board.put(s, numbers[spot], NEUTRAL if owner == "neutral" else owner, MOUND + value)
        standing = [*(mounds or {}).values(), *(mound for won in trophies or () for mound in won)]
        s.stack[:] = 0
        for seat in range(len(colonies)):
            for counts, tokens in ((s.hand, hands), (s.stack, stacks)):
                for kind in tokens[seat] if tokens else ():
                    counts[seat, kind_number(kind)] += 1
            for _, value in trophies[seat] if trophies else ():
                s.trophies[seat, value] += 1
            values = data["mounds"]["colony_values"]
            reserve = reserves[seat] if reserves else [value for value in values if (seat, value) not in standing]
            s.reserve[seat] = sum(1 << value for value in reserve)
        s.active = actor
        if not apply._begin_turn(s):
            apply._end_turn(s)
        return cls(Position(game, states), deal)

    def copy(self) -> Self:
        """An independent copy; only `deal` is shared."""
        return type(self)(self.position.copy(), self._deal)

    # ---------------------------------------------------------------- asking and answering

    @property
    def state(self) -> Any:
        return self.position.state

    @property
    def decision(self) -> str | None:
        return self.position.decision

    @property
    def actor(self) -> int | None:
        return self.position.actor

    @property
    def reason(self) -> str | None:
        return None if self.position.outcome is None else self.position.outcome.reason

    def options(self) -> set[Option]:
        """Every legal answer to the decision at hand; none when the game is over."""
        return set(legal_options(self.position))

    def play(self, option: Option) -> None:
        """Answer the decision at hand and go on to the next one."""
        legal = legal_options(self.position)
        if option not in legal:
            raise ValueError(f"{option} is no answer to {self.decision}; legal are {sorted(legal)}")
        self.position.push_id(legal[option])
        draws = int(self.state.rng.made)
        if self._deal and draws:
            self.position.pop()
            self.position._push(legal[option], self._told(draws))
            assert chance.as_told(self.state.rng)

    def _told(self, draws: int) -> list[int]:
        """What `deal` says to so many draws, as the kernel counts tokens: by kinds."""
        assert self._deal is not None
        if self.decision == "place-token":  # T5.4
            seats, stacks = [int(self.state.active)], self.stacks
        else:  # T4.6: all hands, from the starting player on
            order = [(self.first + n) % self.players for n in range(self.players)]
            seats = [seat for seat in order for _ in range(draws // self.players)]
            stacks = [sorted(hand + stack) for hand, stack in zip(self.hands, self.stacks, strict=True)]
        told = []
        for seat in seats:
            kind = self._deal(seat, list(stacks[seat]))
            told.append(sorted(stacks[seat], key=kind_number).index(kind))
            stacks[seat].remove(kind)
        return told

    # ---------------------------------------------------------------- what lies where

    @property
    def players(self) -> int:
        return int(self.state.players)

    @property
    def first(self) -> int:
        return int(self.state.first)

    @property
    def units(self) -> dict[str, Unit]:
        return {spot: (owner, kind_of(what)) for spot, owner, what in self._pieces() if what < MOUND}  # type: ignore[misc]

    @property
    def mounds(self) -> dict[str, Mound]:
        return {spot: (owner, what - MOUND) for spot, owner, what in self._pieces() if what >= MOUND}

    def _pieces(self) -> list[tuple[str, Owner, int]]:
        owners, whats = self.state.owner.tolist(), self.state.what.tolist()
        found = [number for number, owner in enumerate(owners) if owner != NOBODY]
        return [(self._names[n], _OWNERS.get(owners[n], owners[n]), whats[n]) for n in found]

    def owner(self, spot: str) -> Owner | None:
        """Whose piece stands on a hex."""
        owner = int(self.state.owner[self._numbers[spot]])
        return None if owner == NOBODY else _OWNERS.get(owner, owner)

    def is_empty(self, spot: str) -> bool:
        """T1.6: neither unit nor mound."""
        return bool(self.state.owner[self._numbers[spot]] == NOBODY)

    @property
    def terrain(self) -> dict[str, str]:
        return {spot: TERRAINS[self.state.terrain[number]] for spot, number in self._numbers.items()}

    @property
    def tiles(self) -> dict[tuple[str, ...], int]:
        """Tiles that nobody has placed yet, by their two faces."""
        left = zip(self.state.tile_faces.tolist(), self.state.tile_left.tolist(), strict=True)
        return {tuple(sorted(TERRAINS[face] for face in faces)): count for faces, count in left if count}

    @property
    def hands(self) -> list[list[str]]:
        """The hands; the token of which the hex is still to be chosen is among them, as in the reference."""
        counts = self.state.hand.tolist()
        if self.decision == "place-token":
            counts[int(self.state.active)][int(self.state.token)] += 1
        return [_tokens(counts[seat]) for seat in range(self.players)]

    @property
    def stacks(self) -> list[list[str]]:
        return [_tokens(self.state.stack[seat].tolist()) for seat in range(self.players)]

    @property
    def reserves(self) -> list[list[int]]:
        return [[v for v in range(16) if int(self.state.reserve[seat]) >> v & 1] for seat in range(self.players)]

    def trophy_values(self) -> list[list[int]]:
        """The values of each player's trophies."""
        return [
            [value for value, count in enumerate(self.state.trophies[seat].tolist()) for _ in range(count)]
            for seat in range(self.players)
        ]

    @property
    def turns(self) -> list[int]:
        """How many turns each player has begun."""
        turns, place = int(self.state.turn), [(seat - self.first) % self.players for seat in range(self.players)]
        return [(turns + self.players - 1 - each) // self.players for each in place]

    def scores(self) -> list[int]:
        """T10.4."""
        return self._by_seat(contract.scores_at)

    def places(self) -> list[int]:
        """T10.5, T10.6."""
        return self._by_seat(contract.places_at)

    def _by_seat(self, asked: Callable[..., None]) -> list[int]:
        out = np.zeros(self.players)
        asked(self.position.states, self.position.ply, out)
        return [int(each) for each in out]

    def hash_of_pieces(self) -> tuple[int, int]:
        """The hash that the state carries along, and what it must be: that of the same pieces put on an empty board."""
        anew = np.zeros(1, STATE)[0]
        for number, owner in enumerate(self.state.owner.tolist()):
            if owner != NOBODY:
                board.put(anew, number, owner, int(self.state.what[number]))
        return int(self.state.hash), int(anew.hash)

    # ---------------------------------------------------------------- what the kernel thinks of units and hexes

    def strength(self, kind: str) -> int:
        """T1.8."""
        return int(strength.strength_of(self.state, kind_number(kind)))

    def defence(self, spot: str) -> int:
        """T7.12, T7.13."""
        return int(strength.defence(self.state, self._numbers[spot]))

    def attack_strength(self, start: str, target: str) -> int:
        """T7.5."""
        return int(strength.attack_strength(self.state, self._numbers[start], self._numbers[target]))

    def plain_moves(self, start: str) -> set[str]:
        """T6.8."""
        unit, reach = self._numbers[start], self._reach(start)
        return {spot for spot, number in self._numbers.items() if paths.can_go(self.state, unit, number, reach)}

    def attacks(self, start: str) -> dict[str, set[str]]:
        """T7: every hex that a unit may attack, with its attack-from hexes."""
        unit, reach = self._numbers[start], self._reach(start)
        return {
            target: {
                spot
                for spot in self.board.neighbours[target]
                if paths.can_attack_from(self.state, unit, number, self._numbers[spot], reach)
            }
            for target, number in self._numbers.items()
            if paths.can_attack(self.state, unit, number, reach)
        }

    def _reach(self, start: str) -> Any:
        reach = np.zeros(128, np.uint8)
        paths.find_reach(self.state, self._numbers[start], reach)
        return reach

    def retreats(self, start: str, attack_from: str, target: str) -> set[str]:
        """T8.3."""
        return {option[1] for option in self.retreat_options(start, attack_from, target) if len(option) == 2}

    def retreat_options(self, start: str, attack_from: str, target: str) -> set[Option]:
        """T8.3, T8.6."""
        unit, hit, origin = (self._numbers[spot] for spot in (start, target, attack_from))
        ring = int(paths.retreats(self.state, unit, hit, origin))
        options: set[Option] = {("destroy",)} if ring & paths.DESTROY else set()
        near = [self._names.get(number) for number in paths.NEAR[hit].tolist()]
        return options | {("retreat", spot) for d, spot in enumerate(near) if ring >> d & 1}

    def mound_hexes(self) -> set[str]:
        """T4.9."""
        return {spot for spot, number in self._numbers.items() if mounds.mound_fits(self.state, number)}

    def hexes_to_clear(self, seat: int) -> set[str]:
        """T9.6."""
        return {spot for spot, number in self._numbers.items() if mounds.room_can_be_made(self.state, seat, number)}

    def may_lay(self, kind: str, spot: str) -> bool:
        """T11.5 to T11.8."""
        return bool(tiles.tile_fits(self.state, self._numbers[spot], TERRAINS.index(kind)))


def _tokens(counts: list[int]) -> list[str]:
    """The tokens of a hand or stack, sorted as the reference does."""
    return sorted(kind_of(number) for number, count in enumerate(counts) for _ in range(count))


def data_word(data: Mapping[str, Any]) -> str:
    """The tables of a data file as the option `data`."""
    box = SHELF.read(data, "test.toml")
    assert isinstance(box, Box), box
    return SHELF.word_of(box)


def map_word(map_data: Mapping[str, Any]) -> str:
    """A map, given like an entry of `setups`, as the option `map`."""
    lists = {name: tuple(map_data.get(name, ())) for name in ("neutral_mounds", "water", "vegetation", "stones")}
    return Map(**lists, custom=map_data.get("custom", False)).word()


@cache
def _compile() -> None:
    """Compile what is asked above while no other process compiles: two at once could store wrong code."""
    s, reach = np.zeros(1, STATE)[0], np.zeros(128, np.uint8)
    with jit.locked("hexapoda.games.termites"):
        for asked in (strength.strength_of, strength.defence, mounds.mound_fits):
            asked(s, 0)
        for asked in (strength.attack_strength, mounds.room_can_be_made, tiles.tile_fits):
            asked(s, 0, 0)
        for asked in (paths.can_go, paths.can_attack):
            asked(s, 0, 0, reach)
        board.put(s, 0, 0, 0)
        paths.find_reach(s, 0, reach)
        paths.can_attack_from(s, 0, 0, 0, reach)
        paths.retreats(s, 0, 0, 0)
        s.players, s.radius = 2, 1
        apply._begin_turn(s)
        apply._end_turn(s)

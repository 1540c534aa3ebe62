"""Thousands of games in one array, stepped by compiled loops on all processors."""

import os
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

import numpy as np

from hexapoda.bots import Bot
from hexapoda.bots.weights import Given, evaluation
from hexapoda.envs import kernels
from hexapoda.kernel import chance, contract, history, jit
from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import Game, Position, load

#: After this many decisions a game is truncated, unless another number is given.
MAX_PLIES = 500
#: More than any learning program asks for; a batch reserves memory for repetitions by it.
_MOST_PLIES = 1 << 20
#: A thread has at least this many games to step.
_LEAST_SHARE = 64

Autoreset = Literal["next-step", "same-step", "disabled"]
AUTORESETS: tuple[Autoreset, ...] = ("next-step", "same-step", "disabled")
Policy = Literal["random", "greedy"]
POLICIES: tuple[Policy, ...] = ("random", "greedy")
Games = Sequence[int] | np.ndarray | None


class Played(NamedTuple):
    """What came of a roll-out, by game: how many games ended, and the sums of their returns by seat."""

    finished: np.ndarray
    returns: np.ndarray


@dataclass(frozen=True)
class Snapshot:
    """Games of a batch as they were, for `Batch.restore`. It can be pickled."""

    game: Game
    states: np.ndarray
    trails: np.ndarray
    plies: np.ndarray
    tastes: np.ndarray
    seeds: tuple[str, ...]
    episodes: np.ndarray

    def __len__(self) -> int:
        return len(self.states)


class Batch:
    """Games of one kind, side by side. Row i of each array is about game i.

    Actions are numbers of the layout `game.learning.actions`. Each game has a seed of its own: `seed_of(i)` starts the
    same game with `game.start`. `autoreset` says what happens when a game is over, as in Gymnasium: it begins anew with
    the next step, whose action is ignored ("next-step"); at once ("same-step"); or when `reset` says so ("disabled").

    >>> batch = Batch("termites", 3, seed=7)
    >>> for _ in range(5):
    ...     batch.step(batch.choose("random"))
    >>> batch.plies.tolist(), batch.observe().shape == (3, batch.game.learning.features.size)
    ([5, 5, 5], True)
    """

    def __init__(
        self,
        game: str | Game,
        size: int,
        *,
        seed: int | str | None = None,
        max_plies: int = MAX_PLIES,
        autoreset: Autoreset = "next-step",
        threads: int | None = None,
    ) -> None:
        """A game is truncated after `max_plies` decisions: nobody has won. By default there are as many threads as
        processors; what happens does not depend on their number."""
        self.game = load(game) if isinstance(game, str) else game
        self.size = _whole("batch-size", size, 1, 1 << 30)
        self.max_plies = _whole("batch-plies", max_plies, 1, _MOST_PLIES)
        if autoreset not in AUTORESETS:
            raise HexapodaError("batch-autoreset", mode=str(autoreset), modes=", ".join(AUTORESETS))
        self.autoreset: Autoreset = autoreset
        threads = _processors() if threads is None else _whole("batch-threads", threads, 1, 256)
        #: Interpreted rules run in one thread: Python would run them in turn anyway.
        self.threads = threads if jit.ENABLED else 1
        _compile(self.game)
        declared = self.game.declaration
        start = self.game.start(seed=0)
        self.seats = start.seats
        #: Who decides in each game, -1 where it is over. These arrays change with every step: copy what is to stay.
        self.actors = np.full(self.size, -1, np.int32)
        #: The returns of the games that ended with the last step, by seat.
        self.rewards = np.zeros((self.size, self.seats), np.float32)
        #: Whether a game ended by its rules with the last step, or because it was too long.
        self.terminated = np.zeros(self.size, bool)
        self.truncated = np.zeros(self.size, bool)
        #: Decisions in each game so far.
        self.plies = np.zeros(self.size, np.int32)
        #: How often each game began anew.
        self.episodes = np.zeros(self.size, np.int64)
        #: The games that ended with the last step and began anew at once, for `observe_ends`.
        self.ended = np.zeros(0, np.int64)
        self._seeds = [""] * self.size
        self._states = self.game.blank(self.size)
        self._blank, self._begins_compiled = self.game.blank(), False
        if declared.fresh is not None:
            self._begins_compiled = declared.fresh(self._blank[0], self.game.options)
        self._ends = self.game.blank(self.size if autoreset == "same-step" else 0)
        self._slots = np.zeros(self.size, kernels.SLOT)
        # Where nothing can repeat, no trail is kept.
        repeats = bool(contract.repetition_at(start.states, 0))
        self._trails = np.zeros((self.size, self.max_plies + 1 if repeats else 1), history.TRAIL)
        # Pages that no legal action is written to take no memory.
        self._ids = np.empty((self.size, declared.max_legal), np.int64)
        # The numbers of the legal actions, as narrow as can be: reading them is what takes time.
        self._codes_end = self.game.learning.actions.size
        self._codes = np.empty((self.size, declared.max_legal), np.min_scalar_type(self._codes_end))
        self._scratch = [
            (self.game.blank(2), np.zeros(declared.seats), chance.generator(0)) for _ in range(self.threads)
        ]
        self._all = np.arange(self.size)
        self._pool: ThreadPoolExecutor | None = None
        self.reset(seed=secrets.token_hex(8) if seed is None else seed)

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"<Batch of {self.size} × {self.game!r}>"

    # ── beginning ──

    def reset(self, *, seed: int | str | Sequence[int | str] | None = None, games: Games = None) -> None:
        """Begin games anew, all or some. Each goes on to its next episode, or to the first one of a new seed.

        Game i gets the seed "SEED.i" of one seed; or one of a list, which has one for each of the games.
        """
        chosen = self._chosen(games)
        if isinstance(seed, (int, str)):
            self._set_seeds(chosen, [f"{seed}.{i}" for i in chosen.tolist()])
        elif seed is not None:
            if len(seed) != len(chosen):
                raise HexapodaError("batch-seeds", found=len(seed), size=len(chosen))
            self._set_seeds(chosen, [str(each) for each in seed])
        else:
            self.episodes[chosen] += 1
        self._begin(chosen)
        self._advance()

    def _set_seeds(self, games: np.ndarray, seeds: list[str]) -> None:
        for i, seed in zip(games.tolist(), seeds, strict=True):
            self._seeds[i] = seed
        self.episodes[games] = 0

    def seed_of(self, game: int) -> str:
        """The seed of a game's present episode, for `Game.start`."""
        episode = int(self.episodes[game])
        return f"{self._seeds[game]}+{episode}" if episode else self._seeds[game]

    def _begin(self, games: np.ndarray) -> None:
        """Let games begin with the next `_advance`."""
        seeds = [self.seed_of(i) for i in games.tolist()]
        keys = np.frombuffer(b"".join(map(chance.key_of, seeds)), "<u8").reshape(-1, 2)
        self._slots["key"][games] = keys
        self._slots["taste"][games] = keys[:, 0] ^ (keys[:, 1] >> np.uint64(1))
        self._slots["task"][games] = kernels.BEGIN
        self.plies[games] = 0
        if not self._begins_compiled:
            for i, seed in zip(games.tolist(), seeds, strict=True):
                self._states[i] = self._blank[0]
                state: Any = self._states[i]
                chance.seed_key(state.rng, seed)
                self.game.declaration.setup(state, self.game.options)
            self._slots["task"][games] = kernels.TAKE_UP

    # ── playing ──

    def step(self, actions: Any, games: Games = None) -> None:
        """Play an action in each game, or in some. Nothing is played if any of them is illegal.

        Then `actors`, `rewards`, `terminated`, `truncated`, `plies` are those of the new positions.
        """
        chosen = self._chosen(games)
        codes = _codes(actions, len(chosen))
        over = np.zeros(0, np.int64)
        if self.autoreset != "disabled":  # in the same-step mode, only after a roll-out to the end
            is_over = self.actors[chosen] < 0
            if is_over.any():
                over, chosen, codes = chosen[is_over], chosen[~is_over], codes[~is_over]
        self._check(chosen, codes)
        if len(over):
            self.episodes[over] += 1
            self._begin(over)
        self._advance()
        if self.autoreset == "same-step":
            self._begin_again(chosen[self.actors[chosen] < 0])

    def _check(self, games: np.ndarray, codes: np.ndarray) -> None:
        def work(first: int, last: int, part: int) -> int:
            return int(kernels.check(self._slots, self._codes, self.actors, games, codes, first, last))

        if sum(self._share(work, len(games))):
            self._slots["task"] = kernels.IDLE
            wrong = int(np.flatnonzero(self._slots["fault"][games])[0])
            game = int(games[wrong])
            if self._slots["fault"][game] == kernels.OVER:
                raise HexapodaError("batch-over", game=str(game))
            action, seat = str(codes[wrong]), str(self.actors[game])
            raise HexapodaError("batch-illegal", game=str(game), action=action, seat=seat)

    def _begin_again(self, games: np.ndarray) -> None:
        """Keep the ends of games, and begin them anew; how they ended stays."""
        self.ended = games
        if len(games):
            _rows(self._ends)[games] = _rows(self._states)[games]
            self.episodes[games] += 1
            self._begin(games)
            self._advance(clear=False)

    def _advance(self, *, clear: bool = True) -> None:
        """Do what the slots say."""

        def work(first: int, last: int, part: int) -> None:
            kernels.advance(
                *(self._states, self._blank, self._slots, self._trails, self._ids, self._codes),
                *(self.actors, self.plies),
                *(self.max_plies, self.rewards, self.terminated, self.truncated, clear, first, last),
            )

        self._share(work, self.size)

    def play(self, plies: int | None = None, policy: Policy | Bot = "random") -> Played:
        """Roll out: play so many decisions in each game by a policy, or until all games are over.

        Games that end begin anew at once, unless `autoreset` is "disabled" or no number of decisions is given.
        """
        goes_on = plies is not None and self.autoreset != "disabled"
        left = np.full(self.size, self.max_plies if plies is None else _whole("batch-plies", plies, 0, 1 << 30))
        finished, returns = np.zeros(self.size, np.int64), np.zeros((self.size, self.seats))
        while True:
            over = self.actors < 0
            if goes_on and (again := np.flatnonzero(over & (left > 0))).size:
                self.reset(games=again)
                over = self.actors < 0
            playing = np.flatnonzero(~over & (left > 0))
            if not len(playing):
                return Played(finished, returns)
            if policy == "random":
                self._slots["action"][playing] = kernels.NONE
                self._slots["left"][playing] = left[playing]
                self._slots["task"][playing] = kernels.PLAY
            else:
                self._check(playing, self.choose(policy, playing))
            before = self.plies.copy()
            self._advance()
            left -= self.plies - before
            ended = playing[self.actors[playing] < 0]
            finished[ended] += 1
            returns[ended] += self.rewards[ended]
            if goes_on and self.autoreset == "same-step":
                self._begin_again(ended)

    def choose(
        self, policy: Policy | Bot = "random", games: Games = None, *, weights: Given | None = None
    ) -> np.ndarray:
        """The actions of a policy in each game, or in some; -1 where the game is over.

        "random" plays anything, "greedy" what the game's evaluation likes best after it, with other numbers if there
        are `weights` (or a file of them); both are compiled. Another bot is asked game by game.
        """
        chosen = self._chosen(games)
        codes = np.full(self.size, kernels.NONE, np.int64)
        if policy == "random":
            self._share(
                lambda first, last, part: kernels.choose_random(
                    self._slots, self._codes, self.actors, self.plies, codes, first, last
                ),
                self.size,
            )
        elif policy == "greedy":
            wanted, judgement = np.zeros(self.size, bool), evaluation(self.game.declaration, weights)
            wanted[chosen] = True
            self._share(
                lambda first, last, part: kernels.choose_greedy(
                    *(self._states, self._slots, self._ids, self._codes, self.actors, self.plies, wanted, judgement),
                    *(*self._scratch[part], codes, first, last),
                ),
                self.size,
            )
        elif isinstance(policy, Bot):
            for i in chosen[self.actors[chosen] >= 0].tolist():
                action = np.array([policy.choose(self.position(i)).id], np.int64)
                contract.encode_at(self._states, i, action, codes[i : i + 1])
        else:
            raise HexapodaError("batch-policy", policy=str(policy)[:60], policies=", ".join(POLICIES))
        return codes if games is None else codes[chosen]

    # ── what may be played, and what is seen ──

    def legal(self) -> tuple[np.ndarray, np.ndarray]:
        """The legal actions of all games in one array, and where those of each game begin: game i has
        `actions[offsets[i]:offsets[i + 1]]`."""
        offsets = np.zeros(self.size + 1, np.int64)
        np.cumsum(self._slots["count"], out=offsets[1:])
        codes = np.empty(offsets[-1], np.int64)
        self._share(
            lambda first, last, part: kernels.write_legal(self._slots, self._codes, offsets, codes, first, last),
            self.size,
        )
        return codes, offsets

    def mask(self, seat: Any = None, *, out: np.ndarray | None = None) -> np.ndarray:
        """Whether each action is legal: for the deciding seat, or for one seat (or one for each game)."""
        seats, masks = self._seen_by(seat), self._output(out, (self.size, self._codes_end), np.dtype(bool))
        self._share(
            lambda first, last, part: kernels.write_masks(
                self._slots, self._codes, self.actors, seats, masks, first, last
            ),
            self.size,
        )
        return masks

    def observe(self, seat: Any = None, *, out: np.ndarray | None = None) -> np.ndarray:
        """Features (see `game.learning.features`) of what a seat (or one for each game) knows; by default the one that
        is asked, and only zeros where the game is over."""
        return self._observe(self._states, self.actors, self._seen_by(seat), out)

    def observe_ends(self, seat: int) -> np.ndarray:
        """What a seat saw last in the games that ended with the last step and began anew at once (`ended`)."""
        seats = np.full(len(self.ended), self._seat(seat), np.int64)
        return self._observe(_records(_rows(self._ends)[self.ended], self._states.dtype), self.actors, seats, None)

    def _observe(self, states: np.ndarray, actors: np.ndarray, seats: np.ndarray, out: np.ndarray | None) -> np.ndarray:
        features = self._output(out, (len(states), self.game.learning.features.size), np.dtype(np.float32))
        self._share(
            lambda first, last, part: kernels.write_observations(states, actors, seats, features, first, last),
            len(states),
        )
        return features

    def position(self, game: int) -> Position:
        """A game as a Position: its view, its moves as text, its board. It does not know how it came about."""
        i = int(self._chosen([game])[0])
        return Position(self.game, _records(_rows(self._states)[i : i + 1].copy(), self._states.dtype))

    # ── games in and out ──

    def put(self, position: Position, games: Games = None) -> None:
        """Let games, all or some, go on from a position."""
        if position.game != self.game:
            raise HexapodaError("batch-other-game", game=repr(position.game), expected=repr(self.game))
        chosen, trail = self._chosen(games), position.trail
        trail = trail[int(history.since_irreversible(trail, len(trail) - 1)) :][: self._trails.shape[1]]
        self._states[chosen] = position.state
        self._trails[chosen, : len(trail)] = trail
        self.plies[chosen] = len(trail) - 1
        self._take_up(chosen)

    def snapshot(self, games: Games = None) -> Snapshot:
        """Games as they are, all or some, for `restore`."""
        chosen = self._chosen(games)
        return Snapshot(
            self.game,
            _records(_rows(self._states)[chosen], self._states.dtype),
            self._trails[chosen],
            self.plies[chosen],
            self._slots["taste"][chosen],
            tuple(self._seeds[i] for i in chosen.tolist()),
            self.episodes[chosen],
        )

    def restore(self, snapshot: Snapshot, games: Games = None) -> None:
        """Put the games of a snapshot back, into all games or some of this or another batch. One may go into many."""
        chosen = self._chosen(games)
        if snapshot.game != self.game:
            raise HexapodaError("batch-other-game", game=repr(snapshot.game), expected=repr(self.game))
        if len(snapshot) not in (1, len(chosen)) or snapshot.trails.shape[1] != self._trails.shape[1]:
            raise HexapodaError("batch-snapshot", found=len(snapshot), size=len(chosen))
        _rows(self._states)[chosen] = _rows(snapshot.states.view(self._states.dtype))
        self._trails[chosen] = snapshot.trails
        self.plies[chosen] = snapshot.plies
        self._slots["taste"][chosen] = snapshot.tastes
        self.episodes[chosen] = snapshot.episodes
        for k, i in enumerate(chosen.tolist()):
            self._seeds[i] = snapshot.seeds[k % len(snapshot)]
        self._take_up(chosen)

    def _take_up(self, games: np.ndarray) -> None:
        self._slots["task"][games] = kernels.TAKE_UP
        self._advance()

    # ── arguments, threads ──

    def _chosen(self, games: Games) -> np.ndarray:
        """Numbers of games, all of them for None."""
        if games is None:
            return self._all
        chosen = np.asarray(games)
        if chosen.dtype == bool and chosen.shape == (self.size,):
            return np.flatnonzero(chosen)
        if chosen.size == 0:
            return np.zeros(0, np.int64)
        fits = chosen.ndim == 1 and chosen.dtype.kind in "iu" and chosen.min() >= 0 and chosen.max() < self.size
        if not fits or len(np.unique(chosen)) < len(chosen):
            raise HexapodaError("batch-games", last=self.size - 1)
        return chosen.astype(np.int64)

    def _seat(self, seat: Any) -> int:
        if isinstance(seat, (bool, np.bool_)) or not hasattr(seat, "__index__") or not 0 <= seat < self.seats:
            raise HexapodaError("bad-seat", seat=str(seat)[:60], last=self.seats - 1)
        return int(seat)

    def _seen_by(self, seat: Any) -> np.ndarray:
        """The seat for each game, -1 for the one that is asked."""
        if seat is None:
            return np.full(self.size, -1, np.int64)
        if np.ndim(seat) == 0:
            return np.full(self.size, self._seat(seat), np.int64)
        seats = np.asarray(seat)
        if seats.shape != (self.size,) or seats.dtype.kind not in "iu":
            raise HexapodaError("batch-array", what="seat", shape=str((self.size,)), dtype="int64")
        for wrong in seats[(seats < 0) | (seats >= self.seats)][:1]:
            self._seat(wrong)
        return seats.astype(np.int64)

    def _output(self, out: np.ndarray | None, shape: tuple[int, ...], dtype: np.dtype) -> np.ndarray:
        if out is None:
            return np.empty(shape, dtype)
        fits = isinstance(out, np.ndarray) and out.shape == shape and out.dtype == dtype
        if not fits or not out.flags.c_contiguous or not out.flags.writeable:
            raise HexapodaError("batch-array", what="out", shape=str(shape), dtype=str(dtype))
        return out

    def _share(self, work: Callable[[int, int, int], Any], total: int) -> list[Any]:
        """Let threads work on parts of a range: work(first, last, number of the part)."""
        parts = min(self.threads, max(total // _LEAST_SHARE, 1))
        if parts == 1:
            return [work(0, total, 0)]
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.threads - 1, "batch")
        cuts = [total * part // parts for part in range(parts + 1)]
        others = [self._pool.submit(work, cuts[part], cuts[part + 1], part) for part in range(1, parts)]
        return [work(0, cuts[1], 0), *(each.result() for each in others)]


def _rows(states: np.ndarray) -> np.ndarray:
    """States as rows of bytes, which NumPy copies ten times as fast as records."""
    return states.view(np.uint8).reshape(len(states), -1)


def _records(rows: np.ndarray, state: np.dtype) -> np.ndarray:
    """Rows of bytes as states."""
    return rows.reshape(-1).view(state)


def _codes(actions: Any, size: int) -> np.ndarray:
    codes = np.asarray(actions)
    if size == 0 and codes.shape == (0,):
        return np.zeros(0, np.int64)
    if codes.shape != (size,) or codes.dtype.kind not in "iu":
        raise HexapodaError("batch-actions", size=size, shape=str(codes.shape), dtype=str(codes.dtype))
    return np.ascontiguousarray(codes, np.int64)


def _whole(code: str, value: Any, least: int, most: int) -> int:
    if isinstance(value, (bool, np.bool_)) or not hasattr(value, "__index__") or not least <= value <= most:
        raise HexapodaError(code, value=str(value)[:60], least=least, most=most)
    return int(value)


def _processors() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


#: The games whose loops are known to be compiled, or are being compiled, in this process.
_compiled: set[str] = set()


def _compile(game: Game) -> None:
    """Compile the loops for a game, with a progress bar, unless this machine has them compiled already."""
    if game.name in _compiled:
        return
    game.start(seed=0)  # the rules come first
    _compiled.add(game.name)
    batches: list[Batch] = []
    steps: list[jit.Step] = [
        ("loops", lambda: batches.append(Batch(game, 2, seed=0, max_plies=8, autoreset="same-step", threads=1))),
        ("choices", lambda: (batches[0].choose("random"), batches[0].choose("greedy"))),
        ("actions", lambda: batches[0].step(batches[0].choose("random"))),
        ("masks", lambda: (batches[0].mask(), batches[0].legal())),
        ("observations", lambda: batches[0].observe()),
    ]
    jit.warm_up(contract.package_of(game.declaration.state), "batches", steps)

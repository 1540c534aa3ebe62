"""Toy games that break one law each: the kit must notice. Run without JIT, where a kernel can be replaced by another.

    NUMBA_DISABLE_JIT=1 python -m tests.broken_toys

prints a line for each broken toy: its name, and "caught" or what went wrong.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import numpy as np

from hexapoda.kernel import chance, contract
from hexapoda.kernel.declaration import Phrase, Read, Refusal, Said
from hexapoda.play.game import Game
from hexapoda.testing import LAWS, Case, Law
from tests import toy
from tests.toy import moves, rules, setup, view
from tests.toy.state import GUARD, PAY, PAY_WITH, ROB, YIELD


@dataclass(frozen=True)
class Broken:
    """A toy that breaks a law: by other parts of its declaration, or by other kernels."""

    name: str
    law: str
    declared: dict[str, Any] = field(default_factory=dict)
    kernels: dict[str, Callable[..., Any]] = field(default_factory=dict)
    #: How many games the kit needs to notice it.
    games: int = 4


def _twice(s: Any, out: Any) -> int:
    n = rules.legal(s, out)
    if n > 1:
        out[1] = out[0]
    return n


def _unsteady(s: Any, out: Any) -> int:
    n = rules.legal(s, out)
    random.shuffle(out[:n])
    return n


def _only_generator(s: Any, seat: int, rng: Any) -> None:
    chance.redraw_key(s.rng, rng)


def _same_generator(s: Any, seat: int, rng: Any) -> None:
    kept = s.rng.copy()
    rules.conceal(s, seat, rng)
    s.rng = kept


def _without_hands(s: Any) -> Any:
    return rules.folded_public(s)


def _with_generator(s: Any) -> Any:
    return rules.key(s) ^ s.rng.key[0]


def _knows_hands(s: Any, seat: int) -> Any:
    return view.view_key(s, seat) ^ rules.folded(np.uint64(1), s.hand[0])


def _forgets_burrow(s: Any, seat: int) -> Any:
    other = s.copy()
    other.burrow[:] = 0
    return view.view_key(other, seat)


def _asks_only_with_guard(s: Any, a: int) -> None:
    rules.apply(s, a)
    if a >= PAY_WITH and rules.decision(s) == 2 and not s.hand[s.target, GUARD]:
        rules.apply(s, YIELD)


def _dense_places(s: Any, out: Any) -> None:
    rules.places(s, out)
    ranks = sorted({int(place) for place in out})
    out[:] = [1 + ranks.index(int(place)) + 1 for place in out]


def _overconfident(s: Any, w: Any, out: Any) -> None:
    out[: int(s.players)] = 2.0


def _sees_all(s: Any, seat: int, out: Any) -> None:
    view.observe(s, seat, out)
    out[0] = s.hand[(seat + 1) % int(s.players), GUARD] / 4


def _unscaled(s: Any, seat: int, out: Any) -> None:
    view.observe(s, seat, out)
    out[view.STACK] *= 20


def _leaking_board(s: Any, seat: int | None) -> dict[str, Any]:
    return {**view.board(s, seat), "guards": [int(s.hand[each, GUARD]) for each in range(int(s.players))]}


def _leaking_refusal(s: Any, said: Said) -> Read | Refusal:
    found = moves.parse(s, said)
    other = (int(s.turn) + 1) % int(s.players)
    if isinstance(found, Refusal) and s.hand[other, GUARD]:
        return replace(found, params={**found.params, "hint": "guarded"})
    return found


def _forgets_the_rest(s: Any, said: Said) -> Read | Refusal:
    """Reads "rob 1 pay seed" as "rob 1"."""
    found = moves.parse(s, said)
    return Read(found.action) if isinstance(found, Read) else found


def _garbles_the_rest(s: Any, said: Said) -> Read | Refusal:
    """Leaves a rest that no position reads."""
    found = moves.parse(s, said)
    return Read(found.action, "the rest") if isinstance(found, Read) and found.rest else found


def _draws_while_robbing(s: Any, a: int) -> None:
    rules.apply(s, a)
    if ROB <= a < PAY_WITH and rules.decision(s) == PAY:
        chance.draw(s.rng, 6)


def _shows_guards_to_robbers(s: Any, seat: int | None) -> dict[str, Any]:
    """Who robs sees what the robbed one holds before paying."""
    guards = int(s.hand[s.target, GUARD]) if int(s.asked) == PAY else None
    return {**view.board(s, seat), "guards": guards}


def _phrase_of_all(s: Any, action: int, seat: int | None) -> Phrase:
    return Phrase("move-text", {"text": moves.text(s, action)})


def _brought_to_all(before: Any, action: int | None, after: Any, seat: int | None) -> Phrase | None:
    found = moves.chance(before, action, after, -1)
    return Phrase("move-text", {"text": found}) if found else None


def _without_burrows(s: Any) -> str:
    other = s.copy()
    other.burrow[:] = 0
    return setup.write(other)


def _restored_without_hand(s: Any, seen: dict[str, Any], seat: int | None) -> Refusal | None:
    refusal = view.restore(s, seen, seat)
    if seat is not None:
        s.hand[seat] = np.roll(s.hand[seat], 1)
    return refusal


def _chance_without_die(before: Any, action: int | None, after: Any, seat: int | None) -> str:
    return moves.chance(before, action, after, seat).replace("die 1; ", "").replace("die 1", "")


def _told_seeds(before: Any, action: int | None, text: str) -> Any:
    found = moves.told(before, action, text)
    return found if isinstance(found, Refusal) else [0 for _ in found]


def _unseeded_start(s: Any, options: Any) -> None:
    chance.seed_key(s.rng, None)
    setup.start(s, options)


_SENTENCES = "sentences tell no more than the notation"
SOUND = Game(toy.GAME, {"players": 3})
BROKEN = (
    Broken("legal names an id twice", "legal ids are unique and in range", kernels={"legal": _twice}),
    Broken("legal is in no fixed order", "legal ids are unique and in range", kernels={"legal": _unsteady}),
    Broken("conceal keeps what is hidden", "conceal knows only the view", kernels={"conceal": _only_generator}),
    Broken("conceal keeps the generator", "conceal keeps the view", kernels={"conceal": _same_generator}),
    Broken("key leaves hands out", "keys tell positions apart", kernels={"key": _without_hands}),
    Broken("key takes the generator in", "keys leave chance out", kernels={"key": _with_generator}),
    Broken("view_key knows a hand", "view keys tell views apart", kernels={"view_key": _knows_hands}),
    Broken("view_key forgets a burrow", "view keys tell views apart", kernels={"view_key": _forgets_burrow}),
    Broken("secret is always the same", "secrets fix the choices", kernels={"secret": lambda s: 0}),
    Broken("only guards are asked", "what is asked next is public", kernels={"apply": _asks_only_with_guard}, games=16),
    Broken("places begin at 2", "outcomes are consistent", kernels={"places": _dense_places}),
    Broken("evaluate goes beyond 1", "values are within bounds", kernels={"evaluate": _overconfident}),
    Broken("observe sees hands", "nothing tells more than the view", kernels={"observe": _sees_all}),
    Broken("features beyond their bounds", "features keep to their layout", kernels={"observe": _unscaled}),
    Broken("two actions with one number", "actions have numbers of their own", kernels={"encode": lambda s, a: a % 4}),
    Broken("numbers are not decoded", "actions have numbers of their own", kernels={"decode": lambda s, code: -1}),
    Broken("epochs go down", "epochs only grow", kernels={"epoch": lambda s: -int(rules.total(s.discards))}),
    Broken("texts leave cards out", "texts name moves", {"text": lambda s, a: moves.text(s, a).split()[0]}),
    Broken("a rest is not read on", "several decisions in one text", {"parse": _forgets_the_rest}),
    Broken("a rest is garbled", "several decisions in one text", {"parse": _garbles_the_rest}),
    Broken("goes on after chance", "what goes on is undisturbed", kernels={"apply": _draws_while_robbing}),
    Broken("goes on unforeseen", "what goes on is undisturbed", {"may_go_on": lambda s, a: False}),
    Broken("goes on with a secret", "what goes on shows no secret", {"board": _shows_guards_to_robbers}),
    Broken("haste shows hands", "what is played at once is public", {"at_once": frozenset({"turn"})}),
    Broken("parts leave places out", "parts lead to one move", {"parts": lambda s, a: moves.parts(s, a)[:1]}),
    Broken("ids travel", "parts lead to one move", {"parts": lambda s, a: (a,)}),
    Broken("the board shows guards", "conceal keeps the view", {"board": _leaking_board}),
    Broken("refusals hint at guards", "nothing tells more than the view", {"parse": _leaking_refusal}),
    Broken("phrases show what is buried", _SENTENCES, {"phrase": _phrase_of_all}),
    Broken("phrases show cards that others drew", _SENTENCES, {"brought": _brought_to_all}),
    Broken("position texts without burrows", "position texts are read back", {"write": _without_burrows}),
    Broken("restore garbles the hand", "imagined positions agree with the view", {"restore": _restored_without_hand}),
    Broken("chance leaves dice out", "records need no generator", {"chance": _chance_without_die}),
    Broken("told means seeds", "chance is told as it was seen", {"read_chance": _told_seeds}),
    Broken("the start ignores the seed", "seeds reproduce", {"setup": _unseeded_start}),
)


@cache
def _case(game: Game, games: int) -> Case:
    return Case(game, games=games, moments_a_game=10, collision_positions=100)


@cache
def _keeps(law: Law, games: int) -> None:
    """The sound toy keeps the law."""
    law.run(_case(SOUND, games))


def verdict(broken: Broken) -> str:
    """ "caught", or what went wrong."""
    law = next(law for law in LAWS if law.name == broken.law)
    _keeps(law, broken.games)
    gathered = vars(contract.module_of(toy.STATE))
    sound = dict(gathered)
    gathered |= broken.kernels
    try:
        law.run(Case(Game(replace(toy.GAME, **broken.declared), SOUND.options), broken.games, collision_positions=100))
    except AssertionError:
        return "caught"
    finally:
        gathered.clear()
        gathered |= sound
    return "not caught"


if __name__ == "__main__":
    for each in BROKEN:
        print(f"{each.name}: {verdict(each)}", flush=True)

"""Chance as text (M4.6): at the start shuffled exits, prey and objectives; each year the dice.

exits 8,11 2,11; prey 1,7 spider 4,7 ladybug …; objectives food3 prey2 stone3 level2 mix6 prey4; dice 5 3 1
"""

import math
from collections.abc import Sequence
from typing import Any

from hexapoda.games.chance_text import Events, Untold
from hexapoda.games.myrmes.notation.names import OBJECTIVE_NAMES, hex_name, hex_named
from hexapoda.games.myrmes.rules.events import FACES
from hexapoda.games.myrmes.rules.tables import BOX, FIRST_OF_LEVEL, PREY_SPOTS, STARTS
from hexapoda.games.myrmes.rules.winter import ends_year
from hexapoda.games.myrmes.state import NO_HEX, PREY
from hexapoda.games.refusals import reading
from hexapoda.i18n import excerpt


def _start_exits(s: Any) -> list[int]:
    players = int(s.players)
    return STARTS[players, :players].tolist()


def _prey_spots(s: Any) -> list[int]:
    return [spot for spot in PREY_SPOTS[int(s.players)].tolist() if spot != NO_HEX]


# ── what happened ──


def chance(before: Any, action: int | None, after: Any, seat: int | None) -> str:
    """What chance brought with an action, or with the setup; nothing is hidden."""
    if action is None:
        return "; ".join([*_exits(after), _prey(after), _objectives(after), _dice(after)])
    return _dice(after) if ends_year(before, action) else ""


def _exits(s: Any) -> list[str]:
    if not s.shuffled:
        return []
    return [" ".join(["exits", *(hex_name(s.exits[seat, 0]) for seat in range(int(s.players)))])]


def _prey(s: Any) -> str:
    return " ".join(["prey", *(f"{hex_name(spot)} {PREY[int(s.content[spot]) - 1]}" for spot in _prey_spots(s))])


def _objectives(s: Any) -> str:
    return " ".join(["objectives", *(OBJECTIVE_NAMES[int(each)] for each in s.objectives)])


def _dice(s: Any) -> str:
    return " ".join(["dice", *(str(int(die)) for die in s.dice)])


# ── what a text tells ──


@reading
def told(before: Any, action: int | None, text: str) -> Sequence[int]:
    """The draws that a chance text means, or what is wrong with it."""
    events = Events(text)
    found: list[int] = []
    if action is None:
        found += _told_exits(before, events)
        found += _told_prey(before, events)
        found += _told_objectives(events)
    if action is None or ends_year(before, action):
        found.append(_told_dice(events))
    events.finish()
    return found


def _told_exits(s: Any, events: Events) -> list[int]:
    """M3.9: the order of the start exits, as the number of a permutation."""
    if not s.shuffled:
        return []
    left = _start_exits(s)
    names = " ".join(map(hex_name, left))
    words = events.take("exits", f"exits {names}", "M3.9")
    spots = [hex_named(word) for word in words]
    if sorted(spot for spot in spots if spot is not None) != sorted(left) or len(spots) != len(left):
        raise Untold("M3.9", "myrmes-chance-exits", text=excerpt(" ".join(words)), exits=names)
    order = 0
    for spot in spots:
        order += left.index(spot) * math.factorial(len(left) - 1)  # type: ignore[arg-type]
        left.remove(spot)  # type: ignore[arg-type]
    return [order]


def _told_prey(s: Any, events: Events) -> list[int]:
    """M3.4: the tokens spot by spot."""
    spots = _prey_spots(s)
    words = events.take("prey", f"prey {hex_name(spots[0])} {PREY[0]} …", "M3.4")
    pairs = list(zip(words[::2], words[1::2], strict=False))
    if len(words) != 2 * len(spots):
        raise Untold("M3.4", "myrmes-chance-prey-count", found=len(words) // 2, wanted=len(spots))
    left, draws = {prey.name: prey.count for prey in BOX.prey}, []
    for spot, (name, token) in zip(spots, pairs, strict=True):
        if hex_named(name) != spot:
            raise Untold("M3.4", "myrmes-chance-prey-spot", text=excerpt(name), expected=hex_name(spot))
        if not left.get(token.lower()):
            there = ", ".join(prey for prey, count in left.items() if count)
            raise Untold("M2.10", "myrmes-chance-prey-kind", text=excerpt(token), left=there)
        if sum(left.values()) > 1:
            draws.append(sum(list(left.values())[: PREY.index(token.lower())]))
        left[token.lower()] -= 1
    return draws


def _told_objectives(events: Events) -> list[int]:
    """M3.5: two of each level, as the number of a pair."""
    words = events.take("objectives", "objectives food3 prey2 food5 stone3 mix6 prey4", "M3.5")
    numbers = [OBJECTIVE_NAMES.index(word.lower()) if word.lower() in OBJECTIVE_NAMES else -1 for word in words]
    draws = []
    for level in range(3):
        first, end = int(FIRST_OF_LEVEL[level]), int(FIRST_OF_LEVEL[level + 1])
        pair = sorted(number - first for number in numbers[2 * level : 2 * level + 2])
        count = end - first
        if len(numbers) != 6 or len(pair) != 2 or not 0 <= pair[0] < pair[1] < count:
            names = ", ".join(OBJECTIVE_NAMES[first:end])
            raise Untold(
                "M3.5", "myrmes-chance-objectives", text=excerpt(" ".join(words)), level=level + 1, names=names
            )
        one, other = pair
        draws.append(sum(count - 1 - each for each in range(one)) + other - one - 1)
    return draws


def _told_dice(events: Events) -> int:
    """M5.1."""
    words = events.take("dice", "dice 5 3 1", "M5.1")
    if len(words) != 3 or any(word not in map(str, range(1, FACES + 1)) for word in words):
        raise Untold("M5.1", "myrmes-chance-dice", text=excerpt(" ".join(words)))
    green, yellow, red = (int(word) - 1 for word in words)
    return (green * FACES + yellow) * FACES + red

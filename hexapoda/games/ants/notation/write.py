"""Ants' notation: a decision as text and as parts.

keep · exchange fury · end · build · hire W AB1 · hire W AB1 push S · step S AX2-AX3 · tunnel AB5
emergency fury honeydew · card ambush S AB2 W AB4 · card forced_march W AB2-AB3 · card column AB2-AB3
card reinforcements W AB1 push · card honeydew · card winter_stores · card sentries · card obstacle AB3
card cave_in AB5 · contact AB5 AB6 · sentries W · decline · fury W · fury W+1 · pass · march AB4 · stop · push W AB2
"""

from collections.abc import Callable, Sequence
from typing import Any

from hexapoda.games.ants import state
from hexapoda.games.ants.notation.names import fighter_name, kind_name
from hexapoda.games.ants.plain import Fixed, Plain, end_of, kinds_on, look, number, plain, side_in_battle
from hexapoda.games.ants.rules.hires import foremost_cell
from hexapoda.games.choices import legal_ids

#: Actions that are one word.
WORDS = {
    state.DO_KEEP: "keep",
    state.DO_END: "end",
    state.DO_BUILD: "build",
    state.DO_DECLINE: "decline",
    state.DO_PASS: "pass",
    state.DO_STOP: "stop",
}
#: The button that plays a card after the player has read it.
PLAY = "play"
#: Cards without targets.
BARE_CARDS = {state.DO_HONEYDEW: "honeydew", state.DO_WINTER_STORES: "winter_stores", state.DO_SENTRIES: "sentries"}


class Told:
    """What an action does ("step", "card" …), by which card ("" for none), and the things that it is about.

    Things are in the order of clicking: for an ant on the board, the cell comes before the kind.
    """

    __slots__ = ("card", "does", "things")

    def __init__(self, does: str, things: tuple[str, ...] = (), card: str = "") -> None:
        self.does, self.things, self.card = does, things, card


class Teller:
    """Describes the actions of one position."""

    def __init__(self, s: Any) -> None:
        self.state = s
        self.p, self.f = look(s)

    def told(self, action: int) -> Told:
        """The description of a legal action."""
        word = WORDS.get(action)
        if word is not None:
            return Told(word)
        for start, tell in _TELLERS:
            if action >= start:
                return tell(self, action - start)
        raise AssertionError(action)

    def exchange(self, card: int) -> Told:
        return Told("exchange", (state.CARDS[card],))

    def hire(self, code: int, card: str = "") -> Told:
        """A hire: the kind, the cell, and "stay" or the kind that is pushed."""
        push = code % 3
        cell = self.f.gates[self.f.hills[self.p.active]][code // 6]
        pushed = f"push {kind_name(push - 1)}" if push else "stay"
        return Told("hire", (kind_name(code // 3 % 2), self.f.cells[cell], pushed), card)

    def step(self, code: int, card: str = "") -> Told:
        cell, names = code // (2 * state.WAYS), self.f.cells
        target = end_of(self.p, self.f, cell, code % state.WAYS)
        return Told("step", (names[cell], kind_name(code // state.WAYS % 2), names[target]), card)

    def tunnel(self, cell: int) -> Told:
        return Told("tunnel", (self.f.cells[cell],))

    def emergency(self, code: int) -> Told:
        return Told("emergency", (state.CARDS[code // state.CARD_KINDS], state.CARDS[code % state.CARD_KINDS]))

    def ambush(self, code: int) -> Told:
        cell, names = code // (4 * state.MOST_FAR), self.f.cells
        target = self.f.far[cell][code // 2 % state.MOST_FAR]
        things = (names[cell], kind_name(code // (2 * state.MOST_FAR) % 2), names[target], kind_name(code % 2))
        return Told("ambush", things, "ambush")

    def forced_march(self, code: int) -> Told:
        return self.step(code, "forced_march")

    def column(self, code: int) -> Told:
        cell, names = code // state.WAYS, self.f.cells
        return Told("column", (names[cell], names[end_of(self.p, self.f, cell, code % state.WAYS)]), "column")

    def reinforcements(self, code: int) -> Told:
        return self.hire(code, "reinforcements")

    def bare_card(self, number: int) -> Told:
        return Told("card", (), BARE_CARDS[state.DO_HONEYDEW + number])

    def obstacle(self, cell: int) -> Told:
        return Told("card-on", (self.f.cells[cell],), "obstacle")

    def cave_in(self, cell: int) -> Told:
        return Told("card-on", (self.f.cells[cell],), "cave_in")

    def contact(self, cell: int) -> Told:
        return Told("contact", (self.f.cells[cell],))

    def guard(self, ant: int) -> Told:
        return Told("sentries", (fighter_in(self.p, self.f, ant),))

    def fury(self, ant: int) -> Told:
        return Told("fury", (fighter_in(self.p, self.f, ant),))

    def march(self, cell: int) -> Told:
        return Told("march", (self.f.cells[cell],))

    def push(self, kind: int) -> Told:
        return Told("push", (self.f.cells[self.foremost(self.p.hire_gate)], kind_name(kind)))

    def foremost(self, gate: int) -> int:
        """A5.8: the cell whose ant moves on first when one is pushed out of a gate."""
        return int(foremost_cell(self.state, gate))

    # ── text and parts ──

    def text(self, told: Told) -> str:
        """A decision in the notation: kinds of ants come before their cells."""
        things, write = told.things, _WRITERS.get(told.does)
        words = told.does if told.card == "" else f"card {told.card}"
        if write is not None:
            return f"{words} {write(self, things)}"
        return " ".join((words, *things))

    def parts(self, told: Told) -> tuple[str, ...]:
        """The things to click for a decision: cards, cells and ants by name, or words.

        A card without targets, or one to exchange, needs a last click, so that players can read it first.
        """
        if told.does in ("card", "exchange"):
            return (told.card or told.things[0], PLAY)
        if told.card:
            return (told.card, *told.things)
        return told.things if told.does in _CLICKED_ALONE else (told.does, *told.things)

    def hire_text(self, things: tuple[str, ...]) -> str:
        """The pushed kind is named only if there is a choice."""
        kind, cell, pushed = things
        if pushed == "stay":
            return f"{kind} {cell}"
        is_choice = len(kinds_on(self.p, self.p.active, self.f.cells.index(cell))) > 1
        return f"{kind} {cell} {pushed if is_choice else 'push'}"


#: The first action of each range, in descending order.
_TELLERS: tuple[tuple[int, Callable[[Teller, int], Told]], ...] = (
    (state.DO_PUSH, Teller.push),
    (state.DO_MARCH, Teller.march),
    (state.DO_FURY, Teller.fury),
    (state.DO_GUARD, Teller.guard),
    (state.DO_CONTACT, Teller.contact),
    (state.DO_CAVE_IN, Teller.cave_in),
    (state.DO_OBSTACLE, Teller.obstacle),
    (state.DO_HONEYDEW, Teller.bare_card),
    (state.DO_REINFORCEMENTS, Teller.reinforcements),
    (state.DO_COLUMN, Teller.column),
    (state.DO_FORCED_MARCH, Teller.forced_march),
    (state.DO_AMBUSH, Teller.ambush),
    (state.DO_EMERGENCY, Teller.emergency),
    (state.DO_TUNNEL, Teller.tunnel),
    (state.DO_STEP, Teller.step),
    (state.DO_HIRE, Teller.hire),
    (state.DO_EXCHANGE, Teller.exchange),
)
#: Actions that are clicked without a word or a card first.
_CLICKED_ALONE = ("hire", "step", "contact", "sentries", "fury", "march", "push")
_WRITERS: dict[str, Callable[[Teller, tuple[str, ...]], str]] = {
    "hire": Teller.hire_text,
    "step": lambda _, things: f"{things[1]} {things[0]}-{things[2]}",
    "ambush": lambda _, things: f"{things[1]} {things[0]} {things[3]} {things[2]}",
    "column": lambda _, things: "-".join(things),
    "contact": lambda teller, things: f"{teller.f.cells[teller.p.arena]} {things[0]}",
    "push": lambda _, things: f"{things[1]} {things[0]}",
}


def text(s: Any, action: int) -> str:
    """A decision as text."""
    teller = Teller(s)
    return teller.text(teller.told(action))


def parts(s: Any, action: int) -> tuple[str, ...]:
    """The things to click for a decision."""
    teller = Teller(s)
    return teller.parts(teller.told(action))


def named(s: Any, actions: Sequence[int]) -> tuple[list[str], list[tuple[str, ...]]]:
    """The texts and the parts of several decisions."""
    teller = Teller(s)
    told = [teller.told(action) for action in actions]
    return [teller.text(each) for each in told], [teller.parts(each) for each in told]


def fighter_in(p: Plain, f: Fixed, ant: int) -> str:
    """The name of an ant of the decider's side in the battle."""
    side, seat, cell = side_in_battle(p, f, p.decider)
    return fighter_name(int(ant >= number(p, seat, state.WORKER, cell)), p.bonus[side][ant])


def fighter(s: Any, ant: int) -> str:
    """As `fighter_in`, of a state."""
    return fighter_in(*look(s), ant)


def kinds_at(s: Any, cell: int) -> list[int]:
    """The kinds of the active player's ants on a cell."""
    p = plain(s)
    return kinds_on(p, p.active, cell)


# ── legal actions ──


def offers(s: Any, *things: str) -> bool:
    """Whether a legal action begins with these things (see `parts`)."""
    teller = Teller(s)
    return any(teller.parts(teller.told(action))[: len(things)] == things for action in legal_ids(s))


def example(s: Any) -> str:
    """A legal decision as text; doing nothing only if there is nothing else.

    It names no card: errors are logged, and hands are hidden.
    """
    ids = [action for action in legal_ids(s) if not shows_hand(action)]
    return text(s, ids[min(1, len(ids) - 1)]) if ids else ""


def shows_hand(action: int) -> bool:
    """Whether a legal action reveals a card in the decider's hand."""
    is_card = state.DO_EXCHANGE <= action < state.DO_END or state.DO_EMERGENCY <= action < state.DO_CONTACT
    return is_card or state.DO_FURY <= action < state.DO_FURY + state.MAX_CAPACITY


#: Decisions that continue the one before: the second step of a march, and the next ant in a chain of pushes.
GOING_ON = frozenset({"march", "push"})
#: The decisions in which no hidden card can matter. A turn that can only be ended, or a battle in which a player can
#: only pass, is asked, so that nobody can tell from the haste what is in a hand (A10.10).
AT_ONCE = frozenset({"contact", "sentries", "march", "push"})


def may_go_on(s: Any, action: int) -> bool:
    """Whether another decision can continue this one."""
    if state.DO_FORCED_MARCH <= action < state.DO_COLUMN:
        return True
    if state.DO_HIRE <= action < state.DO_STEP or state.DO_REINFORCEMENTS <= action < state.DO_HONEYDEW:
        code = action - (state.DO_HIRE if action < state.DO_STEP else state.DO_REINFORCEMENTS)
        return code % 3 > 0 and int(s.push_rule) == state.PUSH_CHAIN and _makes_room(s, code // 6)
    if action < state.DO_CONTACT or state.DO_MARCH <= action < state.DO_PUSH:
        return False
    p = plain(s)  # a battle between two steps, or between two pushes
    return p.decider == p.active and min(p.push_kind, p.march_kind) != state.NO_KIND


def _makes_room(s: Any, gate: int) -> bool:
    """A5.8: whether other ants have to move on first, because the cell in front of a gate is full."""
    p, f = look(s)
    return int(foremost_cell(s, gate)) != f.gates[f.hills[p.active]][gate]

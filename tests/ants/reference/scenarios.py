"""What arriving at an anthill does, building, and who wins: A9, A12."""

from tests.ants.reference.table import Ant, Flow, Option, Table

BUILD: Option = ("build",)


def reach(g: Table, ants: list[Ant], cell: str) -> None:
    """A6.6, A12.1 to A12.4: the effect of ants that arrive next to an enemy's anthill."""
    for enemy in g.board.anthills_next_to(cell):
        if enemy not in g.enemies(g.active):
            continue  # its own, an ally's or (A6.8) nobody's
        if g.scenario == "classic":
            g.win(g.active, "anthill-reached")
        if g.pyramids:
            # A11.9: the weaker one first; of equal ones (A15) one that makes no normal step any more
            for ant in sorted(ants, key=lambda ant: (g.strength(ant.kind), not ant.tired)):
                if ant.cell == cell and g.levels[enemy]:
                    take_level(g, ant, enemy)


def take_level(g: Table, ant: Ant, enemy: str) -> None:
    """A12.3, A12.4: the top level goes with the ant; it wins if it is the third (of one opponent, for a team)."""
    g.levels[enemy] -= 1
    g.taken[ant.owner][enemy] += 1
    g.remove(ant)
    levels = g.data["components"]["anthill_levels_per_player"]
    if taken_by(g, ant.owner)[0] == levels:
        g.win(ant.owner, "levels-taken")


def taken_by(g: Table, player: str) -> tuple[int, int]:
    """A12.3, A12.4, A12.8: what counts of the levels that a player or a team has taken, then all of them.

    For a team it is the most that it has taken from one opponent.
    """
    by_victim = [sum(g.taken[mate][victim] for mate in g.teams[player]) for victim in g.players]
    return (max(by_victim) if g.scenario == "pyramids_allied" else sum(by_victim)), sum(by_victim)


# ---------------------------------------------------------------- building


def build_options(g: Table) -> set[Option]:
    """A9.1 to A9.3: the next level, if it can be paid."""
    costs = g.data["levels"]["costs"]
    built = g.levels[g.active]
    may = not g.pyramids and built < len(costs) and g.chips[g.active] >= costs[built]
    return {BUILD} if may else set()


def build(g: Table, option: Option) -> Flow:
    """A9.1, A12.1, A12.2."""
    costs = g.data["levels"]["costs"]
    g.chips[g.active] -= costs[g.levels[g.active]]
    g.levels[g.active] += 1
    if g.levels[g.active] == len(costs):
        g.win(g.active, "levels-built")
    yield from ()


# ---------------------------------------------------------------- stalemate


def merits(g: Table, player: str) -> tuple[int, ...]:
    """A12.8: what is compared, in this order, when nobody has won in time."""
    team = g.teams[player]
    chips = sum(g.chips[mate] for mate in team)
    levels = [g.levels[mate] for mate in team]
    if g.pyramids:
        return (*taken_by(g, player), sum(levels), chips)
    return (max(levels), sum(levels), chips, sum(g.strength(ant.kind) for mate in team for ant in g.ants_of(mate)))


def end_in_stalemate(g: Table) -> None:
    """A12.8: those who are equal at the top share a draw."""
    best = max(merits(g, player) for player in g.players)
    g.end([player for player in g.players if merits(g, player) == best], "rounds-over")

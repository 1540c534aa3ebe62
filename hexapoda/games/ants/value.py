"""Ants' evaluation and move ordering for search: heuristics, the same for all seats.

They weigh, in chips: levels built or taken; chips and cards in hand; income, and workers near a resource; ants; and how
close attackers are to an enemy's anthill, and whether it is guarded. A network, which has learned from games who won
them, corrects what the sum of these says.
"""

from pathlib import Path

import numpy as np

from hexapoda.games.ants import state
from hexapoda.games.ants.inputs import BLOCK, INPUTS, write_block, write_inputs
from hexapoda.games.ants.rules import board
from hexapoda.games.ants.rules.apply import cards_in, miners
from hexapoda.games.ants.rules.arrivals import taken_by, taken_from
from hexapoda.games.ants.rules.battles import OURS, THEIRS, force, kind_in, side_of
from hexapoda.kernel.bits import lowest, octets, popcount, reals
from hexapoda.kernel.declaration import Training
from hexapoda.kernel.jit import compiled, inlined
from hexapoda.kernel.network import answer, clear, network
from hexapoda.kernel.weights import tuned, weights

#: More miners than these are worth less: the game ends before they pay off. In pyramids, where chips only buy ants, a
#: few chips and miners are enough.
_MANY_MINERS, _ENOUGH_CHIPS, _FEW_MINERS = 4, 8, 2
#: An ant within so many steps guards an anthill; a soldier costs so much to hire.
_GUARDING, _SOLDIER_PRICE = 2, 2
#: The network is told of leads up to this.
_TOLD = 3.0
_SEATS = state.MAX_PLAYERS
_BLOCKS = _SEATS * BLOCK

#: In chips.
_BY_HAND = weights(
    chip=0.9,
    # A chip of income a turn, and one above _MANY_MINERS.
    income=2.8,
    further_income=1.8,
    # In pyramids: chips, income, and the weight of attackers, who matter most.
    spare_chip=0.5,
    spare_income=0.8,
    war=1.5,
    # A worker one, two or three steps from a resource.
    coming=(1.4, 0.9, 0.5),
    worker=0.8,
    soldier=1.5,
    card=0.35,
    fury_card=0.3,
    stores=1.0,
    sentries=0.5,
    marker=0.2,
    # A taken level; the last one wins.
    taken=7.0,
    # Built levels count a little more than they cost: they can't be lost.
    built=1.1,
    # The player can pay for all missing levels at once, or with the next income.
    payable_now=9.0,
    payable_next=4.0,
    # An attacker by its distance from an unguarded anthill, in steps; the second one counts a part of that.
    threat=(0.0, 7.0, 4.5, 3.0, 2.0, 1.3, 0.8, 0.5),
    second=0.5,
    # The part of it that remains if the anthill is guarded, or if a guard could be hired.
    guarded=0.7,
    hireable=0.8,
    # The lead in chips that is worth 0.7 of a win.
    lead=7.0,
    # The weight of the best enemy; the mean of all enemies has the rest.
    best_enemy=0.6,
    # How much the network counts; 0: not at all.
    learned=1.0,
    network=network(INPUTS),
)
WEIGHTS = tuned(_BY_HAND, Path(__file__).parent / "data" / "weights.json")
#: What people call it, and the weights that make it up; the others set the scale.
TERMS = {
    "chips": ("chip", "spare_chip"),
    "income": ("income", "further_income", "spare_income", "coming"),
    "army": ("worker", "soldier", "marker"),
    "attack": ("threat",),
    "cards": ("card", "fury_card", "stores", "sentries"),
    "anthill": ("built", "taken", "payable_now", "payable_next"),
    "experience": ("learned",),
}
#: How far the two rows reach.
_COMING, _FAR = len(WEIGHTS[0].coming), len(WEIGHTS[0].threat) - 1


@compiled
def evaluate(s, w, out):
    """Estimate the result of each seat: its lead, straight or as the network corrects it."""
    players = np.int64(s.players)
    blocks, inputs, rivals = reals(_BLOCKS), reals(INPUTS), octets(_SEATS)
    _leads(s, w, out, rivals)
    if w.learned != 0.0 and _has_learned(s):
        _write_blocks(s, blocks)
        for seat in range(players):
            _write(s, seat, np.int64(rivals[seat]), np.float64(out[seat]), blocks, inputs)
            out[seat] += w.learned * answer(w.network, inputs)
    for seat in range(players):
        out[seat] = _bent(np.float64(out[seat]))


@inlined
def _has_learned(s):
    """Whether the network has been shown to play better in this kind of game: not in teams, and not in pyramids, where
    with it a long thought is worth no more than a short one."""
    return not s.allied and not s.pyramids


@compiled
def examples(states, weights, inputs, known):
    """What a network learns from: by state and seat, its inputs, and what the rest of the evaluation says."""
    blocks, rivals = reals(_BLOCKS), octets(_SEATS)
    for i in range(states.shape[0]):
        s = states[i]
        _leads(s, weights[0], known[i], rivals)
        _write_blocks(s, blocks)
        for seat in range(np.int64(s.players)):
            _write(s, seat, np.int64(rivals[seat]), np.float64(known[i, seat]), blocks, inputs[i, seat])


TRAINING = Training(examples, INPUTS, "results")


@compiled
def _write_blocks(s, blocks):
    clear(blocks, _BLOCKS)
    for seat in range(np.int64(s.players)):
        write_block(s, np.int64(seat), blocks, np.int64(seat * BLOCK))


@compiled
def _write(s, seat, rival, lead, blocks, inputs):
    """The inputs of the network for a seat."""
    write_inputs(s, seat, rival, blocks, inputs)
    inputs[INPUTS - 1] = np.float32(min(max(lead, -_TOLD), _TOLD))


@compiled
def _leads(s, w, out, rivals):
    """How far the worth of each seat is above that of its enemies, and which of them is the strongest."""
    players = np.int64(s.players)
    for seat in range(players):
        out[seat] = _worth(s, w, seat)
    if s.allied:
        _share(s, out)
    # unrolled, because the worths are overwritten
    a, b = out[0], out[1]
    c = out[2] if players > 2 else 0.0
    d = out[3] if players > 3 else 0.0
    for seat in range(players):
        best, total, enemies, rival = -1e9, 0.0, 0, np.int64(0)
        own = a if seat == 0 else b if seat == 1 else c if seat == 2 else d
        for other in range(players):
            if board.are_enemies(s, seat, other):
                theirs = a if other == 0 else b if other == 1 else c if other == 2 else d
                if theirs > best:
                    best, rival = theirs, np.int64(other)
                total += theirs
                enemies += 1
        against = w.best_enemy * best + (1.0 - w.best_enemy) * total / enemies
        out[seat] = (own - against) / max(w.lead, 0.1)
        rivals[seat] = rival


@inlined
def _bent(x):
    """A sigmoid from -1 to 1, from exactly rounded operations only."""
    return x / np.sqrt(1.0 + x * x)


@compiled
def _share(s, out):
    """Allies win together: the worth of the better one counts fully, that of the other by half."""
    players = np.int64(s.players)
    for seat in range(players):
        for ally in range(seat + 1, players):
            if not board.are_enemies(s, seat, ally):
                best, other = max(out[seat], out[ally]), min(out[seat], out[ally])
                out[seat] = out[ally] = best + 0.5 * other


@compiled
def _worth(s, w, seat):
    """The worth of what a player has, in chips."""
    chips, income = np.int64(s.chips[seat]), miners(s, seat)
    worth = w.worker * board.on_board(s, seat, board.W) + w.soldier * board.on_board(s, seat, board.S)
    worth += w.card * cards_in(s.hand[seat]) + w.fury_card * np.float64(s.hand[seat, state.FURY])
    worth += w.stores * np.float64(s.stores[seat]) + w.sentries * np.float64(s.sentries[seat])
    worth += w.marker * popcount(s.markers[seat])
    if s.pyramids:
        worth += w.spare_chip * min(chips, _ENOUGH_CHIPS) + w.spare_income * min(income, _FEW_MINERS)
        return worth + _collected(s, w, seat) + w.war * _threat(s, w, seat)
    worth += w.chip * chips + _coming(s, w, seat)
    worth += w.income * min(income, _MANY_MINERS) + w.further_income * max(income - _MANY_MINERS, 0)
    worth += _built(s, w, seat, chips, income)
    return worth if s.allied else worth + _threat(s, w, seat)


@compiled
def _built(s, w, seat, chips, income):
    """Built levels, and the means to complete them."""
    paid, missing = 0.0, 0.0
    for level in range(state.LEVELS):
        if level < np.int64(s.levels[seat]):
            paid += np.float64(s.level_cost[level])
        else:
            missing += np.float64(s.level_cost[level])
    worth = w.built * paid
    if chips >= missing:
        acts = s.active == seat and (s.phase == state.ASK_ACTION or s.phase == state.ASK_EXCHANGE)
        worth += w.payable_now if acts else w.payable_next
    elif chips + income >= missing:
        worth += w.payable_next
    return worth


@compiled
def _collected(s, w, seat):
    """Taken levels; in teams, those of the opponent who lost most."""
    if not s.allied:
        return w.taken * taken_by(s, seat)
    most = np.int64(0)
    for other in range(np.int64(s.players)):
        if board.are_enemies(s, seat, other):
            most = max(most, taken_from(s, seat, other))
    return w.taken * most


@compiled
def _coming(s, w, seat):
    """Workers on the way to a resource, one for each that is free: a miner that steps off makes room for one only."""
    free = (s.cake | s.centre) & ~board.full_of(s, seat)
    workers = s.one[seat * 2] & ~(s.cake | s.centre)
    worth = 0.0
    for steps in range(_COMING):
        left = free
        while left and workers:
            cell = lowest(left)
            left = board.without_lowest(left)
            near = workers & _within(s, cell, steps + 1)
            if near:
                workers &= ~board.bit(lowest(near))
                free &= ~board.bit(cell)
                worth += w.coming[steps]
    return worth


@compiled
def _within(s, cell, steps):
    """The cells at most so many steps from a cell."""
    reached = board.bit(cell)
    for _ in range(steps):
        edge = reached
        while edge:
            reached |= s.beside[lowest(edge)]
            edge = board.without_lowest(edge)
    return reached


@compiled
def _threat(s, w, seat):
    """The threat of the foremost attacker, and a part of the second."""
    first, second = 0.0, 0.0
    for other in range(np.int64(s.players)):
        if not board.are_enemies(s, seat, other) or (s.pyramids and s.levels[other] == 0):
            continue
        hill = np.int64(s.hill[other])
        open_ways = _undefended(s, w, other, hill)
        cells = board.ants_of(s, seat)
        while cells:
            cell = lowest(cells)
            cells = board.without_lowest(cells)
            steps = np.int64(s.distance[hill, cell]) - 1
            if steps > _FAR:
                continue
            danger = w.threat[steps] * open_ways
            if danger > first:
                first, second = danger, first
            elif danger > second:
                second = danger
    return first + w.second * second


@compiled
def _undefended(s, w, seat, hill):
    """The part of a threat that remains against a player with ants near the anthill, or chips to hire some.

    It is the same for all attackers, however near: otherwise waiting at a distance would look better.
    """
    left = 1.0 if s.chips[seat] < _SOLDIER_PRICE else w.hireable
    cells = board.ants_of(s, seat)
    while cells:
        if s.distance[hill, lowest(cells)] <= _GUARDING:
            return left * w.guarded
        cells = board.without_lowest(cells)
    return left


# ── move ordering: points within ±1000 ──

_WINS = 900
_BUILD = 350
_END = -60
#: Hiring: a worker while there are few, a soldier; a push moves another ant forward.
_HIRE_WORKER, _HIRE_SOLDIER, _PUSH, _ENOUGH_WORKERS = 150, 60, 60, 4
#: A step: onto a chip; onto or off a resource; nearer to or farther from an enemy's anthill; next to a resource.
_ONTO_CHIP, _ONTO_RESOURCE, _OFF_RESOURCE = 260, 200, -260
_NEARER, _FARTHER, _TO_RESOURCE = 50, -70, 60
#: Contact with a stronger, an equal or a weaker enemy.
_LOSES, _TRADES, _BEATS = -220, -20, 160
_TUNNEL, _EMERGENCY = -80, 100
#: Cards.
_CARD_CHIP, _CARD_STORES, _CARD_LATER, _CARD_GROUND, _CARD_AMBUSH, _CARD_AMBUSH_SOLDIER = 200, 60, 20, -60, 220, 320
_CARD_MARCH, _CARD_COLUMN, _CARD_HIRE = -30, -30, -20
_EXCHANGE = -40
_EXCHANGE_FURY = -120
#: A bonus that turns the battle, or is wasted.
_TURNS, _WASTED = 250, -150


@compiled
def prior(s, ids, n, out):
    """How promising moves look: winning first, then chips, then attackers that advance."""
    for i in range(n):
        out[i] = 0
    phase = np.int64(s.phase)
    if phase == state.ASK_ACTION:
        enemies = board.enemy_ants(s, np.int64(s.active))
        for i in range(n):
            out[i] = _order_action(s, ids[i], enemies)
    elif phase == state.ASK_EXCHANGE:
        for i in range(n):
            if ids[i] != state.DO_KEEP:
                out[i] = _EXCHANGE_FURY if ids[i] == state.DO_EXCHANGE + state.FURY else _EXCHANGE
    elif phase == state.ASK_MARCH:
        enemies = board.enemy_ants(s, np.int64(s.active))
        for i in range(n):
            if ids[i] != state.DO_STOP:
                target = np.int64(ids[i] - state.DO_MARCH)
                out[i] = _order_step(s, np.int64(s.march_kind), np.int64(s.march_cell), target, enemies)
    elif phase in (state.ASK_FURY, state.ASK_SENTRIES):
        base = state.DO_FURY if phase == state.ASK_FURY else state.DO_GUARD
        for i in range(n):
            if ids[i] >= base:
                out[i] = _order_boost(s, ids[i] - base)


@compiled
def _order_action(s, a, enemies):
    """How promising an action looks."""
    seat = np.int64(s.active)
    if a == state.DO_END:
        return _END
    if a == state.DO_BUILD:
        return _WINS if s.levels[seat] == state.LEVELS - 1 else _BUILD
    if a < state.DO_STEP:
        return _order_hire(s, seat, a - state.DO_HIRE)
    if a < state.DO_TUNNEL:
        code = a - state.DO_STEP
        cell = np.int64(code // (2 * state.WAYS))
        return _order_step(s, code // state.WAYS % 2, cell, board.target_of(s, seat, cell, code % state.WAYS), enemies)
    if a < state.DO_EMERGENCY:
        return _TUNNEL
    if a < state.DO_AMBUSH:
        return _EMERGENCY
    if a < state.DO_FORCED_MARCH:
        return _CARD_AMBUSH_SOLDIER if (a - state.DO_AMBUSH) % 2 == state.SOLDIER else _CARD_AMBUSH
    if a < state.DO_COLUMN:
        code = a - state.DO_FORCED_MARCH
        cell = np.int64(code // (2 * state.WAYS))
        return _CARD_MARCH + _order_step(
            s, code // state.WAYS % 2, cell, board.target_of(s, seat, cell, code % state.WAYS), enemies
        )
    if a < state.DO_REINFORCEMENTS:
        code = a - state.DO_COLUMN
        cell = np.int64(code // state.WAYS)
        return (
            _CARD_COLUMN
            + _order_step(s, board.W, cell, board.target_of(s, seat, cell, code % state.WAYS), enemies) // 2
        )
    if a < state.DO_HONEYDEW:
        return _CARD_HIRE + _order_hire(s, seat, a - state.DO_REINFORCEMENTS)
    if a == state.DO_HONEYDEW:
        return _CARD_CHIP
    if a < state.DO_OBSTACLE:
        return _CARD_STORES if a == state.DO_WINTER_STORES else _CARD_LATER
    return _CARD_GROUND


@compiled
def _order_hire(s, seat, code):
    """Workers first, then soldiers."""
    points = _PUSH if code % 3 else 0
    if code // 3 % 2 == state.SOLDIER:
        return points + _HIRE_SOLDIER
    return points + (_HIRE_WORKER if board.on_board(s, seat, board.W) < _ENOUGH_WORKERS else 0)


@compiled
def _order_step(s, kind, cell, target, enemies):
    """How promising a step of an ant from a cell to another looks."""
    seat = np.int64(s.active)
    resources = s.cake | s.centre
    points = np.int64(0)
    nearest, nearest_then = np.int64(99), np.int64(99)
    for other in range(np.int64(s.players)):
        if board.are_enemies(s, seat, other):
            hill = np.int64(s.hill[other])
            if s.pyramids and s.levels[other] == 0:
                continue
            nearest = min(nearest, np.int64(s.distance[hill, cell]))
            nearest_then = min(nearest_then, np.int64(s.distance[hill, target]))
    if s.pyramids or not s.allied:
        if nearest_then == 1:
            return np.int64(_WINS)
        if nearest_then < nearest:
            points += _NEARER * (2 if nearest_then < 5 else 1)
        elif nearest_then > nearest and kind == state.SOLDIER:
            points += _FARTHER
    if board.holds(s.treats, target):
        points += _ONTO_CHIP
    if s.mines[kind]:
        if board.holds(resources, cell):
            points += _OFF_RESOURCE
        if board.holds(resources, target):
            points += _ONTO_RESOURCE
        elif s.beside[target] & resources & ~board.ants_of(s, seat) and not board.holds(resources, cell):
            points += _TO_RESOURCE
    rivals = enemies & (board.bit(target) if board.holds(s.centre, target) else s.fronts[target])
    if rivals:
        points += _order_fight(s, kind, target, rivals)
    return points


@compiled
def _order_fight(s, kind, target, rivals):
    """How the first battle on a cell would end without cards."""
    seat = np.int64(s.active)
    cell = lowest(rivals)
    theirs = np.int64(0)
    for other in range(np.int64(s.players)):
        if other != seat and board.holds(board.ants_of(s, other), cell):
            for each in range(2):
                theirs = max(theirs, np.int64(s.strength[each]) * board.ants_at(s, other, each, cell))
    ours = np.int64(s.strength[kind]) * (1 + min(board.all_at(s, seat, target), 1))
    if ours > theirs:
        return _BEATS
    return _TRADES if ours == theirs else _LOSES


@compiled
def _order_boost(s, ant):
    """Whether +1 for an ant turns or saves the battle."""
    side = side_of(s, np.int64(s.decider))
    before = force(s, side) - force(s, OURS if side == THEIRS else THEIRS)
    if before > 0:
        return _WASTED
    own = np.int64(s.strength[kind_in(s, side, ant)]) + np.int64(s.bonus[side, ant]) + 1
    return _TURNS if own + before > 0 or before == 0 else 0

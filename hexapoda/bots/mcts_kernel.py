"""The compiled Monte-Carlo tree search, for any game.

Every iteration deals anew what the searching seat cannot know, walks down the tree, adds one position to it, and
adds its estimate to all nodes on the way. A node is what a spectator sees (`view_key`), so no choice rests on what is
hidden. Which moves are legal at a node can differ from deal to deal; a move's bonus grows with how often it was
*available*, not with the visits of its node (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree
Search", 2012). Each actor prefers what is best for itself.

Nodes lie in a hash table, and the edges of a node lie side by side. A node whose moves were always the same (`secret`)
is *settled*: its legal moves are its edges, those tried so far come first, and the most promising of the others is
next. So a walk through settled nodes generates no moves and reads only what was tried before.

A search that finds no room says so (`full`); its caller then copies the tree to a larger one, or to one without the
nodes that are seldom visited, and goes on.
Only exactly rounded operations are used (no exp, no log), so that all machines find the same.
"""

import numpy as np

from hexapoda.kernel.contract import (
    actor,
    apply,
    conceal,
    evaluate,
    legal,
    prior,
    repetition,
    returns,
    secret,
    view_key,
)
from hexapoda.kernel.hashing import mixed
from hexapoda.kernel.jit import compiled, inlined
from hexapoda.kernel.layout import record

#: Maxima: the seats of a game, and the decisions that one iteration looks ahead.
MOST_SEATS = 8
MAX_PATH = 256
NONE = -1
#: The value of `tried` in a node whose moves differ from deal to deal.
UNSETTLED = -1

#: A slot of the hash table: one cache line.
NODE = record(
    [
        ("key", "u8"),
        ("total", "f8"),  # sum of the results for the seat that decides here
        ("secret", "u8"),  # on which its legal moves depend, while it is settled
        ("weights", "f8"),  # sum over its edges
        ("visits", "i4"),
        ("passed", "u4"),  # the last iteration that visited it
        ("age", "u4"),  # the tree that it belongs to; the slot is free if that is not the tree of today
        ("first", "i4"),  # first of its edges
        ("edges", "i4"),  # their number, 0 before the second visit
        ("room", "i4"),  # for as many edges
        ("tried", "i4"),  # how many edges have visits: those that come first; or UNSETTLED
        ("selected", "i4"),  # how often an edge was selected while it was settled
    ]
)
EDGE = record(
    [
        ("mean", "f4"),  # of the results for the seat that decides
        ("weight", "f4"),  # by the game's `prior`
        ("share", "f4"),  # weight / (1 + visits): kept, for a walk reads many edges and changes one
        ("visits", "i4"),
        ("action", "i4"),
        ("available", "i4"),  # how often the action was legal when its node was visited; only if the node is unsettled
    ]
)
TREE = record(
    [
        ("path_node", "i4", (MAX_PATH,)),
        ("path_edge", "i4", (MAX_PATH,)),
        ("path_seat", "i4", (MAX_PATH,)),
        ("seat", "i8"),  # the searching seat
        ("depth", "i8"),  # the maximum of decisions it looks ahead
        ("age", "i8"),  # which tree it is: a larger number is a new tree in the same table
        ("nodes", "i8"),  # in use
        ("edges", "i8"),
        ("full", "i8"),  # whether there was no room for a node or its edges
        ("frozen", "i8"),  # whether to go on when it is full
        ("iterations", "i8"),
        ("began", "i8"),  # the iterations before this search
        ("deepest", "i8"),
        ("stamp", "i8"),  # marks the moves that are legal now and have no edge yet
        ("sums", "f8", (MOST_SEATS,)),  # sums of the results of this search, by seat
        ("curiosity", "f8"),  # the weight of moves that are little known
        ("noise", "f8"),  # the largest error of an estimate
        ("taste", "u8"),  # seeds the errors: which positions are overestimated
        ("habit", "u8"),  # seeds the preferences: which of equally promising moves come first
    ]
)

#: The difference in `prior` that makes a move about e times as promising.
_SPREAD = 150.0
#: The part of the slots that nodes may fill; with more of them, probes get long.
_MOST_FILLED = 0.5


@inlined
def fraction(word):
    """A random word as a number in [0, 1)."""
    return np.float64(word >> np.uint64(40)) / np.float64(1 << 24)


@inlined
def weight_of(promise):
    """About e ** (promise / _SPREAD), by exactly rounded operations, always above 0."""
    x = max(1.0 + promise / (16.0 * _SPREAD), 0.1)
    x *= x
    x *= x
    x *= x
    return x * x


# ── nodes and edges ──


@inlined
def slot_of(t, nodes, key):
    """The slot with the node of a key, or the free one where it belongs."""
    mask = np.uint64(nodes.shape[0] - 1)
    slot = np.int64(key & mask)
    while np.int64(nodes[slot].age) == t.age and nodes[slot].key != key:
        slot = np.int64(np.uint64(slot + 1) & mask)
    return slot


@compiled
def slot_at(trees, nodes, key):
    """The slot of a key, for Python."""
    return slot_of(trees[0], nodes, key)


@inlined
def node_of(t, nodes, key):
    """The node of a key, a new one if there is none yet; NONE if there is no room."""
    slot = slot_of(t, nodes, key)
    node = nodes[slot]
    if np.int64(node.age) == t.age:
        return slot
    if np.float64(t.nodes) >= _MOST_FILLED * np.float64(nodes.shape[0]):
        t.full = 1
        return np.int64(NONE)
    t.nodes += 1
    node.key = key
    node.age = t.age
    node.total = 0.0
    node.visits = 0
    node.passed = 0
    node.edges = 0
    return slot


@inlined
def block_of(t, edges, count):
    """The first of `count` new edges; NONE if there is no room."""
    first = np.int64(t.edges)
    if first + count > edges.shape[0]:
        t.full = 1
        return np.int64(NONE)
    t.edges += count
    return first


@inlined
def set_edge(t, node, e, action, promise):
    """A new edge of a node."""
    e.mean = 0.0
    e.visits = 0
    e.action = action
    e.available = 0
    # Moves that look equal differ by habit.
    own = mixed(node.key ^ t.habit ^ mixed(np.uint64(action)))
    e.weight = weight_of(np.float64(promise)) * (1.0 + 0.1 * fraction(own))
    e.share = e.weight


@inlined
def swap(a, b):
    """Exchange two edges that were not tried."""
    action, weight = a.action, a.weight
    a.action, a.weight, a.share = b.action, b.weight, b.weight
    b.action, b.weight, b.share = action, weight, weight


@inlined
def bring_next(node, edges):
    """Put the most promising of the edges that were not tried behind those that were."""
    first, last = np.int64(node.first) + np.int64(node.tried), np.int64(node.first) + np.int64(node.edges)
    best = first
    for edge in range(first + 1, last):
        if edges[edge].weight > edges[best].weight:
            best = edge
    if best != first:
        swap(edges[first], edges[best])


@inlined
def expand(t, node, edges, s, hidden, moves, orders):
    """Give a node an edge for each legal move; return whether there was room."""
    n = np.int64(legal(s, moves))
    first = block_of(t, edges, n)
    if first < 0:
        return False
    prior(s, moves, n, orders)
    weights = 0.0
    for i in range(n):
        set_edge(t, node, edges[first + i], moves[i], orders[i])
        weights += np.float64(edges[first + i].weight)
    node.secret = hidden
    node.weights = weights
    node.first = first
    node.edges = n
    node.room = n
    node.tried = 0
    node.selected = 0
    bring_next(node, edges)
    return True


# ── selection: good so far, or promising and little tried; an untried move counts as good as its node ──


@inlined
def select_settled(t, node, edges):
    """The edge to follow from a node whose edges are its legal moves."""
    node.selected += 1
    bonus = t.curiosity * np.sqrt(np.float64(node.selected)) / node.weights
    first, tried = np.int64(node.first), np.int64(node.tried)
    best, chosen = -np.inf, np.int64(NONE)
    if tried < np.int64(node.edges):
        chosen = first + tried
        best = node.total / max(np.int64(node.visits), 1) + bonus * np.float64(edges[chosen].weight)
    for edge in range(first, first + tried):
        worth = np.float64(edges[edge].mean) + bonus * np.float64(edges[edge].share)
        if worth > best:
            best = worth
            chosen = edge
    if chosen == first + tried:
        node.tried += 1
        bring_next(node, edges)
    return chosen


@inlined
def unsettle(node, edges):
    """From now on each edge of a node counts for itself how often it was available."""
    for i in range(np.int64(node.edges)):
        edges[np.int64(node.first) + i].available = node.selected
    node.tried = UNSETTLED


@inlined
def add_missing(t, node, edges, s, moves, n, found, orders, marks, choices):
    """Give a node edges for legal moves that have none yet, if there is room, and add them to the choices; return how
    many choices there are."""
    count, missing = np.int64(node.edges), n - found
    if count + missing > np.int64(node.room):
        room = 2 * (count + missing)
        first = block_of(t, edges, room)
        if first < 0:
            return found
        for i in range(count):
            edges[first + i] = edges[np.int64(node.first) + i]
        for i in range(found):
            choices[i] += first - np.int64(node.first)
        node.first = first
        node.room = room
    prior(s, moves, n, orders)
    for i in range(n):
        if marks[moves[i]] == t.stamp:
            edge = np.int64(node.first) + np.int64(node.edges)
            set_edge(t, node, edges[edge], moves[i], orders[i])
            node.edges += 1
            choices[found] = edge
            found += 1
    return found


@inlined
def select_legal(t, node, edges, s, moves, orders, marks, choices):
    """The edge to follow from a node of which only some edges are legal now. NONE if there is no room for edges."""
    n = np.int64(legal(s, moves))
    t.stamp += 1
    for i in range(n):
        marks[moves[i]] = t.stamp
    found = np.int64(0)
    for edge in range(np.int64(node.first), np.int64(node.first) + np.int64(node.edges)):
        if marks[edges[edge].action] == t.stamp:
            marks[edges[edge].action] = 0
            choices[found] = edge
            found += 1
    if found < n:
        found = add_missing(t, node, edges, s, moves, n, found, orders, marks, choices)
    weights = 0.0
    for i in range(found):
        weights += np.float64(edges[choices[i]].weight)
    bonus = t.curiosity / weights
    untried = node.total / max(np.int64(node.visits), 1)
    best, chosen = -np.inf, np.int64(NONE)
    available, root = np.int64(0), 0.0
    for i in range(found):
        e = edges[choices[i]]
        e.available += 1
        if np.int64(e.available) != available:  # most moves are always legal, and have the same root
            available = np.int64(e.available)
            root = np.sqrt(np.float64(available))
        worth = np.float64(e.mean) if e.visits > 0 else untried
        worth += bonus * root * np.float64(e.share)
        if worth > best:
            best = worth
            chosen = np.int64(choices[i])
    return chosen


@inlined
def select(t, node, edges, s, moves, orders, marks, choices):
    """The edge to follow; NONE if there is no room for edges."""
    hidden = np.uint64(0)
    if node.edges == 0 or node.tried != UNSETTLED:
        hidden = np.uint64(secret(s))
    if node.edges == 0 and not expand(t, node, edges, s, hidden, moves, orders):
        return np.int64(NONE)
    if node.tried != UNSETTLED:
        if node.secret == hidden:
            return select_settled(t, node, edges)
        unsettle(node, edges)
    return select_legal(t, node, edges, s, moves, orders, marks, choices)


# ── an iteration ──


@inlined
def judge(t, w, s, values):
    """Estimate the value of a position for each seat, with the noise of a weak player."""
    evaluate(s, w, values)
    if t.noise > 0.0:
        known = mixed(np.uint64(view_key(s, NONE)) ^ t.taste)
        for seat in range(MOST_SEATS):
            known = mixed(known)
            values[seat] = min(max(values[seat] + t.noise * (2.0 * fraction(known) - 1.0), -1.0), 1.0)


@inlined
def go_down(t, w, nodes, edges, s, moves, orders, marks, choices, values):
    """Walk from the root to a new position, and judge it; return the number of decisions on the way."""
    depth = np.int64(0)
    while True:
        seat = np.int64(actor(s))
        if seat < 0:
            returns(s, values)
            return depth
        slot = np.int64(NONE)
        if depth < t.depth:
            slot = node_of(t, nodes, np.uint64(view_key(s, NONE)))
        if slot < 0:
            judge(t, w, s, values)
            return depth
        node = nodes[slot]
        if node.passed == np.uint32(t.iterations):  # a cycle
            evaluate(s, w, values)
            if np.int64(repetition(s)) > 0:
                for i in range(MOST_SEATS):
                    values[i] = 0.0
            return depth
        node.passed = np.uint32(t.iterations)
        t.path_node[depth] = slot
        t.path_seat[depth] = seat
        t.path_edge[depth] = NONE
        edge = np.int64(NONE)
        if node.visits > 0 or depth == 0:
            edge = select(t, node, edges, s, moves, orders, marks, choices)
        if edge < 0:
            judge(t, w, s, values)
            return depth + 1
        t.path_edge[depth] = edge
        apply(s, np.int64(edges[edge].action))
        depth += 1


@inlined
def count_up(t, nodes, edges, length, values):
    """Add the result to all nodes and edges on the way, each for the seat that decided there."""
    for i in range(length):
        value = values[t.path_seat[i]]
        node = nodes[t.path_node[i]]
        node.visits += 1
        node.total += value
        if t.path_edge[i] >= 0:
            edge = edges[t.path_edge[i]]
            edge.visits += 1
            edge.mean += (value - np.float64(edge.mean)) / np.float64(edge.visits)
            edge.share = np.float64(edge.weight) / (1.0 + np.float64(edge.visits))


@compiled
def sample(trees, weights, nodes, edges, states, moves, orders, marks, choices, values, rngs, iterations):
    """Run a number of iterations, fewer if the tree gets full; return how many. The root is states[0]; states[1] is
    scratch."""
    t = trees[0]
    w = weights[0]
    for done in range(iterations):
        if t.full and not t.frozen:
            return done
        t.iterations += 1
        states[1] = states[0]
        conceal(states[1], np.int64(t.seat), rngs[0])
        length = go_down(t, w, nodes, edges, states[1], moves, orders, marks, choices, values)
        t.deepest = max(np.int64(t.deepest), length)
        count_up(t, nodes, edges, length, values)
        for seat in range(MOST_SEATS):
            t.sums[seat] += values[seat]
    return iterations


# ── room ──


@inlined
def is_kept(t, node, least):
    """Whether a slot has a node with at least `least` visits. A node that this search has not come across may be out of
    reach: it needs four times as many."""
    if np.int64(node.age) != t.age:
        return False
    enough = least if np.int64(node.passed) > t.began else 4 * least
    return np.int64(node.visits) >= enough


@compiled
def count_kept(trees, nodes, least):
    """How many nodes `copy_nodes` would copy, and how many edges they have."""
    kept, edges = np.int64(0), np.int64(0)
    for i in range(nodes.shape[0]):
        if is_kept(trees[0], nodes[i], least):
            kept += 1
            edges += np.int64(nodes[i].edges)
    return kept, edges


@compiled
def copy_nodes(trees, nodes, new_nodes, least):
    """Copy the nodes with at least `least` visits to another table, which is all zeros."""
    t = trees[0]
    root = np.int64(t.path_node[0])
    t.path_node[0] = NONE
    t.nodes = 0
    for i in range(nodes.shape[0]):
        if is_kept(t, nodes[i], least):
            slot = slot_of(t, new_nodes, nodes[i].key)
            new_nodes[slot] = nodes[i]
            t.nodes += 1
            if i == root:
                t.path_node[0] = slot


@compiled
def copy_edges(trees, nodes, edges, new_edges):
    """Copy the edges of all nodes to another array, where they are side by side."""
    t = trees[0]
    t.edges = 0
    for i in range(nodes.shape[0]):
        node = nodes[i]
        if np.int64(node.age) != t.age:
            continue
        for k in range(np.int64(node.edges)):
            new_edges[np.int64(t.edges) + k] = edges[np.int64(node.first) + k]
        node.first = t.edges
        node.room = node.edges
        t.edges += np.int64(node.edges)

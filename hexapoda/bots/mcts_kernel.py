"""The compiled Monte-Carlo tree search, for any game.

Every iteration deals anew what the searching seat cannot know, walks down the tree, adds one position to it, and
adds its estimate to all nodes on the way. A node is what a spectator sees (`view_key`), so no choice rests on what is
hidden. Which moves are legal at a node can differ from deal to deal; a move's bonus grows with how often it was
*available*, not with the visits of its node (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree
Search", 2012). Each actor prefers what is best for itself.

All arrays have a fixed size. When they are full, the search goes on in the tree that it has.
Only exactly rounded operations are used (no exp, no log), so that all machines find the same.
"""

import numpy as np

from hexapoda.kernel.contract import actor, apply, conceal, evaluate, legal, prior, repetition, returns, view_key
from hexapoda.kernel.hashing import mixed
from hexapoda.kernel.jit import compiled, inlined
from hexapoda.kernel.layout import record

#: Maxima: the seats of a game, and the decisions that one iteration looks ahead.
MOST_SEATS = 8
MAX_PATH = 256
NONE = -1

NODE = record(
    [
        ("key", "u8"),
        ("total", "f8"),  # sum of the results for the seat that decides here
        ("visits", "i4"),
        ("first", "i4"),  # first of its edges, a linked list; NONE before the second visit
        ("passed", "i8"),  # the last iteration that visited it
    ]
)
EDGE = record(
    [
        ("total", "f8"),
        ("action", "i4"),
        ("next", "i4"),
        ("visits", "i4"),
        ("available", "i4"),  # how often the action was legal when its node was visited
        ("weight", "f8"),  # by the game's `prior`
    ]
)
TREE = record(
    [
        ("path_node", "i4", (MAX_PATH,)),
        ("path_edge", "i4", (MAX_PATH,)),
        ("path_seat", "i4", (MAX_PATH,)),
        ("seat", "i8"),  # the searching seat
        ("depth", "i8"),  # the maximum of decisions it looks ahead
        ("nodes", "i8"),  # in use
        ("edges", "i8"),
        ("iterations", "i8"),
        ("deepest", "i8"),
        ("sums", "f8", (MOST_SEATS,)),  # sums of the results of this search, by seat
        ("curiosity", "f8"),  # the weight of moves that are little known
        ("noise", "f8"),  # the largest error of an estimate
        ("taste", "u8"),  # seeds the errors: which positions are overestimated
    ]
)

#: The difference in `prior` that makes a move about e times as promising.
_SPREAD = 150.0


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


@inlined
def node_of(t, nodes, index, key):
    """The node of a key, a new one if there is none yet; NONE if there is no room."""
    mask = np.uint64(index.shape[0] - 1)
    slot = np.int64(key & mask)
    while index[slot] != 0:
        node = np.int64(index[slot]) - 1
        if nodes[node].key == key:
            return node
        slot = np.int64(np.uint64(slot + 1) & mask)
    node = np.int64(t.nodes)
    if node >= nodes.shape[0]:
        return np.int64(NONE)
    t.nodes += 1
    index[slot] = node + 1
    nodes[node].key = key
    nodes[node].total = 0.0
    nodes[node].visits = 0
    nodes[node].first = NONE
    nodes[node].passed = 0
    return node


@inlined
def add_edges(t, nodes, edges, node, s, moves, n, orders, marks):
    """Give a node an edge for each legal move that has none yet, if there is room for all of them."""
    missing = np.int64(0)
    for i in range(n):
        missing += marks[moves[i]] == 0
    if missing == 0 or np.int64(t.edges) + missing > edges.shape[0]:
        return
    prior(s, moves, n, orders)
    for i in range(n):
        if marks[moves[i]] != 0:
            continue
        edge = np.int64(t.edges)
        t.edges += 1
        e = edges[edge]
        e.total = 0.0
        e.action = moves[i]
        e.next = nodes[node].first
        e.visits = 0
        e.available = 0
        # Moves that look equal differ by taste.
        own = mixed(nodes[node].key ^ t.taste ^ mixed(np.uint64(moves[i])))
        e.weight = weight_of(np.float64(orders[i])) * (1.0 + 0.1 * fraction(own))
        nodes[node].first = edge
        marks[moves[i]] = edge + 1


@inlined
def mark(nodes, edges, node, marks):
    """Write the edge (plus 1) of each move of a node into `marks`."""
    edge = np.int64(nodes[node].first)
    while edge >= 0:
        marks[edges[edge].action] = edge + 1
        edge = np.int64(edges[edge].next)


@inlined
def unmark(nodes, edges, node, marks):
    edge = np.int64(nodes[node].first)
    while edge >= 0:
        marks[edges[edge].action] = 0
        edge = np.int64(edges[edge].next)


@inlined
def select(t, nodes, edges, node, s, moves, orders, marks):
    """The edge to follow: good so far, or promising and little tried. NONE if there is no room for edges.

    An untried move counts as good as its node.
    """
    n = np.int64(legal(s, moves))
    mark(nodes, edges, node, marks)
    add_edges(t, nodes, edges, node, s, moves, n, orders, marks)
    weights = 0.0
    for i in range(n):
        edge = np.int64(marks[moves[i]]) - 1
        if edge >= 0:
            weights += edges[edge].weight
    untried = nodes[node].total / max(np.int64(nodes[node].visits), 1)
    best, chosen = -np.inf, np.int64(NONE)
    for i in range(n):
        edge = np.int64(marks[moves[i]]) - 1
        if edge < 0:
            continue
        e = edges[edge]
        e.available += 1
        visits = np.float64(e.visits)
        worth = e.total / visits if e.visits > 0 else untried
        worth += t.curiosity * (e.weight / weights) * np.sqrt(np.float64(e.available)) / (1.0 + visits)
        if worth > best:
            best = worth
            chosen = edge
    unmark(nodes, edges, node, marks)
    return chosen


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
def go_down(t, w, nodes, edges, index, s, moves, orders, marks, values):
    """Walk from the root to a new position, and judge it; return the number of decisions on the way."""
    depth = np.int64(0)
    while True:
        seat = np.int64(actor(s))
        if seat < 0:
            returns(s, values)
            return depth
        node = node_of(t, nodes, index, np.uint64(view_key(s, NONE)))
        if node < 0 or depth >= t.depth:
            judge(t, w, s, values)
            return depth
        if nodes[node].passed == t.iterations:  # a cycle
            evaluate(s, w, values)
            if np.int64(repetition(s)) > 0:
                for i in range(MOST_SEATS):
                    values[i] = 0.0
            return depth
        nodes[node].passed = t.iterations
        t.path_node[depth] = node
        t.path_seat[depth] = seat
        t.path_edge[depth] = NONE
        edge = np.int64(NONE)
        if nodes[node].visits > 0 or depth == 0:
            edge = select(t, nodes, edges, node, s, moves, orders, marks)
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
            edge.total += value


@compiled
def sample(trees, weights, nodes, edges, index, states, moves, orders, marks, values, rngs, iterations):
    """Run a number of iterations. The root is states[0]; states[1] is scratch."""
    t = trees[0]
    w = weights[0]
    for _ in range(iterations):
        t.iterations += 1
        states[1] = states[0]
        conceal(states[1], np.int64(t.seat), rngs[0])
        length = go_down(t, w, nodes, edges, index, states[1], moves, orders, marks, values)
        t.deepest = max(np.int64(t.deepest), length)
        count_up(t, nodes, edges, length, values)
        for seat in range(MOST_SEATS):
            t.sums[seat] += values[seat]

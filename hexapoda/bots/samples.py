"""The Monte-Carlo tree search itself, compiled, over the kernel contract of any game.

Every iteration deals what the searching seat cannot know anew, walks down the tree, adds one position to it, and
counts its estimate along the way. A node of the tree is what everybody can see (`view_key` of a spectator): so no
choice in it rests on what is hidden. Which moves are legal there can differ from deal to deal; a move's promise
grows with the times that it was *available*, not with those that its node was visited (Cowling, Powley and
Whitehouse, "Information Set Monte Carlo Tree Search", 2012). Each actor prefers what is best for itself.

All arrays are given and of fixed size. When they are full, the search goes on in the tree that it has.
Only exactly rounded operations are used (no exp, no log), so that every machine finds the same.
"""

import numpy as np

from hexapoda.kernel.contract import actor, apply, conceal, evaluate, legal, prior, repetition, returns, view_key
from hexapoda.kernel.hashing import mixed
from hexapoda.kernel.jit import compiled, inlined
from hexapoda.kernel.layout import record

#: The most seats of a game, and the most decisions that one iteration looks ahead.
MOST_SEATS = 8
MAX_PATH = 256
NONE = -1

NODE = record(
    [
        ("key", "u8"),
        ("total", "f8"),  # of the results so far, for the seat that decides here
        ("visits", "i4"),
        ("first", "i4"),  # of its edges, a linked list; NONE before the second visit
        ("passed", "i8"),  # the iteration that came by last
    ]
)
EDGE = record(
    [
        ("total", "f8"),
        ("action", "i4"),
        ("next", "i4"),
        ("visits", "i4"),
        ("available", "i4"),  # how often the action was legal when its node was visited
        ("weight", "f8"),  # how promising the game finds it
    ]
)
TREE = record(
    [
        ("path_node", "i4", (MAX_PATH,)),
        ("path_edge", "i4", (MAX_PATH,)),
        ("path_seat", "i4", (MAX_PATH,)),
        ("seat", "i8"),  # who is searching
        ("depth", "i8"),  # how many decisions it looks ahead, at most
        ("nodes", "i8"),  # in use
        ("edges", "i8"),
        ("iterations", "i8"),
        ("deepest", "i8"),
        ("sums", "f8", (MOST_SEATS,)),  # of the results of this search, by seat
        ("curiosity", "f8"),  # the weight of trying what is not yet known
        ("noise", "f8"),  # how far, at most, an estimate is wrong
        ("taste", "u8"),  # which positions are over- and which underestimated
    ]
)

#: A move with so much more `prior` is about e times as promising, and so is one with less in the other direction.
_SPREAD = 150.0


@inlined
def fraction(word):
    """A random word as a number from 0 up to 1."""
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
    """The node of a key, a new one where there was none; NONE when there is no room."""
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
    """Give a node an edge for each legal move that has none yet, as far as there is room."""
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
        # a little taste of its own decides between moves that look equal
        own = mixed(nodes[node].key ^ t.taste ^ mixed(np.uint64(moves[i])))
        e.weight = weight_of(np.float64(orders[i])) * (1.0 + 0.1 * fraction(own))
        nodes[node].first = edge
        marks[moves[i]] = edge + 1


@inlined
def mark(nodes, edges, node, marks):
    """Note for each move of a node where its edge is (plus 1)."""
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
    """The edge to follow: good so far, or promising and little tried. NONE where there is no room for edges.

    What is not tried yet is taken to be as good as its node.
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
def judge(t, s, values):
    """Estimate what a position is worth for each seat, with the noise of a weak player who misjudges positions."""
    evaluate(s, values)
    if t.noise > 0.0:
        known = mixed(np.uint64(view_key(s, NONE)) ^ t.taste)
        for seat in range(MOST_SEATS):
            known = mixed(known)
            values[seat] = min(max(values[seat] + t.noise * (2.0 * fraction(known) - 1.0), -1.0), 1.0)


@inlined
def go_down(t, nodes, edges, index, s, moves, orders, marks, values):
    """Walk from the root to a position that is new, and judge it; return how many decisions that were."""
    depth = np.int64(0)
    while True:
        seat = np.int64(actor(s))
        if seat < 0:
            returns(s, values)
            return depth
        node = node_of(t, nodes, index, np.uint64(view_key(s, NONE)))
        if node < 0 or depth >= t.depth:
            judge(t, s, values)
            return depth
        if nodes[node].passed == t.iterations:  # round in a circle
            evaluate(s, values)
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
            judge(t, s, values)
            return depth + 1
        t.path_edge[depth] = edge
        apply(s, np.int64(edges[edge].action))
        depth += 1


@inlined
def count_up(t, nodes, edges, length, values):
    """Count the result in all nodes and edges of the way, for the seat that decided there."""
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
def sample(trees, nodes, edges, index, states, moves, orders, marks, values, rngs, iterations):
    """Search for so many iterations. The root is states[0]; states[1] is for work."""
    t = trees[0]
    for _ in range(iterations):
        t.iterations += 1
        states[1] = states[0]
        conceal(states[1], np.int64(t.seat), rngs[0])
        length = go_down(t, nodes, edges, index, states[1], moves, orders, marks, values)
        t.deepest = max(np.int64(t.deepest), length)
        count_up(t, nodes, edges, length, values)
        for seat in range(MOST_SEATS):
            t.sums[seat] += values[seat]

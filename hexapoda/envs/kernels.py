"""The compiled loops of a batch: many games of one kind, each with a slot for what its state does not hold.

Every loop works on the games from `first` to `last`, so that threads share a batch without meeting.
"""

import numpy as np

from hexapoda.kernel.chance import forget
from hexapoda.kernel.contract import (
    actor,
    apply,
    begin,
    conceal,
    encode_all,
    evaluate,
    legal,
    observe,
    returns,
)
from hexapoda.kernel.hashing import mixed
from hexapoda.kernel.history import drawn
from hexapoda.kernel.jit import compiled, inlined
from hexapoda.kernel.layout import record

#: What is to be done with a game: nothing, start it from its options, take up a state that was put there, play.
IDLE, BEGIN, TAKE_UP, PLAY = range(4)
#: Why an action can't be played.
FINE, OVER, ILLEGAL = range(3)
#: The code of no action, and its place.
NONE = -1

SLOT = record(
    [
        ("key", "u8", (2,)),  # of the generator, for BEGIN
        ("taste", "u8"),  # seeds the choices of policies in this game and episode
        ("action", "i8"),  # what to play, by its place among the legal actions; NONE: at random
        ("task", "i4"),
        ("left", "i4"),  # decisions still to be played, for PLAY
        ("count", "i4"),  # legal actions now
        ("fault", "i4"),  # FINE, OVER, ILLEGAL
    ]
)


@inlined
def random_below(word, n):
    """A number below n from a random word."""
    return np.int64((word >> np.uint64(32)) * np.uint64(n) >> np.uint64(32))


@inlined
def random_index(slot, plies, n):
    """Which of n legal actions a random player chooses: the same for the same game, episode and ply."""
    return random_below(mixed(np.uint64(slot.taste) + mixed(np.uint64(plies))), n)


@compiled
def advance(
    states,
    blank,
    slots,
    trails,
    ids,
    codes,
    actors,
    plies,
    max_plies,
    rewards,
    terminated,
    truncated,
    clear,
    first,
    last,
):
    """Do what the slots say. A game stops when it is over. `clear`: forget how games ended before.

    The numbers of the legal actions are written here, while their ids are at hand: memory is slower than all else.
    """
    for i in range(first, last):
        slot = slots[i]
        task = np.int64(slot.task)
        if task == IDLE:
            continue
        slot.task = IDLE
        if clear:
            terminated[i] = False
            truncated[i] = False
            for seat in range(rewards.shape[1]):
                rewards[i, seat] = 0.0
        if task == BEGIN:
            states[i] = blank[0]
            states[i].rng.key[0] = slot.key[0]
            states[i].rng.key[1] = slot.key[1]
            begin(states[i])
        left = np.int64(slot.left) if task == PLAY else np.int64(0)
        is_new = task != PLAY
        while is_new or (left > 0 and actors[i] >= 0):
            if not is_new:
                _play(states, i, slot, ids, plies)
                left -= 1
            _arrive(states, i, slot, trails, ids, actors, plies, max_plies, rewards, terminated, truncated)
            is_new = False
        slot.left = left
        encode_all(states[i], ids[i], np.int64(slot.count), codes[i])


@inlined
def _play(states, i, slot, ids, plies):
    place = np.int64(slot.action)
    if place == NONE:
        place = random_index(slot, plies[i], np.int64(slot.count))
    forget(states[i].rng)
    apply(states[i], np.int64(ids[i, place]))
    plies[i] += 1


@inlined
def _arrive(states, i, slot, trails, ids, actors, plies, max_plies, rewards, terminated, truncated):
    """Find out what is asked in a game, or how it ended."""
    seat = np.int64(actor(states[i]))
    slot.count = 0
    if seat < 0:
        terminated[i] = True
        returns(states[i], rewards[i])
    elif drawn(trails[i], np.int64(plies[i]), states[i]):
        terminated[i] = True
        seat = np.int64(-1)
    elif plies[i] >= max_plies:
        truncated[i] = True
        seat = np.int64(-1)
    else:
        slot.count = legal(states[i], ids[i])
    actors[i] = seat


@compiled
def check(slots, codes, actors, games, wanted, first, last):
    """Find the actions of the wanted codes and get the slots ready to play them; return how many are wrong."""
    wrong = np.int64(0)
    for k in range(first, last):
        i = np.int64(games[k])
        slot = slots[i]
        slot.fault = FINE
        slot.task = PLAY
        slot.left = 1
        if actors[i] < 0:
            slot.fault = OVER
            wrong += 1
            continue
        slot.action = _place(codes, i, np.int64(slot.count), np.int64(wanted[k]))
        if slot.action == NONE:
            slot.fault = ILLEGAL
            wrong += 1
    return wrong


@inlined
def _place(codes, i, count, wanted):
    """The place of a code among those of the legal actions, or NONE."""
    for n in range(count):
        if np.int64(codes[i, n]) == wanted:
            return np.int64(n)
    return np.int64(NONE)


@compiled
def choose_random(slots, codes, actors, plies, chosen, first, last):
    """A random legal action of each game, NONE where it is over: those that `advance` plays by itself."""
    for i in range(first, last):
        chosen[i] = NONE
        if actors[i] >= 0:
            chosen[i] = codes[i, random_index(slots[i], plies[i], np.int64(slots[i].count))]


@compiled
def choose_greedy(
    states, slots, ids, codes, actors, plies, wanted, weights, scratch, values, rngs, chosen, first, last
):
    """The action of each wanted game after which the estimate is best for the actor, NONE where it is over.

    What the actor does not know is drawn anew first. Of equal ones any is chosen. scratch[0] and scratch[1] are states.
    """
    for i in range(first, last):
        chosen[i] = NONE
        seat = np.int64(actors[i])
        if seat < 0 or not wanted[i]:
            continue
        word = mixed(np.uint64(slots[i].taste) + mixed(np.uint64(plies[i])))
        rngs[0].key[0] = word
        rngs[0].key[1] = mixed(word)
        rngs[0].counter = 0
        scratch[0] = states[i]
        conceal(scratch[0], seat, rngs[0])
        best, ties, place = -np.inf, np.int64(0), np.int64(0)
        for n in range(np.int64(slots[i].count)):
            scratch[1] = scratch[0]
            apply(scratch[1], np.int64(ids[i, n]))
            if np.int64(actor(scratch[1])) < 0:
                returns(scratch[1], values)
            else:
                evaluate(scratch[1], weights[0], values)
            value = values[seat]
            if value > best:
                best, ties = value, np.int64(0)
            if value == best:
                ties += 1
                word = mixed(word + np.uint64(1))
                if random_below(word, ties) == 0:
                    place = np.int64(n)
        chosen[i] = codes[i, place]


@compiled
def write_masks(slots, codes, actors, seats, masks, first, last):
    """Whether each action is legal, for the given seat (NONE: whichever is asked)."""
    for i in range(first, last):
        for code in range(masks.shape[1]):
            masks[i, code] = False
        if actors[i] >= 0 and (seats[i] < 0 or seats[i] == actors[i]):
            for n in range(np.int64(slots[i].count)):
                masks[i, np.int64(codes[i, n])] = True


@compiled
def write_legal(slots, codes, offsets, out, first, last):
    """The codes of all legal actions, those of game i from offsets[i] on."""
    for i in range(first, last):
        at = np.int64(offsets[i])
        for n in range(np.int64(slots[i].count)):
            out[at + n] = codes[i, n]


@compiled
def write_observations(states, actors, seats, features, first, last):
    """What the given seat sees (NONE: whichever is asked; nothing but zeros where nobody is)."""
    for i in range(first, last):
        seat = np.int64(seats[i])
        if seat < 0:
            seat = np.int64(actors[i])
        if seat < 0:
            for k in range(features.shape[1]):
                features[i, k] = 0.0
        else:
            observe(states[i], seat, features[i])

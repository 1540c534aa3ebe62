"""What follows wrong moves, said once for most of them: a reply that refutes many moves stands for all that are not
named."""

from collections import Counter
from collections.abc import Mapping, Sequence

from hexapoda.learn.puzzles import OTHERS


def grouped(replies: Mapping[str, Sequence[str]]) -> dict[str, tuple[str, ...]]:
    """For each wrong move one of the replies that refute it, the one that refutes the most moves; best first.

    >>> grouped({"a": ["x", "y"], "b": ["y"], "c": ["z"]})
    {'': ('y',), 'c': ('z',)}
    >>> grouped({"a": []})
    {'': ()}
    """
    counted = Counter(reply for each in replies.values() for reply in each)
    order = {reply: place for place, (reply, _) in enumerate(counted.most_common())}
    chosen = {move: min(each, key=lambda reply: order[reply]) if each else None for move, each in replies.items()}
    usual = Counter(chosen.values()).most_common(1)
    if not usual:
        return {}
    common = usual[0][0]
    named = {move: () if reply is None else (reply,) for move, reply in chosen.items() if reply != common}
    return {OTHERS: () if common is None else (common,), **named}

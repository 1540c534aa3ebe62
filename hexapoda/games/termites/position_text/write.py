"""Writes a position, and names its things."""

from typing import Any

from hexapoda.games.termites import state
from hexapoda.games.termites.notation import names

#: The choices of a turn: the word, the field of the state, and the value of a choice not made.
CHOICES = (
    ("token", "token", state.NO_KIND),
    ("unit", "unit", state.NO_HEX),
    ("target", "target", state.NO_HEX),
    ("from", "origin", state.NO_HEX),
    ("robbed", "robbed", state.NOBODY),
)


def write(s: Any) -> str:
    """The position as one line."""
    colonies = [names.COLONIES[int(s.colony[seat])] for seat in range(int(s.players))]
    words = [_word("over", state.ENDINGS[int(s.ending)]) if s.ending else _word("asked", state.DECISIONS[int(s.phase)])]
    words += [_word("colonies", *colonies), _word("first", colonies[int(s.first)])]
    if s.turn:
        words += [_word("turn", str(int(s.turn))), _word("active", colonies[int(s.active)])]
    if s.idle:
        words.append(_word("idle", str(int(s.idle))))
    if s.turn and not s.ending and int(s.phase) >= state.CHOOSE_UNIT and not s.placed:
        words.append(_word("placed", "no"))
    for word, field, nothing in CHOICES:
        if int(s[field]) != nothing:
            words.append(_word(word, _choice_name(s, word, int(s[field]))))
    if int(s.phase) == state.PLACE_TILE and s.building:
        words.append(_word("tiles", *_tiles(s)))
    if not int(s.given) & state.GIVEN_MAP:
        for number, name in enumerate(state.TERRAINS):
            spots = [names.hex_name(s, spot) for spot, terrain in tiles(s) if terrain == number]
            words += [_word(name, *spots)] if spots else []
    for seat, colony in enumerate(colonies):
        trophies = {str(value): int(s.trophies[seat, value]) for value in range(state.MAX_VALUE + 1)}
        lists = {
            colony: pieces(s, seat),
            f"{colony}-hand": _counted(dict(zip(names.KIND_NAMES, s.hand[seat].tolist(), strict=True))),
            f"{colony}-stack": _counted(dict(zip(names.KIND_NAMES, s.stack[seat].tolist(), strict=True))),
            f"{colony}-reserve": [str(value) for value in names.values(int(s.reserve[seat]))],
            f"{colony}-trophies": _counted(trophies),
        }
        words += [_word(name, *items) for name, items in lists.items() if items]
    neutral = pieces(s, state.NEUTRAL)
    return " ".join([*words, *([_word(names.NEUTRAL_NAME, *neutral)] if neutral else [])])


def pieces(s: Any, owner: int) -> list[str]:
    """The pieces of an owner: "8@C4", "W2@F6"; mounds first."""
    found = [(what < state.MOUND, spot, what) for spot, each, what in lying(s) if each == owner]
    return [f"{piece_name(what)}@{names.hex_name(s, spot)}" for _, spot, what in sorted(found)]


def lying(s: Any) -> list[tuple[int, int, int]]:
    """All pieces in board order: the hex, the owner and the piece."""
    owners, whats = s.owner.tolist(), s.what.tolist()
    return [(spot, owners[spot], whats[spot]) for spot in names.hexes(s) if owners[spot] != state.NOBODY]


def tiles(s: Any) -> list[tuple[int, int]]:
    """The hexes that are not clear, and their terrain."""
    terrain = s.terrain.tolist()
    return [(spot, terrain[spot]) for spot in names.hexes(s) if terrain[spot] != state.CLEAR]


def piece_name(what: int) -> str:
    """A token by its kind, a mound by its value."""
    return str(what - state.MOUND) if what >= state.MOUND else names.kind_name(what)


def _word(name: str, *items: str) -> str:
    return f"{name}={','.join(items)}"


def _counted(counts: dict[str, int]) -> list[str]:
    return [name if count == 1 else f"{name}*{count}" for name, count in counts.items() if count]


def _choice_name(s: Any, word: str, choice: int) -> str:
    if word == "token":
        return names.kind_name(choice)
    return names.owner_name(s, choice) if word == "robbed" else names.hex_name(s, choice)


def _tiles(s: Any) -> list[str]:
    return [
        f"{tile_name(s, kind)}*{int(s.tile_left[kind])}" for kind in range(state.MAX_TILE_KINDS) if s.tile_left[kind]
    ]


def tile_name(s: Any, kind: int) -> str:
    """A kind of tile by its two faces: "water/stones"."""
    return "/".join(names.terrain_name(face) for face in s.tile_faces[kind])

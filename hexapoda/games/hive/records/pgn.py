"""PGN as Hive programs write it: tags, then numbered MoveStrings.

    [GameType "Base+MLP"]
    [White "Ada"]
    [Result "1-0"]

    1. wS1
    2. bS1 wS1-

Reading accepts a number for each ply or for each pair, and moves on one line or many; it skips comments, NAGs and
variations. Writing puts one ply on a line, and repeats the result as a GameState, so that other programs read it.
"""

import re

from hexapoda.games.hive.records import results
from hexapoda.games.hive.setup import GAME_TYPES, game_type
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Refusal, Transcript, Turn

#: The tags that every PGN has, in order, with their values for "not known".
_ROSTER = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "?", "White": "?", "Black": "?"}
_RESULTS = {results.DRAW: "1/2-1/2", results.WHITE_WINS: "1-0", results.BLACK_WINS: "0-1"}
#: Results by their words; None for a game in progress or an unknown result.
_PLACES = {
    **{word: places for places, word in _RESULTS.items()},
    **{word.lower(): places for places, word in results.STATES.items()},
    **dict.fromkeys(("*", "", "?", "unknown", "inprogress", "notstarted")),
}

_TAG = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\\n]|\\[^\n])*)"\s*\]')
#: If quotes inside the value are not escaped, the last one on the line ends it.
_LOOSE_TAG = re.compile(r'\[\s*(\w+)\s+"([^\n]*)"\s*\][^\S\n]*$', re.MULTILINE)
_TOKEN = re.compile(
    r"""
    (?P<space> \s+ | \{[^}]*\} | ;[^\n]* | ^%[^\n]* | \$\d+ | [!?]+ | \.+ )
  | (?P<result> (?: 1-0 | 0-1 | 1/2-1/2 | \* | WhiteWins | BlackWins | Draw | InProgress | NotStarted )
              (?=[\s;{(]|\Z) )
  | (?P<number> \d+(?=[\s.;{(]|\Z)\.* )
  | (?P<word> [^\s{}();\[\]$!?*]+ )
  | (?P<open> \( ) | (?P<close> \) )
    """,
    re.VERBOSE | re.MULTILINE,
)


def recognises(text: str) -> bool:
    """Whether a text looks like PGN: it begins with a tag, or with the first move's number."""
    return re.match(r'\s*(?:\[\s*\w+\s+"|1\.\s*w)', text) is not None


def _line(text: str, at: int) -> str:
    return f"line {text.count(chr(10), 0, at) + 1}"


def read(text: str) -> Transcript | Refusal:
    """Read the first game of a PGN text."""
    text = re.sub(r"\r\n?", "\n", text)
    found = Transcript()
    at = _read_tags(found, text)
    if isinstance(at, Refusal):
        return at
    marker = _read_moves(found, text, at)
    if isinstance(marker, Refusal):
        return marker
    if "GameType" in found.tags:
        kind = found.tags.pop("GameType")
        if game_type(kind) not in GAME_TYPES:
            place = _line(text, text.index("GameType"))
            return results.unreadable("unknown-game-type", place, text=excerpt(kind), types=", ".join(GAME_TYPES))
        found.options["type"] = game_type(kind)
    found.options.update(results.opening(found.turns))
    result = found.tags.pop("Result", "")
    known = [_PLACES[word.lower()] for word in (result, marker) if word.lower() in _PLACES]
    finished = [places for places in known if places is not None]
    if len(set(finished)) > 1:
        return results.unreadable("two-results", _line(text, len(text.rstrip())), first=excerpt(result), second=marker)
    if finished:
        results.stated(found, finished[0])
    elif result.lower() not in _PLACES:
        found.notices.append(("result-unknown", {"text": excerpt(result)}))
    for name in _ROSTER:
        if found.tags.get(name) in ("", _ROSTER[name]):
            del found.tags[name]
    return found


def _read_tags(found: Transcript, text: str) -> int | Refusal:
    """Read the tags at the beginning; return where they end."""
    at = 0
    while True:
        while at < len(text) and text[at].isspace():
            at += 1
        if text[at : at + 1] != "[":
            return at
        match = _TAG.match(text, at) or _LOOSE_TAG.match(text, at)
        if match is None:
            return results.unreadable("bad-tag", _line(text, at), text=excerpt(text[at:]))
        name, value = match[1], re.sub(r'\\(["\\])', r"\1", match[2]).strip()
        if found.tags.get(name, value) != value:
            return results.unreadable("double-tag", _line(text, at), name=name)
        found.tags[name] = value
        at = match.end()


def _read_moves(found: Transcript, text: str, at: int) -> str | Refusal:
    """Read the moves; return the result after them, or ""."""
    numbered: list[list[str]] = [[]]  # the words after each number
    result = ""
    depth = 0
    while at < len(text):
        if text[at] == "[" and depth == 0 and (numbered[0] or result):
            found.notices.append(("more-games", {}))
            break
        token = _TOKEN.match(text, at)
        if token is None:
            code = "open-comment" if text[at] == "{" else "bad-movetext"
            return results.unreadable(code, _line(text, at), text=excerpt(text[at:]))
        depth += (token["open"] is not None) - (token["close"] is not None)
        if depth < 0:
            return results.unreadable("bad-movetext", _line(text, at), text=excerpt(text[at:]))
        at = token.end()
        if depth or token["space"] or token["open"] or token["close"]:
            continue
        if result:
            return results.unreadable("text-after-result", _line(text, token.start()), text=excerpt(token[0]))
        if token["result"]:
            result = token[0]
        elif token["word"]:
            numbered[-1].append(token[0])
        elif numbered[-1]:
            numbered.append([])
    if depth:
        return results.unreadable("open-variation", _line(text, len(text)))
    moves = [move for words in numbered for move in _moves(words, first=words is numbered[0])]
    found.turns = [Turn(move, place=f"move {number}") for number, move in enumerate(moves, 1)]
    return result


def _moves(words: list[str], *, first: bool) -> list[str]:
    """The moves after one number, or all moves if there are no numbers: two words each, but one for a pass and for a
    game's first move.

    >>> _moves(["wS1", "bS1", "wS1-"], first=True)
    ['wS1', 'bS1 wS1-']
    """
    moves = []
    at = 0
    while at < len(words):
        alone = words[at].lower() == "pass" or (first and at == 0 and len(words) != 2)
        moves.append(" ".join(words[at : at + (1 if alone else 2)]))
        at += 1 if alone else 2
    return moves


def _tag(name: str, value: str) -> str:
    quoted = " ".join(value.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{quoted}"]'


def write(game: Transcript) -> str | Refusal:
    """A game as PGN."""
    if game.setup:
        return Refusal("H6.2", "format-without-setup", {"format": "pgn"})
    places = None if game.places is None else (game.places[0], game.places[1])
    lines = [_tag(name, game.tags.get(name) or unknown) for name, unknown in _ROSTER.items()]
    lines.append(_tag("Result", "*" if places is None else _RESULTS[places]))
    lines.append(_tag("GameType", game.options["type"]))
    others = (name for name in game.tags if name not in (*_ROSTER, "Result", "GameType"))
    lines += [_tag(name, game.tags[name]) for name in others if re.fullmatch(r"\w+", name)]
    lines += ["", *(f"{number}. {turn.text}" for number, turn in enumerate(game.turns, 1))]
    if places is not None:
        lines += ["", results.STATES[places]]
    return "\n".join(lines) + "\n"

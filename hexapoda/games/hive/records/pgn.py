"""PGN as Hive programs write it: tags, then numbered MoveStrings.

    [GameType "Base+MLP"]
    [White "Ada"]
    [Result "1-0"]

    1. wS1
    2. bS1 wS1-

Reading accepts a number for each ply or for each pair, and moves on one line or many, with comments in braces or after
a semicolon and variations in parentheses; signs such as `!?` become part of the comment. Writing puts one ply on a
line, and repeats the result as a GameState, so that other programs read it.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from hexapoda.games.hive.records import results
from hexapoda.games.hive.setup import GAME_TYPES, game_type
from hexapoda.i18n import excerpt, tidy
from hexapoda.kernel.declaration import Refusal, Transcript, Turn, annotated

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
    (?P<space> \s+ | ^%[^\n]* | \.+ )
  | (?P<comment> \{[^}]*\} | ;[^\n]* )
  | \$(?P<glyph> \d+ ) | (?P<sign> [!?]+ )
  | (?P<result> (?: 1-0 | 0-1 | 1/2-1/2 | \* | WhiteWins | BlackWins | Draw | InProgress | NotStarted )
              (?=[\s;{()]|\Z) )
  | (?P<number> \d+(?=[\s.;{(]|\Z)\.* )
  | (?P<word> [^\s{}();\[\]$!?*]+ )
  | (?P<open> \( ) | (?P<close> \) )
    """,
    re.VERBOSE | re.MULTILINE,
)
#: The glyphs that stand for signs; others say nothing of a move.
_SIGNS = {"1": "!", "2": "?", "3": "!!", "4": "??", "5": "!?", "6": "?!"}


@dataclass(slots=True)
class _Word:
    """A word of a move, with its line in the text, the comments after it and what could have been played instead."""

    text: str
    line: int
    comment: str = ""
    variations: "list[_Line]" = field(default_factory=list)


@dataclass(slots=True)
class _Line:
    """A line of play: the words after each number."""

    numbered: list[list[_Word]] = field(default_factory=lambda: [[]])
    #: The comment before the first word.
    comment: str = ""

    def last(self) -> _Word | None:
        """The last word, None where there is none yet."""
        words = self.numbered[-1] or (self.numbered[-2] if len(self.numbered) > 1 else [])
        return words[-1] if words else None

    def say(self, text: str) -> None:
        """Add a comment."""
        about = self.last() or self
        about.comment = annotated(about.comment, tidy(text))


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
    main = _Line()
    #: The main line, and the variations that are open.
    lines = [main]
    result, number = "", text.count("\n", 0, at) + 1
    while at < len(text):
        line, depth = lines[-1], len(lines) - 1
        if text[at] == "[" and not depth and (line.last() or result):
            found.notices.append(("more-games", {}))
            break
        token = _TOKEN.match(text, at)
        if token is None:
            code = "open-comment" if text[at] == "{" else "bad-movetext"
            return results.unreadable(code, f"line {number}", text=excerpt(text[at:]))
        if token["comment"]:
            line.say(token[0][1:].removesuffix("}"))
        elif token["sign"] or token["glyph"] in _SIGNS:
            line.say(token["sign"] or _SIGNS[token["glyph"]])
        elif token["open"]:
            if line.last() is None:
                return results.unreadable("early-variation", f"line {number}")
            lines.append(_Line())
        elif token["close"]:
            if not depth:
                return results.unreadable("bad-movetext", f"line {number}", text=excerpt(text[at:]))
            _close(lines[-2], lines.pop())
        elif result and (token["result"] or token["word"] or token["number"]) and not depth:
            return results.unreadable("text-after-result", f"line {number}", text=excerpt(token[0]))
        elif token["result"] and not depth:
            result = token[0]
        elif token["word"]:
            line.numbered[-1].append(_Word(token[0], number))
        elif token["number"] and line.numbered[-1]:
            line.numbered.append([])
        number += text.count("\n", at, token.end())
        at = token.end()
    if len(lines) > 1:
        return results.unreadable("open-variation", f"line {number}")
    found.comment, found.turns = main.comment, _turns(main)
    return result


def _close(around: _Line, variation: _Line) -> None:
    """Put a variation into the line around it; one without a move is a comment."""
    word = around.last()
    assert word is not None
    if variation.last() is None:
        around.say(variation.comment)
    else:
        word.variations.append(variation)


def _turns(main: _Line) -> list[Turn]:
    """The moves of a line, with their comments and variations."""
    turns: list[Turn] = []
    #: Lines that are still to be split into moves: the number of their first move (from 0), and where the moves go.
    left = [(main, 0, turns)]
    while left:
        line, first, made = left.pop()
        for words in line.numbered:
            for move in _moves(words, first=first == 0 and words is line.numbered[0]):
                ply = first + len(made)
                place = f"move {ply + 1}" if line is main else f"line {move[0].line}"
                turn = Turn(" ".join(word.text for word in move), place=place)
                for comment in (line.comment if line is not main and not made else "", *(w.comment for w in move)):
                    turn.comment = annotated(turn.comment, comment)
                for variation in (each for word in move for each in word.variations):
                    turn.variations.append([])
                    left.append((variation, ply, turn.variations[-1]))
                made.append(turn)
    return turns


def _moves(words: Sequence[_Word], *, first: bool) -> Iterator[Sequence[_Word]]:
    """The moves after one number, or all moves if there are no numbers: two words each, but one for a pass and for a
    game's first move.

    >>> [len(move) for move in _moves([_Word(text, 1) for text in ("wS1", "bS1", "wS1-")], first=True)]
    [1, 2]
    """
    at = 0
    while at < len(words):
        alone = words[at].text.lower() == "pass" or (first and at == 0 and len(words) != 2)
        yield words[at : at + (1 if alone else 2)]
        at += 1 if alone else 2


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
    lines.append("")
    if game.comment:
        lines.append(_comment(game.comment))
    for number, turn in enumerate(game.turns, 1):
        lines += _written(number, turn)
    if places is not None:
        lines += ["", results.STATES[places]]
    return "\n".join(lines) + "\n"


def _comment(text: str) -> str:
    """A comment, in which no brace may be."""
    return "{" + text.replace("{", "(").replace("}", ")") + "}"


def _written(number: int, turn: Turn) -> list[str]:
    """A move on its line, and the variations below it."""
    lines: list[str] = []
    #: What is still to be written, the next one last: a move with its number and what opens it, or None for the end of
    #: a variation.
    left: list[tuple[int, Turn, str] | None] = [(number, turn, "")]
    while left:
        each = left.pop()
        if each is None:
            lines[-1] += ")"
            continue
        number, turn, opening = each
        said = f" {_comment(turn.comment)}" if turn.comment else ""
        lines.append(f"{opening}{number}. {turn.text}{said}")
        for variation in reversed(turn.variations):
            left.append(None)
            for after, later in reversed(list(enumerate(variation))):
                left.append((number + after, later, "" if after else "("))
    return lines

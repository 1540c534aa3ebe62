"""Records: a game as text that replays without the generator.

    [Game "hive"]
    [Rules "1"]
    [Options "type=Base opening=rulebook repetition=draw"]
    [White "Ada"]
    [Moves "2"]
    [Result "*"]

    1. wS1
    2. bS1 wS1-
    end

What chance brought follows a move in braces; an end by `Position.end` is a line `-- resign seat=1`. Decisions that one
text can say together share a line. The tag `Moves` counts these lines and `end` closes the record, so that a record cut
short is noticed; a game typed in by hand needs neither. Games can have formats of their own (`Declaration.formats`).

A record of a `GameTree` has comments and variations too. A comment is a line that begins with `;` and belongs to the
move before it. A variation begins with the number of the move in whose place it could have been played, and may hold
others; what could have been played after the end of the game repeats the last move.

    2. bS1 wS1-
    ; Solid.
      (2. bQ wS1-
      ; The queen first.
      3. wQ -wS1
      )
    3. wA1 -wS1

`Moves` counts the lines of the game alone.
"""

import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from typing import Any

from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Declaration, Ending, Format, Refusal, Said, Transcript, Turn, annotated
from hexapoda.play.errors import HexapodaError, OptionError, RecordError, RefusedError
from hexapoda.play.move import ALL_SEATS
from hexapoda.play.options import GameOptions, options_text, read_options
from hexapoda.play.outcome import Outcome
from hexapoda.play.view import SeenLine

NAME = "hexapoda"
#: Longest record that is read, in characters: far above any game, far below what would hurt.
LONGEST = 2_000_000
#: Tags that the writer fills in; all others are free.
_OWN_TAGS = ("Game", "Rules", "Options", "Setup", "Chance", "Seat", "Moves", "Result", "Termination", "Seed")
_CLOSED = "end"
_COMMENT, _OPENS, _CLOSES = ";", "(", ")"
#: Variations are indented, those in many others no further.
_INDENT, _DEEPEST = "  ", 8

_TAG_NAME = re.compile(r"\w+")
_TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\["\\])*)"\]')
_TURN = re.compile(r"([0-9]+)\. (.*?)(?: \{(.*)\})?")
_ENDING = re.compile(r"-- (\w+)(?: seat=([0-9]{1,9}))?(?: places=([0-9]{1,9}(?:,[0-9]{1,9})*))?")
#: A seed that was a number when it was written.
_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,99}")


def seat_tag(game: GameOptions, seat: int) -> str:
    """The tag for the player of a seat: "White", or "Player2" where seats have no names."""
    name = game.declaration.seat_names[seat]
    return name.capitalize() if name.isalpha() else f"Player{seat + 1}"


# ── writing ──


def write(position: SeenLine[Any], seat: int | None, format: str | None) -> str:
    """The record of a position's game, as `seat` knows it."""
    writer = _writer(position, format)
    if writer is None:
        return _house(position, seat, "", turns_of(position, seat))
    if seat != ALL_SEATS and position.game.declaration.seen_text is not None:
        raise OptionError("format-without-seats", format=format)
    return _foreign(writer, transcript(position))


def write_annotated(position: SeenLine[Any], comment: str, turns: list[tuple[int, Turn]], format: str | None) -> str:
    """The record of a position's game whose `turns` (see `turns_of`) have comments and variations."""
    writer = _writer(position, format)
    if writer is None:
        return _house(position, ALL_SEATS, comment, turns)
    found = transcript(position)
    found.comment, found.turns = comment, [turn for _, turn in turns]
    return _foreign(writer, found)


def _writer(position: SeenLine[Any], format: str | None) -> Callable[[Transcript], str | Refusal] | None:
    """What writes a format of the game; None for our own."""
    if format is None or format == NAME:
        return None
    writers = {each.name: each.write for each in position.game.declaration.formats if each.write is not None}
    if format not in writers:
        raise OptionError("unknown-format", format=format, formats=", ".join((NAME, *writers)))
    return writers[format]


def _foreign(writer: Callable[[Transcript], str | Refusal], found: Transcript) -> str:
    written = writer(found)
    if isinstance(written, Refusal):
        raise RecordError(written)
    return written


def transcript(position: SeenLine[Any]) -> Transcript:
    """A position's game as a transcript: all that a writer of any format needs."""
    outcome = position.outcome
    return Transcript(
        options=dict(position.game.options),
        tags=dict(position.tags),
        turns=[turn for _, turn in turns_of(position)],
        setup="" if position.from_start else position.start_setup(),
        chance=position.setup_chance(),
        ending=position.endings[-1][1] if position.endings else None,
        places=None if outcome is None else outcome.places,
    )


def turns_of(
    position: SeenLine[Any], seat: int | None = ALL_SEATS, first: int = 0, stops: Collection[int] = ()
) -> list[tuple[int, Turn]]:
    """The lines of a game from the decision number `first` on, each with the number of its last decision. None goes on
    beyond a decision in `stops`."""
    seen = [(ply, position.written(ply, seat)) for ply in _lines(position, seat, first, stops)]
    return [(ply, Turn(each["text"], each["chance"])) for ply, each in seen]


def _lines(position: SeenLine[Any], seat: int | None, first: int, stops: Collection[int]) -> list[int]:
    """The plies that get a line. Where one text says several decisions, only the last of them gets it."""
    declared, states, moves = position.game.declaration, position.states, position.moves
    said = {ply for ply, _ in position.endings}

    def says_all(first: int, last: int) -> bool:
        """Whether the text of ply `last` says all decisions from ply `first` to it."""
        left: Said | None = moves[last].text
        for ply in range(first, last + 1):
            found = Refusal("", "nothing-said") if left is None else declared.parse(states[ply], left)
            if isinstance(found, Refusal) or found.action != moves[ply].id:
                return False
            left = found.rest
        return left is None

    def is_known(ply: int) -> bool:
        """Whether the seat may know the text of a ply."""
        return seat == ALL_SEATS or position.written(ply, seat)["text"] == moves[ply].text

    lines: list[int] = []
    start = first
    for ply in range(first, position.ply):
        after = ply + 1
        joined = (
            after < position.ply
            and after not in said
            and ply not in stops
            and contract.actor_at(states, ply) == contract.actor_at(states, after)
            and is_known(ply)
            and is_known(after)
            and not position.written(ply)["chance"]
            and says_all(start, after)
        )
        if not joined:
            lines.append(ply)
            start = after
    return lines


def _tag(name: str, value: object) -> str:
    if not _TAG_NAME.fullmatch(name):
        raise HexapodaError("bad-tag-name", name=name)
    quoted = " ".join(str(value).split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{quoted}"]'


def _house(position: SeenLine[Any], seat: int | None, comment: str, turns: list[tuple[int, Turn]]) -> str:
    game, outcome = position.game, position.outcome
    lines = [_tag("Game", game.name), _tag("Rules", game.declaration.rules_version)]
    lines.append(_tag("Options", options_text(game.options)))
    if not position.from_start and seat == ALL_SEATS:  # the text of a position tells what a seat may not know
        lines.append(_tag("Setup", position.start_setup()))
    elif position.setup_chance(seat):
        lines.append(_tag("Chance", position.setup_chance(seat)))
    if seat != ALL_SEATS:
        lines.append(_tag("Seat", "spectator" if seat is None else seat))
    lines += [_tag(name, value) for name, value in position.tags.items() if name not in _OWN_TAGS]
    lines.append(_tag("Moves", len(turns)))
    lines.append(_tag("Result", _result(outcome)))
    if outcome is not None:
        lines.append(_tag("Termination", outcome.reason))
        if position.seed is not None and seat == ALL_SEATS:
            lines.append(_tag("Seed", position.seed))
    lines.append("")
    if comment:
        lines.append(f"{_COMMENT} {comment}")
    endings = list(position.endings)
    for number, (ply, turn) in enumerate(turns, 1):
        while endings and endings[0][0] <= ply:
            lines.append(_ending_line(endings.pop(0)[1]))
        lines += _annotated(number, turn)
    lines += [_ending_line(ending) for _, ending in endings]
    return "\n".join([*lines, _CLOSED]) + "\n"


def _annotated(number: int, turn: Turn) -> Iterator[str]:
    """A line of moves, its comment, and what could have been played there."""
    #: What is still to be written, the next one last: lines, or turns with number, depth and what opens them.
    left: list[str | tuple[int, Turn, int, str]] = [(number, turn, 0, "")]
    while left:
        each = left.pop()
        if isinstance(each, str):
            yield each
            continue
        number, turn, depth, opening = each
        indent, deeper = (_INDENT * min(level, _DEEPEST) for level in (depth, depth + 1))
        chance_text = f" {{{turn.chance}}}" if turn.chance else ""
        yield f"{indent}{opening}{number}. {turn.text}{chance_text}"
        if turn.comment:
            yield f"{indent}{_COMMENT} {turn.comment}"
        for variation in reversed(turn.variations):
            left.append(deeper + _CLOSES)
            for after, later in reversed(list(enumerate(variation))):
                left.append((number + after, later, depth + 1, "" if after else _OPENS))


def _result(outcome: Outcome | None) -> str:
    if outcome is None:
        return "*"
    return f"places {' '.join(map(str, outcome.places))} scores {' '.join(map(str, outcome.scores))}"


def _ending_line(ending: Ending) -> str:
    seat = "" if ending.seat is None else f" seat={ending.seat}"
    places = "" if ending.places is None else f" places={','.join(map(str, ending.places))}"
    return f"-- {ending.reason}{seat}{places}"


# ── reading ──


@dataclass(slots=True)
class _HouseTranscript(Transcript):
    """A record in our own format."""

    #: The tags that the writer filled in, which replaying checks.
    own: dict[str, str] = field(default_factory=dict)
    #: Ends by `Position.end`, each with its ply and its place in the text.
    endings: list[tuple[int, Ending, str]] = field(default_factory=list)


def read_transcript(declared: Declaration, text: str, format: str | None) -> Transcript:
    """Read a record in the named format, or else in the first that recognises it."""
    if not isinstance(text, str) or not text.strip():
        raise RecordError(Refusal("", "empty-record", readable=False))
    if len(text) > LONGEST:
        raise RecordError(Refusal("", "record-too-long", {"longest": LONGEST}, readable=False))
    text = text.removeprefix("\ufeff")  # the byte order mark that some editors write
    formats = {NAME: Format(NAME, _recognises_house, lambda text: _read_house(declared, text))}
    formats.update((each.name, each) for each in declared.formats)
    if format is not None and format not in formats:
        raise OptionError("unknown-format", format=format, formats=", ".join(formats))
    chosen = [formats[format]] if format else [each for each in formats.values() if each.recognises(text)]
    if not chosen:
        raise RecordError(Refusal("", "unknown-record", {"formats": ", ".join(formats)}, readable=False))
    found = chosen[0].read(text)
    if isinstance(found, Refusal):
        raise RecordError(found)
    return found


def _recognises_house(text: str) -> bool:
    return re.search(r'^\s*\[Game "', text, re.MULTILINE) is not None


def _unreadable(code: str, place: str, **params: object) -> Refusal:
    return Refusal("", code, {**params, "place": place}, readable=False)


def _read_house(declared: Declaration, text: str) -> _HouseTranscript | Refusal:
    found = _HouseTranscript()
    lines = [(f"line {number}", line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(place, line) for place, line in lines if line]
    tags = 0
    while tags < len(lines) and lines[tags][1].startswith("["):
        refusal = _read_tag(found, *lines[tags])
        if refusal is not None:
            return refusal
        tags += 1
    if found.own.get("Game", declared.name) != declared.name:
        return Refusal("", "other-game", {"name": found.own["Game"], "game": declared.name})
    version = found.own.get("Rules", declared.rules_version)
    if version != declared.rules_version and version not in declared.old_rules:
        return Refusal("", "other-rules", {"version": version, "known": declared.rules_version})
    closed = bool(lines) and lines[-1][1] == _CLOSED
    movetext = _Movetext(found)
    for place, line in lines[tags : len(lines) - closed]:
        refusal = movetext.read_line(place, line)
        if refusal is not None:
            return refusal
    if movetext.outer:
        return _unreadable("open-variation", f"line {len(text.splitlines())}")
    if not closed and ("Moves" in found.own or not found.turns):
        code = "record-not-closed" if found.turns else "record-without-moves"
        return _unreadable(code, f"line {len(text.splitlines())}")
    options = read_options(found.own.get("Options", ""))
    if isinstance(options, Refusal):
        return options
    found.options, found.setup, found.chance = options, found.own.get("Setup", ""), found.own.get("Chance", "")
    if version in declared.old_rules:
        found.options = declared.old_rules[version](options)
        found.setup = found.setup.partition(" | ")[2]  # it repeats the options
    return found


def _read_tag(found: _HouseTranscript, place: str, line: str) -> Refusal | None:
    match = _TAG.fullmatch(line)
    if match is None:
        return _unreadable("bad-tag", place, text=line[:60])
    name, value = match[1], re.sub(r"\\(.)", r"\1", match[2])
    if name in found.tags or name in found.own:
        return _unreadable("double-tag", place, name=name)
    (found.own if name in _OWN_TAGS else found.tags)[name] = value
    return None


class _Movetext:
    """The lines of moves, with their comments and variations."""

    def __init__(self, found: _HouseTranscript) -> None:
        self._found = found
        #: The list of turns that goes on, the number of its first turn, and the lists around it with theirs.
        self._turns, self._first = found.turns, 1
        self.outer: list[tuple[list[Turn], int]] = []

    def read_line(self, place: str, line: str) -> Refusal | None:
        """One line: a numbered move, an end by `Position.end`, a comment, or the begin or the end of a variation."""
        if line.startswith(_COMMENT):
            self._comment(line.removeprefix(_COMMENT).strip())
        elif line == _CLOSES:
            if not self.outer:
                return _unreadable("closed-variation", place)
            self._turns, self._first = self.outer.pop()
        elif line.startswith(_OPENS):
            return self._open(place, line.removeprefix(_OPENS).lstrip())
        elif line.startswith("--") and not self.outer:
            return self._end(place, line)
        else:
            return self._move(place, line)
        return None

    def _comment(self, text: str) -> None:
        if self._turns:
            self._turns[-1].comment = annotated(self._turns[-1].comment, text)
        else:
            self._found.comment = annotated(self._found.comment, text)

    def _open(self, place: str, line: str) -> Refusal | None:
        if not self._turns:
            return _unreadable("early-variation", place)
        number, variation = self._first + len(self._turns) - 1, list[Turn]()
        self._turns[-1].variations.append(variation)
        self.outer.append((self._turns, self._first))
        self._turns, self._first = variation, number
        return self._move(place, line)

    def _end(self, place: str, line: str) -> Refusal | None:
        said = _ENDING.fullmatch(line)
        if said is None:
            return _unreadable("bad-record-line", place, text=line[:60])
        reason, seat, places = said.groups()
        ending = Ending(
            reason,
            seat=None if seat is None else int(seat),
            places=None if places is None else tuple(map(int, places.split(","))),
        )
        self._found.endings.append((len(self._found.turns), ending, place))
        return None

    def _move(self, place: str, line: str) -> Refusal | None:
        match = _TURN.fullmatch(line)
        if match is None:
            return _unreadable("bad-record-line", place, text=line[:60])
        expected = self._first + len(self._turns)
        if match[1] != str(expected):
            return _unreadable("bad-number", place, number=match[1][:20], expected=expected)
        self._turns.append(Turn(match[2], match[3] or "", place))
        return None


# ── replaying ──


def refuse_partial(found: Transcript) -> None:
    """Raise a RecordError for the record of one seat, which can't be replayed."""
    if isinstance(found, _HouseTranscript) and "Seat" in found.own:
        raise RecordError(Refusal("", "partial-record", {"seat": found.own["Seat"][:20]}))


def seed_of(found: Transcript) -> int | str | None:
    """The seed that a transcript names: a number again if it looks like one."""
    written = found.own.get("Seed") if isinstance(found, _HouseTranscript) else None
    return int(written) if written is not None and _NUMBER.fullmatch(written) else written


def play(position: SeenLine[Any], found: Transcript) -> int | None:
    """Play a transcript from its start to its end, and check what it says of its length and result.

    Where the game goes on after a draw by repetition, stops and returns the number of the move that repeated.
    """
    house = isinstance(found, _HouseTranscript)
    own = found.own if house else {}
    found.reached.clear()
    endings = found.endings if house else [] if found.ending is None else [(len(found.turns), found.ending, "")]
    for ply, turn in enumerate([*found.turns, None]):
        said = [(ending, place) for at, ending, place in endings if at == ply]
        outcome = position.outcome
        if outcome is not None and outcome.reason == "repetition" and position.game.declaration.no_repetition:
            if turn is not None or (said and outcome.places != found.places):
                return ply
        for ending, place in said:
            if house or position.actor is not None:  # a result that another format states is not one of its moves
                _end(position, ending, place)
        if turn is not None:
            _push(position, turn)
            found.reached.append(position.ply)
    position.tags = dict(found.tags)
    position.notices = list(found.notices)
    _check_end(position, own, len(found.turns))
    return None


def _push(position: SeenLine[Any], turn: Turn) -> None:
    try:
        position.push(turn.text, chance_text=turn.chance)
    except RefusedError as error:
        raise RecordError(error.refusal, turn.place) from None


def _end(position: SeenLine[Any], ending: Ending, place: str) -> None:
    try:
        position.end(ending.reason, seat=ending.seat, places=ending.places)
    except RefusedError as error:
        raise RecordError(error.refusal, place) from None
    except HexapodaError as error:
        raise RecordError(Refusal("", error.code, error.params), place, error) from None


def _check_end(position: SeenLine[Any], own: dict[str, str], lines: int) -> None:
    """Raise a RecordError unless length and result are what the tags say."""
    if own.get("Moves", str(lines)) != str(lines):
        raise RecordError(Refusal("", "record-cut", {"found": lines, "expected": own["Moves"][:20]}))
    outcome = position.outcome
    shown = {"Result": _result(outcome), "Termination": "*" if outcome is None else outcome.reason}
    for name, value in shown.items():
        if own.get(name, value) != value:
            raise RecordError(Refusal("", "other-result", {"found": value, "expected": own[name][:60]}))

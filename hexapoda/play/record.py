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
"""

import re
from dataclasses import dataclass, field
from typing import Any

from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Declaration, Ending, Format, Refusal, Said, Transcript, Turn
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
    declared = position.game.declaration
    if format is None or format == NAME:
        return _house(position, seat)
    writers = {each.name: each.write for each in declared.formats if each.write is not None}
    if format not in writers:
        raise OptionError("unknown-format", format=format, formats=", ".join((NAME, *writers)))
    if seat != ALL_SEATS and declared.seen_text is not None:
        raise OptionError("format-without-seats", format=format)
    written = writers[format](transcript(position))
    if isinstance(written, Refusal):
        raise RecordError(written)
    return written


def transcript(position: SeenLine[Any]) -> Transcript:
    """A position's game as a transcript: all that a writer of any format needs."""
    outcome = position.outcome
    seen = [position.written(ply) for ply in _lines(position, ALL_SEATS)]
    return Transcript(
        options=dict(position.game.options),
        tags=dict(position.tags),
        turns=[Turn(each["text"], each["chance"]) for each in seen],
        setup="" if position.from_start else position.start_setup(),
        chance=position.setup_chance(),
        ending=position.endings[-1][1] if position.endings else None,
        places=None if outcome is None else outcome.places,
    )


def _lines(position: SeenLine[Any], seat: int | None) -> list[int]:
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
    start = 0
    for ply in range(position.ply):
        after = ply + 1
        joined = (
            after < position.ply
            and after not in said
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


def _house(position: SeenLine[Any], seat: int | None) -> str:
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
    plies = _lines(position, seat)
    lines.append(_tag("Moves", len(plies)))
    lines.append(_tag("Result", _result(outcome)))
    if outcome is not None:
        lines.append(_tag("Termination", outcome.reason))
        if position.seed is not None and seat == ALL_SEATS:
            lines.append(_tag("Seed", position.seed))
    lines.append("")
    endings = list(position.endings)
    for number, ply in enumerate([*plies, None], 1):
        while endings and (ply is None or endings[0][0] <= ply):
            lines.append(_ending_line(endings.pop(0)[1]))
        if ply is not None:
            seen = position.written(ply, seat)
            chance_text = f" {{{seen['chance']}}}" if seen["chance"] else ""
            lines.append(f"{number}. {seen['text']}{chance_text}")
    return "\n".join([*lines, _CLOSED]) + "\n"


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
    for place, line in lines[tags : len(lines) - closed]:
        refusal = _read_line(found, place, line)
        if refusal is not None:
            return refusal
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


def _read_line(found: _HouseTranscript, place: str, line: str) -> Refusal | None:
    """One line of moves: a numbered move, or an end by `Position.end`."""
    said = _ENDING.fullmatch(line)
    if said is not None:
        reason, seat, places = said.groups()
        ending = Ending(
            reason,
            seat=None if seat is None else int(seat),
            places=None if places is None else tuple(map(int, places.split(","))),
        )
        found.endings.append((len(found.turns), ending, place))
        return None
    match = _TURN.fullmatch(line)
    if match is None:
        return _unreadable("bad-record-line", place, text=line[:60])
    expected = len(found.turns) + 1
    if match[1] != str(expected):
        return _unreadable("bad-number", place, number=match[1][:20], expected=expected)
    found.turns.append(Turn(match[2], match[3] or "", place))
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

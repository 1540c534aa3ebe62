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

What chance brought stands behind a move in braces; an end by `Position.end` is a line `-- resign seat=1`. Decisions
that one text can say together are one line. A record that says how many lines of moves it has is closed by `end`, so
that one that was cut anywhere is noticed; a game that is typed in by hand needs neither. Games can have further formats
of their own (`Declaration.formats`).
"""

import re
from dataclasses import dataclass, field

from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Declaration, Ending, Format, Refusal, Said, Transcript, Turn
from hexapoda.play.errors import HexapodaError, OptionError, RecordError, RefusedError
from hexapoda.play.game import Game
from hexapoda.play.outcome import Outcome
from hexapoda.play.position import ALL_SEATS, Position, read_options

NAME = "hexapoda"
#: Longest record that is read, in characters: far above any game, far below what would hurt.
LONGEST = 2_000_000
#: Tags that the writer makes itself; all others are free.
_OWN_TAGS = ("Game", "Rules", "Options", "Setup", "Chance", "Seat", "Moves", "Result", "Termination", "Seed")
_CLOSED = "end"

_TAG_NAME = re.compile(r"\w+")
_TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\["\\])*)"\]')
_TURN = re.compile(r"([0-9]+)\. (.*?)(?: \{(.*)\})?")
_ENDING = re.compile(r"-- (\w+)(?: seat=([0-9]{1,9}))?(?: places=([0-9]{1,9}(?:,[0-9]{1,9})*))?")
#: A seed that was a number when it was written.
_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,99}")


# ── writing ──


def write(position: Position, seat: int | None, format: str | None) -> str:
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


def transcript(position: Position) -> Transcript:
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


def _lines(position: Position, seat: int | None) -> list[int]:
    """The plies that get a line: of decisions that one text says only the last one, which says them all."""
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


def _house(position: Position, seat: int | None) -> str:
    game, outcome = position.game, position.outcome
    options = " ".join(f"{name}={value}" for name, value in game.options.items())
    lines = [_tag("Game", game.name), _tag("Rules", game.declaration.rules_version), _tag("Options", options)]
    if not position.from_start and seat == ALL_SEATS:  # the text of a position knows what a seat may not
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
    """A record of the house: it also says things about itself, which replaying checks."""

    own: dict[str, str] = field(default_factory=dict)
    #: Ends by `Position.end`, each with the ply at which it was said and its line.
    endings: list[tuple[int, Ending, str]] = field(default_factory=list)


def read_transcript(declared: Declaration, text: str, format: str | None) -> Transcript:
    """Read a record in the format named, or in the one that recognises it."""
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


def replay(game: Game, found: Transcript) -> Position:
    """The position at the end of a transcript."""
    position = _replayed(game, found, found.options)
    if isinstance(position, int):
        # Programs differ in what ends a game by repetition, so a record that goes on is read without that rule.
        without = game.declaration.no_repetition
        stated = {name: value for name, value in game.stated.items() if name not in without}
        repeated = position
        position = _replayed(Game(game.declaration, stated), found, {**found.options, **without})
        assert isinstance(position, Position)
        position.notices.append(("repetition-ignored", {"move": repeated}))
    outcome = position.outcome
    if found.places is not None and (outcome is None or outcome.places != found.places):
        position.notices.append(("result-ignored", {}))
    return position


def _replayed(game: Game, found: Transcript, options: dict[str, str]) -> Position | int:
    """Replay; where the game goes on after a draw by repetition, return the number of the move that repeated."""
    house = isinstance(found, _HouseTranscript)
    own = found.own if house else {}
    if "Seat" in own:
        raise RecordError(Refusal("", "partial-record", {"seat": own["Seat"][:20]}))
    position = _started(game, found, options, _seed(own.get("Seed")))
    endings = found.endings if house else [] if found.ending is None else [(len(found.turns), found.ending, "")]
    for ply, turn in enumerate([*found.turns, None]):
        said = [(ending, place) for at, ending, place in endings if at == ply]
        outcome = position.outcome
        if outcome is not None and outcome.reason == "repetition" and game.declaration.no_repetition:
            if turn is not None or (said and outcome.places != found.places):
                return ply
        for ending, place in said:
            if house or position.actor is not None:  # a result that another format states is none of its moves
                _end(position, ending, place)
        if turn is not None:
            _push(position, turn)
    position.tags = dict(found.tags)
    position.notices = list(found.notices)
    _check_end(position, own, len(found.turns))
    return position


def _seed(written: str | None) -> int | str | None:
    """The seed that a tag means: a number again if it looks like one."""
    return int(written) if written is not None and _NUMBER.fullmatch(written) else written


def _started(game: Game, found: Transcript, options: dict[str, str], seed: int | str | None) -> Position:
    try:
        game = game.agreeing(options)
        if found.setup:
            return game.position(found.setup, seed=seed)
        return game.start(seed, chance_text=found.chance)
    except OptionError as error:
        raise RecordError(Refusal("", error.code, error.params), cause=error) from None
    except RefusedError as error:
        raise RecordError(error.refusal) from None


def _push(position: Position, turn: Turn) -> None:
    try:
        position.push(turn.text, chance_text=turn.chance)
    except RefusedError as error:
        raise RecordError(error.refusal, turn.place) from None


def _end(position: Position, ending: Ending, place: str) -> None:
    try:
        position.end(ending.reason, seat=ending.seat, places=ending.places)
    except RefusedError as error:
        raise RecordError(error.refusal, place) from None
    except HexapodaError as error:
        raise RecordError(Refusal("", error.code, error.params), place, error) from None


def _check_end(position: Position, own: dict[str, str], lines: int) -> None:
    """What the tags say of length and result must be what the moves show."""
    if own.get("Moves", str(lines)) != str(lines):
        raise RecordError(Refusal("", "record-cut", {"found": lines, "expected": own["Moves"][:20]}))
    outcome = position.outcome
    shown = {"Result": _result(outcome), "Termination": "*" if outcome is None else outcome.reason}
    for name, value in shown.items():
        if own.get(name, value) != value:
            raise RecordError(Refusal("", "other-result", {"found": value, "expected": own[name][:60]}))

"""Records: a game as text that replays without the generator.

    [Game "hive"]
    [Rules "1"]
    [Options "type=Base opening=rulebook repetition=draw"]
    [White "Ada"]
    [Moves "2"]
    [Result "*"]

    1. wS1
    2. bS1 wS1-

What chance brought stands behind a move in braces; an end by `Position.end` is a line `-- resign seat=1`.
Games can have further formats of their own (`Declaration.formats`).
"""

import re
from typing import Any

from hexapoda.kernel.declaration import Declaration, Ending, Format, Refusal, Transcript, Turn
from hexapoda.play.errors import HexapodaError, OptionError, RecordError, RefusedError
from hexapoda.play.game import Game
from hexapoda.play.position import EVERYTHING, Position, read_options

NAME = "hexapoda"
#: Longest record that is read, in characters: far above any game, far below what would hurt.
LONGEST = 2_000_000
#: Tags that the writer makes itself.
_OWN_TAGS = ("Game", "Rules", "Options", "Setup", "Chance", "Seat", "Moves", "Result", "Termination", "Seed")

_TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\["\\])*)"\]')
_TURN = re.compile(r"(\d+)\. (.*?)(?: \{(.*)\})?")
_ENDING = re.compile(r"-- (\w+)(?: seat=(\d+))?(?: places=([\d,]+))?")


# ── writing ──


def write(position: Position, seat: int | None, format: str | None) -> str:
    """The record of a position's game, as `seat` knows it."""
    declared = position.game.declaration
    if format is None or format == NAME:
        return _house(position, seat)
    writers = {each.name: each.write for each in declared.formats if each.write is not None}
    if format not in writers:
        raise OptionError("unknown-format", format=format, formats=", ".join((NAME, *writers)))
    if seat != EVERYTHING and declared.seen is not None:
        raise OptionError("format-without-seats", format=format)
    return writers[format](transcript(position))


def transcript(position: Position) -> Transcript:
    """A position's game as a transcript: all that a writer of any format needs."""
    outcome = position.outcome
    seen = [position.seen(ply) for ply in range(position.ply)]
    return Transcript(
        options=dict(position.game.options),
        tags=dict(position.tags),
        turns=[Turn(each["text"], each["chance"]) for each in seen],
        setup="" if _from_start(position) else position.start_setup(),
        chance=position.setup_chance(),
        ending=position.endings[-1][1] if position.endings else None,
        places=None if outcome is None else outcome.places,
    )


def _from_start(position: Position) -> bool:
    chance_text = position.setup_chance()
    return position.game.start(0, chance_text=chance_text).setup() == position.start_setup()


def _tag(name: str, value: object) -> str:
    quoted = " ".join(str(value).split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{quoted}"]'


def _house(position: Position, seat: int | None) -> str:
    game, outcome = position.game, position.outcome
    options = " ".join(f"{name}={value}" for name, value in game.options.items())
    lines = [_tag("Game", game.name), _tag("Rules", game.declaration.rules_version), _tag("Options", options)]
    if not _from_start(position):
        lines.append(_tag("Setup", position.start_setup()))
    elif position.setup_chance(seat):
        lines.append(_tag("Chance", position.setup_chance(seat)))
    if seat != EVERYTHING:
        lines.append(_tag("Seat", "spectator" if seat is None else seat))
    lines += [_tag(name, value) for name, value in position.tags.items() if name not in _OWN_TAGS]
    lines.append(_tag("Moves", position.ply))
    if outcome is None:
        lines.append(_tag("Result", "*"))
    else:
        places = " ".join(map(str, outcome.places))
        scores = " ".join(map(str, outcome.scores))
        lines.append(_tag("Result", f"places {places} scores {scores}"))
        lines.append(_tag("Termination", outcome.reason))
        if position.seed is not None:
            lines.append(_tag("Seed", position.seed))
    lines.append("")
    endings = list(position.endings)
    for ply in range(position.ply + 1):
        while endings and endings[0][0] == ply:
            lines.append(_ending_line(endings.pop(0)[1]))
        if ply < position.ply:
            seen = position.seen(ply, seat)
            chance_text = f" {{{seen['chance']}}}" if seen["chance"] else ""
            lines.append(f"{ply + 1}. {seen['text']}{chance_text}")
    return "\n".join(lines) + "\n"


def _ending_line(ending: Ending) -> str:
    seat = "" if ending.seat is None else f" seat={ending.seat}"
    places = "" if ending.places is None else f" places={','.join(map(str, ending.places))}"
    return f"-- {ending.reason}{seat}{places}"


# ── reading ──


def read_transcript(declared: Declaration, text: str, format: str | None) -> Transcript:
    """Read a record in the format named, or in the one that recognises it."""
    if not isinstance(text, str) or not text.strip():
        raise RecordError(Refusal("", "empty-record", readable=False))
    if len(text) > LONGEST:
        raise RecordError(Refusal("", "record-too-long", {"longest": LONGEST}, readable=False))
    formats = {NAME: Format(NAME, lambda text: '[Game "' in text, _read_house)}
    formats.update((each.name, each) for each in declared.formats)
    if format is not None and format not in formats:
        raise OptionError("unknown-format", format=format, formats=", ".join(formats))
    chosen = [formats[format]] if format else [each for each in formats.values() if each.recognises(text)]
    if not chosen:
        raise RecordError(Refusal("", "unknown-record", {"formats": ", ".join(formats)}, readable=False))
    found = chosen[0].read(text)
    if isinstance(found, Refusal):
        raise RecordError(found)
    named = found.tags.pop("Game", declared.name)
    if named != declared.name:
        raise RecordError(Refusal("", "other-game", {"name": named, "game": declared.name}))
    return found


def _read_house(text: str) -> Transcript | Refusal:
    found = Transcript()
    in_tags = True
    for number, raw in enumerate(text.splitlines(), 1):
        line, place = raw.strip(), f"line {number}"
        if not line:
            continue
        if in_tags and line.startswith("["):
            match = _TAG.fullmatch(line)
            if match is None:
                return Refusal("", "bad-tag", {"text": line[:60], "place": place}, readable=False)
            name, value = match[1], re.sub(r"\\(.)", r"\1", match[2])
            if name in found.tags:
                return Refusal("", "double-tag", {"name": name, "place": place}, readable=False)
            found.tags[name] = value
            continue
        in_tags = False
        refusal = _read_line(found, line, place)
        if refusal is not None:
            return refusal
    return _read_tags(found)


def _read_line(found: Transcript, line: str, place: str) -> Refusal | None:
    """One line of moves; turns and endings keep their order in `found.turns`, an ending as a turn that starts `--`."""
    ending = _ENDING.fullmatch(line)
    if ending is not None:
        found.turns.append(Turn(line, place=place))
        return None
    match = _TURN.fullmatch(line)
    if match is None:
        return Refusal("", "bad-record-line", {"text": line[:60], "place": place}, readable=False)
    expected = 1 + sum(not turn.text.startswith("-- ") for turn in found.turns)
    if int(match[1][:9]) != expected:
        return Refusal("", "bad-number", {"number": match[1][:9], "expected": expected, "place": place}, readable=False)
    found.turns.append(Turn(match[2], match[3] or "", place))
    return None


def _read_tags(found: Transcript) -> Transcript | Refusal:
    options = read_options(found.tags.pop("Options", ""))
    if isinstance(options, Refusal):
        return options
    found.options = options
    found.setup = found.tags.pop("Setup", "")
    found.chance = found.tags.pop("Chance", "")
    return found


def replay(game: Game, found: Transcript) -> Position:
    """The position at the end of a transcript."""
    position = _replayed(game, found)
    if isinstance(position, Position):
        return position
    # Programs differ in what ends a game by repetition, so a record that goes on is read without that rule.
    options = {**found.options, **game.declaration.no_repetition}
    stated = {name: value for name, value in game.stated.items() if name not in game.declaration.no_repetition}
    again = _replayed(Game(game.declaration, stated), Transcript(options, *_rest(found)))
    assert isinstance(again, Position)
    again.notices.append(("repetition-ignored", {"place": position}))
    return again


def _rest(found: Transcript) -> tuple[Any, ...]:
    return (found.tags, found.turns, found.setup, found.chance, found.ending, found.places)


def _replayed(game: Game, found: Transcript) -> Position | str:
    """Replay; the place of the first move after a draw by repetition where there is one."""
    tags = dict(found.tags)
    if "Seat" in tags:
        raise RecordError(Refusal("", "partial-record", {"seat": tags["Seat"]}))
    version = tags.pop("Rules", game.declaration.rules_version)
    if version != game.declaration.rules_version:
        raise RecordError(Refusal("", "other-rules", {"version": version, "known": game.declaration.rules_version}))
    moves, result = tags.pop("Moves", None), tags.pop("Result", None)
    termination, seed = tags.pop("Termination", None), tags.pop("Seed", None)
    try:
        game = game.agreeing(found.options)
        if found.setup:
            position = game.position(found.setup, seed=seed)
        else:
            position = game.start(seed, chance_text=found.chance)
    except OptionError as error:
        raise RecordError(Refusal("", "bad-record-options", {"why": str(error)})) from None
    except RefusedError as error:
        raise RecordError(error.refusal) from None
    for turn in found.turns:
        if position.outcome is not None and position.outcome.reason == "repetition" and game.declaration.no_repetition:
            return turn.place
        _replay_turn(position, turn)
    if found.ending is not None and position.actor is not None:
        position.end(found.ending.reason, seat=found.ending.seat, places=found.ending.places)
    position.tags = tags
    _check_end(position, moves, result, termination)
    return position


def _replay_turn(position: Position, turn: Turn) -> None:
    try:
        ending = _ENDING.fullmatch(turn.text)
        if ending is None:
            position.push(turn.text, chance_text=turn.chance)
            return
        reason, seat, places = ending.groups()
        position.end(
            reason,
            seat=None if seat is None else int(seat[:9]),
            places=None if places is None else tuple(int(place[:9]) for place in places.split(",") if place),
        )
    except RefusedError as error:
        raise RecordError(error.refusal, turn.place) from None
    except HexapodaError as error:
        raise RecordError(Refusal("", "bad-ending", {"why": str(error)}), turn.place) from None


def _check_end(position: Position, moves: str | None, result: str | None, termination: str | None) -> None:
    """What the tags say of length and result must be what the moves show."""
    if moves is not None and moves != str(position.ply):
        raise RecordError(Refusal("", "record-cut", {"found": position.ply, "expected": moves[:20]}))
    outcome = position.outcome
    shown = "*"
    if outcome is not None:
        shown = f"places {' '.join(map(str, outcome.places))} scores {' '.join(map(str, outcome.scores))}"
    if result is not None and result != shown:
        raise RecordError(Refusal("", "other-result", {"found": shown, "expected": result[:60]}))
    if termination is not None and (outcome is None or termination != outcome.reason):
        found = "*" if outcome is None else outcome.reason
        raise RecordError(Refusal("", "other-result", {"found": found, "expected": termination[:60]}))

"""Laws about texts: positions, records and sentences."""

import json

from hexapoda import i18n
from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Phrase
from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import Game, Position
from hexapoda.play.record import transcript
from hexapoda.testing.case import Case, Moment
from hexapoda.testing.law import law, one_line, same


def _same_position(found: Position, expected: Position, what: str) -> None:
    """Check that two positions have the same legal moves, boards and keys."""
    same(found.setup(), expected.setup(), f"{what}: position text")
    same(found.actor, expected.actor, f"{what}: actor")
    same(found.decision, expected.decision, f"{what}: decision")
    same(found.legal_ids().tolist(), expected.legal_ids().tolist(), f"{what}: legal ids")
    for seat in (*range(expected.seats), None):
        board = expected.game.declaration.board(expected.state, seat)
        same(found.game.declaration.board(found.state, seat), board, f"{what}: board of {seat}")
        number = -1 if seat is None else seat
        one = int(contract.view_key_at(found.states, found.ply, number))
        other = int(contract.view_key_at(expected.states, expected.ply, number))
        same(one, other, f"{what}: view_key of {seat}")
    one = int(contract.key_at(found.states, found.ply))
    same(one, int(contract.key_at(expected.states, expected.ply)), f"{what}: key")


@law()
def position_texts_are_read_back(moment: Moment) -> None:
    """A position's text is one line that gives the same position, whether its options were stated or left out."""
    position = moment.position
    text = position.setup()
    assert text == " ".join(text.split()), f"{text!r} is no neat line"
    bare = Game(moment.declared, {})
    for game in (position.game, bare):
        again = game.position(text)
        same(again.game, position.game, "the game of the text")
        _same_position(again, position, "read from its text")
        if not int(contract.repetition_at(position.states, position.ply)):
            assert again == position, f"{again!r} != {position!r}"


@law(every=3)
def records_are_replayed(moment: Moment) -> None:
    """A record replays to the same positions, move by move, and is written again as the same text."""
    position = moment.position.copy()
    position.tags["Event"] = 'A "quoted" \\ event'
    record = position.record()
    again = position.game.read(record)
    assert again == position, f"{again!r} instead of {position!r}"
    _same_position(again, position, "replayed")
    same(again.tags, position.tags, "tags of the replayed record")
    for ply, (found, expected) in enumerate(zip(again.states, position.states, strict=True)):
        same(moment.declared.write(found), moment.declared.write(expected), f"the replayed position at ply {ply}")
    same(again.record(), record, "the record of the replayed game")


@law(every=3)
def records_need_no_generator(moment: Moment) -> None:
    """A record without its seed replays the same: it needs only its moves and their chance."""
    position = moment.position
    kept = [line for line in position.record().splitlines() if not line.startswith("[Seed ")]
    one, other = (position.game.read("\n".join(kept)) for _ in range(2))
    _same_position(one, position, "replayed without a seed")
    key = one.states["rng"]["key"][-1].tolist()
    assert key != other.states["rng"]["key"][-1].tolist(), "two replays without a seed have the same generator"


@law(every=5)
def records_of_ended_games(moment: Moment) -> None:
    """An end by agreement, resignation or adjudication is in the record."""
    if moment.position.actor is None:
        return
    for reason in ("resign", "agreement", "adjudication"):
        position = moment.position.copy()
        position.end(reason, seat=0 if reason == "resign" else None)
        again = position.game.read(position.record())
        same(again.outcome, position.outcome, f"the outcome after {reason}")
        same(again.endings, position.endings, f"the endings after {reason}")


@law(every=5)
def records_for_a_seat(moment: Moment) -> None:
    """The record for a seat has all moves, is marked by a tag, and can't be read as a whole record."""
    position = moment.position
    lines = len(transcript(position).turns)  # public decisions that one text says share a line
    for seat in moment.viewers:
        record = position.record(seat=seat)
        assert "[Seat " in record, "no Seat tag"
        assert "[Seed " not in record, "the seed tells everything"
        numbered = [line for line in record.splitlines() if line.split(".")[0].isdigit()]
        found = f"{len(numbered)} moves in the record for {seat}"
        assert lines <= len(numbered) <= position.ply, f"{found}, {lines} in the whole one of {position.ply} plies"
        if numbered:
            last = position.move_view(position.ply - 1, seat)["text"]
            assert last in numbered[-1], f"{last!r} is not at the end of the record for {seat}"
        try:
            position.game.read(record)
        except HexapodaError:
            continue
        raise AssertionError(f"the record for {seat} was read as if it were whole")


@law(whole=True)
def broken_texts_are_refused(case: Case) -> None:
    """Truncated or garbled position texts and records are read or refused in one line; nothing crashes."""
    moments = case.moments[:: max(1, len(case.moments) // 6)]
    for moment in moments:
        position, choices = moment.position, moment.choices
        for text, read in ((position.setup(), position.game.position), (position.record(), position.game.read)):
            for broken in (text[: choices.randrange(len(text))] for _ in range(4)):
                _read_or_refused(read, broken, moment)
            for _ in range(12):
                at, end = sorted(choices.sample(range(len(text) + 1), 2))
                other = choices.choice(
                    ("", "9", "-", "zz", "=", '"', "\n", "99999999999999999999", "ż", text[at:end][:20])
                )
                broken = text[:at] + other + text[min(end, at + choices.randrange(4)) :]
                _read_or_refused(read, broken, moment)


def _read_or_refused(read: object, text: str, moment: Moment) -> None:
    assert callable(read)
    try:
        read(text)
    except HexapodaError as error:
        one_line(error, "a broken text")
    except Exception as error:
        raise AssertionError(f"{moment.where}: {type(error).__name__}: {error} for {text!r}") from error


@law(every=2)
def moves_are_sentences(moment: Moment) -> None:
    """Every legal move, and what chance brought with the last one, is a sentence of the catalog in all languages."""
    position = moment.position
    phrases = [move.phrase(position.actor) for move in position.legal_moves]
    for seat in moment.viewers if position.ply else ():
        brought = position.brought(position.ply - 1, seat)
        phrases += [position.phrase(position.ply - 1, seat), *([] if brought is None else [brought])]
        same(
            brought is None,
            not position.move_view(position.ply - 1, seat)["chance"],
            "whether chance brought something",
        )
    for phrase in phrases:
        same(json.loads(json.dumps(phrase.json())), phrase.json(), f"the phrase {phrase.code} after a round trip")
        for language in i18n.LANGUAGES:
            _check_words(phrase, language)


def _check_words(phrase: Phrase, language: str) -> None:
    """Check that a phrase and all phrases in it are messages with all their parameters."""
    assert i18n.text(phrase.code, {}, language, fallback="") != "", f"no catalog has {phrase.code}"
    words = phrase.words(language)
    assert words == words.strip() != "", f"{phrase.code} is {words!r} in {language}"
    assert not set("{}") & set(words), f"{phrase.code} lacks a parameter in {language}: {words!r}"
    for value in phrase.params.values():
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, Phrase):
                _check_words(each, language)

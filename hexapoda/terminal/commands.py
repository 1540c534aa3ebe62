"""The commands of the terminal. Their words and help come from the catalog; the English words always work."""

from collections.abc import Callable

from hexapoda import i18n
from hexapoda.play.errors import GAME_OVER, HexapodaError, IllegalMoveError, OptionError
from hexapoda.play.move import ALL_SEATS
from hexapoda.play.record import NAME as HOUSE_FORMAT
from hexapoda.terminal import files, players
from hexapoda.terminal.session import Session

Command = Callable[[Session, str], None]

#: Python refuses to read very long numbers.
_LONGEST_NUMBER = 6


def word(name: str, language: str) -> str:
    """The name of a command in a language.

    >>> word("undo", "pl")
    'cofnij'
    """
    return i18n.text(f"command-{name}", None, language)


def named(written: str, language: str) -> str | None:
    """The command with this name, in English or in the language; None if there is none.

    >>> named("Cofnij", "pl"), named("undo", "pl"), named("fly", "en")
    ('undo', 'undo', None)
    """
    names = {word(name, language): name for name in COMMANDS}
    names.update({name: name for name in COMMANDS})
    return names.get(written.lower())


# ── looking ──


def board(session: Session, argument: str) -> None:
    """Draw the board again."""
    session.show()


def moves(session: Session, argument: str) -> None:
    """List all legal moves, or those that begin with some parts, with their targets on the board."""
    if session.position.actor is None:
        raise IllegalMoveError(GAME_OVER)
    if not argument:
        session.screen.moves(list(session.position.legal_moves))
    elif not session.offer(tuple(argument.split())):
        why(session, argument)


def why(session: Session, argument: str) -> None:
    """Say whether a move is legal, or which clause forbids it."""
    if not argument:
        raise HexapodaError("needs-argument", use=session.use("why"))
    refusal = session.position.explain(argument)
    if refusal is None:
        session.screen.say("terminal-legal", move=session.position.parse_all(argument)[-1].text)
    else:
        session.screen.line(refusal.message(session.screen.language))


def hint(session: Session, argument: str) -> None:
    """Ask the engine what it would play, and why; when asked again, how the game would go on."""
    seat = session.position.actor
    if seat is None:
        raise IllegalMoveError(GAME_OVER)
    asked_again = session.has_hint
    found = session.hint(seat, "terminal-thinking-hint")
    session.screen.say("terminal-hint", move=found.move.text)
    if asked_again:
        session.screen.say("terminal-hint-line", line=" · ".join(move.text for move in found.line))
        return
    session.screen.sentences(found.move.phrase(seat))
    session.screen.line(f"  {found.reason.words(session.screen.language)}")


def record(session: Session, argument: str) -> None:
    """Print the record as the viewer knows it, in our format or another."""
    everything = session.position.actor is None or not session.secret()
    seat = ALL_SEATS if everything else session.viewer()
    session.screen.raw(session.position.record(seat=seat, format=argument or HOUSE_FORMAT).rstrip("\n"))


def setup(session: Session, argument: str) -> None:
    """Print the position as one line, or go to the position that a line describes."""
    if argument:
        # A line without options is a position of the game being played.
        game = session.game if "|" in argument else session.position.game
        session.begin(game.position(argument))
    elif session.position.actor is not None and session.secret():
        raise HexapodaError("setup-secret")
    else:
        session.screen.raw(session.position.setup())


# ── changing the game ──


def undo(session: Session, argument: str) -> None:
    """Take back the last moves; against a bot, back to the person's own turn."""
    if argument and not (
        argument.isascii() and argument.isdigit() and 0 < len(argument) <= _LONGEST_NUMBER and int(argument)
    ):
        raise HexapodaError("needs-number", text=argument[:40], use=session.use("undo"))
    session.undo(int(argument) if argument else 1)


def resign(session: Session, argument: str) -> None:
    """Give up."""
    session.position.end("resign", seat=session.position.actor or 0)
    session.changed()


def draw(session: Session, argument: str) -> None:
    """Offer a draw: people answer, bots play on."""
    seat = session.position.actor
    if seat is None:
        raise IllegalMoveError(GAME_OVER)
    for other in range(session.position.seats):
        if other == seat or other in session.position.departed:
            continue
        name, human = session.name(other), session.players.kind(session.position, other) == players.HUMAN
        if not human or not session.agrees("terminal-draw-question", seat=name):
            session.screen.say("terminal-draw-declined", seat=name)
            return
    session.position.end("agreement")
    session.changed()


def new(session: Session, argument: str) -> None:
    """Start again with the same options."""
    session.begin(session.position.game.start(session.seed))


def seat(session: Session, argument: str) -> None:
    """Show who plays, or change it."""
    words = argument.lower().split()
    if words and len(words) != 2:
        raise HexapodaError("needs-argument", use=session.use("seat"))
    if words:
        session.players.change(_seat_named(session, words[0]), _kind_named(session, words[1]))
    session.screen.seats(session.position, session.players)


def _seat_named(session: Session, name: str) -> int:
    """A seat by its name in the language, or as on the command line."""
    declared = session.position.game.declaration
    for number in range(session.position.seats):
        names = (session.screen.seat_name(declared, number), session.screen.seat_called(session.position, number))
        if name in (each.lower() for each in names):
            return number
    return players.seat_named(declared, name)


def _kind_named(session: Session, name: str) -> str:
    """A kind of player by its name in the language, or as on the command line."""
    return next((kind for kind in players.KINDS if session.screen.words(f"terminal-{kind}").lower() == name), name)


# ── files ──


def save(session: Session, argument: str) -> None:
    """Write the record to a file."""
    if not argument:
        raise HexapodaError("needs-argument", use=session.use("save"))
    try:
        files.save(session.position, argument, over=argument in session.files)
    except HexapodaError as error:
        if error.code != "file-exists" or not session.agrees("terminal-overwrite-question", path=argument):
            raise
        files.save(session.position, argument, over=True)
    session.files.add(argument)
    session.screen.say("terminal-saved", path=argument)


def load(session: Session, argument: str) -> None:
    """Resume the game of a file."""
    if not argument:
        raise HexapodaError("needs-argument", use=session.use("load"))
    position = files.load(session.game, argument)
    session.files.add(argument)
    session.begin(position)


# ── the rest ──


def lang(session: Session, argument: str) -> None:
    """Change the language."""
    if argument.lower() not in i18n.LANGUAGES:
        raise OptionError("unknown-language", language=argument[:40], languages=", ".join(i18n.LANGUAGES))
    session.screen.language = argument.lower()
    session.show()


def show_help(session: Session, argument: str) -> None:
    """List the commands."""
    session.screen.say("terminal-help", example=session.example())
    language = session.screen.language
    session.screen.help((session.use(name), i18n.text(f"command-{name}-help", None, language)) for name in COMMANDS)


def leave(session: Session, argument: str) -> None:
    """Leave."""
    session.done = True


COMMANDS: dict[str, Command] = {
    "moves": moves,
    "why": why,
    "hint": hint,
    "undo": undo,
    "board": board,
    "record": record,
    "setup": setup,
    "save": save,
    "load": load,
    "draw": draw,
    "resign": resign,
    "new": new,
    "seat": seat,
    "lang": lang,
    "help": show_help,
    "quit": leave,
}

"""The Python half of the contract: how a game declares itself to everything that is generic.

A game package builds one `Declaration`; nothing outside the package knows more of the game than that. Where
something is refused, a game's functions *return* a `Refusal`; raising is the business of `play`.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from hexapoda import i18n
from hexapoda.kernel.features import Learning


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not allowed, as a code with parameters; the words come from the message catalog.

    `clause` is the rule's number in the rulebook ("H3.2"), "" where no rule is concerned. `readable` is False
    where the text could not be understood at all.
    """

    clause: str
    code: str
    params: Mapping[str, Any] = field(default_factory=dict)
    readable: bool = True

    def message(self, language: str = "en") -> str:
        """The refusal in words, with the number of its clause.

        >>> Refusal("", "game-over").message("pl")
        'Partia jest skończona.'
        """
        words = i18n.text(f"refusal-{self.code}", self.params, language)
        return f"{words} ({self.clause})" if self.clause else words


#: What is said to a position: a text of the game's notation, or parts: things of the view in the order of clicking.
Said = str | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Read:
    """A decision that was read, and what is left of the input: again a text or parts, None for nothing.

    A text may say several decisions ("place W2 F6": which token, then where to). Each is read where it is asked; the
    position after it reads the rest.
    """

    action: int
    rest: Said | None = None


@dataclass(frozen=True, slots=True)
class Phrase:
    """A sentence as data: a message of the catalog with its parameters.

    A parameter is a word, a number, another phrase, a mapping from languages to words (for names that no catalog
    has), or a tuple of these, which becomes a list.
    """

    code: str
    params: Mapping[str, Any] = field(default_factory=dict)

    def words(self, language: str = "en") -> str:
        """The phrase in words.

        >>> Phrase("move-text", {"text": (Phrase("refusal-game-over"), "wS1")}).words("pl")
        'Partia jest skończona., wS1'
        """
        params = {name: _in_words(value, language) for name, value in self.params.items()}
        return i18n.text(self.code, params, language)

    def json(self) -> dict[str, Any]:
        """The phrase as it travels.

        >>> Phrase("a", {"b": (Phrase("c"), "d")}).json()
        {'code': 'a', 'params': {'b': [{'code': 'c', 'params': {}}, 'd']}}
        """
        return {"code": self.code, "params": {name: _as_json(value) for name, value in self.params.items()}}


def _in_words(value: Any, language: str) -> Any:
    if isinstance(value, Phrase):
        return value.words(language)
    if isinstance(value, Mapping):
        return value.get(language) or value.get("en", "")
    if isinstance(value, tuple):
        return ", ".join(str(_in_words(each, language)) for each in value)
    return value


def _as_json(value: Any) -> Any:
    if isinstance(value, Phrase):
        return value.json()
    return [_as_json(each) for each in value] if isinstance(value, tuple) else value


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A value of a free option that most people want, offered where the options in `when` have one of these values."""

    value: Any
    when: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that is made before a game starts: one of `choices`.

    Without choices it is any whole number or any text, as its default is; what it must not be, `canonical` turns
    into None, or into a `Refusal` that says why.
    """

    name: str
    choices: tuple[Any, ...]
    default: Any
    #: Turns other spellings into one of the choices (or returns what it was given).
    canonical: Callable[[Any], Any] = lambda value: value
    #: Turns the name of a file into what the file says, one word of text (or returns what it was given, or a Refusal).
    #: Only for what `load` is given: a record or a position must not make anybody's files be read.
    opened: Callable[[Any], Any] = lambda value: value
    #: It has an effect only where each of these options has one of these values.
    when: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    #: Choices that go only with certain values of other options, and these values: a form offers them only there.
    possible: Mapping[Any, Mapping[str, tuple[Any, ...]]] = field(default_factory=dict)
    #: What a form offers beside free input, for an option without choices.
    suggestions: tuple[Suggestion, ...] = ()
    #: Few people ever touch it.
    expert: bool = False

    def read(self, value: Any) -> Any:
        """The choice that `value` names; a Refusal, or None, where it names none.

        >>> Option("players", (2, 3, 4), 2).read("3")
        3
        """
        value = self.canonical(value)
        if isinstance(value, Refusal):
            return value
        if not self.choices:
            number = isinstance(self.default, int)
            if number and isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,18}", value):
                value = int(value)
            return value if type(value) is (int if number else str) else None
        for choice in self.choices:
            if choice == value and type(choice) is type(value):
                return choice
        for choice in self.choices:  # from text: a tag of a record, the command line
            if isinstance(value, str) and str(choice).lower() == value.lower():
                return choice
        return None


@dataclass(frozen=True, slots=True)
class Ending:
    """An end that the moves do not show: resignation, agreement, flag, adjudication."""

    reason: str
    seat: int | None = None
    places: tuple[int, ...] | None = None


#: Longest comment on a move, in characters.
LONGEST_COMMENT = 2_000


def annotated(comment: str, more: str) -> str:
    """A comment with what follows it. One that is too long already stays as it is, to be refused later.

    >>> annotated("Solid.", "Or not?")
    'Solid. Or not?'
    """
    return comment if len(comment) > LONGEST_COMMENT else f"{comment} {more}".strip()


@dataclass(slots=True)
class Turn:
    """One action of a transcript: its text, what chance brought with it, and where in the source it stands."""

    text: str
    chance: str = ""
    place: str = ""
    #: What an annotator says about it, and the lines that could have been played in its place and after it.
    comment: str = field(default="", repr=False)
    variations: "list[list[Turn]]" = field(default_factory=list, repr=False)


@dataclass(slots=True)
class Transcript:
    """A game as text has it: what every record format is read into and written from."""

    options: dict[str, Any] = field(default_factory=dict)
    tags: dict[str, str] = field(default_factory=dict)
    #: The comment before the first move.
    comment: str = ""
    turns: list[Turn] = field(default_factory=list)
    setup: str = ""
    chance: str = ""
    ending: Ending | None = None
    #: The result, None while the game runs: filled in for writers; for readers, what the text states.
    places: tuple[int, ...] | None = None
    #: What a reader passed over and people may want to know, as (code, params).
    notices: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    #: How many decisions were taken after each turn: known once it is replayed.
    reached: list[int] = field(default_factory=list)

    @property
    def is_annotated(self) -> bool:
        """Whether there are comments or variations.

        >>> Transcript(turns=[Turn("wS1")]).is_annotated, Transcript(turns=[Turn("wS1", comment="!")]).is_annotated
        (False, True)
        """
        return bool(self.comment) or any(turn.comment or turn.variations for turn in self.turns)


@dataclass(frozen=True, slots=True)
class Format:
    """A record format of one game's community. Reading returns a Refusal (with a `place`) where it fails; writing
    returns one where the format has no words for the game."""

    name: str
    recognises: Callable[[str], bool]
    read: Callable[[str], Transcript | Refusal]
    write: Callable[[Transcript], str | Refusal] | None = None
    #: Whether it holds comments and variations; other formats hold the main line.
    variations: bool = False


@dataclass(frozen=True, slots=True)
class Marks:
    """What a drawing of a board points out; things are named as in a move's parts (`Declaration.parts`)."""

    #: The last move, and the board (as its viewer saw it) before it.
    last: Sequence[str] = ()
    before: Mapping[str, Any] | None = None
    #: A move that is only begun, and how it can go on: the next part and the label to show there.
    chosen: Sequence[str] = ()
    targets: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Source:
    """Where points came from: a code, whose words are the message "NAME-points-CODE", and the points of each seat.
    Sources that `counts` add up to the scores; the others only break ties or say how the game stood."""

    code: str
    points: tuple[int, ...]
    counts: bool = True


@dataclass(frozen=True, slots=True)
class Reason:
    """What a turn has brought about, as the rest of a sentence whose subject is the turn: "pins the black ant"."""

    #: The term of the evaluation that it belongs to (`Declaration.terms`), or `bots.terms.REST`.
    term: str
    phrase: Phrase


@dataclass(frozen=True, slots=True)
class Training:
    """What the network in a game's evaluation learns from."""

    #: examples(states, weights, inputs, known), a kernel: writes, by state and seat, the inputs of the network and what
    #: the rest of the evaluation says.
    examples: Callable[[np.ndarray, np.ndarray, np.ndarray, np.ndarray], object]
    inputs: int
    #: "scores": the rest is a final score, and so many points are 1 to the network. "results": the rest is a lead x,
    #: which stands for the result x / √(1 + x²).
    target: str
    unit: float = 1.0
    #: The weight that says how much the network counts.
    weight: str = "learned"


@dataclass(frozen=True, slots=True)
class Judging:
    """How turns of a game are judged. Evaluations of different games differ in scale, so each game has numbers of its
    own; `benchmarks/analysis.py` measures how well they tell good play from bad."""

    #: The fewest nodes or iterations on which a verdict may rest.
    floor: int = 5_000
    #: The smallest losses (`bots.verdicts.loss`) of an inaccuracy, a mistake and a blunder.
    losses: tuple[float, float, float] = (0.15, 0.4, 1.0)


@dataclass(frozen=True, slots=True)
class Tool:
    """Something that is set on a board by hand: it is chosen first, then its places, one after the other."""

    #: As in the parts of a move.
    part: str
    #: Its places: a name in `Edits.areas`.
    area: str
    #: How many places it takes.
    places: int = 1
    #: What a palette calls it; None for what can be clicked on the board or in a hand.
    label: Phrase | None = None
    #: Whose it is, None for what is nobody's.
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Setting:
    """Something about a position that is not on its board: whose turn it is, a number, cards in a hand."""

    name: str
    label: Phrase
    value: str
    #: The values that it can have, and what they are called; without any it is a number, counts or a text.
    choices: tuple[tuple[str, Phrase], ...] = ()
    #: The bounds of a number.
    least: int | None = None
    most: int | None = None
    #: Of things that are counted, as in "W1*2,S1": what they are called; each at most `most` times.
    things: tuple[tuple[str, Phrase], ...] = ()
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Edits:
    """What can be changed in a draft: the tools with their places by area, and the settings."""

    tools: tuple[Tool, ...]
    areas: Mapping[str, tuple[str, ...]]
    settings: tuple[Setting, ...]


#: As a place: off the board.
AWAY = "away"
#: Begins a change of a setting: (SET, name, value).
SET = "set"


@dataclass(frozen=True, slots=True)
class Editing:
    """How positions of a game are set up by hand. A draft is a position that may break any rule, as a position text."""

    #: draft(s, text): fill `s`, a start of the game, from a position text that the rules need not allow; a Refusal
    #: where it can't be read. What it leaves in `s` can be shown and written, and no more than that.
    draft: Callable[[Any, str], Refusal | None]
    #: edits(s): what can be changed in a draft.
    edits: Callable[[Any], Edits]
    #: edit(s, said): the text after a change: a tool and its places, or SET with a name and a value; a Refusal where
    #: the draft has no room for it.
    edit: Callable[[Any, Sequence[str]], str | Refusal]
    #: board(s, seat): what a seat sees of a draft that the rules do not allow; by default as of any position.
    board: Callable[[Any, int | None], dict[str, Any]] | None = None


def _no_chance(before: Any, action: int | None, after: Any, seat: int | None) -> str:
    return ""


def _no_told(before: Any, action: int | None, text: str) -> Sequence[int] | Refusal:
    return Refusal("", "no-chance-here", {"text": text}, readable=False) if text else ()


@dataclass(frozen=True)
class Declaration:
    """Everything that generic code may ask of a game. `s` is always one state record."""

    name: str
    title: str
    #: Changes when a rule's meaning does; written into records.
    rules_version: str
    #: Changes when action ids or the state's layout do.
    layout: int
    state: np.dtype
    seats: int
    actions: int
    max_legal: int
    #: Names of `decision(s)`, of `ended(s)` (index 0: not over) and of the seats.
    decisions: tuple[str, ...]
    endings: tuple[str, ...]
    seat_names: tuple[str, ...]
    options: tuple[Option, ...]
    #: setup(s, options): fill `s` with the start of a game; `s.rng` is keyed already.
    setup: Callable[[Any, Mapping[str, Any]], None]
    #: text(s, a): a legal action in the game's notation. parts(s, a): the things of the view that it is about, in the
    #: order of clicking; actions that share a beginning share a prefix.
    text: Callable[[Any, int], str]
    parts: Callable[[Any, int], Sequence[str]]
    #: parse(s, said): the first decision of a text or of parts, which is legal, with what is left of them; or why
    #: there is none (unreadable, unfinished, illegal). Parts come here only where no legal move begins with them.
    parse: Callable[[Any, Said], Read | Refusal]
    #: board(s, seat): what a seat (None: a spectator) sees of what can change, ready for JSON, without its legal moves.
    board: Callable[[Any, int | None], dict[str, Any]]
    #: restore(s, board, seat): fill `s` so that board(s, seat) is `board`; the rest anyhow. Here and in `read`, `s` is
    #: some start of the game with its options set: what play changes must be written, hands that were dealt included.
    restore: Callable[[Any, Mapping[str, Any], int | None], Refusal | None]
    #: write(s): the position as one line, hidden things too. read(s, text): fill `s`, checked by the rules.
    write: Callable[[Any], str]
    read: Callable[[Any, str], Refusal | None]
    #: fresh(s, options): fill everything that the options fix, so that the kernel `begin` draws the rest of the start;
    #: False where the start draws more than that. Thousands of games are started this way.
    fresh: Callable[[Any, Mapping[str, Any]], bool] | None = None
    #: What learning programs see and do; by default one block of features, and actions by their ids.
    learning: Learning | None = None
    #: named(s, actions): the texts of several legal actions and the parts of each, if that is quicker than one by one.
    named: Callable[[Any, Sequence[int]], tuple[Sequence[str], Sequence[Sequence[str]]]] | None = None
    #: constants(s): what of the board never changes during a game and everybody may know, ready for JSON; `board`
    #: does not repeat it.
    constants: Callable[[Any], dict[str, Any]] = lambda s: {}
    #: phrase(s, a, seat): a legal action as a sentence, as a seat may know it (None: a spectator, -1: all of it).
    #: brought(before, action, after, seat): the same of what chance brought; None for nothing.
    phrase: Callable[[Any, int, int | None], Phrase] | None = None
    brought: Callable[[Any, int | None, Any, int | None], Phrase | None] | None = None
    #: The decisions that go on with the one before (the target of a chosen unit, the next step of a walk) where the
    #: same seat took it: then it has drawn nothing and shown no secret. may_go_on(s, a): whether one of them can follow
    #: a legal action; cheap, and it may say yes too often.
    going_on: frozenset[str] = frozenset()
    may_go_on: Callable[[Any, int], bool] = lambda s, action: False
    #: The decisions that may be played at once where there is only one option: whether there is only one follows from
    #: what everybody sees, so that the haste tells nothing.
    at_once: frozenset[str] = frozenset()
    #: ahead(s, seat): where a seat that waits will be asked next, if the others can't change what it may choose there:
    #: that state, and whether this is certain.
    ahead: Callable[[Any, int], tuple[Any, bool] | None] | None = None
    #: seen_text(s, a, seat): the text of an action as a seat may know it; by default the whole text.
    seen_text: Callable[[Any, int, int | None], str] | None = None
    #: chance(before, action, after, seat): what chance brought, in words, as the seat saw it (-1 means all of it);
    #: before and action are None for the setup. read_chance(before, action, text): the draws that a full text means;
    #: for the setup the action is None and `before` is a start of the game whose own chance does not count.
    chance: Callable[[Any, int | None, Any, int | None], str] = _no_chance
    read_chance: Callable[[Any, int | None, str], Sequence[int] | Refusal] = _no_told
    #: conflict(options): why these options, each allowed by itself, do not go together.
    conflict: Callable[[Mapping[str, Any]], Refusal | None] | None = None
    formats: tuple[Format, ...] = ()
    #: Protocols by which other programs play the game, and for each the function `serve(source, sink)` that speaks it,
    #: as "module:function": it is imported only when it is wanted. NAME-player is what plays with an engine that speaks
    #: it, and NAME-check what tries how well an engine does.
    protocols: Mapping[str, str] = field(default_factory=dict)
    #: Nothing is hidden and nothing is drawn once the game has started, so that a search can look ahead move by move.
    perfect_information: bool = False
    #: Nothing is hidden from anybody, though chance may decide things all along: people may look at one screen
    #: together, whatever else a board tells its seat. (With perfect information that is so anyway.)
    nothing_hidden: bool = False
    #: Options under which a record that repeats positions too often can still be replayed.
    no_repetition: Mapping[str, Any] = field(default_factory=dict)
    #: Options that engines and published counts use where they differ from the defaults.
    engine_options: Mapping[str, Any] = field(default_factory=dict)
    #: Options with which people usually play where they differ from the defaults: forms begin with them.
    usual_options: Mapping[str, Any] = field(default_factory=dict)
    #: What its evaluation is made of, in the words of players: for each term the weights that make it up. The words are
    #: the message "NAME-term-TERM".
    terms: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    #: reasons(before, after, seat): what decisions of a seat have brought about, of each term the weightiest first, for
    #: hints. The words are the messages "NAME-reason-CODE".
    reasons: Callable[[Any, Any, int], Sequence[Reason]] | None = None
    #: How the network in its evaluation learns, if there is one.
    training: Training | None = None
    #: sources(states, actions): where the points came from, in the order in which they are shown; from all positions of
    #: a game and the actions between them. standing(s): what the graph of a game shows of each seat, by default its
    #: score; the words are the message "NAME-standing". Both tell everything: they are for games that are over.
    sources: Callable[[np.ndarray, Sequence[int]], tuple[Source, ...]] | None = None
    standing: Callable[[Any], Sequence[int]] | None = None
    judging: Judging = field(default_factory=Judging)
    #: theme(before, after, seat): a code for what a puzzle is about whose solution leads from one state to the other;
    #: None if it is about nothing much. The words are the message "puzzle-theme-NAME-CODE".
    theme: Callable[[Any, Any, int], str | None] | None = None
    #: called(s, seat): a code for what a seat plays where chance or an option decides it ("blue"); the words are the
    #: message "called-CODE", shown beside the seat's name.
    called: Callable[[Any, int], str] | None = None
    #: Older versions of the rules that can still be played: the options of a record of that version, in today's words.
    old_rules: Mapping[str, Callable[[Mapping[str, Any]], dict[str, Any]]] = field(default_factory=dict)
    #: draw(board, marks=…, language=…): a board as something that `rich` can print; without it people see the data.
    draw: Callable[..., Any] | None = None
    #: How positions are set up by hand.
    editing: Editing | None = None

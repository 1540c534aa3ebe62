"""Games of BoardSpace (boardspace.net) in its dialect of SGF; read only.

    (;GM[27]VV[1] SU[hive-plm] P0[id "Ada"] P1[id "Bo"]
    ; P0[0 Start P0]
    ; P0[1 pick W 4 wS1]
    ; P0[2 dropb wS1 N 13 .]
    ; P0[3 done]
    ; P1[4 move B bL1 M 12 /wS1]
    ; P1[5 done])

A record is what the players clicked: pieces are picked up, put down, picked up again; `done` confirms the turn. Only
the cell counts (column and row, on a torus of 26 by 26); the reference after it is for human readers, and often just a
dot. Old records leave out the colours of pieces, newer ones the word `pass`.
"""

import re
from dataclasses import dataclass, field

from hexapoda.games.hive.records.results import BLACK_WINS, DRAW, WHITE_WINS, opening, stated, unreadable
from hexapoda.games.hive.setup import EXPANSIONS, game_type
from hexapoda.games.hive.state import KIND_COUNTS, KIND_LETTERS
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Ending, Refusal, Transcript, Turn

SIDE = 26
Cell = tuple[int, int]
#: A piece as BoardSpace names it: colour ("w", "b"), kind, number.
Bug = tuple[str, str, str]

#: How H6.1 writes a cell by its offset in columns (east) and rows (north-west) from the reference.
_NEXT_TO: dict[Cell, str] = {
    (-1, 0): "-{}",
    (0, 1): "\\{}",
    (1, 1): "{}/",
    (1, 0): "{}-",
    (0, -1): "{}\\",
    (-1, -1): "/{}",
}


def recognises(text: str) -> bool:
    """Whether a text looks like SGF."""
    return re.match(r"\s*\(\s*;", text) is not None


def read(text: str) -> Transcript | Refusal:
    """Read the first game of a text."""
    found = Transcript()
    properties = _read_tree(found, re.sub(r"\r\n?", "\n", text))
    if isinstance(properties, Refusal):
        return properties
    refusal = _read_header(found, properties)
    if refusal is not None:
        return refusal
    table = _Table(swapped=any(p.name == "CM" and p.value.startswith("1") for p in properties))
    for each in properties:
        refusal = table.take(each) if re.fullmatch("P[01]", each.name) else None
        if refusal is not None:
            return refusal
    table.finish()
    found.turns = table.turns
    found.options.update(opening(found.turns))
    for name, colour in zip(("P0", "P1"), ("Black", "White") if table.swapped else ("White", "Black"), strict=True):
        player = next((p.value for p in properties if p.name == name and p.value.startswith("id ")), "")
        if player:
            found.tags[colour] = player[3:].strip().strip('"')
    _read_result(found, table)
    return found


# ── the tree ──


@dataclass(frozen=True, slots=True)
class _Property:
    name: str
    value: str
    place: str


_TOKEN = re.compile(
    r"""
    (?P<space> [\s;]+ ) | (?P<open> \( ) | (?P<close> \) )
  | (?P<player> P-?\d+ ) \s*                     # what a player did is short and stands on one line;
    (?: \[ (?P<click> (?: [^\]\\\n] | \\[^\n] ){0,299}+ ) \]
      | \[ (?P<loose> [^\]\n]* ) \] )            # a backslash may stand there unescaped, even before the bracket
  | (?P<name> [A-Za-z]\w* ) \s* \[ (?P<value> (?: [^\]\\] | \\. )* ) \] (?: \s* \[ (?: [^\]\\] | \\. )* \] )*
    """,
    re.VERBOSE | re.DOTALL | re.ASCII,
)


def _read_tree(found: Transcript, text: str) -> list[_Property] | Refusal:
    """The properties of the first game along its main line."""
    properties: list[_Property] = []
    at, line, depth, main_line = 0, 1, 0, True
    while at < len(text):
        token = _TOKEN.match(text, at)
        if token is None:
            if re.compile(r"[\w-]+\s*(?:\[[^\]]*)?\Z").match(text, at):
                break
            return unreadable("sgf-unreadable", f"line {line}", text=excerpt(text[at : at + 200]))
        if token["open"]:
            depth += 1
        elif token["close"]:
            depth -= 1
            main_line = False  # what follows is another variation
        elif main_line and not token["space"]:
            value = next(v for v in (token["click"], token["loose"], token["value"]) if v is not None)
            value = re.sub(r"\\(.)", r"\1", value, flags=re.DOTALL).strip()
            properties.append(_Property((token["player"] or token["name"]).upper(), value, f"line {line}"))
        line += text.count("\n", at, token.end())
        at = token.end()
        if depth <= 0 and not token["space"]:
            if depth == 0 and recognises(text[at:]):
                found.notices.append(("more-games", {}))
            return properties
    return unreadable("sgf-cut", f"line {line}")


# ── the header ──

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
#: Properties that become tags; the names are the usual ones of PGN.
_TAGS = {"EV": "Event", "PC": "Site", "RO": "Round", "GN": "SgfGameName", "RE": "SgfResult"}


def _read_header(found: Transcript, properties: list[_Property]) -> Refusal | None:
    header = {p.name: p for p in reversed(properties) if not re.fullmatch(r"P-?\d+", p.name)}
    game = header.get("GM")
    if game is not None and game.value.lower() not in ("27", "hive"):
        return unreadable("sgf-other-game", game.place, text=excerpt(game.value))
    kind = header.get("SU")
    if kind is None:
        return unreadable("sgf-no-type", "line 1")
    base, _, letters = (kind.value.split() or [""])[0].lower().partition("-")
    letters = letters.replace("pielm", "plm")  # with a choice of colours after the first move
    if base != "hive" or set(letters.upper()) - set(EXPANSIONS) or len(set(letters)) != len(letters):
        return unreadable("sgf-type", kind.place, text=excerpt(kind.value))
    found.options["type"] = game_type(f"Base+{letters}" if letters else "Base")
    for name, tag in _TAGS.items():
        if name in header and header[name].value:
            found.tags[tag] = header[name].value
    if "DT" in header and header["DT"].value:
        found.tags["Date"] = _date(header["DT"].value)
    return None


def _date(written: str) -> str:
    """A date as PGN writes it, where it can be understood.

    >>> _date("Mon Jan 16 20:59:12 AST 2023"), _date("28 October 2018"), _date("October 9, 2018")
    ('2023.01.16', '2018.10.28', '2018.10.09')
    """
    words = re.findall(r"[A-Za-z]+|\d[\d:]*", written)
    month = next((_MONTHS.index(w[:3].lower()) + 1 for w in words if w[:3].lower() in _MONTHS), None)
    day = next((int(w) for w in words if re.fullmatch(r"\d{1,2}", w)), None)
    year = next((int(w) for w in words if re.fullmatch(r"\d{4}", w)), None)
    if month is None or day is None or year is None:
        return written
    return f"{year:04}.{month:02}.{day:02}"


# ── the clicks ──


@dataclass
class _Table:
    """The table as the clicks change it: what lies where, what is in a player's hand, what `done` would confirm."""

    #: Whether the first player has the black pieces.
    swapped: bool
    turns: list[Turn] = field(default_factory=list)
    stacks: dict[Cell, list[Bug]] = field(default_factory=dict)
    cells: dict[Bug, Cell] = field(default_factory=dict)
    #: The UHP names of pieces, numbered by order of placement (H2.6), however BoardSpace numbers them.
    names: dict[Bug, str] = field(default_factory=dict)
    picked: Bug | None = None
    #: What `done` would confirm: a piece on its way to a cell, and what the player said.
    move: tuple[Bug, Cell] | None = None
    said: str = ""
    seat: int = 0
    ending: Ending | None = None

    def take(self, each: _Property) -> Refusal | None:
        """One property of a player: metadata, or a numbered click."""
        number, _, rest = each.value.partition(" ")
        if not re.fullmatch(r"[0-9]{1,9}", number):
            return None  # id, ranking, time …
        if self.ending is not None or self._is_over():
            return None  # damaged records continue after the end
        place = f"node {number}"
        verb, *words = rest.split() or [""]
        verb = verb.lower()
        self.seat = int(each.name[1]) ^ self.swapped
        match verb, words:
            case (("start" | "drop" | "undo" | "reset"), _):
                self._forget()
            case "pick", [pool, _, name, *_]:
                return self._pick(_bug(name, pool), place, words)
            case "pickb", [column, row, *_]:
                return self._pick_from(_cell(column, row), place, words)
            case (("dropb" | "pdropb"), [name, column, row, *_]):
                return self._put(self.picked or _bug(name, "wb"[self.seat]), _cell(column, row), place, words)
            case (("move" | "pmove" | "movedone" | "pmovedone"), [pool, name, column, row, *_]):
                refusal = self._put(_bug(name, pool), _cell(column, row), place, words)
                return self._done(place) if refusal is None and verb.endswith("done") else refusal
            case (("pass" | "passdone" | "nullmove"), _):
                self._forget()
                self.said = "pass"
                return None if verb == "pass" else self._done(place)
            case "done", _:
                return self._done(place)
            case (("resign" | "offerdraw" | "acceptdraw" | "declinedraw" | "swap"), _):
                self.said = "" if self.said == verb else verb  # a second click takes it back
            case "winontime", _:
                self.ending = Ending("flag", seat=1 - self.seat)
            case (("pleaseundo" | "allowundo" | "dontundo" | "peek"), _):
                pass
            case _:
                return unreadable("sgf-click", place, text=excerpt(rest))
        return None

    def finish(self) -> None:
        """The end of the record: a resignation or draw counts even if it was not confirmed."""
        if self.said in ("resign", "acceptdraw") and self.ending is None:
            self._done("")

    def _forget(self) -> None:
        self.picked, self.move, self.said = None, None, ""

    def _pick(self, bug: Bug | None, place: str, words: list[str]) -> Refusal | None:
        if bug is None:
            return unreadable("sgf-piece", place, text=excerpt(" ".join(words)))
        self._forget()
        self.picked = bug
        return None

    def _pick_from(self, cell: Cell | None, place: str, words: list[str]) -> Refusal | None:
        if cell is None:
            return unreadable("sgf-cell", place, text=excerpt(" ".join(words)))
        if self.move is not None and self.move[1] == cell:
            bug = self.move[0]  # just put down
        elif self.stacks.get(cell):
            bug = self.stacks[cell][-1]
        else:
            return unreadable("sgf-empty-cell", place, text=excerpt(" ".join(words)))
        return self._pick(bug, place, words)

    def _put(self, bug: Bug | None, cell: Cell | None, place: str, words: list[str]) -> Refusal | None:
        if bug is None:
            return unreadable("sgf-piece", place, text=excerpt(" ".join(words)))
        if cell is None:
            return unreadable("sgf-cell", place, text=excerpt(" ".join(words)))
        self._forget()
        self.move = None if self.cells.get(bug) == cell else (bug, cell)
        return None

    def _done(self, place: str) -> Refusal | None:
        move, said = self.move, self.said
        self._forget()
        if said == "resign":
            self.ending = Ending("resign", seat=self.seat)
        elif said == "acceptdraw":
            self.ending = Ending("agreement")
        elif move is not None:
            return self._play(*move, place)
        elif said == "swap":
            self.swapped = not self.swapped
        elif said not in ("offerdraw", "declinedraw"):  # newer records do not say "pass"
            self.turns.append(Turn("pass", place=place))
        return None

    def _play(self, bug: Bug, cell: Cell, place: str) -> Refusal | None:
        """Add a confirmed move, in the notation of H6.1."""
        came_from = self.cells.get(bug)
        if came_from is not None:
            if self.stacks[came_from][-1] != bug:
                return Refusal("H3.5", "sgf-covered", {"piece": self.names[bug], "place": place})
            self.stacks[came_from].pop()
        else:
            colour, kind, _ = bug
            number = 1 + sum(other[:2] == (colour, kind) for other in self.names)
            only = KIND_COUNTS[KIND_LETTERS.index(kind)] == 1 and number == 1
            self.names[bug] = f"{colour}{kind}{'' if only else number}"
        target = self._reference(cell)
        if target is None:
            return Refusal("H3.2", "sgf-far-away", {"piece": self.names[bug], "place": place})
        self.stacks.setdefault(cell, []).append(bug)
        self.cells[bug] = cell
        self.turns.append(Turn(f"{self.names[bug]} {target}".strip(), place=place))
        return None

    def _reference(self, cell: Cell) -> str | None:
        """A cell by a piece on it or next to it; "" on an empty table, None if there is no such piece."""
        if not any(self.stacks.values()):
            return ""
        if self.stacks.get(cell):
            return self.names[self.stacks[cell][-1]]
        for (columns, rows), written in _NEXT_TO.items():
            beside = self.stacks.get(((cell[0] - columns) % SIDE, (cell[1] - rows) % SIDE))
            if beside:
                return written.format(self.names[beside[-1]])
        return None

    def _is_over(self) -> bool:
        """H5.1: a queen is surrounded."""
        for colour in "wb":
            cell = next((c for bug, c in self.cells.items() if bug[:2] == (colour, "Q")), None)
            if cell is not None and all(self.stacks.get(_neighbour(cell, step)) for step in _NEXT_TO):
                return True
        return False


def _neighbour(cell: Cell, step: Cell) -> Cell:
    return (cell[0] + step[0]) % SIDE, (cell[1] + step[1]) % SIDE


def _bug(name: str, colour: str) -> Bug | None:
    """A piece by its name; old records leave out the colour, which then is the player's (or the pool's).

    >>> _bug("wA1", "B"), _bug("b2", "w"), _bug("P", "b")
    (('w', 'A', '1'), ('w', 'B', '2'), ('b', 'P', '1'))
    """
    match = re.fullmatch(r"([wb])?([qsbgamlp])([0-9])?", name.lower())
    if match is None or colour.lower() not in ("w", "b"):
        return None
    return match[1] or colour.lower(), match[2].upper(), match[3] or "1"


def _cell(column: str, row: str) -> Cell | None:
    """A cell by its column (A … Z; "1A" is one before A, "1Z" one after Z) and row, wrapped around the torus."""
    match = re.fullmatch(r"([0-9]{0,3})([a-z])", column.lower())
    if match is None or not re.fullmatch(r"-?[0-9]{1,4}", row) or (match[1] and match[2] not in "az"):
        return None
    outside = int(match[1] or 0)
    number = ord(match[2]) - ord("a")
    return (number + outside if match[2] == "z" else number - outside) % SIDE, int(row) % SIDE


def _read_result(found: Transcript, table: _Table) -> None:
    """The end of the game: by a click, or else by the header."""
    if table.ending is not None:
        loser = table.ending.seat
        stated(found, DRAW if loser is None else BLACK_WINS if loser == 0 else WHITE_WINS)
        found.ending = table.ending
        return
    words = found.tags.get("SgfResult", "")
    won = [colour for colour in ("White", "Black") if _names(words, found.tags.get(colour, ""))]
    if len(won) == 1:
        stated(found, WHITE_WINS if won == ["White"] else BLACK_WINS)
    elif re.search(r"\bdraw\b", words, re.IGNORECASE):
        stated(found, DRAW)


def _names(words: str, player: str) -> bool:
    return bool(player) and re.search(rf"(?<!\w){re.escape(player)}(?!\w)", words) is not None

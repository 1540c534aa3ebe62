/** The JSON of the REST API and of the socket (docs/protocol.md). */

import type { Change, PackedView } from "./compact";

export type OptionValue = string | number | boolean;
export type Options = Record<string, OptionValue>;
export type Params = Record<string, string | number | boolean>;

/** Why something was refused; `message` is the catalog's id for the words, `clause` a rule of the game or "". */
export interface Problem {
  code: string;
  params: Params;
  clause: string;
  message: string;
}

/** A message of the catalog with its parameters. */
export interface Phrase {
  code: string;
  params: Record<string, Param>;
}

/** A parameter of a phrase: plain, a phrase, a list of these, or words by language. */
export type Param = string | number | boolean | Phrase | Param[] | { [language: string]: string };

/** A legal decision: its text, and its parts in the order of clicking. */
export interface Move {
  text: string;
  parts: string[];
  /** Another decision may belong to it: the target of an attack, the next step of a walk. */
  on?: boolean;
  /** In words, if it comes from a bot. */
  phrase?: Phrase;
}

/** What a bot would play: why, and how the game would go on. The line begins with the move; its first `own` moves are of
 *  the same turn. */
export interface Hint extends Move {
  reason: Phrase;
  line: Move[];
  own: number;
}

/** A position that is set up by hand; the rules need not allow it. A change of it is a tool and its places, or "set",
 *  the name of a setting and its value. */
export interface DraftWish {
  game: string;
  options?: Options;
  position?: string;
  edit?: string[];
  seat?: number | null;
}

/** Something that is set on a board by hand: first the part, then `places` places of its area. Without a label it is
 *  on the board or in a hand already. */
export interface Tool {
  part: string;
  area: string;
  places: number;
  label: Phrase | null;
  seat: number | null;
}

export interface NamedValue {
  name: string;
  label: Phrase;
}

/** Something about a position that is not on its board: one of the choices, a number, counts of things ("W1*2,S1"), or
 *  a text. */
export interface Setting {
  name: string;
  label: Phrase;
  value: string;
  choices: NamedValue[];
  least: number | null;
  most: number | null;
  things: NamedValue[];
  seat: number | null;
}

export interface DraftAnswer {
  view: View;
  options: Options;
  position: string;
  problem: Problem | null;
  tools: Tool[];
  areas: Record<string, string[]>;
  settings: Setting[];
}

/** A decision that was taken, as its viewer saw it. */
export interface Told extends Move {
  seat: number;
  chance: string;
  phrase: Phrase;
  /** What chance brought with it, in words. */
  brought: Phrase | null;
}

/** A decision as it is sent to the server: its text or its parts. */
export type Said = string | string[];

/** Where the points of a finished game came from, how they grew, and the move that ended the game. */
export interface Points {
  sources: { code: string; points: number[]; counts: boolean }[];
  graph: { after: number; standing: number[] }[];
  last: { seat: number; move: Phrase } | null;
}

export interface Outcome {
  places: number[];
  scores: number[];
  reason: string;
}

/** What a seat (null: a spectator) sees of a position; `board` is the game's own. */
export interface View<Board = unknown> {
  game: string;
  options: Options;
  seat: number | null;
  seats: number;
  actor: number | null;
  decision: string;
  scores: number[];
  gone: number[];
  outcome: Outcome | null;
  board: Board;
  last: Told | null;
  /** All decisions that were sent together with the last one; added by the page. */
  lately?: Told[];
  /** The positions that led here, from the start of the turn before on; added where a reader may come from anywhere: in
   *  the replay, after a takeback, in a recap. */
  approach?: View<Board>[];
  /** Part of a recap: the marks of all turns in `approach` are shown, not only of the last one. */
  recap?: boolean;
  /** Only where the seat decides. */
  legal?: Move[];
  /** The seat's next question, where it is known; `exact`: it can no longer change. */
  premove?: { decision: string; legal: Move[]; exact: boolean };
}

/** The part of a board that never changes during a game. */
export type Constants = Record<string, unknown>;

/** A view as sent: without what is already known of the table. */
export type LeanView = Omit<View, "game" | "options" | "seats" | "board"> & { board: Record<string, unknown> };

export interface Seat {
  kind: "open" | "person" | "bot";
  guest?: string;
  name?: string;
  level?: number;
  gone?: boolean;
  left?: boolean;
}

export type OfferKind = "draw" | "takeback" | "rematch";

export interface Pending {
  offer: OfferKind;
  seat: number;
  asked: number[];
  agreed: number[];
  to: number | null;
  redraws: boolean;
}

export type Status = "open" | "running" | "finished";

export interface SeatView {
  seat: number | null;
  view_key: string;
  view?: PackedView;
  /** What is different from the view with the key `since`; `told`: its `last` is that of the event. */
  changes?: Change[];
  since?: string;
  told?: boolean;
}

export interface TableState {
  table: string;
  number: number;
  at: number;
  status: Status;
  seats: Seat[];
  actor: number | null;
  /** Time left for each seat, in ms, at the server's time `since`, from which the actor's clock runs. */
  clocks: number[];
  since: number;
  offers: Pending[];
  views: SeatView[];
  /** Sent once: when a watch or the game begins. */
  constants?: Constants;
  rematch?: string;
}

/** What is different in a state; without views, they are as they were. */
export type Step = Partial<Omit<TableState, "table" | "number">>;

export type ClockRule =
  | { kind: "none" }
  | { kind: "game"; seconds: number; increment?: number }
  | { kind: "days"; days: number };

export interface Info {
  game: string;
  options: Options;
  teams: number[];
  terms: { clock: ClockRule; [name: string]: unknown };
  listing: "public" | "link";
  watching: "everybody" | "link" | "players";
  chat: "everybody" | "players" | "nobody";
  start: "full" | "host";
  host?: string;
  created: number;
  rematch_of?: string;
  token?: string | null;
}

/** One of the decisions in a "played" event, which names the seat. Decisions that were taken back have no phrase. */
export type Seen = Pick<Told, "text"> & Partial<Omit<Told, "seat">>;

export type Body =
  | { kind: "created" | "imported" | "closed" | "started" | "agreed" | "adjudicated" }
  | { kind: "joined"; seat: number; guest: string; name: string }
  | { kind: "left"; seats: number[] }
  | { kind: "played"; seat: number; moves: Seen[]; seats?: Record<string, Seen[]> }
  | { kind: "offered"; offer: OfferKind; seat: number; asked: number[]; to?: number; redraws?: boolean }
  | { kind: "answered"; offer: OfferKind; seats: number[]; yes: boolean }
  | { kind: "taken-back"; seat: number; to: number }
  | { kind: "gone"; seats: number[]; reason: "resign" | "flag" | "leave" | "abandoned" }
  | { kind: "rematched"; table: string }
  | { kind: "chatted"; name: string; text: string };

export interface Event {
  number: number;
  at: number;
  by: string;
  body: Body;
  actor?: number | null;
  clocks?: number[];
}

export interface LobbyTable {
  id: string;
  game: string;
  options: string;
  state: Status;
  created: number;
  updated: number;
  /** `turn`: it decides now; `place`: in the end, from 1 (0: the game is not over). */
  seats: { kind: Seat["kind"]; name: string; guest: string; turn: boolean; place: number }[];
}

export type Message =
  | { type: "welcome"; guest: string; name: string; now: number; version: string }
  | { type: "state"; table: string; state: TableState; now: number; info?: Info }
  /** With `more`, the table is watched only once the others were asked for. */
  | { type: "events"; table: string; events: Event[]; more?: boolean }
  | { type: "event"; table: string; event: Event; now: number; step?: Step }
  | { type: "unwatched"; table: string; code?: string }
  | { type: "ack"; client_id?: string; table?: string; number?: number; repeated?: boolean }
  | { type: "tried"; client_id: string; table: string; on: boolean; view?: PackedView }
  | ({ type: "refused"; client_id?: string; table?: string } & Problem)
  | { type: "lobby"; tables: LobbyTable[]; gone?: string[]; complete?: boolean }
  | { type: "pong"; client_id?: string; now: number }
  | { type: "bye"; code: string };

/** Values of options, by name: each option must have one of its values. */
export type Conditions = Record<string, OptionValue[]>;

export interface GameOption {
  name: string;
  choices: OptionValue[];
  default: OptionValue;
  /** What forms begin with. */
  usual: OptionValue;
  /** Where it has an effect. */
  when: Conditions;
  /** Values of a free option that most people want, each offered where its conditions hold. */
  suggestions: { value: OptionValue; when: Conditions }[];
  /** Choices that are allowed only where their conditions hold. */
  possible: { value: OptionValue; when: Conditions }[];
  /** Few people ever touch it. */
  expert: boolean;
}

export interface GameInfo {
  name: string;
  title: string;
  seats: number;
  seat_names: string[];
  options: GameOption[];
  /** Formats of records, and whether they hold variations and comments. */
  formats: { name: string; writes: boolean; variations: boolean }[];
  levels: number[];
  hidden: boolean;
  /** Whether its positions can be set up by hand. */
  editable: boolean;
  /** Decisions that may be played at once where there is one option: that tells no secret. */
  at_once: string[];
  /** The smallest losses of an inaccuracy, a mistake and a blunder. */
  losses: number[];
  /** How many guided lessons there are. */
  lessons: number;
}

/** A guided lesson; texts are messages of the catalog. With a `level` it is a game against bots, and the steps are advice. */
export interface Lesson {
  name: string;
  title: string;
  /** "": the start of a game. */
  position: string;
  seat: number;
  hand: boolean;
  level: number | null;
  steps: LessonStep[];
}

/** What is said, what is pointed at, and what counts: decisions that fit `moves`, a click on `refused`, or nothing. */
export interface LessonStep {
  say: string;
  /** Where the step begins; "": where the one before it has led. */
  position: string;
  point: string[];
  moves: string[];
  refused: string[];
  clause: string;
  /** What other legal decisions teach. */
  wrong: { moves: string[]; say: string }[];
  otherwise: string;
  /** Decisions that follow by themselves. */
  reply: string[];
  done: string;
}

export interface Wish {
  kind: "me" | "bot" | "open";
  level?: number;
}

export interface NewTable {
  game: string;
  options?: Options;
  seats?: Wish[];
  clock?: ClockRule;
  listing?: "public" | "link";
  watching?: "everybody" | "link" | "players";
  chat?: "everybody" | "players" | "nobody";
  start?: "full" | "host";
  bot_level?: number;
  /** A position text to begin from, instead of the game's start. */
  position?: string;
  client_id?: string;
}

export interface TableAnswer {
  id: string;
  now: number;
  info: Info;
  state: TableState;
}

/** A position without a table. It starts from a position text, from a record, or from the game's start, and continues
 *  with moves. */
export interface Sketch {
  game: string;
  options?: Options;
  position?: string;
  record?: string;
  moves?: string[];
  /** The seat whose view is wanted; by default the deciding one. */
  seat?: number | null;
}

export interface SketchAnswer {
  view: View;
  /** The position as one line of text. */
  position: string;
  /** The last move with all that chance brought; null at the start. */
  told: Told | null;
}

/** A move of a tree after the node `parent` (0: the start). */
export interface Branch {
  parent: number;
  text: string;
  chance?: string;
  comment?: string;
}

/** A game with variations and comments: of a record, or of a position or the start of the game; and more moves. */
export interface TreeWish {
  game: string;
  options?: Options;
  position?: string;
  record?: string;
  comment?: string;
  nodes?: Branch[];
}

/** The first `main` nodes are the game; each comes after its parent. */
export interface TreeAnswer {
  game: string;
  options: Options;
  position: string;
  comment: string;
  main: number;
  nodes: (Told & { parent: number; comment: string; position: string | null })[];
}

/** A table that shows an imported game; `tree` has the variations and comments of its record, if any. */
export interface ImportAnswer extends TableAnswer {
  tree: TreeAnswer | null;
}

/** The engine's analysis of a position: the expected result of each seat, from -1 to 1, and its best moves. */
export interface Analysis {
  values: number[];
  best: Move | null;
  line: Move[];
  depth: number;
  nodes: number;
  /** In how many decisions the end of the game is forced, if it is known. */
  forced: number | null;
  /** Whether a verdict may rest on it. */
  enough: boolean;
  candidates: Candidate[];
  /** The best turn and the expected results after it, where it was asked for. */
  turn: { moves: Move[]; values: number[]; enough: boolean } | null;
}

/** One of the best moves, with the deciding seat's expected result and the line that begins with it. */
export interface Candidate extends Move {
  value: number;
  line: Move[];
  /** How many moves of the line are of the same turn. */
  own: number;
  forced: number | null;
}

/** Whether a game is compiled on the server. */
export interface Readiness {
  game: string;
  stage: "ready" | "compiling" | "waiting";
  /** What the compiler says about it. */
  progress: string;
}

/** A puzzle in the list of a game's. */
export interface PuzzleEntry {
  id: string;
  theme: string;
  rating: number;
}

export type PuzzleKind = "start" | "right" | "reply" | "wrong" | "refutation";

/** A position of a puzzle, after the one with the number `parent`. `position` is "" where the solver decides nothing. */
export interface PuzzleNode {
  parent: number | null;
  kind: PuzzleKind;
  told: Told | null;
  view: View;
  position: string;
}

export interface Puzzle extends PuzzleEntry {
  /** In how many decisions it is won, or lost by all other moves; 0 where the best move wins the most. */
  plies: number;
  seat: number;
  proof: Record<string, string | number>;
  nodes: PuzzleNode[];
}

/** What crosses the wire: the JSON of the REST API and of the socket (docs/protocol.md). */

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

/** A parameter of a phrase: plain, a phrase itself, a list of these, or words by language. */
export type Param = string | number | boolean | Phrase | Param[] | { [language: string]: string };

/** A legal decision: its text, and the things that it is about in the order of clicking. */
export interface Move {
  text: string;
  parts: string[];
  /** Another decision may belong to it: the target of an attack, the next step of a walk. */
  on?: boolean;
  /** In words, where a bot gives it. */
  phrase?: Phrase;
}

/** A decision that was taken, as its viewer saw it. */
export interface Told extends Move {
  seat: number;
  chance: string;
  phrase: Phrase;
  /** What chance brought with it, in words. */
  brought: Phrase | null;
}

/** A decision as it is said to the server: its text, or the things that it is about. */
export type Said = string | string[];

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
  /** Where the last decision was said together with others: all of them, which the page adds to what comes. */
  lately?: Told[];
  /** Only where the seat decides. */
  legal?: Move[];
  /** What the seat will be asked next, where that is known; `exact`: nobody can change it any more. */
  premove?: { decision: string; legal: Move[]; exact: boolean };
}

/** What of a board never changes during a game. */
export type Constants = Record<string, unknown>;

/** A view as it comes: without what is known of the table already. */
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
  view?: LeanView;
}

export interface TableState {
  table: string;
  number: number;
  at: number;
  status: Status;
  seats: Seat[];
  actor: number | null;
  /** What each seat had left, in ms, at the server's time `since`; from then on the actor's clock runs. */
  clocks: number[];
  since: number;
  offers: Pending[];
  views: SeatView[];
  /** Told once: when a watch or the game begins. */
  constants?: Constants;
  rematch?: string;
}

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

/** One of the decisions that were said together; the event says whose they are. What was taken back has no words. */
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
  seats: { kind: Seat["kind"]; name: string }[];
}

export type Message =
  | { type: "welcome"; guest: string; name: string; now: number; version: string }
  | { type: "state"; table: string; state: TableState; now: number; info?: Info }
  | { type: "events"; table: string; events: Event[] }
  | { type: "event"; table: string; event: Event; now: number; state?: TableState }
  | { type: "unwatched"; table: string }
  | { type: "ack"; client_id?: string; table?: string; number?: number; repeated?: boolean }
  | { type: "tried"; client_id: string; table: string; on: boolean; view?: LeanView }
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
  /** Where it has an effect. */
  when: Conditions;
  /** Values of a free option that most people want, each offered where its conditions hold. */
  suggestions: { value: OptionValue; when: Conditions }[];
  /** Few people ever touch it. */
  expert: boolean;
}

export interface GameInfo {
  name: string;
  title: string;
  seats: number;
  seat_names: string[];
  options: GameOption[];
  formats: { name: string; writes: boolean }[];
  levels: number[];
  hidden: boolean;
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

/** A position that is not a table's: of the rulebook, of a link, or thought of. It starts from a position text, from a
 *  record, or from the game's start, and goes on by moves. */
export interface Sketch {
  game: string;
  options?: Options;
  position?: string;
  record?: string;
  moves?: string[];
  /** Whose view is asked for; left out: the one who decides. */
  seat?: number | null;
}

export interface SketchAnswer {
  view: View;
  /** The position as one line of text. */
  position: string;
}

/** How an engine judges a position: what each seat may expect, from -1 to 1, and what it would play. */
export interface Analysis {
  values: number[];
  best: Move | null;
  line: Move[];
  depth: number;
  nodes: number;
  /** The best moves with what the deciding seat may expect of each. */
  candidates: (Move & { value: number })[];
}

/** How far a game is compiled on the server's machine. */
export interface Readiness {
  game: string;
  stage: "ready" | "compiling" | "waiting";
  /** What the compiler says about it. */
  progress: string;
}

/** A table: the server's state, and its events folded into a log of moves and a chat. */

import { changed, unpacked, type PackedView } from "./compact";
import { me } from "./guest.svelte";
import { connection, Refused, type Answer, type Command } from "./socket.svelte";
import { whole } from "./views";
import type {
  Body,
  Constants,
  Event,
  Info,
  LeanView,
  Message,
  Move,
  OfferKind,
  Problem,
  Said,
  Seen,
  Step,
  TableState,
  Told,
  View,
} from "./wire";

export interface Chatted {
  number: number;
  name: string;
  text: string;
}

/** A log entry that is not a move; `after` is the number of decisions before it. */
export interface Note {
  number: number;
  after: number;
  body: Event["body"];
}

/** A decision in the log, as our deciding (or first) seat saw it; `seats` has what our other seats saw. */
export interface Logged extends Told {
  seats?: Map<number, Told>;
}

export class Table {
  info = $state.raw<Info | null>(null);
  state = $state.raw<TableState | null>(null);
  /** The views of our seats (or a spectator's), by seat. */
  views = $state.raw<Map<number | null, View>>(new Map());
  moves = $state.raw<Logged[]>([]);
  chat = $state.raw<Chatted[]>([]);
  notes = $state.raw<Note[]>([]);
  /** Why the table can't be shown. */
  problem = $state.raw<Problem | null>(null);
  /** Why our last command was refused, until something else happens. */
  refused = $state.raw<Problem | null>(null);
  /** The number of our commands on their way. */
  #pending = $state(0);
  #keys = new Map<number | null, string>();
  /** The views as they were sent, by seat. */
  #sent = new Map<number | null, PackedView>();
  #constants: Constants = {};
  #last: number | null = null;
  #unwatch: () => void;

  constructor(
    readonly id: string,
    readonly token = "",
  ) {
    this.#unwatch = connection.watch(id, { token, last: () => this.#last, told: (message) => this.#told(message) });
  }

  /** The seats that we took, lost ones included. */
  taken = $derived.by(() =>
    (this.state?.seats ?? []).flatMap((seat, number) =>
      seat.kind === "person" && me.id && seat.guest === me.id && !seat.left ? [number] : [],
    ),
  );
  /** The seats that are still ours: those whose views we get. Before the game there are none. */
  mine = $derived.by(() => {
    const state = this.state;
    if (!state || state.status === "open") return this.taken;
    return state.views.flatMap((view) => (view.seat === null ? [] : [view.seat]));
  });
  /** Our seat that has to decide, or null. */
  deciding = $derived.by(() => {
    const actor = this.state?.status === "running" ? this.state.actor : null;
    return actor !== null && this.mine.includes(actor) ? actor : null;
  });

  /** A command of ours is on its way. */
  get busy(): boolean {
    return this.#pending > 0;
  }

  /** The decisions so far, as one of our seats saw them. */
  seenBy(seat: number | null): Told[] {
    return this.moves.map((move) => (seat === null ? undefined : move.seats?.get(seat)) ?? move);
  }

  close(): void {
    this.#unwatch();
  }

  /** Time left for each seat, in ms; empty without clocks. */
  clocks(): number[] {
    const state = this.state;
    if (!state?.clocks.length) return [];
    return state.clocks.map((left, seat) =>
      state.status === "running" && seat === state.actor ? Math.max(0, left - Math.max(0, connection.now() - state.since)) : left,
    );
  }

  /** Plays decisions together. */
  play = (seat: number, moves: Move[]) =>
    this.#say({ type: "play", seat, moves: moves.map(({ text }) => text), answers: this.state!.at });
  /** Sets a premove; none: deletes it. */
  premove = (seat: number, moves: Said[]) => this.#say({ type: "premove", seat, moves: moves.length ? moves : null });
  offer = (offer: OfferKind, seat: number, to?: number) => this.#say({ type: "offer", offer, seat, to });
  answer = (offer: OfferKind, yes: boolean) => this.#say({ type: "answer", offer, yes });
  resign = (seat: number) => this.#say({ type: "resign", seat });
  join = (seat?: number) => this.#say({ type: "join", seat, token: this.token });
  leave = () => this.#say({ type: "leave" });
  start = () => this.#say({ type: "start" });
  talk = (text: string) => this.#say({ type: "chat", text });

  /** Tries decisions without playing them. `view` is the position after them where another decision belongs to them (in
   *  a premove: can follow), else null. Null where they are illegal. */
  async try(seat: number, moves: Move[], premove: boolean): Promise<{ view: View | null } | null> {
    const said = moves.map(({ text }) => text);
    const answer = await this.#ask({ type: "try", seat, moves: said, answers: this.state!.at, premove });
    if (answer?.type !== "tried") return null;
    return { view: answer.on && answer.view ? this.#whole(unpacked(answer.view)) : null };
  }

  /** Sends a command; whether it was accepted. */
  async #say(command: Command): Promise<boolean> {
    this.#pending++;
    try {
      return (await this.#ask(command)) !== null;
    } finally {
      this.#pending--;
    }
  }

  /** The server's answer; null if it refuses. */
  async #ask(command: Command): Promise<Answer | null> {
    this.refused = null;
    try {
      return await connection.say({ ...command, table: this.id });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // A stale move is followed by the new state and needs no message.
      if (error.problem.code !== "stale") this.refused = error.problem;
      return null;
    }
  }

  #whole(view: LeanView): View {
    const { game = "", options = {} } = this.info ?? {};
    return whole(view, { game, options, seats: this.state?.seats.length ?? 0 }, this.#constants);
  }

  #told(message: Message): void {
    switch (message.type) {
      case "state":
        if (message.info) this.info = message.info;
        if (this.#last !== null && message.state.number < this.#last) this.#begin();
        this.#take(message.state);
        return;
      case "events":
        for (const event of message.events) this.#fold(event);
        if (message.more) connection.again(this.id);
        return;
      case "event":
        performance.mark("hexapoda-told", { detail: message.event.number });
        this.#fold(message.event);
        this.#go(message.event, message.step ?? {});
        return;
      case "refused":
        this.problem = message;
        return;
      case "unwatched":
        this.problem ??= problem(message.code ?? "not-for-you");
    }
  }

  /** Forgets the log: the server has put an older one back. */
  #begin(): void {
    this.#last = null;
    [this.moves, this.chat, this.notes] = [[], [], []];
    connection.again(this.id);
  }

  /** Goes a step from the state that we have. */
  #go({ number, body }: Event, step: Step): void {
    if (!this.state) return;
    // Views that are not told are as they were.
    const views = step.views ?? this.state.views.map(({ seat, view_key }) => ({ seat, view_key }));
    this.#take({ ...this.state, constants: undefined, ...step, views, number }, body);
  }

  #take(state: TableState, body?: Body): void {
    this.state = state;
    this.#constants = state.constants ?? this.#constants;
    const views = new Map<number | null, View>();
    const keys = new Map<number | null, string>();
    const sent = new Map<number | null, PackedView>();
    const count = body?.kind === "played" ? body.moves.length : 0;
    for (const { seat, view, view_key, changes, since, told } of state.views) {
      const together = count > 1 ? { lately: this.seenBy(seat).slice(-count) } : {};
      // A view is left out where ours is current; if a key differs, we have missed something.
      const [before, key] = [this.#sent.get(seat), this.#keys.get(seat)];
      const next = view ?? (changes && before && key === since ? changed(before, changes) : undefined);
      if (next && told) next.last = this.seenBy(seat).at(-1) ?? null;
      const kept = !next && !changes && key === view_key ? this.views.get(seat) : undefined;
      const known = next ? { ...this.#whole(unpacked(next)), ...together } : kept;
      if (known) {
        views.set(seat, known);
        sent.set(seat, next ?? before!);
      }
      keys.set(seat, known ? view_key : "");
    }
    if (views.size < state.views.length) connection.again(this.id);
    else this.views = views;
    this.#keys = keys;
    this.#sent = sent;
    this.problem = null;
  }

  #fold(event: Event): void {
    if (this.#last !== null && event.number <= this.#last) return;
    this.#last = event.number;
    const { body } = event;
    switch (body.kind) {
      case "played":
        this.moves = [...this.moves, ...logged(body)];
        return;
      case "taken-back":
        this.moves = this.moves.slice(0, body.to);
        break;
      case "chatted":
        this.chat = [...this.chat, { number: event.number, name: body.name, text: body.text }];
        return;
    }
    this.notes = [...this.notes, { number: event.number, after: this.moves.length, body }];
  }
}

const problem = (code: string): Problem => ({ code, params: {}, clause: "", message: `error-${code}` });

function logged({ seat, moves, seats = {} }: Extract<Event["body"], { kind: "played" }>): Logged[] {
  const told = ({ text, parts = [], chance = "", phrase, brought }: Seen): Told => {
    return { seat, text, parts, chance, phrase: phrase ?? { code: text, params: {} }, brought: brought ?? null };
  };
  const others = Object.entries(seats);
  return moves.map((move, index) => {
    if (!others.length) return told(move);
    return { ...told(move), seats: new Map(others.map(([other, seen]) => [Number(other), told(seen[index]!)])) };
  });
}

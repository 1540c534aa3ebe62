/** A draft that is set up by hand: what it looks like, what is chosen, and what was changed. Every change is the game's
 *  own operation, which the server carries out; nothing here knows a rule. */

import { ApiError, edit } from "$lib/api";
import { Selection } from "$lib/selection.svelte";
import type { DraftAnswer, Move, Options, Problem, Tool } from "$lib/wire";
import { bodyOf } from "./address";

/** As a place: off the board. */
export const AWAY = "away";

export class Workbench {
  readonly selection: Selection;
  draft = $state.raw<DraftAnswer | null>(null);
  /** Why the last change was refused; the draft has stayed as it was. */
  refused = $state.raw<Problem | null>(null);
  /** Whose view is shown; null: a spectator's. */
  seat = $state<number | null>(null);
  #past = $state.raw<string[]>([]);
  #future = $state.raw<string[]>([]);
  /** Changes are carried out one after the other. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(readonly game: string) {
    this.selection = new Selection({
      play: (move) => this.#put(move),
      wrong: () => {},
    });
  }

  /** The chosen tool, if it has a place in the palette: it stays chosen. */
  chosen = $derived.by((): Tool | null => {
    const part = this.selection.parts[0];
    return this.draft?.tools.find((tool) => tool.part === part) ?? null;
  });
  /** How many places the chosen tool still wants. */
  missing = $derived.by(() => (this.chosen ? this.chosen.places + 1 - this.selection.parts.length : 0));
  canUndo = $derived.by(() => this.#past.length > 0);
  canRedo = $derived.by(() => this.#future.length > 0);
  canTakeAway = $derived.by(() => this.selection.next.has(AWAY));

  /** Shows the draft of a position text, by default the start of the game; whether it could be read. */
  async open(position: string, options?: Options): Promise<boolean> {
    return this.#do(async () => {
      const before = this.draft?.position;
      this.#show(await edit({ game: this.game, position, options, seat: this.#seen(null) }));
      if (before !== undefined && before !== this.draft!.position) this.#note(before);
    });
  }

  /** Goes over to other options with what is on the board, or, where that does not go, to the start of such a game. */
  async play(options: Options): Promise<void> {
    if (!(await this.open(bodyOf(this.draft?.position ?? ""), options))) await this.open("", options);
  }

  /** Changes something. */
  async change(...said: string[]): Promise<boolean> {
    const used = said[0] === "set" ? this.chosen?.part : said[0];
    const kept = this.draft?.tools.find(({ part, label }) => part === used && label);
    return this.#do(async () => {
      const before = this.draft!.position;
      this.#show(await edit({ game: this.game, position: before, edit: said, seat: this.#seen(this.seat) }), kept?.part ?? null);
      if (before !== this.draft!.position) this.#note(before);
    }, kept?.part);
  }

  /** Looks at the draft as a seat. */
  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.#do(async () => {
      this.#show(await edit({ game: this.game, position: this.draft!.position, seat: this.#seen(seat) }));
    });
  }

  async undo(): Promise<void> {
    const [before] = this.#past.slice(-1);
    if (before === undefined) return;
    const now = this.draft!.position;
    await this.#return(before, () => {
      this.#past = this.#past.slice(0, -1);
      this.#future = [...this.#future, now];
    });
  }

  async redo(): Promise<void> {
    const [after] = this.#future.slice(-1);
    if (after === undefined) return;
    const now = this.draft!.position;
    await this.#return(after, () => {
      this.#future = this.#future.slice(0, -1);
      this.#past = [...this.#past, now];
    });
  }

  /** Takes the chosen piece off the board. */
  takeAway(): void {
    if (this.canTakeAway) this.selection.pick(AWAY);
  }

  /** Chooses a tool of the palette, or nothing if it was chosen. */
  choose(tool: Tool): void {
    const again = this.chosen?.part === tool.part;
    this.#offer(again ? [] : [tool.part]);
  }

  async #return(position: string, done: () => void): Promise<void> {
    await this.#do(async () => {
      this.#show(await edit({ game: this.game, position, seat: this.#seen(this.seat) }));
      done();
    });
  }

  /** The seat whose view is asked for: in another game there may be fewer. */
  #seen(seat: number | null): number | null {
    const seats = this.draft?.view.seats ?? 0;
    this.seat = seat !== null && seat < seats ? seat : null;
    return this.seat;
  }

  #note(before: string): void {
    this.#past = [...this.#past, before];
    this.#future = [];
  }

  #show(draft: DraftAnswer, keep: string | null = null): void {
    this.draft = draft;
    this.#offer(keep !== null && draft.tools.some(({ part }) => part === keep) ? [keep] : []);
  }

  /** A tool and a place; it may want more of them. */
  #put(move: Move): void {
    const tool = this.draft?.tools.find(({ part }) => part === move.parts[0]);
    if (tool && move.parts.length <= tool.places && move.parts.at(-1) !== AWAY) this.#offer(move.parts);
    else void this.change(...move.parts);
  }

  /** What can be chosen after these parts. */
  #offer(parts: string[]): void {
    const { tools = [], areas = {} } = this.draft ?? {};
    const [first, ...places] = parts;
    const moves = tools
      .filter(({ part }) => first === undefined || !places.length || part === first)
      .flatMap(({ part, area }) =>
        (areas[area] ?? [])
          .filter((place) => !places.includes(place))
          .map((place) => ({ text: "", parts: [part, ...places, place] })),
      );
    this.selection.offer(moves);
    this.selection.parts = parts;
  }

  #do(work: () => Promise<void>, keep: string | null = null): Promise<boolean> {
    const done = this.#queue.then(async () => {
      try {
        await work();
        this.refused = null;
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        this.refused = error.problem;
        this.#offer(keep === null ? [] : [keep]);
        return false;
      }
    });
    this.#queue = done.catch(() => {});
    return done;
  }
}

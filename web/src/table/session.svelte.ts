/** Somebody at a table: what they see and are asked, what they choose, and what they are told about it. It joins a
 *  table with a decision being made, and knows neither the game nor how anything looks. */

import * as api from "$lib/api";
import { Choosing } from "$lib/choosing.svelte";
import { me } from "$lib/guest.svelte";
import type { Table } from "$lib/table.svelte";
import type { Move, Problem, View } from "$lib/wire";
import { lastDecider, othersPlay } from "./seating";

/** The problem of somebody who points at things in another's turn. */
export const NOT_ASKED: Problem = { code: "not-asked", params: {}, clause: "", message: "refusal-not-asked" };
/** A problem that the server could not explain. */
const UNEXPLAINED: Problem = { code: "not-now", params: {}, clause: "", message: "page-table-not-now" };

export class Session {
  readonly choosing: Choosing;
  /** The seat whose player has the screen, where one screen is passed around. */
  holder = $state<number | null>(null);
  /** Why the last click did nothing. */
  refusal = $state.raw<Problem | null>(null);
  /** What a bot would do here. */
  hinted = $state.raw<Move | null>(null);
  hinting = $state(false);
  /** A decision is on its way to the server. */
  sending = $state(false);

  /** The position and the seat that `choosing` was last fed for. */
  #fed = "";
  #decisions = 0;
  #clicks = 0;

  constructor(
    readonly table: Table,
    /** Whether seats see different things. */
    readonly hidden: boolean,
  ) {
    this.choosing = new Choosing({
      play: (move) => void this.#play(move),
      wrong: (parts) => void this.#wrong(parts),
      idle: () => this.#idle(),
      prepare: (parts) => this.#prepare(parts),
    });
  }

  /** Several people share this screen, and must not see each other's secrets. */
  passing = $derived.by(() => this.hidden && this.table.mine.length > 1 && this.table.state?.status === "running");
  /** The seat whose player should take the screen now; null: all is as it should be. */
  awaited = $derived.by(() => {
    if (!this.passing) return null;
    if (this.table.deciding !== null) return this.table.deciding === this.holder ? null : this.table.deciding;
    return this.holder === null ? this.table.mine[0]! : null;
  });
  /** The seat of ours that decides, and whose player looks. */
  asked = $derived.by(() => (this.awaited === null ? this.table.deciding : null));
  /** Whose eyes we look with; null: a spectator's. */
  looking = $derived.by(() => {
    const mine = this.table.mine;
    if (this.passing) return this.holder;
    if (this.holder !== null && mine.includes(this.holder)) return this.holder;
    return this.table.deciding ?? mine[0] ?? null;
  });
  /** Whom we tell what has happened: while the screen is passed on, the next player already. */
  hearing = $derived.by(() => this.awaited ?? this.looking);
  /** What we see. While the screen is passed on it stays what its last holder saw, under a cover and without hands. */
  view = $derived.by((): View | null => {
    if (this.passing && this.holder === null) return null;
    return this.table.views.get(this.looking) ?? [...this.table.views.values()][0] ?? null;
  });
  /** The seat that something can be prepared for: ours, while others decide. */
  preparer = $derived.by(() => {
    const { state, mine, deciding } = this.table;
    return state?.status === "running" && mine.length === 1 && deciding === null ? mine[0]! : null;
  });
  alone = $derived.by(() => !othersPlay(this.table.state?.seats ?? [], me.id));
  /** The seat whose last decision we can take back. */
  undoing = $derived.by(() => lastDecider(this.table.moves, this.table.mine));

  /** The next player has taken the screen. */
  take(): void {
    this.holder = this.awaited ?? this.holder;
  }

  /** Bring what can be chosen up to date with the table; call it whenever the table or the screen's holder changes. */
  follow(): void {
    const { table, choosing, asked } = this;
    const fed = `${table.state?.at}/${asked}/${table.state?.status}`;
    const preparing = this.preparer !== null;
    if (fed === this.#fed) return;
    const forward = table.moves.length >= this.#decisions;
    const prepared = choosing.legal === null && choosing.preparing && forward ? choosing.parts : [];
    this.#fed = fed;
    this.#decisions = table.moves.length;
    this.#clicks++;
    this.refusal = null;
    this.hinted = null;
    this.sending = false;
    choosing.preparing = preparing;
    const legal = asked === null ? null : (table.views.get(asked)?.legal ?? null);
    choosing.offer(legal);
    if (!prepared.length) return;
    // What was prepared stays while others go on (a takeback ends it). In our turn the server plays it, if it can be
    // played; the beginning of a legal move is a good beginning, and anything else has become impossible.
    if (preparing && table.moves.at(-1)?.seat !== this.preparer) choosing.parts = prepared;
    else if (
      legal?.some((move) => move.parts.length > prepared.length && prepared.every((p, i) => move.parts[i] === p))
    )
      choosing.parts = prepared;
  }

  /** Forget what was prepared, or unchoose everything. */
  clear(): void {
    this.refusal = null;
    this.choosing.clear();
  }

  /** One step back in choosing; whether there was any. */
  back(): boolean {
    if (this.refusal) this.refusal = null;
    else if (this.choosing.parts.length && !this.sending) this.choosing.back();
    else return false;
    return true;
  }

  /** Ask a bot what it would do. */
  async hint(): Promise<void> {
    const [seat, fed] = [this.asked, this.#fed];
    if (seat === null || this.hinting) return;
    this.hinting = true;
    this.refusal = null;
    try {
      const text = await api.hint(this.table.id, seat);
      const move = this.choosing.legal?.find((each) => each.text === text);
      if (fed !== this.#fed || !move) return;
      this.choosing.clear();
      this.choosing.hinted = move.parts;
      this.hinted = move;
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error;
      if (fed === this.#fed) this.refusal = error.problem;
    } finally {
      this.hinting = false;
    }
  }

  /** Take our last decision back, or ask whether we may. */
  async undo(): Promise<void> {
    if (this.undoing !== null) await this.table.offer("takeback", this.undoing);
  }

  async #play(move: Move): Promise<void> {
    const seat = this.asked;
    if (seat === null) return;
    const fed = this.#fed;
    this.refusal = null;
    this.hinted = null;
    // Until the server has said how things are now, nothing can be chosen; what was chosen stays marked.
    this.choosing.offer(null);
    this.choosing.parts = move.parts;
    this.choosing.preparing = false;
    this.sending = true;
    const done = await this.table.play(seat, move.text);
    if (done || fed !== this.#fed) return;
    this.#fed = "";
    this.follow();
  }

  async #wrong(parts: string[]): Promise<void> {
    const seat = this.asked;
    if (seat === null) return;
    const click = ++this.#clicks;
    const chosen = this.choosing.parts;
    let refusal: Problem | null = UNEXPLAINED;
    try {
      refusal = await api.explain(this.table.id, seat, parts, this.table.token);
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error;
    }
    // Somebody who has clicked on meanwhile does not want to know any more.
    if (click === this.#clicks && chosen === this.choosing.parts) this.refusal = refusal ?? UNEXPLAINED;
  }

  #idle(): void {
    if (this.sending || this.table.state?.status !== "running" || !this.table.mine.length) return;
    this.refusal = NOT_ASKED;
  }

  #prepare(parts: string[]): void {
    this.refusal = null;
    if (this.preparer !== null) void this.table.plan(this.preparer, parts.length ? parts : null);
  }
}

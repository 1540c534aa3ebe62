/** Somebody at a table: what they see and are asked, what they choose, and what they are told about it. It joins a
 *  table with decisions being made, and knows neither the game nor how anything looks. */

import * as api from "$lib/api";
import { begins, Selection } from "$lib/selection.svelte";
import { me } from "$lib/guest.svelte";
import type { Table } from "$lib/table.svelte";
import type { Move, Problem, View } from "$lib/wire";
import { lastDecider, othersPlay } from "./seats";

/** The problem of somebody who points at things in another's turn. */
export const NOT_ASKED: Problem = { code: "not-asked", params: {}, clause: "", message: "refusal-not-asked" };
/** A problem that the server could not explain. */
const UNEXPLAINED: Problem = { code: "not-now", params: {}, clause: "", message: "page-table-not-now" };

export class Session {
  readonly selection: Selection;
  /** The seat whose player has the screen, where one screen is passed around. */
  holder = $state<number | null>(null);
  /** Why the last click did nothing. */
  refusal = $state.raw<Problem | null>(null);
  /** What a bot would do here. */
  hinted = $state.raw<Move | null>(null);
  hinting = $state(false);
  /** A decision is on its way to the server. */
  sending = $state(false);

  /** The position and the seat that `selection` was last fed for. */
  #fed = $state("");
  #decisions = 0;
  #clicks = 0;

  constructor(
    readonly table: Table,
    /** Whether seats see different things. */
    readonly hidden: boolean,
  ) {
    this.selection = new Selection({
      play: (move) => void this.#play(move),
      wrong: (parts) => void this.#wrong(parts),
      idle: () => this.#idle(),
      premove: (parts) => this.#premove(parts),
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
  /** The position and the seat that is asked. */
  #now = $derived.by(() => `${this.table.state?.at}/${this.asked}/${this.table.state?.status}`);
  /** What we see: with decisions that are held, as if they were taken. While the screen is passed on it stays what its
   *  last holder saw, under a cover and without hands. */
  view = $derived.by((): View | null => {
    if (this.passing && this.holder === null) return null;
    const { trial } = this.selection;
    // What was tried of another position is none of this one's.
    if (trial && trial.seat === this.looking && this.#fed === this.#now) return trial;
    return this.table.views.get(this.looking) ?? [...this.table.views.values()][0] ?? null;
  });
  /** The seat that something can be prepared for: ours, while others decide. */
  premover = $derived.by(() => {
    const { state, mine, deciding } = this.table;
    return state?.status === "running" && mine.length === 1 && deciding === null ? mine[0]! : null;
  });
  alone = $derived.by(() => !othersPlay(this.table.state?.seats ?? [], me.id));
  /** The seat whose last decision we can take back. */
  undoing = $derived.by(() => lastDecider(this.table.moves, this.table.mine));
  /** Whether decisions are chosen that are not sent yet. */
  holding = $derived.by(() => this.selection.held.length > 0 && !this.sending);

  /** The next player has taken the screen. */
  take(): void {
    this.holder = this.awaited ?? this.holder;
  }

  /** Bring what can be chosen up to date with the table; call it whenever the table or the screen's holder changes. */
  follow(): void {
    const { table, selection, asked, premover } = this;
    if (this.#fed === this.#now) return;
    const prepared = selection.premoving ? this.#left() : [];
    this.#fed = this.#now;
    this.#decisions = table.moves.length;
    this.#clicks++;
    this.refusal = null;
    this.hinted = null;
    this.sending = false;
    selection.premoving = premover !== null;
    const view = table.views.get(asked ?? premover);
    const legal = (asked === null ? view?.premove?.legal : view?.legal) ?? null;
    selection.offer(legal);
    if (!prepared.length) return;
    // In our turn the server plays what was prepared, if it can be played; the beginning of a legal move is a good
    // beginning, and anything else has become impossible.
    if (premover === null) selection.parts = legal?.some(({ parts }) => isBeginning(prepared, parts)) ? prepared : [];
    else if (legal === null) selection.parts = prepared;
    else void this.#premoveAgain(prepared);
  }

  /** Forget what was prepared, or unchoose everything. */
  clear(): void {
    this.refusal = null;
    this.selection.cancel();
  }

  /** Goes one step back in the selection; whether there was any. */
  back(): boolean {
    if (this.refusal) this.refusal = null;
    else if (this.selection.all.length && !this.sending) this.selection.back();
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
      const move = await api.hint(this.table.id, seat);
      if (fed !== this.#fed) return;
      this.selection.cancel();
      this.selection.hinted = move.parts;
      this.hinted = move;
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error;
      if (fed === this.#fed) this.refusal = error.problem;
    } finally {
      this.hinting = false;
    }
  }

  /** Take our last decision back, or ask whether we may; one that is not sent yet is only unchosen. */
  async undo(): Promise<void> {
    if (this.holding) this.selection.back();
    else if (this.undoing !== null) await this.table.offer("takeback", this.undoing);
  }

  async #play(move: Move): Promise<void> {
    const { selection, table } = this;
    const seat = this.asked ?? this.premover;
    if (seat === null) return;
    const [fed, moves, premove] = [this.#fed, [...selection.held, move], this.asked === null];
    this.refusal = null;
    this.hinted = null;
    if (move.on) {
      selection.try(move);
      const tried = await table.try(seat, moves, premove);
      // Another position, or another choice: nobody waits for the answer any more.
      if (fed !== this.#fed || selection.trying !== move) return;
      if (tried?.view) return selection.hold(move, tried.view);
      if (!tried) return selection.clear();
    }
    if (premove) return selection.settle();
    // Until the server has said how things are now, nothing can be chosen; what was chosen stays marked.
    selection.send(move);
    this.sending = true;
    const done = await table.play(seat, moves);
    if (done || fed !== this.#fed) return;
    this.#fed = "";
    this.follow();
  }

  async #wrong(parts: string[]): Promise<void> {
    const seat = this.asked;
    if (seat === null) return this.#idle();
    const click = ++this.#clicks;
    const { parts: chosen, held } = this.selection;
    let refusal: Problem | null = UNEXPLAINED;
    try {
      const moves = held.map(({ text }) => text);
      refusal = await api.explain(this.table.id, seat, moves, parts, this.table.token);
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error;
    }
    // Somebody who has clicked on meanwhile does not want to know any more.
    if (click === this.#clicks && chosen === this.selection.parts) this.refusal = refusal ?? UNEXPLAINED;
  }

  #idle(): void {
    if (this.sending || this.table.state?.status !== "running" || !this.table.mine.length) return;
    this.refusal = NOT_ASKED;
  }

  #premove(parts: string[]): void {
    this.refusal = null;
    if (this.premover === null) return;
    const held = this.selection.held.map(({ text }) => text);
    void this.table.premove(this.premover, parts.length ? [...held, parts] : held);
  }

  /** The parts of the premove that are left, now that the table has gone on: what we have decided is done, whatever
   *  others decide changes nothing, and a takeback ends it. */
  #left(): string[] {
    const moves = this.table.seenBy(this.looking);
    if (moves.length < this.#decisions) return [];
    let parts = this.selection.all;
    for (const move of moves.slice(this.#decisions)) {
      if (!this.table.mine.includes(move.seat)) continue;
      if (!begins(parts, move.parts)) return [];
      parts = parts.slice(move.parts.length);
    }
    return parts;
  }

  /** Choose a premove again from what we will be asked now; what has become impossible is forgotten. */
  async #premoveAgain(parts: string[]): Promise<void> {
    const { selection, premover } = this;
    const fed = this.#fed;
    for (let rest = parts; rest.length; ) {
      const move = selection.legal?.find((each) => begins(rest, each.parts));
      if (!move) {
        selection.parts = selection.legal?.some((each) => isBeginning(rest, each.parts)) ? rest : [];
        if (!selection.parts.length) this.#premove([]);
        return;
      }
      rest = rest.slice(move.parts.length);
      selection.try(move);
      const tried = move.on ? await this.table.try(premover!, [...selection.held, move], true) : null;
      if (fed !== this.#fed || selection.trying !== move) return;
      if (tried?.view) selection.hold(move, tried.view);
      else return selection.settle();
    }
  }
}

/** Whether these parts begin a move, and are not all of it. */
const isBeginning = (parts: string[], move: string[]) => move.length > parts.length && begins(move, parts);

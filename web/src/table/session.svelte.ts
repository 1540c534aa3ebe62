/** A user at a table: what they see, are asked and choose. It connects a table with a selection, and knows neither the
 *  game nor how anything looks. */

import * as api from "$lib/api";
import { begins, Selection } from "$lib/selection.svelte";
import { me } from "$lib/guest.svelte";
import { settings } from "$lib/settings.svelte";
import type { Table } from "$lib/table.svelte";
import type { Hint, Move, Problem, View } from "$lib/wire";
import { positionsFrom, Recap, sinceOurs, turnBefore } from "./recap.svelte";
import { lastDecider, othersPlay } from "./seats";

/** A click in another player's turn. */
export const NOT_ASKED: Problem = { code: "not-asked", params: {}, clause: "", message: "refusal-not-asked" };
/** Hints in a game between people. */
const NO_HINTS: Problem = { code: "no-hints", params: {}, clause: "", message: "error-no-hints" };
/** A problem that the server could not explain. */
const UNEXPLAINED: Problem = { code: "not-now", params: {}, clause: "", message: "page-table-not-now" };

export class Session {
  readonly selection: Selection;
  /** The seat whose player has the shared screen. */
  holder = $state<number | null>(null);
  /** Why the last click was illegal. */
  refusal = $state.raw<Problem | null>(null);
  /** A bot's suggestion; `lined`: its line is shown too. */
  hinted = $state.raw<Hint | null>(null);
  lined = $state(false);
  hinting = $state(false);
  /** A decision is being sent. */
  sending = $state(false);

  /** What has happened since our last turn, while it is shown. */
  recap = $state.raw<Recap | null>(null);
  /** The positions before the current one, fetched after a takeback: boards mark the last turn by them. */
  #approach = $state.raw<{ now: string; views: View[] } | null>(null);

  /** The position and the seat that `selection` was last updated for. */
  #fed = $state("");
  #decisions = 0;
  #clicks = 0;
  /** The decision that the page has played by itself and that has not come back yet. */
  #forced: Move | null = null;
  /** The numbers of the decisions that the page has played by itself. */
  #automatic = new Set<number>();
  /** The position in which nothing is played by itself: a takeback led to it, or the server refused. */
  #leftAlone = -1;

  constructor(
    readonly table: Table,
    /** Whether the game has hidden information. */
    readonly hidden: boolean,
    /** The decisions that may be played at once where there is one option. */
    readonly atOnce: readonly string[] = [],
  ) {
    this.selection = new Selection({
      play: (move) => void this.#play(move),
      wrong: (parts) => void this.#wrong(parts),
      idle: () => this.#idle(),
      premove: (parts) => this.#premove(parts),
    });
  }

  /** Several people share this screen and must not see each other's secrets. */
  passing = $derived.by(() => this.hidden && this.table.mine.length > 1 && this.table.state?.status === "running");
  /** The seat whose player should take the screen now, or null. */
  awaited = $derived.by(() => {
    if (!this.passing) return null;
    if (this.table.deciding !== null) return this.table.deciding === this.holder ? null : this.table.deciding;
    return this.holder === null ? this.table.mine[0]! : null;
  });
  /** Our seat that decides, if its player has the screen. */
  asked = $derived.by(() => (this.awaited === null ? this.table.deciding : null));
  /** The seat whose view is shown; null: a spectator's. */
  looking = $derived.by(() => {
    const mine = this.table.mine;
    if (this.passing) return this.holder;
    if (this.holder !== null && mine.includes(this.holder)) return this.holder;
    return this.table.deciding ?? mine[0] ?? null;
  });
  /** The seat that announcements are for: while the screen is passed on, already the next player's. */
  hearing = $derived.by(() => this.awaited ?? this.looking);
  /** Identifies the position and the asked seat. */
  #now = $derived.by(() => `${this.table.state?.at}/${this.asked}/${this.table.state?.status}`);
  /** The shown view: after the held decisions, as if they were played. While the screen is passed on, it stays the last
   *  holder's, covered and without hands. */
  view = $derived.by((): View | null => {
    if (this.passing && this.holder === null) return null;
    const { trial } = this.selection;
    // A trial of another position does not count here.
    if (trial && trial.seat === this.looking && this.#fed === this.#now) return trial;
    if (this.recap) return this.recap.shown;
    const view = this.table.views.get(this.looking) ?? [...this.table.views.values()][0] ?? null;
    if (!view || this.#approach?.now !== this.#now) return view;
    return { ...view, board: { ...(view.board as object) }, approach: this.#approach.views };
  });
  /** Whether others have decided since our last turn, and nothing is chosen that a recap would disturb. */
  recapping = $derived.by(() => {
    const { moves, mine } = this.table;
    if (!mine.length || this.looking === null || this.awaited !== null || this.sending) return false;
    return sinceOurs(moves, this.looking) < moves.length && !this.selection.all.length && !this.selection.trying;
  });
  /** The seat that can premove: ours, while others decide. */
  premover = $derived.by(() => {
    const { state, mine, deciding } = this.table;
    return state?.status === "running" && mine.length === 1 && deciding === null ? mine[0]! : null;
  });
  alone = $derived.by(() => !othersPlay(this.table.state?.seats ?? [], me.id));
  /** Our seat whose last decision can be taken back. */
  undoing = $derived.by(() => lastDecider(this.table.moves, this.table.mine));
  /** Whether decisions are held. */
  holding = $derived.by(() => this.selection.held.length > 0 && !this.sending);

  /** The next player has taken the screen. */
  take(): void {
    this.holder = this.awaited ?? this.holder;
  }

  /** Updates the selection; call it whenever the table or the holder of the screen changes. */
  follow(): void {
    const { table, selection, asked, premover } = this;
    if (this.#fed === this.#now) return;
    const prepared = selection.premoving ? this.#left() : [];
    this.#fed = this.#now;
    this.recap = null;
    this.#count();
    this.#clicks++;
    this.refusal = null;
    this.hinted = null;
    this.sending = false;
    selection.premoving = premover !== null;
    const view = table.views.get(asked ?? premover);
    const legal = (asked === null ? view?.premove?.legal : view?.legal) ?? null;
    selection.offer(legal);
    if (this.#playForced() || !prepared.length) return;
    // In our turn the server plays the premove if it is legal. The beginning of a legal move stays chosen; anything
    // else has become impossible.
    if (premover === null) selection.parts = legal?.some(({ parts }) => isBeginning(prepared, parts)) ? prepared : [];
    else if (legal === null) selection.parts = prepared;
    else void this.#premoveAgain(prepared);
  }

  /** Deletes the premove, or unchooses everything. */
  clear(): void {
    this.refusal = null;
    this.selection.cancel();
  }

  /** Shows what has happened since our last turn; nothing can be chosen meanwhile. */
  async review(): Promise<void> {
    const { table, looking } = this;
    if (!this.recapping) return;
    const now = this.#now;
    const views = await positionsFrom(table, sinceOurs(table.moves, looking), looking);
    if (!views || now !== this.#now || !this.recapping) return;
    this.selection.offer(null);
    this.selection.premoving = false;
    this.recap = new Recap(views);
  }

  /** Returns from a recap to the game. */
  resume(): void {
    if (!this.recap) return;
    this.#fed = "";
    this.follow();
  }

  /** Fetches the positions that lead to the current one. */
  async #recall(): Promise<void> {
    const { table, looking } = this;
    const now = this.#now;
    const views = table.moves.length ? await positionsFrom(table, turnBefore(table.moves), looking) : null;
    if (views && now === this.#now) this.#approach = { now, views: views.slice(0, -1) };
  }

  /** Goes one step back in the selection, or leaves a recap; whether there was any. */
  back(): boolean {
    if (this.recap) this.resume();
    else if (this.refusal) this.refusal = null;
    else if (this.selection.all.length && !this.sending) this.selection.back();
    else return false;
    return true;
  }

  /** Asks a bot for a hint; asked again, shows how the game would go on. Between people, says why there is none. */
  async hint(): Promise<void> {
    if (!this.alone) {
      this.refusal = NO_HINTS;
      return;
    }
    const [seat, fed] = [this.asked, this.#fed];
    if (seat === null || this.hinting) return;
    this.refusal = null;
    if (this.hinted) {
      this.lined = true;
      this.selection.cancel();
      this.selection.hinted = this.hinted.line.slice(0, this.hinted.own).flatMap(({ parts }) => parts);
      return;
    }
    this.hinting = true;
    try {
      const move = await api.hint(this.table.id, seat);
      if (fed !== this.#fed) return;
      this.selection.cancel();
      this.selection.hinted = move.parts;
      this.hinted = move;
      this.lined = false;
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error;
      if (fed === this.#fed) this.refusal = error.problem;
    } finally {
      this.hinting = false;
    }
  }

  /** Takes our last decision back, or offers a takeback; a held decision is only unchosen. */
  async undo(): Promise<void> {
    if (this.holding) return this.selection.back();
    const { table, undoing } = this;
    if (undoing === null) return;
    // What was played by itself is taken back with the decision before it, or it would be played again.
    const chosen = table.moves.findLastIndex(({ seat }, index) => table.mine.includes(seat) && !this.#automatic.has(index));
    const seat = table.moves[chosen]?.seat;
    if (seat === undefined || Math.max(...this.#automatic) < chosen) await table.offer("takeback", undoing);
    else await table.offer("takeback", seat, chosen);
  }

  /** Counts the decisions so far, and notes which were played by themselves. */
  #count(): void {
    const { moves } = this.table;
    if (moves.length < this.#decisions) {
      for (const number of this.#automatic) if (number >= moves.length) this.#automatic.delete(number);
      this.#leftAlone = this.table.state!.at;
      void this.#recall();
    } else if (this.#forced) {
      const played = moves.findLastIndex(({ text }, index) => index >= this.#decisions && text === this.#forced!.text);
      if (played >= 0) this.#automatic.add(played);
    }
    this.#forced = null;
    this.#decisions = moves.length;
  }

  /** The only option of a decision, if it may be played at once; null if there is a choice, or other decisions belong to
   *  it. */
  #only(view: View | null | undefined): Move | null {
    if (!settings.forced || !view || !this.atOnce.includes(view.decision) || view.legal?.length !== 1) return null;
    const [move] = view.legal;
    return move!.on ? null : move!;
  }

  /** Plays a decision of ours that has one option, even while the screen is passed on; whether there was one. */
  #playForced(): boolean {
    const { table } = this;
    const seat = table.deciding;
    const move = seat === null || this.#leftAlone === table.state!.at ? null : this.#only(table.views.get(seat));
    if (!move) return false;
    this.#forced = move;
    void this.#send(seat!, [move], move);
    return true;
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
      // The position or the choice has changed: the answer is no longer needed.
      if (fed !== this.#fed || selection.trying !== move) return;
      if (tried?.view) {
        selection.hold(move, tried.view);
        const only = premove || selection.held.at(-1) !== move || selection.parts.length ? null : this.#only(tried.view);
        return only ? void this.#play(only) : undefined;
      }
      if (!tried) return selection.clear();
    }
    if (premove) return selection.settle();
    await this.#send(seat, moves, move);
  }

  /** Sends decisions. Nothing can be chosen until the new state arrives; the choice stays marked. */
  async #send(seat: number, moves: Move[], last: Move): Promise<void> {
    const { table, selection } = this;
    const fed = this.#fed;
    selection.send(last);
    this.sending = true;
    const done = await table.play(seat, moves);
    if (done || fed !== this.#fed) return;
    this.#leftAlone = table.state!.at;
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
    // After another click the answer is no longer needed.
    if (click === this.#clicks && chosen === this.selection.parts) this.refusal = refusal ?? UNEXPLAINED;
  }

  #idle(): void {
    if (this.recap) return this.resume();
    if (this.sending || this.table.state?.status !== "running" || !this.table.mine.length) return;
    this.refusal = NOT_ASKED;
  }

  #premove(parts: string[]): void {
    this.refusal = null;
    if (this.premover === null) return;
    const held = this.selection.held.map(({ text }) => text);
    void this.table.premove(this.premover, parts.length ? [...held, parts] : held);
  }

  /** The parts of the premove that are left after new events: our decisions consume it, others' change nothing, and a
   *  takeback ends it. */
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

  /** Chooses a premove again from the new legal moves; what has become impossible is dropped. */
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

/** Whether these parts are a proper beginning of a move. */
const isBeginning = (parts: string[], move: string[]) => move.length > parts.length && begins(move, parts);

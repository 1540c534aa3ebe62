/** The engine's analyses: requested one after the other, kept while the page is open. */

import { SvelteMap } from "svelte/reactivity";
import * as api from "$lib/api";
import type { Analysis, Options, Problem } from "$lib/wire";

/** Seconds per turn of a game: half for the position, half for what its best turn leads to. */
export const SECONDS = { quick: 0.5, thorough: 4 } as const;
export type Pace = keyof typeof SECONDS;

/** Seconds of each analysis of a position that is looked at; it goes on where the one before has ended. They are short,
 *  for others may be waiting. */
const DEEPER = [0.4, 0.8, 1.6, 2, 2, 2, 2, 2, 2];
/** The best moves that are compared there. */
export const LINES = 3;

/** Analyses by position; with a `name` they outlive a reload, in the session storage, and so does the wish for an
 *  analysis of the whole game. */
export class Engine {
  readonly known = new SvelteMap<string, Known>();
  /** Progress of the analysis of a whole game; null: none is running. */
  progress = $state.raw<{ done: number; of: number } | null>(null);
  problem = $state.raw<Problem | null>(null);
  pace = $state<Pace>("quick");
  #walk: AbortController | null = null;
  #single: AbortController | null = null;
  #deeper: AbortController | null = null;
  /** How many of `DEEPER` a position has had. */
  #looks = new Map<string, number>();
  /** An analysis of the whole game that a reload interrupted. */
  interrupted = $state.raw<Pace | null>(null);

  constructor(
    readonly game: string,
    readonly options: () => Options | undefined,
    /** The key of the results in the session storage; "" keeps them in memory only. */
    readonly name = "",
  ) {
    this.#recall();
  }

  /** Analyses one position; an earlier request is cancelled. */
  async ask(position: string): Promise<Known | null> {
    this.#single?.abort();
    const known = this.known.get(position);
    if (known?.best) return known;
    const asking = new AbortController();
    this.#single = asking;
    try {
      return await this.#analyse(position, { seconds: SECONDS.quick }, asking.signal);
    } finally {
      if (this.#single === asking) this.#single = null;
    }
  }

  /** Analyses a position with its best lines, deeper and deeper, until `stop` or `rest`, or until it is deep enough. */
  async deepen(position: string): Promise<void> {
    this.rest();
    const deeper = new AbortController();
    this.#deeper = deeper;
    for (let look = this.#looks.get(position) ?? 0; look < DEEPER.length; look++) {
      const known = this.known.get(position);
      if (known && known.forced !== null && look) break;
      const found = await this.#analyse(position, { seconds: DEEPER[look]!, lines: LINES }, deeper.signal);
      if (!found) break;
      this.#looks.set(position, look + 1);
      this.#keep();
      if (deeper.signal.aborted) break;
    }
    if (this.#deeper === deeper) this.#deeper = null;
  }

  /** Ends `deepen`. */
  rest(): void {
    this.#deeper?.abort();
    this.#deeper = null;
  }

  /** Analyses the positions of a game between its turns, with the best turn in each; `position(n)` is the text of one,
   *  null where nobody decides. Those that are known are passed over, so it goes on where it was stopped. */
  async walk(numbers: readonly number[], position: (number: number) => Promise<string | null>): Promise<void> {
    this.stop();
    const walking = new AbortController();
    this.#walk = walking;
    this.problem = null;
    this.#wish(this.pace);
    try {
      for (const [done, number] of numbers.entries()) {
        this.progress = { done, of: numbers.length };
        const text = await position(number);
        if (walking.signal.aborted) return;
        if (text !== null && !this.known.get(text)?.turn) {
          const found = await this.#analyse(text, { seconds: SECONDS[this.pace], turn: true }, walking.signal);
          if (!found) return;
          this.#keep();
        }
      }
      this.#wish(null);
    } finally {
      if (this.#walk === walking) {
        this.#walk = null;
        this.progress = null;
      }
    }
  }

  /** Forgets everything, to analyse again with more time. */
  forget(): void {
    this.stop();
    this.known.clear();
    this.#looks.clear();
    if (this.name) sessionStorage.removeItem(this.#key);
  }

  /** Ends everything; what is known stays. */
  stop(): void {
    this.#walk?.abort();
    this.#single?.abort();
    this.rest();
    this.#walk = null;
    this.progress = null;
    this.#wish(null);
  }

  async #analyse(
    position: string,
    how: { seconds: number; lines?: number; turn?: boolean },
    signal: AbortSignal,
  ): Promise<Known | null> {
    try {
      const fresh = await api.analyse({ game: this.game, options: this.options(), position, ...how }, signal);
      const found = merged(this.known.get(position), fresh);
      this.known.set(position, found);
      this.problem = null;
      return found;
    } catch (error) {
      if (signal.aborted) return null;
      if (!(error instanceof api.ApiError)) throw error;
      if (error.problem.code === "too-fast") {
        await pause(Number(error.problem.params.seconds ?? 1) * 1000, signal);
        return signal.aborted ? null : this.#analyse(position, how, signal);
      }
      this.problem = error.problem;
      return null;
    }
  }

  get #key(): string {
    return `analysis/${this.name}`;
  }

  #keep(): void {
    if (!this.name) return;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify([...this.known]));
    } catch {
      // The session storage is full; the results stay in memory.
    }
  }

  #wish(pace: Pace | null): void {
    this.interrupted = null;
    if (!this.name) return;
    if (pace) sessionStorage.setItem(`${this.#key}/wish`, pace);
    else sessionStorage.removeItem(`${this.#key}/wish`);
  }

  #recall(): void {
    if (!this.name) return;
    const wish = sessionStorage.getItem(`${this.#key}/wish`);
    if (wish && wish in SECONDS) this.interrupted = wish as Pace;
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.#key) ?? "[]") as [string, Known][];
      for (const [position, analysis] of kept) this.known.set(position, analysis);
    } catch {
      sessionStorage.removeItem(this.#key);
    }
  }
}

/** An analysis, and what the one of the whole game found: verdicts compare positions that had the same time, so they
 *  rest on that even if one of them was looked at for longer. */
export interface Known extends Analysis {
  settled: { values: number[]; enough: boolean } | null;
}

/** A new analysis of a position beside an older one. A look at its best lines, which takes longer, is shown in place of
 *  others; what only the other kind has is kept. */
function merged(older: Known | undefined, found: Analysis): Known {
  const settled = found.turn ? { values: found.values, enough: found.enough } : (older?.settled ?? null);
  if (!older) return { ...found, settled };
  const shown = found.turn && older.candidates.filter(({ line }) => line.length).length > 1 ? older : found;
  return { ...shown, settled, turn: found.turn ?? older.turn, nodes: older.nodes + found.nodes };
}

/** Waits, unless cancelled. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

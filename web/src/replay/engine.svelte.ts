/** The engine's analyses: requested one after the other, kept while the page is open. */

import { SvelteMap } from "svelte/reactivity";
import * as api from "$lib/api";
import type { Analysis, Options, Problem } from "$lib/wire";

/** Seconds per position. */
export const SECONDS = { quick: 0.3, thorough: 2 } as const;
export type Pace = keyof typeof SECONDS;

/** Analyses by position; with a `name` they outlive a reload, in the session storage. */
export class Engine {
  readonly known = new SvelteMap<string, Analysis>();
  /** Progress of the analysis of a whole game; null: none is running. */
  progress = $state.raw<{ done: number; of: number } | null>(null);
  problem = $state.raw<Problem | null>(null);
  pace = $state<Pace>("quick");
  #walk: AbortController | null = null;
  #single: AbortController | null = null;

  constructor(
    readonly game: string,
    readonly options: () => Options | undefined,
    /** The key of the results in the session storage; "" keeps them in memory only. */
    readonly name = "",
  ) {
    this.#recall();
  }

  /** Analyses one position; an earlier request is cancelled. */
  async ask(position: string): Promise<Analysis | null> {
    this.#single?.abort();
    const known = this.known.get(position);
    if (known) return known;
    const asking = new AbortController();
    this.#single = asking;
    try {
      return await this.#analyse(position, asking.signal);
    } finally {
      if (this.#single === asking) this.#single = null;
    }
  }

  /** Analyses all positions of a game; `position(n)` is the text of one, null where nobody decides. */
  async walk(of: number, position: (number: number) => Promise<string | null>): Promise<void> {
    this.stop();
    const walking = new AbortController();
    this.#walk = walking;
    this.problem = null;
    try {
      for (let number = 0; number < of && !walking.signal.aborted; number++) {
        this.progress = { done: number, of };
        const text = await position(number);
        if (walking.signal.aborted) return;
        if (text !== null && !this.known.has(text)) {
          const found = await this.#analyse(text, walking.signal);
          if (!found) return;
          this.#keep();
        }
      }
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
    if (this.name) sessionStorage.removeItem(this.#key);
  }

  stop(): void {
    this.#walk?.abort();
    this.#single?.abort();
    this.#walk = null;
    this.progress = null;
  }

  async #analyse(position: string, signal: AbortSignal): Promise<Analysis | null> {
    try {
      const wanted = { game: this.game, options: this.options(), position, seconds: SECONDS[this.pace] };
      const found = await api.analyse(wanted, signal);
      this.known.set(position, found);
      this.problem = null;
      return found;
    } catch (error) {
      if (signal.aborted) return null;
      if (!(error instanceof api.ApiError)) throw error;
      if (error.problem.code === "too-fast") {
        await pause(Number(error.problem.params.seconds ?? 1) * 1000, signal);
        return signal.aborted ? null : this.#analyse(position, signal);
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

  #recall(): void {
    if (!this.name) return;
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.#key) ?? "[]") as [string, Analysis][];
      for (const [position, analysis] of kept) this.known.set(position, analysis);
    } catch {
      sessionStorage.removeItem(this.#key);
    }
  }
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

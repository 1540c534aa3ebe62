/** What the engine thinks of positions: asked one after the other, kept for as long as the page is open. */

import { SvelteMap } from "svelte/reactivity";
import * as api from "$lib/api";
import type { Analysis, Options, Problem } from "$lib/wire";

/** Seconds that the engine has for a position. */
export const SECONDS = { quick: 0.3, thorough: 2 } as const;
export type Pace = keyof typeof SECONDS;

/** Analyses are kept by position; `kept` of them outlive a reload, in the browser's session. */
export class Engine {
  readonly known = new SvelteMap<string, Analysis>();
  /** How many positions of a game have been looked at, and of how many; null: none is under way. */
  progress = $state.raw<{ done: number; of: number } | null>(null);
  problem = $state.raw<Problem | null>(null);
  pace = $state<Pace>("quick");
  #walk: AbortController | null = null;
  #single: AbortController | null = null;

  constructor(
    readonly game: string,
    readonly options: () => Options | undefined,
    /** Under what name results are kept in the session; "" keeps them in memory alone. */
    readonly name = "",
  ) {
    this.#recall();
  }

  /** What the engine thinks of one position; whatever was asked so before is given up. */
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

  /** Look at all positions of a game; `position(n)` is the text of one, null where nobody decides. */
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

  /** Forget everything, to look again with more time. */
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
      // The session is full; the page still has it.
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

/** Wait, or stop waiting when nobody wants it any more. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Positions that nobody plays at a table: of the rulebook, of a link, of "what if". One line of moves from a start;
 *  each position is asked of the server once. The reader decides for all seats, and each decision is played at once. */

import * as api from "./api";
import { Selection } from "./selection.svelte";
import type { Move, Options, Problem, Sketch, SketchAnswer, Told, View } from "./wire";

export interface Step {
  view: View;
  /** The position as text; everything further is asked of it. */
  position: string;
  /** The decision that led here; null at the start. */
  told: Told | null;
}

export interface LineHandlers {
  /** Another position is shown, by a move of ours or by going to it. */
  changed?(step: Step): void;
  /** Something was clicked that the rules forbid; asked already, told in `refused`. */
  refused?(problem: Problem): void;
}

export class SketchLine {
  steps = $state.raw<Step[]>([]);
  at = $state(0);
  busy = $state(false);
  /** Why the last click was wrong, as long as nothing else is chosen. */
  refused = $derived.by(() => (this.#refusal?.parts === this.selection.parts ? this.#refusal.problem : null));
  /** Why there is no position at all. */
  problem = $state.raw<Problem | null>(null);
  readonly selection: Selection;
  #refusal = $state.raw<{ problem: Problem; parts: string[] } | null>(null);

  /** The position that is shown. */
  now = $derived<Step | null>(this.steps[this.at] ?? null);

  #opened = 0;

  constructor(
    readonly game: string,
    readonly options: Options | undefined,
    readonly handlers: LineHandlers = {},
  ) {
    this.selection = new Selection({
      play: (move) => void this.play(move),
      wrong: (parts) => void this.#explain(parts),
    });
  }

  /** Begin at a position, go on by moves, and choose the first parts of the next one. */
  async open(from: Omit<Sketch, "game" | "options">, parts: string[] = []): Promise<void> {
    const number = ++this.#opened;
    const answer = await this.#ask({ game: this.game, options: this.options, ...from });
    if (answer && number === this.#opened) this.begin({ ...answer, told: null }, parts);
  }

  /** Begin at a position that is known already. */
  begin(step: Step, parts: string[] = []): void {
    this.#opened++;
    this.steps = [step];
    this.#show(0, parts);
  }

  /** Play a move from the position that is shown; what came after it is forgotten. Whether it was done. */
  async play(move: Move): Promise<boolean> {
    const from = this.now;
    if (!from || this.busy) return false;
    const opened = this.#opened;
    const { game, options } = this;
    const answer = await this.#ask({ game, options, position: from.position, moves: [move.text] });
    if (!answer) return false;
    if (opened !== this.#opened) return true;
    this.steps = [...this.steps.slice(0, this.at + 1), { ...answer, told: answer.view.last }];
    this.#show(this.at + 1);
    return true;
  }

  go(at: number): void {
    if (at >= 0 && at < this.steps.length) this.#show(at);
  }

  #show(at: number, parts: string[] = []): void {
    this.at = at;
    this.#refusal = null;
    this.problem = null;
    const step = this.steps[at]!;
    this.selection.offer(step.view.outcome ? null : (step.view.legal ?? null));
    if (parts.length) this.selection.parts = parts;
    this.handlers.changed?.(step);
  }

  /** A position, or null where there is none. Nobody is busy any more when it is shown: a move may follow at once. */
  async #ask(wanted: Sketch): Promise<SketchAnswer | null> {
    this.busy = true;
    try {
      return await api.sketch(wanted);
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error;
      if (this.now) this.#refuse(error.problem);
      else this.problem = error.problem;
      return null;
    } finally {
      this.busy = false;
    }
  }

  async #explain(parts: string[]): Promise<void> {
    const from = this.now;
    if (!from) return;
    try {
      const wanted = { game: this.game, options: this.options, position: from.position };
      const refusal = await api.explainSketch(wanted, parts);
      if (this.now !== from || !refusal) return;
      this.#refuse(refusal);
      this.handlers.refused?.(refusal);
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error;
      this.#refuse(error.problem);
    }
  }

  #refuse(problem: Problem): void {
    this.#refusal = { problem, parts: this.selection.parts };
  }
}

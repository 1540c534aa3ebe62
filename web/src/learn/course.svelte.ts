/** A lesson while it is taken: what is asked, what counts, and what other decisions teach. The positions come from the
 *  server, as everywhere; nothing here knows a rule. */

import { settings } from "$lib/settings.svelte";
import { SketchTree, type Step, type TreeNode } from "$lib/tree.svelte";
import type { Lesson, LessonStep, Move, Problem } from "$lib/wire";

/** How long a reply is waited for, in ms, so that it is seen. */
const PAUSE = 650;

/** "asked": the learner's turn. "wrong": a legal decision did not count. "replying": what follows by itself.
 *  "done": the step is finished, and something is said about it. "over": the same for the last one. */
export type Phase = "asked" | "wrong" | "replying" | "done" | "over";

export class Course {
  readonly tree: SketchTree;
  /** The number of the step. */
  at = $state(0);
  phase = $state<Phase>("asked");
  /** The message of what was just taught; "" where a legal decision was not what this is about. */
  taught = $state("");
  /** The refusal that the step was about. */
  refusal = $state.raw<Problem | null>(null);
  step = $derived.by((): LessonStep => this.lesson.steps[this.at]!);
  /** What is pointed at now. */
  pointed = $derived.by((): string[] => (this.phase === "asked" && !this.tree.selection.parts.length ? this.step.point : []));
  /** There is something to click on the board. */
  asks = $derived.by(() => this.step.moves.length > 0 || this.step.refused.length > 0);

  /** Where the step begins. */
  #from: TreeNode | null = null;
  #closed = false;

  constructor(
    game: string,
    readonly lesson: Lesson,
    readonly finished: () => void = () => {},
  ) {
    const handlers = { changed: (step: Step) => this.#changed(step), refused: (problem: Problem) => this.#refused(problem) };
    this.tree = new SketchTree(game, undefined, handlers, lesson.seat);
  }

  /** Begins, or begins anew. */
  async begin(): Promise<void> {
    this.at = 0;
    this.#from = null;
    await this.tree.open({ position: this.lesson.position || undefined });
    this.#arrange();
  }

  /** Nothing more is played by itself. */
  close(): void {
    this.#closed = true;
  }

  /** Goes on after something was read or said. */
  async next(): Promise<void> {
    if (this.#isLast) return this.#finish();
    this.#from = null;
    this.at++;
    if (this.step.position) await this.tree.open({ position: this.step.position });
    this.#arrange();
  }

  /** Takes back what did not count. */
  async again(): Promise<void> {
    const from = this.#from;
    if (!from) return;
    this.phase = "asked";
    await this.tree.visit(from);
    this.#arrange();
  }

  /** A decision that counts; null if none is asked for. */
  get answer(): Move | null {
    const { legal } = this.tree.selection;
    return legal?.find((move) => counts(this.step, move)) ?? null;
  }

  /** Shows on the board what would count. */
  show(): void {
    this.tree.selection.hinted = this.answer?.parts ?? this.step.refused;
  }

  #arrange(): void {
    this.phase = "asked";
    this.taught = "";
    this.refusal = null;
    this.#from = this.tree.here;
    const view = this.tree.now?.view;
    this.tree.selection.offer((this.asks && !view?.outcome && view?.legal) || null);
  }

  /** Another position is shown: if the learner has just decided, it is judged. */
  #changed({ told }: Step): void {
    const { here } = this.tree;
    if (this.phase !== "asked" || !told || !this.#from || here?.parent !== this.#from) return;
    if (!counts(this.step, told)) {
      this.taught = taughtBy(this.step, told);
      this.phase = "wrong";
      this.tree.selection.offer(null);
    } else void this.#reply();
  }

  #refused(problem: Problem): void {
    if (this.phase !== "asked" || !this.step.refused.length || problem.clause !== this.step.clause) return;
    this.refusal = problem;
    void this.#reply();
  }

  /** Plays what follows by itself, and ends the step. */
  async #reply(): Promise<void> {
    this.phase = "replying";
    this.tree.selection.offer(null);
    for (const text of this.step.reply) {
      await new Promise((done) => setTimeout(done, settings.calm ? 0 : PAUSE));
      if (this.#closed || this.phase !== "replying") return;
      await this.tree.play({ text, parts: [] });
      this.tree.selection.offer(null);
    }
    if (this.#isLast) this.#finish();
    else if (this.step.done || this.refusal) this.phase = "done";
    else await this.next();
  }

  get #isLast(): boolean {
    return this.at + 1 >= this.lesson.steps.length;
  }

  #finish(): void {
    this.phase = "over";
    this.tree.selection.offer(null);
    this.finished();
  }
}

/** Whether a decision is what a step asks for. */
export const counts = (step: LessonStep, move: Move): boolean => step.moves.some((pattern) => fits(pattern, move));

/** The message that a legal decision teaches which does not count. */
export const taughtBy = (step: LessonStep, move: Move): string =>
  step.wrong.find(({ moves }) => moves.some((pattern) => fits(pattern, move)))?.say ?? step.otherwise;

/** Whether a decision fits a pattern by its text or its parts; `*` stands for anything. */
export function fits(pattern: string, { text, parts }: Move): boolean {
  const escaped = pattern.split("*").map((part) => part.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&"));
  const found = new RegExp(`^${escaped.join(".*")}$`);
  return found.test(text) || found.test(parts.join(" "));
}

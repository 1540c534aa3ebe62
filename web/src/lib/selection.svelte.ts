/** Choosing decisions by clicking their parts one after the other. What can be chosen follows from the legal moves;
 *  nothing here knows a rule. A decision that others belong to (an attack, a step of a walk) is held until they are
 *  chosen too; then all are sent together. */

import type { Move, View } from "./wire";

export interface SelectionHandlers {
  /** A whole move is chosen; the decisions in `held` come before it. */
  play(move: Move): void;
  /** These parts, after the decisions in `held`, begin no legal move. */
  wrong(parts: string[]): void;
  /** A click although we are not asked, and no premove is possible. */
  idle?(part: string): void;
  /** The premove has changed: these parts so far, after the decisions in `held`. */
  premove?(parts: string[]): void;
}

/** A held decision, with the alternatives to it and the view after it. */
interface Level {
  legal: Move[];
  move: Move;
  view: View;
}

export class Selection {
  /** The parts chosen so far of the current decision. */
  parts = $state.raw<string[]>([]);
  /** The moves to choose from; null where they are not known. */
  legal = $state.raw<Move[] | null>(null);
  /** Whether this is a premove: chosen from `legal` where the next question is known, otherwise freely. */
  premoving = $state(false);
  /** The parts of a hint. */
  hinted = $state.raw<string[]>([]);
  /** A whole move while the server checks whether another decision belongs to it. */
  trying = $state.raw<Move | null>(null);

  /** Whether a part is chosen automatically where it is the only one: boards say so of parts that only complete a move
   *  (the kind of an ant that is alone on its cell). */
  implied: (part: string) => boolean = () => false;

  #levels = $state.raw<Level[]>([]);
  /** Clicks made while we wait. */
  #early: string[] = [];

  /** Decisions that are chosen but not sent. */
  held = $derived(this.#levels.map(({ move }) => move));
  /** The view after them; null if nothing is held. */
  trial = $derived(this.#levels.at(-1)?.view ?? null);
  /** The parts of all held decisions and of the current one. */
  all = $derived([...this.held.flatMap((move) => move.parts), ...this.parts]);
  /** The parts that can be chosen now, with the moves that they lead to. */
  next = $derived(after(this.legal ?? [], this.parts));
  /** The parts that a move can begin with: choosing one of these starts over. */
  first = $derived(new Set((this.legal ?? []).map((move) => move.parts[0]!)));

  constructor(readonly handlers: SelectionHandlers) {}

  get active(): boolean {
    return this.legal !== null;
  }

  /** Sets the legal moves and forgets the choice. */
  offer(legal: Move[] | null): void {
    this.#levels = [];
    this.hinted = [];
    this.#choose(legal, []);
  }

  /** Waits for an answer about a whole move; it stays marked. */
  try(move: Move): void {
    this.parts = move.parts;
    this.trying = move;
  }

  /** No other decision belongs to the tried move. */
  settle(): void {
    this.#choose(this.legal, this.parts);
  }

  /** Holds a move and continues with what can be chosen after it. */
  hold(move: Move, view: View): void {
    const early = this.#early;
    this.#levels = [...this.#levels, { legal: this.legal ?? [], move, view }];
    this.hinted = [];
    this.#choose((this.premoving ? view.premove?.legal : view.legal) ?? [], []);
    for (const part of early) this.pick(part);
  }

  /** Everything is sent: nothing can be chosen, and the choice stays marked. */
  send(move: Move): void {
    this.hinted = [];
    this.#choose(null, move.parts);
    this.premoving = false;
  }

  /** A click on a thing. */
  pick(part: string): void {
    if (this.legal === null) this.#pickFreely(part);
    else if (this.#isLast(part) && !this.next.has(part)) this.back();
    else if (this.trying) this.#early.push(part);
    else if (this.next.has(part)) this.#go([...this.parts, part]);
    else if (this.parts.length && this.first.has(part)) this.#go([part]);
    else if (!this.#unwind(part)) this.handlers.wrong([...this.parts, part]);
  }

  /** Undoes the last click and what followed from it. */
  back(): void {
    if (this.legal === null && !this.premoving) return;
    const [legal, parts] = this.#latest();
    if (!this.parts.length) this.#levels = this.#levels.slice(0, -1);
    this.#choose(legal, parts.slice(0, Math.max(0, pointedAt(legal, parts, this.implied) - 1)));
    this.#premoved();
  }

  /** Unchooses the current decision. */
  clear(): void {
    this.#choose(this.legal, []);
    this.#premoved();
  }

  /** Unchooses everything, held decisions included. */
  cancel(): void {
    const legal = this.#levels[0]?.legal ?? this.legal;
    this.#levels = [];
    this.#choose(legal, []);
    this.#premoved();
  }

  #choose(legal: Move[] | null, parts: string[]): void {
    this.legal = legal;
    this.parts = parts;
    this.trying = null;
    this.#early = [];
  }

  #premoved(): void {
    if (this.premoving) this.handlers.premove?.(this.parts);
  }

  #pickFreely(part: string): void {
    if (!this.premoving) {
      this.handlers.idle?.(part);
      return;
    }
    this.parts = this.parts.at(-1) === part ? this.parts.slice(0, -1) : [...this.parts, part];
    this.#premoved();
  }

  #go(chosen: string[]): void {
    this.parts = completed(this.legal!, chosen, this.implied);
    const move = whole(this.legal!, this.parts);
    if (this.premoving) {
      // A premove waits for its turn.
      this.#premoved();
      if (move?.on) this.handlers.play(move);
    } else if (move) {
      this.parts = [];
      this.hinted = [];
      this.handlers.play(move);
    }
  }

  /** The moves and the parts of the decision that was clicked last. */
  #latest(): [Move[] | null, string[]] {
    const level = this.#levels.at(-1);
    return this.parts.length || !level ? [this.legal, this.parts] : [level.legal, level.move.parts];
  }

  #isLast(part: string): boolean {
    const [legal, parts] = this.#latest();
    return parts.length > 0 && parts[pointedAt(legal, parts, this.implied) - 1] === part;
  }

  /** Returns to the latest decision in which this could have been chosen, and chooses it; false if there is none. */
  #unwind(part: string): boolean {
    const chosen = this.#levels.map(({ legal, move }) => ({ legal, parts: move.parts }));
    if (this.premoving && whole(this.legal!, this.parts)) chosen.push({ legal: this.legal!, parts: this.parts });
    for (let depth = chosen.length - 1; depth >= 0; depth--) {
      const { legal, parts } = chosen[depth]!;
      for (let count = parts.length - 1; count >= 0; count--) {
        const instead = [...parts.slice(0, count), part];
        if (!legal.some((move) => begins(move.parts, instead))) continue;
        this.#return(depth, legal, instead);
        return true;
      }
    }
    return false;
  }

  /** Chooses these parts at an earlier decision and forgets what came after it. */
  #return(depth: number, legal: Move[], parts: string[]): void {
    const level = this.#levels[depth];
    this.#levels = this.#levels.slice(0, depth);
    this.#choose(legal, []);
    // The view after a decision that was held before is known already.
    if (level && completed(legal, parts, this.implied).join() === level.move.parts.join()) {
      this.hold(level.move, level.view);
      this.#premoved();
    } else this.#go(parts);
  }
}

/** The parts that follow these, with their moves. */
function after(legal: Move[], parts: string[]): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const move of legal) {
    if (move.parts.length <= parts.length || !begins(move.parts, parts)) continue;
    const part = move.parts[parts.length]!;
    const moves = found.get(part);
    if (moves) moves.push(move);
    else found.set(part, [move]);
  }
  return found;
}

/** These parts with the implied ones that follow. */
function completed(legal: Move[], parts: string[], implied: (part: string) => boolean): string[] {
  for (;;) {
    const next = [...after(legal, parts).keys()];
    if (next.length !== 1 || !implied(next[0]!)) return parts;
    parts = [...parts, next[0]!];
  }
}

/** The number of parts up to the last one that was clicked, not implied. */
function pointedAt(legal: Move[] | null, parts: string[], implied: (part: string) => boolean): number {
  let count = parts.length;
  while (count > 1 && legal && completed(legal, parts.slice(0, count - 1), implied).length >= count) count--;
  return count;
}

/** The move that has exactly these parts, if any. */
function whole(legal: Move[], parts: string[]): Move | undefined {
  return legal.find((move) => move.parts.length === parts.length && begins(move.parts, parts));
}

/** Whether a list begins with another one. */
export function begins(parts: string[], with_: string[]): boolean {
  return with_.every((part, index) => parts[index] === part);
}

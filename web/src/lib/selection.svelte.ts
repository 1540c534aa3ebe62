/** Decisions being made by pointing at things, one part after the other. What can be chosen comes from the legal moves;
 *  nothing here knows a rule. A decision that others belong to (an attack, a step of a walk) is held until they are
 *  chosen too; then all are said together. */

import type { Move, View } from "./wire";

export interface SelectionHandlers {
  /** A whole move was chosen; those of `held` come before it. */
  play(move: Move): void;
  /** Something was chosen that no legal move has there: after those of `held`, these parts in this order. */
  wrong(parts: string[]): void;
  /** Something was pointed at although nobody asks us, and nothing can be prepared. */
  idle?(part: string): void;
  /** The premove has changed: after those of `held`, these parts so far. */
  premove?(parts: string[]): void;
}

/** A decision that is held: what else could have been chosen, and how things are after it. */
interface Level {
  legal: Move[];
  move: Move;
  view: View;
}

export class Selection {
  /** The parts chosen so far of the decision that is being made. */
  parts = $state.raw<string[]>([]);
  /** The moves to choose from; nobody knows any while it is null. */
  legal = $state.raw<Move[] | null>(null);
  /** Whether this is a premove: from `legal` where it is known what will be asked, otherwise from anything. */
  premoving = $state(false);
  /** Something that a hint points at: its parts. */
  hinted = $state.raw<string[]>([]);
  /** A whole move whose answer we wait for: does another decision belong to it? */
  trying = $state.raw<Move | null>(null);

  /** Whether a part need not be pointed at where nothing else can be: a board says so of parts that only make a move
   *  complete (the kind of an ant that is alone on its cell). */
  implied: (part: string) => boolean = () => false;

  #levels = $state.raw<Level[]>([]);
  /** What was pointed at while we wait. */
  #early: string[] = [];

  /** Decisions that are chosen and not sent. */
  held = $derived(this.#levels.map(({ move }) => move));
  /** How things will be after them; null where nothing is held. */
  trial = $derived(this.#levels.at(-1)?.view ?? null);
  /** The parts of all decisions, held ones and the one being made. */
  all = $derived([...this.held.flatMap((move) => move.parts), ...this.parts]);
  /** What can be chosen now, with the moves that it leads to. */
  next = $derived(after(this.legal ?? [], this.parts));
  /** What a move can begin with: choosing one of these instead starts anew. */
  first = $derived(new Set((this.legal ?? []).map((move) => move.parts[0]!)));

  constructor(readonly handlers: SelectionHandlers) {}

  get active(): boolean {
    return this.legal !== null;
  }

  /** Other moves are legal now; what was chosen is forgotten. */
  offer(legal: Move[] | null): void {
    this.#levels = [];
    this.hinted = [];
    this.#choose(legal, []);
  }

  /** Wait for an answer about a whole move; it stays marked. */
  try(move: Move): void {
    this.parts = move.parts;
    this.trying = move;
  }

  /** No other decision belongs to it. */
  settle(): void {
    this.#choose(this.legal, this.parts);
  }

  /** Keep a move, and go on with what can be chosen after it. */
  hold(move: Move, view: View): void {
    const early = this.#early;
    this.#levels = [...this.#levels, { legal: this.legal ?? [], move, view }];
    this.hinted = [];
    this.#choose((this.premoving ? view.premove?.legal : view.legal) ?? [], []);
    for (const part of early) this.pick(part);
  }

  /** Everything is on its way: nothing can be chosen, and all stays marked. */
  send(move: Move): void {
    this.hinted = [];
    this.#choose(null, move.parts);
    this.premoving = false;
  }

  /** Somebody points at a thing. */
  pick(part: string): void {
    if (this.legal === null) this.#pickFreely(part);
    else if (this.#isLast(part) && !this.next.has(part)) this.back();
    else if (this.trying) this.#early.push(part);
    else if (this.next.has(part)) this.#go([...this.parts, part]);
    else if (this.parts.length && this.first.has(part)) this.#go([part]);
    else if (!this.#unwind(part)) this.handlers.wrong([...this.parts, part]);
  }

  /** Unchoose what was pointed at last, and what followed from it. */
  back(): void {
    if (this.legal === null && !this.premoving) return;
    const [legal, parts] = this.#latest();
    if (!this.parts.length) this.#levels = this.#levels.slice(0, -1);
    this.#choose(legal, parts.slice(0, Math.max(0, pointedAt(legal, parts, this.implied) - 1)));
    this.#premoved();
  }

  /** Choose nothing yet of the decision that is being made. */
  clear(): void {
    this.#choose(this.legal, []);
    this.#premoved();
  }

  /** Unchoose everything, held decisions too. */
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
      // A premove stays where it is until its time has come.
      this.#premoved();
      if (move?.on) this.handlers.play(move);
    } else if (move) {
      this.parts = [];
      this.hinted = [];
      this.handlers.play(move);
    }
  }

  /** The moves and the parts of the decision that something was pointed at for last. */
  #latest(): [Move[] | null, string[]] {
    const level = this.#levels.at(-1);
    return this.parts.length || !level ? [this.legal, this.parts] : [level.legal, level.move.parts];
  }

  #isLast(part: string): boolean {
    const [legal, parts] = this.#latest();
    return parts.length > 0 && parts[pointedAt(legal, parts, this.implied) - 1] === part;
  }

  /** Go back to the latest decision that this could have been chosen for, and choose it; false where there is none. */
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

  /** Choose these parts at an earlier decision; what was chosen after it is forgotten. */
  #return(depth: number, legal: Move[], parts: string[]): void {
    const level = this.#levels[depth];
    this.#levels = this.#levels.slice(0, depth);
    this.#choose(legal, []);
    // How things are after what is held already need not be asked again.
    if (level && completed(legal, parts, this.implied).join() === level.move.parts.join()) {
      this.hold(level.move, level.view);
      this.#premoved();
    } else this.#go(parts);
  }
}

/** What moves have after these parts. */
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

/** These parts with all that follows from them. */
function completed(legal: Move[], parts: string[], implied: (part: string) => boolean): string[] {
  for (;;) {
    const next = [...after(legal, parts).keys()];
    if (next.length !== 1 || !implied(next[0]!)) return parts;
    parts = [...parts, next[0]!];
  }
}

/** How many of these parts there are up to the last one that somebody pointed at. */
function pointedAt(legal: Move[] | null, parts: string[], implied: (part: string) => boolean): number {
  let count = parts.length;
  while (count > 1 && legal && completed(legal, parts.slice(0, count - 1), implied).length >= count) count--;
  return count;
}

/** The move that these parts are, if they are a whole one. */
function whole(legal: Move[], parts: string[]): Move | undefined {
  return legal.find((move) => move.parts.length === parts.length && begins(move.parts, parts));
}

/** Whether a list begins with another one. */
export function begins(parts: string[], with_: string[]): boolean {
  return with_.every((part, index) => parts[index] === part);
}

/** A decision being made by pointing at things, one part after the other. What can be chosen comes from the legal moves;
 *  nothing here knows a rule. */

import type { Move } from "./wire";

export interface ChoosingHandlers {
  /** A whole move was chosen. */
  play(move: Move): void;
  /** Something was chosen that no legal move has there: these parts in this order. */
  wrong(parts: string[]): void;
  /** Something was pointed at although nobody asks us, and nothing can be prepared. */
  idle?(part: string): void;
  /** A move that is prepared while others decide has changed: these parts so far. */
  prepare?(parts: string[]): void;
}

export class Choosing {
  /** The parts chosen so far. */
  parts = $state.raw<string[]>([]);
  /** Legal moves; nobody asks us while it is null. */
  legal = $state.raw<Move[] | null>(null);
  /** Whether things may be chosen in advance, without knowing what will be legal. */
  preparing = $state(false);
  /** Something that a hint points at: its parts. */
  hinted = $state.raw<string[]>([]);

  /** What can be chosen after a move, by the move's text, where the game tells it ahead: such a move is played only when
   *  that is chosen too, so that somebody can look around first. A board sets it for the moves that are legal now. */
  beyond = $state.raw<Record<string, string[]>>({});

  /** Whether a part need not be pointed at where nothing else can be: a board says so of parts that only make a move
   *  complete (the kind of an ant that is alone on its cell). */
  implied: (part: string) => boolean = () => false;

  /** What was chosen beyond the move that is being played; it follows as soon as it is legal. */
  #later: { after: string; part: string } | null = null;

  /** What can be chosen now, with the moves that it leads to. */
  next = $derived.by(() => {
    const found = this.#after(this.parts);
    const whole = this.#whole(this.parts);
    for (const part of whole ? (this.beyond[whole.text] ?? []) : []) found.set(part, [whole!]);
    return found;
  });

  /** What a move can begin with: choosing one of these instead starts anew. */
  first = $derived(new Set((this.legal ?? []).map((move) => move.parts[0]!)));

  constructor(readonly handlers: ChoosingHandlers) {}

  get active(): boolean {
    return this.legal !== null;
  }

  /** Other moves are legal now; what was chosen is forgotten. */
  offer(legal: Move[] | null): void {
    this.legal = legal;
    this.parts = [];
    this.hinted = [];
    this.beyond = {};
    if (legal === null) return;
    const later = this.#later;
    this.#later = null;
    // The move before it may have been refused: then it is legal again, and a part of that name means something else.
    if (!later || legal.some((move) => move.text === later.after)) return;
    const follows = this.#whole([later.part]);
    if (follows) queueMicrotask(() => this.legal === legal && this.handlers.play(follows));
  }

  /** Somebody points at a thing. */
  pick(part: string): void {
    if (this.legal === null) {
      if (!this.preparing) {
        this.handlers.idle?.(part);
        return;
      }
      this.parts = this.parts.at(-1) === part ? this.parts.slice(0, -1) : [...this.parts, part];
      this.handlers.prepare?.(this.parts);
      return;
    }
    if (this.next.has(part)) this.#go([...this.parts, part]);
    else if (this.parts[this.#pointedAt(this.parts) - 1] === part) this.back();
    else if (this.parts.length && this.first.has(part)) this.#go([part]);
    else this.handlers.wrong([...this.parts, part]);
  }

  /** Unchoose the last part, and what followed from it. */
  back(): void {
    this.parts = this.parts.slice(0, Math.max(0, this.#pointedAt(this.parts) - 1));
    if (this.legal === null && this.preparing) this.handlers.prepare?.(this.parts);
  }

  /** Choose nothing yet. */
  clear(): void {
    this.parts = [];
    if (this.legal === null && this.preparing) this.handlers.prepare?.([]);
  }

  #go(chosen: string[]): void {
    const parts = this.#completed(chosen);
    this.parts = parts;
    let move = this.#whole(parts);
    if (move && this.beyond[move.text]?.length) return;
    this.#later = null;
    const [before, last] = [this.#whole(parts.slice(0, -1)), parts.at(-1)!];
    if (!move && before && this.beyond[before.text]?.includes(last)) {
      move = before;
      this.#later = { after: before.text, part: last };
    }
    if (!move) return;
    this.parts = [];
    this.hinted = [];
    this.handlers.play(move);
  }

  /** What legal moves have after these parts. */
  #after(parts: string[]): Map<string, Move[]> {
    const found = new Map<string, Move[]>();
    for (const move of this.legal ?? []) {
      if (move.parts.length <= parts.length || !begins(move.parts, parts)) continue;
      const part = move.parts[parts.length]!;
      const moves = found.get(part);
      if (moves) moves.push(move);
      else found.set(part, [move]);
    }
    return found;
  }

  /** These parts with all that follows from them. */
  #completed(parts: string[]): string[] {
    for (;;) {
      const next = [...this.#after(parts).keys()];
      if (next.length !== 1 || !this.implied(next[0]!)) return parts;
      parts = [...parts, next[0]!];
    }
  }

  /** How many of these parts there are up to the last one that somebody pointed at. */
  #pointedAt(parts: string[]): number {
    let count = parts.length;
    while (count > 1 && this.legal && this.#completed(parts.slice(0, count - 1)).length >= count) count--;
    return count;
  }

  /** The legal move that these parts are, if they are a whole one. */
  #whole(parts: string[]): Move | undefined {
    return this.legal?.find((move) => move.parts.length === parts.length && begins(move.parts, parts));
  }
}

function begins(parts: string[], with_: string[]): boolean {
  return with_.every((part, index) => parts[index] === part);
}

/** A decision being made by pointing at things, one part after the other. What can be chosen comes from the legal moves;
 *  nothing here knows a rule. */

import type { Move } from "./wire";

export interface ChoosingHandlers {
  /** A whole move was chosen. */
  play(move: Move): void;
  /** Something was chosen that no legal move has there: these parts in this order. */
  wrong(parts: string[]): void;
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

  /** What can be chosen now, with the moves that it leads to. */
  next = $derived.by(() => {
    const found = new Map<string, Move[]>();
    for (const move of this.legal ?? []) {
      if (move.parts.length <= this.parts.length || !begins(move.parts, this.parts)) continue;
      const part = move.parts[this.parts.length]!;
      const moves = found.get(part);
      if (moves) moves.push(move);
      else found.set(part, [move]);
    }
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
  }

  /** Somebody points at a thing. */
  pick(part: string): void {
    if (this.legal === null) {
      if (!this.preparing) return;
      this.parts = this.parts.at(-1) === part ? this.parts.slice(0, -1) : [...this.parts, part];
      this.handlers.prepare?.(this.parts);
      return;
    }
    if (this.next.has(part)) this.#go([...this.parts, part]);
    else if (this.parts.at(-1) === part) this.back();
    else if (this.parts.length && this.first.has(part)) this.#go([part]);
    else this.handlers.wrong([...this.parts, part]);
  }

  /** Unchoose the last part. */
  back(): void {
    this.parts = this.parts.slice(0, -1);
    if (this.legal === null && this.preparing) this.handlers.prepare?.(this.parts);
  }

  /** Choose nothing yet. */
  clear(): void {
    this.parts = [];
    if (this.legal === null && this.preparing) this.handlers.prepare?.([]);
  }

  #go(parts: string[]): void {
    this.parts = parts;
    const move = this.legal?.find((each) => each.parts.length === parts.length && begins(each.parts, parts));
    if (!move) return;
    this.parts = [];
    this.hinted = [];
    this.handlers.play(move);
  }
}

function begins(parts: string[], with_: string[]): boolean {
  return with_.every((part, index) => parts[index] === part);
}

/** The view of Hive: pieces by their names in the notation, stacks, and the last move. */

import { hexKey, neighbours, readHex, step, type Hex } from "$lib/hexes";
import type { View } from "$lib/wire";

export const KINDS = {
  Q: "queen",
  S: "spider",
  B: "beetle",
  G: "grasshopper",
  A: "ant",
  M: "mosquito",
  L: "ladybug",
  P: "pillbug",
} as const;
export type Letter = keyof typeof KINDS;
export type Kind = (typeof KINDS)[Letter];
export type Colour = "white" | "black";

export interface Stack extends Hex {
  /** Bottom first. */
  pieces: string[];
}

export interface HiveBoard {
  turn: string;
  stacks: Stack[];
  hands: string[][];
  /** The piece that the previous turn moved; only relevant with a pillbug. */
  resting: string | null;
}

export type HiveView = View<HiveBoard>;

export const colourOf = (piece: string): Colour => (piece[0] === "w" ? "white" : "black");
export const letterOf = (piece: string): Letter => piece[1] as Letter;
export const kindOf = (piece: string): Kind => KINDS[letterOf(piece)];
/** 0 where there is only one of the kind. */
export const numberOf = (piece: string): number => Number(piece.slice(2) || 0);
export const isPiece = (part: string): boolean => /^[wb][QSBGAMLP]\d?$/.test(part);

/** The letters of the kinds that a game is played with, in the order of trays. */
export function lettersOf(view: View): Letter[] {
  const extra = String(view.options.type ?? "").split("+")[1] ?? "";
  return (Object.keys(KINDS) as Letter[]).filter((letter) => !"MLP".includes(letter) || extra.includes(letter));
}

/** The number of each kind per player. */
export const COUNTS: Record<Letter, number> = { Q: 1, S: 2, B: 2, G: 3, A: 3, M: 1, L: 1, P: 1 };

/** Where everything lies. */
export class Hive {
  readonly stacks: ReadonlyMap<string, Stack>;
  readonly places = new Map<string, Stack>();

  constructor(stacks: Stack[]) {
    this.stacks = new Map(stacks.map((stack) => [hexKey(stack), stack]));
    for (const stack of stacks) for (const piece of stack.pieces) this.places.set(piece, stack);
  }

  at(hex: Hex): Stack | undefined {
    return this.stacks.get(hexKey(hex));
  }

  top(hex: Hex): string | undefined {
    return this.at(hex)?.pieces.at(-1);
  }

  /** The empty hexes around the hive, in reading order; the origin if there is no hive. */
  empty(): Hex[] {
    if (!this.stacks.size) return [{ q: 0, r: 0 }];
    const found = new Map<string, Hex>();
    for (const stack of this.stacks.values())
      for (const hex of neighbours(stack)) if (!this.at(hex)) found.set(hexKey(hex), hex);
    return [...found.values()].sort(inReadingOrder);
  }

  /** The piece that names a hex, and the hex's direction from it: the first clockwise from the left, as in the notation. */
  beside(hex: Hex): { piece: string; direction: number } | null {
    for (const toward of [3, 4, 5, 0, 1, 2]) {
      const piece = this.top(step(hex, toward));
      if (piece) return { piece, direction: (toward + 3) % 6 };
    }
    return null;
  }

  /** The number of occupied sides of a queen; null while she is not in play. */
  queenSides(colour: Colour): number | null {
    const queen = this.places.get(colour === "white" ? "wQ" : "bQ");
    return queen ? neighbours(queen).filter((hex) => this.at(hex)).length : null;
  }
}

export const inReadingOrder = (a: Hex, b: Hex): number => a.r - b.r || a.q - b.q;

/** What the last move did. */
export interface LastMove {
  piece: string;
  to: Hex;
  /** null: it came into play. */
  from: Hex | null;
  /** The pieces that may have thrown it, if it did not move by itself. */
  throwers: string[];
}

export function lastMove({ last, board }: HiveView): LastMove | null {
  const piece = last?.parts[0];
  const to = board.stacks.find(({ pieces }) => pieces.includes(piece ?? ""));
  if (!last || !piece || !to) return null;
  const { from, throwers } = last.phrase.params as { from?: string; throwers?: string[] };
  return { piece, to: { q: to.q, r: to.r }, from: from ? readHex(from) : null, throwers: throwers ?? [] };
}

/** What is on a table of Hive: pieces by their names in the notation, stacks, and what the last move did. */

import { DIRECTIONS, directionTo, distance, hexKey, neighbours, step, type Hex } from "$lib/hexes";
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
  /** The piece that the previous turn moved; it means something only where a pillbug plays. */
  resting: string | null;
}

/** The view of a table that watches for repetitions also tells the way since the last placement. */
export type HiveView = View<HiveBoard> & { earlier?: string; recent?: string[] };

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

/** How many of a kind each player has. */
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

  /** The empty hexes around the hive, in reading order; the one in the middle where there is no hive. */
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

  /** How many sides of a colour's queen are taken; null while she is not in play. */
  queenSides(colour: Colour): number | null {
    const queen = this.places.get(colour === "white" ? "wQ" : "bQ");
    return queen ? neighbours(queen).filter((hex) => this.at(hex)).length : null;
  }
}

export const inReadingOrder = (a: Hex, b: Hex): number => a.r - b.r || a.q - b.q;

/** The number of turns taken before a turn like "Black[3]". */
export function plyOf(turn: string): number {
  const found = /^(\w+)\[(\d+)\]$/.exec(turn);
  return found ? 2 * (Number(found[2]) - 1) + (found[1] === "Black" ? 1 : 0) : -1;
}

/** A hex as a move's text names it: a piece, with a mark before or after it that gives a direction. */
export function readReference(text: string): { piece: string; direction: number | null } | null {
  const found = /^([-/\\]?)([wb][QSBGAMLP]\d?)([-/\\]?)$/.exec(text);
  if (!found) return null;
  const [, before, piece, after] = found as unknown as [string, string, string, string];
  const direction = before ? { "-": 3, "/": 2, "\\": 4 }[before] : after ? { "-": 0, "/": 5, "\\": 1 }[after] : null;
  return { piece, direction: direction ?? null };
}

/** What the last move did. */
export interface LastMove {
  piece: string;
  to: Hex;
  /** null: it came into play, or nobody knows. */
  from: Hex | null;
  placed: boolean;
  climbed: boolean;
  /** The pieces that can have thrown it, where it did not move by itself. */
  throwers: string[];
}

/** What the last move did, told from the position before it where that is known. */
export function lastMove(view: HiveView, previous: HiveView | null): LastMove | null {
  const { last, board } = view;
  const piece = last?.parts[0];
  if (!last || !piece || !isPiece(piece)) return null;
  const to = board.stacks.find(({ pieces }) => pieces.includes(piece));
  if (!to) return null;
  const before = whatWas(view, previous);
  const from = before?.hive.places.get(piece) ?? null;
  const others = colourOf(piece) !== (last.seat === 0 ? "white" : "black");
  // A piece that steps but once cannot have come farther by itself; of others' pieces it is plain.
  const thrown = from !== null && (others || ("QBP".includes(letterOf(piece)) && distance(from, to) > 1));
  return {
    piece,
    to: { q: to.q, r: to.r },
    from: from && { q: from.q, r: from.r },
    placed: before !== null && from === null,
    climbed: from !== null && to.pieces.length > 1,
    throwers: before && thrown ? throwersOf(before, last.seat, piece, from, to) : [],
  };
}

/** The pillbugs, and the mosquitoes beside one, that touched both hexes and were free to throw. */
function throwersOf({ hive, resting }: Before, seat: number, moved: string, from: Hex, to: Hex): string[] {
  const own = seat === 0 ? "w" : "b";
  return neighbours(from).flatMap((hex) => {
    const [piece, ...above] = hive.at(hex)?.pieces ?? [];
    if (!piece || above.length || piece[0] !== own || directionTo(hex, to) < 0) return [];
    if (piece === moved || piece === resting) return [];
    if (letterOf(piece) === "P") return [piece];
    const copies = () => neighbours(hex).some((beside) => hive.top(beside)?.[1] === "P");
    return letterOf(piece) === "M" && copies() ? [piece] : [];
  });
}

interface Before {
  hive: Hive;
  resting: string | null;
}

/** What was before the last move: as it was shown, else as the view's own history tells it. */
function whatWas(view: HiveView, previous: HiveView | null): Before | null {
  if (previous && plyOf(previous.board.turn) === plyOf(view.board.turn) - 1)
    return { hive: new Hive(previous.board.stacks), resting: previous.board.resting };
  if (view.earlier === undefined || !view.recent) return null;
  // The history begins after the last placement: with nothing since, that was the last move.
  if (!view.recent.length) return { hive: new Hive(without(view.board.stacks, view.last!.parts[0]!)), resting: null };
  const stacks = readStacks(view.earlier);
  const gone = view.recent.slice(0, -1);
  for (const text of gone) if (!replay(stacks, text)) return null;
  const resting = gone.at(-1)?.split(" ")[0] ?? null;
  return { hive: new Hive([...stacks.values()].filter(({ pieces }) => pieces.length)), resting };
}

function without(stacks: Stack[], gone: string): Stack[] {
  return stacks
    .map((stack) => ({ ...stack, pieces: stack.pieces.filter((piece) => piece !== gone) }))
    .filter(({ pieces }) => pieces.length);
}

/** The stacks of a position text: pieces like wA1@2,-1, those of one hex from the bottom up. */
function readStacks(text: string): Map<string, Stack> {
  const stacks = new Map<string, Stack>();
  for (const [, piece, q, r] of text.matchAll(/([wb][QSBGAMLP]\d?)@(-?\d+),(-?\d+)/g))
    put(stacks, { q: Number(q), r: Number(r) }, piece!);
  return stacks;
}

function put(stacks: Map<string, Stack>, hex: Hex, piece: string): void {
  const stack = stacks.get(hexKey(hex));
  if (stack) stack.pieces.push(piece);
  else stacks.set(hexKey(hex), { ...hex, pieces: [piece] });
}

/** Move a piece that lies on the board; false where the text can't be followed. */
function replay(stacks: Map<string, Stack>, text: string): boolean {
  if (text === "pass") return true;
  const [piece, target] = text.split(" ");
  const reference = readReference(target ?? "");
  const find = (wanted: string) => [...stacks.values()].find(({ pieces }) => pieces.includes(wanted));
  const [from, there] = [find(piece!), reference && find(reference.piece)];
  if (!from || !reference || !there || from.pieces.at(-1) !== piece) return false;
  const { q, r } = reference.direction === null ? { q: 0, r: 0 } : DIRECTIONS[reference.direction]!;
  const to = { q: there.q + q, r: there.r + r };
  from.pieces.pop();
  put(stacks, to, piece!);
  return true;
}

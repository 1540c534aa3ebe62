/** The view of Termites, and the hexes of its board. */

import { middleOf, type Hex } from "$lib/hexes";
import type { Point } from "$lib/panzoom";
import type { View } from "$lib/wire";

export type Colony = "blue" | "red" | "gold" | "gray";
export type Caste = "worker" | "soldier" | "spitter" | "flyer";
export type Tile = "water" | "vegetation" | "stones";
export type Terrain = "clear" | Tile;
export type Decision =
  | "place-neutral"
  | "place-tile"
  | "place-mound"
  | "choose-token"
  | "place-token"
  | "choose-unit"
  | "choose-target"
  | "choose-from"
  | "choose-retreat"
  | "new-mound"
  | "lost-mound"
  | "make-room";

export const TILES: readonly Tile[] = ["water", "vegetation", "stones"];
const CASTES: Record<string, Caste> = { W: "worker", S: "soldier", P: "spitter", F: "flyer" };

export interface Unit {
  owner: number;
  name: string;
  caste: Caste;
  size: number;
  strength: number;
}

export interface Mound {
  /** null: neutral. */
  owner: number | null;
  name: string;
  mound: number;
}

export type Piece = Unit | Mound;

export const isMound = (piece: Piece): piece is Mound => "mound" in piece;

export interface SeatBoard {
  colony: Colony;
  /** The tokens, if we may know them. */
  hand: string[] | null;
  in_hand: number;
  in_stack: number;
  /** Hand and stack together, by kind. */
  held: Record<string, number>;
  lost: Record<string, number>;
  units: number;
  reserve: number[];
  trophies: number[];
  score: number;
}

/** The sums of an attack of the chosen unit, the attacker's share first. */
export interface Attack {
  attack: number;
  defence: number;
  /** The terrain's share of the defence. */
  bonus: number;
  shares: [hex: string, strength: number, bonus: number][];
}

export interface Building {
  neutral_left: number;
  tiles_left: number;
  tiles_now: number;
  tiles: { faces: Tile[]; left: number }[];
}

export interface TermitesBoard {
  radius: number;
  terrain: Record<string, Tile>;
  pieces: Record<string, Piece>;
  seats: SeatBoard[];
  first: number;
  turn: number;
  active: number | null;
  asked: Decision | null;
  decider: number | null;
  over: string | null;
  choices: {
    token: string | null;
    unit: string | null;
    target: string | null;
    from: string | null;
    robbed: number | "neutral" | null;
  };
  /** The attacks of the chosen unit by target, for the deciding seat only. */
  attacks: Record<string, Attack> | null;
  building: Building | null;
  box: {
    hand_size: number;
    neutral_value: number;
    castes: Record<Caste, { letter: string; movement: number; strength: number }>;
    terrain: Record<Terrain, { cost: Record<Caste, number>; deploy: Caste[]; support: number; defence: number }>;
  };
}

export type TermitesView = View<TermitesBoard>;

// ── tokens ──

export interface Kind {
  caste: Caste;
  size: number;
}

/** The token that a name like "W2" means, or null. */
export function readKind(name: string): Kind | null {
  const found = /^([WSPF])([1-5])$/.exec(name);
  return found ? { caste: CASTES[found[1]!]!, size: Number(found[2]) } : null;
}

/** A token as a part of a move: "F2" is a hex, "token F2" two flyers. */
export const tokenPart = (kind: string): string => `token ${kind}`;

export const isValue = (part: string): boolean => /^\d+$/.test(part);
export const isTile = (part: string): boolean => part.includes("/");

// ── hexes ──

/** The radius of the largest board; its rows go from A to M. */
export const LARGEST = 6;

const boards = new Map<number, ReadonlyMap<string, Hex>>();

/** The hexes of a board by name, row by row from the top. */
export function hexesOf(radius: number): ReadonlyMap<string, Hex> {
  let found = boards.get(radius);
  if (!found) {
    const named = new Map<string, Hex>();
    for (let r = -radius; r <= radius; r++) {
      const left = Math.max(-radius, -radius - r);
      for (let q = left; q <= Math.min(radius, radius - r); q++)
        named.set(rowName(radius, r) + (q - left + 1), { q, r });
    }
    boards.set(radius, (found = named));
  }
  return found;
}

export const rowName = (radius: number, r: number): string => String.fromCharCode(65 + r + radius);

/** The name of a hex, or null outside the board. */
export function nameOf(radius: number, { q, r }: Hex): string | null {
  const left = Math.max(-radius, -radius - r);
  if (Math.abs(r) > radius || q < left || q > Math.min(radius, radius - r)) return null;
  return rowName(radius, r) + (q - left + 1);
}

/** The middle of a hex on the plane; the origin for an unknown name. */
export function placeOf(radius: number, name: string, flipped = false): Point {
  return middleOf(hexesOf(radius).get(name) ?? { q: 0, r: 0 }, flipped);
}

export const isHex = (radius: number, part: string): boolean => hexesOf(radius).has(part);

/** Board order: by row, then by number. */
export function inOrder(a: string, b: string): number {
  return a.charCodeAt(0) - b.charCodeAt(0) || Number(a.slice(1)) - Number(b.slice(1));
}

export const terrainAt = (board: Pick<TermitesBoard, "terrain">, name: string): Terrain =>
  board.terrain[name] ?? "clear";

/** What can be pointed at on the board, with its marks; and the arrows that are drawn over it. */

import type { Choosing } from "$lib/choosing.svelte";
import { boundsOf, DIRECTIONS, middleOf, WIDTH } from "$lib/hexes";
import type { Bounds, Point } from "$lib/panzoom";
import { tokenInHand, unitInHand, type Sum } from "./ahead";
import { hexesOf, placeOf, rowName, terrainAt, type Terrain, type TermitesBoard } from "./board";
import { hexIsNext } from "./pointing";
import { hexWords, sumWords, withMarks, type Marks } from "./words";

export interface Spot extends Marks {
  hex: string;
  x: number;
  y: number;
  terrain: Terrain;
  /** Somebody is there. */
  taken: boolean;
  /** Another unit that could be chosen instead of the one that is. */
  instead: boolean;
  /** An attack on it, allowed or not. */
  sum: Sum | null;
  label: string;
}

export function spotsOf(board: TermitesBoard, choosing: Choosing, attacks: Sum[], flipped: boolean): Spot[] {
  const { radius, asked, choices } = board;
  const token = tokenInHand(board, choosing.parts);
  // Names of tokens can be names of hexes, too; the first part is a token's where one is being chosen or was prepared.
  const tokenFirst = asked === "choose-token" || (!choosing.active && !!token);
  const parts = new Set(tokenFirst ? choosing.parts.slice(1) : choosing.parts);
  const hints = new Set(asked === "choose-token" ? [] : choosing.hinted);
  const settled = new Set([unitInHand(board, choosing.parts), choices.target, choices.from]);
  return [...hexesOf(radius)].map(([hex, at]): Spot => {
    const picked = parts.has(hex);
    const marks: Marks = {
      choosable: hexIsNext(choosing, board, hex),
      chosen: settled.has(hex) || (picked && choosing.active),
      prepared: picked && !choosing.active && !settled.has(hex),
      hinted: hints.has(hex),
    };
    const sum = attacks.find(({ target }) => target === hex) ?? null;
    const said = sum ? `${hexWords(board, hex)}, ${sumWords(sum)}` : hexWords(board, hex);
    return {
      hex,
      ...middleOf(at, flipped),
      terrain: terrainAt(board, hex),
      taken: hex in board.pieces,
      instead: asked === "choose-unit" && !marks.choosable && choosing.parts[0] !== hex && choosing.first.has(hex),
      sum,
      ...marks,
      label: withMarks(said, marks),
    };
  });
}

/** The board with the letters of its rows. */
export function boundsOfBoard(radius: number): Bounds {
  const corners = DIRECTIONS.map(({ q, r }) => middleOf({ q: q * radius, r: r * radius }));
  return boundsOf(corners, WIDTH * 0.5 + 34, WIDTH * 0.5 + 26);
}

/** The wood around the hexes: a path through the middles of the six corners. */
export function trayPath(radius: number): string {
  return `M${DIRECTIONS.map(({ q, r }) => middleOf({ q: q * radius, r: r * radius }))
    .map(({ x, y }) => `${x} ${y}`)
    .join("L")}Z`;
}

/** The letters of rows, left of their first hexes. */
export function rowLetters(radius: number, flipped: boolean): { letter: string; x: number; y: number }[] {
  return Array.from({ length: 2 * radius + 1 }, (_, row) => {
    const letter = rowName(radius, row - radius);
    const { x, y } = placeOf(radius, `${letter}1`, flipped);
    return { letter, x: x + (flipped ? 63 : -63), y };
  });
}

/** A line from one middle to another that leaves some room at both ends. */
export function shortened(from: Point, to: Point, start: number, end: number): [Point, Point] {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const at = (part: number): Point => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  return [at(start / long), at(1 - end / long)];
}

const short = (value: number) => Math.round(value * 10) / 10;

/** An arrow as a path: a shaft with a head, `wide` across. */
export function arrow(from: Point, to: Point, { start = 30, end = 30, wide = 12 } = {}): string {
  const [a, b] = shortened(from, to, start, end);
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / long, (b.y - a.y) / long];
  const head = Math.min(wide * 2, long * 0.7);
  const point = (along: number, aside: number) =>
    `${short(b.x - ux * along - uy * aside)} ${short(b.y - uy * along + ux * aside)}`;
  const tail = (aside: number) => `${short(a.x - uy * aside)} ${short(a.y + ux * aside)}`;
  const thin = wide * 0.42;
  return (
    `M${tail(thin)}L${point(head, thin)}L${point(head, wide)}L${point(0, 0)}L${point(head, -wide)}` +
    `L${point(head, -thin)}L${tail(-thin)}Z`
  );
}

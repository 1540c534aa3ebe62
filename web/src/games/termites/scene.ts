/** What can be pointed at on the board, with its marks. */

import type { Choosing } from "$lib/choosing.svelte";
import { boundsOf, DIRECTIONS, middleOf, WIDTH } from "$lib/hexes";
import { withMarks, type Marks, type Spot } from "$lib/marks";
import type { Bounds, Point } from "$lib/panzoom";
import { polygon } from "$lib/paths";
import { tokenInHand, unitInHand, type Sum } from "./ahead";
import { hexesOf, placeOf, rowName, type TermitesBoard } from "./board";
import { hexIsNext } from "./pointing";
import { hexWords, sumWords } from "./words";

export interface HexSpot extends Spot {
  /** An attack on it, allowed or not. */
  sum: Sum | null;
}

export function spotsOf(board: TermitesBoard, choosing: Choosing, attacks: Sum[], flipped: boolean): HexSpot[] {
  const { radius, asked, choices } = board;
  const token = tokenInHand(board, choosing.parts);
  // Names of tokens can be names of hexes, too; the first part is a token's where one is being chosen or was prepared.
  const tokenFirst = asked === "choose-token" || (!choosing.active && !!token);
  const parts = new Set(tokenFirst ? choosing.parts.slice(1) : choosing.parts);
  const hints = new Set(asked === "choose-token" ? [] : choosing.hinted);
  const settled = new Set([unitInHand(board, choosing.parts), choices.target, choices.from]);
  return [...hexesOf(radius)].map(([hex, at]): HexSpot => {
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
      part: hex,
      ...middleOf(at, flipped),
      taken: hex in board.pieces,
      instead: asked === "choose-unit" && !marks.choosable && choosing.parts[0] !== hex && choosing.first.has(hex),
      sum,
      ...marks,
      label: withMarks(said, marks),
    };
  });
}

const cornersOf = (radius: number): Point[] =>
  DIRECTIONS.map(({ q, r }) => middleOf({ q: q * radius, r: r * radius }));

/** The board with the letters of its rows. */
export function boundsOfBoard(radius: number): Bounds {
  return boundsOf(cornersOf(radius), WIDTH * 0.5 + 34, WIDTH * 0.5 + 26);
}

/** The wood around the hexes: a path through the middles of the six corners. */
export function trayPath(radius: number): string {
  return polygon(cornersOf(radius));
}

/** The letters of rows, left of their first hexes. */
export function rowLetters(radius: number, flipped: boolean): { letter: string; x: number; y: number }[] {
  return Array.from({ length: 2 * radius + 1 }, (_, row) => {
    const letter = rowName(radius, row - radius);
    const { x, y } = placeOf(radius, `${letter}1`, flipped);
    return { letter, x: x + (flipped ? 63 : -63), y };
  });
}

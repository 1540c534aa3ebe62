/** What can be pointed at on the board, with its marks. */

import type { Selection } from "$lib/selection.svelte";
import { boundsOf, DIRECTIONS, middleOf, WIDTH } from "$lib/hexes";
import { withMarks, type Marks, type Spot } from "$lib/marks";
import type { Bounds, Point } from "$lib/panzoom";
import { polygon } from "$lib/paths";
import { hexesOf, isMound, placeOf, rowName, type TermitesBoard } from "./board";
import type { Sum } from "./sums";
import { hexWords, sumWords } from "./words";

export interface HexSpot extends Spot {
  /** An attack on it, allowed or not. */
  sum: Sum | null;
}

export function spotsOf(board: TermitesBoard, selection: Selection, attacks: Sum[], flipped: boolean): HexSpot[] {
  const { radius, asked, choices } = board;
  const parts = new Set(selection.parts);
  const hints = new Set(selection.hinted);
  const settled = new Set([choices.unit, choices.target, choices.from]);
  /** Another unit can still be chosen. */
  const open = asked === "choose-target" && selection.held.length > 0;
  return [...hexesOf(radius)].map(([hex, at]): HexSpot => {
    const picked = parts.has(hex);
    const marks: Marks = {
      choosable: selection.next.has(hex),
      chosen: settled.has(hex) || (picked && selection.active),
      prepared: picked && !selection.active && !settled.has(hex),
      hinted: hints.has(hex),
    };
    const piece = board.pieces[hex];
    const sum = attacks.find(({ target }) => target === hex) ?? null;
    const said = sum ? `${hexWords(board, hex)}, ${sumWords(sum)}` : hexWords(board, hex);
    return {
      part: hex,
      ...middleOf(at, flipped),
      taken: !!piece,
      instead: open && !!piece && piece.owner === board.active && !isMound(piece) && hex !== choices.unit,
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

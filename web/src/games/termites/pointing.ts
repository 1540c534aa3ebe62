/** From what is pointed at to what is chosen. Hexes of row F and tokens of flyers have the same names ("F2"), so it
 *  matters where somebody points. */

import type { Choosing } from "$lib/choosing.svelte";
import { isHex, type TermitesBoard } from "./board";

/** Whether tokens of the hand are being chosen, and none is yet. */
const awaitsToken = (choosing: Choosing, board: TermitesBoard): boolean =>
  board.asked === "choose-token" && choosing.parts.length === 0;

export function hexIsNext(choosing: Choosing, board: TermitesBoard, hex: string): boolean {
  return choosing.next.has(hex) && !awaitsToken(choosing, board);
}

export function tokenIsNext(choosing: Choosing, board: TermitesBoard, kind: string): boolean {
  return board.asked === "choose-token" && choosing.first.has(kind);
}

export function pointAtHex(choosing: Choosing, board: TermitesBoard, hex: string): void {
  if (!choosing.active || board.asked !== "choose-token" || hexIsNext(choosing, board, hex)) choosing.pick(hex);
  // A token of the same name is not meant, and can't be explained either.
  else if (!awaitsToken(choosing, board) || !choosing.first.has(hex)) choosing.handlers.wrong([...choosing.parts, hex]);
}

export function pointAtToken(choosing: Choosing, board: TermitesBoard, kind: string): void {
  if (!choosing.active) return choosing.pick(kind);
  if (board.asked !== "choose-token") {
    if (!isHex(board.radius, kind)) choosing.pick(kind);
    return;
  }
  const again = choosing.parts.length === 1 && choosing.parts[0] === kind;
  choosing.clear();
  if (!again) choosing.pick(kind);
}

/** Translates clicks in the garden into choices. */

import type { Selection } from "$lib/selection.svelte";
import { readHex } from "$lib/hexes";
import type { Move } from "$lib/wire";
import { nextOf, point } from "./offer";
import type { Cube, MyrmesView } from "./board";
import type { TileInHand } from "./tileInHand.svelte";

/** The input device. A touch can't hover: the first tap shows where a tile would lie, the second places it. */
export type Means = "mouse" | "touch" | "keys";

/** A click on a space; `hex` is the exact hex. */
export function clickSpace(
  view: MyrmesView,
  selection: Selection,
  inHand: TileInHand,
  { part, hex, means }: { part: string; hex: string; means: Means },
): void {
  if (inHand.kind) {
    const at = readHex(hex);
    if (!at) return;
    const again = inHand.aimed && inHand.place?.legal && inHand.covers(at);
    if (means === "touch" && !again) inHand.pointAt(at);
    else inHand.put();
    return;
  }
  if (!pays(view, selection, part)) point(selection, part);
}

/** The clickable parts of the garden: moves name the special tiles that pay an objective alphabetically, but they may
 *  be clicked in any order. */
export function nextSpots(view: MyrmesView, selection: Selection): Set<string> {
  const paying = payingMoves(view, selection);
  if (!paying) return nextOf(selection);
  return new Set(paying.flatMap(({ parts }) => parts.filter((part) => !selection.parts.includes(part))));
}

/** The moves with all the special tiles chosen so far, if the question is about them. */
function payingMoves(view: MyrmesView, selection: Selection): Move[] | null {
  if (view.board.asked !== "pay-special" || !selection.legal) return null;
  return selection.legal.filter(({ parts }) => selection.parts.every((part) => parts.includes(part)));
}

/** Whether a special tile was chosen to pay. */
function pays(view: MyrmesView, selection: Selection, part: string): boolean {
  const fitting = payingMoves(view, selection)?.filter(({ parts }) => parts.includes(part));
  if (!fitting?.length || selection.parts.includes(part)) return false;
  const chosen = [...selection.parts, part];
  const whole = fitting.find(({ parts }) => parts.length === chosen.length);
  if (!whole) {
    selection.parts = chosen;
    return true;
  }
  selection.clear();
  for (const each of whole.parts) selection.pick(each);
  return true;
}

/** A click on a cube beside the harvested tile. */
export function clickCube(selection: Selection, tile: string, cube: Cube): void {
  if (selection.parts[0] !== tile) point(selection, tile);
  point(selection, cube);
}

/** The hex of a space that has the keyboard focus. */
export const hexOfPart = (view: MyrmesView, part: string): string => view.board.tiles[part]?.hexes[0] ?? part;


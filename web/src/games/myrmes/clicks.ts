/** From what is pointed at in the garden to what is chosen. */

import type { Selection } from "$lib/selection.svelte";
import { readHex } from "$lib/hexes";
import type { Move } from "$lib/wire";
import { nextOf, point } from "./offer";
import type { Cube, MyrmesView } from "./board";
import type { TileInHand } from "./tileInHand.svelte";

/** By which means somebody points. A finger can't hover: its first tap shows where a tile would lie, the second puts
 *  it there. */
export type Means = "mouse" | "touch" | "keys";

/** Somebody clicks at a space; `hex` is the very hex, where that is known. */
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

/** What can be pointed at in the garden: special tiles that pay an objective are named in the order of the alphabet,
 *  but may be pointed at in any. */
export function nextSpots(view: MyrmesView, selection: Selection): Set<string> {
  const paying = payingMoves(view, selection);
  if (!paying) return nextOf(selection);
  return new Set(paying.flatMap(({ parts }) => parts.filter((part) => !selection.parts.includes(part))));
}

/** The moves with all the special tiles chosen so far, where these are asked for. */
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

/** Somebody clicks at a cube beside the tile from which it would be taken. */
export function clickCube(selection: Selection, tile: string, cube: Cube): void {
  if (selection.parts[0] !== tile) point(selection, tile);
  point(selection, cube);
}

/** The hex that is meant when the keys are on a space. */
export const hexOfPart = (view: MyrmesView, part: string): string => view.board.tiles[part]?.hexes[0] ?? part;


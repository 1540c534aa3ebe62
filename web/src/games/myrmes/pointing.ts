/** From what is pointed at in the garden to what is chosen. */

import type { Choosing } from "$lib/choosing.svelte";
import { readHex } from "$lib/hexes";
import type { Move } from "$lib/wire";
import { nextOf, point } from "./advance";
import type { Cube, MyrmesView } from "./board";
import type { Placing } from "./placing.svelte";

/** By which means somebody points. A finger can't hover: its first tap shows where a tile would lie, the second puts
 *  it there. */
export type Means = "mouse" | "touch" | "keys";

/** Somebody clicks at a space; `hex` is the very hex, where that is known. */
export function clickSpace(
  view: MyrmesView,
  choosing: Choosing,
  placing: Placing,
  { part, hex, means }: { part: string; hex: string; means: Means },
): void {
  if (placing.kind) {
    const at = readHex(hex);
    if (!at) return;
    const again = placing.aimed && placing.place?.legal && placing.covers(at);
    if (means === "touch" && !again) placing.pointAt(at);
    else placing.put();
    return;
  }
  if (!pays(view, choosing, part)) point(choosing, part);
}

/** What can be pointed at in the garden: special tiles that pay an objective are named in the order of the alphabet,
 *  but may be pointed at in any. */
export function nextSpots(view: MyrmesView, choosing: Choosing): Set<string> {
  const paying = payingMoves(view, choosing);
  if (!paying) return nextOf(choosing);
  return new Set(paying.flatMap(({ parts }) => parts.filter((part) => !choosing.parts.includes(part))));
}

/** The moves with all the special tiles chosen so far, where these are asked for. */
function payingMoves(view: MyrmesView, choosing: Choosing): Move[] | null {
  if (view.board.asked !== "pay-special" || !choosing.legal) return null;
  return choosing.legal.filter(({ parts }) => choosing.parts.every((part) => parts.includes(part)));
}

/** Whether a special tile was chosen to pay. */
function pays(view: MyrmesView, choosing: Choosing, part: string): boolean {
  const fitting = payingMoves(view, choosing)?.filter(({ parts }) => parts.includes(part));
  if (!fitting?.length || choosing.parts.includes(part)) return false;
  const chosen = [...choosing.parts, part];
  const whole = fitting.find(({ parts }) => parts.length === chosen.length);
  if (!whole) {
    choosing.parts = chosen;
    return true;
  }
  choosing.clear();
  for (const each of whole.parts) choosing.pick(each);
  return true;
}

/** Somebody clicks at a cube beside the tile from which it would be taken. */
export function clickCube(choosing: Choosing, tile: string, cube: Cube): void {
  if (choosing.parts[0] !== tile) point(choosing, tile);
  point(choosing, cube);
}

/** The hex that is meant when the keys are on a space. */
export const hexOfPart = (view: MyrmesView, part: string): string => view.board.tiles[part]?.hexes[0] ?? part;


/** The pieces and spots on the plane, from a view and a selection. */

import type { Selection } from "$lib/selection.svelte";
import { boundsOf, hexKey, middleOf, readHex, ROW, step, WIDTH, type Hex } from "$lib/hexes";
import type { Bounds } from "$lib/panzoom";
import { LEVEL } from "./measures";
import { Hive, inReadingOrder, isPiece, type HiveView, type LastMove } from "./pieces";
import { marked, spotName, type HiveMarks } from "./words";

/** A piece in play. */
export interface Drawn {
  piece: string;
  level: number;
  covered: boolean;
  x: number;
  y: number;
}

/** A clickable place: a stack, or an empty hex beside the hive. */
export interface Spot extends HiveMarks {
  hex: Hex;
  /** "2,-1". */
  key: string;
  pieces: string[];
  /** Its current name as a part of a move: its top piece, or a target hex. */
  part: string;
  /** Whether the chosen piece can go here. */
  target: boolean;
  label: string;
  x: number;
  y: number;
}

/** The pieces in drawing order: from back to front, each stack from the bottom up. The last moved piece comes last, so
 *  that it passes above the others. */
export function drawnPieces(hive: Hive, last: string | undefined, flipped: boolean): Drawn[] {
  const found: Drawn[] = [];
  for (const stack of hive.stacks.values()) {
    const { x, y } = middleOf(stack, flipped);
    stack.pieces.forEach((piece, level) =>
      found.push({ piece, level, covered: level < stack.pieces.length - 1, x, y: y - level * LEVEL }),
    );
  }
  const row = (drawn: Drawn) => drawn.y + drawn.level * LEVEL;
  found.sort((a, b) => row(a) - row(b) || a.x - b.x || a.level - b.level);
  const place = last && hive.places.get(last);
  // High stacks in front of it lean over its place.
  const before = place ? [1, 2, 4, 5].map((direction) => hive.at(step(place, direction))?.pieces.length ?? 0) : [];
  if (before.some((height) => height > 1)) return found;
  return [...found.filter(({ piece }) => piece !== last), ...found.filter(({ piece }) => piece === last)];
}

/** The bounds of the hive with room for one more piece on each side, or of the hive and the given hexes. */
export function boundsOfHive(hive: Hive, flipped: boolean, near: Hex[] = []): Bounds {
  const points = [...hive.stacks.values()].map((stack) => {
    const { x, y } = middleOf(stack, flipped);
    return { x, y: y - ((stack.pieces.length - 1) * LEVEL) / 2 };
  });
  if (near.length) return boundsOf([...points, ...near.map((hex) => middleOf(hex, flipped))], WIDTH * 0.75, ROW * 0.85);
  return boundsOf(points.length ? points : [{ x: 0, y: 0 }], WIDTH * 1.3, ROW * 1.35);
}

export function spotsOf(
  view: HiveView,
  hive: Hive,
  selection: Pick<Selection, "parts" | "next" | "hinted" | "active" | "premoving">,
  last: LastMove | null,
  flipped: boolean,
): Spot[] {
  const { parts, next, hinted } = selection;
  const resting = pillbugPlays(view) ? view.board.resting : null;
  const hexes: Hex[] = [...[...hive.stacks.values()].map(({ q, r }) => ({ q, r })), ...hive.empty()];
  // A chosen or hinted hex may be detached once the hive has moved on.
  for (const part of [...parts, ...hinted]) {
    const hex = readHex(part);
    if (hex && !hexes.some((known) => hexKey(known) === part)) hexes.push(hex);
  }
  return hexes.sort(inReadingOrder).map((hex) => {
    const key = hexKey(hex);
    const pieces = hive.at(hex)?.pieces ?? [];
    const top = pieces.at(-1);
    const target = next.has(key);
    const named = (wanted: string[]) => wanted.includes(key) || (top !== undefined && wanted.includes(top));
    const marks: HiveMarks = {
      choosable: target || (top !== undefined && next.has(top)),
      chosen: selection.active && named(parts),
      hinted: named(hinted),
      prepared: !selection.active && selection.premoving && named(parts),
      moved: top !== undefined && top === last?.piece,
      resting: top !== undefined && top === resting,
      thrower: top !== undefined && !!last?.throwers.includes(top),
    };
    const { x, y } = middleOf(hex, flipped);
    return {
      ...marks,
      hex,
      key,
      pieces,
      part: target || top === undefined ? key : top,
      target,
      label: marked(spotName(hive, hex, flipped), marks),
      x,
      y: y - Math.max(pieces.length - 1, 0) * LEVEL,
    };
  });
}

/** H4.10: resting matters only with a pillbug. */
export const pillbugPlays = (view: HiveView): boolean => String(view.options.type ?? "").includes("P");

/** A click on a place: the target of the chosen piece, unless another piece is meant. */
export function point(selection: Selection, spot: Pick<Spot, "key" | "pieces">): void {
  const { parts } = selection;
  const top = spot.pieces.at(-1);
  if (top === undefined || selection.next.has(spot.key)) {
    if (!selection.active && parts.length > 1) selection.clear();
    selection.pick(spot.key);
  } else if (!parts.length || parts.at(-1) === top || (selection.active && selection.first.has(top))) selection.pick(top);
  else if (selection.active || parts.length === 1) selection.pick(spot.key);
  else pointAtPiece(selection, top);
}

/** A click on a piece that can't be a target: in a hand, or under another one. */
export function pointAtPiece(selection: Selection, piece: string): void {
  const { parts } = selection;
  const anew = parts.length > 0 && parts.at(-1) !== piece && !(selection.active && selection.first.has(piece));
  if (anew) selection.clear();
  selection.pick(piece);
}

/** The chosen piece, also of a premove. */
export const chosenPiece = (parts: string[]): string | null => (parts[0] && isPiece(parts[0]) ? parts[0] : null);

/** Marks on clickable things, visible and in words. */

import { t } from "./i18n.svelte";
import type { Point } from "./panzoom";

export interface Marks {
  /** It can be chosen now. */
  choosable?: boolean;
  chosen?: boolean;
  /** Chosen in a premove. */
  prepared?: boolean;
  /** A hint points at it. */
  hinted?: boolean;
}

const MARKS = ["chosen", "prepared", "hinted", "choosable"] as const;

/** The name of a thing with its marks, for screen readers. */
export function withMarks(name: string, marks: Marks): string {
  return [name, ...MARKS.filter((mark) => marks[mark]).map((mark) => t("page-mark", { mark }))].join(", ");
}

/** A clickable place on a board, as ui/Spot.svelte draws it. */
export interface Spot extends Marks {
  /** Its name in moves. */
  part: string;
  label: string;
  /** Its middle. */
  x: number;
  y: number;
  /** There is something on it that a dot would hide. */
  taken: boolean;
  /** It could be chosen instead of the current choice. */
  instead?: boolean;
}

/** The places that the parts of a move or of several moves name, in order, each once in a row. */
export function placesOf(parts: readonly string[], find: (part: string) => Point | null): Point[] {
  const places: Point[] = [];
  for (const part of parts) {
    const place = find(part);
    const before = places.at(-1);
    if (place && !(before && Math.hypot(before.x - place.x, before.y - place.y) < 1)) places.push(place);
  }
  return places;
}

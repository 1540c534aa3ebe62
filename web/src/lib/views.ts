/** Whole views, with the constants that the server sends only once. */

import type { Constants, LeanView, Options, View } from "./wire";

export interface Known {
  game: string;
  options: Options;
  seats: number;
}

export function whole(view: LeanView, known: Known, constants: Constants = {}): View {
  return { ...known, ...view, board: { ...constants, ...view.board } };
}

/** The views that a board has to follow, one after the other, to show `view` next. `jumped`: what it shows now is not
 *  where they begin. */
export function passed<V extends View>(view: V, shown: unknown): { views: V[]; jumped: boolean } {
  const approach = (view.approach ?? []) as V[];
  const from = approach.findIndex(({ board }) => board === shown);
  return { views: [...approach.slice(from + 1), view], jumped: approach.length > 0 && from < 0 };
}

/** The marks of the turns so far with those of one more position: they replace earlier ones of the same turn. */
export function gathered<T>(trails: readonly T[], trail: T | null, isSameTurn: (one: T, other: T) => boolean): T[] {
  if (!trail) return [...trails];
  const last = trails.at(-1);
  return last && isSameTurn(last, trail) ? [...trails.slice(0, -1), trail] : [...trails, trail];
}

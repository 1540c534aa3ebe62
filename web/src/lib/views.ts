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

/** What a game brings to the page: a folder `games/NAME/` whose `index.ts` exports a `GameFace` as its default. Nothing
 *  outside that folder knows how the game looks. It may also have a `Picture.svelte` for the home page, and a
 *  `record.ts` whose default is a pattern that recognises records in the game's own formats. A game without a folder
 *  has the plain face. */

import type { Component } from "svelte";
import type { Selection } from "$lib/selection.svelte";
import type { Told, View } from "$lib/wire";

/** The props of a board. It draws the view and marks what can be chosen (`selection.next`), what is chosen
 *  (`selection.parts`), held (`selection.held`; the view is as if it were played) and hinted (`selection.hinted`), and
 *  the last move (`view.last`). It calls `selection.pick` for every click, legal or not. A board marks its own line
 *  along the top with `data-head`, and choices along the foot with `data-foot`: messages and buttons over the board
 *  keep off them. */
export interface BoardProps {
  view: View<any>;
  selection: Selection;
  /** Seen from the other side. */
  flipped?: boolean;
  /** The board is part of a text (the rulebook, a preview): no zooming by the wheel, everything in sight. */
  small?: boolean;
  /** Signs that the surrounding text refers to, by the parts that name their places. */
  marks?: Record<string, string>;
  /** The places that such a text is about, by their parts: the board shows these and their surroundings. */
  near?: string[];
}

/** The things of one seat, beside the player's name: hand, reserve, trophies. */
export interface HandProps extends BoardProps {
  seat: number;
}

/** What a board's component exports. */
export interface BoardHandle {
  zoom(factor: number): void;
  fit(): void;
}

export interface GameFace {
  name: string;
  Board: Component<BoardProps, BoardHandle>;
  Hand: Component<HandProps>;
  /** The colour of a seat, as a CSS value that works on light and dark ground. */
  colour(view: View<any> | null, seat: number): string;
  /** The name of a seat in the game ("White", "blue"). */
  called(view: View<any> | null, seat: number): string;
  /** What the deciding seat is asked for now, in words: "Choose a token of your hand". */
  ask(view: View<any>, parts: string[]): string;
  /** The label of a button for a part that is neither on the board nor in a hand ("pass", "stay"); null for all others.
   *  */
  button(view: View<any>, part: string): string | null;
  /** What would be left unused, as a question, if the deciding seat chose this part now; null where that is little. A
   *  second click answers it. */
  unused?(view: View<any>, part: string): string | null;
  /** What a list of moves tells of a decision besides its notation: the result of a battle; null: nothing. */
  news?(told: Told): string | null;
  /** A line about a seat for its plate: points, pieces left. `tight`: room is short. */
  standing?(view: View<any>, seat: number, tight?: boolean): string;
  /** The editor of things that players make (maps), if the game has any. */
  Workshop?: () => Promise<{ default: Component }>;
}

/** What a game brings to the page: a folder `games/NAME/` whose `index.ts` exports a `GameFace` as its default. Nothing
 *  outside that folder knows how the game looks. It may also have a `Picture.svelte` for the home page, and a `record.ts`
 *  whose default is a pattern that tells records in the game's own formats. A game without a folder has the plain face. */

import type { Component } from "svelte";
import type { Selection } from "$lib/selection.svelte";
import type { View } from "$lib/wire";

/** What a board is given. It draws the view, marks what `selection` says can be chosen (`selection.next`), what is chosen
 *  (`selection.parts`), what is chosen and not sent yet (`selection.held`; the view is as if it were done), hinted
 *  (`selection.hinted`) and what the last move was (`view.last`, whose phrase says it as data), and calls `selection.pick`
 *  with whatever is pointed at, allowed or not. A line of its own along the top it marks with `data-head`, things to
 *  choose from along the foot with `data-foot`: messages and buttons that stand over boards keep off them. */
export interface BoardProps {
  view: View<any>;
  selection: Selection;
  /** Seen from the other side. */
  flipped?: boolean;
  /** Whether the board stands in a text (the rulebook, a preview): no zooming by the wheel, everything in sight. */
  small?: boolean;
  /** Signs that the text around a board speaks of, by the parts of moves that name their places. */
  marks?: Record<string, string>;
  /** The places that such a text is about, by their parts: the board shows these, and what is around them. */
  near?: string[];
}

/** The part of a board that belongs to one seat: hand, reserve, trophies. It stands beside the player's name. */
export interface HandProps extends BoardProps {
  seat: number;
}

/** What a board's component exports besides. */
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
  /** What a seat is called besides its player's name ("White", "blue"), in words. */
  called(view: View<any> | null, seat: number): string;
  /** What the deciding seat is asked for now, in words: "Choose a token of your hand". */
  ask(view: View<any>, parts: string[]): string;
  /** The words of a button for a part that is no thing on the board or in a hand ("pass", "stay"); null for all others. */
  button(view: View<any>, part: string): string | null;
  /** A small line of text about a seat for its plate: points, pieces left. `tight`: there is little room for it. */
  standing?(view: View<any>, seat: number, tight?: boolean): string;
  /** Where the game has something that players make themselves (maps): the editor. */
  Workshop?: () => Promise<{ default: Component }>;
}

/** What the last walk did to the garden, gathered decision by decision: it stays marked until the next one. */

import type { MyrmesBoard, MyrmesView } from "./board";
import { coverOf } from "./board";
import { readSaid } from "./notation";

export interface Trail {
  seat: number;
  round: number;
  /** The spaces of a walk, each by its hexes. */
  way: string[][];
  /** Where prey was hunted. */
  hunted: string[];
  /** What was cleaned, placed, dug or harvested. */
  touched: string[];
}

const fresh = (seat: number, round: number, touched: string[] = []): Trail => ({
  seat,
  round,
  way: [],
  hunted: [],
  touched,
});

const spaceOf = (board: MyrmesBoard, space: string): string[] => board.tiles[space]?.hexes ?? [space];

/** The marks after one more decision; `before` is the board as it was shown before, if any. */
export function follow(marked: Trail | null, before: MyrmesBoard | null, view: MyrmesView): Trail | null {
  const { last, board } = view;
  const said = last ? readSaid(last.text) : null;
  if (!last) return null;
  if (!said) return marked;
  const trail = marked && marked.round <= board.round ? marked : null; // else something was taken back
  const here = board.worker ? spaceAt(board, board.worker.hex) : null;
  const walk: Trail = trail?.seat === last.seat && trail.way.length ? trail : fresh(last.seat, board.round);
  switch (said.does) {
    case "exit":
      return { ...fresh(last.seat, board.round), way: [[said.hex]] };
    case "step": {
      const to = spaceOf(board, said.space);
      const hunted = before?.prey[said.space] ? [...walk.hunted, said.space] : walk.hunted;
      return { ...walk, way: [...walk.way, to], hunted };
    }
    case "clean":
      return { ...walk, touched: [...walk.touched, ...board.freed] };
    case "stand":
      return { ...walk, way: [...walk.way, [said.hex]] };
    case "place":
      return { ...walk, touched: [...walk.touched, ...said.hexes] };
    case "exchange":
      // A step may have been taken back: the way ends where the worker is.
      return here && walk.way.length && walk.way.at(-1)?.join() !== here.join() ? { ...walk, way: [here] } : trail;
    case "tunnel":
      return fresh(last.seat, board.round, [said.hex]);
    case "harvest":
    case "extra":
      return fresh(last.seat, board.round, spaceOf(board, said.tile));
    default:
      return trail;
  }
}

function spaceAt(board: MyrmesBoard, hex: string): string[] {
  const tile = coverOf(board).get(hex);
  return tile ? board.tiles[tile]!.hexes : [hex];
}

/** What was in the garden before and is no more: prey and tiles. Many at once have not left: it is another position. */
export function goneFrom(before: MyrmesBoard | null, now: MyrmesBoard): { prey: string[]; tiles: string[] } {
  const none = { prey: [], tiles: [] };
  if (!before || before.players !== now.players) return none;
  const prey = Object.keys(before.prey).filter((hex) => !now.prey[hex]);
  const tiles = Object.keys(before.tiles).filter((tile) => !now.tiles[tile]);
  return prey.length + tiles.length > 2 ? none : { prey, tiles };
}

/** Tiles and exits that were not there before, by their names. */
export function newIn(before: MyrmesBoard | null, now: MyrmesBoard): Set<string> {
  if (!before) return new Set();
  const found = [
    ...Object.keys(now.tiles).filter((tile) => !before.tiles[tile]),
    ...Object.keys(now.exits).filter((hex) => !(hex in before.exits)),
  ];
  return new Set(found.length > 2 ? [] : found);
}

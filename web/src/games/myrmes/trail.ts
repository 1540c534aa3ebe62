/** What the last walk did to the garden, gathered decision by decision: it stays marked until the next one. */

import type { Told } from "$lib/wire";
import { hexesIn, type MyrmesBoard, type MyrmesView } from "./board";

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

/** The marks after what was done last: one decision, or several that were said together. */
export function follow(marked: Trail | null, { last, lately, board }: MyrmesView): Trail | null {
  if (!last) return null;
  const trail = marked && marked.round <= board.round ? marked : null; // else something was taken back
  return (lately ?? [last]).reduce<Trail | null>((found, told) => after(found, board, told), trail);
}

function after(trail: Trail | null, { round, tiles }: MyrmesBoard, { seat, phrase }: Told): Trail | null {
  const { hex = "", hexes = "", space = "", prey = "", tile = "" } = phrase.params as Record<string, string>;
  const walk: Trail = trail?.seat === seat && trail.way.length ? trail : fresh(seat, round);
  switch (phrase.code) {
    case "myrmes-say-exit":
      return { ...fresh(seat, round), way: [[hex]] };
    case "myrmes-say-step":
      return { ...walk, way: [...walk.way, [space]], hunted: prey ? [...walk.hunted, space] : walk.hunted };
    case "myrmes-say-enter":
      return { ...walk, way: [...walk.way, hexesIn(hexes)] };
    case "myrmes-say-stand":
      return { ...walk, way: [...walk.way, [hex]] };
    case "myrmes-say-clean":
    case "myrmes-say-place":
    case "myrmes-say-build":
      return { ...walk, touched: [...walk.touched, ...hexesIn(hexes)] };
    case "myrmes-say-tunnel":
      return fresh(seat, round, [hex]);
    case "myrmes-say-harvest":
    case "myrmes-say-extra":
      return fresh(seat, round, tiles[tile]?.hexes ?? []);
    default:
      return trail;
  }
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

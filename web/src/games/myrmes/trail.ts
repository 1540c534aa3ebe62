/** Marks of the last walk in the garden, collected decision by decision, kept until the next one. */

import type { Told } from "$lib/wire";
import { hexesIn, type MyrmesBoard, type MyrmesView } from "./board";

export interface Trail {
  seat: number;
  round: number;
  /** The spaces of a walk, each by its hexes. */
  way: string[][];
  /** Where prey was hunted. */
  hunted: string[];
  /** Hexes that were cleaned, placed on, dug or harvested. */
  touched: string[];
}

const fresh = (seat: number, round: number, touched: string[] = []): Trail => ({
  seat,
  round,
  way: [],
  hunted: [],
  touched,
});

/** Whether the second goes on with the walk of the first. */
export const isSameWalk = (one: Trail, other: Trail): boolean =>
  one.seat === other.seat && one.way.length > 0 && one.way[0]!.join() === other.way[0]?.join();

/** The marks of several turns as those of one. */
export function together(trails: Trail[]): Trail | null {
  const last = trails.at(-1);
  return last
    ? { ...last, hunted: trails.flatMap(({ hunted }) => hunted), touched: trails.flatMap(({ touched }) => touched) }
    : null;
}

/** The marks after the last decision, or after several that were sent together. */
export function follow(marked: Trail | null, { last, lately, board }: MyrmesView): Trail | null {
  if (!last) return null;
  const trail = marked && marked.round <= board.round ? marked : null; // else: a takeback
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

/** Prey and tiles that are gone from the garden. Many at once mean another position. */
export function goneFrom(before: MyrmesBoard | null, now: MyrmesBoard): { prey: string[]; tiles: string[] } {
  const none = { prey: [], tiles: [] };
  if (!before || before.players !== now.players) return none;
  const prey = Object.keys(before.prey).filter((hex) => !now.prey[hex]);
  const tiles = Object.keys(before.tiles).filter((tile) => !now.tiles[tile]);
  return prey.length + tiles.length > 2 ? none : { prey, tiles };
}

/** New tiles and exits, by name. */
export function newIn(before: MyrmesBoard | null, now: MyrmesBoard): Set<string> {
  if (!before) return new Set();
  const found = [
    ...Object.keys(now.tiles).filter((tile) => !before.tiles[tile]),
    ...Object.keys(now.exits).filter((hex) => !(hex in before.exits)),
  ];
  return new Set(found.length > 2 ? [] : found);
}

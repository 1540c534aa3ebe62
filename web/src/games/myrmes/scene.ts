/** What can be pointed at in the garden, with its marks. A tile is one spot, however many hexes it covers. */

import type { Selection } from "$lib/selection.svelte";
import { hexPath, RADIUS } from "$lib/hexes";
import { withMarks, type Marks, type Spot } from "$lib/marks";
import { offerOf } from "./offer";
import { coverOf, isCube, soldiersFor, type Cube, type MyrmesBoard, type MyrmesView } from "./board";
import { coverPath, heart, hexesAround, placeOf } from "./plane";
import { hexWords, tileWords } from "./gardenWords";

/** A hex, or a tile: its middle is that of its hex in the middle. */
export interface Space extends Spot {
  /** What is pointed at, and its ring, as paths around the middle. */
  area: string;
  ring: string;
  /** The soldiers that going there costs. */
  soldiers: number;
}

const AREA = hexPath(RADIUS);
const RING = hexPath(RADIUS * 0.9, 6);

/** The spaces of the garden, row by row: tiles, and the hexes that none covers. */
export function spacesOf(board: Pick<MyrmesBoard, "hexes" | "tiles">): { part: string; hexes: string[] }[] {
  const cover = coverOf(board);
  const seen = new Set<string>();
  const spaces: { part: string; hexes: string[] }[] = [];
  for (const hex of Object.keys(board.hexes)) {
    const tile = cover.get(hex);
    if (tile === undefined) spaces.push({ part: hex, hexes: [hex] });
    else if (!seen.has(tile)) spaces.push({ part: tile, hexes: board.tiles[tile]!.hexes });
    if (tile !== undefined) seen.add(tile);
  }
  return spaces;
}

/** The space of a hex: the tile on it, or itself. */
export const spaceOf = (board: Pick<MyrmesBoard, "tiles">, hex: string): string => coverOf(board).get(hex) ?? hex;

export function spotsOf(view: MyrmesView, selection: Selection, next: Set<string>, flipped: boolean): Space[] {
  const { board } = view;
  const here = board.worker ? spaceOf(board, board.worker.hex) : null;
  const settled = new Set([here, board.harvested, ...board.picked]);
  const [parts, hints] = [new Set(selection.premoving ? selection.all : selection.parts), new Set(selection.hinted)];
  return spacesOf(board).map(({ part, hexes }): Space => {
    const picked = parts.has(part);
    const marks: Marks = {
      choosable: next.has(part),
      chosen: settled.has(part) || (picked && !selection.premoving),
      prepared: picked && selection.premoving,
      hinted: hints.has(part) || hexes.some((hex) => hints.has(hex)),
    };
    const tile = part in board.tiles;
    const middle = heart(hexes);
    const around = tile ? hexesAround(middle, hexes) : [];
    return {
      part,
      ...placeOf(middle, flipped),
      area: tile ? coverPath(around, { by: 0, round: 0, flipped }) : AREA,
      ring: tile ? coverPath(around, { by: 6, flipped }) : RING,
      taken: tile || part in board.prey || part in board.exits,
      soldiers: marks.choosable && board.asked === "garden" ? soldiersFor(board, part) : 0,
      ...marks,
      label: withMarks(tile ? tileWords(board, part) : hexWords(board, part), marks),
    };
  });
}

/** The cubes that can be taken from a tile now, and the tile. */
export function harvestOf(view: MyrmesView, selection: Selection): { tile: string; cubes: Cube[] } | null {
  const { board } = view;
  const offer = offerOf(view, selection);
  if (!offer || offer.ahead || offer.sent) return null;
  const tile = selection.parts[0] ?? board.harvested;
  if (!tile || !(tile in board.tiles)) return null;
  const cubes = offer.moves.filter(({ parts }) => parts[0] === tile).map(({ parts }) => parts[1] ?? "");
  const found = cubes.filter(isCube);
  return found.length ? { tile, cubes: [...new Set(found)] } : null;
}

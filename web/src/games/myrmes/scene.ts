/** The clickable spots of the garden with their marks. A tile is one spot, however many hexes it covers. */

import type { Selection } from "$lib/selection.svelte";
import { hexPath, RADIUS } from "$lib/hexes";
import { withMarks, type Marks, type Spot } from "$lib/marks";
import type { Point } from "$lib/panzoom";
import { offerOf } from "./offer";
import { coverOf, isCube, soldiersFor, type Cube, type MyrmesBoard, type MyrmesView } from "./board";
import { coverPath, heart, hexesAround, placeOf, spotPlace } from "./plane";
import { hexWords, tileWords } from "./gardenWords";

/** A hex, or a tile, whose middle is that of its central hex. */
export interface Space extends Spot {
  /** The clickable area and its ring, as paths around the middle. */
  area: string;
  ring: string;
  /** The soldiers that going there costs. */
  soldiers: number;
}

const AREA = hexPath(RADIUS);
const RING = hexPath(RADIUS * 0.9, 6);

/** The spaces of the garden, row by row: tiles, and uncovered hexes. */
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

/** The tile being harvested, and the cubes that can be taken from it. */
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

/** The distance between two cubes to choose from, and of their row from the tile. */
export const CUBE_STEP = 84;
const CUBE_ROW = 78;
/** Things closer than this are covered by a cube. */
const COVERED = 62;

/** The middle of the row of cubes beside a harvested tile: above it or below it, where it covers less, otherwise on the
 *  tile. */
export function cubesPlace(board: MyrmesBoard, { tile, cubes }: { tile: string; cubes: Cube[] }, flipped: boolean): Point {
  const middle = spotPlace(board, tile, flipped);
  const others = Object.entries(board.tiles).flatMap(([name, { hexes }]) => (name === tile ? [] : hexes));
  const things = [...Object.keys(board.exits), ...Object.keys(board.prey), ...others].map((hex) => placeOf(hex, flipped));
  const covers = (y: number) =>
    things.filter((thing) =>
      cubes.some((_, index) => {
        const x = middle.x + (index - (cubes.length - 1) / 2) * CUBE_STEP;
        return Math.hypot(thing.x - x, thing.y - y) < COVERED;
      }),
    ).length;
  const rows = [middle.y - CUBE_ROW, middle.y + CUBE_ROW, middle.y];
  const least = Math.min(...rows.map(covers));
  return { x: middle.x, y: rows.find((y) => covers(y) === least)! };
}

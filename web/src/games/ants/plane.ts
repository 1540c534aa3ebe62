/** The layout of a board on the plane. Boards differ: places and links come with the view, in any scale. */

import type { Bounds, Point } from "$lib/panzoom";
import { ANTHILLS, type Anthill, type AntsBoard, type CellKind } from "./board";

/** The distance between the two nearest places, and the size of cells. */
export const STEP = 100;
export const CELL = 42;
/** The room that an anthill needs around its foot, beside and above. */
const HILL = { beside: 74, above: 96, below: 56 };
/** Anthills are drawn a little outside their place, away from their cells. */
const ASIDE = 22;

export interface Place extends Point {
  name: string;
  kind: CellKind;
}

export interface Line {
  key: string;
  from: Point;
  to: Point;
  /** Between two cells of the centre. */
  centre: boolean;
}

export interface Plane {
  cells: Place[];
  hills: ({ name: Anthill } & Point)[];
  trails: Line[];
  /** From anthills to the cells next to them. */
  doors: Line[];
  /** The place of the piles of cards. */
  piles: Point;
  /** Free round places, the largest first. */
  spare: (Point & { room: number })[];
  bounds: Bounds;
  at(cell: string): Point;
  hill(name: Anthill): Point;
}

let made: { key: string; plane: Plane } | null = null;

/** The plane of a board, cached by board. */
export function planeOf(board: Pick<AntsBoard, "cells" | "anthills">, flipped = false): Plane {
  const places = [...Object.entries(board.cells), ...Object.entries(board.anthills)];
  const key = `${flipped} ${places.map(([name, { x, y }]) => `${name}:${x},${y}`).join(" ")}`;
  if (made?.key !== key) made = { key, plane: create(board, flipped) };
  return made.plane;
}

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function create({ cells, anthills }: Pick<AntsBoard, "cells" | "anthills">, flipped: boolean): Plane {
  const raw = [...Object.values(cells), ...Object.values(anthills)];
  const nearest = raw.reduce(
    (least, a, index) => raw.slice(index + 1).reduce((l, b) => Math.min(l, far(a, b) || l), least),
    Infinity,
  );
  const scale = ((Number.isFinite(nearest) ? STEP / nearest : STEP) * (flipped ? -1 : 1)) as number;
  const place = ({ x, y }: Point): Point => ({ x: x * scale + 0, y: y * scale + 0 });
  const places = new Map(Object.entries(cells).map(([name, cell]) => [name, place(cell)]));
  const at = (name: string): Point => places.get(name) ?? { x: 0, y: 0 };
  const feet = new Map(
    ANTHILLS.flatMap((name): [Anthill, Point][] => {
      const hill = anthills[name];
      return hill ? [[name, aside(place(hill), hill.cells.map(at))]] : [];
    }),
  );
  const hill = (name: Anthill): Point => feet.get(name) ?? { x: 0, y: 0 };
  const line = (key: string, from: Point, to: Point, centre = false): Line => ({ key, from, to, centre });
  const trails = Object.entries(cells).flatMap(([name, cell]) =>
    cell.links
      .filter((other) => name < other)
      .map((other) =>
        line(`${name}-${other}`, at(name), at(other), cell.kind === "centre" && cells[other]?.kind === "centre"),
      ),
  );
  const doors = [...feet].flatMap(([name, foot]) =>
    anthills[name].cells.map((cell) => line(`${name}-${cell}`, foot, at(cell))),
  );
  const found = [...places].map(([name, point]) => ({ name, ...point, kind: cells[name]!.kind }));
  const hills = [...feet].map(([name, point]) => ({ name, ...point }));
  const bounds = around(found, hills);
  const [free, ...spare] = freePlaces(bounds, found, hills, [...trails, ...doors]);
  const piles = free ?? { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height + PILES * 0.6 };
  if (!free) bounds.height += PILES * 1.2;
  return { cells: found, hills, trails, doors, piles, spare, bounds, at, hill };
}

function aside(hill: Point, cells: Point[]): Point {
  const x = cells.reduce((sum, cell) => sum + cell.x - hill.x, 0);
  const y = cells.reduce((sum, cell) => sum + cell.y - hill.y, 0);
  const long = Math.hypot(x, y);
  return long < 1 ? hill : { x: hill.x - (x / long) * ASIDE, y: hill.y - (y / long) * ASIDE };
}

function around(cells: Point[], hills: Point[]): Bounds {
  const xs = [
    ...cells.flatMap(({ x }) => [x - CELL, x + CELL]),
    ...hills.flatMap(({ x }) => [x - HILL.beside, x + HILL.beside]),
  ];
  const ys = [
    ...cells.flatMap(({ y }) => [y - CELL, y + CELL]),
    ...hills.flatMap(({ y }) => [y - HILL.above, y + HILL.below]),
  ];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Half of the room that the piles of cards need. */
const PILES = 92;

/** The most places on which nothing is played. */
const MOST_SPARE = 4;

/** The middles of the largest free round places on the board, left before right. The first one has room for the piles of
 *  cards, or there is none. */
function freePlaces(bounds: Bounds, cells: Point[], hills: Point[], lines: Line[]): (Point & { room: number })[] {
  const found: (Point & { room: number })[] = [];
  const [right, bottom] = [bounds.x + bounds.width, bounds.y + bounds.height];
  const inside = ({ x, y }: Point) => Math.min(x - bounds.x, right - x, y - bounds.y, bottom - y);
  const grid: (Point & { room: number })[] = [];
  for (let x = bounds.x; x <= right; x += 20)
    for (let y = bounds.y; y <= bottom; y += 20) {
      const point = { x, y };
      const room = Math.min(
        inside(point),
        ...cells.map((cell) => far(cell, point) - CELL),
        ...hills.map((hill) => far(hill, point) - HILL.beside),
        ...lines.map((line) => farFromLine(point, line) - 8),
      );
      if (room > PILES / 2) grid.push({ ...point, room });
    }
  while (found.length <= MOST_SPARE) {
    let best: (Point & { room: number }) | null = null;
    for (const { x, y, room: all } of grid) {
      const room = Math.min(all, ...found.map((other) => far(other, { x, y }) - other.room));
      // Equally good places differ a little because of the grid; the first one stays.
      if (room > (best?.room ?? PILES / 2) + 8) best = { x, y, room };
    }
    if (!best || (!found.length && best.room < PILES)) break;
    found.push(best);
  }
  return found;
}

function farFromLine(point: Point, { from, to }: Line): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const long = x * x + y * y;
  const part = long ? Math.max(0, Math.min(1, ((point.x - from.x) * x + (point.y - from.y) * y) / long)) : 0;
  return far(point, { x: from.x + x * part, y: from.y + y * part });
}

// ── ants on a cell ──

export interface Slot extends Point {
  scale: number;
}

const SLOTS: readonly (readonly Slot[])[] = [
  [{ x: 0, y: 0, scale: 1 }],
  [
    { x: -22, y: -17, scale: 0.7 },
    { x: 22, y: 17, scale: 0.7 },
  ],
  [
    { x: -25, y: -18, scale: 0.58 },
    { x: 25, y: -18, scale: 0.58 },
    { x: 0, y: 25, scale: 0.58 },
  ],
  [
    { x: -22, y: -22, scale: 0.54 },
    { x: 22, y: -22, scale: 0.54 },
    { x: -22, y: 22, scale: 0.54 },
    { x: 22, y: 22, scale: 0.54 },
  ],
];

/** The place of an ant on its cell, as one of `count`. */
export function slotOf(index: number, count: number): Slot {
  const slots = SLOTS[Math.min(count, SLOTS.length) - 1] ?? SLOTS[0]!;
  return slots[index % slots.length]!;
}

/** The box around some cells or anthills. */
export function boundsNear(plane: Plane, names: string[]): Bounds {
  const hills = plane.hills.filter(({ name }) => names.includes(name));
  const cells = names.filter((name) => plane.cells.some((cell) => cell.name === name)).map(plane.at);
  if (!hills.length && !cells.length) return plane.bounds;
  const { x, y, width, height } = around(cells, hills);
  const room = CELL * 0.7;
  return { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room };
}

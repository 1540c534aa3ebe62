/** The hexes of the garden on the plane, and outlines of several hexes. */

import { boundsOf, corners, hexKey, middleOf, neighbours, RADIUS, readHex, ROW, WIDTH, type Hex } from "$lib/hexes";
import type { Bounds, Point } from "$lib/panzoom";
import { polygon } from "$lib/paths";
import { hexesIn, type MyrmesBoard } from "./board";

/** The place of a hex; the origin for an unknown name. */
export const placeOf = (hex: string, flipped = false): Point => middleOf(readHex(hex) ?? { q: 0, r: 0 }, flipped);

export function centre(points: readonly Point[]): Point {
  const count = points.length || 1;
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / count,
    y: points.reduce((sum, { y }) => sum + y, 0) / count,
  };
}

/** The middle of what a part of a move names: a hex, a tile, or several hexes. */
export function spotPlace(board: Pick<MyrmesBoard, "tiles">, part: string, flipped = false): Point {
  const hexes = board.tiles[part]?.hexes ?? hexesIn(part);
  return centre((hexes.length ? hexes : [part]).map((hex) => placeOf(hex, flipped)));
}

/** The central hex of a tile: the nearest to its middle. */
export function heart(hexes: readonly string[]): string {
  const middle = centre(hexes.map((hex) => placeOf(hex)));
  const far = (hex: string) => Math.hypot(placeOf(hex).x - middle.x, placeOf(hex).y - middle.y);
  return [...hexes].sort((a, b) => Math.round(far(a) - far(b)) || placeOf(a).y - placeOf(b).y)[0] ?? "";
}

/** The hex around a point of the plane. */
export function hexAt({ x, y }: Point, flipped = false): Hex {
  const side = flipped ? -1 : 1;
  const r = (side * y) / ROW;
  const q = (side * x) / WIDTH - r / 2;
  // Of the three cube coordinates, the one with the largest rounding error follows from the others.
  let [a, b] = [Math.round(q), Math.round(r)];
  const c = Math.round(-q - r);
  const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c + q + r)];
  if (da > db && da > dc) a = -b - c;
  else if (db > dc) b = -a - c;
  return { q: a + 0, r: b + 0 };
}

/** The hex nearest to a point of the plane, if within reach. */
export function nearestHex({ x, y }: Point, hexes: readonly string[], reach: number): string | null {
  const far = (hex: string) => Math.hypot(placeOf(hex).x - x, placeOf(hex).y - y);
  const [nearest] = hexes.filter((hex) => far(hex) <= reach).sort((a, b) => far(a) - far(b));
  return nearest ?? null;
}

/** The bounds of the garden, with a margin. */
export const boundsOfGarden = (hexes: Iterable<string>, flipped = false): Bounds =>
  boundsOf(
    [...hexes].map((hex) => placeOf(hex, flipped)),
    WIDTH * 0.5 + 16,
    RADIUS + 16,
  );

/** The intersection of two boxes. */
export function within(box: Bounds, other: Bounds): Bounds {
  const [x, y] = [Math.max(box.x, other.x), Math.max(box.y, other.y)];
  const right = Math.min(box.x + box.width, other.x + other.width);
  const bottom = Math.min(box.y + box.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** The corners of the union of hexes, clockwise, loop by loop (a second loop is a hole). */
export function outlines(hexes: readonly Hex[], flipped = false): Point[][] {
  const covered = new Set(hexes.map(hexKey));
  const around = corners();
  const name = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
  const next = new Map<string, { from: Point; to: Point }>();
  for (const hex of hexes) {
    const middle = middleOf(hex, flipped);
    // The side after corner n faces direction n - 1; flipped boards are rotated.
    neighbours(hex).forEach((other, direction) => {
      if (covered.has(hexKey(other))) return;
      const first = (direction + 1 + (flipped ? 3 : 0)) % 6;
      const [a, b] = [around[first]!, around[(first + 1) % 6]!];
      const from = { x: middle.x + a.x, y: middle.y + a.y };
      next.set(name(from), { from, to: { x: middle.x + b.x, y: middle.y + b.y } });
    });
  }
  const loops: Point[][] = [];
  while (next.size) {
    const loop: Point[] = [];
    let [key] = next.keys();
    for (let side = next.get(key!); side; side = next.get(key!)) {
      next.delete(key!);
      loop.push(side.from);
      key = name(side.to);
    }
    loops.push(loop);
  }
  return loops;
}

/** The same corners moved inwards. */
export function inset(loop: readonly Point[], by: number): Point[] {
  return loop.map((corner, index) => {
    const [before, after] = [loop.at(index - 1)!, loop[(index + 1) % loop.length]!];
    const [a, b] = [normal(before, corner), normal(corner, after)];
    const part = by / (1 + a.x * b.x + a.y * b.y);
    return { x: corner.x + (a.x + b.x) * part, y: corner.y + (a.y + b.y) * part };
  });
}

/** The direction to the right of a side: inwards, since corners go clockwise. */
function normal(from: Point, to: Point): Point {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: -(to.y - from.y) / long, y: (to.x - from.x) / long };
}

/** The outline of the union of hexes as an SVG path. */
export function coverPath(hexes: readonly Hex[], { by = 5, round = 16, flipped = false } = {}): string {
  return outlines(hexes, flipped)
    .map((loop) => polygon(inset(loop, by), round))
    .join("");
}

const named = (hexes: readonly string[]): Hex[] => hexes.map(readHex).filter((hex) => hex !== null);

/** Hexes relative to one of them. */
export function hexesAround(origin: string, hexes: readonly string[]): Hex[] {
  const from = readHex(origin) ?? { q: 0, r: 0 };
  return named(hexes).map(({ q, r }) => ({ q: q - from.q, r: r - from.r }));
}

export const namedPath = (hexes: readonly string[], options: { by?: number; round?: number; flipped?: boolean } = {}) =>
  coverPath(named(hexes), options);

/** Hexagons that stand on a point, by axial coordinates: q grows to the right, r down to the right. */

import type { Bounds, Point } from "./panzoom";
import { polygon } from "./paths";

/** The width of a hex on the plane, its radius, and the distance between rows. */
export const WIDTH = 100;
export const RADIUS = WIDTH / Math.sqrt(3);
export const ROW = RADIUS * 1.5;

export interface Hex {
  q: number;
  r: number;
}

/** The six directions clockwise from the right, in the order in which the rules number them. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** A hex as moves and spots name it: "2,-1". */
export const hexKey = ({ q, r }: Hex): string => `${q},${r}`;

/** The hex that a part of a move names, or null. */
export function readHex(part: string): Hex | null {
  const found = /^(-?\d+),(-?\d+)$/.exec(part);
  return found ? { q: Number(found[1]), r: Number(found[2]) } : null;
}

export const step = (from: Hex, direction: number): Hex => {
  const { q, r } = DIRECTIONS[((direction % 6) + 6) % 6]!;
  return { q: from.q + q, r: from.r + r };
};

export const neighbours = (hex: Hex): Hex[] => DIRECTIONS.map((_, direction) => step(hex, direction));

/** The middle of a hex on the plane, rotated by 180° for the other side of the table. */
export function middleOf({ q, r }: Hex, flipped = false): Point {
  const side = flipped ? -1 : 1;
  // Adding 0 turns -0 into 0.
  return { x: side * WIDTH * (q + r / 2) + 0, y: side * ROW * r + 0 };
}

/** The corners of a hex around the origin, clockwise from the top. */
export const corners = (radius = RADIUS): Point[] =>
  [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });

/** The SVG path of a hex around the origin, its corners rounded by `round`. */
export const hexPath = (radius = RADIUS, round = 0): string => polygon(corners(radius), round);

/** The box around points, with margins. */
export function boundsOf(points: Point[], beside: number, above = beside): Bounds {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - beside, Math.min(...ys) - above];
  return { x: left, y: top, width: Math.max(...xs) + beside - left, height: Math.max(...ys) + above - top };
}

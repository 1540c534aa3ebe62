/** Shapes as SVG path data. */

import type { Point } from "./panzoom";

/** A number without invisible digits. */
const short = (value: number): number => Math.round(value * 100) / 100 + 0;

/** A point in path syntax. */
export const pair = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** The point at a fraction of the way from one to another. */
const toward = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

const apart = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y) || 1;

/** A shape and its mirror image; every coordinate of `d` is absolute and comes as a pair. */
export const both = (d: string): string =>
  d + d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${-Number(x)} ${y}`);

/** An ellipse. */
export const oval = (x: number, y: number, across: number, down = across): string =>
  `M${short(x - across)} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0Z`;

/** A line through points. */
export const line = (points: readonly Point[]): string => `M${points.map(pair).join("L")}`;

/** A curve with the control point `by`. */
export const curve = (from: Point, by: Point, to: Point): string => `M${pair(from)}Q${pair(by)} ${pair(to)}`;

/** A polygon with rounded corners. */
export function polygon(points: readonly Point[], round = 0): string {
  if (!round) return `${line(points)}Z`;
  const turns = points.map((corner, index) => {
    const side = (to: Point) => pair(toward(corner, to, Math.min(round / apart(corner, to), 0.5)));
    return `${side(points.at(index - 1)!)}Q${pair(corner)} ${side(points[(index + 1) % points.length]!)}`;
  });
  return `M${turns.join("L")}Z`;
}

/** The ends of a line between two points, shortened at both. */
export function shortened(from: Point, to: Point, start: number, end: number): [Point, Point] {
  const long = apart(from, to);
  return [toward(from, to, start / long), toward(from, to, 1 - end / long)];
}

/** An arrow: a shaft with a head, `wide` to either side. */
export function arrow(from: Point, to: Point, { start = 30, end = 30, wide = 12 } = {}): string {
  const [a, b] = shortened(from, to, start, end);
  const long = apart(a, b);
  const [ux, uy] = [(b.x - a.x) / long, (b.y - a.y) / long];
  const beside = ({ x, y }: Point, back: number, aside: number): Point => ({
    x: x - ux * back - uy * aside,
    y: y - uy * back + ux * aside,
  });
  const [head, thin] = [Math.min(wide * 2, long * 0.7), wide * 0.42];
  return polygon([
    beside(a, 0, thin),
    beside(b, head, thin),
    beside(b, head, wide),
    b,
    beside(b, head, -wide),
    beside(b, head, -thin),
    beside(a, 0, -thin),
  ]);
}

/** Animates things on an SVG board without rendering anything again. */

import type { Point } from "./panzoom";

export interface Place extends Point {
  scale?: number;
}

export interface Manner {
  /** Maximum duration in ms. */
  most: number;
  /** Duration per hundred board units; longer ways go faster. */
  pace?: number;
  /** How much it is enlarged and raised halfway. */
  lift?: number;
  rise?: number;
}

/** A place as a CSS transform. */
export const transformTo = ({ x, y, scale = 1 }: Place): string => `translate(${x}px, ${y}px) scale(${scale})`;

/** Moves an element from one place to another. */
export function slide(
  element: Element,
  from: Place,
  to: Place,
  { most, pace = 70, lift = 0.12, rise = 0 }: Manner,
): void {
  const middle = {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2 - rise,
    scale: ((from.scale ?? 1) + (to.scale ?? 1)) / 2 + lift,
  };
  const steps = Math.hypot(to.x - from.x, to.y - from.y) / 100;
  element.animate?.(
    [from, middle, to].map((place) => ({ transform: transformTo(place) })),
    { duration: Math.min(most, 180 + steps * pace), easing: "cubic-bezier(.35, .05, .25, 1)" },
  );
}

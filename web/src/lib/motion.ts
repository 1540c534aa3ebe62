/** Things on their way over a board in SVG, without rendering anything anew. */

import type { Point } from "./panzoom";

export interface Place extends Point {
  scale?: number;
}

export interface Manner {
  /** How long it takes at most, in milliseconds. */
  most: number;
  /** How long each hundred of the board's units take; whatever is farther away is quicker. */
  pace?: number;
  /** How much larger it is halfway, and how much higher. */
  lift?: number;
  rise?: number;
}

/** A place as a CSS transform, which animations understand. */
export const transformTo = ({ x, y, scale = 1 }: Place): string => `translate(${x}px, ${y}px) scale(${scale})`;

/** From one place to another. */
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

/** Pieces on their way: each goes from where it was drawn to where it is now, without rendering anything anew. */

import type { Point } from "$lib/panzoom";
import { isMound } from "./board";
import type { Drawn } from "./trail";

const WAY = 380;
const ARRIVAL = 260;

export class Motion {
  #hexes: Map<number, string> | null = null;

  /** These pieces are drawn now; `at` says where a hex is, `node` which element is a piece's. */
  moved(
    drawn: Drawn[],
    at: (hex: string) => Point,
    node: (id: number) => SVGGElement | undefined,
    still: boolean,
  ): void {
    const before = this.#hexes;
    this.#hexes = new Map(drawn.map(({ id, hex }) => [id, hex]));
    if (still || !before) return;
    const fresh = drawn.filter(({ id }) => !before.has(id));
    for (const { id, hex, piece } of drawn) {
      const from = before.get(id);
      const element = node(id);
      if (!element?.animate || from === hex) continue;
      if (from !== undefined) slide(element, at(from), at(hex));
      else if (fresh.length < 3) arrive(element, at(hex), isMound(piece));
    }
  }
}

const place = ({ x, y }: Point, scale = 1) => `translate(${x}px, ${y}px) scale(${scale})`;

function slide(element: SVGGElement, from: Point, to: Point): void {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const steps = Math.hypot(to.x - from.x, to.y - from.y) / 100;
  element.animate([{ transform: place(from) }, { transform: place(middle, 1.12) }, { transform: place(to) }], {
    duration: Math.min(WAY, 180 + steps * 70),
    easing: "cubic-bezier(.35, .05, .25, 1)",
  });
}

/** A mound grows out of the ground, a token is set down. */
function arrive(element: SVGGElement, to: Point, grows: boolean): void {
  element.animate(
    [
      { transform: place(to, grows ? 0.2 : 1.5), opacity: 0 },
      { transform: place(to), opacity: 1 },
    ],
    {
      duration: ARRIVAL,
      easing: "cubic-bezier(.2, .7, .3, 1)",
    },
  );
}

/** Animates pieces from their last place to the new one, without rendering anything again. */

import { slide, transformTo } from "$lib/motion";
import type { Point } from "$lib/panzoom";
import { isMound } from "./board";
import type { Drawn } from "./trail";

const WAY = 380;
const ARRIVAL = 260;

export class Motion {
  #hexes: Map<number, string> | null = null;

  /** The pieces drawn now; `at` is the place of a hex, `node` the element of a piece. */
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
      if (from !== undefined) slide(element, at(from), at(hex), { most: WAY });
      else if (fresh.length < 3) arrive(element, at(hex), isMound(piece));
    }
  }
}

/** Mounds grow out of the ground, tokens are set down. */
function arrive(element: SVGGElement, to: Point, grows: boolean): void {
  element.animate(
    [
      { transform: transformTo({ ...to, scale: grows ? 0.2 : 1.5 }), opacity: 0 },
      { transform: transformTo(to), opacity: 1 },
    ],
    {
      duration: ARRIVAL,
      easing: "cubic-bezier(.2, .7, .3, 1)",
    },
  );
}

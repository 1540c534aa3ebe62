/** Ants on their way: each goes from where it was drawn to where it is now, without rendering anything anew. */

import type { Slot } from "./plane";
import type { Drawn } from "./trail";

const WAY = 420;
const ARRIVAL = 380;

export class Motion {
  #places: Map<number, Drawn> | null = null;

  /** These ants are drawn now, those that fall among them; `at` says where one stands, `home` where it comes from. */
  moved(
    drawn: Drawn[],
    at: (ant: Drawn) => Slot,
    home: (ant: Drawn) => Slot,
    node: (id: number) => SVGGElement | undefined,
    still: boolean,
  ): void {
    const before = this.#places;
    this.#places = new Map(drawn.map((ant) => [ant.id, ant]));
    if (still || !before) return;
    const fresh = drawn.filter(({ id }) => !before.has(id)).length;
    for (const ant of drawn) {
      const old = before.get(ant.id);
      const element = node(ant.id);
      if (!element?.animate) continue;
      if (!old && fresh < 4) go(element, { ...home(ant), scale: 0.3 }, at(ant), ARRIVAL, 0);
      else if (old && placed(old) !== placed(ant)) go(element, at(old), at(ant), WAY, old.cell === ant.cell ? 0 : 0.14);
    }
  }
}

const placed = ({ cell, index, count }: Drawn) => `${cell} ${index} ${count}`;

const transform = ({ x, y, scale }: Slot) => `translate(${x}px, ${y}px) scale(${scale})`;

/** From one place to another; on the way it is lifted a little. */
function go(element: SVGGElement, from: Slot, to: Slot, most: number, lift: number): void {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, scale: (from.scale + to.scale) / 2 + lift };
  const steps = Math.hypot(to.x - from.x, to.y - from.y) / 100;
  element.animate([{ transform: transform(from) }, { transform: transform(middle) }, { transform: transform(to) }], {
    duration: Math.min(most, 200 + steps * 110),
    easing: "cubic-bezier(.35, .05, .25, 1)",
  });
}

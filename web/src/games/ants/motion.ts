/** Animates ants from their last place to the new one, without rendering anything again. */

import { slide } from "$lib/motion";
import type { Slot } from "./plane";
import type { Drawn } from "./trail";

const WAY = 420;
const ARRIVAL = 380;
const PACE = 110;

export class Motion {
  #places: Map<number, Drawn> | null = null;

  /** The ants drawn now, fallen ones included; `at` is an ant's place, `home` where it comes from. */
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
      if (!old && fresh < 4) {
        slide(element, { ...home(ant), scale: 0.3 }, at(ant), { most: ARRIVAL, pace: PACE, lift: 0 });
      } else if (old && placed(old) !== placed(ant)) {
        slide(element, at(old), at(ant), { most: WAY, pace: PACE, lift: old.cell === ant.cell ? 0 : 0.14 });
      }
    }
  }
}

const placed = ({ cell, index, count }: Drawn) => `${cell} ${index} ${count}`;

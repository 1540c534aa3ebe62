/** Animates the worker from its last place to the new one, without rendering anything again. */

import { slide } from "$lib/motion";
import type { Point } from "$lib/panzoom";

const WAY = 340;

export class Motion {
  #at: { seat: number; point: Point } | null = null;

  /** The worker of a seat (or none) drawn now, with its element. */
  moved(seat: number, point: Point | null, node: SVGGElement | undefined, still: boolean): void {
    const before = this.#at;
    this.#at = point && { seat, point };
    if (still || !before || !point || before.seat !== seat || !node) return;
    const [from, to] = [before.point, point];
    if (Math.hypot(to.x - from.x, to.y - from.y) < 1) return;
    slide(node, from, to, { most: WAY, pace: WAY, lift: 0.15 });
  }
}

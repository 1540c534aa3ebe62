/** The worker on its way: from where it was drawn to where it is now, without rendering anything anew. */

import type { Point } from "$lib/panzoom";

const WAY = 340;

export class Motion {
  #at: { seat: number; point: Point } | null = null;

  /** The worker of a seat (or none) is drawn here now; `node` is its element. */
  moved(seat: number, point: Point | null, node: SVGGElement | undefined, still: boolean): void {
    const before = this.#at;
    this.#at = point && { seat, point };
    if (still || !before || !point || before.seat !== seat || !node?.animate) return;
    const [from, to] = [before.point, point];
    if (Math.hypot(to.x - from.x, to.y - from.y) < 1) return;
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const place = ({ x, y }: Point, scale = 1) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });
    node.animate([place(from), place(middle, 1.15), place(to)], {
      duration: WAY,
      easing: "cubic-bezier(.35, .05, .25, 1)",
    });
  }
}

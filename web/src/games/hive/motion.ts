/** Animates pieces from their last place to the new one, without rendering anything again. */

import { slide } from "$lib/motion";
import { LEVEL, WAY } from "./measures";
import { letterOf } from "./pieces";
import type { Drawn } from "./scene";

interface Place {
  x: number;
  y: number;
  level: number;
}

export class Motion {
  #places: Map<string, Place> | null = null;

  /** The pieces drawn now, with their elements. */
  moved(drawn: Drawn[], plane: SVGGElement, nodes: Record<string, SVGGElement | undefined>, still: boolean): void {
    const before = this.#places;
    this.#places = new Map(drawn.map(({ piece, x, y, level }) => [piece, { x, y, level }]));
    if (still || !before) return;
    for (const now of drawn) {
      const from = before.get(now.piece) ?? this.#tray(now.piece, plane);
      const node = nodes[now.piece];
      if (!from || !node || (from.x === now.x && from.y === now.y)) continue;
      go(node, from, now, !before.has(now.piece));
    }
  }

  /** Where the piece lay in its player's tray, on the board's plane. */
  #tray(piece: string, plane: SVGGElement): Place | null {
    const slot = document.querySelector(`[data-tray="${piece.slice(0, 2)}"]`);
    const onto = slot && plane.getScreenCTM?.()?.inverse();
    if (!slot || !onto) return null;
    const box = slot.getBoundingClientRect();
    const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(onto);
    return { x, y, level: 0 };
  }
}

function go(node: SVGGElement, from: Place, to: Drawn, placed: boolean): void {
  // Pieces that climb, jump or enter are lifted; the others slide.
  const lifted = placed || from.level + to.level > 0 || letterOf(to.piece) === "G";
  slide(node, from, to, {
    most: WAY,
    pace: 45,
    lift: lifted ? 0.1 : 0.03,
    rise: lifted ? LEVEL * 3 : 0,
  });
}

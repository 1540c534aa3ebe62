/** Walking over a board by keys. Everything that can be pointed at has `data-spot`, tabindex -1 and a label; one of them
 *  can be reached by Tab, arrows go to the nearest one in their direction, Enter and Space click it. */

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Point {
  x: number;
  y: number;
}

/** The index of the best of `points` when going from `from` in a direction, or -1: near, and not far to the side. */
export function nearest(from: Point, points: Point[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  points.forEach((point, index) => {
    const ahead = (point.x - from.x) * dx + (point.y - from.y) * dy;
    const aside = Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx);
    // A hexagon's neighbours above and below are half a step aside; what is more aside than ahead is not meant.
    if (ahead < 1 || aside > ahead * 1.8) return;
    const cost = ahead + aside * 1.5;
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}

const middle = (element: Element): Point => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** An action for the element around all spots. */
export function arrows(root: HTMLElement | SVGElement): { destroy(): void } {
  const spots = () => [...root.querySelectorAll<SVGElement | HTMLElement>("[data-spot]")];

  /** One spot is in the order of Tab: the focused one, else one that can be chosen, else the first. */
  function rove(): void {
    const all = spots();
    if (all.some((spot) => spot.tabIndex === 0 && spot.isConnected)) return;
    const first = all.find((spot) => spot.dataset.choosable !== undefined) ?? all[0];
    if (first) first.tabIndex = 0;
  }

  function focus(spot: SVGElement | HTMLElement): void {
    for (const other of spots()) if (other.tabIndex === 0) other.tabIndex = -1;
    spot.tabIndex = 0;
    spot.focus();
  }

  function keydown(event: Event): void {
    const { key } = event as KeyboardEvent;
    const spot = (event.target as Element | null)?.closest<SVGElement | HTMLElement>("[data-spot]");
    if (!spot) return;
    if (key === "Enter" || key === " ") {
      event.preventDefault();
      spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return;
    }
    const direction = DIRECTIONS[key];
    if (!direction) return;
    event.preventDefault();
    const others = spots().filter((other) => other !== spot);
    const found = others[nearest(middle(spot), others.map(middle), direction)];
    if (found) focus(found);
  }

  function focusin(event: Event): void {
    const spot = (event.target as Element | null)?.closest<SVGElement | HTMLElement>("[data-spot]");
    if (spot && spot.tabIndex !== 0) focus(spot);
  }

  root.addEventListener("keydown", keydown);
  root.addEventListener("focusin", focusin);
  const observer = new MutationObserver(rove);
  observer.observe(root, { childList: true, subtree: true });
  rove();
  return {
    destroy() {
      observer.disconnect();
      root.removeEventListener("keydown", keydown);
      root.removeEventListener("focusin", focusin);
    },
  };
}

/** Keyboard navigation over a board. Everything clickable has `data-spot`, tabindex -1 and a label. Tab reaches one of
 *  them, arrows go to the nearest in their direction, Enter and Space click. */

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

/** The index of the best of `points` in a direction from `from`, or -1: near, and not far to the side. At the board's
 *  edge anything on that side counts: a hand may be far away. */
export function nearest(from: Point, points: Point[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  points.forEach((point, index) => {
    const ahead = (point.x - from.x) * dx + (point.y - from.y) * dy;
    const aside = Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx);
    if (ahead < 1) return;
    // The neighbours above and below a hexagon are half a step aside; anything further aside comes last.
    const cost = ahead + aside * 1.5 + (aside > ahead * 1.8 ? FAR : 0);
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}

/** Wider than any screen. */
const FAR = 1e6;

const middle = (element: Element): Point => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const isOnBoard = (spot: Element): boolean => spot instanceof SVGElement;

/** A Svelte action for the element around all spots. */
export function arrows(root: HTMLElement | SVGElement): { destroy(): void } {
  // Invisible spots can't take the focus.
  const spots = () =>
    [...root.querySelectorAll<SVGElement | HTMLElement>("[data-spot]:not([disabled])")].filter(
      (spot) => spot.checkVisibility?.() ?? true,
    );

  /** The last focused spot, in case it vanishes. */
  let last: { spot: Element; name: string; at: Point; onBoard: boolean } | null = null;

  /** Spots without a tabindex (plain buttons) are in the tab order anyway. */
  const roving = () => spots().filter((spot) => spot.hasAttribute("tabindex"));

  /** One spot is in the tab order: the focused one, else one that can be chosen, else the first. */
  function rove(): void {
    const all = roving();
    const now = all.find((spot) => spot.tabIndex === 0);
    const better = all.find((spot) => spot.dataset.choosable !== undefined);
    const walking = now === document.activeElement || now?.dataset.choosable !== undefined;
    if (!now || (better && !walking)) {
      if (now) now.tabIndex = -1;
      const first = better ?? all[0];
      if (first) first.tabIndex = 0;
    }
    if (last && !last.spot.isConnected) refocus(last.name, last.at, last.onBoard);
  }

  /** The focused spot has vanished (its piece moved, say): focus the spot of the same name, or the nearest; from the
   *  board to the board, not to a hand that happens to be near. */
  function refocus(name: string, at: Point, onBoard: boolean): void {
    last = null;
    if (document.activeElement && document.activeElement !== document.body) return;
    const all = spots();
    const far = (spot: Element) => Math.hypot(middle(spot).x - at.x, middle(spot).y - at.y);
    const alike = all.filter((spot) => isOnBoard(spot) === onBoard);
    const [nearby] = (alike.length ? alike : all).toSorted((a, b) => far(a) - far(b));
    const found = all.find((spot) => spot.dataset.spot === name) ?? nearby;
    if (found) focus(found);
  }

  function focus(spot: SVGElement | HTMLElement): void {
    for (const other of roving()) if (other.tabIndex === 0 && other !== spot) other.tabIndex = -1;
    if (spot.hasAttribute("tabindex")) spot.tabIndex = 0;
    last = { spot, name: spot.dataset.spot ?? "", at: middle(spot), onBoard: isOnBoard(spot) };
    if (document.activeElement !== spot) spot.focus({ preventScroll: spot instanceof SVGElement });
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
    if (spot) focus(spot);
    else last = null;
  }

  root.addEventListener("keydown", keydown);
  root.addEventListener("focusin", focusin);
  const observer = new MutationObserver(rove);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ["data-choosable"] });
  rove();
  return {
    destroy() {
      observer.disconnect();
      root.removeEventListener("keydown", keydown);
      root.removeEventListener("focusin", focusin);
    },
  };
}

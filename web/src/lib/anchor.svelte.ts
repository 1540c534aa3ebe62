/** Where a point of a board is on the screen: for panels that stand beside it. It follows panning, zooming and resizing. */

import type { Bounds, Look, Point, Size } from "./panzoom";

export class Anchor {
  /** The point, in pixels from the upper left corner of the host; null until it is known. */
  at = $state.raw<Point | null>(null);
  /** The size of the host. */
  room = $state.raw<Size>({ width: 0, height: 0 });

  /** Follows a point of the board inside of a host; returns how to stop. */
  follow(host: HTMLElement, point: Point): () => void {
    const plane = host.querySelector<SVGGElement>("[data-stage] > g");
    if (!plane) return () => {};
    const measure = (): void => {
      const look = readLook(plane.getAttribute("transform") ?? "");
      if (!look) return;
      const [box, stage] = [host.getBoundingClientRect(), plane.parentElement!.getBoundingClientRect()];
      this.room = { width: box.width, height: box.height };
      this.at = {
        x: look.scale * point.x + look.x + stage.left - box.left,
        y: look.scale * point.y + look.y + stage.top - box.top,
      };
    };
    const moved = new MutationObserver(measure);
    moved.observe(plane, { attributes: true });
    const resized = new ResizeObserver(measure);
    resized.observe(host);
    measure();
    return () => {
      moved.disconnect();
      resized.disconnect();
    };
  }
}

/** Reads what `Eyes` writes. Matrices of elements that are not laid out yet would lack it. */
function readLook(transform: string): Look | null {
  const [, x, y, scale] = /^translate\((\S+) (\S+)\) scale\((\S+)\)$/.exec(transform) ?? [];
  return scale === undefined ? null : { x: Number(x), y: Number(y), scale: Number(scale) };
}

/** Free pixels at the edges of the host. */
const EDGE = 8;

/** The box of a panel beside a point, `away` from it: on the right, else on the left, else below or above; within the
 *  room, and off what is `taken` (buttons in a corner), if that is possible. */
export function boxBeside(at: Point, size: Size, room: Size, away: number, taken: readonly Bounds[] = []): Bounds {
  const clamp = (value: number, most: number) => Math.max(EDGE, Math.min(most - EDGE, value));
  const x = clamp(at.x - size.width / 2, room.width - size.width);
  const y = clamp(at.y - size.height / 2, room.height - size.height);
  const places = [
    { x: at.x + away, y },
    { x: at.x - away - size.width, y },
    { x, y: at.y + away },
    { x, y: at.y - away - size.height },
  ].map((place) => ({ ...place, ...size }));
  const fits = (box: Bounds) =>
    box.x >= EDGE &&
    box.y >= EDGE &&
    box.x + box.width <= room.width - EDGE &&
    box.y + box.height <= room.height - EDGE;
  const free = (box: Bounds) => !taken.some((other) => overlaps(box, other));
  const found = places.find((box) => fits(box) && free(box)) ?? places.find(fits) ?? places[at.y > room.height / 2 ? 3 : 2]!;
  return { ...found, x: clamp(found.x, room.width - size.width), y: clamp(found.y, room.height - size.height) };
}

const overlaps = (a: Bounds, b: Bounds): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The clickable spots of the board with their marks, and the tunnels under it. */

import type { Selection } from "$lib/selection.svelte";
import { withMarks, type Marks, type Spot } from "$lib/marks";
import type { Point } from "$lib/panzoom";
import { curve } from "$lib/paths";
import type { AntsBoard } from "./board";
import type { Plane } from "./plane";
import { cellWords } from "./words";

export function spotsOf(board: AntsBoard, selection: Selection, plane: Plane): Spot[] {
  const { parts, active } = selection;
  const chosen = new Set(parts);
  // Cells that the turn has settled already.
  const settled = new Set([board.asked === "contact" ? board.arrived : null, board.march?.cell, board.hire?.cell]);
  const hints = new Set(selection.hinted);
  return plane.cells.map(({ name, x, y }): Spot => {
    const marks: Marks = {
      choosable: selection.next.has(name),
      chosen: (active && chosen.has(name)) || settled.has(name),
      prepared: !active && chosen.has(name) && selection.premoving,
      hinted: hints.has(name),
    };
    return {
      part: name,
      x,
      y,
      taken: name in board.ants || name in board.markers,
      instead: active && parts.length > 0 && !marks.choosable && !marks.chosen && selection.first.has(name),
      ...marks,
      label: withMarks(cellWords(board, name), marks),
    };
  });
}

/** The path of a tunnel: a curve, so that it does not look like a trail. */
export function tunnelPath(from: Point, to: Point): string {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const middle = { x: (from.x + to.x) / 2 - y * 0.22, y: (from.y + to.y) / 2 + x * 0.22 };
  return curve(from, middle, to);
}

/** Complete tunnels: both ends belong to one player. */
export function tunnelsOf(board: AntsBoard): { owner: number; ends: [string, string] }[] {
  return board.seats.flatMap((_, owner) => {
    const ends = Object.keys(board.markers).filter((cell) => board.markers[cell] === owner);
    return ends.length === 2 ? [{ owner, ends: [ends[0]!, ends[1]!] as [string, string] }] : [];
  });
}

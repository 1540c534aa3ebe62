/** Rotated and mirrored tiles, and their places around a worker. */

import { hexKey, type Hex } from "$lib/hexes";

/** By a sixth of a circle, clockwise. */
export const rotated = ({ q, r }: Hex): Hex => ({ q: -r + 0, r: q + r });
/** Left and right exchanged. */
export const mirrored = ({ q, r }: Hex): Hex => ({ q: -q - r + 0, r });

const inOrder = (a: Hex, b: Hex) => a.r - b.r || a.q - b.q;

/** The name of a set of hexes in moves: row by row. */
export const setName = (hexes: readonly Hex[]): string => [...hexes].sort(inOrder).map(hexKey).join(" ");

/** A name of a shape that does not depend on its place. */
function formOf(hexes: readonly Hex[]): string {
  const first = [...hexes].sort(inOrder)[0] ?? { q: 0, r: 0 };
  return setName(hexes.map(({ q, r }) => ({ q: q - first.q, r: r - first.r })));
}

export interface Turn {
  cells: readonly Hex[];
  form: string;
  /** A mirror image that no rotation gives. */
  mirrored: boolean;
}

const known = new Map<string, Turn[]>();

/** All orientations of a tile: clockwise rotations, then those of its mirror image. */
export function turnsOf(cells: readonly Hex[]): readonly Turn[] {
  const name = formOf(cells);
  let found = known.get(name);
  if (!found) {
    found = [];
    for (const mirror of [false, true]) {
      let turned: readonly Hex[] = mirror ? cells.map(mirrored) : cells;
      for (let step = 0; step < 6; step++, turned = turned.map(rotated)) {
        const form = formOf(turned);
        if (!found.some((turn) => turn.form === form)) found.push({ cells: turned, form, mirrored: mirror });
      }
    }
    known.set(name, found);
  }
  return found;
}

/** The orientation of some hexes, or -1. */
export function turnIndex(turns: readonly Turn[], hexes: readonly Hex[]): number {
  const form = formOf(hexes);
  return turns.findIndex((turn) => turn.form === form);
}

/** The places of a tile that cover a hex. */
export const placesOver = (turn: Turn, hex: Hex): Hex[][] =>
  turn.cells.map((on) => turn.cells.map(({ q, r }) => ({ q: q - on.q + hex.q, r: r - on.r + hex.r })));

/** Steps from one orientation to another, clockwise; a mirror image is farther than any rotation. */
export function stepsBetween(turns: readonly Turn[], from: number, to: number): number {
  const [a, b] = [turns[from], turns[to]];
  if (!a || !b) return turns.length;
  const alike = turns.flatMap((turn, index) => (turn.mirrored === b.mirrored ? [index] : []));
  const start = a.mirrored === b.mirrored ? alike.indexOf(from) : 0;
  const steps = (alike.indexOf(to) - start + alike.length) % alike.length;
  return steps + (a.mirrored === b.mirrored ? 0 : turns.length);
}

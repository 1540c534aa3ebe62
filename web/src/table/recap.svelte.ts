/** What has happened since our last turn, decision by decision, and the positions before a takeback. */

import * as api from "$lib/api";
import type { Table } from "$lib/table.svelte";
import type { Told, View } from "$lib/wire";

/** The most decisions that are shown, the last ones. */
const MOST = 60;

/** The number of decisions up to our last one, and so the first position of a recap. */
export function sinceOurs(moves: readonly Told[], seat: number | null): number {
  const own = moves.findLastIndex((move) => move.seat === seat);
  return Math.max(own + 1, moves.length - MOST);
}

/** The number of the position at the start of the turn before the last one. */
export function turnBefore(moves: readonly Told[]): number {
  let turns = 0;
  for (let at = moves.length; at > 0; at--) if (moves[at - 1]!.seat !== moves[at]?.seat && ++turns > 2) return at;
  return 0;
}

/** The positions of a table from one on, as a seat saw them; null where they can't be had. */
export async function positionsFrom(table: Table, first: number, seat: number | null): Promise<View[] | null> {
  const wanted = { from: first, limit: table.moves.length - first + 1, seat: seat ?? undefined, token: table.token };
  try {
    return (await api.positions(table.id, wanted, table.info!)).positions.map(({ view }) => view);
  } catch (error) {
    if (error instanceof api.ApiError) return null;
    throw error;
  }
}

/** A recap that is open: the positions since our last turn, and the shown one. */
export class Recap {
  at = $state(0);
  playing = $state(true);

  constructor(readonly views: View[]) {
    this.at = Math.min(1, this.last);
  }

  get last(): number {
    return this.views.length - 1;
  }

  /** The decision that led to the shown position. */
  get told(): Told | null {
    return this.at > 0 ? this.views[this.at]!.last : null;
  }

  /** The shown position, with all that led to it. */
  shown = $derived.by((): View => ({ ...this.views[this.at]!, approach: this.views.slice(0, this.at), recap: true }));

  step(direction: 1 | -1): void {
    this.playing = false;
    this.at = Math.min(Math.max(this.at + direction, 0), this.last);
  }

  /** Goes on, and stops at the end. */
  tick(): void {
    if (this.at < this.last) this.at++;
    if (this.at === this.last) this.playing = false;
  }

  play(): void {
    if (!this.playing && this.at === this.last) this.at = 0;
    this.playing = !this.playing;
  }
}

/** A table's game, position by position: fetched in pieces, those around the cursor first. */

import * as api from "$lib/api";
import type { Info, Problem, Seat, Status, Told, View } from "$lib/wire";

export interface Place {
  number: number;
  view: View;
  /** null while the game runs. */
  position: string | null;
}

/** The number of positions per request. */
export const PIECE = 24;

/** The first position of the piece that contains `number`. */
export const pieceOf = (number: number) => Math.floor(number / PIECE) * PIECE;

/** The piece to fetch next: the cursor's, then its neighbours, then the rest from the start; null: none. */
export function nextPiece(cursor: number, total: number, there: ReadonlySet<number>): number | null {
  const here = pieceOf(cursor);
  const wanted = [here, here + PIECE, here - PIECE];
  for (let piece = 0; piece < total; piece += PIECE) wanted.push(piece);
  return wanted.find((piece) => piece >= 0 && piece < Math.max(1, total) && !there.has(piece)) ?? null;
}

export class Timeline {
  info = $state.raw<Info | null>(null);
  seats = $state.raw<Seat[]>([]);
  status = $state<Status>("running");
  /** The number of positions: one more than decisions. */
  total = $state(0);
  places = $state.raw<ReadonlyMap<number, Place>>(new Map());
  problem = $state.raw<Problem | null>(null);
  /** The seat whose view is wanted; null: the deciding one, as far as we may see it. */
  seat = $state<number | null>(null);

  #cursor = 0;
  #there = new Set<number>();
  #fetching: AbortController | null = null;

  constructor(
    readonly id: string,
    readonly token: string,
  ) {}

  async open(at: number | null): Promise<void> {
    try {
      const answer = await api.table(this.id, this.token);
      this.info = answer.info;
      this.seats = answer.state.seats;
      this.status = answer.state.status;
      if (this.status === "open") return;
      this.#cursor = at ?? 0;
      await this.#fill();
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Moves the cursor. */
  look(number: number): void {
    this.#cursor = number;
    if (!this.#fetching) void this.#fill().catch((error) => this.#failed(error));
  }

  /** Shows the game from another seat. */
  async from(seat: number | null): Promise<void> {
    if (seat === this.seat) return;
    this.close();
    this.seat = seat;
    this.#there.clear();
    try {
      await this.#fill();
    } catch (error) {
      this.#failed(error);
    }
  }

  close(): void {
    this.#fetching?.abort();
    this.#fetching = null;
  }

  /** The decision that led to a position. */
  told(number: number): Told | null {
    return this.places.get(number)?.view.last ?? null;
  }

  async #fill(): Promise<void> {
    const fetching = new AbortController();
    this.#fetching = fetching;
    try {
      for (;;) {
        // The game may be shorter than a link says.
        const piece = this.total
          ? nextPiece(Math.min(this.#cursor, this.total - 1), this.total, this.#there)
          : pieceOf(this.#cursor);
        if (piece === null) return;
        const wanted = { from: piece, limit: PIECE, seat: this.seat ?? undefined, token: this.token };
        const answer = await api.positions(this.id, wanted, this.info!, fetching.signal);
        if (fetching.signal.aborted) return;
        this.#take(piece, answer.total, answer.positions);
      }
    } finally {
      if (this.#fetching === fetching) this.#fetching = null;
    }
  }

  #take(piece: number, total: number, positions: Place[]): void {
    this.#there.add(piece);
    this.total = total;
    const places = new Map(this.places);
    for (const place of positions) places.set(place.number, place);
    this.places = places;
  }

  #failed(error: unknown): void {
    if (error instanceof api.ApiError) this.problem = error.problem;
    else if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}

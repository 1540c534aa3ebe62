/** Pure functions about seats. */

import type { Outcome, Seat, Told } from "$lib/wire";

/** Whether other people play here (bots and players who left don't count). */
export function othersPlay(seats: Seat[], me: string): boolean {
  return seats.some((seat) => seat.kind === "person" && seat.guest !== me && !seat.gone);
}

/** The seats in the order of their plates: those after `near` in turn order first, `near` last. */
export function plateOrder(seats: number, near: number): number[] {
  return Array.from({ length: seats }, (_, index) => (near + 1 + index) % seats);
}

/** Which of our seats took our last decision, and can take it back; null if none did. */
export function lastDecider(moves: Told[], mine: number[]): number | null {
  return moves.findLast((move) => mine.includes(move.seat))?.seat ?? null;
}

/** The winning seats; none if all tie. */
export function winners(outcome: Outcome): number[] {
  const best = Math.min(...outcome.places);
  const first = outcome.places.flatMap((place, seat) => (place === best ? [seat] : []));
  return first.length === outcome.places.length ? [] : first;
}

/** Whether another seat has a player of the same name: one person plays several, say. */
export function ambiguous(seats: Seat[], seat: number): boolean {
  const name = nameKey(seats[seat]!);
  return seats.some((other, number) => number !== seat && nameKey(other) === name);
}

const nameKey = (seat: Seat) => (seat.kind === "person" ? `person ${seat.name ?? ""}` : seat.kind);

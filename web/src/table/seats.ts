/** Who sits where, as the frame needs to know it: pure questions about seats. */

import type { Outcome, Seat, Told } from "$lib/wire";

/** Whether other people than us play here (bots and those who have gone don't count). */
export function othersPlay(seats: Seat[], me: string): boolean {
  return seats.some((seat) => seat.kind === "person" && seat.guest !== me && !seat.gone);
}

/** The seats in the order of their plates, the one nearest to us last: those after it in turn come first. */
export function plateOrder(seats: number, near: number): number[] {
  return Array.from({ length: seats }, (_, index) => (near + 1 + index) % seats);
}

/** The seat of ours that took the last decision of ours, or null where we have taken none: whoever can take it back. */
export function lastDecider(moves: Told[], mine: number[]): number | null {
  return moves.findLast((move) => mine.includes(move.seat))?.seat ?? null;
}

/** The seats that won; none where all share one place. */
export function winners(outcome: Outcome): number[] {
  const best = Math.min(...outcome.places);
  const first = outcome.places.flatMap((place, seat) => (place === best ? [seat] : []));
  return first.length === outcome.places.length ? [] : first;
}

/** Whether seats can't be told apart by the names of their players: one person plays several, say. */
export function ambiguous(seats: Seat[], seat: number): boolean {
  const name = nameKey(seats[seat]!);
  return seats.some((other, number) => number !== seat && nameKey(other) === name);
}

const nameKey = (seat: Seat) => (seat.kind === "person" ? `person ${seat.name ?? ""}` : seat.kind);

/** Decisions one after the other by the same seat, as the log shows them; `first` is the index of the group's first. */
export function grouped(
  moves: Told[],
  breaks: ReadonlySet<number> = new Set(),
): { seat: number; first: number; count: number }[] {
  const groups: { seat: number; first: number; count: number }[] = [];
  moves.forEach((move, index) => {
    const last = groups.at(-1);
    if (last && last.seat === move.seat && !breaks.has(index)) last.count++;
    else groups.push({ seat: move.seat, first: index, count: 1 });
  });
  return groups;
}

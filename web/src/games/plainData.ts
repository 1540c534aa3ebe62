/** A board of an unknown game as data that can be read. */

import type { Selection } from "$lib/selection.svelte";
import { t } from "$lib/i18n.svelte";
import type { Marks } from "$lib/marks";

type Fields = Record<string, unknown>;

/** Hues a golden angle apart stay distinct, however many seats there are. */
export const colour = (seat: number): string => `oklch(0.62 0.15 ${(35 + seat * 137.5) % 360})`;

export const called = (seat: number): string => t("seat-number", { number: seat + 1 });

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value that is one thing: a scalar, or the coordinates of a place. Null where it consists of several. */
export function word(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "✓" : "✗";
  if (typeof value !== "object") return String(value);
  const isPlace = Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === "number");
  return isPlace ? value.join(",") : null;
}

/** Equal things that follow each other, with how many there are. */
export function counted(items: unknown[]): { value: unknown; count: number }[] {
  const found: { value: unknown; count: number }[] = [];
  for (const value of items) {
    const last = found.at(-1);
    if (last && word(value) !== null && last.value === value) last.count++;
    else found.push({ value, count: 1 });
  }
  return found;
}

/** All names that things have, in the order of their first appearance. */
export const columns = (items: Fields[]): string[] => [...new Set(items.flatMap(Object.keys))];

/** How many single values there are in something. */
export function size(value: unknown): number {
  if (word(value) !== null) return 1;
  return Object.values(value as object).reduce((sum: number, each) => sum + size(each), 0);
}

/** The parts of a board: a row for each seat, and everything else. A list is the seats' where its name is a plural and it has
 *  one entry for each that is no bare word ("larders", not "hand"). */
export function split(board: unknown, seats: number): { rows: Fields[]; others: [string, unknown][] } {
  const rows: Fields[] = Array.from({ length: seats }, () => ({}));
  const others: [string, unknown][] = [];
  for (const [name, value] of Object.entries(isFields(board) ? board : { board })) {
    if (!isSeats(name, value, seats)) others.push([name, value]);
    else if (value.every(isFields)) value.forEach((fields, seat) => Object.assign(rows[seat]!, fields));
    else value.forEach((each, seat) => (rows[seat]![name] = each));
  }
  return { rows, others };
}

function isSeats(name: string, value: unknown, seats: number): value is unknown[] {
  if (!Array.isArray(value) || value.length !== seats || !name.endsWith("s")) return false;
  return value.every((each) => typeof each !== "string");
}

/** How a part is marked; null where it has nothing to do with what can be chosen. */
export function marksOf(selection: Selection, part: string): Marks | null {
  const chosen = selection.parts.includes(part);
  const marks = {
    choosable: selection.next.has(part),
    chosen: chosen && !selection.premoving,
    prepared: chosen && selection.premoving,
    hinted: selection.hinted[selection.parts.length] === part,
  };
  const begins = selection.active && selection.first.has(part);
  return begins || Object.values(marks).some(Boolean) ? marks : null;
}

/** What can be chosen now; where a part completes a move and that alone, with the move's text. */
export function choices(selection: Selection): { part: string; text: string }[] {
  return [...selection.next].map(([part, moves]) => {
    const only = moves.length === 1 && moves[0]!.parts.length === selection.parts.length + 1 ? moves[0]!.text : "";
    return { part, text: only === part ? "" : only };
  });
}

/** Decisions that are numbers of things ("larva 1", "soldier 0" …): they can be set in any order, and are legal
 *  together. */

import type { Move } from "$lib/wire";

export interface Count {
  name: string;
  number: number;
}

/** What a part like "larva 1" counts; null for any other part. */
export function readCount(part: string): Count | null {
  const found = /^([a-z]+) (\d+)$/.exec(part);
  return found && found[1] !== "room" ? { name: found[1]!, number: Number(found[2]) } : null;
}

/** Numbers by name, in the order in which they were set. */
export type Numbers = Record<string, number>;

export function numbersOf(parts: string[]): Numbers {
  return Object.fromEntries(parts.map(readCount).flatMap((count) => (count ? [[count.name, count.number]] : [])));
}

/** The numbers that each thing can have in any of the moves, in order. */
export function choicesOf(moves: Move[]): { name: string; numbers: number[] }[] {
  const found = new Map<string, Set<number>>();
  for (const { parts } of moves) {
    for (const count of parts.map(readCount)) {
      if (count) found.set(count.name, (found.get(count.name) ?? new Set()).add(count.number));
    }
  }
  return [...found].map(([name, numbers]) => ({ name, numbers: [...numbers].sort((a, b) => a - b) }));
}

const fits = (move: Move, numbers: Numbers): boolean =>
  Object.entries(numbers).every(([name, number]) => move.parts.includes(`${name} ${number}`));

/** The move that these numbers are, or that alone is left with them. */
export function moveWith(moves: Move[], numbers: Numbers): Move | null {
  const found = moves.filter((move) => fits(move, numbers));
  return found.length === 1 ? found[0]! : null;
}

export const possible = (moves: Move[], numbers: Numbers): boolean => moves.some((move) => fits(move, numbers));

/** These numbers with another one; whatever was set earlier and can't be kept together with it is not set any more. */
export function withNumber(moves: Move[], numbers: Numbers, name: string, number: number): Numbers {
  const { [name]: _, ...others } = numbers;
  const kept = Object.entries(others);
  while (kept.length && !possible(moves, { ...Object.fromEntries(kept), [name]: number })) kept.shift();
  return { ...Object.fromEntries(kept), [name]: number };
}

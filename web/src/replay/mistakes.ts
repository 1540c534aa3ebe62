/** Judging decisions by the deciding seat's expected result before and after. */

import type { Analysis, Outcome } from "$lib/wire";

export type Verdict = "inaccuracy" | "mistake" | "blunder";

export const VERDICTS = ["inaccuracy", "mistake", "blunder"] as const;

/** The minimum loss of expected result (from -1, lost, to 1, won) for each verdict. */
const LOSSES: [Verdict, number][] = [
  ["blunder", 0.5],
  ["mistake", 0.3],
  ["inaccuracy", 0.15],
];

/** In the usual notation of annotations. */
export const SIGNS: Record<Verdict, string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

export function verdictOn(before: number, after: number): Verdict | null {
  return LOSSES.find(([, loss]) => before - after >= loss - 1e-9)?.[0] ?? null;
}

/** The final value for each seat: 1 for the first, -1 for the last; ties share. */
export function outcomeValues(outcome: Outcome): number[] {
  const { places } = outcome;
  if (places.length < 2) return places.map(() => 0);
  return places.map((place) => {
    const tied = places.filter((other) => other === place).length;
    // The mean of the tied places, scaled from first to last.
    const middle = place - 1 + (tied - 1) / 2;
    return 1 - (2 * middle) / (places.length - 1);
  });
}

export interface Judged {
  values: number[];
  best: string | null;
}

export function judged(analysis: Analysis): Judged {
  return { values: analysis.values, best: analysis.best?.text ?? null };
}

export interface Decision {
  seat: number;
  text: string;
}

/** The verdict on each decision of a game, by its number (1: the first): `positions[n]` is what is known of the
 *  position after n decisions, if anything. The engine's own choice is never wrong. */
export function verdicts(
  positions: readonly (Judged | null | undefined)[],
  decisions: readonly (Decision | null | undefined)[],
): Map<number, Verdict> {
  const found = new Map<number, Verdict>();
  decisions.forEach((decision, index) => {
    const before = positions[index];
    const after = positions[index + 1];
    if (!decision || !before || !after || before.best === decision.text) return;
    const verdict = verdictOn(before.values[decision.seat] ?? 0, after.values[decision.seat] ?? 0);
    if (verdict) found.set(index + 1, verdict);
  });
  return found;
}

/** The next decision with a verdict after (or before) a number, or null. */
export function nextMistake(found: ReadonlyMap<number, Verdict>, at: number, direction: 1 | -1): number | null {
  const numbers = [...found.keys()].filter((number) => (number - at) * direction > 0);
  if (!numbers.length) return null;
  return direction === 1 ? Math.min(...numbers) : Math.max(...numbers);
}

/** The number of each verdict for each seat. */
export function counts(
  found: ReadonlyMap<number, Verdict>,
  decisions: readonly (Decision | null | undefined)[],
  seats: number,
): Record<Verdict, number>[] {
  const all = Array.from({ length: seats }, () => ({ inaccuracy: 0, mistake: 0, blunder: 0 }));
  for (const [number, verdict] of found) {
    const seat = decisions[number - 1]?.seat;
    if (seat !== undefined && all[seat]) all[seat][verdict]++;
  }
  return all;
}

/** Judging turns: what the best turn leads to, against what the one that was played led to, for the same seat. */

import type { Outcome } from "$lib/wire";
import type { Known } from "./engine.svelte";

export type Verdict = "inaccuracy" | "mistake" | "blunder";

export const VERDICTS = ["inaccuracy", "mistake", "blunder"] as const;

/** In the usual notation of annotations. */
export const SIGNS: Record<Verdict, string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

/** As in `hexapoda/bots/verdicts.py`, which says why. */
const EDGE = 0.999;
const DECIDED = 0.95;

/** An expected result on a scale without ends. */
function lead(value: number): number {
  const within = Math.max(-EDGE, Math.min(EDGE, value));
  return within / Math.sqrt(1 - within * within);
}

/** What a turn gave away: the lead after the best turn less that after the one played. */
export const lossOf = (best: number, played: number): number => Math.max(0, lead(best) - lead(played));

/** The verdict on a turn; `losses` are the smallest for each verdict. */
export function verdictOn(losses: readonly number[], best: number, played: number): Verdict | null {
  const lost = lossOf(best, played);
  const number = losses.filter((least) => lost >= least).length;
  if (!number) return null;
  return VERDICTS[best <= -DECIDED || played >= DECIDED ? 0 : number - 1]!;
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

/** What is known of a position. */
export interface Judged {
  values: number[];
  /** Whether a verdict may rest on it. */
  enough: boolean;
  /** The texts of the best turn, and the expected results after it. */
  turn: { moves: string[]; values: number[]; enough: boolean } | null;
}

/** What the analysis of the whole game found of a position; before it came there, what is shown, without a verdict. */
export function judged({ values, settled, turn }: Known): Judged {
  const moves = turn?.moves.map(({ text }) => text) ?? [];
  return { ...(settled ?? { values, enough: false }), turn: turn && { ...turn, moves } };
}

export interface PlayedTurn {
  seat: number;
  /** Its first and last decision, from 1 on. */
  first: number;
  last: number;
  moves: string[];
}

export interface Judgement {
  seat: number;
  verdict: Verdict | null;
  /** From 0 to 1: a half where a turn is just a mistake. */
  accuracy: number;
}

/** What is thought of the turns of a game, by the number of their last decision: `positions[n]` is what is known of the
 *  position after n decisions, if anything. Turns without enough analysis are left out. The engine's own choice is never
 *  wrong. */
export function judgements(
  positions: readonly (Judged | null | undefined)[],
  turns: readonly PlayedTurn[],
  losses: readonly number[],
): Map<number, Judgement> {
  const found = new Map<number, Judgement>();
  for (const { seat, first, last, moves } of turns) {
    const before = positions[first - 1];
    const after = positions[last];
    if (!before?.turn || !before.turn.enough || !before.enough || !after?.enough) continue;
    const own = before.turn.moves.length === moves.length && before.turn.moves.every((text, i) => text === moves[i]);
    const best = before.turn.values[seat] ?? 0;
    const played = own ? best : (after.values[seat] ?? 0);
    const accuracy = 0.5 ** (lossOf(best, played) / (losses[1] ?? 1));
    found.set(last, { seat, verdict: verdictOn(losses, best, played), accuracy });
  }
  return found;
}

/** The verdicts alone. */
export function verdictsOf(found: ReadonlyMap<number, Judgement>): Map<number, Verdict> {
  return new Map([...found].flatMap(([number, { verdict }]) => (verdict ? [[number, verdict] as const] : [])));
}

/** The next turn with a verdict after (or before) a number, or null. */
export function nextMistake(found: ReadonlyMap<number, Verdict>, at: number, direction: 1 | -1): number | null {
  const numbers = [...found.keys()].filter((number) => (number - at) * direction > 0);
  if (!numbers.length) return null;
  return direction === 1 ? Math.min(...numbers) : Math.max(...numbers);
}

/** The number of each verdict for each seat, and its accuracy (null: no turn was judged). */
export function tallyOf(
  found: ReadonlyMap<number, Judgement>,
  seats: number,
): (Record<Verdict, number> & { accuracy: number | null })[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = [...found.values()].filter((each) => each.seat === seat);
    const of = (verdict: Verdict) => own.filter((each) => each.verdict === verdict).length;
    const accuracy = own.length ? own.reduce((sum, each) => sum + each.accuracy, 0) / own.length : null;
    return { inaccuracy: of("inaccuracy"), mistake: of("mistake"), blunder: of("blunder"), accuracy };
  });
}

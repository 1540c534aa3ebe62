/** Clocks as the form asks for them. */

import type { ClockRule } from "$lib/wire";

/** What the form holds, whichever kind is chosen: a kind that is chosen again has its numbers still. */
export interface ClockForm {
  kind: ClockRule["kind"];
  minutes: number;
  increment: number;
  days: number;
}

export const USUAL_CLOCK: ClockForm = { kind: "none", minutes: 10, increment: 5, days: 3 };

/** Usual times: minutes for the game, seconds for each move. */
export const PRESETS: [minutes: number, increment: number][] = [
  [3, 2],
  [5, 5],
  [10, 5],
  [20, 10],
  [45, 15],
];

export const DAYS = [1, 2, 3, 5, 7, 14];

/** The clock that a form means. */
export function clockRule(form: ClockForm): ClockRule {
  if (form.kind === "game") return { kind: "game", seconds: Math.round(form.minutes * 60), increment: form.increment };
  if (form.kind === "days") return { kind: "days", days: form.days };
  return { kind: "none" };
}

/** The preset that a form is set to, as the index of PRESETS; -1: none of them. */
export function presetOf(form: ClockForm): number {
  return PRESETS.findIndex(([minutes, increment]) => minutes === form.minutes && increment === form.increment);
}

/** The clock in the form for a new table. */

import { t } from "$lib/i18n.svelte";
import type { ClockRule } from "$lib/wire";

/** The numbers of all kinds, so that switching kinds loses nothing. */
export interface ClockForm {
  kind: ClockRule["kind"];
  minutes: number;
  increment: number;
  days: number;
}

export const USUAL_CLOCK: ClockForm = { kind: "none", minutes: 10, increment: 5, days: 3 };

/** Presets: minutes for the game, seconds for each move. */
export const PRESETS: [minutes: number, increment: number][] = [
  [3, 2],
  [5, 5],
  [10, 5],
  [20, 10],
  [45, 15],
];

export const DAYS = [1, 2, 3, 5, 7, 14];

/** The clock rule that the form describes. */
export function clockRule(form: ClockForm): ClockRule {
  if (form.kind === "game") return { kind: "game", seconds: Math.round(form.minutes * 60), increment: form.increment };
  if (form.kind === "days") return { kind: "days", days: form.days };
  return { kind: "none" };
}

/** The index in PRESETS of the form's values, or -1. */
export function presetOf(form: ClockForm): number {
  return PRESETS.findIndex(([minutes, increment]) => minutes === form.minutes && increment === form.increment);
}

/** A clock rule in words. */
export function clockWords(rule: ClockRule): string {
  if (rule.kind === "game") {
    const minutes = Math.round(rule.seconds / 6) / 10;
    return t("page-clock-game-words", { minutes, increment: rule.increment ?? 0 });
  }
  return rule.kind === "days" ? t("page-clock-days-words", { count: rule.days }) : t("page-clock-none-help");
}

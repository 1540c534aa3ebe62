/** How long ago something was, in words. Tables tell their times in the server's own time. */

import { words } from "$lib/i18n.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "5 minutes ago"; what is newer than a minute is "now". */
export function ago(milliseconds: number): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto", style: "short" });
  for (const [unit, length] of UNITS) {
    if (milliseconds >= length) return format.format(-Math.floor(milliseconds / length), unit);
  }
  return format.format(0, "second");
}

/** What a clock shows. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Below this a clock shows tenths and warns. */
export const LOW = 10 * SECOND;

export type Shown = { days: number; hours: number } | { text: string };

/** Time left: days and hours where there are days, else digits; tenths below ten seconds. */
export function shownTime(ms: number): Shown {
  if (ms >= DAY) return { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) };
  const two = (value: number) => String(value).padStart(2, "0");
  if (ms < LOW) {
    const tenths = Math.floor(ms / 100);
    return { text: `0:0${Math.floor(tenths / 10)}.${tenths % 10}` };
  }
  // Rounded up: a clock that shows 0:10 has up to ten seconds, and never shows more than it was given.
  const seconds = Math.ceil(ms / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return { text: h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}` };
}

/** How long the shown time stays valid, in ms. */
export function nextChange(ms: number): number {
  if (ms <= LOW) return 100;
  if (ms >= DAY) return MINUTE;
  return ((ms - 1) % SECOND) + 1;
}

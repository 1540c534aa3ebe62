/** What nurses bring, as it is printed beside their tracks. */

import { TRACKS, type Box, type Event, type Track } from "./board";

/** The events that add to births, with what they add. */
const ADDS: Partial<Record<Event, [Track, number]>> = {
  larva_plus_2: ["larva", 2],
  soldier_plus_1: ["soldier", 1],
  worker_plus_1: ["worker", 1],
};

/** What so many nurses bring on a track, the event included. */
export function brings(box: Box, event: Event, track: Track, nurses: number): number {
  const born = box.births[track][nurses] ?? 0;
  const [helped, more] = ADDS[event] ?? [];
  return born && helped === track ? born + more! : born;
}

/** The numbers of nurses that are of use on each track: those that bring more than fewer would. */
export function usefulNumbers(box: Box): { name: Track; numbers: number[] }[] {
  return TRACKS.map((name) => ({
    name,
    numbers: box.births[name].flatMap((born, nurses, all) => (nurses === 0 || born > all[nurses - 1]! ? [nurses] : [])),
  }));
}

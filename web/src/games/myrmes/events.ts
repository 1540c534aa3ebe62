/** The events as they look on the track. */

import type { Event } from "./board";
import type { SignName } from "./signs";

export const EVENT_SIGNS: Record<Event, SignName> = {
  level_plus_1: "level",
  points_plus_1: "points",
  larva_plus_2: "larva",
  harvest_plus_3: "harvest",
  move_plus_3: "move",
  soldier_plus_1: "soldier",
  hex_plus_1: "hex",
  worker_plus_1: "worker",
};

/** "+2": the bonus at the end of an event's name. */
export const plus = (event: Event): string => `+${event.slice(-1)}`;

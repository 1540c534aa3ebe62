/** What a decision says, read from its text (docs/rules, the splitting of a turn). */

import { isHex, isKind, isTile, type Cube, type Event, type TileKind, EVENTS } from "./board";
import { numbersOf, type Numbers } from "./counting";

export type Said =
  | { does: "event"; event: Event }
  | { does: "birth" | "born" | "pay-mix" | "keep"; numbers: Numbers }
  | { does: "room"; room: number; cube: Cube | null }
  | { does: "exit" | "stand" | "tunnel"; hex: string }
  | { does: "step"; space: string }
  | { does: "place"; kind: TileKind; hexes: string[] }
  | { does: "harvest" | "extra"; tile: string; cube: Cube }
  | { does: "objective"; objective: string }
  | { does: "pay-tiles"; tiles: string[] }
  | { does: "winter"; times: number }
  | { does: "exchange" | "clean" | "stop" | "level" | "nurse" | "done" };

const PLAIN = ["exchange", "clean", "stop", "level", "nurse", "done"];

/** The decision that a text of the notation means; null for any other text. */
export function readSaid(text: string): Said | null {
  const [verb = "", ...words] = text.split(" ");
  const first = words[0] ?? "";
  if (PLAIN.includes(verb) && !words.length) return { does: verb as "stop" };
  switch (verb) {
    case "event":
      return EVENTS[Number(first)] ? { does: "event", event: EVENTS[Number(first)]! } : null;
    case "birth":
    case "born":
    case "keep":
      return { does: verb, numbers: counted(words) };
    case "room":
      if (!/^\d$/.test(first)) return null;
      return { does: "room", room: Number(first), cube: (words[1] as Cube | undefined) ?? null };
    case "exit":
    case "stand":
    case "tunnel":
      return isHex(first) ? { does: verb, hex: first } : null;
    case "step":
      return isHex(first) || isTile(first) ? { does: "step", space: first } : null;
    case "place":
      return isKind(first) ? { does: "place", kind: first, hexes: words.slice(1) } : null;
    case "harvest":
    case "extra":
      return isTile(first) && words[1] ? { does: verb, tile: first, cube: words[1] as Cube } : null;
    case "objective":
      return first ? { does: "objective", objective: first } : null;
    case "pay":
      return isTile(first) ? { does: "pay-tiles", tiles: words } : { does: "pay-mix", numbers: counted(words) };
    case "winter":
      return /^\d+$/.test(first) ? { does: "winter", times: Number(first) } : null;
    default:
      return null;
  }
}

/** "larva 1 worker 2": numbers by name. */
function counted(words: string[]): Numbers {
  return numbersOf(words.flatMap((word, index) => (index % 2 ? [] : [`${word} ${words[index + 1] ?? ""}`])));
}

/** The dice that chance brought with a decision: spring, summer, autumn; null where none were rolled. */
export function rolled(chance: string): number[] | null {
  const found = /(?:^|;\s*)dice (\d) (\d) (\d)/.exec(chance);
  return found ? found.slice(1).map(Number) : null;
}

/** What an objective is about, and how many of it: "pheromones4". */
export function readObjective(name: string): { about: string; number: number } {
  const found = /^([a-z]+)(\d+)$/.exec(name);
  return { about: found?.[1] ?? name, number: Number(found?.[2] ?? 0) };
}

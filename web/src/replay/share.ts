/** Addresses of positions. */

import type { Options } from "$lib/wire";
import type { Step } from "$lib/sketch.svelte";

const MARK = ";";

/** The address of a position: a position text, and moves from there. */
export function studyAddress(game: string, position: string, options?: Options, moves: string[] = []): string {
  const query = new URLSearchParams();
  if (position) query.set("position", position);
  const stated = options && Object.keys(options).length && !position.includes(" | ");
  if (stated) query.set("options", JSON.stringify(options));
  const hash = moves.length ? `#${encodeURIComponent(moves.join(MARK))}` : "";
  const search = query.size ? `?${query}` : "";
  return `/study/${encodeURIComponent(game)}${search}${hash}`;
}

export interface Wanted {
  position: string;
  options: Options | undefined;
  moves: string[];
}

/** Reads an address; unreadable options count as none. */
export function readStudy(url: URL): Wanted {
  const moves = decodeURIComponent(url.hash.slice(1)).split(MARK).filter(Boolean);
  const options = readOptions(url.searchParams.get("options"));
  return { position: url.searchParams.get("position") ?? "", options, moves };
}

function readOptions(text: string | null): Options | undefined {
  try {
    const found: unknown = JSON.parse(text ?? "null");
    return found && typeof found === "object" && !Array.isArray(found) ? (found as Options) : undefined;
  } catch {
    return undefined;
  }
}

/** The moves of a line since chance last intervened: from there they determine everything. */
export function sinceChance(steps: Step[], at: number): { from: number; moves: string[] } {
  let from = 0;
  for (let index = 1; index <= at; index++) if (steps[index]?.told?.chance) from = index;
  return { from, moves: steps.slice(from + 1, at + 1).map((step) => step.told?.text ?? "") };
}

/** Addresses of positions, and of trees of variations. */

import { pack, unpack } from "$lib/packed";
import type { Options, Told } from "$lib/wire";
import type { SketchTree, TreeText } from "$lib/tree.svelte";

const MARK = ";";
/** What follows it is a packed tree. */
const PACKED = "~";

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

/** What follows the number of a position, or the address of a study without moves: the variations; "" if there are
 *  none. */
export async function packedTree(tree: SketchTree): Promise<string> {
  if (tree.plain) return "";
  return PACKED + (await pack(JSON.stringify({ ...tree.describe(), at: tree.here && tree.placeOf(tree.here) })));
}

/** Reads the variations of an address; null where they can't be read. */
export async function readTree(packed: string): Promise<TreeText | null> {
  try {
    const found = JSON.parse(await unpack(packed)) as Partial<TreeText> | null;
    return Array.isArray(found?.nodes) ? (found as TreeText) : null;
  } catch {
    return null;
  }
}

export interface Wanted {
  position: string;
  options: Options | undefined;
  moves: string[];
  /** A packed tree, or "". */
  tree: string;
}

/** Reads an address; unreadable options count as none. */
export function readStudy(url: URL): Wanted {
  const hash = url.hash.slice(1);
  const tree = hash.startsWith(PACKED) ? hash.slice(PACKED.length) : "";
  const moves = tree ? [] : decodeURIComponent(hash).split(MARK).filter(Boolean);
  const options = readOptions(url.searchParams.get("options"));
  return { position: url.searchParams.get("position") ?? "", options, moves, tree };
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
export function sinceChance(steps: readonly { told: Told | null }[], at: number): { from: number; moves: string[] } {
  let from = 0;
  for (let index = 1; index <= at; index++) if (steps[index]?.told?.chance) from = index;
  return { from, moves: steps.slice(from + 1, at + 1).map((step) => step.told?.text ?? "") };
}

/** What was tried and said beside games, kept in this browser by table. */

import type { TreeText } from "$lib/tree.svelte";

/** The most games that are kept; the one that was changed first makes room. */
const MOST = 40;
const PREFIX = "tree/";

interface Kept {
  saved: number;
  tree: TreeText;
}

/** What was kept of a game; null: nothing. */
export function kept(id: string): TreeText | null {
  return read(PREFIX + id)?.tree ?? null;
}

/** Keeps a tree; one without anything in it is forgotten. */
export function keep(id: string, tree: TreeText): void {
  try {
    if (!tree.nodes.length && !tree.comment) return localStorage.removeItem(PREFIX + id);
    localStorage.setItem(PREFIX + id, JSON.stringify({ saved: Date.now(), tree } satisfies Kept));
    const all = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    all.sort((one, other) => (read(one)?.saved ?? 0) - (read(other)?.saved ?? 0));
    for (const key of all.slice(0, -MOST)) localStorage.removeItem(key);
  } catch {
    // The storage is full; the tree stays in memory, in links and in records.
  }
}

function read(key: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** The replay of an imported record, with its variations and comments. */

import { router } from "$lib/router.svelte";
import type { TreeText } from "$lib/tree.svelte";
import type { ImportAnswer, TreeAnswer } from "$lib/wire";
import { keep, kept } from "./kept";

/** Opens it, and keeps what the record holds beside its game, unless the reader has something of their own there. */
export function showImported({ id, tree }: ImportAnswer, how?: { replace: boolean }): void {
  if (tree && !kept(id)) keep(id, besideGame(tree));
  router.go(`/tables/${id}/replay`, how);
}

/** A tree without its game. */
export function besideGame({ comment, main, nodes }: TreeAnswer): TreeText {
  const told: TreeText["nodes"] = [];
  const numbers = new Map<number, number>();
  nodes.forEach(({ parent, text, chance, comment }, index) => {
    const number = index + 1;
    const played = number <= main;
    numbers.set(number, played ? number : main + 1 + told.length);
    if (played && !comment) return;
    told.push({
      parent: parent ? numbers.get(parent)! : 0,
      text,
      ...(chance && !played ? { chance } : {}),
      ...(comment ? { comment } : {}),
    });
  });
  return { ...(comment ? { comment } : {}), nodes: told };
}

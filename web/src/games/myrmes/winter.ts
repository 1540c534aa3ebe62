/** What winter will cost a colony, as far as it can be seen now. */

import type { Box, Colony } from "./board";

export interface Winter {
  need: number;
  /** What the store pays, what larvae can pay of the rest, and what is missing even so. */
  paid: number;
  exchanged: number;
  missing: number;
  /** Points that are lost for what is missing. */
  lost: number;
}

/** Winter for a colony that exchanges larvae so many times; without a number, as often as it needs and can. */
export function winterOf(colony: Colony, box: Box, times?: number): Winter {
  const need = colony.winter;
  const can = Math.floor(colony.larvae / box.larvae_per_food);
  const exchanged = times ?? Math.min(can, Math.max(0, need - colony.store.food));
  const paid = Math.min(need, colony.store.food + exchanged);
  const missing = need - paid;
  return { need, paid, exchanged, missing, lost: missing * box.penalty };
}

/** The sums of the chosen unit's attacks. */

import type { TermitesBoard } from "./board";

/** One unit's share of an attack. */
export interface Share {
  hex: string;
  strength: number;
  /** What the terrain adds to its support. */
  bonus: number;
}

export interface Sum {
  target: string;
  attack: number;
  defence: number;
  /** The terrain's share of the defence. */
  bonus: number;
  /** The attacker first. */
  shares: Share[];
  /** Whether the attacker is stronger. */
  allowed: boolean;
}

/** Both sides of the chosen unit's attacks; legal ones come first. */
export function sums(board: TermitesBoard): Sum[] {
  return Object.entries(board.attacks ?? {})
    .map(([target, { attack, defence, bonus, shares }]) => ({
      target,
      attack,
      defence,
      bonus,
      shares: shares.map(([hex, strength, bonus]) => ({ hex, strength, bonus })),
      allowed: attack > defence,
    }))
    .sort((a, b) => Number(b.allowed) - Number(a.allowed));
}

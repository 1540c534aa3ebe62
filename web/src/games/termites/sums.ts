/** What the attacks of the chosen unit add up to. */

import type { TermitesBoard } from "./board";

/** One unit's part in an attack. */
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
  /** How much of the defence is the terrain's. */
  bonus: number;
  /** The attacker first. */
  shares: Share[];
  /** Whether the attacker is stronger. */
  allowed: boolean;
}

/** Both sides of the attacks of the chosen unit; those that are allowed come first. */
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

/** What the view tells ahead of the next decisions: where things can go, and what attacks add up to. */

import type { TermitesBoard, TermitesView } from "./board";

/** What can be chosen after each legal move, by the move's text. */
export function beyond(view: TermitesView): Record<string, string[]> {
  const { asked, ahead } = view.board;
  if (!ahead || (asked !== "choose-token" && asked !== "choose-unit")) return {};
  const found: Record<string, string[]> = {};
  for (const { text, parts } of view.legal ?? []) {
    const to = parts.length === 1 ? ahead.to[parts[0]!] : undefined;
    if (to?.length) found[text] = to;
  }
  return found;
}

/** The unit that is going to move: chosen for good, or looked at. */
export function unitInHand(board: TermitesBoard, parts: string[]): string | null {
  if (board.choices.unit) return board.choices.unit;
  return board.asked === "choose-unit" && parts.length === 1 && board.pieces[parts[0]!] ? parts[0]! : null;
}

/** The token that is going to be placed. */
export function tokenInHand(board: TermitesBoard, parts: string[]): string | null {
  if (board.choices.token) return board.choices.token;
  return board.asked === "choose-token" && parts.length === 1 ? parts[0]! : null;
}

/** One unit's part in an attack. */
export interface Share {
  hex: string;
  strength: number;
  /** What the terrain adds to its support. */
  bonus: number;
}

export interface Sum {
  unit: string;
  target: string;
  attack: number;
  defence: number;
  /** How much of the defence is the terrain's. */
  bonus: number;
  /** The attacker first. */
  shares: Share[];
  /** Whether the rules let it happen. */
  allowed: boolean;
}

/** Both sides of the attacks of a unit; those that are allowed come first. */
export function sums(board: TermitesBoard, unit: string | null): Sum[] {
  const { ahead, choices } = board;
  const attacker = unit === null ? undefined : board.pieces[unit];
  if (!ahead || unit === null || !attacker || !("strength" in attacker)) return [];
  return Object.entries(ahead.attacks[unit] ?? {})
    .flatMap(([target, attack]): Sum[] => {
      const known = ahead.targets[target];
      if (!known || (choices.target && choices.target !== target)) return [];
      const support = known.support
        .filter(([hex]) => hex !== unit)
        .map(([hex, strength, bonus]) => ({ hex, strength, bonus }));
      return [
        {
          unit,
          target,
          attack,
          defence: known.defence,
          bonus: known.bonus,
          shares: [{ hex: unit, strength: attacker.strength, bonus: 0 }, ...support],
          allowed: ahead.to[unit]?.includes(target) ?? false,
        },
      ];
    })
    .sort((a, b) => Number(b.allowed) - Number(a.allowed));
}

/** What a decision says, read from its text (docs/rules, T13). */

import type { Tile } from "./board";

export type Said =
  | { does: "neutral"; hex: string }
  | { does: "tile"; face: Tile; back: Tile; hex: string }
  | { does: "mound"; value: number; hex: string }
  | { does: "new-mound"; value: number }
  | { does: "token"; kind: string }
  | { does: "place"; kind: string; hex: string }
  | { does: "unit"; hex: string }
  | { does: "move"; unit: string; to: string }
  | { does: "attack"; unit: string; target: string; from: string | null; retreat: string | null; destroy: boolean }
  | { does: "stay" | "keep" };

const HEX = "([A-M]\\d{1,2})";
const KIND = "([WSPF]\\d)";
const ATTACK = new RegExp(`^${HEX}x${HEX}(?: from ${HEX})?(?: retreat ${HEX}| (destroy))?$`);

const readers: [RegExp, (found: string[]) => Said][] = [
  [new RegExp(`^place ${KIND} ${HEX}$`), ([kind, hex]) => ({ does: "place", kind: kind!, hex: hex! })],
  [new RegExp(`^place ${KIND}$`), ([kind]) => ({ does: "token", kind: kind! })],
  [new RegExp(`^${HEX}-${HEX}$`), ([unit, to]) => ({ does: "move", unit: unit!, to: to! })],
  [
    ATTACK,
    ([unit, target, from, retreat, destroy]) => ({
      does: "attack",
      unit: unit!,
      target: target!,
      from: from ?? null,
      retreat: retreat ?? null,
      destroy: destroy !== undefined,
    }),
  ],
  [new RegExp(`^${HEX}$`), ([hex]) => ({ does: "unit", hex: hex! })],
  [/^(stay|keep)$/, ([word]) => ({ does: word as "stay" | "keep" })],
  [new RegExp(`^mound (\\d+) ${HEX}$`), ([value, hex]) => ({ does: "mound", value: Number(value), hex: hex! })],
  [/^new mound (\d+)$/, ([value]) => ({ does: "new-mound", value: Number(value) })],
  [new RegExp(`^neutral ${HEX}$`), ([hex]) => ({ does: "neutral", hex: hex! })],
  [
    new RegExp(`^tile (\\w+)/(\\w+) ${HEX}$`),
    ([face, back, hex]) => ({ does: "tile", face: face as Tile, back: back as Tile, hex: hex! }),
  ],
];

/** The decision that a text of the notation means; null for any other text. */
export function readSaid(text: string): Said | null {
  for (const [pattern, meant] of readers) {
    const found = pattern.exec(text);
    if (found) return meant(found.slice(1));
  }
  return null;
}

/** The token that chance brought with a decision: its kind, "?" where we may not know it, null where none was drawn. */
export function drawn(chance: string): string | null {
  return /(?:^|;\s*)draws (\?|[WSPF]\d)/.exec(chance)?.[1] ?? null;
}

/** What a decision says, read from its text (docs/rules, chapter 15). */

import { isCard, type Card, type Letter } from "./board";

export interface Hired {
  kind: Letter;
  cell: string;
  /** Whether an ant there goes forward, and which kind, where the text says it. */
  push: boolean;
  pushed: Letter | null;
}

export type Said =
  | { does: "keep" | "end" | "build" | "decline" | "pass" | "stop" }
  | { does: "exchange"; card: Card }
  | ({ does: "hire"; card: Card | null } & Hired)
  | { does: "step"; card: Card | null; kind: Letter; from: string; to: string }
  | { does: "tunnel"; cell: string }
  | { does: "emergency"; cards: [Card, Card] }
  | { does: "ambush"; kind: Letter; cell: string; enemy: Letter; target: string }
  | { does: "column"; from: string; to: string }
  | { does: "card"; card: Card }
  | { does: "on-cell"; card: Card; cell: string }
  | { does: "contact"; cell: string; enemy: string }
  | { does: "sentries" | "fury"; ant: string }
  | { does: "march"; to: string };

const CELL = "([A-Z]{1,2}\\d{0,2})";
const KIND = "([WS])";

const readers: [RegExp, (found: (string | undefined)[]) => Said][] = [
  [/^(keep|end|build|decline|pass|stop)$/, ([word]) => ({ does: word as "keep" })],
  [/^exchange (\w+)$/, ([card]) => ({ does: "exchange", card: card as Card })],
  [
    new RegExp(`^(hire|card reinforcements) ${KIND} ${CELL}( push)?(?: ${KIND})?$`),
    ([verb, kind, cell, push, pushed]) => ({
      does: "hire",
      card: verb === "hire" ? null : "reinforcements",
      kind: kind as Letter,
      cell: cell!,
      push: push !== undefined,
      pushed: (pushed as Letter | undefined) ?? null,
    }),
  ],
  [
    new RegExp(`^(step|card forced_march) ${KIND} ${CELL}-${CELL}$`),
    ([verb, kind, from, to]) => ({
      does: "step",
      card: verb === "step" ? null : "forced_march",
      kind: kind as Letter,
      from: from!,
      to: to!,
    }),
  ],
  [new RegExp(`^tunnel ${CELL}$`), ([cell]) => ({ does: "tunnel", cell: cell! })],
  [/^emergency (\w+) (\w+)$/, ([one, other]) => ({ does: "emergency", cards: [one as Card, other as Card] })],
  [
    new RegExp(`^card ambush ${KIND} ${CELL} ${KIND} ${CELL}$`),
    ([kind, cell, enemy, target]) => ({
      does: "ambush",
      kind: kind as Letter,
      cell: cell!,
      enemy: enemy as Letter,
      target: target!,
    }),
  ],
  [new RegExp(`^card column ${CELL}-${CELL}$`), ([from, to]) => ({ does: "column", from: from!, to: to! })],
  [
    new RegExp(`^card (obstacle|cave_in) ${CELL}$`),
    ([card, cell]) => ({ does: "on-cell", card: card as Card, cell: cell! }),
  ],
  [/^card (\w+)$/, ([card]) => ({ does: "card", card: card as Card })],
  [new RegExp(`^contact ${CELL} ${CELL}$`), ([cell, enemy]) => ({ does: "contact", cell: cell!, enemy: enemy! })],
  [/^(sentries|fury) ([WS](?:\+\d+)?)$/, ([verb, ant]) => ({ does: verb as "fury", ant: ant! })],
  [new RegExp(`^march ${CELL}$`), ([to]) => ({ does: "march", to: to! })],
];

/** The decision that a text of the notation means; null for any other text. */
export function readSaid(text: string): Said | null {
  for (const [pattern, meant] of readers) {
    const found = pattern.exec(text);
    if (found) return meant(found.slice(1));
  }
  return null;
}

/** The cards that chance brought with a decision; null stands for one that we may not know. */
export function drawn(chance: string): (Card | null)[] {
  const found = /(?:^|;\s*)draws ([\w? ]+)/.exec(chance)?.[1] ?? "";
  return found
    .split(" ")
    .filter(Boolean)
    .map((word) => (isCard(word) ? word : null));
}

/** From what is pointed at to what is chosen. "W" can mean an ant of the supply, one on a cell or one in a battle, so
 *  it matters where somebody points. */

import type { Choosing } from "$lib/choosing.svelte";
import { isLetter, type AntsBoard, type Card, type Letter } from "./board";

/** The button that plays a card alone, once its text could be read. */
export const PLAY = "play";

/** Parts that follow where nothing else is left: the kind of an ant, and that nobody is pushed. */
export const implied = (part: string): boolean => isLetter(part) || part === "stay";

/** Whether an ant of the supply is chosen next, not one on the board. */
export function awaitsSupply(choosing: Choosing, board: AntsBoard): boolean {
  const { parts } = choosing;
  return board.asked === "action" && (parts.length === 0 || (parts.length === 1 && parts[0] === "reinforcements"));
}

export function supplyIsNext(choosing: Choosing, board: AntsBoard, letter: Letter): boolean {
  return awaitsSupply(choosing, board) && choosing.next.has(letter);
}

export function pointAtSupply(choosing: Choosing, board: AntsBoard, letter: Letter): void {
  if (!choosing.active) return choosing.handlers.idle?.(letter);
  if (awaitsSupply(choosing, board)) return choosing.pick(letter);
  // In a battle the same letters name those who fight.
  if (board.asked === "fury" || board.asked === "sentries") return;
  if (board.asked !== "action") return choosing.handlers.wrong([letter]);
  const reinforced = choosing.parts[0] === "reinforcements";
  const again = choosing.parts[reinforced ? 1 : 0] === letter;
  choosing.clear();
  if (reinforced) choosing.pick("reinforcements");
  if (!again) choosing.pick(letter);
}

/** The ant of the supply that is being hired, where no cell is chosen yet. */
export function supplyChosen(choosing: Choosing, board: AntsBoard): Letter | null {
  const [first, second] = choosing.parts;
  if (!choosing.active || board.asked !== "action") return null;
  const [letter, count] = first === "reinforcements" ? [second, 2] : [first, 1];
  return letter !== undefined && isLetter(letter) && choosing.parts.length === count ? letter : null;
}

/** The cell whose ants can be chosen from now, with the kinds that can. */
export function forkOf(choosing: Choosing, board: AntsBoard): { cell: string; letters: Letter[] } | null {
  const cell = choosing.parts.at(-1);
  if ((board.asked !== "action" && board.asked !== "push") || cell === undefined || !(cell in board.cells)) return null;
  const letters = [...choosing.next.keys()].filter(isLetter);
  return letters.length ? { cell, letters } : null;
}

/** The pairs of cards that can be discarded for a chip: moves name them in one order, people in any. */
export function pairs(choosing: Choosing): [Card, Card][] {
  return (choosing.legal ?? []).flatMap(({ parts: [first, one, other] }) =>
    first === "emergency" ? [[one as Card, other as Card] as [Card, Card]] : [],
  );
}

/** Whether a card of the hand is chosen next; `kept` is one of a pair that was chosen before the other. */
export function cardIsNext(choosing: Choosing, board: AntsBoard, card: Card, kept: Card | null = null): boolean {
  if (board.asked === "fury") return card === "fury" && furies(choosing).length > 0;
  const { parts } = choosing;
  if (parts.length === 1 && parts[0] === "emergency")
    return pairs(choosing).some(
      ([one, other]) => (one === card && (!kept || other === kept)) || (other === card && (!kept || one === kept)),
    );
  return (parts.length === 0 || parts[0] === "emergency") && choosing.next.has(card);
}

/** The ants that a fury could be played on. */
const furies = (choosing: Choosing): string[] => [...choosing.next.keys()].filter((part) => isLetter(part[0]!));

/** Point at a card; what is returned is one of a pair that waits for the other, which the move names first. */
export function pointAtCard(choosing: Choosing, board: AntsBoard, card: Card, kept: Card | null = null): Card | null {
  const { parts } = choosing;
  if (choosing.active && parts.length === 1 && parts[0] === "emergency" && cardIsNext(choosing, board, card, kept)) {
    if (kept) {
      const pair = pairs(choosing).find(
        ([one, other]) => (one === card && other === kept) || (one === kept && other === card),
      );
      for (const each of pair ?? []) choosing.pick(each);
      return null;
    }
    if (!choosing.next.has(card)) return card;
  }
  pointAtSingle(choosing, board, card);
  return null;
}

function pointAtSingle(choosing: Choosing, board: AntsBoard, card: Card): void {
  if (!choosing.active) {
    if (!choosing.preparing) return choosing.pick(card);
    // A turn begins with the exchange of a card: that is what can be prepared, and nothing else.
    const again = choosing.parts[0] === card;
    choosing.clear();
    if (!again) for (const part of [card, PLAY]) choosing.pick(part);
    return;
  }
  if (board.asked === "fury" && card === "fury" && furies(choosing).length === 1)
    return choosing.pick(furies(choosing)[0]!);
  if (cardIsNext(choosing, board, card) && board.asked !== "fury") return choosing.pick(card);
  const again = choosing.parts[0] === card;
  if (again || choosing.first.has(card)) choosing.clear();
  if (!again) choosing.pick(card);
}

export function pointAtCell(choosing: Choosing, cell: string): void {
  if (choosing.active) choosing.pick(cell);
  else choosing.handlers.idle?.(cell);
}

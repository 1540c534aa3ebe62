/** From what is pointed at to what is chosen. "W" can mean an ant of the supply, one on a cell or one in a battle, so
 *  it matters where somebody points. */

import type { Selection } from "$lib/selection.svelte";
import { isLetter, type AntsBoard, type Card, type Letter } from "./board";

/** The button that plays a card alone, once its text could be read. */
export const PLAY = "play";

/** Parts that follow where nothing else is left: the kind of an ant, and that nobody is pushed. */
export const implied = (part: string): boolean => isLetter(part) || part === "stay";

/** Whether an ant of the supply is chosen next, not one on the board. */
export function awaitsSupply(selection: Selection, board: AntsBoard): boolean {
  const { parts } = selection;
  return board.asked === "action" && (parts.length === 0 || (parts.length === 1 && parts[0] === "reinforcements"));
}

export function supplyIsNext(selection: Selection, board: AntsBoard, letter: Letter): boolean {
  return awaitsSupply(selection, board) && selection.next.has(letter);
}

export function pointAtSupply(selection: Selection, board: AntsBoard, letter: Letter): void {
  if (!selection.active) return selection.handlers.idle?.(letter);
  if (awaitsSupply(selection, board)) return selection.pick(letter);
  // In a battle the same letters name those who fight.
  if (board.asked === "fury" || board.asked === "sentries") return;
  if (board.asked !== "action") return selection.handlers.wrong([letter]);
  const reinforced = selection.parts[0] === "reinforcements";
  const again = selection.parts[reinforced ? 1 : 0] === letter;
  selection.clear();
  if (reinforced) selection.pick("reinforcements");
  if (!again) selection.pick(letter);
}

/** The ant of the supply that is being hired, where no cell is chosen yet. */
export function supplyChosen(selection: Selection, board: AntsBoard): Letter | null {
  const [first, second] = selection.parts;
  if (!selection.active || board.asked !== "action") return null;
  const [letter, count] = first === "reinforcements" ? [second, 2] : [first, 1];
  return letter !== undefined && isLetter(letter) && selection.parts.length === count ? letter : null;
}

/** The cell whose ants can be chosen from now, with the kinds that can. */
export function forkOf(selection: Selection, board: AntsBoard): { cell: string; letters: Letter[] } | null {
  const cell = selection.parts.at(-1);
  if ((board.asked !== "action" && board.asked !== "push") || cell === undefined || !(cell in board.cells)) return null;
  const letters = [...selection.next.keys()].filter(isLetter);
  return letters.length ? { cell, letters } : null;
}

/** The pairs of cards that can be discarded for a chip: moves name them in one order, people in any. */
export function pairs(selection: Selection): [Card, Card][] {
  return (selection.legal ?? []).flatMap(({ parts: [first, one, other] }) =>
    first === "emergency" ? [[one as Card, other as Card] as [Card, Card]] : [],
  );
}

/** Whether a card of the hand is chosen next; `kept` is one of a pair that was chosen before the other. */
export function cardIsNext(selection: Selection, board: AntsBoard, card: Card, kept: Card | null = null): boolean {
  if (board.asked === "fury") return card === "fury" && furies(selection).length > 0;
  const { parts } = selection;
  if (parts.length === 1 && parts[0] === "emergency")
    return pairs(selection).some(
      ([one, other]) => (one === card && (!kept || other === kept)) || (other === card && (!kept || one === kept)),
    );
  return (parts.length === 0 || parts[0] === "emergency") && selection.next.has(card);
}

/** The ants that a fury could be played on. */
const furies = (selection: Selection): string[] => [...selection.next.keys()].filter((part) => isLetter(part[0]!));

/** Point at a card; what is returned is one of a pair that waits for the other, which the move names first. */
export function pointAtCard(selection: Selection, board: AntsBoard, card: Card, kept: Card | null = null): Card | null {
  const { parts } = selection;
  if (selection.active && parts.length === 1 && parts[0] === "emergency" && cardIsNext(selection, board, card, kept)) {
    if (kept) {
      const pair = pairs(selection).find(
        ([one, other]) => (one === card && other === kept) || (one === kept && other === card),
      );
      for (const each of pair ?? []) selection.pick(each);
      return null;
    }
    if (!selection.next.has(card)) return card;
  }
  pointAtSingle(selection, board, card);
  return null;
}

function pointAtSingle(selection: Selection, board: AntsBoard, card: Card): void {
  if (!selection.active) {
    if (!selection.premoving) return selection.pick(card);
    // A turn begins with the exchange of a card: that is what can be prepared, and nothing else.
    const again = selection.parts[0] === card;
    selection.clear();
    if (!again) for (const part of [card, PLAY]) selection.pick(part);
    return;
  }
  if (board.asked === "fury" && card === "fury" && furies(selection).length === 1)
    return selection.pick(furies(selection)[0]!);
  if (cardIsNext(selection, board, card) && board.asked !== "fury") return selection.pick(card);
  const again = selection.parts[0] === card;
  if (again || selection.first.has(card)) selection.clear();
  if (!again) selection.pick(card);
}

export function pointAtCell(selection: Selection, cell: string): void {
  if (selection.active) selection.pick(cell);
  else selection.handlers.idle?.(cell);
}

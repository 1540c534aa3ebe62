/** What can be decided: now, or in advance while others decide. In the phases that all play at the same time nobody
 *  has to wait: the view tells what we will be asked (`premove`), and what is chosen of it is played when it is asked. */

import type { Selection } from "$lib/selection.svelte";
import type { Marks } from "$lib/marks";
import type { Move } from "$lib/wire";
import type { Decision, MyrmesView } from "./board";

export interface Offer {
  decision: Decision;
  moves: Move[];
  /** The seat that decides it. */
  seat: number;
  /** Whether it is chosen in advance. */
  ahead: boolean;
  /** Whether nobody can change any more what will be legal. */
  exact: boolean;
  /** A decision is on its way, and nothing can be chosen. */
  sent: boolean;
}

/** What this screen can decide: what is asked, or what will be asked. */
export function offerOf(view: MyrmesView, selection: Selection): Offer | null {
  const { asked, active } = view.board;
  const now = { seat: active, ahead: false, exact: true };
  if (selection.premoving) {
    if (selection.legal === null || !view.premove || view.seat === null) return null;
    const { decision, exact } = view.premove;
    return { decision: decision as Decision, moves: selection.legal, seat: view.seat, ahead: true, exact, sent: false };
  }
  if (asked === null) return null;
  if (selection.legal !== null) return { decision: asked, moves: selection.legal, ...now, sent: false };
  // What was decided stays in sight until the server has said how things are now.
  return selection.parts.length && view.legal ? { decision: asked, moves: view.legal, ...now, sent: true } : null;
}

/** Whether all that is chosen in advance is whole decisions: nothing of them is half said. */
export function isWhole({ moves }: Pick<Offer, "moves">, { parts, held }: Pick<Selection, "parts" | "held">): boolean {
  return parts.length ? moves.some((move) => move.parts.join() === parts.join()) : held.length > 0;
}

/** What can be pointed at next, now or in advance: then another choice takes the place of the first one. */
export function nextOf(selection: Selection): Set<string> {
  return new Set([...selection.next.keys(), ...(selection.premoving ? selection.first : [])]);
}

/** The marks of a thing that a decision can begin with; `next` is what can be pointed at. */
export function marksOf(offer: Offer, selection: Selection, next: Set<string>, part: string): Marks {
  const picked = selection.parts[0] === part;
  return {
    choosable: next.has(part) && !offer.sent,
    chosen: picked && !offer.ahead,
    prepared: picked && offer.ahead,
    hinted: selection.hinted[0] === part,
  };
}

/** Somebody points at a thing: nothing is prepared where it is not known what will be asked. */
export function point(selection: Selection, part: string): void {
  if (selection.legal === null && selection.premoving) selection.handlers.idle?.(part);
  else selection.pick(part);
}

/** Choose a whole decision at once. */
export function decide(selection: Selection, parts: string[]): void {
  selection.parts = parts.slice(0, -1);
  selection.pick(parts.at(-1)!);
}

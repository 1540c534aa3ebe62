/** What can be decided: now, or by a premove while others decide. In simultaneous phases nobody has to wait: the view
 *  has our next question (`premove`), and the choice is played when it is asked. */

import type { Selection } from "$lib/selection.svelte";
import type { Marks } from "$lib/marks";
import type { Move } from "$lib/wire";
import type { Decision, MyrmesView } from "./board";

export interface Offer {
  decision: Decision;
  moves: Move[];
  /** The seat that decides it. */
  seat: number;
  /** Whether it is a premove. */
  ahead: boolean;
  /** Whether the legal moves can no longer change. */
  exact: boolean;
  /** A decision is being sent, and nothing can be chosen. */
  sent: boolean;
}

/** What this screen can decide: the current question, or the next. */
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
  // The decision stays in sight until the new state arrives.
  return selection.parts.length && view.legal ? { decision: asked, moves: view.legal, ...now, sent: true } : null;
}

/** Whether a premove consists of whole decisions only. */
export function isWhole({ moves }: Pick<Offer, "moves">, { parts, held }: Pick<Selection, "parts" | "held">): boolean {
  return parts.length ? moves.some((move) => move.parts.join() === parts.join()) : held.length > 0;
}

/** What can be clicked next; in a premove another choice replaces the first one. */
export function nextOf(selection: Selection): Set<string> {
  return new Set([...selection.next.keys(), ...(selection.premoving ? selection.first : [])]);
}

/** The marks of a thing that a decision can begin with; `next` is what can be clicked. */
export function marksOf(offer: Offer, selection: Selection, next: Set<string>, part: string): Marks {
  const picked = selection.parts[0] === part;
  return {
    choosable: next.has(part) && !offer.sent,
    chosen: picked && !offer.ahead,
    prepared: picked && offer.ahead,
    hinted: selection.hinted[0] === part,
  };
}

/** A click on a thing: no premove where the next question is not known. */
export function point(selection: Selection, part: string): void {
  if (selection.legal === null && selection.premoving) selection.handlers.idle?.(part);
  else selection.pick(part);
}

/** Chooses a whole decision at once. */
export function decide(selection: Selection, parts: string[]): void {
  selection.parts = parts.slice(0, -1);
  selection.pick(parts.at(-1)!);
}

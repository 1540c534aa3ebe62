/** What can be decided: now, or in advance while others decide. In the phases that all play at the same time nobody
 *  has to wait: the view tells what we will be asked (`board.ahead`), and what is chosen of it is played when it is
 *  asked. */

import type { Choosing } from "$lib/choosing.svelte";
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
  /** Further decisions that can be chosen along with it. */
  then: { asked: Decision; moves: Move[] }[];
  /** A decision is on its way, and nothing can be chosen. */
  sent: boolean;
}

/** What this screen can decide: what is asked, or what will be asked. */
export function offerOf(view: MyrmesView, choosing: Choosing): Offer | null {
  const { asked, active, ahead } = view.board;
  const now = { ahead: false, exact: true, then: [] };
  if (choosing.legal !== null) {
    return asked === null ? null : { decision: asked, moves: choosing.legal, seat: active, sent: false, ...now };
  }
  if (choosing.preparing) {
    if (!ahead || view.seat === null) return null;
    const { moves, exact, then } = ahead;
    return { decision: ahead.asked, moves, seat: view.seat, ahead: true, exact, then: then ?? [], sent: false };
  }
  // What was decided stays in sight until the server has said how things are now.
  if (asked !== null && choosing.parts.length && view.legal) {
    return { decision: asked, moves: view.legal, seat: active, sent: true, ...now };
  }
  return null;
}

/** Whether these parts are a move, or several of decisions that follow each other, or the beginning of that. */
export function begins(offer: Pick<Offer, "moves" | "then">, parts: string[]): boolean {
  return continuations(offer, parts) !== null;
}

/** What can come after these parts; null where they lead nowhere. Nothing comes after the last decision. */
function continuations(offer: Pick<Offer, "moves" | "then">, parts: string[]): Set<string> | null {
  let moves = offer.moves;
  let rest = parts;
  for (const { moves: following } of [...offer.then, { moves: [] as Move[] }]) {
    const fitting = moves.filter((move) => same(move.parts, rest));
    if (!fitting.length) return null;
    const longer = fitting.filter((move) => move.parts.length > rest.length);
    if (longer.length) return new Set(longer.map((move) => move.parts[rest.length]!));
    rest = rest.slice(fitting[0]!.parts.length);
    moves = following;
    if (!rest.length) return new Set(moves.map((move) => move.parts[0]!));
  }
  return rest.length ? null : new Set();
}

/** Whether one list is the other one's beginning. */
function same(a: string[], b: string[]): boolean {
  const shorter = Math.min(a.length, b.length);
  return a.slice(0, shorter).every((part, index) => part === b[index]);
}

/** Whether these parts are whole decisions: nothing of them is half said. */
export function isWhole(offer: Pick<Offer, "moves" | "then">, parts: string[]): boolean {
  let rest = parts;
  for (const { moves } of [{ moves: offer.moves }, ...offer.then]) {
    if (!rest.length) break;
    const found = moves.find((move) => move.parts.length <= rest.length && same(move.parts, rest));
    if (!found) return false;
    rest = rest.slice(found.parts.length);
  }
  return !rest.length && parts.length > 0;
}

/** What can be pointed at next, now or in advance. */
export function nextOf(view: MyrmesView, choosing: Choosing): Set<string> {
  if (choosing.legal !== null) return new Set(choosing.next.keys());
  const offer = offerOf(view, choosing);
  if (!offer || offer.sent) return new Set();
  const first = offer.moves.map((move) => move.parts[0]!);
  return new Set([...(continuations(offer, choosing.parts) ?? []), ...first]);
}

/** The marks of a thing that a decision can begin with; `next` is what can be pointed at. */
export function marksOf(offer: Offer, choosing: Choosing, next: Set<string>, part: string): Marks {
  const picked = choosing.parts[0] === part;
  return {
    choosable: next.has(part) && !offer.sent,
    chosen: picked && !offer.ahead,
    prepared: picked && offer.ahead,
    hinted: choosing.hinted[0] === part,
  };
}

/** Somebody points at a thing: as `choosing.pick`, but in advance a new choice takes the place of the old one. */
export function point(view: MyrmesView, choosing: Choosing, part: string): void {
  const offer = offerOf(view, choosing);
  if (!offer && choosing.legal === null && choosing.preparing) {
    choosing.handlers.idle?.(part);
    return;
  }
  if (!offer?.ahead) {
    choosing.pick(part);
    return;
  }
  const further = continuations(offer, choosing.parts);
  if (further?.has(part) || choosing.parts.at(-1) === part) choosing.pick(part);
  else if (offer.moves.some((move) => move.parts[0] === part)) prepare(choosing, [part]);
}

/** Choose a whole decision at once. */
export function decide(offer: Offer, choosing: Choosing, parts: string[]): void {
  if (offer.ahead) {
    prepare(choosing, parts);
    return;
  }
  choosing.clear();
  for (const part of parts) choosing.pick(part);
}

export function prepare(choosing: Choosing, parts: string[]): void {
  choosing.parts = parts;
  choosing.handlers.prepare?.(parts);
}

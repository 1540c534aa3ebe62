/** Where the tile in hand would lie: from the pointed hex and the rotation to the covered hexes. */

import { middleOf, readHex, type Hex } from "$lib/hexes";
import type { Point } from "$lib/panzoom";
import { hexesIn } from "./board";
import { centre } from "./plane";
import { placesOver, setName, stepsBetween, turnIndex, type Turn } from "./shapes";

export interface Place {
  /** The part of a move that names it. */
  part: string;
  hexes: readonly Hex[];
  turn: number;
  legal: boolean;
}

export interface Aim {
  turns: readonly Turn[];
  /** The worker's hex, which the tile has to cover. */
  worker: Hex;
  /** All legal places. */
  legal: readonly Place[];
}

/** The legal places by their names. */
export function readPlaces(turns: readonly Turn[], parts: Iterable<string>): Place[] {
  return [...parts].map((part) => {
    const hexes = hexesIn(part).map((name) => readHex(name)!);
    return { part, hexes, turn: turnIndex(turns, hexes), legal: true };
  });
}

export const covers = ({ hexes }: Pick<Place, "hexes">, hex: Hex): boolean =>
  hexes.some(({ q, r }) => q === hex.q && r === hex.r);

/** The middle of a place, unflipped. */
export const middleOfPlace = ({ hexes }: Pick<Place, "hexes">): Point => centre(hexes.map((hex) => middleOf(hex)));

/** The place of a tile in this rotation for a pointed hex, at `point` within it. A legal place comes first, rotated as
 *  little as possible; then one that at least covers the worker; else the tile follows the pointer. */
export function aimAt(aim: Aim, turn: number, hex: Hex, point: Point = middleOf(hex)): Place {
  const far = (place: Pick<Place, "hexes">) => {
    const { x, y } = middleOfPlace(place);
    return Math.hypot(x - point.x, y - point.y);
  };
  const nearest = <Some extends Pick<Place, "hexes" | "turn">>(places: Some[]): Some | undefined => {
    const cost = (place: Some) => [stepsBetween(aim.turns, turn, place.turn), far(place)] as const;
    return places
      .map((place) => ({ place, cost: cost(place) }))
      .sort((a, b) => a.cost[0] - b.cost[0] || a.cost[1] - b.cost[1])[0]?.place;
  };
  const legal = nearest(aim.legal.filter((place) => covers(place, hex)));
  if (legal) return legal;
  const anywhere = aim.turns.flatMap((each, index) =>
    placesOver(each, hex).map((hexes) => ({ part: setName(hexes), hexes, turn: index, legal: false })),
  );
  return nearest(anywhere.filter((place) => covers(place, aim.worker))) ?? nearest(anywhere)!;
}

/** The next rotation, clockwise or back: the next with a legal place over the hex, if any. */
export function turned(aim: Aim, turn: number, hex: Hex, back = false): number {
  const mirror = aim.turns[turn]?.mirrored ?? false;
  const legal = new Set(aim.legal.filter((place) => covers(place, hex)).map((place) => place.turn));
  const alike = aim.turns.flatMap((each, index) => (each.mirrored === mirror ? [index] : []));
  const among = alike.some((index) => legal.has(index) && index !== turn)
    ? alike.filter((index) => legal.has(index) || index === turn)
    : legal.size
      ? [...new Set([...legal, turn])].sort((a, b) => a - b)
      : alike;
  const at = among.indexOf(turn);
  return among[(at + (back ? among.length - 1 : 1)) % among.length] ?? turn;
}

/** The mirror image of this rotation. */
export function reversed(aim: Aim, turn: number): number {
  const now = aim.turns[turn];
  if (!now) return turn;
  return turnIndex(
    aim.turns,
    now.cells.map(({ q, r }) => ({ q: -q - r, r })),
  );
}

/** The legal places in order: clockwise around the worker. */
export function inTurn(aim: Aim): Place[] {
  const at = middleOf(aim.worker);
  const angle = (place: Place) => {
    const { x, y } = middleOfPlace(place);
    return Math.hypot(x - at.x, y - at.y) < 1 ? -10 : Math.atan2(y - at.y, x - at.x);
  };
  return [...aim.legal].sort((a, b) => angle(a) - angle(b) || a.turn - b.turn || (a.part < b.part ? -1 : 1));
}

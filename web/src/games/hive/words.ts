/** Hive in words. Grammar belongs to the catalogs: each kind has a message with all the forms that sentences need. */

import { hexKey, type Hex } from "$lib/hexes";
import { t } from "$lib/i18n.svelte";
import { withMarks, type Marks } from "$lib/marks";
import type { View } from "$lib/wire";
import { colourOf, Hive, isPiece, kindOf, numberOf, type HiveBoard, type LastMove } from "./pieces";

/** Which form of a name: bare ("ant 1"), with its colour ("white ant 1"), after "of", or as the object of a verb. */
export type Form = "plain" | "named" | "of" | "object";

export function pieceName(piece: string, form: Form = "named"): string {
  const colour = colourOf(piece);
  const wanted = form === "plain" ? "plain" : form === "named" ? colour : `${form}-${colour}`;
  const named = t(`hive-${kindOf(piece)}`, { form: wanted });
  const number = numberOf(piece);
  return number ? `${named} ${number}` : named;
}

/** The names of the six directions, clockwise from the right. */
const SIDES = ["right", "lower-right", "lower-left", "left", "upper-left", "upper-right"] as const;

/** "to the left of the black queen". */
export function whereIs(piece: string, direction: number): string {
  return t("hive-where", { side: SIDES[direction]!, piece: pieceName(piece, "of") });
}

/** An empty hex, by a piece beside it. */
export function emptyName(hive: Hive, hex: Hex, flipped: boolean): string {
  const beside = hive.beside(hex);
  if (!beside) return t("page-hive-empty-middle");
  const direction = flipped ? (beside.direction + 3) % 6 : beside.direction;
  return t("page-hive-empty", { where: whereIs(beside.piece, direction) });
}

/** A stack of two or more, from its top down. */
export const stackName = (pieces: string[]): string =>
  t("page-hive-stack", { count: pieces.length, pieces: names([...pieces].reverse()) });

const names = (pieces: string[]): string => pieces.map((piece) => pieceName(piece)).join(", ");

/** The pieces that may have thrown the last one. */
export const throwersSaid = (last: LastMove): string =>
  t("page-hive-throwers", { piece: pieceName(last.piece, "object"), throwers: names(last.throwers) });

// ── what a game's face says ──

export function ask(view: View<HiveBoard>, parts: string[]): string {
  const piece = parts[0];
  if (piece && isPiece(piece)) return t("page-hive-ask-where", { piece: pieceName(piece, "of") });
  const first = new Set((view.legal ?? []).map((move) => move.parts[0]!));
  if (first.has("pass")) return t("page-hive-ask-pass");
  const hand = new Set(view.board.hands[view.actor ?? 0]);
  const [only] = first;
  if (first.size === 1 && only && hand.has(only) && kindOf(only) === "queen") return t("page-hive-ask-queen");
  if ([...first].every((each) => hand.has(each))) return t("page-hive-ask-place");
  return t([...first].some((each) => hand.has(each)) ? "page-hive-ask-piece" : "page-hive-ask-move");
}

export const button = (part: string): string | null => (part === "pass" ? t("page-hive-pass") : null);

export const called = (seat: number): string => t(seat === 0 ? "seat-white" : "seat-black");

export function standing(view: View<HiveBoard>, seat: number): string {
  const sides = new Hive(view.board.stacks).queenSides(seat === 0 ? "white" : "black");
  const count = view.board.hands[seat]?.length ?? 0;
  const reserve = t("page-hive-standing", { count });
  return sides === null ? reserve : `${reserve} · ${t("page-hive-standing-queen", { sides })}`;
}

/** The common marks and Hive's own. */
export interface HiveMarks extends Marks {
  moved: boolean;
  resting: boolean;
  thrower: boolean;
}

/** A name with its marks, for screen readers. */
export function marked(name: string, marks: Partial<HiveMarks>): string {
  const said = (["moved", "resting", "thrower"] as const)
    .filter((mark) => marks[mark])
    .map((mark) => t(`page-hive-mark-${mark}`));
  return [withMarks(name, marks), ...said].join(", ");
}

export const spotName = (hive: Hive, hex: Hex, flipped: boolean): string => {
  const pieces = hive.stacks.get(hexKey(hex))?.pieces;
  if (!pieces) return emptyName(hive, hex, flipped);
  return pieces.length > 1 ? stackName(pieces) : pieceName(pieces[0]!);
};

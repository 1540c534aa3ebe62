/** Termites in words: what is on a hex, what was done, what is asked. */

import { t, words } from "$lib/i18n.svelte";
import type { View } from "$lib/wire";
import {
  isMound,
  isTile,
  isValue,
  readKind,
  terrainAt,
  type Piece,
  type SeatBoard,
  type TermitesBoard,
  type TermitesView,
} from "./board";
import type { Sum } from "./sums";

export const colonyOf = (board: TermitesBoard, owner: number | null): SeatBoard["colony"] | "neutral" =>
  owner === null ? "neutral" : (board.seats[owner]?.colony ?? "neutral");

export function called(view: View<any> | null, seat: number): string {
  const colony = (view as TermitesView | null)?.board.seats[seat]?.colony;
  return colony ? t(`called-${colony}`) : t("seat-number", { number: seat + 1 });
}

/** "2 workers": as a subject, or as the object of a verb. */
export function insects(kind: string, object = false): string {
  const found = readKind(kind);
  if (!found) return kind;
  return t(object ? "termites-insects-object" : "termites-insects", {
    caste: found.caste,
    count: found.size,
  });
}

export const ground = (terrain: string): string => t("page-termites-ground", { terrain });

export function pieceWords(board: TermitesBoard, piece: Piece): string {
  const colony = colonyOf(board, piece.owner);
  if (isMound(piece)) return t("page-termites-mound", { colony, value: piece.mound });
  return t("page-termites-unit", { colony, insects: insects(piece.name), strength: piece.strength });
}

/** Labels are cached: each is made of several messages, and there are many hexes. */
const labels = new Map<string, string>();

/** The contents of a hex in words. */
export function hexWords(board: TermitesBoard, hex: string): string {
  const piece = board.pieces[hex];
  const terrain = terrainAt(board, hex);
  const key = [
    words.language,
    hex,
    terrain,
    piece && colonyOf(board, piece.owner),
    piece?.name,
    piece && isMound(piece),
  ].join();
  let said = labels.get(key);
  if (said === undefined) {
    said = piece
      ? t("page-termites-hex-with", { hex, ground: ground(terrain), piece: pieceWords(board, piece) })
      : t("page-termites-hex", { hex, ground: ground(terrain) });
    labels.set(key, said);
  }
  return said;
}

/** An attack by its sums: "attack 7 against 5". */
export function sumWords(sum: Sum): string {
  const { attack, defence, allowed } = sum;
  return allowed ? t("page-termites-sum", { attack, defence }) : t("page-termites-sum-weak", { attack, defence });
}

// ── what is asked ──

/** What the deciding seat is asked for after choosing `parts`. */
export function ask(view: View<any>, parts: string[]): string {
  const { asked, choices, building, pieces, reserve } = asking(view as TermitesView);
  const chosen = parts[0];
  const place = { unit: choices.unit ?? "", target: choices.target ?? "" };
  switch (asked) {
    case null:
      return "";
    case "place-tile":
      if (chosen && isTile(chosen)) return t("page-termites-ask-tile-hex", { terrain: chosen.split("/")[0]! });
      return t("page-termites-ask-place-tile", { left: building?.tiles_now ?? 1 });
    case "place-mound":
    case "lost-mound":
    case "make-room":
      if (chosen && isValue(chosen)) return t(`page-termites-ask-${asked}-hex`, { value: Number(chosen) });
      return t(`page-termites-ask-${asked}`, { count: reserve });
    case "place-token":
      return t("page-termites-ask-place-token", { insects: insects(choices.token ?? "", true) });
    case "choose-retreat":
      return t("page-termites-ask-choose-retreat", { ...place, insects: insects(pieces[place.target]?.name ?? "") });
    default:
      return t(`page-termites-ask-${asked}`, place);
  }
}

function asking({ board }: TermitesView) {
  return { ...board, reserve: board.decider === null ? 0 : (board.seats[board.decider]?.reserve.length ?? 0) };
}

const BUTTONS = ["stay", "keep", "destroy"];

export function button(_view: View<any>, part: string): string | null {
  return BUTTONS.includes(part) ? t(`page-termites-button-${part}`) : null;
}

export function standing(view: View<any>, seat: number): string {
  const found = (view as TermitesView).board.seats[seat];
  if (!found) return "";
  return t("page-termites-standing", { points: found.score, units: found.units });
}

/** What the frame says about players, turns, notes and results. */

import type { GameFace } from "$games/contract";
import { capital, t } from "$lib/i18n.svelte";
import type { Note } from "$lib/table.svelte";
import type { OfferKind, Outcome, Seat, View } from "$lib/wire";
import { ambiguous, winners } from "./seats";

/** Whom we speak of. */
export interface Company {
  seats: Seat[];
  face: GameFace;
  view: View | null;
  /** The seats of whoever reads this. */
  mine: number[];
}

/** The name of who sits on a seat; where names don't tell seats apart, what the seat is called in the game. */
export function playerName({ seats, face, view }: Company, seat: number): string {
  const who = seats[seat];
  if (!who) return t("seat-number", { number: seat + 1 });
  const called = capital(face.called(view, seat));
  if (who.kind === "open") return called || t("seat-number", { number: seat + 1 });
  if (who.kind === "bot")
    return ambiguous(seats, seat) ? t("seat-called", { seat: t("page-bot"), name: called }) : t("page-bot");
  return ambiguous(seats, seat) || !who.name ? called : who.name;
}

export function levelWords(level: number): string {
  return t(`page-level-${level}`);
}

/** Whose turn it is. */
export function turnWords(company: Company, actor: number | null): string {
  if (actor === null) return "";
  const { mine } = company;
  return mine.length === 1 && mine[0] === actor
    ? t("page-table-your-turn")
    : t("page-table-turn-of", { name: playerName(company, actor) });
}

/** How a game ended: who won, in one line. */
export function resultWords(company: Company, outcome: Outcome): string {
  const won = winners(outcome);
  if (!won.length) return t("page-table-drawn");
  const { mine } = company;
  if (mine.length === 1 && won.includes(mine[0]!)) return t("page-table-you-won");
  const names = new Intl.ListFormat(document.documentElement.lang || "en").format(
    won.map((seat) => playerName(company, seat)),
  );
  return t("page-table-won", { names, count: won.length });
}

export function offerWords(company: Company, offer: OfferKind, seat: number, redraws = false): string {
  const name = playerName(company, seat);
  return t(redraws ? "page-table-offers-redraw" : "page-table-offers", { name, offer });
}

/** A note of the log in words; null for what needs none. */
export function noteWords(company: Company, { body }: Note): string | null {
  const name = (seat: number) => playerName(company, seat);
  const names = (seats: number[]) => new Intl.ListFormat(document.documentElement.lang || "en").format(seats.map(name));
  switch (body.kind) {
    case "joined":
      return t("page-table-note-joined", { name: body.name });
    case "left":
      return t("page-table-note-left");
    case "started":
      return t("page-table-note-started");
    case "closed":
      return t("page-table-note-closed");
    case "offered":
      return offerWords(company, body.offer, body.seat);
    case "answered":
      return t(body.yes ? "page-table-note-agreed" : "page-table-note-declined", {
        name: names(body.seats),
        offer: body.offer,
      });
    case "taken-back":
      return t("page-table-note-taken-back", { name: name(body.seat), number: body.to + 1 });
    case "agreed":
      return t("outcome-agreement");
    case "adjudicated":
      return t("outcome-adjudication");
    case "gone":
      return t("page-table-note-gone", { name: names(body.seats), reason: body.reason });
    case "rematched":
      return t("page-table-note-rematched");
    default:
      return null;
  }
}

/** Ants in words: what is on a cell, what is asked. */

import { capital, phrase, t, words } from "$lib/i18n.svelte";
import type { Phrase, Told, View } from "$lib/wire";
import {
  anthillOf,
  isAllied,
  isCard,
  isLetter,
  isPyramids,
  KINDS,
  levelsOf,
  readFighter,
  type Anthill,
  type AntsBoard,
  type AntsView,
  type Card,
  type Kind,
} from "./board";
import { PLAY } from "./clicks";
import type { Fight } from "./trail";

/** The card names of the box seen last: boxes may have their own. */
let names: AntsBoard["box"]["card_names"] = {};

export function remember(board: AntsBoard | undefined): void {
  if (board) names = board.box.card_names;
}

export const cardName = (card: Card): string => names[card]?.[words.language] ?? t("ants-card", { card });

/** The name with soft hyphens: before a consonant between two vowels. */
export const cardNameBroken = (card: Card): string =>
  cardName(card).replace(/[\p{L}’'-]{10,}/gu, (word) => word.replace(BREAKS, "$1\u00ad"));

const VOWELS = "aeiouyąęóаеєиіїоуюя";
const BREAKS = new RegExp(`(?<=\\p{L}{2})([${VOWELS}])(?=[^${VOWELS}][${VOWELS}]\\p{L})`, "gu");

export const cardEffect = (card: Card): string => t(`ants-card-${card}-effect`);

export function called(view: View<any> | null, seat: number): string {
  const board = (view as AntsView | null)?.board;
  remember(board);
  const anthill = board?.seats[seat]?.anthill;
  return anthill ? hillName(anthill) : t("seat-number", { number: seat + 1 });
}

export const hillName = (anthill: Anthill): string => t(`called-anthill-${anthill.toLowerCase()}`);

/** "2 workers". */
export const antsWords = (kind: Kind, count: number): string => t("page-ants-ants", { kind, count });

function list(items: string[]): string {
  return items.join(", ");
}

// ── what is on the board ──

const partyWords = (board: AntsBoard, owner: number, party: Record<Kind, number>): string =>
  t("page-ants-party", {
    player: hillName(anthillOf(board, owner)),
    ants: list(KINDS.filter((kind) => party[kind]).map((kind) => antsWords(kind, party[kind]))),
  });

/** The contents of a cell in words. */
export function cellWords(board: AntsBoard, cell: string): string {
  const said = [t("page-ants-cell", { cell, kind: board.cells[cell]?.kind ?? "trail" })];
  for (const party of board.ants[cell] ?? []) said.push(partyWords(board, party.owner, party));
  const stepped = board.stepped[cell];
  if (stepped) said.push(t("page-ants-stepped", { count: stepped.worker + stepped.soldier }));
  if (board.treats.includes(cell)) said.push(t("page-ants-chip-here"));
  const [marker, obstacle] = [board.markers[cell], board.obstacles[cell]];
  if (marker !== undefined) said.push(t("page-ants-marker-here", { player: hillName(anthillOf(board, marker)) }));
  if (obstacle !== undefined) said.push(t("page-ants-obstacle-here", { player: hillName(anthillOf(board, obstacle)) }));
  return list(said);
}

export function hillWords(board: AntsBoard, anthill: Anthill): string {
  const { owner } = board.anthills[anthill];
  const seat = owner === null ? undefined : board.seats[owner];
  if (!seat) return t("page-ants-hill-nobody", { player: hillName(anthill) });
  return t("page-ants-hill", { player: hillName(anthill), levels: seat.levels, all: levelsOf(board) });
}

export function pilesWords(board: AntsBoard): string {
  const count = Object.values(board.discard).reduce((sum, each) => sum + each, 0);
  const said = [t("page-ants-pile", { count: board.pile }), t("page-ants-discarded", { count })];
  if (board.bank !== null) said.push(t("page-ants-bank", { count: board.bank }));
  return list(said);
}

/** An ant in a battle: "worker, strength 2, +1". */
export function fighterWords(board: AntsBoard, name: string): string {
  const { kind, bonus } = readFighter(name);
  const said = t("page-ants-fighter", { kind, strength: board.box.ants[kind].strength + bonus });
  return bonus ? list([said, `+${bonus}`]) : said;
}

/** The result of a battle. */
export function fightWords(board: AntsBoard, fight: Fight): string {
  const said = (fight.battle?.sides ?? []).map(({ owner, force }) =>
    t("page-ants-force", { player: hillName(anthillOf(board, owner)), force }),
  );
  const owners = [...new Set(fight.fallen.map(({ owner }) => owner))];
  const lost = owners.map((owner) => {
    const fallen = fight.fallen.filter((each) => each.owner === owner);
    const count = (kind: Kind) => fallen.filter((each) => each.kind === kind).length;
    return partyWords(board, owner, { worker: count("worker"), soldier: count("soldier") });
  });
  const ends = lost.length ? t("page-ants-fallen", { ants: lost.join("; ") }) : t("page-ants-nobody-fell");
  return t("page-ants-fought", { cells: fight.cells.join("–"), sides: said.length ? `${list(said)}. ` : "", ends });
}

// ── what is asked ──

/** What the deciding seat is asked for after choosing `parts`. */
export function ask(view: View<any>, parts: string[]): string {
  const board = (view as AntsView).board;
  remember(board);
  const [first, ...others] = parts;
  switch (board.asked) {
    case null:
      return "";
    case "exchange":
      return first !== undefined && isCard(first)
        ? t("page-ants-ask-exchange-card", { card: cardName(first) })
        : t("page-ants-ask-exchange");
    case "action":
      return first === undefined ? t("page-ants-ask-action", { kind: board.kind }) : askedAfter(first, others);
    case "contact":
      return t("page-ants-ask-contact", { cell: board.arrived ?? "" });
    case "march":
      return t("page-ants-ask-march", { cell: board.march?.cell ?? "" });
    case "push":
      return t("page-ants-ask-chain", { cell: board.hire?.foremost ?? "" });
    case "fury":
      return t(view.legal && view.legal.length > 1 ? "page-ants-ask-fury" : "page-ants-ask-pass", {
        card: cardName("fury"),
      });
    case "sentries":
      return t("page-ants-ask-sentries");
  }
}

function askedAfter(first: string, others: string[]): string {
  if (isLetter(first)) return hiring(first, others);
  if (first === "tunnel") return t("page-ants-ask-tunnel");
  if (first === "emergency") return t("page-ants-ask-emergency", { left: 2 - others.length });
  if (!isCard(first)) return stepping([first, ...others]);
  const card = cardName(first);
  if (!others.length) return t("page-ants-ask-card", { which: first, card });
  if (first === "reinforcements") return hiring(others[0]!, others.slice(1));
  if (first === "ambush" && others.length === 2)
    return t("page-ants-ask-ambush-enemy", { kind: others[1]!, cell: others[0]! });
  if (first === "ambush" && others.length > 2) return t("page-ants-ask-kind", { cell: others[2]! });
  if (first === "column") return t("page-ants-ask-column-to", { cell: others[0]! });
  return stepping(others);
}

function hiring(kind: string, others: string[]): string {
  return others[0] === undefined
    ? t("page-ants-ask-hire", { kind })
    : t("page-ants-ask-push", { kind, cell: others[0] });
}

function stepping([cell, kind]: string[]): string {
  return kind === undefined
    ? t("page-ants-ask-kind", { cell: cell! })
    : t("page-ants-ask-step", { kind, cell: cell! });
}

const BUTTONS = ["keep", "end", "stay", "emergency", "decline", "pass", "stop"];

/** The label of a button, with its cost. */
export function button(view: View<any>, part: string): string | null {
  const { box, seats, asked, decider } = (view as AntsView).board;
  if (BUTTONS.includes(part)) return t(`page-ants-button-${part}`);
  if (part === PLAY) return t("page-ants-button-play", { asked: asked ?? "" });
  if (part === "push W" || part === "push S") return t("page-ants-button-push", { kind: part.at(-1)! });
  if (part === "build") {
    const built = seats[decider ?? 0]?.levels ?? 0;
    return t("page-ants-button-build", { cost: box.level_costs[built] ?? 0 });
  }
  return null;
}

/** Ants that could still step make a turn worth a question from this number on, and chips that could still be spent. */
const MANY_ANTS = 2;
const MANY_CHIPS = 3;

/** What a turn leaves unused that is ended now. */
export function unused(view: View<any>, part: string): string | null {
  const { board, legal = [] } = view as AntsView;
  if (part !== "end" || board.asked !== "action") return null;
  const first = new Set(legal.map(({ parts }) => parts[0]!));
  const cells = [...first].filter((each) => each in board.cells);
  const hires = [...first].some(isLetter);
  const chips = hires ? (board.seats[board.active]?.chips ?? 0) : 0;
  if (board.kind === "open" && (hires || cells.length)) return t("page-ants-unused-turn");
  if (cells.length >= MANY_ANTS) return t("page-ants-unused-ants", { count: cells.length });
  return chips >= MANY_CHIPS ? t("page-ants-unused-chips", { count: chips }) : null;
}

/** The result of a battle that a decision ended. */
export function news({ phrase: said }: Told): string | null {
  return said.code === "ants-say-fought" ? capital(phrase(said.params.battle as Phrase)) : null;
}

export function standing(view: View<any>, seat: number): string {
  const { board } = view as AntsView;
  remember(board);
  const own = board.seats[seat];
  if (!own) return "";
  const taken = Object.values(own.taken).reduce((sum, count) => sum + count, 0);
  const levels = isPyramids(board)
    ? t("page-ants-standing-pyramids", { taken, levels: own.levels })
    : t("page-ants-standing-classic", { levels: own.levels, all: levelsOf(board) });
  const said = [levels];
  const ally = isAllied(board) ? board.seats.find((each) => each !== own && each.team === own.team) : undefined;
  if (ally) said.push(t("ants-draw-ally", { player: ally.anthill }));
  return said.join(" · ");
}

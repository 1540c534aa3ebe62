/** Ants in words: what is on a cell, what is asked. */

import { t, words } from "$lib/i18n.svelte";
import type { View } from "$lib/wire";
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

/** What the cards of the box that was seen last are called: boxes may have names of their own. */
let names: AntsBoard["box"]["card_names"] = {};

export function remember(board: AntsBoard | undefined): void {
  if (board) names = board.box.card_names;
}

export const cardName = (card: Card): string => names[card]?.[words.language] ?? t("ants-card", { card });

/** The name with places where a long word may be broken: before a consonant between two vowels. */
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

/** What is on a cell, for those who can't see it. */
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

/** How a battle ended. */
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

/** What the deciding seat is asked for; `parts` is what it has chosen of it already. */
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

/** The words of a button; what costs something says how much. */
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

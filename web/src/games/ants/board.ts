/** The view of Ants. */

import type { View } from "$lib/wire";

export type Anthill = "A" | "B" | "C" | "D";
export type Kind = "worker" | "soldier";
export type Letter = "W" | "S";
export type CellKind = "trail" | "cake" | "centre";
export type Decision = "exchange" | "action" | "contact" | "sentries" | "fury" | "march" | "push";

export const CARDS = [
  "fury",
  "ambush",
  "forced_march",
  "column",
  "reinforcements",
  "honeydew",
  "winter_stores",
  "sentries",
  "obstacle",
  "cave_in",
] as const;
export type Card = (typeof CARDS)[number];

export const ANTHILLS: readonly Anthill[] = ["A", "B", "C", "D"];
export const KINDS: readonly Kind[] = ["worker", "soldier"];
export const LETTERS: Record<Kind, Letter> = { worker: "W", soldier: "S" };
export const KIND_OF: Record<Letter, Kind> = { W: "worker", S: "soldier" };

export const isCard = (part: string): part is Card => (CARDS as readonly string[]).includes(part);
export const isLetter = (part: string): part is Letter => part === "W" || part === "S";

export interface Hill {
  /** null: no player. */
  owner: number | null;
  x: number;
  y: number;
  cells: string[];
}

export interface Cell {
  kind: CellKind;
  x: number;
  y: number;
  links: string[];
}

/** The ants of one player on a cell. */
export interface Party extends Record<Kind, number> {
  owner: number;
}

export interface SeatBoard {
  anthill: Anthill;
  team: number;
  chips: number;
  /** Levels standing on the player's anthill. */
  levels: number;
  /** Captured levels, by the anthill that they came from. */
  taken: Partial<Record<Anthill, number>>;
  supply: Record<Kind, number>;
  markers: number;
  /** The cards, if we may know them. */
  hand: Card[] | null;
  in_hand: number;
  /** Cards that wait on the table. */
  table: Partial<Record<Card, number>>;
}

export interface Side {
  owner: number;
  cell: string;
  /** Kinds with their bonus: "W", "S+1". */
  ants: string[];
  force: number;
}

export interface Battle {
  /** The side of the player whose turn it is comes first. */
  sides: [Side, Side];
  bonus: number[];
  /** The side asked before has passed. */
  passed: boolean;
}

export interface AntsBoard {
  scenario: "classic" | "classic_allied" | "pyramids" | "pyramids_allied";
  anthills: Record<Anthill, Hill>;
  cells: Record<string, Cell>;
  ants: Record<string, Party[]>;
  /** Cells with a chip. */
  treats: string[];
  markers: Record<string, number>;
  obstacles: Record<string, number>;
  seats: SeatBoard[];
  pile: number;
  discard: Partial<Record<Card, number>>;
  bank: number | null;
  first: number;
  turn: number;
  round: number;
  active: number;
  asked: Decision | null;
  decider: number | null;
  over: string | null;
  kind: "open" | "hire" | "move";
  stepped: Record<string, Record<Kind, number>>;
  /** Ants whose forced march is over. */
  marched: string[];
  entered: Record<string, number>;
  pushed: string[];
  playing: Card | null;
  /** An ant that is about to arrive; `foremost` is the cell of the ant that must move on first. */
  hire: { kind: Letter; cell: string; push: Letter | null; foremost: string | null } | null;
  march: { kind: Letter; cell: string; stepped: boolean } | null;
  arrived: string | null;
  battle: Battle | null;
  box: {
    ants: Record<Kind, { letter: Letter; number: number; cost: number; strength: number; mines: boolean }>;
    level_costs: number[];
    tunnel_cost: number;
    tunnel_distance: number;
    hand_size: number;
    rounds: number;
    deck: Partial<Record<Card, number>>;
    card_names: Partial<Record<Card, Record<string, string>>>;
  };
}

export type AntsView = View<AntsBoard>;

export const anthillOf = (board: Pick<AntsBoard, "seats">, seat: number): Anthill =>
  board.seats[seat]?.anthill ?? ANTHILLS[seat] ?? "A";

export const isAllied = (board: Pick<AntsBoard, "scenario">): boolean => board.scenario.endsWith("allied");
export const isPyramids = (board: Pick<AntsBoard, "scenario">): boolean => board.scenario.startsWith("pyramids");

/** The number of levels of an anthill. */
export const levelsOf = (board: Pick<AntsBoard, "box">): number => board.box.level_costs.length;

/** The ants on a cell one by one, workers first. */
export function antsAt(board: Pick<AntsBoard, "ants">, cell: string): { owner: number; kind: Kind }[] {
  return (board.ants[cell] ?? []).flatMap((party) =>
    KINDS.flatMap((kind) => Array.from({ length: party[kind] }, () => ({ owner: party.owner, kind }))),
  );
}

/** An ant in a battle, read from its name. */
export function readFighter(name: string): { kind: Kind; bonus: number } {
  return { kind: KIND_OF[name[0] as Letter] ?? "worker", bonus: Number(name.split("+")[1] ?? 0) };
}

/** The ants of a side that fight: those with the highest strength. */
export function fightersOf(board: Pick<AntsBoard, "box">, names: string[]): boolean[] {
  const strengths = names.map((name) => strengthOf(board, name));
  const most = Math.max(...strengths);
  return strengths.map((strength) => strength === most);
}

export function strengthOf(board: Pick<AntsBoard, "box">, name: string): number {
  const { kind, bonus } = readFighter(name);
  return board.box.ants[kind].strength + bonus;
}

/** Unseen cards by kind: the draw pile and the hands of others together. */
export function unseen(board: AntsBoard): Partial<Record<Card, number>> {
  const left: Partial<Record<Card, number>> = { ...board.box.deck };
  const take = (card: Card, count = 1) => (left[card] = (left[card] ?? 0) - count);
  const counts = [board.discard, ...board.seats.map((seat) => seat.table)];
  for (const each of counts) for (const [card, count] of Object.entries(each)) take(card as Card, count);
  for (const seat of board.seats) for (const card of seat.hand ?? []) take(card);
  take("obstacle", Object.keys(board.obstacles).length);
  if (board.playing) take(board.playing);
  return left;
}

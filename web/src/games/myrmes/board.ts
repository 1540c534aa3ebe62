/** The view of Myrmes, and the names of its things. */

import { readHex } from "$lib/hexes";
import type { View } from "$lib/wire";

export type Colour = "red" | "blue" | "green" | "yellow";
export type Ground = "grass" | "earth" | "stone" | "mushroom" | "water";
export type Prey = "ladybug" | "termite" | "spider";
export type Cube = "food" | "earth" | "stone";
export type Track = "larva" | "soldier" | "worker" | "atelier";
export type Season = "spring" | "summer" | "autumn" | "winter";
export type Pheromone = "P2" | "P3T" | "P3L" | "P4R" | "P4P" | "P5" | "P6";
export type Special = "aphid_farm" | "scavenging" | "sub_colony";
export type TileKind = Pheromone | Special;
export type Event =
  | "level_plus_1"
  | "points_plus_1"
  | "larva_plus_2"
  | "harvest_plus_3"
  | "move_plus_3"
  | "soldier_plus_1"
  | "hex_plus_1"
  | "worker_plus_1";
export type Phase = "event" | "births" | "workers" | "harvest" | "atelier" | "storage" | "winter";
export type Decision =
  | "event"
  | "birth"
  | "born"
  | "worker"
  | "garden"
  | "stand"
  | "harvest"
  | "scavenging"
  | "extra-harvest"
  | "atelier"
  | "pay-mix"
  | "pay-special"
  | "pay-pheromones"
  | "storage"
  | "winter";
export type AtelierAction = "tunnel" | "level" | "nurse" | "objective";

export const COLOURS: readonly Colour[] = ["red", "blue", "green", "yellow"];
export const CUBES: readonly Cube[] = ["food", "earth", "stone"];
export const TRACKS: readonly Track[] = ["larva", "soldier", "worker", "atelier"];
/** The seasons that have a round. */
export const SEASONS: readonly Season[] = ["spring", "summer", "autumn"];
export const PHEROMONES: readonly Pheromone[] = ["P2", "P3T", "P3L", "P4R", "P4P", "P5", "P6"];
export const SPECIALS: readonly Special[] = ["aphid_farm", "scavenging", "sub_colony"];
export const TILE_KINDS: readonly TileKind[] = [...PHEROMONES, ...SPECIALS];
/** The event track from left to right; the die's number is the place of the cube on it. */
export const EVENTS: readonly Event[] = [
  "level_plus_1",
  "points_plus_1",
  "larva_plus_2",
  "harvest_plus_3",
  "move_plus_3",
  "soldier_plus_1",
  "hex_plus_1",
  "worker_plus_1",
];

export type Cubes = Record<Cube, number>;

export interface PlacedTile {
  kind: TileKind;
  /** null: a special tile that has lost its cube. */
  owner: number | null;
  hexes: string[];
  cubes: Partial<Cubes>;
}

export interface Objective {
  name: string;
  level: number;
  points: number;
  /** What it is about (food, prey, nurses …), how much is required, and how much is paid. */
  about: string;
  need: number;
  pay: number;
}

export interface Colony {
  score: number;
  level: number;
  /** The level with the event. */
  eff: number;
  event: Event;
  larvae: number;
  store: Cubes;
  store_limit: number;
  workers: number;
  unused: number;
  soldiers: number;
  reserve: number;
  nurses: number;
  free_nurses: number;
  placed: Partial<Record<Track, number>>;
  /** The rooms that are taken this round. */
  rooms: number[];
  supply: Record<Pheromone, number>;
  lost: Partial<Record<Pheromone, number>>;
  /** The size of the largest pheromone that may be placed. */
  largest: number;
  /** Free ownership cubes. */
  cubes: number;
  prey: number;
  winter: Winter;
}

/** The cost of winter for a colony, as far as it is known now. */
export interface Winter {
  /** The food required. */
  need: number;
  /** The food paid and the points lost for the rest, by the number of exchanges of larvae. */
  paid: number[];
  lost: number[];
  /** The maximum useful number of exchanges. */
  exchanged: number;
}

/** The values printed on the components. */
export interface Box {
  events: Event[];
  tiles: Record<
    TileKind,
    { size: number; count: number; points: number; level: number; cost: Cubes; cells: [q: number, r: number][] }
  >;
  /** The yield of 0, 1, 2 … nurses, by event. */
  births: Record<Event, Record<Track, number[]>>;
  /** The useful numbers of nurses on each track. */
  nurses: Record<Track, number[]>;
  /** The cost of the next level, by level; none on the deepest. */
  level_costs: Cubes[];
  storage: number[];
  nurse: { food: number; larvae: number };
  larvae_per_food: number;
  movement: number[];
  prey: Record<Prey, { soldiers: number; food: number; points: number }>;
  winter: number[];
  penalty: number;
  bonus: number;
}

export interface MyrmesBoard {
  players: number;
  edition: "rulebook" | "printed-board";
  shuffled: boolean;
  year: number;
  season: Season;
  round: number;
  phase: Phase | null;
  asked: Decision | null;
  over: string | null;
  active: number;
  first: number;
  dice: number[];
  /** The grounds of the hexes in play. */
  hexes: Record<string, Ground>;
  prey: Record<string, Prey>;
  /** Exits with their owners. */
  exits: Record<string, number>;
  tiles: Record<string, PlacedTile>;
  pools: { aphid_farm: number; sub_colony: number };
  objectives: Objective[];
  /** The seats that have completed each objective, and which of them did so this round. */
  done: Record<string, number[]>;
  fresh: Record<string, number[]>;
  seats: Colony[];
  worker: { hex: string; points: number } | null;
  /** The hexes of the pheromone that was just removed. */
  freed: string[];
  /** The tile that is being harvested. */
  harvested: string | null;
  /** The number of cubes that may still be harvested. */
  extra: number;
  acted: AtelierAction[];
  /** The objective that is being paid, and the pheromones chosen for it. */
  paying: string | null;
  picked: string[];
  box: Box;
}

export type MyrmesView = View<MyrmesBoard>;

// ── names ──

export const isHex = (part: string): boolean => readHex(part) !== null;
/** Tiles are named by capital letters: "A", "AB". */
export const isTile = (part: string): boolean => /^[A-Z]{1,2}$/.test(part);
export const isKind = (part: string): part is TileKind => (TILE_KINDS as readonly string[]).includes(part);
export const isCube = (part: string): part is Cube => (CUBES as readonly string[]).includes(part);
export const isSpecial = (kind: TileKind): kind is Special => (SPECIALS as readonly string[]).includes(kind);

/** All hexes that a text names, in their order: "2,10 3,10". */
export const hexesIn = (text: string): string[] => text.match(/-?\d+,-?\d+/g) ?? [];

/** The tiles by the hexes that they cover. */
export function coverOf(board: Pick<MyrmesBoard, "tiles">): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, { hexes }] of Object.entries(board.tiles)) for (const hex of hexes) found.set(hex, name);
  return found;
}

export const colourOf = (owner: number | null): Colour | "nobody" =>
  owner === null ? "nobody" : (COLOURS[owner] ?? "nobody");

/** The cube that a ground puts on a pheromone. */
export const GIVES: Partial<Record<Ground, Cube>> = { grass: "food", earth: "earth", stone: "stone" };

/** The soldiers that entering another player's tile costs. */
export const STRANGE_TILE = 1;

/** What a step into a space costs in soldiers, for the seat whose worker is in the garden. */
export function soldiersFor(board: MyrmesBoard, space: string): number {
  const tile = board.tiles[space];
  if (tile) return tile.owner === null || tile.owner === board.active ? 0 : STRANGE_TILE;
  const prey = board.prey[space];
  return prey ? board.box.prey[prey].soldiers : 0;
}

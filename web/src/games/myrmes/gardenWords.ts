/** The garden in words: what is on a hex, what a tile is, what a step costs, what a place for a tile gives. */

import { t, words } from "$lib/i18n.svelte";
import { hexKey, type Hex } from "$lib/hexes";
import {
  colourOf,
  CUBES,
  GIVES,
  isSpecial,
  soldiersFor,
  STRANGE_TILE,
  type Cube,
  type Cubes,
  type MyrmesBoard,
  type Prey,
  type TileKind,
} from "./board";
import { cubeWords, kindWords, preyWords } from "./words";

export const groundWords = (ground: string): string => t("page-myrmes-garden-ground", { ground });

const joined = (all: string[]): string => all.filter(Boolean).join(", ");

/** "2 food, 1 earth". */
export const cubesWords = (cubes: Partial<Cubes>): string =>
  joined(CUBES.filter((cube) => cubes[cube]).map((cube) => cubeWords(cube, cubes[cube]!)));

/** What hunting costs and gives. */
export function huntWords(board: MyrmesBoard, prey: Prey): string {
  const { soldiers, food, points } = board.box.prey[prey];
  return t("page-myrmes-garden-hunt", { soldiers, food, points });
}

/** Labels are made of several messages, and there are many hexes: what was said once is kept. */
const labels = new Map<string, string>();

/** What is on a hex that no tile covers, for those who can't see it. */
export function hexWords(board: MyrmesBoard, hex: string): string {
  const ground = board.hexes[hex] ?? "";
  const prey = board.prey[hex];
  const exit = hex in board.exits ? colourOf(board.exits[hex]!) : null;
  const worker = board.worker?.hex === hex ? colourOf(board.active) : null;
  const points = worker ? board.worker!.points : 0;
  const key = [words.language, hex, ground, prey, exit, worker, points].join();
  let said = labels.get(key);
  if (said === undefined) {
    said = joined([
      t("page-myrmes-garden-hex", { hex, ground: groundWords(ground) }),
      prey ? `${preyWords(prey)} (${huntWords(board, prey)})` : "",
      exit ? t("page-myrmes-garden-exit", { colour: exit }) : "",
      worker ? t("page-myrmes-garden-worker", { colour: worker, points }) : "",
    ]);
    labels.set(key, said);
  }
  return said;
}

/** A tile with its owner, its cubes and its hexes. */
export function tileWords(board: MyrmesBoard, name: string): string {
  const tile = board.tiles[name];
  if (!tile) return name;
  const here = board.worker && tile.hexes.includes(board.worker.hex);
  const said = t("page-myrmes-garden-tile", {
    tile: name,
    kind: kindWords(tile.kind),
    colour: colourOf(tile.owner),
    hexes: tile.hexes.join(" "),
  });
  return joined([
    said,
    isSpecial(tile.kind) ? "" : cubesWords(tile.cubes) || t("page-myrmes-garden-empty"),
    here ? t("page-myrmes-garden-worker", { colour: colourOf(board.active), points: board.worker!.points }) : "",
  ]);
}

/** What going to a space costs and gives, where that is more than a movement point; else "". */
export function stepWords(board: MyrmesBoard, space: string): string {
  const prey = board.prey[space];
  if (prey) return `${preyWords(prey)}: ${huntWords(board, prey)}`;
  return soldiersFor(board, space) ? t("page-myrmes-garden-strange", { soldiers: STRANGE_TILE }) : "";
}

/** How many of a kind are left for the seat whose worker is in the garden. */
export function leftOf(board: MyrmesBoard, kind: TileKind): number {
  if (isSpecial(kind)) return kind === "sub_colony" ? board.pools.sub_colony : board.pools.aphid_farm;
  return board.seats[board.active]?.supply[kind] ?? 0;
}

/** A kind in the dock. */
export function kindLabel(board: MyrmesBoard, kind: TileKind): string {
  const { points, cost } = board.box.tiles[kind];
  const price = cubesWords(cost);
  return joined([
    kindWords(kind),
    t("page-myrmes-garden-left", { count: leftOf(board, kind) }),
    t("page-myrmes-garden-points", { points }),
    price ? t("page-myrmes-garden-price", { price }) : "",
  ]);
}

/** The cubes that a pheromone gets where it lies. */
export function gainOf(board: MyrmesBoard, kind: TileKind, hexes: readonly Hex[]): Cubes {
  const found: Cubes = { food: 0, earth: 0, stone: 0 };
  if (isSpecial(kind)) return found;
  for (const hex of hexes) {
    const ground = board.hexes[hexKey(hex)];
    const cube: Cube | undefined = ground && GIVES[ground];
    if (cube) found[cube]++;
  }
  return found;
}

/** What a tile would give at a place. */
export function gainWords(board: MyrmesBoard, kind: TileKind, hexes: readonly Hex[]): string {
  const price = cubesWords(board.box.tiles[kind].cost);
  return joined([
    t("page-myrmes-garden-points", { points: board.box.tiles[kind].points }),
    cubesWords(gainOf(board, kind, hexes)),
    price ? t("page-myrmes-garden-price", { price }) : "",
  ]);
}

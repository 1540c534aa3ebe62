/** A small view of Myrmes for tests. */

import { EVENTS, type Colony, type MyrmesBoard, type MyrmesView } from "$games/myrmes/board";

const none = { food: 0, earth: 0, stone: 0 };

export const BOX = {
  births: Object.fromEntries(
    EVENTS.map((event) => [
      event,
      { larva: [0, 1, 3, 5], soldier: [0, 0, 1, 2], worker: [0, 0, 1, 1, 2], atelier: [0, 1, 2, 3, 4] },
    ]),
  ),
  nurses: { larva: [0, 1, 2, 3], soldier: [0, 2, 3], worker: [0, 2, 4], atelier: [0, 1, 2, 3, 4] },
  level_costs: [{ food: 0, earth: 2, stone: 0 }],
  larvae_per_food: 3,
  penalty: 3,
  bonus: 5,
  nurse: { food: 2, larvae: 2 },
} as unknown as MyrmesBoard["box"];

export function colonyOf(changes: Partial<Colony> = {}): Colony {
  return {
    score: 10,
    level: 0,
    eff: 0,
    event: "points_plus_1",
    larvae: 1,
    store: none,
    store_limit: 4,
    workers: 2,
    unused: 2,
    soldiers: 0,
    reserve: 6,
    nurses: 3,
    free_nurses: 3,
    placed: {},
    rooms: [],
    supply: { P2: 6, P3T: 2, P3L: 2, P4R: 2, P4P: 2, P5: 2, P6: 1 },
    lost: {},
    largest: 2,
    cubes: 4,
    prey: 0,
    winter: { need: 4, paid: [0], lost: [12], exchanged: 0 },
    ...changes,
  };
}

export function viewOf(changes: Partial<MyrmesBoard> = {}, view: Partial<MyrmesView> = {}): MyrmesView {
  const board = {
    players: 2,
    year: 1,
    season: "spring",
    round: 1,
    phase: "event",
    asked: "event",
    over: null,
    active: 0,
    first: 0,
    dice: [5, 3, 1],
    objectives: [],
    done: {},
    fresh: {},
    exits: {},
    seats: [colonyOf(), colonyOf()],
    worker: null,
    harvested: null,
    extra: 0,
    acted: [],
    paying: null,
    picked: [],
    tiles: {},
    box: BOX,
    ...changes,
  } as unknown as MyrmesBoard;
  return { game: "myrmes", seat: 0, actor: 0, board, ...view } as MyrmesView;
}

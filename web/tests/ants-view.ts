import type { AntsBoard, AntsView, Cell, CellKind, SeatBoard } from "$games/ants/board";
import type { Move, Param, Phrase } from "$lib/wire";
import { told } from "./told";

const cell = (x: number, y: number, links: string[], kind: CellKind = "trail"): Cell => ({ x, y, links, kind });

const seat: SeatBoard = {
  anthill: "A",
  team: 0,
  chips: 4,
  levels: 0,
  taken: {},
  supply: { worker: 3, soldier: 2 },
  markers: 2,
  hand: null,
  in_hand: 3,
  table: {},
};

/** A small board: a trail from A to B, and a path into the centre. */
export function boardOf(changes: Partial<AntsBoard> = {}): AntsBoard {
  return {
    scenario: "classic",
    anthills: {
      A: { owner: 0, x: 0, y: 0, cells: ["AB1", "AX1"] },
      B: { owner: 1, x: 6, y: 0, cells: ["AB5"] },
      C: { owner: null, x: 6, y: 6, cells: [] },
      D: { owner: null, x: 0, y: 6, cells: [] },
    },
    cells: {
      AB1: cell(1, 0, ["AB2"]),
      AB2: cell(2, 0, ["AB1", "AB3"]),
      AB3: cell(3, 0, ["AB2", "AB4"], "cake"),
      AB4: cell(4, 0, ["AB3", "AB5"]),
      AB5: cell(5, 0, ["AB4"]),
      AX1: cell(1, 1, ["AX2"]),
      AX2: cell(2, 2, ["AX1", "XA"]),
      XA: cell(3, 3, ["AX2"], "centre"),
    },
    ants: {
      AB1: [{ owner: 0, worker: 1, soldier: 1 }],
      AX2: [{ owner: 0, worker: 0, soldier: 1 }],
      AB4: [{ owner: 1, worker: 1, soldier: 0 }],
    },
    treats: ["XA"],
    markers: {},
    obstacles: {},
    seats: [
      { ...seat, hand: ["fury", "fury", "ambush", "honeydew"], in_hand: 4 },
      { ...seat, anthill: "B", team: 1, chips: 1 },
    ],
    pile: 20,
    discard: { honeydew: 2 },
    bank: null,
    first: 0,
    turn: 7,
    round: 4,
    active: 0,
    asked: "action",
    decider: 0,
    over: null,
    kind: "open",
    stepped: {},
    entered: {},
    marched: [],
    pushed: [],
    playing: null,
    hire: null,
    march: null,
    arrived: null,
    battle: null,
    box: {
      ants: {
        worker: { letter: "W", number: 5, cost: 1, strength: 1, mines: true },
        soldier: { letter: "S", number: 3, cost: 2, strength: 2, mines: false },
      },
      level_costs: [5, 4, 3],
      tunnel_cost: 1,
      tunnel_distance: 3,
      hand_size: 4,
      rounds: 60,
      deck: { fury: 8, ambush: 4, honeydew: 4, sentries: 4 },
      card_names: { fury: { en: "Ant Fury", pl: "Mrówcza furia", uk: "Мурашина лють" } },
    },
    ...changes,
  };
}

/** What a decision did, as data. */
export const done = (does: string, params: Record<string, Param> = {}): Phrase => ({ code: `ants-say-${does}`, params });

export function viewOf(changes: Partial<AntsBoard> = {}, legal?: string[][], last: Phrase | null = null): AntsView {
  const board = boardOf(changes);
  const moves = legal?.map((parts): Move => ({ text: parts.join(" "), parts }));
  return {
    game: "ants",
    options: {},
    seat: 0,
    seats: 2,
    actor: board.decider,
    decision: board.asked ?? "",
    scores: [0, 0],
    gone: [],
    outcome: null,
    board,
    last: last && told(board.active, "", { phrase: last }),
    ...(moves ? { legal: moves } : {}),
  } as AntsView;
}

/** A battle of A's soldier with B's worker. */
export const BATTLE: AntsBoard["battle"] = {
  sides: [
    { owner: 0, cell: "AB3", ants: ["W", "S+1"], force: 3 },
    { owner: 1, cell: "AB4", ants: ["W"], force: 1 },
  ],
  bonus: [1, 0, 0, 0],
  passed: true,
};

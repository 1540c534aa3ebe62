/** Tracks what happened on the board: the identity of moving ants, and marks of the last turn. */

import type { Phrase } from "$lib/wire";
import { antsAt, KIND_OF, type AntsBoard, type AntsView, type Battle, type Kind, type Letter } from "./board";

// ── the last decision ──

/** What a decision did: the last word of its message id, with the cells and kinds of its parameters. */
interface Did {
  does: string;
  kind?: Letter;
  cell?: string;
  from?: string;
  to?: string;
  target?: string;
  which?: string;
  path?: string[];
}

/** What the last decision did; a card that caused it and a battle that it ended are unwrapped. */
export function didOf({ last }: AntsView): Did | null {
  if (!last) return null;
  const { code, params } = done(last.phrase);
  return { ...params, does: code.replace("ants-say-", "") } as Did;
}

const WRAPPED = ["ants-say-by-card", "ants-say-fought"];
const done = (phrase: Phrase): Phrase =>
  WRAPPED.includes(phrase.code) ? done(phrase.params.done as Phrase) : phrase;

// ── ants that stay the same ──

export interface Drawn {
  id: number;
  owner: number;
  kind: Kind;
  cell: string;
  /** Its index among the ants on its cell, and their number. */
  index: number;
  count: number;
}

export interface Followed {
  drawn: Drawn[];
  /** Removed ants, with the places where they fell. */
  gone: Drawn[];
}

let ids = 0;
/** If more ants than this have moved, it is another position altogether. */
const MOST_MOVED = 6;

/** The ants of a board with their earlier ids; moved ants are recognised by owner and kind. */
export function identify(before: Drawn[], board: AntsBoard, did: Did | null = null): Followed {
  const left = new Set(before);
  const found = Object.keys(board.ants).flatMap((cell) => {
    const here = antsAt(board, cell);
    return here.map(({ owner, kind }, index): Drawn => ({ id: 0, owner, kind, cell, index, count: here.length }));
  });
  const take = (drawn: Drawn, fits: (old: Drawn) => boolean): void => {
    for (const old of left) {
      if (old.owner !== drawn.owner || old.kind !== drawn.kind || !fits(old)) continue;
      left.delete(old);
      drawn.id = old.id;
      return;
    }
  };
  for (const drawn of found) take(drawn, (old) => old.cell === drawn.cell);
  const moved = found.filter(({ id }) => !id);
  if (moved.length <= MOST_MOVED) {
    // A pushed ant leaves before the new one arrives: the nearest one has moved.
    for (const drawn of moved) take(drawn, (old) => board.cells[drawn.cell]?.links.includes(old.cell) ?? false);
    for (const drawn of moved) if (!drawn.id) take(drawn, () => true);
  }
  for (const drawn of moved) drawn.id ||= ++ids;
  const gone = left.size > MOST_MOVED ? [] : [...left].map((old) => ({ ...old, cell: arrival(old, board, did) }));
  return { drawn: found.sort((a, b) => a.id - b.id), gone };
}

/** Where a removed ant fell: it may have moved just before. */
function arrival(old: Drawn, board: AntsBoard, did: Did | null): string {
  if (old.owner !== board.active || did?.from !== old.cell) return old.cell;
  return did.kind && KIND_OF[did.kind] !== old.kind ? old.cell : did.to!;
}

// ── what the last turn did ──

export interface Fallen {
  owner: number;
  kind: Kind;
  cell: string;
}

/** A battle that is over. */
export interface Fight {
  key: string;
  cells: string[];
  /** The sides before ants were removed; null if we have not seen them. */
  battle: Battle | null;
  fallen: Fallen[];
}

export interface Trail {
  seat: number;
  turn: number;
  ways: [from: string, to: string][];
  /** Cells with something new: hired ants, markers, obstacles. */
  placed: string[];
  /** Cells that a card was played on. */
  struck: string[];
  built: boolean;
  fights: Fight[];
}

const fresh = (seat: number, turn: number): Trail => ({
  seat,
  turn,
  ways: [],
  placed: [],
  struck: [],
  built: false,
  fights: [],
});

/** The marks after one more decision; `before` is the last shown board, if any; `gone` are the ants that fell since. */
export function follow(marked: Trail | null, before: AntsBoard | null, view: AntsView, gone: Drawn[]): Trail | null {
  const { last, board } = view;
  const did = didOf(view);
  if (!last || !did) return null;
  // After a takeback the marks are wrong.
  const back = before !== null && (board.turn < before.turn || (marked !== null && board.turn < marked.turn));
  const kept = back ? null : marked;
  if (did.does === "keep" || did.does === "exchange" || did.does === "end") return kept;
  const turn = did.does === "build" && board.over ? (before?.turn ?? board.turn) : board.turn;
  const base = kept?.turn === turn ? kept : fresh(board.active, turn);
  const trail = step(base, did);
  const fight = fought(before, board, did, gone);
  return fight ? { ...trail, fights: [...trail.fights, { ...fight, key: `${turn}/${trail.fights.length}` }] } : trail;
}

function step(trail: Trail, { does, cell, from, to, target, which, path }: Did): Trail {
  switch (does) {
    case "step":
    case "column":
    case "march":
      return { ...trail, ways: [...trail.ways, [from!, to!]] };
    case "hire-push": {
      const ways = path!.slice(1).map((onto, index): [string, string] => [path![index]!, onto]);
      return { ...trail, ways: [...trail.ways, ...ways], placed: [...trail.placed, cell!] };
    }
    case "hire":
    case "tunnel":
      return { ...trail, placed: [...trail.placed, cell!] };
    case "card-on":
      return which === "obstacle"
        ? { ...trail, placed: [...trail.placed, cell!] }
        : { ...trail, struck: [...trail.struck, cell!] };
    case "ambush":
      return { ...trail, struck: [...trail.struck, target!] };
    case "build":
      return { ...trail, built: true };
    default:
      return trail;
  }
}

/** The battle that a decision ended. */
function fought(before: AntsBoard | null, now: AntsBoard, did: Did, gone: Drawn[]): Omit<Fight, "key"> | null {
  if (!before || did.does === "ambush") return null;
  const fallen = gone.map(({ owner, kind, cell }) => ({ owner, kind, cell }));
  if (before.battle) {
    if (now.battle && !fallen.length) return null;
    return { cells: [...new Set(before.battle.sides.map(({ cell }) => cell))], battle: before.battle, fallen };
  }
  if (!fallen.length || now.over || arrivesAtAnthill(now, did)) return null;
  return { cells: [...new Set(fallen.map(({ cell }) => cell))], battle: null, fallen };
}

/** In pyramids an ant that captures a level goes home without a fight. */
function arrivesAtAnthill(board: AntsBoard, { to }: Did): boolean {
  const own = board.seats[board.active]?.anthill;
  return to !== undefined && Object.entries(board.anthills).some(([name, hill]) => name !== own && hill.cells.includes(to));
}

/** Which of the drawn ants have moved this turn: on a cell, the first ones of their kind. */
export function haveStepped(board: Pick<AntsBoard, "stepped" | "active">, drawn: Drawn[]): Set<number> {
  const left = new Map(
    Object.entries(board.stepped).flatMap(([cell, counts]) =>
      Object.entries(counts).map(([kind, count]) => [`${cell}/${kind}`, count] as const),
    ),
  );
  const found = new Set<number>();
  for (const { id, owner, cell, kind } of [...drawn].sort((a, b) => a.index - b.index)) {
    const count = owner === board.active ? (left.get(`${cell}/${kind}`) ?? 0) : 0;
    if (count > 0) {
      found.add(id);
      left.set(`${cell}/${kind}`, count - 1);
    }
  }
  return found;
}

/** What has happened on the board: ants that stay the same while they move, and marks of what the last turn did. */

import { antsAt, KIND_OF, type AntsBoard, type AntsView, type Battle, type Kind } from "./board";
import { readSaid, type Said } from "./notation";

// ── ants that stay the same ──

export interface Drawn {
  id: number;
  owner: number;
  kind: Kind;
  cell: string;
  /** Which one it is of how many on its cell. */
  index: number;
  count: number;
}

export interface Followed {
  drawn: Drawn[];
  /** Ants that are no more: where they fell. */
  gone: Drawn[];
}

let ids = 0;
/** So many ants may have moved; where more did, it is another position altogether. */
const MOST_MOVED = 4;

/** The ants of a board, with the ids that they had before; who has moved is recognised by owner and kind. */
export function identify(before: Drawn[], board: AntsBoard, said: Said | null = null): Followed {
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
    // A pushed ant goes before the new one comes: whoever is nearest has moved.
    for (const drawn of moved) take(drawn, (old) => board.cells[drawn.cell]?.links.includes(old.cell) ?? false);
    for (const drawn of moved) if (!drawn.id) take(drawn, () => true);
  }
  for (const drawn of moved) drawn.id ||= ++ids;
  const gone = left.size > MOST_MOVED ? [] : [...left].map((old) => ({ ...old, cell: arrival(old, board, said) }));
  return { drawn: found.sort((a, b) => a.id - b.id), gone };
}

/** Where an ant fell that is gone: it may have made a step right before. */
function arrival(old: Drawn, board: AntsBoard, said: Said | null): string {
  if (old.owner !== board.active || !said) return old.cell;
  if (said.does === "step" && said.from === old.cell && KIND_OF[said.kind] === old.kind) return said.to;
  return said.does === "column" && said.from === old.cell ? said.to : old.cell;
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
  /** The sides as they were before ants were removed; null where we have not seen them. */
  battle: Battle | null;
  fallen: Fallen[];
}

export interface Trail {
  seat: number;
  turn: number;
  ways: [from: string, to: string][];
  /** Cells where something was put: hired ants, markers, obstacles. */
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

/** The marks after one more decision; `before` is the board as it was shown before, if any; `gone` fell since. */
export function follow(marked: Trail | null, before: AntsBoard | null, view: AntsView, gone: Drawn[]): Trail | null {
  const { last, board } = view;
  const said = last ? readSaid(last.text) : null;
  if (!last || !said) return null;
  // Something was taken back: marks of what has not happened are wrong.
  const back = before !== null && (board.turn < before.turn || (marked !== null && board.turn < marked.turn));
  const kept = back ? null : marked;
  if (said.does === "keep" || said.does === "exchange" || said.does === "end") return kept;
  const turn = said.does === "build" && board.over ? (before?.turn ?? board.turn) : board.turn;
  const base = kept?.turn === turn ? kept : fresh(board.active, turn);
  const trail = step(base, before, said, last.seat);
  const fight = fought(before, board, said, gone);
  return fight ? { ...trail, fights: [...trail.fights, { ...fight, key: `${turn}/${trail.fights.length}` }] } : trail;
}

function step(trail: Trail, before: AntsBoard | null, said: Said, seat: number): Trail {
  switch (said.does) {
    case "step":
    case "column":
      return { ...trail, ways: [...trail.ways, [said.from, said.to]] };
    case "march": {
      const from = before?.march?.cell ?? trail.ways.at(-1)?.[1];
      return from ? { ...trail, ways: [...trail.ways, [from, said.to]] } : trail;
    }
    case "hire": {
      const forward = said.push ? forwardFrom(before, said.cell, seat) : null;
      const ways = forward ? [...trail.ways, [said.cell, forward] as [string, string]] : trail.ways;
      return { ...trail, ways, placed: [...trail.placed, said.cell] };
    }
    case "tunnel":
      return { ...trail, placed: [...trail.placed, said.cell] };
    case "on-cell":
      return said.card === "obstacle"
        ? { ...trail, placed: [...trail.placed, said.cell] }
        : { ...trail, struck: [...trail.struck, said.cell] };
    case "ambush":
      return { ...trail, struck: [...trail.struck, said.target] };
    case "build":
      return { ...trail, built: true };
    default:
      return trail;
  }
}

/** The cell before one that is next to an anthill. */
function forwardFrom(board: AntsBoard | null, cell: string, seat: number): string | null {
  if (!board) return null;
  const hill = board.anthills[board.seats[seat]?.anthill ?? "A"];
  const ways = (board.cells[cell]?.links ?? []).filter((other) => !hill?.cells.includes(other));
  return ways.length === 1 ? ways[0]! : null;
}

/** The battle that a decision ended, if any. */
function fought(before: AntsBoard | null, now: AntsBoard, said: Said, gone: Drawn[]): Omit<Fight, "key"> | null {
  if (!before || said.does === "ambush") return null;
  const fallen = gone.map(({ owner, kind, cell }) => ({ owner, kind, cell }));
  if (before.battle) {
    if (now.battle && !fallen.length) return null;
    return { cells: [...new Set(before.battle.sides.map(({ cell }) => cell))], battle: before.battle, fallen };
  }
  if (!fallen.length || now.over || arrivesAtAnthill(now, said)) return null;
  return { cells: [...new Set(fallen.map(({ cell }) => cell))], battle: null, fallen };
}

/** In pyramids an ant that takes a level goes home; nobody has fought it. */
function arrivesAtAnthill(board: AntsBoard, said: Said): boolean {
  const to = said.does === "step" || said.does === "column" || said.does === "march" ? said.to : null;
  const own = board.seats[board.active]?.anthill;
  return to !== null && Object.entries(board.anthills).some(([name, hill]) => name !== own && hill.cells.includes(to));
}

/** Which of the ants drawn have made their step this turn: on a cell, the first ones of their kind. */
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

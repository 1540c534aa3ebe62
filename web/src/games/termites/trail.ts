/** Marks of the last turn, collected decision by decision, kept until the next one does something. */

import { isMound, type Piece, type TermitesBoard, type TermitesView } from "./board";

export interface Fight {
  unit: string;
  target: string;
  from: string | null;
  /** Where the defender went. */
  retreat: string | null;
  /** The piece on the target, if we saw it. */
  piece: Piece | null;
  /** Its fate; null while it is being decided. */
  end: "pushed" | "destroyed" | "captured" | null;
}

export interface Trail {
  seat: number;
  turn: number;
  placed: string | null;
  way: [from: string, to: string] | null;
  fight: Fight | null;
  /** Hexes with new mounds or tiles. */
  built: string[];
}

/** The marked hexes. */
export const hexesOfTrail = ({ placed, way, fight, built }: Trail): string[] =>
  [placed, ...(way ?? []), fight?.unit, fight?.target, fight?.retreat, ...built].filter((hex) => typeof hex === "string");

const fresh = (seat: number, turn: number): Trail => ({ seat, turn, placed: null, way: null, fight: null, built: [] });

/** The marks after the last decision; `before` is the last shown board, if any. */
export function follow(marked: Trail | null, before: TermitesBoard | null, view: TermitesView): Trail | null {
  const { last, board } = view;
  if (!last) return null;
  const { unit, hex, from, to } = last.phrase.params as Record<string, string | undefined>;
  const trail = marked && board.turn >= marked.turn ? marked : null; // else: a takeback
  const own = trail?.seat === last.seat && trail.built.length === 0 ? trail : null;
  const base = own ?? fresh(last.seat, board.turn);
  switch (last.phrase.code) {
    case "termites-say-token":
      // Own marks before our first decision mean a takeback.
      return trail?.seat === last.seat ? null : trail;
    case "termites-say-unit":
      return own ? { ...own, way: null, fight: null } : trail;
    case "termites-say-place":
      return { ...fresh(last.seat, board.turn), placed: hex! };
    case "termites-say-move":
      return { ...base, way: [unit!, hex!] };
    case "termites-say-attack":
    case "termites-say-attack-from":
    case "termites-say-retreat":
    case "termites-say-destroy": {
      const piece = before?.pieces[hex!] ?? trail?.fight?.piece ?? null;
      const retreat = to ?? escaped(before, board, hex!);
      const decided = board.asked !== "choose-from" && board.asked !== "choose-retreat";
      const end = !decided || !piece ? null : isMound(piece) ? "captured" : retreat ? "pushed" : "destroyed";
      return { ...base, fight: { unit: unit!, target: hex!, from: from ?? null, retreat, piece, end } };
    }
    case "termites-say-new-mound": {
      const captured = { from: null, retreat: null, piece: before?.pieces[hex!] ?? null, end: "captured" as const };
      return { ...base, fight: own?.fight ?? { unit: unit!, target: hex!, ...captured }, built: [hex!] };
    }
    case "termites-say-mound":
      return trail?.fight
        ? { ...trail, built: [...trail.built, hex!] }
        : { ...fresh(last.seat, board.turn), built: [hex!] };
    case "termites-say-neutral":
    case "termites-say-tile":
      return {
        ...fresh(last.seat, board.turn),
        built: trail?.seat === last.seat ? [...trail.built, hex!] : [hex!],
      };
    default:
      return trail;
  }
}

/** Where the unit of a hex was pushed without a decision. */
function escaped(before: TermitesBoard | null, now: TermitesBoard, target: string): string | null {
  const piece = before?.pieces[target];
  if (!before || !piece || isMound(piece)) return null;
  const same = (other: Piece | undefined) => other?.owner === piece.owner && other?.name === piece.name;
  const found = Object.entries(now.pieces).find(
    ([hex, other]) => hex !== target && same(other) && !same(before.pieces[hex]),
  );
  return found?.[0] ?? null;
}

// ── pieces that stay the same while they move ──

export interface Drawn {
  id: number;
  hex: string;
  piece: Piece;
}

let ids = 0;
/** If more pieces than this have moved, it is another position altogether. */
const MOST_MOVED = 3;

/** The pieces of a board with their earlier ids; moved pieces are recognised by owner and kind. */
export function identify(before: Drawn[], pieces: Record<string, Piece>): Drawn[] {
  const name = (piece: Piece) => `${piece.owner}/${piece.name}/${isMound(piece)}`;
  const at = new Map(before.map((drawn) => [drawn.hex, drawn]));
  const left = new Set(before);
  const found = Object.entries(pieces).map(([hex, piece]): Drawn => {
    const old = at.get(hex);
    if (!old || name(old.piece) !== name(piece)) return { id: -1, hex, piece };
    left.delete(old);
    return { ...old, piece };
  });
  const unknown = found.filter(({ id }) => id < 0);
  const guess = unknown.length <= MOST_MOVED;
  for (const drawn of unknown) {
    const old =
      guess && !isMound(drawn.piece) ? [...left].find((each) => name(each.piece) === name(drawn.piece)) : undefined;
    if (old) left.delete(old);
    drawn.id = old?.id ?? ++ids;
  }
  return found.sort((a, b) => a.id - b.id);
}

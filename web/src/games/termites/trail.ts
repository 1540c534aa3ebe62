/** What the last turn did to the board, gathered decision by decision: it stays marked until the next one does
 *  something. */

import { isMound, type Piece, type TermitesBoard, type TermitesView } from "./board";
import { readSaid } from "./notation";

export interface Fight {
  unit: string;
  target: string;
  from: string | null;
  /** Where the attacked unit went. */
  retreat: string | null;
  /** What was on the target, if we saw it. */
  piece: Piece | null;
  /** What became of it; null while that is being decided. */
  end: "pushed" | "destroyed" | "captured" | null;
}

export interface Trail {
  seat: number;
  turn: number;
  placed: string | null;
  way: [from: string, to: string] | null;
  fight: Fight | null;
  /** Hexes where mounds or tiles were put. */
  built: string[];
}

const fresh = (seat: number, turn: number): Trail => ({ seat, turn, placed: null, way: null, fight: null, built: [] });

/** The marks after one more decision; `before` is the board as it was shown before, if any. */
export function follow(marked: Trail | null, before: TermitesBoard | null, view: TermitesView): Trail | null {
  const { last, board } = view;
  const said = last ? readSaid(last.text) : null;
  if (!last || !said) return null;
  const trail = marked && board.turn >= marked.turn ? marked : null; // else something was taken back
  const own = trail?.seat === last.seat && trail.built.length === 0 ? trail : null;
  const base = own ?? fresh(last.seat, board.turn);
  switch (said.does) {
    case "token":
    case "keep":
    case "stay":
      // Our own marks before we have done anything: something was taken back.
      return said.does === "token" && trail?.seat === last.seat ? null : trail;
    case "unit":
      return own ? { ...own, way: null, fight: null } : trail;
    case "place":
      return { ...fresh(last.seat, board.turn), placed: said.hex };
    case "move":
      return { ...base, way: [said.unit, said.to] };
    case "attack": {
      const piece = before?.pieces[said.target] ?? trail?.fight?.piece ?? null;
      const retreat = said.retreat ?? escaped(before, board, said.target);
      const decided = board.asked !== "choose-from" && board.asked !== "choose-retreat";
      const end = !decided || !piece ? null : isMound(piece) ? "captured" : retreat ? "pushed" : "destroyed";
      const { unit, target, from } = said;
      return { ...base, fight: { unit, target, from: from ?? base.fight?.from ?? null, retreat, piece, end } };
    }
    case "new-mound":
      return trail?.fight ? { ...trail, built: [trail.fight.target] } : trail;
    case "mound":
      return trail?.fight
        ? { ...trail, built: [...trail.built, said.hex] }
        : { ...fresh(last.seat, board.turn), built: [said.hex] };
    case "neutral":
    case "tile":
      return {
        ...fresh(last.seat, board.turn),
        built: trail?.seat === last.seat ? [...trail.built, said.hex] : [said.hex],
      };
  }
}

/** Where the unit of a hex has gone that was pushed away without anybody being asked. */
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
/** So many pieces may have moved; where more did, it is another position altogether. */
const MOST_MOVED = 3;

/** The pieces of a board, with the ids that they had before; who has moved is recognised by owner and kind. */
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

/** Views as the server tells them in few bytes: as the difference to the view before, and with packed legal moves. */

import type { LeanView, Move } from "./wire";

/** A text with the numbers of the parts in braces, or the number of such a text in `said`; in an array: a decision that
 *  continues the move can follow. */
type Said = string | number | [string | number];

export interface PackedMoves {
  said: string[];
  /** What can come after a first part: a text, and the other parts. */
  after: [Said, ...string[]][];
  /** First parts, and the numbers of what comes after each of them. */
  moves: [string[], number[]][];
}

/** A view as it is sent: its legal moves may be packed. */
export type PackedView = Omit<LeanView, "legal" | "premove"> & {
  legal?: PackedMoves | Move[];
  premove?: { decision: string; legal: PackedMoves | Move[]; exact: boolean };
};

type Path = (string | number)[];
/** Sets what stands at a path, removes it, or puts items into a list there, in place of some others. */
export type Change = [Path, unknown] | [Path] | [Path, number, number, unknown[]];

/** A view after some changes. */
export function changed(view: PackedView, changes: Change[]): PackedView {
  const next = structuredClone(view) as PackedView;
  for (const [path, ...more] of changes) {
    const last = path.at(-1)!;
    const place = path.slice(0, -1).reduce<Record<string | number, unknown>>(
      (found, step) => found[step] as Record<string | number, unknown>,
      next as unknown as Record<string, unknown>,
    );
    if (more.length === 0) delete place[last];
    else if (more.length === 1) place[last] = more[0];
    else (place[last] as unknown[]).splice(more[0] as number, more[1] as number, ...(more[2] as unknown[]));
  }
  return next;
}

/** A view as all readers know it. */
export function unpacked({ legal, premove, ...view }: PackedView): LeanView {
  return {
    ...view,
    ...(legal && { legal: moves(legal) }),
    ...(premove && { premove: { ...premove, legal: moves(premove.legal) } }),
  };
}

function moves(told: PackedMoves | Move[]): Move[] {
  if (Array.isArray(told)) return told;
  const { said, after, moves } = told;
  return moves.flatMap(([firsts, rest]) =>
    firsts.flatMap((first) =>
      rest.map((number) => {
        const [told, ...more] = after[number]!;
        const text = Array.isArray(told) ? told[0] : told;
        const parts = first ? [first, ...more] : more;
        const move: Move = { text: filled(typeof text === "number" ? said[text]! : text, parts), parts };
        if (Array.isArray(told)) move.on = true;
        return move;
      }),
    ),
  );
}

function filled(text: string, parts: string[]): string {
  if (text.includes("{{")) return text.replaceAll("{{", "{");
  return parts.reduce((so, part, number) => so.replace(`{${number}}`, () => part), text);
}

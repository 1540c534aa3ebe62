/** Marks on things that can be pointed at, for the eye and in words. */

import { t } from "./i18n.svelte";

export interface Marks {
  /** It can be chosen now. */
  choosable?: boolean;
  chosen?: boolean;
  /** Chosen before it is one's turn. */
  prepared?: boolean;
  /** A hint points at it. */
  hinted?: boolean;
}

const MARKS = ["chosen", "prepared", "hinted", "choosable"] as const;

/** The name of a thing with its marks, for those who can't see them. */
export function withMarks(name: string, marks: Marks): string {
  return [name, ...MARKS.filter((mark) => marks[mark]).map((mark) => t("page-mark", { mark }))].join(", ");
}

/** Something on a board that can be pointed at, as ui/Spot.svelte draws it. */
export interface Spot extends Marks {
  /** What it is called in moves. */
  part: string;
  label: string;
  /** Its middle. */
  x: number;
  y: number;
  /** Something is there, which a dot would hide. */
  taken: boolean;
  /** It could be chosen instead of what is. */
  instead?: boolean;
}

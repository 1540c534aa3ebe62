/** What puzzles say. */

import { readable, t, tOr } from "$lib/i18n.svelte";
import type { Puzzle } from "$lib/wire";
import type { Solving } from "./puzzle.svelte";

/** A theme in the game's own words, else in those of all games. */
export const themeName = (game: string, theme: string): string =>
  tOr(`puzzle-theme-${game}-${theme}`, tOr(`puzzle-theme-${theme}`, readable(theme)));

/** What kind of answer is asked for: "win" in a number of moves, "save", "turn" (win at once), or the "best" move. */
export function kindOf({ theme, plies }: Puzzle): "win" | "save" | "turn" | "best" {
  if (!plies) return "best";
  if (theme === "save") return "save";
  return theme.startsWith("win-") ? "win" : "turn";
}

/** What is to be done. */
export function task(puzzle: Puzzle, who: string): string {
  const kind = kindOf(puzzle);
  // Where two take turns, every other decision is one's own.
  return t(`page-puzzle-task-${kind}`, { who, moves: kind === "turn" ? puzzle.plies : Math.ceil(puzzle.plies / 2) });
}

/** How it goes; "" before the first move. */
export function said(solving: Solving): string {
  switch (solving.stage) {
    case "solved":
      return t(solving.failed ? "page-puzzle-shown" : "page-puzzle-solved");
    case "wrong":
      return t(`page-puzzle-wrong-${kindOf(solving.puzzle)}`);
    case "right":
      return t("page-puzzle-right");
    default:
      return solving.tree.at ? t("page-puzzle-go-on") : "";
  }
}

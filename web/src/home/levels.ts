/** The levels of bots in words, and the level chosen last. */

import { t } from "$lib/i18n.svelte";

export const USUAL_LEVEL = 2;

/** "Fearsome". */
export const levelName = (level: number): string => t(`page-level-${level}`);

/** "Level 8: Fearsome". */
export const levelCalled = (level: number): string => t("page-level-called", { level, name: levelName(level) });

/** The level chosen last for a game, if it still exists. */
export function keptLevel(game: string, levels: number[]): number {
  const kept = Number(localStorage.getItem(`level-${game}`));
  if (levels.includes(kept)) return kept;
  return levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (levels[0] ?? USUAL_LEVEL);
}

export function keepLevel(game: string, level: number): void {
  localStorage.setItem(`level-${game}`, String(level));
}

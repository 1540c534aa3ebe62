/** The server's games. They do not change while it runs, so they are fetched once. */

import * as api from "./api";
import { tOr } from "./i18n.svelte";
import type { GameInfo } from "./wire";

let asked: Promise<GameInfo[]> | null = null;
let titles = $state.raw(new Map<string, string>());

export function knownGames(): Promise<GameInfo[]> {
  asked ??= ask();
  return asked;
}

async function ask(): Promise<GameInfo[]> {
  try {
    const games = await api.games();
    titles = new Map(games.map(({ name, title }) => [name, title]));
    return games;
  } catch (error) {
    asked = null;
    throw error;
  }
}

let levels: Promise<Map<number, number>> | null = null;

/** The seconds that a bot of a level has for a turn; 0 where they are unknown. */
export async function turnSeconds(level: number): Promise<number> {
  levels ??= api.levels().then((all) => new Map(all.map((each) => [each.level, each.seconds ?? 0])));
  try {
    return (await levels).get(level) ?? 0;
  } catch (error) {
    if (!(error instanceof api.ApiError)) throw error;
    levels = null;
    return 0;
  }
}

/** A game's title in the user's language, or as the game declares it. */
export const gameTitle = (game: string): string => tOr(`${game}-title`, titles.get(game) ?? game);

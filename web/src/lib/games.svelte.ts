/** The games that the server has. They do not change while it runs, so they are asked for once. */

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

/** What a game is called: in the reader's language, or as the game itself says. */
export const gameTitle = (game: string): string => tOr(`${game}-title`, titles.get(game) ?? game);

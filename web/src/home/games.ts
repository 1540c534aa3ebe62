/** The games that the server has. They do not change while it runs, so they are asked for once. */

import * as api from "$lib/api";
import type { GameInfo } from "$lib/wire";

let asked: Promise<GameInfo[]> | null = null;

export function knownGames(): Promise<GameInfo[]> {
  asked ??= api.games().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

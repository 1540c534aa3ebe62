/** Importing records: the game is found by trying to read the record. */

import { ApiError, importRecord } from "$lib/api";
import { gameOfRecord } from "$games/registry";
import type { GameInfo, ImportAnswer } from "$lib/wire";

/** The game that a record of our own format names. */
const statedIn = (record: string) => /\[Game\s+"([\w-]+)"\]/i.exec(record)?.[1]?.toLowerCase();

/** Games that a record may be of, the likeliest first. */
export function likelyGames(record: string, games: GameInfo[]): GameInfo[] {
  const guess = statedIn(record) ?? gameOfRecord(record);
  return [...games].sort((a, b) => Number(b.name === guess) - Number(a.name === guess));
}

/** The games to try: the chosen one, the one that the record itself names, or all of them. */
export function gamesToTry(record: string, games: GameInfo[], chosen: string): GameInfo[] {
  if (chosen) return games.filter((game) => game.name === chosen);
  const likely = likelyGames(record, games);
  return likely[0]?.name === statedIn(record) ? likely.slice(0, 1) : likely;
}

/** Why no game could read a record, and the game whose reason this is. */
export class NotTaken extends Error {
  constructor(
    readonly game: GameInfo,
    readonly cause: ApiError,
  ) {
    super(cause.message);
  }
}

/** Import a record as the first game that can read it. If none can, the likeliest one says why. */
export async function importAs(
  record: string,
  games: GameInfo[],
  take: (game: string, record: string) => Promise<ImportAnswer> = importRecord,
): Promise<ImportAnswer> {
  let first: NotTaken | null = null;
  for (const game of games) {
    try {
      return await take(game.name, record);
    } catch (error) {
      // Only a record that can't be read is a reason to try another game.
      if (!(error instanceof ApiError) || !error.problem.message.startsWith("refusal-")) throw error;
      first ??= new NotTaken(game, error);
    }
  }
  throw first ?? new Error("no games");
}

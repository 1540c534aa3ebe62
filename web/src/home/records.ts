/** Records of games that somebody brings along: which game it is is found out by reading it. */

import { ApiError, importRecord } from "$lib/api";
import type { GameInfo, TableAnswer } from "$lib/wire";

/** Games that a record may be of, the likeliest first. */
export function likelyGames(record: string, games: GameInfo[]): GameInfo[] {
  const stated = /\[Game\s+"([\w-]+)"\]/i.exec(record)?.[1]?.toLowerCase();
  const guess = stated ?? (looksLikeHive(record) ? "hive" : "");
  return [...games].sort((a, b) => Number(b.name === guess) - Number(a.name === guess));
}

/** A GameString, a PGN of the Universal Hive Protocol, or an SGF of Boardspace. */
function looksLikeHive(record: string): boolean {
  return /^\s*Base(\+[MLP]+)?;/.test(record) || /\[GameType\s+"Base/i.test(record) || /SU\[hive/i.test(record);
}

/** The games to try: the one that was chosen, the one that the record itself names, or all of them. */
export function gamesToTry(record: string, games: GameInfo[], chosen: string): GameInfo[] {
  if (chosen) return games.filter((game) => game.name === chosen);
  const likely = likelyGames(record, games);
  const certain = /\[Game\s+"([\w-]+)"\]/i.exec(record)?.[1]?.toLowerCase();
  return likely[0]?.name === certain ? likely.slice(0, 1) : likely;
}

/** Why a record was not taken, and as which game's it was read. */
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
  take: (game: string, record: string) => Promise<TableAnswer> = importRecord,
): Promise<TableAnswer> {
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

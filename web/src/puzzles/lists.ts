/** The puzzles of each game: fetched once, for they do not change while the server runs. */

import * as api from "$lib/api";
import type { Puzzle, PuzzleEntry } from "$lib/wire";

const lists = new Map<string, Promise<PuzzleEntry[]>>();
const known = new Map<string, Promise<Puzzle>>();

export const puzzlesOf = (game: string): Promise<PuzzleEntry[]> => once(lists, game, () => api.puzzles(game));
export const puzzleOf = (game: string, id: string): Promise<Puzzle> => once(known, `${game}/${id}`, () => api.puzzle(game, id));

function once<Found>(kept: Map<string, Promise<Found>>, key: string, ask: () => Promise<Found>): Promise<Found> {
  let found = kept.get(key);
  if (!found) {
    found = ask();
    kept.set(key, found);
    found.catch(() => kept.delete(key));
  }
  return found;
}

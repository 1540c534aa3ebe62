/** How the reader does with puzzles: a rating for each game, and what was solved. Kept in the browser. */

import type { PuzzleEntry } from "$lib/wire";

interface Standing {
  rating: number;
  /** How each puzzle went the first time. */
  done: Record<string, boolean>;
}

const KEY = "puzzles";
const FIRST = 1000;
/** How much a result moves the rating: more while little is known. */
const [QUICK, SLOW, KNOWN] = [48, 20, 15];
/** The next puzzle is one of this many that are closest to the reader's rating. */
const CHOICE = 8;
const DAY = 86_400_000;

class Progress {
  #all = $state.raw<Record<string, Standing>>(kept());

  of(game: string): Standing {
    return this.#all[game] ?? { rating: FIRST, done: {} };
  }

  /** Keeps how a puzzle went, if it is the first time. */
  note(game: string, puzzle: PuzzleEntry, solved: boolean): void {
    const { rating, done } = this.of(game);
    if (puzzle.id in done) return;
    const expected = 1 / (1 + 10 ** ((puzzle.rating - rating) / 400));
    const weight = Object.keys(done).length < KNOWN ? QUICK : SLOW;
    const now = Math.round(rating + weight * (Number(solved) - expected));
    this.#all = { ...this.#all, [game]: { rating: now, done: { ...done, [puzzle.id]: solved } } };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#all));
    } catch {
      // Without room it is forgotten with the page.
    }
  }
}

function kept(): Record<string, Standing> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const entries = Object.entries(found as Record<string, Partial<Standing>>);
    return Object.fromEntries(
      entries.flatMap(([game, { rating, done }]) =>
        typeof rating === "number" && typeof done === "object" && done ? [[game, { rating, done }]] : [],
      ),
    );
  } catch {
    return {};
  }
}

export const progress = new Progress();

/** A puzzle for the reader: not solved yet, of a theme if one is wished, about as difficult as the reader is good. */
export function nextPuzzle(game: string, all: PuzzleEntry[], theme = "", not = ""): PuzzleEntry | null {
  const { rating, done } = progress.of(game);
  const fitting = all.filter((each) => each.id !== not && (!theme || each.theme === theme));
  const left = [
    fitting.filter(({ id }) => !(id in done)),
    fitting.filter(({ id }) => !done[id]),
    fitting,
  ].find((each) => each.length);
  if (!left) return null;
  const near = left.toSorted((one, other) => Math.abs(one.rating - rating) - Math.abs(other.rating - rating));
  return near[Math.floor(Math.random() * Math.min(CHOICE, near.length))]!;
}

/** The puzzle of the day: the same for everybody. */
export function dailyPuzzle(all: PuzzleEntry[], now = Date.now()): PuzzleEntry | null {
  const ids = all.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return ids[Math.floor(now / DAY) % ids.length] ?? null;
}

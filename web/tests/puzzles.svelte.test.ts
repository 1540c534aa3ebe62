import { beforeEach, expect, test, vi } from "vitest";
import type { PuzzleEntry } from "$lib/wire";

const ALL: PuzzleEntry[] = Array.from({ length: 60 }, (_, index) => ({
  id: `p${String(index).padStart(2, "0")}`,
  theme: index % 2 ? "win-2" : "save",
  rating: 500 + 20 * index,
}));

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const fresh = () => import("../src/puzzles/progress.svelte");

test("a solved puzzle raises the rating, a failed one lowers it, and only the first try counts", async () => {
  const { progress } = await fresh();
  progress.note("hive", ALL[25]!, true);
  const after = progress.of("hive").rating;
  expect(after).toBeGreaterThan(1000);
  progress.note("hive", ALL[25]!, false);
  expect(progress.of("hive")).toEqual({ rating: after, done: { p25: true } });
  progress.note("hive", ALL[24]!, false);
  expect(progress.of("hive").rating).toBeLessThan(after);
  expect(progress.of("ants").rating).toBe(1000);
});

test("progress outlives a reload, and nonsense in the storage is forgotten", async () => {
  const { progress } = await fresh();
  progress.note("hive", ALL[0]!, true);
  const kept = progress.of("hive");
  vi.resetModules();
  expect((await fresh()).progress.of("hive")).toEqual(kept);
  for (const nonsense of ["{", "[1]", '{"hive": {"rating": "x"}}', "null"]) {
    localStorage.setItem("puzzles", nonsense);
    vi.resetModules();
    expect((await fresh()).progress.of("hive").rating).toBe(1000);
  }
});

test("the next puzzle is new, of the theme, and about as difficult as the reader is good", async () => {
  const { nextPuzzle, progress } = await fresh();
  for (let turn = 0; turn < 20; turn++) {
    const next = nextPuzzle("hive", ALL, "save", "p26")!;
    expect(next.theme).toBe("save");
    expect(next.id).not.toBe("p26");
    expect(next.id in progress.of("hive").done).toBe(false);
    expect(Math.abs(next.rating - progress.of("hive").rating)).toBeLessThan(600);
    progress.note("hive", next, turn % 2 === 0);
  }
  expect(nextPuzzle("hive", [], "save")).toBeNull();
});

test("what was failed comes again when nothing is new", async () => {
  const { nextPuzzle, progress } = await fresh();
  for (const each of ALL) progress.note("hive", each, each.id !== "p07");
  expect(nextPuzzle("hive", ALL)!.id).toBe("p07");
});

test("the puzzle of the day is the same for everybody, and another one tomorrow", async () => {
  const { dailyPuzzle } = await fresh();
  const noon = Date.UTC(2026, 0, 5, 12);
  expect(dailyPuzzle(ALL.toReversed(), noon)).toEqual(dailyPuzzle(ALL, noon + 3_600_000));
  expect(dailyPuzzle(ALL, noon)).not.toEqual(dailyPuzzle(ALL, noon + 86_400_000));
  expect(dailyPuzzle([], noon)).toBeNull();
});

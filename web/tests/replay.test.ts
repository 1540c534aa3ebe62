import { beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "$lib/api";
import type { Analysis, View } from "$lib/wire";
import { Timeline, nextPiece, PIECE } from "../src/replay/timeline.svelte";
import { Engine } from "../src/replay/engine.svelte";
import { curve, filled, numberAt, runs, x, y } from "../src/replay/graph";
import { counts, nextMistake, outcomeValues, verdictOn, verdicts } from "../src/replay/mistakes";

const outcome = (...places: number[]) => ({ places, scores: [], reason: "" });
const view = (last: number | null): View =>
  ({ last: last === null ? null : { seat: last % 2, text: `m${last}`, parts: [], chance: "" } }) as unknown as View;
const analysis = (value: number): Analysis => ({
  values: [value, -value],
  best: null,
  line: [],
  depth: 1,
  nodes: 1,
  candidates: [],
});

beforeEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe("verdicts", () => {
  it("grow with what was given away", () => {
    expect(verdictOn(0.2, 0.1)).toBeNull();
    expect(verdictOn(0.2, 0.05)).toBe("inaccuracy");
    expect(verdictOn(0.2, -0.1)).toBe("mistake");
    expect(verdictOn(0.2, -0.3)).toBe("blunder");
    expect(verdictOn(-0.5, 0.5)).toBeNull();
  });

  it("are from the view of whoever decided", () => {
    const positions = [
      { values: [0, 0], best: "a" },
      { values: [-0.4, 0.4], best: "b" },
      { values: [0.4, -0.4], best: "c" },
    ];
    const decisions = [
      { seat: 0, text: "x" },
      { seat: 1, text: "y" },
    ];
    expect([...verdicts(positions, decisions)]).toEqual([
      [1, "mistake"],
      [2, "blunder"],
    ]);
  });

  it("spare the engine's own choice, and what is not known", () => {
    const best = { values: [0.5, -0.5], best: "x" };
    const worse = { values: [-0.5, 0.5], best: null };
    expect(verdicts([best, worse], [{ seat: 0, text: "x" }]).size).toBe(0);
    expect(verdicts([best, null], [{ seat: 0, text: "y" }]).size).toBe(0);
    expect(verdicts([best, worse], [null]).size).toBe(0);
  });

  it("can be walked, and counted by seat", () => {
    const found = new Map([
      [3, "mistake"],
      [8, "blunder"],
      [9, "mistake"],
    ] as const);
    expect(nextMistake(found, 0, 1)).toBe(3);
    expect(nextMistake(found, 3, 1)).toBe(8);
    expect(nextMistake(found, 9, 1)).toBeNull();
    expect(nextMistake(found, 9, -1)).toBe(8);
    expect(nextMistake(found, 3, -1)).toBeNull();
    const decisions = Array.from({ length: 9 }, (_, index) => ({ seat: index % 2, text: "" }));
    expect(counts(found, decisions, 2)).toEqual([
      { inaccuracy: 0, mistake: 2, blunder: 0 },
      { inaccuracy: 0, mistake: 0, blunder: 1 },
    ]);
  });

  it("know what an end is worth", () => {
    expect(outcomeValues(outcome(2, 1))).toEqual([-1, 1]);
    expect(outcomeValues(outcome(1, 1))).toEqual([0, 0]);
    expect(outcomeValues(outcome(1, 2, 3))).toEqual([1, 0, -1]);
    expect(outcomeValues(outcome(1, 1, 3))).toEqual([0.5, 0.5, -1]);
  });
});

describe("the graph", () => {
  const area = { width: 200, height: 100, last: 4 };

  it("has its numbers from left to right, and its values from top to bottom", () => {
    expect([0, 2, 4].map((number) => x(number, area))).toEqual([0, 100, 200]);
    expect([1, 0, -1, -3].map((value) => y(value, area))).toEqual([0, 50, 100, 100]);
    expect([-5, 49, 51, 500].map((place) => numberAt(place, area))).toEqual([0, 1, 1, 4]);
    expect(x(0, { ...area, last: 0 })).toBe(100);
  });

  it("leaves gaps where nothing is known", () => {
    const values = [0, 1, null, -1, 0];
    expect(runs(values)).toEqual([
      { first: 0, values: [0, 1] },
      { first: 3, values: [-1, 0] },
    ]);
    expect(curve(values, area)).toBe("M0 50L50 0M150 100L200 50");
    expect(filled(values, area)).toBe("M0 100L0 50L50 0L50 100ZM150 100L150 100L200 50L200 100Z");
    expect(filled([0, 0.5], { ...area, last: 1 }, 0)).toBe("M0 0L0 50L200 25L200 0Z");
    expect(curve([], area)).toBe("");
  });
});

describe("a game's positions", () => {
  it("come around the cursor first, then from the start", () => {
    const there = new Set<number>();
    const order: number[] = [];
    for (let piece = nextPiece(3 * PIECE + 5, 5 * PIECE, there); piece !== null; ) {
      order.push(piece / PIECE);
      there.add(piece);
      piece = nextPiece(3 * PIECE + 5, 5 * PIECE, there);
    }
    expect(order).toEqual([3, 4, 2, 0, 1]);
  });

  it("are fetched in pieces until all are there", async () => {
    const total = 2 * PIECE + 3;
    vi.spyOn(api, "table").mockResolvedValue({ info: {}, state: { seats: [], status: "finished" } } as never);
    const asked = vi.spyOn(api, "positions").mockImplementation(async (_, { from = 0, limit = 0 }) => ({
      total,
      positions: Array.from({ length: Math.min(limit, total - from) }, (_, index) => ({
        number: from + index,
        view: view(from + index ? from + index - 1 : null),
        position: `p${from + index}`,
      })),
    }));
    const timeline = new Timeline("t", "");
    await timeline.open(PIECE + 1);
    expect(timeline.total).toBe(total);
    expect(timeline.places.size).toBe(total);
    expect(asked.mock.calls.map(([, { from }]) => from)).toEqual([PIECE, 2 * PIECE, 0]);
    expect(timeline.told(1)).toMatchObject({ seat: 0, text: "m0" });
    expect(timeline.told(0)).toBeNull();
  });

  it("say why there are none", async () => {
    const problem = { code: "no-table", params: {}, clause: "", message: "error-no-table" };
    vi.spyOn(api, "table").mockRejectedValue(new api.ApiError(problem, 404));
    const timeline = new Timeline("t", "");
    await timeline.open(null);
    expect(timeline.problem).toEqual(problem);
  });
});

describe("the engine", () => {
  it("asks each position once, and remembers across reloads", async () => {
    const asked = vi.spyOn(api, "analyse").mockImplementation(async ({ position }) => analysis(Number(position)));
    const engine = new Engine("hive", () => ({}), "t");
    await engine.walk(4, async (number) => (number === 3 ? null : String(number / 10)));
    expect(asked).toHaveBeenCalledTimes(3);
    expect(engine.progress).toBeNull();
    const again = new Engine("hive", () => ({}), "t");
    await again.walk(4, async (number) => (number === 3 ? null : String(number / 10)));
    expect(asked).toHaveBeenCalledTimes(3);
    expect((await again.ask("0.2"))!.values).toEqual([0.2, -0.2]);
    again.forget();
    expect(again.known.size).toBe(0);
    expect(sessionStorage.length).toBe(0);
  });

  it("stops when it is told to", async () => {
    const asked = vi.spyOn(api, "analyse").mockImplementation(
      (_, signal) => new Promise((_, reject) => signal!.addEventListener("abort", () => reject(new Error("aborted")))),
    );
    const engine = new Engine("hive", () => ({}));
    const walking = engine.walk(3, async (number) => String(number));
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect(engine.progress).toEqual({ done: 0, of: 3 });
    engine.stop();
    await walking;
    expect(engine.progress).toBeNull();
    expect(engine.known.size).toBe(0);
  });

  it("waits where the server asks it to", async () => {
    const problem = { code: "too-fast", params: { seconds: 0.01 }, clause: "", message: "error-too-fast" };
    const asked = vi.spyOn(api, "analyse").mockResolvedValue(analysis(0));
    asked.mockRejectedValueOnce(new api.ApiError(problem, 429));
    const engine = new Engine("hive", () => ({}));
    await engine.walk(1, async () => "p");
    expect(asked).toHaveBeenCalledTimes(2);
    expect(engine.problem).toBeNull();
  });

  it("gives up at the first refusal, and says why", async () => {
    const problem = { code: "bot-away", params: {}, clause: "", message: "error-bot-away" };
    const asked = vi.spyOn(api, "analyse").mockRejectedValue(new api.ApiError(problem, 503));
    const engine = new Engine("hive", () => ({}));
    await engine.walk(3, async (number) => String(number));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(engine.problem).toEqual(problem);
  });
});

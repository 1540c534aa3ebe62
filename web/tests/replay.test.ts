import { beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "$lib/api";
import type { Analysis, View } from "$lib/wire";
import { Timeline, nextPiece, PIECE } from "../src/replay/timeline.svelte";
import { Engine } from "../src/replay/engine.svelte";
import { curve, filled, joined, numberAt, runs, x, y } from "../src/replay/graph";
import {
  judged,
  judgements,
  nextMistake,
  outcomeValues,
  tallyOf,
  verdictOn,
  verdictsOf,
  type Judged,
  type Judgement,
} from "../src/replay/mistakes";

const outcome = (...places: number[]) => ({ places, scores: [], reason: "" });
const view = (last: number | null): View =>
  ({ last: last === null ? null : { seat: last % 2, text: `m${last}`, parts: [], chance: "" } }) as unknown as View;
const analysis = (value: number): Analysis => ({
  values: [value, -value],
  best: null,
  line: [],
  depth: 1,
  nodes: 1,
  forced: null,
  enough: true,
  candidates: [],
  turn: { moves: [], values: [value, -value], enough: true },
});

beforeEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

/** What is known of a position: the value for the first seat, and for after its best turn. */
const known = (value: number, best?: number, ...moves: string[]): Judged => ({
  values: [value, -value],
  enough: true,
  turn: best === undefined ? null : { moves, values: [best, -best], enough: true },
});
const LOSSES = [0.1, 0.4, 1];

describe("verdicts", () => {
  it("grow with what was given away", () => {
    expect(verdictOn(LOSSES, 0.2, 0.15)).toBeNull();
    expect(verdictOn(LOSSES, 0.2, 0.05)).toBe("inaccuracy");
    expect(verdictOn(LOSSES, 0.2, -0.25)).toBe("mistake");
    expect(verdictOn(LOSSES, 0.5, -0.5)).toBe("blunder");
    expect(verdictOn(LOSSES, -0.5, 0.5)).toBeNull();
    // Where nothing was at stake any more, nothing worse than an inaccuracy is possible.
    expect(verdictOn(LOSSES, -0.96, -0.998)).toBe("inaccuracy");
    expect(verdictOn(LOSSES, 0.998, 0.96)).toBe("inaccuracy");
  });

  it("are on whole turns, for the seat whose turn it was", () => {
    const positions = [known(0, 0.1, "a", "b"), null, known(-0.8, -0.7, "c"), known(0.2)];
    const turns = [
      { seat: 0, first: 1, last: 2, moves: ["x", "y"] },
      { seat: 1, first: 3, last: 3, moves: ["z"] },
    ];
    const found = judgements(positions, turns, LOSSES);
    expect([...verdictsOf(found)]).toEqual([
      [2, "blunder"],
      [3, "blunder"],
    ]);
    expect(tallyOf(found, 2)).toMatchObject([{ blunder: 1 }, { blunder: 1 }]);
  });

  it("spare the engine's own turn, and are not given without enough analysis of both positions", () => {
    const turn = { seat: 0, first: 1, last: 2, moves: ["x", "y"] };
    const verdict = (before: Judged | null, after: Judged | null) =>
      verdictsOf(judgements([before, null, after], [turn], LOSSES)).get(2);
    const best = known(0.5, 0.5, "x", "z");
    const worse = known(-0.5);
    expect(verdict(best, worse)).toBe("blunder");
    expect(verdict(known(0.5, 0.5, "x", "y"), worse)).toBeUndefined();
    expect(verdict(best, null)).toBeUndefined();
    expect(verdict(known(0.5), worse)).toBeUndefined();
    expect(verdict({ ...best, enough: false }, worse)).toBeUndefined();
    expect(verdict(best, { ...worse, enough: false })).toBeUndefined();
    expect(verdict({ ...best, turn: { ...best.turn!, enough: false } }, worse)).toBeUndefined();
  });

  it("can be walked, and counted by seat", () => {
    const all = new Map<number, Judgement>([
      [3, { seat: 0, verdict: "mistake", accuracy: 0.5 }],
      [5, { seat: 0, verdict: null, accuracy: 1 }],
      [8, { seat: 1, verdict: "blunder", accuracy: 0.2 }],
      [9, { seat: 0, verdict: "mistake", accuracy: 0.3 }],
    ]);
    const found = verdictsOf(all);
    expect(nextMistake(found, 0, 1)).toBe(3);
    expect(nextMistake(found, 3, 1)).toBe(8);
    expect(nextMistake(found, 9, 1)).toBeNull();
    expect(nextMistake(found, 9, -1)).toBe(8);
    expect(nextMistake(found, 3, -1)).toBeNull();
    expect(tallyOf(all, 3)).toEqual([
      { inaccuracy: 0, mistake: 2, blunder: 0, accuracy: expect.closeTo(0.6) },
      { inaccuracy: 0, mistake: 0, blunder: 1, accuracy: 0.2 },
      { inaccuracy: 0, mistake: 0, blunder: 0, accuracy: null },
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

  it("goes straight through a turn whose positions are not analysed", () => {
    expect(joined([0, null, 1, null, null], [0, 2, 4])).toEqual([0, 0.5, 1, null, null]);
    expect(joined([0, 0.9, 1], [0, 2])).toEqual([0, 0.9, 1]);
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
    await engine.walk([0, 1, 2, 3], async (number) => (number === 3 ? null : String(number / 10)));
    expect(asked).toHaveBeenCalledTimes(3);
    expect(engine.progress).toBeNull();
    const again = new Engine("hive", () => ({}), "t");
    await again.walk([0, 1, 2, 3], async (number) => (number === 3 ? null : String(number / 10)));
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
    const engine = new Engine("hive", () => ({}), "t");
    const walking = engine.walk([0, 2, 5], async (number) => String(number));
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect(engine.progress).toEqual({ done: 0, of: 3 });
    // A reload would go on with it; after a stop it would not.
    expect(new Engine("hive", () => ({}), "t").interrupted).toBe("quick");
    engine.stop();
    await walking;
    expect(engine.progress).toBeNull();
    expect(engine.known.size).toBe(0);
    expect(new Engine("hive", () => ({}), "t").interrupted).toBeNull();
  });

  it("goes on where it was stopped", async () => {
    const asked = vi.spyOn(api, "analyse").mockResolvedValue(analysis(0));
    const engine = new Engine("hive", () => ({}));
    await engine.walk([0, 2], async (number) => {
      if (number === 2) engine.stop();
      return String(number);
    });
    await engine.walk([0, 2], async (number) => String(number));
    expect(asked.mock.calls.map(([{ position }]) => position)).toEqual(["0", "2"]);
  });

  it("looks deeper and deeper while a position is shown, and rests when it is told to", async () => {
    const engine = new Engine("hive", () => ({}));
    const asked = vi.spyOn(api, "analyse").mockImplementation(async ({ turn }) => {
      if (turn) return analysis(0.1);
      if (asked.mock.calls.length === 3) engine.rest();
      return { ...analysis(0.4), turn: null };
    });
    await engine.walk([0], async () => "p");
    asked.mockClear();
    await engine.deepen("p");
    const seconds = asked.mock.calls.map(([wanted]) => wanted.seconds!);
    expect(seconds).toEqual([...seconds].sort((a, b) => a - b));
    expect(asked.mock.calls.every(([{ lines }]) => lines === 3)).toBe(true);
    // What the analysis of the whole game found is kept, and nodes add up.
    expect(engine.known.get("p")).toMatchObject({ turn: { enough: true }, nodes: 4 });
    // A verdict rests on that alone: the positions beside it had no more time either.
    expect(engine.known.get("p")!.values[0]).toBe(0.4);
    expect(judged(engine.known.get("p")!)).toMatchObject({ values: [0.1, -0.1], enough: true });
    await engine.deepen("p");
    expect(asked.mock.calls[3]![0].seconds).toBeGreaterThan(seconds[2]!);
  });

  it("waits where the server asks it to", async () => {
    const problem = { code: "too-fast", params: { seconds: 0.01 }, clause: "", message: "error-too-fast" };
    const asked = vi.spyOn(api, "analyse").mockResolvedValue(analysis(0));
    asked.mockRejectedValueOnce(new api.ApiError(problem, 429));
    const engine = new Engine("hive", () => ({}));
    await engine.walk([0], async () => "p");
    expect(asked).toHaveBeenCalledTimes(2);
    expect(engine.problem).toBeNull();
  });

  it("gives up at the first refusal, and says why", async () => {
    const problem = { code: "bot-away", params: {}, clause: "", message: "error-bot-away" };
    const asked = vi.spyOn(api, "analyse").mockRejectedValue(new api.ApiError(problem, 503));
    const engine = new Engine("hive", () => ({}));
    await engine.walk([0, 1, 2], async (number) => String(number));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(engine.problem).toEqual(problem);
  });
});

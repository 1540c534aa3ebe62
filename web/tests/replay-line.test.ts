import { beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "$lib/api";
import { SketchLine, type Step } from "$lib/sketch.svelte";
import type { View } from "$lib/wire";
import { told as toldOf } from "./told";
import { readStudy, sinceChance, studyAddress } from "../src/replay/share";

/** Positions that are named by the moves that led there. */
const step = (position: string): Step => ({
  position,
  told: null,
  view: {
    actor: position.length % 2,
    last: position
      ? { seat: (position.length + 1) % 2, text: position.at(-1)!, parts: [position.at(-1)!], chance: "" }
      : null,
    outcome: null,
    legal: ["a", "b"].map((text) => ({ text, parts: [text] })),
  } as unknown as View,
});

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(api, "sketch").mockImplementation(async ({ position = "", moves = [] }) => step(position + moves.join("")));
});

describe("a line of moves", () => {
  it("goes on by what is chosen, and can be walked", async () => {
    const line = new SketchLine("hive", {});
    await line.open({ position: "" });
    await line.play({ text: "a", parts: ["a"] });
    await line.play({ text: "b", parts: ["b"] });
    expect(line.now!.position).toBe("ab");
    expect(line.steps.map((each) => each.told?.text)).toEqual([undefined, "a", "b"]);
    line.go(1);
    expect(line.now!.position).toBe("a");
    expect(line.now!.told?.text).toBe("a");
    line.go(7);
    expect(line.at).toBe(1);
  });

  it("forgets what came after another move", async () => {
    const line = new SketchLine("hive", {});
    line.begin(step("x"));
    await line.play({ text: "a", parts: ["a"] });
    await line.play({ text: "a", parts: ["a"] });
    line.go(1);
    await line.play({ text: "b", parts: ["b"] });
    expect(line.steps.map((each) => each.position)).toEqual(["x", "xa", "xab"]);
  });

  it("begins with parts that are chosen already", async () => {
    const line = new SketchLine("hive", {});
    await line.open({ position: "" }, ["a"]);
    expect(line.selection.parts).toEqual(["a"]);
  });

  it("asks why a click is wrong, and forgets the answer with the next position", async () => {
    const refusal = { code: "pinned", params: {}, clause: "H3.2", message: "refusal-pinned" };
    const asked = vi.spyOn(api, "explainSketch").mockResolvedValue(refusal);
    const line = new SketchLine("hive", { type: "Base" });
    line.begin(step("x"));
    line.selection.pick("z");
    await vi.waitFor(() => expect(line.refused).toEqual(refusal));
    expect(asked).toHaveBeenCalledWith({ game: "hive", options: { type: "Base" }, position: "x" }, ["z"]);
    line.selection.pick("a");
    await vi.waitFor(() => expect(line.at).toBe(1));
    expect(line.refused).toBeNull();
  });

  it("says why there is no position", async () => {
    const problem = { code: "bad-turn", params: { text: "x" }, clause: "H6.2", message: "refusal-bad-turn" };
    vi.spyOn(api, "sketch").mockRejectedValue(new api.ApiError(problem, 422));
    const line = new SketchLine("hive", {});
    await line.open({ position: "x" });
    expect(line.now).toBeNull();
    expect(line.problem).toEqual(problem);
  });

  it("is not disturbed by an answer that comes late", async () => {
    let late: (value: Step) => void = () => {};
    vi.spyOn(api, "sketch").mockImplementation(() => new Promise((resolve) => (late = resolve)));
    const line = new SketchLine("hive", {});
    line.begin(step("x"));
    const playing = line.play({ text: "a", parts: ["a"] });
    line.begin(step("y"));
    late(step("xa"));
    await playing;
    expect(line.steps.map((each) => each.position)).toEqual(["y"]);
  });
});

describe("a refusal", () => {
  it("is forgotten when something else is chosen", async () => {
    const refusal = { code: "pinned", params: {}, clause: "H3.2", message: "refusal-pinned" };
    vi.spyOn(api, "explainSketch").mockResolvedValue(refusal);
    const line = new SketchLine("hive", {});
    const begun = step("x");
    begun.view.legal = [{ text: "a b", parts: ["a", "b"] }];
    line.begin(begun);
    line.selection.pick("z");
    await vi.waitFor(() => expect(line.refused).toEqual(refusal));
    line.selection.pick("a");
    expect(line.refused).toBeNull();
  });
});

describe("addresses of positions", () => {
  const read = (address: string) => readStudy(new URL(address, "http://localhost"));

  it("come back as they were", () => {
    const position = "White[3] wQ@0,0 bQ@1,0";
    const address = studyAddress("hive", position, { type: "Base+M" }, ["wS1 -wQ", "bA1 bQ\\"]);
    expect(read(address)).toEqual({ position, options: { type: "Base+M" }, moves: ["wS1 -wQ", "bA1 bQ\\"] });
  });

  it("leave out what a position says itself, and what is not there", () => {
    expect(studyAddress("hive", "", undefined)).toBe("/study/hive");
    expect(read(studyAddress("hive", "hive type=Base | White[1]", { type: "Base" })).options).toBeUndefined();
    expect(read("/study/hive?options=nonsense")).toEqual({ position: "", options: undefined, moves: [] });
    expect(read("/study/hive?options=[1]").options).toBeUndefined();
  });

  it("begin after the last thing that chance brought", () => {
    const told = (text: string, chance = "") => ({ ...step(text), told: toldOf(0, text, { chance }) });
    const steps = [step(""), told("a"), told("b", "draws W1"), told("c"), told("d")];
    expect(sinceChance(steps, 4)).toEqual({ from: 2, moves: ["c", "d"] });
    expect(sinceChance(steps, 1)).toEqual({ from: 0, moves: ["a"] });
    expect(sinceChance(steps, 2)).toEqual({ from: 2, moves: [] });
  });
});

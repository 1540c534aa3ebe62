import { beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "$lib/api";
import { SketchTree, TreeNode, type Step } from "$lib/tree.svelte";
import type { View } from "$lib/wire";
import { told as toldOf } from "./told";
import { besideGame } from "../src/replay/imported";
import { keep, kept } from "../src/replay/kept";
import { packedTree, readStudy, readTree, sinceChance, studyAddress } from "../src/replay/share";
import { turnNumber } from "../src/table/turns";

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
  localStorage.clear();
  vi.spyOn(api, "sketch").mockImplementation(async ({ position = "", moves = [] }) => step(position + moves.join("")));
});

describe("a line of moves", () => {
  it("goes on by what is chosen, and can be walked", async () => {
    const line = new SketchTree("hive", {});
    await line.open({ position: "x" });
    await line.play({ text: "a", parts: ["a"] });
    await line.play({ text: "b", parts: ["b"] });
    expect(line.now!.position).toBe("xab");
    expect(line.line.map((each) => each.told?.text)).toEqual([undefined, "a", "b"]);
    line.go(1);
    expect(line.now!.position).toBe("xa");
    expect(line.now!.told?.text).toBe("a");
    line.go(7);
    expect(line.at).toBe(1);
  });

  it("keeps what came after another move, and returns to it", async () => {
    const line = new SketchTree("hive", {});
    line.begin(step("x"));
    await line.play({ text: "a", parts: ["a"] });
    await line.play({ text: "a", parts: ["a"] });
    line.go(1);
    await line.play({ text: "b", parts: ["b"] });
    expect(line.line.map((each) => each.position)).toEqual(["x", "xa", "xab"]);
    expect(line.main.map((each) => each.position)).toEqual(["x", "xa", "xaa"]);
    const asked = vi.mocked(api.sketch).mock.calls.length;
    line.go(1);
    await line.play({ text: "a", parts: ["a"] });
    expect(line.now!.position).toBe("xaa");
    expect(api.sketch).toHaveBeenCalledTimes(asked);
  });

  it("begins with parts that are chosen already", async () => {
    const line = new SketchTree("hive", {});
    await line.open({ position: "" }, ["a"]);
    expect(line.selection.parts).toEqual(["a"]);
  });

  it("asks why a click is wrong, and forgets the answer with the next position", async () => {
    const refusal = { code: "pinned", params: {}, clause: "H3.2", message: "refusal-pinned" };
    const asked = vi.spyOn(api, "explainSketch").mockResolvedValue(refusal);
    const line = new SketchTree("hive", { type: "Base" });
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
    const line = new SketchTree("hive", {});
    await line.open({ position: "x" });
    expect(line.now).toBeNull();
    expect(line.problem).toEqual(problem);
  });

  it("is not disturbed by an answer that comes late", async () => {
    let late: (value: Step) => void = () => {};
    vi.spyOn(api, "sketch").mockImplementation(() => new Promise((resolve) => (late = resolve)));
    const line = new SketchTree("hive", {});
    line.begin(step("x"));
    const playing = line.play({ text: "a", parts: ["a"] });
    line.begin(step("y"));
    late(step("xa"));
    await playing;
    expect(line.line.map((each) => each.position)).toEqual(["y"]);
  });
});

describe("a refusal", () => {
  it("is forgotten when something else is chosen", async () => {
    const refusal = { code: "pinned", params: {}, clause: "H3.2", message: "refusal-pinned" };
    vi.spyOn(api, "explainSketch").mockResolvedValue(refusal);
    const line = new SketchTree("hive", {});
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
    expect(read(address)).toEqual({ position, options: { type: "Base+M" }, moves: ["wS1 -wQ", "bA1 bQ\\"], tree: "" });
  });

  it("leave out what a position says itself, and what is not there", () => {
    expect(studyAddress("hive", "", undefined)).toBe("/study/hive");
    expect(read(studyAddress("hive", "hive type=Base | White[1]", { type: "Base" })).options).toBeUndefined();
    expect(read("/study/hive?options=nonsense")).toEqual({ position: "", options: undefined, moves: [], tree: "" });
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

// ── variations ──

const played = (position: string) => {
  const { view } = step(position);
  return { view, position };
};
/** A game of the moves "a", "b", "a". */
const GAME = new Map(["", "a", "ab", "aba"].map((position, number) => [number, played(position)]));
const move = (text: string) => ({ text, parts: [text] });
const shape = (node: TreeNode): unknown[] => node.children.map((each) => [each.told!.text, ...shape(each)]);

async function beside(): Promise<SketchTree> {
  const tree = new SketchTree("hive", {});
  tree.follow(3, GAME);
  await tree.visit(tree.main[1]!);
  await tree.play(move("a"));
  await tree.play(move("b"));
  return tree;
}

describe("a tree beside a game", () => {
  it("keeps what is tried, and leaves the game as it was", async () => {
    const tree = await beside();
    expect(tree.aside).toBe(true);
    expect(tree.here!.stem.ply).toBe(1);
    expect(shape(tree.root!)).toEqual([["a", ["b", ["a"]], ["a", ["b"]]]]);
    // The move of the game is no variation.
    await tree.visit(tree.main[1]!);
    await tree.play(move("b"));
    expect(tree.aside).toBe(false);
    expect(tree.at).toBe(2);
    expect(tree.main.length).toBe(4);
  });

  it("shows a position with those that lead to it", async () => {
    const tree = await beside();
    expect(tree.now!.view.approach!.length).toBe(2);
    await tree.visit(tree.main[0]!);
    expect(tree.now!.view.approach).toEqual([]);
  });

  it("promotes variations among each other, never above the game", async () => {
    const tree = await beside();
    const first = tree.here!.parent!;
    await tree.visit(tree.main[1]!);
    const second = new TreeNode(tree.main[1]!);
    second.told = toldOf(1, "c");
    tree.main[1]!.children = [...tree.main[1]!.children, second];
    expect(tree.isPromotable(first)).toBe(false);
    expect(tree.isPromotable(second)).toBe(true);
    tree.promote(second);
    expect(tree.main[1]!.children.map((each) => each.told!.text)).toEqual(["b", "c", "a"]);
    tree.promote(second);
    expect(tree.main[1]!.children.map((each) => each.told!.text)).toEqual(["b", "c", "a"]);
  });

  it("makes a variation of a study its main line", async () => {
    const tree = new SketchTree("hive", {});
    tree.begin(step("x"));
    await tree.play(move("a"));
    tree.go(0);
    await tree.play(move("b"));
    expect(tree.main.map((each) => each.position)).toEqual(["x", "xa"]);
    tree.promote(tree.here!);
    expect(tree.main.map((each) => each.position)).toEqual(["x", "xb"]);
    expect(tree.isPromotable(tree.here!)).toBe(false);
  });

  it("removes what follows a position, and shows the one before", async () => {
    const tree = await beside();
    tree.remove(tree.here!.parent!);
    expect(tree.here).toBe(tree.main[1]);
    expect(shape(tree.root!)).toEqual([["a", ["b", ["a"]]]]);
    tree.remove(tree.main[2]!);
    expect(tree.main.length).toBe(4);
  });

  it("is told without the game, and comes back as it was", async () => {
    const tree = await beside();
    expect(tree.plain).toBe(false);
    tree.main[2]!.comment = "Well played.";
    tree.here!.comment = "Better.";
    const told = tree.describe();
    expect(told).toEqual({
      nodes: [
        { parent: 1, text: "b", comment: "Well played." },
        { parent: 1, text: "a" },
        { parent: 5, text: "b", comment: "Better." },
      ],
    });
    const place = tree.placeOf(tree.here!);
    expect(place).toEqual({ ply: 1, moves: ["a", "b"] });

    // As the server would answer: the game first, then the others.
    const node = (parent: number, text: string, comment = "") => ({ ...toldOf(0, text), parent, comment, position: null });
    const nodes = [node(0, "a"), node(1, "b", "Well played."), node(2, "a"), node(1, "a"), node(4, "b", "Better.")];
    const answer = { game: "hive", options: {}, position: "", comment: "Begin.", main: 3, nodes };
    const again = new SketchTree("hive", {});
    again.follow(3, GAME);
    expect(again.adopt(answer)).toBe(true);
    expect(again.describe()).toEqual({ ...told, comment: "Begin." });
    // Its positions are fetched when they are shown.
    await again.visit(again.find(place)!);
    expect(again.now!.position).toBe("aab");
    expect(api.sketch).toHaveBeenLastCalledWith({ game: "hive", options: {}, position: "a", moves: ["a", "b"] });
    // A tree of another game is left alone.
    expect(again.adopt({ ...answer, main: 2 })).toBe(false);
    expect(besideGame(answer)).toEqual({ ...told, comment: "Begin." });
  });

  it("waits for positions of the game that are still loaded", async () => {
    const tree = new SketchTree("hive", {});
    tree.follow(3, new Map([[0, GAME.get(0)!]]));
    expect(await tree.visit(tree.main[2]!)).toBe(false);
    tree.follow(3, GAME);
    await vi.waitFor(() => expect(tree.here).toBe(tree.main[2]));
  });

  it("fits into a link", async () => {
    const tree = await beside();
    const packed = await packedTree(tree);
    expect(packed).toMatch(/^~[\w-]+$/);
    expect(await readTree(packed.slice(1))).toEqual({ ...tree.describe(), at: { ply: 1, moves: ["a", "b"] } });
    expect(await readTree("nonsense")).toBeNull();
    tree.remove(tree.here!.parent!);
    expect(await packedTree(tree)).toBe("");
    const study = readStudy(new URL(`http://localhost/study/hive?position=x#${packed}`));
    expect(study).toMatchObject({ position: "x", moves: [], tree: packed.slice(1) });
  });

  it("is kept in the browser until nothing is left of it", async () => {
    const tree = await beside();
    keep("t", tree.describe());
    expect(kept("t")).toEqual(tree.describe());
    tree.remove(tree.here!.parent!);
    keep("t", tree.describe());
    expect(kept("t")).toBeNull();
    for (let number = 0; number < 50; number++) keep(`t${number}`, { nodes: [{ parent: 0, text: "a" }] });
    expect(Object.keys(localStorage).length).toBeLessThanOrEqual(40);
  });
});

describe("a turn's number", () => {
  it("counts changes of seats", () => {
    const decisions = [0, 0, 1, 0, 0].map((seat) => toldOf(seat, "a"));
    expect([1, 2, 3, 4, 5].map((count) => turnNumber(decisions.slice(0, count)))).toEqual([1, 1, 2, 3, 3]);
  });
});

import { beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "$lib/api";
import type { Lesson, LessonStep, Move, View } from "$lib/wire";
import { Course, counts, fits, taughtBy } from "../src/learn/course.svelte";
import { keepTable, lessonOf, progress } from "../src/learn/progress.svelte";
import { told } from "./told";

const move = (text: string, ...parts: string[]): Move => ({ text, parts });
const step = (more: Partial<LessonStep>): LessonStep => ({
  say: "say",
  position: "",
  point: [],
  moves: [],
  refused: [],
  clause: "",
  wrong: [],
  otherwise: "",
  reply: [],
  done: "",
  ...more,
});
const lesson = (...steps: LessonStep[]): Lesson => ({
  name: "first",
  title: "title",
  position: "x",
  seat: 0,
  hand: true,
  level: null,
  steps,
});

describe("what counts", () => {
  it("is told by the text of a decision or by its parts, with a star for anything", () => {
    expect(fits("wA1 *", move("wA1 -wQ", "wA1", "0,1"))).toBe(true);
    expect(fits("wA1 0,1", move("wA1 -wQ", "wA1", "0,1"))).toBe(true);
    expect(fits("wA1", move("wA1 -wQ", "wA1", "0,1"))).toBe(false);
    expect(fits("wA1 wQ\\", move("wA1 wQ\\", "wA1", "0,1"))).toBe(true);
    expect(fits("wA1 wQ.", move("wA1 wQ-", "wA1", "0,1"))).toBe(false);
  });

  it("or teaches the first thing that fits, or what all others do", () => {
    const asked = step({ moves: ["a 1"], wrong: [{ moves: ["a *"], say: "near" }], otherwise: "far" });
    expect(counts(asked, move("a 1"))).toBe(true);
    expect(taughtBy(asked, move("a 2"))).toBe("near");
    expect(taughtBy(asked, move("b 2"))).toBe("far");
  });
});

describe("a lesson", () => {
  beforeEach(() => {
    vi.restoreAllMocks();
    // Positions are named by the moves that led there; the learner decides after an even number of them.
    vi.spyOn(api, "sketch").mockImplementation(async ({ position = "", moves = [], seat }) => {
      expect(seat).toBe(0);
      const now = position + moves.join("");
      const last = moves.at(-1);
      const mine = now.length % 2 === 1;
      return {
        position: now,
        told: last ? told(mine ? 1 : 0, last, { parts: [last] }) : null,
        view: {
          actor: mine ? 0 : 1,
          outcome: null,
          legal: mine ? ["a", "b"].map((text) => move(text, text)) : undefined,
        } as unknown as View,
      };
    });
  });

  async function taken(...steps: LessonStep[]): Promise<Course> {
    const course = new Course("hive", lesson(...steps), () => progress.add("hive", "first"));
    await course.begin();
    return course;
  }

  it("goes on by what counts, with the reply that follows, and ends", async () => {
    const course = await taken(step({ moves: ["a"], reply: ["z"], done: "good" }), step({ moves: ["*"] }));
    expect(course.answer).toEqual(move("a", "a"));
    course.tree.selection.pick("a");
    await vi.waitFor(() => expect(course.phase).toBe("done"), { timeout: 3000 });
    expect(course.tree.now!.position).toBe("xaz");
    expect(course.tree.selection.legal).toBeNull();
    await course.next();
    course.tree.selection.pick("b");
    await vi.waitFor(() => expect(course.phase).toBe("over"));
    expect(progress.has("hive", "first")).toBe(true);
  });

  it("teaches after a legal decision that does not count, and takes it back", async () => {
    const course = await taken(step({ moves: ["a"], otherwise: "other" }));
    course.tree.selection.pick("b");
    await vi.waitFor(() => expect(course.phase).toBe("wrong"));
    expect(course.taught).toBe("other");
    expect(course.tree.selection.legal).toBeNull();
    await course.again();
    expect([course.phase, course.tree.now!.position]).toEqual(["asked", "x"]);
    expect(course.tree.selection.legal).toHaveLength(2);
  });

  it("wants to see a refusal by its clause", async () => {
    const refusal = (clause: string) => ({ code: "no", params: {}, clause, message: "refusal-no" });
    const explain = vi.spyOn(api, "explainSketch").mockResolvedValue(refusal("H1.1"));
    const course = await taken(step({ refused: ["c"], clause: "H3.2", done: "why" }), step({}));
    course.tree.selection.pick("d");
    await vi.waitFor(() => expect(course.tree.refused).not.toBeNull());
    expect(course.phase).toBe("asked");
    explain.mockResolvedValue(refusal("H3.2"));
    course.tree.selection.pick("c");
    await vi.waitFor(() => expect(course.phase).toBe("done"));
    expect(course.refusal?.clause).toBe("H3.2");
    await course.next();
    expect([course.phase, course.asks]).toEqual(["asked", false]);
    await course.next();
    expect(course.phase).toBe("over");
  });

  it("shows what would count, and points until something is chosen", async () => {
    const course = await taken(step({ moves: ["b"], otherwise: "other", point: ["b"] }));
    expect(course.pointed).toEqual(["b"]);
    course.show();
    expect(course.tree.selection.hinted).toEqual(["b"]);
  });

  it("begins a step at a position of its own", async () => {
    const course = await taken(step({}), step({ position: "yyy", moves: ["a"], otherwise: "other" }));
    await course.next();
    expect(course.tree.now!.position).toBe("yyy");
    expect(course.tree.selection.legal).toHaveLength(2);
  });
});

describe("progress", () => {
  it("is counted among the lessons that there are", () => {
    progress.add("ants", "gone");
    progress.add("ants", "hiring");
    expect(progress.count("ants", [{ name: "hiring" }, { name: "door" }])).toBe(1);
    expect(progress.total("ants")).toBe(2);
    expect(JSON.parse(localStorage.getItem("lessons")!)).toContain("ants/hiring");
  });

  it("knows the table of a guided game, whatever else is stored", () => {
    localStorage.setItem("lesson-tables", "{");
    expect(lessonOf("t1")).toBeNull();
    keepTable({ table: "t1", game: "hive", lesson: "game" });
    keepTable({ table: "t2", game: "ants", lesson: "game" });
    expect(lessonOf("t1")?.game).toBe("hive");
  });
});

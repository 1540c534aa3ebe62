import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { DraftAnswer, DraftWish, Tool } from "$lib/wire";

const edit = vi.fn();
vi.mock("$lib/api", async (original) => ({ ...(await original<object>()), edit: (wish: DraftWish) => edit(wish) }));

// The first import compiles the modules, which is slow on a busy machine.
beforeAll(async () => void (await import("../src/editor/workbench.svelte")), 60_000);

const label = { code: "x", params: {} };
const TOOLS: Tool[] = [
  { part: "brush", area: "board", places: 1, label, seat: null },
  { part: "tile", area: "board", places: 2, label, seat: null },
  { part: "wQ", area: "board", places: 1, label: null, seat: 0 },
];

/** A draft whose text tells all changes so far. */
function answer({ position, edit: said = [] }: DraftWish): DraftAnswer {
  const text = [position || "start", ...(said.length ? [said.join("-")] : [])].join("/");
  return {
    view: { seats: 2 } as DraftAnswer["view"],
    options: {},
    position: text,
    problem: null,
    tools: TOOLS,
    areas: { board: ["A1", "A2", "away"] },
    settings: [],
  };
}

beforeEach(() => void edit.mockReset().mockImplementation(async (wish: DraftWish) => answer(wish)));

async function bench() {
  const { Workbench } = await import("../src/editor/workbench.svelte");
  const made = new Workbench("toy");
  await made.open("");
  return made;
}

const settled = () => new Promise((done) => setTimeout(done));

test("a brush stays chosen, a piece does not", async () => {
  const made = await bench();
  made.choose(TOOLS[0]!);
  made.selection.pick("A1");
  await settled();
  expect([made.draft!.position, made.chosen?.part]).toEqual(["start/brush-A1", "brush"]);
  made.choose(TOOLS[0]!);
  expect(made.chosen).toBeNull();
  made.selection.pick("wQ");
  made.selection.pick("A2");
  await settled();
  expect([made.draft!.position, made.chosen]).toEqual(["start/brush-A1/wQ-A2", null]);
});

test("a tile takes its places one after the other, each once", async () => {
  const made = await bench();
  made.choose(TOOLS[1]!);
  made.selection.pick("A1");
  expect([made.missing, [...made.selection.next.keys()]]).toEqual([1, ["A2", "away"]]);
  expect(edit).toHaveBeenCalledTimes(1);
  made.selection.pick("A2");
  await settled();
  expect(made.draft!.position).toBe("start/tile-A1-A2");
});

test("what is refused changes nothing, and says why", async () => {
  const { ApiError } = await import("$lib/api");
  const made = await bench();
  const problem = { code: "bad-edit", params: {}, clause: "", message: "refusal-bad-edit" };
  edit.mockRejectedValueOnce(new ApiError(problem, 400));
  expect(await made.change("brush", "A1")).toBe(false);
  expect([made.draft!.position, made.refused, made.canUndo]).toEqual(["start", problem, false]);
  expect(await made.change("brush", "A1")).toBe(true);
  expect(made.refused).toBeNull();
});

test("changes are undone and redone", async () => {
  const made = await bench();
  await made.change("brush", "A1");
  await made.change("brush", "A2");
  await made.undo();
  expect([made.draft!.position, made.canUndo, made.canRedo]).toEqual(["start/brush-A1", true, true]);
  await made.redo();
  expect([made.draft!.position, made.canRedo]).toEqual(["start/brush-A1/brush-A2", false]);
  await made.undo();
  await made.change("wQ", "A1");
  expect([made.draft!.position, made.canRedo]).toEqual(["start/brush-A1/wQ-A1", false]);
});

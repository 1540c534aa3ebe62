import { describe, expect, it } from "vitest";
import { changed, unpacked, type PackedView } from "$lib/compact";

const view = (more: Partial<PackedView> = {}) => ({ seat: 0, actor: 0, board: { turn: 1, dice: [1, 2] }, ...more }) as PackedView;

describe("legal moves in few bytes", () => {
  it("are the moves that all others know", () => {
    const legal = {
      said: ["{0} to {1}"],
      after: [["{0} bQ/", "0,2"], [0, "1,3"], [["{1} $& {0}"], "4,4"], ["pass"], ["a {{ b"]],
      moves: [
        [["wS1", "wG1"], [0, 1, 2]],
        [[""], [3]],
        [["{"], [4]],
      ],
    } as never;
    const found = unpacked(view({ legal })).legal!;
    expect(found.slice(0, 4)).toEqual([
      { text: "wS1 bQ/", parts: ["wS1", "0,2"] },
      { text: "wS1 to 1,3", parts: ["wS1", "1,3"] },
      { text: "4,4 $& wS1", parts: ["wS1", "4,4"], on: true },
      { text: "wG1 bQ/", parts: ["wG1", "0,2"] },
    ]);
    expect(found.slice(-2)).toEqual([
      { text: "pass", parts: [] },
      { text: "a { b", parts: ["{"] },
    ]);
  });

  it("are those of a premove too, and may be missing", () => {
    const legal = { said: [], after: [["{0}"]], moves: [[["a"], [0]]] } as never;
    const premove = { decision: "go", legal, exact: true };
    expect(unpacked(view({ premove })).premove).toEqual({ decision: "go", legal: [{ text: "a", parts: ["a"] }], exact: true });
    expect(unpacked(view())).toEqual(view());
  });
});

describe("changes of a view", () => {
  it("set, remove and replace, and leave the view before as it was", () => {
    const legal = { said: [], after: [], moves: [] };
    const before = view({ legal });
    const next = changed(before, [[["actor"], 1], [["legal"]], [["board", "turn"], 2], [["board", "dice"], 1, 1, [5, 6]], [["board", "dice", 0], 4]]);
    expect(next).toEqual({ seat: 0, actor: 1, board: { turn: 2, dice: [4, 5, 6] } });
    expect(before).toEqual(view({ legal }));
    expect(changed(before, [])).toEqual(before);
  });
});

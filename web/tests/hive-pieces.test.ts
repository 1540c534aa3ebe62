import { describe, expect, it } from "vitest";
import { hexKey } from "$lib/hexes";
import type { Phrase } from "$lib/wire";
import { colourOf, Hive, kindOf, lastMove, lettersOf, numberOf } from "$games/hive/pieces";
import { viewOf } from "./hive-view";

describe("pieces", () => {
  it("are read by their names", () => {
    expect([colourOf("wA2"), kindOf("wA2"), numberOf("wA2")]).toEqual(["white", "ant", 2]);
    expect([colourOf("bP"), kindOf("bP"), numberOf("bP")]).toEqual(["black", "pillbug", 0]);
  });

  it("are those of the game's type", () => {
    const letters = (type: string) => lettersOf({ ...viewOf("White[1]"), options: { type } }).join("");
    expect(letters("Base")).toBe("QSBGA");
    expect(letters("Base+MP")).toBe("QSBGAMP");
  });
});

describe("a hive", () => {
  const hive = new Hive(viewOf("White[3] wQ@0,0 bB1@0,0 bQ@1,0").board.stacks);

  it("has a middle to begin with, and empty hexes around it later", () => {
    expect(new Hive([]).empty()).toEqual([{ q: 0, r: 0 }]);
    expect(hive.empty().map(hexKey)).toEqual(["0,-1", "1,-1", "2,-1", "-1,0", "2,0", "-1,1", "0,1", "1,1"]);
  });

  it("names an empty hex by the first piece clockwise from its left", () => {
    expect(hive.beside({ q: 2, r: 0 })).toEqual({ piece: "bQ", direction: 0 });
    expect(hive.beside({ q: 1, r: -1 })).toEqual({ piece: "bQ", direction: 4 });
    expect(hive.beside({ q: 9, r: 9 })).toBeNull();
  });

  it("counts the sides of a queen, covered or not", () => {
    expect(hive.queenSides("white")).toBe(1);
    expect(new Hive([]).queenSides("white")).toBeNull();
  });
});

describe("the last move", () => {
  const after = viewOf("Black[9] wP@0,0 wQ@1,0 bA1@0,1");
  const say = (code: string, params: Phrase["params"], parts = ["bA1", "0,1"]) => {
    return lastMove({ ...after, last: { seat: 0, text: "", parts, chance: "", phrase: { code, params }, brought: null } });
  };

  it("comes with the hex that the piece left, and those that may have thrown it", () => {
    const way = { from: "-1,0", throwers: ["wP"] };
    expect(say("hive-say-throw", way)).toEqual({
      piece: "bA1", from: { q: -1, r: 0 }, to: { q: 0, r: 1 }, throwers: ["wP"],
    });
  });

  it("brings a piece into play", () => {
    expect(say("hive-say-place", {})).toMatchObject({ from: null, throwers: [] });
  });

  it("is nothing when nothing moved", () => {
    expect(say("hive-say-pass", {}, ["pass"])).toBeNull();
    expect(lastMove(after)).toBeNull();
  });
});

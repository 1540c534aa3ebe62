import { describe, expect, it } from "vitest";
import { hexKey } from "$lib/hexes";
import { colourOf, Hive, kindOf, lastMove, lettersOf, numberOf, plyOf, readReference } from "$games/hive/pieces";
import type { HiveView } from "$games/hive/pieces";
import { viewOf } from "./hive-view";

const told = (seat: number, text: string, parts: string[]) => ({ seat, text, parts, chance: "" });

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

  it("name hexes in the notation", () => {
    expect(readReference("wA1-")).toEqual({ piece: "wA1", direction: 0 });
    expect(readReference("wA1\\")).toEqual({ piece: "wA1", direction: 1 });
    expect(readReference("/bQ")).toEqual({ piece: "bQ", direction: 2 });
    expect(readReference("-bQ")).toEqual({ piece: "bQ", direction: 3 });
    expect(readReference("\\bQ")).toEqual({ piece: "bQ", direction: 4 });
    expect(readReference("bQ/")).toEqual({ piece: "bQ", direction: 5 });
    expect(readReference("bQ")).toEqual({ piece: "bQ", direction: null });
    expect(readReference("(0,0)")).toBeNull();
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

  it("knows how many turns were taken", () => {
    expect([plyOf("White[1]"), plyOf("Black[1]"), plyOf("Black[14]"), plyOf("?")]).toEqual([0, 1, 27, -1]);
  });
});

describe("the last move", () => {
  const before = viewOf("White[5] wQ@0,0 wA1@-1,0 bQ@1,0");
  const after = viewOf("Black[5] wQ@0,0 wA1@2,0 bQ@1,0", { last: told(0, "wA1 bQ-", ["wA1", "2,0"]) });

  it("is told from the position that was shown before", () => {
    expect(lastMove(after, before)).toEqual({
      piece: "wA1", from: { q: -1, r: 0 }, to: { q: 2, r: 0 }, placed: false, climbed: false, throwers: [],
    });
  });

  it("is not guessed from a position that is not the one before", () => {
    expect(lastMove(after, viewOf("Black[7] wQ@0,0 wA1@-1,0 bQ@1,0"))).toMatchObject({ from: null, placed: false });
    expect(lastMove(after, null)).toMatchObject({ from: null, placed: false });
  });

  it("is told from the view's own history", () => {
    const view = viewOf("Black[5] wQ@0,0 wB1@0,0 bQ@1,0 bA1@2,0", {
      last: told(0, "wB1 wQ", ["wB1", "0,0"]),
      earlier: "hive type=Base | White[4] wQ@0,0 wB1@-2,0 bA1@-1,0 bQ@1,0",
      recent: ["wB1 wQ/", "bA1 bQ-", "wB1 wQ"],
    });
    expect(lastMove(view, null)).toMatchObject({ from: { q: 1, r: -1 }, climbed: true });
    expect(lastMove({ ...view, recent: ["wB1 bA3-", "wB1 wQ"] }, null)).toMatchObject({ from: null });
  });

  it("brings a piece into play", () => {
    const placed = viewOf("Black[2] wQ@0,0 bQ@1,0 wA1@-1,0", {
      last: told(0, "wA1 -wQ", ["wA1", "-1,0"]), earlier: "hive | Black[2] wQ@0,0 bQ@1,0 wA1@-1,0", recent: [],
    });
    expect(lastMove(placed, null)).toMatchObject({ placed: true, from: null });
    expect(lastMove(placed, viewOf("White[2] wQ@0,0 bQ@1,0"))).toMatchObject({ placed: true, from: null });
  });

  it("is nothing when nothing moved", () => {
    expect(lastMove(viewOf("Black[5] wQ@0,0", { last: told(0, "pass", ["pass"]) }), before)).toBeNull();
    expect(lastMove(before, null)).toBeNull();
  });
});

describe("who threw a piece", () => {
  // bA1 goes from the left of the white pillbug to its lower right.
  const thrown = (pieces: string, more: Partial<HiveView> = {}) => {
    const before = viewOf(`White[9] ${pieces} bA1@-1,0`, more);
    const after = viewOf(`Black[9] ${pieces} bA1@0,1`, { last: told(0, "bA1 wP\\", ["bA1", "0,1"]) });
    return lastMove(after, before)!.throwers;
  };

  it("is a pillbug of the mover that touches both hexes", () => {
    expect(thrown("wP@0,0 wQ@1,0")).toEqual(["wP"]);
    expect(thrown("bP@0,0 wQ@1,0")).toEqual([]);
    expect(thrown("wQ@0,0 wP@1,0")).toEqual([]);
  });

  it("can be a mosquito beside a pillbug, of whatever colour", () => {
    expect(thrown("wM@0,0 bP@1,0")).toEqual(["wM"]);
    expect(thrown("wM@0,0 wA1@1,0")).toEqual([]);
    expect(thrown("wP@0,0 wM@-1,1 wQ@1,0").sort()).toEqual(["wM", "wP"]);
  });

  it("was neither covered nor resting", () => {
    expect(thrown("wP@0,0 bB1@0,0 wQ@1,0")).toEqual([]);
    const { board } = viewOf("White[9] wP@0,0 wQ@1,0 bA1@-1,0");
    expect(thrown("wP@0,0 wQ@1,0", { board })).toEqual(["wP"]);
    expect(thrown("wP@0,0 wQ@1,0", { board: { ...board, resting: "wP" } })).toEqual([]);
  });

  it("is asked of an own piece only where it can't have come by itself", () => {
    const moved = (piece: string) => {
      const before = viewOf(`White[9] wP@0,0 bQ@1,0 ${piece}@-1,0`);
      const after = viewOf(`Black[9] wP@0,0 bQ@1,0 ${piece}@0,1`, { last: told(0, "", [piece, "0,1"]) });
      return lastMove(after, before)!.throwers;
    };
    expect(moved("wQ")).toEqual(["wP"]);
    expect(moved("wA1")).toEqual([]);
  });
});

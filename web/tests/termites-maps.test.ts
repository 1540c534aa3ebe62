import { beforeEach, describe, expect, it } from "vitest";
import type { Tile } from "$games/termites/board";
import {
  EMPTY,
  fromToml,
  fromWord,
  hexesOfProblem,
  isSymmetric,
  mapOfBoard,
  orbit,
  paint,
  sameMap,
  tileCount,
  toToml,
  toWord,
  type MapFile,
  type TermitesMap,
} from "$games/termites/maps";
import { deleteMap, savedMaps, saveMap } from "$games/termites/savedMaps";

const lake: TermitesMap = {
  mounds: ["F6"],
  terrain: Object.fromEntries([
    ...["D5", "D6", "H4", "H5"].map((hex) => [hex, "water"] as const),
    ...["F3", "F9", "B2"].map((hex) => [hex, "vegetation"] as const),
    ["F11", "stones"] as const,
  ]) as Record<string, Tile>,
  custom: false,
};

describe("a map as one word", () => {
  it("is written in board order", () => {
    expect(toWord(lake)).toBe("neutral:F6;water:D5,D6,H4,H5;vegetation:B2,F3,F9;stones:F11");
    expect(toWord({ ...lake, custom: true })).toMatch(/;custom$/);
    expect(toWord(EMPTY)).toBe("neutral:");
  });

  it("is read in any order and case", () => {
    expect(fromWord(toWord(lake), 5)).toEqual(lake);
    expect(sameMap(fromWord("STONES:f11;vegetation:f9,F3,b02;neutral:f6;water:H4,H5,D5,D6", 5)!, lake)).toBe(true);
    expect(fromWord("neutral:C3,I6;custom", 5)).toEqual({ mounds: ["C3", "I6"], terrain: {}, custom: true });
    expect(fromWord("neutral:", 5)).toEqual(EMPTY);
  });

  it.each([
    "",
    "water:D5",
    "neutral:F6;lava:D5",
    "neutral:F6;water:Z9",
    "neutral:F6;water:D5,D5",
    "neutral:F6;water:D5;stones:D5",
    "neutral:F6;neutral:F7",
    "neutral",
  ])("can't be read from %j", (word) => expect(fromWord(word, 5)).toBeNull());

  it("depends on the board", () => {
    expect(fromWord("neutral:L3", 5)).toBeNull();
    expect(fromWord("neutral:L3", 6)?.mounds).toEqual(["L3"]);
  });
});

describe("a map as a file", () => {
  const file: MapFile = { title: 'The "lake"', players: 2, symmetry: "none", map: lake };

  it("is written as the documentation says", () => {
    expect(toToml({ ...file, title: "A lake" }, 5)).toBe(
      [
        'title = "A lake"',
        "players = 2",
        'neutral_mounds = ["F6"]',
        'water = ["D5", "D6", "H4", "H5"]',
        'vegetation = ["B2", "F3", "F9"]',
        'stones = ["F11"]',
        "",
      ].join("\n"),
    );
    expect(
      toToml({ ...file, map: { ...EMPTY, mounds: ["F6"], custom: true }, title: "", symmetry: "C3" }, 5),
    ).toContain('symmetry = "C3"\ncustom = true\n');
    // A symmetry that the map does not have is not stated.
    expect(toToml({ ...file, symmetry: "C2" }, 5)).not.toContain("symmetry");
  });

  it("is read as it was written", () => {
    expect(fromToml(toToml(file, 5), 5)).toEqual(file);
    const custom = { ...file, map: { ...lake, custom: true } };
    expect(fromToml(toToml(custom, 5), 5)).toEqual(custom);
  });

  it("may have comments, several lines and other quotes", () => {
    const text = `\uFEFF# a map\r
title = 'ponds'   # for people\r
neutral_mounds = [\r
  "c3",  # one\r
  "I6",\r
]\r
custom = false\r
"water" = ["D5"]`;
    const read = fromToml(text, 5);
    expect(read).toEqual({
      title: "ponds",
      players: 3,
      symmetry: "none",
      map: { mounds: ["C3", "I6"], terrain: { D5: "water" }, custom: false },
    });
  });

  it.each([
    ['neutral_mounds = ["F6"]\nwater = [D5]', "file-line", { line: 2, text: "water = [D5]" }],
    ["[map]", "file-line", { line: 1, text: "[map]" }],
    ['neutral_mounds = ["F6"] water = []', "file-line", { line: 1 }],
    ['lava = ["D5"]', "file-key", { key: "lava" }],
    ['water = ["D5"]\nwater = ["D6"]', "file-twice", { key: "water" }],
    ['water = "D5"', "file-value", { key: "water" }],
    ["players = 7", "file-value", { key: "players" }],
    ["players = 1", "file-value", { key: "players" }],
    ['custom = "yes"', "file-value", { key: "custom" }],
    ['symmetry = "C7"', "file-value", { key: "symmetry" }],
    ['water = ["Z9"]', "file-hex", { key: "water", hex: "Z9" }],
    ['water = ["D5"]\nstones = ["D5"]', "file-hex-twice", { hex: "D5" }],
    ['neutral_mounds = ["D5", "d5"]', "file-hex-twice", { hex: "D5" }],
    ['title = "a\\qb"', "file-line", { line: 1 }],
    ["# ".padEnd(30_000, "x"), "file-large", {}],
  ])("that is wrong says where: %s", (text, code, params) => {
    const problem = fromToml(text, 5);
    expect(problem).toMatchObject({ code, message: `page-termites-editor-${code}`, params });
  });
});

describe("symmetry", () => {
  it("carries hexes to those that are like them", () => {
    expect(orbit("A1", "none", 5)).toEqual(["A1"]);
    expect(orbit("A1", "C2", 5)).toEqual(["A1", "K6"]);
    expect(orbit("A1", "LR", 5)).toEqual(["A1", "A6"]);
    expect(orbit("A1", "D2", 5)).toEqual(["A1", "A6", "K1", "K6"]);
    expect(orbit("A1", "C3", 5)).toEqual(["A1", "F11", "K1"]);
    expect(orbit("F6", "C3", 5)).toEqual(["F6"]);
  });

  it("is found in a map", () => {
    expect(isSymmetric(lake, "C2", 5)).toBe(false);
    const even = paint(EMPTY, "D5", "water", "C2", 5);
    expect([isSymmetric(even, "C2", 5), isSymmetric(even, "C3", 5), isSymmetric(even, "none", 5)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe("painting", () => {
  it("lays something on all hexes of a symmetry, and takes it away again", () => {
    const once = paint(EMPTY, "D5", "water", "C2", 5);
    expect(once.terrain).toEqual({ D5: "water", H5: "water" });
    expect(paint(once, "H5", "water", "C2", 5)).toEqual(EMPTY);
    expect(paint(once, "D5", "stones", "none", 5).terrain).toEqual({ D5: "stones", H5: "water" });
    expect(paint(once, "D5", "clear", "none", 5).terrain).toEqual({ H5: "water" });
    expect(tileCount(once)).toBe(2);
  });

  it("lets a hex hold one thing", () => {
    const mound = paint(paint(EMPTY, "F6", "stones", "none", 5), "F6", "mound", "none", 5);
    expect(mound).toEqual({ mounds: ["F6"], terrain: {}, custom: false });
    expect(paint(mound, "F6", "water", "none", 5)).toEqual({ mounds: [], terrain: { F6: "water" }, custom: false });
  });
});

describe("around maps", () => {
  beforeEach(() => localStorage.clear());

  it("the hexes of a problem are found", () => {
    const problem = (params: Record<string, string | number>) => ({ code: "", clause: "", message: "", params });
    expect(hexesOfProblem(problem({ map: "map", hexes: "D5, D6, D7", found: 3 }), 5)).toEqual(["D5", "D6", "D7"]);
    expect(hexesOfProblem(problem({ hex: "C3", other: "C4" }), 5)).toEqual(["C3", "C4"]);
    expect(hexesOfProblem(problem({ hex: "C3", hexes: "B3, D3" }), 5)).toEqual(["B3", "C3", "D3"]);
    expect(hexesOfProblem(problem({ found: 2 }), 5)).toEqual([]);
  });

  it("the map of a position is found", () => {
    const board = {
      terrain: lake.terrain,
      pieces: { F6: { owner: null, name: "7", mound: 7 }, A1: { owner: 0, name: "5", mound: 5 } },
    };
    expect(mapOfBoard(board as never)).toEqual(lake);
  });

  it("maps are kept in the browser by name", () => {
    expect(savedMaps()).toEqual([]);
    saveMap({ title: "one", players: 2, word: "neutral:F6" });
    saveMap({ title: "two", players: 3, word: "neutral:C3,I6" });
    saveMap({ title: "one", players: 2, word: "neutral:E6" });
    expect(savedMaps().map(({ title, word }) => [title, word])).toEqual([
      ["one", "neutral:E6"],
      ["two", "neutral:C3,I6"],
    ]);
    expect(deleteMap("one").map(({ title }) => title)).toEqual(["two"]);
    localStorage.setItem("termites-maps", "broken");
    expect(savedMaps()).toEqual([]);
    localStorage.setItem("termites-maps", '[{"title": 3}, null]');
    expect(savedMaps()).toEqual([]);
  });
});

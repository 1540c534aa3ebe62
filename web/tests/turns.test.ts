import { describe, expect, it } from "vitest";
import { told } from "./told";
import { turnsOf } from "../src/table/turns";

const said = (seat: number, ...texts: string[]) =>
  texts.map((text) => told(seat, text, { parts: [text.split(/[ x-]/).at(-1)!] }));

describe("turns", () => {
  it("number the decisions that a seat takes in a row as one", () => {
    const turns = turnsOf([...said(0, "wS1"), ...said(1, "pass", "end"), ...said(0, "wA1")]);
    expect(turns.map(({ number, seat, first, last }) => [number, seat, first, last])).toEqual([
      [1, 0, 1, 1],
      [2, 1, 2, 3],
      [3, 0, 4, 4],
    ]);
  });

  it("have one line for the decisions that one text says", () => {
    const [turn] = turnsOf(said(0, "place W1", "place W1 F6", "F5", "F5xF6", "F5xF6 from E6", "new mound 7"));
    expect(turn!.lines).toEqual([
      { first: 1, last: 2, text: "place W1 F6" },
      { first: 3, last: 5, text: "F5xF6 from E6" },
      { first: 6, last: 6, text: "new mound 7" },
    ]);
  });

  it("keep a decision that only begins like the one before apart, and one after chance", () => {
    const hire = [told(0, "hire W AX1", { parts: ["W", "AX1"] }), told(0, "hire W AX1 push", { parts: ["W", "AX1"] })];
    expect(turnsOf(hire)[0]!.lines).toHaveLength(2);
    const drawn = [told(0, "A", { parts: ["A"], chance: "draws B" }), told(0, "A B", { parts: ["B"] })];
    expect(turnsOf(drawn)[0]!.lines).toHaveLength(2);
    // Another seat's view may hide what was chosen.
    expect(turnsOf([told(0, "bury"), told(0, "bury ?")])[0]!.lines).toHaveLength(2);
  });

  it("have no numbers after decisions that are not loaded", () => {
    const turns = turnsOf([...said(0, "a"), null, null, ...said(1, "b")]);
    expect(turns.map(({ number, seat, last }) => [number, seat, last])).toEqual([
      [1, 0, 1],
      [null, null, 3],
      [null, 1, 4],
    ]);
  });
});

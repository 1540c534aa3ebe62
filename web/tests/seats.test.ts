import { describe, expect, it } from "vitest";
import type { Seat, Told } from "$lib/wire";
import { told } from "./told";
import { ambiguous, lastDecider, othersPlay, plateOrder, winners } from "../src/table/seats";

const person = (guest: string, more: Partial<Seat> = {}): Seat => ({ kind: "person", guest, name: guest, ...more });
const bot: Seat = { kind: "bot", level: 3 };
const by = (...seats: number[]): Told[] => seats.map((seat) => told(seat, ""));

describe("seats", () => {
  it("knows whether other people play", () => {
    expect(othersPlay([person("a"), bot], "a")).toBe(false);
    expect(othersPlay([person("a"), person("a")], "a")).toBe(false);
    expect(othersPlay([person("a"), person("b")], "a")).toBe(true);
    expect(othersPlay([person("a"), person("b", { gone: true })], "a")).toBe(false);
    expect(othersPlay([person("a"), bot], "")).toBe(true);
  });

  it("puts the near seat last and the others in the order of turns", () => {
    expect(plateOrder(2, 0)).toEqual([1, 0]);
    expect(plateOrder(4, 1)).toEqual([2, 3, 0, 1]);
  });

  it("finds whose decision we can take back", () => {
    expect(lastDecider(by(0, 1, 0, 1), [0])).toBe(0);
    expect(lastDecider(by(0, 1, 0, 1), [0, 1])).toBe(1);
    expect(lastDecider(by(1), [0])).toBeNull();
  });

  it("knows the winners, and that a draw has none", () => {
    expect(winners({ places: [2, 1], scores: [], reason: "" })).toEqual([1]);
    expect(winners({ places: [1, 1], scores: [], reason: "" })).toEqual([]);
    expect(winners({ places: [1, 3, 1, 3], scores: [], reason: "" })).toEqual([0, 2]);
  });

  it("notices names that tell nobody apart", () => {
    expect(ambiguous([person("a"), person("a")], 0)).toBe(true);
    expect(ambiguous([person("a"), bot], 0)).toBe(false);
    expect(ambiguous([person("a"), bot, bot], 1)).toBe(true);
  });
});

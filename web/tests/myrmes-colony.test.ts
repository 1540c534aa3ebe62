import { beforeEach, describe, expect, it, vi } from "vitest";
import { begins, decide, isWhole, nextOf, offerOf, point } from "$games/myrmes/advance";
import { brings, usefulNumbers } from "$games/myrmes/births";
import type { Ahead } from "$games/myrmes/board";
import { choicesOf, moveWith, numbersOf, possible, readCount, withNumber } from "$games/myrmes/counting";
import { winterOf } from "$games/myrmes/winter";
import { Choosing } from "$lib/choosing.svelte";
import { BOX, colonyOf, viewOf } from "./myrmes-view";

const move = (...parts: string[]) => ({ text: parts.join(" "), parts });

describe("numbers that are decided together", () => {
  const keep = [
    move("food 2", "earth 1", "stone 1"),
    move("food 2", "earth 2", "stone 0"),
    move("food 1", "earth 2", "stone 1"),
    move("food 3", "earth 1", "stone 0"),
  ];

  it("are read from parts", () => {
    expect(readCount("larva 1")).toEqual({ name: "larva", number: 1 });
    for (const part of ["room 2", "2", "A", "food"]) expect(readCount(part)).toBeNull();
    expect(numbersOf(["food 2", "earth 1"])).toEqual({ food: 2, earth: 1 });
  });

  it("are offered as far as any move has them", () => {
    expect(choicesOf(keep)).toEqual([
      { name: "food", numbers: [1, 2, 3] },
      { name: "earth", numbers: [1, 2] },
      { name: "stone", numbers: [0, 1] },
    ]);
  });

  it("are a move as soon as only one is left", () => {
    expect(moveWith(keep, {})).toBeNull();
    expect(moveWith(keep, { food: 2 })).toBeNull();
    expect(moveWith(keep, { food: 2, earth: 1 })).toBe(keep[0]);
    expect(moveWith(keep, { food: 1 })).toBe(keep[2]);
    expect(possible(keep, { food: 3, stone: 1 })).toBe(false);
  });

  it("give way to the last one that was set", () => {
    expect(withNumber(keep, { food: 2, earth: 1 }, "stone", 0)).toEqual({ earth: 1, stone: 0 });
    expect(withNumber(keep, { food: 2 }, "food", 1)).toEqual({ food: 1 });
    expect(withNumber(keep, { earth: 2, food: 2 }, "stone", 1)).toEqual({ food: 2, stone: 1 });
  });
});

describe("births", () => {
  it("only useful numbers of nurses are offered", () => {
    expect(usefulNumbers(BOX).map(({ numbers }) => numbers)).toEqual([
      [0, 1, 2, 3],
      [0, 2, 3],
      [0, 2, 4],
      [0, 1, 2, 3, 4],
    ]);
  });

  it("events add to what nurses bring, if they bring any", () => {
    expect(brings(BOX, "larva_plus_2", "larva", 3)).toBe(7);
    expect(brings(BOX, "larva_plus_2", "larva", 0)).toBe(0);
    expect(brings(BOX, "soldier_plus_1", "soldier", 2)).toBe(2);
    expect(brings(BOX, "soldier_plus_1", "worker", 2)).toBe(1);
  });
});

describe("winter", () => {
  const colony = colonyOf({ winter: 3, larvae: 7, store: { food: 1, earth: 0, stone: 0 } });

  it("takes food, then larvae, then points", () => {
    expect(winterOf(colony, BOX)).toEqual({ need: 3, paid: 3, exchanged: 2, missing: 0, lost: 0 });
    expect(winterOf(colony, BOX, 0)).toMatchObject({ paid: 1, missing: 2, lost: 6 });
    expect(winterOf({ ...colony, larvae: 2 }, BOX)).toMatchObject({ exchanged: 0, missing: 2, lost: 6 });
  });

  it("takes nothing from a colony with enough soldiers or food", () => {
    expect(winterOf({ ...colony, winter: 0 }, BOX)).toMatchObject({ paid: 0, exchanged: 0, missing: 0 });
    const full = { ...colony, store: { food: 5, earth: 0, stone: 0 } };
    expect(winterOf(full, BOX)).toMatchObject({ paid: 3, exchanged: 0 });
  });
});

describe("in advance", () => {
  const play = vi.fn();
  const wrong = vi.fn();
  const idle = vi.fn();
  const planned = vi.fn();
  let choosing: Choosing;
  const harvest: Ahead = {
    asked: "harvest",
    exact: true,
    moves: [move("A", "earth"), move("A", "food")],
    then: [{ asked: "scavenging", moves: [move("C", "earth"), move("C", "stone")] }],
  };
  const atelier: Ahead = {
    asked: "atelier",
    exact: false,
    moves: [move("tunnel", "3,12"), move("tunnel", "2,12"), move("level"), move("done")],
    then: [],
  };

  beforeEach(() => {
    vi.clearAllMocks();
    choosing = new Choosing({ play, wrong, idle, prepare: planned });
    choosing.preparing = true;
  });

  it("offers what will be asked", () => {
    const view = viewOf({ active: 1, ahead: atelier });
    expect(offerOf(view, choosing)).toMatchObject({ decision: "atelier", seat: 0, ahead: true, exact: false });
    expect([...nextOf(view, choosing)].sort()).toEqual(["done", "level", "tunnel"]);
  });

  it("offers what is asked, to whom it is asked", () => {
    choosing.preparing = false;
    choosing.offer([move("worker_plus_1")]);
    expect(offerOf(viewOf(), choosing)).toMatchObject({ decision: "event", seat: 0, ahead: false });
    expect([...nextOf(viewOf(), choosing)]).toEqual(["worker_plus_1"]);
  });

  it("offers nothing where nothing is known", () => {
    const view = viewOf({ active: 1 });
    expect(offerOf(view, choosing)).toBeNull();
    point(view, choosing, "2,11");
    expect(idle).toHaveBeenCalledWith("2,11");
    expect(planned).not.toHaveBeenCalled();
  });

  it("a choice takes the place of the one before", () => {
    const view = viewOf({ active: 1, ahead: atelier });
    point(view, choosing, "tunnel");
    point(view, choosing, "3,12");
    expect(planned).toHaveBeenLastCalledWith(["tunnel", "3,12"]);
    point(view, choosing, "level");
    expect(planned).toHaveBeenLastCalledWith(["level"]);
    point(view, choosing, "8,8");
    expect(choosing.parts).toEqual(["level"]);
    point(view, choosing, "level");
    expect(planned).toHaveBeenLastCalledWith([]);
  });

  it("several harvests are planned one after the other", () => {
    const view = viewOf({ active: 1, ahead: harvest });
    const offer = offerOf(view, choosing)!;
    point(view, choosing, "A");
    expect(nextOf(view, choosing)).toEqual(new Set(["earth", "food", "A"]));
    point(view, choosing, "earth");
    expect(isWhole(offer, choosing.parts)).toBe(true);
    expect(nextOf(view, choosing)).toEqual(new Set(["C", "A"]));
    point(view, choosing, "C");
    expect(isWhole(offer, choosing.parts)).toBe(false);
    expect(begins(offer, choosing.parts)).toBe(true);
    point(view, choosing, "stone");
    expect(planned).toHaveBeenLastCalledWith(["A", "earth", "C", "stone"]);
    expect(isWhole(offer, choosing.parts)).toBe(true);
    expect(begins(offer, ["A", "stone"])).toBe(false);
    expect(begins(offer, ["A", "earth", "C", "stone", "A"])).toBe(false);
  });

  it("a whole decision is planned, or played", () => {
    const birth = move("larva 1", "soldier 0", "worker 2", "atelier 0");
    const view = viewOf({ active: 1, ahead: { asked: "birth", exact: true, moves: [birth], then: [] } });
    decide(offerOf(view, choosing)!, choosing, birth.parts);
    expect(planned).toHaveBeenCalledWith(birth.parts);
    choosing.preparing = false;
    choosing.offer([birth]);
    decide(offerOf(viewOf({ asked: "birth" }), choosing)!, choosing, birth.parts);
    expect(play).toHaveBeenCalledWith(birth);
  });
});

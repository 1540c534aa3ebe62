import { beforeEach, describe, expect, it, vi } from "vitest";
import { decide, isWhole, nextOf, offerOf, point } from "$games/myrmes/offer";
import type { Decision, MyrmesView } from "$games/myrmes/board";
import { choicesOf, moveWith, numbersOf, possible, readCount, withNumber } from "$games/myrmes/counts";
import { Selection } from "$lib/selection.svelte";
import type { Move } from "$lib/wire";
import { viewOf } from "./myrmes-view";

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

describe("in advance", () => {
  const play = vi.fn();
  const wrong = vi.fn();
  const idle = vi.fn();
  const planned = vi.fn();
  let selection: Selection;
  const harvest = [move("A", "earth"), move("A", "food")].map((each) => ({ ...each, on: true }));
  const more = [move("C", "earth"), move("C", "stone")];
  const atelier = [move("tunnel", "3,12"), move("tunnel", "2,12"), move("level"), move("done")];

  /** Somebody waits, and can choose from these. */
  function waiting(decision: Decision, legal: Move[], exact = true): MyrmesView {
    selection.offer(legal);
    return viewOf({ active: 1 }, { premove: { decision, legal, exact } });
  }

  beforeEach(() => {
    vi.clearAllMocks();
    selection = new Selection({ play, wrong, idle, premove: planned });
    selection.premoving = true;
  });

  it("offers what will be asked", () => {
    const view = waiting("atelier", atelier, false);
    expect(offerOf(view, selection)).toMatchObject({ decision: "atelier", seat: 0, ahead: true, exact: false });
    expect([...nextOf(selection)].sort()).toEqual(["done", "level", "tunnel"]);
  });

  it("offers what is asked, to whom it is asked", () => {
    selection.premoving = false;
    selection.offer([move("worker_plus_1")]);
    expect(offerOf(viewOf(), selection)).toMatchObject({ decision: "event", seat: 0, ahead: false });
    expect([...nextOf(selection)]).toEqual(["worker_plus_1"]);
  });

  it("offers nothing where nothing is known", () => {
    expect(offerOf(viewOf({ active: 1 }), selection)).toBeNull();
    point(selection, "2,11");
    expect(idle).toHaveBeenCalledWith("2,11");
    expect(planned).not.toHaveBeenCalled();
  });

  it("a choice takes the place of the one before", () => {
    waiting("atelier", atelier);
    point(selection, "tunnel");
    point(selection, "3,12");
    expect(planned).toHaveBeenLastCalledWith(["tunnel", "3,12"]);
    point(selection, "level");
    expect(planned).toHaveBeenLastCalledWith(["level"]);
    point(selection, "8,8");
    expect(selection.parts).toEqual(["level"]);
    point(selection, "level");
    expect(planned).toHaveBeenLastCalledWith([]);
  });

  it("several harvests are chosen one after the other", () => {
    const offer = offerOf(waiting("harvest", harvest), selection)!;
    point(selection, "A");
    expect(nextOf(selection)).toEqual(new Set(["earth", "food", "A"]));
    expect(isWhole(offer, selection)).toBe(false);
    point(selection, "earth");
    expect(isWhole(offer, selection)).toBe(true);
    expect(play).toHaveBeenCalledWith(harvest[0]);
    const view = viewOf({ active: 1 }, { premove: { decision: "scavenging", legal: more, exact: true } });
    selection.hold(harvest[0]!, view);
    const next = offerOf(view, selection)!;
    expect(next).toMatchObject({ decision: "scavenging", moves: more });
    expect(isWhole(next, selection)).toBe(true);
    point(selection, "C");
    expect(isWhole(next, selection)).toBe(false);
    point(selection, "stone");
    expect(selection.all).toEqual(["A", "earth", "C", "stone"]);
    expect(isWhole(next, selection)).toBe(true);
  });

  it("a whole decision is prepared, or played", () => {
    const birth = move("larva 1", "soldier 0", "worker 2", "atelier 0");
    waiting("birth", [birth]);
    decide(selection, birth.parts);
    expect(planned).toHaveBeenCalledExactlyOnceWith(birth.parts);
    selection.premoving = false;
    selection.offer([birth]);
    decide(selection, birth.parts);
    expect(play).toHaveBeenCalledWith(birth);
  });
});

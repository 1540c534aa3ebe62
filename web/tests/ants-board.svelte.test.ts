import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Board from "$games/ants/Board.svelte";
import type { AntsView } from "$games/ants/board";
import Hand from "$games/ants/Hand.svelte";
import face from "$games/ants/index";
import { Selection } from "$lib/selection.svelte";
import { words } from "$lib/i18n.svelte";
import { BATTLE, done, viewOf } from "./ants-view";

beforeAll(() => words.speak("en"));

const play = vi.fn();
const wrong = vi.fn();
let selection: Selection;
let shown: Record<string, unknown>[] = [];

beforeEach(() => {
  selection = new Selection({ play, wrong });
});
afterEach(async () => {
  for (const each of shown.splice(0)) await unmount(each);
  vi.clearAllMocks();
});

function show(view: AntsView): void {
  shown.push(mount(Board, { target: document.body, props: { view, selection } }));
  for (const seat of [0, 1]) shown.push(mount(Hand, { target: document.body, props: { view, selection, seat } }));
  selection.offer(view.legal ?? null);
  flushSync();
}

/** The board with a view that changes. */
function showChanging(view: AntsView): { view: AntsView } {
  const props = $state({ view, selection });
  shown.push(mount(Board, { target: document.body, props }));
  flushSync();
  return props;
}

const cell = (name: string) => document.querySelector<SVGElement>(`g[data-spot="${name}"]`)!;
const thing = (name: string) => document.querySelector<HTMLElement>(`button[data-spot="${name}"]`)!;
const choosable = () =>
  [...document.querySelectorAll<HTMLElement>("[data-choosable]")].map((spot) => spot.dataset.spot);
const click = (element: Element) => {
  element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
};

describe("the board", () => {
  it("names all cells and anthills for those who can't see them", () => {
    show(viewOf({ stepped: { AB1: { worker: 1, soldier: 0 } }, markers: { AX2: 0 } }));
    expect(document.querySelectorAll("g[data-spot]")).toHaveLength(8);
    expect(cell("AB1").getAttribute("aria-label")).toBe("AB1, trail, anthill A: 1 worker, 1 soldier, one step made");
    expect(cell("XA").getAttribute("aria-label")).toBe("XA, centre, a chip");
    expect(cell("AX2").getAttribute("aria-label")).toContain("tunnel marker of anthill A");
    expect(document.querySelector('[aria-label="anthill A, 0 of 3 levels"]')).not.toBeNull();
    expect(document.querySelector('[aria-label="anthill C, no player"]')).not.toBeNull();
  });

  it("lets an ant be chosen and where it goes, with a fork where there are two kinds", () => {
    show(viewOf({}, [["AB1", "W", "AB2"], ["AB1", "S", "AB2"], ["AX2", "S", "XA"], ["end"]]));
    expect(choosable()).toEqual(["AB1", "AX2"]);
    click(cell("AB1"));
    expect(choosable()).toEqual(["W", "S"]);
    click(cell("S"));
    expect(choosable()).toEqual(["AB2"]);
    click(cell("AB2"));
    expect(play).toHaveBeenCalledWith({ text: "AB1 S AB2", parts: ["AB1", "S", "AB2"] });
    click(cell("AB5"));
    expect(wrong).toHaveBeenCalledWith(["AB5"]);
  });

  it("builds by the anthill", () => {
    show(viewOf({}, [["build"], ["end"]]));
    click(cell("build"));
    expect(play).toHaveBeenCalledWith({ text: "build", parts: ["build"] });
  });
});

describe("hands", () => {
  it("hire from the supply, dig with a marker", () => {
    show(viewOf({}, [["W", "AB1", "stay"], ["tunnel", "AB2"], ["end"]]));
    expect(choosable()).toEqual(["W", "tunnel"]);
    click(thing("W"));
    expect(choosable()).toEqual(["AB1"]);
    click(thing("W"));
    expect(choosable()).toEqual(["W", "tunnel"]);
    click(thing("tunnel"));
    click(cell("AB2"));
    expect(play).toHaveBeenCalledWith({ text: "tunnel AB2", parts: ["tunnel", "AB2"] });
  });

  it("say what cards do, and mark one of equal ones", () => {
    show(viewOf({ asked: "exchange" }, [["keep"], ["fury", "play"], ["honeydew", "play"]]));
    expect(thing("fury").getAttribute("aria-label")).toMatch(/^Ant Fury\. In one of your battles.*can be chosen$/);
    click(thing("fury"));
    const furies = [...document.querySelectorAll('button[data-spot="fury"]')];
    expect(furies.map((card) => card.classList.contains("chosen"))).toEqual([true, false]);
    expect(play).not.toHaveBeenCalled();
    expect([...selection.next.keys()]).toEqual(["play"]);
  });

  it("of others lie face down", () => {
    show(viewOf());
    expect(document.querySelectorAll('[aria-label="3 cards, face down"]')).toHaveLength(1);
    expect(document.querySelectorAll('button[data-spot="ambush"]')).toHaveLength(1);
  });

  it("choose two cards in any order", () => {
    show(viewOf({}, [["emergency", "fury", "honeydew"], ["end"]]));
    selection.pick("emergency");
    flushSync();
    expect(choosable()).toEqual(["fury", "fury", "honeydew"]);
    click(thing("honeydew"));
    expect(thing("honeydew").classList.contains("chosen")).toBe(true);
    click(thing("fury"));
    expect(play).toHaveBeenCalledWith({ text: "emergency fury honeydew", parts: ["emergency", "fury", "honeydew"] });
  });
});

describe("a battle", () => {
  it("shows both sides and who may react, and takes a fury on an ant", () => {
    show(viewOf({ asked: "fury", battle: BATTLE }, [["W"], ["S+1"], ["pass"]]));
    expect(choosable()).toEqual(["W", "S+1", "fury", "fury"]);
    expect(document.querySelector("section")?.textContent).toMatch(/You may react/);
    expect(thing("W").getAttribute("aria-label")).toBe("worker, strength 1, does not fight, can be chosen");
    click(thing("S+1"));
    expect(play).toHaveBeenCalledWith({ text: "S+1", parts: ["S+1"] });
  });

  it("says of others only that they may react", () => {
    show(viewOf({ asked: "fury", battle: BATTLE, decider: 1 }));
    const said = document.querySelector("section")!.textContent!;
    expect(said).toMatch(/anthill B may react/);
    expect(said).not.toMatch(/Ant Fury/);
    expect(choosable()).toEqual([]);
  });

  it("is told when it is over", () => {
    const props = showChanging(viewOf({ asked: "fury", battle: BATTLE }, [["pass"]]));
    const { AB4: _, ...ants } = props.view.board.ants;
    props.view = viewOf({ ants }, undefined, done("pass"));
    flushSync();
    expect(document.querySelector('[role="status"]')?.textContent).toBe(
      "Battle on AB3–AB4. anthill A 3, anthill B 1. Fallen: anthill B: 1 worker",
    );
  });
});

describe("the face", () => {
  it("has colours by anthill", () => {
    expect(face.colour(viewOf(), 1)).toBe("var(--ants-b)");
    expect(face.colour(null, 2)).toBe("var(--ants-c)");
  });
});

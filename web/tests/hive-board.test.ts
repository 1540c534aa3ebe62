import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Board from "$games/hive/Board.svelte";
import Hand from "$games/hive/Hand.svelte";
import { Selection } from "$lib/selection.svelte";
import { words } from "$lib/i18n.svelte";
import type { HiveView } from "$games/hive/pieces";
import { viewOf } from "./hive-view";

beforeAll(() => words.speak("en"));

const legal = [
  { text: "wB1 wQ", parts: ["wB1", "0,0"] },
  { text: "wB1 wQ/", parts: ["wB1", "1,-1"] },
  { text: "wA1 bQ-", parts: ["wA1", "2,0"] },
  { text: "wS1 -wB1", parts: ["wS1", "-2,0"] },
];

describe("the board", () => {
  const play = vi.fn();
  const wrong = vi.fn();
  const premove = vi.fn();
  let selection: Selection;
  let shown: Record<string, unknown>[] = [];

  const spot = (part: string) => document.querySelector<SVGElement>(`[data-spot="${part}"]`)!;
  const hex = (key: string) => document.querySelector<SVGElement>(`[data-hex="${key}"]`)!;
  const click = (element: Element) => {
    element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    flushSync();
  };
  const view = (): HiveView => {
    const made = viewOf("White[5] wB1@-1,0 wQ@0,0 bQ@1,0 wA1@0,1 bB1@0,1");
    made.board.hands = [["wS1", "wS2"], ["bG2", "bG3"]];
    return { ...made, legal };
  };
  const show = (given: HiveView, more: object = {}) => {
    const props = { view: given, selection, ...more };
    shown.push(mount(Board, { target: document.body, props }));
    for (const seat of [0, 1]) shown.push(mount(Hand, { target: document.body, props: { ...props, seat } }));
    flushSync();
  };

  beforeEach(() => {
    for (const heard of [play, wrong, premove]) heard.mockReset();
    selection = new Selection({ play, wrong, premove });
  });

  afterEach(() => {
    for (const each of shown) void unmount(each);
    shown = [];
    document.body.replaceChildren();
  });

  it("has a spot for each stack and each empty hex around, and for the next piece of each kind in hand", () => {
    show(view());
    const spots = [...document.querySelectorAll<SVGElement>("[data-hex]")].map((each) => each.dataset.hex);
    expect(spots).toHaveLength(new Set(spots).size);
    expect(spots).toEqual(expect.arrayContaining(["-1,0", "0,0", "1,0", "0,1", "-2,0", "2,0", "1,1", "0,2"]));
    expect(spot("wS1")).toBeTruthy();
    expect(spot("wS2")).toBeNull();
    expect(spot("bG2")).toBeTruthy();
  });

  it("has one spot in the middle to begin with", () => {
    show(viewOf("White[1]"));
    expect(spot("0,0").getAttribute("aria-label")).toBe("empty place in the middle");
  });

  it("marks what can be chosen, then where it can go", () => {
    selection.offer(legal);
    show(view());
    const choosable = () => {
      const marked = [...document.querySelectorAll<SVGElement>("[data-choosable]")];
      return marked.map((each) => each.dataset.spot).sort();
    };
    expect(choosable()).toEqual(["wB1", "wS1"]);
    expect(spot("wB1").getAttribute("aria-label")).toBe("white beetle 1, can be chosen");
    click(spot("wB1"));
    expect(choosable()).toEqual(["0,0", "1,-1"]);
    expect(spot("wB1").getAttribute("aria-label")).toBe("white beetle 1, chosen");
    const label = spot("1,-1").getAttribute("aria-label");
    expect(label).toBe("empty place to the upper left of the black queen, can be chosen");
    click(spot("0,0"));
    expect(play).toHaveBeenCalledWith(legal[0]);
  });

  it("chooses another piece instead, from the board or the hand", () => {
    selection.offer(legal);
    show(view());
    click(spot("wB1"));
    click(spot("wS1"));
    expect(selection.parts).toEqual(["wS1"]);
    click(spot("wB1"));
    expect(selection.parts).toEqual(["wB1"]);
    click(spot("wB1"));
    expect(selection.parts).toEqual([]);
  });

  it("asks why not for everything else", () => {
    selection.offer(legal);
    show(view());
    click(spot("bQ"));
    expect(wrong).toHaveBeenLastCalledWith(["bQ"]);
    click(hex("2,0"));
    expect(wrong).toHaveBeenLastCalledWith(["2,0"]);
    click(spot("wB1"));
    click(spot("bQ"));
    expect(wrong).toHaveBeenLastCalledWith(["wB1", "1,0"]);
    click(spot("bG2"));
    expect(wrong).toHaveBeenLastCalledWith(["bG2"]);
    expect(play).not.toHaveBeenCalled();
  });

  it("tells what is in a stack, and fans it out on demand", () => {
    selection.offer(legal);
    show(view());
    expect(hex("0,1").getAttribute("aria-label")).toBe("stack of 2, from the top: black beetle 1, white ant 1");
    hex("0,1").dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    flushSync();
    click(document.querySelector('[data-covered="wA1"]')!);
    // The covered ant is legal in this test only, to see that it was clicked.
    expect(selection.parts).toEqual(["wA1"]);
  });

  it("looks into a stack on a long press, which is no click", () => {
    vi.useFakeTimers();
    selection.offer(legal);
    show(view());
    const press = (key: string) => {
      const touch = { bubbles: true, pointerType: "touch", clientX: 5, clientY: 5 };
      hex(key).dispatchEvent(new PointerEvent("pointerdown", touch));
      vi.advanceTimersByTime(500);
      hex(key).dispatchEvent(new PointerEvent("pointerup", touch));
      click(hex(key));
    };
    press("0,1");
    expect(document.querySelectorAll("[data-covered]")).toHaveLength(2);
    expect(wrong).not.toHaveBeenCalled();
    press("1,0");
    expect(document.querySelectorAll("[data-covered]")).toHaveLength(0);
    expect(wrong).toHaveBeenCalledWith(["bQ"]);
    vi.useRealTimers();
  });

  it("prepares a move while others decide", () => {
    selection.premoving = true;
    show(view());
    click(spot("wB1"));
    click(hex("0,0"));
    expect(premove).toHaveBeenLastCalledWith(["wB1", "0,0"]);
    expect(hex("0,0").getAttribute("aria-label")).toBe("white queen, premove");
    click(hex("1,0"));
    expect(selection.parts).toEqual(["bQ"]);
  });

  it("marks hints, the last move, the resting piece and who may have thrown it", () => {
    const moved = viewOf("Black[9] wP@0,0 wQ@1,0 bQ@2,0 bA1@0,1", {
      last: {
        seat: 0,
        text: "bA1 wP\\",
        parts: ["bA1", "0,1"],
        chance: "",
        phrase: { code: "hive-say-throw", params: { from: "-1,0", throwers: ["wP"] } },
        brought: null,
      },
    });
    moved.board.resting = "bA1";
    selection.offer([]);
    selection.hinted = ["bQ", "3,0"];
    show(moved);
    expect(spot("bA1").getAttribute("aria-label")).toBe("black ant 1, moved last, rests this turn");
    expect(spot("wP").getAttribute("aria-label")).toBe("white pillbug, may have thrown the piece that moved last");
    expect(spot("bQ").getAttribute("aria-label")).toBe("black queen, hint");
    expect(spot("3,0").getAttribute("aria-label")).toContain("hint");
    expect(document.querySelector(".throwers")?.textContent).toBe("Possible throwers of black ant 1: white pillbug");
    expect(document.querySelector(".ghost")?.getAttribute("transform")).toBe("translate(-100 0)");
  });

  it("does not speak of resting where no pillbug plays", () => {
    const plain = viewOf("Black[2] wQ@0,0 bQ@1,0", { options: { type: "Base" } });
    plain.board.resting = "wQ";
    show(plain);
    expect(spot("wQ").getAttribute("aria-label")).toBe("white queen");
  });

  it("is seen from the other side, with the pieces upright", () => {
    show(view(), { flipped: true });
    expect(hex("1,0").getAttribute("transform")).toBe("translate(-100 0)");
    expect(hex("2,0").getAttribute("aria-label")).toBe("empty place to the left of the black queen");
  });

  it("clears the choice on a click beside the hive", () => {
    selection.offer(legal);
    show(view());
    click(spot("wB1"));
    click(document.querySelector("svg[role=group]")!);
    expect(selection.parts).toEqual([]);
  });
});

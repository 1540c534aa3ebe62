import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { Selection } from "$lib/selection.svelte";
import { readable, words } from "$lib/i18n.svelte";
import type { Move, View } from "$lib/wire";
import PlainBoard from "$games/PlainBoard.svelte";
import { columns, counted, size, split, word } from "$games/plainData";
import { gameOfRecord, loadFace, picture } from "$games/registry";
import PlainPicture from "$games/PlainPicture.svelte";
import { viewOf } from "./ants-view";

beforeAll(() => words.speak("en"));

const BOARD = {
  turn: 0,
  target: null,
  larders: [["seed", "seed", "fruit"], []],
  hand_sizes: [2, 1],
  hand: ["seed", "honey"],
  burrow: [],
};
const LEGAL: Move[] = [
  { text: "store seed", parts: ["seed", "larder"] },
  { text: "bury seed", parts: ["seed", "burrow"] },
  { text: "rob 1", parts: ["larder 1"] },
];

function viewOfToy(more: Partial<View> = {}): View {
  return {
    ...{ game: "toy", options: {}, seat: 0, seats: 2, actor: 0, decision: "turn", scores: [3, 0], gone: [] },
    ...{ outcome: null, board: BOARD, last: null, legal: LEGAL },
    ...more,
  };
}

describe("data", () => {
  test("names of a program are made readable", () => {
    expect(readable("burrow_sizes")).toBe("Burrow sizes");
  });

  test("one thing is a word: also nothing, a truth and a place", () => {
    expect([word("seed"), word(3), word(null), word(""), word(true), word([2, -1])]).toEqual([
      ...["seed", "3", "–", "–", "✓", "2,-1"],
    ]);
    expect([word(["seed"]), word({}), word([1, 2, 3])]).toEqual([null, null, null]);
  });

  test("equal things are counted, and things of one kind share their columns", () => {
    expect(counted(["a", "a", "b", "a"]).map(({ count }) => count)).toEqual([2, 1, 1]);
    expect(columns([{ a: 1 }, { b: 2, a: 3 }])).toEqual(["a", "b"]);
    expect(size({ a: [1, 2, 3], b: { c: "x" } })).toBe(4);
  });

  test("lists with an entry for each seat become rows, a hand of two does not", () => {
    const { rows, others } = split(BOARD, 2);
    expect(rows).toEqual([
      { larders: ["seed", "seed", "fruit"], hand_sizes: 2 },
      { larders: [], hand_sizes: 1 },
    ]);
    expect(others.map(([name]) => name)).toEqual(["turn", "target", "hand", "burrow"]);
    expect(split({ seats: [{ chips: 1 }, { chips: 2 }] }, 2).rows).toEqual([{ chips: 1 }, { chips: 2 }]);
    expect(split([1, 2], 2).others).toEqual([["board", [1, 2]]]);
  });
});

describe("the board", () => {
  const shown: object[] = [];
  afterEach(async () => {
    for (const each of shown.splice(0)) await unmount(each);
  });

  function show(view: View): { selection: Selection; played: string[]; spots(): string[] } {
    const played: string[] = [];
    const selection = new Selection({ play: (move) => played.push(move.text), wrong: () => {} });
    selection.offer(view.legal ?? null);
    shown.push(mount(PlainBoard, { target: document.body, props: { view, selection } }));
    flushSync();
    return {
      selection,
      played,
      spots: () => [...document.querySelectorAll<HTMLElement>("[data-choosable]")].map((spot) => spot.dataset.spot!),
    };
  }

  const click = (part: string) => {
    document.querySelector<HTMLElement>(`[data-spot="${part}"][data-choosable]`)!.click();
    flushSync();
  };

  test("a move is made part by part, from the list or from the data", () => {
    const { played, spots } = show(viewOfToy());
    expect(spots()).toEqual(["seed", "larder 1", "seed", "seed"]);
    click("seed");
    expect(spots()).toEqual(["larder", "burrow", "burrow"]); // the last one is the name of the burrow
    expect(document.querySelector('[data-spot="larder"]')!.getAttribute("aria-label")).toBe(
      "larder store seed, can be chosen",
    );
    click("larder");
    expect(played).toEqual(["store seed"]);
  });

  test("a spectator has nothing to choose", () => {
    const { spots } = show(viewOfToy({ seat: null, legal: undefined }));
    expect(spots()).toEqual([]);
    expect(document.querySelectorAll("button")).toHaveLength(0);
    expect(document.querySelector("tbody")!.textContent).toContain("Player 1");
  });

  test("it can show any game; what is much is folded", () => {
    show(viewOf() as View);
    expect(document.querySelectorAll("dt").length).toBeGreaterThan(5);
    expect(document.querySelector("details")).toBeNull();
    show(viewOfToy({ board: { cells: Array.from({ length: 41 }, (_, at) => `c${at}`) } }));
    expect(document.querySelector("summary")!.textContent).toBe("41 values");
  });
});

test("a game without a folder has the plain face and picture", async () => {
  const plain = await loadFace("toy");
  expect(plain.called(null, 1)).toBe("Player 2");
  expect(plain.standing!(viewOfToy(), 0)).toBe("3 points");
  expect(plain.ask(viewOfToy(), [])).toBe("Your decision: Turn");
  expect(new Set([0, 1, 2, 3, 4].map((seat) => plain.colour(null, seat))).size).toBe(5);
  expect((await loadFace("hive")).name).toBe("hive");
  expect(picture("toy")).toBe(PlainPicture);
  expect(gameOfRecord("anything")).toBeUndefined();
});

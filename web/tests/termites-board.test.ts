import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Board from "$games/termites/Board.svelte";
import type { TermitesBoard, TermitesView } from "$games/termites/board";
import Hand from "$games/termites/Hand.svelte";
import { Selection } from "$lib/selection.svelte";
import { words } from "$lib/i18n.svelte";
import type { Move } from "$lib/wire";

beforeAll(() => words.speak("en"));

const caste = { letter: "", movement: 1, strength: 1 };
const seat = {
  hand: null,
  in_hand: 3,
  in_stack: 10,
  held: { W1: 2 },
  lost: {},
  units: 1,
  reserve: [5, 8],
  trophies: [7],
  score: 35,
};

function viewOf(changes: Partial<TermitesBoard>, legal?: Move[]): TermitesView {
  const board = {
    radius: 5,
    terrain: { F6: "stones" },
    pieces: {
      F5: { owner: 0, name: "W2", caste: "worker", size: 2, strength: 2 },
      G5: { owner: 0, name: "S1", caste: "soldier", size: 1, strength: 2 },
      F6: { owner: 1, name: "W1", caste: "worker", size: 1, strength: 1 },
      C3: { owner: null, name: "7", mound: 7 },
    },
    seats: [
      { ...seat, colony: "blue", hand: ["F2", "W1", "W1"] },
      { ...seat, colony: "gold" },
    ],
    first: 0,
    turn: 3,
    active: 0,
    asked: "choose-unit",
    decider: 0,
    over: null,
    choices: { token: null, unit: null, target: null, from: null, robbed: null },
    attacks: null,
    building: null,
    box: {
      hand_size: 3,
      neutral_value: 7,
      castes: { worker: caste, soldier: { ...caste, strength: 2 }, spitter: caste, flyer: caste },
      terrain: {},
    },
    ...changes,
  } as unknown as TermitesBoard;
  return {
    game: "termites",
    options: {},
    seat: 0,
    seats: 2,
    actor: 0,
    decision: "",
    scores: [],
    gone: [],
    outcome: null,
    board,
    last: null,
    legal,
  };
}

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

function draw(view: TermitesView): void {
  shown.push(mount(Board, { target: document.body, props: { view, selection } }));
  for (const seat of [0, 1]) shown.push(mount(Hand, { target: document.body, props: { view, selection, seat } }));
}

function show(view: TermitesView): void {
  draw(view);
  selection.offer(view.legal ?? null);
  flushSync();
}

/** The server says that another decision belongs to this one, and how things are after it. */
async function hold(move: Move, view: TermitesView): Promise<void> {
  for (const each of shown.splice(0)) await unmount(each);
  selection.hold(move, view);
  draw(view);
  flushSync();
}

const hex = (name: string) => document.querySelector<SVGElement>(`g[data-spot="${name}"]`)!;
const thing = (name: string) => document.querySelector<HTMLElement>(`button[data-spot="${name}"]`)!;
const choosable = () =>
  [...document.querySelectorAll<HTMLElement>("[data-choosable]")].map((spot) => spot.dataset.spot);
const click = (element: Element) => {
  element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
};

describe("moving", () => {
  const [stay, worker, soldier]: Move[] = [
    { text: "stay", parts: ["stay"] },
    { text: "F5", parts: ["F5"], on: true },
    { text: "G5", parts: ["G5"], on: true },
  ];
  const view = viewOf({}, [stay!, worker!, soldier!]);
  const choices = { token: null, unit: "F5", target: null, from: null, robbed: null };
  const shares: [string, number, number][] = [
    ["F5", 2, 0],
    ["G5", 2, 0],
  ];
  const attacks = { F6: { attack: 4, defence: 2, bonus: 1, shares } };
  const attack = { text: "F5xF6", parts: ["F6"], on: true };
  const chosen = viewOf({ asked: "choose-target", choices, attacks }, [{ text: "F5-F4", parts: ["F4"] }, attack]);

  it("marks units, then where the chosen one can go, with the sums of its attacks", async () => {
    show(view);
    expect(choosable()).toEqual(["F5", "G5"]);
    expect(hex("F6").getAttribute("aria-label")).toBe("F6, stones, gold unit, 1 worker, strength 1");
    click(hex("F5"));
    expect(play).toHaveBeenLastCalledWith(worker);
    await hold(worker!, chosen);
    expect(choosable()).toEqual(["F4", "F6"]);
    expect(document.querySelector('[data-sum="F6"]')?.textContent).toBe("4:2");
    expect(hex("F5").getAttribute("aria-label")).toMatch(/chosen$/);
    expect(hex("F6").getAttribute("aria-label")).toMatch(/attack 4 against 2, can be chosen$/);
    click(hex("F6"));
    expect(play).toHaveBeenLastCalledWith(attack);
    expect(selection.held).toEqual([worker]);
  });

  it("lets another unit be chosen instead", async () => {
    show(view);
    await hold(worker!, chosen);
    click(hex("G5"));
    expect(play).toHaveBeenLastCalledWith(soldier);
    expect(selection.held).toEqual([]);
  });

  it("says why where nothing can be chosen", async () => {
    show(view);
    click(hex("A1"));
    expect(wrong).toHaveBeenLastCalledWith(["A1"]);
    await hold(worker!, chosen);
    click(hex("K6"));
    expect([wrong.mock.lastCall, selection.held]).toEqual([[["K6"]], [worker]]);
  });

  it("names all hexes for those who can't see them", () => {
    show(view);
    const spots = [...document.querySelectorAll("g[data-spot]")];
    expect(spots).toHaveLength(91);
    for (const spot of spots) expect(spot.getAttribute("aria-label")).toContain(spot.getAttribute("data-spot"));
    expect(hex("C3").getAttribute("aria-label")).toBe("C3, clear ground, neutral mound of value 7");
  });
});

describe("hands", () => {
  it("let a token be chosen, and then a hex, of the same name if it must be", async () => {
    const [flyers, worker]: Move[] = [
      { text: "place F2", parts: ["token F2"], on: true },
      { text: "place W1", parts: ["token W1"], on: true },
    ];
    const view = viewOf({ asked: "choose-token" }, [flyers!, worker!]);
    show(view);
    expect(choosable()).toEqual(["token F2", "token W1", "token W1"]);
    click(hex("F2"));
    expect(wrong).toHaveBeenLastCalledWith(["F2"]);
    click(thing("token F2"));
    expect(play).toHaveBeenLastCalledWith(flyers);
    const legal = ["A1", "F2"].map((spot) => ({ text: `place F2 ${spot}`, parts: [spot] }));
    const choices = { token: "F2", unit: null, target: null, from: null, robbed: null };
    const [own, other] = view.board.seats;
    const seats = [{ ...own!, hand: ["W1", "W1"] }, other!];
    const chosen = viewOf({ asked: "place-token", choices, seats }, legal);
    await hold(flyers!, chosen);
    expect(choosable()).toEqual(["A1", "F2", "token W1", "token W1"]);
    expect(thing("token F2").getAttribute("aria-label")).toBe("2 flyers, strength 2, chosen");
    click(hex("F2"));
    expect(play).toHaveBeenLastCalledWith(legal[1]);
    click(thing("token W1"));
    expect(play).toHaveBeenLastCalledWith(worker);
    expect(selection.held).toEqual([]);
    await hold(flyers!, chosen);
    click(thing("token F2"));
    expect(selection.held).toEqual([]);
  });

  it("of others lie face down", () => {
    show(viewOf({}));
    expect(document.body.innerHTML).toContain("3 tokens, face down");
    expect(document.querySelectorAll('[aria-label="10 tokens in the stack"]')).toHaveLength(2);
    expect(document.querySelectorAll('[aria-label="Mounds in reserve: 5, 8"]')).toHaveLength(2);
    expect(document.querySelectorAll('[aria-label="Trophies: 7"]')).toHaveLength(2);
  });

  it("give a mound, and the board its hex", () => {
    const legal = ["5", "8"].flatMap((value) =>
      ["D4", "H8"].map((spot) => ({ text: `mound ${value} ${spot}`, parts: [value, spot] })),
    );
    show(viewOf({ asked: "lost-mound" }, legal));
    expect(choosable()).toEqual(["5", "8"]);
    click(thing("8"));
    expect(choosable()).toEqual(["D4", "H8", "5", "8"]);
    click(hex("H8"));
    expect(play).toHaveBeenCalledWith({ text: "mound 8 H8", parts: ["8", "H8"] });
  });

  it("offer tiles while a map is built", () => {
    const building = {
      neutral_left: 0,
      tiles_left: 5,
      tiles_now: 2,
      tiles: [{ faces: ["water" as const, "stones" as const], left: 5 }],
    };
    const legal = [{ text: "tile stones/water A1", parts: ["stones/water", "A1"] }];
    show(viewOf({ asked: "place-tile", building, pieces: {} }, legal));
    expect(choosable()).toEqual(["stones/water"]);
    click(thing("stones/water"));
    click(hex("A1"));
    expect(play).toHaveBeenCalledWith(legal[0]);
  });
});

describe("an attack", () => {
  it("shows from where it can come and where the attacked unit can go", () => {
    const choices = { token: null, unit: "F5", target: "F6", from: "F5", robbed: null };
    show(
      viewOf({ asked: "choose-retreat", choices }, [
        { text: "F5xF6 from F5 retreat E6", parts: ["E6"] },
        { text: "F5xF6 from F5 retreat G6", parts: ["G6"] },
      ]),
    );
    expect(choosable()).toEqual(["E6", "G6"]);
    expect(document.querySelectorAll("path.choice")).toHaveLength(2);
    click(hex("G6"));
    expect(play).toHaveBeenCalledWith({ text: "F5xF6 from F5 retreat G6", parts: ["G6"] });
  });
});

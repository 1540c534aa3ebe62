import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aimAt, inTurn, readPlaces, reversed, turned, type Aim } from "$games/myrmes/aim";
import Board from "$games/myrmes/Board.svelte";
import { coverOf, EVENTS, hexesIn, TILE_KINDS, type MyrmesBoard, type MyrmesView, type TileKind } from "$games/myrmes/board";
import { centre, heart, hexAt, inset, namedPath, nearestHex, outlines, placeOf } from "$games/myrmes/plane";
import { harvestOf, spacesOf } from "$games/myrmes/scene";
import { placesOver, rotated, setName, stepsBetween, turnIndex, turnsOf } from "$games/myrmes/shapes";
import { follow, goneFrom, newIn } from "$games/myrmes/trail";
import { Selection } from "$lib/selection.svelte";
import { hexKey, middleOf, neighbours, readHex, type Hex } from "$lib/hexes";
import { words } from "$lib/i18n.svelte";
import type { Move, Told } from "$lib/wire";
import data from "../../hexapoda/games/myrmes/data/myrmes.toml?raw";
import { told } from "./told";

beforeAll(() => words.speak("en"));

// ── the box, from the data that the rules use ──

interface Printed {
  cells: Hex[];
  orientations: number;
}

const printed = Object.fromEntries(
  data
    .split(/\[\[(?:pheromone|special)\]\]/)
    .slice(1)
    .map((text): [string, Printed] => {
      const value = (name: string) => new RegExp(`^${name} = (.*)$`, "m").exec(text)![1]!;
      const cells = JSON.parse(value("cells")) as [number, number][];
      return [
        JSON.parse(value("id")) as string,
        { cells: cells.map(([q, r]) => ({ q, r })), orientations: Number(value("orientations")) },
      ];
    }),
) as Record<TileKind, Printed>;

const sorted = (all: Iterable<string>) => [...all].sort();

describe("turns of tiles", () => {
  it.each(TILE_KINDS)("%s has as many turns as the box says, all different", (kind) => {
    const turns = turnsOf(printed[kind].cells);
    expect(turns.length).toBe(printed[kind].orientations);
    expect(new Set(turns.map(({ form }) => form)).size).toBe(turns.length);
  });

  it("goes clockwise and comes back after six steps", () => {
    const east = { q: 1, r: 0 };
    const way = [0, 1, 2, 3, 4, 5].reduce((all) => [...all, rotated(all.at(-1)!)], [east]);
    expect(way.slice(0, 6)).toEqual(neighbours({ q: 0, r: 0 }));
    expect(way[6]).toEqual(east);
  });

  it("only the line with a hex beside its end has mirror images that no turning gives", () => {
    const chiral = TILE_KINDS.filter((kind) => turnsOf(printed[kind].cells).some(({ mirrored }) => mirrored));
    expect(chiral).toEqual(["P4P"]);
  });

  it.each(TILE_KINDS)("%s is recognised in every turn, wherever it lies", (kind) => {
    const turns = turnsOf(printed[kind].cells);
    turns.forEach((turn, index) => {
      for (const hexes of placesOver(turn, { q: 4, r: 9 })) {
        expect(hexes.some(({ q, r }) => q === 4 && r === 9)).toBe(true);
        expect(turnIndex(turns, [...hexes].reverse())).toBe(index);
      }
    });
    expect(turnIndex(turns, [{ q: 0, r: 0 }])).toBe(-1);
  });

  it("names hexes row by row, as moves do", () => {
    expect(setName([readHex("4,10")!, readHex("10,2")!, readHex("2,10")!])).toBe("10,2 2,10 4,10");
  });

  it("counts steps clockwise, and a mirror image as farther", () => {
    const turns = turnsOf(printed.P4P.cells);
    expect([1, 5].map((to) => stepsBetween(turns, 0, to))).toEqual([1, 5]);
    expect(stepsBetween(turns, 5, 0)).toBe(1);
    expect(stepsBetween(turns, 0, 6)).toBeGreaterThan(5);
  });
});

describe("the tile in hand", () => {
  const worker = { q: 5, r: 9 };

  function aimOf(kind: TileKind, allowed: (hexes: Hex[]) => boolean = () => true): Aim {
    const turns = turnsOf(printed[kind].cells);
    const places = turns.flatMap((turn) => placesOver(turn, worker)).filter(allowed);
    return { turns, worker, legal: readPlaces(turns, new Set(places.map(setName))) };
  }

  it.each(TILE_KINDS)("%s: every place is reached by pointing at a hex and turning", (kind) => {
    const aim = aimOf(kind);
    const around = new Map(aim.legal.flatMap(({ hexes }) => hexes.map((hex) => [hexKey(hex), hex])));
    const reached = new Set<string>();
    for (const hex of around.values()) {
      for (let start = 0; start < aim.turns.length; start++) {
        let turn = start;
        for (let step = 0; step <= aim.turns.length; step++) {
          const place = aimAt(aim, turn, hex);
          reached.add(place.part);
          turn = turned(aim, place.turn, hex);
        }
      }
    }
    expect(sorted(reached)).toEqual(sorted(aim.legal.map(({ part }) => part)));
  });

  it.each(TILE_KINDS)("%s: the places one after the other are all of them", (kind) => {
    const aim = aimOf(kind);
    expect(sorted(inTurn(aim).map(({ part }) => part))).toEqual(sorted(aim.legal.map(({ part }) => part)));
  });

  it("takes the place that is nearest to the pointer", () => {
    const aim = aimOf("P3L");
    const beside = neighbours(worker)[0]!;
    expect(aimAt(aim, 0, beside).hexes).toContainEqual({ q: 7, r: 9 });
    expect(aimAt(aim, 0, worker).part).toBe("4,9 5,9 6,9");
  });

  it("turns by itself where only another turn is legal", () => {
    const beside = neighbours(worker)[1]!;
    const place = aimAt(aimOf("P2"), 0, beside);
    expect(place).toMatchObject({ legal: true, part: setName([worker, beside]) });
  });

  it("shows what is not allowed, too", () => {
    const beside = neighbours(worker)[0]!;
    const aim = aimOf("P2", (hexes) => !hexes.some(({ q, r }) => q === beside.q && r === beside.r));
    expect(aimAt(aim, 0, beside)).toMatchObject({ legal: false, part: setName([worker, beside]) });
    const far = aimAt(aim, 0, { q: 0, r: 12 });
    expect(far.legal).toBe(false);
    expect(far.hexes).toContainEqual({ q: 0, r: 12 });
  });

  it("turns back the other way round", () => {
    const aim = aimOf("P5");
    const turn = turned(aim, 2, worker);
    expect(turn).not.toBe(2);
    expect(turned(aim, turn, worker, true)).toBe(2);
  });

  it("mirrors and mirrors back", () => {
    const aim = aimOf("P4P");
    const mirror = reversed(aim, 1);
    expect(aim.turns[mirror]!.mirrored).toBe(true);
    expect(reversed(aim, mirror)).toBe(1);
  });
});

describe("the plane", () => {
  it("finds the hex around a point, from both sides", () => {
    for (const name of ["0,12", "9,0", "5,9"]) {
      for (const flipped of [false, true]) {
        const { x, y } = placeOf(name, flipped);
        expect(hexKey(hexAt({ x: x + 38, y: y - 12 }, flipped))).toBe(name);
        expect(hexKey(hexAt({ x: x - 10, y: y + 40 }, flipped))).toBe(name);
      }
    }
  });

  it("finds what a finger has missed, if it is near", () => {
    const { x, y } = placeOf("3,8");
    const beside = { x: x + 60, y };
    expect(nearestHex(beside, ["3,8", "5,8"], 80)).toBe("3,8");
    expect(nearestHex(beside, ["3,8", "4,8"], 80)).toBe("4,8");
    expect(nearestHex(beside, ["3,8", "5,8"], 50)).toBeNull();
    expect(nearestHex(beside, [], 80)).toBeNull();
  });

  it("draws around hexes once, and not between them", () => {
    const [loop, ...more] = outlines([readHex("2,10")!, readHex("3,10")!, readHex("4,10")!]);
    expect(more).toEqual([]);
    expect(loop!.length).toBe(14);
    expect(outlines(neighbours({ q: 5, r: 9 })).length).toBe(2);
  });

  it("goes inwards from both sides of the table", () => {
    for (const flipped of [false, true]) {
      const hexes = ["2,10", "3,10", "2,11"];
      const [loop] = outlines(
        hexes.map((hex) => readHex(hex)!),
        flipped,
      );
      const middle = centre(hexes.map((hex) => placeOf(hex, flipped)));
      const far = (points: { x: number; y: number }[]) =>
        Math.max(...points.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)));
      expect(far(inset(loop!, 6))).toBeLessThan(far(loop!));
      expect(namedPath(hexes, { flipped })).toMatch(/^M[-\d. QL]+Z$/);
    }
  });

  it("has a heart for each tile", () => {
    expect(heart(["2,10", "3,10", "4,10"])).toBe("3,10");
    expect(heart(["2,10"])).toBe("2,10");
  });
});

// ── views ──

const colony = {
  score: 10,
  level: 0,
  eff: 0,
  event: "soldier_plus_1",
  larvae: 1,
  store: { food: 0, earth: 0, stone: 0 },
  store_limit: 4,
  workers: 2,
  unused: 2,
  soldiers: 1,
  reserve: 5,
  nurses: 3,
  free_nurses: 3,
  placed: {},
  rooms: [],
  supply: { P2: 6, P3T: 2, P3L: 2, P4R: 2, P4P: 2, P5: 2, P6: 1 },
  lost: {},
  largest: 2,
  cubes: 4,
  prey: 0,
  winter: { need: 4, paid: [0], lost: [12], exchanged: 0 },
};

const none = { food: 0, earth: 0, stone: 0 };
const box = {
  events: [],
  tiles: Object.fromEntries(
    TILE_KINDS.map((kind) => [
      kind,
      { size: 0, count: 2, points: 2, level: 0, cost: none, cells: printed[kind].cells.map(({ q, r }) => [q, r]) },
    ]),
  ),
  births: Object.fromEntries(
    EVENTS.map((event) => [
      event,
      { larva: [0, 1, 3, 5], soldier: [0, 0, 1, 2], worker: [0, 0, 1, 1, 2], atelier: [0, 1, 2, 3, 4] },
    ]),
  ),
  nurses: { larva: [0, 1, 2, 3], soldier: [0, 2, 3], worker: [0, 2, 4], atelier: [0, 1, 2, 3, 4] },
  level_costs: [],
  storage: [4, 4, 6, 6],
  nurse: { food: 2, larvae: 2 },
  larvae_per_food: 3,
  movement: [3, 6],
  prey: {
    ladybug: { soldiers: 1, food: 2, points: 0 },
    termite: { soldiers: 1, food: 1, points: 2 },
    spider: { soldiers: 2, food: 1, points: 4 },
  },
  winter: [4, 5, 6],
  penalty: 3,
  bonus: 5,
};

const HEXES = Object.fromEntries(
  ["grass", "earth", "stone", "mushroom", "water"].flatMap((ground, row) =>
    [1, 2, 3, 4, 5].map((q) => [`${q},${row + 8}`, ground]),
  ),
);

/** A decision that was taken, as data. */
const did = (what: string, params: Record<string, string> = {}): Told =>
  told(0, what, { phrase: { code: `myrmes-say-${what}`, params } });

function viewOf(changes: Partial<MyrmesBoard>, legal?: string[][], last?: Told): MyrmesView {
  const board = {
    players: 2,
    edition: "rulebook",
    shuffled: false,
    year: 1,
    season: "spring",
    round: 1,
    phase: "workers",
    asked: "garden",
    over: null,
    active: 0,
    first: 0,
    dice: [5, 3, 1],
    hexes: HEXES,
    prey: { "5,8": "spider" },
    exits: { "1,11": 0, "5,11": 1 },
    tiles: {
      A: { kind: "P2", owner: 0, hexes: ["1,9", "2,9"], cubes: { earth: 2 } },
      B: { kind: "P3T", owner: 1, hexes: ["4,9", "5,9", "4,10"], cubes: {} },
    },
    pools: { aphid_farm: 8, sub_colony: 8 },
    objectives: [],
    done: {},
    fresh: {},
    seats: [colony, colony],
    worker: { hex: "3,9", points: 2 },
    freed: [],
    harvested: null,
    extra: 0,
    acted: [],
    paying: null,
    picked: [],
    box,
    ...changes,
  } as unknown as MyrmesBoard;
  const moves = legal?.map((parts): Move => ({ text: parts.join(" "), parts }));
  return {
    game: "myrmes",
    options: {},
    seat: 0,
    seats: 2,
    actor: 0,
    decision: board.asked ?? "",
    scores: [10, 10],
    gone: [],
    outcome: null,
    board,
    last: last ?? null,
    ...(moves ? { legal: moves } : {}),
  };
}

describe("spaces", () => {
  it("are tiles, and the hexes that none covers", () => {
    const { board } = viewOf({});
    const spaces = spacesOf(board);
    expect(spaces.length).toBe(25 - 5 + 2);
    expect(spaces.find(({ part }) => part === "B")?.hexes).toEqual(["4,9", "5,9", "4,10"]);
    expect(coverOf(board).get("4,10")).toBe("B");
  });

  it("finds hexes in parts", () => {
    expect(hexesIn("2,10 3,10")).toEqual(["2,10", "3,10"]);
    expect(hexesIn("P3L")).toEqual([]);
  });
});

describe("what the last walk did", () => {
  const WALK = [
    did("exit", { hex: "1,11" }),
    did("enter", { space: "A", hexes: "1,9 2,9" }),
    did("clean", { hexes: "1,9 2,9" }),
    did("stand", { hex: "2,9" }),
    did("step", { space: "5,8", prey: "spider" }),
    did("place", { hexes: "5,8 4,8" }),
  ];
  const WALKED = {
    seat: 0,
    round: 1,
    way: [["1,11"], ["1,9", "2,9"], ["2,9"], ["5,8"]],
    hunted: ["5,8"],
    touched: ["1,9", "2,9", "5,8", "4,8"],
  };

  it("follows a walk from the exit to the tile", () => {
    let trail = null;
    for (const told of WALK) trail = follow(trail, viewOf({}, undefined, told));
    expect(trail).toEqual(WALKED);
  });

  it("follows a walk that was said at once", () => {
    const view = viewOf({}, undefined, WALK.at(-1));
    expect(follow(null, { ...view, lately: WALK })).toEqual(WALKED);
  });

  it("stays while nothing happens in the garden, and goes with what is taken back", () => {
    const walked = follow(null, viewOf({ round: 2 }, undefined, WALK[0]));
    expect(follow(walked, viewOf({ round: 2 }, undefined, did("room")))).toBe(walked);
    expect(follow(walked, viewOf({ round: 1 }, undefined, did("room")))).toBeNull();
    expect(follow(walked, viewOf({}))).toBeNull();
  });

  it("sees prey and tiles leave, but not another position", () => {
    const before = viewOf({}).board;
    const { A } = before.tiles;
    expect(goneFrom(before, viewOf({ prey: {}, tiles: { A: A! } }).board)).toEqual({ prey: ["5,8"], tiles: ["B"] });
    expect(goneFrom(before, viewOf({ prey: {}, tiles: {} }).board)).toEqual({ prey: [], tiles: [] });
    expect([...newIn(viewOf({ tiles: { A: A! } }).board, before)]).toEqual(["B"]);
  });
});

describe("Board", () => {
  const play = vi.fn();
  const wrong = vi.fn();
  let selection: Selection;
  let board: Record<string, unknown> | null = null;
  let target: HTMLElement;

  beforeEach(() => {
    play.mockClear();
    wrong.mockClear();
    selection = new Selection({ play, wrong });
    target = document.body.appendChild(document.createElement("div"));
  });

  afterEach(() => {
    if (board) void unmount(board);
    board = null;
    target.remove();
  });

  function show(view: MyrmesView, more: Record<string, unknown> = {}): void {
    selection.offer(view.legal ?? null);
    board = mount(Board, { target, props: { view, selection, ...more } });
    flushSync();
  }

  const spot = (part: string) => target.querySelector<HTMLElement>(`[data-stage] [data-spot="${part}"]`)!;
  const inDock = (part: string) => target.querySelector<HTMLElement>(`.dock [data-spot="${part}"]`)!;
  function click(element: Element): void {
    element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    flushSync();
  }
  function press(key: string): void {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    flushSync();
  }

  it("walks by clicking at hexes and tiles", () => {
    show(viewOf({}, [["3,8"], ["B"], ["5,8"], ["stop"]]));
    expect(spot("B").dataset.choosable).toBe("");
    expect(spot("4,10")).toBeNull();
    expect(spot("1,12").dataset.choosable).toBeUndefined();
    click(spot("B"));
    expect(play).toHaveBeenCalledWith(expect.objectContaining({ text: "B" }));
  });

  it("says what a fight costs", () => {
    show(viewOf({}, [["B"], ["5,8"]]));
    expect(spot("5,8").querySelectorAll(".jaws").length).toBe(2);
    expect(spot("B").querySelectorAll(".jaws").length).toBe(1);
    expect(spot("5,8").getAttribute("aria-label")).toMatch(/spider.*2 soldiers/i);
  });

  it("has wrong clicks explained", () => {
    show(viewOf({}, [["3,8"]]));
    click(spot("1,12"));
    expect(wrong).toHaveBeenCalledWith(["1,12"]);
    click(inDock("P6"));
    expect(wrong).toHaveBeenLastCalledWith(["P6"]);
  });

  const PLACES = [["P2", "3,8 3,9"], ["P2", "2,10 3,9"], ["P2", "3,9 3,10"], ["3,8"], ["stop"]];
  const ghostPart = () => target.querySelector<HTMLElement>(".put")!.dataset.spot!;

  it("takes a tile in hand, turns it by a key, and puts it down", () => {
    show(viewOf({}, PLACES));
    click(inDock("P2"));
    expect(selection.parts).toEqual(["P2"]);
    const seen = new Set<string>();
    for (let turn = 0; turn < 4; turn++) {
      seen.add(ghostPart());
      press("r");
    }
    expect(seen.size).toBeGreaterThan(1);
    click(target.querySelector(".put")!);
    expect(play).toHaveBeenCalledTimes(1);
    expect(play.mock.calls[0]![0].parts[0]).toBe("P2");
  });

  it("shows every legal place by its buttons", () => {
    show(viewOf({}, PLACES));
    click(inDock("P2"));
    const seen = new Set<string>();
    for (let step = 0; step < 3; step++) {
      seen.add(ghostPart());
      click(target.querySelector("[data-next-place]")!);
    }
    expect(sorted(seen)).toEqual(["2,10 3,9", "3,8 3,9", "3,9 3,10"]);
  });

  it("puts the tile at a hex by keys", () => {
    show(viewOf({}, PLACES));
    press("Tab");
    click(inDock("P2"));
    spot("3,10").dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    flushSync();
    expect(ghostPart()).toBe("3,9 3,10");
    click(spot("3,10"));
    expect(play).toHaveBeenCalledWith(expect.objectContaining({ parts: ["P2", "3,9 3,10"] }));
  });

  it("shows by a first tap and puts by a second", () => {
    show(viewOf({}, PLACES));
    click(inDock("P2"));
    const tap = (part: string) => {
      spot(part).dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
      click(spot(part));
    };
    tap("3,8");
    expect(play).not.toHaveBeenCalled();
    expect(ghostPart()).toBe("3,8 3,9");
    tap("2,10");
    expect(play).not.toHaveBeenCalled();
    tap("2,10");
    expect(play).toHaveBeenCalledWith(expect.objectContaining({ parts: ["P2", "2,10 3,9"] }));
  });

  it("asks why a tile can't lie somewhere", () => {
    show(viewOf({}, PLACES));
    press("Tab");
    click(inDock("P2"));
    spot("B").dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    flushSync();
    click(spot("B"));
    expect(play).not.toHaveBeenCalled();
    expect(wrong).toHaveBeenCalledWith(["P2", "3,9 4,9"]);
  });

  it("offers the cubes of a tile that is harvested", () => {
    const harvested = { A: { ...viewOf({}).board.tiles.A!, cubes: { food: 1, earth: 1, stone: 0 } } };
    const view = viewOf(
      { phase: "harvest", asked: "harvest", worker: null, harvested: "A", tiles: harvested },
      [
        ["A", "food"],
        ["A", "earth"],
      ],
    );
    show(view);
    expect(harvestOf(view, selection)).toEqual({ tile: "A", cubes: ["food", "earth"] });
    click(spot("earth"));
    expect(play).toHaveBeenCalledWith(expect.objectContaining({ parts: ["A", "earth"] }));
  });

  it("takes special tiles that pay in any order", () => {
    const special = (hexes: string[]) => ({ kind: "aphid_farm", owner: 0, hexes, cubes: {} });
    const tiles = { A: special(["1,9"]), B: special(["2,9"]), C: special(["3,9"]) } as unknown as MyrmesBoard["tiles"];
    show(
      viewOf({ phase: "atelier", asked: "pay-special", worker: null, paying: "special3", tiles }, [
        ["A", "B"],
        ["A", "C"],
        ["B", "C"],
      ]),
    );
    expect(spot("C").dataset.choosable).toBe("");
    click(spot("C"));
    expect(play).not.toHaveBeenCalled();
    click(spot("A"));
    expect(play).toHaveBeenCalledWith(expect.objectContaining({ parts: ["A", "C"] }));
  });

  it("marks signs and stays small in a text", () => {
    show(viewOf({}), { small: true, marks: { "3,8": "×", B: "1" }, near: ["3,8"] });
    expect([...target.querySelectorAll("text")].some((text) => text.textContent === "×")).toBe(true);
    expect(target.querySelector(".dock")).toBeNull();
  });

  it("knows every hex by words", () => {
    show(viewOf({}));
    expect(spot("1,12").getAttribute("aria-label")).toBe("1,12, water");
    expect(spot("1,11").getAttribute("aria-label")).toContain("exit of red");
    expect(spot("3,9").getAttribute("aria-label")).toContain("2 movement points left");
    expect(spot("A").getAttribute("aria-label")).toContain("tile A of red");
  });

  it("turns around for the other side", () => {
    show(viewOf({}), { flipped: true });
    const { x, y } = middleOf({ q: 3, r: 9 }, true);
    expect(spot("3,8").getAttribute("aria-label")).toContain("grass");
    expect(target.querySelector(`g[transform="translate(${x} ${y})"]`)).not.toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import {
  hexesOf,
  inOrder,
  nameOf,
  placeOf,
  readKind,
  type Piece,
  type TermitesBoard,
  type TermitesView,
} from "$games/termites/board";
import { boundsOfBoard, rowLetters } from "$games/termites/scene";
import { sums } from "$games/termites/sums";
import { follow, identify } from "$games/termites/trail";

const unit = (owner: number, name: string): Piece => {
  const { caste, size } = readKind(name)!;
  return { owner, name, caste, size, strength: size * (caste === "soldier" ? 2 : 1) };
};
const mound = (owner: number | null, value: number): Piece => ({ owner, name: String(value), mound: value });

function boardWith(changes: Partial<TermitesBoard> = {}): TermitesBoard {
  return {
    radius: 5,
    terrain: {},
    pieces: {},
    seats: [],
    first: 0,
    turn: 3,
    active: 0,
    asked: "choose-unit",
    decider: 0,
    over: null,
    choices: { token: null, unit: null, target: null, from: null, robbed: null },
    attacks: null,
    building: null,
    box: {} as TermitesBoard["box"],
    ...changes,
  };
}

function viewWith(board: TermitesBoard, changes: Partial<TermitesView> = {}): TermitesView {
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
    ...changes,
  };
}

/** A decision that was taken: its message id and parameters. */
const last = (seat: number, does: string, params: Record<string, string | number> = {}) => ({
  seat,
  text: "",
  parts: [],
  chance: "",
  phrase: { code: `termites-say-${does}`, params },
  brought: null,
});

describe("hexes", () => {
  it("are named by row and number", () => {
    const names = [...hexesOf(5).keys()];
    expect(names).toHaveLength(91);
    expect([names[0], names[5], names[6], names.at(-1)]).toEqual(["A1", "A6", "B1", "K6"]);
    expect(names.filter((name) => name.startsWith("F"))).toHaveLength(11);
    expect(hexesOf(5).get("F6")).toEqual({ q: 0, r: 0 });
    expect(hexesOf(6).size).toBe(127);
    expect([...hexesOf(2).keys()].at(-1)).toBe("E3");
  });

  it("have a name only on the board", () => {
    for (const [name, hex] of hexesOf(5)) expect(nameOf(5, hex)).toBe(name);
    expect(nameOf(5, { q: 6, r: 0 })).toBeNull();
    expect(nameOf(5, { q: 3, r: 3 })).toBeNull();
  });

  it("lie around the middle, turned by half a circle for the other side", () => {
    expect(placeOf(5, "F6")).toEqual({ x: 0, y: 0 });
    expect(placeOf(5, "F7").x).toBe(100);
    expect(placeOf(5, "A1").y).toBeLessThan(0);
    const [here, there] = [placeOf(5, "A1"), placeOf(5, "A1", true)];
    expect(there).toEqual({ x: -here.x, y: -here.y });
  });

  it("are in board order", () => {
    expect(["K1", "F11", "F2", "A6"].sort(inOrder)).toEqual(["A6", "F2", "F11", "K1"]);
  });

  it("all are in sight, with the letters of their rows", () => {
    const { x, y, width, height } = boundsOfBoard(5);
    for (const place of [...hexesOf(5).keys()].map((name) => placeOf(5, name)).concat(rowLetters(5, false))) {
      expect(place.x).toBeGreaterThan(x);
      expect(place.x).toBeLessThan(x + width);
      expect(place.y).toBeGreaterThan(y);
      expect(place.y).toBeLessThan(y + height);
    }
    expect(
      rowLetters(5, false)
        .map(({ letter }) => letter)
        .join(""),
    ).toBe("ABCDEFGHIJK");
  });
});

describe("attacks", () => {
  it("are shown with both sides, those that are allowed first", () => {
    const shares: [string, number, number][] = [
      ["F5", 2, 0],
      ["F7", 1, 1],
    ];
    const attacks = {
      E5: { attack: 2, defence: 7, bonus: 0, shares: shares.slice(0, 1) },
      F6: { attack: 4, defence: 3, bonus: 1, shares },
    };
    const [first, second] = sums(boardWith({ attacks }));
    expect(first).toEqual({
      target: "F6",
      attack: 4,
      defence: 3,
      bonus: 1,
      shares: [
        { hex: "F5", strength: 2, bonus: 0 },
        { hex: "F7", strength: 1, bonus: 1 },
      ],
      allowed: true,
    });
    expect(second).toMatchObject({ target: "E5", allowed: false });
    expect(sums(boardWith())).toEqual([]);
  });
});

describe("the marks of the last turn", () => {
  const start = boardWith({ pieces: { F5: unit(0, "W2"), F6: unit(1, "W1"), C3: mound(1, 5) }, active: 0 });

  it("gather what a turn did, and stay until the next one does something", () => {
    const placed = { ...start, pieces: { ...start.pieces, E6: unit(0, "S1") } };
    let trail = follow(null, start, viewWith(placed, { last: last(0, "place", { hex: "E6" }) }));
    expect(trail).toMatchObject({ placed: "E6", way: null, fight: null });
    trail = follow(trail, placed, viewWith(placed, { last: last(0, "unit", { hex: "F5" }) }));
    const pushed = {
      ...placed,
      pieces: { E6: unit(0, "S1"), F6: unit(0, "W2"), F7: unit(1, "W1"), C3: mound(1, 5) },
      turn: 4,
    };
    trail = follow(trail, placed, viewWith(pushed, { last: last(0, "attack", { unit: "F5", hex: "F6" }) }));
    expect(trail).toMatchObject({ placed: "E6", fight: { unit: "F5", target: "F6", retreat: "F7", end: "pushed" } });
    const chosen = follow(trail, pushed, viewWith(pushed, { last: last(1, "token") }));
    expect(chosen).toBe(trail);
    expect(follow(chosen, pushed, viewWith(pushed, { last: last(1, "place", { hex: "A1" }) }))).toMatchObject({
      placed: "A1",
      fight: null,
    });
  });

  it("tell what was destroyed, and what is not decided yet", () => {
    const pending = {
      ...start,
      asked: "choose-retreat" as const,
      choices: { ...start.choices, unit: "F5", target: "F6" },
    };
    const attacked = follow(null, start, viewWith(pending, { last: last(0, "attack", { unit: "F5", hex: "F6" }) }));
    expect(attacked?.fight).toMatchObject({ end: null, piece: start.pieces.F6 });
    const beaten = { ...start, pieces: { F6: unit(0, "W2"), C3: mound(1, 5) } };
    expect(follow(null, start, viewWith(beaten, { last: last(0, "attack", { unit: "F5", hex: "F6" }) }))?.fight?.end).toBe("destroyed");
  });

  it("tell captured mounds and the new ones", () => {
    const taken = { ...start, pieces: { F6: unit(1, "W1") }, asked: "new-mound" as const };
    let trail = follow(null, start, viewWith(taken, { last: last(0, "attack", { unit: "F5", hex: "C3" }) }));
    expect(trail?.fight).toMatchObject({ target: "C3", end: "captured", piece: { mound: 5 } });
    const built = { ...taken, pieces: { ...taken.pieces, C3: mound(0, 9) } };
    trail = follow(trail, taken, viewWith(built, { last: last(0, "new-mound", { unit: "F5", hex: "C3", value: 9 }) }));
    trail = follow(trail, built, viewWith(built, { last: last(1, "mound", { hex: "H5", value: 6 }) }));
    expect(trail).toMatchObject({ built: ["C3", "H5"], fight: { end: "captured" } });
  });

  it("tell a whole attack by its last decision", () => {
    const pushed = { ...start, pieces: { F6: unit(0, "W2"), G6: unit(1, "W1"), C3: mound(1, 5) }, turn: 4 };
    const retreat = last(0, "retreat", { unit: "F5", hex: "F6", from: "E5", to: "G6" });
    expect(follow(null, start, viewWith(pushed, { last: retreat }))?.fight).toEqual({
      unit: "F5",
      target: "F6",
      from: "E5",
      retreat: "G6",
      piece: start.pieces.F6,
      end: "pushed",
    });
    const beaten = { ...start, pieces: { F6: unit(0, "W2"), C3: mound(1, 5) } };
    const destroyed = last(0, "destroy", { unit: "F5", hex: "F6", from: "E5" });
    expect(follow(null, start, viewWith(beaten, { last: destroyed }))?.fight?.end).toBe("destroyed");
    const taken = { ...start, pieces: { F6: unit(1, "W1"), C3: mound(0, 9) } };
    const built = last(0, "new-mound", { unit: "F5", hex: "C3", value: 9 });
    expect(follow(null, start, viewWith(taken, { last: built }))).toMatchObject({
      fight: { unit: "F5", target: "C3", end: "captured", piece: { mound: 5 } },
      built: ["C3"],
    });
  });

  it("forget what was taken back", () => {
    const trail = follow(null, start, viewWith({ ...start, turn: 5 }, { last: last(0, "move", { unit: "F5", hex: "F4" }) }));
    expect(follow(trail, start, viewWith(start, { last: last(1, "stay") }))).toBeNull();
    expect(follow(trail, start, viewWith({ ...start, turn: 5 }, { last: last(0, "unit", { hex: "F5" }) }))?.way).toBeNull();
    expect(follow(trail, start, viewWith(start))).toBeNull();
  });
});

describe("pieces", () => {
  it("stay the same while they move", () => {
    const first = identify([], { F5: unit(0, "W2"), F6: unit(1, "W2"), C3: mound(0, 5) });
    const id = (drawn: ReturnType<typeof identify>, hex: string) => drawn.find((each) => each.hex === hex)?.id;
    const second = identify(first, { F6: unit(0, "W2"), F7: unit(1, "W2"), C3: mound(0, 5) });
    expect(id(second, "F6")).toBe(id(first, "F5"));
    expect(id(second, "F7")).toBe(id(first, "F6"));
    expect(id(second, "C3")).toBe(id(first, "C3"));
    const third = identify(second, { F6: unit(0, "W2"), F7: unit(1, "W2"), D8: mound(0, 5), A1: unit(0, "S1") });
    expect(second.map((each) => each.id)).not.toContain(id(third, "D8"));
    expect(new Set(third.map((each) => each.id)).size).toBe(4);
  });

  it("are others in another position", () => {
    const first = identify([], { A1: unit(0, "W1"), A2: unit(0, "W2"), A3: unit(0, "W3"), A4: unit(0, "S1") });
    const second = identify(first, { K1: unit(0, "W1"), K2: unit(0, "W2"), K3: unit(0, "W3"), K4: unit(0, "S1") });
    expect(second.some(({ id }) => first.some((each) => each.id === id))).toBe(false);
  });
});

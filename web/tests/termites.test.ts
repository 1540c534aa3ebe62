import { describe, expect, it } from "vitest";
import { Choosing } from "$lib/choosing.svelte";
import type { Move } from "$lib/wire";
import { beyond, sums, tokenInHand, unitInHand } from "$games/termites/ahead";
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
import { drawn, readSaid } from "$games/termites/notation";
import { hexIsNext, pointAtHex, pointAtToken, tokenIsNext } from "$games/termites/pointing";
import { boundsOfBoard, rowLetters } from "$games/termites/scene";
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
    ahead: null,
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

const last = (seat: number, text: string) => ({ seat, text, parts: [], chance: "" });

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

describe("decisions", () => {
  it("are read from their texts", () => {
    expect(readSaid("place F2")).toEqual({ does: "token", kind: "F2" });
    expect(readSaid("place F2 F11")).toEqual({ does: "place", kind: "F2", hex: "F11" });
    expect(readSaid("F2")).toEqual({ does: "unit", hex: "F2" });
    expect(readSaid("F5-F6")).toEqual({ does: "move", unit: "F5", to: "F6" });
    const attack = { does: "attack", unit: "F5", target: "F6", from: null, retreat: null, destroy: false };
    expect(readSaid("F5xF6")).toEqual(attack);
    expect(readSaid("F5xF6 from E6")).toEqual({ ...attack, from: "E6" });
    expect(readSaid("F5xF6 from E6 retreat G5")).toEqual({ ...attack, from: "E6", retreat: "G5" });
    expect(readSaid("F5xF6 from E6 destroy")).toEqual({ ...attack, from: "E6", destroy: true });
    expect(readSaid("tile water/stones F5")).toEqual({ does: "tile", face: "water", back: "stones", hex: "F5" });
    expect(readSaid("mound 8 F8")).toEqual({ does: "mound", value: 8, hex: "F8" });
    expect(readSaid("new mound 8")).toEqual({ does: "new-mound", value: 8 });
    expect(readSaid("neutral F6")).toEqual({ does: "neutral", hex: "F6" });
    expect(readSaid("stay")).toEqual({ does: "stay" });
    expect(readSaid("castle")).toBeNull();
  });

  it("tell what was drawn", () => {
    expect(drawn("draws P1")).toBe("P1");
    expect(drawn("draws ?")).toBe("?");
    expect(drawn("first 2; hand 1 W1 W2 S1")).toBeNull();
  });
});

describe("what is ahead", () => {
  const board = boardWith({
    pieces: { F5: unit(0, "W2"), F7: unit(0, "P1"), F6: unit(1, "W3"), E5: mound(null, 7) },
    terrain: { F6: "stones", F7: "vegetation" },
    ahead: {
      to: { F5: ["F4", "G5"], F7: ["F6"] },
      attacks: { F5: { F6: 4, E5: 2 }, F7: { F6: 5 } },
      targets: {
        F6: {
          defence: 4,
          bonus: 1,
          support: [
            ["F5", 2, 0],
            ["F7", 1, 1],
          ],
        },
        E5: { defence: 7, bonus: 0, support: [["F5", 2, 0]] },
      },
    },
  });
  const legal: Move[] = [
    { text: "stay", parts: ["stay"] },
    { text: "F5", parts: ["F5"] },
    { text: "F7", parts: ["F7"] },
  ];

  it("can be chosen after a legal move, by its text", () => {
    expect(beyond(viewWith(board, { legal }))).toEqual({ F5: ["F4", "G5"], F7: ["F6"] });
    expect(beyond(viewWith({ ...board, ahead: undefined }, { legal }))).toEqual({});
    expect(beyond(viewWith({ ...board, asked: "choose-target" }, { legal }))).toEqual({});
  });

  it("adds up attacks without counting the attacker twice, those that are allowed first", () => {
    const [first, second] = sums(board, "F5");
    expect([first, second].map((sum) => sum!.allowed)).toEqual([false, false]);
    expect(sums(board, "F5").find(({ target }) => target === "F6")).toEqual({
      unit: "F5",
      target: "F6",
      attack: 4,
      defence: 4,
      bonus: 1,
      shares: [
        { hex: "F5", strength: 2, bonus: 0 },
        { hex: "F7", strength: 1, bonus: 1 },
      ],
      allowed: false,
    });
    expect(sums(board, "F7")[0]).toMatchObject({ attack: 5, allowed: true });
    expect(sums(board, null)).toEqual([]);
    expect(sums({ ...board, choices: { ...board.choices, target: "E5" } }, "F5").map(({ target }) => target)).toEqual([
      "E5",
    ]);
  });

  it("knows which unit or token is in hand", () => {
    expect(unitInHand(board, [])).toBeNull();
    expect(unitInHand(board, ["F5"])).toBe("F5");
    expect(unitInHand(boardWith({ choices: { ...board.choices, unit: "C3" } }), [])).toBe("C3");
    expect(tokenInHand(boardWith({ asked: "choose-token" }), ["F2"])).toBe("F2");
    expect(tokenInHand(board, ["F5"])).toBeNull();
  });
});

describe("choosing", () => {
  const played: string[] = [];
  const wrong: string[][] = [];
  const make = () => {
    played.length = wrong.length = 0;
    return new Choosing({ play: (move) => played.push(move.text), wrong: (parts) => wrong.push(parts) });
  };
  const tokens: Move[] = [
    { text: "place W2", parts: ["W2"] },
    { text: "place F2", parts: ["F2"] },
  ];
  const board = boardWith({ asked: "choose-token" });

  it("lets somebody look around before a decision that the next one follows", async () => {
    const choosing = make();
    choosing.offer(tokens);
    choosing.beyond = { "place W2": ["E5", "F2"], "place F2": ["F2"] };
    pointAtToken(choosing, board, "W2");
    expect(played).toEqual([]);
    expect([...choosing.next.keys()]).toEqual(["E5", "F2"]);
    pointAtToken(choosing, board, "F2");
    expect(choosing.parts).toEqual(["F2"]);
    pointAtToken(choosing, board, "F2");
    expect(choosing.parts).toEqual([]);
    pointAtToken(choosing, board, "W2");
    pointAtHex(choosing, board, "E5");
    expect(played).toEqual(["place W2"]);
    choosing.offer(null);
    choosing.offer([
      { text: "place W2 E5", parts: ["E5"] },
      { text: "place W2 F2", parts: ["F2"] },
    ]);
    await Promise.resolve();
    expect(played).toEqual(["place W2", "place W2 E5"]);
  });

  it("does not go on where the first decision was refused", async () => {
    const choosing = make();
    choosing.offer(tokens);
    choosing.beyond = { "place W2": ["F2"] };
    pointAtToken(choosing, board, "W2");
    pointAtHex(choosing, board, "F2");
    choosing.offer(null);
    choosing.offer(tokens);
    await Promise.resolve();
    expect(played).toEqual(["place W2"]);
  });

  it("tells a hex from a token of the same name", () => {
    const choosing = make();
    choosing.offer(tokens);
    choosing.beyond = { "place F2": ["E5"] };
    expect(hexIsNext(choosing, board, "F2")).toBe(false);
    expect(tokenIsNext(choosing, board, "F2")).toBe(true);
    pointAtHex(choosing, board, "F2");
    expect([played, wrong, choosing.parts]).toEqual([[], [], []]);
    pointAtHex(choosing, board, "E5");
    expect(wrong).toEqual([["E5"]]);
    pointAtToken(choosing, board, "F2");
    pointAtHex(choosing, board, "F2"); // occupied: no hex for the token
    expect(wrong.at(-1)).toEqual(["F2", "F2"]);
    pointAtHex(choosing, board, "E5");
    expect(played).toEqual(["place F2"]);
  });

  it("plays at once what nothing is known beyond", () => {
    const choosing = make();
    choosing.offer([
      { text: "stay", parts: ["stay"] },
      { text: "F5", parts: ["F5"] },
    ]);
    choosing.pick("stay");
    expect(played).toEqual(["stay"]);
    const placing = boardWith({ asked: "place-token" });
    choosing.offer([{ text: "place F2 F1", parts: ["F1"] }]);
    pointAtToken(choosing, placing, "F1"); // a token in the hand, while a hex is asked for
    expect(played).toEqual(["stay"]);
    pointAtHex(choosing, placing, "F1");
    expect(played).toEqual(["stay", "place F2 F1"]);
  });
});

describe("the marks of the last turn", () => {
  const start = boardWith({ pieces: { F5: unit(0, "W2"), F6: unit(1, "W1"), C3: mound(1, 5) }, active: 0 });

  it("gather what a turn did, and stay until the next one does something", () => {
    const placed = { ...start, pieces: { ...start.pieces, E6: unit(0, "S1") } };
    let trail = follow(null, start, viewWith(placed, { last: last(0, "place S1 E6") }));
    expect(trail).toMatchObject({ placed: "E6", way: null, fight: null });
    trail = follow(trail, placed, viewWith(placed, { last: last(0, "F5") }));
    const pushed = {
      ...placed,
      pieces: { E6: unit(0, "S1"), F6: unit(0, "W2"), F7: unit(1, "W1"), C3: mound(1, 5) },
      turn: 4,
    };
    trail = follow(trail, placed, viewWith(pushed, { last: last(0, "F5xF6") }));
    expect(trail).toMatchObject({ placed: "E6", fight: { unit: "F5", target: "F6", retreat: "F7", end: "pushed" } });
    const chosen = follow(trail, pushed, viewWith(pushed, { last: last(1, "place W3") }));
    expect(chosen).toBe(trail);
    expect(follow(chosen, pushed, viewWith(pushed, { last: last(1, "place W3 A1") }))).toMatchObject({
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
    const attacked = follow(null, start, viewWith(pending, { last: last(0, "F5xF6") }));
    expect(attacked?.fight).toMatchObject({ end: null, piece: start.pieces.F6 });
    const beaten = { ...start, pieces: { F6: unit(0, "W2"), C3: mound(1, 5) } };
    expect(follow(null, start, viewWith(beaten, { last: last(0, "F5xF6") }))?.fight?.end).toBe("destroyed");
  });

  it("tell captured mounds and the new ones", () => {
    const taken = { ...start, pieces: { F6: unit(1, "W1") }, asked: "new-mound" as const };
    let trail = follow(null, start, viewWith(taken, { last: last(0, "F5xC3") }));
    expect(trail?.fight).toMatchObject({ target: "C3", end: "captured", piece: { mound: 5 } });
    const built = { ...taken, pieces: { ...taken.pieces, C3: mound(0, 9) } };
    trail = follow(trail, taken, viewWith(built, { last: last(0, "new mound 9") }));
    trail = follow(trail, built, viewWith(built, { last: last(1, "mound 6 H5") }));
    expect(trail).toMatchObject({ built: ["C3", "H5"], fight: { end: "captured" } });
  });

  it("forget what was taken back", () => {
    const trail = follow(null, start, viewWith({ ...start, turn: 5 }, { last: last(0, "F5-F4") }));
    expect(follow(trail, start, viewWith(start, { last: last(1, "stay") }))).toBeNull();
    expect(follow(trail, start, viewWith({ ...start, turn: 5 }, { last: last(0, "F5") }))?.way).toBeNull();
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

import { describe, expect, it, vi } from "vitest";
import { antsAt, fightersOf, levelsOf, readFighter, unseen } from "$games/ants/board";
import { boundsNear, planeOf, slotOf } from "$games/ants/plane";
import { forkOf, implied, pairs, pointAtCard, pointAtSupply, PLAY, supplyChosen } from "$games/ants/clicks";
import { spotsOf, tunnelsOf } from "$games/ants/scene";
import { didOf, follow, haveStepped, identify } from "$games/ants/trail";
import { Selection } from "$lib/selection.svelte";
import type { Phrase } from "$lib/wire";
import { BATTLE, boardOf, done, viewOf } from "./ants-view";

describe("a board", () => {
  it("has ants one by one, workers first", () => {
    expect(antsAt(boardOf(), "AB1")).toEqual([
      { owner: 0, kind: "worker" },
      { owner: 0, kind: "soldier" },
    ]);
    expect(antsAt(boardOf(), "AB2")).toEqual([]);
  });

  it("knows who fights: the strongest of a side", () => {
    expect(readFighter("S+2")).toEqual({ kind: "soldier", bonus: 2 });
    expect(fightersOf(boardOf(), ["W", "S"])).toEqual([false, true]);
    expect(fightersOf(boardOf(), ["W+1", "S"])).toEqual([true, true]);
    expect(levelsOf(boardOf())).toBe(3);
  });

  it("counts the cards that nobody has seen", () => {
    const board = boardOf({ obstacles: { AB2: 1 }, playing: "ambush" });
    board.seats[1]!.table = { sentries: 1 };
    expect(unseen(board)).toEqual({ fury: 6, ambush: 2, honeydew: 1, sentries: 3, obstacle: -1 });
  });
});

describe("the plane", () => {
  it("is drawn in one scale, whatever the board's own is", () => {
    const board = boardOf();
    const plane = planeOf(board);
    expect(plane.at("AB2").x - plane.at("AB1").x).toBeCloseTo(100);
    const large = boardOf();
    for (const place of [...Object.values(large.cells), ...Object.values(large.anthills)]) {
      place.x *= 7.5;
      place.y *= 7.5;
    }
    expect(planeOf(large).at("XA").x).toBeCloseTo(plane.at("XA").x);
  });

  it("is turned round when flipped, and the same as long as the board is", () => {
    const [plane, flipped] = [planeOf(boardOf()), planeOf(boardOf(), true)];
    expect(flipped.at("AB3")).toEqual({ x: -plane.at("AB3").x, y: 0 });
    expect(planeOf(boardOf({ turn: 8 }), true)).toBe(flipped);
  });

  it("holds everything, the piles too, and has trails once", () => {
    const { bounds, cells, hills, piles, trails, doors } = planeOf(boardOf());
    for (const { x, y } of [...cells, ...hills, piles]) {
      expect(x).toBeGreaterThan(bounds.x);
      expect(x).toBeLessThan(bounds.x + bounds.width);
      expect(y).toBeGreaterThan(bounds.y);
      expect(y).toBeLessThan(bounds.y + bounds.height);
    }
    expect(trails.map(({ key }) => key)).toEqual(["AB1-AB2", "AB2-AB3", "AB3-AB4", "AB4-AB5", "AX1-AX2", "AX2-XA"]);
    expect(doors.map(({ key }) => key)).toEqual(["A-AB1", "A-AX1", "B-AB5"]);
  });

  it("can be looked at near some cells", () => {
    const plane = planeOf(boardOf());
    const near = boundsNear(plane, ["AB1", "AB2"]);
    expect(near.width).toBeLessThan(plane.bounds.width);
    expect(near.x).toBeLessThan(plane.at("AB1").x);
    expect(boundsNear(plane, ["nowhere"])).toBe(plane.bounds);
  });

  it("gives ants on one cell places of their own, none over another", () => {
    const RADIUS = 39.5; // of a soldier, with its teeth
    for (const count of [1, 2, 3, 4]) {
      const places = Array.from({ length: count }, (_, index) => slotOf(index, count));
      expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(count);
      for (const [index, one] of places.entries())
        for (const other of places.slice(index + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(RADIUS * (one.scale + other.scale));
    }
  });

  it("has free places for the picnic, off everything that is played with", () => {
    const { spare, cells, piles } = planeOf(boardOf());
    for (const { x, y, room } of spare)
      for (const other of [...cells, piles]) expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(room);
  });

  it("joins the two ends of a tunnel, and not a single one", () => {
    expect(tunnelsOf(boardOf({ markers: { AB2: 0, AX2: 0, AB5: 1 } }))).toEqual([{ owner: 0, ends: ["AB2", "AX2"] }]);
  });
});

const STEP = done("step", { kind: "S", from: "AX2", to: "XA" });

describe("what has happened", () => {
  it("keeps ants the same while they move", () => {
    const before = identify([], boardOf()).drawn;
    const moved = boardOf({
      ants: { ...boardOf().ants, AX2: [], XA: [{ owner: 0, worker: 0, soldier: 1 }] },
    });
    const { drawn: after, gone } = identify(before, moved, didOf(viewOf({}, undefined, STEP)));
    const id = (list: typeof before, cell: string) => list.find((ant) => ant.cell === cell)?.id;
    expect(id(after, "XA")).toBe(id(before, "AX2"));
    expect(gone).toEqual([]);
  });

  it("lets ants fall where they had stepped to", () => {
    const before = identify([], boardOf()).drawn;
    const { AX2: _, ...ants } = boardOf().ants;
    const { gone } = identify(before, boardOf({ ants }), didOf(viewOf({}, undefined, STEP)));
    expect(gone).toMatchObject([{ owner: 0, kind: "soldier", cell: "XA" }]);
  });

  it("marks steps of one turn, and forgets them in the next", () => {
    const first = follow(null, boardOf(), viewOf({}, undefined, done("step", { kind: "W", from: "AB1", to: "AB2" })), []);
    const second = follow(first, boardOf(), viewOf({}, undefined, STEP), []);
    expect(second?.ways).toEqual([
      ["AB1", "AB2"],
      ["AX2", "XA"],
    ]);
    expect(follow(second, boardOf(), viewOf({ turn: 8, active: 1 }, undefined, done("end")), [])).toBe(second);
    const third = follow(second, boardOf({ turn: 8 }), viewOf({ turn: 8 }, undefined, done("tunnel", { cell: "AB2" })), []);
    expect(third).toMatchObject({ ways: [], placed: ["AB2"] });
  });

  it("marks the steps that a card makes, and every ant of a chain", () => {
    const by = (card: string, phrase: Phrase) => done("by-card", { card, which: card, done: phrase });
    const march = follow(null, boardOf(), viewOf({}, undefined, by("forced_march", STEP)), []);
    const further = follow(march, boardOf(), viewOf({}, undefined, done("march", { from: "XA", to: "AX2" })), []);
    expect(further?.ways).toEqual([
      ["AX2", "XA"],
      ["XA", "AX2"],
    ]);
    const chain = done("hire-push", { kind: "W", cell: "AB1", pushed: "W", path: ["AB1", "AB2", "AB3"] });
    expect(follow(null, boardOf(), viewOf({}, undefined, chain), [])).toMatchObject({
      ways: [
        ["AB1", "AB2"],
        ["AB2", "AB3"],
      ],
      placed: ["AB1"],
    });
    const obstacle = done("card-on", { card: "Obstacle", which: "obstacle", cell: "AB2" });
    expect(follow(null, boardOf(), viewOf({}, undefined, obstacle), [])).toMatchObject({ placed: ["AB2"], struck: [] });
    const caved = done("card-on", { card: "Cave-in", which: "cave_in", cell: "AB2" });
    expect(follow(null, boardOf(), viewOf({}, undefined, caved), [])).toMatchObject({ placed: [], struck: ["AB2"] });
    const ambush = by("ambush", done("ambush", { kind: "S", cell: "AB2", enemy: "W", target: "AB4" }));
    expect(follow(null, boardOf(), viewOf({}, undefined, ambush), [])).toMatchObject({ struck: ["AB4"] });
  });

  it("tells a battle by the board before it, and who fell", () => {
    const fallen = identify([], boardOf()).drawn.filter(({ cell }) => cell === "AB4");
    const trail = follow(null, boardOf({ battle: BATTLE, asked: "fury" }), viewOf({}, undefined, done("pass")), fallen);
    expect(trail?.fights).toMatchObject([
      { cells: ["AB3", "AB4"], battle: BATTLE, fallen: [{ owner: 1, kind: "worker", cell: "AB4" }] },
    ]);
    const goes = viewOf({ battle: BATTLE, asked: "fury" }, undefined, done("pass"));
    expect(follow(null, boardOf({ battle: BATTLE }), goes, [])?.fights).toEqual([]);
  });

  it("marks only as many ants as have stepped, and none of others", () => {
    const board = boardOf({
      stepped: { AB1: { worker: 0, soldier: 1 }, AB4: { worker: 1, soldier: 0 } },
    });
    const { drawn: ants } = identify([], board);
    const done = haveStepped(board, ants);
    expect(ants.filter(({ id }) => done.has(id))).toMatchObject([{ cell: "AB1", kind: "soldier" }]);
  });
});

describe("pointing", () => {
  const offered = (legal: string[][], changes = {}) => {
    const play = vi.fn();
    const wrong = vi.fn();
    const view = viewOf(changes, legal);
    const selection = new Selection({ play, wrong });
    selection.implied = implied;
    selection.offer(view.legal!);
    return { selection, board: view.board, play, wrong };
  };

  it("asks which ant only where there are two kinds", () => {
    const legal = [
      ["AB1", "W", "AB2"],
      ["AB1", "S", "AB2"],
      ["AX2", "S", "XA"],
    ];
    const { selection, board, play } = offered(legal);
    selection.pick("AB1");
    expect(forkOf(selection, board)).toEqual({ cell: "AB1", letters: ["W", "S"] });
    selection.pick("S");
    expect(forkOf(selection, board)).toBeNull();
    selection.clear();
    selection.pick("AX2");
    expect(selection.parts).toEqual(["AX2", "S"]);
    selection.pick("XA");
    expect(play).toHaveBeenCalledWith({ text: "AX2 S XA", parts: ["AX2", "S", "XA"] });
  });

  it("hires without asking about pushes that there are none of", () => {
    const legal = [
      ["W", "AB1", "stay"],
      ["W", "AX1", "stay"],
      ["W", "AX1", "push S"],
      ["S", "AB1", "stay"],
    ];
    const { selection, board, play } = offered(legal);
    pointAtSupply(selection, board, "W");
    expect(supplyChosen(selection, board)).toBe("W");
    selection.pick("AX1");
    expect([...selection.next.keys()]).toEqual(["stay", "push S"]);
    pointAtSupply(selection, board, "S");
    expect(selection.parts).toEqual(["S"]);
    selection.pick("AB1");
    expect(play).toHaveBeenCalledWith({ text: "S AB1 stay", parts: ["S", "AB1", "stay"] });
  });

  it("plays a card that says all by itself only when that is said", () => {
    const { selection, board, play } = offered([["honeydew", PLAY], ["end"]]);
    pointAtCard(selection, board, "honeydew");
    expect(play).not.toHaveBeenCalled();
    expect([...selection.next.keys()]).toEqual([PLAY]);
    pointAtCard(selection, board, "honeydew");
    expect(selection.parts).toEqual([]);
    pointAtCard(selection, board, "honeydew");
    selection.pick(PLAY);
    expect(play).toHaveBeenCalledWith({ text: "honeydew play", parts: ["honeydew", PLAY] });
  });

  it("prepares the exchange of one card", () => {
    const premove = vi.fn();
    const selection = new Selection({ play: vi.fn(), wrong: vi.fn(), premove });
    selection.offer(null);
    selection.premoving = true;
    pointAtCard(selection, boardOf(), "fury");
    pointAtCard(selection, boardOf(), "ambush");
    expect(selection.parts).toEqual(["ambush", PLAY]);
    expect(premove).toHaveBeenLastCalledWith(["ambush", PLAY]);
    pointAtCard(selection, boardOf(), "ambush");
    expect(selection.parts).toEqual([]);
  });

  it("asks who goes on in a chain of pushes", () => {
    const hire = { kind: "W", cell: "AB1", push: "W", foremost: "AB2" } as const;
    const { selection, board, play } = offered(
      [
        ["AB2", "W"],
        ["AB2", "S"],
      ],
      { asked: "push", hire },
    );
    selection.pick("AB2");
    expect(forkOf(selection, board)).toEqual({ cell: "AB2", letters: ["W", "S"] });
    selection.pick("S");
    expect(play).toHaveBeenCalledWith({ text: "AB2 S", parts: ["AB2", "S"] });
  });

  it("takes two cards for a chip in any order", () => {
    const legal = [
      ["emergency", "fury", "fury"],
      ["emergency", "fury", "honeydew"],
      ["end"],
    ];
    const { selection, board, play } = offered(legal);
    selection.pick("emergency");
    expect(pairs(selection)).toHaveLength(2);
    expect(pointAtCard(selection, board, "honeydew")).toBe("honeydew");
    expect(pointAtCard(selection, board, "fury", "honeydew")).toBeNull();
    expect(play).toHaveBeenCalledWith({ text: "emergency fury honeydew", parts: legal[1] });
  });

  it("takes the card for the ant where only one can have it", () => {
    const { selection, board, play } = offered([["S"], ["pass"]], { asked: "fury", battle: BATTLE });
    pointAtCard(selection, board, "fury");
    expect(play).toHaveBeenCalledWith({ text: "S", parts: ["S"] });
    pointAtSupply(selection, board, "S");
    expect(play).toHaveBeenCalledTimes(1);
  });

  it("marks what is settled, and what could be chosen instead", () => {
    const { selection, board } = offered([
      ["AB1", "W", "AB2"],
      ["AX2", "S", "XA"],
    ]);
    selection.pick("AX2");
    const spots = Object.fromEntries(spotsOf(board, selection, planeOf(board)).map((spot) => [spot.part, spot]));
    expect(spots.AX2).toMatchObject({ chosen: true, choosable: false });
    expect(spots.XA).toMatchObject({ choosable: true, taken: false });
    expect(spots.AB1).toMatchObject({ instead: true });
  });
});

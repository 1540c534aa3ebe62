import { describe, expect, it, vi } from "vitest";
import { Anchor, boxBeside } from "$lib/anchor.svelte";
import { placesOf } from "$lib/marks";

const ROOM = { width: 800, height: 600 };
const SIZE = { width: 200, height: 100 };

describe("a panel beside a point", () => {
  it("is on its right, else on its left", () => {
    expect(boxBeside({ x: 300, y: 300 }, SIZE, ROOM, 70)).toEqual({ x: 370, y: 250, ...SIZE });
    expect(boxBeside({ x: 700, y: 300 }, SIZE, ROOM, 70)).toEqual({ x: 430, y: 250, ...SIZE });
  });

  it("keeps off what is taken, and stays in the room", () => {
    const taken = [{ x: 740, y: 0, width: 60, height: 200 }];
    expect(boxBeside({ x: 500, y: 60 }, SIZE, ROOM, 70, taken).x).toBe(230);
    expect(boxBeside({ x: 20, y: 590 }, SIZE, ROOM, 70)).toEqual({ x: 90, y: 492, ...SIZE });
  });

  it("is below or above where there is no room beside", () => {
    const narrow = { width: 260, height: 600 };
    expect(boxBeside({ x: 130, y: 100 }, SIZE, narrow, 70)).toEqual({ x: 30, y: 170, ...SIZE });
    expect(boxBeside({ x: 130, y: 500 }, SIZE, narrow, 70)).toEqual({ x: 30, y: 330, ...SIZE });
  });
});

describe("the places of a move", () => {
  const places: Record<string, { x: number; y: number }> = { a: { x: 0, y: 0 }, b: { x: 9, y: 0 } };
  const find = (part: string) => places[part] ?? null;

  it("follow each other, each once in a row; other parts have none", () => {
    expect(placesOf(["a", "W", "a", "b", "stay", "a"], find)).toEqual([places.a, places.b, places.a]);
    expect(placesOf(["W"], find)).toEqual([]);
  });
});

describe("an anchor", () => {
  it("is where a point of the board is, also after panning and zooming", async () => {
    const host = document.createElement("div");
    host.innerHTML = '<svg data-stage=""><g transform="translate(100.00 20.00) scale(0.5000)"></g></svg>';
    const anchor = new Anchor();
    const stop = anchor.follow(host, { x: 60, y: -20 });
    expect(anchor.at).toEqual({ x: 130, y: 10 });
    const plane = host.querySelector("g")!;
    plane.setAttribute("transform", "translate(0.00 -4.50) scale(2.0000)");
    await vi.waitFor(() => expect(anchor.at).toEqual({ x: 120, y: -44.5 }));
    stop();
    plane.setAttribute("transform", "translate(9.00 9.00) scale(1.0000)");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(anchor.at).toEqual({ x: 120, y: -44.5 });
  });
});

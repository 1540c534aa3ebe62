import { describe, expect, it } from "vitest";
import {
  boundsOf,
  corners,
  DIRECTIONS,
  hexKey,
  hexPath,
  middleOf,
  neighbours,
  RADIUS,
  readHex,
  ROW,
  step,
  WIDTH,
} from "$lib/hexes";

describe("hexes", () => {
  it("are named as moves name them, and read back", () => {
    expect(hexKey({ q: 2, r: -1 })).toBe("2,-1");
    expect(readHex("2,-1")).toEqual({ q: 2, r: -1 });
    for (const part of ["wQ", "pass", "2", "2,-1,0", ""]) expect(readHex(part)).toBeNull();
  });

  it("lie in rows: the first direction is to the right, the second down to the right, and so on clockwise", () => {
    const places = DIRECTIONS.map((hex) => middleOf(hex));
    expect(places[0]).toEqual({ x: WIDTH, y: 0 });
    expect(places[1]).toEqual({ x: WIDTH / 2, y: ROW });
    const angles = places.map(({ x, y }) => Math.round((Math.atan2(y, x) * 180) / Math.PI + 360) % 360);
    expect(angles).toEqual([0, 60, 120, 180, 240, 300]);
    for (const { x, y } of places) expect(Math.hypot(x, y)).toBeCloseTo(WIDTH);
  });

  it("are turned by half a circle from the other side", () => {
    const { x, y } = middleOf({ q: 3, r: -2 });
    expect(middleOf({ q: 3, r: -2 }, true)).toEqual({ x: -x, y: -y });
    expect(Object.is(middleOf({ q: 0, r: 0 }, true).x, 0)).toBe(true);
  });

  it("know their neighbours", () => {
    const hex = { q: 4, r: -7 };
    expect(neighbours(hex)).toHaveLength(6);
    neighbours(hex).forEach((other, direction) => {
      expect(step(other, direction + 3)).toEqual(hex);
    });
  });

  it("are drawn standing on a point", () => {
    const [top, right] = corners();
    expect(top!.x).toBeCloseTo(0);
    expect(top!.y).toBeCloseTo(-RADIUS);
    expect(right!.x).toBeCloseTo(WIDTH / 2);
    expect(hexPath(10)).toMatch(/^M0 -10L8\.66 -5L.*Z$/);
    expect(hexPath(10, 2).match(/Q/g)).toHaveLength(6);
  });

  it("have a box around them", () => {
    expect(boundsOf([{ x: 0, y: 0 }, { x: 10, y: 20 }], 5, 1)).toEqual({ x: -5, y: -1, width: 20, height: 22 });
  });
});

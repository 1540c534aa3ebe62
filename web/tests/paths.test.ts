import { describe, expect, it } from "vitest";
import { arrow, both, curve, line, oval, polygon, shortened } from "$lib/paths";

const HERE = { x: 0, y: 0 };
const THERE = { x: 100, y: 0 };
const SQUARE = [HERE, THERE, { x: 100, y: 100 }, { x: 0, y: 100 }];

describe("paths", () => {
  it("are lines, curves and polygons through points, in short numbers", () => {
    expect(line([HERE, { x: 1 / 3, y: -1e-9 }])).toBe("M0 0L0.33 0");
    expect(curve(HERE, { x: 50, y: 20 }, THERE)).toBe("M0 0Q50 20 100 0");
    expect(polygon(SQUARE)).toBe("M0 0L100 0L100 100L0 100Z");
  });

  it("turn around rounded corners, at most from the middle of one side to that of the next", () => {
    expect(polygon(SQUARE, 10)).toMatch(/^M0 10Q0 0 10 0L90 0Q100 0 100 10L.*Z$/);
    expect(polygon(SQUARE, 80)).toMatch(/^M0 50Q0 0 50 0L50 0Q100 0 100 50L.*Z$/);
  });

  it("have mirror images", () => {
    expect(both("M5 -7L17 2")).toBe("M5 -7L17 2M-5 -7L-17 2");
    expect(oval(10, 5, 4)).toBe(oval(10, 5, 4, 4));
    expect(oval(10, 5, 4, 2)).toMatch(/^M6 5a4 2 /);
  });

  it("leave room at both ends of a line", () => {
    expect(shortened(HERE, THERE, 10, 20)).toEqual([{ x: 10, y: 0 }, { x: 80, y: 0 }]);
    expect(shortened(HERE, HERE, 0, 0)).toEqual([HERE, HERE]);
  });

  it("are arrows that end before the middle, with a head that is wider than the shaft", () => {
    const path = arrow(HERE, THERE, { start: 10, end: 20, wide: 10 });
    expect(path).toBe("M10 4.2L60 4.2L60 10L80 0L60 -10L60 -4.2L10 -4.2Z");
    expect(arrow(HERE, HERE)).not.toContain("NaN");
  });
});

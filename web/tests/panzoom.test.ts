import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { between, Eyes, FITTED_TILE, fitted, kept, LARGEST_TILE, steady, zoomed, type Bounds } from "$lib/panzoom";

const size = { width: 400, height: 300 };
const bounds: Bounds = { x: -100, y: -50, width: 800, height: 200 };

describe("a look", () => {
  it("fits all that there is into the middle", () => {
    const look = fitted(bounds, size, 100, 10);
    expect(look.scale).toBeCloseTo(380 / 800);
    expect(look.scale * 300 + look.x).toBeCloseTo(200);
    expect(look.scale * 50 + look.y).toBeCloseTo(150);
  });

  it("does not blow up something small", () => {
    expect(fitted({ x: 0, y: 0, width: 10, height: 10 }, size, 100, 10).scale).toBe(FITTED_TILE / 100);
  });

  it("zooms around the pointer, and not without end", () => {
    const look = { x: 30, y: -20, scale: 0.5 };
    const point = { x: 90, y: 40 };
    const there = (each: typeof look) => ({ x: (point.x - each.x) / each.scale, y: (point.y - each.y) / each.scale });
    const closer = zoomed(look, point, 1.5, 0.1, 2);
    expect(closer.scale).toBeCloseTo(0.75);
    expect(there(closer).x).toBeCloseTo(there(look).x);
    expect(there(closer).y).toBeCloseTo(there(look).y);
    expect(zoomed(look, point, 100, 0.1, 2).scale).toBe(2);
    expect(zoomed(look, point, 0.001, 0.1, 2).scale).toBe(0.1);
  });

  it("keeps the board in sight", () => {
    const lost = kept({ x: 5000, y: -9000, scale: 1 }, bounds, size);
    expect((size.width / 2 - lost.x) / lost.scale).toBe(bounds.x);
    expect((size.height / 2 - lost.y) / lost.scale).toBe(bounds.y + bounds.height);
    const fine = fitted(bounds, size, 100, 10);
    expect(kept(fine, bounds, size)).toEqual(fine);
  });

  it("glides from one to another", () => {
    const [from, to] = [{ x: 0, y: 0, scale: 1 }, { x: 10, y: 20, scale: 2 }];
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toEqual(to);
  });
});

describe("bounds", () => {
  it("grow at once", () => {
    const grown = { x: -200, y: -50, width: 900, height: 200 };
    expect(steady(bounds, grown)).toEqual(grown);
  });

  it("do not tremble when something goes away at the edge, but follow when much is empty", () => {
    expect(steady(bounds, { x: -50, y: -50, width: 750, height: 200 })).toEqual(bounds);
    const less = { x: 200, y: -50, width: 300, height: 200 };
    expect(steady(bounds, less)).toEqual(less);
  });
});

describe("eyes on a board", () => {
  let svg: SVGSVGElement;
  let plane: SVGGElement;
  let spot: SVGGElement;
  let eyes: Eyes;
  const frames: FrameRequestCallback[] = [];
  const draw = (now = performance.now() + 1000) => frames.splice(0).forEach((frame) => frame(now));
  const pointer = (type: string, x: number, y: number, id = 1, target: Element = svg) =>
    target.dispatchEvent(
      new PointerEvent(type, { pointerId: id, clientX: x, clientY: y, pointerType: "touch", bubbles: true, button: 0 }),
    );

  beforeEach(() => {
    vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
    vi.stubGlobal("cancelAnimationFrame", () => {});
    svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    plane = document.createElementNS("http://www.w3.org/2000/svg", "g");
    spot = document.createElementNS("http://www.w3.org/2000/svg", "g");
    spot.setAttribute("data-spot", "wQ");
    plane.append(spot);
    svg.append(plane);
    svg.setPointerCapture = () => {};
    document.body.append(svg);
    eyes = new Eyes(svg, plane, { unit: 100, margin: 10, still: false, calm: () => true });
    eyes.show(bounds);
  });

  afterEach(() => {
    eyes.close();
    svg.remove();
    frames.length = 0;
    vi.unstubAllGlobals();
  });

  it("show everything at once, with one transform", () => {
    expect(plane.getAttribute("transform")).toMatch(/^translate\(.+\) scale\(0\.7250\)$/);
  });

  it("write once per frame, however often a pointer moves", () => {
    draw();
    const written = vi.spyOn(plane, "setAttribute");
    pointer("pointerdown", 100, 100);
    for (let x = 110; x < 200; x += 10) pointer("pointermove", x, 100);
    expect(written).not.toHaveBeenCalled();
    draw();
    expect(written).toHaveBeenCalledTimes(1);
  });

  it("let a click through that trembles, and none that drags", () => {
    const clicked = vi.fn();
    spot.addEventListener("click", clicked);
    const drag = (far: number) => {
      pointer("pointerdown", 100, 100, 1, spot);
      pointer("pointermove", 100 + far, 100, 1, spot);
      pointer("pointerup", 100 + far, 100, 1, spot);
      spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    };
    drag(5);
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(eyes.follows).toBe(true);
    drag(8);
    expect(clicked).toHaveBeenCalledTimes(1);
    drag(0);
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  it("follow the board until the user moves it, and again after fit()", () => {
    const wide = { ...bounds, width: 1600 };
    eyes.show(wide);
    const fittedScale = eyes.look.scale;
    expect(fittedScale).toBeCloseTo(580 / 1600);
    eyes.zoom(2);
    expect(eyes.follows).toBe(false);
    eyes.show({ ...bounds, width: 3200 });
    expect(eyes.look.scale).toBeCloseTo(fittedScale * 2);
    eyes.fit();
    expect(eyes.follows).toBe(true);
    expect(eyes.look.scale).toBeCloseTo(580 / 3200);
  });

  it("zoom with two fingers, and fit on a double tap beside what can be chosen", () => {
    const before = eyes.look.scale;
    pointer("pointerdown", 100, 100, 1);
    pointer("pointerdown", 200, 100, 2);
    pointer("pointermove", 250, 100, 2);
    pointer("pointerup", 250, 100, 2);
    pointer("pointerup", 100, 100, 1);
    expect(eyes.look.scale).toBeCloseTo(before * 1.5);
    const twice = (target: Element) => {
      for (const _ of [1, 2]) {
        pointer("pointerdown", 50, 50, 3, target);
        pointer("pointerup", 50, 50, 3, target);
      }
    };
    spot.setAttribute("data-choosable", "");
    twice(spot);
    expect(eyes.follows).toBe(false);
    twice(svg);
    expect(eyes.follows).toBe(true);
  });

  it("zoom by the wheel up to a tile that is large enough", () => {
    const turn = () => svg.dispatchEvent(new WheelEvent("wheel", { deltaY: -200, bubbles: true, cancelable: true }));
    for (let turns = 0; turns < 60; turns++) turn();
    expect(eyes.look.scale).toBeCloseTo(LARGEST_TILE / 100);
  });

  it("stand still in a text", () => {
    eyes.close();
    eyes = new Eyes(svg, plane, { unit: 100, margin: 10, still: true, calm: () => true });
    eyes.show(bounds);
    const before = eyes.look;
    const wheel = new WheelEvent("wheel", { deltaY: -200, bubbles: true, cancelable: true });
    svg.dispatchEvent(wheel);
    pointer("pointerdown", 100, 100);
    pointer("pointermove", 180, 100);
    expect(wheel.defaultPrevented).toBe(false);
    expect(eyes.look).toEqual(before);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { arrows, nearest } from "$lib/arrows";

describe("the nearest spot in a direction", () => {
  const from = { x: 0, y: 0 };
  const LEFT: [number, number] = [-1, 0];
  const RIGHT: [number, number] = [1, 0];
  const UP: [number, number] = [0, -1];
  const DOWN: [number, number] = [0, 1];

  it("is the one straight ahead", () => {
    const points = [
      { x: 10, y: 0 },
      { x: 20, y: 0 },
      { x: -10, y: 0 },
      { x: 0, y: 10 },
    ];
    expect(nearest(from, points, RIGHT)).toBe(0);
    expect(nearest(from, points, LEFT)).toBe(2);
    expect(nearest(from, points, DOWN)).toBe(3);
    expect(nearest(from, points, UP)).toBe(-1);
  });

  it("may be half a step aside, as hexagons lie", () => {
    expect(nearest(from, [{ x: 5, y: -9 }], UP)).toBe(0);
    expect(
      nearest(
        from,
        [
          { x: -5, y: -9 },
          { x: 0, y: -18 },
        ],
        UP,
      ),
    ).toBe(0);
  });

  it("is what lies mostly aside only at the edge", () => {
    const aside = { x: 40, y: -5 };
    expect(nearest(from, [aside, { x: 0, y: -90 }], UP)).toBe(1);
    expect(nearest(from, [aside], UP)).toBe(0);
  });
});

describe("walking", () => {
  let root: HTMLElement;
  let action: { destroy(): void };

  function spot(name: string, x: number, y: number): HTMLElement {
    const element = document.createElement("div");
    element.dataset.spot = name;
    element.tabIndex = -1;
    element.getBoundingClientRect = () => new DOMRect(x, y, 0, 0);
    root.append(element);
    return element;
  }
  const key = (name: string) =>
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));

  beforeEach(() => {
    root = document.createElement("div");
    document.body.append(root);
  });
  afterEach(() => {
    action.destroy();
    root.remove();
  });

  it("has one spot in the order of Tab, one that can be chosen first", () => {
    const a = spot("a", 0, 0);
    const b = spot("b", 10, 0);
    b.dataset.choosable = "";
    action = arrows(root);
    expect([a.tabIndex, b.tabIndex]).toEqual([-1, 0]);
  });

  it("brings Tab to what has become choosable, unless the focus is walking", async () => {
    const a = spot("a", 0, 0);
    const b = spot("b", 10, 0);
    action = arrows(root);
    expect(a.tabIndex).toBe(0);
    b.dataset.choosable = "";
    await new Promise((resolve) => setTimeout(resolve));
    expect([a.tabIndex, b.tabIndex]).toEqual([-1, 0]);
    delete b.dataset.choosable;
    b.focus();
    a.dataset.choosable = "";
    await new Promise((resolve) => setTimeout(resolve));
    expect([a.tabIndex, b.tabIndex]).toEqual([-1, 0]);
  });

  it("leaves buttons in the order of Tab, and still has a spot of the board there", () => {
    const button = document.createElement("button");
    button.dataset.spot = "pass";
    root.append(button);
    const a = spot("a", 0, 0);
    action = arrows(root);
    expect(a.tabIndex).toBe(0);
    a.focus();
    expect(button.hasAttribute("tabindex")).toBe(false);
  });

  it("goes by arrows, takes Tab's place along, and clicks by Enter", () => {
    const a = spot("a", 0, 0);
    const b = spot("b", 10, 0);
    action = arrows(root);
    const clicked = vi.fn();
    b.addEventListener("click", clicked);
    a.focus();
    key("ArrowRight");
    expect(document.activeElement).toBe(b);
    expect([a.tabIndex, b.tabIndex]).toEqual([-1, 0]);
    key("Enter");
    key(" ");
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  it("stays where it was when the focused spot vanishes", async () => {
    spot("a", 0, 0);
    const b = spot("b", 100, 0);
    const near = spot("c", 90, 0);
    action = arrows(root);
    b.focus();
    b.remove();
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(near);
  });
});

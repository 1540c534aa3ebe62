import { describe, expect, it, vi } from "vitest";
import { slide, transformTo } from "$lib/motion";

describe("things on their way", () => {
  const here = { x: 0, y: 0 };

  function slid(...rest: Parameters<typeof slide> extends [unknown, ...infer Rest] ? Rest : never) {
    const element = document.createElementNS("http://www.w3.org/2000/svg", "g");
    element.animate = vi.fn();
    slide(element, ...rest);
    const [frames, options] = vi.mocked(element.animate).mock.calls[0]!;
    return { frames: (frames as Keyframe[]).map(({ transform }) => transform), options };
  }

  it("are lifted halfway", () => {
    const { frames } = slid(here, { x: 100, y: 40, scale: 0.5 }, { most: 400, lift: 0.25, rise: 10 });
    const places = [here, { x: 50, y: 10, scale: 1 }, { x: 100, y: 40, scale: 0.5 }];
    expect(frames).toEqual(places.map(transformTo));
  });

  it("take longer for a longer way, but never too long", () => {
    const long = (x: number) => {
      const { options } = slid(here, { x, y: 0 }, { most: 400, pace: 50 });
      return (options as KeyframeAnimationOptions).duration as number;
    };
    expect(long(200)).toBeGreaterThan(long(100));
    expect(long(10_000)).toBe(400);
  });

  it("arrive at once where nothing can be animated", () => {
    expect(() => slide({} as Element, here, here, { most: 400 })).not.toThrow();
  });
});

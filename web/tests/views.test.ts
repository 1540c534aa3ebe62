import { describe, expect, it } from "vitest";
import { passed } from "$lib/views";
import type { View } from "$lib/wire";

const view = (board: number, approach?: View[]) => ({ board, ...(approach && { approach }) }) as unknown as View;

describe("views that a board follows", () => {
  const [one, two] = [view(1), view(2)];
  const three = view(3, [one, two]);

  it("are those after the one that it shows", () => {
    expect(passed(three, 2)).toEqual({ views: [three], jumped: false });
    expect(passed(three, 1)).toEqual({ views: [two, three], jumped: false });
  });

  it("are all of them after a jump", () => {
    expect(passed(three, 7)).toEqual({ views: [one, two, three], jumped: true });
    expect(passed(three, undefined).jumped).toBe(true);
  });

  it("are the next one alone at a table, which shows every position", () => {
    expect(passed(one, 7)).toEqual({ views: [one], jumped: false });
  });
});

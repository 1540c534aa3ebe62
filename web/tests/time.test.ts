import { describe, expect, it } from "vitest";
import { nextChange, shownTime } from "../src/table/time";

describe("what a clock shows", () => {
  it.each([
    [600_000, "10:00"],
    [599_001, "10:00"],
    [599_000, "9:59"],
    [61_000, "1:01"],
    [10_000, "0:10"],
    [9_999, "0:09.9"],
    [40, "0:00.0"],
    [0, "0:00.0"],
    [3_600_000, "1:00:00"],
    [86_399_000, "23:59:59"],
  ])("%i ms: %s", (ms, text) => expect(shownTime(ms)).toEqual({ text }));

  it("has days where there are days", () => {
    expect(shownTime(3 * 86_400_000)).toEqual({ days: 3, hours: 0 });
    expect(shownTime(86_400_000 + 5 * 3_600_000 + 1)).toEqual({ days: 1, hours: 5 });
  });

  it.each([600_000, 599_500, 59_001, 12_345, 10_001])("stays true until the next change (%i ms)", (ms) => {
    const wait = nextChange(ms);
    expect(wait).toBeGreaterThan(0);
    expect(shownTime(ms - wait + 1)).toEqual(shownTime(ms));
    expect(shownTime(ms - wait)).not.toEqual(shownTime(ms));
  });
});

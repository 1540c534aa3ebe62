import { describe, expect, it, vi } from "vitest";

/** Polish words that arrive when they are let go. */
const arrival = vi.hoisted(() => {
  let arrive = (): void => {};
  const here = new Promise<void>((resolve) => (arrive = resolve));
  return { here, arrive: () => arrive() };
});
vi.mock("$lib/catalog/pl", async () => {
  await arrival.here;
  return { default: ["page-greeting = dzień dobry"] };
});
vi.mock("$lib/catalog/uk", () => ({ default: ["page-greeting = добрий день"] }));

const { t, words } = await import("$lib/i18n.svelte");

describe("languages", () => {
  it("the last wish counts, though the words of an earlier one arrive later", async () => {
    const polish = words.speak("pl");
    await words.speak("uk");
    expect(t("page-greeting")).toBe("добрий день");
    arrival.arrive();
    await polish;
    expect(words.language).toBe("uk");
    expect(document.documentElement.lang).toBe("uk");
    expect(t("page-greeting")).toBe("добрий день");
    await words.speak("pl");
    expect(t("page-greeting")).toBe("dzień dobry");
  });
});

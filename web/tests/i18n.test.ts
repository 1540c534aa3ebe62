import { describe, expect, it, vi } from "vitest";

/** A Polish catalog that arrives when the test releases it. */
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

vi.mock("$lib/catalog/en", () => ({
  default: [
    "toy-say-place = places { $things } { $where }",
    "toy-beside = beside { $count ->\n    [one] { $count } mound\n   *[other] { $count } mounds\n  }",
    "toy-drawn = draws { $card }",
  ],
}));

const { phrase, sentence, t, words } = await import("$lib/i18n.svelte");

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

describe("phrases", () => {
  const beside = (count: number) => ({ code: "toy-beside", params: { count } });

  it("hold phrases and lists, and count as the language does", async () => {
    await words.speak("en");
    const place = { code: "toy-say-place", params: { things: ["W1", beside(1), "S2"], where: beside(3) } };
    expect(phrase(place)).toBe("places W1, beside 1 mound, S2 beside 3 mounds");
  });

  it("hold words of one's own by language, in English where there are none", async () => {
    const drawn = { code: "toy-drawn", params: { card: { en: "the flood", uk: "повінь" } } };
    await words.speak("en");
    expect(phrase(drawn)).toBe("draws the flood");
    await words.speak("uk");
    expect(phrase(drawn)).toBe("draws повінь");
    await words.speak("pl");
    expect(phrase(drawn)).toBe("draws the flood");
  });

  it("are followed by what chance brought; without them the text stands", async () => {
    await words.speak("en");
    expect(sentence({ text: "W1 F6", phrase: beside(2), brought: beside(1) })).toBe("beside 2 mounds; beside 1 mound");
    expect(sentence({ text: "W1 F6", phrase: beside(2), brought: null })).toBe("beside 2 mounds");
    expect(sentence({ text: "W1 F6" })).toBe("W1 F6");
  });
});

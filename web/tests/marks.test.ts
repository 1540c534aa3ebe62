import { describe, expect, it } from "vitest";
import { LANGUAGES, words, type Language } from "$lib/i18n.svelte";
import { withMarks } from "$lib/marks";

describe("marks", () => {
  it("are told after the name", async () => {
    await words.speak("en");
    expect(withMarks("F6", {})).toBe("F6");
    expect(withMarks("F6", { choosable: true, chosen: false })).toBe("F6, can be chosen");
    expect(withMarks("F6", { choosable: true, hinted: true, prepared: true })).toBe("F6, premove, hint, can be chosen");
  });

  it.each(Object.keys(LANGUAGES) as Language[])("have words of their own in %s", async (language) => {
    await words.speak(language);
    const said = (["choosable", "chosen", "prepared", "hinted"] as const).map((mark) => withMarks("x", { [mark]: true }));
    expect(new Set(said).size).toBe(4);
    for (const each of said) expect(each).toMatch(/^x, [^{}]+$/);
    expect(said.join()).not.toContain("page-");
  });
});

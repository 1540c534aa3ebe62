import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, sentence, words, type Language } from "$lib/i18n.svelte";
import type { Phrase } from "$lib/wire";
import type { Decision, TermitesBoard, TermitesView } from "$games/termites/board";
import { ask, button, called, hexWords, insects, standing, sumWords } from "$games/termites/words";
import en from "../src/lib/catalog/en";
import pl from "../src/lib/catalog/pl";
import uk from "../src/lib/catalog/uk";

const languages = Object.keys(LANGUAGES) as Language[];
const told = (phrase: Phrase, brought: Phrase | null = null) => ({ text: "", phrase, brought });
const say = (does: string, params: Phrase["params"] = {}): Phrase => ({ code: `termites-say-${does}`, params });
const workers = (count: number, caste = "worker"): Phrase => ({
  code: "termites-insects-object",
  params: { caste, count },
});

const seat = {
  hand: ["W2"],
  in_hand: 1,
  in_stack: 2,
  held: {},
  lost: {},
  units: 3,
  reserve: [5, 8],
  trophies: [7],
  score: 36,
};
function viewOf(asked: Decision, changes: Partial<TermitesBoard> = {}): TermitesView {
  const board = {
    radius: 5,
    terrain: { F6: "stones" },
    pieces: {
      F6: { owner: 0, name: "S2", caste: "soldier", size: 2, strength: 4 },
      C3: { owner: null, name: "7", mound: 7 },
    },
    seats: [
      { ...seat, colony: "blue" },
      { ...seat, colony: "gold" },
    ],
    asked,
    decider: 0,
    choices: { token: null, unit: null, target: null, from: null, robbed: null },
    building: { neutral_left: 0, tiles_left: 9, tiles_now: 2, tiles: [] },
    ...changes,
  } as unknown as TermitesBoard;
  return { board } as TermitesView;
}

const attack = { unit: "F5", hex: "F6" };
const DONE = [
  say("neutral", { hex: "F6" }),
  say("tile", { terrain: "water", hex: "F5" }),
  say("mound", { value: 8, hex: "F8" }),
  say("new-mound", { value: 8, ...attack }),
  say("token", { insects: workers(2) }),
  say("place", { insects: workers(2), hex: "F6" }),
  say("keep"),
  say("stay"),
  say("unit", { hex: "F5" }),
  say("move", attack),
  say("attack", attack),
  say("attack-from", { ...attack, from: "E6" }),
  say("retreat", { ...attack, from: "E6", to: "G5" }),
  say("destroy", { ...attack, from: "E6" }),
];
const ASKED: Decision[] = [
  "place-neutral",
  "place-tile",
  "place-mound",
  "choose-token",
  "place-token",
  "choose-unit",
  "choose-target",
  "choose-from",
  "choose-retreat",
  "new-mound",
  "lost-mound",
  "make-room",
];

describe.each(languages)("in %s", (language) => {
  beforeAll(() => words.speak(language));

  it("every decision has words of its own", () => {
    const said = DONE.map((each) => sentence(told(each)));
    for (const each of said) expect(each).not.toMatch(/termites-|\{|\$/);
    expect(new Set(said).size).toBe(DONE.length);
  });

  it("every question has words of its own, and so has its second part", () => {
    const choices = { token: "W2", unit: "E6", target: "F6", from: "E5", robbed: null };
    const asked = ASKED.map((each) => ask(viewOf(each, { choices }), []));
    for (const each of asked) expect(each).not.toMatch(/page-|\{|\$/);
    expect(new Set(asked).size).toBe(ASKED.length);
    for (const [each, part] of [
      ["place-mound", "8"],
      ["lost-mound", "8"],
      ["make-room", "8"],
      ["place-tile", "water/stones"],
    ] as const) {
      const more = ask(viewOf(each), [part]);
      expect(more).not.toMatch(/page-|\{|\$/);
      expect(more).not.toBe(ask(viewOf(each), []));
    }
  });

  it("what is no thing on the board has a button", () => {
    for (const part of ["stay", "keep", "destroy"]) expect(button(viewOf("choose-unit"), part)).not.toMatch(/page-/);
    for (const part of ["F6", "W2", "8", "water/stones"]) expect(button(viewOf("choose-unit"), part)).toBeNull();
  });
});

describe("words", () => {
  it("say what is drawn only to those who may know it", async () => {
    await words.speak("en");
    const placed = (count: number, brought?: Phrase) =>
      sentence(told(say("place", { insects: workers(count), hex: "F6" }), brought));
    expect(placed(2, say("draws", { insects: workers(1, "spitter") }))).toBe("places 2 workers on F6; draws 1 spitter");
    expect(placed(2, say("draws-hidden"))).toBe("places 2 workers on F6; draws a token");
    expect(placed(1)).toBe("places 1 worker on F6");
  });

  it("say what is on a hex", async () => {
    await words.speak("en");
    const { board } = viewOf("choose-unit");
    expect(hexWords(board, "F6")).toBe("F6, stones, blue unit, 2 soldiers, strength 4");
    expect(hexWords(board, "C3")).toBe("C3, clear ground, neutral mound of value 7");
    expect(hexWords(board, "A1")).toBe("A1, clear ground");
    expect(sumWords({ target: "F6", attack: 7, defence: 5, bonus: 0, shares: [], allowed: true })).toBe(
      "attack 7 against 5",
    );
    await words.speak("pl");
    expect(hexWords(board, "F6")).toBe("F6, kamienie, niebieska jednostka, 2 żołnierzy, siła 4");
    await words.speak("uk");
    expect(hexWords(board, "C3")).toBe("C3, відкрита місцевість, нейтральний термітник вартістю 7");
  });

  it("count insects as each language does", async () => {
    const all = () => ["W1", "W2", "W5", "S1", "S3"].map((kind) => insects(kind, true));
    await words.speak("pl");
    expect(all()).toEqual(["1 robotnicę", "2 robotnice", "5 robotnic", "1 żołnierza", "3 żołnierzy"]);
    await words.speak("uk");
    expect(all()).toEqual(["1 робітника", "2 робітників", "5 робітників", "1 солдата", "3 солдатів"]);
    expect(["F1", "F2", "F5"].map((kind) => insects(kind))).toEqual(["1 літун", "2 літуни", "5 літунів"]);
  });

  it("call seats by their colonies, and say how they stand", async () => {
    await words.speak("en");
    expect([called(viewOf("choose-unit"), 1), standing(viewOf("choose-unit"), 0)]).toEqual([
      "gold",
      "36 points · 3 units",
    ]);
    expect(called(null, 2)).not.toMatch(/seat-/);
  });

  it("are the same messages with the same parameters in all languages", () => {
    const messages = (texts: string[]) => {
      const own = texts.find((text) => text.includes("page-termites-board ="))!;
      const found = own.split(/^(?=[a-z])/m).filter((part) => part.startsWith("page-termites-"));
      return Object.fromEntries(found.map((part) => [part.split(" ")[0], [...new Set(part.match(/\$\w+/g))].sort()]));
    };
    expect(messages(pl)).toEqual(messages(en));
    expect(messages(uk)).toEqual(messages(en));
  });
});

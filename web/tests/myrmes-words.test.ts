import { beforeAll, describe, expect, it } from "vitest";
import { EVENTS, TILE_KINDS, type Decision, type Phase } from "$games/myrmes/board";
import { readObjective, readSaid } from "$games/myrmes/notation";
import {
  ask,
  button,
  called,
  hasWords,
  kindWords,
  objectiveTitle,
  objectiveWords,
  say,
  standing,
} from "$games/myrmes/words";
import { LANGUAGES, t, words, type Language } from "$lib/i18n.svelte";
import en from "../src/lib/catalog/en";
import pl from "../src/lib/catalog/pl";
import uk from "../src/lib/catalog/uk";
import { colonyOf, viewOf } from "./myrmes-view";

const languages = Object.keys(LANGUAGES) as Language[];
const told = (text: string, chance = "", seat = 0) => ({ seat, text, parts: [], chance });
const UNSAID = /page-|myrmes-|\{|\$|undefined|NaN/;

const TEXTS = [
  "event 7",
  "birth larva 1 worker 2 atelier 1",
  "birth none",
  "born soldier 1 worker 1",
  "room 0",
  "room 1",
  "room 2 earth",
  "room 2 stone",
  "room 3",
  "exit 2,11",
  "exchange",
  "step 2,12",
  "step B",
  "place P3L 2,10 3,10 4,10",
  "place aphid_farm 2,10 3,10 2,11",
  "clean",
  "stand 7,7",
  "stop",
  "harvest A earth",
  "extra A food",
  "tunnel 3,12",
  "level",
  "nurse",
  "objective prey2",
  "done",
  "pay earth 1 stone 1",
  "pay C",
  "pay C F",
  "keep food 2 earth 1 stone 1",
  "winter 0",
  "winter 2",
];
const ASKED: Decision[] = [
  "event",
  "birth",
  "born",
  "worker",
  "garden",
  "stand",
  "harvest",
  "scavenging",
  "extra-harvest",
  "atelier",
  "pay-mix",
  "pay-special",
  "pay-pheromones",
  "storage",
  "winter",
];
const OBJECTIVES =
  "food3 food5 mix2 mix6 stone3 stone5 prey2 prey3 prey4 larvae5 larvae9 soldiers2 special2 special3 level2 level3 " +
  "pheromones4 pheromones7 nurses6 nurses8";

describe.each(languages)("in %s", (language) => {
  beforeAll(() => words.speak(language));

  it("every decision has words of its own", () => {
    const said = TEXTS.map((text) => say(told(text), []));
    for (const each of said) expect(each).not.toMatch(UNSAID);
    expect(new Set(said).size).toBe(TEXTS.length);
    expect(said).not.toContain(TEXTS[0]);
  });

  it("everything that can be asked has words of its own", () => {
    const under = { paying: "pheromones4", harvested: "A", extra: 2, worker: { hex: "2,11", points: 3 } };
    const asked = ASKED.map((decision) => ask(viewOf({ asked: decision, ...under }), []));
    for (const each of asked) expect(each).not.toMatch(UNSAID);
    expect(new Set(asked).size).toBe(ASKED.length);
  });

  it("what is chosen already changes the question", () => {
    const room = viewOf({ asked: "worker" });
    expect(ask(room, ["room 2"])).not.toBe(ask(room, []));
    const atelier = viewOf({ asked: "atelier" });
    expect(ask(atelier, ["tunnel"])).not.toBe(ask(atelier, []));
    const garden = viewOf({ asked: "garden", worker: { hex: "2,11", points: 0 } });
    expect(ask(garden, ["P2"])).not.toBe(ask(garden, []));
    const extra = viewOf({ asked: "extra-harvest", extra: 1 });
    expect(ask(extra, ["A"])).toContain("A");
  });

  it("nobody is asked when the game is over", () => {
    expect(ask(viewOf({ asked: null, over: "third-winter", phase: null }), [])).toBe("");
  });

  it("all objectives have a title and say what they ask", () => {
    const titles = OBJECTIVES.split(" ").map(objectiveTitle);
    for (const title of titles) expect(title).not.toMatch(UNSAID);
    expect(new Set(titles).size).toBe(20);
    for (const name of OBJECTIVES.split(" ")) {
      const { about, number } = readObjective(name);
      const view = viewOf();
      const objective = { name, level: 1, points: 6, about, need: number, pay: 1, done: [1], fresh: [] };
      const said = objectiveWords(view.board, objective);
      expect(said).not.toMatch(UNSAID);
      expect(said).toContain(called(view, 1));
    }
  });

  it("events, phases, tiles and colonies have words", () => {
    const phases: Phase[] = ["event", "births", "workers", "harvest", "atelier", "storage", "winter"];
    const all = [
      ...EVENTS.map((event) => t("page-myrmes-event-help", { event })),
      ...phases.map((phase) => t("page-myrmes-phase-help", { phase })),
      ...phases.map((phase) => t("page-myrmes-phase", { phase })),
      ...TILE_KINDS.map(kindWords),
    ];
    for (const each of all) expect(each).not.toMatch(UNSAID);
    expect(new Set(all).size).toBe(all.length);
    expect(hasWords(colonyOf({ eff: 1, store: { food: 2, earth: 0, stone: 1 } }))).not.toMatch(UNSAID);
  });

  it("only what is drawn nowhere has a button", () => {
    const view = viewOf({ asked: "garden" });
    for (const part of ["exchange", "clean", "stop", "done"]) expect(button(view, part)).not.toMatch(UNSAID);
    for (const part of ["room 0", "2,11", "A", "P3L", "prey2", "worker_plus_1", "larva 1", "food", "2", "level"])
      expect(button(view, part)).toBeNull();
    expect(button(viewOf({ asked: "extra-harvest" }), "stop")).not.toBe(button(view, "stop"));
  });

  it("points are told", () => {
    for (const score of [1, 2, 5, 22, -3]) {
      const said = standing(viewOf({ seats: [colonyOf({ score })] }), 0);
      expect(said).toContain(String(score).replace("-", ""));
      expect(said).not.toMatch(UNSAID);
    }
  });
});

describe("the catalogs", () => {
  const own = (catalog: string[]) =>
    new Set(catalog.flatMap((text) => [...text.matchAll(/^(page-myrmes-[\w-]+) =/gm)].map((found) => found[1])));

  it("have the same messages of this game", () => {
    expect(own(pl)).toEqual(own(en));
    expect(own(uk)).toEqual(own(en));
  });
});

describe("numbers are inflected", () => {
  it.each([
    ["pl", 1, "1 larwa"],
    ["pl", 3, "3 larwy"],
    ["pl", 5, "5 larw"],
    ["uk", 1, "1 личинка"],
    ["uk", 3, "3 личинки"],
    ["uk", 5, "5 личинок"],
    ["en", 1, "1 larva"],
    ["en", 2, "2 larvae"],
  ] as [Language, number, string][])("in %s: %i", async (language, count, said) => {
    await words.speak(language);
    expect(t("page-myrmes-count", { thing: "larvae", count })).toBe(said);
  });
});

describe("what a word means depends on what was before", () => {
  beforeAll(() => words.speak("en"));

  it("somebody stops walking, or harvesting", () => {
    expect(say(told("stop"), [told("exit 2,11"), told("step 2,12"), told("exchange")])).toBe("ends the walk");
    expect(say(told("stop"), [told("exit 2,11"), told("place P2 2,12 2,13")])).toBe("harvests no more");
    expect(say(told("stop"), [told("extra A food"), told("exit 8,11", "", 1)])).toBe("harvests no more");
  });

  it("tiles pay for the objective that was named", () => {
    expect(say(told("pay A"), [told("objective pheromones4")])).toBe("empties pheromone A");
    expect(say(told("pay A"), [told("objective special2")])).toBe("takes the cube off tile A");
  });

  it("the dice of a new year are told", () => {
    expect(say(told("winter 0", "dice 5 3 1"), [])).toMatch(/dice.*5, 3, 1/);
  });
});

describe("readSaid", () => {
  it("reads what each text says", () => {
    expect(readSaid("birth larva 1 worker 2")).toEqual({ does: "birth", numbers: { larva: 1, worker: 2 } });
    expect(readSaid("place P3L 2,10 3,10 4,10")).toEqual({
      does: "place",
      kind: "P3L",
      hexes: ["2,10", "3,10", "4,10"],
    });
    expect(readSaid("pay C F")).toEqual({ does: "pay-tiles", tiles: ["C", "F"] });
    expect(readSaid("event 5")).toEqual({ does: "event", event: "soldier_plus_1" });
  });

  it("reads nothing else", () => {
    const texts = ["", "event 9", "stop now", "step nowhere", "place P7 2,2", "winter"];
    for (const text of texts) expect(readSaid(text)).toBeNull();
  });
});

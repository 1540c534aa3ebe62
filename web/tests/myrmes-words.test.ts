import { beforeAll, describe, expect, it } from "vitest";
import { EVENTS, TILE_KINDS, type Decision, type Objective, type Phase } from "$games/myrmes/board";
import {
  ask,
  button,
  called,
  hasWords,
  kindWords,
  objectiveTitle,
  objectiveWords,
  standing,
} from "$games/myrmes/words";
import { LANGUAGES, phrase, t, words, type Language } from "$lib/i18n.svelte";
import type { Phrase } from "$lib/wire";
import en from "../src/lib/catalog/en";
import pl from "../src/lib/catalog/pl";
import uk from "../src/lib/catalog/uk";
import { colonyOf, viewOf } from "./myrmes-view";

const languages = Object.keys(LANGUAGES) as Language[];
const UNSAID = /page-|myrmes-|\{|\$|undefined|NaN/;

const say = (what: string, params: Phrase["params"] = {}): Phrase => ({ code: `myrmes-say-${what}`, params });
const counted = (thing: string, count: number): Phrase => ({ code: "myrmes-count", params: { thing, count } });
const PHRASES = [
  say("event", { event: { code: "myrmes-event-worker_plus_1", params: {} } }),
  say("birth", { nurses: [say("nurses", { track: "larva", count: 1 }), say("nurses", { track: "worker", count: 2 })] }),
  say("birth-none"),
  say("born", { ants: [counted("soldiers", 1), counted("workers", 1)] }),
  ...[0, 1, 3].map((room) => say("room", { room, cube: "" })),
  ...["earth", "stone"].map((cube) => say("room", { room: 2, cube })),
  say("exit", { hex: "2,11" }),
  say("step", { space: "2,12", prey: "" }),
  say("enter", { space: "B", hexes: "2,13 2,14" }),
  say("place", { kind: { code: "myrmes-kind", params: { kind: "P3L" } }, hexes: "2,10 3,10 4,10" }),
  say("build", { kind: "aphid_farm", hexes: "2,10 3,10 2,11" }),
  say("clean", { hexes: "2,13 2,14" }),
  say("stand", { hex: "7,7" }),
  say("harvest", { tile: "A", cube: "earth" }),
  say("extra", { tile: "A", cube: "food" }),
  say("tunnel", { hex: "3,12" }),
  ...["exchange", "stop", "stop-harvest", "level", "nurse", "done"].map((what) => say(what)),
  say("objective", { title: { code: "myrmes-objective-title", params: { about: "prey", number: 2 } } }),
  say("pay", { cubes: [counted("earth", 1), counted("stone", 1)] }),
  say("pay-special", { tiles: ["C"], count: 1 }),
  say("pay-special", { tiles: ["C", "F"], count: 2 }),
  say("pay-pheromones", { tiles: "C" }),
  say("keep", { cubes: [{ code: "myrmes-nothing", params: {} }] }),
  say("winter", { times: 0 }),
  say("winter", { times: 2 }),
  say("dice", { dice: [5, 3, 1] }),
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
    const said = PHRASES.map(phrase);
    for (const each of said) expect(each).not.toMatch(UNSAID);
    expect(new Set(said).size).toBe(PHRASES.length);
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
    const objectives = OBJECTIVES.split(" ").map((name): Objective => {
      const [, about, need] = /^([a-z]+)(\d+)$/.exec(name)!;
      return { name, level: 1, points: 6, about: about!, need: Number(need), pay: 1 };
    });
    const titles = objectives.map(objectiveTitle);
    for (const title of titles) expect(title).not.toMatch(UNSAID);
    expect(new Set(titles).size).toBe(20);
    for (const objective of objectives) {
      const view = viewOf({ done: { [objective.name]: [1] } });
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
    new Set(catalog.flatMap((text) => [...text.matchAll(/^((?:page-)?myrmes-[\w-]+) =/gm)].map((found) => found[1])));

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
    expect(t("myrmes-count", { thing: "larvae", count })).toBe(said);
  });
});

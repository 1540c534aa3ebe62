import { beforeAll, describe, expect, it } from "vitest";
import type { Decision } from "$games/ants/board";
import { CARDS } from "$games/ants/board";
import { ask, button, called, cardEffect, cardName, cardNameBroken, cellWords, standing, unused } from "$games/ants/words";
import { LANGUAGES, phrase, sentence, words, type Language } from "$lib/i18n.svelte";
import { boardOf, done, viewOf } from "./ants-view";
import { told } from "./told";

const languages = Object.keys(LANGUAGES) as Language[];

beforeAll(() => words.speak("en"));

describe("English", () => {
  it("says what was done by the catalog", () => {
    const card = { code: "ants-card", params: { card: "forced_march" } };
    const step = done("step", { kind: "W", from: "AB2", to: "AB3" });
    expect(phrase(done("by-card", { card, which: "forced_march", done: step }))).toBe(
      "Forced March: worker from AB2 to AB3",
    );
    const end = told(0, "end", { phrase: done("end"), brought: done("draws-hidden", { who: "next", count: 2 }) });
    expect(sentence(end)).toBe("ends the turn; the next player draws 2 cards");
    const sugar = done("card", { card: { en: "Sugar", pl: "Cukier", uk: "Цукор" }, which: "honeydew" });
    expect(phrase(sugar)).toBe("plays Sugar");
  });

  it("asks for what is missing", () => {
    expect(ask(viewOf(), [])).toBe("Hire or move ants, play cards");
    expect(ask(viewOf(), ["W"])).toBe("Where do you hire the worker?");
    expect(ask(viewOf(), ["AB1"])).toBe("Which ant on AB1?");
    expect(ask(viewOf(), ["AX2", "S"])).toBe("Where does the soldier on AX2 go?");
    expect(ask(viewOf(), ["ambush", "AX2", "S"])).toBe("Which enemy does the soldier on AX2 ambush?");
    expect(ask(viewOf(), ["honeydew"])).toBe("Play Honeydew?");
    expect(ask(viewOf({ asked: "fury" }, [["pass"]]), [])).toBe("Battle: you have no Ant Fury, so pass");
  });

  it("has buttons for what is no thing", () => {
    expect(button(viewOf(), "build")).toBe("Build (5)");
    expect(button(viewOf(), "push W")).toBe("Push the worker");
    for (const part of ["AB1", "W", "fury", "tunnel"]) expect(button(viewOf(), part)).toBeNull();
  });

  it("asks once whether much may stay unused", () => {
    const open = [["W", "AB1"], ["AB1", "AB2"], ["AX2", "XA"], ["end"]];
    expect(unused(viewOf({}, open), "end")).toBe("You have not hired or moved in this turn.");
    expect(unused(viewOf({ kind: "move" }, open.slice(1)), "end")).toBe("Ants on 2 cells can still move.");
    expect(unused(viewOf({ kind: "move" }, open.slice(2)), "end")).toBeNull();
    expect(unused(viewOf({ kind: "hire" }, [["W", "AB1"], ["end"]]), "end")).toBe("You still have 4 chips.");
    expect(unused(viewOf({}, [["end"]]), "end")).toBeNull();
    expect(unused(viewOf({}, open), "build")).toBeNull();
  });

  it("says how a player stands", () => {
    expect(called(viewOf(), 1)).toBe("anthill B");
    expect(standing(viewOf(), 0)).toBe("level 0 of 3");
    const allied = boardOf({ scenario: "pyramids_allied" });
    allied.seats[0]!.team = allied.seats[1]!.team;
    expect(standing({ ...viewOf(), board: allied }, 0)).toBe("taken 0 · standing 0 · ally B");
  });

  it("may break long names", () => {
    expect(cardNameBroken("reinforcements")).toBe("Reinforce\u00adments");
    expect(cardNameBroken("fury")).toBe("Ant Fury");
  });
});

describe.each(languages)("in %s", (language) => {
  beforeAll(() => words.speak(language));

  const whole = (said: string) => {
    expect(said).not.toBe("");
    expect(said).not.toMatch(/page-ants|ants-card|undefined|\{|\}/);
  };

  it("asks for every decision, has all buttons and all cards", () => {
    const asked: Decision[] = ["exchange", "action", "contact", "sentries", "fury", "march", "push"];
    for (const each of asked) whole(ask(viewOf({ asked: each, arrived: "AB3" }, [["pass"], ["W"]]), []));
    const chosen = [["fury"], ["tunnel"], ["emergency"], ["emergency", "fury"], ["W", "AB1"], ["column", "AB1"]];
    for (const parts of [...chosen, ...CARDS.map((card) => [card])]) whole(ask(viewOf(), parts));
    const parts = ["keep", "end", "build", "stay", "push S", "emergency", "decline", "pass", "stop", "play"];
    for (const part of parts) whole(button(viewOf(), part)!);
    for (const card of CARDS) for (const said of [cardName(card), cardEffect(card)]) whole(said);
    for (const cell of Object.keys(boardOf().cells)) whole(cellWords(boardOf(), cell));
  });
});

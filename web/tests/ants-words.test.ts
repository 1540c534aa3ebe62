import { beforeAll, describe, expect, it } from "vitest";
import type { Decision } from "$games/ants/board";
import { CARDS } from "$games/ants/board";
import { ask, button, called, cardEffect, cardName, cardNameBroken, cellWords, say, standing } from "$games/ants/words";
import { LANGUAGES, words, type Language } from "$lib/i18n.svelte";
import { boardOf, viewOf } from "./ants-view";

const languages = Object.keys(LANGUAGES) as Language[];
const told = (text: string, chance = "") => ({ seat: 0, text, parts: [], chance });

beforeAll(() => words.speak("en"));

describe("English", () => {
  it.each([
    ["hire W AB1", "", "hires a worker on AB1"],
    ["hire S AB1 push", "", "hires a soldier on AB1 and pushes an ant forward"],
    ["step S AX2-XA", "", "soldier from AX2 to XA"],
    ["card forced_march W AB2-AB3", "", "Forced March: worker from AB2 to AB3"],
    ["card ambush S AB2 W AB4", "", "Ambush: the soldier on AB2 removes the worker on AB4"],
    ["card obstacle AB3", "", "plays Obstacle on AB3"],
    ["end", "draws ? ?", "ends the turn; the next player draws 2 cards"],
    ["exchange fury", "draws ambush", "exchanges Ant Fury; draws Ambush"],
    ["fury S+1", "", "plays Ant Fury on a soldier"],
    ["something else", "", "something else"],
  ])("says %s", (text, chance, said) => expect(say(told(text, chance), [])).toBe(said));

  it("asks for what is missing", () => {
    expect(ask(viewOf(), [])).toBe("Hire or move ants, play cards");
    expect(ask(viewOf(), ["W"])).toBe("Where do you hire the worker?");
    expect(ask(viewOf(), ["AB1"])).toBe("Which ant on AB1?");
    expect(ask(viewOf(), ["AX2", "S"])).toBe("Where does the soldier on AX2 go?");
    expect(ask(viewOf(), ["ambush", "AX2", "S"])).toBe("Whom does the soldier on AX2 ambush?");
    expect(ask(viewOf(), ["honeydew"])).toBe("Play Honeydew?");
    expect(ask(viewOf({ asked: "fury" }, [["pass"]]), [])).toBe("Battle: you have no Ant Fury, so pass");
  });

  it("has buttons for what is no thing", () => {
    expect(button(viewOf(), "build")).toBe("Build (5)");
    expect(button(viewOf(), "push W")).toBe("Push the worker");
    for (const part of ["AB1", "W", "fury", "tunnel"]) expect(button(viewOf(), part)).toBeNull();
  });

  it("says how somebody stands", () => {
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

  it("says everything that can be done", () => {
    const texts = [
      "keep",
      "exchange fury",
      "end",
      "build",
      "hire W AB1",
      "hire S AB1 push W",
      "step W AB1-AB2",
      "tunnel AB2",
      "emergency fury ambush",
      "card ambush W AB1 S AB3",
      "card forced_march S AB1-AB2",
      "card column AB1-AB2",
      "card reinforcements S AB1",
      "card honeydew",
      "card cave_in AB3",
      "contact AB1 AB2",
      "sentries W",
      "decline",
      "fury W+1",
      "pass",
      "march AB3",
      "stop",
    ];
    for (const text of texts) {
      const said = say(told(text), []);
      whole(said);
      expect(said).not.toBe(text);
    }
  });

  it("asks for every decision, has all buttons and all cards", () => {
    const asked: Decision[] = ["exchange", "action", "contact", "sentries", "fury", "march"];
    for (const each of asked) whole(ask(viewOf({ asked: each, arrived: "AB3" }, [["pass"], ["W"]]), []));
    const chosen = [["fury"], ["tunnel"], ["emergency"], ["emergency", "fury"], ["W", "AB1"], ["column", "AB1"]];
    for (const parts of [...chosen, ...CARDS.map((card) => [card])]) whole(ask(viewOf(), parts));
    const parts = ["keep", "end", "build", "stay", "push S", "emergency", "decline", "pass", "stop", "play"];
    for (const part of parts) whole(button(viewOf(), part)!);
    for (const card of CARDS) for (const said of [cardName(card), cardEffect(card)]) whole(said);
    for (const cell of Object.keys(boardOf().cells)) whole(cellWords(boardOf(), cell));
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { phrase, t, words, type Language } from "$lib/i18n.svelte";
import type { Phrase } from "$lib/wire";
import { Hive, KINDS, type Letter } from "$games/hive/pieces";
import { ask, button, emptyName, pieceName, stackName, standing } from "$games/hive/words";
import { marked, throwersSaid, whereIs } from "$games/hive/words";
import { viewOf } from "./hive-view";

const kind = (name: string, form: string): Phrase => ({ code: `hive-${name}`, params: { form } });
const piece = (name: string, number: number, form = "plain"): Phrase => ({
  code: "hive-piece",
  params: { kind: kind(name, form), number },
});
const where = (side: string, piece: Phrase): Phrase => ({ code: "hive-where", params: { side, piece } });
const say = (how: string, params: Phrase["params"]): Phrase => ({ code: `hive-say-${how}`, params });

/** Moves as the server tells them. */
const MOVES: Record<string, Phrase> = {
  wS1: say("first", { piece: piece("spider", 1) }),
  "wA2 -bQ": say("place", { piece: piece("ant", 2), where: where("left", kind("queen", "of-black")) }),
  "wA1 bQ/": say("move", { piece: piece("ant", 1), where: where("upper-right", kind("queen", "of-black")) }),
  "bB2 wS1": say("climb", { piece: piece("beetle", 2), onto: piece("spider", 1, "object-white") }),
  "bQ wS1\\": say("throw", {
    piece: kind("queen", "object-black"),
    where: where("lower-right", piece("spider", 1, "of-white")),
  }),
  pass: say("pass", {}),
};

const SAID: Record<Language, Record<string, string>> = {
  en: {
    wS1: "spider 1 opens the game",
    "wA2 -bQ": "ant 2 comes into play to the left of the black queen",
    "wA1 bQ/": "ant 1 goes to the upper right of the black queen",
    "bB2 wS1": "beetle 2 climbs onto white spider 1",
    "bQ wS1\\": "throws the black queen to the lower right of white spider 1",
    pass: "pass",
  },
  pl: {
    wS1: "pająk 1 rozpoczyna grę",
    "wA2 -bQ": "mrówka 2 wchodzi do gry na lewo od czarnej królowej",
    "wA1 bQ/": "mrówka 1 przechodzi na pole powyżej, na prawo od czarnej królowej",
    "bB2 wS1": "żuk 2 wspina się na białego pająka 1",
    "bQ wS1\\": "przerzuca czarną królową na pole poniżej, na prawo od białego pająka 1",
    pass: "pas",
  },
  uk: {
    wS1: "павук 1 починає гру",
    "wA2 -bQ": "мураха 2 входить у гру ліворуч від чорної королеви",
    "wA1 bQ/": "мураха 1 переходить на поле вище праворуч від чорної королеви",
    "bB2 wS1": "жук 2 видряпується на білого павука 1",
    "bQ wS1\\": "перекидає чорну королеву на поле нижче праворуч від білого павука 1",
    pass: "пас",
  },
};

describe.each(["en", "pl", "uk"] as const)("words in %s", (language) => {
  beforeEach(() => words.speak(language));

  it("say what was done", () => {
    for (const [text, expected] of Object.entries(SAID[language])) expect(phrase(MOVES[text]!)).toBe(expected);
  });

  it("have every form of every kind", () => {
    for (const kind of Object.keys(KINDS) as Letter[])
      for (const colour of "wb")
        for (const form of ["plain", "named", "of", "object"] as const) {
          const name = pieceName(`${colour}${kind}`, form);
          expect(name).not.toContain("hive-");
          if (form === "plain") expect(name).toBe(t(`hive-kind-${KINDS[kind]}`));
          else expect(name).not.toBe(pieceName(`${colour}${kind}`, "plain"));
        }
  });

  it("leave no message without words", () => {
    const view = viewOf("Black[5] wQ@0,0 bB1@0,0 bQ@1,0");
    const hive = new Hive(view.board.stacks);
    const [from, to] = [{ q: 0, r: 0 }, { q: 0, r: 1 }];
    const last = { piece: "bA1", from, to, throwers: ["wP", "wM"] };
    const names = ["choosable", "chosen", "hinted", "prepared", "moved", "resting", "thrower"];
    const marks = Object.fromEntries(names.map((mark) => [mark, true]));
    const said = [
      emptyName(hive, { q: 2, r: 0 }, false),
      emptyName(new Hive([]), { q: 0, r: 0 }, false),
      stackName(["wQ", "bB1"]),
      throwersSaid(last),
      marked("x", marks),
      standing(view, 0),
      button("pass")!,
      ask(view, ["wA1"]),
      ask({ ...view, legal: [{ text: "pass", parts: ["pass"] }] }, []),
      ask({ ...view, legal: [{ text: "", parts: ["wA1", "0,0"] }] }, []),
      t("page-hive-reserve", { player: "white" }),
      t("page-hive-in-hand", { piece: "x", count: 2 }),
      t("page-hive-no-hand", { piece: "x" }),
      ...[0, 1, 2, 3, 4, 5].map((direction) => whereIs("bQ", direction)),
    ];
    for (const each of said) expect(each).not.toMatch(/page-|hive-|\{|undefined/);
    expect(new Set(said.slice(-6)).size).toBe(6);
  });
});

describe("words", () => {
  beforeEach(() => words.speak("en"));

  it("turn with the table", () => {
    const hive = new Hive(viewOf("Black[2] wQ@0,0").board.stacks);
    expect(emptyName(hive, { q: 1, r: 0 }, false)).toBe("empty place to the right of the white queen");
    expect(emptyName(hive, { q: 1, r: 0 }, true)).toBe("empty place to the left of the white queen");
  });

  it("ask for what can be chosen", () => {
    const view = viewOf("White[4] wA1@0,0 bQ@1,0");
    view.board.hands = [["wQ", "wS1"], []];
    const legal = (...parts: string[]) => {
      return { ...view, legal: parts.map((part) => ({ text: part, parts: [part, "0,1"] })) };
    };
    expect(ask(legal("wQ"), [])).toBe("Your queen has to come into play now");
    expect(ask(legal("wQ", "wS1"), [])).toBe("Choose a piece in your reserve");
    expect(ask(legal("wQ", "wA1"), [])).toBe("Choose a piece on the board or in your reserve");
    expect(ask(legal("wA1"), [])).toBe("Choose a piece on the board");
    expect(ask(legal("wA1"), ["wA1"])).toBe("Choose a place for white ant 1");
  });

  it("have a button for the pass alone", () => {
    expect(button("pass")).toBe("Pass");
    expect(button("wA1")).toBeNull();
  });
});

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "$lib/api";
import { me } from "$lib/guest.svelte";
import { words } from "$lib/i18n.svelte";
import type { GameInfo, GameOption, ImportAnswer, Options, OptionValue, Wish } from "$lib/wire";
import { ago } from "../src/home/ago";
import { clockRule, presetOf, USUAL_CLOCK } from "../src/home/clock";
import { keepLevel, keptLevel, levelCalled, levelName } from "../src/home/levels";
import {
  brief,
  changed,
  defaults,
  extraLabel,
  extrasOf,
  choicesOf,
  described,
  isAsked,
  kindOf,
  offered,
  optionLabel,
  readOptions,
  stated,
  statedIn,
  valueLabel,
  wholeNumber,
  withExtra,
} from "../src/home/options";
import { gamesToTry, importAs, likelyGames, NotTaken } from "../src/home/records";
import { playersOf, resized, seatCount, seatName, seatsFor, shuffled, told, wayOf } from "../src/home/seats";
import { titleOf } from "../src/ui/title";

const game = (name: string, more: Partial<GameInfo>): GameInfo => ({
  name,
  title: name,
  seats: 2,
  seat_names: [],
  options: [],
  formats: [],
  levels: [1, 2, 3, 4, 5, 6, 7, 8],
  hidden: false,
  editable: true,
  at_once: [],
  losses: [],
  lessons: 0,
  ...more,
});

const choice = (name: string, ...choices: OptionValue[]): GameOption => ({
  ...{ name, choices, default: choices[0]!, usual: choices[0]!, when: {}, suggestions: [], possible: [], expert: false },
});

/** An option without choices, as the server describes it. */
const free = (name: string, usual: OptionValue, more: Partial<GameOption> = {}): GameOption => ({
  ...choice(name),
  default: usual,
  ...more,
});

const suggest = (...values: OptionValue[]) => ({ suggestions: values.map((value) => ({ value, when: {} })) });

const HIVE = game("hive", {
  seat_names: ["white", "black"],
  options: [
    choice("type", "Base", "Base+M", "Base+L", "Base+P", "Base+ML", "Base+MP", "Base+LP", "Base+MLP"),
    choice("opening", "rulebook", "tournament"),
  ],
});

const TERMITES = game("termites", {
  seats: 4,
  seat_names: ["1", "2", "3", "4"],
  options: [
    choice("players", 2, 3, 4),
    free("setup", "standard", {
      when: { map: ["setup"] },
      suggestions: [
        { value: "standard", when: {} },
        { value: "p3_adv", when: { players: [3] } },
        { value: "p4_adv", when: { players: [4] } },
      ],
    }),
    free("map", "setup", suggest("setup", "random", "build")),
    free("tiles", 18, { when: { map: ["build"] } }),
    choice("flyer_push_into_vegetation_kills", false, true),
  ],
});

const ANTS = game("ants", {
  seats: 4,
  seat_names: ["1", "2", "3", "4"],
  options: [
    choice("players", 2, 3, 4),
    {
      ...choice("scenario", "classic", "classic_allied", "pyramids", "pyramids_allied"),
      possible: ["classic_allied", "pyramids_allied"].map((value) => ({ value, when: { players: [4] } })),
    },
    free("anthills", "neighbouring", { when: { players: [2] }, ...suggest("neighbouring", "diagonal") }),
    free("teams", "neighbouring", suggest("neighbouring", "diagonal")),
    free("bank_limit", 0, { expert: true }),
    { ...choice("hire_push", "chain", "single", "column"), expert: true },
    free("data", "standard", { expert: true, ...suggest("standard") }),
  ],
});

beforeAll(() => words.speak("en"));
beforeEach(async () => {
  localStorage.clear();
  await words.speak("en");
});

const option = (info: GameInfo, name: string) => info.options.find((each) => each.name === name)!;

describe("options", () => {
  test("every choice of a game has words of its own, in every language", async () => {
    for (const language of ["en", "pl", "uk"] as const) {
      await words.speak(language);
      for (const { name, choices } of HIVE.options) {
        expect(optionLabel("hive", name)).not.toBe(name);
        for (const choice of choices) expect(valueLabel("hive", name, choice)).not.toBe(String(choice));
      }
      for (const { name } of TERMITES.options) expect(optionLabel("termites", name)).not.toBe(name);
      for (const { name, suggestions } of TERMITES.options) {
        for (const { value } of suggestions) expect(valueLabel("termites", name, value)).not.toBe(String(value));
      }
      for (const { name, choices, suggestions } of ANTS.options) {
        expect(optionLabel("ants", name)).not.toBe(name);
        for (const value of [...choices.filter((each) => typeof each === "string"), ...suggestions.map((each) => each.value)])
          expect(valueLabel("ants", name, value)).not.toBe(String(value));
      }
    }
  });

  test("signs that a message's id can't have are spelled as dashes", () => {
    expect(valueLabel("hive", "type", "Base+MLP")).toBe("Basic set with mosquito, ladybug and pillbug");
  });

  test("the page's own words count more than those for the command line", () => {
    expect(optionLabel("termites", "map")).toBe("Map");
  });

  test("a value that nobody has words for is shown as it is", () => {
    expect(valueLabel("termites", "map", "neutral:F6")).toBe("neutral:F6");
    expect(valueLabel("termites", "players", 3)).toBe("3");
    expect(optionLabel("ants", "walking_speed")).toBe("Walking speed");
  });

  test("how an option is asked for follows from what it can be", () => {
    expect(kindOf(option(HIVE, "type"))).toBe("extras");
    expect(kindOf(option(HIVE, "opening"))).toBe("choice");
    expect(kindOf(option(TERMITES, "flyer_push_into_vegetation_kills"))).toBe("switch");
    expect(kindOf(option(TERMITES, "tiles"))).toBe("number");
    expect(kindOf(option(TERMITES, "map"))).toBe("suggested");
    expect(ANTS.options.map(kindOf)).toEqual([
      ...["choice", "choice", "suggested", "suggested", "number", "choice", "suggested"],
    ]);
    expect(kindOf(free("song", ""))).toBe("text");
  });

  test("letters are added to a basic value and taken away, in whatever order the choices spell them", () => {
    const type = option(HIVE, "type");
    expect(extrasOf(type)).toEqual({ basic: "Base", letters: ["M", "L", "P"] });
    expect(withExtra(type, "Base+P", "M", true)).toBe("Base+MP");
    expect(withExtra(type, "Base+MLP", "L", false)).toBe("Base+MP");
    expect(withExtra(type, "Base+M", "M", false)).toBe("Base");
    expect(extraLabel("hive", "type", "M")).toBe("Mosquito");
    expect(extrasOf({ ...type, choices: type.choices.slice(0, -1) })).toBeNull();
    expect(extrasOf(option(HIVE, "opening"))).toBeNull();
    expect(extrasOf(option(TERMITES, "players"))).toBeNull();
  });

  const asked = (info: GameInfo, more: Options) => {
    const options = { ...defaults(info), ...more };
    return info.options.filter((each) => isAsked(each, options)).map(({ name }) => name);
  };

  test("an option without an effect is not asked", () => {
    expect(asked(TERMITES, { players: 3 })).toEqual(["players", "setup", "map", "flyer_push_into_vegetation_kills"]);
    expect(asked(TERMITES, { map: "build" })).toEqual(["players", "map", "tiles", "flyer_push_into_vegetation_kills"]);
    expect(asked(ANTS, { players: 4 })).not.toContain("anthills");
  });

  test("suggestions fit the options around; one alone is no choice, unless others never had more", () => {
    const setup = option(TERMITES, "setup");
    expect(offered(setup, { players: 2 })).toEqual(["standard"]);
    expect(offered(setup, { players: 4 })).toEqual(["standard", "p4_adv"]);
    expect(asked(TERMITES, { players: 2 })).not.toContain("setup");
    expect(asked(TERMITES, { players: 2, setup: "my-own" })).toContain("setup");
    expect(asked(ANTS, {})).toContain("data");
  });

  test("a suggestion that fits no more goes back to the default, a value of one's own stays", () => {
    const options = { ...defaults(TERMITES), players: 4, setup: "p4_adv" };
    expect(changed(TERMITES, options, "players", 3)).toMatchObject({ players: 3, setup: "standard" });
    expect(changed(TERMITES, options, "map", "random")).toMatchObject({ map: "random", setup: "p4_adv" });
    expect(changed(TERMITES, { ...options, setup: "my-own" }, "players", 3).setup).toBe("my-own");
  });

  test("two against two is offered to four players only", () => {
    const [scenario, four] = [option(ANTS, "scenario"), { ...defaults(ANTS), players: 4, scenario: "classic_allied" }];
    expect(choicesOf(scenario, defaults(ANTS))).toEqual(["classic", "pyramids"]);
    expect(choicesOf(scenario, four)).toEqual(scenario.choices);
    expect(changed(ANTS, four, "players", 2)).toMatchObject({ players: 2, scenario: "classic" });
  });

  test("options are described where they have an effect", () => {
    const told = (info: GameInfo, more: Options) =>
      described(info, { ...defaults(info), ...more }).map(({ label, words }) => `${label}: ${words}`);
    expect(told(HIVE, { type: "Base+M" })).toEqual([
      expect.stringContaining("Basic set with mosquito"),
      expect.stringContaining("Rulebook"),
    ]);
    expect(told(ANTS, { players: 3 }).join()).not.toContain("neighbouring");
    expect(told(ANTS, { bank_limit: 90 }).join()).toContain("90");
    expect(told(ANTS, {})).toHaveLength(3);
  });

  test("a table is made with what is not usual only", () => {
    const options = { ...defaults(TERMITES), map: "random", players: 3 };
    expect(stated(TERMITES, options)).toEqual({ players: 3, map: "random" });
    expect(stated(HIVE, defaults(HIVE))).toEqual({});
  });

  test("options in an address: only the game's own, only plain values", () => {
    expect(readOptions(TERMITES, '{"map":"neutral:F6","players":3,"__proto__":1,"tiles":[1],"evil":2}')).toEqual({
      map: "neutral:F6",
      players: 3,
    });
    expect(readOptions(TERMITES, "{broken")).toBeNull();
    expect(readOptions(TERMITES, "[1]")).toBeNull();
    expect(readOptions(TERMITES, "null")).toBeNull();
  });

  test("a position states its options, each of the kind that it is", () => {
    const text = "termites players=3 map=random tiles=18 flyer_push_into_vegetation_kills=True | whatever map=x";
    expect(statedIn(TERMITES, text)).toEqual({
      players: 3,
      map: "random",
      tiles: 18,
      flyer_push_into_vegetation_kills: true,
    });
    expect(statedIn(HIVE, "White[2] wS1@0,0")).toBeNull();
  });

  test("whole numbers as people type them", () => {
    expect(wholeNumber(" 18 ")).toBe(18);
    for (const text of ["", "-1", "1.5", "x", "1e3"]) expect(wholeNumber(text)).toBeNull();
  });

  test("what is special about a table is said in words, what is usual is not", () => {
    expect(brief(HIVE, "type=Base opening=rulebook")).toBe("");
    expect(brief(HIVE, "type=Base+MLP opening=tournament")).toBe(
      "Basic set with mosquito, ladybug and pillbug · Tournament: a player’s first piece can’t be the queen",
    );
    expect(brief(TERMITES, "players=3 map=random tiles=18 flyer_push_into_vegetation_kills=False")).toBe(
      "Map: Generated at random",
    );
    expect(brief(TERMITES, "map=neutral:F6;water:A4 flyer_push_into_vegetation_kills=True")).toBe(
      "Map · A flyer may be pushed onto vegetation, which kills it",
    );
  });
});

describe("seats", () => {
  test("as many as the option players says, or as the game has", () => {
    expect(seatCount(HIVE, {})).toBe(2);
    expect(seatCount(TERMITES, {})).toBe(2);
    expect(seatCount(TERMITES, { players: 4 })).toBe(4);
    expect(seatCount(TERMITES, { players: 9 })).toBe(4);
    expect(playersOf(HIVE)).toEqual([2, 2]);
    expect(playersOf(TERMITES)).toEqual([2, 4]);
  });

  test("each way fills all seats, and is recognised again", () => {
    for (const way of ["bot", "screen", "friends"] as const) {
      const wishes = seatsFor(way, 3, 5);
      expect(wishes).toHaveLength(3);
      expect(wishes[0]).toEqual({ kind: "me" });
      expect(wayOf(wishes)).toBe(way);
      expect(wayOf([...wishes].reverse())).toBe(way);
    }
    expect(seatsFor("bot", 2, 5)[1]).toEqual({ kind: "bot", level: 5 });
    expect(wayOf([{ kind: "me" }, { kind: "bot" }, { kind: "open" }])).toBeNull();
    expect(wayOf([{ kind: "bot" }, { kind: "bot" }])).toBeNull();
  });

  test("more players are like the others, fewer drop the last", () => {
    const two: Wish[] = [{ kind: "me" }, { kind: "bot", level: 4 }];
    expect(resized(two, 4, 1).slice(2)).toEqual([
      { kind: "bot", level: 4 },
      { kind: "bot", level: 4 },
    ]);
    expect(resized(seatsFor("screen", 4, 1), 2, 1)).toEqual([{ kind: "me" }, { kind: "me" }]);
    expect(resized([{ kind: "me" }, { kind: "me" }], 3, 1)[2]).toEqual({ kind: "me" });
  });

  test("only bots are told with a level", () => {
    expect(told([{ kind: "me", level: 3 }, { kind: "open" }, { kind: "bot", level: 3 }])).toEqual([
      { kind: "me" },
      { kind: "open" },
      { kind: "bot", level: 3 },
    ]);
  });

  test("drawing lots keeps everybody and can lead to every order", () => {
    const orders = new Set<string>();
    for (let number = 0; number < 200; number++) orders.add(shuffled([1, 2, 3]).join(""));
    expect(orders).toEqual(new Set(["123", "132", "213", "231", "312", "321"]));
  });

  test("seats have names", () => {
    expect(seatName(HIVE, 1)).toBe("Black");
    expect(seatName(TERMITES, 2)).toBe("Player 3");
    expect(seatName(game("ants", { seat_names: ["x1", "x2"] }), 1)).toBe("Player 2");
  });
});

describe("levels", () => {
  test("each has a name of its own, in every language", async () => {
    for (const language of ["en", "pl", "uk"] as const) {
      await words.speak(language);
      expect(new Set(HIVE.levels.map(levelName)).size).toBe(8);
    }
    await words.speak("en");
    expect(levelName(1)).toBe("Beginner");
    expect(levelCalled(8)).toBe("Level 8: Fearsome");
  });

  test("the last one is kept for each game", () => {
    expect(keptLevel("hive", HIVE.levels)).toBe(2);
    keepLevel("hive", 7);
    expect(keptLevel("hive", HIVE.levels)).toBe(7);
    expect(keptLevel("termites", TERMITES.levels)).toBe(2);
    expect(keptLevel("hive", [1, 2, 3])).toBe(2);
    expect(keptLevel("hive", [4, 5])).toBe(4);
  });
});

describe("clocks", () => {
  test("as the server takes them", () => {
    expect(clockRule(USUAL_CLOCK)).toEqual({ kind: "none" });
    expect(clockRule({ kind: "game", minutes: 1.5, increment: 2, days: 3 })).toEqual({
      kind: "game",
      seconds: 90,
      increment: 2,
    });
    expect(clockRule({ ...USUAL_CLOCK, kind: "days" })).toEqual({ kind: "days", days: 3 });
  });

  test("a usual time is recognised", () => {
    expect(presetOf(USUAL_CLOCK)).toBe(2);
    expect(presetOf({ ...USUAL_CLOCK, increment: 7 })).toBe(-1);
  });
});

describe("records", () => {
  const GAMES = [TERMITES, HIVE];
  const names = (games: GameInfo[]) => games.map((each) => each.name);
  const refused = (message: string) => new ApiError({ code: "x", params: {}, clause: "", message }, 400);

  test("the game is recognised by what a record says", () => {
    expect(names(likelyGames("Base+MLP;InProgress;White[3];wS1;bG1 -wS1", GAMES))[0]).toBe("hive");
    expect(names(likelyGames('[Event "?"]\n[GameType "Base+M"]\n\n1. wS1', GAMES))[0]).toBe("hive");
    expect(names(likelyGames("(;GM[27]VV[1]SU[hive-plm]", GAMES))[0]).toBe("hive");
    expect(names(likelyGames('[Game "termites"]', [HIVE, TERMITES]))[0]).toBe("termites");
    expect(names(likelyGames("nothing", GAMES))).toEqual(["termites", "hive"]);
  });

  test("a record that names its game, or whose game was chosen, is read as that one only", () => {
    expect(names(gamesToTry('[Game "hive"]', GAMES, ""))).toEqual(["hive"]);
    expect(names(gamesToTry('[Game "hive"]', GAMES, "termites"))).toEqual(["termites"]);
    expect(names(gamesToTry('[Game "chess"]', GAMES, ""))).toEqual(["termites", "hive"]);
  });

  test("games are tried until one can read it", async () => {
    const tried: string[] = [];
    const answer = await importAs("text", GAMES, async (name) => {
      tried.push(name);
      if (name === "termites") throw refused("refusal-unknown-record");
      return { id: "1" } as ImportAnswer;
    });
    expect(answer.id).toBe("1");
    expect(tried).toEqual(["termites", "hive"]);
  });

  test("if none can, the likeliest says why", async () => {
    const failing = importAs("text", [HIVE, TERMITES], async (name) => {
      throw refused(`refusal-of-${name}`);
    });
    await expect(failing).rejects.toBeInstanceOf(NotTaken);
    await expect(failing).rejects.toMatchObject({ game: HIVE, cause: { problem: { message: "refusal-of-hive" } } });
  });

  test("a server that is away is no reason to try another game", async () => {
    const tried: string[] = [];
    const failing = importAs("text", GAMES, async (name) => {
      tried.push(name);
      throw refused("page-away");
    });
    await expect(failing).rejects.toBeInstanceOf(ApiError);
    expect(tried).toEqual(["termites"]);
  });
});

test("how long ago something was, as people say it", async () => {
  expect(ago(20_000)).toBe("now");
  expect(ago(5 * 60_000)).toBe("5 min. ago");
  expect(ago(26 * 3_600_000)).toBe("yesterday");
  await words.speak("uk");
  expect(ago(3 * 86_400_000)).toBe("3 дн. тому");
});

test("the window is called after the page and its game", async () => {
  expect(titleOf({ page: "home" })).toBe("Hexapoda");
  expect(titleOf({ page: "rules", game: "hive", clause: "" })).toBe("Rules: Hive · Hexapoda");
  await words.speak("pl");
  expect(titleOf({ page: "new", game: "hive" })).toBe("Nowa partia: Rój · Hexapoda");
});

describe("who we are", () => {
  afterEach(() => vi.unstubAllGlobals());

  const answering = (...answers: [status: number, body: unknown][]) => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (address: string, { method }: RequestInit) => {
      asked.push(`${method} ${address}`);
      const [status, body] = answers.shift()!;
      return new Response(JSON.stringify(body), { status });
    });
    return asked;
  };
  const stranger = { error: { code: "wrong-secret", params: {}, clause: "", message: "error-wrong-secret" } };

  test("nobody asks nothing, and becomes a guest when it matters, once", async () => {
    const asked = answering([201, { id: "g1", name: "Guest" }]);
    await me.look();
    expect(asked).toEqual([]);
    await Promise.all([me.ensure(), me.ensure()]);
    expect(asked).toEqual(["POST /api/guests"]);
    expect(me.id).toBe("g1");
  });

  test("a browser that had a guest asks for it", async () => {
    localStorage.setItem("guest", "yes");
    const asked = answering([200, { id: "g2", name: "Maja" }]);
    await me.look();
    expect(asked).toEqual(["GET /api/guests/me"]);
    expect([me.id, me.name]).toEqual(["g2", "Maja"]);
  });

  test("a guest whom the server has forgotten becomes a new one", async () => {
    localStorage.setItem("guest", "yes");
    const asked = answering([401, stranger], [201, { id: "g3", name: "Guest" }]);
    me.id = "";
    await me.ensure();
    expect(asked).toEqual(["GET /api/guests/me", "POST /api/guests"]);
    expect(me.id).toBe("g3");
  });
});

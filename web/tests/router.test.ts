import { describe, expect, it } from "vitest";
import { read } from "$lib/router.svelte";

const route = (address: string) => read(new URL(address, "http://localhost"));

describe("addresses", () => {
  it.each([
    ["/", { page: "home" }],
    ["/new/hive", { page: "new", game: "hive" }],
    ["/tables/3f", { page: "table", id: "3f", token: "" }],
    ["/tables/3f?token=a%2Fb", { page: "table", id: "3f", token: "a/b" }],
    ["/tables/3f/replay", { page: "replay", id: "3f", token: "", number: null, tree: "" }],
    ["/tables/3f/replay?token=x#12", { page: "replay", id: "3f", token: "x", number: 12, tree: "" }],
    ["/tables/3f/replay#12~pack-ed_", { page: "replay", id: "3f", token: "", number: 12, tree: "pack-ed_" }],
    ["/tables/3f/replay#end", { page: "replay", id: "3f", token: "", number: null, tree: "" }],
    ["/study/termites", { page: "study", game: "termites" }],
    ["/open#i3ZPzE2NBQA", { page: "open" }],
    ["/rules", { page: "rules", game: "", clause: "" }],
    ["/rules/termites#T4.3", { page: "rules", game: "termites", clause: "T4.3" }],
    ["/workshop/termites", { page: "workshop", game: "termites" }],
    ["/learn", { page: "learn", game: "", lesson: "" }],
    ["/learn/hive/ant", { page: "learn", game: "hive", lesson: "ant" }],
    ["/puzzles", { page: "puzzles" }],
    ["/puzzles/hive/3f?theme=save", { page: "puzzle", game: "hive", puzzle: "3f", theme: "save" }],
  ])("%s", (address, expected) => {
    expect(route(address)).toEqual(expected);
  });

  it.each(["/tables", "/new", "/study", "/workshop", "/puzzles/hive", "/nothing/here"])("%s leads nowhere", (address) => {
    expect(route(address)).toEqual({ page: "missing" });
  });
});

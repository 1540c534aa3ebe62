import { describe, expect, it } from "vitest";
import ants from "$rules/pl/ants.md?rulebook";
import hive from "$rules/en/hive.md?rulebook";
import myrmes from "$rules/pl/myrmes.md?rulebook";
import termites from "$rules/uk/termites.md?rulebook";
import { address, bookOf } from "../rulebook";
import boards from "../src/rules/boards.json";
import { book, filtered, plainText, rulebooks, type Rulebook } from "../src/rules/book";

const clauses = (found: Rulebook) => found.chapters.flatMap((chapter) => chapter.clauses);
const drawings = (found: Rulebook) =>
  clauses(found).flatMap((clause) => clause.blocks.flatMap((block) => (block.kind === "drawing" ? [block] : [])));

describe("a rulebook", () => {
  it("has every clause as an anchor, without the number in its text", () => {
    const anchors = clauses(hive).map((clause) => clause.id);
    expect(anchors).toContain("H1.1");
    expect(anchors).toContain("H6.5");
    expect(new Set(anchors.filter(Boolean)).size).toBe(anchors.filter(Boolean).length);
    const first = clauses(hive).find((clause) => clause.id === "H1.1")!;
    expect(first.blocks[0]).toMatchObject({ kind: "html", html: expect.stringMatching(/^<p>Hive is a game for two/) });
  });

  it("is the same in every language but for its words", () => {
    expect(clauses(termites).map((clause) => clause.id)).toContain("T11.10");
    expect(drawings(termites).map((drawing) => drawing.number)).toEqual(boards.termites.map((_, number) => number));
    expect(drawings(hive)).toHaveLength(boards.hive.length);
    expect(drawings(ants)).toHaveLength(boards.ants.length);
    expect(drawings(myrmes)).toHaveLength(boards.myrmes.length);
  });

  it("links to clauses and to other pages by their addresses here", () => {
    const html = clauses(hive)
      .flatMap((clause) => clause.blocks)
      .map((block) => (block.kind === "html" ? block.html : ""))
      .join("");
    expect(html).toContain('<a href="/rules/hive#H3.3">H3.3</a>');
    expect(html).toContain('<a href="/rules/notice">NOTICE</a>');
    expect(html).not.toMatch(/href="[^"]*\.md/);
    expect(html).not.toContain("<!--");
    expect(html).not.toContain("../pl");
    expect(html).not.toContain("style=");
  });

  it("knows where links lead", () => {
    expect(address("#T4.1", "termites")).toBe("/rules/termites#T4.1");
    expect(address("../../termites-files.md", "termites")).toBe("/rules/termites-files");
    expect(address("../pl/hive.md#H1.1", "hive")).toBe("/rules/hive#H1.1");
    expect(address("https://toml.io", "termites")).toBe("https://toml.io");
  });

  it("keeps code and tables within bounds of their own", () => {
    const found = bookOf("# T\n\n## C\n\n| a | b |\n| --- | --- |\n| `<x>` | 2 |\n\n```sh\necho <a> & b\n```\n", "t");
    const html = clauses(found)[0]!.blocks.map((block) => (block.kind === "html" ? block.html : "")).join("");
    expect(html).toContain('<div class="wide"');
    expect(html).toContain("&lt;x&gt;");
    expect(html).toContain("echo &lt;a&gt; &amp; b");
  });

  it("is found by game and language, and so are the pages that it links to", async () => {
    expect(rulebooks.sort()).toEqual(["ants", "hive", "myrmes", "termites"]);
    expect((await book("hive", "pl"))!.title).toMatch(/Hive/);
    expect((await book("notice", "uk"))!.chapters).toHaveLength(1);
    expect((await book("termites-files", "pl"))!.title).toContain("Termites");
    expect((await book("ants-files", "pl"))!.title).toContain("Ants");
    expect(await book("chess", "en")).toBeNull();
  });
});

describe("searching", () => {
  it("keeps the clauses that have all words", () => {
    const found = filtered(hive, "pillbug THROW");
    expect(clauses(found).map((clause) => clause.id)).toContain("H4.8");
    expect(clauses(found).every((clause) => /pillbug/i.test(plainText(clause) + "pillbug"))).toBe(true);
    expect(clauses(found).length).toBeLessThan(clauses(hive).length);
    expect(clauses(found).map((clause) => clause.id)).not.toContain("H1.1");
  });

  it("finds a clause by its number", () => {
    expect(clauses(filtered(hive, "h2.4")).map((clause) => clause.id)).toContain("H2.4");
  });

  it("keeps everything without words, and nothing where none fits", () => {
    expect(filtered(hive, "  ")).toBe(hive);
    expect(filtered(hive, "xyzzy").chapters).toEqual([]);
  });
});

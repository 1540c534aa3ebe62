/** A rulebook as the page has it, and where it is found: a chunk for each language and game. */

import type { Language } from "$lib/i18n.svelte";
import type { Options } from "$lib/wire";

export type Block = { kind: "html"; html: string } | { kind: "drawing"; number: number; text: string };

/** A clause with its anchor ("H2.1"), or what stands below a heading. */
export interface Clause {
  id: string;
  title: string;
  /** 0 for a clause, else the depth of its heading. */
  level: number;
  blocks: Block[];
}

export interface Chapter {
  id: string;
  title: string;
  clauses: Clause[];
}

export interface Rulebook {
  title: string;
  chapters: Chapter[];
}

/** A position that a drawing shows. */
export interface Drawn {
  options: Options;
  /** Left out: the start of a game. */
  position?: string;
  /** Decisions that are taken already, and parts that are chosen of the next one. */
  moves?: string[];
  parts?: string[];
  /** What is chosen, or to be chosen, comes from a hand. */
  hand?: boolean;
  /** There is nothing to try: it only shows. */
  still?: boolean;
  /** The signs of the drawing, by the part of a move that names the place. */
  marks?: Record<string, string>;
  /** The places that the drawing shows, where it shows a part of the board only. */
  near?: string[];
}

type Load = () => Promise<{ default: Rulebook }>;

const books = import.meta.glob<{ default: Rulebook }>("$rules/*/*.md", { query: "?rulebook" });
/** Pages that rulebooks link to; they are in English. */
const others = import.meta.glob<{ default: Rulebook }>(["../../../docs/*-files.md", "../../../NOTICE"], {
  query: "?rulebook",
});

const names = (found: Record<string, Load>) =>
  new Map(Object.entries(found).map(([path, load]) => [path.split("/").slice(-2).join("/").toLowerCase(), load]));
const byLanguage = names(books);
const byName = new Map([...names(others)].map(([path, load]) => [path.split("/").at(-1)!.replace(/\.md$/, ""), load]));

/** The games that have a rulebook. */
export const rulebooks = [...byLanguage.keys()].filter((path) => path.startsWith("en/")).map((path) => path.slice(3, -3));

export async function book(name: string, language: Language): Promise<Rulebook | null> {
  const load = byLanguage.get(`${language}/${name}.md`) ?? byLanguage.get(`en/${name}.md`) ?? byName.get(name);
  return load ? (await load()).default : null;
}

/** What the drawings of a rulebook show, in their order; null where a drawing is no position of a game. */
export async function drawn(game: string): Promise<(Drawn | null)[]> {
  const boards = (await import("./boards.json")).default as unknown as Record<string, (Drawn | null)[]>;
  return boards[game] ?? [];
}

/** The words of a clause, to search in. */
export function plainText(clause: Clause): string {
  const texts = clause.blocks.map((block) => (block.kind === "html" ? block.html.replace(/<[^>]*>/g, "") : ""));
  const signs: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };
  return [clause.id, clause.title, ...texts].join(" ").replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign]!);
}

/** The book with only those clauses that have all words of a query; a chapter's title counts for all of it. */
export function filtered(found: Rulebook, query: string): Rulebook {
  const wanted = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return found;
  const has = (text: string) => wanted.every((word) => text.toLocaleLowerCase().includes(word));
  const chapters = found.chapters.map((chapter) => ({
    ...chapter,
    clauses: has(chapter.title) ? chapter.clauses : chapter.clauses.filter((clause) => has(plainText(clause))),
  }));
  return { ...found, chapters: chapters.filter((chapter) => chapter.clauses.length) };
}

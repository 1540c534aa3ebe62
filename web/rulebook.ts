/** Rulebooks at build time: `import book from "…/hive.md?rulebook"` is a page of rules, parted into clauses.
 *
 *  The texts are our own, so their HTML needs no cleaning; what would be wrong on the page is left out here: comments,
 *  links into the repository, and the line that links the other languages (the page switches by itself). */

import { marked, Renderer, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import type { Block, Chapter, Clause, Rulebook } from "./src/rules/book.ts";

const WANTED = /^(.*)\/([\w-]+?)(?:\.md)?\?rulebook$/;
/** The anchor and the number that a clause's paragraph begins with. */
const ANCHOR = /^<a id="([^"]+)"><\/a>\s*\*\*\1\*\*\s*/;
const OTHER_LANGUAGE = /\]\(\.\.\/(?:en|pl|uk)\/[\w-]+\.md\)/;
/** The fences of drawings; each has a board in rules/boards.json, in the order of the text. */
const DRAWINGS = ["hive", "termites", "map", "ants", "board", "myrmes"];

export function rulebook(): Plugin {
  return {
    name: "hexapoda-rulebook",
    enforce: "pre",
    transform(text, id) {
      const wanted = WANTED.exec(id);
      if (!wanted) return null;
      return { code: `export default ${JSON.stringify(bookOf(text, wanted[2]!))};`, map: null };
    },
  };
}

/** The page's address of a link in the text. */
export function address(link: string, game: string): string {
  if (link.startsWith("#")) return `/rules/${game}${link}`;
  if (/^[a-z]+:/.test(link)) return link;
  const [path = "", anchor = ""] = link.split("#");
  const name = path.split("/").at(-1)!.replace(/\.md$/, "").toLowerCase();
  return `/rules/${name}${anchor && `#${anchor}`}`;
}

/** Splits a text into chapters, these into clauses, and these into HTML and drawings. */
export function bookOf(text: string, game: string): Rulebook {
  const renderer = rendererOf(game);
  const html = (tokens: Token[]) => marked.parser(tokens, { renderer }).trim();
  const tokens = marked.lexer(text);
  // Reference links ([text]: address) would need the whole text; there are none.
  const book: Rulebook = { title: game, chapters: [] };
  let chapter: Chapter = { id: "start", title: "", clauses: [] };
  let clause: Clause = { id: "", title: "", level: 0, blocks: [] };
  let drawings = 0;
  let claimed = false;

  const begin = (next: Clause) => {
    clause = next;
    chapter.clauses.push(next);
  };
  const add = (block: Block) => {
    if (!chapter.clauses.length) begin({ id: "", title: "", level: 0, blocks: [] });
    const last = clause.blocks.at(-1);
    if (block.kind === "html" && last?.kind === "html") last.html += `\n${block.html}`;
    else clause.blocks.push(block);
  };
  book.chapters.push(chapter);

  for (const token of tokens) {
    if (token.type === "space") continue;
    if (token.type === "html") {
      claimed = token.raw.startsWith("<!-- example:");
      continue;
    }
    if (token.type === "heading") {
      const { depth, text: title } = token as Tokens.Heading;
      if (depth === 1) book.title = title;
      else if (depth === 2) {
        chapter = { id: `part-${book.chapters.length}`, title, clauses: [] };
        book.chapters.push(chapter);
      } else begin({ id: `${chapter.id}-${chapter.clauses.length}`, title, level: depth, blocks: [] });
      continue;
    }
    if (token.type === "code" && claimed && DRAWINGS.includes((token as Tokens.Code).lang ?? "")) {
      add({ kind: "drawing", number: drawings++, text: (token as Tokens.Code).text });
      claimed = false;
      continue;
    }
    const anchor = token.type === "paragraph" ? ANCHOR.exec(token.raw) : null;
    if (anchor) {
      begin({ id: anchor[1]!, title: "", level: 0, blocks: [] });
      add({ kind: "html", html: html(marked.lexer(token.raw.slice(anchor[0].length))) });
    } else if (!OTHER_LANGUAGE.test(token.raw)) add({ kind: "html", html: html([token]) });
  }
  book.chapters = book.chapters.filter((each) => each.clauses.length);
  return book;
}

function rendererOf(game: string): Renderer {
  const renderer = new Renderer();
  renderer.link = function ({ href, tokens }) {
    const outside = /^[a-z]+:/.test(href) ? ' rel="noreferrer" target="_blank"' : "";
    return `<a href="${escape(address(href, game))}"${outside}>${this.parser.parseInline(tokens)}</a>`;
  };
  // Wide tables and code scroll on their own, also by keys.
  const table = renderer.table;
  renderer.table = function (token) {
    return `<div class="wide" tabindex="0" role="group">${table.call(this, token)}</div>\n`;
  };
  renderer.code = ({ text: code }) => `<pre class="wide" tabindex="0"><code>${escape(code)}</code></pre>\n`;
  return renderer;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);
}

/** Maps in the editor: as one word for options and links, as a file, and painting. Only the rules decide whether a map
 *  can be played. */

import type { Hex } from "$lib/hexes";
import type { Problem } from "$lib/wire";
import { hexesOf, inOrder, isHex, nameOf, TILES, type Tile, type TermitesBoard } from "./board";

export type Symmetry = "none" | "C2" | "C3" | "LR" | "D2";
export type Brush = Tile | "mound" | "clear";

export const BRUSHES: Brush[] = [...TILES, "mound", "clear"];

export interface TermitesMap {
  /** Neutral mounds. */
  mounds: readonly string[];
  terrain: Readonly<Record<string, Tile>>;
  /** A map of one's own (T11.10), exempt from T11.6 to T11.8. */
  custom: boolean;
}

export const EMPTY: TermitesMap = { mounds: [], terrain: {}, custom: false };

const listed = (map: TermitesMap, tile: Tile): string[] =>
  Object.keys(map.terrain)
    .filter((hex) => map.terrain[hex] === tile)
    .sort(inOrder);

export const tileCount = (map: TermitesMap): number => Object.keys(map.terrain).length;

/** The map of a starting position. */
export function mapOfBoard(board: TermitesBoard): TermitesMap {
  const mounds = Object.keys(board.pieces).filter((hex) => board.pieces[hex]!.owner === null);
  return { mounds: mounds.sort(inOrder), terrain: board.terrain, custom: false };
}

export const sameMap = (a: TermitesMap, b: TermitesMap): boolean => toWord(a) === toWord(b);

// ── as one word ──

/** "neutral:F6;water:D5,D6;custom". */
export function toWord(map: TermitesMap): string {
  const lists = TILES.map((tile) => [tile, listed(map, tile)] as const).filter(([, hexes]) => hexes.length);
  const parts = [`neutral:${[...map.mounds].sort(inOrder)}`, ...lists.map(([tile, hexes]) => `${tile}:${hexes}`)];
  return [...parts, ...(map.custom ? ["custom"] : [])].join(";");
}

/** Reads a word; null if it is no map, or names a hex outside the board. */
export function fromWord(word: string, radius: number): TermitesMap | null {
  const found = { mounds: [] as string[], terrain: {} as Record<string, Tile>, custom: false };
  const seen = new Set<string>();
  for (const part of word.trim().split(";")) {
    const [name = "", names] = part.trim().split(":");
    const key = name.trim().toLowerCase();
    if (seen.has(key)) return null;
    seen.add(key);
    if (key === "custom" && names === undefined) {
      found.custom = true;
      continue;
    }
    const hexes = (names ?? "").split(",").filter(Boolean).map(usual);
    if (names === undefined || !hexes.every((hex) => isHex(radius, hex)) || new Set(hexes).size < hexes.length)
      return null;
    if (key === "neutral") found.mounds = hexes.sort(inOrder);
    else if (!isTileName(key) || hexes.some((hex) => hex in found.terrain)) return null;
    else for (const hex of hexes) found.terrain[hex] = key;
  }
  return seen.has("neutral") ? found : null;
}

const isTileName = (name: string): name is Tile => (TILES as readonly string[]).includes(name);

/** The canonical name of a hex: "f06" is F6. */
function usual(name: string): string {
  const found = /^([A-Za-z])(\d{1,3})$/.exec(name.trim());
  return found ? found[1]!.toUpperCase() + Number(found[2]) : name.trim();
}

// ── as a file (docs/termites-files.md) ──

export interface MapFile {
  title: string;
  players: number;
  symmetry: Symmetry;
  map: TermitesMap;
}

/** The text of a file. */
export function toToml({ title, players, symmetry, map }: MapFile, radius: number): string {
  const list = (hexes: string[]) => `[${hexes.map((hex) => `"${hex}"`).join(", ")}]`;
  return [
    ...(title ? [`title = ${JSON.stringify(title)}`] : []),
    `players = ${players}`,
    ...(symmetry !== "none" && isSymmetric(map, symmetry, radius) ? [`symmetry = "${symmetry}"`] : []),
    ...(map.custom ? ["custom = true"] : []),
    `neutral_mounds = ${list([...map.mounds].sort(inOrder))}`,
    ...TILES.map((tile) => `${tile} = ${list(listed(map, tile))}`),
    "",
  ].join("\n");
}

type Value = string | number | boolean | string[];

const EXAMPLES: Record<string, string> = {
  title: '"…"',
  players: "2",
  symmetry: '"C2"',
  custom: "true",
  neutral_mounds: '["F6"]',
  water: '["D5", "D6"]',
  vegetation: '["B2", "B6"]',
  stones: '["C4", "D3"]',
};
/** More than any map needs. */
const LONGEST = 20_000;

class Unreadable extends Error {
  readonly problem: Problem;

  constructor(code: string, params: Problem["params"] = {}) {
    super(code);
    this.problem = { code, params, clause: "", message: `page-termites-editor-${code}` };
  }
}

/** Reads the text of a file: the map, or what is wrong. */
export function fromToml(text: string, radius: number): MapFile | Problem {
  try {
    if (text.length > LONGEST) throw new Unreadable("file-large");
    return read(new Reader(text).table(), radius);
  } catch (error) {
    if (error instanceof Unreadable) return error.problem;
    throw error;
  }
}

function read(table: Map<string, Value>, radius: number): MapFile {
  for (const key of table.keys()) {
    if (!(key in EXAMPLES)) throw new Unreadable("file-key", { key, known: Object.keys(EXAMPLES).join(", ") });
  }
  const wrong = (key: string) => new Unreadable("file-value", { key, example: EXAMPLES[key]! });
  function value<Kind extends Value>(key: string, otherwise: Kind, fits: (value: Value) => value is Kind): Kind {
    const found = table.get(key) ?? otherwise;
    if (!fits(found)) throw wrong(key);
    return found;
  }
  const text = (found: Value): found is string => typeof found === "string";
  const flag = (found: Value): found is boolean => typeof found === "boolean";
  const whole = (found: Value): found is number => typeof found === "number" && found >= 0 && found <= 4 && found !== 1;
  function hexes(key: string): string[] {
    return value<string[]>(key, [], Array.isArray).map((name) => {
      const hex = usual(name);
      if (!isHex(radius, hex)) throw new Unreadable("file-hex", { key, hex: name });
      return hex;
    });
  }
  const mounds = hexes("neutral_mounds");
  const terrain: Record<string, Tile> = {};
  for (const tile of TILES) {
    for (const hex of hexes(tile)) {
      if (hex in terrain) throw new Unreadable("file-hex-twice", { hex });
      terrain[hex] = tile;
    }
  }
  const twice = mounds.find((hex, index) => mounds.indexOf(hex) < index);
  if (twice) throw new Unreadable("file-hex-twice", { hex: twice });
  const symmetry = value("symmetry", "", text) || "none";
  if (!(symmetry in TURNS)) throw wrong("symmetry");
  return {
    title: value("title", "", text),
    players: value("players", 0, whole) || Math.min(Math.max(mounds.length + 1, 2), 4),
    symmetry: symmetry as Symmetry,
    map: { mounds: mounds.sort(inOrder), terrain, custom: value("custom", false, flag) },
  };
}

/** Reads the simple part of TOML that maps need: `key = value`, with texts, whole numbers, true and false, and lists of
 *  texts. */
class Reader {
  #at = 0;

  constructor(readonly text: string) {}

  table(): Map<string, Value> {
    const found = new Map<string, Value>();
    for (this.#skip(); this.#at < this.text.length; this.#skip()) {
      const key = this.#take(/[A-Za-z0-9_-]+|"[^"\\\n]*"|'[^'\n]*'/y)?.replace(/^["']|["']$/g, "");
      if (key === undefined || this.#take(/[ \t]*=[ \t]*/y) === undefined) throw this.#wrong();
      if (found.has(key)) throw new Unreadable("file-twice", { key });
      found.set(key, this.#value());
      if (this.#take(/[ \t]*(#[^\n]*)?(\r?\n|$)/y) === undefined) throw this.#wrong();
    }
    return found;
  }

  #value(): Value {
    if (this.text[this.#at] === "[") return this.#list();
    const word = this.#take(/true\b|false\b|[+-]?\d+\b(?!\.)/y);
    if (word !== undefined) return /^[tf]/.test(word) ? word === "true" : Number(word);
    return this.#string();
  }

  #list(): string[] {
    const found: string[] = [];
    this.#at++;
    for (;;) {
      this.#skip();
      if (this.#take(/\]/y) !== undefined) return found;
      found.push(this.#string());
      this.#skip();
      if (this.#take(/,/y) === undefined && this.text[this.#at] !== "]") throw this.#wrong();
    }
  }

  #string(): string {
    const plain = this.#take(/'[^'\n]*'/y);
    if (plain !== undefined) return plain.slice(1, -1);
    const start = this.#at;
    const quoted = this.#take(/"(?:[^"\\\n]|\\[^\n])*"/y);
    try {
      if (quoted !== undefined) return JSON.parse(quoted.replace(/\t/g, "\\t")) as string;
    } catch {
      this.#at = start;
    }
    throw this.#wrong();
  }

  /** The match of a pattern at the current place, if any. */
  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  /** Skips blanks, newlines and comments. */
  #skip(): void {
    this.#take(/(?:[\s\uFEFF]|#[^\n]*)*/y);
  }

  #wrong(): Unreadable {
    const line = this.text.slice(0, this.#at).split("\n").length;
    const text = (this.text.split("\n")[line - 1] ?? "").trim();
    return new Unreadable("file-line", { line, text: text.length > 60 ? `${text.slice(0, 60)}…` : text });
  }
}

// ── symmetry and painting ──

/** The transformations of each symmetry. */
const TURNS: Record<Symmetry, ((hex: Hex) => Hex)[]> = {
  none: [],
  C2: [({ q, r }) => ({ q: -q, r: -r })],
  LR: [({ q, r }) => ({ q: -q - r, r })],
  D2: [({ q, r }) => ({ q: -q - r, r }), ({ q, r }) => ({ q: q + r, r: -r })],
  C3: [({ q, r }) => ({ q: -q - r, r: q })],
};
export const SYMMETRIES = Object.keys(TURNS) as Symmetry[];

/** A hex and its images under a symmetry, in board order. */
export function orbit(hex: string, symmetry: Symmetry, radius: number): string[] {
  const found = new Set([hex]);
  for (const name of found) {
    for (const turn of TURNS[symmetry]) found.add(nameOf(radius, turn(hexesOf(radius).get(name)!))!);
  }
  return [...found].sort(inOrder);
}

export function isSymmetric(map: TermitesMap, symmetry: Symmetry, radius: number): boolean {
  const mounds = new Set(map.mounds);
  return [...mounds, ...Object.keys(map.terrain)].every((hex) =>
    orbit(hex, symmetry, radius).every(
      (other) => map.terrain[other] === map.terrain[hex] && mounds.has(other) === mounds.has(hex),
    ),
  );
}

/** Applies a brush to a hex and its images; what is there already is removed. */
export function paint(map: TermitesMap, hex: string, brush: Brush, symmetry: Symmetry, radius: number): TermitesMap {
  const there = map.mounds.includes(hex) ? "mound" : map.terrain[hex];
  const laid = there === brush ? "clear" : brush;
  const hexes = orbit(hex, symmetry, radius);
  const mounds = new Set(map.mounds);
  const terrain = { ...map.terrain };
  for (const each of hexes) {
    mounds.delete(each);
    delete terrain[each];
    if (laid === "mound") mounds.add(each);
    else if (laid !== "clear") terrain[each] = laid;
  }
  return { ...map, mounds: [...mounds].sort(inOrder), terrain };
}

/** The hexes that a problem with a map is about. */
export function hexesOfProblem(problem: Problem, radius: number): string[] {
  const { hex, other, hexes } = problem.params;
  const named = [hex, other, ...String(hexes ?? "").split(",")].map((name) => String(name ?? "").trim());
  return [...new Set(named.filter((name) => isHex(radius, name)))].sort(inOrder);
}

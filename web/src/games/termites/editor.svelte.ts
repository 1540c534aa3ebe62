/** A map being made: how it is now, how it was before, and what the rules say about it. */

import * as api from "$lib/api";
import type { Problem } from "$lib/wire";
import { LARGEST, type TermitesView } from "./board";
import {
  EMPTY,
  fromToml,
  fromWord,
  hexesOfProblem,
  isSymmetric,
  mapOfBoard,
  paint,
  sameMap,
  SYMMETRIES,
  tileCount,
  toToml,
  toWord,
  type Brush,
  type Symmetry,
  type TermitesMap,
} from "./maps";

export type Verdict =
  { kind: "checking" | "fine" } | { kind: "wrong"; problem: Problem } | { kind: "away"; problem: Problem };

/** Somebody who lays tiles quickly is asked about once. */
const PAUSE = 180;
const MOST_STEPS = 200;

/** The maps of the box, by the number of players. */
export const SETUPS: Record<number, string[]> = { 2: ["p2"], 3: ["p3", "p3_adv"], 4: ["p4", "p4_adv"] };

export class Editor {
  map = $state.raw<TermitesMap>(EMPTY);
  players = $state(2);
  title = $state("");
  brush = $state<Brush>("water");
  symmetry = $state<Symmetry>("C2");
  verdict = $state.raw<Verdict>({ kind: "checking" });
  radius = $state(LARGEST - 1);
  /** How many tiles the box has. */
  tiles = $state(18);

  #before = $state.raw<TermitesMap[]>([]);
  #after = $state.raw<TermitesMap[]>([]);
  #asked: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  word = $derived(toWord(this.map));
  wrong = $derived(
    this.verdict.kind === "wrong" ? new Set(hexesOfProblem(this.verdict.problem, this.radius)) : new Set<string>(),
  );
  canUndo = $derived(this.#before.length > 0);
  canRedo = $derived(this.#after.length > 0);

  /** Find out how large the board is, and how many tiles there are. */
  async begin(): Promise<void> {
    const { board } = (await api.sketch({ game: "termites", options: { players: 2, map: "build" } }))
      .view as TermitesView;
    this.radius = board.radius;
    this.tiles = board.building?.tiles.reduce((sum, { left }) => sum + left, 0) ?? this.tiles;
  }

  /** Change the map; it can be undone. */
  change(map: TermitesMap): void {
    if (sameMap(map, this.map)) return;
    this.#before = [...this.#before, this.map].slice(-MOST_STEPS);
    this.#after = [];
    this.map = map;
  }

  lay(hex: string): void {
    this.change(paint(this.map, hex, this.brush, this.symmetry, this.radius));
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#after = [...this.#after, this.map];
    this.#before = this.#before.slice(0, -1);
    this.map = last;
  }

  redo(): void {
    const next = this.#after.at(-1);
    if (!next) return;
    this.#before = [...this.#before, this.map];
    this.#after = this.#after.slice(0, -1);
    this.map = next;
  }

  clear(): void {
    this.change({ ...EMPTY, custom: this.map.custom });
  }

  setCustom(custom: boolean): void {
    this.change({ ...this.map, custom });
  }

  /** Open a map of the box, or one that is drawn. */
  async open(wanted: { setup?: string; map?: string }): Promise<void> {
    const options = { players: this.players, ...wanted };
    this.change(mapOfBoard(((await api.sketch({ game: "termites", options })).view as TermitesView).board));
    this.symmetry = this.#found();
  }

  /** Open a map that was kept or sent; false if it can't be read. */
  openWord(word: string, players?: number, title = ""): boolean {
    const map = fromWord(word, this.radius);
    if (!map) return false;
    this.change(map);
    this.players = players && players in SETUPS ? players : Math.min(Math.max(map.mounds.length + 1, 2), 4);
    this.title = title;
    this.symmetry = this.#found();
    return true;
  }

  /** Open the text of a file; what is wrong with it, or null. */
  openFile(text: string): Problem | null {
    const found = fromToml(text, this.radius);
    if (!("map" in found)) return found;
    this.change(found.map);
    this.players = found.players;
    this.title = found.title;
    this.symmetry = found.symmetry === "none" ? this.#found() : found.symmetry;
    return null;
  }

  file(): string {
    const { title, players, symmetry, map } = this;
    return toToml({ title, players, symmetry, map }, this.radius);
  }

  /** The richest symmetry that the map has; of an empty one, whatever was chosen. */
  #found(): Symmetry {
    if (!tileCount(this.map)) return this.symmetry;
    const found = SYMMETRIES.toReversed().find((each) => each !== "none" && isSymmetric(this.map, each, this.radius));
    return found ?? "none";
  }

  /** Ask the rules about the map as it is; to be run in an effect. */
  check(): () => void {
    const options = { players: this.players, map: this.word };
    this.#asked?.abort();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(options), PAUSE);
    return () => clearTimeout(this.#timer);
  }

  async #ask(options: { players: number; map: string }): Promise<void> {
    const asked = (this.#asked = new AbortController());
    try {
      const problem = await api.checkSketch({ game: "termites", options }, asked.signal);
      if (!asked.signal.aborted) this.verdict = problem ? { kind: "wrong", problem } : { kind: "fine" };
    } catch (error) {
      if (asked.signal.aborted) return;
      if (!(error instanceof api.ApiError)) throw error;
      this.verdict = { kind: "away", problem: error.problem };
    }
  }
}

/** Positions without a table: of the rulebook, of a link, of "what if". They form a tree: what is tried is kept, beside
 *  a game that was played or by itself. Each position is fetched once. The reader decides for all seats, and each
 *  decision is played at once. */

import { untrack } from "svelte";
import * as api from "./api";
import { Selection } from "./selection.svelte";
import type { Branch, Move, Options, Problem, Sketch, SketchAnswer, Told, TreeAnswer, View } from "./wire";

/** The most moves of a tree that are kept, as the server allows. */
export const MOST_BRANCHES = 2_000;
/** The longest comment. */
export const LONGEST_COMMENT = 2_000;

export interface Step {
  view: View;
  /** The position as text, from which moves lead on. */
  position: string;
  /** The decision that led here; null at the start. */
  told: Told | null;
}

/** A position of a tree, and the decision that led there. */
export class TreeNode {
  /** How many decisions led here from the start. */
  readonly ply: number;
  /** null at the start, and where it is not loaded yet. */
  told = $state.raw<Told | null>(null);
  /** null where it is not loaded yet. */
  view = $state.raw<View | null>(null);
  /** "" where it is not known: moves lead there from the nearest node before it that has one. */
  position = $state("");
  comment = $state("");
  /** How the line goes on, then what could be played instead. */
  children = $state.raw<TreeNode[]>([]);

  constructor(
    readonly parent: TreeNode | null,
    /** Part of a game that was played: it stays where it is. */
    readonly played = false,
  ) {
    this.ply = parent ? parent.ply + 1 : 0;
  }

  /** The nodes from the start to this one. */
  get path(): TreeNode[] {
    const nodes: TreeNode[] = [];
    for (let node: TreeNode | null = this; node; node = node.parent) nodes.push(node);
    return nodes.reverse();
  }

  /** This node, and how the line goes on after it. */
  get rest(): TreeNode[] {
    const nodes: TreeNode[] = [];
    for (let node: TreeNode | undefined = this; node; node = node.children[0]) nodes.push(node);
    return nodes;
  }

  /** The last node before this one that belongs to the game; the start, if there is no game. */
  get stem(): TreeNode {
    let node: TreeNode = this;
    while (!node.played && node.parent) node = node.parent;
    return node;
  }

  /** The first node of the variation that this one belongs to; null on the main line. */
  get variation(): TreeNode | null {
    for (let node: TreeNode = this; node.parent; node = node.parent) if (node.parent.children[0] !== node) return node;
    return null;
  }
}

export interface TreeHandlers {
  /** Another position is shown, after a move or by navigation. */
  changed?(step: Step): void;
  /** An illegal click; `refused` has the reason. */
  refused?(problem: Problem): void;
}

/** What is told of a tree: in links, in the browser's storage, and to the server. Parents are numbers: 0 is the start,
 *  then come the moves of the game, then those of the list. */
export interface TreeText {
  comment?: string;
  nodes: Branch[];
  /** Where the reader is: moves after a position of the game. */
  at?: Place;
}

export interface Place {
  ply: number;
  moves: string[];
}

export class SketchTree {
  root = $state.raw<TreeNode | null>(null);
  /** The node that is shown. */
  here = $state.raw<TreeNode | null>(null);
  busy = $state(false);
  /** Why the last click was illegal, until something else is chosen. */
  refused = $derived.by(() => (this.#refusal?.parts === this.selection.parts ? this.#refusal.problem : null));
  /** Why there is no position at all. */
  problem = $state.raw<Problem | null>(null);
  readonly selection: Selection;
  #refusal = $state.raw<{ problem: Problem; parts: string[] } | null>(null);
  /** The node that is to be shown once it is loaded. */
  #wanted: TreeNode | null = null;
  #opened = 0;
  #visits = 0;

  /** The position that is shown. */
  now = $derived.by((): Step | null => {
    const { here } = this;
    const view = here?.view;
    if (!here || !view) return null;
    // Positions that are loaded later do not change what is shown.
    return untrack(() => ({ view: { ...view, approach: approach(here) }, position: here.position, told: here.told }));
  });
  /** The line that is shown: from the start to its end. */
  line = $derived(this.here ? [...this.here.path, ...this.here.rest.slice(1)] : []);
  /** The main line: the game, if there is one. */
  main = $derived.by(() => {
    const nodes = this.root?.rest ?? [];
    return this.root?.played ? nodes.filter(({ played }) => played) : nodes;
  });
  at = $derived(this.here?.ply ?? 0);
  /** What is shown is not part of the game. */
  aside = $derived(!!this.here && !!this.root?.played && !this.here.played);

  constructor(
    readonly game: string,
    readonly options: Options | undefined,
    readonly handlers: TreeHandlers = {},
    /** The seat through whose eyes positions are seen; by default that which decides. */
    readonly seat?: number,
  ) {
    this.selection = new Selection({
      play: (move) => void this.play(move),
      wrong: (parts) => void this.#explain(parts),
    });
  }

  // ── where it comes from ──

  /** Starts at a position, plays moves, and chooses the first parts of the next one. */
  async open(from: Omit<Sketch, "game" | "options">, parts: string[] = []): Promise<void> {
    const number = ++this.#opened;
    const answer = await this.#ask({ game: this.game, options: this.options, ...from });
    if (answer && number === this.#opened) this.begin({ ...answer, told: null }, parts);
  }

  /** Starts at a position that is known already. */
  begin(step: Step, parts: string[] = []): void {
    this.#opened++;
    const root = new TreeNode(null);
    [root.view, root.position] = [step.view, step.position];
    this.root = root;
    this.#show(root, parts);
  }

  /** Takes over a game that was played, as far as it is loaded: its last position has the number `last`. */
  follow(last: number, places: ReadonlyMap<number, { view: View; position: string | null }>): void {
    this.root ??= new TreeNode(null, true);
    const main = [...this.main];
    for (let node = main.at(-1)!; node.ply < last; ) {
      const next = new TreeNode(node, true);
      node.children = [next, ...node.children];
      main.push(next);
      node = next;
    }
    for (const [number, { view, position }] of places) {
      const node = main[number];
      if (!node || node.view === view) continue;
      node.told = number ? view.last : null;
      node.position = position ?? "";
      node.view = view;
      if (node === this.here) this.#show(node);
    }
    if (this.#wanted) void this.visit(this.#wanted);
  }

  /** Takes over a tree from the server; of one with the game that was played, what is beside that. A tree of another
   *  game is left alone. Whether it was taken over. */
  adopt(answer: TreeAnswer): boolean {
    const played = this.root?.played ? [...this.main] : null;
    if (played && played.length !== answer.main + 1) return false;
    this.#opened++;
    const nodes = played ?? [new TreeNode(null)];
    const known = nodes.length;
    const root = nodes[0]!;
    if (answer.comment) root.comment = answer.comment;
    if (!played) root.position = answer.position;
    answer.nodes.forEach((told, index) => {
      const { parent, comment, position, ...rest } = told;
      if (index + 1 < known) {
        if (comment) nodes[index + 1]!.comment = comment;
        return;
      }
      const before = nodes[parent]!;
      const twin = before.children.find((each) => each.told?.text === rest.text && each.told.chance === rest.chance);
      const node = twin ?? new TreeNode(before);
      node.told = rest;
      if (comment) node.comment = comment;
      if (position !== null) node.position = position;
      if (!twin) before.children = [...before.children, node];
      nodes.push(node);
    });
    if (!played) [this.root, this.here] = [root, null];
    return true;
  }

  /** The node at a place, or the last one on the way there. */
  find({ ply, moves }: Place): TreeNode | null {
    let node = this.main[ply] ?? null;
    for (const text of moves) {
      const next = node?.children.find(({ told }) => told?.text === text);
      if (!next) break;
      node = next;
    }
    return node;
  }

  /** Where a node is. */
  placeOf(node: TreeNode): Place {
    const { stem } = node;
    return { ply: stem.ply, moves: node.path.slice(stem.ply + 1).map(({ told }) => told!.text) };
  }

  /** The tree without the game. */
  describe(): TreeText {
    const numbers = new Map<TreeNode, number>();
    const nodes: Branch[] = [];
    const played = this.main.filter((node) => node.played || !node.parent);
    for (const node of played) numbers.set(node, node.ply);
    const add = (node: TreeNode): void => {
      if (nodes.length >= MOST_BRANCHES) return;
      if (!numbers.has(node)) numbers.set(node, played.length + nodes.length);
      const { text, chance } = node.told!;
      nodes.push({
        parent: numbers.get(node.parent!)!,
        text,
        ...(chance && !node.played ? { chance } : {}),
        ...(node.comment ? { comment: node.comment } : {}),
      });
    };
    // A comment on a move of the game takes a number of its own.
    const left = this.root ? [this.root] : [];
    while (left.length) {
      const node = left.pop()!;
      if (node.parent && (!node.played || (node.comment && node.told))) add(node);
      // Parents come first; the others wait.
      if (numbers.has(node)) left.push(...[...node.children].reverse());
    }
    const comment = this.root?.comment;
    return { ...(comment ? { comment } : {}), nodes };
  }

  /** There is nothing but one line without comments. */
  plain = $derived(this.main.every((node) => !node.comment && !beside(node).length));

  // ── moving about ──

  /** Plays a move from the shown position, and keeps what else was tried; whether it was legal. */
  async play(move: Move): Promise<boolean> {
    const from = this.here;
    if (!from?.position || this.busy) return false;
    const known = from.children.find(({ told }) => told?.text === move.text);
    if (known) return this.visit(known);
    const opened = this.#opened;
    const { game, options } = this;
    const answer = await this.#ask({ game, options, position: from.position, moves: [move.text] });
    if (!answer) return false;
    if (opened !== this.#opened) return true;
    const node = new TreeNode(from);
    [node.view, node.position, node.told] = [answer.view, answer.position, answer.told ?? answer.view.last];
    from.children = [...from.children, node];
    if (this.here === from) this.#show(node);
    return true;
  }

  /** Goes to a place of the shown line. */
  go(at: number): void {
    const node = this.line[at];
    if (node) void this.visit(node);
  }

  /** Shows a node, once it is loaded; whether it could be. */
  async visit(node: TreeNode): Promise<boolean> {
    const number = ++this.#visits;
    this.#wanted = null;
    if (!node.view && !(await this.#load(node))) return false;
    if (number !== this.#visits) return false;
    this.#show(node);
    return true;
  }

  /** Fetches the position of a node that was told without it. */
  async #load(node: TreeNode): Promise<boolean> {
    const moves: string[] = [];
    let from = node;
    for (; !from.position && !from.played && from.parent; from = from.parent) moves.unshift(from.told!.text);
    if (!from.position) {
      // The game is still being loaded.
      this.#wanted = node;
      return false;
    }
    const opened = this.#opened;
    const { game, options } = this;
    const answer = await this.#ask({ game, options, position: from.position, moves });
    if (!answer || opened !== this.#opened) return false;
    [node.view, node.position] = [answer.view, answer.position];
    return true;
  }

  #show(node: TreeNode, parts: string[] = []): void {
    this.here = node;
    this.#refusal = null;
    this.problem = null;
    const view = node.view!;
    this.selection.offer(view.outcome || !node.position ? null : (view.legal ?? null));
    if (parts.length) this.selection.parts = parts;
    this.handlers.changed?.(this.now!);
  }

  // ── what is kept ──

  /** Whether the variation of a node can change places with the one before it. The game stays the main line. */
  isPromotable(node: TreeNode): boolean {
    const first = node.variation;
    if (!first) return false;
    const siblings = first.parent!.children;
    return !siblings[siblings.indexOf(first) - 1]!.played;
  }

  /** Moves the variation of a node one place up. */
  promote(node: TreeNode): void {
    if (!this.isPromotable(node)) return;
    const first = node.variation!;
    const siblings = [...first.parent!.children];
    const place = siblings.indexOf(first);
    siblings.splice(place, 1);
    siblings.splice(place - 1, 0, first);
    first.parent!.children = siblings;
  }

  /** Removes a node and all that follows it, and shows the one before it. */
  remove(node: TreeNode): void {
    const { parent } = node;
    if (!parent || node.played) return;
    if (this.here?.path.includes(node)) void this.visit(parent);
    parent.children = parent.children.filter((each) => each !== node);
  }

  // ── the server ──

  /** Fetches a position; null if there is none. `busy` ends before it is shown, so that a move may follow at once. */
  async #ask(wanted: Sketch): Promise<SketchAnswer | null> {
    this.busy = true;
    try {
      return await api.sketch(this.seat === undefined ? wanted : { ...wanted, seat: this.seat });
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error;
      if (this.here) this.#refuse(error.problem);
      else this.problem = error.problem;
      return null;
    } finally {
      this.busy = false;
    }
  }

  async #explain(parts: string[]): Promise<void> {
    const from = this.here;
    if (!from) return;
    try {
      const wanted = { game: this.game, options: this.options, position: from.position };
      const refusal = await api.explainSketch(wanted, parts);
      if (this.here !== from || !refusal) return;
      this.#refuse(refusal);
      this.handlers.refused?.(refusal);
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error;
      this.#refuse(error.problem);
    }
  }

  #refuse(problem: Problem): void {
    this.#refusal = { problem, parts: this.selection.parts };
  }
}

/** What was tried instead of what follows a node: all but how the line goes on. After the end of a game it is all. */
export function beside(node: TreeNode): TreeNode[] {
  const [first] = node.children;
  return node.played && first && !first.played ? node.children : node.children.slice(1);
}

/** The positions that lead to a node, from the start of the turn before on, as far as they are loaded. */
function approach(node: TreeNode): View[] {
  const views: View[] = [];
  let turns = 0;
  let seat: number | null = null;
  for (; node.parent; node = node.parent) {
    const { told, parent } = node;
    if (!told || !parent.view) break;
    if (told.seat !== seat && ++turns > 2) break;
    seat = told.seat;
    views.unshift(parent.view);
  }
  return views;
}

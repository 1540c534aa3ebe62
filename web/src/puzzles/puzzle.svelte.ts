/** Solving a puzzle. All its positions are known from the beginning, so nothing is asked of the server; those that the
 *  solver has not seen yet are kept out of the tree that is shown. What others reply, and what refutes a wrong move, is
 *  played by itself. */

import { SketchTree, TreeNode } from "$lib/tree.svelte";
import type { Move, Puzzle, PuzzleKind } from "$lib/wire";

/** Milliseconds before a reply is played, so that people see their own move first. */
const PAUSE = 650;

/** A tree that grows by what is known beforehand. */
class PuzzleTree extends SketchTree {
  /** By position, what may follow. */
  readonly ahead = new Map<TreeNode, TreeNode[]>();

  override async play(move: Move): Promise<boolean> {
    const next = this.here && this.ahead.get(this.here)?.find(({ told }) => told?.text === move.text);
    return !!next && this.enter(next);
  }

  /** Shows a position that follows the present one. */
  async enter(node: TreeNode): Promise<boolean> {
    const before = node.parent!;
    if (!before.children.includes(node)) before.children = [...before.children, node];
    return this.visit(node);
  }
}

export type Stage = "ask" | "right" | "solved" | "wrong";

export class Solving {
  readonly tree: PuzzleTree;
  /** A wrong move was tried, or help was asked for. */
  failed = $state(false);
  /** How much help is shown at the present position: nothing, where to begin, the whole move. */
  help = $state(0);
  /** The solution is being played. */
  revealing = $state(false);
  #kinds = new Map<TreeNode, PuzzleKind>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  stage = $derived.by((): Stage => {
    const { here } = this.tree;
    return here ? this.#stageOf(here) : "ask";
  });
  /** What is to be played here; empty where nothing is asked. */
  right = $derived.by((): Move | null => {
    const next = this.#next("right");
    return this.stage === "ask" && next ? next.told : null;
  });
  /** The parts of it that help shows. */
  shown = $derived.by((): Move[] => {
    const { right, help } = this;
    if (!right || !help) return [];
    return [help === 1 ? { ...right, parts: right.parts.slice(0, 1) } : right];
  });

  constructor(
    readonly game: string,
    readonly puzzle: Puzzle,
    /** Is told once how it went. */
    private readonly over: (solved: boolean) => void,
  ) {
    this.tree = new PuzzleTree(game, undefined, { changed: () => this.#changed() });
    const [first, ...rest] = puzzle.nodes;
    this.tree.begin(first!);
    const nodes = [this.tree.root!];
    this.#kinds.set(nodes[0]!, "start");
    for (const { parent, kind, told, view, position } of rest) {
      const before = nodes[parent!]!;
      const node = new TreeNode(before);
      [node.told, node.view, node.position] = [told, view, position];
      this.#kinds.set(node, kind);
      this.tree.ahead.set(before, [...(this.tree.ahead.get(before) ?? []), node]);
      nodes.push(node);
    }
  }

  #stageOf(node: TreeNode): Stage {
    const kind = this.#kinds.get(node);
    if (kind === "wrong" || kind === "refutation") return "wrong";
    if (node.position) return "ask";
    return this.tree.ahead.has(node) ? "right" : "solved";
  }

  #next(...kinds: PuzzleKind[]): TreeNode | undefined {
    const { here, ahead } = this.tree;
    return here ? ahead.get(here)?.find((node) => kinds.includes(this.#kinds.get(node)!)) : undefined;
  }

  /** After a move of the solver, and while the solver walks about. */
  #changed(): void {
    clearTimeout(this.#timer);
    this.help = 0;
    const { stage } = this;
    if (stage === "wrong") this.#fail();
    if (stage === "solved") {
      this.revealing = false;
      if (!this.failed) this.#tell(true);
    }
    const next = stage === "ask" ? (this.revealing ? this.#next("right") : undefined) : this.#next("reply", "refutation");
    // What was seen before is not played again.
    const here = this.tree.here!;
    if (next && (this.revealing || !here.children.includes(next)))
      this.#timer = setTimeout(() => void this.tree.enter(next), PAUSE);
  }

  #told = false;

  #tell(solved: boolean): void {
    if (!this.#told) this.over(solved);
    this.#told = true;
  }

  #fail(): void {
    this.failed = true;
    this.#tell(false);
  }

  /** Back to the last position in which the solver was right. */
  again(): void {
    let node = this.tree.here;
    while (node && this.#stageOf(node) === "wrong") node = node.parent;
    if (node) void this.tree.visit(node);
  }

  /** Shows where to begin, then the move. */
  hint(): void {
    this.help = Math.min(2, this.help + 1);
    this.#fail();
  }

  /** Plays the solution. */
  reveal(): void {
    this.#fail();
    this.revealing = true;
    if (this.stage === "wrong") this.again();
    else this.#changed();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

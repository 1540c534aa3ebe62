/** The REST API. Every failure is an ApiError whose problem has a message in the catalog. */

import { whole } from "./views";
import type {
  Analysis,
  Constants,
  DraftAnswer,
  DraftWish,
  Event,
  GameInfo,
  Hint,
  ImportAnswer,
  Lesson,
  LeanView,
  LobbyTable,
  Move,
  NewTable,
  Options,
  Points,
  Problem,
  Puzzle,
  PuzzleEntry,
  PuzzleNode,
  Readiness,
  Sketch,
  SketchAnswer,
  Status,
  TableAnswer,
  Told,
  TreeAnswer,
  TreeWish,
  View,
} from "./wire";

export class ApiError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.code);
  }
}

const AWAY: Problem = { code: "away", params: {}, clause: "", message: "page-away" };

async function ask<Answer>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(AWAY, 0);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError((answer as { error?: Problem } | null)?.error ?? AWAY, response.status);
  return answer as Answer;
}

const get = <Answer>(path: string, signal?: AbortSignal) => ask<Answer>("GET", path, undefined, signal);
const post = <Answer>(path: string, body: unknown, signal?: AbortSignal) => ask<Answer>("POST", path, body, signal);

/** A query string; undefined values are left out. */
function query(values: Record<string, string | number | boolean | undefined | null>): string {
  const stated = Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== "");
  return stated.length ? `?${new URLSearchParams(stated.map(([name, value]) => [name, String(value)]))}` : "";
}

/** Makes sure that this browser has a guest; set by `guest.svelte.ts`. */
export const guests = { ensure: async (): Promise<void> => {} };

export interface Guest {
  id: string;
  name: string;
}

export const me = () => get<Guest>("/guests/me");
export const newGuest = (name: string) => post<Guest>("/guests", { name });
export const rename = (name: string) => ask<Guest>("PATCH", "/guests/me", { name });

export const games = async () => (await get<{ games: GameInfo[] }>("/games")).games;
export const levels = async () =>
  (await get<{ levels: { level: number; seconds: number | null; depth: number | null }[] }>("/bots")).levels;
export const lessons = async (game: string) => (await get<{ lessons: Lesson[] }>(`/lessons/${game}`)).lessons;
export const readiness = async () => (await get<{ games: Readiness[] }>("/readiness")).games;

export const newTable = (wish: NewTable) => post<TableAnswer>("/tables", { client_id: crypto.randomUUID(), ...wish });
export const importRecord = (game: string, record: string) => post<ImportAnswer>("/records", { game, record });
export const tables = (wanted: { state?: Status; mine?: boolean; limit?: number; cursor?: string }) =>
  get<{ tables: LobbyTable[]; next: string | null }>(`/tables${query(wanted)}`);
export const table = (id: string, token = "") => get<TableAnswer>(`/tables/${id}${query({ token })}`);
/** All events of a table, which come in pages. */
export async function events(id: string, token = ""): Promise<Event[]> {
  const found: Event[] = [];
  for (let more = true; more; ) {
    const after = found.at(-1)?.number ?? 0;
    const page = await get<{ events: Event[]; more: boolean }>(`/tables/${id}/events${query({ token, after })}`);
    found.push(...page.events);
    more = page.more;
  }
  return found;
}
export const record = async (id: string, wanted: { format?: string; seat?: number; token?: string } = {}) =>
  (await get<{ record: string }>(`/tables/${id}/record${query(wanted)}`)).record;

/** Where the points of a finished game came from. */
export const points = (id: string, token = "") => get<Points>(`/tables/${id}/points${query({ token })}`);

interface Positions<Seen> {
  total: number;
  positions: { number: number; view: Seen; position: string | null }[];
}

/** The views after each decision of a game, at most `limit` of them from number `from` (0: the start). */
export async function positions(
  id: string,
  wanted: { from?: number; limit?: number; seat?: number; token?: string },
  { game, options }: { game: string; options: Options },
  signal?: AbortSignal,
): Promise<Positions<View>> {
  const path = `/tables/${id}/positions${query(wanted)}`;
  const answer = await get<Positions<LeanView> & { constants: Constants }>(path, signal);
  const seen = (view: LeanView) => whole(view, { game, options, seats: view.scores.length }, answer.constants);
  return { ...answer, positions: answer.positions.map((each) => ({ ...each, view: seen(each.view) })) };
}

/** Why a seat may not play the clicked parts after `moves`, which are not played yet; null if it may. */
export const explain = async (id: string, seat: number, moves: string[], parts: string[], token = "") =>
  (await post<{ refusal: Problem | null }>(`/tables/${id}/explain`, { seat, moves, parts, token })).refusal;
export const hint = (id: string, seat: number, level?: number) => post<Hint>(`/tables/${id}/hint`, { seat, level });

/** Positions without a table. */
export async function sketch(wanted: Sketch, signal?: AbortSignal): Promise<SketchAnswer> {
  const answer = await post<SketchReply>("/positions", wanted, signal);
  const { position, options = wanted.options ?? {}, view, constants, told } = answer;
  return { position, told, view: whole(view, { game: wanted.game, options, seats: view.scores.length }, constants) };
}

interface SketchReply {
  view: LeanView;
  position: string;
  /** All options, defaults included. */
  options?: Options;
  constants: Constants;
  told: Told | null;
}

/** A draft after a change. */
export async function edit(wanted: DraftWish, signal?: AbortSignal): Promise<DraftAnswer> {
  const answer = await post<Omit<DraftAnswer, "view"> & { view: LeanView; constants: Constants }>("/positions/edit", wanted, signal);
  const { view, constants, options } = answer;
  return { ...answer, view: whole(view, { game: wanted.game, options, seats: view.scores.length }, constants) };
}

/** A game with variations and comments, all its moves in words; and its record. */
export const tree = (wanted: TreeWish) => post<TreeAnswer>("/trees", wanted);
export const treeRecord = async (wanted: TreeWish & { format?: string }) =>
  (await post<{ record: string }>("/trees/record", wanted)).record;

/** Why the rules refuse a position or options; null if they don't. */
export const checkSketch = async (wanted: Sketch, signal?: AbortSignal) =>
  (await post<{ refusal: Problem | null }>("/positions/check", wanted, signal)).refusal;
export const explainSketch = async (wanted: Sketch, parts: string[]) =>
  (await post<{ refusal: Problem | null }>("/positions/explain", { ...wanted, parts })).refusal;
/** Only guests get analyses: the server has to know that nobody asks about a game that they are playing. */
export async function analyse(wanted: Sketch & { seconds?: number; lines?: number; turn?: boolean }, signal?: AbortSignal): Promise<Analysis> {
  await guests.ensure();
  return await post<Analysis>("/positions/analysis", wanted, signal);
}

/** Puzzles: those of a game, and one with all its positions. */
export const puzzles = async (game: string) => (await get<{ puzzles: PuzzleEntry[] }>(`/puzzles/${game}`)).puzzles;
export async function puzzle(game: string, id: string): Promise<Puzzle> {
  const { options, constants, nodes, ...rest } = await get<PuzzleReply>(`/puzzles/${game}/${id}`);
  const seats = nodes[0]!.view.scores.length;
  const seen = (view: LeanView) => whole(view, { game, options, seats }, constants);
  return { ...rest, nodes: nodes.map((node) => ({ ...node, view: seen(node.view) })) };
}

interface PuzzleReply extends Omit<Puzzle, "nodes"> {
  options: Options;
  constants: Constants;
  nodes: (Omit<PuzzleNode, "view"> & { view: LeanView })[];
}

export type { Move };

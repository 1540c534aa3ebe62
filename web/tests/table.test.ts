import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Change } from "$lib/compact";
import type { Body, Info, TableState } from "$lib/wire";
import { FakeSocket, fakeNetwork } from "./fake-socket";
import { played, told } from "./told";

// The first import compiles the modules, which is slow on a busy machine.
beforeAll(async () => void (await import("$lib/table.svelte")), 60_000);
beforeEach(fakeNetwork);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SEATS = [
  { kind: "person", guest: "g1", name: "Maja" },
  { kind: "bot", level: 1 },
] as TableState["seats"];

const state = (more: Partial<TableState> = {}): TableState => ({
  table: "a",
  number: 1,
  at: 1,
  status: "running",
  seats: SEATS,
  actor: 0,
  clocks: [],
  since: 0,
  offers: [],
  views: [{ seat: 0, view_key: "k1", view: { board: 1 } as never }],
  ...more,
});
const event = (number: number, body: Body) => ({ number, at: 0, by: "x", body });

async function open() {
  const { Table } = await import("$lib/table.svelte");
  const table = new Table("a", "secret");
  const socket = FakeSocket.last.welcome();
  return { table, socket };
}

describe("a table", () => {
  it("folds events into moves, chat and notes, each once", async () => {
    const { table, socket } = await open();
    const events = [
      event(1, { kind: "created" }),
      event(2, played(0, { text: "wS1", parts: ["wS1", "0,0"] })),
      event(3, { kind: "chatted", name: "Maja", text: "hi" }),
      event(4, played(1, "bG1")),
    ];
    socket.tell({ type: "events", table: "a", events });
    socket.tell({ type: "events", table: "a", events: events.slice(2) });
    expect(table.moves).toEqual([
      told(0, "wS1", { parts: ["wS1", "0,0"] }),
      told(1, "bG1"),
    ]);
    expect(table.chat).toEqual([{ number: 3, name: "Maja", text: "hi" }]);
    expect(table.notes.map((note) => [note.body.kind, note.after])).toEqual([["created", 0]]);
  });

  it("takes moves back, and notes it after those that are left", async () => {
    const { table, socket } = await open();
    socket.tell({
      type: "events",
      table: "a",
      events: [
        event(1, played(0, "1")),
        event(2, played(1, "2a", "2b")),
        event(3, played(0, "3")),
        event(4, { kind: "taken-back", seat: 0, to: 1 }),
      ],
    });
    expect(table.moves.map((move) => move.text)).toEqual(["1"]);
    expect(table.notes).toMatchObject([{ number: 4, after: 1 }]);
  });

  it("watches from its last event after a lost connection", async () => {
    const { socket } = await open();
    socket.tell({ type: "events", table: "a", events: [event(1, { kind: "created" }), event(2, { kind: "started" })] });
    socket.close(1006);
    vi.advanceTimersByTime(300);
    expect(FakeSocket.last.welcome().heard("watch")).toEqual([{ type: "watch", table: "a", from: 2, token: "secret" }]);
  });

  it("keeps its views where an event leaves them out, and asks again where they are others", async () => {
    const { table, socket } = await open();
    socket.tell({ type: "state", table: "a", state: state(), now: 0 });
    const view = table.views.get(0);
    const chat = event(2, { kind: "chatted", name: "x", text: "y" });
    socket.tell({
      type: "event",
      table: "a",
      now: 0,
      event: chat,
    });
    expect(table.views.get(0)).toBe(view);
    expect(socket.heard("watch")).toHaveLength(1);
    socket.tell({
      type: "event",
      table: "a",
      now: 0,
      event: { ...chat, number: 3 },
      step: { views: [{ seat: 0, view_key: "k2" }] },
    });
    expect(table.views.get(0)).toBe(view);
    expect(socket.heard("watch")).toHaveLength(2);
  });

  it("follows changes of its views, and asks again where they are changes of another view", async () => {
    const { table, socket } = await open();
    const first = [{ seat: 0, view_key: "k1", view: { actor: 0, board: { turn: 1, dice: 3 } } as never }];
    socket.tell({ type: "state", table: "a", state: state({ views: first }), now: 0 });
    const next = (number: number, since: string, changes: Change[]) =>
      socket.tell({
        type: "event",
        table: "a",
        now: 0,
        event: event(number, played(0, "x")),
        step: { at: number, views: [{ seat: 0, view_key: `k${number}`, since, changes, told: true }] },
      });
    next(2, "k1", [[["actor"], 1], [["board", "turn"], 2]]);
    expect(table.views.get(0)).toMatchObject({ actor: 1, board: { turn: 2, dice: 3 }, last: told(0, "x") });
    expect(table.state).toMatchObject({ number: 2, at: 2, status: "running", seats: SEATS });
    next(3, "k2", [[["board", "turn"], 3], [["board", "dice"]]]);
    expect(table.views.get(0)).toMatchObject({ actor: 1, board: { turn: 3 } });
    expect(table.views.get(0)!.board).not.toHaveProperty("dice");
    expect(socket.heard("watch")).toHaveLength(1);
    next(5, "k4", [[["board", "turn"], 5]]);
    expect(table.views.get(0)).toMatchObject({ board: { turn: 3 } });
    expect(socket.heard("watch")).toHaveLength(2);
  });

  it("asks for the rest of a long log", async () => {
    const { table, socket } = await open();
    socket.tell({ type: "events", table: "a", events: [event(1, { kind: "created" }), event(2, played(0, "x"))], more: true });
    expect(socket.heard("watch").at(-1)).toMatchObject({ table: "a", from: 2 });
    socket.tell({ type: "events", table: "a", events: [event(3, played(1, "y"))] });
    expect(table.moves.map((move) => move.text)).toEqual(["x", "y"]);
    expect(socket.heard("watch")).toHaveLength(2);
  });

  it("begins again where the server has put an older log back, and says that a table is gone", async () => {
    const { table, socket } = await open();
    socket.tell({ type: "events", table: "a", events: [event(1, { kind: "created" }), event(2, played(0, "x"))] });
    socket.tell({ type: "state", table: "a", state: state({ number: 1 }), now: 0 });
    expect(table.moves).toEqual([]);
    expect(socket.heard("watch").at(-1)).toMatchObject({ table: "a", from: 0 });
    socket.tell({ type: "state", table: "a", state: state({ number: 1 }), now: 0 });
    socket.tell({ type: "unwatched", table: "a", code: "no-table" });
    expect(table.problem?.code).toBe("no-table");
  });

  it("puts together what was told once and what changes", async () => {
    const { table, socket } = await open();
    const info = { game: "toy", options: { size: 4 } } as unknown as Info;
    const seen = (turn: number) => [{ seat: 0, view_key: `k${turn}`, view: { board: { turn } } as never }];
    const constants = { graph: [1, 2], turn: 0 };
    socket.tell({ type: "state", table: "a", info, state: state({ constants, views: seen(1) }), now: 0 });
    const whole = { game: "toy", options: { size: 4 }, seats: 2, board: { graph: [1, 2], turn: 1 } };
    expect(table.views.get(0)).toEqual(whole);
    socket.tell({ type: "event", table: "a", now: 0, event: event(2, played(0, "x")), step: { at: 2, views: seen(2) } });
    expect(table.views.get(0)).toEqual({ ...whole, board: { graph: [1, 2], turn: 2 } });
    const tried = table.try(0, [{ text: "y", parts: ["y"] }], false);
    expect(socket.heard("try")).toMatchObject([{ table: "a", seat: 0, moves: ["y"], answers: 2, premove: false }]);
    const { client_id } = socket.heard("try")[0]!;
    socket.tell({ type: "tried", client_id, table: "a", on: true, view: { board: { turn: 3 } } });
    expect(await tried).toEqual({ view: { ...whole, board: { graph: [1, 2], turn: 3 } } });
  });

  it("shows decisions that were said together with the last one", async () => {
    const { table, socket } = await open();
    socket.tell({ type: "state", table: "a", state: state(), now: 0 });
    const step = { at: 3, views: [{ seat: 0, view_key: "k2", view: { board: {} } as never }] };
    socket.tell({ type: "event", table: "a", now: 0, event: event(2, played(0, "x", "y")), step });
    expect(table.views.get(0)?.lately?.map(({ text }) => text)).toEqual(["x", "y"]);
  });

  it("knows our seats before, while and after the game", async () => {
    const { table, socket } = await open();
    socket.tell({ type: "state", table: "a", state: state({ status: "open", views: [], actor: null }), now: 0 });
    expect([table.mine, table.deciding]).toEqual([[0], null]);
    socket.tell({ type: "state", table: "a", state: state(), now: 0 });
    expect([table.mine, table.deciding]).toEqual([[0], 0]);
    const gone = [{ ...SEATS[0]!, gone: true }, SEATS[1]!];
    const views = [{ seat: null, view_key: "k3", view: { board: 2 } as never }];
    socket.tell({
      type: "state",
      table: "a",
      state: state({ status: "finished", seats: gone, views, actor: null }),
      now: 0,
    });
    expect([table.mine, table.taken]).toEqual([[], [0]]);
  });

  it("shows each of our seats what it saw of a decision", async () => {
    const { table, socket } = await open();
    const body: Body = {
      kind: "played",
      seat: 0,
      moves: [{ text: "digs" }, { text: "draws W3", parts: ["W3"], chance: "W3" }],
      seats: { 1: [{ text: "digs" }, { text: "draws" }] },
    };
    socket.tell({ type: "events", table: "a", events: [event(1, body)] });
    expect(table.seenBy(0)[1]).toMatchObject({ text: "draws W3", chance: "W3" });
    expect(table.seenBy(1)[1]).toEqual(told(0, "draws"));
    expect(table.seenBy(1)[1]).toBe(table.seenBy(1)[1]);
  });

  it("runs the clock of the one who decides", async () => {
    const { table, socket } = await open();
    socket.tell({
      type: "state",
      table: "a",
      state: state({ clocks: [60_000, 50_000], since: 900, actor: 0 }),
      now: 1_000,
    });
    vi.advanceTimersByTime(2_000);
    const [own, other] = table.clocks();
    expect(own).toBeCloseTo(57_900, -2);
    expect(other).toBe(50_000);
  });

  it("says why a command was refused, but not that it was stale", async () => {
    const { table, socket } = await open();
    socket.tell({ type: "state", table: "a", state: state(), now: 0 });
    const refuse = (type: string, code: string) =>
      socket.tell({
        type: "refused",
        client_id: socket.heard(type).at(-1)!.client_id,
        code,
        params: {},
        clause: "",
        message: `error-${code}`,
      });
    const drawn = table.offer("draw", 0);
    expect(table.busy).toBe(true);
    refuse("offer", "bot-declines");
    expect(await drawn).toBe(false);
    expect(table.refused?.code).toBe("bot-declines");
    const attempt = table.play(0, [{ text: "wS1", parts: [] }]);
    expect(socket.heard("play")[0]).toMatchObject({ seat: 0, moves: ["wS1"], answers: 1 });
    refuse("play", "stale");
    expect(await attempt).toBe(false);
    expect([table.refused, table.busy]).toEqual([null, false]);
  });
});

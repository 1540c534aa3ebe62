import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Body, Move, TableState } from "$lib/wire";
import { FakeSocket, fakeNetwork } from "./fake-socket";
import { played } from "./told";

const explained = vi.fn();
const hinted = vi.fn();

// Compiling the modules takes its time on a busy machine; later imports are quick.
beforeAll(async () => void (await import("../src/table/session.svelte")), 60_000);
beforeEach(() => {
  fakeNetwork();
  explained.mockReset();
  hinted.mockReset();
  vi.doMock("$lib/api", async (original) => ({ ...(await original<object>()), explain: explained, hint: hinted }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const move = (...parts: string[]): Move => ({ text: parts.join(" "), parts });
const LEGAL = [move("wA1", "0,1"), move("wA1", "0,2"), move("wQ", "0,1")];
const MINE = { kind: "person", guest: "g1", name: "Maja" } as const;
const BOT = { kind: "bot", level: 1 } as const;

/** A state in which `actor` decides, as somebody sees it who has the seats `mine`. */
function state(
  at: number,
  actor: number | null,
  { mine = [0], seats = [MINE, BOT] as TableState["seats"], legal = LEGAL } = {},
): TableState {
  const views = mine.map((seat) => ({
    seat,
    view_key: `${at}/${seat}`,
    view: { seat, actor, ...(actor === seat ? { legal } : {}) } as never,
  }));
  const status = actor === null ? "finished" : "running";
  return { table: "a", number: at, at, status, seats, actor, clocks: [], since: 0, offers: [], views };
}

async function sit(first: TableState, hidden = false) {
  const { Table } = await import("$lib/table.svelte");
  const { Session } = await import("../src/table/session.svelte");
  const table = new Table("a");
  const socket = FakeSocket.last.welcome();
  const session = new Session(table, hidden);
  const become = (next: TableState, body: Body | null = null) => {
    if (body)
      socket.tell({
        type: "event",
        table: "a",
        now: 0,
        event: { number: next.number, at: 0, by: "", body },
        state: next,
      });
    else socket.tell({ type: "state", table: "a", state: next, now: 0 });
    session.follow();
  };
  become(first);
  return { table, socket, session, choosing: session.choosing, become };
}

describe("playing", () => {
  it("sends a chosen move, and offers nothing until the state comes", async () => {
    const { session, choosing, socket, become } = await sit(state(1, 0));
    choosing.pick("wA1");
    choosing.pick("0,2");
    expect(socket.heard("play")).toMatchObject([{ seat: 0, moves: ["wA1 0,2"], answers: 1 }]);
    expect([choosing.active, session.sending, choosing.parts]).toEqual([false, true, ["wA1", "0,2"]]);
    choosing.pick("wQ");
    expect(socket.heard("premove")).toEqual([]);
    become(state(2, 1), played(0, "wA1 0,2"));
    expect([choosing.active, session.sending, choosing.parts]).toEqual([false, false, []]);
  });

  it("asks again when a move was refused", async () => {
    const { choosing, socket, session } = await sit(state(1, 0));
    choosing.pick("wQ");
    choosing.pick("0,1");
    const { client_id } = socket.heard("play")[0]!;
    socket.tell({ type: "refused", client_id, code: "flag-fell", params: {}, clause: "", message: "error-flag-fell" });
    await vi.waitFor(() => expect(choosing.active).toBe(true));
    expect([session.sending, choosing.parts]).toEqual([false, []]);
  });

  it("keeps what is chosen when somebody only talks", async () => {
    const { choosing, become } = await sit(state(1, 0));
    choosing.pick("wA1");
    become({ ...state(1, 0), number: 2 }, { kind: "chatted", name: "x", text: "y" });
    expect(choosing.parts).toEqual(["wA1"]);
  });

  it("says why a click was wrong, unless somebody has clicked on", async () => {
    const problem = { code: "one-hive", params: {}, clause: "H4.1", message: "refusal-one-hive" };
    const { session, choosing } = await sit(state(1, 0));
    explained.mockResolvedValueOnce(problem);
    choosing.pick("bQ");
    await vi.waitFor(() => expect(session.refusal).toEqual(problem));
    expect(explained).toHaveBeenCalledWith("a", 0, [], ["bQ"], "");
    expect(session.back()).toBe(true);
    expect(session.refusal).toBeNull();
    let answer = (_: unknown) => {};
    explained.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    choosing.pick("bQ");
    choosing.pick("wA1");
    answer(problem);
    await vi.advanceTimersByTimeAsync(10);
    expect(session.refusal).toBeNull();
  });

  it("marks a hint, unless the game has gone on", async () => {
    const { session, choosing, become } = await sit(state(1, 0));
    hinted.mockResolvedValue(LEGAL[2]);
    await session.hint();
    expect([choosing.hinted, session.hinted]).toEqual([["wQ", "0,1"], LEGAL[2]]);
    const late = session.hint();
    become(state(3, 0), played(1, "x"));
    await late;
    expect([choosing.hinted, session.hinted]).toEqual([[], null]);
  });
});

describe("preparing", () => {
  it("tells the server each step, and keeps them while others go on", async () => {
    const seats = [MINE, BOT, BOT];
    const { choosing, socket, become } = await sit(state(1, 1, { seats }));
    choosing.pick("wA1");
    choosing.pick("0,2");
    expect(socket.heard("premove")).toMatchObject([
      { seat: 0, moves: [["wA1"]] },
      { seat: 0, moves: [["wA1", "0,2"]] },
    ]);
    become(state(2, 2, { seats }), played(1, "x"));
    expect(choosing.parts).toEqual(["wA1", "0,2"]);
  });

  it("goes on from a good beginning in our turn, and forgets what has become impossible", async () => {
    const { choosing, become } = await sit(state(1, 1));
    choosing.pick("wA1");
    become(state(2, 0), played(1, "x"));
    expect([choosing.active, choosing.parts]).toEqual([true, ["wA1"]]);
    become(state(3, 1), played(0, "y"));
    choosing.pick("wS9");
    become(state(4, 0), played(1, "x"));
    expect(choosing.parts).toEqual([]);
  });

  it("is forgotten by a button, and by a takeback", async () => {
    const { session, choosing, socket, become } = await sit(state(1, 1));
    choosing.pick("wA1");
    session.clear();
    expect(socket.heard("premove").at(-1)).toMatchObject({ seat: 0, moves: null });
    become(state(2, 1), played(0, "x"));
    choosing.pick("wA1");
    become(state(3, 1), { kind: "taken-back", seat: 1, to: 0 });
    expect(choosing.parts).toEqual([]);
  });

  it("is not for spectators", async () => {
    const { session, choosing, socket } = await sit({
      ...state(1, 1, { mine: [] }),
      views: [{ seat: null, view_key: "s", view: {} as never }],
    });
    choosing.pick("wA1");
    expect([choosing.parts, session.refusal, socket.heard("premove")]).toEqual([[], null, []]);
    expect(session.looking).toBeNull();
  });
});

describe("one screen", () => {
  const both = { mine: [0, 1], seats: [MINE, MINE] as TableState["seats"] };

  it("shows everything at once where nothing is hidden", async () => {
    const { session, become } = await sit(state(1, 0, both));
    expect([session.awaited, session.asked, session.looking]).toEqual([null, 0, 0]);
    become(state(2, 1, both), played(0, "x"));
    expect([session.awaited, session.asked, session.looking]).toEqual([null, 1, 1]);
    expect(session.undoing).toBe(0);
  });

  it("is covered between players where hands are hidden", async () => {
    const { session, choosing, become } = await sit(state(1, 0, both), true);
    expect([session.awaited, session.asked, session.view, choosing.active]).toEqual([0, null, null, false]);
    session.take();
    session.follow();
    expect([session.awaited, session.looking, choosing.active]).toEqual([null, 0, true]);
    become(state(2, 1, both), played(0, "x"));
    expect([session.awaited, session.looking, choosing.active]).toEqual([1, 0, false]);
    session.take();
    session.follow();
    expect([session.awaited, session.looking, session.view?.seat, choosing.active]).toEqual([null, 1, 1, true]);
  });

  it("is open to all when the game is over", async () => {
    const { session, become } = await sit(state(1, 0, both), true);
    become(state(2, null, both), { kind: "agreed" });
    expect([session.awaited, session.looking]).toEqual([null, 0]);
  });

  it("says that nobody is asked while a bot decides", async () => {
    const seats = [MINE, MINE, BOT] as TableState["seats"];
    const { session, choosing } = await sit(state(1, 2, { mine: [0, 1], seats }));
    choosing.pick("wA1");
    expect(session.refusal?.code).toBe("not-asked");
  });
});

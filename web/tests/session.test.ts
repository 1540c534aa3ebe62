import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Hint, Body, LeanView, Move, TableState } from "$lib/wire";
import { FakeSocket, fakeNetwork } from "./fake-socket";
import { played } from "./told";

const explained = vi.fn();
const hinted = vi.fn();
const positions = vi.fn();

// The first import compiles the modules, which is slow on a busy machine.
beforeAll(async () => void (await import("../src/table/session.svelte")), 60_000);
beforeEach(() => {
  fakeNetwork();
  explained.mockReset();
  hinted.mockReset();
  positions.mockReset().mockResolvedValue({ positions: [] });
  const mocked = { explain: explained, hint: hinted, positions };
  vi.doMock("$lib/api", async (original) => ({ ...(await original<object>()), ...mocked }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const move = (...parts: string[]): Move => ({ text: parts.join(" "), parts });
const LEGAL = [move("wA1", "0,1"), move("wA1", "0,2"), move("wQ", "0,1")];
const MINE = { kind: "person", guest: "g1", name: "Maja" } as const;
const BOT = { kind: "bot", level: 1 } as const;

/** A state in which `actor` decides, as seen by the seats `mine`. */
function state(
  at: number,
  actor: number | null,
  { mine = [0], seats = [MINE, BOT] as TableState["seats"], legal = LEGAL } = {},
): TableState {
  const views = mine.map((seat) => ({
    seat,
    view_key: `${at}/${seat}`,
    view: { seat, actor, board: {}, ...(actor === seat ? { legal } : {}) } as unknown as LeanView,
  }));
  const status = actor === null ? "finished" : "running";
  return { table: "a", number: at, at, status, seats, actor, clocks: [], since: 0, offers: [], views };
}

async function sit(first: TableState, hidden = false, atOnce: string[] = []) {
  const { Table } = await import("$lib/table.svelte");
  const { Session } = await import("../src/table/session.svelte");
  const table = new Table("a");
  const socket = FakeSocket.last.welcome();
  const session = new Session(table, hidden, atOnce);
  const become = (next: TableState, body: Body | null = null) => {
    if (body)
      socket.happen({ number: next.number, at: 0, by: "", body }, next);
    else socket.tell({ type: "state", table: "a", state: next, now: 0 });
    session.follow();
  };
  become(first);
  return { table, socket, session, selection: session.selection, become };
}

describe("playing", () => {
  it("sends a chosen move, and offers nothing until the state comes", async () => {
    const { session, selection, socket, become } = await sit(state(1, 0));
    selection.pick("wA1");
    selection.pick("0,2");
    expect(socket.heard("play")).toMatchObject([{ seat: 0, moves: ["wA1 0,2"], answers: 1 }]);
    expect([selection.active, session.sending, selection.parts]).toEqual([false, true, ["wA1", "0,2"]]);
    selection.pick("wQ");
    expect(socket.heard("premove")).toEqual([]);
    become(state(2, 1), played(0, "wA1 0,2"));
    expect([selection.active, session.sending, selection.parts]).toEqual([false, false, []]);
  });

  it("asks again when a move was refused", async () => {
    const { selection, socket, session } = await sit(state(1, 0));
    selection.pick("wQ");
    selection.pick("0,1");
    const { client_id } = socket.heard("play")[0]!;
    socket.tell({ type: "refused", client_id, code: "flag-fell", params: {}, clause: "", message: "error-flag-fell" });
    await vi.waitFor(() => expect(selection.active).toBe(true));
    expect([session.sending, selection.parts]).toEqual([false, []]);
  });

  it("keeps the choice when there is only a chat message", async () => {
    const { selection, become } = await sit(state(1, 0));
    selection.pick("wA1");
    become({ ...state(1, 0), number: 2 }, { kind: "chatted", name: "x", text: "y" });
    expect(selection.parts).toEqual(["wA1"]);
  });

  it("says why a click was illegal, unless another click follows", async () => {
    const problem = { code: "one-hive", params: {}, clause: "H4.1", message: "refusal-one-hive" };
    const { session, selection } = await sit(state(1, 0));
    explained.mockResolvedValueOnce(problem);
    selection.pick("bQ");
    await vi.waitFor(() => expect(session.refusal).toEqual(problem));
    expect(explained).toHaveBeenCalledWith("a", 0, [], ["bQ"], "");
    expect(session.back()).toBe(true);
    expect(session.refusal).toBeNull();
    let answer = (_: unknown) => {};
    explained.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    selection.pick("bQ");
    selection.pick("wA1");
    answer(problem);
    await vi.advanceTimersByTimeAsync(10);
    expect(session.refusal).toBeNull();
  });

  it("marks a hint, unless the game has gone on", async () => {
    const { session, selection, become } = await sit(state(1, 0));
    const found: Hint = {
      ...LEGAL[2]!,
      reason: { code: "hint-only", params: {} },
      line: [LEGAL[2]!, move("bQ", "1,0")],
      own: 1,
    };
    hinted.mockResolvedValue(found);
    await session.hint();
    expect([selection.hinted, session.hinted, session.lined]).toEqual([["wQ", "0,1"], found, false]);
    await session.hint();
    expect([selection.hinted, session.lined, hinted.mock.calls.length]).toEqual([["wQ", "0,1"], true, 1]);
    session.hinted = null;
    const late = session.hint();
    become(state(3, 0), played(1, "x"));
    await late;
    expect([selection.hinted, session.hinted]).toEqual([[], null]);
  });
});

describe("decisions that belong together", () => {
  const on = (...parts: string[]): Move => ({ ...move(...parts), on: true });
  const UNITS = [on("F5"), on("E2"), move("end")];
  const TARGETS = [on("F6"), move("G5")];
  const HELPERS = [move("E6"), move("alone")];

  /** Answers the last trial: these moves belong to it, or none do. */
  async function answer(socket: FakeSocket, legal: Move[] | null): Promise<void> {
    const { client_id } = socket.heard("try").at(-1)!;
    const view = legal && { seat: 0, actor: 0, legal, board: { after: socket.heard("try").at(-1)!.moves } };
    socket.tell({ type: "tried", client_id, table: "a", on: !!legal, ...(view && { view }) });
    await vi.advanceTimersByTimeAsync(0);
  }

  /** A unit and its target are held. */
  async function attack() {
    const made = await sit(state(1, 0, { legal: UNITS }));
    made.selection.pick("F5");
    await answer(made.socket, TARGETS);
    made.selection.pick("F6");
    await answer(made.socket, HELPERS);
    return made;
  }

  it("are tried one by one, shown as if they were taken, and played as one", async () => {
    const { session, selection, socket, become } = await attack();
    expect(socket.heard("try")).toMatchObject([
      { seat: 0, moves: ["F5"], answers: 1, premove: false },
      { seat: 0, moves: ["F5", "F6"], answers: 1, premove: false },
    ]);
    expect(session.view?.board).toEqual({ after: ["F5", "F6"] });
    expect([session.holding, selection.legal]).toEqual([true, HELPERS]);
    expect(socket.heard("play")).toEqual([]);
    selection.pick("E6");
    expect(socket.heard("play")).toMatchObject([{ seat: 0, moves: ["F5", "F6", "E6"], answers: 1 }]);
    // Everything stays until the server answers.
    expect([session.sending, session.holding, selection.all]).toEqual([true, false, ["F5", "F6", "E6"]]);
    expect(session.view?.board).toEqual({ after: ["F5", "F6"] });
    expect(session.back()).toBe(false);
    become(state(2, 1), played(0, "F5", "F6", "E6"));
    expect([session.sending, selection.all, session.view?.board]).toEqual([false, [], {}]);
  });

  it("are played at once where nothing belongs to them after all", async () => {
    const { session, selection, socket } = await sit(state(1, 0, { legal: UNITS }));
    selection.pick("F5");
    expect(socket.heard("play")).toEqual([]);
    await answer(socket, null);
    expect(socket.heard("play")).toMatchObject([{ moves: ["F5"] }]);
    expect([session.sending, selection.all]).toEqual([true, ["F5"]]);
  });

  it("are taken back step by step, by Undo too, and cancelled at once", async () => {
    const { session, selection, socket } = await attack();
    await session.undo();
    expect([selection.held.length, session.view?.board]).toEqual([1, { after: ["F5"] }]);
    expect(session.back()).toBe(true);
    expect([session.holding, session.view?.board, selection.legal]).toEqual([false, {}, UNITS]);
    expect(session.back()).toBe(false);
    selection.pick("E2");
    await answer(socket, TARGETS);
    session.clear();
    expect([session.holding, selection.legal]).toEqual([false, UNITS]);
    expect(socket.heard("offer")).toEqual([]);
    expect(socket.heard("play")).toEqual([]);
  });

  it("are not held where the server refuses them", async () => {
    const { session, selection, socket, table } = await sit(state(1, 0, { legal: UNITS }));
    selection.pick("F5");
    const { client_id } = socket.heard("try")[0]!;
    socket.tell({ type: "refused", client_id, code: "not-legal", params: {}, clause: "", message: "error-not-legal" });
    await vi.advanceTimersByTimeAsync(0);
    expect([session.holding, selection.parts, selection.trying, selection.legal]).toEqual([false, [], null, UNITS]);
    expect(table.refused?.code).toBe("not-legal");
  });

  it("are asked for again where they were refused when they were sent", async () => {
    const { session, selection, socket } = await attack();
    selection.pick("E6");
    const { client_id } = socket.heard("play")[0]!;
    socket.tell({ type: "refused", client_id, code: "stale", params: {}, clause: "", message: "error-stale" });
    await vi.advanceTimersByTimeAsync(0);
    expect([session.sending, selection.all, selection.legal, session.view?.board]).toEqual([false, [], UNITS, {}]);
  });

  it("do not survive a change of the table, nor does an answer about them", async () => {
    for (const body of [
      { kind: "taken-back", seat: 1, to: 0 },
      { kind: "gone", seats: [1], reason: "flag" },
    ] as Body[]) {
      const { session, selection, become, table, socket } = await attack();
      selection.back();
      selection.pick("F6");
      socket.happen({ number: 2, at: 0, by: "", body }, state(2, 0, { legal: UNITS }));
      expect(session.view).toBe(table.views.get(0));
      session.follow();
      expect([selection.all, selection.trying, selection.legal]).toEqual([[], null, UNITS]);
      await answer(socket, HELPERS);
      expect([session.holding, selection.legal]).toEqual([false, UNITS]);
      become(state(3, null));
      expect([session.view?.board, selection.active]).toEqual([{}, false]);
      vi.resetModules();
    }
  });

  it("survive a lost connection only where the table is the same", async () => {
    const { session, selection, socket } = await attack();
    socket.close(1006);
    await vi.advanceTimersByTimeAsync(300);
    const second = FakeSocket.last.welcome();
    second.tell({ type: "state", table: "a", state: state(1, 0, { legal: UNITS }), now: 0 });
    session.follow();
    expect([selection.held.length, session.view?.board]).toEqual([2, { after: ["F5", "F6"] }]);
    second.close(1006);
    await vi.advanceTimersByTimeAsync(300);
    FakeSocket.last.welcome().tell({ type: "state", table: "a", state: state(4, 0, { legal: UNITS }), now: 0 });
    expect(session.view?.board).toEqual({});
    session.follow();
    expect([selection.held, selection.legal]).toEqual([[], UNITS]);
  });

  it("are tried again when the connection is back", async () => {
    const { session, selection, socket } = await sit(state(1, 0, { legal: UNITS }));
    selection.pick("F5");
    socket.close(1006);
    await vi.advanceTimersByTimeAsync(300);
    const second = FakeSocket.last.welcome();
    expect(second.heard("try")).toEqual(socket.heard("try"));
    await answer(second, TARGETS);
    expect([session.holding, selection.legal]).toEqual([true, TARGETS]);
  });

  it("go with a wrong click, which is explained after them", async () => {
    const { selection } = await attack();
    explained.mockResolvedValue(null);
    selection.pick("A1");
    expect(explained).toHaveBeenCalledWith("a", 0, ["F5", "F6"], ["A1"], "");
  });

  it("end with a hint, which is for the position as it is", async () => {
    const { session, selection } = await attack();
    hinted.mockResolvedValue({ ...UNITS[1], phrase: { code: "x", params: {} } });
    await session.hint();
    expect([session.holding, selection.hinted, selection.legal]).toEqual([false, ["E2"], UNITS]);
  });

  it("are forgotten when the screen is passed on", async () => {
    const both = { mine: [0, 1], seats: [MINE, MINE] as TableState["seats"], legal: UNITS };
    const { session, selection, socket, become } = await sit(state(1, 0, both), true);
    session.take();
    session.follow();
    selection.pick("F5");
    await answer(socket, TARGETS);
    expect(session.view?.board).toEqual({ after: ["F5"] });
    become(state(2, 1, both), { kind: "taken-back", seat: 1, to: 0 });
    expect([session.awaited, selection.held, session.view?.board]).toEqual([1, [], {}]);
  });

  describe("in advance", () => {
    const EXITS = [on("hole 1"), move("room", "1"), move("room", "2")];
    const STEPS = [move("north"), move("south")];
    /** A state in which others decide and our next question is known. */
    const ahead = (at: number, legal = EXITS) => {
      const made = state(at, 1);
      const premove = { decision: "exit", legal, exact: true };
      return { ...made, views: [{ ...made.views[0]!, view: { ...made.views[0]!.view!, premove } }] };
    };
    const premoved = (socket: FakeSocket) => socket.heard("premove").map(({ moves }) => moves);
    async function answerAhead(socket: FakeSocket, legal: Move[]): Promise<void> {
      const { client_id } = socket.heard("try").at(-1)!;
      const view = { seat: 0, actor: 1, board: {}, premove: { decision: "step", legal, exact: true } };
      socket.tell({ type: "tried", client_id, table: "a", on: true, view });
      await vi.advanceTimersByTimeAsync(0);
    }

    it("are chosen from what we will be asked", async () => {
      const { session, selection, socket } = await sit(ahead(1));
      selection.pick("hole 1");
      expect(socket.heard("try")).toMatchObject([{ moves: ["hole 1"], premove: true }]);
      await answerAhead(socket, STEPS);
      selection.pick("north");
      expect(premoved(socket)).toEqual([[["hole 1"]], ["hole 1", ["north"]]]);
      expect([selection.all, session.sending, socket.heard("play")]).toEqual([["hole 1", "north"], false, []]);
      selection.pick("north");
      session.clear();
      expect(premoved(socket).slice(2)).toEqual([["hole 1"], null]);
      expect(selection.legal).toEqual(EXITS);
    });

    it("stay while others go on, and are chosen again from the next question", async () => {
      const { selection, socket, become } = await sit(ahead(1));
      selection.pick("hole 1");
      await answerAhead(socket, STEPS);
      selection.pick("north");
      become(ahead(2), played(1, "x"));
      await answerAhead(socket, STEPS);
      expect([selection.held.length, selection.parts]).toEqual([1, ["north"]]);
      expect(socket.heard("premove")).toHaveLength(2);
      become(ahead(3, [EXITS[1]!]), played(1, "y"));
      expect([selection.all, premoved(socket).at(-1)]).toEqual([[], null]);
    });

    it("are done as far as they were played", async () => {
      const { selection, socket, become } = await sit(ahead(1));
      selection.pick("hole 1");
      await answerAhead(socket, STEPS);
      selection.pick("north");
      become(ahead(2, STEPS), played(0, { text: "hole 1", parts: ["hole 1"] }));
      expect([selection.held, selection.parts]).toEqual([[], ["north"]]);
      become(ahead(3, EXITS), played(0, { text: "south", parts: ["south"] }));
      expect(selection.all).toEqual([]);
    });
  });
});

describe("forced moves", () => {
  const ONE = [move("keep")];
  /** Seat 0 decides with one option. */
  const forced = (at: number, legal = ONE) => {
    const made = state(at, 0, { legal });
    return { ...made, views: [{ ...made.views[0]!, view: { ...made.views[0]!.view!, decision: "storage" } }] };
  };

  it("are played at once where the game allows it", async () => {
    const { session, socket, become } = await sit(state(1, 1), false, ["storage"]);
    become(forced(2), played(1, "x"));
    expect(socket.heard("play")).toMatchObject([{ seat: 0, moves: ["keep"], answers: 2 }]);
    expect(session.sending).toBe(true);
    become(forced(3, [move("keep"), move("drop")]), played(0, "keep"));
    expect([socket.heard("play").length, session.sending]).toEqual([1, false]);
  });

  it("are asked where they would tell a secret, where others belong to them, and where the user wants it", async () => {
    const secret = await sit(forced(1), false, []);
    expect(secret.socket.heard("play")).toEqual([]);
    vi.resetModules();
    const begun = await sit(forced(1, [{ ...ONE[0]!, on: true }]), false, ["storage"]);
    expect(begun.socket.heard("play")).toEqual([]);
    vi.resetModules();
    const { settings } = await import("$lib/settings.svelte");
    settings.forced = false;
    expect((await sit(forced(1), false, ["storage"])).socket.heard("play")).toEqual([]);
    settings.forced = true;
  });

  it("are taken back with the decision before them, and not played again at once", async () => {
    const { session, socket, become } = await sit(state(1, 0), false, ["storage"]);
    become(forced(2), played(0, "wQ 0,1"));
    become(state(3, 1), played(0, "keep"));
    void session.undo();
    expect(socket.heard("offer")).toMatchObject([{ offer: "takeback", seat: 0, to: 0 }]);
    become(state(4, 0), { kind: "taken-back", seat: 0, to: 0 });
    expect(socket.heard("play")).toHaveLength(1);
  });

  it("are left to the user where a takeback leads to one, or the server refuses it", async () => {
    const { socket, become } = await sit(state(1, 1), false, ["storage"]);
    become(state(2, 1), played(1, "x"));
    become(forced(3), { kind: "taken-back", seat: 1, to: 0 });
    expect(socket.heard("play")).toEqual([]);
    become(forced(4), played(1, "y"));
    const { client_id } = socket.heard("play")[0]!;
    socket.tell({ type: "refused", client_id, code: "stale", params: {}, clause: "", message: "error-stale" });
    await vi.advanceTimersByTimeAsync(0);
    expect(socket.heard("play")).toHaveLength(1);
  });
});

describe("since our last turn", () => {
  const view = (number: number) => ({ number, position: null, view: { board: { number }, last: { seat: 1 } } });

  /** We have moved, then two others. */
  async function waited() {
    const seats = [MINE, BOT, BOT];
    const made = await sit(state(1, 0, { seats }));
    made.become(state(2, 1, { seats }), played(0, "wQ 0,1"));
    made.become(state(3, 2, { seats }), played(1, "x"));
    made.become(state(4, 0, { seats }), played(2, "y"));
    return made;
  }

  it("the others' decisions are shown step by step, and nothing can be chosen meanwhile", async () => {
    positions.mockResolvedValue({ positions: [1, 2, 3].map(view) });
    const { session, selection } = await waited();
    expect(session.recapping).toBe(true);
    await session.review();
    expect(positions.mock.lastCall!.slice(0, 2)).toMatchObject(["a", { from: 1, limit: 3, seat: 0 }]);
    expect([selection.active, session.view]).toMatchObject([false, { board: { number: 2 }, recap: true }]);
    session.recap!.tick();
    expect(session.view).toMatchObject({ board: { number: 3 }, approach: [{ board: { number: 1 } }, {}] });
    expect(session.recap!.playing).toBe(false);
    session.recap!.step(-1);
    expect(session.recap!.at).toBe(1);
    expect(session.back()).toBe(true);
    expect([session.recap, selection.legal, session.back()]).toEqual([null, LEGAL, false]);
  });

  it("there is nothing to show right after it, while something is chosen, or once the game has gone on", async () => {
    positions.mockResolvedValue({ positions: [1, 2, 3].map(view) });
    const { session, selection, become } = await waited();
    selection.pick("wA1");
    expect(session.recapping).toBe(false);
    selection.cancel();
    await session.review();
    become(state(5, 1), played(0, "wQ 0,1"));
    expect([session.recap, session.recapping]).toEqual([null, false]);
  });

  it("a takeback leads to a board that knows how it came about", async () => {
    const { session, become } = await waited();
    positions.mockResolvedValue({ positions: [0, 1, 2].map(view) });
    become(state(5, 2), { kind: "taken-back", seat: 2, to: 2 });
    await vi.waitFor(() => expect(session.view?.approach).toHaveLength(2));
    expect(positions.mock.lastCall![1]).toMatchObject({ from: 0, limit: 3 });
  });
});

describe("premoving", () => {
  it("tells the server each step, and keeps them while others go on", async () => {
    const seats = [MINE, BOT, BOT];
    const { selection, socket, become } = await sit(state(1, 1, { seats }));
    selection.pick("wA1");
    selection.pick("0,2");
    expect(socket.heard("premove")).toMatchObject([
      { seat: 0, moves: [["wA1"]] },
      { seat: 0, moves: [["wA1", "0,2"]] },
    ]);
    become(state(2, 2, { seats }), played(1, "x"));
    expect(selection.parts).toEqual(["wA1", "0,2"]);
  });

  it("goes on from a good beginning in our turn, and forgets what has become impossible", async () => {
    const { selection, become } = await sit(state(1, 1));
    selection.pick("wA1");
    become(state(2, 0), played(1, "x"));
    expect([selection.active, selection.parts]).toEqual([true, ["wA1"]]);
    become(state(3, 1), played(0, "y"));
    selection.pick("wS9");
    become(state(4, 0), played(1, "x"));
    expect(selection.parts).toEqual([]);
  });

  it("is forgotten by a button, and by a takeback", async () => {
    const { session, selection, socket, become } = await sit(state(1, 1));
    selection.pick("wA1");
    session.clear();
    expect(socket.heard("premove").at(-1)).toMatchObject({ seat: 0, moves: null });
    become(state(2, 1), played(0, "x"));
    selection.pick("wA1");
    become(state(3, 1), { kind: "taken-back", seat: 1, to: 0 });
    expect(selection.parts).toEqual([]);
  });

  it("is not for spectators", async () => {
    const { session, selection, socket } = await sit({
      ...state(1, 1, { mine: [] }),
      views: [{ seat: null, view_key: "s", view: {} as never }],
    });
    selection.pick("wA1");
    expect([selection.parts, session.refusal, socket.heard("premove")]).toEqual([[], null, []]);
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
    const { session, selection, become } = await sit(state(1, 0, both), true);
    expect([session.awaited, session.asked, session.view, selection.active]).toEqual([0, null, null, false]);
    session.take();
    session.follow();
    expect([session.awaited, session.looking, selection.active]).toEqual([null, 0, true]);
    become(state(2, 1, both), played(0, "x"));
    expect([session.awaited, session.looking, selection.active]).toEqual([1, 0, false]);
    session.take();
    session.follow();
    expect([session.awaited, session.looking, session.view?.seat, selection.active]).toEqual([null, 1, 1, true]);
  });

  it("is open to all when the game is over", async () => {
    const { session, become } = await sit(state(1, 0, both), true);
    become(state(2, null, both), { kind: "agreed" });
    expect([session.awaited, session.looking]).toEqual([null, 0]);
  });

  it("says that nobody is asked while a bot decides", async () => {
    const seats = [MINE, MINE, BOT] as TableState["seats"];
    const { session, selection } = await sit(state(1, 2, { mine: [0, 1], seats }));
    selection.pick("wA1");
    expect(session.refusal?.code).toBe("not-asked");
  });
});

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket, fakeNetwork } from "./fake-socket";

const fresh = async () => (await import("$lib/socket.svelte")).connection;
const watcher = (last: number | null = null) => ({ last: () => last, token: "t", told: vi.fn() });

// The first import compiles the modules, which is slow on a busy machine.
beforeAll(async () => void (await import("$lib/socket.svelte")), 60_000);
beforeEach(fakeNetwork);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the connection", () => {
  it("says hello, then watches from the last event that we have", async () => {
    const connection = await fresh();
    connection.watch("a", watcher(7));
    const socket = FakeSocket.last.welcome();
    expect(socket.said[0]).toEqual({ type: "hello", protocol: 2 });
    expect(socket.heard("watch")).toEqual([{ type: "watch", table: "a", from: 7, token: "t" }]);
    expect(connection.state).toBe("open");
  });

  it("comes back by itself, watches again and says again what was not acknowledged, with the same id", async () => {
    const connection = await fresh();
    connection.watch("a", watcher(3));
    const first = FakeSocket.last.welcome();
    const done = connection.say({ type: "play", table: "a", text: "wS1" });
    const [command] = first.heard("play");
    expect(command!.client_id).toBeTruthy();
    first.close(1006);
    expect(connection.state).toBe("lost");
    vi.advanceTimersByTime(250);
    const second = FakeSocket.last;
    expect(second).not.toBe(first);
    second.welcome();
    expect(second.heard("watch")).toHaveLength(1);
    expect(second.heard("play")).toEqual([command]);
    second.tell({ type: "ack", client_id: command!.client_id, table: "a", number: 4 });
    await expect(done).resolves.toMatchObject({ type: "ack", number: 4 });
    expect(connection.state).toBe("open");
  });

  it("does not say again what was acknowledged", async () => {
    const connection = await fresh();
    connection.watch("a", watcher());
    const first = FakeSocket.last.welcome();
    const done = connection.say({ type: "chat", table: "a", text: "hi" });
    first.tell({ type: "ack", client_id: first.heard("chat")[0]!.client_id, table: "a", number: 2 });
    await done;
    first.close(1006);
    vi.advanceTimersByTime(250);
    expect(FakeSocket.last.welcome().heard("chat")).toEqual([]);
  });

  it("tells why a command was refused", async () => {
    const connection = await fresh();
    const { Refused } = await import("$lib/socket.svelte");
    const said = connection.say({ type: "play", table: "a" });
    const socket = FakeSocket.last.welcome();
    socket.tell({
      type: "refused",
      client_id: socket.heard("play")[0]!.client_id,
      code: "stale",
      params: {},
      message: "error-stale",
    });
    await expect(said).rejects.toThrow(Refused);
  });

  it("waits longer after each failure", async () => {
    const connection = await fresh();
    connection.watch("a", watcher());
    const waited: number[] = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      const before = FakeSocket.all.length;
      FakeSocket.last.close(1006);
      let ms = 0;
      while (FakeSocket.all.length === before) ms += (vi.advanceTimersByTime(100), 100);
      waited.push(ms);
    }
    expect(waited).toEqual([200, 500, 1_000, 2_000]);
    expect(connection.state).toBe("lost");
  });

  it("tries at once when the network is back", async () => {
    const connection = await fresh();
    connection.watch("a", watcher());
    FakeSocket.last.welcome().close(1006);
    expect(FakeSocket.all).toHaveLength(1);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("gives up a connection that does not answer", async () => {
    const connection = await fresh();
    connection.watch("a", watcher());
    const socket = FakeSocket.last.welcome();
    vi.advanceTimersByTime(15_000);
    expect(socket.heard("ping")).toHaveLength(1);
    vi.advanceTimersByTime(8_000);
    expect(socket.readyState).toBe(FakeSocket.CLOSED);
    expect(connection.state).toBe("lost");
  });

  it("reconnects as another guest without being lost", async () => {
    const connection = await fresh();
    connection.watch("a", watcher(1));
    const first = FakeSocket.last.welcome("");
    connection.restart();
    expect(connection.state).toBe("connecting");
    const said = connection.say({ type: "join", table: "a" });
    expect(first.heard("join")).toEqual([]);
    const second = FakeSocket.last.welcome("g2");
    expect(second.heard("join")).toHaveLength(1);
    second.tell({ type: "ack", client_id: second.heard("join")[0]!.client_id, number: 2 });
    await said;
    first.tell({ type: "state", table: "a" });
    vi.advanceTimersByTime(5_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("becomes a new guest if the server no longer knows the old one", async () => {
    const connection = await fresh();
    const { me } = await import("$lib/guest.svelte");
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
      asked.push(`${method} ${path}`);
      return method === "POST"
        ? new Response(JSON.stringify({ id: "g9", name: "Guest" }), { status: 201 })
        : new Response(JSON.stringify({ error: { code: "wrong-secret", params: {}, clause: "", message: "" } }), {
            status: 401,
          });
    });
    connection.watch("a", watcher());
    FakeSocket.last.close(4401);
    await vi.advanceTimersByTimeAsync(250);
    expect(asked.at(-1)).toBe("POST /api/guests");
    expect(me.id).toBe("g9");
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("rests when nobody wants anything any more", async () => {
    const connection = await fresh();
    const unwatch = connection.watch("a", watcher());
    const socket = FakeSocket.last.welcome();
    unwatch();
    expect(socket.heard("unwatch")).toEqual([{ type: "unwatch", table: "a" }]);
    socket.close(1006);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(connection.state).toBe("idle");
  });

  it("knows the server's time", async () => {
    const connection = await fresh();
    connection.watch("a", watcher());
    FakeSocket.last.welcome();
    vi.advanceTimersByTime(500);
    expect(connection.now()).toBeCloseTo(1_500, -1);
  });

  it("keeps the lobby up to date", async () => {
    const connection = await fresh();
    connection.watchLobby();
    const socket = FakeSocket.last.welcome();
    const table = (id: string, created: number) => ({ id, created });
    socket.tell({ type: "lobby", tables: [table("a", 1), table("b", 2)], complete: true });
    socket.tell({ type: "lobby", tables: [table("c", 3)], gone: ["a"] });
    expect(connection.lobby?.map((each) => each.id)).toEqual(["c", "b"]);
  });
});

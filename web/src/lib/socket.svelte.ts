/** The one live connection to the server. It comes back by itself: tables are watched again from their last event, and
 *  whatever was not acknowledged is said again with the same `client_id`, so nothing is lost and nothing doubled. */

import { me } from "./guest.svelte";
import type { LobbyTable, Message, Problem } from "./wire";

export type Command = { type: string; table?: string; [name: string]: unknown };

/** Somebody who is told of a table. */
export interface Watcher {
  /** The number of the last event it has, null for none. */
  last(): number | null;
  token: string;
  told(message: Message): void;
}

/** What the server answers to a command that it has done, and to a decision that was tried. */
export type Answer = Extract<Message, { type: "ack" | "tried" }>;

interface Waiting {
  command: Command & { client_id: string };
  done(answer: Answer): void;
  refused(problem: Problem): void;
}

/** How long to wait before each further attempt, in ms. */
const PAUSES = [200, 500, 1_000, 2_000, 4_000];
/** The close code of a server that does not know the guest of our cookie (any more). */
const UNKNOWN_GUEST = 4401;
/** A connection that says nothing for so long is asked whether it lives, and given up a little later. */
const QUIET = 15_000;
const PATIENCE = 8_000;

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

class Connection {
  /** "lost" only after it had been there, or could not be made twice. */
  state = $state<"idle" | "connecting" | "open" | "lost">("idle");
  lobby = $state.raw<LobbyTable[] | null>(null);
  /** The server's version, as it says hello. */
  version = $state("");

  #socket: WebSocket | null = null;
  #watchers = new Map<string, Watcher>();
  #waiting = new Map<string, Waiting>();
  #lobbyWanted = false;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  /** What to add to our clock (performance.now) to have the server's. */
  #offset = 0;

  constructor() {
    addEventListener("online", () => this.#retry());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#retry());
  }

  /** The server's time in ms. */
  now(): number {
    return performance.now() + this.#offset;
  }

  watch(table: string, watcher: Watcher): () => void {
    this.#watchers.set(table, watcher);
    if (this.state === "open") this.#watch(table, watcher);
    else this.connect();
    return () => {
      if (this.#watchers.get(table) !== watcher) return;
      this.#watchers.delete(table);
      this.#send({ type: "unwatch", table });
    };
  }

  /** Be told of the lobby's tables, until the returned function is called. */
  watchLobby(): () => void {
    this.#lobbyWanted = true;
    if (this.state === "open") this.#send({ type: "lobby", on: true });
    else this.connect();
    return () => {
      this.#lobbyWanted = false;
      this.lobby = null;
      this.#send({ type: "lobby", on: false });
    };
  }

  /** Say a command; resolves when it is stored for good, however often the connection is lost meanwhile. */
  say(command: Command): Promise<Answer> {
    const client_id = crypto.randomUUID();
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        command: { ...command, client_id },
        done: resolve,
        refused: (problem) => reject(new Refused(problem)),
      };
      this.#waiting.set(client_id, waiting);
      if (this.state === "open") this.#send(waiting.command);
      else this.connect();
    });
  }

  connect(): void {
    if (this.#socket || this.#timer !== undefined) return;
    if (this.state !== "lost") this.state = "connecting";
    this.#open();
  }

  /** Close and connect anew, as whoever we are now. This is no loss: nobody needs to be told. */
  restart(): void {
    const old = this.#socket;
    if (!old) return;
    this.#socket = null;
    old.close();
    this.state = "connecting";
    this.#open();
  }

  /** Ask for a table again: what we have of it is not what the server has. */
  again(table: string): void {
    const watcher = this.#watchers.get(table);
    if (watcher && this.state === "open") this.#watch(table, watcher);
  }

  #open(): void {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello" }));
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return; // the last words of one that we have left
      this.#listen();
      this.#told(JSON.parse(event.data) as Message);
    };
    socket.onclose = (event) => this.#lost(socket, event.code);
    this.#listen();
  }

  #listen(): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => {
      this.#send({ type: "ping" });
      this.#quiet = setTimeout(() => this.#socket?.close(), PATIENCE);
    }, QUIET);
  }

  #lost(socket: WebSocket, code: number): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    clearTimeout(this.#quiet);
    // With another guest's cookie the next attempt goes well.
    if (code === UNKNOWN_GUEST) void me.renew().catch(() => {});
    const pause = PAUSES[Math.min(this.#attempts++, PAUSES.length - 1)]!;
    if (this.state === "open" || this.#attempts > 1) this.state = "lost";
    if (!this.#watchers.size && !this.#waiting.size && !this.#lobbyWanted) {
      this.state = "idle";
      this.#attempts = 0;
      return;
    }
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#open();
    }, pause);
  }

  #retry(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#open();
  }

  #watch(table: string, watcher: Watcher): void {
    this.#send({ type: "watch", table, from: watcher.last() ?? 0, token: watcher.token });
  }

  #send(command: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  #told(message: Message): void {
    if ("now" in message) this.#offset = message.now - performance.now();
    switch (message.type) {
      case "welcome":
        this.state = "open";
        this.version = message.version;
        this.#attempts = 0;
        if (message.guest && !me.id) [me.id, me.name] = [message.guest, message.name];
        for (const [table, watcher] of this.#watchers) this.#watch(table, watcher);
        if (this.#lobbyWanted) this.#send({ type: "lobby", on: true });
        for (const { command } of this.#waiting.values()) this.#send(command);
        return;
      case "ack":
      case "tried":
      case "refused": {
        const waiting = this.#waiting.get(message.client_id ?? "");
        this.#waiting.delete(message.client_id ?? "");
        if (message.type !== "refused") waiting?.done(message);
        else if (waiting) waiting.refused(message);
        else if (message.table) this.#watchers.get(message.table)?.told(message);
        return;
      }
      case "lobby": {
        const gone = new Set([...(message.gone ?? []), ...message.tables.map((table) => table.id)]);
        const kept = message.complete ? [] : (this.lobby ?? []).filter((table) => !gone.has(table.id));
        this.lobby = [...kept, ...message.tables].sort((a, b) => b.created - a.created);
        return;
      }
      case "state":
      case "event":
      case "events":
      case "unwatched":
        this.#watchers.get(message.table)?.told(message);
    }
  }
}

export const connection = new Connection();

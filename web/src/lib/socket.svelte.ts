/** The one live connection to the server. It reconnects by itself: tables are watched again from their last event, and
 *  unacknowledged commands are sent again with the same `client_id`, so nothing is lost or doubled. */

import { me } from "./guest.svelte";
import type { LobbyTable, Message, Problem } from "./wire";

export type Command = { type: string; table?: string; [name: string]: unknown };

/** A listener of a table. */
export interface Watcher {
  /** The number of its last event, null for none. */
  last(): number | null;
  token: string;
  told(message: Message): void;
}

/** The server's answer to a command, and to a tried decision. */
export type Answer = Extract<Message, { type: "ack" | "tried" }>;

interface Waiting {
  command: Command & { client_id: string };
  done(answer: Answer): void;
  refused(problem: Problem): void;
}

/** The version of the protocol that we speak. */
const PROTOCOL = 2;
/** Delays before each further attempt, in ms. */
const PAUSES = [200, 500, 1_000, 2_000, 4_000];
/** Close code: the server does not know the guest of our cookie. */
const UNKNOWN_GUEST = 4401;
/** A connection that is silent for this long is pinged, and given up a little later. */
const QUIET = 15_000;
const PATIENCE = 8_000;

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

class Connection {
  /** "lost" only after it was there, or failed twice. */
  state = $state<"idle" | "connecting" | "open" | "lost">("idle");
  lobby = $state.raw<LobbyTable[] | null>(null);
  /** The server's version, from its welcome. */
  version = $state("");

  #socket: WebSocket | null = null;
  #watchers = new Map<string, Watcher>();
  #waiting = new Map<string, Waiting>();
  #lobbyWanted = false;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  /** The server's clock minus ours (performance.now). */
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

  /** Follows the lobby until the returned function is called. */
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

  /** Sends a command; resolves when it is stored, however often the connection is lost meanwhile. */
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

  /** Reconnects as the current guest, without reporting a loss. */
  restart(): void {
    const old = this.#socket;
    if (!old) return;
    this.#socket = null;
    old.close();
    this.state = "connecting";
    this.#open();
  }

  /** Fetches a table again: our copy differs from the server's. */
  again(table: string): void {
    const watcher = this.#watchers.get(table);
    if (watcher && this.state === "open") this.#watch(table, watcher);
  }

  #open(): void {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL }));
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return; // a late message of a connection that we have left
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
    // With a new guest's cookie the next attempt succeeds.
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

/** A fake server: it records what the page sends on its socket, and sends what the test wants. */

import { vi } from "vitest";

export class FakeSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  static CLOSED = 3;
  static all: FakeSocket[] = [];

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = FakeSocket.CONNECTING;
  said: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1000): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }

  /** Accepts the connection and sends the welcome. */
  welcome(guest = "g1"): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    this.tell({ type: "welcome", guest, name: "Maja", now: 1_000, version: "1" });
    return this;
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Tells an event, and the whole state after it as a step. */
  happen(event: object, step: object): void {
    this.tell({ type: "event", table: "a", now: 0, event, step });
  }

  /** The messages of a type that were sent. */
  heard(type: string): Record<string, unknown>[] {
    return this.said.filter((each) => each.type === type);
  }
}

/** Replaces WebSocket with the fake, and timers with the test's. Modules are fresh for each test. */
export function fakeNetwork(): void {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.resetModules();
}

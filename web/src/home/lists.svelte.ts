/** The tables of the home page: open and running ones live; finished and own ones are fetched when something changes.
 *  */

import * as api from "$lib/api";
import { me } from "$lib/guest.svelte";
import { connection } from "$lib/socket.svelte";
import type { LobbyTable, Status } from "$lib/wire";

/** Page size of finished tables and of the user's own. */
const PAGE = 6;
/** Changes within this many ms are handled together. */
const PAUSE = 1_500;

/** A list that is fetched page by page. */
class Pages {
  tables = $state.raw<LobbyTable[] | null>(null);
  next = $state<string | null>(null);
  busy = $state(false);

  constructor(readonly wanted: { state: Status; mine?: boolean }) {}

  async refresh(): Promise<void> {
    await this.#ask(async () => {
      const { tables, next } = await api.tables({ ...this.wanted, limit: PAGE });
      // Older pages stay; new tables are put before them.
      const known = new Set(tables.map((table) => table.id));
      const older = (this.tables ?? []).filter((table) => !known.has(table.id));
      if (older.length && this.tables!.length > PAGE) this.tables = [...tables, ...older];
      else [this.tables, this.next] = [tables, next];
    });
  }

  async more(): Promise<void> {
    const { next } = this;
    if (!next) return;
    await this.#ask(async () => {
      const page = await api.tables({ ...this.wanted, limit: PAGE, cursor: next });
      const known = new Set((this.tables ?? []).map((table) => table.id));
      this.tables = [...(this.tables ?? []), ...page.tables.filter((table) => !known.has(table.id))];
      this.next = page.next;
    });
  }

  async #ask(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await work();
    } catch (error) {
      // A failure needs no message: the next change fetches the list again.
      if (!(error instanceof api.ApiError)) throw error;
    } finally {
      this.busy = false;
    }
  }
}

export class Lists {
  finished = new Pages({ state: "finished" });
  /** Our own: games that run, tables that wait, and results. */
  going = new Pages({ state: "running", mine: true });
  waiting = new Pages({ state: "open", mine: true });
  results = new Pages({ state: "finished", mine: true });
  open = $derived((connection.lobby ?? []).filter((table) => table.state === "open"));
  running = $derived((connection.lobby ?? []).filter((table) => table.state === "running"));
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Follows the lobby; run inside an effect of the page that shows the lists. */
  follow(): () => void {
    const unwatch = connection.watchLobby();
    const stop = $effect.root(() => {
      // Our turn may have come while the page was hidden.
      $effect(() => {
        const look = () => document.visibilityState === "visible" && this.#look();
        document.addEventListener("visibilitychange", look);
        return () => document.removeEventListener("visibilitychange", look);
      });
      // The lobby or the guest has changed: fetch again, a little later if we have just done so.
      $effect(() => {
        void [connection.lobby, me.id];
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#look(), this.finished.tables ? PAUSE : 0);
      });
    });
    return () => {
      clearTimeout(this.#timer);
      stop();
      unwatch();
    };
  }

  #look(): void {
    void this.finished.refresh();
    if (me.id) for (const list of [this.going, this.waiting, this.results]) void list.refresh();
  }
}

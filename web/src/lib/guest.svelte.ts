/** The guest who plays in this browser, created by the first action that needs one. The cookie holds the secret. */

import * as api from "./api";
import { t } from "./i18n.svelte";

/** Set once this browser has had a guest; without it there is no need to ask the server. */
const MARK = "guest";

class Me {
  id = $state("");
  name = $state("");
  #asked: Promise<void> | null = null;

  /** Fetches the guest of our cookie, if there is one. */
  async look(): Promise<void> {
    if (!localStorage.getItem(MARK)) return;
    try {
      this.#be(await api.me());
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error;
    }
  }

  /** Makes sure that we are a guest; creates one the first time. */
  async ensure(): Promise<void> {
    if (this.id) return;
    this.#asked ??= (async () => {
      await this.look();
      if (!this.id) this.#be(await api.newGuest(t("page-guest")));
    })().finally(() => (this.#asked = null));
    await this.#asked;
  }

  /** Becomes a new guest when the server no longer knows the old one. */
  async renew(): Promise<void> {
    this.id = "";
    localStorage.removeItem(MARK);
    await this.ensure();
  }

  async rename(name: string): Promise<void> {
    await this.ensure();
    this.#be(await api.rename(name));
  }

  #be(guest: api.Guest): void {
    this.id = guest.id;
    this.name = guest.name;
    localStorage.setItem(MARK, "yes");
  }
}

export const me = new Me();
api.guests.ensure = () => me.ensure();

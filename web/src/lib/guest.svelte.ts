/** Who plays here: a guest with a name, made when somebody first does something. The browser's cookie keeps the secret. */

import * as api from "./api";
import { t } from "./i18n.svelte";

/** Marks a browser that has been somebody; one that was nobody yet need not ask who it is. */
const MARK = "guest";

class Me {
  id = $state("");
  name = $state("");
  #asked: Promise<void> | null = null;

  /** Find out who we are, if anybody. */
  async look(): Promise<void> {
    if (!localStorage.getItem(MARK)) return;
    try {
      this.#be(await api.me());
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error;
    }
  }

  /** Be somebody; the first time this makes a guest. */
  async ensure(): Promise<void> {
    if (this.id) return;
    this.#asked ??= (async () => {
      await this.look();
      if (!this.id) this.#be(await api.newGuest(t("page-guest")));
    })().finally(() => (this.#asked = null));
    await this.#asked;
  }

  /** Be somebody else, where the server does not know us any more. */
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

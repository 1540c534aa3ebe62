/** Who plays here: a guest with a name, made when somebody first does something. The browser's cookie keeps the secret. */

import * as api from "./api";
import { t } from "./i18n.svelte";

class Me {
  id = $state("");
  name = $state("");
  #asked: Promise<void> | null = null;

  /** Find out who we are, if anybody. */
  async look(): Promise<void> {
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

  async rename(name: string): Promise<void> {
    await this.ensure();
    this.#be(await api.rename(name));
  }

  #be(guest: api.Guest): void {
    this.id = guest.id;
    this.name = guest.name;
  }
}

export const me = new Me();

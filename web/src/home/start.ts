/** Making a table, and going to it. */

import * as api from "$lib/api";
import { me } from "$lib/guest.svelte";
import { router } from "$lib/router.svelte";
import { connection } from "$lib/socket.svelte";
import type { NewTable, TableAnswer } from "$lib/wire";

/** What a server says that does not know the guest of our cookie. */
const FORGOTTEN = ["wrong-secret", "not-signed-in"];

/** Be somebody. The live connection is made anew for somebody who was nobody before. */
export async function beSomebody(): Promise<void> {
  if (me.id) return;
  await me.ensure();
  connection.restart();
}

/** Do something that only a guest can. A server that does not know us any more gets a new guest, once. */
export async function asSomebody<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  await beSomebody();
  try {
    return await ask();
  } catch (error) {
    const forgotten = error instanceof api.ApiError && FORGOTTEN.includes(error.problem.code);
    if (!forgotten) throw error;
    await me.renew();
    connection.restart();
    return ask();
  }
}

/** The address of a table; with its token, whoever opens it can sit down. */
export const tableAddress = (id: string, token?: string | null): string =>
  `/tables/${id}${token ? `?token=${encodeURIComponent(token)}` : ""}`;

/** Make a table and go there. Where somebody else is to come, the address itself is the invitation. */
export async function begin(wish: NewTable): Promise<void> {
  const table: TableAnswer = await asSomebody(() => api.newTable(wish));
  const inviting = table.state.seats.some((seat) => seat.kind === "open");
  router.go(tableAddress(table.id, inviting ? table.info.token : null));
}

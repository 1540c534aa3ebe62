/** Creating a table and opening it. */

import * as api from "$lib/api";
import { me } from "$lib/guest.svelte";
import { router } from "$lib/router.svelte";
import { connection } from "$lib/socket.svelte";
import type { NewTable, TableAnswer } from "$lib/wire";

/** The server does not know the guest of our cookie. */
const FORGOTTEN = ["wrong-secret", "not-signed-in"];

/** Makes sure that we are a guest; reconnects the socket if we were not before. */
export async function becomeGuest(): Promise<void> {
  if (me.id) return;
  await me.ensure();
  connection.restart();
}

/** Sends a request that needs a guest. If the server no longer knows ours, it is repeated once with a new one. */
export async function asGuest<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  await becomeGuest();
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

/** The address of a table; with its token, a visitor can take a seat. */
export const tableAddress = (id: string, token?: string | null): string =>
  `/tables/${id}${token ? `?token=${encodeURIComponent(token)}` : ""}`;

/** Creates a table and opens it. With open seats, the address itself is the invitation. */
export async function begin(wish: NewTable): Promise<void> {
  const table: TableAnswer = await asGuest(() => api.newTable(wish));
  const inviting = table.state.seats.some((seat) => seat.kind === "open");
  router.go(tableAddress(table.id, inviting ? table.info.token : null));
}

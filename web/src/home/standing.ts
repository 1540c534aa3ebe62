/** How a table in a list stands, in words. */

import { me } from "$lib/guest.svelte";
import { t } from "$lib/i18n.svelte";
import type { LobbyTable } from "$lib/wire";

type ListedSeat = LobbyTable["seats"][number];

const isMine = (seat: ListedSeat) => seat.kind === "person" && !!me.id && seat.guest === me.id;
const nameOf = (seat: ListedSeat) => seat.name || t(seat.kind === "bot" ? "page-bot" : "page-somebody");

export const isMyTurn = ({ seats }: LobbyTable): boolean => seats.some((seat) => seat.turn && isMine(seat));

/** Whose turn it is, or how the game ended: for us if we played on one side, else who won. */
export function standing(table: LobbyTable): string {
  const { seats, state } = table;
  const deciding = seats.find((seat) => seat.turn);
  if (deciding) return isMine(deciding) ? t("page-table-your-turn") : t("page-table-turn-of", { name: nameOf(deciding) });
  if (state !== "finished" || !seats.some((seat) => seat.place)) return t(`page-state-${state}`);
  if (seats.every((seat) => seat.place === 1)) return t("page-table-drawn");
  const mine = seats.filter(isMine);
  if (mine.length === 1) {
    const { place } = mine[0]!;
    if (place === 1) return t("page-result-won");
    return seats.length > 2 ? t("page-result-place", { place, of: seats.length }) : t("page-result-lost");
  }
  const won = seats.filter((seat) => seat.place === 1);
  return t("page-table-won", { names: won.map(nameOf).join(", "), count: won.length });
}

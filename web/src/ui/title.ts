/** The window title of each page. Pages that know better (a table: whose turn it is) set document.title themselves,
 *  later. */

import { gameTitle } from "$lib/games.svelte";
import { t } from "$lib/i18n.svelte";
import type { Route } from "$lib/router.svelte";

export function titleOf(route: Route): string {
  if (route.page === "home") return "Hexapoda";
  const game = "game" in route ? gameTitle(route.game) : "";
  return t("page-title", { page: t(`page-title-${route.page}`, { game }) });
}

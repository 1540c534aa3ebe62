/** What the window is called on each page. A page that can say it better (a table whose turn it is) sets document.title
 *  itself, later. */

import { gameTitle } from "$lib/games.svelte";
import { t } from "$lib/i18n.svelte";
import type { Route } from "$lib/router.svelte";

export function titleOf(route: Route): string {
  if (route.page === "home") return "Hexapoda";
  const game = "game" in route ? gameTitle(route.game) : "";
  return t("page-title", { page: t(`page-title-${route.page}`, { game }) });
}

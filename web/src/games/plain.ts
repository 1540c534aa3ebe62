/** A face for games that have no folder here: the view as tables and lists, the moves as buttons. */

import { readable, t } from "$lib/i18n.svelte";
import type { View } from "$lib/wire";
import type { GameFace } from "./contract";
import PlainBoard from "./PlainBoard.svelte";
import PlainHand from "./PlainHand.svelte";
import { called, colour } from "./plainData";

const face: GameFace = {
  name: "plain",
  Board: PlainBoard,
  Hand: PlainHand,
  colour: (_, seat) => colour(seat),
  called: (_, seat) => called(seat),
  ask: (view, parts) => (parts.length ? t("page-plain-next") : t("page-plain-ask", { decision: readable(view.decision) })),
  button: () => null,
  standing: (view: View, seat) => t("page-plain-score", { score: view.scores[seat] ?? 0 }),
};

export default face;

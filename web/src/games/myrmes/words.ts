/** Myrmes in words: what a colony has, what was done, what is asked. */

import { t } from "$lib/i18n.svelte";
import type { View } from "$lib/wire";
import {
  COLOURS,
  CUBES,
  type Colony,
  type Cube,
  type Cubes,
  type Event,
  type MyrmesBoard,
  type MyrmesView,
  type Objective,
  type Prey,
  type TileKind,
} from "./board";

// ── things ──

export type Thing = "larvae" | "nurses" | "workers" | "soldiers" | "prey" | Cube;

/** "2 larvae". */
export const countWords = (thing: Thing, count: number): string => t("myrmes-count", { thing, count });
export const cubeWords = (cube: Cube, count: number): string => countWords(cube, count);
export const kindWords = (kind: TileKind): string => t("myrmes-kind", { kind });
export const preyWords = (prey: Prey): string => t("page-myrmes-prey", { prey });
export const eventWords = (event: Event): string => t(`myrmes-event-${event}`);
export const colonyWords = (seat: number): string => t("page-myrmes-colony", { colour: COLOURS[seat]! });

/** "2 food, 1 stone"; zeros are left out. */
export function cubesWords(cubes: Partial<Cubes>): string {
  const found = CUBES.filter((cube) => cubes[cube]).map((cube) => cubeWords(cube, cubes[cube]!));
  return found.length ? found.join(", ") : t("myrmes-nothing");
}

/** A colony in one line. */
export function hasWords(colony: Colony): string {
  const { level, eff } = colony;
  return [
    eff === level ? t("page-myrmes-level", { level }) : t("page-myrmes-level-now", { level, eff }),
    t("page-myrmes-event-now", { event: eventWords(colony.event) }),
    countWords("larvae", colony.larvae),
    t("page-myrmes-store-words", { store: cubesWords(colony.store), limit: colony.store_limit }),
    t("page-myrmes-workers-unused", { unused: colony.unused, workers: colony.workers }),
    countWords("soldiers", colony.soldiers),
    t("page-myrmes-nurses-free", { free: colony.free_nurses, nurses: colony.nurses }),
    countWords("prey", colony.prey),
  ].join(", ");
}

export const called = (view: View<any> | null, seat: number): string =>
  view ? t(`called-myrmes-${COLOURS[seat]}`) : t("seat-number", { number: seat + 1 });

// ── objectives ──

export const objectiveTitle = ({ about, need }: Objective): string =>
  t("myrmes-objective-title", { about, number: need });

export function objectiveWords(board: MyrmesBoard, objective: Objective): string {
  const { name, level, points, about, need, pay } = objective;
  const who = (board.done[name] ?? []).map((seat) => t(`called-myrmes-${COLOURS[seat]}`)).join(", ");
  return t("page-myrmes-objective-words", {
    level,
    points,
    title: objectiveTitle(objective),
    asks: t("page-myrmes-objective-asks", { about, need, pay }),
    done: who ? t("page-myrmes-objective-done-by", { who }) : t("page-myrmes-objective-open"),
  });
}

// ── what is asked ──

/** What the deciding seat is asked for after choosing `parts`. */
export function ask(view: View<any>, parts: string[]): string {
  const { board } = view as MyrmesView;
  const { asked, worker, harvested, extra, paying, picked } = board;
  const colony = board.seats[board.active];
  if (asked === null || !colony) return "";
  const objective = board.objectives.find(({ name }) => name === paying);
  const title = objective ? objectiveTitle(objective) : "";
  const chosen = parts[0];
  switch (asked) {
    case "event":
      return t("page-myrmes-ask-event");
    case "birth":
      return t("page-myrmes-ask-birth", { nurses: countWords("nurses", colony.free_nurses) });
    case "worker":
      return t(chosen === "room 2" ? "page-myrmes-ask-worker-cube" : "page-myrmes-ask-worker");
    case "garden":
      return chosen ? t("page-myrmes-ask-place") : t("page-myrmes-ask-garden", { points: worker?.points ?? 0 });
    case "harvest":
    case "scavenging":
      return t(`page-myrmes-ask-${asked}`, { tile: harvested ?? chosen ?? "" });
    case "extra-harvest":
      return chosen
        ? t("page-myrmes-ask-extra-cube", { tile: chosen })
        : t("page-myrmes-ask-extra-harvest", { extra });
    case "atelier":
      return chosen === "tunnel"
        ? t("page-myrmes-ask-tunnel")
        : t("page-myrmes-ask-atelier", { nurses: colony.placed.atelier ?? 0 });
    case "pay-pheromones":
      return t("page-myrmes-ask-pay-pheromones", { title, left: (objective?.need ?? 0) - picked.length });
    case "pay-special":
      return t("page-myrmes-ask-pay-special", { count: objective?.pay ?? 1 });
    case "storage":
      return t("page-myrmes-ask-storage", { limit: colony.store_limit });
    case "winter":
      return t("page-myrmes-ask-winter", { need: colony.winter.need });
    default:
      return t(`page-myrmes-ask-${asked}`, { title });
  }
}

/** The labels of parts that are neither in the garden nor in the side panel. */
export function button(view: View<any>, part: string): string | null {
  const { board, premove } = view as MyrmesView;
  switch (part) {
    case "exchange":
      return t("page-myrmes-button-exchange", { larvae: board.box.larvae_per_food });
    case "stop":
      // Only a harvest can be stopped by a premove.
      return t(
        board.asked === "extra-harvest" || premove ? "page-myrmes-button-enough" : "page-myrmes-button-stop",
      );
    case "clean":
    case "done":
      return t(`page-myrmes-button-${part}`);
    default:
      return null;
  }
}

/** Steps that are left make the end of a walk worth a question from this number on. */
const MANY_STEPS = 2;

/** What is left unused by a worker that stops now, or by nurses in the atelier. */
export function unused(view: View<any>, part: string): string | null {
  const { board, legal = [] } = view as MyrmesView;
  const others = legal.length > 1;
  const [steps, nurses] = [board.worker?.points ?? 0, board.seats[board.active]?.placed.atelier ?? 0];
  if (part === "stop" && board.asked === "garden" && others && steps >= MANY_STEPS)
    return t("page-myrmes-unused-steps", { count: steps });
  if (part === "stop" && board.asked === "extra-harvest" && others && board.extra > 0)
    return t("page-myrmes-unused-cubes", { count: board.extra });
  if (part === "done" && others && nurses > 0) return t("page-myrmes-unused-nurses", { count: nurses });
  return null;
}

export function standing(view: View<any>, seat: number, tight = false): string {
  const found = (view as MyrmesView).board.seats[seat];
  const message = tight ? "page-myrmes-standing-short" : "page-myrmes-standing";
  return found ? t(message, { points: found.score, level: found.level }) : "";
}

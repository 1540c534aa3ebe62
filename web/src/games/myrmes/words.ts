/** Myrmes in words: what a colony has, what was done, what is asked. */

import { t } from "$lib/i18n.svelte";
import type { Told, View } from "$lib/wire";
import {
  CUBES,
  isSpecial,
  isTile,
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
import type { Numbers } from "./counting";
import { readObjective, readSaid, rolled } from "./notation";

// ── things ──

export type Thing = "larvae" | "nurses" | "workers" | "soldiers" | "prey" | Cube;

/** "2 larvae". */
export const countWords = (thing: Thing, count: number): string => t("page-myrmes-count", { thing, count });
export const cubeWords = (cube: Cube, count: number): string => countWords(cube, count);
export const kindWords = (kind: TileKind): string => t("myrmes-kind", { kind });
export const preyWords = (prey: Prey): string => t("page-myrmes-prey", { prey });
export const eventWords = (event: Event): string => t(`myrmes-event-${event}`);
export const colonyWords = (colony: Colony): string => t("page-myrmes-colony", { colour: colony.colour });

/** "2 food, 1 stone"; what is not there is not said. */
export function cubesWords(cubes: Partial<Cubes>): string {
  const found = CUBES.filter((cube) => cubes[cube]).map((cube) => cubeWords(cube, cubes[cube]!));
  return found.length ? found.join(", ") : t("page-myrmes-nothing");
}

/** All that a colony has, in one line. */
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

export function called(view: View<any> | null, seat: number): string {
  const colour = (view as MyrmesView | null)?.board.seats[seat]?.colour;
  return colour ? t(`called-myrmes-${colour}`) : t("seat-number", { number: seat + 1 });
}

// ── objectives ──

export const objectiveTitle = (name: string): string => t("page-myrmes-objective-title", readObjective(name));

export function objectiveWords(board: MyrmesBoard, objective: Objective): string {
  const { name, level, points, about, need, pay, done } = objective;
  const who = done.map((seat) => t(`called-myrmes-${board.seats[seat]!.colour}`)).join(", ");
  return t("page-myrmes-objective-words", {
    level,
    points,
    title: objectiveTitle(name),
    asks: t("page-myrmes-objective-asks", { about, need, pay }),
    done: who ? t("page-myrmes-objective-done-by", { who }) : t("page-myrmes-objective-open"),
  });
}

// ── what was done ──

const THINGS: Record<string, Thing> = { soldier: "soldiers", worker: "workers" };

const numbersWords = (numbers: Numbers): string =>
  Object.entries(numbers)
    .filter(([, count]) => count)
    .map(([name, count]) => countWords(THINGS[name] ?? (name as Cube), count))
    .join(", ") || t("page-myrmes-nothing");

export function say(told: Told, earlier: Told[]): string {
  const done = did(told, earlier);
  const dice = rolled(told.chance);
  return dice ? `${done}; ${t("page-myrmes-say-dice", { dice: dice.join(", ") })}` : done;
}

function did(told: Told, earlier: Told[]): string {
  const said = readSaid(told.text);
  if (!said) return told.text;
  switch (said.does) {
    case "event":
      return t("page-myrmes-say-event", { event: eventWords(said.event) });
    case "birth": {
      const placed = Object.entries(said.numbers).filter(([, count]) => count);
      if (!placed.length) return t("page-myrmes-say-birth-none");
      const nurses = placed.map(([track, count]) => t("page-myrmes-say-nurses", { track, count }));
      return t("page-myrmes-say-birth", { nurses: nurses.join(", ") });
    }
    case "born":
      return t("page-myrmes-say-born", { ants: numbersWords(said.numbers) });
    case "room":
      return t("page-myrmes-say-room", { room: said.room, cube: said.cube ?? "" });
    case "exit":
    case "stand":
    case "tunnel":
      return t(`page-myrmes-say-${said.does}`, { hex: said.hex });
    case "step":
      return t(isTile(said.space) ? "page-myrmes-say-enter" : "page-myrmes-say-step", { space: said.space });
    case "place": {
      const hexes = said.hexes.join(" ");
      if (isSpecial(said.kind)) return t("page-myrmes-say-build", { kind: said.kind, hexes });
      return t("page-myrmes-say-place", { kind: kindWords(said.kind), hexes });
    }
    case "harvest":
    case "extra":
      return t(`page-myrmes-say-${said.does}`, { tile: said.tile, cube: said.cube });
    case "objective":
      return t("page-myrmes-say-objective", { title: objectiveTitle(said.objective) });
    case "pay-mix":
      return t("page-myrmes-say-pay", { cubes: numbersWords(said.numbers) });
    case "pay-tiles":
      return t(paysPheromones(told, earlier) ? "page-myrmes-say-pay-pheromones" : "page-myrmes-say-pay-special", {
        tiles: said.tiles.join(", "),
        count: said.tiles.length,
      });
    case "keep":
      return t("page-myrmes-say-keep", { cubes: numbersWords(said.numbers) });
    case "winter":
      return t("page-myrmes-say-winter", { times: said.times });
    case "stop":
      return t(walks(told, earlier) ? "page-myrmes-say-stop" : "page-myrmes-say-stop-harvest");
    default:
      return t(`page-myrmes-say-${said.does}`);
  }
}

/** Whether somebody was in the garden when they stopped, or at harvest. */
function walks(told: Told, earlier: Told[]): boolean {
  const before = earlier.findLast((each) => each.seat === told.seat && each.text !== "exchange");
  return !before || /^(exit|step|stand|clean)\b/.test(before.text);
}

/** Tiles pay for the objective that was named before. */
function paysPheromones(told: Told, earlier: Told[]): boolean {
  const objective = earlier.findLast((each) => each.seat === told.seat && each.text.startsWith("objective "));
  return objective?.text.startsWith("objective pheromones") ?? false;
}

// ── what is asked ──

/** What the deciding seat is asked for; `parts` is what it has chosen of it already. */
export function ask(view: View<any>, parts: string[]): string {
  const { board } = view as MyrmesView;
  const { asked, worker, harvested, extra, paying, picked } = board;
  const colony = board.seats[board.active];
  if (asked === null || !colony) return "";
  const title = paying ? objectiveTitle(paying) : "";
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
        : t("page-myrmes-ask-atelier", { nurses: colony.placed.atelier });
    case "pay-pheromones":
      return t("page-myrmes-ask-pay-pheromones", { title, left: readObjective(paying ?? "").number - picked.length });
    case "pay-special":
      return t("page-myrmes-ask-pay-special", { count: board.objectives.find(({ name }) => name === paying)?.pay ?? 1 });
    case "storage":
      return t("page-myrmes-ask-storage", { limit: colony.store_limit });
    case "winter":
      return t("page-myrmes-ask-winter", { need: colony.winter });
    default:
      return t(`page-myrmes-ask-${asked}`, { title });
  }
}

/** The words of what is no thing in the garden or in the panel beside it. */
export function button(view: View<any>, part: string): string | null {
  const { board } = view as MyrmesView;
  switch (part) {
    case "exchange":
      return t("page-myrmes-button-exchange", { larvae: board.box.larvae_per_food });
    case "stop":
      // Only a harvest is stopped in advance.
      return t(
        board.asked === "extra-harvest" || board.ahead ? "page-myrmes-button-enough" : "page-myrmes-button-stop",
      );
    case "clean":
    case "done":
      return t(`page-myrmes-button-${part}`);
    default:
      return null;
  }
}

export function standing(view: View<any>, seat: number, tight = false): string {
  const found = (view as MyrmesView).board.seats[seat];
  const message = tight ? "page-myrmes-standing-short" : "page-myrmes-standing";
  return found ? t(message, { points: found.score, level: found.level }) : "";
}

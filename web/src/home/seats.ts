/** The seats of a new table. */

import { t, tOr } from "$lib/i18n.svelte";
import type { GameInfo, Options, Wish } from "$lib/wire";

/** Presets that fill all seats. */
export type Way = "bot" | "screen" | "friends";

/** The number of seats with these options. */
export function seatCount(game: GameInfo, options: Options): number {
  const players = Number(options.players ?? game.options.find((option) => option.name === "players")?.default);
  return Number.isInteger(players) && players > 0 ? Math.min(players, game.seats) : game.seats;
}

/** The minimum and maximum number of players. */
export function playersOf(game: GameInfo): [number, number] {
  const choices = game.options.find((option) => option.name === "players")?.choices.map(Number) ?? [];
  return choices.length ? [Math.min(...choices), Math.max(...choices)] : [game.seats, game.seats];
}

/** Wishes for all seats: me on the first, the others by the preset. */
export function seatsFor(way: Way, count: number, level: number): Wish[] {
  const other: Record<Way, Wish> = { bot: { kind: "bot", level }, screen: { kind: "me" }, friends: { kind: "open" } };
  return Array.from({ length: count }, (_, seat) => (seat === 0 ? { kind: "me" } : { ...other[way] }));
}

/** The preset that wishes match, or null. */
export function wayOf(wishes: Wish[]): Way | null {
  const mine = wishes.filter((wish) => wish.kind === "me").length;
  if (wishes.length > 1 && mine === wishes.length) return "screen";
  if (mine !== 1) return null;
  const others = new Set(wishes.map((wish) => wish.kind).filter((kind) => kind !== "me"));
  if (others.size !== 1) return null;
  return others.has("bot") ? "bot" : "friends";
}

/** The same wishes for more or fewer seats; new seats are like the last one that is not mine. */
export function resized(wishes: Wish[], count: number, level: number): Wish[] {
  const like = wishes.findLast((wish) => wish.kind !== "me") ?? wishes.at(-1) ?? { kind: "bot", level };
  return Array.from({ length: count }, (_, seat) => wishes[seat] ?? { ...like });
}

/** The wishes as they are sent: only bots have a level. */
export const told = (wishes: Wish[]): Wish[] =>
  wishes.map(({ kind, level }) => (kind === "bot" ? { kind, level } : { kind }));

/** In random order. */
export function shuffled<Item>(items: Item[], random: () => number = Math.random): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}

/** The name of an empty seat. */
export const seatName = (game: GameInfo, seat: number): string =>
  tOr(`seat-${game.seat_names[seat] ?? seat + 1}`, t("seat-number", { number: seat + 1 }));

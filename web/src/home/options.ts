/** Options of games in words. The messages are NAME-option-OPTION for an option and NAME-option-OPTION-VALUE for a
 *  value. Where these suit only the command line, the page has its own, with the prefix "page-", which take precedence.
 *  */

import { number, readable, t, words } from "$lib/i18n.svelte";
import type { Conditions, GameInfo, GameOption, Options, OptionValue } from "$lib/wire";

/** How an option is asked for. "extras": a basic value to which letters can be added. "suggested": a text with
 *  suggestions. */
export type OptionKind = "switch" | "extras" | "choice" | "suggested" | "number" | "text";

const holds = (when: Conditions, options: Options): boolean =>
  Object.entries(when).every(([name, values]) => values.includes(options[name]!));

/** The suggestions whose conditions hold. */
export const offered = (option: GameOption, options: Options): OptionValue[] =>
  option.suggestions.filter(({ when }) => holds(when, options)).map(({ value }) => value);

/** The choices that go with the other options. */
export const choicesOf = (option: GameOption, options: Options): OptionValue[] =>
  option.choices.filter((choice) => {
    const limit = option.possible.find(({ value }) => value === choice);
    return !limit || holds(limit.when, options);
  });

/** Whether an option has an effect and something to choose: where suggestions depend on other options, a single one is
 *  no choice. */
export function isAsked(option: GameOption, options: Options): boolean {
  if (!holds(option.when, options)) return false;
  const depends = option.suggestions.some(({ when }) => Object.keys(when).length);
  return !depends || options[option.name] !== option.default || offered(option, options).length > 1;
}

/** The options after one is changed. A suggestion or a choice that no longer fits goes back to the default. */
export function changed(game: GameInfo, options: Options, name: string, value: OptionValue): Options {
  const found = { ...options, [name]: value };
  for (const option of game.options) {
    const suggested = option.suggestions.some((each) => each.value === found[option.name]);
    if (option.choices.length && !choicesOf(option, found).includes(found[option.name]!))
      found[option.name] = option.default;
    if (suggested && !offered(option, found).includes(found[option.name]!)) found[option.name] = option.default;
  }
  return found;
}

export function kindOf(option: GameOption): OptionKind {
  if (option.choices.length) {
    if (option.choices.every((choice) => typeof choice === "boolean")) return "switch";
    return extrasOf(option) ? "extras" : "choice";
  }
  if (typeof option.default === "number") return "number";
  if (typeof option.default === "boolean") return "switch";
  return option.suggestions.length ? "suggested" : "text";
}

/** The letters that can be added to a basic value in any combination, as "Base", "Base+M", "Base+ML" …; null where the
 *  choices are not of that kind. */
export function extrasOf({ choices }: GameOption): { basic: string; letters: string[] } | null {
  const [basic, ...others] = choices.map(String);
  if (!basic || !others.length || !others.every((choice) => choice.startsWith(`${basic}+`))) return null;
  const added = others.map((choice) => choice.slice(basic.length + 1));
  const letters = added.filter((letter) => letter.length === 1);
  const combined = new Set(added.map((word) => [...word].sort().join("")));
  const known = added.every((word) => [...word].every((letter) => letters.includes(letter)));
  return known && letters.length > 1 && combined.size === 2 ** letters.length - 1 ? { basic, letters } : null;
}

/** The choice with one letter added to or removed from a value. */
export function withExtra(option: GameOption, value: OptionValue, letter: string, on: boolean): OptionValue {
  const { basic } = extrasOf(option)!;
  const wanted = new Set(String(value).slice(basic.length + 1));
  if (on) wanted.add(letter);
  else wanted.delete(letter);
  const same = (choice: OptionValue) => {
    const has = String(choice).slice(basic.length + 1);
    return has.length === wanted.size && [...has].every((each) => wanted.has(each));
  };
  return option.choices.find(same) ?? option.default;
}

/** A value in the id of a message: "Base+MLP" becomes "Base-MLP". */
const spelled = (value: OptionValue): string => String(value).replace(/[^\w-]/g, "-");

function find(message: string): string | null {
  return words.find(`page-${message}`) ?? words.find(message);
}

/** The name of an option. */
export const optionLabel = (game: string, option: string): string => find(`${game}-option-${option}`) ?? readable(option);

/** The help text of an option. */
export const optionHelp = (game: string, option: string): string | undefined =>
  find(`${game}-option-${option}-help`) ?? undefined;

/** The name of a value, or null where no catalog has one. */
export function valueWords(game: string, option: string, value: OptionValue): string | null {
  const known = find(`${game}-option-${option}-${spelled(value)}`);
  if (known !== null) return known;
  if (typeof value === "boolean") return t(value ? "page-on" : "page-off");
  return typeof value === "number" ? number(value) : null;
}

export const valueLabel = (game: string, option: string, value: OptionValue): string =>
  valueWords(game, option, value) ?? String(value);

/** The name of a letter in a combined value. */
export const extraLabel = (game: string, option: string, letter: string): string =>
  find(`${game}-option-${option}-extra-${letter}`) ?? letter;

export const defaults = (game: GameInfo): Options =>
  Object.fromEntries(game.options.map((option) => [option.name, option.default]));

/** What most people play: forms begin with it. */
export const usual = (game: GameInfo): Options =>
  Object.fromEntries(game.options.map((option) => [option.name, option.usual]));

/** The options that differ from a game's defaults. */
export function stated(game: GameInfo, options: Options): Options {
  return Object.fromEntries(
    game.options.flatMap(({ name, default: usual }) => {
      const value = options[name];
      return value === undefined || value === usual ? [] : [[name, value]];
    }),
  );
}

/** Options from an address, as JSON; only the game's own, and only plain values. Null if unreadable. */
export function readOptions(game: GameInfo, text: string): Options | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof read !== "object" || read === null || Array.isArray(read)) return null;
  const known = new Set(game.options.map((option) => option.name));
  const plain = Object.entries(read).filter(
    (entry): entry is [string, OptionValue] =>
      known.has(entry[0]) && ["string", "number", "boolean"].includes(typeof entry[1]),
  );
  return Object.fromEntries(plain);
}

/** The options that a position text states before its "|", or null. */
export function statedIn(game: GameInfo, position: string): Options | null {
  const [head, ...rest] = position.split("|");
  if (!rest.length) return null;
  const found: Options = {};
  for (const word of head!.trim().split(/\s+/)) {
    const at = word.indexOf("=");
    const option = game.options.find((each) => each.name === word.slice(0, at));
    if (at < 0 || !option) continue;
    const text = word.slice(at + 1);
    if (typeof option.default === "boolean") found[option.name] = text.toLowerCase() === "true";
    else found[option.name] = typeof option.default === "number" ? Number(text) : text;
  }
  return found;
}

/** A typed whole number, or null. */
export function wholeNumber(text: string): number | null {
  return /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null;
}

/** All options that have an effect, in words; switches and those that few people touch only where they are not at
 *  their default. */
export function described(game: GameInfo, options: Options): { label: string; words: string }[] {
  return game.options
    .filter((option) => option.name !== "players" && holds(option.when, options))
    .filter(
      (option) => (!option.expert && kindOf(option) !== "switch") || options[option.name] !== option.default,
    )
    .map((option) => {
      const value = options[option.name] ?? option.default;
      return { label: optionLabel(game.name, option.name), words: valueLabel(game.name, option.name, value) };
    });
}

/** The options of a table ("type=Base+MLP opening=rulebook") that are not defaults, in a few words. */
export function brief(game: GameInfo, text: string): string {
  const special = text.split(" ").flatMap((word) => {
    const at = word.indexOf("=");
    const option = game.options.find((each) => each.name === word.slice(0, at));
    const value = word.slice(at + 1);
    // Booleans are written "True" and "False" there.
    if (!option || value.toLowerCase() === String(option.default).toLowerCase()) return [];
    if (kindOf(option) === "switch") return [optionLabel(game.name, option.name)];
    if (option.name === "players") return [];
    const label = optionLabel(game.name, option.name);
    const said = find(`${game.name}-option-${option.name}-${spelled(value)}`);
    if (option.choices.length) return [said ?? label];
    return [said ? `${label}: ${said}` : label];
  });
  return special.join(" · ");
}

/** Messages in English, Polish and Ukrainian, from the catalogs of the whole package (Project Fluent). */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Param, Params, Phrase, Problem } from "./wire";

export const LANGUAGES = { en: "English", pl: "Polski", uk: "Українська" } as const;
export type Language = keyof typeof LANGUAGES;

/** One chunk per language, fetched on demand. */
const catalogs: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./catalog/en"),
  pl: () => import("./catalog/pl"),
  uk: () => import("./catalog/uk"),
};

/** Texts that few pages need, a chunk for each language and file. */
const others = import.meta.glob<string>("$locale/*/lessons-*.ftl", { query: "?raw", import: "default" });

const bundles = new Map<Language, FluentBundle>();

class Words {
  language = $state<Language>("en");
  #version = $state(0);
  #wished: Language = "en";
  /** The other texts that are needed, by the names of their files. */
  #needed = new Set<string>();

  /** Switches the language; resolves when its catalog is loaded. Of several calls the last one wins, in whatever order
   *  the catalogs arrive. */
  async speak(language: Language): Promise<void> {
    this.#wished = language;
    if (!bundles.has(language)) {
      const bundle = new FluentBundle(language, { useIsolating: false });
      for (const text of (await catalogs[language]()).default) bundle.addResource(new FluentResource(text));
      bundles.set(language, bundle);
    }
    await Promise.all([...this.#needed].map((name) => this.#add(language, name)));
    if (language !== this.#wished) return;
    this.language = language;
    this.#version++;
    document.documentElement.lang = language;
    localStorage.setItem("language", language);
  }

  /** Loads other texts ("lessons-hive"), now and in whatever language is spoken later. */
  async need(name: string): Promise<void> {
    this.#needed.add(name);
    await this.#add(this.language, name);
    this.#version++;
  }

  async #add(language: Language, name: string): Promise<void> {
    const path = Object.keys(others).find((each) => each.endsWith(`/${language}/${name}.ftl`));
    const bundle = bundles.get(language);
    // What is there already is not overridden.
    if (path && bundle) bundle.addResource(new FluentResource(await others[path]!()));
  }

  find(message: string, params: Params = {}): string | null {
    void this.#version; // re-renders when the language changes
    for (const language of [this.language, "en"] as const) {
      const bundle = bundles.get(language);
      const pattern = bundle?.getMessage(message)?.value;
      if (bundle && pattern) {
        const values = Object.entries(params).map(([name, value]) => [name, typeof value === "number" ? value : String(value)]);
        return bundle.formatPattern(pattern, Object.fromEntries(values));
      }
    }
    return null;
  }
}

export const words = new Words();

/** The words of a message. */
export function t(message: string, params: Params = {}): string {
  return words.find(message, params) ?? message;
}

/** The words of a message, or a fallback where no catalog has it. */
export function tOr(message: string, otherwise: string, params: Params = {}): string {
  return words.find(message, params) ?? otherwise;
}

/** An identifier as words, where no catalog has any: "burrow_sizes" is "Burrow sizes". */
export function readable(name: string): string {
  return capital(name.replace(/[_-]+/g, " ").trim());
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A phrase in words. */
export function phrase({ code, params }: Phrase): string {
  return t(code, Object.fromEntries(Object.entries(params).map(([name, value]) => [name, plain(value)])));
}

function plain(value: Param): string | number | boolean {
  if (typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(plain).join(", ");
  if (isPhrase(value)) return phrase(value);
  return value[words.language] ?? value.en ?? "";
}

const isPhrase = (value: object): value is Phrase => "code" in value && "params" in value;

/** A decision in words and what chance brought with it; without a phrase, its text. */
export function sentence(move: { text: string; phrase?: Phrase | null; brought?: Phrase | null }): string {
  const done = move.phrase ? phrase(move.phrase) : move.text;
  return move.brought ? `${done}; ${phrase(move.brought)}` : done;
}

/** The words of a problem, without its clause. */
export function tell(problem: Problem): string {
  // Some refusals name the notation, for those who type; after a click the page has words without it.
  return words.find(`page-${problem.message}`, problem.params) ?? t(problem.message, problem.params);
}

/** The stored language, or the first of the browser's languages that we have. */
export function preferredLanguage(): Language {
  const wished = [localStorage.getItem("language"), ...navigator.languages];
  const known = wished.map((tag) => (tag ?? "").slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES);
  return (known as Language | undefined) ?? "en";
}

export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(words.language, options).format(value);
}

/** A date and time (ms since 1970) in the language's format. */
export function moment(value: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" }).format(value);
}

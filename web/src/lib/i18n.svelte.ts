/** Words in English, Polish and Ukrainian, from the catalogs that the whole package shares (Project Fluent). */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Param, Params, Phrase, Problem } from "./wire";

export const LANGUAGES = { en: "English", pl: "Polski", uk: "Українська" } as const;
export type Language = keyof typeof LANGUAGES;

/** One chunk for each language, fetched when it is wanted. */
const catalogs: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./catalog/en"),
  pl: () => import("./catalog/pl"),
  uk: () => import("./catalog/uk"),
};

const bundles = new Map<Language, FluentBundle>();

class Words {
  language = $state<Language>("en");
  #version = $state(0);
  #wished: Language = "en";

  /** Speak another language from now on; returns when its words are here. Of several wishes the last one counts, in
   *  whatever order the words arrive. */
  async speak(language: Language): Promise<void> {
    this.#wished = language;
    if (!bundles.has(language)) {
      const bundle = new FluentBundle(language, { useIsolating: false });
      for (const text of (await catalogs[language]()).default) bundle.addResource(new FluentResource(text));
      bundles.set(language, bundle);
    }
    if (language !== this.#wished) return;
    this.language = language;
    this.#version++;
    document.documentElement.lang = language;
    localStorage.setItem("language", language);
  }

  find(message: string, params: Params = {}): string | null {
    void this.#version; // words change with the language
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

/** The words of a message, or something else where no catalog has it. */
export function tOr(message: string, otherwise: string, params: Params = {}): string {
  return words.find(message, params) ?? otherwise;
}

/** A name of a program where no catalog has words for it: "burrow_sizes" is "Burrow sizes". */
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

/** A decision in words, and what chance brought with it; its text where nothing is said about it. */
export function sentence(move: { text: string; phrase?: Phrase | null; brought?: Phrase | null }): string {
  const done = move.phrase ? phrase(move.phrase) : move.text;
  return move.brought ? `${done}; ${phrase(move.brought)}` : done;
}

/** What a problem says, without the number of its clause. */
export function tell(problem: Problem): string {
  return t(problem.message, problem.params);
}

/** The language that was chosen before, or the first of the browser's that we speak. */
export function preferredLanguage(): Language {
  const wished = [localStorage.getItem("language"), ...navigator.languages];
  const known = wished.map((tag) => (tag ?? "").slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES);
  return (known as Language | undefined) ?? "en";
}

export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(words.language, options).format(value);
}

/** A moment (ms since 1970) as people of the language write it. */
export function moment(value: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" }).format(value);
}

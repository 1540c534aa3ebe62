/** Settings kept in the browser: colours, contrast, sound, how move lists say moves, and what is played by itself. */

export type Theme = "auto" | "light" | "dark";
export type MoveStyle = "notation" | "sentences" | "both";

const systemDark = matchMedia("(prefers-color-scheme: dark)");
const systemContrast = matchMedia("(prefers-contrast: more)");
const systemCalm = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  theme = $state<Theme>((localStorage.getItem("theme") as Theme | null) ?? "auto");
  /** null: as the system. */
  contrast = $state<boolean | null>(readFlag("contrast"));
  sound = $state(readFlag("sound") ?? true);
  moves = $state<MoveStyle>((localStorage.getItem("moves") as MoveStyle | null) ?? "notation");
  /** Decisions with one option are played at once, where that tells no secret. */
  forced = $state(readFlag("forced") ?? true);
  #systemDark = $state(systemDark.matches);
  #systemContrast = $state(systemContrast.matches);
  #systemCalm = $state(systemCalm.matches);

  dark = $derived(this.theme === "auto" ? this.#systemDark : this.theme === "dark");
  /** Patterns, thick lines and letters in addition to colours. */
  strong = $derived(this.contrast ?? this.#systemContrast);
  /** No animations. */
  calm = $derived(this.#systemCalm);

  constructor() {
    systemDark.addEventListener("change", () => (this.#systemDark = systemDark.matches));
    systemContrast.addEventListener("change", () => (this.#systemContrast = systemContrast.matches));
    systemCalm.addEventListener("change", () => (this.#systemCalm = systemCalm.matches));
  }

  /** Applies the settings to the document and stores them; run inside an effect. */
  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? "dark" : "light";
    root.dataset.contrast = this.strong ? "high" : "normal";
    localStorage.setItem("theme", this.theme);
    localStorage.setItem("sound", String(this.sound));
    localStorage.setItem("moves", this.moves);
    localStorage.setItem("forced", String(this.forced));
    if (this.contrast === null) localStorage.removeItem("contrast");
    else localStorage.setItem("contrast", String(this.contrast));
  }
}

function readFlag(name: string): boolean | null {
  const kept = localStorage.getItem(name);
  return kept === null ? null : kept === "true";
}

export const settings = new Settings();

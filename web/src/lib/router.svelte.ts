/** Client-side routing by the path of the address. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string; token: string }
  | { page: "replay"; id: string; token: string; number: number | null; tree: string }
  | { page: "study"; game: string }
  | { page: "editor"; game: string }
  | { page: "open" }
  | { page: "rules"; game: string; clause: string }
  | { page: "workshop"; game: string }
  | { page: "learn"; game: string; lesson: string }
  | { page: "puzzles" }
  | { page: "puzzle"; game: string; puzzle: string; theme: string }
  | { page: "missing" };

/** The page that an address names. Pages read the hash themselves, except for clauses and move numbers. */
export function read(url: URL): Route {
  const [first = "", second = "", third = ""] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const token = url.searchParams.get("token") ?? "";
  const hash = decodeURIComponent(url.hash.slice(1));
  switch (first) {
    case "":
      return { page: "home" };
    case "new":
      return second ? { page: "new", game: second } : { page: "missing" };
    case "tables":
      if (!second) return { page: "missing" };
      if (third === "replay") return { page: "replay", id: second, token, ...placeIn(hash) };
      return { page: "table", id: second, token };
    case "study":
      return second ? { page: "study", game: second } : { page: "missing" };
    case "editor":
      return second ? { page: "editor", game: second } : { page: "missing" };
    case "open":
      return { page: "open" };
    case "rules":
      return { page: "rules", game: second, clause: hash };
    case "workshop":
      return second ? { page: "workshop", game: second } : { page: "missing" };
    case "learn":
      return { page: "learn", game: second, lesson: third };
    case "puzzles":
      if (!second) return { page: "puzzles" };
      if (!third) return { page: "missing" };
      return { page: "puzzle", game: second, puzzle: third, theme: url.searchParams.get("theme") ?? "" };
    default:
      return { page: "missing" };
  }
}

/** The number of a position, and packed variations behind it. */
function placeIn(hash: string): { number: number | null; tree: string } {
  const [, number, tree] = /^(\d+)(?:~([\w-]+))?$/.exec(hash) ?? [];
  return { number: number === undefined ? null : Number(number), tree: tree ?? "" };
}

class Router {
  url = $state.raw(new URL(location.href));
  route = $derived(read(this.url));

  constructor() {
    addEventListener("popstate", () => (this.url = new URL(location.href)));
    addEventListener("hashchange", () => (this.url = new URL(location.href)));
    // Links within the page need no reload.
    document.addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a");
      if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.pathname.startsWith("/api/")) return;
      if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
      event.preventDefault();
      this.go(link.href);
    });
  }

  /** Go to another page. */
  go(address: string, { replace = false } = {}): void {
    const url = new URL(address, location.href);
    history[replace ? "replaceState" : "pushState"](null, "", url);
    this.url = url;
    if (!url.hash) scrollTo(0, 0);
  }
}

export const router = new Router();

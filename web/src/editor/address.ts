/** Addresses of the editor. */

import type { Options } from "$lib/wire";

/** The address where a position is set up by hand; without a position, the start of a game with these options. */
export function editorAddress(game: string, position = "", options?: Options): string {
  const query = new URLSearchParams();
  if (position) query.set("position", position);
  else if (options && Object.keys(options).length) query.set("options", JSON.stringify(options));
  return `/editor/${encodeURIComponent(game)}${query.size ? `?${query}` : ""}`;
}

/** The position text and the options of an address; unreadable options count as none. */
export function readEditor(url: URL): { position: string; options: Options | undefined } {
  const position = url.searchParams.get("position") ?? "";
  try {
    const found: unknown = JSON.parse(url.searchParams.get("options") ?? "null");
    const isObject = found !== null && typeof found === "object" && !Array.isArray(found);
    return { position, options: isObject ? (found as Options) : undefined };
  } catch {
    return { position, options: undefined };
  }
}

/** The part of a position text behind the options. */
export function bodyOf(position: string): string {
  const bar = position.indexOf(" | ");
  return bar < 0 ? position : position.slice(bar + 3);
}

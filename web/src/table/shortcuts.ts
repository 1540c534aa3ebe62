/** Keyboard shortcuts of the table. */

export type Shortcut = "escape" | "undo" | "hint" | "flip" | "in" | "out" | "fit" | "log" | "chat" | "keys" | "recap";

const KEYS: Record<string, Shortcut> = {
  Escape: "escape",
  u: "undo",
  h: "hint",
  f: "flip",
  "+": "in",
  "=": "in",
  "-": "out",
  "0": "fit",
  l: "log",
  c: "chat",
  s: "recap",
  "?": "keys",
};

/** The shortcut of a key, or null: modifiers belong to the browser, letters to text fields. */
export function shortcut(event: KeyboardEvent): Shortcut | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  const target = event.target as Element | null;
  const name = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
  if (target?.closest?.("dialog")) return null;
  if (name !== "escape" && target?.closest?.("input, textarea, select, [contenteditable]")) return null;
  return name;
}

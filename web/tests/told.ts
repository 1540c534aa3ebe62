import type { Body, Told } from "$lib/wire";

/** A decision as it is sent; by default its text is its phrase. */
export const told = (seat: number, text: string, more: Partial<Told> = {}): Told => ({
  seat,
  text,
  parts: [],
  chance: "",
  phrase: { code: text, params: {} },
  brought: null,
  ...more,
});

/** A "played" event. */
export const played = (seat: number, ...moves: (string | Partial<Told>)[]): Body => ({
  kind: "played",
  seat,
  moves: moves.map((move) => (typeof move === "string" ? { text: move } : { text: "", ...move })),
});

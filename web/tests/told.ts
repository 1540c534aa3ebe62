import type { Body, Told } from "$lib/wire";

/** A decision as it is told; without words of its own its text stands for them. */
export const told = (seat: number, text: string, more: Partial<Told> = {}): Told => ({
  seat,
  text,
  parts: [],
  chance: "",
  phrase: { code: text, params: {} },
  brought: null,
  ...more,
});

/** The event of decisions that were said together. */
export const played = (seat: number, ...moves: (string | Partial<Told>)[]): Body => ({
  kind: "played",
  seat,
  moves: moves.map((move) => (typeof move === "string" ? { text: move } : { text: "", ...move })),
});

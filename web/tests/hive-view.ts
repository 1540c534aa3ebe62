import type { HiveView, Stack } from "$games/hive/pieces";

/** A view from a position like "White[3] wQ@0,0 bQ@1,0"; pieces of one hex from the bottom up. */
export function viewOf(position: string, more: Partial<HiveView> = {}): HiveView {
  const [turn, ...pieces] = position.split(" ");
  const stacks = new Map<string, Stack>();
  for (const each of pieces) {
    const [piece, place] = each.split("@") as [string, string];
    const [q, r] = place.split(",").map(Number) as [number, number];
    const stack = stacks.get(place) ?? { q, r, pieces: [] };
    stack.pieces.push(piece);
    stacks.set(place, stack);
  }
  return {
    game: "hive",
    options: { type: "Base+MLP" },
    seat: 0,
    seats: 2,
    actor: turn!.startsWith("White") ? 0 : 1,
    decision: "move",
    scores: [0, 0],
    gone: [],
    outcome: null,
    board: { turn: turn!, stacks: [...stacks.values()], hands: [[], []], resting: null },
    last: null,
    ...more,
  };
}

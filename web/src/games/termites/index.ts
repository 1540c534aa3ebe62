import "./palette.css";
import type { View } from "$lib/wire";
import type { GameFace } from "../contract";
import Board from "./Board.svelte";
import type { TermitesView } from "./board";
import Hand from "./Hand.svelte";
import { ask, button, called, standing } from "./words";

/** The colours before it is known who plays which colony. */
const UNKNOWN = ["blue", "red", "gold", "gray"];

/** Termites' face. */
const face: GameFace = {
  name: "termites",
  Board,
  Hand,
  colour: (view: View | null, seat) =>
    `var(--termites-${(view as TermitesView | null)?.board.seats[seat]?.colony ?? UNKNOWN[seat] ?? "neutral"})`,
  called,
  ask,
  button,
  standing,
  Workshop: () => import("./Workshop.svelte"),
};

export default face;

import "./palette.css";
import "./colony.css";
import type { View } from "$lib/wire";
import type { GameFace } from "../contract";
import Board from "./Board.svelte";
import { COLOURS, type MyrmesView } from "./board";
import Hand from "./Hand.svelte";
import { ask, button, called, say, standing } from "./words";

/** Myrmes' face. */
const face: GameFace = {
  name: "myrmes",
  Board,
  Hand,
  colour: (view: View | null, seat) =>
    `var(--myrmes-${(view as MyrmesView | null)?.board.seats[seat]?.colour ?? COLOURS[seat] ?? "nobody"})`,
  called,
  say,
  ask,
  button,
  standing,
};

export default face;

import "./palette.css";
import type { View } from "$lib/wire";
import type { GameFace } from "../contract";
import Board from "./Board.svelte";
import { anthillOf, ANTHILLS, type AntsView } from "./board";
import Hand from "./Hand.svelte";
import { ask, button, called, news, standing, unused } from "./words";

/** Ants' face. */
const face: GameFace = {
  name: "ants",
  Board,
  Hand,
  colour: (view: View | null, seat) => {
    const anthill = view ? anthillOf((view as AntsView).board, seat) : (ANTHILLS[seat] ?? "A");
    return `var(--ants-${anthill.toLowerCase()})`;
  },
  called,
  ask,
  button,
  news,
  standing,
  unused,
};

export default face;

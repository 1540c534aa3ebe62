import "./palette.css";
import "./colony.css";
import type { GameFace } from "../contract";
import Board from "./Board.svelte";
import { COLOURS } from "./board";
import Hand from "./Hand.svelte";
import { ask, button, called, standing, unused } from "./words";

/** Myrmes' face. */
const face: GameFace = {
  name: "myrmes",
  Board,
  Hand,
  colour: (_, seat) => `var(--myrmes-${COLOURS[seat] ?? "nobody"})`,
  called,
  ask,
  button,
  standing,
  unused,
};

export default face;

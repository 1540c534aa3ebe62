import type { GameFace } from "../contract";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { ask, button, called, standing } from "./words";

/** Hive's face. */
const face: GameFace = {
  name: "hive",
  Board,
  Hand,
  colour: (_view, seat) => (seat === 0 ? "#f8f0dc" : "#2d2824"),
  called: (_view, seat) => called(seat),
  ask,
  button: (_view, part) => button(part),
  standing,
};

export default face;

import "./palette.css";
import type { Options, View } from "$lib/wire";
import type { GameFace } from "../contract";
import Board from "./Board.svelte";
import { anthillOf, ANTHILLS, type AntsView } from "./board";
import Hand from "./Hand.svelte";
import { ask, button, called, standing } from "./words";

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
  standing,
  shown,
};

/** Teams are for allied scenarios; where more than two play, it makes no difference who has which anthill. */
function shown(options: Options, option: string): boolean {
  if (option === "teams") return String(options.scenario ?? "classic").endsWith("allied");
  if (option === "anthills") return Number(options.players ?? 2) === 2;
  return true;
}

export default face;

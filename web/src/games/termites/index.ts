import "./palette.css";
import type { Options, View } from "$lib/wire";
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
  shown,
};

/** A setup is used where the map is one, tiles where the players build it. */
function shown(options: Options, option: string): boolean {
  if (option === "setup") return (options.map ?? "setup") === "setup";
  if (option === "tiles") return options.map === "build";
  return true;
}

export default face;

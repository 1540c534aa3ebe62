/** The faces of games. A game with a folder here has its own, in a chunk fetched on demand; all others have the plain
 *  one. */

import type { Component } from "svelte";
import type { GameFace } from "./contract";
import PlainPicture from "./PlainPicture.svelte";

const faces = import.meta.glob<{ default: GameFace }>("./*/index.ts");
/** Small pictures for the home page, and what tells foreign records apart: part of the first chunk. */
const pictures = import.meta.glob<{ default: Component }>("./*/Picture.svelte", { eager: true });
const signs = import.meta.glob<{ default: RegExp }>("./*/record.ts", { eager: true });

const workshops = import.meta.glob("./*/Workshop.svelte");

export async function loadFace(game: string): Promise<GameFace> {
  const load = faces[`./${game}/index.ts`] ?? (() => import("./plain"));
  return (await load()).default;
}

export function picture(game: string): Component {
  return pictures[`./${game}/Picture.svelte`]?.default ?? PlainPicture;
}

/** Whether a game has an editor: known without loading its face. */
export const hasWorkshop = (game: string): boolean => `./${game}/Workshop.svelte` in workshops;

/** The game whose own formats match a record. */
export function gameOfRecord(record: string): string | undefined {
  return Object.entries(signs).find(([, sign]) => sign.default.test(record))?.[0].split("/")[1];
}

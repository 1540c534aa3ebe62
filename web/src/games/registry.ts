/** The games that the page has a face for. Each comes in a chunk of its own, fetched with the first table of its kind. */

import type { Component } from "svelte";
import type { GameFace } from "./contract";

const faces = import.meta.glob<{ default: GameFace }>("./*/index.ts");
/** Small pictures for the home page; they are part of the first chunk. */
const pictures = import.meta.glob<{ default: Component }>("./*/Picture.svelte", { eager: true });

export async function face(game: string): Promise<GameFace> {
  const load = faces[`./${game}/index.ts`];
  if (!load) throw new Error(`no face for ${game}`);
  return (await load()).default;
}

export function picture(game: string): Component | null {
  return pictures[`./${game}/Picture.svelte`]?.default ?? null;
}
